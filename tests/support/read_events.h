// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/readers/tfevents/tfevents_reader.h"

#include <string_view>

namespace faultline::test {

/// Reads one event file held in memory through the public reader.
struct ReadEvents {
    RunPtr run; ///< with one FileReport
    bool failed = false;

    [[nodiscard]] const FileReport& file() const { return run->files.front(); }
    [[nodiscard]] std::uint64_t count(IssueCode code) const { return file().issues.count(code); }
};

[[nodiscard]] ReadEvents readEvents(std::string_view bytes, unsigned threads = 1,
                                    std::uint64_t stretchBytes = kStretchBytes,
                                    std::uint64_t checkedUpTo = kCheckedUpTo);

} // namespace faultline::test
