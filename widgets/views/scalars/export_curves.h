// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "model/core/run.h"
#include "model/report/scalars_report.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline::ui {

/// A series to write out: as logged, never smoothed or thinned.
struct ExportSeries {
    std::string run;
    std::string tag;
    std::shared_ptr<const ScalarSeries> series;
    double origin = 0.0;        ///< wall time that a relative axis counts from
    std::int64_t firstStep = 0; ///< that the steps of the window count from
};

/// Runs that are drawn as one, unsmoothed; see JoinedSeries.
struct ExportGroup {
    std::string label;
    std::string tag;
    std::shared_ptr<const ScalarSeries> line;
    std::shared_ptr<const ScalarSeries> lower; ///< null without a band
    std::shared_ptr<const ScalarSeries> upper;
    std::shared_ptr<const ScalarSeries> counts;
    double origin = 0.0; ///< as above, of `line`
};

/// Keeps the points whose x lies in [min, max].
struct ExportWindow {
    XAxisKind axis = XAxisKind::Step;
    double min = 0.0;
    double max = 0.0;
};

/// A case of just these series and points, for writeScalars(). Without a window nothing is
/// copied but the chunk pointers.
[[nodiscard]] CaseData selectPoints(const std::vector<ExportSeries>& curves,
                                    const std::optional<ExportWindow>& window);

/// Writes them as `faultline-cli scalars` would, whole or not at all. Returns the number of points.
/// Takes as long as there are points: call it off the GUI thread.
[[nodiscard]] Result<std::uint64_t> exportCurves(const std::string& path,
                                                 const std::vector<ExportSeries>& curves,
                                                 ScalarFormat format,
                                                 const std::optional<ExportWindow>& window);

/// Writes groups as CSV: group,tag,step,x,value,lower,upper,runs, where x is the place on `axis`,
/// value the mean or median and runs how many of the group it stands on; lower and upper are empty
/// where there is no band. Whole or not at all; returns the number of rows.
[[nodiscard]] Result<std::uint64_t> exportGroups(const std::string& path,
                                                 const std::vector<ExportGroup>& groups,
                                                 XAxisKind axis,
                                                 const std::optional<ExportWindow>& window);

} // namespace faultline::ui
