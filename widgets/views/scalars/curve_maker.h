// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/session/grouped_runs.h"
#include "model/session/restart_index.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/scalars/curve_cache.h"
#include "widgets/views/scalars/export_curves.h"

#include <QSet>
#include <QString>

#include <cstdint>
#include <vector>

namespace faultline::ui {

class CurveOptions;
class ViewContext;

/// All that a card shows of its tag.
struct CardCurves {
    std::vector<Curve> curves;
    std::vector<CurveBand> bands;           ///< of the curves that stand for several runs
    std::vector<ExportSeries> logged;       ///< of the visible runs, as logged
    std::vector<ExportGroup> groups;        ///< joined, unsmoothed; those that are ready
    QSet<QString> keys;                     ///< of the cache, whose ready() changes something here
    std::vector<KnownRestartsPtr> restarts; ///< of the visible runs, as far as they are known
    std::vector<RestartMark> restartMarks;  ///< of the runs that are curves of their own
    std::vector<LegendStrip::Item> legend;  ///< runs and groups, not their parts
    bool hasDiverged = false;               ///< only a logarithmic axis shows all of it
    QString description;                    ///< of the tag
    int pending = 0;                        ///< curves that are still being worked out
    int runsWithoutX = 0;                   ///< visible runs that never logged the x metric
    std::uint64_t pointsWithoutX = 0;       ///< left out: logged before the x metric was
    std::uint64_t pointsOfEarlierX = 0;     ///< drawn at the x of an earlier step
    bool isThinned = false;                 ///< a group has too many steps to keep all
};

/// The least step of all that the run logged, which its aligned steps count from: its validation,
/// which begins later, stays in place.
[[nodiscard]] std::int64_t firstStepOf(const Run& run);

/// The one place where runs become curves: visible runs, the parts of a restarted run, groups,
/// then a CurveRecipe for each curve, followed in the background (CurveCache).
class CurveMaker {
public:
    CurveMaker(const ViewContext& context, CurveCache& cache);

    /// The curves of a tag as far as they are ready. Cheap: call it again when one becomes ready.
    [[nodiscard]] CardCurves make(const TagIndex& index, const TagEntry& entry) const;

private:
    struct Member; ///< one part of one visible run
    void addCurve(const QString& id, const std::vector<Member>& members, const QString& label,
                  bool isGroup, CardCurves& made) const;
    [[nodiscard]] std::vector<Member> membersOf(const TagIndex& index, const TagEntry& entry,
                                                CardCurves& made) const;
    static void addToLegend(LegendStrip::Item item, CardCurves& made);
    void addRestartMarks(const RunRestarts& restarts, const ExportSeries& logged,
                         CardCurves& made) const;
    [[nodiscard]] CurveRecipe recipeFor(const std::vector<Member>& members, bool isGroup) const;

    const ViewContext& m_context;
    const CurveOptions& m_options;
    const GroupedRuns& m_groups;
    CurveCache& m_cache;
    RestartIndex& m_restarts;
};

/// What Curve::id of a single run's curve begins with.
[[nodiscard]] QString runCurveId(const QString& run, const QString& tag);

} // namespace faultline::ui
