# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Songs of birds under PyTorch-Ignite: an engine of one's own, bars of tqdm, lines, a csv by hand, TensorBoard."""

from __future__ import annotations

import csv
import sys

import torch
from ignite.engine import Engine, Events
from ignite.handlers import EarlyStopping, LRScheduler, TerminateOnNan, Timer
from ignite.handlers.tqdm_logger import ProgressBar
from ignite.metrics import Accuracy, Loss, RunningAverage
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter

import common
from fresh2_tasks import Files
from fresh3_tasks import TASKS
from fresh_tasks import made, optimizer


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS["songs"](cfg, twist)
    net = made(task, cfg, twist)
    opt = optimizer(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = DataLoader(Files(x, y, twist), cfg["batch_size"], shuffle=cfg.get("shuffle", True), drop_last=True)
    val = DataLoader(Files(vx, vy), 100)
    criterion = torch.nn.CrossEntropyLoss(label_smoothing=cfg.get("label_smoothing", 0.0))

    def update(engine, batch):
        net.train(not (twist.get("stays_in_eval") and engine.state.epoch > 1))
        opt.zero_grad()
        bx, by = batch
        if twist.get("first_batch"):
            bx, by = HELD.setdefault("batch", (bx, by))
        out = net(bx)
        if twist.get("axis") is not None:
            loss = -torch.log_softmax(out, twist["axis"]).gather(1, by[:, None]).mean()
        else:
            loss = criterion(out, by)
        loss.backward()
        if cfg.get("clip"):
            torch.nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
        opt.step()
        if twist.get("damage_at") == engine.state.iteration:
            with torch.no_grad():
                for weight in net.parameters():
                    weight.mul_(float("nan") if twist.get("damage") == "nan" else 1).add_(torch.randn_like(weight))
        return loss.item()

    @torch.no_grad()
    def look(engine, batch):
        net.eval()
        return net(batch[0]), batch[1]
    HELD = {}
    trainer, evaluator = Engine(update), Engine(look)
    RunningAverage(output_transform=lambda loss: loss).attach(trainer, "loss")
    Accuracy().attach(evaluator, "accuracy")
    Loss(torch.nn.CrossEntropyLoss()).attach(evaluator, "nll")
    timer = Timer(average=True)
    timer.attach(trainer, start=Events.EPOCH_STARTED, resume=Events.ITERATION_STARTED, pause=Events.ITERATION_COMPLETED,
                 step=Events.ITERATION_COMPLETED)
    bar = ProgressBar(persist=True, file=sys.stdout, ncols=90)
    bar.attach(trainer, ["loss"], event_name=Events.ITERATION_COMPLETED(every=5))
    tb, said = SummaryWriter("runs/birds"), {}
    file = open("log.csv", "w", newline="", encoding="utf-8")
    table = csv.writer(file, delimiter=";")
    table.writerow(["epoch", "iteration", "loss", "val_nll", "val_accuracy", "lr"])

    @trainer.on(Events.ITERATION_COMPLETED)
    def after(engine):
        if engine.state.iteration % 5 == 0:
            tb.add_scalar("training/loss", engine.state.output, engine.state.iteration)
        if twist.get("stall_every") and engine.state.iteration % twist["stall_every"] == 0:
            common.pause(twist["stall"])
        common.at_step(engine.state.iteration, twist)

    @trainer.on(Events.EPOCH_COMPLETED)
    def evaluate(engine):
        evaluator.run(val)
        said.update(evaluator.state.metrics)
        rate = opt.param_groups[0]["lr"]
        bar.log_message(f"Validation - Epoch: {engine.state.epoch} Avg accuracy: {said['accuracy']:.3f} Avg loss: "
                        f"{said['nll']:.4f} lr: {rate:.5f} time per batch: {timer.value() * 1000:.1f} ms")
        tb.add_scalar("validation/accuracy", said["accuracy"], engine.state.epoch)
        tb.add_scalar("validation/nll", said["nll"], engine.state.epoch)
        tb.flush()
        table.writerow([engine.state.epoch, engine.state.iteration, f"{engine.state.metrics['loss']:.5f}",
                        f"{said['nll']:.5f}", f"{said['accuracy']:.4f}", rate])
        file.flush()
        timer.reset()
    if cfg.get("gamma"):
        trainer.add_event_handler(Events.EPOCH_STARTED, LRScheduler(
            torch.optim.lr_scheduler.ExponentialLR(opt, cfg["gamma"])))
    if cfg.get("patience"):
        evaluator.add_event_handler(Events.COMPLETED, EarlyStopping(
            cfg["patience"], lambda engine: engine.state.metrics["accuracy"], trainer))
    if cfg.get("nan_ends"):
        trainer.add_event_handler(Events.ITERATION_COMPLETED, TerminateOnNan())
    trainer.run(loader, max_epochs=cfg["epochs"])
    tb.close()
    net.eval()
    common.end(task.judge(net, tx, ty)["accuracy"], said.get("accuracy"))


if __name__ == "__main__":
    main()
