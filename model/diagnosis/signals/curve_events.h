// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Something that happens to a curve at one point, worth a look.
struct CurveEvent {
    enum class Kind : std::uint8_t {
        NonFinite, ///< the first value that is NaN or infinite
        Spike,     ///< the first value far from those around it
        Jump,      ///< the largest change of the level from one point to the next
    };
    Kind kind = Kind::NonFinite;
    std::size_t index = 0; ///< of the point in its series
    ScalarPoint point;
    std::size_t count = 0; ///< NonFinite: such values in the series
    double usual = 0.0;    ///< Spike: the median around it; Jump: the level before
    double size = 0.0;     ///< Spike: value - usual; Jump: level after - level before
    double sigmas = 0.0;   ///< |size| in standard deviations of the noise there
};
[[nodiscard]] std::string_view toString(CurveEvent::Kind kind); ///< "non-finite", "spike", "jump"

/// A curve too short to tell noise from an event gives no spike and no jump.
inline constexpr std::size_t kFewestEventPoints = 48;
/// A longer stretch is judged in blocks of so many points, which bounds the memory it takes.
inline constexpr std::size_t kEventBlockPoints = 262'144;
/// How far a spike must be from the median around it, and a jump from the level before it, in
/// standard deviations of the noise.
inline constexpr double kSpikeSigmas = 10.0;
inline constexpr double kJumpSigmas = 6.0;

/// The first NaN or infinity, the first spike and the largest jump of a series, as far as it has
/// them, in the order of their indices.
///
/// With M(i) the median of the 17 finite values around i and r(i) = x(i) - M(i), the noise s(i) is
/// 1.4826 x the median of |r| over the 65 points around i, but at least a quarter of the noise that
/// the largest 5 % of |r| over the whole series tell of.
///
/// - Spike: |r(i)| > kSpikeSigmas * s(i) + the variation of M over those 17 points, so that no bend
///   is taken for one. The first eight points of a stretch are not judged.
/// - Jump at i: with B and A the medians of the 17 values before and from i on, |A - B| less the
///   larger of the changes over the 17 points before and after these (the trend, which is no
///   jump), if that is more than kJumpSigmas * s; the largest counts. It lies where one value
///   differs most from the one before it, by a third of the jump at least.
///
/// Each stretch in which the step goes forward is judged by itself: a restart is no jump. A step
/// that counts within the epoch is not taken for a restart. O(n log w); stops early when
/// `isCancelled` says so.
[[nodiscard]] std::vector<CurveEvent> findCurveEvents(
    const ScalarSeries& series, const std::function<bool()>& isCancelled = {});

/// An event and whose it is.
struct RunEvent {
    RunPtr run;
    std::string tag;
    CurveEvent event;
};

/// In order of onset: step, then wall time; what begins at once keeps its order.
void sortByOnset(std::vector<RunEvent>& events);

/// Of all tags of these runs, in order of onset.
/// Empty if it was cancelled.
[[nodiscard]] std::vector<RunEvent> findRunEvents(std::span<const RunPtr> runs,
                                                  const std::function<bool()>& isCancelled = {});

} // namespace faultline
