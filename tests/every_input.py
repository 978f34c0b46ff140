# Runs a program once for each further argument, whose text is the input, all in one process, whose start takes longer than a
# program. A form feed ends each output.
import os
import sys

with open(sys.argv[1]) as file:
    program = compile(file.read(), sys.argv[1], "exec")
for text in sys.argv[2:]:
    given = os.memfd_create("input")
    os.pwrite(given, text.encode(), 0)
    os.dup2(given, 0)
    sys.stdin = open(0, closefd=False)
    exec(program, {"__name__": "__main__"})
    print(end="\f")
