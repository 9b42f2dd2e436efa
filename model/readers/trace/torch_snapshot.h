// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/pickle.h"

#include <memory>
#include <string>

namespace faultline::trace {

/// Whether the value is the dictionary of a memory snapshot.
[[nodiscard]] bool isTorchSnapshot(const PickleDocument& document, PickleDocument::Value root);

/// Memory over time for each device that the snapshot tells of, with the peak's owners, what is
/// reserved and free, and requests that failed. `records` is how many history entries and blocks
/// there are. Where the file was cut before its history, there is less; `isComplete` false makes
/// curves relative that cannot be anchored.
[[nodiscard]] std::shared_ptr<TraceProfile> profileOfSnapshot(const PickleDocument& document,
                                                              PickleDocument::Value root,
                                                              bool isComplete,
                                                              std::uint64_t& records);

/// Name of the owner of a stack: the deepest Python frame outside of installed packages, else the
/// deepest Python frame, else the outermost operator of ATen, else the first frame that has a name.
/// Frames come innermost first.
struct StackLabel {
    std::string owner;
    std::string detail; ///< the Python frames, innermost first
};
[[nodiscard]] StackLabel labelOfStack(const PickleDocument& document, PickleDocument::Value frames);

} // namespace faultline::trace
