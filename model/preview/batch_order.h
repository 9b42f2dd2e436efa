// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace faultline {

struct BatchRequest;

/// A shuffle of [0, size) that computes any place of it at once: a Feistel network of random
/// functions (Luby and Rackoff 1988) walked until it lands inside (Black and Rogaway 2002). Takes
/// no memory, so a page can turn to any batch of a million pictures. A value; thread-safe.
class Permutation {
public:
    /// `size` at most 2^62. Equal keys give equal orders.
    Permutation(std::uint64_t size, std::uint64_t key);
    /// `index` below size.
    [[nodiscard]] std::uint64_t operator()(std::uint64_t index) const;

private:
    [[nodiscard]] std::uint64_t throughNetwork(std::uint64_t index) const;

    std::uint64_t m_size;
    std::uint64_t m_key;
    int m_halfBits = 1;
};

/// The pictures that a request selects and the order in which it takes them. Immutable.
class BatchSelection {
public:
    explicit BatchSelection(const BatchRequest& request);

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// A picture of the selection in its stored order; `index` below count().
    [[nodiscard]] std::size_t member(std::uint64_t index) const;
    /// The picture at a place of the endless sequence of epochs. Only if count() is not 0.
    [[nodiscard]] std::size_t at(std::uint64_t place) const;

private:
    std::optional<std::size_t> m_onlyImage;
    bool m_shuffle = true;
    std::uint64_t m_seed = 0;
    bool m_isAll = true;
    std::vector<std::uint32_t> m_members; ///< of a split, unless it is all of the dataset
    std::uint64_t m_count = 0;
};

} // namespace faultline
