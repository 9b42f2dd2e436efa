// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/console/metric_pairs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Numbers that a training prints as a table or list of several lines:
/// - one number a row between rules (stable-baselines3, Spinning Up, OpenAI Baselines),
/// - one epoch or step a row below a header (fastai, skorch, notebooks),
/// - one number a line below "***** eval metrics *****" (Hugging Face).
class StepTables {
public:
    enum class Taken : std::uint8_t {
        No,      ///< the line belongs to none
        Part,    ///< it does, and gives nothing by itself
        Numbers, ///< numbers() are complete
    };
    Taken take(std::string_view text);
    /// The log has ended: what is open is complete.
    Taken finish();
    /// The next line may belong to a table whatever is in it.
    [[nodiscard]] bool isOpen() const { return m_form != Form::None; }
    /// Whether a line without any known word may begin a table or be a row of one.
    [[nodiscard]] static bool mayBeRow(std::string_view text);

    struct Numbers {
        std::optional<std::int64_t> step;
        std::optional<double> epoch;
        std::vector<MetricPair> pairs;
    };
    [[nodiscard]] const Numbers& numbers() const { return m_numbers; }

private:
    enum class Form : std::uint8_t { None, Rules, Columns, Metrics, Block };

    Taken takeRule(std::string_view text);
    Taken takeRuleRow(std::string_view text);
    Taken takeMetric(std::string_view text);
    Taken takeBlock(std::string_view text);
    Taken takeColumns(std::string_view text);
    [[nodiscard]] std::vector<std::string_view> cutAtColumns(
        std::string_view text, std::vector<std::string_view> cells) const;
    bool takeHeader(std::string_view text);

    Form m_form = Form::None;
    Numbers m_numbers;
    std::string m_section;              ///< "rollout/"
    int m_stepRank = 0;                 ///< how well the row that gave the step names it
    std::vector<std::string> m_columns; ///< tags; empty: a time or other thing that is no metric
    std::optional<std::int64_t> m_blockStep;
    std::vector<std::size_t> m_starts; ///< where the columns of the header begin
    std::size_t m_stepColumn = 0;      ///< that names the step; 0: the first one does
    std::vector<double> m_values;      ///< of a table between rules, beside `m_columns`
    int m_foreign = 0;                 ///< lines in a row that are no rows
};

} // namespace faultline::console
