// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/readers/network/graph_def_file.h"
#include "model/readers/tfevents/event_models.h"
#include "model/vram/sources/graph_def/graph_model.h"
#include "tests/vram/graph_checks.h"

#include <cstdlib>
#include <memory>
#include <span>

namespace {

using namespace faultline;

void plan(std::shared_ptr<const Network> network)
{
    const auto model = vram::modelFromGraph(std::move(network), "a.pb");
    if (!model)
        return;
    vram::TrainingSetup setup;
    setup.imageWidth = setup.imageHeight = 64;
    const auto graph = (*model)->expand(setup);
    if (graph && !test::faultsOf(*graph).empty())
        std::abort();
}

} // namespace

/// Its first byte says which message the rest is; event files are looked through for graphs.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    SilentMonitor monitor;
    const auto source = openMemory("a.pb", std::as_bytes(std::span(data + 1, size - 1)));
    constexpr std::uint8_t kMessages = 5;
    const std::uint8_t kind = data[0] % (kMessages + 1);
    if (kind == kMessages) {
        const auto models = eventModels(*source, monitor);
        if (!models)
            return 0;
        for (const ConfigDocumentPtr& document : models->documents) {
            if (document->network != nullptr)
                plan(document->network);
        }
        return 0;
    }
    Result<Network> network =
        readGraph(*source, {0, source->size()}, static_cast<GraphMessage>(kind), monitor);
    if (network)
        plan(std::make_shared<const Network>(std::move(*network)));
    return 0;
}
