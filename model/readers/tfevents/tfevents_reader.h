// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// Reads TensorBoard event files: TFRecord frames of Event messages. docs/formats/tfevents.md.
[[nodiscard]] std::unique_ptr<const FormatReader> makeTfEventsReader();

} // namespace faultline
