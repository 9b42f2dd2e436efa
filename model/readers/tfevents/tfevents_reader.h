// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/unchecked_records.h"
#include "model/readers/format_reader.h"

#include <cstdint>
#include <memory>

namespace faultline {

/// Bytes of a file that one thread decodes at a time.
inline constexpr std::uint64_t kStretchBytes = 4U << 20;

/// Reads TensorBoard event files: TFRecord frames of Event messages. docs/formats/tfevents.md.
/// The result does not depend on `stretchBytes`, and that of an undamaged file not on
/// `checkedUpTo`; tests make them small to prove that.
[[nodiscard]] std::unique_ptr<const FormatReader> makeTfEventsReader(
    std::uint64_t stretchBytes = kStretchBytes, std::uint64_t checkedUpTo = kCheckedUpTo);

} // namespace faultline
