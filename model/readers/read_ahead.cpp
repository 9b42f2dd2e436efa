// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/read_ahead.h"

#include "model/io/file_tree.h"

#include <algorithm>
#include <utility>

namespace faultline {

ReadAhead::ReadAhead(std::vector<File> files, remote::Ahead part)
    : m_files(std::move(files)), m_part(part)
{
}

void ReadAhead::reached(std::size_t index)
{
    const std::lock_guard lock(m_mutex);
    m_next = std::max(m_next, index);
    for (; m_next < std::min(m_files.size(), index + kFilesAhead); ++m_next) {
        const File& file = m_files[m_next];
        if (file.sizeBytes > 0 && file.sizeBytes <= kLargest)
            openAhead(file.location, m_part);
    }
}

void ReadAhead::reached(const std::string& location)
{
    const auto at = std::lower_bound(m_files.begin(), m_files.end(), location,
                                     [](const File& file, const std::string& wanted) {
                                         return comesBefore(file.location, wanted);
                                     });
    if (at != m_files.end() && at->location == location)
        reached(static_cast<std::size_t>(at - m_files.begin()));
}

bool ReadAhead::comesBefore(const std::string& a, const std::string& b)
{
    // What lies in "a" comes before "a.log" and "a b".
    return std::lexicographical_compare(
        a.begin(), a.end(), b.begin(), b.end(), [](char one, char other) {
            const auto rank = [](char c) {
                return c == '/' ? 0U : static_cast<unsigned char>(c) + 1U;
            };
            return rank(one) < rank(other);
        });
}

} // namespace faultline
