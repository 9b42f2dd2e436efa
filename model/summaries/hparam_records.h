// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/summaries/hparams.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What one run says of its hyperparameters.
struct RunHparams {
    std::optional<HparamExperiment> experiment;
    std::optional<HparamSessionStart> start; ///< the last one: a run that was restarted has several
    std::optional<HparamSessionEnd> end;
    std::string config;        ///< the artifact that `start` was taken from; empty: the event files
    std::vector<Error> errors; ///< of values that could not be read
    std::uint64_t leftOut = 0; ///< fields of the configuration beyond kMostHparams
    std::string source; ///< the values that this was read from; empty: none in the event files
};

/// By run name; a run that says nothing is missing.
using HparamRecords = std::map<std::string, RunHparams, std::less<>>;

/// Of one run; more are counted, not kept.
inline constexpr std::size_t kMostHparams = 4096;

/// Reads what the plugin hparams logged; for a run without it, what the configuration that belongs
/// to it says (hparams.yaml of Lightning, args.yaml of Ultralytics, a pipeline.config, ...), its
/// fields by path. What `known` holds of runs that did not grow is not read again. Blocks on I/O;
/// cancelling gives what was read by then.
[[nodiscard]] HparamRecords readHparams(const CaseData& data, ReadMonitor& monitor,
                                        const HparamRecords& known = {});

/// How many runs there are to compare by their hyperparameters: sessions of the plugin, else runs
/// with a configuration if there are several. Looks at no payload.
[[nodiscard]] std::size_t countHparamSources(const CaseData& data);

/// The session that a run belongs to: the run itself or the nearest folder above it that logged a
/// session; empty if none. So run-0/train belongs to run-0.
[[nodiscard]] std::string_view sessionOf(const HparamRecords& records, std::string_view run);

/// A hyperparameter of the session that `run` belongs to; nothing if it has none of that name.
[[nodiscard]] std::optional<HparamValue> hparamOf(const HparamRecords& records,
                                                  std::string_view run, std::string_view name);
/// Every name that occurs, ascending.
[[nodiscard]] std::vector<std::string> hparamNames(const HparamRecords& records);

} // namespace faultline
