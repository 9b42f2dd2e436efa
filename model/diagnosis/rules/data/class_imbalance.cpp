// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/class_imbalance.h"

#include "model/core/text_marker.h"
#include "model/dataset/defects/class_defects.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/progress_evidence.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::rules::class_imbalance {

namespace {

constexpr std::string_view kCode = "D03";
constexpr std::size_t kMostKinds = 6;
constexpr std::size_t kMostWeights = 100;
constexpr double kLargestWeight = 10.0;
/// A small set of classes of one size is small, not unbalanced: few boxes count as few beside a
/// class with so many times as many.
constexpr double kFewBeside = 5.0;

/// Boxes of the most frequent class for each one of the rarest that has any.
double ratioOf(const Dataset& dataset)
{
    std::uint64_t most = 0;
    std::uint64_t least = 0;
    for (const DatasetClass& one : dataset.classes()) {
        most = std::max(most, one.boxCount);
        if (one.boxCount > 0 && (least == 0 || one.boxCount < least))
            least = one.boxCount;
    }
    return least > 0 ? static_cast<double>(most) / static_cast<double>(least) : 1.0;
}

/// Of the classes that a kind of defect is about the one with the fewest boxes.
const Defect* rarestOf(const DataDefect& defect)
{
    const Defect* rarest = nullptr;
    for (const Defect& row : defect.evidence->defects.rowsOf(defect.id())) {
        if (rarest == nullptr || row.value < rarest->value)
            rarest = &row;
    }
    return rarest;
}

/// The last average precision of one class, as evaluations log it.
struct ClassScore {
    const Signal* signal = nullptr;
    std::string name;
    double value = 0.0;
};

/// "DetectionBoxes_PerformanceByCategory/mAP/raccoon" and its kind: the last part is the class.
std::vector<ClassScore> classScores(const Training& training, const Dataset& dataset)
{
    std::vector<ClassScore> scores;
    for (const Signal* signal : training.all(SignalKind::ValidationMetric)) {
        const bool isByClass = signal->tag.find("ByCategory") != std::string::npos
                               || signal->tag.find("AP/") != std::string::npos
                               || signal->tag.find("AP-") != std::string::npos;
        const std::size_t cut = signal->tag.find_last_of("/-");
        if (!isByClass || cut == std::string::npos || signal->series->empty())
            continue;
        const std::string name = signal->tag.substr(cut + 1);
        const auto classes = dataset.classes();
        const bool isKnown =
            std::any_of(classes.begin(), classes.end(), [&name](const DatasetClass& one) {
                return !one.name.empty() && foldedName(one.name) == foldedName(name);
            });
        const double value = signal->series->value(signal->series->size() - 1);
        if (isKnown && std::isfinite(value) && value >= 0.0)
            scores.push_back({signal, name, value});
    }
    return scores;
}

[[nodiscard]] Text titleOf(const DataDefect& worst);
[[nodiscard]] Text explain(const DataDefect& worst, const ClassScore* low);
[[nodiscard]] std::vector<Fix> fixes(const DataDefect& worst);
[[nodiscard]] Fix weigh(const Dataset& dataset);
[[nodiscard]] Fix splitAgain(const DataDefect& worst);

/// The rare class whose score is far below the others', if scores by class were logged.
const ClassScore* lowScore(const std::vector<ClassScore>& scores, const DataDefect& defect,
                           double limit)
{
    if (scores.size() < 2)
        return nullptr;
    double mean = 0.0;
    for (const ClassScore& one : scores)
        mean += one.value / static_cast<double>(scores.size());
    const ClassScore* lowest = nullptr;
    for (const Defect& row : defect.evidence->defects.rowsOf(defect.id())) {
        if (row.classIndex < 0)
            continue;
        const std::string rare =
            foldedName(defect.dataset().classes()[static_cast<std::size_t>(row.classIndex)].name);
        for (const ClassScore& one : scores) {
            const bool isLow = foldedName(one.name) == rare && one.value < limit * mean;
            if (isLow && (lowest == nullptr || one.value < lowest->value))
                lowest = &one;
        }
    }
    return lowest;
}

Text titleOf(const DataDefect& worst)
{
    const Defect* first = worst.first();
    const auto classes = worst.dataset().classes();
    const auto nameOf = [&classes](std::int64_t index) {
        return index >= 0 && index < static_cast<std::int64_t>(classes.size())
                   ? className(classes[static_cast<std::size_t>(index)])
                   : std::string();
    };
    const Quantity value{first != nullptr ? double{first->value} : 0.0, Unit::Count};
    const std::int64_t index = first != nullptr ? first->classIndex : -1;
    switch (worst.id()) {
    case DefectId::SplitWithoutBoxes: {
        const auto& splits = worst.evidence->source->splits;
        const bool isNamed = first != nullptr && first->split >= 0
                             && static_cast<std::size_t>(first->split) < splits.size();
        return {FAULTLINE_TR_NOOP("Diagnosis", "The %1 pictures of %2 have not a single box"),
                {value, isNamed && !splits[static_cast<std::size_t>(first->split)].name.empty()
                            ? splits[static_cast<std::size_t>(first->split)].name
                            : worst.evidence->source->name()}};
    }
    case DefectId::ClassNotInTraining:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Class %1 is asked for in the validation (%2 boxes) "
                                               "and never taught"),
                {nameOf(index), value}};
    case DefectId::ClassNotInValidation:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Class %1 has %2 boxes to learn from and none to "
                                               "validate with"),
                {nameOf(index), value}};
    case DefectId::ClassStarving:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Class %1 has only %2 boxes, %3 of all"),
                {nameOf(rarestOf(worst)->classIndex),
                 Quantity{double{rarestOf(worst)->value}, Unit::Count},
                 share(double{rarestOf(worst)->limit})}};
    default: break;
    }
    const std::int64_t most =
        first != nullptr && first->hasOther() ? std::int64_t{first->other} : std::int64_t{-1};
    return {FAULTLINE_TR_NOOP("Diagnosis", "Class %1 has %2 boxes for each one of %3"),
            {nameOf(most), value, nameOf(index)}};
}

