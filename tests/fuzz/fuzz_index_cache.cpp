// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Index files of the cache. Checksums would stop nearly every input, so they are made good first:
// whatever is accepted then must not lead outside.

#include "model/dataset/dataset_storage.h"
#include "model/dataset/index_file.h"
#include "model/io/crc32c.h"

#include <cstring>
#include <vector>

namespace {

using namespace faultline;

// The layout as index_file.cpp writes it.
constexpr std::size_t kSections = 40;
constexpr std::size_t kSectionBytes = 24;
constexpr std::size_t kSectionCount = 7;
constexpr std::size_t kHeaderCrc = kSections + kSectionCount * kSectionBytes + 4;

template <typename T>
T load(const std::vector<std::byte>& bytes, std::size_t at)
{
    T value{};
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

void store32(std::vector<std::byte>& bytes, std::size_t at, std::uint32_t value)
{
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

void makeChecksumsGood(std::vector<std::byte>& bytes)
{
    if (bytes.size() < kHeaderCrc + 4)
        return;
    const std::uint64_t size = bytes.size();
    std::memcpy(bytes.data() + 24, &size, sizeof size);
    for (std::size_t i = 0; i < kSectionCount; ++i) {
        const std::size_t place = kSections + i * kSectionBytes;
        const auto offset = load<std::uint64_t>(bytes, place);
        const auto length = load<std::uint64_t>(bytes, place + 8);
        if (offset <= size && length <= size - offset)
            store32(bytes, place + 16,
                    crc32c(std::span(bytes).subspan(static_cast<std::size_t>(offset),
                                                    static_cast<std::size_t>(length))));
    }
    store32(bytes, kHeaderCrc, crc32c(std::span(bytes).first(kHeaderCrc)));
}

void touchEverything(const Dataset& dataset)
{
    std::size_t sum = 0;
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        sum += dataset.name(i).size() + dataset.annotation(i).size() + dataset.where(i).size()
               + dataset.recordId(i).size();
        for (const BoxRow& box : dataset.boxes(i)) {
            if (box.classIndex >= 0)
                sum += dataset.classes()[static_cast<std::size_t>(box.classIndex)].name.size();
        }
    }
    for (std::size_t box = 0; box < dataset.boxCount(); ++box) {
        for (const auto& ring : dataset.outline(box)) {
            for (const OutlinePoint& point : ring)
                sum += point.x;
        }
    }
    const volatile std::size_t sink = sum; // so that the reads are not optimised away
    static_cast<void>(sink);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* begin = reinterpret_cast<const std::byte*>(data);
    std::vector<std::byte> bytes(begin, begin + size);
    for (const DatasetFormat format : {DatasetFormat::PascalVoc, DatasetFormat::TfRecord}) {
        DatasetSource source;
        source.format = format;
        source.root = "/data/set";
        source.splits.resize(2);
        static_cast<void>(parseIndexFile(bytes, source, "key"));
        makeChecksumsGood(bytes);
        if (const auto file = parseIndexFile(bytes, source, "key"))
            touchEverything(Dataset(file->storage));
    }
    return 0;
}
