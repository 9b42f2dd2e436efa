// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/console_words.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <QTimeZone>

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

/// A dump, a message of an exception or a field may be as long as it likes; a summary not.
constexpr qsizetype kMaxQuote = 240;

class ConsoleWords {
    Q_DECLARE_TR_FUNCTIONS(ConsoleWords)
};

QString shortened(std::string_view text)
{
    const QString whole = toQString(text.substr(0, 4 * kMaxQuote)).simplified();
    return whole.size() <= kMaxQuote ? whole : whole.left(kMaxQuote) + u'…';
}

/// Three significant digits: "1.27 GiB", "56 MiB".
QString bytesText(std::uint64_t bytes)
{
    double mantissa = static_cast<double>(bytes);
    while (mantissa >= 1024.0)
        mantissa /= 1024.0;
    const bool whole = mantissa == std::floor(mantissa) || mantissa >= 100.0;
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), whole              ? 0
                                                                   : mantissa >= 10.0 ? 1
                                                                                      : 2);
}

QString tracebackSummary(const Traceback& traceback)
{
    const QString type = toQString(traceback.exceptionType);
    const QString message = shortened(traceback.message);
    const QString what = message.isEmpty() ? type : ConsoleWords::tr("%1: %2").arg(type, message);
    if (traceback.meaningfulFrame >= traceback.frames.size())
        return ConsoleWords::tr("Traceback: %1").arg(what);
    const Traceback::Frame& frame = traceback.frames[traceback.meaningfulFrame];
    const QString file = toQString(frame.file).section(u'/', -1).section(u'\\', -1);
    return ConsoleWords::tr("Traceback at %1:%2: %3").arg(file).arg(frame.line).arg(what);
}

QString dumpSummary(const AllocatorDump& dump)
{
    QStringList parts;
    if (dump.limitBytes > 0)
        parts << ConsoleWords::tr("%1 limit").arg(bytesText(dump.limitBytes));
    if (dump.inUseBytes > 0)
        parts << ConsoleWords::tr("%1 in use").arg(bytesText(dump.inUseBytes));
    if (dump.requestBytes > 0)
        parts << ConsoleWords::tr("asked %1").arg(bytesText(dump.requestBytes));
    if (dump.largestFreeChunkBytes > 0)
        parts << ConsoleWords::tr("largest free %1").arg(bytesText(dump.largestFreeChunkBytes));
    if (!dump.isComplete)
        parts << ConsoleWords::tr("cut short");
    const QString name = dump.allocator.empty()
                             ? ConsoleWords::tr("BFC dump")
                             : ConsoleWords::tr("BFC dump of %1").arg(toQString(dump.allocator));
    return parts.isEmpty() ? name
                           : ConsoleWords::tr("%1: %2").arg(name, parts.join(QStringLiteral(", ")));
}

QString progressSummary(const ConsoleDigest& digest, const LogFold& fold)
{
    const QString last = shortened(digest.log->text(fold.lastLine));
    return ConsoleWords::tr("%n progress line(s), the last: %1", "",
                            static_cast<int>(fold.lineCount()))
        .arg(last);
}

QString signatureText(std::string_view text)
{
    if (text.empty())
        return {};
    const QByteArray key(text.data(), static_cast<qsizetype>(text.size()));
    return QCoreApplication::translate("Signatures", key.constData());
}

QDateTime dateTimeOf(double time, TimeKind kind)
{
    const auto ms = static_cast<qint64>(std::llround(time * 1e3));
    // Read as if UTC, so shown as the log wrote it.
    return kind == TimeKind::Local ? QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC)
                                   : QDateTime::fromMSecsSinceEpoch(ms);
}

bool isDate(double time, TimeKind kind)
{
    return (kind == TimeKind::Local || kind == TimeKind::Absolute) && std::abs(time) < 1e11;
}

} // namespace

