// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/data/judged_data.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/evidence/learning_evidence.h"

#include <utility>
#include <vector>

namespace faultline {

void tellData(const Training& training, FindingSink& sink)
{
    std::size_t pictures = 0;
    std::size_t boxes = 0;
    for (const DatasetEvidence* evidence : datasetsOf(training)) {
        pictures += evidence->dataset->images().size();
        boxes += evidence->dataset->boxCount();
    }
    sink.computed(numberEvidence(
        "pictures", {FAULTLINE_TR_NOOP("Diagnosis", "Images looked at"), {}}, countOf(pictures)));
    sink.computed(numberEvidence("boxes", {FAULTLINE_TR_NOOP("Diagnosis", "Boxes in all"), {}},
                                 countOf(boxes)));
}

JudgedPoints judgedBoxesPerPicture(const Dataset& dataset)
{
    std::vector<double> counts;
    counts.reserve(dataset.images().size());
    for (const ImageRow& row : dataset.images())
        counts.push_back(row.boxCount);
    return judgedSorted(
        std::move(counts), {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of an image"), {}},
        {FAULTLINE_TR_NOOP("Diagnosis", "Images, emptiest first"), {}}, Unit::Count);
}

JudgedPoints judgedClasses(const Dataset& dataset)
{
    std::vector<double> counts;
    for (const DatasetClass& one : dataset.classes())
        counts.push_back(static_cast<double>(one.boxCount));
    return judgedSorted(std::move(counts), {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of a class"), {}},
                        {FAULTLINE_TR_NOOP("Diagnosis", "Classes, rarest first"), {}}, Unit::Count);
}

JudgedPoints judgedBoxSides(const DatasetEvidence& evidence)
{
    return judgedQuantiles(
        evidence.statistics.all.resizedShortSide,
        {FAULTLINE_TR_NOOP("Diagnosis", "Short side of the boxes after the resizer, pixels"), {}},
        Unit::None);
}

JudgedPoints judgedBoxAreas(const DatasetEvidence& evidence)
{
    return judgedQuantiles(
        evidence.statistics.all.boxArea,
        {FAULTLINE_TR_NOOP("Diagnosis", "Area of the boxes that have one, of the image"), {}},
        Unit::Fraction);
}

JudgedPoints judgedPictureWidths(const DatasetEvidence& evidence)
{
    return judgedQuantiles(evidence.statistics.all.imageWidth,
                           {FAULTLINE_TR_NOOP("Diagnosis", "Width of the images, pixels"), {}},
                           Unit::None);
}

} // namespace faultline
