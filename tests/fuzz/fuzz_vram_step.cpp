// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/estimate.h"
#include "tests/support/random_graph.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline::vram;
    if (size < 3)
        return 0;
    const LayerGraph graph = RandomGraph(std::span(data, size).subspan(3)).made();
    TrainingSetup setup;
    setup.framework = (data[0] & 1U) != 0 ? "tensorflow" : "pytorch";
    setup.precision = static_cast<Precision>(data[0] / 2 % 3);
    setup.checkpointing = (data[0] & 64U) != 0;
    setup.optimizer = (data[0] & 128U) != 0 ? "adam" : "momentum";
    setup.batchPerReplica = data[1];
    setup.accumulationSteps = 1 + data[2] % 4;
    setup.replicas = data[2] / 4;
    const auto result = estimate(graph, setup);
    if (!result)
        return 0;
    std::int64_t sum = 0;
    for (const ComponentBytes& part : result->components)
        sum += part.bytes;
    if (sum != result->peakBytes || result->interval.high < result->interval.low)
        __builtin_trap(); // the parts make the whole
    return 0;
}
