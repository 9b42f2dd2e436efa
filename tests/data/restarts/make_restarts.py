# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Event files of restarted trainings, and what TensorBoard's two readers keep of them.

    python make_restarts.py

needs tensorboard (2.21.0 was used) with its data server, and writes one folder for each case and
kept.txt beside this file. Each value is logged once, so it names its point.
"""

import pathlib
import shutil
import time

from tensorboard.backend.event_processing import plugin_event_accumulator
from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.data import server_ingester
from tensorboard.data.provider import RunTagFilter
from tensorboard.summary.writer.record_writer import RecordWriter
from tensorboard.util import grpc_util, tensor_util

HERE = pathlib.Path(__file__).resolve().parent
START = event_pb2.SessionLog.START


class Log:
    """One event file; times go on by a second an event, values count up over the case."""

    count = 0

    def __init__(self, folder, time, version="brain.Event:2"):
        folder.mkdir(parents=True, exist_ok=True)
        self.time = float(time)
        self.file = open(folder / f"events.out.tfevents.{int(time)}.host", "wb")
        self.writer = RecordWriter(self.file)
        if version:
            self.add(file_version=version)

    def add(self, **fields):
        self.writer.write(event_pb2.Event(wall_time=self.time, **fields).SerializeToString())
        self.time += 1.0
        return self

    def start(self, step):
        return self.add(step=step, session_log=event_pb2.SessionLog(status=START))

    def log(self, tags, steps):
        """One event for each step, with all the tags."""
        for step in steps:
            values = []
            for tag in tags.split():
                Log.count += 1
                values.append(summary_pb2.Summary.Value(tag=tag, simple_value=Log.count))
            self.add(step=step, summary=summary_pb2.Summary(value=values))
        return self

    def each(self, tags, steps):
        """One event for each step and tag."""
        for step in steps:
            for tag in tags.split():
                self.log(tag, [step])
        return self

    def close(self):
        self.file.close()


def make(root):
    def case(name):
        Log.count = 0
        return root / name

    folder = case("no-session")
    Log(folder, 1000).each("a b", range(0, 60, 10)).close()
    Log(folder, 2000).each("a b", range(30, 90, 10)).close()

    folder = case("one-session")
    Log(folder, 1000).each("a b", range(0, 60, 10)).close()
    Log(folder, 2000).start(30).each("a b", range(30, 90, 10)).close()

    folder = case("sessions")
    Log(folder, 1000).start(0).each("a b", range(0, 60, 10)).log("rare", [7, 35, 55]).close()
    Log(folder, 2000).start(30).each("a b", range(30, 90, 10)).close()
    Log(folder, 3000).start(20).each("a", range(20, 40, 10)).close()

    folder = case("sessions-in-one-file")
    log = Log(folder, 1000).start(1).log("a", [1, 2, 3, 4, 5]).start(3).log("a", [3, 4])
    log.start(4).log("b", [4]).start(9).close()

    folder = case("no-version")
    Log(folder, 1000, None).each("a b", range(0, 60, 10)).close()
    Log(folder, 2000, None).each("a b", range(30, 90, 10)).close()

    folder = case("no-version-together")
    Log(folder, 1000, None).log("a b", range(0, 60, 10)).log("b", [100]).close()
    Log(folder, 2000, None).start(0).log("a b", range(30, 90, 10)).close()

    folder = case("version-one")
    Log(folder, 1000, "brain.Event:1").log("a", [1, 2, 3]).log("b", [2]).log("a", [3, 2, 4]).close()

    folder = case("version-changes")
    Log(folder, 1000, None).log("a", [1, 2, 3, 2, 3]).close()
    Log(folder, 2000).start(0).log("a", [1, 2, 3]).start(2).log("a", [2]).close()

    folder = case("same-step")
    Log(folder, 1000).log("a", [0, 0, 0, 0]).log("b", [1, 1, 2, 2, 1, 3]).close()


def kept_in_python(folder):
    accumulator = plugin_event_accumulator.EventAccumulator(
        str(folder), size_guidance={}, tensor_size_guidance={"scalars": 0}, purge_orphaned_data=True
    )
    accumulator.Reload()
    return {
        tag: [
            (event.step, float(tensor_util.make_ndarray(event.tensor_proto)))
            for event in accumulator.Tensors(tag)
        ]
        for tag in accumulator.Tags()["tensors"]
    }


def kept_in_server(root):
    ingester = server_ingester.SubprocessServerDataIngester(
        server_binary=server_ingester.get_server_binary(),
        logdir=str(root),
        reload_interval=0,
        channel_creds_type=grpc_util.ChannelCredsType.LOCAL,
        samples_per_plugin={"scalars": 0},
    )
    ingester.start()
    provider = ingester.data_provider
    before = 0
    for _ in range(100):  # it reads in the background
        read = provider.read_scalars(
            None, experiment_id="", plugin_name="scalars", downsample=10**6,
            run_tag_filter=RunTagFilter(),
        )
        count = sum(len(points) for tags in read.values() for points in tags.values())
        if count > 0 and count == before:
            break
        before = count
        time.sleep(0.2)
    return {
        run: {tag: [(point.step, point.value) for point in points] for tag, points in tags.items()}
        for run, tags in read.items()
    }


def main():
    for old in HERE.iterdir():
        if old.is_dir():
            shutil.rmtree(old)
    make(HERE)
    server = kept_in_server(HERE)
    lines = ["# case, reader, tag, then step:value of every point that it keeps"]
    for folder in sorted(path for path in HERE.iterdir() if path.is_dir()):
        for reader, kept in (
            ("python", kept_in_python(folder)), ("server", server.get(folder.name, {}))
        ):
            for tag, points in sorted(kept.items()):
                shown = " ".join(f"{step}:{value:g}" for step, value in points)
                lines.append(f"{folder.name} {reader} {tag} {shown}".rstrip())
    (HERE / "kept.txt").write_text("\n".join(lines) + "\n")


main()
