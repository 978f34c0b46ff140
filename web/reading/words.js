/**
 * @file The words that people use for boards, by their meaning, and the tokens of a text: numbers, words and signs with their places.
 *
 * A word with several meanings stands at each of them; a word that also says nothing, at "" too. A blank within a phrase is written _.
 */

/** Each language has a line: English; Chinese; German, French, Spanish; Japanese, Russian. */
export const WORDS = {
  on: `on lit light lights alight shine shines shining bright glow glows glowing burn burns burning lighted open full ones flowing active activated
    亮 开 開 亮着 亮著 亮的 点亮 點亮 亮起来 亮起來 打开 打開 开着 開著
    an offen leuchtet leuchten brennt brennen allumé allumée allumées allumés ouvert ouverte ouvertes geöffnet encendida encendido encendidas encendidos abierta abiertas abiertos acesa aceso acesas acesos
    点灯 горит горят горел горела горели включен включена включены включён открыт открыта открыты светится светятся`,
  off: `off are_out is_out dark unlit closed shut black empty blank zeros zeroes dry inactive
    灭 滅 关 關 暗 灭的 滅的 灭着 滅著 关着 關著 不亮
    aus éteint éteinte éteintes éteints fermé fermée fermées geschlossen türen_zu ist_zu sind_zu apagada apagado apagadas apagados cerrada cerradas cerrados
    消灯 выключен выключена выключены закрыт закрыта закрыты погашен погашена погашены не_горит не_горят`,
  all: `all every everything everyone each whole entire entirely fully full both
    全 全部 所有 都 全都 全部都 所有都 全体 全體 每个 每個 每盏 每盞
    alle alles jede jedes jeder cada chaque tout tous toutes todas todos tudo
    すべて 全て все всё всех каждый каждая каждую`,
  alike: `same alike equal either the_same same_colour same_color
    一样 一樣 相同 一致 同一种 同一種 同色`,
  goal: `goal target aim end at_the_end in_the_end finally final wanted solved finish finished result desired am_ende but_: win_when win_if wins_when won_when you_win_when solved_when
    目标 目標 要求 最终 最終 终态 終態
    ziel objetivo meta objectif 目標 цель в_конце в_итоге`,
  start: `start starts starting state init initial initially begin begins beginning now currently current at_first right_now at_the_start at_the_beginning when_you_enter when_you_come_in when_you_arrive at_the_moment
    开始 開始 一开始 一開始 初期状態 初期 初始 起始 现在 現在 目前 当前 當前 初始状态 初始狀態 状态 狀態
    am_anfang anfangs zu_beginn au_début al_principio сейчас сначала вначале изначально в_начале`,
  wish: `must should make makes turn get make_it make_them want wants i'd_like we'd_like would_like wish need needs have_to has_to got_to needs_to need_to put until only_if only_when how_do_i how_can_i how_to how_do_you
    要 让 讓 把 变 變 变成 變成 使 需要 要让 要讓 应该 應該 怎么 怎麼 怎样 怎樣 如何 怎么才能 怎樣才能 怎样才能 如何才能 才能 直到 才会 才會
    müssen muss sollen soll will möchte il_faut doivent doit veux hay_que tienen_que deben debe quiero precisam devem deve preciso quero нужно надо чтобы должен должна должны хочу`,
  becomes: `to into becomes become go goes end_up ends_up then_to -> => → ⇒ ⟶ ➡
    变 變 变成 變成 变为 變為 到`,
  no: `no not without never doesn't don't isn't aren't does_not do_not is_not are_not cannot
    不 没有 沒有 无 無 不会 不會 не нет без
    nicht kein keine keinen keiner ohne pas sans aucun aucune sin ningún ninguna`,
  or: `or
    或 或者 或是 или`,
  also: `also too as_well including include includes included plus
    也 还 還 以及 包括 包含
    auch également aussi también também также тоже`,
  only: `only just
    只 仅 僅 只有 只会 只會 仅有 nur seul seule seuls seules seulement solo sólo somente apenas だけ のみ только лишь`,
  self: `itself self own own_light own_lamp own_state own_cell own_tile
    自己 自身 本身 它自己 自己本身 它本身
    selbst même misma mismo mesma mesmo 自分 自分自身 себя сам сама само`,
  asks: `which what how_many minimum_number_of least_number_of fewest_number_of smallest_number_of which_cells which_ones which_lamps which_lights which_buttons least fewest minimum
    哪些 哪几个 哪幾個 哪几格 几次 幾次 几步 幾步 多少次 多少步
    welche welcher welches wo was où quelles quels quelle quel combien dónde qué cuáles cuál cuántas cuántos onde quais quantos quantas どこ 何回`,
  wrap: `wrap wraps wrapping wrapping_around wrapped wraparound wrap-around toroidal torus wrap_around wraps_around wrapped_around wraps_round wrap_round
    环面 環面 环绕 環繞 循环 循環 首尾相连 首尾相連
    トーラス`,
  cylinder: `cylinder cylindrical
    圆柱 圓柱 柱面`,
  edges: `edge edges side sides border borders boundary outer_edge outer_edges outermost_edges on_all_sides on_every_side on_all_edges opposite_edges opposite_sides
    边 邊 边界 邊界 边缘 邊緣 四边 四邊
    rand ränder bord bords borde bordes bordas края`,
  joined: `joined join joins connected connect connects meet meets touch glued
    相连 相連 相接 连接 連接 连通 相通
    verbunden reliés reliées connectés unidos conectados conectadas ligadas соединены`,
  sideways: `left_and_right left_and_the_right left_and_right_edges left_edge_and_right_edge
    horizontally
    左右 左右两边 左右兩邊`,
  upright: "vertically 上下",
  row: `row rows
    行 排 横排 橫排 整行 同一行 同一排
    zeile zeilen reihe reihen ligne lignes fila filas linha linhas строка строку строке строки ряд ряды`,
  column: `column columns col cols
    列 直排 整列 同一列
    spalte spalten colonne colonnes columna columnas coluna colunas столбец столбце столбцы`,
  neighbours: `neighbour neighbours neighbor neighbors neighbouring neighboring adjacent orthogonal orthogonally cross cross-shaped surrounding around next_to_it directly_next_to_it right_next_to_it
    orthogonal_neighbours orthogonal_neighbors orthogonally_adjacent directly_adjacent direct_neighbours direct_neighbors adjacent_ones
    horizontal_and_vertical_neighbours horizontal_and_vertical_neighbors horizontal/vertical_neighbours
    相邻 相鄰 相邻的 相鄰的 邻居 鄰居 周围 周圍 十字 上下左右 上下左右的 上下左右四个 上下左右四個
    周囲 まわり 周り
    nachbarn nachbarfelder nachbarlampen voisins voisines vecinos vecinas vecinas_ortogonales vecinos_ortogonales vizinhos vizinhas 上下左右の сосед соседей соседи соседние соседних соседний`,
  around: `around surrounding around_it touching_it 周囲 まわり 周り 周围 周圍 四周`,
  near: "neighbour neighbours neighbor neighbors adjacent 相邻 相鄰 相邻的 相鄰的 邻居 鄰居",
  cross: "cross cross-shaped plus plus-shaped 十字",
  up: "up above top upper north n 上 上方 上面 oben haut arriba cima",
  down: "down below under bottom lower south s 下 下方 下面 unten bas abajo baixo",
  left: "left west w 左 左边 左邊 links gauche izquierda esquerda",
  right: "right east e 右 右边 右邊 rechts droite derecha direita",
  plus: `and & + plus with as_well_as along_with together_with / 和 与 與 及 以及 连同 連同 跟 und mit et avec y con e com と и`,
  usual: `usual normal standard ordinary regular default classic classical basic plain
    普通 标准 標準 经典 經典 普通の 通常 normalen üblichen normales habituales habituelles`,
  rules: `rule rules toggle toggles toggling move moves pattern shape shaped version variant 规则 規則 玩法 ルール regeln regel règles reglas regras`,
  diagonal: `diagonal diagonals diagonally
    对角 對角 斜 斜对角 斜對角 对角线 對角線`,
  king: `king king's chess_king king_move king_moves king's_move king's_moves
    国王 國王`,
  knight: `knight knights chess_knight knight's knight_move knight_moves knight's_move knight's_moves
    马 馬 马步 馬步`,
  states: `states state mod modulo colours colors levels brightnesses
    种状态 種狀態 档 檔 种颜色 種顏色 个状态`,
  reach: `can_go_to could_go_to can_go could_go can_reach could_reach can_jump_to could_jump_to reaches a_move_away away from_it from_there from_here
    能走到 能走到的 走到 可以走到 能跳到 能跳到的`,
  hole: `hole holes missing gap nothing empty blank none wall walls
    洞 空洞 空 无 無 墙 牆 wand mur pared muro parede стена`,
  except: `except but without excepting besides apart_from other_than
    除了 除 除去
    außer sauf excepto кроме`,
  rest: `rest others other else
    其他 其它 其余 其餘 остальные остальных остальное andere anderen übrigen restlichen autres demás otros otras outras outros`,
  centre: `centre center middle
    中间 中間 中心 中央 正中 正中间 正中間 正中心 正中央 mittlere mittleren средний средняя среднюю средние`,
  corners: `corners four_corners all_corners
    角 四角 四个角 四個角`,
  upLeft: "左上角",
  upRight: "右上角",
  downLeft: "左下角",
  downRight: "右下角",
  border: `border edge edges boundary rim ring
    边 邊 边界 邊界 边缘 邊緣 四边 四邊`,
  checkerboard: `checkerboard chessboard checkered chequered
    棋盘格 棋盤格`,
  first: `first top
    第一 前 ersten premières premiers primeras primeros первые`,
  last: `last bottom
    最后 最後 letzte letzten dernière dernier dernières derniers última último últimas últimos последний последняя последнюю последние`,
  nth: "第",
  lines: "rows columns cols zeilen reihen spalten lignes colonnes filas columnas",
  and: `and & ,
    和 与 與 及 跟
    und et y と и`,
  is: `is are be it's means mean means_the_light_is = :
    是 为 為 代表 表示 用 が は
    ist sind sein werden est sont es son están être estar ser ficar become soient sean это есть`,
  colon: ": =",
  comma: ", 、",
  times: "by",
  "": `a an the of in at for with room on_a on_an on_the that_are that_is you we them they there its
    board boards grid game puzzle field cell cells square squares tile tiles light lights lamp lamps bulb bulbs
    classic size pattern legend key lights_out lights-out
    il_y_a es_gibt hay 共有 一共 的 将 將 灯 燈 盏 盞 扇 棋盘 棋盤 盤面 格 格子 个 個 一 一个 一個 着 著 会 會 时 時 了 它 大小 图例 圖例 之外 以外 外 关灯 關燈 游戏 遊戲 号 號
    поле der die das den ein eine le la les un une el los las una`,
  the: "the der die das den le la les el los las you man",
  pronoun: "one ones",
  ones: "ones",
  zeros: "zeros zeroes",
  aside: `que that this directly immediately entry entries element elements player cell's tile's lamp's light's square's seine ses sus dann um 一起 起 一下 每次 可以 一次`,
  solution: `solution solutions answer 解法 答案 lösung solución solução soluzione`,
  from: "from",
  close: `close closes extinguish put_out out stop get_rid_of turn_off switch_off darken turning_off switching_off extinguished turned_off switched_off
    熄灭 熄滅 关闭 關閉 关掉 關掉 灭掉 滅掉
    ausschalten ausmachen löschen éteindre apagar apagarlas apagarlos apagá-las
    消す 消すに 消すには 消したい 消して 消せ 消灯させたい 消灯させる 消灯してください погасить выключить закрыть`,
  order: `light open turn_on switch_on
    点亮 點亮
    einschalten anmachen allumer encender encenderlas encenderlos acender
    点ける 点けたい 点けて つけたい 点灯させたい 点灯させる 点灯してください зажечь включить открыть`,
  press: `press presses pressing pressed click clicking clicks clicked tap taps tapped each_press hit hits hitting pull pulling push pushing step_on stepping_on touch touching turning flipping rotating striking tapping
    转动 轉動 转 轉 碰 按 按下 按一下 踩 拉 推 点 點 点击 點擊 每次点击 每次點擊
    druck drücken drückt drückst drücke klicken klickt klickst tippt appuyer appuie touche cliquer clique pulsar pulsa presionar presiona tocar apertar aperto clicar clico 押す 押せば 押したら 押した нажать нажатие нажмите нажимает`,
  if: `if when whenever
    如果 当 當 wenn quand quando si cuando если когда`,
  verb: `flip flips toggle toggles turn turns control controls change changes switch switches opens affect affects rotate rotates move moves invert inverts trigger triggers
    activate activates ignites swaps shifts spins swings presses connects_to -> => → ⇒ ⟶ ➡ : =
    控制 影响 影響 带动 帶動 改变 改變 切换 切換 翻转 翻轉 翻 转动 轉動 转 轉 变 變
    dreht schaltet öffnet bewegt kippt wechselt wechseln ändert ändern steuert bedient schalten drehen fait_tourner font_tourner fait_pivoter commande commandent changent ouvre tourne inverse bascule actionne abre cambia gira hace_girar hacen_girar faz_girar invierte mueve controla controlan cambian управляет переключает меняет изменяет переворачивает поворачивает`,
  passive: `is_controlled_by is_toggled_by is_flipped_by is_operated_by is_switched_by is_turned_by is_opened_by is_changed_by
    controlled_by toggled_by flipped_by operated_by switched_by turned_by opened_by changed_by
    由`,
  varies: `change changes changed flip flips toggle toggles also too
    变 變 都变 都變 会变 會變 变化 變化 亮灭变化 亮滅變化 翻转 翻轉 转 轉 转动 轉動 改变 改變 会 會 都`,
  noun: `door doors light lights lamp lamps bulb bulbs statue statues cube cubes tile tiles gate gates torch torches pillar pillars plate plates crystal crystals stone stones
    panel panels candle candles
    灯 燈 门 門 旋转门 旋轉門 转盘 轉盤 齿轮 齒輪 雕像 石像 方块 方塊 机关 機關 火炬 石柱 水晶
    lampe lampen licht lichter tür türen statuen tor tore lampes porte portes lámpara lámparas puerta puertas luz luces porta portas
    ライト ランプ ドア 扉 факел факела факелы факелов лампа лампу лампы ламп лампочка лампочку лампочки дверь двери дверей`,
  lamp: `light lights lamp lamps bulb bulbs
    灯 燈
    lampe lampen lampes lámpara lámparas luz luces
    ライト ランプ лампа лампу лампы ламп лампочка лампочку лампочки`,
  light: "light lights",
  cell: "cell cells square squares tile tiles 格 格子",
  own: `it cell square tile light lamp bulb button field piece 它 格 格子 灯 燈 es lampe feld case luz casilla マス`,
  counted: "doors gates lights lamps bulbs cells squares tiles columns rows 盏 盞 个 個 扇",
  none: `none nothing
    无 無`,
  range: `to through thru - ~ – — ~
    至 到
    bis hasta até до по`,
  button: `button buttons switch switches lever levers
    按钮 按鈕 开关 開關 拉杆 拉桿 踏板
    schalter hebel taste tasten knopf bouton boutons levier leviers interrupteur botón botones palanca palancas interruptor interruptores
    スイッチ ボタン レバー рычаг рычаги рычага кнопка кнопку кнопки переключатель переключатели`,
  colour: `white black yellow red green blue orange purple pink brown grey gray gold silver
    白 黑 红 紅 绿 綠 蓝 藍 黄 黃 白色 黑色 黄色 黃色 红色 紅色 绿色 綠色 蓝色 藍色 橙色 紫色 灰色`,
  stuck: "stuck jammed locked broken dead",
  locked: `cannot_be_pressed can't_be_pressed can_not_be_pressed must_not_be_pressed may_not_be_pressed
    按不了 按不动 按不動 不能按 按钮坏了 按鈕壞了`,
  may: "can could will would 会 會 能 可以",
  any: `doesn't_matter don't_matter does_not_matter do_not_matter may_end_in_any_state can_end_in_any_state
    无所谓 無所謂 是无所谓 是無所謂`,
  unclear: `on_board between zwischen entre между
    一角 一个角 一個角 一行 一列 一排`,
  thing: `door doors rule rules position state one ones
    门 門 规则 規則 状态 狀態`,
  flip: `flip flips flipped change changes changed toggle toggles affected affects turn turns count counts
    翻转 翻轉 改变 改變 变化 變化
    inverts invert inverted toggled switch switches switched swap swaps reverse reverses reversed toggling flipping
    切换 切換 反转 反轉 变 變 会变 會變 都变 都變
    wechseln wechselt schalten schaltet ändern ändert change changent inverse cambia cambian invierte inverte muda mudam
    切り替わる 切り替わります 反転 反転する 反転します 入れ替わる 入れ替わります`,
};

