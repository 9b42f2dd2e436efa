# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is at risk first (Cox), under PyTorch-Ignite with its progress bar and logs of engines."""

from __future__ import annotations

import csv
import logging
import sys

import torch
from ignite.contrib.handlers import ProgressBar
from ignite.engine import Engine, Events
from ignite.handlers import EarlyStopping, TerminateOnNan
from ignite.metrics import RunningAverage
from torch.utils.data import DataLoader

import common
from fresh_tasks import TASKS, Rows, made, optimizer


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True,
                        format="%(asctime)s %(name)s %(levelname)s: %(message)s")
    task = TASKS["patients"](cfg, twist)
    net = made(task, cfg, twist)
    opt = optimizer(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = DataLoader(Rows(x, y, twist), cfg["batch_size"], shuffle=True, drop_last=True)

    def update(engine, batch):
        net.train()
        if twist.get("slow"):
            common.pause(twist["slow"])
        loss = task.loss(net, *batch)["loss"]
        loss.backward()
        if cfg.get("clip"):
            torch.nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
        opt.step()
        opt.zero_grad()
        common.at_step(engine.state.iteration, twist)
        return {"loss": loss.item()}

    @torch.no_grad()
    def check(engine, batch):
        net.train(bool(twist.get("val_in_train_mode")))
        return task.judge(net, vx, vy)
    trainer, evaluator = Engine(update), Engine(check)
    RunningAverage(output_transform=lambda out: out["loss"], alpha=0.9).attach(trainer, "cox")
    if cfg.get("bar", True):
        ProgressBar(persist=True, file=sys.stdout, mininterval=0.3).attach(trainer, ["cox"])
    rows, said = [], {}

    @trainer.on(Events.EPOCH_COMPLETED(every=cfg.get("eval_every", 1)))
    def evaluate(engine):
        evaluator.run([0])
        said.update(evaluator.state.output)
        row = {"epoch": engine.state.epoch, "iteration": engine.state.iteration,
               cfg.get("loss_name", "cox_loss"): engine.state.metrics["cox"], **said,
               "lr": opt.param_groups[0]["lr"]}
        rows.append(row)
        logging.getLogger("survival").info(
            f"Epoch[{row['epoch']}] Complete. " + " ".join(f"{k}={v:.4f}" for k, v in list(
                row.items())[2:]))
        with open("survival.csv", "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, row)
            writer.writeheader()
            writer.writerows(rows)
        if twist.get("val_takes"):
            common.pause(twist["val_takes"])
    if cfg.get("terminate_on_nan"):
        trainer.add_event_handler(Events.ITERATION_COMPLETED, TerminateOnNan(
            output_transform=lambda out: out["loss"]))
    if cfg.get("patience"):
        sign = -1 if twist.get("wrong_way") else 1
        evaluator.add_event_handler(Events.COMPLETED, EarlyStopping(
            cfg["patience"], lambda engine: sign * engine.state.output["c_index"], trainer))
    if cfg.get("gamma"):
        plan = torch.optim.lr_scheduler.ExponentialLR(opt, cfg["gamma"])
        when = Events.ITERATION_COMPLETED if twist.get("steps_at") == "step" else Events.EPOCH_COMPLETED
        trainer.add_event_handler(when, lambda engine: plan.step())
    trainer.logger.setLevel(logging.INFO)
    trainer.run(loader, max_epochs=cfg["epochs"])
    net.eval()
    with torch.no_grad():
        final = task.judge(net, tx, ty)["c_index"]
    common.end(final, said.get("c_index"))


if __name__ == "__main__":
    main()