Text explain(const DataDefect& worst, const ClassScore* low)
{
    if (worst.id() == DefectId::SplitWithoutBoxes) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "From pictures without boxes only background is learned, and an evaluation on "
                    "them reports -1 or 0 whatever the model can do. Usually the annotations of "
                    "this part were not found when the records were written."),
                {}};
    }
    if (low != nullptr) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Class %1 is rare in the data and its average precision is %2, far below that "
                    "of the others: it is met too seldom to be learned."),
                {low->name, plain(low->value)}};
    }
    return {FAULTLINE_TR_NOOP(
                "Diagnosis",
                "Detectors tolerate a lot of imbalance, but rare classes are learned last and "
                "their average precision jumps with each object. Log the average precision of "
                "every class to see whether they suffer."),
            {}};
}

Fix weigh(const Dataset& dataset)
{
    const auto classes = dataset.classes();
    std::vector<double> counts;
    for (const DatasetClass& one : classes) {
        if (one.boxCount > 0)
            counts.push_back(static_cast<double>(one.boxCount));
    }
    std::sort(counts.begin(), counts.end());
    const double middle = counts.empty() ? 1.0 : counts[counts.size() / 2];
    // The square root keeps a class with three examples from being seen in every batch.
    std::string weights;
    std::size_t told = 0;
    for (const DatasetClass& one : classes) {
        if (one.boxCount == 0 || told++ >= kMostWeights)
            continue;
        const double weight = std::clamp(std::sqrt(middle / static_cast<double>(one.boxCount)),
                                         1.0 / kLargestWeight, kLargestWeight);
        weights += (weights.empty() ? "" : ", ") + decimal(weight, 2);
    }
    Fix fix;
    fix.id = "sample-rare-classes";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Draw pictures with rare classes more often, by %1 weights "
                                   "from these counts"),
                 {countOf(told)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The weights are the square root of median count by count, in "
                                    "the order of the classes. A picture takes the largest weight "
                                    "of its boxes."),
                  {}};
    fix.snippets = {
        {"pytorch", "class_weight = torch.tensor([" + weights
                        + "])\npicture_weight = [class_weight[t[\"labels\"]].max() for t in "
                          "targets]\nsampler = torch.utils.data.WeightedRandomSampler("
                          "picture_weight, len(picture_weight))"},
        {"tensorflow", "class_weight = [" + weights
                           + "]\n# one record file per group of classes, mixed by weight\n"
                             "dataset = tf.data.Dataset.sample_from_datasets(parts, weights)"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "In the next run the average precision of the rare classes "
                                   "rises, and that of the others falls by less than a point."),
                 {}};
    return fix;
}

Fix splitAgain(const DataDefect& worst)
{
    Fix fix;
    fix.id = "split-again";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Split %1 again, class by class"),
                 {worst.evidence->source->name()}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Each class goes to training and validation in the same "
                                    "proportion; pictures of one scene stay together."),
                  {}};
    fix.snippets = {{"shell", "faultline-cli dataset " + shellPath(*worst.evidence)}};
    fix.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "The next diagnosis finds every class on both sides."), {}};
    return fix;
}

