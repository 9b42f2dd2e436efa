// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

/// Data that lies beside the checkout, in ../shared, and is no part of it: what other people
/// published may not be passed on. FAULTLINE_SHARED names another place; where it is set and empty,
/// nothing is there.
///
/// These two give the path of what is there, and nothing otherwise. A test that needs one says
/// FAULTLINE_NEEDS_REAL() and is listed with SHARED_TESTS in its CMakeLists.txt, so that it also
/// runs without. What matters of it must hold of a sample of ours, too.
[[nodiscard]] std::string sharedFile(std::string_view relative);
/// Of data/real: what comes from real trainings.
[[nodiscard]] std::string realFile(std::string_view relative);

/// Why a test is skipped that needs this of data/real.
[[nodiscard]] std::string absentRealFile(std::string_view relative);

/// tests/<relative>, which is always there.
[[nodiscard]] std::string testFile(std::string_view relative);

/// A folder of ours, and that of data/real where it is there: for what must hold of all of it.
struct SampleFolder {
    std::string path;
    bool isReal = false;
};
[[nodiscard]] std::vector<SampleFolder> ownAndReal(std::string_view own, std::string_view real);

} // namespace faultline::test

/// Defines `variable` as the path of data/real/<relative>, or skips the test.
#define FAULTLINE_NEEDS_REAL(variable, relative)                                                   \
    const std::string variable = ::faultline::test::realFile(relative);                            \
    if (variable.empty())                                                                          \
    GTEST_SKIP() << ::faultline::test::absentRealFile(relative)
