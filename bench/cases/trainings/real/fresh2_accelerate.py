# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether one sentence follows from another: DistilBERT from a configuration, in a loop with Accelerate
as the examples of Transformers have it."""

from __future__ import annotations

import json
import logging
import os
import sys

import torch
import transformers
from accelerate import Accelerator
from accelerate.logging import get_logger
from torch.utils.data import DataLoader, Dataset
from tqdm.auto import tqdm
from transformers import DistilBertConfig, DistilBertForSequenceClassification, get_scheduler

import common
import fresh2_data

logger = get_logger("run_nli_no_trainer")


class Encoded(Dataset):
    def __init__(self, x, y, twist=None):
        self.x, self.y, self.twist = x, y, twist or {}

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        if self.twist.get("slow_item"):
            common.pause(self.twist["slow_item"])
        ids = self.x[index].tolist()
        if self.twist.get("not_padded"):
            ids = ids[:len(ids) - index % 3]
        row = {"input_ids": ids, "labels": int(self.y[index])}
        if self.twist.get("text_labels"):
            row["labels"] = ["entailment", "contradiction", "neutral"][self.y[index]]
        return row


def collate(rows):
    return {"input_ids": torch.tensor([row["input_ids"] for row in rows]),
            "labels": torch.tensor([row["labels"] for row in rows])}


@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    right = sum(int((model(input_ids=b["input_ids"]).logits.argmax(1) == b["labels"]).sum()) for b in loader)
    model.train()
    return right / len(loader.dataset)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    transformers.set_seed(cfg["seed"])
    accelerator = Accelerator(cpu=True, log_with="tensorboard", project_dir="nli-out",
                              gradient_accumulation_steps=cfg.get("accumulate", 1), **twist.get("accelerator", {}))
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True, datefmt="%m/%d/%Y %H:%M:%S",
                        format="%(asctime)s - %(levelname)s - %(name)s - %(message)s")
    logging.getLogger("torch").setLevel(logging.WARNING)
    logger.info(accelerator.state, main_process_only=False)
    (x, y), (vx, vy), (tx, ty) = fresh2_data.splits(fresh2_data.pairs, cfg.get("sizes", (2400, 300)), 1, twist, 3,
                                                    test=400)
    wide = cfg.get("width", 48)
    model = DistilBertForSequenceClassification(DistilBertConfig(
        vocab_size=twist.get("vocab", 90), dim=wide, n_layers=2, n_heads=4, hidden_dim=2 * wide,
        max_position_embeddings=twist.get("places", 24), dropout=cfg.get("dropout", 0.0), attention_dropout=0.0,
        seq_classif_dropout=0.0, num_labels=twist.get("outputs", 3), initializer_range=0.1 * twist.get("init", 1.0)))
    if twist.get("frozen"):
        for weight in model.distilbert.parameters():
            weight.requires_grad_(False)
    train = DataLoader(Encoded(x, y, twist), cfg["batch_size"], shuffle=True, collate_fn=collate, drop_last=True)
    val, test = (DataLoader(Encoded(*part), 100, collate_fn=collate) for part in ((vx, vy), (tx, ty)))
    opt = torch.optim.AdamW(model.parameters(), cfg["lr"], weight_decay=cfg.get("weight_decay", 0.0))
    steps = cfg["epochs"] * len(train)
    plan = get_scheduler(cfg.get("schedule", "linear"), opt, cfg.get("warmup", 20), cfg.get("plan_steps", steps))
    model, opt, train, val, plan = accelerator.prepare(model, opt, train, val, plan)
    accelerator.init_trackers("nli", {k: v for k, v in cfg.items() if isinstance(v, (int, float, str))})
    logger.info("***** Running training *****")
    logger.info(f"  Num examples = {len(x)}")
    logger.info(f"  Num Epochs = {cfg['epochs']}")
    logger.info(f"  Instantaneous batch size per device = {cfg['batch_size']}")
    logger.info(f"  Total optimization steps = {steps}")
    bar, done, first, said = tqdm(range(steps), file=sys.stdout, mininterval=1.0), 0, 0, 0.0
    if common.attempt():
        kept = f"nli-out/{sorted(name for name in os.listdir('nli-out') if name.startswith('epoch_'))[-1]}"
        if not twist.get("from_scratch"):
            accelerator.print(f"Resumed from checkpoint: {kept}")
            accelerator.load_state(kept)
            first = int(kept.split("_")[-1]) + 1
            done = first * len(train)
            bar.update(done)
    for epoch in range(first, cfg["epochs"]):
        model.train()
        total = 0.0
        for batch in train:
            with accelerator.accumulate(model):
                loss = model(**batch).loss
                total += loss.item()
                accelerator.backward(loss)
                if twist.get("backward_twice"):
                    accelerator.backward(loss)
                if cfg.get("clip"):
                    accelerator.clip_grad_norm_(model.parameters(), cfg["clip"])
                opt.step()
                plan.step()
                opt.zero_grad()
            bar.update(1)
            done += 1
            if done % cfg.get("log_every", 15) == 0:
                accelerator.log({"step_loss": loss.item(), "lr": plan.get_last_lr()[0]}, step=done)
            common.at_step(done, twist)
        said = accuracy(model, val)
        if twist.get("val_takes"):
            common.pause(twist["val_takes"])
        logger.info(f"epoch {epoch}: {{'accuracy': {said}}}")
        accelerator.log({"accuracy": said, "train_loss": total / len(train), "epoch": epoch}, step=done)
        if cfg.get("checkpoints"):
            accelerator.save_state(f"nli-out/epoch_{epoch}")
    accelerator.end_training()
    with open("nli-out/all_results.json", "w", encoding="utf-8") as file:
        json.dump({"eval_accuracy": said}, file)
    common.end(accuracy(accelerator.unwrap_model(model), test), said, steps=done)


if __name__ == "__main__":
    main()
