"""Compares what a benchmark measured with its key in budget.json.

A budget is what may be used at most: a ratio to something measured in the same run, a count, or bytes. None is a time,
so that a slow machine fails nothing.
"""

import json
import pathlib
import sys

BENCHMARKS = pathlib.Path(__file__).resolve().parent
SIZES = [1_000, 10_000, 100_000]


def table(title, rows):
    """Prints rows of a name and one number for each of SIZES, None where there is none."""
    print(f"\n{title:<52}" + "".join(f"{size:>12,}" for size in SIZES))
    for name, numbers in rows:
        print(f"{name:<52}" + "".join(f"{'' if number is None else text(number):>12}" for number in numbers))


def text(number):
    return f"{number:,.0f}" if number >= 100 else f"{number:,.2f}"


def compare(key, measured):
    """Prints each of the measured numbers beside its budget, and ends the process: 1 where one is over."""
    budget = json.loads((BENCHMARKS / "budget.json").read_text())[key]
    if budget.keys() != measured.keys():
        sys.exit(f"budget.json, \"{key}\": not the same names as measured: {sorted(budget.keys() ^ measured.keys())}")
    print(f"\n{'':<52}{'measured':>12}{'budget':>12}{'used':>7}")
    over = False
    for name, most in budget.items():
        used = measured[name]
        over |= used > most
        print(f"{name:<52}{text(used):>12}{text(most):>12}{used / most:>7.0%}{'  over budget' if used > most else ''}")
    sys.exit(over)
