# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings that do no harm, and ways to write the same configuration otherwise."""

from __future__ import annotations

import json
import random

WORDS = ("amber", "birch", "cobalt", "delta", "ember", "fjord", "grove", "heron", "iris", "juniper", "koala", "lilac",
         "maple", "nectar", "otter", "pebble", "quartz", "raven", "sable", "tulip", "umber", "violet", "willow", "zephyr")
REMARKS = ("baseline settings, do not touch", "copied from last week", "see the wiki", "TODO: clean up", "for the report",
           "agreed with the team", "as in the paper", "checked twice")


def settings(r: random.Random, number: int) -> dict:
    """What a run has for itself; no two of one number are equal. At least six differ between any two."""
    name = f"{r.choice(WORDS)}-{r.choice(WORDS)}-{number}"
    return {"run_name": name, "output_dir": f"outputs/{name}", "description": f"{r.choice(REMARKS)} ({number})",
            "created": f"2026-{r.randint(1, 9):02}-{r.randint(1, 28):02} {r.randint(7, 21):02}:{r.randint(0, 59):02}:{number % 60:02}",
            "tensorboard_port": 6006 + number, "tags": [r.choice(WORDS), f"n{number}"]}


def number(value, style: int) -> str:
    """The same number in one of three ways."""
    text = repr(value)
    if not isinstance(value, float) or value != value or value in (float("inf"), float("-inf")):
        return text
    if style == 1 and value:
        digits, exponent = f"{value:.15e}".split("e")
        digits = digits.rstrip("0")
        return f"{digits}0e{int(exponent):+03d}" if digits.endswith(".") else f"{digits}e{int(exponent):+03d}"
    if style == 2 and "e" not in text:
        return text + "0"
    return text


def shuffled(tree: dict, r: random.Random) -> dict:
    keys = list(tree)
    r.shuffle(keys)
    return {key: shuffled(tree[key], r) if isinstance(tree[key], dict) else tree[key] for key in keys}


def scalar(value, style: int) -> str:
    if value is None or isinstance(value, (bool, str)):
        return json.dumps(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(scalar(one, style) for one in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)}: {scalar(v, style)}" for k, v in value.items()) + "}"
    return number(value, style)


def yaml(tree: dict, style: int, r: random.Random, depth: int = 0) -> str:
    lines = []
    for key, value in tree.items():
        if r.random() < 0.12:
            lines.append("  " * depth + f"# {r.choice(REMARKS)}")
        if isinstance(value, dict):
            lines += ["  " * depth + f"{key}:", yaml(value, style, r, depth + 1).rstrip("\n")]
        else:
            lines.append("  " * depth + f"{key}: {scalar(value, style)}")
    return "\n".join(lines) + "\n"


def jsons(tree: dict, style: int, depth: int = 1) -> str:
    rows = [" " * 2 * depth + f"{json.dumps(key)}: "
            + (jsons(value, style, depth + 1) if isinstance(value, dict) else scalar(value, style))
            for key, value in tree.items()]
    return "{\n" + ",\n".join(rows) + "\n" + " " * 2 * (depth - 1) + "}"


def written(tree: dict, file: str, r: random.Random) -> str:
    """A configuration with its keys in an order of its own, and numbers and remarks as they come."""
    tree, style = shuffled(tree, r), r.randrange(3)
    if file.endswith((".yaml", ".yml")):
        return f"# {r.choice(REMARKS)}, {r.choice(WORDS)}\n" + yaml(tree, style, r)
    return jsons(tree, style) + "\n"
