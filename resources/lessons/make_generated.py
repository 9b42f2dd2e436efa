#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the cases of the lessons that are not of recorded runs, with the maker of bench/cases.

    make_generated.py [--check] [LESSON...]     --check: change nothing, exit 1 if a file is not as made

Every folder comes from one Story with a seed of its own, so the same program makes the same bytes.
The stories are told in bench/cases/lesson_runs. Names, settings and log lines are those of any training: nothing in a case tells what was done to it.
"""

import argparse
import gzip
import pathlib
import random
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "bench" / "cases"))
sys.dont_write_bytecode = True

from lesson_runs import hardware, learning, memory  # noqa: E402
from maker import artifacts  # noqa: E402
from maker.story import Story  # noqa: E402

# Folder below the lessons -> what tells the story of its run.
CASES = {**memory.CASES, **hardware.CASES, **learning.CASES}


def make(out, lessons):
    for folder, tell in CASES.items():
        lesson = folder.split("/")[0]
        if lessons and lesson not in lessons:
            continue
        draw = random.Random(f"lessons/{folder}")
        story = Story(r=draw, hardware_samples=200)
        # A day for each lesson, an hour of it for each run.
        story.start += 86_400 * random.Random(lesson).randrange(28)
        story.start += round(random.Random(folder).uniform(-20_000, 20_000), 2)
        tell(story, draw)
        artifacts.write(story, out / folder)


def same(path, data):
    """Whether a file holds these bytes; of a compressed one what is in it counts."""
    if not path.exists():
        return False
    there = path.read_bytes()
    if path.suffix == ".gz":
        return gzip.decompress(there) == gzip.decompress(data)
    return there == data


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("lessons", nargs="*")
    options = parser.parse_args()
    stale = []
    with tempfile.TemporaryDirectory() as temporary:
        out = pathlib.Path(temporary)
        make(out, options.lessons)
        wanted = {HERE / path.relative_to(out): path.read_bytes()
                  for path in sorted(out.rglob("*")) if path.is_file()}
    for path, data in wanted.items():
        if same(path, data):
            continue
        stale.append(path)
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    for folder in CASES:
        if options.lessons and folder.split("/")[0] not in options.lessons:
            continue
        for path in sorted((HERE / folder).rglob("*")):
            if path.is_file() and path not in wanted:
                stale.append(path)
                if not options.check:
                    path.unlink()
    for path in stale:
        print(("not as made: " if options.check else "made: ") + str(path.relative_to(HERE)))
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
