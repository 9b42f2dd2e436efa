// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/open_case.h"

#include <chrono>

namespace faultline {

/// The case of one test. What its jobs touch may live in the test, made before this: its end waits
/// for them.
class TestCase : public OpenCase {
public:
    using OpenCase::OpenCase;
    ~TestCase() override { (void)jobs()->close(std::chrono::minutes(1)); }
};

} // namespace faultline
