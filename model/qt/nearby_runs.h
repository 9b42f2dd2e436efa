// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/identity.h"
#include "model/core/read_monitor.h"
#include "model/core/text.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

// Runs that lie beside one another on disk: what a run can be compared with, without being asked
// for a folder.

/// A training in a folder beside, or a folder that is none.
struct NearbyRun {
    std::string folder;          ///< to be opened
    std::string name;            ///< shown
    RunId run;                   ///< its first; empty: no run was found
    std::optional<double> begun; ///< wall time
    Text end;                    ///< "finished", "Out of GPU memory"; may be empty
    bool isFailed = false;       ///< by its end, or by a critical finding
    Text reason;                 ///< why it is not proposed; empty: it is of the same task

    [[nodiscard]] bool isProposed() const { return reason.empty(); }
};
/// Of the same task first, then sound ones, then the newest.
[[nodiscard]] bool isNearerThan(const NearbyRun& one, const NearbyRun& other);

/// Where to look.
struct NearbyFolders {
    static constexpr std::size_t kMostFolders = 50;
    static constexpr std::size_t kMostEntries = 200; ///< of each place

    std::vector<std::string> places;   ///< whose folders these are, the nearest first
    std::vector<std::string> folders;  ///< the newest first, at most kMostFolders
    std::vector<NearbyRun> passedOver; ///< links that lead nowhere and the like, with the reason
    std::size_t leftOut = 0;           ///< folders beyond kMostFolders
    bool isCut = false;                ///< a place has more than kMostEntries
};
/// The folders beside that of a run, and beside its parent where it lies in one like NAME/train.
/// Those that hold the run or are open already (`opened`: absolute paths) are left out.
[[nodiscard]] NearbyFolders findNearbyFolders(const std::string& runPlace,
                                              const std::vector<std::string>& opened);

/// Reads and judges a folder as a comparison does, but no datasets, no more than 256 MiB and not
/// read for longer than 30 s: what is larger is read in part, and says so. One for each training;
/// one with a reason if there is none.
[[nodiscard]] std::vector<NearbyRun> judgeNearbyFolder(const std::string& folder,
                                                       const Training& asked, ReadMonitor& monitor);

} // namespace faultline
