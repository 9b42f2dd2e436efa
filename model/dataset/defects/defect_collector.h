// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/find_defects.h"

#include <array>
#include <cstdint>
#include <vector>

namespace faultline {

/// Gathers what a search finds in a stretch of pictures, in their order. Private to this folder.
class DefectCollector {
public:
    explicit DefectCollector(std::size_t keptPerKind) : m_keptPerKind(keptPerKind)
    {
        m_lastImage.fill(Defect::kNone);
    }

    void add(const Defect& defect);
    /// Takes those of a later stretch.
    void append(DefectCollector later);

    [[nodiscard]] std::uint64_t count(DefectId id) const
    {
        return m_counts[static_cast<std::size_t>(id)];
    }
    /// Sorts the rows and sums them up: shares, and what a share makes of a severity.
    [[nodiscard]] DefectReport finish(const Dataset& dataset, const DefectThresholds& thresholds);

private:
    std::size_t m_keptPerKind;
    std::vector<Defect> m_rows;
    std::array<std::uint64_t, kDefectKindCount> m_counts{};
    std::array<std::uint64_t, kDefectKindCount> m_images{};
    std::array<std::uint64_t, kDefectKindCount> m_kept{};
    std::array<std::uint32_t, kDefectKindCount> m_lastImage{};
};

/// Whether its corners are finite and in order, so that it has a width and a height.
[[nodiscard]] bool hasArea(const BoxRow& box);

} // namespace faultline
