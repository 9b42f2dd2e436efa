// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/summaries/hparam_records.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// Which value of a scalar tag stands for a session.
enum class MetricAggregate : std::uint8_t {
    Last, ///< as TensorBoard; NaN if that is what was logged
    Min,  ///< of the finite values
    Max,
    Mean,
};

struct MetricChoice {
    HparamMetric metric;
    MetricAggregate aggregate = MetricAggregate::Last;
    friend auto operator<=>(const MetricChoice&, const MetricChoice&) = default;
};

/// A metric that sessions have.
struct MetricOffer {
    HparamMetricInfo info;
    std::size_t sessions = 0; ///< how many logged it
    bool isNamed = false;     ///< an experiment names it
};

enum class HparamColumnKind : std::uint8_t { Hparam, Metric };
/// What every value of a column is. Text: at least one is text.
enum class HparamColumnType : std::uint8_t { Number, Bool, Text };

struct HparamColumn {
    HparamColumnKind kind = HparamColumnKind::Hparam;
    HparamColumnType type = HparamColumnType::Number;
    std::string name;        ///< of the hyperparameter, or the tag
    MetricChoice choice;     ///< of a metric
    std::string displayName; ///< empty if none
    std::string description;
    std::size_t present = 0; ///< sessions that have a value
    bool differs = false;    ///< not every session has the same; a missing value differs
};

/// One try: a run that logged a session, with the runs below it.
struct HparamSession {
    std::string name;              ///< Run::name of the session
    std::string group;             ///< sessions of one group tried the same; else the name
    std::vector<std::string> runs; ///< the runs that belong to it, in the order of the case
    std::string config;            ///< the configuration its values were taken from; else empty
    HparamStatus status = HparamStatus::Unknown;
    std::optional<double> startTime; ///< seconds since the epoch
    std::optional<double> endTime;
};

/// Sessions by hyperparameters and metrics: a row each, in the order of the case's runs. Immutable.
struct HparamTable {
    std::vector<HparamSession> sessions;
    std::vector<HparamColumn> columns; ///< hyperparameters by name, then metrics as chosen
    std::vector<std::optional<HparamValue>> cells; ///< row by row; what is missing is nullopt
    std::vector<MetricOffer> offers; ///< every metric there is: named ones first, then by sessions
    std::vector<Error> errors;       ///< values that could not be read
    std::size_t runsWithout = 0;     ///< runs of which nothing is known
    std::uint64_t leftOut = 0;       ///< fields of configurations beyond kMostHparams

    [[nodiscard]] const std::optional<HparamValue>& cell(std::size_t row, std::size_t column) const
    {
        return cells[row * columns.size() + column];
    }
    /// A number, or a bool as one; nothing for text and what is missing.
    [[nodiscard]] std::optional<double> number(std::size_t row, std::size_t column) const;
};

/// Puts the table together. Without `chosen` the metrics are those that an experiment names, else
/// the ones that most sessions have, at most kUsualMetrics. A tag that TensorBoard's rule gives no
/// session, because PyTorch's add_hparams() makes a session below the run that logs the curves, is
/// offered as group ".." where that run has just one session. O(points) for means.
[[nodiscard]] HparamTable makeHparamTable(const CaseData& data, const HparamRecords& records,
                                          const std::optional<std::vector<HparamMetric>>& chosen,
                                          MetricAggregate aggregate = MetricAggregate::Last);
inline constexpr std::size_t kUsualMetrics = 3;

/// The run of a session that a metric is logged in: session/group, with "." and ".." resolved.
[[nodiscard]] std::string metricRun(const std::string& session, const std::string& group);

/// How far a hyperparameter and a metric rise together. No word about causes.
struct RankRelation {
    double rho = 0.0;         ///< Spearman's rank correlation, average ranks for ties
    std::size_t sessions = 0; ///< with a finite number for both
    /// At least kLeastSessions, and both vary. If not, rho says nothing.
    bool isEnough = false;
    /// |rho| is beyond 1.96 / sqrt(n - 1): one of twenty unrelated columns gets there too.
    bool isBeyondChance = false;
};
inline constexpr std::size_t kLeastSessions = 10;

/// nullopt if either column holds text.
[[nodiscard]] std::optional<RankRelation> rankRelation(const HparamTable& table, std::size_t hparam,
                                                       std::size_t metric);

} // namespace faultline
