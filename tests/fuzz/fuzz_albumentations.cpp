// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Serialised Albumentations pipelines: whatever was read can be compiled and written, and what was
// written holds as many steps.

#include "model/augment/pipeline_files.h"
#include "model/augment/run_pipeline.h"
#include "tests/fuzz/fuzz_config.h"

namespace {

using namespace faultline;
using namespace faultline::augment;

void check(const ConfigDocument& config)
{
    if (!describesAlbumentationsPipeline(config))
        return;
    const Result<Pipeline> pipeline = albumentationsPipeline(config);
    if (!pipeline)
        return;
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(*pipeline, remarks);
    test::require(compiled.stepIndices().size() <= pipeline->steps.size());
    for (const char* form : {"albumentations-json", "albumentations-yaml"}) {
        remarks.clear();
        const std::string text = writeAlbumentations(*pipeline, form, remarks);
        const char* name = form[15] == 'j' ? "a.json" : "a.yaml";
        const test::ReadResult again = test::readBytes(*readerOfId("config-tree"), text, name);
        test::require(!again.artifacts.configs.empty());
        const Result<Pipeline> read = albumentationsPipeline(*again.artifacts.configs.front());
        test::require(read.has_value());
        test::require(!remarks.empty() || read->steps.size() == pipeline->steps.size());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const char* name : {"a.yaml", "a.json"}) {
        const test::ReadResult result = test::readBytes(*readerOfId("config-tree"), bytes, name);
        for (const auto& config : result.artifacts.configs)
            check(*config);
    }
    return 0;
}
