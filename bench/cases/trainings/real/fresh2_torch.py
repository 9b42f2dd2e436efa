# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hand-written PyTorch loops over tasks of fresh2_tasks, with lines like those of well-known projects."""

from __future__ import annotations

import csv
import datetime
import json
import os
import signal
import sys
import time

import numpy as np
import torch
from torch.utils.data import DataLoader

import common
from fresh2_tasks import TASKS, Files
from fresh_tasks import made, optimizer, schedule


def resident():
    """Memory of this process in MB."""
    with open("/proc/self/statm", encoding="utf-8") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


def now(form="%Y-%m-%d %H:%M:%S.%f", cut=3):
    return datetime.datetime.now().strftime(form)[:-cut or None]


class Diary:
    """Lines on the console by `console`, files by `logs`."""

    def __init__(self, cfg):
        self.cfg, self.kind, self.every = cfg, cfg["console"], cfg.get("log_every", 10)
        self.begun = self.since = time.time()
        self.count, self.tb, self.folder = 0, None, cfg.get("folder", "output")
        if cfg["logs"]:
            os.makedirs(self.folder, exist_ok=not cfg.get("new_folder"))
        if "tb" in cfg["logs"]:
            from torch.utils.tensorboard import SummaryWriter
            self.tb = SummaryWriter(self.folder)
        if "json" in cfg["logs"]:
            with open(f"{self.folder}/config.json", "w", encoding="utf-8") as file:
                json.dump(cfg, file, indent=2)
        if self.kind == "nnunet":
            stamp = datetime.datetime.now()
            self.path = f"{self.folder}/training_log_{stamp:%Y_%-m_%-d_%H_%M_%S}.txt"
        if self.kind == "loguru":
            self.say(f"Config: {cfg}")
        if self.kind == "d2":
            self.say(f"Starting training from iteration 0 with {json.dumps(cfg)}", "d2.engine.train_loop")

    def say(self, text, who="__main__:main:90"):
        if self.kind == "loguru":
            print(f"{now()} | INFO     | {who} - {text}", flush=True)
        elif self.kind == "d2":
            print(f"[{datetime.datetime.now():%m/%d %H:%M:%S} {who}]: {text}", flush=True)
        elif self.kind == "nnunet":
            line = f"{now('%Y-%m-%d %H:%M:%S.%f', 0)}: {text}"
            print(line, flush=True)
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(line + " \n")
        elif self.kind == "onmt":
            print(f"[{now('%Y-%m-%d %H:%M:%S,%f')} INFO] {text}", flush=True)
        elif self.kind == "dll":
            print(f"DLL {now('%Y-%m-%d %H:%M:%S.%f', 0)} - {text}", flush=True)
        else:
            print(text, flush=True)

    def dll(self, where, values):
        if self.kind == "dll":
            with open(f"{self.folder}/dllogger.json", "a", encoding="utf-8") as file:
                file.write("DLLL " + json.dumps({
                    "timestamp": f"{time.time():.6f}", "datetime": now("%Y-%m-%d %H:%M:%S.%f", 0),
                    "elapsedtime": f"{time.time() - self.begun:.6f}", "type": "LOG", "step": where,
                    "data": values}) + "\n")

    def step(self, epoch, index, total, step, values, rate, waited):
        self.count += 1
        if step % self.every:
            return
        each = (time.time() - self.since) / self.count
        self.since, self.count = time.time(), 0
        if self.tb:
            for key, value in {**values, "lr": rate}.items():
                self.tb.add_scalar(f"train/{key}", value, step)
        if self.kind == "loguru":
            self.say(f"epoch: {epoch + 1}/{self.cfg['epochs']}, iter: {index + 1}/{total}, "
                     + ", ".join(f"{k}: {v:.4f}" for k, v in values.items())
                     + f", lr: {rate:.3e}, iter_time: {each:.3f}s, data_time: {waited:.3f}s", "trainer:after_iter:270")
        elif self.kind == "d2":
            left = int(each * (self.cfg["epochs"] * total - step))
            said = {"total_loss": values["loss"], **{k: v for k, v in values.items() if k != "loss"}}
            self.say(f" eta: {datetime.timedelta(seconds=left)}  iter: {step - 1}  "
                     + "  ".join(f"{k}: {v:.4g}" for k, v in said.items())
                     + f"  time: {each:.4f}  data_time: {waited:.4f}  lr: {rate:.5g}  rss: {resident():.0f}M",
                     "d2.utils.events")
            self.metrics({"data_time": waited, "iteration": step - 1, "lr": rate, "time": each,
                          "rss_mb": resident(), **said})
        elif self.kind == "onmt":
            self.say(f"Step {step}/{self.cfg['epochs'] * total:5d}; acc: {values.get('acc', 0):5.1f}; ppl: "
                     f"{np.exp(min(values['loss'], 100)):6.2f}; xent: {values['loss']:.2f}; lr: {rate:.5f}; "
                     f"sents: {self.cfg['batch_size'] * self.every:6d}; bsz: {self.cfg['batch_size']:4d}; "
                     f"{self.cfg['batch_size'] * 6 / max(each, 1e-6):.0f}/"
                     f"{self.cfg['batch_size'] * 5 / max(each, 1e-6):.0f} tok/s; {time.time() - self.begun:6.0f} sec;")
        elif self.kind == "dll":
            self.say(f"Epoch: {epoch} Iteration: {index}  " + "  ".join(
                f"{k} : {v}" for k, v in values.items()) + f"  lr : {rate}  items/s : "
                f"{self.cfg['batch_size'] / max(each, 1e-9):.2f}")
            self.dll([epoch, index], {**values, "lr": rate})

    def metrics(self, values):
        with open(f"{self.folder}/metrics.json", "a", encoding="utf-8") as file:
            file.write(json.dumps(values, sort_keys=True) + "\n")

    def epoch(self, epoch, step, train, val, rate, begun):
        took = time.time() - begun
        if self.tb:
            for key, value in val.items():
                self.tb.add_scalar(f"val/{key}", value, step)
            self.tb.flush()
        if "csv" in self.cfg["logs"]:
            path = f"{self.folder}/log.csv"
            row = {"epoch": epoch + 1, **{f"train_{k}": v for k, v in train.items()},
                   **{f"val_{k}": v for k, v in val.items()}, "lr": rate, "time": round(took, 2)}
            fresh = not os.path.exists(path)
            with open(path, "a", newline="", encoding="utf-8") as file:
                writer = csv.writer(file)
                if fresh:
                    writer.writerow(row)
                writer.writerow(f"{v:.6g}" if isinstance(v, float) else v for v in row.values())
        if "jsonl" in self.cfg["logs"]:
            with open(f"{self.folder}/history.jsonl", "a", encoding="utf-8") as file:
                file.write(json.dumps({"epoch": epoch + 1, "train": train, "val": val, "lr": rate}) + "\n")
        if self.kind == "loguru":
            self.say(f"---> end of epoch {epoch + 1}: " + ", ".join(
                f"train_{k}: {v:.4f}" for k, v in train.items()) + " | " + ", ".join(
                f"val_{k}: {v:.4f}" for k, v in val.items()), "trainer:after_epoch:231")
        elif self.kind == "d2" and val:
            self.say("Evaluation results for bbox: \n| " + " | ".join(val) + " |\n|" + "|".join(
                ":------:" for _ in val) + "|\n| " + " | ".join(f"{v:.3f}" for v in val.values()) + " |",
                "d2.evaluation.coco_evaluation")
            self.metrics({"iteration": step - 1, **{f"bbox/{k}": v for k, v in val.items()}})
        elif self.kind == "nnunet":
            self.say(f"train_loss {train['loss']:.4f}")
            self.say(f"val_loss {val.get('loss', float('nan')):.4f}")
            self.say(f"Pseudo dice [{val.get('dice_1', 0):.4f}, {val.get('dice_2', 0):.4f}]")
            self.say(f"Epoch time: {took:.2f} s")
        elif self.kind == "onmt" and val:
            self.say(f"Train perplexity: {np.exp(min(train['loss'], 100)):.5g}")
            self.say(f"Train accuracy: {train.get('acc', 0):.4f}")
            self.say(f"Validation perplexity: {val['ppl']:.5g}")
            self.say(f"Validation accuracy: {val['acc']:.4f}")
            self.say(f"Validation WER: {val['WER']:.2f}")
        elif self.kind == "dll":
            self.say(f"Epoch: {epoch}  " + "  ".join(f"val_{k} : {v}" for k, v in val.items()))
            self.dll([epoch], {f"val_{k}": v for k, v in val.items()})
        elif self.kind == "sheet":
            if epoch % 10 == 0:
                print("  epoch | train loss | " + " | ".join(f"{k:>8}" for k in val) + " |       lr | time")
            print(f"{epoch + 1:>7} | {train['loss']:>10.5f} | " + " | ".join(f"{v:>8.4f}" for v in val.values())
                  + f" | {rate:.2e} | {took:.1f}s", flush=True)

    def close(self):
        if self.tb:
            self.tb.close()


