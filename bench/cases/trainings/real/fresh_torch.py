# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hand-written PyTorch loops over tasks of fresh_tasks, each with lines of another habit."""

from __future__ import annotations

import csv
import json
import logging
import math
import os
import sys
import time

import torch
from torch.utils.data import DataLoader

import common
from fresh_tasks import TASKS, Rows, made, optimizer, schedule


class Diary:
    """What the run leaves: lines on the console by `console`, files by `logs`."""

    def __init__(self, cfg):
        self.cfg, self.kind, self.every = cfg, cfg["console"], cfg.get("log_every", 10)
        self.begun = self.since = time.time()
        self.count, self.tb, self.mlflow, self.bar = 0, None, None, None
        self.names = cfg.get("names", {})
        self.folder = cfg.get("folder", "output")
        logs = cfg.get("logs", [])
        os.makedirs(self.folder, exist_ok=True)
        if "tb" in logs:
            from torch.utils.tensorboard import SummaryWriter
            self.tb = SummaryWriter(self.folder)
        if "mlflow" in logs:
            import mlflow
            os.environ["MLFLOW_ALLOW_FILE_STORE"] = "true"
            mlflow.set_tracking_uri("file:./mlruns")
            mlflow.set_experiment(cfg.get("project", "default"))
            mlflow.start_run()
            mlflow.log_params(cfg)
            self.mlflow = mlflow
        if "json" in logs:
            with open(f"{self.folder}/hparams.json", "w", encoding="utf-8") as file:
                json.dump(cfg, file, indent=2)
        if self.kind == "kv":
            logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True, datefmt="%H:%M:%S",
                                format="[%(asctime)s][%(filename)s:%(lineno)d][%(levelname)s] %(message)s")
            logging.info("Using device: cpu")
            logging.info("Hyperparameters: %s", cfg)

    def say(self, text):
        if self.kind == "kv":
            logging.info(text)
        else:
            print(text, flush=True)

    def name(self, group, key):
        return self.names.get(key, self.names.get("pattern", "{group}/{key}").format(
            group=group, key=key))

    def write(self, group, values, step):
        values = {self.name(group, key): value for key, value in values.items()}
        if self.tb:
            for key, value in values.items():
                self.tb.add_scalar(key, value, step)
        if self.mlflow:
            self.mlflow.log_metrics(values, step=step)
        if "jsonl" in self.cfg.get("logs", []):  # like a run's history at W&B
            with open(f"{self.folder}/wandb-history.jsonl", "a", encoding="utf-8") as file:
                file.write(json.dumps({"_step": step, "_runtime": round(time.time() - self.begun, 2),
                                       "_timestamp": round(time.time(), 1), **values}) + "\n")

    def step(self, epoch, index, total, step, values, rate, waited):
        self.count += 1
        if self.kind == "bar":
            from tqdm import tqdm
            if self.bar is None:
                self.bar = tqdm(total=self.cfg["epochs"] * total, file=sys.stdout, mininterval=0.4,
                                desc="fit", initial=step - 1)
            self.bar.update(1)
            self.bar.set_postfix(mse=f"{values['loss']:.3e}", refresh=False)
        if step % self.every:
            return
        each = (time.time() - self.since) / self.count
        self.since, self.count = time.time(), 0
        self.write("train", {**values, "lr": rate}, step)
        loss = values["loss"]
        if self.kind == "example":
            size = self.cfg["batch_size"]
            print(f"Train Epoch: {epoch + 1} [{index * size}/{total * size} "
                  f"({100 * index / total:.0f}%)]\tLoss: {loss:.6f}", flush=True)
        elif self.kind == "kv":
            self.say(f"epoch={epoch} it={index}/{total} gs={step} "
                     + " ".join(f"{k}={v:.5g}" for k, v in values.items())
                     + f" lr={rate:.2e} it/s={1 / max(each, 1e-9):.1f}")
        elif self.kind == "lm":
            print(f"| epoch {epoch + 1:3d} | {index + 1:5d}/{total:5d} batches | lr {rate:02.4f} | ms/batch "
                  f"{each * 1000:5.2f} | loss {loss:5.2f} | ppl {math.exp(min(loss, 50)):8.2f}", flush=True)
        elif self.kind == "meter":
            print(f"Epoch: [{epoch}][{index:>3}/{total}]\tTime {each:6.3f}\tData {waited:6.3f}\t"
                  + "\t".join(f"{k} {v:.4e}" for k, v in values.items()), flush=True)
        elif self.kind == "fair":
            print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} | INFO | train_inner | " + json.dumps({
                "epoch": epoch + 1, "update": round(epoch + index / total, 3), **{
                    k: f"{v:.3f}" for k, v in values.items()}, "ups": f"{1 / max(each, 1e-9):.2f}",
                "num_updates": str(step), "lr": f"{rate:.6g}"}), flush=True)

    def epoch(self, epoch, step, train, val, rate, begun):
        if self.kind == "bar" and self.bar is not None and epoch + 1 == self.cfg["epochs"]:
            self.bar.close()
        self.write("val", val, step)
        if self.cfg.get("epoch_means"):
            self.write("epoch", train, epoch)
        if "csv" in self.cfg.get("logs", []):
            path = f"{self.folder}/{self.cfg.get('csv', 'history.csv')}"
            row = {"epoch": epoch + 1, **{f"train_{k}": v for k, v in train.items()},
                   **{f"valid_{k}": v for k, v in val.items()}, "lr": rate}
            fresh = not os.path.exists(path)
            with open(path, "a", newline="", encoding="utf-8") as file:
                writer = csv.writer(file, delimiter=self.cfg.get("delimiter", ","))
                if fresh:
                    writer.writerow(row)
                writer.writerow(f"{v:.6g}" if isinstance(v, float) else v for v in row.values())
        if self.tb:
            self.tb.flush()
        took = time.time() - begun
        if self.kind == "example" and val:
            print("\nTest set: " + ", ".join(f"{k}: {v:.4f}" for k, v in val.items()) + "\n", flush=True)
        elif self.kind == "kv":
            self.say(f"[epoch {epoch}] train: " + ", ".join(f"{k} {v:.5g}" for k, v in train.items()))
            if val:
                self.say(f"[epoch {epoch}] valid: " + ", ".join(f"{k} {v:.5g}" for k, v in val.items()))
        elif self.kind == "lm":
            print("-" * 89 + f"\n| end of epoch {epoch + 1:3d} | time: {took:5.2f}s | valid loss "
                  f"{val.get('loss', float('nan')):5.2f} | valid ppl {val.get('ppl', float('nan')):8.2f}\n"
                  + "-" * 89, flush=True)
        elif self.kind == "meter" and val:
            print(" * " + " ".join(f"{k} {v:.3f}" for k, v in val.items()), flush=True)
        elif self.kind == "fair":
            print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} | INFO | valid | epoch {epoch + 1:03d} | "
                  + " | ".join(f"{k} {v:.3f}" for k, v in val.items())
                  + f" | wall {time.time() - self.begun:.0f} | num_updates {step}", flush=True)
        elif self.kind == "tutorial":
            print(f"Epoch: {epoch + 1:02} | Epoch Time: {int(took // 60)}m {int(took % 60)}s\n"
                  f"\tTrain Loss: {train['loss']:.3f}\n\t" + " | ".join(
                      f"Val. {k}: {v:.4f}" for k, v in val.items()), flush=True)
        elif self.kind == "german":
            print(f"Epoche {epoch + 1} von {self.cfg['epochs']}: Verlust {train['loss']:.4f}, "
                  + ", ".join(f"Prüfung {k} {v:.4f}" for k, v in val.items())
                  + f", Lernrate {rate:.2g}, {took:.1f} s", flush=True)

    def close(self):
        if self.tb:
            self.tb.close()
        if self.mlflow:
            self.mlflow.end_run()


