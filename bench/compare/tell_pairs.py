#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `faultline-cli compare` says of recorded pairs with one change each, as a Markdown table.

Each pair is asked twice: against one good run, and against it with the good runs of the other
seeds of its setup, which tell how much runs differ by chance.
"""

import argparse
import json
import pathlib
import subprocess


def read_labels(out):
    lines = (out / "labels.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def good_runs(out, labels, setup):
    """The healthy runs of a setup: those of its pairs of seeds, each once."""
    runs = {}
    for label in labels:
        if label["kind"] == "seeds" and label["setup"] == setup:
            for side in "ab":
                place = out / label["id"] / side
                runs.setdefault(place.resolve(), place)
    return list(runs.values())


def said(cli, a, b, good):
    command = [cli, "compare", str(a), str(b), "--json", "--quiet"]
    if good:
        command += ["--good", *map(str, good)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    comparison = json.loads(run.stdout)
    if "comparisons" in comparison:
        comparison = comparison["comparisons"][0]
    differs = [e["id"] for e in comparison["effects"] if e["state"] == "differs"]
    unsure = [e["id"] for e in comparison["effects"] if e["state"] == "unsure"]
    first = next(iter(comparison["candidates"]), None)
    named = ", ".join(first["changes"]) or "not recorded, or chance" if first else "-"
    share = f" {first['share']:.0%}" if first else ""
    return f"{', '.join(differs) or '-'} | {', '.join(unsure) or '-'} | {named}{share}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cli")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--setup", nargs="+", required=True)
    parser.add_argument("--change", nargs="+", required=True)
    arguments = parser.parse_args()
    labels = read_labels(arguments.out)
    print("| setup | changed | good runs | differs | unsure | first |")
    print("|---|---|---|---|---|---|")
    for setup in arguments.setup:
        good = good_runs(arguments.out, labels, setup)
        for label in labels:
            if label["setup"] != setup or label["change"] not in arguments.change:
                continue
            a, b = arguments.out / label["id"] / "a", arguments.out / label["id"] / "b"
            more = [run for run in good if run.resolve() != a.resolve()][:2]
            for others in ([], more):
                told = said(arguments.cli, a, b, others)
                print(f"| {setup} | {label['change']} | {1 + len(others)} | {told} |", flush=True)


if __name__ == "__main__":
    main()
