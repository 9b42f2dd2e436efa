// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// What torch.cuda.memory._dump_snapshot() writes: docs/formats/torch-memory-snapshot.md. The
/// pickle is read as data; an opcode that could run something ends reading with RefusedOpcode.
[[nodiscard]] std::unique_ptr<const FormatReader> makeTorchSnapshotReader();

} // namespace faultline
