// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch_order.h"

#include "model/preview/batch.h"

#include <bit>

namespace faultline {

namespace {

constexpr int kRounds = 6;

/// The finalizer of MurmurHash3: every bit of the input moves about half of those of the output.
std::uint64_t mixed(std::uint64_t value)
{
    value ^= value >> 33;
    value *= 0xFF51AFD7ED558CCDU;
    value ^= value >> 33;
    value *= 0xC4CEB9FE1A85EC53U;
    return value ^ (value >> 33);
}

} // namespace

Permutation::Permutation(std::uint64_t size, std::uint64_t key) : m_size(size), m_key(mixed(key))
{
    const auto bits = static_cast<int>(std::bit_width(size > 1 ? size - 1 : 1));
    m_halfBits = (bits + 1) / 2;
}

std::uint64_t Permutation::operator()(std::uint64_t index) const
{
    // The network permutes the smallest square of a power of two that holds the numbers, which is
    // less than four times as many; a number outside is sent through again until it lands inside.
    do {
        index = throughNetwork(index);
    } while (index >= m_size);
    return index;
}

std::uint64_t Permutation::throughNetwork(std::uint64_t index) const
{
    const std::uint64_t mask = (std::uint64_t{1} << m_halfBits) - 1;
    std::uint64_t left = index >> m_halfBits;
    std::uint64_t right = index & mask;
    for (std::uint64_t round = 0; round < kRounds; ++round) {
        const std::uint64_t swapped = left ^ (mixed(right ^ mixed(m_key + round)) & mask);
        left = right;
        right = swapped;
    }
    return left << m_halfBits | right;
}

BatchSelection::BatchSelection(const BatchRequest& request)
    : m_onlyImage(request.onlyImage), m_shuffle(request.shuffle), m_seed(request.seed)
{
    if (!request.dataset)
        return;
    const Dataset& dataset = *request.dataset;
    m_count = dataset.imageCount();
    if (m_onlyImage) {
        m_count = *m_onlyImage < m_count ? 1 : 0;
        return;
    }
    if (!request.split)
        return;
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        if (dataset.image(i).split == *request.split)
            m_members.push_back(static_cast<std::uint32_t>(i));
    }
    m_isAll = m_members.size() == m_count;
    m_count = m_members.size();
}

std::size_t BatchSelection::member(std::uint64_t index) const
{
    if (m_onlyImage)
        return *m_onlyImage;
    return m_isAll ? static_cast<std::size_t>(index) : m_members[static_cast<std::size_t>(index)];
}

std::size_t BatchSelection::at(std::uint64_t place) const
{
    const std::uint64_t index = place % m_count;
    if (!m_shuffle)
        return member(index);
    const std::uint64_t epoch = place / m_count;
    return member(Permutation(m_count, m_seed * 0x9E3779B97F4A7C15U + epoch)(index));
}

std::uint64_t streamOf(const BatchRequest& request, std::size_t position)
{
    return std::uint64_t{request.number} * request.size + position;
}

std::vector<std::size_t> imagesOfBatch(const BatchRequest& request)
{
    const BatchSelection selection(request);
    std::vector<std::size_t> images;
    if (selection.count() == 0)
        return images;
    images.reserve(request.size);
    for (std::size_t i = 0; i < request.size; ++i)
        images.push_back(selection.at(streamOf(request, i)));
    return images;
}

} // namespace faultline
