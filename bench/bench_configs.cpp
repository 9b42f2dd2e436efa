// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading configurations, and judging versions.

#include "model/diagnosis/environment/compatibility.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

using namespace faultline;

std::string repeated(const std::string& head, const std::string& body, std::size_t bytes)
{
    std::string text = head;
    while (text.size() < bytes)
        text += body;
    return text;
}

void readAs(benchmark::State& state, const char* reader, const char* name, const std::string& text)
{
    for (auto _ : state) {
        const test::ReadResult result = test::readBytes(*readerOfId(reader), text, name);
        benchmark::DoNotOptimize(result.artifacts.configs.size());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size())
                            * static_cast<std::int64_t>(state.iterations()));
}

void usualPipelineConfig(benchmark::State& state)
{
    readAs(state, "pipeline-config", "pipeline.config",
           "model { ssd { num_classes: 3 feature_extractor { type: \"ssd_resnet50_v1_fpn_keras\" } "
           "} }\ntrain_config { batch_size: 4 optimizer { momentum_optimizer { learning_rate { "
           "cosine_decay_learning_rate { total_steps: 3000 } } } } }\n");
}
BENCHMARK(usualPipelineConfig);

void labelMap(benchmark::State& state)
{
    readAs(state, "label-map", "label_map.pbtxt",
           repeated("", "item {\n  id: 1\n  name: 'a name'\n}\n", 1 << 20));
}
BENCHMARK(labelMap)->Unit(benchmark::kMillisecond);

void yaml(benchmark::State& state)
{
    readAs(state, "config-tree", "a.yaml",
           repeated("lr: 1\nlist:\n", "- {name: x, value: 0.1}\n", 1 << 20));
}
BENCHMARK(yaml)->Unit(benchmark::kMillisecond);

void json(benchmark::State& state)
{
    readAs(state, "config-tree", "a.json",
           repeated("{\"lr\": 1, \"list\": [{}", ", {\"name\": \"x\", \"value\": 0.1}", 1 << 20)
               + "]}");
}
BENCHMARK(json)->Unit(benchmark::kMillisecond);

void judgeVersions(benchmark::State& state)
{
    auto environment = std::make_shared<Environment>();
    for (const auto& [name, version] :
         std::initializer_list<std::pair<const char*, const char*>>{{"tensorflow", "2.10.1"},
                                                                    {"python", "3.11"},
                                                                    {"cuda", "12.1"},
                                                                    {"cudnn", "8.0"},
                                                                    {"nvidia-driver", "450.51"},
                                                                    {"numpy", "1.26"},
                                                                    {"gpu", "Tesla T4"}})
        environment->facts.push_back({name, version, VersionRole::Installed, 1, {}});
    for (int i = 0; i < 300; ++i)
        environment->facts.push_back(
            {"package-" + std::to_string(i), "1.0", VersionRole::Installed, 1, {}});
    const std::vector<EnvironmentPtr> given{environment};
    for (auto _ : state)
        benchmark::DoNotOptimize(checkCompatibility(given).size());
}
BENCHMARK(judgeVersions)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
