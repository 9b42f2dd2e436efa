#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records pairs of short real trainings that differ in one setting, and pairs that differ in their seed.

    sudo python3 bench/compare/record_pairs.py OUT --torch VENV --tf VENV [--recorder faultline-cli]

runs what `trainings/pair_setups.py` lists, with the programs and name spaces of `record_trainings.py`, into
OUT/runs, and joins them to OUT/pair-001/{a,b} and so on with OUT/labels.jsonl. A recording that was stopped goes
on where it was; `--pairs` only joins and labels. Needs root, as `record_trainings.py` does.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
REAL = HERE.parent / "cases" / "trainings" / "real"
sys.path[:0] = [str(HERE), str(HERE / "trainings"), str(REAL), str(HERE.parent / "cases")]
import harmless  # noqa: E402
import record_trainings as recording  # noqa: E402
from pair_setups import HIDDEN, SETUPS  # noqa: E402

SEEDS = (1, 2, 3, 4)
SEED_PAIRS = ((1, 2), (3, 4), (1, 4))


def runs():
    """(key, setup, seed, change or None) of all that is recorded; each has a number of its own."""
    listed = []
    for setup in SETUPS:
        for seed in SEEDS:
            listed.append((f"{setup['name']}/seed-{seed}", setup, seed, None))
        for index, change in enumerate(setup["changes"]):
            seed = SEEDS[index % 3] if index % 2 else 11 + index  # that of its twin, or another
            listed.append((f"{setup['name']}/{change['name']}", setup, seed, change))
    return listed


def twin_of(index):
    return SEEDS[index % 3]


def settings_of(key, setup, seed, change, number):
    """(cfg, twist) of a run, with harmless settings of its own."""
    r = random.Random(f"pairs/{key}")
    own = {"seed": seed, **harmless.settings(r, number)}
    cfg = {**setup["cfg"], **own, **(change["cfg"] if change else {})}
    twist = {**setup["twist"]}
    if change:
        put = dict(change["put"])
        cfg.update(put.pop("cfg", {}))
        twist.update(put)
    if "log_every" in cfg and number % 3 == 0:
        cfg["log_every"] *= 2
    if "tb" in cfg.get("logs", ()) and setup["script"] == "torch_plain":
        cfg["folder"] = f"runs/{cfg['run_name']}"
    if setup["script"] == "yolo":
        cfg = {k: v for k, v in cfg.items() if k in setup["cfg"] or k in ("seed", "cls")}
        twist["hyper"] = {"save_period": 2 + number % 7, "line_width": 1 + number % 5, "show_labels": number % 2 == 0,
                          "show_conf": number % 4 < 2, "opset": 11 + number % 6, "workspace": 2.0 + number % 9,
                          "max_det": 300}
    if setup["script"] in ("lightning_fit", "mmengine_fit"):  # they write it in the order in which it is given
        cfg = harmless.shuffled(cfg, r)
    return cfg, twist


def stated(setup, cfg):
    tree = {}
    for key, value in cfg.items():
        if key in HIDDEN:
            continue
        *path, last = setup["names"].get(key, key).split(".")
        node = tree
        for part in path:
            node = node.setdefault(part, {})
        node[last] = value
    return tree


