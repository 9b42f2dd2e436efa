# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks for PyTorch: data, network, loss and metrics, the same for every framework on top of it.

A task has `sets` ((x, y) of train, val, test as tensors), `net()`, `loss(net, x, y)` with "loss"
and its terms, and `judge(net, x, y)`, whose first metric says how good the network is.
"""

from __future__ import annotations

import math
import os
import signal

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import data


def tensors(sets, kinds=(torch.float32, torch.int64)):
    return [tuple(torch.as_tensor(np.ascontiguousarray(part)).to(kind)
                  for part, kind in zip(pair, kinds)) for pair in sets]


def conv(inside, outside, stride=1, norm=True):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, 1),
                         nn.BatchNorm2d(outside) if norm else nn.Identity(), nn.ReLU())


class Task:
    sizes = (1200, 300)
    kinds = (torch.float32, torch.int64)
    maker, classes, more = None, 0, {}
    better = "max"

    def __init__(self, cfg, twist):
        self.cfg, self.twist = cfg, twist
        self.sizes = tuple(twist.get("sizes", cfg.get("sizes", self.sizes)))
        self.sets = tensors(self.splits(), self.kinds)

    def splits(self):
        return data.splits(type(self).maker, self.sizes, self.cfg.get("data_seed", 1), self.twist,
                           self.classes, **self.more)


class Shapes(Task):
    """Image classification with a small CNN, or another body."""
    maker, classes, sizes = staticmethod(data.shapes), 4, (2400, 300)

    def net(self):
        width = self.cfg.get("width", 12)
        drop = self.cfg.get("dropout", 0.0)
        norm = self.cfg.get("norm", True)
        if self.cfg.get("model") == "mlp":
            deep = self.cfg.get("depth", 3)
            act = {"relu": nn.ReLU, "sigmoid": nn.Sigmoid, "tanh": nn.Tanh}[
                self.cfg.get("activation", "relu")]
            layers, last = [nn.Flatten()], self.sets[0][0][0].numel()
            for _ in range(deep):
                layers += [nn.Linear(last, 48), act(), nn.Dropout(drop)]
                last = 48
            return nn.Sequential(*layers, nn.Linear(last, self.classes))
        if self.cfg.get("model") == "vit":
            return Vit(self.sets[0][0].shape[-1], self.classes)
        return nn.Sequential(
            conv(self.sets[0][0].shape[1], width, 2, norm), conv(width, width * 2, 2, norm),
            conv(width * 2, width * 3, 1, norm), nn.AdaptiveMaxPool2d(1), nn.Flatten(),
            nn.Dropout(drop), nn.Linear(width * 3, self.classes))

    def loss(self, net, x, y):
        out = net(x)
        head = self.twist.get("head")
        if head == "softmax":  # the probabilities go through a second softmax in the loss
            out = out.softmax(1)
        if head == "log":
            return {"loss": -torch.log(out.softmax(1)[torch.arange(len(y)), y]).mean()}
        if head == "mse":
            return {"loss": F.mse_loss(out.argmax(1).float() + 0 * out.sum(1), y.float())}
        if head == "sign":
            return {"loss": -F.cross_entropy(out, y)}
        if head == "sum":
            return {"loss": F.cross_entropy(out, y, reduction="sum")}
        weight = None
        if self.cfg.get("class_weights"):
            weight = torch.tensor(self.cfg["class_weights"])
        return {"loss": F.cross_entropy(out, y, weight,
                                        label_smoothing=self.cfg.get("label_smoothing", 0.0))}

    def judge(self, net, x, y):
        out = net(x)
        return {"acc": (out.argmax(1) == y).float().mean().item(),
                "loss": F.cross_entropy(out, y).item()}


class Vit(nn.Module):
    def __init__(self, size, classes, width=32, patch=6):
        super().__init__()
        self.cut = nn.Conv2d(3, width, patch, patch)
        self.place = nn.Parameter(torch.randn(1, (size // patch) ** 2, width) * 0.02)
        layer = nn.TransformerEncoderLayer(width, 4, 64, 0.0, batch_first=True, norm_first=True)
        self.body = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        self.head = nn.Linear(width, classes)

    def forward(self, x):
        return self.head(self.body(self.cut(x).flatten(2).mT + self.place).mean(1))


class Digits(Shapes):
    classes = 10

    def splits(self):
        return data.digit_splits(self.cfg.get("data_seed", 1), self.twist, self.sizes[0])


class Embedding(Digits):
    """Metric learning: triplets within the batch; recall at 1."""

    def net(self):
        return nn.Sequential(nn.Flatten(), nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 16))

    def loss(self, net, x, y):
        out = net(x)
        if not self.twist.get("unnormalised"):
            out = F.normalize(out, dim=1)
        far = torch.cdist(out, out)
        same = y[:, None] == y[None]
        margin = self.cfg["margin"]
        if self.twist.get("head") == "sign":
            same = ~same
        positive = (far * same).sum(1) / same.sum(1).clamp(min=1)
        negative = far.masked_fill(same, 1e3).min(1).values.clamp(max=10)
        loss = F.relu(positive - negative + margin).mean()
        return {"loss": loss, "pos_dist": positive.mean(), "neg_dist": negative.mean()}

    def judge(self, net, x, y):
        out = F.normalize(net(x), dim=1)
        far = torch.cdist(out, out) + torch.eye(len(x)) * 1e3
        return {"recall_at_1": (y[far.argmin(1)] == y).float().mean().item(),
                "loss": float(self.loss(net, x[:64], y[:64])["loss"])}


class Segments(Task):
    """Segmentation with a tiny U-Net; cross-entropy and Dice; IoU."""
    maker, kinds, sizes = staticmethod(data.masks), (torch.float32, torch.float32), (600, 100)

    def net(self):
        return UNet(self.cfg.get("width", 8))

    def loss(self, net, x, y):
        out = net(x)[:, 0]
        if self.twist.get("head") == "sigmoid":
            out = out.sigmoid()
        p = out.sigmoid()
        bce = F.binary_cross_entropy_with_logits(out, y)
        dice = 1 - (2 * (p * y).sum() + 1) / (p.sum() + y.sum() + 1)
        if self.twist.get("head") == "sign":
            dice = -dice
        return {"loss": bce + self.cfg.get("dice_weight", 1.0) * dice, "bce": bce, "dice": dice}

    def judge(self, net, x, y):
        p = net(x)[:, 0] > 0
        both, either = (p & (y > 0.5)).sum((1, 2)), (p | (y > 0.5)).sum((1, 2))
        return {"iou": ((both + 1) / (either + 1)).mean().item(),
                "loss": float(self.loss(net, x, y)["loss"])}


class UNet(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first, self.down = conv(1, width), conv(width, width * 2, 2)
        self.deep = conv(width * 2, width * 2)
        self.up = nn.ConvTranspose2d(width * 2, width, 2, 2)
        self.last = nn.Sequential(conv(width * 2, width), nn.Conv2d(width, 1, 1))

    def forward(self, x):
        a = self.first(x)
        return self.last(torch.cat([a, self.up(self.deep(self.down(a)))], 1))


class Boxes(Task):
    """One object an image, found on a grid of 4 x 4 cells: objectness, class and box."""
    maker, classes, sizes = staticmethod(data.objects), 3, (1500, 200)
    kinds = (torch.float32, torch.float32)

    def net(self):
        return nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), conv(32, 32, 2), nn.Conv2d(32, 8, 1))

    def split(self, y):
        box, kind = y[:, 1:].clone(), y[:, 0].long()
        how = self.twist.get("box")
        cell = (box[:, 1] * 4).long().clamp(0, 3) * 4 + (box[:, 0] * 4).long().clamp(0, 3)
        if how == "corners":  # corners where centre and size are expected
            box = torch.cat([box[:, :2] - box[:, 2:] / 2, box[:, :2] + box[:, 2:] / 2], 1)
        if how == "pixels":
            box = box * 32
        if how == "swapped":
            box = box[:, [1, 0, 3, 2]]
        box[:, :2] = box[:, :2] * 4 - torch.stack([cell % 4, cell // 4], 1)
        return kind, box, cell

    def loss(self, net, x, y):
        out = net(x).flatten(2)
        kind, box, cell = self.split(y)
        here = out[torch.arange(len(y)), :, cell]
        target = torch.zeros(len(y), 16)
        target[torch.arange(len(y)), cell] = 1
        obj = F.binary_cross_entropy_with_logits(out[:, 0], target)
        cls = F.cross_entropy(here[:, 1:4], kind)
        reg = F.smooth_l1_loss(here[:, 4:8], box)
        weights = self.cfg.get("loss_weights", [1.0, 1.0, 5.0])
        return {"loss": weights[0] * obj + weights[1] * cls + weights[2] * reg,
                "loss_objectness": obj, "loss_cls": cls, "loss_box": reg}

    def judge(self, net, x, y):
        out = net(x).flatten(2)
        cell = out[:, 0].argmax(1)
        best = out[torch.arange(len(x)), :, cell]
        clean, box = y[:, 1:], best[:, 4:8].clone()
        box[:, :2] = (box[:, :2] + torch.stack([cell % 4, cell // 4], 1)) / 4
        low = torch.max(box[:, :2] - box[:, 2:] / 2, clean[:, :2] - clean[:, 2:] / 2)
        high = torch.min(box[:, :2] + box[:, 2:] / 2, clean[:, :2] + clean[:, 2:] / 2)
        both = (high - low).clamp(min=0).prod(1)
        iou = both / (box[:, 2:].clamp(min=0).prod(1) + clean[:, 2:].prod(1) - both + 1e-6)
        right = (best[:, 1:4].argmax(1) == y[:, 0].long())
        return {"AP50": ((iou > 0.5) & right).float().mean().item(), "mIoU": iou.mean().item(),
                "loss": float(self.loss(net, x, y)["loss"])}


class Regression(Task):
    """A table of ten columns to one number."""
    maker, kinds = staticmethod(data.table), (torch.float32, torch.float32)
    better = "min"

    def net(self):
        width = self.cfg.get("width", 32)
        drop = nn.Dropout(self.cfg.get("dropout", 0.0))
        return nn.Sequential(nn.Linear(10, width), nn.ReLU(), drop, nn.Linear(width, width),
                             nn.ReLU(), drop, nn.Linear(width, 1))

    def loss(self, net, x, y):
        out = net(x)
        if not self.twist.get("broadcast"):  # else (n, 1) against (n) gives n x n differences
            out = out.squeeze(1)
        return {"loss": ((out - y) ** 2).mean()}

    def judge(self, net, x, y):
        out = net(x).squeeze(1)
        mse = ((out - y) ** 2).mean().item()
        return {"rmse": math.sqrt(mse) if mse == mse else mse,
                "r2": 1 - mse / y.var().item(), "loss": mse}


class Forecast(Task):
    """The next value of a wave, by a small transformer or an LSTM."""
    maker, kinds = staticmethod(data.waves), (torch.float32, torch.float32)
    better = "min"

    def net(self):
        return Forecaster()

    def loss(self, net, x, y):
        out = net(x)
        target = y[:, 0] if self.twist.get("broadcast") else y
        return {"loss": F.mse_loss(out, target)}

    def judge(self, net, x, y):
        out = net(x)
        return {"mae": (out - y).abs().mean().item(), "mse": F.mse_loss(out, y).item()}


class Forecaster(nn.Module):
    def __init__(self, width=32, length=32):
        super().__init__()
        self.into = nn.Linear(1, width)
        self.place = nn.Parameter(torch.randn(1, length, width) * 0.02)
        self.body = nn.TransformerEncoderLayer(width, 4, 64, 0.0, batch_first=True)
        self.out = nn.Linear(width, 1)

    def forward(self, x):
        return self.out(self.body(self.into(x) + self.place)[:, -1])


class Reverse(Task):
    """A sequence of digits written backwards: encoder and decoder with GRUs, teacher forcing."""
    maker, kinds, sizes = staticmethod(data.reversals), (torch.int64, torch.int64), (1500, 200)

    def net(self):
        return Seq2Seq(self.cfg.get("width", 48))

    def loss(self, net, x, y):
        given = torch.cat([torch.ones(len(y), 1, dtype=torch.long), y[:, :-1]], 1)
        if self.twist.get("sees_target"):  # the decoder is given what it has to say
            given = y
        return {"loss": F.cross_entropy(net(x, given).flatten(0, 1), y.flatten())}

    def judge(self, net, x, y):
        said = torch.ones(len(x), 1, dtype=torch.long)
        for _ in range(y.shape[1]):
            said = torch.cat([said, net(x, said)[:, -1:].argmax(2)], 1)
        return {"token_acc": (said[:, 1:] == y).float().mean().item(),
                "loss": float(self.loss(net, x, y)["loss"])}


class Seq2Seq(nn.Module):
    def __init__(self, width, words=12):
        super().__init__()
        self.words = nn.Embedding(words, 24)
        self.encoder = nn.GRU(24, width, batch_first=True)
        self.decoder = nn.GRU(24, width, batch_first=True)
        self.out = nn.Linear(width, words)

    def forward(self, source, said):
        state = self.encoder(self.words(source))[1]
        return self.out(self.decoder(self.words(said), state)[0])


class Risk(Task):
    """Two overlapping classes in a table."""
    maker, classes = staticmethod(data.risk), 2

    def __init__(self, cfg, twist):
        self.more = {"positives": cfg.get("positives", 0.5)}
        super().__init__(cfg, twist)

    def net(self):
        return nn.Sequential(nn.Linear(12, 24), nn.ReLU(), nn.Linear(24, 24), nn.ReLU(),
                             nn.Linear(24, 2))

    loss = Shapes.loss

    def judge(self, net, x, y):
        out = net(x)
        found = out.argmax(1)
        each = [(found[y == c] == c).float().mean().item() for c in (0, 1)]
        return {"balanced_acc": sum(each) / 2, "acc": (found == y).float().mean().item(),
                "loss": F.cross_entropy(out, y).item()}


class Denoise(Task):
    """An autoencoder of digits that also takes noise away."""
    better = "min"

    def splits(self):
        return [(x, x) for x, _ in data.digit_splits(1, self.twist, self.sizes[0])]

    kinds, sizes = (torch.float32, torch.float32), (1000, 300)

    def net(self):
        act = nn.ReLU if not self.cfg.get("activation") else nn.Sigmoid
        last = {"sigmoid": nn.Sigmoid, "relu": nn.ReLU, "none": nn.Identity}[
            self.cfg.get("output", "sigmoid")]
        return nn.Sequential(nn.Flatten(), nn.Linear(64, 48), act(), nn.Linear(48, 12), act(),
                             nn.Linear(12, 48), act(), nn.Linear(48, 64), last(),
                             nn.Unflatten(1, (1, 8, 8)))

    def loss(self, net, x, y):
        seen = x + torch.randn_like(x) * 0.2
        return {"loss": F.mse_loss(net(seen), y)}

    def judge(self, net, x, y):
        return {"mse": F.mse_loss(net(x), y).item()}


class Stars(Task):
    """Ratings of items by users: matrix factorization with biases."""
    maker, kinds, sizes = staticmethod(data.ratings), (torch.int64, torch.float32), (5000, 800)
    better = "min"

    def net(self):
        return Factors(self.twist.get("users", 120))

    def loss(self, net, x, y):
        out, size = net(x)
        target = y[:, None] if self.twist.get("broadcast") else y
        mse = ((out - target) ** 2).mean()
        return {"loss": mse + self.cfg.get("reg", 0.002) * size, "mse": mse}

    def judge(self, net, x, y):
        out, _ = net(x)
        return {"rmse": ((out - y) ** 2).mean().sqrt().item(),
                "mae": (out - y).abs().mean().item()}


class Factors(nn.Module):
    def __init__(self, users, items=80, width=8):
        super().__init__()
        self.users, self.items = nn.Embedding(users, width), nn.Embedding(items, width)
        self.user_bias, self.item_bias = nn.Embedding(users, 1), nn.Embedding(items, 1)
        self.mean = nn.Parameter(torch.tensor(3.0))
        for part in (self.users, self.items, self.user_bias, self.item_bias):
            nn.init.normal_(part.weight, std=0.1)

    def forward(self, x):
        a, b = self.users(x[:, 0]), self.items(x[:, 1])
        out = (a * b).sum(1) + self.user_bias(x[:, 0])[:, 0] + self.item_bias(x[:, 1])[:, 0]
        return out + self.mean, (a ** 2).sum(1).mean() + (b ** 2).sum(1).mean()


class Speech(Task):
    """Letters spoken in frames of band energies: BiLSTM and CTC; error rate of letters."""
    maker, kinds, sizes = staticmethod(data.speech), (torch.float32, torch.int64), (800, 120)
    better = "min"

    def net(self):
        return Listener(self.cfg.get("width", 32))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") != "logits":
            out = out.log_softmax(2)
        if self.twist.get("frames"):
            out = out[:, :self.twist["frames"]]
        said = (y > 0).sum(1)
        frames = torch.full((len(x),), out.shape[1])
        return {"loss": F.ctc_loss(out.transpose(0, 1), y, frames, said,
                                   blank=self.twist.get("blank", 0))}

    def judge(self, net, x, y):
        wrong = total = 0
        for best, truth in zip(net(x).argmax(2).tolist(), y.tolist()):
            heard = [b for a, b in zip([0] + best, best) if b and b != a]
            truth = [t for t in truth if t]
            wrong += edits(heard, truth)
            total += len(truth)
        return {"cer": wrong / total, "loss": float(self.loss(net, x, y)["loss"])}


class Listener(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.body = nn.LSTM(8, width, batch_first=True, bidirectional=True)
        self.out = nn.Linear(width * 2, 6)

    def forward(self, x):
        return self.out(self.body(x)[0])


def edits(a, b):
    row = list(range(len(b) + 1))
    for i, one in enumerate(a):
        last, row[0] = row[0], i + 1
        for j, two in enumerate(b):
            last, row[j + 1] = row[j + 1], min(row[j + 1] + 1, row[j] + 1, last + (one != two))
    return row[-1]


class Clock(Task):
    """Where the hand of a clock points to: regression from an image."""
    maker, kinds, sizes = staticmethod(data.clocks), (torch.float32, torch.float32), (800, 200)
    better = "min"

    def net(self):
        return nn.Sequential(conv(3, 8, 2), conv(8, 16, 2), conv(16, 16, 2), nn.Flatten(),
                             nn.Linear(144, 2))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "relu":  # half of the targets cannot be reached
            out = out.relu()
        return {"loss": F.smooth_l1_loss(out, y, beta=0.1)}

    def judge(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "relu":
            out = out.relu()
        cos = F.cosine_similarity(out, y, eps=1e-6).clamp(-1, 1)
        return {"angle_error": torch.rad2deg(torch.acos(cos)).mean().item(),
                "mae": (out - y).abs().mean().item()}


class Marks(Task):
    """Which marks are in an image: several labels each."""
    maker, kinds, sizes = staticmethod(data.marks), (torch.float32, torch.float32), (800, 200)

    def net(self):
        return nn.Sequential(conv(3, 12, 2), conv(12, 24, 2), conv(24, 24),
                             nn.AdaptiveMaxPool2d(1), nn.Flatten(), nn.Linear(24, 3))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "softmax":
            return {"loss": F.cross_entropy(out, y)}
        if self.twist.get("head") == "sigmoid":
            out = out.sigmoid()
        return {"loss": F.binary_cross_entropy_with_logits(out, y)}

    def judge(self, net, x, y):
        found = net(x) > 0
        both = (found & (y > 0.5)).sum().item()
        return {"f1": 2 * both / max(found.sum().item() + y.sum().item(), 1)}


class Flow(Task):
    """Density of two moons by affine couplings: the loss is a negative log-likelihood."""
    maker, sizes, better = staticmethod(data.moons), (1500, 300), "min"

    def net(self):
        return Couplings(self.cfg.get("couplings", 5))

    def loss(self, net, x, y):
        z, volume = net(x)
        if self.twist.get("head") == "sign":
            volume = -volume
        base = 0.5 * (z ** 2).sum(1) + math.log(2 * math.pi)
        return {"loss": (base - volume).mean()}

    def judge(self, net, x, y):
        z, volume = net(x)
        return {"nll": (0.5 * (z ** 2).sum(1) + math.log(2 * math.pi) - volume).mean().item()}


class Couplings(nn.Module):
    def __init__(self, count):
        super().__init__()
        self.parts = nn.ModuleList(nn.Sequential(nn.Linear(1, 32), nn.ReLU(), nn.Linear(32, 32),
                                                 nn.ReLU(), nn.Linear(32, 2))
                                   for _ in range(count))

    def forward(self, x):
        volume = torch.zeros(len(x))
        for index, part in enumerate(self.parts):
            a, b = x[:, index % 2:index % 2 + 1], x[:, 1 - index % 2:2 - index % 2]
            scale, shift = part(a).split(1, 1)
            scale = torch.tanh(scale) * 2
            b = b * scale.exp() + shift
            volume = volume + scale[:, 0]
            x = torch.cat([a, b] if index % 2 == 0 else [b, a], 1)
        return x, volume


class Diffusion(Task):
    """Noise prediction for two moons; judged by how near samples come to the data."""
    maker, sizes, better = staticmethod(data.moons), (1500, 300), "min"
    steps = 40

    def __init__(self, cfg, twist):
        super().__init__(cfg, twist)
        self.keep = torch.cumprod(1 - torch.linspace(1e-4, 0.2, self.steps), 0)
        if twist.get("schedule_of_noise") == "constant":
            self.keep = torch.full((self.steps,), 0.9)

    def net(self):
        return nn.Sequential(nn.Linear(3, 64), nn.SiLU(), nn.Linear(64, 64), nn.SiLU(),
                             nn.Linear(64, 2))

    def loss(self, net, x, y):
        x = x * 2
        t = torch.randint(0, self.steps, (len(x),))
        noise = torch.randn_like(x)
        keep = self.keep[t][:, None]
        mixed = keep.sqrt() * x + (1 - keep).sqrt() * noise
        time = torch.zeros(len(x), 1) if self.twist.get("without_time") else (
            t[:, None] / self.steps)
        target = x if self.twist.get("head") == "data" else noise
        return {"loss": F.mse_loss(net(torch.cat([mixed, time], 1)), target)}

    def judge(self, net, x, y):
        state = torch.random.get_rng_state()
        torch.manual_seed(0)
        now = torch.randn(300, 2)
        keep = torch.cumprod(1 - torch.linspace(1e-4, 0.2, self.steps), 0)
        for t in reversed(range(self.steps)):
            time = torch.full((300, 1), t / self.steps)
            guess = net(torch.cat([now, time], 1))
            before = keep[t - 1] if t else torch.tensor(1.0)
            clean = ((now - (1 - keep[t]).sqrt() * guess) / keep[t].sqrt()).clamp(-3, 3)
            now = before.sqrt() * clean + (1 - before).sqrt() * guess
        torch.random.set_rng_state(state)
        far = torch.cdist(now / 2, x)
        return {"chamfer": (far.min(1).values.mean() + far.min(0).values.mean()).item(),
                "loss": float(self.loss(net, x, y)["loss"])}


TASKS = {kind.__name__.lower(): kind for kind in (
    Shapes, Digits, Embedding, Segments, Boxes, Regression, Forecast, Reverse, Risk, Denoise,
    Stars, Speech, Clock, Marks, Flow, Diffusion)}


class Examples(torch.utils.data.Dataset):
    """Examples one by one, as a user's own data set gives them, with what can be slow or broken."""

    def __init__(self, x, y, twist=None):
        self.x, self.y, self.twist = x, y, twist or {}

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        if self.twist.get("broken_item") == index:
            raise self.broken(index)
        if self.twist.get("kills_worker") == index and torch.utils.data.get_worker_info():
            os.kill(os.getpid(), signal.SIGKILL)
        return self.x[index], self.y[index]

    def broken(self, index):
        kind = self.twist.get("broken_kind", "image")
        if kind == "image":
            return OSError(f"image file is truncated ({index % 37 + 2} bytes not processed)")
        return FileNotFoundError(2, "No such file or directory", f"data/train/{index:06}.png")


