// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "model/curves/join_series.h"
#include "model/curves/reshape_series.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

using SeriesPtr = std::shared_ptr<const ScalarSeries>;

/// A run's part in a curve.
struct CurveSource {
    SeriesPtr series;             ///< as logged
    std::vector<IndexRange> kept; ///< the part of it that counts; empty: all of it
    SeriesPtr xMetric;            ///< for XAxisKind::Value alone
    double origin = 0.0;          ///< wall time that a relative axis counts from
    std::int64_t firstStep = 0;   ///< that aligned steps count from
    friend bool operator==(const CurveSource&, const CurveSource&) = default;
};

/// How strongly and in which form a curve is smoothed.
struct SmoothingRule {
    double weight = 0.0; ///< 0: not at all
    bool byDistance = false;
    friend bool operator==(const SmoothingRule&, const SmoothingRule&) = default;
};

/// How logged series become one curve. The steps are always taken in this order: the part that
/// counts, aligned steps, the x axis, joining, smoothing. A value: equal recipes give equal curves.
struct CurveRecipe {
    std::vector<CurveSource> sources;
    XAxisKind axis = XAxisKind::Step;
    bool alignsStart = false;     ///< steps count from CurveSource::firstStep
    std::optional<JoinRule> join; ///< set: the sources become one line; `along` follows `axis`
    SmoothingRule smoothing;
    friend bool operator==(const CurveRecipe&, const CurveRecipe&) = default;

    /// Whether the series can be drawn as logged: then there is nothing to work out.
    [[nodiscard]] bool isPlain() const;
    /// Whether all but the smoothing is the same.
    [[nodiscard]] bool hasSameShape(const CurveRecipe& other) const;
    /// Whether curves of both recipes can be shown on one axis, e.g. while one is worked out.
    [[nodiscard]] bool hasSameAxis(const CurveRecipe& other) const;
    [[nodiscard]] std::size_t pointCount() const;
};

/// A curve before it is smoothed.
struct ShapedCurve {
    SeriesPtr line;
    SeriesPtr lower; ///< of the band; null without one
    SeriesPtr upper;
    SeriesPtr counts;    ///< runs at each point; null unless joined
    SeriesPtr spoiled;   ///< JoinedSeries::spoiled; null if there is none
    double origin = 0.0; ///< wall time of `line` that a relative axis counts from
    std::uint64_t nonFinite = 0;
    std::uint64_t earlierX = 0; ///< PairedSeries::earlier and withoutX
    std::uint64_t withoutX = 0;
    bool isThinned = false;
};

/// A curve as it is drawn.
struct BakedCurve {
    CurveRecipe recipe;
    ShapedCurve shape;
    SeriesPtr line; ///< smoothed; the same as shape.line if it is not
    SeriesPtr lower;
    SeriesPtr upper;

    /// What it takes beyond the logged series.
    [[nodiscard]] std::size_t memoryBytes() const;
};

/// Follows a recipe. What `earlier` (may be null) already worked out of the same shape is shared,
/// so another smoothing costs the smoothing alone. O(points); call it off the GUI thread.
[[nodiscard]] BakedCurve bake(const CurveRecipe& recipe, const BakedCurve* earlier);

} // namespace faultline
