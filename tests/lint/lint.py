#!/usr/bin/env python3
"""Checks the house rules that no compiler knows.

Usage: lint.py [folder of the sources]

Each rule is tried twice: on the whole tree, which must obey it, and on a bad sample of its own,
which it must notice. Ends with the line of totals that tests/run.sh counts.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

import format_rules
import layer_rules
import sql_rules
import text_rules
import translation_rules
from tree import Tree

RULES = (
    layer_rules.RULES
    + text_rules.RULES
    + sql_rules.RULES
    + translation_rules.RULES
    + format_rules.RULES
)
SHOWN_MAX = 20


def run(name, problems):
    """Prints one test; True when it passed."""
    if not problems:
        print(f"PASS   : lint::{name}")
        return True
    print(f"FAIL!  : lint::{name}")
    for problem in problems[:SHOWN_MAX]:
        print(f"   {problem}")
    if len(problems) > SHOWN_MAX:
        print(f"   and {len(problems) - SHOWN_MAX} more")
    return False


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2]).resolve()
    tree = Tree.from_folder(root)
    passed = failed = skipped = 0
    for rule in RULES:
        if not rule.is_available():
            print(f"SKIP   : lint::{rule.name} ({rule.needs} is not installed)")
            skipped += 1
            continue
        results = [run(rule.name, rule.check(tree))]
        for name, sample in rule.bad_samples.items():
            noticed = rule.check(Tree(sample if isinstance(sample, dict) else {name: sample}))
            complaint = [] if noticed else [f"{name}: a sample that breaks the rule got through"]
            results.append(run(f"{rule.name} notices {name}", complaint))
        passed += results.count(True)
        failed += results.count(False)
    print(f"Totals: {passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