std::vector<Fix> fixes(const DataDefect& worst)
{
    switch (worst.id()) {
    case DefectId::SplitWithoutBoxes:
        return {listDefects(*worst.evidence,
                            {FAULTLINE_TR_NOOP("Diagnosis",
                                               "The next diagnosis finds boxes in every part."),
                             {}}),
                splitAgain(worst)};
    case DefectId::ClassNotInTraining:
    case DefectId::ClassNotInValidation: return {splitAgain(worst)};
    default: return {weigh(worst.dataset())};
    }
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const auto limit = [&](std::string_view name) {
        return input.settings.threshold(info(), name);
    };
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    std::vector<std::pair<const DatasetEvidence*, std::vector<ClassScore>>> scores;
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        scores.emplace_back(evidence, classScores(input.training, *evidence->dataset));
    const auto scoresOf = [&scores](const DataDefect& one) -> const std::vector<ClassScore>& {
        return std::find_if(scores.begin(), scores.end(),
                            [&one](const auto& pair) { return pair.first == one.evidence; })
            ->second;
    };
    double ratio = 1.0;
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        ratio = std::max(ratio, ratioOf(*evidence->dataset));
    for (DataDefect& one : defects) {
        const Defect* first = one.first();
        const double value = first != nullptr ? double{first->value} : 0.0;
        switch (one.id()) {
        case DefectId::ClassImbalance:
            one.severity = value > limit("ratio-warning") ? Severity::Warning : Severity::Info;
            break;
        case DefectId::ClassStarving:
            // Few examples in a small set are its size, which its owner knows.
            one.severity = Severity::Info;
            break;
        case DefectId::SplitWithoutBoxes: {
            const auto& splits = one.evidence->source->splits;
            const auto split = first != nullptr && first->split >= 0
                                   ? static_cast<std::size_t>(first->split)
                                   : splits.size();
            const bool isKnown =
                split < splits.size()
                && (isTrainingSplit(splits[split].name) || splits[split].name.starts_with("val"));
            one.severity = isKnown ? Severity::Critical : Severity::Warning;
            break;
        }
        default: break;
        }
        const bool isAboutRare =
            one.id() == DefectId::ClassImbalance || one.id() == DefectId::ClassStarving;
        if (isAboutRare && lowScore(scoresOf(one), one, limit("low-score")) != nullptr)
            one.severity = Severity::Warning;
    }
    sink.computed(numberEvidence(
        "class-ratio",
        {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of the most frequent class for one of the rarest"),
         {}},
        {ratio, Unit::Ratio}, limit("ratio-info")));
    tellData(input.training, sink);
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        if (evidence->dataset->classes().size() > 1)
            sink.judged(judgedClasses(*evidence->dataset));
    }
    // Pictures without boxes are told with the pictures; few of a class, only beside a ratio.
    std::erase_if(defects, [&](const DataDefect& one) {
        const bool isImbalance = one.id() == DefectId::ClassImbalance;
        return one.id() == DefectId::PicturesWithoutBoxes
               || (isImbalance && ratio <= limit("ratio-info"))
               || (one.id() == DefectId::ClassStarving && ratioOf(one.dataset()) < kFewBeside);
    });
    if (defects.empty())
        return;
    sortWorstFirst(defects);
    const DataDefect& worst = defects.front();
    const ClassScore* low = lowScore(scoresOf(worst), worst, limit("low-score"));

    Finding finding;
    finding.severity = worst.severity;
    finding.confidence = low != nullptr || worst.severity == Severity::Critical ? 0.9 : 0.6;
    finding.cost = worst.severity == Severity::Critical  ? 0.8
                   : worst.severity == Severity::Warning ? 0.1
                                                         : 0.02;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = titleOf(worst);
    finding.explanation = explain(worst, low);
    for (std::size_t i = 0; i < std::min(defects.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(recordEvidence(defects[i]));
    finding.evidence.emplace_back(numberEvidence(
        "class-ratio",
        {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of the most frequent class for one of the rarest"),
         {}},
        {ratio, Unit::Ratio}, limit("ratio-info")));
    if (low != nullptr) {
        const ScalarSeries& series = *low->signal->series;
        finding.evidence.emplace_back(
            SeriesEvidence{.run = low->signal->run->name,
                           .tag = low->signal->tag,
                           .firstStep = series.minStep(),
                           .lastStep = series.maxStep(),
                           .firstWallTime = series.minWallTime(),
                           .lastWallTime = series.maxWallTime(),
                           .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The rare class stays "
                                                                      "behind: %1"),
                                       {plain(low->value)}}});
    }
    finding.fixes = fixes(worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::class_imbalance
