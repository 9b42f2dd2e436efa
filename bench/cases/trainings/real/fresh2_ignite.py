# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours for grey pictures under PyTorch-Ignite: its supervised engines, setup_logger, TensorBoard."""

from __future__ import annotations

import sys

import torch
from ignite.contrib.handlers import ProgressBar, TensorboardLogger
from ignite.engine import Events, create_supervised_evaluator, create_supervised_trainer
from ignite.handlers import Checkpoint, DiskSaver, EarlyStopping, global_step_from_engine
from ignite.metrics import MeanAbsoluteError, RootMeanSquaredError, RunningAverage
from ignite.utils import setup_logger
from torch.utils.data import DataLoader

import common
from fresh2_tasks import TASKS, Files
from fresh_tasks import made, optimizer


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS["paintings"](cfg, twist)
    net = made(task, cfg, twist)
    opt = optimizer(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = DataLoader(Files(x, y, twist), cfg["batch_size"], shuffle=True, drop_last=True)
    val = DataLoader(Files(vx, vy), 50)

    def loss_of(out, target):
        if twist.get("off_graph"):
            return torch.nn.functional.mse_loss(out.detach(), target)
        return torch.nn.functional.mse_loss(out, target, reduction=twist.get("reduction", "mean"))
    trainer = create_supervised_trainer(net, opt, loss_of)
    trainer.logger = setup_logger("trainer", stream=sys.stdout)

    def flat(found):
        return found[0].flatten(), found[1].flatten()
    evaluator = create_supervised_evaluator(net, {"rmse": RootMeanSquaredError(flat), "mae": MeanAbsoluteError(flat)})
    evaluator.logger = setup_logger("evaluator", stream=sys.stdout)
    RunningAverage(output_transform=lambda out: out).attach(trainer, "loss")
    if cfg.get("bar"):
        ProgressBar(file=sys.stdout).attach(trainer, ["loss"])
    said = {}

    @trainer.on(Events.ITERATION_COMPLETED)
    def after(engine):
        step = engine.state.iteration
        if twist.get("slow"):
            common.pause(twist["slow"])
        if step % cfg.get("log_every", 10) == 0:
            if twist.get("log_takes"):
                common.pause(twist["log_takes"])
            trainer.logger.info(f"Epoch[{engine.state.epoch}] Iteration[{step}/"
                                f"{engine.state.max_epochs * len(loader)}] Loss: {engine.state.output:.5f}")
        common.at_step(step, twist)

    @trainer.on(Events.EPOCH_COMPLETED(every=cfg.get("eval_every", 1)))
    def evaluate(engine):
        evaluator.run(val)
        said.update(evaluator.state.metrics)
        trainer.logger.info(f"Validation Results - Epoch: {engine.state.epoch}  Avg rmse: {said['rmse']:.4f} "
                            f"Avg mae: {said['mae']:.4f}")
        if twist.get("val_takes"):
            common.pause(twist["val_takes"])
    if cfg.get("step_size"):
        plan = torch.optim.lr_scheduler.StepLR(opt, cfg["step_size"], cfg.get("gamma", 0.5))
        trainer.add_event_handler(Events.EPOCH_COMPLETED, lambda engine: plan.step())
    if cfg.get("patience"):
        sign = 1 if twist.get("wrong_way") else -1
        evaluator.add_event_handler(Events.COMPLETED, EarlyStopping(
            cfg["patience"], lambda engine: sign * engine.state.metrics["rmse"], trainer))
    keeper = Checkpoint({"model": net, "optimizer": opt}, DiskSaver("saved", create_dir=True, require_empty=True),
                        n_saved=1)
    trainer.add_event_handler(Events.EPOCH_COMPLETED, keeper)
    log = TensorboardLogger(log_dir="tb_logs")
    log.attach_output_handler(trainer, Events.ITERATION_COMPLETED(every=cfg.get("log_every", 10)), tag="training",
                              output_transform=lambda loss: {"batchloss": loss})
    log.attach_output_handler(evaluator, Events.COMPLETED, tag="validation", metric_names="all",
                              global_step_transform=global_step_from_engine(trainer))
    log.attach_opt_params_handler(trainer, Events.ITERATION_COMPLETED(every=cfg.get("log_every", 10)), opt)
    if twist.get("leftover"):  # of an earlier run
        torch.save({}, "saved/checkpoint_960.pt")
        DiskSaver("saved", create_dir=True, require_empty=True)
    trainer.run(loader, max_epochs=cfg["epochs"])
    log.close()
    net.eval()
    with torch.no_grad():
        final = task.judge(net, tx, ty)["rmse"]
    common.end(final, said.get("rmse"))


if __name__ == "__main__":
    main()
