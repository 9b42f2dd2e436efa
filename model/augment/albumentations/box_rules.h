// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/definition.h"
#include "model/augment/transform.h"

#include <string>
#include <vector>

namespace faultline::augment::albumentations {

/// What bbox_params ask of boxes, and the filter that follows from it. Boxes are normalised, so the
/// format of the file does not matter.
class BoxRuleFilter final : public BoxFilter {
public:
    BoxRuleFilter(const Parameters& rules, std::string_view version);

    /// Clips and drops as asked; boxes that the library would refuse stay.
    void begin(Sample& sample) const override;
    void afterStep(Sample& sample) const override;
    void end(Sample& sample) const override;

    /// The filter itself: clips to the picture and drops what is too small.
    void filter(Sample& sample) const;

    [[nodiscard]] double minArea() const { return m_minArea; }
    [[nodiscard]] double minVisibility() const { return m_minVisibility; }
    [[nodiscard]] Generation generation() const { return m_generation; }

private:
    [[nodiscard]] bool keeps(const Box& before, const Box& clipped, cv::Size size) const;

    Generation m_generation;
    double m_minArea;
    double m_minVisibility;
    double m_minWidth;
    double m_minHeight;
    double m_maxRatio; ///< of the sides; 0: any
    bool m_checksEach;
    bool m_clips;
    bool m_dropsInvalid;
};

/// The fields of bbox_params in a version, with their defaults.
[[nodiscard]] std::vector<Parameter> boxRuleParameters(Generation generation);

/// Applies the filter of the pipeline inside of a composition, where 2.x does.
void filterWithin(Sample& sample, const TransformContext& context, Generation generation);

} // namespace faultline::augment::albumentations
