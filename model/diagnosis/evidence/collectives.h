// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/log_evidence.h"

#include <optional>
#include <string>

namespace faultline {

/// Two ranks that wait for each other in different operations of the same number.
struct DifferentCollectives {
    std::string number; ///< of the operation, as NCCL counts them
    struct Call {
        std::string rank;
        std::string operation; ///< "ALLREDUCE", or "ALLREDUCE (9000)" where only the sizes differ
        LoggedEvent event;
    };
    Call one;
    Call other;
};

/// From the time-outs in the logs of a training. Operations of different process groups are counted
/// apart and not compared.
[[nodiscard]] std::optional<DifferentCollectives> differentCollectives(const Training& training);

} // namespace faultline
