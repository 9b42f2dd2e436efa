// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/expansion.h"

#include <cstdlib>
#include <string_view>

/// A file of modules: read, and every module in it that needs no parameters expanded.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline::vram;
    ModuleLibrary library;
    library.addFile("fuzz.json", {reinterpret_cast<const char*>(data), size});
    TrainingSetup setup;
    setup.imageWidth = 75;
    setup.imageHeight = 64;
    setup.classes = 3;
    setup.boxesPerImage = 5;
    ExpansionLimits limits;
    limits.steps = 20'000;
    limits.ops = 2'000;
    const auto graph = expandModule(library, "net", {}, setup, {}, limits);
    if (!graph) {
        if (graph.error().detail.empty())
            std::abort();
        return 0;
    }
    if (graph->ops.size() > limits.ops + 1)
        std::abort();
    for (const Op& op : graph->ops) {
        const bool isKnown =
            op.output >= kNoTensor && op.output < static_cast<TensorId>(graph->tensors.size());
        if (!isKnown || op.multiplyAdds < 0)
            std::abort();
    }
    return 0;
}
