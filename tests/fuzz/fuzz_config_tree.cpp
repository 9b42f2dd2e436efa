// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/fuzz_config.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    for (const char* name : {"a.yaml", "a.json", "a.py"})
        test::fuzzConfig("config-tree", data, size, name);
    return 0;
}
