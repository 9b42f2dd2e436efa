// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

namespace faultline {

/// run.json of the recorder (docs/recorder.md): a document of every field as it stands there, and
/// an environment of what it says of the software and the machine.
[[nodiscard]] std::unique_ptr<const FormatReader> makeRecordedRunReader();

} // namespace faultline
