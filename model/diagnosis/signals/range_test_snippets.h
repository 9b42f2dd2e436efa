// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace faultline {

/// A Python function that runs a range test with a framework, logs rate and loss as they are
/// recognised here, and leaves weights, buffers and optimizer as they were.
struct RangeTestSnippet {
    std::string_view framework; ///< "keras", "pytorch", "ultralytics": as in --snippet
    std::string_view title;     ///< "PyTorch"
    std::string_view code;      ///< ends with a line end; lives for ever
};
[[nodiscard]] std::span<const RangeTestSnippet> rangeTestSnippets();

/// nullptr if there is none for such a framework.
[[nodiscard]] const RangeTestSnippet* rangeTestSnippet(std::string_view framework);

} // namespace faultline
