// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/readers/console/stamp.h"

#include <cstdint>
#include <string_view>

namespace faultline::console {

/// Where a prefix comes from: two handlers that print one message use different ones.
enum class PrefixForm : std::uint8_t {
    None,
    Recorder, ///< of this program's own recorder
    TensorFlow,
    Glog, ///< absl, glog, torch
    PythonLogging,
    Other,
};

/// What stands before the message of a line.
struct LinePrefix {
    Stamp stamp;
    LogLevel level = LogLevel::None;
    std::int16_t rank = -1;
    PrefixForm form = PrefixForm::None;
    bool isErrorStream = false; ///< the recorder saw it on standard error
    bool isTransport = false;   ///< the stamp is of who kept the line, not of who wrote it
};

/// Takes every known prefix off the front of `text`: quoting ("> "), the recorder's, TensorFlow's,
/// absl's and glog's, Python logging in its usual layouts, torch's ranks, the journal's, the
/// kernel's, NCCL's, mpirun's, Ray's, Docker's, Kubernetes', detectron2's, DeepSpeed's, times in
/// brackets.
[[nodiscard]] LinePrefix takePrefix(std::string_view& text);

} // namespace faultline::console
