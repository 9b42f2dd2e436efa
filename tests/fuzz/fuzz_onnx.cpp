// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/readers/network/onnx_file.h"
#include "model/vram/sources/onnx/onnx_model.h"
#include "tests/vram/graph_checks.h"

#include <cstdlib>
#include <memory>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    SilentMonitor monitor;
    const auto source = openMemory("a.onnx", std::as_bytes(std::span(data, size)));
    Result<Network> network = readOnnx(*source, monitor);
    if (!network)
        return 0;
    const auto model =
        vram::modelFromOnnx(std::make_shared<const Network>(std::move(*network)), "a.onnx");
    if (!model)
        return 0;
    vram::TrainingSetup setup;
    setup.imageWidth = setup.imageHeight = 64;
    const auto graph = (*model)->expand(setup);
    if (graph && !test::faultsOf(*graph).empty())
        std::abort();
    return 0;
}
