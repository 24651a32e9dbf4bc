"""Prints the results of `ptybench.py wide`, read from standard input, as rows of the table of ratios."""
import sys

NAMES = {"ScreenKit": "W6 text of all scripts",
         "ScreenKit-written": "W6 the same, with `--bidi logical`"}

for line in sys.stdin:
    columns = [column.strip() for column in line.strip().strip("|").split("|")]
    if len(columns) < 6 or "(" not in columns[2] or "/" not in columns[-1]:
        continue
    what = NAMES.get(columns[0], f"W6 text of all scripts ({columns[0]})")
    wanted = "0" if columns[0] in NAMES else ""
    # Without units of time all three columns are equal.
    for unit, value in (("wrong cells of 4,800", columns[2].split()[0]),
                        ("bars beside their column", columns[-1])):
        print(f"| {what} | {unit} | {value} | {value} | {value} | {wanted} |")
