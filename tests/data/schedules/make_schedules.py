#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Golden values of learning-rate schedules, taken from the libraries themselves.

    make_schedules.py torch   torch, transformers, accelerate, lightning, timm, mmengine, mmcv 1, fvcore, ultralytics
    make_schedules.py tf      keras (TensorFlow backend), Object Detection API (0.1.1 sdist: --odapi DIR)

Writes <family>.csv beside itself: schedule,parameters,step,lr, and adds the versions to versions.json.
A "step" is the 0-based index of the optimizer update (of the batch, where "batches" is in the parameters);
"lr" is the rate that this update used. A schedule that ends in ".momentum" (".accumulate", ...) has that in
the column lr. Nothing here is a formula of ours except where a comment says so.
"""
import argparse
import csv
import importlib
import json
import math
import os
import sys
import types
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))
warnings.filterwarnings("ignore")
TABLES = {}


def put(family, schedule, parameters, values, steps=None):
    steps = range(len(values)) if steps is None else steps
    text = json.dumps(parameters, sort_keys=True)
    TABLES.setdefault(family, []).extend((schedule, text, s, repr(float(v))) for s, v in zip(steps, values))


def write(modules):
    for family, rows in TABLES.items():
        with open(os.path.join(HERE, family + ".csv"), "w", newline="") as out:
            writer = csv.writer(out, lineterminator="\n")
            writer.writerow(["schedule", "parameters", "step", "lr"])
            writer.writerows(rows)
    path = os.path.join(HERE, "versions.json")
    known = json.load(open(path)) if os.path.exists(path) else {}
    known["python"] = sys.version.split()[0]
    for name in modules:
        known[name] = getattr(importlib.import_module(name), "__version__", "?")
    if "odapi" in TABLES:
        known["tensorflow-object-detection-api"] = "0.1.1"
    sets = {family: len({(r[0], r[1]) for r in rows}) for family, rows in TABLES.items()}
    known.setdefault("parameter sets", {}).update(sets)
    with open(path, "w") as out:
        json.dump(known, out, indent=1, sort_keys=True)
        out.write("\n")
    print(sets, sum(len(r) for r in TABLES.values()), "rows")


# ---------------------------------------------------------------- PyTorch and what is built on it

def torch_rates(make, count, base=0.1, optimizer="sgd", momentum=False, before=None):
    import torch
    p = torch.nn.Parameter(torch.zeros(1))
    if optimizer == "sgd":
        opt = torch.optim.SGD([p], lr=base, momentum=0.9)
    else:
        opt = torch.optim.Adam([p], lr=base)
    sched = make(opt)
    rates, momenta = [], []
    for step in range(count):
        group = opt.param_groups[0]
        rates.append(float(group["lr"]))
        momenta.append(float(group["betas"][0] if "betas" in group else group["momentum"]))
        opt.step()
        try:
            sched.step()
        except ValueError:  # OneCycleLR past its end
            break
    return (rates, momenta) if momentum else rates


def family_torch():
    from torch.optim import lr_scheduler as s
    base = 0.1

    def one(name, count=40, **kw):
        put("torch", name, dict(kw, base=base), torch_rates(lambda o: getattr(s, name)(o, **kw), count, base))

    one("StepLR", 12, step_size=3, gamma=0.1)
    one("MultiStepLR", 14, milestones=[3, 8, 8, 11], gamma=0.5)
    one("ConstantLR", 8, factor=0.25, total_iters=5)
    one("LinearLR", 9, start_factor=0.1, end_factor=1.0, total_iters=5)
    one("LinearLR", 9)
    one("LinearLR", 9, start_factor=1.0, end_factor=0.0, total_iters=6)
    one("ExponentialLR", 8, gamma=0.9)
    one("PolynomialLR", 9, total_iters=6, power=2.0)
    one("CosineAnnealingLR", 26, T_max=10, eta_min=0.01)
    one("CosineAnnealingWarmRestarts", 32, T_0=4, T_mult=2, eta_min=0.001)
    one("CosineAnnealingWarmRestarts", 13, T_0=5, T_mult=1)
    for kw in (dict(max_lr=1.0, total_steps=20), dict(max_lr=1.0, total_steps=20, three_phase=True),
               dict(max_lr=0.5, total_steps=17, pct_start=0.25, anneal_strategy="linear", div_factor=10.0,
                    final_div_factor=100.0), dict(max_lr=1.0, epochs=3, steps_per_epoch=5, pct_start=0.4)):
        rates, momenta = torch_rates(lambda o: s.OneCycleLR(o, **kw), 60, base, momentum=True)
        put("torch", "OneCycleLR", dict(kw, base=base), rates)
        put("torch", "OneCycleLR.momentum", dict(kw, base=base), momenta)
    for kw in (dict(base_lr=0.01, max_lr=0.1, step_size_up=4), dict(base_lr=0.01, max_lr=0.1, step_size_up=3,
               step_size_down=5, mode="triangular2"), dict(base_lr=0.01, max_lr=0.1, step_size_up=4,
               mode="exp_range", gamma=0.97)):
        rates, momenta = torch_rates(lambda o: s.CyclicLR(o, **kw), 26, base, momentum=True)
        put("torch", "CyclicLR", dict(kw, base=base), rates)
        put("torch", "CyclicLR.momentum", dict(kw, base=base), momenta)

    def warm_then(o, second, milestone, **kw):
        return s.SequentialLR(o, [s.LinearLR(o, start_factor=0.1, total_iters=milestone),
                                  getattr(s, second)(o, **kw)], [milestone])
    put("torch", "SequentialLR", {"base": base, "schedulers": [["LinearLR", {"start_factor": 0.1, "total_iters": 5}],
        ["CosineAnnealingLR", {"T_max": 10}]], "milestones": [5]},
        torch_rates(lambda o: warm_then(o, "CosineAnnealingLR", 5, T_max=10), 20, base))
    put("torch", "SequentialLR", {"base": base, "schedulers": [["LinearLR", {"start_factor": 0.1, "total_iters": 4}],
        ["MultiStepLR", {"milestones": [3, 6], "gamma": 0.1}]], "milestones": [4]},
        torch_rates(lambda o: warm_then(o, "MultiStepLR", 4, milestones=[3, 6], gamma=0.1), 14, base))
    put("torch", "ChainedScheduler", {"base": base, "schedulers": [["ConstantLR", {"factor": 0.1, "total_iters": 3}],
        ["ExponentialLR", {"gamma": 0.9}]]},
        torch_rates(lambda o: s.ChainedScheduler([s.ConstantLR(o, factor=0.1, total_iters=3),
                                                  s.ExponentialLR(o, gamma=0.9)]), 8, base))
    # two schedulers on one optimizer, stepped one after the other (the common warm-up idiom)
    import torch
    p = torch.nn.Parameter(torch.zeros(1))
    opt = torch.optim.SGD([p], lr=base)
    pair = [s.LinearLR(opt, start_factor=0.01, total_iters=5), s.MultiStepLR(opt, [8, 11], 0.1)]
    rates = []
    for _ in range(14):
        rates.append(opt.param_groups[0]["lr"])
        opt.step()
        for x in pair:
            x.step()
    put("torch", "LinearLR+MultiStepLR", {"base": base, "start_factor": 0.01, "total_iters": 5,
        "milestones": [8, 11], "gamma": 0.1}, rates)

    metric = [1.0, 0.9, 0.9, 0.9, 0.8999, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, float("nan"),
              0.4, 0.4, 0.4, 0.4, 0.4]
    for kw in (dict(factor=0.5, patience=2), dict(factor=0.1, patience=1, cooldown=2, min_lr=0.0005),
               dict(factor=0.5, patience=0, threshold=0.01, threshold_mode="abs")):
        opt = torch.optim.SGD([p], lr=base)
        sched = s.ReduceLROnPlateau(opt, **kw)
        rates = []
        for m in metric:
            rates.append(opt.param_groups[0]["lr"])
            sched.step(m)
        put("torch", "ReduceLROnPlateau", dict(kw, base=base, metric=["nan" if m != m else m for m in metric]), rates)


def family_huggingface():
    import transformers.optimization as o
    import torch
    base, count = 0.001, 70
    for name, kw in (("linear", {}), ("cosine", {}), ("cosine", {"num_cycles": 1.5}),
                     ("cosine_with_restarts", {"num_cycles": 3}), ("polynomial", {"lr_end": 1e-5, "power": 2.0}),
                     ("constant", {}), ("constant_with_warmup", {}), ("inverse_sqrt", {}),
                     ("inverse_sqrt", {"timescale": 40}), ("cosine_with_min_lr", {"min_lr": 1e-4}),
                     ("cosine_warmup_with_min_lr", {"min_lr": 1e-4}),
                     ("warmup_stable_decay", {"num_decay_steps": 20, "min_lr_ratio": 0.1})):
        warm, total = (0 if name == "constant" else 10), 60
        make = lambda opt: o.get_scheduler(name, opt, num_warmup_steps=warm, num_training_steps=total,
                                           scheduler_specific_kwargs=dict(kw))
        put("huggingface", name, dict(kw, base=base, num_warmup_steps=warm, num_training_steps=total),
            torch_rates(make, count, base, "adam"))
    # Accelerate: the scheduler is stepped once a process unless batches are split
    import accelerate.scheduler as a
    for processes, split in ((1, False), (4, False), (4, True)):
        a.AcceleratorState = lambda: types.SimpleNamespace(num_processes=processes)
        a.GradientState = lambda: types.SimpleNamespace(sync_gradients=True, adjust_scheduler=False)
        p = torch.nn.Parameter(torch.zeros(1))
        opt = torch.optim.SGD([p], lr=base)
        opt.step_was_skipped = False
        sched = a.AcceleratedScheduler(o.get_scheduler("linear", opt, num_warmup_steps=8, num_training_steps=40), opt,
                                       split_batches=split)
        rates = []
        for _ in range(14):
            rates.append(opt.param_groups[0]["lr"])
            opt.step()
            sched.step()
        put("huggingface", "accelerate:linear", {"base": base, "num_warmup_steps": 8, "num_training_steps": 40,
            "num_processes": processes, "split_batches": split}, rates)


def family_timm():
    import torch
    from timm.scheduler import create_scheduler_v2
    from timm.scheduler.cosine_lr import CosineLRScheduler
    base = 0.5

    def rates(make, count, on_epoch=True):
        p = torch.nn.Parameter(torch.zeros(1))
        opt = torch.optim.SGD([p], lr=base)
        sched = make(opt)
        got = [opt.param_groups[0]["lr"]]
        for t in range(1, count):
            sched.step(t) if on_epoch else sched.step_update(t)
            got.append(opt.param_groups[0]["lr"])
        return got

    for kw in (dict(t_initial=20), dict(t_initial=20, lr_min=0.01, warmup_t=5, warmup_lr_init=0.001),
               dict(t_initial=20, lr_min=0.01, warmup_t=5, warmup_lr_init=0.001, warmup_prefix=True),
               dict(t_initial=6, cycle_mul=2.0, cycle_decay=0.5, cycle_limit=3), dict(t_initial=10, k_decay=2.0)):
        put("timm", "CosineLRScheduler", dict(kw, base=base), rates(lambda o: CosineLRScheduler(o, **kw), 32))
    for kw in (dict(sched="step", num_epochs=20, decay_epochs=6, decay_rate=0.2, warmup_epochs=3, warmup_lr=0.001),
               dict(sched="multistep", num_epochs=20, decay_milestones=[8, 14], decay_rate=0.1, warmup_epochs=3,
                    warmup_lr=0.001),
               dict(sched="poly", num_epochs=20, decay_rate=2.0, min_lr=0.01, warmup_epochs=3, warmup_lr=0.001),
               dict(sched="tanh", num_epochs=20, min_lr=0.01)):
        put("timm", kw["sched"], dict(kw, base=base), rates(lambda o: create_scheduler_v2(o, **kw)[0], 26))
    kw = dict(sched="cosine", num_epochs=5, warmup_epochs=1, warmup_lr=0.001, step_on_epochs=False, updates_per_epoch=6)
    put("timm", "cosine", dict(kw, base=base), rates(lambda o: create_scheduler_v2(o, **kw)[0], 34, False))


def family_detectron2():
    # WarmupParamScheduler of detectron2 (not on PyPI) is composed here, in our words, of fvcore's classes; the
    # warm-up ends at the value that the main schedule has there, the main one is evaluated at the run's fraction.
    from fvcore.common.param_scheduler import (CompositeParamScheduler, ConstantParamScheduler, CosineParamScheduler,
                                               LinearParamScheduler, MultiStepParamScheduler)

    def build(name, base, max_iter, steps=(), gamma=0.1, base_end=0.0, warmup_iters=10, warmup_factor=0.001,
              warmup_method="linear"):
        if name == "WarmupMultiStepLR":
            kept = [x for x in steps if x <= max_iter]
            main = MultiStepParamScheduler([gamma ** k for k in range(len(kept) + 1)], max_iter, list(kept))
        else:
            main = CosineParamScheduler(1, base_end / base)
        length = min(warmup_iters / max_iter, 1.0)
        low = warmup_factor * main(0.0)
        warm = ConstantParamScheduler(low) if warmup_method == "constant" else LinearParamScheduler(low, main(length))
        both = CompositeParamScheduler([warm, main], [length, 1 - length], ["rescaled", "fixed"])
        return lambda i: base * both(i / max_iter)

    for kw in (dict(name="WarmupMultiStepLR", base=0.02, max_iter=90, steps=[60, 80]),
               dict(name="WarmupMultiStepLR", base=0.02, max_iter=90, steps=[60, 80], warmup_iters=20,
                    warmup_factor=0.1, warmup_method="constant"),
               dict(name="WarmupMultiStepLR", base=0.02, max_iter=40, steps=[5, 30], warmup_iters=12),
               dict(name="WarmupCosineLR", base=0.02, max_iter=60, warmup_iters=12),
               dict(name="WarmupCosineLR", base=0.02, max_iter=60, warmup_iters=6, base_end=0.002)):
        rate = build(**kw)
        put("detectron2", kw["name"], {k: v for k, v in kw.items() if k != "name"},
            [rate(i) for i in range(kw["max_iter"])])
    kw = dict(name="WarmupMultiStepLR", base=0.02, max_iter=5_000_000, steps=[3_000_000, 4_500_000], warmup_iters=1000)
    rate = build(**kw)
    picked = [0, 500, 994, 995, 996, 1000, 2999990, 2999994, 2999995, 2999996, 3000000, 4499995, 4500000]
    put("detectron2", kw["name"], {k: v for k, v in kw.items() if k != "name"}, [rate(i) for i in picked], picked)


def family_mmengine():
    import torch
    from mmengine.optim import scheduler as m

    def run(parts, epochs, per_epoch, base=0.02, metric=None):
        p = torch.nn.Parameter(torch.zeros(1))
        opt = torch.optim.SGD([p], lr=base)
        scheds = []
        for name, kw in parts:
            kw, cls = dict(kw), getattr(m, name)
            if kw.pop("convert_to_iter_based", False):
                scheds.append(cls.build_iter_from_epoch(opt, epoch_length=per_epoch, **kw))
            else:
                scheds.append(cls(opt, **kw))
        rates = []
        for _ in range(epochs):
            for _ in range(per_epoch):
                rates.append(opt.param_groups[0]["lr"])
                opt.step()
                for x in scheds:
                    if not x.by_epoch:
                        x.step()
            for x in scheds:
                if x.by_epoch:
                    x.step()
        return rates

    for parts, epochs, per_epoch in (
            ([["LinearLR", dict(start_factor=0.001, by_epoch=False, begin=0, end=8)],
              ["MultiStepLR", dict(begin=0, end=12, by_epoch=True, milestones=[8, 11], gamma=0.1)]], 12, 4),
            ([["LinearLR", dict(start_factor=0.1, by_epoch=False, begin=0, end=10)],
              ["CosineAnnealingLR", dict(eta_min=0.001, begin=2, end=8, T_max=6, by_epoch=True,
                                         convert_to_iter_based=True)]], 8, 5),
            ([["LinearLR", dict(start_factor=1e-5, by_epoch=False, begin=0, end=6)],
              ["CosineAnnealingLR", dict(eta_min=0.001, begin=4, end=8, T_max=4, by_epoch=True)]], 9, 3),
            ([["PolyLR", dict(eta_min=1e-4, power=0.9, begin=0, end=30, by_epoch=False)]], 1, 36),
            ([["StepLR", dict(step_size=3, gamma=0.5)]], 10, 1),
            ([["ConstantLR", dict(factor=0.1, begin=0, end=5, by_epoch=False)]], 1, 10),
            ([["ExponentialLR", dict(gamma=0.8, begin=3, end=7)]], 10, 1),
            ([["CosineRestartLR", dict(periods=[5, 10], restart_weights=[1, 0.5], eta_min=0.001, by_epoch=False)]], 1, 20),
            ([["OneCycleLR", dict(eta_max=0.1, total_steps=20, by_epoch=False)]], 1, 20)):
        put("mmengine", "+".join(n for n, _ in parts), {"base": 0.02, "batches_per_epoch": per_epoch,
            "epochs": epochs, "schedulers": parts}, run(parts, epochs, per_epoch))


def family_mmcv():
    from mmcv.runner.hooks import lr_updater as m
    import torch

    def run(policy, epochs, per_epoch, base=0.02, **kw):
        p = torch.nn.Parameter(torch.zeros(1))
        opt = torch.optim.SGD([p], lr=base)
        runner = types.SimpleNamespace(optimizer=opt, iter=0, epoch=0, max_iters=epochs * per_epoch,
                                       max_epochs=epochs, data_loader=range(per_epoch), logger=None)
        hook = getattr(m, policy + "LrUpdaterHook")(**kw)
        hook.before_run(runner)
        rates = []
        for runner.epoch in range(epochs):
            hook.before_train_epoch(runner)
            for _ in range(per_epoch):
                hook.before_train_iter(runner)
                rates.append(opt.param_groups[0]["lr"])
                runner.iter += 1
        return rates

    for policy, epochs, per_epoch, kw in (
            ("Step", 12, 4, dict(step=[8, 11], warmup="linear", warmup_iters=6, warmup_ratio=0.001)),
            ("Step", 12, 4, dict(step=[8, 11], warmup="exp", warmup_iters=6, warmup_ratio=0.01)),
            ("Step", 10, 2, dict(step=3, gamma=0.5, min_lr=0.003, warmup="constant", warmup_iters=3, warmup_ratio=0.1)),
            ("CosineAnnealing", 6, 5, dict(min_lr=0.0005, warmup="linear", warmup_iters=8, warmup_ratio=0.1)),
            ("CosineAnnealing", 6, 5, dict(min_lr_ratio=0.05, by_epoch=False, warmup="linear", warmup_iters=2,
                                           warmup_by_epoch=True, warmup_ratio=0.1)),
            ("Poly", 1, 30, dict(power=0.9, min_lr=1e-4, by_epoch=False)),
            ("Exp", 5, 3, dict(gamma=0.8)), ("Inv", 6, 2, dict(gamma=0.5, power=0.75))):
        put("mmcv1", policy, dict(kw, base=0.02, epochs=epochs, batches_per_epoch=per_epoch),
            run(policy, epochs, per_epoch, **kw))


def family_lightning():
    import logging

    import lightning.pytorch as pl
    import torch
    logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)

    def run(interval, frequency, accumulate, batches=6, epochs=4):
        class Module(pl.LightningModule):
            def __init__(self):
                super().__init__()
                self.layer = torch.nn.Linear(1, 1)
                self.rates = []

            def training_step(self, batch, index):
                self.rates.append(self.trainer.optimizers[0].param_groups[0]["lr"])
                return self.layer(batch).sum()

            def configure_optimizers(self):
                opt = torch.optim.SGD(self.parameters(), lr=1.0)
                return {"optimizer": opt, "lr_scheduler": {"scheduler": torch.optim.lr_scheduler.ExponentialLR(opt, 0.5),
                        "interval": interval, "frequency": frequency}}
        module = Module()
        data = torch.utils.data.DataLoader(torch.ones(batches, 1), batch_size=1)
        pl.Trainer(max_epochs=epochs, accelerator="cpu", devices=1, logger=False, enable_checkpointing=False,
                   enable_progress_bar=False, enable_model_summary=False,
                   accumulate_grad_batches=accumulate).fit(module, data)
        return module.rates

    for interval, frequency, accumulate in (("step", 1, 1), ("step", 2, 1), ("step", 1, 2), ("step", 2, 2),
                                            ("step", 3, 2), ("step", 4, 1), ("step", 1, 4), ("epoch", 1, 1), ("epoch", 2, 2)):
        put("lightning", "ExponentialLR", {"base": 1.0, "gamma": 0.5, "interval": interval, "frequency": frequency,
            "accumulate_grad_batches": accumulate, "batches_per_epoch": 6, "epochs": 4, "batches": True},
            run(interval, frequency, accumulate))


def family_ultralytics(work):
    import numpy
    os.environ.setdefault("YOLO_CONFIG_DIR", work)
    os.environ["YOLO_OFFLINE"] = "true"
    import cv2
    from ultralytics import YOLO, settings
    settings.update({"sync": False})
    root = os.path.join(work, "set")
    rng = numpy.random.default_rng(0)
    for split, count in (("train", 24), ("val", 2)):
        os.makedirs(f"{root}/images/{split}", exist_ok=True)
        os.makedirs(f"{root}/labels/{split}", exist_ok=True)
        for i in range(count):
            cv2.imwrite(f"{root}/images/{split}/{i}.png", rng.integers(0, 255, (32, 32, 3), numpy.uint8))
            with open(f"{root}/labels/{split}/{i}.txt", "w") as out:
                out.write("0 0.5 0.5 0.4 0.4\n")
    with open(f"{root}/data.yaml", "w") as out:
        out.write(f"path: {root}\ntrain: images/train\nval: images/val\nnames: {{0: a}}\n")

    def run(**kw):
        rows = []

        def seen(trainer):
            groups = {g.get("param_group"): g for g in trainer.optimizer.param_groups}
            rows.append((groups["weight"]["lr"], groups["bias"]["lr"], groups["weight"].get("momentum", math.nan),
                         trainer.accumulate, groups["weight"]["weight_decay"]))
        model = YOLO("yolov8n.yaml", verbose=False)
        model.add_callback("on_train_batch_end", seen)
        model.train(data=f"{root}/data.yaml", imgsz=32, device="cpu", workers=0, amp=False, plots=False, val=False,
                    save=False, verbose=False, project=work, name="run", exist_ok=True, close_mosaic=0, **kw)
        return rows

    for kw in (dict(epochs=6, batch=4, optimizer="SGD", nbs=4), dict(epochs=6, batch=4, optimizer="SGD", nbs=16,
               warmup_epochs=2.0, cos_lr=True, lrf=0.05), dict(epochs=3, batch=8, optimizer="SGD", nbs=64,
               warmup_epochs=5.0), dict(epochs=4, batch=8, optimizer="SGD", nbs=8, warmup_epochs=0.0, lrf=0.1),
               dict(epochs=4, batch=8, optimizer="auto", nbs=64, warmup_epochs=1.5)):
        rows = run(**kw)
        parameters = dict(kw, images=24, batches=True)
        for column, suffix in enumerate(("", ".bias", ".momentum", ".accumulate", ".weight_decay")):
            values = [r[column] for r in rows]
            if not any(v != v for v in values):
                put("ultralytics", "ultralytics" + suffix, parameters, values)


# ---------------------------------------------------------------- Keras and the Object Detection API

def family_keras():
    import keras
    s = keras.optimizers.schedules

    def one(name, steps, **kw):
        sched = getattr(s, name)(**kw)
        put("keras", name, kw, [float(sched(i)) for i in steps], steps)

    r = list(range(0, 32))
    one("ExponentialDecay", r, initial_learning_rate=0.1, decay_steps=10, decay_rate=0.5)
    one("ExponentialDecay", r, initial_learning_rate=0.1, decay_steps=10, decay_rate=0.5, staircase=True)
    one("PiecewiseConstantDecay", r, boundaries=[10, 20], values=[0.1, 0.01, 0.001])
    one("PolynomialDecay", r, initial_learning_rate=0.1, decay_steps=10, end_learning_rate=0.01, power=2.0)
    one("PolynomialDecay", r, initial_learning_rate=0.1, decay_steps=10, end_learning_rate=0.01, power=0.5, cycle=True)
    one("InverseTimeDecay", r, initial_learning_rate=0.1, decay_steps=10, decay_rate=0.5)
    one("InverseTimeDecay", r, initial_learning_rate=0.1, decay_steps=10, decay_rate=0.5, staircase=True)
    one("CosineDecay", r, initial_learning_rate=0.1, decay_steps=20, alpha=0.1)
    one("CosineDecay", list(range(0, 40)), initial_learning_rate=0.0, decay_steps=20, alpha=0.1, warmup_target=0.1,
        warmup_steps=5)
    one("CosineDecay", r, initial_learning_rate=0.1, decay_steps=20, warmup_steps=5)
    one("CosineDecayRestarts", list(range(0, 45)), initial_learning_rate=0.1, first_decay_steps=6, t_mul=2.0, m_mul=0.5,
        alpha=0.05)
    one("CosineDecayRestarts", r, initial_learning_rate=0.1, first_decay_steps=10, t_mul=1.0, m_mul=0.9)

    metric = [1.0, 0.9, 0.9, 0.9, 0.89995, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.4, 0.4, 0.4]
    for kw in (dict(factor=0.5, patience=2), dict(factor=0.1, patience=1, cooldown=2, min_lr=0.0005),
               dict(factor=0.5, patience=0, min_delta=0.01)):
        model = keras.Sequential([keras.Input((1,)), keras.layers.Dense(1)])
        model.compile(optimizer=keras.optimizers.SGD(0.1), loss="mse")
        callback = keras.callbacks.ReduceLROnPlateau(monitor="val_loss", **kw)
        callback.set_model(model)
        callback.on_train_begin()
        rates = []
        for epoch, value in enumerate(metric):
            rates.append(float(model.optimizer.learning_rate))
            callback.on_epoch_end(epoch, {"val_loss": value})
        put("keras", "ReduceLROnPlateau", dict(kw, base=0.1, metric=metric), rates)


def family_odapi(folder):
    import builtins

    import tensorflow as tf
    path = os.path.join(folder, "object_detection", "utils", "learning_schedules.py")
    shim = types.ModuleType("tensorflow")
    shim.__dict__.update(tf.compat.v1.__dict__)
    keep = sys.modules["tensorflow"]
    sys.modules["tensorflow"] = shim
    scope = {"range": lambda *a: list(builtins.range(*a)), "__name__": "learning_schedules"}
    try:
        exec(compile(open(path).read(), path, "exec"), scope)  # Python 2 code: range() + list
    finally:
        sys.modules["tensorflow"] = keep

    def one(name, function, steps, arguments, shown):
        def rate(i):  # the graph of TF1; in eager mode exponential_decay gives a function
            with tf.Graph().as_default(), tf.compat.v1.Session() as session:
                return session.run(scope[function](tf.constant(i, tf.int64), **arguments))
        put("odapi", name, shown, [rate(i) for i in steps], steps)

    for shown in (dict(initial_learning_rate=0.004, decay_steps=8, decay_factor=0.5),
                  dict(initial_learning_rate=0.004, decay_steps=8, decay_factor=0.5, staircase=False,
                       burnin_learning_rate=0.001, burnin_steps=5, min_learning_rate=0.0008),
                  dict(initial_learning_rate=0.004, decay_steps=8, decay_factor=0.5, burnin_steps=5)):
        d = dict(staircase=True, burnin_learning_rate=0.0, burnin_steps=0, min_learning_rate=0.0)
        d.update(shown)
        one("exponential_decay_learning_rate", "exponential_decay_with_burnin", list(range(0, 34)),
            dict(learning_rate_base=d["initial_learning_rate"], learning_rate_decay_steps=d["decay_steps"],
                 learning_rate_decay_factor=d["decay_factor"], burnin_learning_rate=d["burnin_learning_rate"],
                 burnin_steps=d["burnin_steps"], min_learning_rate=d["min_learning_rate"], staircase=d["staircase"]), shown)
    for warmup in (False, True):
        one("manual_step_learning_rate", "manual_stepping", list(range(0, 26)),
            dict(boundaries=[10, 20], rates=[0.001, 0.02, 0.002], warmup=warmup),
            dict(initial_learning_rate=0.001, schedule=[[10, 0.02], [20, 0.002]], warmup=warmup))
    for shown in (dict(learning_rate_base=0.04, total_steps=40, warmup_learning_rate=0.013333, warmup_steps=8),
                  dict(learning_rate_base=0.04, total_steps=40, warmup_learning_rate=0.013333, warmup_steps=8,
                       hold_base_rate_steps=6), dict(learning_rate_base=0.04, total_steps=40, warmup_learning_rate=0.0,
                       warmup_steps=0)):
        one("cosine_decay_learning_rate", "cosine_decay_with_warmup", list(range(0, 44)), shown, shown)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("which", choices=["torch", "tf"])
    parser.add_argument("--odapi", help="unpacked tensorflow_object_detection_api-0.1.1")
    parser.add_argument("--work", default="schedules-work")
    a = parser.parse_args()
    os.makedirs(a.work, exist_ok=True)
    if a.which == "torch":
        import torch
        torch.set_num_threads(1)
        for family in (family_torch, family_huggingface, family_timm, family_detectron2, family_mmengine, family_mmcv,
                       family_lightning):
            family()
            print(family.__name__, flush=True)
        try:
            family_ultralytics(a.work)
        except Exception as error:  # the rest is worth keeping
            print("ultralytics:", repr(error))
        write(["torch", "transformers", "accelerate", "lightning", "timm", "mmengine", "mmcv", "ultralytics", "fvcore"])
    else:
        family_keras()
        if a.odapi:
            family_odapi(a.odapi)
        write(["keras", "tensorflow"])


if __name__ == "__main__":
    main()