/** Numbers in words, each at its place, in several languages. */
export const NUMBERS =
  "zero one two|zwei|deux|dos|duas|два|две three|drei|trois|tres|três|три four|vier|quatre|cuatro|quatro|четыре five|fünf|cinq|cinco|пять six|sechs|seis|шесть seven|sieben|siete|семь eight nine ten eleven twelve".split(
    " ",
  );
export const ORDINALS =
  "zeroth first|erste|ersten|première|premier|primera|primer|первый|первая|первую second|zweite|zweiten|deuxième|segunda|segundo|второй|вторую third|dritte|dritten|troisième|tercera|tercer|terceira|третий|третью fourth|vierte|vierten|quatrième|cuarta|quarta fifth|fünfte|fünften|cinquième|quinta sixth seventh eighth ninth tenth eleventh twelfth".split(
    " ",
  );
export const HAN_NUMBERS = "零一二三四五六七八九十";
/** @param {string[]} words @returns {Map<string, number>} */
const placesOf = (words) => new Map(words.flatMap((word, i) => word.split("|").map((each) => [each, i])));
const ORDINAL_WORDS = placesOf(ORDINALS);
const NUMBER_WORDS = new Map([...placesOf([...HAN_NUMBERS]), ...placesOf(NUMBERS), ...ORDINAL_WORDS]);

