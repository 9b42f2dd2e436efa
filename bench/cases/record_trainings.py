#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records real small trainings, healthy and with one fault each, to judge the rules with.

    sudo python3 bench/cases/record_trainings.py OUT --torch VENV --tf VENV [--part seen]

runs what `trainings/real/table.py` lists, one after another, and leaves OUT/seen/run-001 and so on
with OUT/seen/labels.jsonl beside them. Each training runs in name spaces of its own, so its home
folder and host name are made up and nothing has to be replaced in what it leaves. Weights and code
are not kept. A recording that was stopped goes on where it was; `--labels` only writes the labels.
CPU only; trainings/real/requirements-*.txt list what the two environments need.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent / "trainings" / "real"
sys.path.insert(0, str(HERE))
import table  # noqa: E402

LEFT_OUT = (".py", ".pyc", ".pt", ".pth", ".ckpt", ".keras", ".h5", ".safetensors", ".bin", ".zip",
            ".npy", ".npz", ".pkl", ".jpg", ".jpeg", ".cache", ".data-00000-of-00001", ".tfrecord")

# A person's home on a machine of their own: only this process and its children see it.
PRELUDE = """
set -e
hostname "$R_HOST"
mount -t tmpfs -o size=1g tmpfs /home
mkdir -p "/home/$R_WORK" "/home/$USER/tmp"
ln -s "$R_VENV" "/home/$USER/venv"
[ -z "$R_DISK" ] || mount -t tmpfs -o size="$R_DISK" tmpfs "/home/$R_WORK"
cp "$R_CODE"/*.py "/home/$R_WORK/"
cd "/home/$R_WORK"
cp "$R_SCRIPT.py" train.py
"""
LAUNCH = PRELUDE + """
export HOME="/home/$USER" TMPDIR="/home/$USER/tmp" PATH="/home/$USER/venv/bin:$PATH"
out="$R_OUT" command="$R_COMMAND" first="$R_FIRST"
unset "${!R_@}" OLDPWD
set +e
if [ -n "$first" ]; then TRAINING="$first" bash -c "$command" > train.log 2>&1; fi
bash -c "$command" >> train.log 2>&1
echo $? > "$out.exit"
cp -r . "$out"
"""
# In a warm interpreter the folder must outlive the fork, so it lies outside and is bound in.
WARM = PRELUDE.replace('cp "$R_CODE"', 'mkdir -p "$R_OUT"; mount --bind "$R_OUT" "/home/$R_WORK"\n'
                       'cp "$R_CODE"')
PLAIN = "python -u train.py"
PARTS = ("seen", "held-out", "fresh", "fresh-2", "fresh-3", "fresh-4", "fresh-5")


