// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/change_words.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace faultline {

namespace {

/// Fields that are called by their own name, as the facet holds much.
bool isWideFacet(Facet facet)
{
    switch (facet) {
    case Facet::Schedule:
    case Facet::Optimizer:
    case Facet::AnchorsAndLoss:
    case Facet::Regularisation:
    case Facet::InputPipeline:
    case Facet::Intervals:
    case Facet::Distribution:
    case Facet::Cosmetic: return true;
    default: return false;
    }
}

Text nameOf(Facet facet)
{
    switch (facet) {
    case Facet::LearningRate: return FAULTLINE_TR_NOOP("Compare", "the learning rate");
    case Facet::Batch: return FAULTLINE_TR_NOOP("Compare", "the batch size");
    case Facet::InputSize: return FAULTLINE_TR_NOOP("Compare", "the input size");
    case Facet::Precision: return FAULTLINE_TR_NOOP("Compare", "the precision");
    case Facet::Classes: return FAULTLINE_TR_NOOP("Compare", "the number of classes");
    case Facet::Checkpoint: return FAULTLINE_TR_NOOP("Compare", "the checkpoint it starts from");
    case Facet::Augmentation: return FAULTLINE_TR_NOOP("Compare", "the augmentation");
    case Facet::Data: return FAULTLINE_TR_NOOP("Compare", "the data");
    case Facet::Seed: return FAULTLINE_TR_NOOP("Compare", "the seed");
    default: return {};
    }
}

} // namespace

Text changeSubject(const RunChange& change)
{
    // The field's own name says more than its facet where the facet is wide.
    const bool isWide = change.facet && isWideFacet(*change.facet);
    if (change.area == ChangeArea::Environment)
        return {FAULTLINE_TR_NOOP("Compare", "the other %1"), {change.path}};
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