/** The number of digits or of a word; -1 for another word. @param {string} word */
export const numberOf = (word) =>
  /^\d+$/.test(word) ? Number(word) : (NUMBER_WORDS.get(word.toLowerCase().replace(/^[两兩]$/, "二")) ?? -1);

/** Subjects of texts, and for each the words that tell it, as parts of expressions with _ for a blank: a line for English and others, and one for Chinese. */
const SUBJECTS = {
  line: `in_(?:a|one|a_single)_(?:row|line) side_by_side (?:row|line)_of along_(?:a|the)
    一[排行列] 排成 [并並]排`,
  circle: `circle circular ring_of in_a_ring a_round round_(?:a|the)
    一圈 [围圍]成 [环環圆圓]形`,
  neighbours: `neighbou?rs? adjacent next_to beside (?:either|each|both)_sides? left_and_(?:the_|its_)?right i_?[-–]_?1
    相[邻鄰] [邻鄰]居 左右 旁[边邊] [两兩][边邊侧側] 隔壁`,
  consecutive: `consecutive adjacent neighbou?ring contiguous in_a_row side_by_side
    连续 連續 相邻 相鄰`,
  othersAlone: `only_(?:the|its)_(?:two_)?neighbou?rs not_itself
    但不(?:改变|影响)?(?:它)?自己 不包括自己`,
  graph: `edges? vert(?:ex|ices) graph nodes? wires? links? connections? adjacency joined connected linked
    [图圖边邊] 顶点 頂點`,
  switches: `switch(?:es)? buttons? levers? toggles? flips?
    开关 開關 按钮 按鈕`,
  switchesOfLights: `connected_to p\\w{1,2}
    相连 相連`,
  states: `rotat\\w+ fac(?:es?|ing) north positions states dials?
    [转轉][动動] 旋[转轉] 朝 面向 [三四五六七八九\\d]种状态`,
  turning: `statu(?:es?|en) estatuas? mirrors? cubes? spiegel miroirs? espejos? dials? gears? rotat\\w{1,5}
    [雕石铜銅]像 方[块塊] [转轉][盘盤] 旋[转轉](?![门門]) [镜鏡]子 [齿齒][轮輪]`,
  noThing: `total sum parity status state count cost uses? used keys? notes? order works? working broken stuck jammed locked pressed presses active off solved jetzt anfang ziel ende ahora inicio meta
    сейчас цель 初期 目標 合计 合計 \\bon\\b.* \\b(?:open|lit)\\??`,
  backwards: `counter-?clockwise anti-?clockwise
    逆时针 逆時針 反時計`,
};
/** The expressions of subjects. */
export const ABOUT = /** @type {Record<keyof typeof SUBJECTS, RegExp>} */ (
  Object.fromEntries(
    Object.entries(SUBJECTS).map(([subject, words]) => {
      const [latin, han] = words.split("\n").map((line) => line.trim().replaceAll(" ", "|").replaceAll("_", " "));
      return [subject, RegExp(`\\b(?:${latin})\\b|${han}`, "iu")];
    }),
  )
);

