// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/listing.h"

#include <algorithm>

namespace faultline {

namespace {

/// What the names of all that lies in a folder begin with.
std::string insideOf(std::string_view folder)
{
    return folder.empty() ? std::string() : std::string(folder) + "/";
}

} // namespace

bool Listing::add(const StoredFile& file)
{
    // "x/" stands for an empty folder in the consoles of clouds; it holds nothing.
    if (file.name.ends_with('/'))
        return true;
    if (m_rows.size() >= m_mostFiles || m_text.size() + file.name.size() > kMostText) {
        m_isCut = true;
        return false;
    }
    m_rows.push_back({.text = m_text.size(),
                      .nameBytes = static_cast<std::uint32_t>(file.name.size()),
                      .versionBytes = static_cast<std::uint32_t>(file.version.size()),
                      .size = file.size,
                      .modified = file.modified});
    m_text += file.name;
    m_text += file.version;
    return true;
}

void Listing::finish()
{
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [this](const Row& a, const Row& b) { return nameOf(a) < nameOf(b); });
    // Pages that overlap while files come and go may name one twice.
    const auto twice =
        std::unique(m_rows.begin(), m_rows.end(),
                    [this](const Row& a, const Row& b) { return nameOf(a) == nameOf(b); });
    m_rows.erase(twice, m_rows.end());
}

std::uint64_t Listing::totalBytes() const
{
    std::uint64_t bytes = 0;
    for (const Row& row : m_rows)
        bytes += row.size;
    return bytes;
}

std::vector<Listing::Row>::const_iterator Listing::firstFrom(std::string_view name) const
{
    return std::lower_bound(
        m_rows.begin(), m_rows.end(), name,
        [this](const Row& row, std::string_view wanted) { return nameOf(row) < wanted; });
}

std::optional<StoredFile> Listing::find(std::string_view name) const
{
    const auto row = firstFrom(name);
    if (row == m_rows.end() || nameOf(*row) != name)
        return std::nullopt;
    return StoredFile{.name = std::string(name),
                      .size = row->size,
                      .version = m_text.substr(row->text + row->nameBytes, row->versionBytes),
                      .modified = row->modified};
}

bool Listing::isFolder(std::string_view name) const
{
    const std::string inside = insideOf(name);
    const auto row = firstFrom(inside);
    if (name.empty()) // the root itself may be a file
        return m_rows.empty() || m_rows.size() > 1 || !nameOf(*m_rows.begin()).empty();
    return row != m_rows.end() && nameOf(*row).starts_with(inside);
}

std::vector<Listing::Entry> Listing::entriesIn(std::string_view folder) const
{
    std::vector<Entry> entries;
    const std::string inside = insideOf(folder);
    for (auto row = firstFrom(inside); row != m_rows.end() && nameOf(*row).starts_with(inside);) {
        const std::string_view below = nameOf(*row).substr(inside.size());
        // A folder without a name would be the root again: what is in it is named with its slash.
        const bool isUnnamed = inside.empty() && below.starts_with('/');
        const std::size_t slash = isUnnamed ? std::string_view::npos : below.find('/');
        if (slash == std::string_view::npos) {
            if (!below.empty())
                entries.push_back({std::string(below), false, row->size, row->modified});
            ++row;
            continue;
        }
        entries.push_back({std::string(below.substr(0, slash)), true, 0, 0.0});
        // Behind all that begins with "name/": '0' follows '/'.
        row = firstFrom(inside + std::string(below.substr(0, slash)) + "0");
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.name < b.name; });
    return entries;
}

std::vector<std::string> Listing::filesBelow(std::string_view folder) const
{
    std::vector<std::string> files;
    const std::string inside = insideOf(folder);
    for (auto row = firstFrom(inside); row != m_rows.end() && nameOf(*row).starts_with(inside);
         ++row)
        files.emplace_back(nameOf(*row).substr(inside.size()));
    return files;
}

bool Listing::hasSameNames(const Listing& other) const
{
    return std::equal(m_rows.begin(), m_rows.end(), other.m_rows.begin(), other.m_rows.end(),
                      [&](const Row& a, const Row& b) { return nameOf(a) == other.nameOf(b); });
}

} // namespace faultline
