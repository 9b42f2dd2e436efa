// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"
#include "model/pipeline/costs.h"
#include "model/pipeline/setting.h"
#include "model/pipeline/traps.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// Where a number is from, in the order of trust.
enum class InputSource : std::uint8_t {
    Given,       ///< the user, a configuration, what the program printed
    Trace,       ///< a profiler saw it
    DataTime,    ///< the training logged how long it waited
    LoggedEpoch, ///< the log counts the batches of its epochs
    Dataset,     ///< images of the dataset / batch
    TwoRegimes,  ///< fast and slow steps of one log
    Utilisation, ///< what watched GPU and host
    Preview,     ///< measured on this machine with the user's own transforms
    Default,     ///< what the library does unless told otherwise, or a typical value
};
[[nodiscard]] std::string_view toString(InputSource source); ///< "given", ..., "default"

/// A number that the simulation stands on. One that is not known is listed, too, with no value.
struct Input {
    std::string name; ///< "workers", "step_ms", "work_ms", ...
    std::optional<double> value;
    std::string unit; ///< "ms", "bytes", "cores"; empty: a count or a share
    InputSource source = InputSource::Default;
    bool isByUser = false; ///< said now, by InferOptions::given or as a change: source is Given
};

/// What a preview of the user's own pipeline measured here (model/preview).
struct PreviewCosts {
    std::vector<double> elementSeconds; ///< reading, decoding and transforming, one thread
    std::optional<double> decodeShare;
    /// Decoding on the target / decoding here; nothing: the target was not probed.
    std::optional<double> targetFactor;
};

struct InferOptions {
    std::optional<PreviewCosts> preview = {};
    /// What the user says, by the names of settingKeys(). Of it the present pipeline takes what a
    /// simulation cannot do without and costs, where the files tell nothing of them; all else is a
    /// change (reportPipeline()).
    std::vector<std::pair<std::string, std::string>> given = {};
    /// Of no use what is inferred if it was cancelled.
    const ReadMonitor* monitor = nullptr;
};

/// The input pipeline of a training as far as its files tell.
struct InferredPipeline {
    std::string run; ///< Training::name
    Setting setting;
    Costs costs;
    std::vector<Input> inputs;
    std::vector<std::string> stages;     ///< of tf.data, where a trace names them; see tfStagesOf()
    std::vector<Trap> traps;             ///< see evidenceTraps()
    double measuredStepsPerSecond = 0.0; ///< 0: not measured
    InputSource workSource = InputSource::Default;
    InputSource stepSource = InputSource::Default;
    /// The GPU was the limit, or nearly: work may be less than said, not more.
    bool workIsBound = false;
    /// Work was measured on another machine, whose speed beside this one's is not known.
    bool isOtherMachine = false;
    /// The training computes on the processor, beside what makes its batches.
    bool hasNoGpu = false;
    /// Why nothing can be said; empty otherwise.
    Text refused;

    [[nodiscard]] const Input* find(std::string_view name) const;
};

/// What a loop takes to get a finished batch, where its log does not show it. Measured with tensors
/// of 0.5 to 1.2 MB (docs/pipeline.md): a DataLoader's cross as file descriptors of shared memory.
[[nodiscard]] double usualHandOver(LoaderKind kind);
/// What so many new workers of a DataLoader take to start where they are forked, as on Linux: 0.2 s
/// for one, 0.5 s for four (measured).
[[nodiscard]] double usualStart(int workers);

/// The value of a key of settingKeys() as a number; nothing for one that is a word.
[[nodiscard]] std::optional<double> settingNumber(const Setting& setting, std::string_view key);
/// "ms", "bytes", "cores" or empty.
[[nodiscard]] std::string unitOfKey(std::string_view key);

/// Nothing if the training has no steps in time and no trace: there is nothing to ask about.
[[nodiscard]] std::optional<InferredPipeline> inferPipeline(const Training& training,
                                                            const InferOptions& options = {});

} // namespace faultline::pipeline
