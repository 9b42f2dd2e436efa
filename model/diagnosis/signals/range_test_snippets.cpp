// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/range_test_snippets.h"

#include "model/data/data_files.h"

#include <algorithm>
#include <array>
#include <string>

namespace faultline {

namespace {

/// Without the lines about the licence of this repository, with which they begin.
std::string_view codeOf(std::string_view framework)
{
    std::string_view code = dataFile("snippets/range_test_" + std::string(framework) + ".py");
    while (code.starts_with("# SPDX"))
        code.remove_prefix(std::min(code.find('\n') + 1, code.size()));
    return code;
}

} // namespace

std::span<const RangeTestSnippet> rangeTestSnippets()
{
    static const std::array kSnippets{
        RangeTestSnippet{"keras", "TensorFlow, Keras", codeOf("keras")},
        RangeTestSnippet{"pytorch", "PyTorch", codeOf("pytorch")},
        RangeTestSnippet{"ultralytics", "Ultralytics", codeOf("ultralytics")}};
    return kSnippets;
}

const RangeTestSnippet* rangeTestSnippet(std::string_view framework)
{
    const std::span<const RangeTestSnippet> all = rangeTestSnippets();
    const auto found =
        std::find_if(all.begin(), all.end(), [framework](const RangeTestSnippet& one) {
            return one.framework == framework;
        });
    return found == all.end() ? nullptr : &*found;
}

} // namespace faultline
