#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how often diagnoses of the recorded trainings are right.

usage: count_trainings.py RECORDED PART RESULTS [--list]

RECORDED/PART is what record_trainings.py left, RESULTS holds one RUN.json for each of its runs, as
`faultline-cli diagnose --json` printed it. --list adds one line for each run.

Of a sick run the first finding that is critical or a warning is judged, without what it quotes from the log:

  right   its title or the first sentence of its explanation names the cause
  partly  they name a symptom or a near cause, or only a later sentence names the cause
  wrong   its title names another cause, and nothing in it is right or partly right
  read    no pattern decides, or the title names another cause beside: a person must read it
  silent  there is no such finding ("remark": a remark would be right)

A fault that did no harm counts as healthy. Patterns are those of the labels; "another cause" is a pattern of
another fault. A person should read the wrong ones, too.
"""

import argparse
import collections
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "trainings" / "real"))
from counting import (  # noqa: E402
    false_alarm, findings, read_result, runs_of_words, sentences, stated, states, without_quotations)
import faults_fresh  # noqa: E402, F401  (adds its faults)
import faults_fresh_2  # noqa: E402, F401
import faults_fresh_3  # noqa: E402, F401
import faults_fresh_4  # noqa: E402, F401
import faults_fresh_5  # noqa: E402, F401
from faults import FAULTS  # noqa: E402

VERDICTS = ("right", "partly", "wrong", "read", "silent", "no result")
COLUMNS = ("runs", *VERDICTS, "in three", "remark")


def other_cause(label, title):
    """Whether the title names the cause of another fault, where it says nothing of this one."""
    own = [found.span() for pattern in label["keywords_right"] + label["keywords_partly"]
           if (found := stated(pattern, title))]
    for name, fault in FAULTS.items():
        for pattern in fault["keywords_right"] if name != label["fault"] else ():
            found = stated(pattern, title)
            if found and all(end <= found.start() or found.end() <= begin for begin, end in own):
                return True
    return False


def judge_finding(label, finding, log_runs):
    title = without_quotations(finding["title"], log_runs)
    first, *later = sentences(without_quotations(finding.get("explanation", ""), log_runs)) or [""]
    right, partly = label["keywords_right"], label["keywords_partly"]
    if states(right, title):
        return "right"
    other = other_cause(label, title)
    if states(right, first):
        return "read" if other else "right"
    if any(states(partly, text) for text in (title, first)) or any(states(right, text) for text in later):
        return "read" if other else "partly"
    return "wrong" if other else "read"


def judge(label, document, folder):
    """(verdict, whether a right finding is among the first three, whether a remark is right)"""
    if document is None:
        return "no result", False, False
    told = findings(document)
    if label["label"] == "healthy":
        return false_alarm(told), False, False
    log_runs = runs_of_words(folder)
    verdicts = [judge_finding(label, finding, log_runs) for finding in told[:3]]
    remark = not told and "right" in (
        judge_finding(label, finding, log_runs) for finding in findings(document, ("info",)))
    return verdicts[0] if verdicts else "silent", "right" in verdicts, remark


def print_table(head, rows):
    width = max(map(len, [head, *rows])) + 2
    print("\n" + f"{head:{width}}" + "".join(f"{name:>11}" for name in COLUMNS))
    for name, counts in rows.items():
        print(f"{name:{width}}" + "".join(f"{counts[column] or '.':>11}" for column in COLUMNS))


def print_sick(counts):
    print_table("sick runs", {"all": counts["all"]})
    runs = max(counts["all"]["runs"] - counts["all"]["no result"], 1)
    print("in percent: " + ", ".join(f"{name} {100 * counts['all'][name] / runs:.1f}" for name in COLUMNS[1:]
                                     if name != "no result"))
    for head in ("framework", "severity", "fault"):
        print_table(head, {key[1]: counts[key] for key in sorted(key for key in counts if key[0] == head)})


def print_healthy(healthy, harmless, by_rule):
    for name, counts in (("healthy", healthy), ("of them with a fault that did no harm", harmless)):
        verdicts = ", ".join(f"{verdict} {n}" for verdict, n in sorted(counts.items()))
        print(f"{name} {counts.total()}: {verdicts}")
    for (rule, severity), n in sorted(by_rule.items(), key=lambda item: (-item[1], item[0])):
        print(f"  false {severity} of {rule}: in {n} runs")


def listed(document):
    """The first three findings that count, or else remarks."""
    shown = findings(document) or findings(document, ("info",)) if document else []
    return " | ".join(
        f"{finding['severity']} {finding.get('rule', '?')}: {finding['title']}" for finding in shown[:3])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("recorded", type=pathlib.Path)
    parser.add_argument("part")
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("--list", action="store_true", help="one line for each run")
    options = parser.parse_args()
    folder = options.recorded / options.part
    counts = collections.defaultdict(collections.Counter)
    healthy, harmless, by_rule = collections.Counter(), collections.Counter(), collections.Counter()
    for line in (folder / "labels.jsonl").read_text(encoding="utf-8").splitlines():
        label = json.loads(line)
        document = read_result(options.results / f"{label['run']}.json")
        verdict, in_three, remark = judge(label, document, folder / label["run"])
        fault = f"{label['fault']} {label['severity']}" if "fault" in label else label["odd"]
        if options.list:
            print(label["run"], label["framework"], fault, "" if label["label"] == "sick" else "healthy",
                  verdict, listed(document), sep="\t")
        if label["label"] == "healthy":
            healthy[verdict] += 1
            harmless[verdict] += label.get("harmless", False)
            by_rule.update({(finding.get("rule", "?"), finding["severity"])
                            for finding in findings(document or {"findings": []})})
            continue
        groups = {"framework": label["framework"], "severity": label["severity"], "fault": fault}
        for key in ("all", *groups.items()):
            counts[key].update({"runs": 1, verdict: 1, "in three": in_three, "remark": remark})
    print_sick(counts)
    print()
    print_healthy(healthy, +harmless, by_rule)


if __name__ == "__main__":
    main()
