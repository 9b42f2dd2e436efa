// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline_files.h"
#include "model/augment/run_pipeline.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <cstdlib>
#include <string_view>

namespace faultline::test {

inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// What a configuration says of augmentation must be importable, or not, without harm; what was
/// imported can be compiled and written.
inline void fuzzPipeline(const ConfigDocument& document)
{
    const Result<augment::Pipeline> pipeline = augment::pipelineFromConfig(document);
    if (!pipeline)
        return;
    std::vector<augment::PipelineRemark> remarks;
    const augment::CompiledPipeline compiled(*pipeline, remarks);
    require(compiled.stepIndices().size() <= pipeline->steps.size());
    for (const augment::PipelineFileForm& form : augment::pipelineFileForms(pipeline->library))
        static_cast<void>(augment::writePipeline(*pipeline, form.id, remarks));
}

/// Reads bytes with a reader of configurations and holds what comes out against what every tree
/// must be: bounded, each node below its parent, lines within the text.
inline void fuzzConfig(std::string_view readerId, const std::uint8_t* data, std::size_t size,
                       const char* name = "sample")
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const ReadResult result = readBytes(*readerOfId(readerId), bytes, name);
    require(result.artifacts.configs.size() <= 1);
    for (const auto& document : result.artifacts.configs) {
        require(document->nodes.size() <= 200'000);
        for (std::size_t at = 1; at < document->nodes.size(); ++at) {
            const ConfigNode& node = document->nodes[at];
            require(node.parent < at);
            require(node.nextSibling == ConfigNode::npos
                    || document->nodes[node.nextSibling].parent == node.parent);
            require(node.line <= size + 1);
        }
        fuzzPipeline(*document);
    }
}

} // namespace faultline::test