/** True of a name that is that of no thing: "total", "locked". @param {string} name */
export const isNoThing = (name) => ABOUT.noThing.exec(name)?.[0] === name;

const THINGS = WORDS.noun.split(/\s+/).sort((a, b) => b.length - a.length);
/** Other words that lose more than an s where they are one thing. */
const PLURALS =
  /(?<=(?:hat|ar|swit|wat|ben|bran|mat|wit)ch|dish|bush|brush|box|fox|cross|glass)es$|(?<=batter|fair|cit)ies$|(?<=^lu)ces$/i;
/** A word for one thing, of one for several. @param {string} word */
export function stemOf(word) {
  const isOne = (/** @type {string} */ one) => /^(?:e?[sn]|er)$/.test(word.slice(one.length));
  const noun = THINGS.find((one) => word.toLowerCase().startsWith(one) && isOne(one));
  if (noun) return word.slice(0, noun.length);
  return word.replace(PLURALS, (end) => ({ ies: "y", ces: "z" })[end] ?? "").replace(/(?<!s)s$/, "");
}

/** Words of people who ask, which say nothing of a board: only such words may stand beside one. A line for each language. */
const COURTESIES = `
  hi_all hello_all thanks_all my_board_is thanks thank_you thank thx cheers hi hello hey please pls plz help helps me us this it these my your our solve solved solving solver can can't could would anyone someone anybody
  somebody any idea ideas how do does i i'm i've am stuck_here stuck_on stuck_at i'm_stuck i_am_stuck i'm_stuck_on i_am_stuck_on been been_stuck_on got_stuck_on stuck_on_this_one we we're what what's
  have has what_is what_do_i_press what_to_press what_should_i_press which_should_i_press who know knows need_help need_some_help trying tried this_one in_advance here here's here_is find_the_fewest_presses fewest_presses minimum_number_of_presses number_of_presses fewest_moves
  flip_game game_of_flip my_code card cards try see ok okay hard easy medium regards best greetings dear sent from_my_phone for hours hour ages days day monday tuesday wednesday thursday friday saturday sunday daily today today's level stage room machine
  from_my from_our from_a from_an from_the from_today's from_yesterday's terminal app excel newspaper newsletter magazine booklet homework exercise escape
  いい いいです よい 求解法 求按法 求答案
  very much im_voraus everybody favourite favorite edit really tricky crazy going
  how_do_i_solve_this how_do_i_solve_it how_do_you_solve_this any_help_is_appreciated help_is_appreciated this_one_is i_can't_figure_this_out i_can't_figure_it_out
  know_the_solution what's_the_solution what_is_the_solution how_many_moves_does_it_take how_many_presses_does_it_take wie_geht_das ¿cómo_se_hace cómo_se_hace
  спасибо помогите пожалуйста помочь решить привет 求大神 求大神帮忙 看看 求解答 解き方 解き方を教えてください 解き方を教えて
  find found made look looks_like_this appreciated next solvable possible is_this_solvable is_it_solvable is_this_possible extended small large big little at_least at_most at_minimum
  请问 請問 这个 這個 谢谢 謝謝 感谢 感謝 求解 求助 怎么 怎麼 怎样 怎樣 怎么按 怎麼按 按哪些 怎么做 怎么解 怎麼解 帮 幫 帮忙 幫忙 忙 你 您 大家 大神 高手 各位 谁 誰 能 吗 嗎 呢 吧 啊 我 有 人 如何 这 這 题 題
  最多几步 最多幾步 最少几步 最少幾步 道 题目 題目 好 难 難 求最少步数 求最少步數 最少步数 最少步數
  hallo moin bitte danke vielen dank gruß grüße hilfe ich komme weiter nicht_weiter komme_nicht_weiter komme_hier_nicht_weiter weiß_nicht_weiter das ist mir hier mein meine feld spielfeld rätsel spiel kann jemand helfen wie löse löst lösen lösbar man und
  bonjour salut merci beaucoup voici ma mon grille jeu aidez aide aider quelqu'un peut svp s'il vous ça plaît comment résoudre d'avance
  hola buenas gracias por favor ayuda aquí está este esta es mi tablero juego alguien sabe sabe_la_solución puede ayudarme cómo se resuelve resolver
  です ます ください 助けて お願いします おねがいします ありがとう ございます 教えて 解けません わかりません これ この は を が に の で も か ライツアウト パズル`;

