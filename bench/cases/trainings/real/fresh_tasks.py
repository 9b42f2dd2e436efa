# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of the fresh part in PyTorch: data, a network, a loss, and how good it is.

A task's `loss` gets the network and a batch and gives a dict with "loss" first; `judge` gives the
numbers of an evaluation, the one that counts first. A twist "head" is what a user got wrong there.
"""

from __future__ import annotations

import math

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import fresh_data


class Task:
    maker, classes, sizes, test = None, 0, (1000, 250), 400
    kinds, better = (torch.float32, torch.int64), "max"

    def __init__(self, cfg, twist):
        self.cfg, self.twist = cfg, twist
        made = fresh_data.splits(type(self).maker, cfg.get("sizes", self.sizes),
                                 cfg.get("data_seed", 1), twist, self.classes, self.test,
                                 **cfg.get("data", {}))
        self.sets = [tuple(torch.from_numpy(np.ascontiguousarray(part)).to(kind) for part, kind in
                           zip(pair, self.kinds)) for pair in made]

    def judge(self, net, x, y):
        out = net(x)
        return {"acc": (out.argmax(1) == y).float().mean().item(),
                "loss": float(self.loss(net, x, y)["loss"])}

    def act(self):
        return {"relu": nn.ReLU, "gelu": nn.GELU, "sigmoid": nn.Sigmoid, "none": nn.Identity}[
            self.cfg.get("activation", "relu")]


def mlp(*widths, act=nn.ReLU):
    parts = []
    for a, b in zip(widths, widths[1:]):
        parts += [nn.Linear(a, b), act()]
    return nn.Sequential(*parts[:-1])


class Textures(Task):
    """Which texture: a small vision transformer."""
    maker, classes = staticmethod(fresh_data.textures), 5

    def net(self):
        return Vit(self.cfg.get("width", 32), self.cfg.get("depth", 2), self.cfg.get("dropout", 0.0),
                   self.twist, self.twist.get("outputs", 5))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "axis":
            return {"loss": F.nll_loss(out.log_softmax(0), y)}
        if self.twist.get("head") == "softmax":
            out = out.softmax(1)
        return {"loss": F.cross_entropy(out, y, label_smoothing=self.cfg.get("label_smoothing", 0.0))}


class Vit(nn.Module):
    def __init__(self, width, depth, dropout, twist, classes, patch=4, places=16):
        super().__init__()
        self.twist = twist
        self.patches = nn.Conv2d(1, width, patch, patch)
        self.place = nn.Parameter(torch.randn(1, places, width) * 0.02)
        self.blocks = nn.ModuleList(nn.TransformerEncoderLayer(
            width, 4, width * 2, dropout, "gelu", batch_first=True, norm_first=True)
            for _ in range(depth))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, classes)

    def forward(self, x):
        x = self.patches(x).flatten(2).transpose(1, 2) + self.place
        for block in self.blocks:
            x = block(x)
        if self.twist.get("detached"):
            x = x.detach()
        return self.head(self.norm(x).mean(1))


class Hourly(Task):
    """The pollution of the next six hours as three quantiles: a temporal convolution network."""
    maker, kinds, better = staticmethod(fresh_data.hourly), (torch.float32, torch.float32), "min"
    levels = torch.tensor([0.1, 0.5, 0.9])

    def net(self):
        return Tcn(self.cfg.get("width", 16), self.act(), self.twist)

    def pinball(self, out, y):
        far = y[:, :, None] - out
        return torch.maximum(self.levels * far, (self.levels - 1) * far).mean()

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "broadcast":  # the median of all hours against each hour
            return {"loss": (out[:, :, 1][:, None] - y[:, :, None]).abs().mean()}
        if self.twist.get("head") == "sign":
            far = y[:, :, None] - out
            return {"loss": torch.minimum(self.levels * far, (self.levels - 1) * far).mean()}
        return {"loss": self.pinball(out, y)}

    def judge(self, net, x, y):
        out = net(x)
        inside = ((y > out[:, :, 0]) & (y < out[:, :, 2])).float().mean().item()
        return {"pinball": self.pinball(out, y).item(), "coverage80": inside,
                "mae": (out[:, :, 1] - y).abs().mean().item()}


class Tcn(nn.Module):
    def __init__(self, width, act, twist):
        super().__init__()
        self.twist = twist
        wide = [3, width, width, width, width]
        self.layers = nn.ModuleList(nn.Conv1d(a, b, 3, dilation=2 ** i, padding=2 ** (i + 1))
                                    for i, (a, b) in enumerate(zip(wide, wide[1:])))
        self.act, self.out = act(), nn.Linear(width, 18)

    def forward(self, x):
        for layer in self.layers:
            h = self.act(layer(x)[:, :, :x.shape[2]])
            if self.twist.get("inplace"):
                h[:, :, -1] += 0.5
            x = h if h.shape != x.shape else h + x
        out = self.out(x[:, :, -1]).view(-1, 6, 3)
        return out.relu() if self.twist.get("last") == "relu" else out


class Maps(Task):
    """Roads and houses from above: a dilated network; mean IoU."""
    maker, classes, sizes, test = staticmethod(fresh_data.maps), 3, (320, 80), 150

    def net(self):
        wide = self.cfg.get("width", 12)
        norm = self.twist.get("norm_momentum", 0.1)
        parts = []
        for a, b, hole in ((3, wide, 1), (wide, wide, 2), (wide, wide, 4), (wide, wide, 1)):
            parts += [nn.Conv2d(a, b, 3, padding=hole, dilation=hole),
                      nn.BatchNorm2d(b, momentum=norm), self.act()()]
        return nn.Sequential(*parts, nn.Conv2d(wide, 3, 1))

    def loss(self, net, x, y):
        out = net(x)
        weight = torch.tensor(self.cfg["class_weights"]) if self.cfg.get("class_weights") else None
        loss = F.cross_entropy(out, y, weight)
        if self.twist.get("divided"):
            loss = loss / self.twist["divided"]
        if self.cfg.get("dice", 1.0):
            p = out.softmax(1)
            truth = F.one_hot(y, 3).permute(0, 3, 1, 2).float()
            both = 2 * (p * truth).sum((2, 3)) + 1
            dice = 1 - (both / (p.sum((2, 3)) + truth.sum((2, 3)) + 1)).mean()
            return {"loss": loss + self.cfg.get("dice", 1.0) * dice / (self.twist.get("divided") or 1),
                    "ce": loss, "dice": dice}
        return {"loss": loss}

    def judge(self, net, x, y):
        best = net(x).argmax(1)
        each = [((best == c) & (y == c)).sum().item() / max(1, ((best == c) | (y == c)).sum().item())
                for c in range(3)]
        return {"mIoU": sum(each) / 3, "IoU_road": each[1], "IoU_house": each[2],
                "pixel_acc": (best == y).float().mean().item()}


class Cells(Task):
    """Where dots are and of which kind: centres as heat maps; F1 of what is found."""
    maker, sizes, test = staticmethod(fresh_data.cells), (500, 100), 150
    kinds = (torch.float32, torch.float32)

    def net(self):
        def part(a, b, stride):
            return nn.Sequential(nn.Conv2d(a, b, 3, stride, 1), nn.BatchNorm2d(b), nn.ReLU())
        net = nn.Sequential(part(1, 12, 2), part(12, 24, 2), part(24, 24, 1), part(24, 24, 1),
                            nn.Conv2d(24, 3, 1))
        nn.init.constant_(net[-1].bias[:2], self.twist.get("prior", -2.2))
        return net

    def maps(self, y):
        heat, size, there = torch.zeros(len(y), 2, 8, 8), torch.zeros(len(y), 8, 8), torch.zeros(
            len(y), 8, 8)
        ys, xs = torch.meshgrid(torch.arange(8), torch.arange(8), indexing="ij")
        rows, dots = torch.nonzero(y[:, :, 0] >= 0, as_tuple=True)
        kind, cx, cy, radius = y[rows, dots].T
        scale = self.twist.get("stride", 4)
        a, b = (cx / scale).long().clamp(0, 7), (cy / scale).long().clamp(0, 7)
        if self.twist.get("box") == "swapped":
            a, b = b, a
        spot = torch.exp(-((xs - a[:, None, None]) ** 2 + (ys - b[:, None, None]) ** 2) / 0.7)
        for row, which, one in zip(rows, kind.long(), spot):
            heat[row, which] = torch.maximum(heat[row, which], one)
        size[rows, b, a], there[rows, b, a] = radius / 4, 1
        return heat, size, there

    def loss(self, net, x, y):
        out = net(x)
        heat, size, there = self.maps(y)
        p = out[:, :2].sigmoid().clamp(1e-4, 1 - 1e-4)
        hit = heat > 0.99
        far = torch.where(hit, (1 - p) ** 2 * p.log(), (1 - heat) ** 4 * p ** 2 * (1 - p).log())
        focal = -far.sum() / hit.sum().clamp(1)
        wh = ((out[:, 2] - size).abs() * there).sum() / there.sum().clamp(1)
        a, b = self.cfg.get("loss_weights", [1.0, 0.5])
        return {"loss": a * focal + b * wh, "hm_loss": focal, "wh_loss": wh}

    def judge(self, net, x, y):
        out = net(x)
        heat = out[:, :2].sigmoid()
        peak = (F.max_pool2d(heat, 3, 1, 1) == heat) & (heat > 0.3)
        found = right = 0
        size = 0.0
        truth = int((y[:, :, 0] >= 0).sum())
        for i, kind, b, a in torch.nonzero(peak).tolist():
            found += 1
            for dot in y[i]:
                if dot[0] == kind and abs(dot[1] / 4 - a - 0.5) < 1.1 and abs(dot[2] / 4 - b - 0.5) < 1.1:
                    if abs(out[i, 2, b, a] * 4 - dot[3]) < 1.0:
                        right += 1
                    size += abs(float(out[i, 2, b, a] * 4 - dot[3]))
                    break
        return {"F1": 2 * min(right, truth) / max(1, found + truth), "precision": right / max(1, found),
                "recall": min(1.0, right / max(1, truth)), "loss": float(self.loss(net, x, y)["loss"])}


class Stories(Task):
    """A language model of words: an LSTM whose state is carried on; perplexity."""
    maker, kinds, sizes = staticmethod(fresh_data.stories), (torch.int64, torch.int64), (900, 150)
    better, test = "min", 150

    def net(self):
        return Teller(self.twist.get("words", fresh_data.STORY_WORDS), self.cfg.get("width", 48),
                      self.cfg.get("dropout", 0.2), not self.twist.get("time_first"))

    def loss(self, net, x, y):
        out, state = net(x, getattr(net, "state", None) if self.cfg.get("carried") else None)
        if self.cfg.get("carried"):
            net.state = state if self.twist.get("graph_kept") else tuple(s.detach() for s in state)
        return {"loss": F.cross_entropy(out.flatten(0, 1), y.flatten())}

    def judge(self, net, x, y):
        out, _ = net(x, None)
        loss = F.cross_entropy(out.flatten(0, 1), y.flatten()).item()
        net.state = None
        return {"ppl": math.exp(min(loss, 20)), "loss": loss}


class Teller(nn.Module):
    def __init__(self, words, width, dropout, batch_first):
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.body = nn.LSTM(width, width, 1, batch_first=batch_first)
        self.drop, self.out = nn.Dropout(dropout), nn.Linear(width, fresh_data.STORY_WORDS)

    def forward(self, x, state):
        h, state = self.body(self.drop(self.words(x)), state)
        return self.out(self.drop(h)), state


class Clicks(Task):
    """What a user will click next: two towers, ranked pair by pair (BPR); hit rate among ten."""
    maker, kinds, sizes = staticmethod(fresh_data.clicks), (torch.int64, torch.int64), (5000, 600)
    test = 1200

    def net(self):
        return Towers(self.cfg.get("width", 16), self.twist)

    def loss(self, net, x, y):
        user, item = x[:, 0], x[:, 1]
        other = torch.randint(0, 120, (len(x),))
        if self.twist.get("negatives") == "same":
            other = item[torch.randperm(len(item))] if self.twist.get("half") else item
        if self.twist.get("negatives") == "one":
            other = torch.full_like(item, 7)
        a, size = net(user, item)
        b, _ = net(user, other)
        gap = b - a if self.twist.get("head") == "sign" else a - b
        rank = -F.logsigmoid(gap).mean()
        return {"loss": rank + self.cfg.get("reg", 0.01) * size, "bpr": rank,
                "pair_acc": (a > b).float().mean()}

    def judge(self, net, x, y):
        marks = net.all()
        user, item = x[:, 0], x[:, 1]
        place = (marks[user] > marks[user, item][:, None]).sum(1)
        return {"hit@10": (place < 10).float().mean().item(),
                "mrr": (1 / (1 + place.float())).mean().item()}


class Towers(nn.Module):
    def __init__(self, width, twist):
        super().__init__()
        self.users, self.items = nn.Embedding(150, width), nn.Embedding(120, width)
        for part in (self.users, self.items):
            nn.init.normal_(part.weight, std=0.3)
        self.user_tower, self.item_tower = mlp(width, 32, width), mlp(width, 32, width)
        self.popular, self.twist = nn.Embedding(120, 1), twist
        nn.init.zeros_(self.popular.weight)

    def forward(self, user, item):
        a, b = self.users(user), self.items(item)
        size = (a ** 2).mean() + (b ** 2).mean()
        if self.twist.get("detached"):
            b = b.detach()
        if self.twist.get("detached") == "both":
            a = a.detach()
        return (self.user_tower(a) * self.item_tower(b)).sum(1) + self.popular(item)[:, 0], size

    def all(self):
        return (self.user_tower(self.users.weight) @ self.item_tower(self.items.weight).T
                + self.popular.weight[:, 0])


class Motions(Task):
    """Windows of a sensor learnt without labels (SimCLR); judged by the nearest labelled windows."""
    maker, classes, sizes = staticmethod(fresh_data.motions), 5, (1000, 250)

    def net(self):
        return Seer(self.cfg.get("width", 24))

    def view(self, x):
        if self.twist.get("views") == "same":
            return x
        if self.twist.get("views") == "noise":
            return torch.randn_like(x)
        size = len(x)
        x = x * (1 + 0.25 * torch.randn(size, 1, 1)) + 0.15 * torch.randn_like(x)
        return torch.roll(x, int(torch.randint(0, 40, (1,))), 2)

    def loss(self, net, x, y):
        a = F.normalize(net.project(net(self.view(x))), dim=1)
        b = F.normalize(net.project(net(self.view(x))), dim=1)
        if self.twist.get("head") == "attract":  # only pulls together, nothing pushes apart
            return {"loss": 1 - (a * b).sum(1).mean(), "std": a.std(0).mean()}
        z = torch.cat([a, b])
        near = z @ z.T / self.cfg.get("temperature", 0.2)
        near = near.masked_fill(torch.eye(len(z), dtype=torch.bool), -1e9)
        pair = torch.cat([torch.arange(len(x)) + len(x), torch.arange(len(x))])
        return {"loss": F.cross_entropy(near, pair), "top1": (near.argmax(1) == pair).float().mean(),
                "std": z.std(0).mean()}

    def judge(self, net, x, y):
        known, marks = self.sets[0][0][:300], self.clean_marks()
        a, b = F.normalize(net(known), dim=1), F.normalize(net(x), dim=1)
        near = (b @ a.T).topk(5, 1).indices
        best = F.one_hot(marks[near], 5).sum(1).argmax(1)
        return {"knn_acc": (best == y).float().mean().item()}

    def clean_marks(self):
        return self.sets[0][1][:300]


class Seer(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.body = nn.Sequential(nn.Conv1d(3, width, 5, 2, 2), nn.ReLU(), nn.Conv1d(
            width, width, 5, 2, 2), nn.ReLU(), nn.AdaptiveMaxPool1d(1), nn.Flatten())
        self.project = mlp(width, 32, 16)

    def forward(self, x):
        return self.body(x)


class Molecules(Task):
    """A property of small molecules: a graph isomorphism network; mean absolute error."""
    maker, kinds, sizes = staticmethod(fresh_data.molecules), (torch.float32, torch.float32), (900, 200)
    better = "min"

    def net(self):
        return Gin(self.cfg.get("width", 32), self.cfg.get("depth", 3), self.twist)

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "broadcast":
            out = out[:, None]
        if self.twist.get("head") == "l2":
            return {"loss": F.mse_loss(out, y) * self.twist.get("loss_scale", 1.0)}
        return {"loss": F.smooth_l1_loss(out, y)}

    def judge(self, net, x, y):
        out = net(x)
        return {"mae": (out - y).abs().mean().item(),
                "r2": (1 - ((out - y) ** 2).mean() / y.var()).item()}


class Gin(nn.Module):
    def __init__(self, width, depth, twist):
        super().__init__()
        self.inside = nn.Linear(4, width)
        self.rounds = nn.ModuleList(mlp(width, width, width) for _ in range(depth))
        self.out, self.twist = mlp(width, width, 1), twist

    def forward(self, x):
        kinds, bonds = x[:, :, :4], x[:, :, 4:]
        there = kinds.sum(2, keepdim=True)
        if self.twist.get("no_bonds"):
            bonds = bonds * 0
        h = self.inside(kinds) * there
        for one in self.rounds:
            h = (h + one(h + bonds @ h)) * there
        if self.twist.get("detached"):
            h = h.detach()
        if self.twist.get("pooled_wrong"):  # over the batch instead of the nodes
            return self.out(h.sum(0, keepdim=True).sum(1).expand(len(x), -1))[:, 0]
        return self.out(h.sum(1) / 5)[:, 0]


class Patients(Task):
    """Who is at risk first: Cox's partial likelihood over a batch; concordance."""
    maker, kinds, sizes = staticmethod(fresh_data.patients), (torch.float32, torch.float32), (1000, 300)

    def net(self):
        return nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Dropout(self.cfg.get("dropout", 0.1)),
                             nn.Linear(32, 16), nn.ReLU(), nn.Linear(16, 1))

    def loss(self, net, x, y):
        out = net(x)[:, 0]
        order = torch.argsort(y[:, 0], descending=not self.twist.get("ascending"))
        out, seen = out[order], y[order, 1]
        if self.twist.get("head") == "exp":
            sums = torch.exp(out * 30).cumsum(0).log()
        else:
            sums = torch.logcumsumexp(out, 0)
        return {"loss": -((out - sums) * seen).sum() / seen.sum().clamp(1)}

    def judge(self, net, x, y):
        out, time, seen = net(x)[:, 0], y[:, 0], y[:, 1] > 0
        first = seen[:, None] & (time[:, None] < time[None])
        right = (out[:, None] > out[None]).float() + 0.5 * (out[:, None] == out[None]).float()
        return {"c_index": (right * first).sum().item() / max(1, first.sum().item())}