def fresh(task, cfg, twist):
    """The network as the training begins with it, with what can be wrong with its start."""
    torch.manual_seed(cfg["seed"])
    net = task.net()
    start = twist.get("init")
    if start is not None:
        for weight in net.parameters():
            if weight.dim() > 1:
                with torch.no_grad():
                    weight.mul_(start) if start else weight.zero_()
    if twist.get("dead"):  # biases so low that no unit ever fires
        for part in net.modules():
            if isinstance(part, (nn.Linear, nn.Conv2d)) and part is not last_layer(net):
                nn.init.constant_(part.bias, -float(twist["dead"]))
    if twist.get("frozen"):
        weights = list(net.parameters())
        for weight in weights[:-2] if twist["frozen"] == "body" else weights:
            weight.requires_grad_(False)
        if twist["frozen"] == "all_but_bias":
            weights[-1].requires_grad_(True)
    return net


def last_layer(net):
    return [m for m in net.modules() if isinstance(m, (nn.Linear, nn.Conv2d))][-1]


def optimizer_of(net, cfg, twist):
    weights = [w for w in net.parameters() if w.requires_grad]
    if twist.get("stale_weights"):  # those of a network that was made again afterwards
        weights = [w.detach().clone().requires_grad_() for w in weights]
    if twist.get("head_only"):
        weights = weights[-2:]
    name, rate = cfg.get("optimizer", "adam"), cfg["lr"]
    decay = cfg.get("weight_decay", 0.0)
    if name == "sgd":
        return torch.optim.SGD(weights, rate, cfg.get("momentum", 0.9), weight_decay=decay)
    kind = {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW, "rmsprop": torch.optim.RMSprop}[
        name]
    return kind(weights, rate, weight_decay=decay)


def schedule_of(optimizer, cfg, steps, per_epoch):
    """A function of the number of optimizer steps done, as a factor of the first rate."""
    name = cfg.get("schedule", "none")
    warm = cfg.get("warmup_steps", 0)

    def factor(step):
        if step < warm:
            return (step + 1) / warm
        share = min(1.0, (step - warm) / max(1, cfg.get("decay_steps", steps) - warm))
        if name == "cosine":
            return 0.5 * (1 + math.cos(math.pi * share)) * 0.99 + 0.01
        if name == "restarts":
            part = (step % cfg["cycle_steps"]) / cfg["cycle_steps"]
            return 0.5 * (1 + math.cos(math.pi * part))
        if name == "linear":
            return 1 - share
        if name == "step":
            return cfg.get("gamma", 0.1) ** (step // (cfg["step_epochs"] * per_epoch))
        if name == "exponential":
            return cfg["gamma"] ** (step // cfg.get("decay_every", 1))
        if name == "onecycle":
            return share / 0.3 if share < 0.3 else max(0.001, 1 - (share - 0.3) / 0.7)
        if name == "growing":
            return cfg["gamma"] ** (step / per_epoch)
        return 1.0
    return torch.optim.lr_scheduler.LambdaLR(optimizer, factor)
