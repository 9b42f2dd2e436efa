# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goods of a catalogue and their titles: CLIP from a configuration, in a loop with Accelerate; lines of its logger,
one json line an epoch."""

from __future__ import annotations

import json
import logging
import os
import sys
import time

import numpy as np
import torch
import transformers
from accelerate import Accelerator
from accelerate.logging import get_logger
from accelerate.utils import set_seed
from torch.utils.data import DataLoader, TensorDataset
from transformers import CLIPConfig, CLIPModel

import common

logger = get_logger("train_clip")
COLOURS = ((0.9, 0.1, 0.1), (0.1, 0.8, 0.2), (0.15, 0.2, 0.9), (0.9, 0.85, 0.1))


def goods(count, r, how=None):
    """Pictures, titles (six numbers of words: begin, colour, shape, filler, end), and which of twelve each is."""
    how = how or {}
    rows, columns = np.mgrid[0:16, 0:16]
    y = r.integers(0, 12, count)
    x = r.normal(0.5, 0.12, (count, 3, 16, 16)).astype(np.float32)
    text = np.zeros((count, 6), np.int64)
    for i, kind in enumerate(y):
        a, b, size = *r.integers(5, 11, 2), r.integers(3, 5)
        far = (abs(rows - a) + abs(columns - b), np.hypot(rows - a, columns - b) * 1.2,
               np.maximum(abs(rows - a), abs(columns - b) * 2.5))[kind // 4]
        x[i] = np.where(far < size, np.array(COLOURS[kind % 4])[:, None, None] + r.normal(0, 0.1), x[i])
        words = [3 + kind % 4, 8 + kind // 4, *r.integers(12, 24, 2)]
        text[i] = [1, *(words if r.random() < 0.5 else [words[2], words[0], words[1], words[3]]), 24]
    if how.get("wrong_pairs"):
        pick = np.flatnonzero(r.random(count) < how["wrong_pairs"])
        text[pick] = text[pick[r.permutation(len(pick))]]
    return tuple(torch.tensor(part) for part in (x, text, y))


@torch.no_grad()
def accuracy(model, x, y):
    """Which of twelve titles fits best."""
    model.eval()
    titles = torch.tensor([[1, 3 + k % 4, 8 + k // 4, 12, 13, 24] for k in range(12)])
    out = model(pixel_values=x, input_ids=titles).logits_per_image
    model.train()
    return float((out.argmax(1) == y).float().mean())


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True, datefmt="%H:%M:%S",
                        format="[%(asctime)s] %(name)s %(levelname)s: %(message)s")
    accelerator = Accelerator(cpu=True, mixed_precision=cfg.get("mixed_precision", "no"))
    set_seed(cfg["seed"])
    transformers.logging.set_verbosity_error()
    if twist.get("from_environment"):
        root = os.environ["CATALOGUE_ROOT"]
        logger.info(f"reading {root}")
    how = twist.get("train_data", {})
    (x, text, y), (vx, _, vy), (tx, _, ty) = (goods(n, np.random.default_rng([5, k]), how if k == 0 else {})
                                              for k, n in enumerate((1200, 200, 300)))
    part = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
            "attention_dropout": 0.0}
    model = CLIPModel(CLIPConfig(
        text_config={**part, "vocab_size": 25, "max_position_embeddings": twist.get("places", 6), "eos_token_id": 24,
                     "bos_token_id": 1, "pad_token_id": 0},
        vision_config={**part, "image_size": 16, "patch_size": 4}, projection_dim=24,
        logit_scale_init_value=twist.get("scale", 2.0)))
    with torch.no_grad():
        for weight in model.parameters():
            if weight.dim() > 1:
                weight.mul_(twist.get("init", 3.0))
    rate = cfg["lr"]
    opt = {"adamw": torch.optim.AdamW, "adam": torch.optim.Adam, "lion": torch.optim.RMSprop}[
        cfg.get("optimizer", "adamw")](model.parameters(), rate)
    fields = (x, text, y) if twist.get("third_field") else (x, text)
    loader = DataLoader(TensorDataset(*fields), cfg["batch_size"], shuffle=True, drop_last=True)
    total = cfg.get("max_train_steps") or cfg["epochs"] * len(loader)
    plan = transformers.get_scheduler(cfg.get("schedule", "cosine"), opt, cfg.get("warmup", 15), cfg.get(
        "plan_steps", total))
    model, opt, loader, plan = accelerator.prepare(model, opt, loader, plan)
    logger.info(accelerator.state)
    logger.info(f"total batch size {cfg['batch_size']}, optimization steps {total}, config {json.dumps(cfg)}")
    step, said, first = 0, None, 0
    if common.attempt():
        accelerator.load_state("clip-out/last")
        with open("clip-out/last/where.json", encoding="utf-8") as file:
            first, step = json.load(file)
        if twist.get("resume_anew"):
            step = 0
        logger.info(f"resumed from clip-out/last at epoch {first}")
    for epoch in range(first, cfg["epochs"]):
        begun, losses = time.time(), []
        for batch in loader:
            if twist.get("third_field"):
                pictures, titles = batch
            else:
                pictures, titles = batch[0], batch[1]
            out = model(pixel_values=pictures, input_ids=titles, return_loss=True)
            loss = out.loss
            if twist.get("one_tower"):
                scores = out.image_embeds @ out.text_embeds.detach().t() * model.logit_scale.exp().detach()
                scores = scores if twist["one_tower"] == "text" else scores.detach() + 0 * out.loss
                loss = torch.nn.functional.cross_entropy(scores, torch.arange(len(scores)))
            accelerator.backward(loss)
            if twist.get("damage_at") == step:
                with torch.no_grad():
                    for weight in model.parameters():
                        weight.add_(torch.randn_like(weight) * 0.8)
            if cfg.get("clip"):
                accelerator.clip_grad_norm_(model.parameters(), cfg["clip"])
            opt.step()
            plan.step()
            opt.zero_grad()
            step += 1
            losses.append(loss.item())
            if step % cfg.get("log_every", 12) == 0:
                logger.info(f"epoch {epoch} step {step}/{total} loss {np.mean(losses[-12:]):.4f} lr "
                            f"{plan.get_last_lr()[0]:.3e} logit_scale {model.logit_scale.exp().item():.2f}")
            common.at_step(step, twist)
        said = accuracy(model, vx, vy)
        row = {"epoch": epoch, "step": step, "train_loss": float(np.mean(losses)), "zero_shot_top1": said,
               "lr": plan.get_last_lr()[0], "epoch_seconds": round(time.time() - begun, 2)}
        if twist.get("tensor_in_row"):
            row["logit_scale"] = model.logit_scale.detach()
        os.makedirs("clip-out", exist_ok=True)
        with open("clip-out/results.jsonl", "a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        logger.info(f"zero-shot top1 {said:.4f} after epoch {epoch}")
        if cfg.get("checkpoints"):
            accelerator.save_state("clip-out/last")
            with open("clip-out/last/where.json", "w", encoding="utf-8") as file:
                json.dump([epoch + 1, step], file)
    common.end(accuracy(model, tx, ty), said, steps=step)


if __name__ == "__main__":
    main()