def freeze(python, path=""):
    """Names and versions that an interpreter finds, the first of a name as it is imported."""
    code = ("import importlib.metadata as m\nseen={}\nfor d in m.distributions():\n n=d.metadata['Name']\n"
            " n and seen.setdefault(n.lower(), f'{n}=={d.version}')\nprint('\\n'.join(sorted(seen.values())))")
    return subprocess.run([python, "-c", code], env={"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}, text=True,
                          capture_output=True, check=True).stdout


def overlay(options, setup, package):
    """A folder with another version of a package."""
    place = options.out / "overlays" / package.replace("==", "-")
    if not place.exists():
        venv = options.tf if setup["env"] == "tf" else options.torch
        subprocess.run([f"{venv}/bin/pip", "install", "-q", "--no-deps", "--target", str(place), package], check=True)
    return place


def record(options, number, key, setup, seed, change):
    place = options.out / "runs" / f"run-{number:03}"
    cfg, twist = settings_of(key, setup, seed, change, number)
    run = {"setup": setup, "cfg": cfg, "twist": twist}
    path = str(overlay(options, setup, change["package"])) if change and change["package"] else ""
    program = "python -u train.py"
    if path:
        program = f"export PYTHONPATH={path}; {program}"
    if setup["recorder"] and options.recorder:
        program = program.replace("python -u", f"{options.recorder} record --out record -- python -u")
    if program != "python -u train.py":
        run["launch"] = program
    recording.wait_for_calm(20)
    result = recording.record(options, run, place)
    if result is None:
        return None
    venv = options.tf if setup["env"] == "tf" else options.torch
    tidy(place, freeze(f"{venv}/bin/python", path))
    if setup["config"]:
        state(place, setup, cfg, key)
    recording.hide(place, {path: f"/home/{setup['home'].split('/')[0]}/lib"} if path else {})
    record_json = place / "run.json"
    if record_json.exists():
        result["peak"] = json.loads(record_json.read_text()).get("peak_tree_memory_bytes")
    return {"key": key, "run": place.name, "seed": seed, **result}


def state(place, setup, cfg, key):
    """The configuration of a run, as its user would have written it."""
    r = random.Random(f"pairs/{key}/text")
    (place / setup["config"]).write_text(harmless.written(stated(setup, cfg), setup["config"], r))


def tidy(place, packages):
    for code in (*(path.name for path in REAL.glob("*.py")), *(path.name for path in (HERE / "trainings").glob("*.py")),
                 "train.py"):
        (place / code).unlink(missing_ok=True)
    kept = place / "record"
    if kept.is_dir():  # what the recorder writes stands beside the rest; the log would say it twice
        for path in kept.iterdir():
            path.rename(place / path.name)
        kept.rmdir()
        (place / "train.log").unlink(missing_ok=True)
    if not (place / "pip-freeze.txt").exists():
        (place / "pip-freeze.txt").write_text(packages)


def injected(setup, change, good, bad):
    if change["package"]:
        name, version = change["package"].split("==")
        return [{"area": "environment", "areas": ["environment"], "facet": None, "paths": [name], "a": good.get(name.lower()),
                 "b": version}]
    rows = []
    for key in change["cfg"]:
        name = setup["names"].get(key, key)
        rows.append({"area": change["areas"][0], "areas": change["areas"], "facet": change["facet"],
                     "paths": [name, f"*.{name}", name.split(".")[-1], f"*.{name.split('.')[-1]}"],
                     "a": setup["cfg"].get(key), "b": change["cfg"][key]})
    return rows


def relative(a, b):
    return abs(a - b) / max(abs(a), abs(b), 1e-9)


def metric(entry):
    return entry["end"]["metric"] if entry and entry["end"] else None


def effects(setup, change, kept, a, b):
    """(groups of which one effect each must differ, what was measured), by the ends of the runs and nothing of their logs."""
    groups, seen = [], {"exit": [a["exit"], b["exit"]]}
    if (a["exit"] == 0) != (b["exit"] == 0):
        return [["end"]], seen
    if a["end"] is None or b["end"] is None:
        return groups, seen
    values = [value for value in (metric(kept.get(f"{setup['name']}/seed-{seed}")) for seed in SEEDS) if value is not None]
    spread, now = max(values) - min(values), metric(b)
    seen["metric"] = [metric(a), now, spread]
    seen["moves"] = 1.0 if now is None else round(relative(metric(a), now), 3)
    if now is None or abs(now - sum(values) / len(values)) > 3 * max(spread, 1e-6):
        groups.append(["metric:*", "loss:*"])
    speeds = [speed(setup, run) for run in (a, b)]
    seen["seconds_a_step"] = speeds
    if "step-time" in change["may"] and None not in speeds and not 1 / 1.6 < speeds[1] / speeds[0] < 1.6:
        groups.append(["step-time", "input-wait", "compute", "images-per-second", "idle"])
    if "peak-memory" in change["may"] and a.get("peak") and b.get("peak"):
        seen["peak"] = [a["peak"], b["peak"]]
        if abs(a["peak"] - b["peak"]) > max(0.3 * a["peak"], 1e8):
            groups.append(["peak-memory"])
    return groups, seen


def speed(setup, run):
    """Seconds that a step takes, as the program measured them or as its processor time and its waiting say."""
    end = run["end"]
    if "step_s" in end:
        return end["step_s"]
    steps = end.get("steps") or setup["cfg"].get("steps")
    if not steps:
        return None
    return (run["cpu"] + end["waited"]) / steps


def busy(run):
    """How much longer it took than its own work: of a machine that others use, too."""
    waited = run["end"]["waited"] if run["end"] else 0
    return round((run["wall"] - waited) / max(run["cpu"], 0.1), 2)


def join(options, kept):
    """OUT/pair-*, from the runs, with labels."""
    for old in options.out.glob("pair-*"):
        shutil.rmtree(old)
    for number, (key, setup, seed, change) in enumerate(runs(), 1):
        if setup["config"] and key in kept:
            cfg, _ = settings_of(key, setup, seed, change, number)
            state(options.out / "runs" / kept[key]["run"], setup, cfg, key)
    labels = []

    def add(kind, setup, a, b, **more):
        number = len(labels) + 1
        folder = options.out / f"pair-{number:03}"
        for side, run in (("a", a), ("b", b)):
            shutil.copytree(options.out / "runs" / run["run"], folder / side)
        labels.append({"id": folder.name, "kind": kind, "framework": setup["framework"], "setup": setup["name"],
                       "part": setup["part"], "busy": [busy(a), busy(b)], **more})
    for setup in SETUPS:
        of = {seed: kept.get(f"{setup['name']}/seed-{seed}") for seed in SEEDS}
        for first, second in SEED_PAIRS:
            if of[first] and of[second] and of[first]["exit"] == of[second]["exit"] == 0:
                add("seeds", setup, of[first], of[second], change=None, injected=[], effects=[], effects_not=["*"])
        for index, change in enumerate(setup["changes"]):
            a, b = of[twin_of(index)], kept.get(f"{setup['name']}/{change['name']}")
            if a and b and a["exit"] == 0:
                venv = options.tf if setup["env"] == "tf" else options.torch
                good = dict(line.lower().split("==") for line in freeze(f"{venv}/bin/python").split()) if (
                    change["package"]) else {}
                groups, measured = effects(setup, change, kept, a, b)
                add("one-change", setup, a, b, change=change["name"], injected=injected(setup, change, good, b),
                    effects=groups, effects_not=[] if ["end"] in groups else ["end"], moves=measured.get("moves", 1.0),
                    measured=measured)
    with open(options.out / "labels.jsonl", "w", encoding="utf-8") as file:
        for label in labels:
            file.write(json.dumps(label) + "\n")
    counts = {}
    for label in labels:
        place = counts.setdefault((label["kind"], label["part"]), [0, 0])
        place[0] += 1
        place[1] += bool(label["effects"])
    for (kind, part), (all_of, with_effect) in sorted(counts.items()):
        print(f"{kind:12} {part:7} {all_of:4}  with an effect beyond seeds {with_effect}")


def stage(folder):
    """Programs of both benches in one folder, where `record_trainings` looks for them."""
    for path in (*REAL.glob("*.py"), *(HERE / "trainings").glob("*.py")):
        if not path.name.startswith(("setups_", "pair_setups", "faults")):
            shutil.copy(path, folder)
    recording.HERE = pathlib.Path(folder)
    recording.LEFT_OUT = tuple(end for end in recording.LEFT_OUT if end != ".py")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--torch", type=pathlib.Path, required=True, help="environment with PyTorch")
    parser.add_argument("--tf", type=pathlib.Path, required=True, help="environment with TensorFlow")
    parser.add_argument("--recorder", help="faultline-cli, to record the setups that want memory and environment")
    parser.add_argument("--only", nargs="*", default=["*"], help="patterns for setup/run")
    parser.add_argument("--scratch", help="folder for what is being recorded")
    parser.add_argument("--pairs", action="store_true", help="only write configurations, join and label again")
    options = parser.parse_args()
    options.out = options.out.resolve()
    (options.out / "runs").mkdir(parents=True, exist_ok=True)
    known, kept = options.out / "state.jsonl", {}
    if known.exists():
        kept = {entry["key"]: entry for entry in map(json.loads, known.read_text().splitlines())}
    with tempfile.TemporaryDirectory() as folder:
        stage(folder)
        for number, (key, *what) in enumerate(runs(), 1):
            if options.pairs or key in kept or not any(fnmatch.fnmatch(key, only) for only in options.only):
                continue
            entry = record(options, number, key, *what)
            if entry is None:
                print(f"{key}: not recorded", flush=True)
                continue
            print(f"{entry['run']} {key}: {entry['wall']} s, exit {entry['exit']}", flush=True)
            kept[key] = entry
            with open(known, "a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
    join(options, kept)


if __name__ == "__main__":
    main()
