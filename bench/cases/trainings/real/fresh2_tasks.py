# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of the second fresh part in PyTorch: data, a network, a loss, and how good it is.

As in fresh_tasks: `loss` gives a dict with "loss" first, `judge` the numbers of an evaluation, the
one that counts first. A twist "head" is what a user got wrong there.
"""

from __future__ import annotations

import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torchvision.ops import box_iou, nms

import common
import fresh2_data
import fresh_tasks
from fresh_tasks import mlp


class Task(fresh_tasks.Task):
    def __init__(self, cfg, twist):
        self.cfg, self.twist = cfg, twist
        made = fresh2_data.splits(type(self).maker, cfg.get("sizes", self.sizes), cfg.get("data_seed", 1),
                                  twist, self.classes, self.test, **cfg.get("data", {}))
        self.sets = [tuple(torch.from_numpy(np.ascontiguousarray(part)).to(kind) for part, kind in
                           zip(pair, self.kinds)) for pair in made]

    def judge(self, net, x, y):
        out = net(x)
        right = (out.argmax(1) == y).float().mean().item()
        if self.twist.get("metric") == "axis":  # over the batch instead of the classes
            right = (out[:y.shape[0]].argmax(0)[:1] == y[:, None]).float().mean().item()
        if self.twist.get("metric") == "rounded":
            right = (out.sigmoid().max(1).values.round() == y + 9).float().mean().item()
        return {"acc": right, "loss": float(self.loss(net, x, y)["loss"])}


class Residual(nn.Module):
    def __init__(self, a, b, stride=1, norm=True):
        super().__init__()
        def bn():
            return nn.BatchNorm2d(b) if norm else nn.Identity()
        self.body = nn.Sequential(nn.Conv2d(a, b, 3, stride, 1), bn(), nn.ReLU(),
                                  nn.Conv2d(b, b, 3, 1, 1), bn())
        self.way = nn.Conv2d(a, b, 1, stride) if a != b or stride > 1 else nn.Identity()

    def forward(self, x):
        return F.relu(self.body(x) + self.way(x))


class Leaves(Task):
    """What ails a leaf: a small residual network."""
    maker, classes, sizes = staticmethod(fresh2_data.leaves), 6, (960, 240)

    def net(self):
        return ResNet(self.cfg.get("width", 12), self.twist, self.cfg.get("norm", True),
                      self.cfg.get("dropout", 0.0))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "softmax":
            out = out.softmax(1)
        if self.twist.get("head") == "vector":
            return {"loss": F.cross_entropy(out, y, reduction="none")}
        if self.twist.get("head") == "new_tensor":
            return {"loss": torch.tensor(F.cross_entropy(out, y).item())}
        return {"loss": F.cross_entropy(out, y, label_smoothing=self.cfg.get("label_smoothing", 0.0))}


class ResNet(nn.Module):
    def __init__(self, width, twist, norm, dropout):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, width, 3, 1, 1), nn.ReLU())
        blocks = [Residual(width, 2 * width, 2, norm), Residual(2 * width, 2 * width, 1, norm),
                  Residual(2 * width, 3 * width, 2, norm)]
        self.layers = blocks if twist.get("in_list") else nn.ModuleList(blocks)
        self.drop, self.fc = nn.Dropout(dropout), nn.Linear(twist.get("features", 3 * width),
                                                            twist.get("outputs", 6))

    def forward(self, x):
        x = self.stem(x)
        for layer in self.layers:
            x = layer(x)
        return self.fc(self.drop(x.mean((2, 3))))


class Ships(Task):
    """Where ships and buoys are: a one-stage detector without anchors (like FCOS); AP at an IoU of 0.5."""
    maker, sizes, test = staticmethod(fresh2_data.ships), (320, 60), 120
    kinds, stride = (torch.float32, torch.float32), 4

    def net(self):
        return Fcos(self.cfg.get("width", 16), self.twist.get("outputs", 2))

    def targets(self, y):
        """(kind or -1, distances to the four sides) of each place of the grid."""
        n = self.twist.get("grid", 12)
        at = (torch.arange(n) + 0.5) * self.stride
        cy, cx = torch.meshgrid(at, at, indexing="ij")
        box = y[:, :, 1:]
        if self.twist.get("box") == "sizes":  # width and height taken for the second corner
            box = torch.cat([box[..., :2], box[..., 2:] - box[..., :2]], -1)
        if self.twist.get("box") == "shares":
            box = box / 48
        if self.twist.get("box") == "swapped":
            box = box[..., [1, 0, 3, 2]]
        sides = torch.stack([cx - box[..., 0, None, None], cy - box[..., 1, None, None],
                             box[..., 2, None, None] - cx, box[..., 3, None, None] - cy], -1)
        inside = (sides.min(-1).values > 0) & (y[:, :, 0] >= 0)[..., None, None]
        which = torch.where(inside, torch.arange(y.shape[1])[None, :, None, None], 99).min(1).values
        there = which < 99
        pick = which.clamp(max=y.shape[1] - 1)
        kind = torch.where(there, torch.gather(y[:, :, 0], 1, pick.flatten(1)).view_as(pick), -1.0)
        rows = torch.arange(len(y))[:, None, None]
        ys, xs = torch.meshgrid(torch.arange(n), torch.arange(n), indexing="ij")
        return kind.long(), sides[rows, pick, ys, xs].clamp(min=0)

    def loss(self, net, x, y):
        cls, reg = net(x)
        kind, sides = self.targets(y)
        there = kind >= 0
        hot = F.one_hot(kind.clamp(min=0), cls.shape[-1]).float() * there[..., None]
        p = cls.sigmoid()
        each = F.binary_cross_entropy_with_logits(cls, hot, reduction="none")
        weight = torch.where(hot > 0, 0.5 * (1 - p) ** 2, 0.5 * p ** 2)
        count = there.sum().clamp(1)
        loss_cls = (weight * each).sum() / count
        loss_reg = F.smooth_l1_loss(reg[there], sides[there] / self.stride, reduction="sum") / count
        a, b = self.cfg.get("loss_weights", [1.0, 0.5])
        if self.twist.get("inplace"):
            scale = reg.exp()
            scale[there] += 0.5
            loss_reg = loss_reg + 0.001 * scale.mean()
        return {"loss": a * loss_cls + b * loss_reg, "loss_cls": loss_cls, "loss_box_reg": loss_reg}

    @torch.no_grad()
    def found(self, net, x):
        cls, reg = net(x)
        n = cls.shape[1]
        at = (torch.arange(n) + 0.5) * self.stride
        cy, cx = torch.meshgrid(at, at, indexing="ij")
        reg = reg * self.stride
        box = torch.stack([cx - reg[..., 0], cy - reg[..., 1], cx + reg[..., 2], cy + reg[..., 3]], -1)
        for i in range(len(x)):
            score, kind = cls[i].sigmoid().flatten(0, 1).max(1)
            best = score.topk(24).indices
            best = best[score[best] > 0.05]
            flat = box[i].flatten(0, 1)[best]
            keep = nms(flat + kind[best][:, None] * 100.0, score[best], 0.5)
            yield flat[keep], kind[best][keep], score[best][keep]

    def judge(self, net, x, y):
        marks = {0: [], 1: []}
        truth = {k: int((y[:, :, 0] == k).sum()) for k in (0, 1)}
        for (box, kind, score), real in zip(self.found(net, x), y):
            real = real[real[:, 0] >= 0]
            for k in (0, 1):
                mine, theirs = kind == k, real[:, 0] == k
                near = box_iou(box[mine], real[theirs, 1:])
                used = set()
                for row, s in zip(near, score[mine]):
                    j = int(row.argmax()) if len(row) else -1
                    hit = j >= 0 and float(row[j]) > 0.5 and j not in used
                    used.add(j) if hit else None
                    marks[k].append((float(s), hit))
        each = []
        for k in (0, 1):
            hits = torch.tensor([float(hit) for _, hit in sorted(marks[k], reverse=True)])
            if not len(hits) or not truth[k]:
                each.append(0.0)
                continue
            sums = hits.cumsum(0)
            precision = sums / torch.arange(1, len(hits) + 1)
            best = precision.flip(0).cummax(0).values.flip(0)
            each.append(float((best * hits).sum() / truth[k]))
        return {"AP50": 50 * sum(each), "AP50-ship": 100 * each[0], "AP50-buoy": 100 * each[1]}


class Fcos(nn.Module):
    def __init__(self, width, kinds):
        super().__init__()
        def part(a, b, stride):
            return nn.Sequential(nn.Conv2d(a, b, 3, stride, 1), nn.BatchNorm2d(b), nn.ReLU())
        self.backbone = nn.Sequential(part(3, width, 2), part(width, 2 * width, 2), part(
            2 * width, 2 * width, 1), part(2 * width, 2 * width, 1))
        self.cls_head, self.reg_head = nn.Conv2d(2 * width, kinds, 3, 1, 1), nn.Conv2d(2 * width, 4, 3, 1, 1)
        nn.init.constant_(self.cls_head.bias, -2.5)

    def forward(self, x):
        h = self.backbone(x)
        return (self.cls_head(h).permute(0, 2, 3, 1), F.softplus(self.reg_head(h)).permute(0, 2, 3, 1))


class Organs(Task):
    """An organ and its lesion in a slice: a residual network with a feature pyramid; mean Dice."""
    maker, classes, sizes, test = staticmethod(fresh2_data.organs), 3, (256, 64), 120

    def net(self):
        return Pyramid(self.cfg.get("width", 10), self.cfg.get("norm", True), self.twist)

    def loss(self, net, x, y):
        out = net(x)
        ce = F.cross_entropy(out, y)
        p = out.softmax(1)
        truth = F.one_hot(y, 3).permute(0, 3, 1, 2).float()
        both = (2 * (p * truth).sum((0, 2, 3)) + 1) / (p.sum((0, 2, 3)) + truth.sum((0, 2, 3)) + 1)
        if self.twist.get("head") == "sign":
            return {"loss": ce + both[1:].mean()}
        return {"loss": ce - both[1:].mean()}

    def judge(self, net, x, y):
        best = net(x).argmax(1)
        if self.twist.get("metric") == "rounded":
            best = net(x).sigmoid().max(1).values.round().long() + 2
        each = [2 * ((best == c) & (y == c)).sum().item() / max(
            1, (best == c).sum().item() + (y == c).sum().item()) for c in (1, 2)]
        return {"dice": sum(each) / 2, "dice_1": each[0], "dice_2": each[1],
                "loss": float(self.loss(net, x, y)["loss"])}


class Pyramid(nn.Module):
    def __init__(self, width, norm, twist):
        super().__init__()
        self.a, self.b, self.c = (Residual(1, width, 1, norm), Residual(width, 2 * width, 2, norm),
                                  Residual(2 * width, 3 * width, 2, norm))
        self.side = nn.ModuleList(nn.Conv2d(k * width, width, 1) for k in (1, 2, 3))
        self.out, self.twist = nn.Conv2d(width, twist.get("outputs", 3), 3, 1, 1), twist

    def forward(self, x):
        a = self.a(x)
        b = self.b(a)
        c = self.c(b)
        top = self.side[2](c)
        top = self.side[1](b) + F.interpolate(top, scale_factor=2.0)
        return self.out(F.relu(self.side[0](a) + F.interpolate(top, scale_factor=2.0)))


class Beats(Task):
    """What a heart does: patches of the signal through a transformer."""
    maker, classes, sizes = staticmethod(fresh2_data.beats), 4, (900, 250)

    def net(self):
        return Rhythm(self.cfg.get("width", 24), self.twist.get("outputs", 4), self.cfg.get("dropout", 0.0))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "mse":
            return {"loss": F.mse_loss(out.argmax(1).float(), y.float())}
        if self.twist.get("head") == "probabilities":
            return {"loss": F.nll_loss(out.softmax(1), y)}
        return {"loss": F.cross_entropy(out, y)}


class Rhythm(nn.Module):
    def __init__(self, width, outputs, dropout):
        super().__init__()
        self.patches = nn.Conv1d(1, width, 8, 4, 2)
        self.place = nn.Parameter(torch.randn(1, 24, width) * 0.1)
        self.encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(
            width, 4, 2 * width, dropout, "gelu", batch_first=True), 2, enable_nested_tensor=False)
        self.head = nn.Linear(width, outputs)

    def forward(self, x):
        h = self.patches(x).transpose(1, 2)
        return self.head(self.encoder(h + self.place).mean(1))


class Paintings(Task):
    """Colours for grey pictures: convolutions; root of the mean squared error."""
    maker, sizes, better = staticmethod(fresh2_data.paintings), (500, 100), "min"
    kinds = (torch.float32, torch.float32)

    def net(self):
        wide = self.cfg.get("width", 16)
        parts = [nn.Conv2d(1, wide, 3, 1, 1), nn.ReLU(), nn.Conv2d(wide, wide, 3, 1, 2, 2), nn.ReLU(),
                 nn.Conv2d(wide, wide, 3, 1, 1), nn.ReLU(), nn.Conv2d(wide, 2, 1)]
        last = {"sigmoid": nn.Sigmoid(), "relu": nn.ReLU(), "tanh": nn.Tanh()}
        return nn.Sequential(*parts, last[self.twist.get("last", "tanh")])

    def loss(self, net, x, y):
        return {"loss": F.mse_loss(net(x), y)}

    def judge(self, net, x, y):
        return {"rmse": F.mse_loss(net(x), y).sqrt().item(), "mae": F.l1_loss(net(x), y).item()}


class Spellings(Task):
    """How a word is said: an encoder, a decoder with attention; share of wrong words when it writes freely."""
    maker, sizes, better = staticmethod(fresh2_data.spellings), (1600, 200), "min"
    kinds = (torch.int64, torch.int64)

    def net(self):
        return Speaker(self.twist.get("letters", fresh2_data.LETTERS), self.cfg.get("width", 40),
                       self.cfg.get("dropout", 0.0))

    def loss(self, net, x, y):
        before = torch.cat([torch.ones(len(y), 1, dtype=torch.int64), y[:, :-1]], 1)
        out = net(x, before)
        pad = self.twist.get("ignored", 0)
        return {"loss": F.cross_entropy(out.flatten(0, 1), y.flatten(), ignore_index=pad),
                "acc": 100 * (out.argmax(2) == y)[y > 0].float().mean()}

    @torch.no_grad()
    def judge(self, net, x, y):
        loss = self.loss(net, x, y)
        said = torch.ones(len(x), 1, dtype=torch.int64)
        for _ in range(y.shape[1]):
            said = torch.cat([said, net(x, said)[:, -1].argmax(1, keepdim=True)], 1)
        done = ((said[:, 1:] == 1).cumsum(1) - (said[:, 1:] == 1).long()) > 0
        wrong = (torch.where(done, 0, said[:, 1:]) != y).any(1).float().mean().item()
        return {"WER": 100 * wrong, "ppl": float(loss["loss"].exp()), "acc": float(loss["acc"])}


class Speaker(nn.Module):
    def __init__(self, letters, width, dropout):
        super().__init__()
        self.letters, self.sounds = nn.Embedding(letters, width), nn.Embedding(fresh2_data.SOUNDS, width)
        self.encoder = nn.GRU(width, width // 2, batch_first=True, bidirectional=True)
        self.decoder = nn.GRU(width, width, batch_first=True)
        self.drop, self.out = nn.Dropout(dropout), nn.Linear(2 * width, fresh2_data.SOUNDS)

    def forward(self, x, before):
        h, last = self.encoder(self.letters(x))
        d, _ = self.decoder(self.sounds(before), last.transpose(0, 1).reshape(1, len(x), -1))
        near = (d @ h.transpose(1, 2)).masked_fill((x == 0)[:, None], -1e9).softmax(2)
        return self.out(self.drop(torch.cat([d, near @ h], 2)))


class Walks(Task):
    """Where a walker will be: GRU; mean error of the eight places in metres."""
    maker, sizes, better = staticmethod(fresh2_data.walks), (900, 250), "min"
    kinds = (torch.float32, torch.float32)

    def net(self):
        return Walker(self.cfg.get("width", 32))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "broadcast":
            return {"loss": F.mse_loss(out[:, :, None], y[:, None])}
        return {"loss": F.smooth_l1_loss(out, y)}

    def judge(self, net, x, y):
        far = (net(x) - y).norm(dim=2)
        return {"ADE": far.mean().item(), "FDE": far[:, -1].mean().item(),
                "loss": float(self.loss(net, x, y)["loss"])}


class Walker(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.body, self.norm = nn.GRU(2, width, batch_first=True), nn.BatchNorm1d(width)
        self.out = mlp(width, width, 16)

    def forward(self, x):
        return self.out(self.norm(self.body(x)[0][:, -1])).view(-1, 8, 2)


class Rooms(Task):
    """How far away each pixel is: a small hourglass; mean relative error."""
    maker, sizes, better, test = staticmethod(fresh2_data.rooms), (480, 80), "min", 150
    kinds = (torch.float32, torch.float32)

    def net(self):
        return Hourglass(self.cfg.get("width", 12), self.twist)

    def loss(self, net, x, y):
        return {"loss": F.l1_loss(net(x), y)}

    def judge(self, net, x, y):
        far = (net(x) - y).abs()
        return {"abs_rel": (far / y).mean().item(), "rmse": (far ** 2).mean().sqrt().item()}


class Hourglass(nn.Module):
    def __init__(self, width, twist):
        super().__init__()
        self.down, self.low = nn.Conv2d(3, width, 3, 2, 1), nn.Conv2d(width, width, 3, 1, 1)
        self.side, self.out = nn.Conv2d(3, width, 3, 1, 1), nn.Conv2d(width, 1, 3, 1, 1)
        if twist.get("unused"):
            self.aux = nn.Conv2d(width, 1, 1)

    def forward(self, x):
        h = F.relu(self.low(F.relu(self.down(x))))
        h = F.interpolate(h, scale_factor=2.0) + F.relu(self.side(x))
        return self.out(h)[:, 0] + 2.0


class Figures(Task):
    """Where head, hands and foot are: heat maps; share of joints within two pixels."""
    maker, sizes, test = staticmethod(fresh2_data.figures), (480, 100), 150
    kinds = (torch.float32, torch.float32)

    def net(self):
        wide = self.cfg.get("width", 16)
        def part(a, b, stride=1, size=3):
            return [nn.Conv2d(a, b, size, stride, size // 2), nn.BatchNorm2d(b), nn.ReLU()]
        return nn.Sequential(*part(1, wide, 2, 5), *part(wide, 2 * wide), *part(2 * wide, 2 * wide, 1, 5),
                             *part(2 * wide, 2 * wide), nn.Conv2d(2 * wide, self.twist.get("outputs", 4), 1))

    def maps(self, y):
        at = torch.arange(16) * 2.0 + 0.5
        a, b = (1, 0) if self.twist.get("box") == "swapped" else (0, 1)
        far = (at - y[..., a, None]) ** 2
        down = (at - y[..., b, None]) ** 2
        return torch.exp(-(far[:, :, None] + down[..., None]) / self.cfg.get("sigma", 6.0))

    def loss(self, net, x, y):
        return {"loss": F.mse_loss(net(x), self.maps(y)) * self.cfg.get("loss_times", 100.0)}

    def judge(self, net, x, y):
        flat = net(x).flatten(2).argmax(2)
        found = torch.stack([flat % 16, flat // 16], 2) * 2.0 + 0.5
        far = (found - y).norm(dim=2)
        return {"PCK": (far < 3.0).float().mean().item(), "NME": far.mean().item() / 32}


class Customers(Task):
    """Who leaves: GRU over months; balanced accuracy."""
    maker, sizes = staticmethod(fresh2_data.customers), (900, 300)

    def net(self):
        return Months(self.twist.get("columns", 5), self.cfg.get("width", 16), self.twist)

    def loss(self, net, x, y):
        return {"loss": F.cross_entropy(net(x), y)}

    def judge(self, net, x, y):
        best = net(x).argmax(1)
        each = [(best[y == k] == k).float().mean().item() for k in (0, 1)]
        return {"balanced_acc": sum(each) / 2, "loss": float(self.loss(net, x, y)["loss"])}


class Months(nn.Module):
    def __init__(self, columns, width, twist):
        super().__init__()
        self.body, self.out, self.twist = nn.GRU(columns, width, batch_first=True), nn.Linear(width, 2), twist

    def forward(self, x):
        h = self.out(self.body(x)[0][:, -1])
        return h.softmax(1) if self.twist.get("head") == "softmax" else h


TASKS = {kind.__name__.lower(): kind for kind in (
    Leaves, Ships, Organs, Beats, Paintings, Spellings, Walks, Rooms, Figures, Customers)}


class Files(torch.utils.data.Dataset):
    """Examples as a user's own class reads them: a list of names, and a table of what is known of each."""

    def __init__(self, x, y, twist=None):
        self.names = [f"{index:05}.png" for index in range(len(x))]
        self.images = dict(zip(self.names, x))
        self.annotations = dict(zip(self.names, y))
        self.twist, self.hoard = twist or {}, []
        spoilt = self.names[self.twist.get("item_at", 211) % len(x)]
        if self.twist.get("item") == "no_entry":
            del self.annotations[spoilt]
        if self.twist.get("item") == "not_read":
            self.images[spoilt] = None
        if self.twist.get("item") == "other_size":
            self.images[spoilt] = self.images[spoilt][..., :-2]
        if self.twist.get("item") == "grey":
            self.images[spoilt] = self.images[spoilt][:1]
        self.length = len(x) + (self.twist.get("too_long") or 0)

    def __len__(self):
        return self.length

    def __getitem__(self, index):
        if self.twist.get("slow_item"):
            common.pause(self.twist["slow_item"])
        if self.twist.get("hangs_at") == index:
            time.sleep(600)
        name = self.names[index]
        image = self.images[name]
        width = image.shape[-1]
        target = self.annotations[name]
        return image[..., :width], target