QString logLevelName(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug: return ConsoleWords::tr("Debug");
    case LogLevel::Info: return ConsoleWords::tr("Info");
    case LogLevel::Warning: return ConsoleWords::tr("Warning");
    case LogLevel::Error: return ConsoleWords::tr("Error");
    case LogLevel::Fatal: return ConsoleWords::tr("Fatal");
    case LogLevel::None: break;
    }
    return {};
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Benign: return ConsoleWords::tr("Harmless");
    case Outcome::Note: return ConsoleWords::tr("Note");
    case Outcome::Warning: return ConsoleWords::tr("Warning");
    case Outcome::Failure: return ConsoleWords::tr("Failure");
    case Outcome::Fatal: break;
    }
    return ConsoleWords::tr("Fatal");
}

QString lineWeightName(LineWeight weight)
{
    switch (weight) {
    case LineWeight::Plain: return {};
    case LineWeight::Benign: return outcomeName(Outcome::Benign);
    case LineWeight::Note: return outcomeName(Outcome::Note);
    case LineWeight::Warning: return outcomeName(Outcome::Warning);
    case LineWeight::Failure: return outcomeName(Outcome::Failure);
    case LineWeight::Fatal: break;
    }
    return outcomeName(Outcome::Fatal);
}

QString eventTitle(const LogEvent& event)
{
    return event.info != nullptr ? signatureText(event.info->title) : toQString(event.signature);
}

QString eventMeaning(const LogEvent& event)
{
    return event.info != nullptr ? signatureText(event.info->meaning) : QString();
}

QString eventAdvice(const LogEvent& event)
{
    return event.info != nullptr ? signatureText(event.info->advice) : QString();
}

QString eventFields(const LogEvent& event)
{
    QStringList parts;
    for (const LogField& field : event.fields) {
        if (!field.value.empty())
            parts << shortened(field.value); // names of fields are the signature's, not words
    }
    return parts.isEmpty() ? QString()
                           : ConsoleWords::tr("%1", "what a line of the console names")
                                 .arg(parts.join(QStringLiteral(" · ")));
}

QString foldSummary(const ConsoleDigest& digest, const LogFold& fold)
{
    switch (fold.kind) {
    case LogFold::Kind::Traceback: return tracebackSummary(digest.log->tracebacks[fold.item]);
    case LogFold::Kind::Dump: return dumpSummary(digest.log->dumps[fold.item]);
    case LogFold::Kind::Progress: break;
    }
    return progressSummary(digest, fold);
}

QString logTimeOfDay(double time, TimeKind kind)
{
    if (!std::isfinite(time))
        return {};
    return isDate(time, kind) ? dateTimeOf(time, kind).toString(QStringLiteral("HH:mm:ss"))
                              : relativeTime(time);
}

QString logDateTime(double time, TimeKind kind)
{
    if (!std::isfinite(time))
        return {};
    return isDate(time, kind)
               ? dateTimeOf(time, kind).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz"))
               : relativeTime(time);
}

QString relativeTime(double seconds)
{
    if (!std::isfinite(seconds) || std::abs(seconds) > 1e11)
        return {};
    const auto ms = static_cast<qint64>(std::llround(std::abs(seconds) * 1e3));
    return QStringLiteral("%1%2:%3:%4.%5")
        .arg(seconds < 0 ? QLatin1Char('-') : QLatin1Char('+'))
        .arg(ms / 3'600'000)
        .arg(ms / 60'000 % 60, 2, 10, QLatin1Char('0'))
        .arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'))
        .arg(ms % 1000, 3, 10, QLatin1Char('0'));
}

QString spokenLine(const ConsoleDigest& digest, std::uint32_t line, bool tellsMeaning)
{
    const LogLine& entry = digest.log->lines[line];
    QStringList parts{ConsoleWords::tr("Line %1").arg(QLocale().toString(entry.sourceLine))};
    const QString time = logTimeOfDay(entry.wallTime, digest.log->timeKind);
    if (!time.isEmpty())
        parts << time;
    const QString weight = lineWeightName(digest.weights[line]);
    parts << (weight.isEmpty() ? logLevelName(entry.level) : weight);
    if (const LogEvent* event = tellsMeaning ? digest.eventOf(line) : nullptr)
        parts << eventTitle(*event);
    parts << shortened(digest.log->text(line));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace faultline
