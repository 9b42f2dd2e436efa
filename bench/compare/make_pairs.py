#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes pairs of runs, a Story and its twin, that differ in what is put in and in settings that do no harm.

    python3 bench/compare/make_pairs.py OUT [--seed N]

writes OUT/pair-001/{a,b} and so on with OUT/labels.jsonl. The same seed gives the same bytes. Needs only Python's
standard library.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import pathlib
import random
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "cases")]
import harmless  # noqa: E402
from maker import artifacts, healthy  # noqa: E402
from maker.story import Story  # noqa: E402
from pairs import dialects, runs  # noqa: E402
from pairs.changes import CHANGES, TORCH  # noqa: E402

artifacts.samples = functools.partial(artifacts.samples, most=700)
BY_NAME = {change.name: change for change in CHANGES}
EACH = 6  # pairs of each change
TWO = [("rate-too-low", "heavy-augmentation"), ("batch-larger", "strong-decay"), ("slow-disk", "other-weights"),
       ("pictures-larger", "no-warm-up"), ("fewer-workers", "rate-makes-nan"), ("evaluates-too-often", "other-labels"),
       ("batch-larger", "pictures-larger"), ("rate-too-low", "other-weights"), ("strong-decay", "no-augmentation"),
       ("other-gpu", "rate-ends-early"), ("rate-keeps-it-high", "fewer-workers"), ("other-optimizer", "slow-disk")]
TAKEN = [("batch-does-not-fit", "config"), ("rate-too-low", "config"), ("pictures-larger", "config"),
         ("package-breaks-it", "packages"), ("package-changes-result", "packages"), ("rate-makes-nan", "packages"),
         ("batch-larger", "gpu"), ("fewer-workers", "gpu"), ("slow-disk", "gpu"), ("other-labels", "data"),
         ("strong-decay", "data"), ("rate-too-low", "events"), ("other-weights", "events"), ("no-warm-up", "events"),
         ("other-optimizer", "console"), ("rate-ends-early", "console"), ("heavy-augmentation", "host"),
         ("no-augmentation", "packages")]
FILES = {"config": ("pipeline.config", "config.yaml", "args.json", "training_args.json"), "packages": ("pip-freeze.txt",),
         "gpu": ("gpu.csv",), "host": ("host.csv",), "data": ("data",), "events": ("train", "eval", "val"),
         "console": ("console.log",)}
KINDS = [kind for kind in healthy.KINDS if kind.__name__ not in ("still_running", "lint_only")]


