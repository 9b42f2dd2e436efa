// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <cstdint>
#include <optional>
#include <string>

namespace faultline {

/// How a command ended that the recorder watched (docs/formats/recorded-run.md).
struct RecordedEnd {
    std::string path;          ///< of the recorder's file
    std::optional<int> status; ///< exit status; nothing after a signal
    int signal = 0;            ///< that ended it; 0: none
    std::int64_t oomKills = 0; ///< processes that the kernel killed for want of main memory
    double peakBytes = 0.0;    ///< resident, of all its processes; 0: not known
    bool wasAsked = false;     ///< the recorder had passed a signal on before

    [[nodiscard]] bool isFailure() const { return signal != 0 || status.value_or(0) != 0; }
};

/// Nothing for another kind of configuration and for a run whose end was not seen.
[[nodiscard]] std::optional<RecordedEnd> recordedEnd(const ConfigDocument& facts);

} // namespace faultline
