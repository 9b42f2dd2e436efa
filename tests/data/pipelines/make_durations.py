#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the item durations (seconds) that check_models.py lets the loaders sleep: durations.jsonl."""
import json

from check_models import times

if __name__ == "__main__":
    with open("durations.jsonl", "w") as out:
        for kind, mean in (("const", 0.01), ("exp", 0.01), ("lognormal", 0.01), ("heavy", 0.008)):
            values = times(kind, mean, 480)
            out.write(json.dumps({"kind": kind, "seconds": [round(float(v), 7) for v in values]}) + "\n")