class Maker:
    def __init__(self, out: pathlib.Path, seed: int):
        self.out, self.seed, self.number, self.labels = out, seed, 0, []

    def folders(self):
        self.number += 1
        place = self.out / f"pair-{self.number:03}"
        shutil.rmtree(place, ignore_errors=True)
        return place

    def add(self, place, kind, dialect, part, **more):
        self.labels.append({"id": place.name, "kind": kind, "framework": dialect, "part": part, **more})

    def write(self, run, folder, key, side):
        """Everything a run leaves. What does no harm differs between the sides of a pair."""
        r = random.Random(f"{self.seed}/{key}/{side}/text")
        own = harmless.settings(r, 2 * self.number + (side == "b"))
        story = run.story
        if run.dialect != "odapi":
            story.lines_at_start = [f"INFO writing to {own['output_dir']}", "INFO TensorBoard at http://localhost:"
                                    f"{own['tensorboard_port']}/", *story.lines_at_start]
        has, story.has = story.has, tuple(name for name in story.has if name not in ("data", "config"))
        artifacts.write(story, folder)
        story.has = has
        if run.dialect == "odapi":
            story.r = random.Random(run.task["data"])
            artifacts.write_data(story, folder)
            if run.label_map:
                (folder / "data/label_map.pbtxt").unlink()
                (folder / "data/label_map_v2.pbtxt").write_text(run.label_map(""))
        dialects.write(run, folder, own, r)
        with_driver(folder / "gpu.csv", run.driver)
        reorder_packages(folder / "pip-freeze.txt", r)

    def side(self, key, dialect, side, edit=None, seed=None, **options):
        """A run of a task; `edit` puts changes in and returns their rows."""
        run = runs.base(f"{self.seed}/{key}", dialect, **options)
        rows = edit(run) if edit else []
        draw = random.Random(f"{self.seed}/{key}/{side}/log")
        if draw.random() < 0.3:
            run.story.log_every = run.settings["log"] = 20
        runs.finish(run, seed if seed is not None else draw.randrange(1, 10_000), f"{self.seed}/{key}/{side}")
        return run, rows

    def pair(self, key, dialect, edit, **options):
        place = self.folders()
        a, _ = self.side(key, dialect, "a", **options)
        b, rows = self.side(key, dialect, "b", edit, **options)
        self.write(a, place / "a", key, "a")
        self.write(b, place / "b", key, "b")
        rows[0]["moves"] = moved_by(a.story, b.story)
        return place, rows

    # The kinds of pair.

    def one_change(self):
        for change in CHANGES:
            for k in range(EACH):
                dialect = change.dialects[k % len(change.dialects)]
                key = f"one/{change.name}/{k}"
                place, rows = self.pair(key, dialect, putting([change], key, k), **change.options)
                self.add(place, "one-change", dialect, change.part, change=change.name, injected=[injected(rows[0])],
                         effects=rows[0]["effects"], effects_not=rows[0]["effects_not"], moves=rows[0]["moves"])

    def two_changes(self):
        for number, names in enumerate(TWO * 2):
            first, second = (BY_NAME[name] for name in names)
            both = [dialect for dialect in first.dialects if dialect in second.dialects]
            dialect = both[number % len(both)]
            key = f"two/{number}"
            place, rows = self.pair(key, dialect, putting([first, second], key, number // len(TWO)),
                                    **{**first.options, **second.options})
            self.add(place, "two-changes", dialect, "seen" if number % 2 else "unseen", change=" + ".join(names),
                     injected=[injected(row) for row in rows],
                     effects=[group for row in rows for group in row["effects"]], effects_not=[])

    def seeds(self, count=64):
        for number in range(count):
            key, place = f"seeds/{number}", self.folders()
            dialect = ("odapi", *TORCH)[number % 6]
            part = "seen" if number % 2 else "unseen"
            if number < 40:
                for side, seed in (("a", 2 * number + 1), ("b", 2 * number + 2)):
                    run, _ = self.side(key, dialect, side, seed=seed)
                    self.write(run, place / side, key, side)
            else:
                kind = KINDS[number % len(KINDS)]
                for side in "ab":
                    run = self.healthy(kind, key, side)
                    dialect = run.dialect
                    self.write(run, place / side, key, side)
            self.add(place, "seeds", dialect, part, change=None, injected=[], effects=[], effects_not=["*"])

    def healthy(self, kind, key, side):
        """A training of one of the shapes that the other bench calls healthy, with the drift of a seed."""
        run = runs.base(f"{self.seed}/{key}", "nested")
        r = random.Random(f"{self.seed}/{key}/kind")
        story = Story(r=r)
        kind(story, r)
        if not story.restarts:
            story.steps = min(story.steps, 5000)
        story.log_every = max(story.log_every, story.steps // 600)
        story.data.images, story.data.validation = 160, 48
        run.story, run.dialect = story, "odapi" if story.framework == "odapi" else "nested"
        run.settings.update(batch=story.batch, size=story.size, rate=round(story.rate, 6), warm=story.warm_steps,
                            total=story.steps, steps=story.steps, log=story.log_every, gpus=story.gpus)
        draw = random.Random(f"{self.seed}/{key}/{side}/seed")
        story.r, run.settings["seed"] = draw, draw.randrange(1, 10_000)
        story.start += draw.uniform(600, 500_000)
        story.step_seconds *= math.exp(draw.gauss(0, 0.004))
        loss, held, metric = story.loss, story.validation, story.metric
        level, wave, good = (math.exp(draw.gauss(0, 0.01)) for _ in range(3))
        story.loss = lambda p: loss(p) * level * (1 + 0.006 * math.sin(9 * p + 40 * wave))
        story.validation = lambda p: held(p) * level
        story.metric = lambda p: metric(p) * good
        if story.framework != "odapi" and story.gpu_memory is None:
            share = runs.share(run) * math.exp(draw.gauss(0, 0.002))
            story.gpu_memory = lambda p: min(0.985, share)
        return run

    def missing(self):
        for number, (name, artifact) in enumerate(TAKEN):
            change = BY_NAME[name]
            key, wanted = f"missing/{number}", artifact in ("data", "host") or (artifact == "config" and number % 2)
            fitting = [d for d in change.dialects if (d == "odapi") == (artifact == "data")] if wanted else []
            dialect = (fitting or list(change.dialects))[0]
            place, rows = self.pair(key, dialect, putting([change], key, number), **change.options)
            side = "ab"[number % 2]
            for file in FILES[artifact]:
                path = place / side / file
                if path.is_dir():
                    shutil.rmtree(path)
                else:
                    path.unlink(missing_ok=True)
            self.add(place, "missing", dialect, "seen" if number % 2 else "unseen", change=name,
                     injected=[injected(rows[0])], effects=[], effects_not=[], missing={"side": side, "artifact": artifact})

    def moved(self, count=12):
        for number in range(count):
            key, place = f"moved/{number}", self.folders()
            dialect = ("odapi", *TORCH)[number % 6]
            run, _ = self.side(key, dialect, "a")
            self.write(run, place / "a", key, "a")
            there = place / "b" / "archive" / "copy" if number % 2 else place / "b"
            shutil.copytree(place / "a", there)
            r = random.Random(f"{self.seed}/{key}/again")
            own = harmless.settings(random.Random(f"{self.seed}/{key}/a/text"), 2 * self.number)
            dialects.write(run, there, own, r)
            reorder_packages(there / "pip-freeze.txt", r)
            self.add(place, "moved", dialect, "seen" if number % 4 < 2 else "unseen", change=None, injected=[], effects=[],
                     effects_not=["*"])


def putting(changes, key, k):
    """Puts several changes into one run; what they do adds up."""
    def edit(run):
        rows, whole, edits = [], runs.Outcome(), []
        for change in changes:
            run.outcome, run.edit = runs.Outcome(), None
            row = change.make(run, random.Random(f"{key}/{change.name}"), k)
            rows.append({**row, "facet": change.facet})
            one = run.outcome
            for name in ("floor", "tau", "metric", "input", "compute"):
                setattr(whole, name, getattr(whole, name) * getattr(one, name))
            whole.overfit += one.overfit
            for name in ("nan_at", "diverges_at"):
                values = [v for v in (getattr(whole, name), getattr(one, name)) if v is not None]
                setattr(whole, name, min(values, default=None))
            whole.ends = whole.ends or one.ends
            edits += [run.edit] if run.edit else []
        run.outcome = whole
        run.edit = (lambda text: functools.reduce(lambda t, e: e(t), edits, text)) if edits else None
        return rows
    return edit


def moved_by(a, b):
    """The larger relative difference of the last metric and the last validation loss."""
    shares = []
    for good, bad in ((a.metric(0.99), b.metric(0.99)), (a.validation(0.99), b.validation(0.99))):
        shares.append(1.0 if math.isnan(bad) else abs(good - bad) / max(abs(good), abs(bad)))
    return round(max(shares), 3)


def injected(row):
    return {key: row[key] for key in ("area", "areas", "facet", "paths", "a", "b")}


def with_driver(path, driver):
    if path.exists():
        head, *rows = path.read_text().splitlines()
        path.write_text("\n".join([f"{head}, driver_version", *(f"{row}, {driver}" for row in rows)]) + "\n")


def reorder_packages(path, r):
    if path.exists():
        rows = [row for row in path.read_text().splitlines() if not row.startswith("#")]
        r.shuffle(rows)
        path.write_text("\n".join([f"# {r.choice(harmless.REMARKS)}", *rows]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    maker = Maker(options.out, options.seed)
    for kind in (maker.one_change, maker.two_changes, maker.seeds, maker.missing, maker.moved):
        kind()
        print(f"{kind.__name__}: {maker.number} pairs so far", flush=True)
    with open(options.out / "labels.jsonl", "w", encoding="utf-8") as file:
        for label in maker.labels:
            file.write(json.dumps(label) + "\n")
    counts = {}
    for label in maker.labels:
        key = (label["kind"], label["part"])
        counts[key] = counts.get(key, 0) + 1
    for (kind, part), count in sorted(counts.items()):
        print(f"{kind:12} {part:7} {count:4}")


if __name__ == "__main__":
    main()
