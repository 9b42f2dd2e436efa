// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/blob_index.h"

namespace faultline {

BlobIndexBuilder::BlobIndexBuilder(const BlobIndex& index) : m_full(index)
{
    if (index.size() % BlobIndex::kChunk == 0)
        return;
    m_tail = *index.m_chunks.back();
    m_full.m_chunks.pop_back();
    m_full.m_size -= m_tail.size();
}

void BlobIndexBuilder::append(std::span<const BlobRef> refs)
{
    for (const BlobRef& ref : refs) {
        m_tail.push_back(ref);
        if (m_tail.size() < BlobIndex::kChunk)
            continue;
        m_full.m_chunks.push_back(
            std::make_shared<const std::vector<BlobRef>>(m_tail.begin(), m_tail.end()));
        m_full.m_size += m_tail.size();
        m_tail.clear();
    }
}

BlobIndex BlobIndexBuilder::snapshot() const
{
    BlobIndex index = m_full;
    if (!m_tail.empty()) {
        index.m_chunks.push_back(std::make_shared<const std::vector<BlobRef>>(m_tail));
        index.m_size += m_tail.size();
    }
    return index;
}

} // namespace faultline