/** @type {Map<string, string[]>} the meanings of each word or phrase */
const MEANINGS = new Map();
/** The most words of a phrase, by its first one. @type {Map<string, number>} */
const PHRASES = new Map();
for (const [meaning, words] of [...Object.entries(WORDS), ["courtesy", COURTESIES]])
  for (const entry of words.trim().split(/\s+/)) {
    const word = entry.replaceAll("_", " ");
    MEANINGS.set(word, [...(MEANINGS.get(word) ?? []), meaning]);
    const [first, ...others] = word.split(" ");
    PHRASES.set(first, Math.max(PHRASES.get(first) ?? 0, others.length));
  }

/**
 * @typedef {object} Token
 * @property {string} text in lower case
 * @property {string[]} kinds its meanings, the first of which counts most; none for an unknown word; "sign" for any other character
 * @property {number[]} numbers of "number" and "ordinal", of the row and column of "pair" and "place", of the rows and columns of "size"
 * @property {number} at
 * @property {number} end
 */

/** True of a token with one of some meanings. @param {Token | undefined} token @param {string[]} kinds */
export const is = (token, ...kinds) => token?.kinds.some((kind) => kinds.includes(kind)) ?? false;
/** True of tokens of which one has one of some meanings. @param {Token[]} tokens @param {string[]} kinds */
export const has = (tokens, ...kinds) => tokens.some((token) => is(token, ...kinds));

