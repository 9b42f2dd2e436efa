// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own decoders against the generated classes. The first byte chooses the message.

#include "tests/schemas/compare_decoders.h"

#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline::test;
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::string difference;
    switch (data[0] & 3U) {
    case 0: difference = compareEvent(bytes); break;
    case 1: difference = compareTensor(bytes); break;
    case 2: difference = compareExample(bytes); break;
    default: difference = comparePlane(bytes); break;
    }
    if (!difference.empty()) {
        std::fprintf(stderr, "%s\n", difference.c_str());
        std::abort();
    }
    return 0;
}
