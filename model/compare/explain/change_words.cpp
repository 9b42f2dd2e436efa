// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/change_words.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace faultline {

namespace {

Text nameOf(Facet facet)
{
    switch (facet) {
    case Facet::LearningRate: return FAULTLINE_TR_NOOP("Compare", "the learning rate");
    case Facet::Schedule: return FAULTLINE_TR_NOOP("Compare", "the learning rate schedule");
    case Facet::Optimizer: return FAULTLINE_TR_NOOP("Compare", "the optimizer");
    case Facet::Batch: return FAULTLINE_TR_NOOP("Compare", "the batch size");
    case Facet::InputSize: return FAULTLINE_TR_NOOP("Compare", "the input size");
    case Facet::Precision: return FAULTLINE_TR_NOOP("Compare", "the precision");
    case Facet::Classes: return FAULTLINE_TR_NOOP("Compare", "the classes");
    case Facet::Checkpoint:
        return FAULTLINE_TR_NOOP("Compare", "the checkpoint that it starts from");
    case Facet::AnchorsAndLoss: return FAULTLINE_TR_NOOP("Compare", "the anchors or the loss");
    case Facet::Regularisation: return FAULTLINE_TR_NOOP("Compare", "the regularisation");
    case Facet::Augmentation: return FAULTLINE_TR_NOOP("Compare", "the augmentation");
    case Facet::InputPipeline: return FAULTLINE_TR_NOOP("Compare", "the input pipeline");
    case Facet::Intervals:
        return FAULTLINE_TR_NOOP("Compare", "the log, save or evaluation interval");
    case Facet::Distribution:
        return FAULTLINE_TR_NOOP("Compare", "the distribution over processes");
    case Facet::Data: return FAULTLINE_TR_NOOP("Compare", "the data");
    case Facet::Seed: return FAULTLINE_TR_NOOP("Compare", "the seed");
    case Facet::Cosmetic: break;
    }
    return {};
}

} // namespace

Text changeSubject(const RunChange& change)
{
    // The field's own name says more than its facet where the facet is wide.
    const bool isWide = change.facet == Facet::AnchorsAndLoss || change.facet == Facet::Intervals
                        || change.facet == Facet::Regularisation
                        || change.facet == Facet::InputPipeline;
    if (change.area == ChangeArea::Environment)
        return {FAULTLINE_TR_NOOP("Compare", "the version or kind of %1"), {change.path}};
    if (change.area == ChangeArea::Code)
        return FAULTLINE_TR_NOOP("Compare", "the code");
    if (change.area == ChangeArea::Data)
        return FAULTLINE_TR_NOOP("Compare", "the data");
    if (change.facet && !isWide) {
        if (Text name = nameOf(*change.facet); !name.empty())
            return name;
    }
    return verbatim(change.path);
}

Text changeSubject(const std::vector<const RunChange*>& changes)
{
    std::vector<Text> subjects;
    for (const RunChange* change : changes) {
        Text subject = changeSubject(*change);
        if (std::find(subjects.begin(), subjects.end(), subject) == subjects.end())
            subjects.push_back(std::move(subject));
    }
    if (subjects.empty())
        return {};
    Text joined = subjects.front();
    for (std::size_t i = 1; i + 1 < subjects.size(); ++i)
        joined = {FAULTLINE_TR_NOOP("Compare", "%1, %2"), {std::move(joined), subjects[i]}};
    if (subjects.size() > 1)
        joined = {FAULTLINE_TR_NOOP("Compare", "%1 and %2"), {std::move(joined), subjects.back()}};
    return joined;
}

std::string changeValueText(const ChangeValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const double* number = std::get_if<double>(&value))
        return roundTrip(*number);
    if (const std::string* text = std::get_if<std::string>(&value))
        return *text;
    return {};
}

} // namespace faultline