/** The number before a word with some meaning; 0 if there is none. @param {Token[]} tokens @param {string} kind */
export const countOf = (tokens, kind) =>
  tokens.find((token, i) => is(token, "number") && is(tokens[i + 1], kind))?.numbers[0] ?? 0;

/** True of a word without a meaning, but for that of the thing that is pressed. @param {Token} token */
export const isUnknown = ({ kinds }) => kinds.every((kind) => kind === "own");

/** True of a state, rather than of the word for a light. @param {Token | undefined} token */
export const isState = (token) => is(token, "on", "off") && !is(token, "light");

/** Words for some things of all: "a lamp should burn", "the others are on". */
const SOME =
  /^(?:a|an|one|ones|both|others?|outer|inner|outermost|it|eine?[mnrs]?|un|une|una|uno|beide|一|一个|一個|一盏|一盞)$/;

/** True of a sentence that may be about some things rather than all. @param {Token[]} tokens */
export const isOfSome = (tokens) =>
  tokens.some(
    ({ text, kinds }, i) =>
      SOME.test(text) ||
      kinds.includes("rest") ||
      (text === "the" && /^(?:lamp|light|door|bulb|gate|torch)$/.test(tokens[i + 1]?.text)),
  ) && !tokens.some((token) => is(token, "all") && token.text !== "both");

