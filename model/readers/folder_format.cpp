// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/folder_format.h"

#include "model/io/byte_stream.h"
#include "model/io/file_tree.h"
#include "model/readers/builtin_readers.h"

#include <algorithm>
#include <array>

namespace faultline {

bool FolderView::has(std::string_view name) const
{
    return std::binary_search(m_names.begin(), m_names.end(), name);
}

std::string FolderView::pathOf(const std::string& name) const
{
    return joinedLocation(m_path, name);
}

std::optional<std::uint64_t> FolderView::sizeOf(const std::string& name) const
{
    const std::optional<FileStatus> status = statusOf(pathOf(name));
    const bool isFile = status && status->kind == FileStatus::Kind::File;
    return isFile ? std::optional(status->sizeBytes) : std::nullopt;
}

std::string FolderView::headOf(const std::string& name) const
{
    if (!sizeOf(name))
        return {};
    const Result<std::unique_ptr<ByteSource>> source = openFile(pathOf(name));
    if (!source)
        return {};
    std::array<std::byte, kSniffBytes> raw{};
    const Result<std::size_t> got = source.value()->readAt(0, raw);
    return unpackedHead(std::span(raw).first(got ? *got : 0), kSniffBytes);
}

std::vector<std::string> FolderView::filesBelow(const std::string& folder) const
{
    std::vector<std::string> files = faultline::filesBelow(pathOf(folder));
    for (std::string& file : files)
        file = joinedLocation(folder, file);
    return files;
}

} // namespace faultline
