// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pipelines that are written as Python: calls of ImageDataGenerator, printed transforms.

#include "model/augment/python_call.h"
#include "tests/fuzz/fuzz_config.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    ConfigDocument document;
    document.nodes.emplace_back();
    document.text.assign(reinterpret_cast<const char*>(data), size);
    test::fuzzPipeline(document);
    for (std::size_t at = 0; at < size && at < 64; ++at)
        static_cast<void>(augment::parsePythonCall(document.text, at));
    return 0;
}
