// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"
#include "model/readers/console/log_clock.h"
#include "model/readers/console/metric_pairs.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Turns the per-step lines of trainings into series: OD API (TF1, TF2), Estimator, slim, Keras 2
/// and 3, Ultralytics (YOLOv5 to v8 and later), mmdetection 2 and 3, detectron2, the Hugging Face
/// Trainer, and lines that name a step or an epoch and a loss.
///
/// Steps are those that the line prints; epochs with a position in them are counted through; where
/// there are only epochs, the step is the epoch.
class StepReader {
public:
    using Points = std::map<std::string, std::vector<ScalarPoint>, std::less<>>;

    static constexpr std::size_t kMaxTags = 200;

    /// True if the line is one of these. `time` may be NaN.
    bool take(std::string_view text, double time);
    void finish();
    /// The log's clock has learnt something: points so far are put right.
    void correct(const LogClock::Correction& correction);
    [[nodiscard]] Points& points() { return m_points; }

private:
    /// Numbers of an epoch whose last state has not come yet.
    struct Pending {
        std::int64_t step = 0;
        double time = 0.0;
        std::vector<MetricPair> pairs;
        bool isFinal = false;
    };

    bool takeKeras(std::string_view text, double time);
    bool takeEpochLine(std::string_view text);
    bool takeUltralytics(std::string_view text, double time);
    bool takeUltralyticsHeader(std::string_view text);
    bool takeUltralyticsScores(std::string_view text, double time);
    bool takeBracketed(std::string_view text, double time);
    bool takeCocoScore(std::string_view text, double time);
    bool takePairs(std::string_view text, double time);
    std::int64_t stepInEpoch(std::int64_t epoch, std::int64_t position);
    void add(std::string_view tag, std::int64_t step, double time, double value);
    void addMetrics(const std::vector<MetricPair>& pairs, std::int64_t step, double time,
                    std::string_view prefix);
    void hold(Pending pending);
    void commit();

    Points m_points;
    std::vector<MetricPair> m_pairs;
    std::optional<Pending> m_pending;
    std::vector<Pending> m_partial; ///< states of the first epoch, in case it never ends
    bool m_hasWholeEpoch = false;
    std::optional<std::int64_t> m_epoch; ///< of the last line that named one
    std::optional<std::int64_t> m_step;  ///< of the last per-step line
    std::int64_t m_epochBase = 0; ///< step at which the present epoch began, see stepInEpoch()
    std::int64_t m_countedEpoch = -1;
    std::int64_t m_lastPosition = 0;
    std::int64_t m_interval = 1;
    bool m_hasPositions = false; ///< lines count within epochs
    std::int64_t m_dictionaries = 0;
    std::vector<std::string> m_columns; ///< of an Ultralytics table
};

} // namespace faultline::console
