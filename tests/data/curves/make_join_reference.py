# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reference values for joined runs and for smoothing, worked out with numpy.

    python make_join_reference.py > reference.txt

Needs numpy. Lines of the output:

    run NAME                         the points "step value" of a run follow, one a line
    joined                           "step n mean median min max sd" at every step of the union
    smoothed WEIGHT                  "step value" of the run `sparse`, averaged over distance by
                                     adaptive quadrature of the integrals themselves
"""
import numpy as np

random = np.random.default_rng(20261121)
runs = {
    "dense": np.arange(0, 60, 1),
    "sparse": np.arange(5, 100, 7),
    "late": np.array([20, 21, 22, 40, 41, 77, 78]),
    "lone": np.array([33]),
}
points = {
    name: (steps, np.round(np.exp(-steps / 40.0) + 0.1 * random.standard_normal(len(steps)), 6))
    for name, steps in runs.items()
}
for name, (steps, values) in points.items():
    print("run", name)
    for step, value in zip(steps, values):
        print(step, repr(float(value)))

print("joined")
for step in np.unique(np.concatenate(list(runs.values()))):
    here = [
        np.interp(step, steps, values)
        for steps, values in points.values()
        if steps[0] <= step <= steps[-1]
    ]
    sd = np.std(here, ddof=1) if len(here) > 1 else float("nan")
    figures = [np.mean(here), np.median(here), np.min(here), np.max(here), sd]
    print(step, len(here), *(repr(float(figure)) for figure in figures))

steps, values = points["sparse"]
for weight in (0.6, 0.99):
    print("smoothed", weight)
    length = (steps[-1] - steps[0]) / 1000.0
    decay = length / -np.log(weight)
    for k, step in enumerate(steps):
        if k == 0:
            print(step, repr(float(values[0])))
            continue
        # Fine enough that the midpoint rule is exact to 1e-7 for these decays.
        grid = np.linspace(steps[0], step, 2_000_001)
        middle = (grid[1:] + grid[:-1]) / 2.0
        kernel = np.exp((middle - step) / decay)
        average = np.sum(np.interp(middle, steps, values) * kernel) / np.sum(kernel)
        print(step, repr(float(average)))
