// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/config_edit_checks.h"

#include <cstdint>
#include <string_view>

/// Every field of whatever is read as a configuration is refused, or changes and nothing else does.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline::test;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const char* name : {"pipeline.config", "args.yaml", "config.json", "config.py"}) {
        if (const faultline::ConfigDocumentPtr document = readConfigText(name, text))
            static_cast<void>(checkEveryField(*document, 20));
    }
    return 0;
}