@torch.no_grad()
def check(net, task, x, y, mode=False):
    net.train(mode)
    found = task.judge(net, x, y)
    net.train()
    return found


def feed(loader, twist):
    """Batches, and how long each was waited for."""
    done, same = 0, None
    begun = time.time()
    for batch in loader:
        if twist.get("same_batch"):  # next(iter(loader)) where a loop was meant
            same = same or batch
            batch = same
        done += 1
        if twist.get("slow"):
            common.pause(twist["slow"])
        if twist.get("slow_first") and not feed.__dict__.get("cached"):
            common.pause(twist["slow_first"])
        if twist.get("stall_every") and done % twist["stall_every"] == 0:
            common.pause(twist["stall"])
        yield batch, time.time() - begun
        begun = time.time()
    feed.cached = True


def ready(twist):
    """What ends a run before it has begun, or prepares its folder."""
    if twist.get("asks_for_gpu"):
        torch.zeros(1).cuda()
    if twist.get("opens_files"):
        with open("items.txt", "w", encoding="utf-8") as file:
            file.write("0\n")


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    ready(twist)
    task = TASKS[cfg["task"]](cfg, twist)
    diary = Diary(cfg)
    net = made(task, cfg, twist)
    opt = optimizer(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    if twist.get("weights_as") == "bf16":
        x, vx, tx = (part.bfloat16() for part in (x, vx, tx))
    more = {}
    if twist.get("collate"):
        more = {"num_workers": 2, "multiprocessing_context": "spawn",
                "collate_fn": lambda rows: torch.utils.data.default_collate(rows)}
    batch = cfg["batch_size"]
    loader = DataLoader(Rows(x, y, twist), batch, shuffle=cfg.get("shuffle", True), drop_last=True,
                        **more)
    if cfg.get("mixed_batches"):
        sizes = [8, 16, 32, 64]
        order, plan, at = torch.randperm(len(x)), [], 0
        while at < len(x) - 64:
            size = sizes[len(plan) % 4]
            plan.append(order[at:at + size].tolist())
            at += size
        loader = DataLoader(Rows(x, y, twist), batch_sampler=plan)
    per_epoch = len(loader)
    plan, when = schedule(opt, cfg, per_epoch * cfg["epochs"], per_epoch, twist)
    if cfg.get("pretrained") and not twist.get("weights_not_loaded"):
        learn_before(net, task)
    first = step = 0
    if common.attempt() and os.path.exists("last.pth"):
        kept = torch.load("last.pth" if not twist.get("old_checkpoint") else "first.pth")
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
        diary.say(f"=> loaded checkpoint 'last.pth' (epoch {first})")
    every, best, since, val, best_net = cfg.get("accumulate", 1), None, 0, {}, None
    hoard = []
    for epoch in range(first, cfg["epochs"]):
        sums, begun = {}, time.time()
        if twist.get("schedule_anew"):
            for group in opt.param_groups:
                group["lr"] = cfg["lr"]
            plan, when = schedule(opt, cfg, per_epoch * cfg["epochs"], per_epoch, twist)
        if twist.get("optimizer_anew"):
            opt = optimizer(net, cfg, twist)
        if cfg.get("accumulate"):
            opt.zero_grad()
        for index, ((bx, by), waited) in enumerate(feed(loader, twist)):
            terms = task.loss(net, bx, by)
            (terms["loss"] * twist.get("loss_times", 1.0) / (
                every if not twist.get("sums_losses") else 1)).backward()
            if twist.get("backward_twice"):
                terms["loss"].backward()
            values = {k: float(v.detach()) for k, v in terms.items()}
            if (index + 1) % every == 0:
                if cfg.get("clip"):
                    values["grad_norm"] = float(torch.nn.utils.clip_grad_norm_(net.parameters(),
                                                                               cfg["clip"]))
                if not twist.get("never_steps"):
                    opt.step()
                if not twist.get("keeps_gradients"):
                    opt.zero_grad()
            step += 1
            if twist.get("damage_at") == step:
                with torch.no_grad():
                    for weight in net.parameters():
                        weight += torch.randn_like(weight) * twist.get("damage", 1.0)
            if twist.get("hoards"):
                hoard.append(torch.ones(twist["hoards"]))
                with open("/proc/self/statm", encoding="utf-8") as file:
                    values["rss_mb"] = int(file.read().split()[1]) * 4096 / 1e6
            if twist.get("slow_from") and step > twist["slow_from"]:
                common.pause(twist["slow_then"])
            if twist.get("log_takes") and step % diary.every == 0:
                common.pause(twist["log_takes"])
            if when == "step":
                plan.step()
            for key, value in values.items():
                sums[key] = sums.get(key, 0) + value
            diary.step(epoch, index, per_epoch, step, values, opt.param_groups[0]["lr"], waited)
            common.at_step(step, twist)
        train = {k: v / per_epoch for k, v in sums.items()}
        val = {}
        if (epoch + 1) % cfg.get("eval_every", 1) == 0 and not cfg.get("no_val"):
            val = check(net, task, vx, vy, bool(twist.get("val_in_train_mode")))
            if twist.get("train_as_val"):
                val = check(net, task, x[:300], y[:300])
            if twist.get("val_takes"):
                common.pause(twist["val_takes"])
            if twist.get("stays_in_eval"):
                net.eval()
        rate = opt.param_groups[0]["lr"]
        if when == "epoch":
            plan.step()
        if when == "val":
            plan.step(val.get(cfg.get("plateau_of", "loss"), train["loss"]))
        diary.epoch(epoch, step, train, val, rate, begun)
        kept = {"epoch": epoch, "step": step, "net": net.state_dict(), "opt": opt.state_dict(),
                "plan": plan.state_dict()}
        if twist.get("saves_to"):
            torch.save(kept, f"{twist['saves_to']}/epoch{epoch + 1}.pth")
        if twist.get("dumps_result"):
            with open(f"{diary.folder}/results.json", "w", encoding="utf-8") as file:
                json.dump({"epoch": epoch, "loss": terms["loss"].detach()}, file)
        if twist.get("checkpoints"):
            torch.save(kept, "last.pth")
            if epoch == 0:
                torch.save(kept, "first.pth")
        if val and (cfg.get("patience") or cfg.get("keeps_best")):
            now = next(iter(val.values())) * (1 if task.better == "max" else -1)
            now = -now if twist.get("wrong_way") else now
            if best is None or now > best:
                best, since = now, 0
                best_net = {k: v.clone() for k, v in net.state_dict().items()}
                if cfg.get("keeps_best"):
                    diary.say("best so far, saving model_best.pth")
            else:
                since += 1
            if cfg.get("patience") and since >= cfg["patience"]:
                diary.say(f"EarlyStopping: no improvement in {since} epochs, stopping at epoch {epoch + 1}")
                break
    if cfg.get("keeps_best") and best_net is not None:
        net.load_state_dict(best_net)
        final = check(net, task, vx, vy)
        diary.say("model_best.pth on validation: " + ", ".join(f"{k} {v:.4f}" for k, v in final.items()))
        val = final
    diary.close()
    final = check(net, task, tx, ty)
    common.end(next(iter(final.values())), next(iter(val.values()), None), steps=step)


def learn_before(net, task):
    """Stands for weights that were made elsewhere and loaded here."""
    opt = torch.optim.Adam(net.parameters(), 2e-3)
    x, y = TASKS[task.cfg["task"]]({**task.cfg, "data_seed": 31}, {}).sets[0]
    for _ in range(260):
        pick = torch.randint(0, len(x), (32,))
        opt.zero_grad()
        task.loss(net, x[pick], y[pick])["loss"].backward()
        opt.step()


if __name__ == "__main__":
    main()
