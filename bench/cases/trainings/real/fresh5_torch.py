# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The load of a grid for the next day: a transformer over patches of a series (PatchTST-like) in a script of arguments,
with early stopping and a rate that is adjusted by the epoch, as forecasting libraries print it; a result file."""

from __future__ import annotations

import argparse
import time

import numpy as np
import pandas as pd
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

import common
import fresh5_data
import fresh5_tools


class Patches(nn.Module):
    def __init__(self, a):
        super().__init__()
        self.a, many = a, (a.seq_len - a.patch_len) // a.stride + 1
        self.embed, self.place = nn.Linear(a.patch_len, a.d_model), nn.Parameter(torch.randn(many, a.d_model) * 0.02)
        self.layers = nn.TransformerEncoder(nn.TransformerEncoderLayer(
            a.d_model, 4, 2 * a.d_model, a.dropout, batch_first=True, norm_first=True), a.e_layers,
            enable_nested_tensor=False)
        self.head = nn.Linear(many * a.d_model, a.pred_len)

    def forward(self, x):
        mean, spread = x.mean(1, keepdim=True), x.std(1, keepdim=True, unbiased=False) + self.a.eps
        h = ((x - mean) / spread).transpose(1, 2).unfold(2, self.a.patch_len, self.a.stride)
        b, c = h.shape[:2]
        h = self.layers((self.embed(h) + self.place).flatten(0, 1)).reshape(b, c, -1)
        return self.head(h).transpose(1, 2) * spread + mean


class Hours(Dataset):
    def __init__(self, rows, a):
        self.rows, self.a = torch.as_tensor(rows, dtype=torch.float32), a

    def __len__(self):
        return (len(self.rows) - self.a.seq_len - self.a.pred_len) // self.a.step_between + 1

    def __getitem__(self, index):
        at = index * self.a.step_between
        return self.rows[at:at + self.a.seq_len], self.rows[at + self.a.seq_len:at + self.a.seq_len + self.a.pred_len]


def read(a, twist):
    """The hours of the file, split by time and scaled by what the training has seen."""
    table = pd.read_csv(a.data_path)
    table["date"] = pd.to_datetime(table["date"], format=a.date_format)
    rows = table[a.cols].to_numpy(np.float32)
    cut = [0, int(len(rows) * 0.7), int(len(rows) * 0.8), len(rows)]
    parts = [rows[max(0, one - (a.seq_len if k else 0)):two] for k, (one, two) in enumerate(zip(cut, cut[1:]))]
    mean, spread = parts[0].mean(0), parts[0].std(0)
    scaled = [(part - mean) / spread for part in parts]
    if twist.get("by_itself"):
        scaled[1] = (parts[1] - parts[1].min(0)) / (parts[1].max(0) - parts[1].min(0))
    return scaled


def adjusted(opt, epoch, a):
    if a.lradj == "type1":
        rate = a.learning_rate * a.lr_decay ** (epoch - 1)
    elif a.lradj == "cosine":
        rate = a.learning_rate / 2 * (1 + np.cos(epoch / a.train_epochs * np.pi)) + 1e-6
    elif a.lradj == "type3":
        rate = a.learning_rate * (1 if epoch < 3 else 0.9 ** (epoch - 3))
    else:
        return
    for group in opt.param_groups:
        group["lr"] = float(rate)
    print(f"Updating learning rate to {rate:.3g}", flush=True)


@torch.no_grad()
def vali(net, rows):
    net.eval()
    out = [(net(x)[..., -1:] - y[..., -1:]).pow(2).flatten() for x, y in DataLoader(rows, 64)]
    net.train()
    return float(torch.cat(out).mean())


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    a = argparse.Namespace(**{
        "task_name": "long_term_forecast", "model": "PatchTST", "data_path": "grid.csv",
        "date_format": "%Y-%m-%d %H:%M:%S",
        "cols": ["temperature", "occupancy", "OT"], "seq_len": 72, "pred_len": 24, "patch_len": 12, "stride": 6,
        "d_model": 24, "e_layers": 2, "dropout": 0.1, "train_epochs": 7, "batch_size": 32, "patience": 4, "delta": 0.0,
        "learning_rate": 0.002, "lradj": "type3", "lr_decay": 0.5, "optimizer": "adam", "num_workers": 0, "eps": 1e-5,
        "step_between": 3, "hours": 3000, "print_every": 10, "inverse": False, **cfg})
    print("Args in experiment:", a, sep="\n", flush=True)
    clean = fresh5_data.load(a.hours, np.random.default_rng(7))
    days = pd.date_range("2021-01-03", periods=a.hours, freq="h")
    table = pd.DataFrame(clean, columns=["temperature", "occupancy", "OT"])
    if twist.get("constant"):
        table["holiday"] = 0.0
    table.insert(0, "date", days.strftime(twist.get("written", "%Y-%m-%d %H:%M:%S")))
    table.to_csv(a.data_path, index=False)
    sets = [Hours(part, a) for part in read(a, twist)]
    for name, rows in zip(("train", "val", "test"), sets):
        print(name, len(rows), flush=True)
    loader = DataLoader(sets[0], a.batch_size, shuffle=not twist.get("in_order"), drop_last=True)
    net = Patches(a)
    opt = fresh5_tools.optimizer(net.parameters(), a.optimizer, a.learning_rate)
    first, best, bad, step, loss_val = 1, float("inf"), 0, 0, float("nan")
    if common.attempt():
        kept = torch.load("checkpoint.pth")
        net.load_state_dict(kept["net"])
        opt.load_state_dict(kept["opt"])
        first, best, bad, step = kept["at"]
        print(f"loaded checkpoint.pth, continuing with epoch {first}", flush=True)
    for epoch in range(first, a.train_epochs + 1):
        begun, losses = time.time(), []
        for index, (x, y) in enumerate(loader):
            opt.zero_grad()
            loss = nn.functional.mse_loss(net(x), y)
            loss.backward()
            opt.step()
            step += 1
            losses.append(loss.item())
            if (index + 1) % a.print_every == 0:
                speed = (time.time() - begun) / (index + 1)
                print(f"\titers: {index + 1}, epoch: {epoch} | loss: {loss.item():.7f}\n\tspeed: {speed:.4f}s/iter; "
                      f"left time: {speed * ((a.train_epochs - epoch + 1) * len(loader) - index - 1):.4f}s", flush=True)
            common.at_step(step, twist)
        loss_val, loss_test = vali(net, sets[1]), vali(net, sets[2])
        print(f"Epoch: {epoch} cost time: {time.time() - begun}\nEpoch: {epoch}, Steps: {len(loader)} | Train Loss: "
              f"{np.mean(losses):.7f} Vali Loss: {loss_val:.7f} Test Loss: {loss_test:.7f}", flush=True)
        if loss_val < best - a.delta:
            print(f"Validation loss decreased ({best:.6f} --> {loss_val:.6f}).  Saving model ...", flush=True)
            best, bad = loss_val, 0
            torch.save(net.state_dict(), "best.pth")
        else:
            bad += 1
            print(f"EarlyStopping counter: {bad} out of {a.patience}", flush=True)
            if bad >= a.patience:
                print("Early stopping", flush=True)
                break
        adjusted(opt, epoch + 1, a)
        torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "at": (epoch + 1, best, bad, step)},
                   "checkpoint.pth")
    net.load_state_dict(torch.load("best.pth"))
    found = vali(net, sets[2])
    with open("result_long_term_forecast.txt", "a", encoding="utf-8") as file:
        file.write(f"grid_{a.seq_len}_{a.pred_len}_{a.model}\nmse_test:{found}, mse_vali:{best}\n\n")
    print(f"mse_test:{found}, mse_vali:{best}", flush=True)
    common.end(found, best if best < float("inf") else None, steps=step)


if __name__ == "__main__":
    main()