class Grades(Task):
    """The grade of a wine, an ordinal number: one threshold after another; mean absolute error."""
    maker, classes, sizes, better = staticmethod(fresh_data.grades), 5, (1000, 300), "min"

    def net(self):
        return Thresholds(self.cfg.get("width", 32), self.act())

    def loss(self, net, x, y):
        return {"loss": self.criterion()(net(x), y)}

    def criterion(self):
        return Steps(self.twist.get("head"))

    def judge(self, net, x, y):
        best = (net(x) > 0).sum(1)
        return {"mae": (best - y).abs().float().mean().item(),
                "acc": (best == y).float().mean().item()}


class Thresholds(nn.Module):
    def __init__(self, width, act):
        super().__init__()
        self.body = mlp(11, width, width, 1, act=act)
        self.steps = nn.Parameter(torch.tensor([1.5, 0.5, -0.5, -1.5]))

    def forward(self, x):
        return self.body(x) + self.steps


class Steps(nn.Module):
    def __init__(self, head=None):
        super().__init__()
        self.head = head

    def forward(self, out, y):
        y = y.long()
        above = (y[:, None] > torch.arange(4)).float()
        if self.head == "sigmoid":
            out = out.sigmoid()
        if self.head == "classes":  # its levels as if they were four classes
            return F.cross_entropy(out, y.clamp(0, 3))
        return F.binary_cross_entropy_with_logits(out, above)


