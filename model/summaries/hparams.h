// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace faultline {

/// One hyperparameter as it was written: google.protobuf.Value. A list or a struct has become text
/// ("[1, 2]"); null is no value at all.
using HparamValue = std::variant<bool, double, std::string>;

/// As text: "true", the shortest number that reads back the same, the text itself.
[[nodiscard]] std::string toText(const HparamValue& value);
/// What `text`, a value of a configuration file, means: a number or a bool as YAML writes them,
/// else the text. Nothing for "", "null", "~" and "None".
[[nodiscard]] std::optional<HparamValue> hparamFromText(std::string_view text);
/// A number; a bool as 0 or 1; nothing for text.
[[nodiscard]] std::optional<double> numberOf(const HparamValue& value);

/// What the writer said of a hyperparameter before any training.
struct HparamInfo {
    std::string name;
    std::string displayName; ///< empty if none
    std::string description;
    std::vector<HparamValue> choices;                  ///< of a discrete domain
    std::optional<std::pair<double, double>> interval; ///< of a continuous one
};

/// A metric is the last value of a scalar tag of the run `session/group`.
struct HparamMetric {
    std::string group; ///< relative to the session's run; empty: that run itself
    std::string tag;
    friend auto operator<=>(const HparamMetric&, const HparamMetric&) = default;
};

struct HparamMetricInfo {
    HparamMetric metric;
    std::string displayName; ///< empty if none
    std::string description;
};

/// tag _hparams_/experiment
struct HparamExperiment {
    std::string description;
    std::vector<HparamInfo> hparams;
    std::vector<HparamMetricInfo> metrics;
};

/// tag _hparams_/session_start_info
struct HparamSessionStart {
    std::map<std::string, HparamValue> hparams;
    std::string modelUri;
    std::string monitorUrl;
    std::string group;               ///< sessions of one group tried the same; empty: alone
    std::optional<double> startTime; ///< seconds since the epoch
};

enum class HparamStatus { Unknown, Success, Failure, Running };

/// tag _hparams_/session_end_info
struct HparamSessionEnd {
    HparamStatus status = HparamStatus::Unknown;
    std::optional<double> endTime; ///< seconds since the epoch
};

/// One value of the plugin.
using HparamMessage = std::variant<HparamExperiment, HparamSessionStart, HparamSessionEnd>;

/// Decodes HParamsPluginData, the content of the metadata (tensorboard/plugins/hparams). Corrupt if
/// it is cut, damaged or says none of the three things. Lists and structs deeper than 16 are
/// damage.
[[nodiscard]] Result<HparamMessage> decodeHparams(std::string_view pluginData);

/// The same from a whole Summary.Value (readSummary()).
[[nodiscard]] Result<HparamMessage> hparamsOfSummary(std::string_view summaryValue);

} // namespace faultline
