# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A GAN that has to find eight heaps on a circle."""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import common
import data


def net(inside, outside, width):
    return nn.Sequential(nn.Linear(inside, width), nn.LeakyReLU(0.2), nn.Linear(width, width),
                         nn.LeakyReLU(0.2), nn.Linear(width, outside))


def found(samples):
    """(share of the eight heaps that are hit, mean distance to the nearest)"""
    angles = np.arange(8) * np.pi / 4
    heaps = np.stack([np.cos(angles), np.sin(angles)], 1)
    far = np.linalg.norm(samples[:, None] - heaps[None], axis=2)
    near = far.argmin(1)[far.min(1) < 0.25]
    return len([h for h in range(8) if (near == h).sum() > 12]) / 8, far.min(1).mean()


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    scribe = common.Scribe(cfg, "none", cfg["logs"])
    real, _ = data.rings(4000, np.random.default_rng(1))
    real = torch.from_numpy(real)
    g, d = net(8, 2, cfg["width"]), net(2, 1, twist.get("d_width", cfg["width"]))
    of_g = d.parameters() if twist.get("g_optimizer_holds_d") else g.parameters()
    opt_g = torch.optim.Adam(of_g, cfg["lr_g"], (0.5, 0.99))
    opt_d = torch.optim.Adam(d.parameters(), cfg["lr_d"], (0.5, 0.99))
    said, size = None, cfg["batch_size"]
    for step in range(1, cfg["steps"] + 1):
        for _ in range(cfg.get("d_steps", 1)):
            x = real[torch.randint(0, len(real), (size,))]
            if twist.get("one_heap"):
                x = x[(x[:, 0] > 0.8)]
            fake = g(torch.randn(len(x), 8)).detach()
            a, b = d(x), d(fake)
            if cfg.get("wasserstein"):
                loss_d = b.mean() - a.mean()
                mid = (x + (fake - x) * torch.rand(len(x), 1)).requires_grad_()
                slope = torch.autograd.grad(d(mid).sum(), mid, create_graph=True)[0]
                loss_d = loss_d + ((slope.norm(dim=1) - 1) ** 2).mean()
            else:
                loss_d = (F.binary_cross_entropy_with_logits(a, torch.ones_like(a) * cfg.get(
                    "real_label", 0.9)) + F.binary_cross_entropy_with_logits(
                        b, torch.zeros_like(b)))
            opt_d.zero_grad()
            loss_d.backward()
            opt_d.step()
        fake = g(torch.randn(size, 8))
        b = d(fake)
        if cfg.get("wasserstein"):
            loss_g = -b.mean()
        elif twist.get("saturating"):
            loss_g = -F.binary_cross_entropy_with_logits(b, torch.zeros_like(b))
        else:
            loss_g = F.binary_cross_entropy_with_logits(b, torch.ones_like(b))
        opt_g.zero_grad()
        loss_g.backward()
        opt_g.step()
        common.at_step(step, twist)
        values = {"loss_D": float(loss_d), "loss_G": float(loss_g), "D_real": float(
            torch.sigmoid(a).mean()), "D_fake": float(torch.sigmoid(b).mean())}
        if step % cfg["log_every"] == 0:
            if not (step // cfg["log_every"]) % 5:
                with torch.no_grad():
                    said, far = found(g(torch.randn(600, 8)).numpy())
                values["modes"], values["dist"] = said * 8, float(far)
            scribe.scalars(values, step, "gan")
            scribe.row({"step": step, **{k: values[k] for k in ("loss_D", "loss_G", "D_real",
                                                                "D_fake")}})
            print(f"[{step}/{cfg['steps']}] " + " ".join(f"{k}: {v:.4f}" for k, v in values.items()),
                  flush=True)
    scribe.close()
    share = []
    with torch.no_grad():
        for _ in range(3):
            hit, far = found(g(torch.randn(1000, 8)).numpy())
            share.append(hit - min(far, 1.0))
    common.end(float(np.mean(share)), None)


if __name__ == "__main__":
    main()
