# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning rate range test for Keras 3 (TensorFlow 2.16 or newer), run before fit():

    range_test(model, train_data, "logs/range-test")

`model` is compiled, with a number as learning rate (a schedule cannot be set from outside);
`train_data` gives batches (x, y). The rate rises from `low` to `high`; rate and loss of each batch
are logged. Weights, moving averages (batch norm) and the state of the optimizer are put back in the
end.
"""
import math
import statistics

import keras
import tensorflow as tf


def range_test(model, data, log_dir, low=None, high=None, steps=300):
    optimizer = model.optimizer
    is_sgd = isinstance(optimizer, keras.optimizers.SGD)
    low = low or (1e-6 if is_sgd else 1e-8)
    high = high or (10.0 if is_sgd else 1.0)

    batches = iter(data)
    batch = next(batches)
    if not model.built:
        model(batch[0])
    if not optimizer.built:
        optimizer.build(model.trainable_variables)
    variables = model.variables + optimizer.variables
    saved = [keras.ops.convert_to_numpy(variable) for variable in variables]
    losses, levels, spikes = [], [], 0
    writer = tf.summary.create_file_writer(log_dir)
    try:
        with writer.as_default():
            for step in range(steps):
                rate = low * (high / low) ** (step / (steps - 1))
                optimizer.learning_rate = rate
                model.reset_metrics()  # else the mean of all batches so far is returned
                loss = model.train_on_batch(batch[0], batch[1], return_dict=True)["loss"]
                losses.append(float(loss))
                # Faultline reads the optimizer from the tag: its band depends on it.
                tf.summary.scalar(f"lr-{type(optimizer).__name__}", rate, step=step)
                tf.summary.scalar("loss", losses[-1], step=step)
                levels.append(statistics.median(losses[-9:]))
                spikes += losses[-1] > 4 * max(levels)
                if not math.isfinite(losses[-1]) or levels[-1] > 4 * min(levels) or spikes == 3:
                    break  # it diverged
                batch = next(batches, None)
                if batch is None:  # the next epoch
                    batches = iter(data)
                    batch = next(batches)
    finally:
        writer.close()
        for variable, value in zip(variables, saved):
            variable.assign(value)
        model.reset_metrics()
