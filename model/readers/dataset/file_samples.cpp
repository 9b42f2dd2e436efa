// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/file_samples.h"

#include "model/core/location.h"
#include "model/io/byte_source.h"
#include "model/io/byte_stream.h"
#include "model/io/file_tree.h"
#include "model/readers/dataset/box_table.h"
#include "model/readers/dataset/csv_record.h"

#include <algorithm>
#include <span>

namespace faultline {

std::string readHead(const std::string& path, std::size_t bytes)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return {};
    std::vector<std::byte> raw(bytes);
    const Result<std::size_t> got = source.value()->readAt(0, raw);
    return unpackedHead(std::span(raw).first(got ? *got : 0), bytes);
}

std::string readTail(const std::string& path)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return {};
    const std::uint64_t size = source.value()->size();
    std::string tail(kLongHeadBytes, '\0');
    const Result<std::size_t> got = source.value()->readAt(
        size - std::min<std::uint64_t>(size, tail.size()), std::as_writable_bytes(std::span(tail)));
    tail.resize(got ? *got : 0);
    return tail;
}

bool isImageSet(std::string_view path)
{
    return path.ends_with(".txt") && parentOf(path).ends_with("/ImageSets/Main");
}

std::vector<std::pair<std::string, std::string>> imageSetsOf(const std::string& annotations)
{
    std::vector<std::pair<std::string, std::string>> sets;
    const std::string lists = joinedLocation(parentLocation(annotations), "ImageSets/Main");
    if (baseName(annotations) != "Annotations" || !isFolderAt(lists))
        return sets;
    for (const char* name : {"train", "val", "trainval", "test"}) {
        const bool isCovered = std::string_view(name) == "trainval" && !sets.empty();
        const std::string list = joinedLocation(lists, std::string(name) + ".txt");
        if (!isCovered && isFileAt(list))
            sets.emplace_back(name, list);
    }
    return sets;
}

PictureFolders::Names picturesOfTable(std::string_view head)
{
    PictureFolders::Names names;
    const char separator = csvSeparator(head);
    CsvRecord record;
    if (!takeCsvRecord(head, true, separator, record))
        return names;
    const std::optional<BoxTableColumns> columns = boxTableColumns(record.fields);
    if (!columns)
        return names;
    names.areStems = columns->isOpenImages;
    head.remove_prefix(record.bytes);
    while (names.names.size() < kSearchedNames && takeCsvRecord(head, false, separator, record)) {
        head.remove_prefix(record.bytes);
        if (columns->picture >= record.fields.size())
            continue;
        std::string& name = record.fields[columns->picture];
        if (names.names.empty() || names.names.back() != name)
            names.names.push_back(std::move(name));
    }
    return names;
}

} // namespace faultline
