// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/graph_neighbours.h"
#include "model/summaries/graph_summary.h"

#include <algorithm>
#include <cstdlib>
#include <span>

/// Its first byte says what the rest is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    if (size == 0)
        return 0;
    SilentMonitor monitor;
    const auto source = openMemory("events", std::as_bytes(std::span(data + 1, size - 1)));
    constexpr std::uint8_t kForms = 5;
    const Result<GraphContent> content = readGraphContent(
        *source, 0, source->size(), static_cast<GraphForm>(data[0] % kForms), monitor);
    if (!content || !content->tree)
        return 0;
    const GraphTree& tree = *content->tree;
    if (tree.totals().nodes != tree.nodeCount())
        std::abort();
    for (std::uint32_t node = 0; node < tree.nodeCount(); ++node) {
        for (const std::uint32_t reader : tree.readers(node)) {
            if (reader >= tree.nodeCount())
                std::abort();
        }
        if (tree.entries()[tree.entryOf(node)].node != node)
            std::abort();
    }
    // Neighbours are entries of the tree, and never the entry itself.
    constexpr std::size_t kMostPictures = 64;
    for (std::uint32_t entry = 0; entry < std::min(tree.entries().size(), kMostPictures); ++entry) {
        const Result<GraphNeighbours> around = neighboursOf(tree, entry, monitor);
        if (!around)
            std::abort();
        for (const auto& side : {around->inputs, around->outputs}) {
            for (const GraphNeighbour& one : side) {
                if (one.entry == entry
                    || (one.entry != GraphTree::kNone && one.entry >= tree.entries().size()))
                    std::abort();
            }
        }
    }
    // Whatever is searched for, the search comes back.
    if (const auto found = tree.find("a", 0, false); found && !tree.find("a", *found, true))
        std::abort();
    return 0;
}