/** The texts of tokens in one. @param {Token[]} tokens */
export const textOf = (tokens, between = "") => tokens.map(({ text }) => text).join(between);

/** The first token that is no mark. @param {Token[]} tokens */
export const firstOf = (tokens) => tokens.find((token) => !is(token, "mark"));

/** The place of tokens that follow each other. @param {Token[]} tokens @returns {import("./text.js").Range} */
export const extentOf = (tokens) => [tokens[0].at, tokens[tokens.length - 1].end];

/** A letter of words with blanks between them. */
const LETTER = "[\\p{Script=Latin}\\p{Script=Cyrillic}]";
const EAST = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]";
const TOKEN = RegExp(
  [
    "(?<![\\w.])(?<rows>\\d{1,5})\\s{0,3}(?:[x×*乘]|by\\b)\\s{0,3}(?<cols>\\d{1,5})(?!\\d|\\.\\S|\\s?[x×*])",
    "\\(\\s{0,3}(?<a>\\d{1,3})\\s{0,3},\\s{0,3}(?<b>\\d{1,3})\\s{0,3}\\)",
    "r(?<r>\\d{1,3})c(?<c>\\d{1,3})\\b",
    "\\b(?<letter>[a-z])(?<line>\\d{1,3})\\b",
    "(?<number>\\d{1,9})(?:st|nd|rd|th)?\\b",
    `(?<latin>${LETTER}(?:${LETTER}|['’-](?=${LETTER}))*)`,
    `(?<east>${EAST}+)`,
    ":[a-z_]{2,30}:|[-=]{1,3}>|\\S",
  ].join("|"),
  "giu",
);
const HAN_WORD_MAX = 10;

/** The longest known words in a run of Chinese characters, and the characters between them. @param {string} run */
function hanWords(run) {
  const words = [];
  for (let i = 0; i < run.length; ) {
    let length = Math.min(HAN_WORD_MAX, run.length - i);
    while (length > 1 && !MEANINGS.has(run.slice(i, i + length))) length--;
    words.push(run.slice(i, i + length));
    i += length;
  }
  return words;
}

/** A word by its meanings, and as a number. @param {string} text @param {number} at @returns {Token} */
function wordAt(text, at) {
  const number = numberOf(text);
  const kinds = MEANINGS.get(text) ?? [];
  const end = at + text.length;
  if (number < 0) return { text, kinds, numbers: [], at, end };
  return { text, kinds: [...kinds, ORDINAL_WORDS.has(text) ? "ordinal" : "number"], numbers: [number], at, end };
}

