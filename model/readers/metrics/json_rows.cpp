// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/json_rows.h"

#include "model/readers/metrics/table_form.h"

#include <cmath>

namespace faultline::metrics {

JsonRows::JsonRows(ReadContext& context, const TableGuess& guess)
    : m_context(context), m_guess(guess), m_sink(context), m_time(guess.timeKind)
{
    m_sink.setDescription(descriptionOf(guess));
    for (const TableColumn& column : guess.columns) {
        if (column.role == ColumnRole::Ignored)
            m_ignored.insert(column.name);
        else if (column.role == ColumnRole::Metric)
            m_chosen.insert(column.name);
    }
}

void JsonRows::countWithinEpochs(std::int64_t perEpoch)
{
    m_isMmcv = true;
    m_perEpoch = perEpoch;
    m_guess.step = m_guess.find("iter");
    m_sink.setDescription(describedWithoutTimes(
        perEpoch > 0 ? Text{FAULTLINE_TR_NOOP(
                                "Readers",
                                "Steps: (\"epoch\" - 1) x %1 + \"iter\"; the length of an epoch is "
                                "the largest \"iter\" that was logged."),
                            {std::to_string(perEpoch)}}
                     : stepsFrom("iter")));
}

ColumnRole JsonRows::roleOf(std::string_view name) const
{
    if (m_guess.step != TableGuess::npos && m_guess.columns[m_guess.step].name == name)
        return ColumnRole::Step;
    if (m_guess.time != TableGuess::npos && m_guess.columns[m_guess.time].name == name)
        return ColumnRole::Time;
    if (m_guess.run != TableGuess::npos && m_guess.columns[m_guess.run].name == name)
        return ColumnRole::Run;
    const bool isOther = m_guess.isClosed ? !m_chosen.contains(name) : m_ignored.contains(name);
    return isOther ? ColumnRole::Ignored : ColumnRole::Metric;
}

void JsonRows::take(const JsonMember& member)
{
    const Cell cell = readCell(member.text);
    // Some writers put what JSON has no word for into strings; other strings are no measurements.
    const bool isNumber =
        cell.kind == Cell::Kind::Number && (!member.isString || !std::isfinite(cell.value));
    if (m_isMmcv && member.name == "mode")
        m_mode = member.text;
    if (isNumber && member.name == "epoch")
        m_epoch = cell.value;
    m_hasIteration = m_hasIteration || member.name == "iter";
    switch (roleOf(member.name)) {
    case ColumnRole::Step:
        if (isNumber)
            m_step = cell.value;
        break;
    case ColumnRole::Time: m_timeText = member.text; break;
    case ColumnRole::Run: m_run = member.text; break;
    case ColumnRole::Ignored: break;
    case ColumnRole::Metric:
        if (!isNumber)
            break;
        if (m_valueCount == m_values.size())
            m_values.emplace_back();
        m_values[m_valueCount].first = member.name;
        m_values[m_valueCount].second = cell.value;
        ++m_valueCount;
        break;
    }
}

std::optional<std::int64_t> JsonRows::stepOfRow() const
{
    if (m_guess.step == TableGuess::npos)
        return m_row;
    if (!m_step)
        return std::nullopt;
    const std::optional<std::int64_t> step = asStep(*m_step);
    if (m_perEpoch == 0 || !step)
        return step;
    const std::optional<std::int64_t> epoch = asStep(m_epoch.value_or(0.5));
    constexpr std::int64_t kMostEpochs = std::int64_t{1} << 31;
    if (!epoch || *epoch < 1 || *epoch > kMostEpochs || m_perEpoch > kMostEpochs)
        return std::nullopt;
    // What an evaluation counts are its own batches: it stands at the end of its epoch.
    return m_mode == "val" ? *epoch * m_perEpoch : (*epoch - 1) * m_perEpoch + *step;
}

std::optional<std::int64_t> JsonRows::placed(std::optional<std::int64_t> step)
{
    if (!m_placesEvaluations || !step)
        return step;
    if (m_hasIteration || m_epoch) {
        m_trainedSteps = *step;
        m_trainedEpochs = asStep(m_epoch.value_or(0.0)).value_or(0);
        return step;
    }
    m_mode = "val";
    const bool isEpoch = m_trainedEpochs > 0 && *step >= m_trainedEpochs && *step < m_trainedSteps;
    return isEpoch ? m_trainedSteps : *step;
}

std::size_t JsonRows::tagOf(std::string_view name)
{
    if (m_mode.empty())
        return m_sink.tag(name);
    m_tagName = m_mode;
    m_tagName += '/';
    m_tagName += name;
    return m_sink.tag(m_tagName);
}

void JsonRows::add(std::string_view record, std::uint64_t line, bool mayBeCut)
{
    if (record.empty())
        return;
    m_valueCount = 0;
    m_step.reset();
    m_epoch.reset();
    m_hasIteration = false;
    m_mode.clear();
    m_timeText.clear();
    m_run.clear();
    JsonRecord parsed(record);
    if (!parsed.forEach([this](const JsonMember& member) { take(member); })) {
        m_isCut = mayBeCut;
        m_cutLine = line;
        if (!mayBeCut && (!m_guess.only || m_guess.only->isFirst))
            m_broken.note(line);
        return;
    }
    if (m_valueCount == 0 || (m_guess.only && m_guess.only->name != m_run))
        return;
    const std::optional<std::int64_t> step = placed(stepOfRow());
    ++m_row;
    if (!step) {
        m_stepless.note(line);
        return;
    }
    m_sink.beginRow(*step, m_time.read(m_timeText));
    for (std::size_t i = 0; i < m_valueCount; ++i)
        m_sink.add(tagOf(m_values[i].first), m_values[i].second);
}

Result<ReadEnd> JsonRows::finish(ReadEnd end)
{
    m_sink.report(IssueCode::BadRow, m_broken,
                  FAULTLINE_TR_NOOP("Errors", "lines are no JSON record"));
    m_sink.report(IssueCode::BadRow, m_stepless,
                  FAULTLINE_TR_NOOP("Errors", "records without a step were left out"));
    if (end == ReadEnd::Cancelled)
        return end;
    if (m_isCut && end == ReadEnd::Complete) {
        end = ReadEnd::TruncatedTail;
        m_context.file.issues.add(
            {.code = IssueCode::TruncatedTail,
             .path = m_context.file.path,
             .offsetBytes = {},
             .bytesLost = 0,
             .detail = {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(m_cutLine)}}});
    }
    (void)m_sink.finish();
    return end;
}

} // namespace faultline::metrics
