// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_config.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const char* name : {"Dockerfile", "requirements.txt", "environment.yml", "env.txt"}) {
        const test::ReadResult result =
            test::readBytes(*readerOfId("environment-list"), bytes, name);
        for (const auto& environment : result.artifacts.environments) {
            for (const EnvironmentFact& fact : environment->facts) {
                test::require(!fact.component.empty());
                test::require(fact.line >= 1 && fact.line <= size + 1);
            }
        }
    }
    return 0;
}
