// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/curve_event_model.h"

#include "model/core/text_marker.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/run_label.h"
#include "model/qt/text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline {

namespace {

constexpr double kMostSigmas = 1000.0; // beyond, the number says nothing
constexpr std::size_t kAround = 2;     // points on each side that are shown with it

QString valueText(double value)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("+Inf") : QStringLiteral("−Inf");
    return formatted(value, Unit::None);
}

Quantity plainValue(double value)
{
    return {value, Unit::None};
}

Text captionOf(const CurveEvent& event)
{
    switch (event.kind) {
    case CurveEvent::Kind::NonFinite:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The first of %1 values that are NaN or infinite"),
                {Quantity{static_cast<double>(event.count), Unit::Count}}};
    case CurveEvent::Kind::Spike:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The first spike: %1 where %2 is usual"),
                {plainValue(event.point.value), plainValue(event.usual)}};
    case CurveEvent::Kind::Jump:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The largest jump: from %1 to %2"),
                {plainValue(event.usual), plainValue(event.usual + event.size)}};
    }
    return {};
}

} // namespace

void CurveEventModel::setEvents(std::vector<RunEvent> events)
{
    beginResetModel();
    m_events = std::move(events);
    endResetModel();
}

const RunEvent& CurveEventModel::event(int row) const
{
    return m_events.at(static_cast<std::size_t>(row));
}

SeriesEvidence CurveEventModel::evidence(int row) const
{
    const RunEvent& found = event(row);
    const ScalarSeries& series = found.run->scalars.at(found.tag).series;
    // Not beyond a restart: the step must not go back within what is shown.
    std::size_t first = found.event.index;
    std::size_t last = found.event.index;
    for (std::size_t i = 0; i < kAround; ++i) {
        if (first > 0 && series.step(first - 1) <= series.step(first))
            --first;
        if (last + 1 < series.size() && series.step(last + 1) >= series.step(last))
            ++last;
    }
    return {.run = found.run->id,
            .tag = TagId(found.tag),
            .firstStep = StepIndex(series.step(first)),
            .lastStep = StepIndex(series.step(last)),
            .firstWallTime = WallTime(series.wallTime(first)),
            .lastWallTime = WallTime(series.wallTime(last)),
            .caption = captionOf(found.event)};
}

Severity CurveEventModel::severityOf(CurveEvent::Kind kind)
{
    switch (kind) {
    case CurveEvent::Kind::NonFinite: return Severity::Critical;
    case CurveEvent::Kind::Spike: return Severity::Warning;
    case CurveEvent::Kind::Jump: break;
    }
    return Severity::Info;
}

QString CurveEventModel::kindName(CurveEvent::Kind kind)
{
    switch (kind) {
    case CurveEvent::Kind::NonFinite: return tr("NaN or infinite");
    case CurveEvent::Kind::Spike: return tr("Spike");
    case CurveEvent::Kind::Jump: return tr("Jump");
    }
    return {};
}

int CurveEventModel::rows() const
{
    return static_cast<int>(m_events.size());
}

int CurveEventModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QString CurveEventModel::display(const RunEvent& found, Column column) const
{
    const CurveEvent& event = found.event;
    switch (column) {
    case Column::Kind: return kindName(event.kind);
    case Column::Tag: return toQString(found.tag);
    case Column::Run: return runLabel(*found.run);
    case Column::Step: return formatted(static_cast<double>(event.point.step), Unit::Step);
    case Column::Time: return formatted(event.point.wallTime, Unit::WallTime);
    case Column::Value: return valueText(event.point.value);
    case Column::Size: {
        if (event.kind == CurveEvent::Kind::NonFinite)
            return tr("%n value(s)", "", static_cast<int>(event.count));
        const QString sigmas =
            event.sigmas > kMostSigmas
                ? tr("over %1 σ").arg(formatted(kMostSigmas, Unit::Count))
                : tr("%1 σ").arg(formatted(std::round(event.sigmas), Unit::Count));
        return event.kind == CurveEvent::Kind::Spike
                   ? tr("usual %1, %2").arg(valueText(event.usual), sigmas)
                   : tr("%1 → %2, %3")
                         .arg(valueText(event.usual), valueText(event.usual + event.size), sigmas);
    }
    case Column::Count: break;
    }
    return {};
}

QVariant CurveEventModel::sortKey(const RunEvent& found, Column column) const
{
    const CurveEvent& event = found.event;
    switch (column) {
    case Column::Kind: return static_cast<int>(event.kind);
    case Column::Step: return static_cast<double>(event.point.step);
    case Column::Time:
        return std::isfinite(event.point.wallTime) ? event.point.wallTime
                                                   : std::numeric_limits<double>::infinity();
    case Column::Value:
        return std::isnan(event.point.value) ? -std::numeric_limits<double>::infinity()
                                             : event.point.value;
    case Column::Size:
        return event.kind == CurveEvent::Kind::NonFinite ? std::numeric_limits<double>::infinity()
                                                         : event.sigmas;
    case Column::Tag:
    case Column::Run:
    case Column::Count: break;
    }
    return display(found, column);
}

QVariant CurveEventModel::cell(int row, int column, int role) const
{
    const RunEvent& found = event(row);
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole: return display(found, which);
    case Qt::ToolTipRole: return translated(captionOf(found.event));
    case SortRole: return sortKey(found, which);
    case KindRole: return static_cast<int>(found.event.kind);
    case SeverityRole: return static_cast<int>(severityOf(found.event.kind));
    case RunRole: return toQString(found.run->name);
    case IdRole: return toQString(found.tag);
    case FilterRole: return QString(toQString(found.tag) + u' ' + toQString(found.run->name));
    default: return {};
    }
}

QString CurveEventModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Kind: return tr("Event");
    case Column::Tag: return tr("Tag");
    case Column::Run: return tr("Run");
    case Column::Step: return tr("Step");
    case Column::Time: return tr("Time");
    case Column::Value: return tr("Value");
    case Column::Size: return tr("Size");
    case Column::Count: break;
    }
    return {};
}

bool CurveEventModel::isNumber(int column) const
{
    const auto which = static_cast<Column>(column);
    return which == Column::Step || which == Column::Value;
}

} // namespace faultline
