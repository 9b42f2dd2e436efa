// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/json_record.h"
#include "model/readers/metrics/metrics_sink.h"
#include "model/readers/metrics/row_time.h"
#include "model/readers/metrics/table_cell.h"
#include "model/readers/metrics/table_guess.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline::metrics {

/// Makes points of JSON records. A record may lack members and have others than the first ones;
/// those that hold numbers are metrics. Records without any number are passed over.
class JsonRows {
public:
    /// `context` must outlive the object.
    JsonRows(ReadContext& context, const TableGuess& guess);

    /// Steps are (epoch - 1) * `perEpoch` + iteration, and tags begin with the mode of their
    /// record, as MMCV's own TensorBoard hook has it. 0: iterations go on over epochs.
    void countWithinEpochs(std::int64_t perEpoch);

    /// Records that name neither epoch nor iteration are of an evaluation, and their step is the
    /// epoch, as MMEngine has it: they stand at the last step that was trained, and their tags
    /// begin with "val/".
    void placeEvaluations() { m_placesEvaluations = true; }

    /// Adds the record on a line. `mayBeCut`: it is the last one and lacks its line end.
    void add(std::string_view record, std::uint64_t line, bool mayBeCut = false);

    /// Reports what was odd. `end`: how reading of the text ended.
    [[nodiscard]] Result<ReadEnd> finish(ReadEnd end);

private:
    void take(const JsonMember& member);
    [[nodiscard]] ColumnRole roleOf(std::string_view name) const;
    [[nodiscard]] std::optional<std::int64_t> stepOfRow() const;
    /// The step of a record that is no evaluation, or the one that an evaluation belongs to.
    [[nodiscard]] std::optional<std::int64_t> placed(std::optional<std::int64_t> step);
    [[nodiscard]] std::size_t tagOf(std::string_view name);

    ReadContext& m_context;
    TableGuess m_guess;
    std::set<std::string, std::less<>> m_ignored; ///< members that are no metrics
    std::set<std::string, std::less<>> m_chosen;  ///< members that are
    MetricsSink m_sink;
    RowTime m_time;
    bool m_isMmcv = false;
    std::int64_t m_perEpoch = 0;
    bool m_placesEvaluations = false;
    std::int64_t m_trainedSteps = 0;
    std::int64_t m_trainedEpochs = 0; ///< 0: not said

    // Of the record that is read.
    std::vector<std::pair<std::string, double>> m_values;
    std::size_t m_valueCount = 0;
    std::optional<double> m_step;
    std::optional<double> m_epoch;
    bool m_hasIteration = false;
    std::string m_mode;
    std::string m_timeText;
    std::string m_run;
    std::string m_tagName;

    std::int64_t m_row = 0;
    bool m_isCut = false;
    std::uint64_t m_cutLine = 0;
    Tally m_broken;
    Tally m_stepless;
};

} // namespace faultline::metrics
