#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the recurrences of docs/pipeline.md against the real loaders.

    check_models.py torch|tf >> measured.jsonl

Items sleep instead of computing, so that cores do not matter; the model gets the durations that were measured, because
a sleep on a busy machine overshoots. real/model/law: milliseconds a step; law = max(step, mean work / parallelism).
"""
import json
import sys
import time

import numpy as np


def times(kind, mean, n, seed=1):
    r = np.random.default_rng(seed)
    if kind == "const":
        return np.full(n, mean)
    if kind == "exp":
        return r.exponential(mean, n)
    if kind == "lognormal":
        return mean * np.exp(r.normal(-0.32, 0.8, n))
    return np.where(r.random(n) < 0.02, mean * 20, mean * 0.6 / 0.98)  # heavy: one in fifty is 20 times as long


def dataloader(work, workers, factor, step, put=0.0):
    """Task k always goes to worker k mod W; its slot opens when task k - W*F was handed over; handed over in order."""
    n = len(work)
    last, r, ready = np.zeros(workers), np.zeros(n), 0.0
    for k in range(n):
        start = max(last[k % workers], r[k - workers * factor] if k >= workers * factor else 0.0)
        last[k % workers] = start + work[k]
        r[k] = max(ready, last[k % workers] + put)
        ready = r[k] + step[k]
    return r


def tf_map(item, parallel, batch, ahead, step, fused):
    """P calls at once. Not fused: a call may start when the element P before it is asked for (handed over in order).
    fused (map_and_batch, the default): whole batches are filled at once, min(16, ceil(P/B)) of them, one more (up to
    16) whenever the consumer waits while calls are free."""
    n = len(item) // batch
    r, pop, asked, free = np.zeros(n), np.zeros(n), np.zeros(n * batch), np.zeros(parallel)
    waited = np.zeros(n)
    window = min(16, -(-parallel // batch))
    ready = done = 0.0
    for j in range(n):
        ask = max(done, r[j - ahead] if j >= ahead else 0.0)
        waited[j] = ask
        bound = 0.0
        if fused and j >= window:
            k = j - window
            bound = pop[k]
            if window < 16 and pop[k] > waited[k] and free.min() < pop[k]:
                bound, window = max(waited[k], free.min()), window + 1
        end = ask
        for i in range(j * batch, (j + 1) * batch):
            s = int(np.argmin(free))
            if not fused:
                asked[i] = end
                bound = asked[i - parallel] if i >= parallel else 0.0
            free[s] = max(free[s], bound) + item[i]
            end = max(end, free[s])
        done = pop[j] = end
        r[j] = max(ready, done)
        ready = r[j] + step[j]
    return r


def report(lib, kind, setting, real, model, law):
    first = 20
    ms = [1e3 * (x[-1] - x[first]) / (len(x) - 1 - first) for x in (real, model)]
    print(json.dumps(dict(lib=lib, kind=kind, **setting, real=round(ms[0], 2), model=round(ms[1], 2),
                          law=round(1e3 * law, 2), error=round(ms[1] / ms[0] - 1, 3),
                          law_error=round(1e3 * law / ms[0] - 1, 3))), flush=True)


def run_torch(batch=4, batches=120):
    import torch

    class Sleeps(torch.utils.data.Dataset):
        def __init__(self, durations):
            self.durations = durations

        def __len__(self):
            return len(self.durations)

        def __getitem__(self, i):
            begin = time.perf_counter()
            time.sleep(self.durations[i])
            return time.perf_counter() - begin

    for kind, mean, workers, factor, step in (
            ("const", .01, 1, 2, .02), ("const", .01, 2, 2, .02), ("const", .01, 4, 2, .02), ("exp", .01, 4, 1, .012),
            ("exp", .01, 4, 2, .012), ("exp", .01, 4, 8, .012), ("lognormal", .01, 3, 2, .014),
            ("heavy", .008, 4, 2, .012), ("heavy", .008, 4, 16, .012), ("heavy", .008, 8, 2, .012)):
        loader = torch.utils.data.DataLoader(Sleeps(times(kind, mean, batch * batches)), batch_size=batch,
                                             num_workers=workers, prefetch_factor=factor, collate_fn=sum)
        real, work, steps = [], [], []
        it = iter(loader)
        for _ in range(batches):
            work.append(next(it))
            real.append(time.perf_counter())
            time.sleep(step)
            steps.append(time.perf_counter() - real[-1])
        law = max(np.mean(steps), np.mean(work) / workers)
        report("torch", kind, dict(workers=workers, prefetch_factor=factor, step_ms=step * 1e3), real,
               dataloader(np.array(work), workers, factor, steps), law)


def run_tf(batch=4, batches=120):
    import tensorflow as tf
    for fused in (True, False):
        for kind, mean, parallel, ahead, step in (
                ("const", .01, 1, 2, .02), ("const", .01, 2, 2, .02), ("const", .01, 4, 2, .02), ("exp", .01, 4, 2, .012),
                ("exp", .01, 4, 16, .012), ("lognormal", .01, 3, 2, .014), ("heavy", .008, 4, 2, .012),
                ("heavy", .008, 4, 16, .012), ("heavy", .008, 8, 2, .012), ("heavy", .008, 8, 16, .012)):
            durations, measured = times(kind, mean, batch * batches), np.zeros(batch * batches)

            def sleeps(i):
                begin = time.perf_counter()
                time.sleep(durations[i])
                measured[i] = time.perf_counter() - begin
                return np.int64(i)
            data = tf.data.Dataset.range(batch * batches).map(lambda i: tf.numpy_function(sleeps, [i], tf.int64),
                                                              num_parallel_calls=parallel, deterministic=True)
            data = data.batch(batch).prefetch(ahead)
            options = tf.data.Options()
            options.autotune.enabled = False
            options.experimental_optimization.map_and_batch_fusion = fused
            options.threading.private_threadpool_size = 32
            real, steps = [], []
            it = iter(data.with_options(options))
            for _ in range(batches):
                next(it)
                real.append(time.perf_counter())
                time.sleep(step)
                steps.append(time.perf_counter() - real[-1])
            law = max(np.mean(steps), measured.mean() * batch / parallel)
            report("tf", kind, dict(parallel=parallel, prefetch=ahead, fused=fused, step_ms=step * 1e3), real,
                   tf_map(measured, parallel, batch, ahead, steps, fused), law)


if __name__ == "__main__":
    run_torch() if sys.argv[1] == "torch" else run_tf()
