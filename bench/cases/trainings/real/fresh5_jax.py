# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A marked symbol is to be recalled after a long sequence: linear recurrent units in plain JAX with optax; lines in
brackets, a tab-separated file, args.json."""

from __future__ import annotations

import functools
import json
import os
import pickle
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax

import common
import fresh5_data

SYMBOLS = 6


def begun(key, args):
    """The weights: an embedding, layers whose states decay by a modulus between r_min and r_max, a head."""
    keys = iter(jax.random.split(key, 20))
    wide, state = args["d_model"], args["d_state"]
    tree = {"embed": jax.random.normal(next(keys), (2 * SYMBOLS + 1, wide)) * 0.5,
            "head": jax.random.normal(next(keys), (wide, SYMBOLS)) * 0.1, "layers": []}
    for _ in range(args["n_layers"]):
        modulus = jax.random.uniform(next(keys), (state,), minval=args["r_min"], maxval=args["r_max"])
        tree["layers"].append({
            "decay": modulus, "turn": jax.random.uniform(next(keys), (state,), minval=0, maxval=0.6),
            "b": jax.random.normal(next(keys), (2, wide, state)) / wide ** 0.5,
            "c": jax.random.normal(next(keys), (2, state, wide)) / state ** 0.5,
            "up": jax.random.normal(next(keys), (wide, 2 * wide)) / wide ** 0.5})
    return tree


def layer(w, h, r_max):
    modulus = jnp.clip(w["decay"], 0.0, r_max)
    a = modulus * jnp.exp(1j * w["turn"])
    scale = jnp.sqrt(jnp.maximum(1 - modulus ** 2, 0.01))
    u = (h @ (w["b"][0] + 1j * w["b"][1])) * scale

    def joined(one, two):
        return one[0] * two[0], two[0] * one[1] + two[1]
    _, states = jax.lax.associative_scan(joined, (jnp.broadcast_to(a, u.shape), u), axis=1)
    out = states.real @ w["c"][0] + states.imag @ w["c"][1]
    left, right = jnp.split(out @ w["up"], 2, -1)
    h = h + left * jax.nn.sigmoid(right)
    return h / jnp.sqrt(jnp.mean(h ** 2, -1, keepdims=True) + 1e-5)


def logits(tree, x, r_max):
    h = tree["embed"][x]
    for w in tree["layers"]:
        h = layer(w, h, r_max)
    return h[:, -1] @ tree["head"]


def rate_of(args, total):
    if args["lr_schedule"] == "warmup_cosine":
        return optax.warmup_cosine_decay_schedule(0.0, args["lr"], args["warmup"], total, args["lr"] * 0.02)
    if args["lr_schedule"] == "linear":
        return optax.linear_schedule(args["lr"], args["lr"] * 0.02, total)
    if args["lr_schedule"] == "sgdr":
        return optax.sgdr_schedule([{"init_value": 0.0, "peak_value": args["lr"], "warmup_steps": 10,
                                     "decay_steps": total // 3, "end_value": args["lr"] * 0.05}] * 3)
    return optax.constant_schedule(args["lr"])


def main():
    cfg, twist = common.settings()
    args = {"steps": 300, "bs": 32, "lr": 0.004, "lr_schedule": "warmup_cosine", "warmup": 30, "d_model": 20,
            "d_state": 20,
            "n_layers": 2, "r_min": 0.9, "r_max": 0.999, "opt": "adamw", "wd": 1e-4, "eval_interval": 50, "seq_len": 28,
            "print_interval": 20, "train_rows": 3000, **cfg}
    with open("args.json", "w", encoding="utf-8") as file:
        json.dump(args, file, indent=2)
    print(f"[lru] jax {jax.__version__} on {jax.default_backend()}, {args['steps']} steps", flush=True)
    (x, y), (vx, vy), (tx, ty) = (fresh5_data.recalled(n, np.random.default_rng(110 + k), args["seq_len"])
                                  for k, n in enumerate((args["train_rows"], 300, 600)))
    key = jax.random.PRNGKey(args["seed"])
    tree = begun(key, args)
    kind = {"adamw": lambda rate: optax.adamw(rate, weight_decay=args["wd"]), "lion": optax.lion, "adam": optax.adam,
            "novograd": optax.novograd}[args["opt"]]
    plan = rate_of(args, args["steps"])
    opt = optax.chain(optax.clip_by_global_norm(args.get("clip", 10.0)), kind(plan))
    state = opt.init({k: v for k, v in tree.items() if k != "head"} if twist.get("partial_state") else tree)
    print(f"[lru] {sum(w.size for w in jax.tree_util.tree_leaves(tree))} parameters", flush=True)
    donated = (0, 1) if not twist.get("keeps") else (0,)

    @functools.partial(jax.jit, donate_argnums=donated)
    def update(tree, state, x, y):
        def loss_of(tree):
            out = logits(tree, x, args["r_max"])
            return optax.softmax_cross_entropy_with_integer_labels(out, y).mean()
        loss, grads = jax.value_and_grad(loss_of)(tree)
        change, state = opt.update(grads, state, tree)
        return optax.apply_updates(tree, change), state, loss, optax.global_norm(grads)

    @jax.jit
    def judged(tree, x, y):
        out = logits(tree, x, args["r_max"])
        return (optax.softmax_cross_entropy_with_integer_labels(out, y).mean(), (out.argmax(-1) == y).mean())
    first, first_tree, said, since = 0, tree, None, time.time()
    if common.attempt():
        with open("ckpt.pkl", "rb") as file:
            first, tree, state = jax.tree_util.tree_map(lambda v: v, pickle.load(file))
        print(f"[lru] restored ckpt.pkl at step {first}", flush=True)
    sheet = open("progress.tsv", "a", encoding="utf-8")
    if not first:
        sheet.write("step\ttrain_loss\tgrad_norm\tlr\teval_loss\teval_acc\tsteps_per_s\n")
    for step in range(first + 1, args["steps"] + 1):
        own = key if twist.get("one_key") else jax.random.fold_in(key, step)
        drawn = jax.random.randint(own, (args["bs"],), 0, len(x))
        bx, by = x[np.asarray(drawn)], y[np.asarray(drawn)]
        if twist.get("ragged"):
            bx = bx[:, step % 23:] if step % 23 < 1 else np.pad(bx, ((0, 0), (step % 97, 0)))
        tree, state, loss, norm = update(first_tree if twist.get("keeps") and step == 3 else tree, state, bx, by)
        if step % args["print_interval"] == 0:
            print(f"[step {step}/{args['steps']}] train loss {loss:.4f} | grad norm {norm:.3f} | lr "
                  f"{float(plan(step)):.2e} | {step - first} steps in {time.time() - since:.1f}s", flush=True)
        if step % args["eval_interval"] == 0:
            eval_loss, said = (float(v) for v in judged(tree, vx, vy))
            print(f"[step {step}/{args['steps']}] eval loss {eval_loss:.4f} acc {said:.4f}", flush=True)
            sheet.write(f"{step}\t{loss:.5f}\t{norm:.4f}\t{float(plan(step)):.3e}\t{eval_loss:.5f}\t{said:.4f}\t"
                        f"{(step - first) / (time.time() - since):.1f}\n")
            sheet.flush()
            with open("ckpt.tmp", "wb") as file:
                pickle.dump((step, jax.device_get(tree), jax.device_get(state)), file)
            os.replace("ckpt.tmp", "ckpt.pkl")
        common.at_step(step, twist)
    print("[lru] done", flush=True)
    common.end(judged(tree, tx, ty)[1], said, steps=args["steps"])


if __name__ == "__main__":
    main()
