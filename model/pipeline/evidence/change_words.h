// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/what_if.h"

namespace faultline::pipeline {

/// "8 workers instead of 2", "decode at 0.5 of the size". Private to this folder.
[[nodiscard]] Text changeText(const Setting& present, std::string_view key, std::string_view value);

/// "8 workers instead of 2: 3.1 times as fast [2.6 to 3.3], then the GPU is the limit; needs 1.4
/// GiB more memory, 0.3 GiB of it in /dev/shm".
[[nodiscard]] Text sentenceOf(const Setting& present, const WhatIf& change);

} // namespace faultline::pipeline