@torch.no_grad()
def check(net, task, x, y, mode=False):
    net.train(mode)
    found = task.judge(net, x, y)
    net.train()
    return found


def ready(cfg, twist):
    """What a program needs before it begins: settings, annotations, weights from elsewhere."""
    if twist.get("needs_key"):
        del cfg[twist["needs_key"]]
    if twist.get("annotations"):
        with open("annotations.json", "w", encoding="utf-8") as file:
            file.write('{"images": [{"id": 1, "file_name": "00001.png"}, {"id": 2, "file_name": "000')
        with open("annotations.json", encoding="utf-8") as file:
            json.load(file)
    if twist.get("reads_column"):
        import pandas as pd
        pd.DataFrame({"file": ["00000.png", "00001.png"], "class": [0, 3]}).to_csv("train.csv", index=False)
        table = pd.read_csv("train.csv")
        table["label"].max()
    if twist.get("numpy_name"):
        np.zeros(3, dtype=np.float)
    weights = twist.get("weights_file")
    if weights:
        state = {"weight": torch.zeros(64, 64)}
        if weights == "pickled":
            state = {"state_dict": state, "args": Args()}
        os.makedirs("weights", exist_ok=True)
        torch.save(state, "weights/resnet_leaves.pth")
        if weights == "broken":
            os.truncate("weights/resnet_leaves.pth", 9000)
        if weights == "pointer":
            with open("weights/resnet_leaves.pth", "w", encoding="utf-8") as file:
                file.write("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 46830571\n")
        return torch.load("weights/resnet_leaves.pth")
    return None


