// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/restart_remarks.h"

#include "model/qt/run_label.h"
#include "widgets/messages.h"

#include <QCoreApplication>

#include <cstdint>

namespace faultline::ui {

namespace {

struct RestartText {
    Q_DECLARE_TR_FUNCTIONS(RestartRemarks)
};

QString countText(std::uint64_t count)
{
    return formatted(static_cast<double>(count), Unit::Count);
}

constexpr std::size_t kMostDetails = 12; ///< more lines would not fit on a screen

QString doneAgainText(double steps, double seconds)
{
    return RestartText::tr("%1 steps (%2) done again")
        .arg(formatted(steps, Unit::Count), formatted(seconds, Unit::Seconds));
}

/// What TensorBoard's readers would leave out; empty if nothing.
QString droppedText(const KnownRestarts& known)
{
    const std::uint64_t byPython = known.series.tensorBoard.dropped;
    const std::uint64_t byServer = known.series.dataServer.dropped;
    if (byPython == 0 && byServer == 0)
        return {};
    const bool isGuess = byPython > 0 && !known.run->isOrderKnown();
    const QString python =
        isGuess ? RestartText::tr("about %1").arg(countText(byPython)) : countText(byPython);
    const QString server = countText(byServer);
    if (byPython == 0)
        return RestartText::tr("TensorBoard's data server would drop %1 points").arg(server);
    if (byServer == 0)
        return RestartText::tr("TensorBoard would drop %1 points").arg(python);
    return RestartText::tr("TensorBoard would drop %1 points, its data server %2")
        .arg(python, server);
}

QStringList remarksOf(const KnownRestarts& known)
{
    QStringList remarks;
    const RunAttempts& run = known.run->attempts();
    if (run.hasRestarts())
        remarks << RestartText::tr("%n attempt(s)", nullptr, static_cast<int>(run.attempts.size()));
    if (run.hasRestarts() && run.lostSteps() > 0.0)
        remarks << doneAgainText(run.lostSteps(), run.lostSeconds());
    return remarks;
}

QStringList withDropped(QStringList remarks, const KnownRestarts& known)
{
    if (const QString dropped = droppedText(known); !dropped.isEmpty())
        remarks << dropped;
    return remarks;
}

} // namespace

QStringList restartRemarks(const std::vector<KnownRestartsPtr>& runs)
{
    int touched = 0;
    int restarted = 0;
    double lostSteps = 0.0;
    double lostSeconds = 0.0;
    QStringList ofOne;
    for (const KnownRestartsPtr& known : runs) {
        const QStringList own = remarksOf(*known);
        const QStringList remarks = withDropped(own, *known);
        if (remarks.isEmpty())
            continue;
        ++touched;
        // What TensorBoard would do is a detail, unless there is nothing else to say.
        ofOne = own.isEmpty() ? remarks : own;
        const RunAttempts& run = known->run->attempts();
        if (!run.hasRestarts())
            continue;
        ++restarted;
        lostSteps += run.lostSteps();
        lostSeconds += run.lostSeconds();
    }
    if (touched <= 1)
        return ofOne;
    QStringList remarks;
    if (restarted > 0)
        remarks << RestartText::tr("%n run(s) restarted", nullptr, restarted);
    if (lostSteps > 0.0)
        remarks << doneAgainText(lostSteps, lostSeconds);
    if (remarks.isEmpty())
        remarks << RestartText::tr("TensorBoard would drop points of %n run(s)", nullptr, touched);
    return remarks;
}

QStringList restartDetails(const std::vector<KnownRestartsPtr>& runs)
{
    QStringList lines;
    for (const KnownRestartsPtr& known : runs) {
        const QStringList remarks = withDropped(remarksOf(*known), *known);
        if (!remarks.isEmpty())
            lines << RestartText::tr("%1: %2", "run, what is said of it")
                         .arg(runLabel(known->run->run()), remarks.join(RestartText::tr(" · ")));
    }
    const auto more = lines.size() - static_cast<qsizetype>(kMostDetails);
    if (more > 0) {
        lines.resize(static_cast<qsizetype>(kMostDetails));
        lines << RestartText::tr("and %n more run(s)", nullptr, static_cast<int>(more));
    }
    return lines;
}

QString attemptText(const RunAttempts& attempts, std::size_t attempt)
{
    const Attempt& begun = attempts.attempts[attempt];
    QString text = RestartText::tr("Attempt %1 of %2 began %3 at step %4")
                       .arg(countText(attempt + 1), countText(attempts.attempts.size()),
                            formatted(begun.beginTime, Unit::WallTime),
                            formatted(static_cast<double>(begun.firstStep), Unit::Step));
    if (begun.isConcurrent)
        return text + RestartText::tr(" · ") + RestartText::tr("while an earlier one still wrote");
    const Attempt& before = attempts.attempts[attempt - 1];
    if (before.repeatedSteps > 0)
        text += RestartText::tr(" · ")
                + doneAgainText(static_cast<double>(before.repeatedSteps), before.lostSeconds);
    return text;
}

} // namespace faultline::ui