class Warm:
    """Interpreters that have imported a framework; one for each script and environment."""

    def __init__(self):
        self.running = {}

    def of(self, python, setup):
        key = (setup["script"], json.dumps(setup.get("environment", {})))
        if key not in self.running or self.running[key].poll() is not None:
            for other in self.running.values():
                other.stdin.close()
            self.running.clear()
            self.running[key] = subprocess.Popen(
                [python, "-u", str(HERE / "warm.py"), *table.PRELOADS[setup["script"]]],
                env={**os.environ, **COMMON, **setup.get("environment", {})}, text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            self.running[key].stdout.readline()
        return self.running[key]

    def run(self, warm, setup, environment):
        home = f"/home/{environment['USER']}"
        inside = {"HOME": home, "TMPDIR": f"{home}/tmp", "PATH":
                  f"{home}/venv/bin:{environment['PATH']}"}
        warm.stdin.write(json.dumps({"environment": environment, "prelude": WARM, "inside": inside,
                                     "work": f"/home/{setup['home']}"}) + "\n")
        warm.stdin.flush()
        code, used = warm.stdout.readline().split()
        return int(code), float(used)


WARM_ONES = Warm()
COMMON = {"OMP_NUM_THREADS": "1", "CUDA_VISIBLE_DEVICES": "", "PYTHONDONTWRITEBYTECODE": "1",
          "PYTHONUNBUFFERED": "1", "HF_HUB_OFFLINE": "1", "YOLO_OFFLINE": "1", "MPLBACKEND": "agg"}


def record(options, run, place):
    environment = {key: os.environ[key] for key in ("PATH", "LANG", "TERM") if key in os.environ}
    setup = run["setup"]
    with tempfile.TemporaryDirectory(dir=options.scratch) as scratch:
        end, raw = pathlib.Path(scratch) / "end", pathlib.Path(scratch) / "raw"
        asked = {"cfg": run["cfg"], "twist": run["twist"], "end": str(end)}
        first = ""
        if "first" in run:
            asked["attempt"] = 1
            first = json.dumps({**asked, "attempt": 0, "twist": {**run["twist"], **run["first"]}})
        user = setup["home"].split("/")[0]
        environment.update(
            USER=user, LOGNAME=user, TRAINING=json.dumps(asked), R_FIRST=first,
            R_HOST=setup["host"], R_WORK=setup["home"], R_CODE=str(HERE), R_SCRIPT=setup["script"],
            R_VENV=str(options.tf if setup["env"] == "tf" else options.torch), R_OUT=str(raw),
            R_DISK=run.get("disk", ""), R_COMMAND=run.get("launch", PLAIN), **COMMON,
            **setup.get("environment", {}))
        plain = not any(key in run for key in ("launch", "first", "disk"))
        if plain and setup["script"] in table.PRELOADS:
            venv = options.tf if setup["env"] == "tf" else options.torch
            warm = WARM_ONES.of(f"{venv}/bin/python", setup)
            begun = time.time()
            code, used = WARM_ONES.run(warm, setup, environment)
            raw.with_suffix(".exit").write_text(str(code))
        try:
            if not raw.exists():
                begun, before = time.time(), children_time()
                subprocess.run(["unshare", "-u", "-m", "-p", "-f", "--mount-proc",
                                "--kill-child", "bash", "-c", LAUNCH], env=environment, check=True,
                               timeout=900, stdin=subprocess.DEVNULL)
                used = children_time() - before
        except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as problem:
            print("  could not be recorded:", type(problem).__name__, flush=True)
            return None
        wall = time.time() - begun
        hide(raw, {str(options.torch): f"/home/{user}/venv", str(options.tf): f"/home/{user}/venv",
                   sys.base_prefix: "/usr/local"})
        keep(raw, place)
        ended = json.loads(end.read_text()) if end.exists() else None
        return {"wall": round(wall, 1), "cpu": round(used, 1), "exit": int((raw.parent / "raw.exit").read_text()),
                "end": ended}


def children_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def wait_for_calm(longest=1200):
    """Waits while the machine is so busy that a recording would be spoilt."""
    until = time.time() + longest
    while time.time() < until:
        begun, used = time.time(), time.process_time()
        while time.process_time() - used < 0.05:
            pass
        if time.time() - begun < 6 * 0.05:
            return
        time.sleep(3)


def starved(result):
    """Whether the machine was so busy that the times in the recording mean nothing."""
    waited = result["end"]["waited"] if result["end"] else 0
    return result["exit"] != 124 and result["wall"] - waited > 8 * result["cpu"] + 15


def hide(raw, names):
    """Where this machine keeps its Python is nobody's business."""
    for path in raw.rglob("*"):
        if path.suffix in (".log", ".txt", ".json", ".jsonl", ".yaml") and path.is_file():
            text = path.read_bytes()
            for name, instead in names.items():
                text = text.replace(name.encode(), instead.encode())
            path.write_bytes(text)


def keep(raw, place):
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(raw, place, ignore=lambda folder, names: [
        name for name in names if name.endswith(LEFT_OUT) or name in (
            "__pycache__", "datasets", "checkpoints_tmp", "artifacts", "models", "weights", "grid.csv")
        or os.path.islink(os.path.join(folder, name))])
    for folder, _, _ in sorted(os.walk(place), reverse=True):
        if not os.listdir(folder):
            os.rmdir(folder)


def judged(kept, setup, run):
    """What the fault did, from the ends of the twin's seeds: (harmful, numbers)."""
    sign = 1 if setup["better"] == "max" else -1
    seeds = [kept[key]["end"]["metric"] for key in run["seeds"]
             if key in kept and kept[key]["end"] and kept[key]["end"]["metric"] is not None]
    mine = kept[run["key"]]
    numbers = {"metric": setup["metric"], "better": setup["better"], "twin": seeds,
               "run": mine["end"] and mine["end"]["metric"]}
    if mine["end"] is None or mine["exit"] != 0:
        return True, {**numbers, "finished": False}
    if numbers["run"] is None:
        return True, numbers
    if not seeds:
        return None, numbers
    spread = max(max(seeds) - min(seeds), 0.02 * max(abs(value) for value in seeds))
    worse = sign * (sum(seeds) / len(seeds) - numbers["run"]) > 1.5 * spread
    end = mine["end"]
    if end["seconds"] and end["waited"] / end["seconds"] > 0.15:
        numbers["waiting"] = round(end["waited"] / end["seconds"], 2)
        worse = True
    twin = kept[run["seeds"][0]]["end"] if run["seeds"][0] in kept else None
    if twin and end.get("reported") is not None and twin.get("reported") is not None:
        gap = abs(end["reported"] - end["metric"])
        usual = abs(twin["reported"] - twin["metric"])
        numbers["reported"] = end["reported"]
        if gap > 3 * usual + 2 * spread:
            worse = numbers["misreported"] = True
    return worse, numbers


def write_labels(options, part, runs, state):
    lines = []
    kept = {entry["key"]: entry for entry in state}
    for run in runs:
        if run["key"] not in kept:
            continue
        ended = [kept[key]["end"] for key in (run["seeds"][0], run["key"])
                 if key in kept and (key != run["key"] or not run["fault"])]
        if None in ended:  # a program that is broken by itself judges nobody
            print(f"{run['key']}: no label, a healthy run did not finish", flush=True)
            continue
        setup = run["setup"]
        harm, effect = judged(kept, setup, run)
        label = {"run": kept[run["key"]]["run"], "part": part, "framework": setup["framework"],
                 "loggers": setup["loggers"], "task": setup["task"], "model": setup["model"],
                 "setup": setup["name"], "label": "healthy", "exit": kept[run["key"]]["exit"],
                 "wall_s": kept[run["key"]]["wall"]}
        if run["fault"]:
            fault = table.FAULTS[run["fault"]]
            sick = harm or run["fault"] in table.SURE
            label.update(label="sick" if sick else "healthy", fault=run["fault"],
                         severity=run["severity"], twin=kept.get(run["seeds"][0], {}).get("run"),
                         put_in=run.get("put_in") or fault["put_in"], shows=fault["shows"],
                         right=fault["right"], partly=fault["partly"],
                         keywords_right=fault["keywords_right"],
                         keywords_partly=fault["keywords_partly"])
            if not sick:
                label["harmless"] = True
        else:
            label["odd"] = run["odd"]
        label["effect"] = effect
        lines.append(label)
    lines.sort(key=lambda label: label["run"])
    with open(options.out / part / "labels.jsonl", "w", encoding="utf-8") as file:
        for label in lines:
            file.write(json.dumps(label) + "\n")
    sick = sum(label["label"] == "sick" for label in lines)
    harmless = sum("harmless" in label for label in lines)
    print(f"{part}: {len(lines)} runs, {sick} sick, {harmless} with a harmless fault", flush=True)


def record_part(options, part):
    runs = [run for run in table.runs() if run["setup"]["part"] == part]
    folder = options.out / part
    folder.mkdir(parents=True, exist_ok=True)
    state_path = options.out / f"{part}-state.jsonl"
    state = [json.loads(line) for line in state_path.read_text().splitlines()] if (
        state_path.exists()) else []
    done = {entry["key"] for entry in state}
    left = [run for run in runs if run["key"] not in done
            and any(fnmatch.fnmatch(run["key"], only) for only in options.only)]
    random.Random(7).shuffle(left)
    left.sort(key=lambda run: table.SETUPS.index(run["setup"]))  # one warm interpreter at a time
    number = max([int(entry["run"][4:]) for entry in state], default=0)
    if not options.labels:
        for run in left:
            number += 1
            wait_for_calm()
            result = record(options, run, folder / f"run-{number:03}")
            if result is None or starved(result):
                print(f"{run['key']}: to be recorded again, {result}", flush=True)
                shutil.rmtree(folder / f"run-{number:03}", ignore_errors=True)
                number -= 1
                continue
            entry = {"key": run["key"], "run": f"run-{number:03}", **result}
            state.append(entry)
            if number % 20 == 0:
                write_labels(options, part, runs, state)
            print(f"{entry['run']} {run['key']}: {result['wall']} s, exit {result['exit']}, "
                  f"{result['end']}", flush=True)
            with open(state_path, "a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
    write_labels(options, part, runs, state)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--torch", type=pathlib.Path, help="environment with PyTorch")
    parser.add_argument("--tf", type=pathlib.Path, help="environment with TensorFlow")
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--only", nargs="*", default=["*"], help="patterns for setup/run")
    parser.add_argument("--scratch", help="folder for what is being recorded")
    parser.add_argument("--labels", action="store_true", help="only write the labels again")
    parser.add_argument("--list", action="store_true", help="only list the runs")
    options = parser.parse_args()
    if options.list:
        for run in table.runs():
            print(run["setup"]["part"], run["key"])
        return
    for part in [options.part] if options.part else PARTS:
        record_part(options, part)


if __name__ == "__main__":
    main()
