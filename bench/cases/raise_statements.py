#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often an exception that nobody here has met gets a meaning that is no echo of its message.

Draws `raise` statements of installed packages at random, a package as often as public reports of
failed trainings name it, lets a made-up log of a training end with each, and judges the first
finding: "meaning" still has to be read by a person, since it may be the wrong one (OUT.txt has what
to read). Nothing of the packages is kept but in OUT.

    python3 bench/cases/raise_statements.py CLI OUT T/lib/python3.*/site-packages F/lib/python3.*/site-packages
"""
import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "resources/signatures"))
import message_coverage  # noqa: E402

# Reports of docs/public-failures.md that name the framework; those of one that PyPI has no package
# for count for what it is built on (Object Detection API, detectron2, mmdetection, YOLOv5, YOLOv7).
REPORTS = {"torch": 108 + 15, "keras": 27, "tensorflow": 24 + 7 + 15, "transformers": 14, "mmengine": 11,
           "jax": 11, "ultralytics": 6 + 10 + 8, "lightning": 7, "accelerate": 6, "torchvision": 6,
           "stable_baselines3": 5, "flax": 4, "optax": 3, "fastai": 3, "safetensors": 2, "huggingface_hub": 3,
           "numpy": 6, "PIL": 4, "h5py": 2, "torchmetrics": 2, "skorch": 1, "ignite": 1}
# What runs in no training: compilers' insides, exporters, converters, tests.
NOT_MET = re.compile(
    r"(^|/)(_inductor|_dynamo|_export|export|fx|onnx|_functorch|_refs|_prims\w*|_decomp|functorch|testing|"
    r"_numpy|ao|tools|lite|compiler|experimental|converters?|convert_\w+|ops/gen_\w+|jaxlib|pallas|mosaic|"
    r"cli|commands|hub|f2py|distutils|typing|_typing|ctypeslib)(/|\.py$|$)")
MESSAGE_IS_NONE = re.compile(r"\W*")
UNKNOWN = re.compile(r"\w+ ended the run|A check in the code failed|An operation of the package failed")
SMALL = frozenset("a an and are as at be by can for from has have in is it its of on or that the this to was "
                  "were which with not no".split())


def drawn(folders, count, seed):
    found = collections.defaultdict(list)
    for folder in folders:
        for package in REPORTS:
            path = folder / package
            if not path.is_dir() or found[package]:
                continue
            for one in message_coverage.collect([path]):
                if not NOT_MET.search(one.path) and not MESSAGE_IS_NONE.fullmatch(one.template):
                    found[package].append(one)
    packages = sorted(package for package in found if found[package])
    generator = random.Random(seed)
    picked = generator.choices(packages, [REPORTS[package] for package in packages], k=count)
    return [generator.choice(found[package]) for package in picked], generator


def log_of(one, generator):
    fill = iter(generator.choices(message_coverage.FILLS, k=200))
    message = re.sub(message_coverage.PLACE, lambda _: next(fill), one.template)
    lines = [f"epoch {epoch} step {step} loss {2.3 - 0.1 * epoch - 0.002 * step:.4f}"
             for epoch in range(2) for step in range(0, 100, 20)]
    lines += ["Traceback (most recent call last):",
              '  File "/home/user/project/train.py", line 188, in <module>', "    main()",
              '  File "/home/user/project/train.py", line 154, in main', "    run(settings)",
              f'  File "/opt/env/lib/python3.11/site-packages/{one.package}/{one.path}", line 240, in run',
              "    raise error", f"{one.type}: {message}", ""]
    return message, "\n".join(lines)


def stems(text):
    return [word[:6] for word in re.findall(r"[a-z]+", text.lower()) if word not in SMALL]


def is_echo(title, message):
    """Whether most words of a title are those of the message."""
    known = set(stems(message))
    said = stems(title)
    return bool(said) and sum(1 for word in said if word in known) > 0.6 * len(said)


def kind_of(title, message):
    if not title:
        return "silent"
    if UNKNOWN.match(title):
        return "unknown"
    return "echo" if is_echo(title, message) else "meaning"


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    options.add_argument("cli", type=pathlib.Path)
    options.add_argument("out", type=pathlib.Path)
    options.add_argument("packages", nargs="+", type=pathlib.Path, help="folder of installed packages")
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()

    counts = collections.Counter()
    statements, generator = drawn(options.packages, options.count, options.seed)
    with open(options.out.with_suffix(".txt"), "w", encoding="utf-8") as table:
        for i, one in enumerate(statements):
            message, log = log_of(one, generator)
            folder = options.out / f"{i:03}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "train.log").write_text(log, encoding="utf-8")
            ran = subprocess.run([options.cli, "diagnose", "--json", folder], capture_output=True, text=True,
                                 check=False)
            told = [finding for finding in json.loads(ran.stdout)["findings"]
                    if finding["severity"] in ("critical", "warning")]
            title = told[0]["title"] if told else ""
            kind = kind_of(title, message)
            counts[kind] += 1
            first = told[0].get("explanation", "")[:300] if told else ""
            table.write(f"{i:03} {kind} {one.package}/{one.path}\n  {one.type}: {message[:300]!r}\n"
                        f"  > {title}\n  > {first!r}\n")
    print(", ".join(f"{kind} {counts[kind]} ({counts[kind] / options.count:.1%})"
                    for kind in ("meaning", "echo", "unknown", "silent")))


if __name__ == "__main__":
    main()
