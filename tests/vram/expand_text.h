// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/expansion.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace faultline::vram {

/// Expands the module "net" of a file for an image of 64 x 48 pixels.
inline Result<LayerGraph> expandText(std::string_view json, const ExpansionOptions& options = {},
                                     std::int64_t width = 64, std::int64_t height = 48)
{
    ModuleLibrary library;
    library.addFile("net.json", json);
    if (!library.errors().empty())
        return library.errors().front();
    TrainingSetup setup;
    setup.imageWidth = width;
    setup.imageHeight = height;
    setup.classes = 80;
    setup.boxesPerImage = 93;
    setup.framework = "test";
    return expandModule(library, "net", {}, setup, options);
}

/// The same of the steps of a body.
inline Result<LayerGraph> expandSteps(const std::string& steps,
                                      const ExpansionOptions& options = {}, std::int64_t width = 64,
                                      std::int64_t height = 48)
{
    return expandText(R"({"net": {"body": [)" + steps + "]}}", options, width, height);
}

/// What went wrong; empty if nothing did.
inline std::string errorOf(const Result<LayerGraph>& graph)
{
    return graph ? std::string() : graph.error().message();
}

/// "channels x height x width" of what the last layer makes.
inline std::string lastShape(const Result<LayerGraph>& graph)
{
    if (!graph)
        return graph.error().message();
    for (auto op = graph->ops.rbegin(); op != graph->ops.rend(); ++op) {
        if (op->output == kNoTensor)
            continue;
        const Tensor& tensor = graph->tensors[static_cast<std::size_t>(op->output)];
        const std::string items = tensor.items == 1 ? "" : std::to_string(tensor.items) + " of ";
        return items + std::to_string(tensor.channels) + "x" + std::to_string(tensor.height) + "x"
               + std::to_string(tensor.width);
    }
    return "nothing";
}

} // namespace faultline::vram
