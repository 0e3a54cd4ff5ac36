"""What other programs say about the layout."""

import subprocess
import tempfile
from pathlib import Path

from tree import Rule

BATCH = 40


def run_on_files(tree, suffixes, command, names=()):
    """Runs the command, at the top of the tree, on its files or on copies of a sample."""
    with tempfile.TemporaryDirectory() as folder:
        root = tree.root
        paths = [path for path, _ in tree.matching(*suffixes)]
        paths += [path for path in names if path in tree.files]
        if root is None:
            root = Path(folder)
            for path in paths:
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(tree.files[path], encoding="utf-8")
        problems = []
        for start in range(0, len(paths), BATCH):
            done = subprocess.run(command + paths[start:start + BATCH], cwd=root,
                                  capture_output=True, text=True, check=False)
            if done.returncode != 0:
                output = (done.stdout + done.stderr).splitlines()
                problems += [line for line in output if ": error:" in line or ": note:" in line
                             or ": warning:" in line] or output[:5]
        return problems


def check_clang_format(tree):
    style = Path(__file__).parents[2] / ".clang-format"
    return run_on_files(
        tree, (".cpp", ".h"), ["clang-format", "--dry-run", "-Werror", f"--style=file:{style}"])


def check_shell(tree):
    return run_on_files(tree, (".sh",), ["shellcheck", "-x", "-f", "gcc"], names=(".ci/run",))


RULES = [
    Rule("clang-format", check_clang_format, {
        "core/base/a.cpp": "int  main( ){return 0 ;}\n"}, needs="clang-format"),
    Rule("shellcheck", check_shell, {
        "tests/a.sh": "#!/bin/bash\nfor f in $(ls *.txt); do rm $f; done\n"}, needs="shellcheck"),
]
