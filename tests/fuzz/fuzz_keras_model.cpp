// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/vram/sources/keras/keras_model.h"
#include "tests/vram/graph_checks.h"

#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const auto model =
        vram::modelFromKeras(std::string_view(reinterpret_cast<const char*>(data), size), "a.json");
    if (!model)
        return 0;
    vram::TrainingSetup setup;
    setup.imageWidth = setup.imageHeight = 64;
    const auto graph = (*model)->expand(setup);
    if (graph && !test::faultsOf(*graph).empty())
        std::abort();
    return 0;
}
