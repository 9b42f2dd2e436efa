// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/restart_remarks.h"

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

} // namespace

QStringList restartRemarks(const std::vector<KnownRestartsPtr>& runs)
{
    int restarted = 0;
    std::size_t attempts = 0;
    double lostSteps = 0.0;
    double lostSeconds = 0.0;
    std::uint64_t droppedByPython = 0;
    std::uint64_t droppedByServer = 0;
    bool isGuess = false;
    for (const KnownRestartsPtr& known : runs) {
        droppedByPython += known->series.tensorBoard.dropped;
        droppedByServer += known->series.dataServer.dropped;
        isGuess = isGuess || (known->series.tensorBoard.dropped > 0 && !known->run->isOrderKnown());
        const RunAttempts& run = known->run->attempts();
        if (!run.hasRestarts())
            continue;
        ++restarted;
        attempts += run.attempts.size();
        lostSteps += run.lostSteps();
        lostSeconds += run.lostSeconds();
    }
    QStringList remarks;
    if (restarted == 1)
        remarks << RestartText::tr("%n attempt(s)", nullptr, static_cast<int>(attempts));
    else if (restarted > 1)
        remarks << RestartText::tr("%n run(s) restarted", nullptr, restarted);
    if (lostSteps > 0.0)
        remarks << RestartText::tr("%1 steps (%2) done again")
                       .arg(formatted(lostSteps, Unit::Count),
                            formatted(lostSeconds, Unit::Seconds));
    if (droppedByPython > 0 || droppedByServer > 0) {
        const QString python = isGuess ? RestartText::tr("about %1").arg(countText(droppedByPython))
                                       : countText(droppedByPython);
        remarks << RestartText::tr("TensorBoard would drop %1, its data server %2")
                       .arg(python, countText(droppedByServer));
    }
    return remarks;
}

} // namespace faultline::ui
