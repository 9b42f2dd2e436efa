// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/folder_format.h"

#include "model/io/byte_stream.h"
#include "model/readers/builtin_readers.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace faultline {

namespace fs = std::filesystem;

bool FolderView::has(std::string_view name) const
{
    return std::binary_search(m_names.begin(), m_names.end(), name);
}

std::string FolderView::pathOf(const std::string& name) const
{
    return (fs::path(m_path) / name).string();
}

std::optional<std::uint64_t> FolderView::sizeOf(const std::string& name) const
{
    std::error_code error;
    const fs::path path = pathOf(name);
    if (!fs::is_regular_file(path, error))
        return std::nullopt;
    const std::uintmax_t size = fs::file_size(path, error);
    return error ? std::nullopt : std::optional<std::uint64_t>(size);
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
    std::vector<std::string> files;
    std::error_code error;
    fs::recursive_directory_iterator it(pathOf(folder), error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        std::error_code ignored;
        if (it->is_regular_file(ignored))
            files.push_back(it->path().lexically_relative(m_path).string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace faultline
