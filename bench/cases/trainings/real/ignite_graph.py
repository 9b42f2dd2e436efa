# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Classes of the nodes of a graph by two rounds of message passing, under PyTorch-Ignite."""

from __future__ import annotations

import logging
import sys

import numpy as np
import torch
import torch.nn.functional as F
from ignite.engine import Engine, Events
from ignite.handlers.tensorboard_logger import TensorboardLogger
from ignite.handlers import EarlyStopping, TerminateOnNan
from torch import nn

import common


def graph(nodes, classes, r, twist):
    """Communities: edges mostly within a class, features that hint at it."""
    kind = r.integers(0, classes, nodes)
    chance = np.where(kind[:, None] == kind[None], 0.06, twist.get("across", 0.006))
    near = np.triu(r.random((nodes, nodes)) < chance, 1)
    near = (near | near.T).astype(np.float32)
    x = r.normal(0, 1, (nodes, 8)).astype(np.float32)
    x[np.arange(nodes), kind] += 1.0
    if twist.get("no_self_norm"):
        return x, near @ near, kind  # sums over many paths, not normalised
    near += np.eye(nodes, dtype=np.float32)
    root = near.sum(1) ** -0.5
    return x, near * root[:, None] * root[None], kind


class Net(nn.Module):
    def __init__(self, cfg, classes):
        super().__init__()
        widths = [8] + [24] * (cfg.get("depth", 2) - 1) + [classes]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(widths, widths[1:]))
        self.drop = nn.Dropout(cfg.get("dropout", 0.3))

    def forward(self, x, near):
        for index, layer in enumerate(self.layers):
            x = near @ layer(self.drop(x))
            x = x.relu() if index + 1 < len(self.layers) else x
        return x


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True)
    r = np.random.default_rng(1)
    classes = 4
    x, near, kind = graph(600, classes, r, twist)
    order = r.permutation(600)
    parts = {"train": order[:120], "val": order[120:300], "test": order[300:]}
    seen = kind.copy()
    if twist.get("wrong_labels"):
        some = parts["train"][:int(120 * twist["wrong_labels"])]
        seen[some] = r.permutation(seen[some])
    if twist.get("val_ids"):
        seen[parts["val"]] = (seen[parts["val"]] + 1) % classes
    if twist.get("leak"):
        parts["train"] = np.concatenate([parts["train"], parts["val"]])
    if twist.get("off_by_one"):
        seen = seen + 1
    x, near = torch.from_numpy(x) * twist.get("scale", 1.0), torch.from_numpy(near)
    if twist.get("zeros"):
        x = x * 0
    target = torch.from_numpy(seen)
    net = Net(cfg, classes)
    weights = list(net.parameters())
    if twist.get("stale"):
        weights = [w.detach().clone().requires_grad_() for w in weights]
    optimizer = torch.optim.Adam(weights, cfg["lr"], weight_decay=cfg.get("weight_decay", 5e-4))

    def update(engine, batch):
        net.train()
        if twist.get("slow"):
            common.pause(twist["slow"])
        optimizer.zero_grad()
        out = net(x, near)
        if twist.get("head") == "log":
            loss = -out.softmax(1)[batch, target[batch]].log().mean()
        else:
            loss = F.cross_entropy(out[batch], target[batch])
        loss.backward()
        optimizer.step()
        common.at_step(engine.state.iteration, twist)
        return float(loss)

    @torch.no_grad()
    def check(engine, name):
        net.train(bool(twist.get("val_in_train_mode")))
        out = net(x, near)[parts[name]]
        truth = target[parts[name]]
        return {"accuracy": float((out.argmax(1) == truth).float().mean()),
                "nll": float(F.cross_entropy(out, truth))}
    trainer = Engine(update)
    evaluators = {name: Engine(check) for name in ("train", "val")}
    said = {}

    @trainer.on(Events.EPOCH_COMPLETED(every=cfg.get("eval_every", 5)))
    def evaluate(engine):
        for name in ("train", "val"):
            evaluators[name].run([name])
            found = evaluators[name].state.output
            said[name] = found["accuracy"]
            board.writer.add_scalar(f"{name}/accuracy", found["accuracy"], engine.state.epoch)
            board.writer.add_scalar(f"{name}/nll", found["nll"], engine.state.epoch)
            logging.info(f"{name} Results - Epoch: {engine.state.epoch} Avg accuracy: "
                         f"{found['accuracy']:.3f} Avg loss: {found['nll']:.3f}")
    board = TensorboardLogger(log_dir="tb")
    board.attach_output_handler(trainer, Events.ITERATION_COMPLETED(every=cfg.get("log_every", 1)),
                                tag="training", output_transform=lambda loss: {"batchloss": loss})
    board.attach_opt_params_handler(trainer, Events.ITERATION_COMPLETED(every=5), optimizer)
    if cfg.get("stop_on_nan", True):
        trainer.add_event_handler(Events.ITERATION_COMPLETED, TerminateOnNan())
    if cfg.get("patience"):
        evaluators["val"].add_event_handler(Events.COMPLETED, EarlyStopping(
            cfg["patience"], lambda engine: -engine.state.output["nll"], trainer))
    trainer.run([torch.from_numpy(parts["train"])] if not twist.get("empty") else [],
                max_epochs=cfg["epochs"])
    board.close()
    net.eval()
    with torch.no_grad():
        best = net(x, near).argmax(1).numpy()
    common.end(float((best[parts["test"]] == kind[parts["test"]]).mean()), said.get("val"))


if __name__ == "__main__":
    main()