/** Signs without a meaning of their own. */
const MARK = /^[\s.,;:!?'"`“”‘’«»()¿¡[\]{}<>|/\\_&•·、。*~–—-]$/u;

/** @param {string} found @param {number} at @param {boolean} isEnd it stands directly behind a word @returns {Token} */
function signAt(found, at, isEnd) {
  const text = found.normalize("NFKC");
  const kinds = [
    ...(MEANINGS.get(text) ?? []),
    ...(MARK.test(text) ? ["mark"] : []),
    isEnd && ".-*".includes(text) ? "end" : "sign",
  ];
  return { text, kinds, numbers: [], at, end: at + found.length };
}

/** The numbers of a place or a size, and its kind; null for words. @param {Record<string, string>} groups @returns {[string, number[]] | null} */
function numbersOf({ rows, cols, a, b, r, c, letter, line, number }) {
  if (rows) return ["size", [Number(rows), Number(cols)]];
  if (a) return ["pair", [Number(a), Number(b)]];
  if (r) return ["place", [Number(r), Number(c)]];
  if (letter) return ["place", [Number(line), letter.charCodeAt(0) - 96]];
  return number ? ["number", [Number(number)]] : null;
}

/** The tokens of a sentence. @param {string} sentence @returns {Token[]} */
export function tokensOf(sentence) {
  /** @type {Token[]} */
  const tokens = [];
  for (const { 0: found, index: at, groups = {} } of sentence.toLowerCase().matchAll(TOKEN)) {
    const numbers = numbersOf(groups);
    if (numbers) tokens.push({ text: found, kinds: [numbers[0]], numbers: numbers[1], at, end: at + found.length });
    else if (groups.east) {
      let place = at;
      for (const word of hanWords(found)) {
        tokens.push(wordAt(word, place));
        place += word.length;
      }
    } else if (groups.latin) tokens.push(wordAt(found.replaceAll("’", "'"), at));
    else {
      const last = tokens[tokens.length - 1];
      tokens.push(signAt(found, at, last?.end === at && !/["'`‘“]/.test(last.text)));
    }
  }
  return joined(tokens);
}

/** Behind the article "a"; elsewhere it is a name. */
const NOUNS = ["", "thing", "hole", "size", "row", "column", "wrap", "cylinder", "king", "knight", "courtesy", "press"];

/** True between two names. @param {Token | undefined} before @param {Token | undefined} next */
const isBetween = (before, next) =>
  [before, next].every((token) => token && !is(token, "and", "mark", "button", "verb"));
/** @param {Token | undefined} token */
const isNoun = (token) =>
  /^(?!(?:does|has|can)$)[a-z\d]/.test(token?.text ?? "") && !is(token, "and") && is(token, ...NOUNS);
/** @param {Token | undefined} token */
const isMark = (token) => !token || is(token, "mark", "courtesy");

/** Words that mean something else beside some others: when they do, and what. @type {Map<string, [when: (before: Token | undefined, next: Token | undefined) => boolean, kinds: string[]]>} */
const BESIDE = new Map([
  ["a", [(_, next) => !isNoun(next), []]], // a name
  ["y", [(before, next) => !isBetween(before, next), []]], // a name
  ["an", [(_, next) => is(next, "colon"), ["on"]]], // in German
  ["stuck", [(before, next) => isMark(before) && isMark(next), ["courtesy"]]], // the writer
  ["最后", [(_, next) => !isCounted(next), ["goal"]]], // rather than "the last one"
  ["最後", [(_, next) => !isCounted(next), ["goal"]]],
]);
/** @param {Token | undefined} token */
const isCounted = (token) =>
  !token || is(token, "number", "ordinal", "row", "column") || /^[\d几幾那的个個盏盞]/.test(token.text);

/** Tokens with their phrases as one each. @param {Token[]} tokens */
function joined(tokens) {
  /** @type {Token[]} */
  const all = [];
  const areEdges = tokens.some(({ kinds }) => kinds.includes("wrap") || kinds.includes("joined"));
  for (let i = 0; i < tokens.length; ) {
    let count = Math.min(PHRASES.get(tokens[i].text) ?? 0, tokens.length - 1 - i);
    const phraseOf = () => textOf(tokens.slice(i, i + count + 1), " ");
    const isPhrase = () => MEANINGS.has(phraseOf()) && (areEdges || !MEANINGS.get(phraseOf())?.includes("sideways"));
    while (count > 0 && !isPhrase()) count--;
    const { at } = tokens[i];
    const [isOther, kinds = []] = BESIDE.get(tokens[i].text) ?? [];
    if (isOther?.(tokens[i - 1], tokens[i + 1])) tokens[i].kinds = kinds;
    const last = tokens[i + count];
    all.push(count > 0 ? { ...wordAt(phraseOf(), at), end: last.end } : tokens[i]);
    i += count + 1;
  }
  return all;
}
