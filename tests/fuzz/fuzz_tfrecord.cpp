// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Record files through the reader, plain or packed. Besides crashes, hangs and sanitizer reports
// this checks that the result is the same however the file is split, and that every index lies
// within its column.

#include "model/dataset/dataset_storage.h"
#include "model/dataset/index_file.h"
#include "tests/dataset/read_dataset.h"
#include "tests/support/dataset_maker.h"

#include <cstdlib>
#include <cstring>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void checkSame(const faultline::Dataset& a, const faultline::Dataset& b)
{
    using namespace faultline;
    require(a.imageCount() == b.imageCount() && a.boxCount() == b.boxCount());
    require(a.issues().totalCount() == b.issues().totalCount());
    require(a.issues().bytesLost() == b.issues().bytesLost());
    for (std::size_t i = 0; i < a.imageCount(); ++i) {
        require(std::memcmp(&a.image(i), &b.image(i), offsetof(ImageRow, name)) == 0);
        require(a.name(i) == b.name(i));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    static const test::ScratchFolder folder;
    const std::string path = folder.write("fuzz.record", std::as_bytes(std::span(data, size)));
    const DatasetSource source = test::recordSource({path});
    const test::ReadRecords whole = test::readRecords(source);
    checkSame(*whole.dataset, *test::readRecords(source, 1, 64).dataset);
    for (std::size_t i = 0; i < whole->imageCount() && i < 16; ++i)
        static_cast<void>(whole->readImage(i));
    const std::string index = folder.path("index");
    require(writeIndexFile(index, whole->storage(), "key", 1));
    const auto again = openIndexFile(index, source, "key");
    require(again.has_value());
    checkSame(*whole.dataset, Dataset(again->storage));
    return 0;
}
