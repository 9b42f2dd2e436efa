// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_reader.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::console {

/// Of an evaluation that goes on the last state counts, its means where they are printed.
void StepReader::holdEvaluation(std::int64_t step, double time)
{
    Pending pending{.step = step, .time = time, .pairs = m_pairs, .isFinal = true};
    for (MetricPair& pair : pending.pairs)
        pair.value = pair.mean.value_or(pair.value);
    if (m_evaluation && m_evaluation->step != step)
        commitEvaluation();
    if (!m_evaluation) {
        m_evaluation = std::move(pending);
        return;
    }
    // Lines that name other metrics belong to the same evaluation ("Test net output #1: ...").
    m_evaluation->time = time;
    for (MetricPair& pair : pending.pairs) {
        const auto known =
            std::find_if(m_evaluation->pairs.begin(), m_evaluation->pairs.end(),
                         [&pair](const MetricPair& one) { return one.name == pair.name; });
        if (known != m_evaluation->pairs.end())
            *known = std::move(pair);
        else if (m_evaluation->pairs.size() < kMaxTags)
            m_evaluation->pairs.push_back(std::move(pair));
    }
}

void StepReader::commitEvaluation()
{
    if (!m_evaluation)
        return;
    const Pending evaluation = std::move(*m_evaluation);
    m_evaluation.reset();
    addMetrics(evaluation.pairs, evaluation.step, evaluation.time, "val/");
}

void StepReader::add(std::string_view tag, std::int64_t step, double time, double value)
{
    auto it = m_points.find(tag);
    if (it == m_points.end()) {
        if (m_points.size() >= kMaxTags)
            return;
        it = m_points.emplace(tag, std::vector<ScalarPoint>()).first;
    }
    // A bar is drawn more often than its numbers change.
    if (!it->second.empty() && it->second.back().step == step && it->second.back().value == value)
        return;
    it->second.push_back({.step = step, .wallTime = time, .value = value});
}

void StepReader::hold(Pending pending)
{
    // A new epoch, or the next training in the same log: the state before was the last one.
    if (m_pending && (m_pending->step != pending.step || (m_pending->isFinal && !pending.isFinal)))
        commit();
    m_pending = std::move(pending);
}

void StepReader::commit()
{
    if (!m_pending)
        return;
    if (m_pending->isFinal) {
        m_hasWholeEpoch = true;
        m_partial.clear();
        addMetrics(m_pending->pairs, m_pending->step, m_pending->time, "");
    }
    m_pending.reset();
}

void StepReader::finish()
{
    (void)addTable(m_tables.finish(), std::numeric_limits<double>::quiet_NaN());
    commit();
    commitEvaluation();
    for (const Pending& pending : m_partial)
        addMetrics(pending.pairs, pending.step, pending.time, "");
    m_partial.clear();
}

void StepReader::correct(const LogClock::Correction& correction)
{
    for (auto& [tag, points] : m_points) {
        for (ScalarPoint& point : points)
            point.wallTime = correction.apply(point.wallTime);
    }
    for (Pending& pending : m_partial)
        pending.time = correction.apply(pending.time);
    for (std::optional<Pending>* held : {&m_pending, &m_evaluation}) {
        if (*held)
            (*held)->time = correction.apply((*held)->time);
    }
}

} // namespace faultline::console
