// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_dataset.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    faultline::test::fuzzDataset(faultline::DatasetFormat::BoxCsv, "a.csv", data, size);
    return 0;
}
