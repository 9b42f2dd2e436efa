// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/follow_texts.h"

#include "model/qt/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

class FollowTexts {
    Q_DECLARE_TR_FUNCTIONS(FollowTexts)
};

constexpr double kMinute = 60.0;
constexpr double kHour = 3600.0;
constexpr double kDay = 86400.0;

} // namespace

QString agoText(double seconds)
{
    const auto whole = [](double value) {
        return QLocale().toString(static_cast<qlonglong>(std::floor(std::max(value, 0.0))));
    };
    if (seconds < 2 * kMinute)
        return FollowTexts::tr("%1 s").arg(whole(seconds));
    if (seconds < 2 * kHour)
        return FollowTexts::tr("%1 min").arg(whole(seconds / kMinute));
    if (seconds < 2 * kDay)
        return FollowTexts::tr("%1 h").arg(whole(seconds / kHour));
    return FollowTexts::tr("%1 d").arg(whole(seconds / kDay));
}

QString followText(const FollowStatus& status, double now)
{
    if (status.lastGrowth <= 0.0)
        return FollowTexts::tr("Following…");
    const QString ago = agoText(now - status.lastGrowth);
    if (status.isGrowing)
        return FollowTexts::tr("Following · last record %1 ago").arg(ago);
    if (!status.lastStep)
        return FollowTexts::tr("Stopped growing %1 ago").arg(ago);
    return FollowTexts::tr("Stopped growing %1 ago (step %2)")
        .arg(ago, QLocale().toString(static_cast<qlonglong>(*status.lastStep)));
}

QString followDetails(const FollowStatus& status, FollowMethod method)
{
    QStringList lines;
    if (status.lastGrowth > 0.0) {
        const QDateTime time =
            QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(status.lastGrowth * 1000.0));
        lines << FollowTexts::tr("Something was written last at %1.")
                     .arg(QLocale().toString(time, QLocale::ShortFormat));
    }
    if (!status.run.empty())
        lines << FollowTexts::tr("Run: %1").arg(toQString(status.run));
    if (status.growingRuns > 1)
        lines << FollowTexts::tr("%n runs grow.", "", static_cast<int>(status.growingRuns));
    lines << (method == FollowMethod::Told
                  ? FollowTexts::tr("The system tells of changes as they happen.")
                  : FollowTexts::tr("The files are looked at every second: they are on a network "
                                    "file system, or the system can watch no more folders."));
    return lines.join(u'\n');
}

QString noticeText(const FileNotice& notice)
{
    const QString path = toQString(notice.path);
    switch (notice.kind) {
    case FileNotice::Kind::Deleted:
        return FollowTexts::tr("%1 was deleted or moved. What was read of it is still shown.")
            .arg(path);
    case FileNotice::Kind::Replaced:
        if (!notice.isKept)
            return FollowTexts::tr(
                       "Another file has taken the place of %1. It was read again: what "
                       "it holds now is shown, what the old one held is not.")
                .arg(path);
        return FollowTexts::tr("Another file has taken the place of %1. What was read of the old "
                               "one is still shown; the new one is followed.")
            .arg(path);
    case FileNotice::Kind::Shrank:
        if (!notice.isKept)
            return FollowTexts::tr(
                       "%1 became shorter: it was written anew. It was read again: what "
                       "it holds now is shown, what it held before is not.")
                .arg(path);
        return FollowTexts::tr("%1 became shorter: it was written anew. What was read before is "
                               "still shown; the new content is followed.")
            .arg(path);
    }
    return {};
}

} // namespace faultline::ui
