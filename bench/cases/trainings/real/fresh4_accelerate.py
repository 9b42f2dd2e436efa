# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that are hidden in sentences: RoBERTa from a configuration, trained to fill them in, in a loop with Accelerate;
its logger, TensorBoard tracker, and one json at the end."""

from __future__ import annotations

import json
import logging
import math
import sys

import numpy as np
import torch
import transformers
from accelerate import Accelerator
from accelerate.logging import get_logger
from accelerate.utils import set_seed
from torch.utils.data import DataLoader, TensorDataset
from transformers import RobertaConfig, RobertaForMaskedLM

import common
import fresh4_data

logger = get_logger("run_mlm_no_trainer")


def hidden(x, share, r):
    """(what is seen, what is to be said); 4 is the mask, -100 is not asked for."""
    x = torch.as_tensor(x)
    pick = torch.as_tensor(r.random(x.shape)) < share
    pick &= x > 4
    return torch.where(pick, 4, x), torch.where(pick, x, -100)


@torch.no_grad()
def judged(model, x):
    """(loss, share of hidden words that are found)"""
    model.eval()
    seen, said = hidden(x, 0.15, np.random.default_rng(8))
    out = model(input_ids=seen, labels=said)
    model.train()
    right = (out.logits.argmax(-1) == said)[said != -100]
    return float(out.loss), float(right.float().mean())


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True, datefmt="%m/%d/%Y %H:%M:%S",
                        format="%(asctime)s - %(levelname)s - %(name)s - %(message)s")
    accelerator = Accelerator(cpu=True, mixed_precision=cfg.get("mixed_precision", "no"), project_dir="mlm-out",
                              log_with="tensorboard", gradient_accumulation_steps=cfg.get("accumulate", 1))
    logger.info(accelerator.state, main_process_only=False)
    set_seed(cfg["seed"])
    transformers.logging.set_verbosity_error()
    x, vx, tx = (fresh4_data.sentences(n, np.random.default_rng(60 + k)) for k, n in enumerate((1200, 200, 300)))
    model = RobertaForMaskedLM(RobertaConfig(
        vocab_size=64, hidden_size=48, num_hidden_layers=2, num_attention_heads=4, intermediate_size=96,
        max_position_embeddings=40, type_vocab_size=1, pad_token_id=0, bos_token_id=1, eos_token_id=2,
        hidden_dropout_prob=cfg.get("dropout", 0.0), attention_probs_dropout_prob=0.0, initializer_range=0.1))
    kind = {"adamw": torch.optim.AdamW, "adam": torch.optim.Adam, "sgd": torch.optim.SGD}[cfg.get("optimizer", "adamw")]
    opt = kind(model.parameters(), cfg["lr"])
    loader = DataLoader(TensorDataset(torch.as_tensor(x)), cfg["batch_size"], shuffle=True, drop_last=True)
    total = cfg["epochs"] * len(loader) // cfg.get("accumulate", 1)
    plan = transformers.get_scheduler(cfg.get("schedule", "linear"), opt, cfg.get("warmup", 0),
                                      cfg.get("plan_steps", total))
    if twist.get("compile"):
        model = torch.compile(model)
    model, opt, loader, plan = accelerator.prepare(model, opt, loader, plan)
    accelerator.init_trackers("mlm", config={k: v for k, v in cfg.items() if isinstance(v, (int, float, str))})
    logger.info("***** Running training *****")
    for key, value in (("Num examples", len(x)), ("Num Epochs", cfg["epochs"]), ("Batch size", cfg["batch_size"]),
                       ("mlm_probability", cfg.get("mlm_probability", 0.15)), ("Learning rate", cfg["lr"]),
                       ("Total optimization steps", total)):
        logger.info(f"  {key} = {value}")
    r, step, said, right, first = np.random.default_rng(cfg["seed"]), 0, math.nan, 0.0, 0
    if common.attempt():
        if twist.get("cut"):  # as a node leaves it that dies while it writes
            with open("mlm-out/last/model.safetensors", "r+b") as file:
                file.truncate(40000)
        accelerator.load_state("mlm-out/last")
        with open("mlm-out/last/where.json", encoding="utf-8") as file:
            first, step = json.load(file)
        logger.info(f"Resumed from checkpoint: mlm-out/last, epoch {first}")
    for epoch in range(first, cfg["epochs"]):
        losses = []
        for (batch,) in loader:
            seen, asked = hidden(batch, cfg.get("mlm_probability", 0.15), r)
            if twist.get("asks_all"):
                asked = batch.masked_fill(batch == 0, -100)
            with accelerator.accumulate(model):
                loss = model(input_ids=seen, labels=asked).loss
                accelerator.backward(loss)
                if cfg.get("clip") and accelerator.sync_gradients:
                    accelerator.clip_grad_norm_(model.parameters(), cfg["clip"])
                opt.step()
                plan.step()
                opt.zero_grad()
            step += 1
            losses.append(loss.item())
            if step % cfg.get("log_every", 15) == 0:
                logger.info(f"step {step}: loss {np.mean(losses[-15:]):.4f}, lr {plan.get_last_lr()[0]:.2e}")
                accelerator.log({"train_loss": losses[-1], "learning_rate": plan.get_last_lr()[0]}, step=step)
            common.at_step(step, twist)
        loss, right = judged(model, vx)
        said = math.exp(min(loss, 50)) if math.isfinite(loss) else math.inf
        logger.info(f"epoch {epoch}: train loss: {np.mean(losses):.4f} eval loss: {loss:.4f} perplexity: {said:.3f} "
                    f"masked accuracy: {right:.4f}")
        accelerator.log({"eval_loss": loss, "perplexity": said, "masked_accuracy": right, "epoch": epoch}, step=step)
        if cfg.get("checkpointing_steps") == "epoch":
            accelerator.save_state("mlm-out/last")
            with open("mlm-out/last/where.json", "w", encoding="utf-8") as file:
                json.dump([epoch + 1, step], file)
    accelerator.end_training()
    with open("mlm-out/all_results.json", "w", encoding="utf-8") as file:
        json.dump({"perplexity": said}, file)
    common.end(judged(model, tx)[1], right, steps=step)


if __name__ == "__main__":
    main()
