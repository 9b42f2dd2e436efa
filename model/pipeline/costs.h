// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace faultline::pipeline {

/// What the elements and steps of a training cost, as measured. Seconds and bytes. Samples are kept
/// with their tail and resampled, never replaced by their mean: one slow element holds up all that
/// come after it (up to 39 % between the two with heavy tails, docs/pipeline.md).
struct Costs {
    /// Of one of `workBatch` elements together, by one worker or call that has a core for itself.
    std::vector<double> work;
    int workBatch = 1;            ///< elements that a value of `work` is of
    std::vector<double> step;     ///< of the GPU and the loop around it, without the wait for data
    double handOverSeconds = 0.0; ///< the training loop's own part in getting a finished batch
    double startSeconds = 0.0;    ///< from the begin of an epoch to the first work of new workers
    /// Share of `work` that computes; the rest waits for a disk, a network, a lock. Nothing: not
    /// known, then no core is counted.
    std::optional<double> cpuShare;
    std::optional<double> decodeShare;      ///< of `work` that decodes JPEG
    std::optional<double> elementReadBytes; ///< read from storage for an element
    std::optional<double> elementBytes;     ///< of an element of a batch
    std::optional<double> datasetElements;  ///< of an epoch

    [[nodiscard]] double meanWork() const;
    [[nodiscard]] double meanStep() const;
};

[[nodiscard]] double meanOf(std::span<const double> values);

/// Draws from samples, the same at each run: a counter is hashed (SplitMix64), so that neither
/// library nor platform changes a result.
class Draws {
public:
    explicit Draws(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] std::uint64_t next();
    /// In [0, 1).
    [[nodiscard]] double uniform();
    /// One of them; 0 if there is none.
    [[nodiscard]] double of(std::span<const double> values);
    /// `count` of them. Each value comes as often as in `values`, as near as `count` allows, in
    /// random order: a mean has no noise of its own.
    [[nodiscard]] std::vector<double> many(std::span<const double> values, std::size_t count);
    /// As many as there are, drawn with replacement: a bootstrap sample.
    [[nodiscard]] std::vector<double> bootstrap(std::span<const double> values);

private:
    std::uint64_t m_state;
};

} // namespace faultline::pipeline
