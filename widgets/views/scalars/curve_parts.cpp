// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/curve_parts.h"

#include <QCoreApplication>

namespace faultline::ui {

namespace {

struct CurvePartText {
    Q_DECLARE_TR_FUNCTIONS(CurveParts)
};

std::vector<CurvePart> purgedPart(const PurgedSeries& purged)
{
    if (purged.dropped == 0)
        return {CurvePart{}};
    if (purged.kept.empty())
        return {};
    return {{.suffix = {}, .kept = purged.kept, .isEarlier = false}};
}

} // namespace

std::vector<CurvePart> partsOfRun(const KnownRestarts* restarts, RestartView view)
{
    if (restarts == nullptr || view == RestartView::AllPoints)
        return {CurvePart{}};
    const SeriesRestarts& series = restarts->series;
    if (view == RestartView::TensorBoard)
        return purgedPart(series.tensorBoard);
    if (view == RestartView::TensorBoardServer)
        return purgedPart(series.dataServer);
    if (series.attempts.size() < 2)
        return {CurvePart{}};
    std::vector<CurvePart> parts;
    for (const AttemptPoints& attempt : series.attempts) {
        parts.push_back(
            {.suffix = CurvePartText::tr(" #%1", "number of an attempt").arg(attempt.attempt + 1),
             .kept = attempt.points,
             .isEarlier = &attempt != &series.attempts.back()});
    }
    return parts;
}

} // namespace faultline::ui
