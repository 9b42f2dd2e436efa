// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/vram/layer_graph.h"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace faultline::test {

/// The bytes of a file; empty if it cannot be read.
inline std::string fileText(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline std::vector<std::string> englishOf(const std::vector<Text>& texts)
{
    std::vector<std::string> english;
    for (const Text& text : texts)
        english.push_back(toEnglish(text));
    return english;
}

/// What is wrong with a graph; empty if nothing is: ops read what was made before them, indices are
/// in range, sizes are positive.
inline std::string faultsOf(const vram::LayerGraph& graph)
{
    std::vector<bool> isMade(graph.tensors.size(), false);
    const auto inRange = [&](vram::TensorId id) {
        return id >= 0 && static_cast<std::size_t>(id) < graph.tensors.size();
    };
    for (const vram::Op& op : graph.ops) {
        for (const vram::TensorId input : op.inputs) {
            if (!inRange(input) || !isMade[static_cast<std::size_t>(input)])
                return op.name + " reads what is not made";
        }
        if (op.parameters != vram::kNoParameters
            && static_cast<std::size_t>(op.parameters) >= graph.parameters.size())
            return op.name + " has parameters that are not there";
        if (op.output == vram::kNoTensor)
            continue;
        if (!inRange(op.output))
            return op.name + " makes a tensor that is not there";
        isMade[static_cast<std::size_t>(op.output)] = true;
        const vram::Tensor& made = graph.tensors[static_cast<std::size_t>(op.output)];
        if (made.extent.perImage < 0 || made.extent.fixed < 0 || made.channels < 1
            || made.height < 1 || made.width < 1 || made.items < 1)
            return op.name + " makes a tensor without size";
    }
    return {};
}

} // namespace faultline::test