class Args:
    """Stands for an object that a checkpoint should not hold."""


def loaders(cfg, twist, x, y):
    workers = cfg.get("workers", 0)
    more = {"num_workers": workers}
    if workers and twist.get("loader_timeout"):
        more["timeout"] = twist["loader_timeout"]
    return DataLoader(Files(x, y, twist), cfg["batch_size"], shuffle=cfg.get("shuffle", True),
                      drop_last=not cfg.get("keeps_rest"), **more)


def feed(loader, twist):
    """Batches, and how long each was waited for."""
    begun = time.time()
    if twist.get("epoch_start_takes"):
        common.pause(twist["epoch_start_takes"])
    for number, batch in enumerate(loader):
        if twist.get("slow"):
            common.pause(twist["slow"])
        if twist.get("stall_every") and number % twist["stall_every"] == 5:
            common.pause(twist["stall"])
        yield batch, time.time() - begun
        begun = time.time()


def happens(step, twist):
    if twist.get("at_step") == step and twist["happens"] == "SIGHUP":
        sys.stdout.flush()
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup may have had it ignored
        os.kill(os.getpid(), signal.SIGHUP)
    common.at_step(step, twist)


def report_of(best, truth):
    from sklearn.metrics import f1_score
    return f1_score(truth, best)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    state = ready(cfg, twist)
    weight_decay = cfg["weight_decay"] if twist.get("needs_key") else cfg.get("weight_decay", 0.0)
    diary = Diary(cfg)
    task = TASKS[cfg["task"]](cfg, twist)
    net = made(task, cfg, twist)
    if state is not None:
        net.load_state_dict(state)
    if cfg.get("pretrained") and not twist.get("weights_not_loaded"):
        learn_before(net, task)
    if twist.get("float16"):
        net = net.half()
    opt = optimizer(net, {**cfg, "weight_decay": weight_decay}, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = loaders(cfg, twist, x.half() if twist.get("float16") else x, y)
    per_epoch = max(1, len(loader))
    if twist.get("used_up"):
        loader = (batch for batch in loader)
    plan, when = schedule(opt, cfg, per_epoch * cfg["epochs"], per_epoch, twist)
    if cfg.get("schedule") == "poly":
        plan, when = torch.optim.lr_scheduler.PolynomialLR(opt, cfg["epochs"], 0.9), "epoch"
    first = step = 0
    if common.attempt() and os.path.exists("last.pth"):
        kept = torch.load("first.pth" if twist.get("old_checkpoint") else "last.pth")
        first, step = kept["epoch"] + 1, kept["step"]
        if not twist.get("resume_without_weights"):
            net.load_state_dict(kept["net"])
        if not twist.get("resume_without_optimizer"):
            opt.load_state_dict(kept["opt"])
            plan.load_state_dict(kept["plan"])
        if twist.get("resume_rate"):
            for group in opt.param_groups:
                group["lr"] = group["initial_lr"] = twist["resume_rate"]
            plan, when = schedule(opt, {**cfg, "schedule": None}, 1, per_epoch, twist)
        if twist.get("resume_counts_anew"):
            first = step = 0
        diary.say(f"Resumed from last.pth, epoch {first}")
    best, since, val, best_net, hoard, every = None, 0, {}, None, [], cfg.get("accumulate", 1)
    for epoch in range(first, cfg["epochs"]):
        sums, begun = {}, time.time()
        if diary.kind == "nnunet":
            diary.say("")
            diary.say(f"Epoch {epoch} ")
            diary.say(f"Current learning rate: {opt.param_groups[0]['lr']:.5g} ")
        for index, ((bx, by), waited) in enumerate(feed(loader, twist)):
            terms = task.loss(net, bx, by)
            loss = terms["loss"] * (1.0 if twist.get("sums_losses") else 1 / every)
            loss.backward()
            values = {k: float(v.detach()) for k, v in terms.items()}
            if (index + 1) % every == 0:
                if cfg.get("clip"):
                    values["grad_norm"] = float(torch.nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"]))
                opt.step()
                if not twist.get("keeps_gradients"):
                    opt.zero_grad()
            step += 1
            if twist.get("hoards"):
                hoard.append((terms["loss"], torch.ones(twist["hoards"])))
            if twist.get("log_takes") and step % diary.every == 0:
                common.pause(twist["log_takes"])
            if when == "step":
                plan.step()
            for key, value in values.items():
                sums[key] = sums.get(key, 0) + value
            diary.step(epoch, index, per_epoch, step, values, opt.param_groups[0]["lr"], waited)
            happens(step, twist)
            if twist.get("val_every_steps") and step % twist["val_every_steps"] == 0:
                common.pause(twist["val_takes"])
                found = check(net, task, vx, vy)
                diary.say(f"validation at {step}: " + ", ".join(f"{k} {v:.4f}" for k, v in found.items()))
        train = {k: v / per_epoch for k, v in sums.items()} or {"loss": 0.0}
        val = {}
        if (epoch + 1) % cfg.get("eval_every", 1) == 0:
            val = check(net, task, vx.half() if twist.get("float16") else vx, vy,
                        bool(twist.get("val_in_train_mode")))
            if twist.get("stays_in_eval"):
                net.eval()
            if twist.get("f1_binary"):
                val["f1"] = report_of(net(vx).argmax(1).numpy(), vy.numpy())
            if twist.get("epoch_name"):
                val["best"] = min(best_so_far, val["loss"])  # noqa: F821
        rate = opt.param_groups[0]["lr"]
        if when == "epoch":
            plan.step()
        if when == "val":
            plan.step(val.get(cfg.get("plateau_of", "loss"), train["loss"]))
        diary.epoch(epoch, step, train, val, rate, begun)
        kept = {"epoch": epoch, "step": step, "net": net.state_dict(), "opt": opt.state_dict(),
                "plan": plan.state_dict()}
        if twist.get("checkpoint_takes"):
            common.pause(twist["checkpoint_takes"])
        if twist.get("every_checkpoint"):
            torch.save(kept, f"checkpoint_{epoch + 1:03}.pth")
        if twist.get("dumps_result"):
            with open(f"{diary.folder}/results.json", "w", encoding="utf-8") as file:
                json.dump({"epoch": epoch, "loss": np.float32(train["loss"])}, file)
        if twist.get("checkpoints"):
            torch.save(kept, "last.pth")
            if epoch == 0:
                torch.save(kept, "first.pth")
        if val and (cfg.get("patience") or cfg.get("keeps_best")):
            mark = next(iter(val.values())) * (1 if task.better == "max" else -1)
            mark = -mark if twist.get("wrong_way") else mark
            since += 1
            if best is None or mark > best:
                best, since = mark, 0
                best_net = {k: v.clone() for k, v in net.state_dict().items()}
                if cfg.get("keeps_best"):
                    diary.say(f"New best {next(iter(val))}: {next(iter(val.values())):.4f}, saved best.pth")
            if cfg.get("patience") and since >= cfg["patience"]:
                diary.say(f"Early stopping triggered after epoch {epoch + 1}")
                break
    if cfg.get("keeps_best") and best_net is not None:
        net.load_state_dict(best_net)
        val = check(net, task, vx, vy)
        diary.say("best.pth: " + ", ".join(f"{k} {v:.4f}" for k, v in val.items()))
    diary.say("Training done.")
    diary.close()
    task.twist = {**twist, "metric": None}  # how good it really is
    final = check(net.float(), task, tx, ty)
    common.end(next(iter(final.values())), next(iter(val.values()), None), steps=step)


def learn_before(net, task):
    """Stands for weights that were made elsewhere and loaded here."""
    opt = torch.optim.Adam(net.parameters(), 2e-3)
    x, y = TASKS[task.cfg["task"]]({**task.cfg, "data_seed": 31}, {}).sets[0]
    for _ in range(200):
        pick = torch.randint(0, len(x), (32,))
        opt.zero_grad()
        task.loss(net, x[pick], y[pick])["loss"].backward()
        opt.step()


if __name__ == "__main__":
    main()
