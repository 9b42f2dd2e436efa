// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/hardware/log_builder.h"

#include <string>

namespace faultline::hardware {

/// The end of every reader of hardware logs: hands over the log, says if it has no times (`why`
/// adds the particulars), or fails because nothing usable was in the file. A cancelled reading
/// hands over nothing.
[[nodiscard]] Result<ReadEnd> finishLog(HardwareLogBuilder& log, ReadEnd end,
                                        const std::string& path, Text why = {});

} // namespace faultline::hardware
