// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/dataset/repair/repair_plan.h"
#include "model/dataset/repair/write_repaired.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace faultline::repair {

/// What the writers of all forms share: where to, what, and how files get there.
struct Job {
    const Dataset& dataset;
    const RepairPlan& plan;
    std::filesystem::path folder;
    ReadMonitor& monitor;
    RepairReport report = {};

    /// Where a file of the source goes: the same path below the new folder, or only its name if it
    /// lies outside DatasetSource::root.
    [[nodiscard]] std::filesystem::path targetOf(const std::filesystem::path& source) const;
    [[nodiscard]] Result<void> writeFile(const std::filesystem::path& target,
                                         std::string_view bytes);
    /// Byte for byte; a file that is there already (two annotations of one picture) stays.
    [[nodiscard]] Result<void> copyFile(const std::filesystem::path& source,
                                        const std::filesystem::path& target);
    /// The picture of an image, if it is a file of its own.
    [[nodiscard]] Result<void> copyPicture(std::size_t image);
    /// Counts a picture and the boxes that are left of it, or that it was left out.
    void count(std::size_t image);
    [[nodiscard]] Error cancelled() const;
};

/// The whole of a text file; an Error if it is longer than `maxBytes`.
[[nodiscard]] Result<std::string> readText(const std::filesystem::path& path,
                                           std::uint64_t maxBytes);

[[nodiscard]] Result<void> writeTfRecord(Job& job);
[[nodiscard]] Result<void> writeCoco(Job& job);
[[nodiscard]] Result<void> writeVoc(Job& job);
[[nodiscard]] Result<void> writeYolo(Job& job);

} // namespace faultline::repair
