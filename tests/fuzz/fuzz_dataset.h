// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_dataset.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace faultline::test {

inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// Holds an index against what every index must be: indices within bounds, no picture outside the
/// folder opened.
inline void checkDataset(const Dataset& set, std::size_t bytes)
{
    require(set.imageCount() <= bytes + 1);
    require(set.boxCount() <= bytes + 1);
    for (std::size_t i = 0; i < set.imageCount(); ++i) {
        const ImageRow& row = set.image(i);
        require(row.firstBox + row.boxCount <= set.boxCount());
        require(row.split < set.source().splits.size());
        (void)set.name(i).size();
        if (set.name(i).starts_with("../"))
            require(row.has(kImageOutside));
        for (const BoxRow& box : set.boxes(i)) {
            require(box.classIndex < static_cast<std::int32_t>(set.classes().size()));
            require(box.classIndex >= 0 || box.has(kBoxUnlabelled));
        }
    }
    for (std::size_t box = 0; box < set.boxCount(); ++box) {
        for (const auto& ring : set.outline(box))
            require(ring.size() >= 3);
    }
}

/// Reads bytes as the only annotation file of a dataset.
inline void fuzzDataset(DatasetFormat format, const char* name, const std::uint8_t* data,
                        std::size_t size)
{
    static const TempFolder kFolder;
    DatasetSource source;
    source.format = format;
    source.root = kFolder.path();
    source.file.path = kFolder.write(name, {reinterpret_cast<const char*>(data), size});
    source.splits.push_back({.name = "train", .paths = {source.file.path}, .imageRoot = {}});
    if (const DatasetPtr set = readDataset(source))
        checkDataset(*set, size);
}

} // namespace faultline::test
