// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/defect_collector.h"

#include <vector>

namespace faultline {

/// Judges the pictures of a stretch one by one. Private to this folder; one for each thread.
class PictureJudge {
public:
    PictureJudge(const Dataset& dataset, const DefectOptions& options, DefectCollector& found);

    /// D01, D04, D05 and D07 of one picture and its boxes. In the order of the pictures.
    void judge(std::uint32_t image);

    /// Boxes whose size after the resizer is known; those below DefectThresholds::smallSide.
    [[nodiscard]] std::uint64_t sizedBoxes() const { return m_sizedBoxes; }

private:
    void judgeHeader(std::uint32_t image, const ImageRow& row);
    void judgeStatedSize(std::uint32_t image, const ImageRow& row);
    void judgeBox(std::uint32_t image, std::uint32_t box, const BoxRow& row, PixelSize resized);
    void judgePlace(Defect defect, const BoxRow& row);
    void judgeSize(Defect defect, const BoxRow& row, PixelSize resized);
    void findEqualBoxes(std::uint32_t image);

    const Dataset& m_dataset;
    const DefectOptions& m_options;
    const DefectThresholds& m_limits;
    DefectCollector& m_found;
    std::uint64_t m_sizedBoxes = 0;
    std::vector<std::uint32_t> m_order; ///< scratch
};

} // namespace faultline
