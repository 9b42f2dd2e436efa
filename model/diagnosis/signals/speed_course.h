// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// How long one piece of a training after another took, by one of the clocks that its files have.
struct SpeedCourse {
    enum class Piece {
        Step,
        Epoch,
        Unknown, ///< images, tokens, whatever `source` counts
    };
    Piece piece = Piece::Step;
    bool countsEpochs = false;   ///< `at` holds epochs, else steps
    std::string source;          ///< a tag, or the name of a console
    std::vector<double> at;      ///< the place of each piece in the training, as it was written
    std::vector<double> seconds; ///< of each, > 0
    std::vector<double> slack;   ///< that each may be off, for the digits it was written with
    std::vector<double> amount;  ///< pieces that each stands for; 0: not known

    // Where it stands: lines of a log or a series.
    const ConsoleLog* log = nullptr;
    std::vector<std::size_t> lines;
    RunId run;
    const ScalarSeries* series = nullptr;

    [[nodiscard]] std::size_t size() const { return seconds.size(); }
    /// Where piece `i` is told; the whole series where it is one; nothing for redrawn bars.
    [[nodiscard]] std::optional<Evidence> evidence(std::size_t i, Text caption) const;
};

/// Every one that there is: times of steps and epochs and rates that were logged, whatever they are
/// called, differences of times since the start, speeds and durations that a console prints,
/// progress bars, and times of the points themselves. Times of evaluations and of loading are no
/// courses. Of a policy that learns from episodes none: its updates begin when its memory is full.
/// Linear in points and text; a long course is replaced by medians of its blocks.
[[nodiscard]] std::vector<SpeedCourse> speedCourses(const Training& training);

/// How a course changed for good.
struct SpeedChange {
    enum class Kind {
        Drop,   ///< at once: nearly all that follows is slower than nearly all before
        Growth, ///< piece by piece
    };
    Kind kind = Kind::Drop;
    std::size_t index = 0;     ///< of the first slow piece; Growth: of the last
    double early = 0.0;        ///< median before; Growth: of the first third
    double late = 0.0;         ///< median from there on; Growth: of the last third
    double z = 0.0;            ///< Mann-Kendall
    double extraSeconds = 0.0; ///< that the slow part took beyond `early`; 0: not known
    std::size_t pieces = 0;

    [[nodiscard]] double factor() const { return early > 0.0 ? late / early : 1.0; }
};

/// The first piece is not judged if it is the slower one: it may hold the start. Few pieces must
/// differ the more. O(n^2) in the length of the course, which is limited.
[[nodiscard]] std::optional<SpeedChange> speedChange(const SpeedCourse& course);

/// Pieces that take a multiple of the others, now and then.
struct SpeedSplit {
    std::vector<std::size_t> slow; ///< indices
    std::size_t pieces = 0;
    double fastSeconds = 0.0; ///< medians
    double slowSeconds = 0.0;
};

/// Of at least six pieces two or more are slow and two or more fast, in turns and far apart. The
/// first is left out if it is slow.
[[nodiscard]] std::optional<SpeedSplit> speedSplit(const SpeedCourse& course);

} // namespace faultline
