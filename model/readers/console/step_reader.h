// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/scalar_series.h"
#include "model/readers/console/log_clock.h"
#include "model/readers/console/metric_pairs.h"
#include "model/readers/console/step_place.h"
#include "model/readers/console/step_tables.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Turns the per-step lines of trainings into series: whatever names a place in the run (an epoch,
/// a step, "[77/7614]", a progress bar) and numbers of it, with the forms that need more than that:
/// OD API, Keras, Ultralytics, mmdetection, detectron2, Hugging Face, Caffe, darknet, tables.
///
/// Steps are those that the line prints; positions within epochs are counted through; where
/// there are only epochs, the step is the epoch.
class StepReader {
public:
    using Points = std::map<std::string, std::vector<ScalarPoint>, std::less<>>;

    static constexpr std::size_t kMaxTags = 200;
    static constexpr std::size_t kLinesOfStep = 24; ///< behind its first that may tell more of it

    /// True if the line is one of these. `time` may be NaN; `line` is any number that identifies
    /// it.
    bool take(std::string_view text, double time, std::size_t line = 0);
    /// A state of a bar that was drawn over: its numbers count, but where only the last matters.
    void takeRedrawn(std::string_view text, double time, std::size_t line);
    /// The next line may belong to what is read, whatever is in it.
    [[nodiscard]] bool isOpen(std::size_t line) const
    {
        return m_tables.isOpen() || (m_step && line - m_stepLine <= kLinesOfStep);
    }
    void finish();
    /// The log's clock has learnt something: points so far are put right.
    void correct(const LogClock::Correction& correction);
    [[nodiscard]] Points& points() { return m_points; }
    /// What the lines say of the length of the training; lines are those of take().
    [[nodiscard]] std::vector<PrintedPlan>& plans() { return m_plans; }

private:
    /// Numbers of an epoch whose last state has not come yet.
    struct Pending {
        std::int64_t step = 0;
        double time = 0.0;
        std::vector<MetricPair> pairs;
        bool isFinal = false;
    };

    bool takeTable(std::string_view text, double time);
    bool addTable(StepTables::Taken taken, double time);
    bool takeDarknet(std::string_view text, double time);
    bool takePlan(std::string_view text);
    bool takeFinalScores(std::string_view text, double time);
    bool takeKeras(std::string_view text, double time);
    bool takeEpochLine(std::string_view text);
    bool takeUltralytics(std::string_view text, double time);
    bool takeUltralyticsHeader(std::string_view text);
    bool takeUltralyticsScores(std::string_view text, double time);
    bool takeBracketed(std::string_view text, double time);
    bool takeCocoScore(std::string_view text, double time);
    bool takePairs(std::string_view text, double time);
    [[nodiscard]] bool areNumbersOfTraining(const StepPlace& place, bool isEvaluation) const;
    void nameNumbers(std::string_view text, const StepPlace& place);
    std::optional<std::int64_t> stepOf(std::string_view text, const StepPlace& place,
                                       std::string_view& prefix);
    [[nodiscard]] bool isBehindStep() const;
    std::optional<std::int64_t> stepOfDictionary(const StepPlace& place);
    std::optional<std::int64_t> stepOfFirstFraction(std::string_view text);
    bool takeStepAlone(std::string_view text, const StepPlace& place);
    [[nodiscard]] bool isStepOpen() const;
    bool takePlaceAlone(std::string_view text, const StepPlace& place);
    void notePlans(const StepPlace& place);
    void notePlan(PrintedPlan::Unit unit, std::int64_t reached, std::int64_t total);
    void holdEvaluation(std::int64_t step, double time);
    void commitEvaluation();
    std::int64_t stepInEpoch(std::int64_t epoch, std::int64_t position, bool mayGoOn = false);
    std::int64_t stepInEpochOf(std::int64_t epoch, const StepPlace::Count& position,
                               bool isFromZero);
    void add(std::string_view tag, std::int64_t step, double time, double value);
    void addMetrics(const std::vector<MetricPair>& pairs, std::int64_t step, double time,
                    std::string_view prefix);
    void hold(Pending pending);
    void commit();

    Points m_points;
    std::vector<MetricPair> m_pairs;
    std::vector<PlaceFraction> m_fractions;
    StepTables m_tables;
    std::vector<PrintedPlan> m_plans;
    std::size_t m_line = 0;
    bool m_isRedrawn = false; ///< the state of a bar that is not its last
    std::optional<Pending> m_pending;
    std::vector<Pending> m_partial; ///< states of the first epoch, in case it never ends
    bool m_hasWholeEpoch = false;
    std::optional<std::int64_t> m_epoch; ///< of the last line that named one
    bool m_epochIsOpen = false; ///< that line named nothing else: what follows is of that epoch
    bool m_countGoesOn = false; ///< "step" is counted over epochs
    std::optional<std::int64_t> m_step;        ///< of the last per-step line
    std::size_t m_stepLine = 0;                ///< that one
    std::optional<std::size_t> m_openStepLine; ///< the last that named a step and nothing else
    std::int64_t m_epochBase = 0; ///< step at which the present epoch began, see stepInEpoch()
    std::int64_t m_countedEpoch = -1;
    std::int64_t m_lastPosition = 0;
    std::int64_t m_interval = 1;
    bool m_hasPositions = false; ///< lines count within epochs
    std::int64_t m_dictionaries = 0;
    std::optional<StepPlace::Count> m_bar;    ///< the last bar without a name
    std::int64_t m_barOfDictionaries = 0;     ///< what that of the training counts up to
    double m_lastEpoch = -1.0;                ///< of a dictionary
    std::optional<std::int64_t> m_firstEpoch; ///< that epochs are counted from: 0 or 1
    std::optional<Pending> m_evaluation;      ///< the last state of one that goes on
    std::vector<std::string> m_columns;       ///< of an Ultralytics table
};

} // namespace faultline::console