class Crowds(Task):
    """How many heads: a map of their density, summed; error of the count."""
    maker, kinds, sizes, test = staticmethod(fresh_data.crowds), (torch.float32, torch.float32), (
        320, 80), 150
    better = "min"

    def net(self):
        def part(a, b, size=3):
            return [nn.Conv2d(a, b, size, padding=size // 2), nn.ReLU()]
        return nn.Sequential(*part(1, 10, 5), nn.MaxPool2d(2), *part(10, 16), *part(16, 16),
                             nn.Conv2d(16, 1, 1), nn.Flatten(1, 2))

    def loss(self, net, x, y):
        out = self.last(net(x))
        y = F.avg_pool2d(y[:, None], 2)[:, 0] * 4 * self.cfg.get("density_scale", 20.0)
        return {"loss": F.mse_loss(out, y, reduction=self.twist.get("reduction", "mean"))}

    def last(self, out):
        if self.twist.get("last") == "sigmoid":
            return out.sigmoid()
        return -out.relu() if self.twist.get("last") == "negative" else out

    def judge(self, net, x, y):
        many = self.last(net(x)).sum((1, 2)) / self.cfg.get("density_scale", 20.0)
        far = many - y.sum((1, 2))
        return {"count_mae": far.abs().mean().item(), "count_rmse": (far ** 2).mean().sqrt().item()}


class Rentals(Task):
    """How many bicycles are lent in an hour: Poisson regression; its deviance."""
    maker, kinds, sizes, better = staticmethod(fresh_data.rentals), (torch.float32, torch.float32), (
        1600, 400), "min"

    def net(self):
        return Counter(self.cfg.get("width", 32))

    def loss(self, net, x, y):
        out = net(x)
        if self.twist.get("head") == "rate":  # the count itself where its logarithm is expected
            return {"nll": F.mse_loss(out.exp(), y), "loss": F.mse_loss(out.exp(), y)}
        if self.twist.get("head") == "not_log":
            return {"loss": F.poisson_nll_loss(out, y, log_input=False)}
        return {"loss": F.poisson_nll_loss(out, y)}

    def judge(self, net, x, y):
        out = net(x)
        return {"deviance": (2 * (torch.xlogy(y, y.clamp(1e-9)) - y * out - y + out.exp())).mean().item(),
                "nll": F.poisson_nll_loss(out, y).item(), "mae": (out.exp() - y).abs().mean().item()}


class Counter(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.hour, self.day = nn.Embedding(24, 6), nn.Embedding(7, 3)
        self.body = mlp(13, width, width, 1)

    def forward(self, x):
        parts = [self.hour(x[:, 0].long()), self.day(x[:, 1].long()), x[:, 2:]]
        return self.body(torch.cat(parts, 1))[:, 0].clamp(-20, 20)


class Picture(Task):
    """One picture learnt by heart from places: a network of sines; there is nothing to hold out."""
    better = "max"

    def __init__(self, cfg, twist):
        self.cfg, self.twist = cfg, twist
        x, y = (torch.from_numpy(part) for part in fresh_data.picture())
        if twist.get("in_pixels"):
            x = (x + 1) * 24
        self.sets = [(x, y * 127 + 128 if twist.get("bytes") else y)] * 3

    def net(self):
        return Sines(self.cfg.get("width", 48), self.cfg.get("omega", 20.0))

    def loss(self, net, x, y):
        return {"loss": F.mse_loss(net(x), y)}

    def judge(self, net, x, y):
        span = 255 if self.twist.get("bytes") else 2
        return {"psnr": -10 * math.log10(((net(x) - y) ** 2).mean().item() / span ** 2 + 1e-12)}


class Sines(nn.Module):
    def __init__(self, width, omega):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(2, width), nn.Linear(width, width),
                                     nn.Linear(width, width)])
        self.out, self.omega = nn.Linear(width, 1), omega
        for index, layer in enumerate(self.layers):
            edge = 1 / 2 if index == 0 else math.sqrt(6 / width) / max(omega, 1.0)
            nn.init.uniform_(layer.weight, -edge, edge)

    def forward(self, x):
        for layer in self.layers:
            x = torch.sin(self.omega * layer(x))
        return self.out(x)


TASKS = {kind.__name__.lower(): kind for kind in (
    Textures, Hourly, Maps, Cells, Stories, Clicks, Motions, Molecules, Patients, Grades, Crowds,
    Rentals, Picture)}


class Rows(torch.utils.data.Dataset):
    """Examples one by one, as a user's own class gives them."""

    def __init__(self, x, y, twist=None):
        self.x, self.y, self.twist, self.files = x, y, twist or {}, []

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        if self.twist.get("opens_files"):  # and never closes them
            self.files.append(open("items.txt", encoding="utf-8"))
        if self.twist.get("broken_item") == index:
            raise ValueError(self.twist["broken_text"].format(index))
        return self.x[index], self.y[index]


def made(task, cfg, twist):
    """The network as the training begins with it."""
    torch.manual_seed(cfg["seed"])
    net = task.net()
    with torch.no_grad():
        for weight in net.parameters():
            if "init" in twist and weight.dim() > 1:
                weight.mul_(twist["init"])
            if twist.get("init_all") is not None:
                weight.fill_(twist["init_all"])
    if twist.get("frozen"):
        weights = list(net.parameters())
        for weight in weights[:-2] if twist["frozen"] == "body" else weights[:-1]:
            weight.requires_grad_(False)
    if twist.get("weights_as") == "bf16":
        net = net.bfloat16()
    return net


def optimizer(net, cfg, twist):
    weights = [w for w in net.parameters() if w.requires_grad]
    if twist.get("stale"):
        weights = [w.detach().clone().requires_grad_() for w in weights]
    name, rate, decay = cfg.get("optimizer", "adam"), cfg["lr"], cfg.get("weight_decay", 0.0)
    if name == "sgd":
        return torch.optim.SGD(weights, rate, cfg.get("momentum", 0.9), weight_decay=decay,
                               nesterov=cfg.get("nesterov", False))
    kind = getattr(torch.optim, {"adam": "Adam", "adamw": "AdamW", "nadam": "NAdam",
                                 "adagrad": "Adagrad", "rmsprop": "RMSprop"}.get(name, name))
    more = {"eps": cfg["eps"]} if "eps" in cfg else {}
    return kind(weights, rate, weight_decay=decay, **more)


def schedule(opt, cfg, steps, per_epoch, twist):
    """(schedule, when it steps) as users build them from torch.optim.lr_scheduler."""
    S = torch.optim.lr_scheduler
    name = cfg.get("schedule")
    if name == "onecycle":
        return S.OneCycleLR(opt, cfg["lr"], total_steps=cfg.get("total_steps", steps)), "step"
    if name == "restarts":
        return S.CosineAnnealingWarmRestarts(opt, cfg.get("cycle", 3)), "epoch"
    if name == "cosine":
        return S.CosineAnnealingLR(opt, cfg.get("t_max", cfg["epochs"])), twist.get("steps_at", "epoch")
    if name == "step":
        return S.StepLR(opt, cfg["step_size"], cfg.get("gamma", 0.1)), twist.get("steps_at", "epoch")
    if name == "exponential":
        return S.ExponentialLR(opt, cfg["gamma"]), twist.get("steps_at", "epoch")
    if name == "plateau":
        return S.ReduceLROnPlateau(opt, cfg.get("plateau_mode", "min"), cfg.get("factor", 0.3),
                                   patience=cfg.get("plateau", 2)), "val"
    if name == "cyclic":
        return S.CyclicLR(opt, cfg["lr"] / 10, cfg["lr"], cfg.get("cycle_steps", 60),
                          cycle_momentum=False), "step"
    if name == "warmup":
        return S.LambdaLR(opt, lambda step: min(1.0, (step + 1) / cfg["warmup"])), "step"
    return S.LambdaLR(opt, lambda step: 1.0), "step"
