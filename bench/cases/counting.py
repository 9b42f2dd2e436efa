# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the counting of logs and of trainings share: findings, quotations, and patterns of a diagnosis."""

import functools
import json
import re

QUOTED_WORDS = 5  # a run of so many words that stands in the log is a quotation, not a diagnosis

# What takes a statement back: before it in the same clause, within it, or after it.
NEGATION = re.compile(r"\b(?:not|no|never|neither|nor|cannot|without|none|unlike)\b|n't\b", re.I)
BEFORE = re.compile(
    r"\b(?:not|no|never|neither|nor|without|unlike|isn't|wasn't|aren't|excludes?|rules? out|rather than|"
    r"instead of|no sign of|no evidence of|less likely)\b(?:\s+[\w'-]+){0,3}\s*$", re.I)
CLAUSE_ENDS = re.compile(
    r"[,;:()–—?!]|\b(?:because|since|due|so|as|but|and|or|when|while|which|that|until|if|after)\b", re.I)
AFTER = re.compile(
    r"^[\w'-]*(?:\s+[\w'-]+){0,2}?\s+(?:is|are|was|were|seems|looks|can be|could be)"
    r"(?:\s+(?:very|rather|most))?\s+(?:unlikely|ruled out|excluded|"
    r"not (?:likely|to blame|the (?:cause|reason|problem|explanation))|"
    r"no (?:cause|reason|problem|longer))", re.I)
ITSELF_NEGATED = re.compile(r"\b(?:not|no|never|cannot|without|none|nothing|neither)\b|n't|n\[o'\]t", re.I)
END_OF_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9\"'`“(])")


def words(text):
    return re.findall(r"\S+", text)


def without_quotations(text, log_runs):
    kept = words(text)
    quoted = [False] * len(kept)
    for i in range(len(kept) - QUOTED_WORDS + 1):
        if tuple(word.lower() for word in kept[i : i + QUOTED_WORDS]) in log_runs:
            quoted[i : i + QUOTED_WORDS] = [True] * QUOTED_WORDS
    return " ".join(word for word, is_quoted in zip(kept, quoted) if not is_quoted)


def runs_of_words(folder):
    runs = set()
    for file in folder.rglob("*"):
        if file.is_file():
            log = [word.lower() for word in words(file.read_text(encoding="utf-8", errors="replace"))]
            runs.update(tuple(log[i : i + QUOTED_WORDS]) for i in range(len(log) - QUOTED_WORDS + 1))
    return runs


def matches(patterns, text):
    return any(re.search(pattern, text, re.IGNORECASE) for pattern in patterns)


def findings(document, severities=("critical", "warning")):
    return [finding for finding in document["findings"] if finding["severity"] in severities]


def false_alarm(told):
    """The count of a healthy case with these findings."""
    return ("false " + min(finding["severity"] for finding in told)) if told else "right"  # critical first


def read_result(file):
    """The document, or None. Where nothing could be read the program writes no JSON: nothing was found."""
    return json.loads(file.read_text(encoding="utf-8") or '{"findings": []}') if file.exists() else None


def sentences(text):
    return [sentence for sentence in END_OF_SENTENCE.split(text) if sentence.strip()]


@functools.cache
def compiled(pattern):
    return re.compile(pattern, re.IGNORECASE)


def stated(pattern, text):
    """The first place where the text says this and does not deny it, or None."""
    start = 0
    while found := compiled(pattern).search(text, start):
        clause = CLAUSE_ENDS.split(text[: found.start()])[-1]
        denied = BEFORE.search(clause) or AFTER.search(text[found.end() :])
        if not denied and (ITSELF_NEGATED.search(pattern) or not NEGATION.search(found[0])):
            return found
        start = found.start() + 1
    return None


def states(patterns, text):
    return any(stated(pattern, text) for pattern in patterns)
