#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the event files of this folder, and what TensorBoard itself makes of them.

    make_hparams.py torch   SummaryWriter.add_hparams()
    make_hparams.py keras   the API tensorboard.plugins.hparams under TensorFlow 2
    make_hparams.py layout  tensorboard.plugins.custom_scalar and SummaryWriter.add_custom_scalars()
    make_hparams.py expect  expected.tsv: the sessions, values and metrics of TensorBoard's plugin

Each kind needs its own package; made with torch 2.4.1, TensorFlow 2.15.1, tensorboard 2.21.0.
"""
import os
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def fresh(name):
    path = os.path.join(HERE, name)
    shutil.rmtree(path, ignore_errors=True)
    return path


def plain_names(folder):
    """Host names and process ids do not belong into a test file."""
    for parent, _, files in os.walk(folder):
        for index, name in enumerate(sorted(n for n in files if "tfevents" in n)):
            os.rename(os.path.join(parent, name),
                      os.path.join(parent, f"events.out.tfevents.{index + 1}.host"))


def make_torch():
    from torch.utils.tensorboard import SummaryWriter
    folder = fresh("torch")
    writer = SummaryWriter(folder)
    for step in range(3):
        writer.add_scalar("train/loss", 1.0 / (step + 1), step)
    trials = [
        ({"lr": 0.1, "batch": 16, "optimizer": "sgd", "nesterov": True}, {"hparam/accuracy": 0.5}),
        ({"lr": 0.01, "batch": 32, "optimizer": "adam", "nesterov": False},
         {"hparam/accuracy": 0.75, "hparam/loss": 0.25}),
        ({"lr": 0.001, "batch": 32, "optimizer": "adam"}, {"hparam/accuracy": float("nan")}),
    ]
    for number, (hparams, metrics) in enumerate(trials):
        writer.add_hparams(hparams, metrics, run_name=f"trial-{number}",
                           hparam_domain_discrete={"optimizer": ["adam", "sgd"]})
    writer.close()
    plain_names(folder)


def make_keras():
    import tensorflow as tf
    from tensorboard.plugins.hparams import api as hp, api_pb2, summary as hp_summary
    folder = fresh("keras")
    units = hp.HParam("units", hp.Discrete([16, 32]), display_name="Units", description="of a layer")
    dropout = hp.HParam("dropout", hp.RealInterval(0.1, 0.5))
    augment = hp.HParam("augment", hp.Discrete([False, True]))
    with tf.summary.create_file_writer(folder).as_default():
        hp.hparams_config(
            hparams=[units, dropout, augment],
            metrics=[hp.Metric("epoch_accuracy", group="validation", display_name="accuracy (val.)"),
                     hp.Metric("epoch_loss", group="train", display_name="loss (train)")])
    trials = [(16, 0.1, False, [0.5, 0.7]), (16, 0.1, False, [0.25, 0.5]), (32, 0.5, True, [0.5, 0.75])]
    for number, (u, d, a, accuracies) in enumerate(trials):
        run = os.path.join(folder, f"run-{number}")
        with tf.summary.create_file_writer(run).as_default():
            hp.hparams({units: u, dropout: d, augment: a}, trial_id=f"trial-{u}")
            if number != 2:
                tf.summary.experimental.write_raw_pb(
                    hp_summary.session_end_pb(api_pb2.STATUS_SUCCESS if number == 0
                                              else api_pb2.STATUS_FAILURE, 1700000100.0 + number)
                    .SerializeToString(), step=0)
        for part in ("train", "validation"):
            with tf.summary.create_file_writer(os.path.join(run, part)).as_default():
                for step, accuracy in enumerate(accuracies):
                    tf.summary.scalar("epoch_loss", 1.0 - accuracy, step=step)
                    tf.summary.scalar("epoch_accuracy", accuracy, step=step)
    plain_names(folder)


def make_layout():
    from tensorboard.plugins.custom_scalar import layout_pb2, metadata
    from tensorboard.summary.writer.event_file_writer import EventFileWriter
    from tensorboard.compat.proto import event_pb2, summary_pb2, tensor_pb2, types_pb2
    from torch.utils.tensorboard import SummaryWriter
    folder = fresh("layout")
    writer = EventFileWriter(folder)
    layout = layout_pb2.Layout(category=[
        layout_pb2.Category(title="losses", chart=[
            layout_pb2.Chart(title="losses", multiline=layout_pb2.MultilineChartContent(
                tag=[r"loss.*", r"val/loss(?!_ema)"])),
            layout_pb2.Chart(title="margin", margin=layout_pb2.MarginChartContent(
                series=[layout_pb2.MarginChartContent.Series(
                    value="loss/mean", lower="loss/lower", upper="loss/upper")]))]),
        layout_pb2.Category(title="closed", closed=True, chart=[
            layout_pb2.Chart(title="empty", multiline=layout_pb2.MultilineChartContent())])])
    writer.add_event(event_pb2.Event(wall_time=1.7e9, step=0, summary=summary_pb2.Summary(value=[
        summary_pb2.Summary.Value(
            tag=metadata.CONFIG_SUMMARY_TAG, metadata=metadata.create_summary_metadata(),
            tensor=tensor_pb2.TensorProto(dtype=types_pb2.DT_STRING,
                                          string_val=[layout.SerializeToString()]))])))
    for step in range(5):
        for tag, value in (("loss/mean", 5.0 - step), ("loss/lower", 4.0 - step),
                           ("loss/upper", 6.0 - step), ("val/loss", 3.0)):
            writer.add_event(event_pb2.Event(
                wall_time=1.7e9 + step, step=step,
                summary=summary_pb2.Summary(value=[summary_pb2.Summary.Value(
                    tag=tag, simple_value=value)])))
    writer.close()
    plain_names(folder)
    folder = fresh("torch-layout")
    writer = SummaryWriter(folder)
    writer.add_custom_scalars({"Taiwan": {"twse": ["Multiline", ["twse/0050", "twse/2330"]]},
                               "USA": {"dow": ["Margin", ["dow/aaa", "dow/bbb", "dow/ccc"]]}})
    writer.close()
    plain_names(folder)


def text_of(value):
    kind = value.WhichOneof("kind")
    if kind is None or kind == "null_value":
        return ""
    if kind == "bool_value":
        return "bool:" + ("true" if value.bool_value else "false")
    if kind == "number_value":
        return f"number:{value.number_value!r}"
    return "text:" + value.string_value


def make_expected():
    from tensorboard.backend.event_processing import data_provider, plugin_event_multiplexer
    from tensorboard.context import RequestContext
    from tensorboard.plugins.hparams import api_pb2, backend_context, list_session_groups
    from tensorboard.plugins import base_plugin
    with open(os.path.join(HERE, "expected.tsv"), "w", encoding="utf-8") as out:
        for name in ("torch", "keras"):
            multiplexer = plugin_event_multiplexer.EventMultiplexer()
            multiplexer.AddRunsFromDirectory(os.path.join(HERE, name))
            multiplexer.Reload()
            provider = data_provider.MultiplexerDataProvider(multiplexer, HERE)
            context = base_plugin.TBContext(data_provider=provider, logdir=HERE)
            backend = backend_context.Context(context)
            experiment = backend.experiment_from_metadata(
                RequestContext(), "", True, backend.hparams_metadata(RequestContext(), ""), None)
            request = api_pb2.ListSessionGroupsRequest(
                start_index=0, slice_size=1000, allowed_statuses=[
                    api_pb2.STATUS_UNKNOWN, api_pb2.STATUS_SUCCESS, api_pb2.STATUS_FAILURE,
                    api_pb2.STATUS_RUNNING])
            request.aggregation_type = api_pb2.AGGREGATION_AVG
            for info in experiment.metric_infos:
                request.col_params.add(metric=info.name)
            handler = list_session_groups.Handler(
                RequestContext(), backend, "", request)
            for group in handler.run().session_groups:
                for session in group.sessions:
                    row = [name, session.name, group.name,
                           api_pb2.Status.Name(session.status)]
                    for key in sorted(group.hparams):
                        row.append(f"h {key}={text_of(group.hparams[key])}")
                    for metric in session.metric_values:
                        row.append(f"m {metric.name.group}|{metric.name.tag}={metric.value!r}")
                    out.write("\t".join(row) + "\n")


if __name__ == "__main__":
    {"torch": make_torch, "keras": make_keras, "layout": make_layout,
     "expect": make_expected}[sys.argv[1]]()
