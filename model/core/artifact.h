// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/core/shown_names.h"

#include <memory>
#include <string>
#include <string_view>

namespace faultline {

/// What a reader yields.
enum class ArtifactKind : std::uint8_t {
    Run,
    Log,
    HardwareLog,
    Config,
    Environment,
    Profile,
    Dataset
};
[[nodiscard]] std::string_view toString(ArtifactKind kind);

/// How the times written in an artifact relate to seconds since the epoch. Readers write times as
/// they stand in the file; the clocks of a case (model/diagnosis/training/case_clocks.h) say what
/// to add.
enum class TimeKind : std::uint8_t {
    None,     ///< no times at all: samples or lines are only in order
    Relative, ///< seconds from an origin that the file does not tell (kernel uptime, a trace)
    Local,    ///< date and time of day without a zone, read as if they were UTC
    Absolute, ///< seconds since the epoch
};
[[nodiscard]] std::string_view toString(TimeKind kind);

/// What every artifact says of itself. `file` is filled in by the loader when the reader is done.
struct Artifact {
    FileReport file; ///< its id is that of `part`
    ArtifactPart part = ArtifactPart::Whole;
    TimeKind timeKind = TimeKind::None;

    /// Unique among what is alike in its case.
    [[nodiscard]] const ArtifactId& id() const { return file.id; }
    /// What people read.
    [[nodiscard]] std::string name() const { return shownPart(file.displayName, part); }
};

} // namespace faultline
