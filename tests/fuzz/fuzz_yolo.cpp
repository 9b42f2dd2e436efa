// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/yolo_label.h"
#include "tests/fuzz/fuzz_dataset.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const std::size_t keypointColumns : {0U, 6U}) {
        ImportLog issues;
        const annotation::YoloLabel read =
            annotation::parseYolo(text, keypointColumns, "a.txt", issues);
        test::require(read.rows.size() <= size / 5 + 1);
        for (const annotation::YoloRow& row : read.rows)
            test::require(row.outline.empty() || row.outline.size() >= 3);
    }
    test::fuzzDataset(DatasetFormat::Yolo, "list.txt", data, size); // of pictures
    return 0;
}
