// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/event_text.h"

#include "model/qt/text.h"
#include "model/qt/trace_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace faultline::ui {

namespace {

struct TraceEventText {
    Q_DECLARE_TR_FUNCTIONS(TraceEventText)
};

const QString kSeparator = QStringLiteral(" · ");

/// A time of the trace to the microsecond: what tells neighbours apart.
QString placeText(std::int64_t ns)
{
    return TraceEventText::tr("%1 ms").arg(
        QLocale().toString(1e-6 * static_cast<double>(ns), 'f', 3));
}

} // namespace

QString EventText::lines() const
{
    return name + u'\n' + category + u'\n' + timing + u'\n' + track;
}

QString EventText::oneLine() const
{
    return category + kSeparator + timing + kSeparator + track;
}

EventText eventText(const TraceRows& rows, TraceSpot spot)
{
    const TraceEvent& event = rows.event(spot);
    const TraceTrack& track = rows.profile().tracks[event.track];
    const std::int64_t duration = rows.endOf(spot) - rows.beginOf(spot);
    const std::int64_t self = rows.selfTimeOf(spot);
    const QString where = TraceEventText::tr("at %1").arg(placeText(rows.beginOf(spot)));
    EventText text;
    text.name = toQString(rows.nameOf(spot));
    text.category = traceCategoryName(event.category);
    text.timing =
        where + kSeparator + TraceEventText::tr("lasts %1").arg(traceDurationNs(duration));
    if (self != duration)
        text.timing += kSeparator + TraceEventText::tr("self %1").arg(traceDurationNs(self));
    text.track = track.process.empty() ? toQString(track.name)
                                       : TraceEventText::tr("%1, %2", "process, thread")
                                             .arg(toQString(track.process), toQString(track.name));
    return text;
}

} // namespace faultline::ui
