// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/class_imbalance.h"

#include "model/dataset/defects/class_defects.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/learning_evidence.h"

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

std::string nameOf(const Dataset& dataset, std::int64_t index)
{
    const auto classes = dataset.classes();
    return index >= 0 && index < static_cast<std::int64_t>(classes.size())
               ? className(classes[static_cast<std::size_t>(index)])
               : std::string();
}

/// The part that a defect is about; the whole dataset if its part has no name.
std::string partOf(const DataDefect& defect)
{
    const Defect* first = defect.first();
    const auto& splits = defect.evidence->source->splits;
    const bool isNamed = first != nullptr && first->split >= 0
                         && static_cast<std::size_t>(first->split) < splits.size()
                         && !splits[static_cast<std::size_t>(first->split)].name.empty();
    return isNamed ? splits[static_cast<std::size_t>(first->split)].name
                   : defect.evidence->source->name();
}

Text titleOf(const DataDefect& worst)
{
    const Defect* first = worst.first();
    const Count value(first != nullptr ? first->value : 0.0F);
    const std::string name =
        nameOf(worst.dataset(), first != nullptr ? first->classIndex : std::int64_t{-1});
    switch (worst.id()) {
    case DefectId::SplitWithoutBoxes: return text::partWithoutBoxes({value, partOf(worst)});
    case DefectId::ClassNotInTraining: return text::neverTaught({name, value});
    case DefectId::ClassNotInValidation: return text::neverValidated({name, value});
    case DefectId::ClassStarving: {
        const Defect& rarest = *rarestOf(worst);
        return text::starving({.name = nameOf(worst.dataset(), rarest.classIndex),
                               .boxes = Count(rarest.value),
                               .share = Fraction(rarest.limit)});
    }
    default: break;
    }
    const std::int64_t most =
        first != nullptr && first->hasOther() ? std::int64_t{first->other} : std::int64_t{-1};
    return text::unbalanced({.most = nameOf(worst.dataset(), most), .boxes = value, .least = name});
}

Text explain(const DataDefect& worst, const ClassScore* low)
{
    if (worst.id() == DefectId::SplitWithoutBoxes)
        return text::partWithoutBoxesExplained();
    if (low != nullptr)
        return text::lowScoreExplained({.name = low->name, .score = Plain(low->value)});
    return text::toleratedExplained();
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
    return fix::sampleRareClasses({.classes = Count(told), .weights = weights});
}

Fix splitAgain(const DataDefect& worst)
{
    return fix::splitAgain(
        {.dataset = worst.evidence->source->name(), .path = shellPath(*worst.evidence)});
}

std::vector<Fix> fixes(const DataDefect& worst)
{
    switch (worst.id()) {
    case DefectId::SplitWithoutBoxes:
        return {listDefects(*worst.evidence, text::boxesInEveryPart()), splitAgain(worst)};
    case DefectId::ClassNotInTraining:
    case DefectId::ClassNotInValidation: return {splitAgain(worst)};
    default: return {weigh(worst.dataset())};
    }
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
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
            one.severity = value > thresholds.ratioWarning ? Severity::Warning : Severity::Info;
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
        if (isAboutRare && lowScore(scoresOf(one), one, thresholds.lowScore) != nullptr)
            one.severity = Severity::Warning;
    }
    sink.computed(number::classRatio(Ratio(ratio), thresholds));
    tellData(input.training, sink);
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        if (evidence->dataset->classes().size() > 1)
            sink.judged(judgedClasses(*evidence->dataset));
    }
    // Pictures without boxes are told with the pictures; few of a class, only beside a ratio.
    std::erase_if(defects, [&](const DataDefect& one) {
        const bool isImbalance = one.id() == DefectId::ClassImbalance;
        return one.id() == DefectId::PicturesWithoutBoxes
               || (isImbalance && ratio <= thresholds.ratioInfo)
               || (one.id() == DefectId::ClassStarving && ratioOf(one.dataset()) < kFewBeside);
    });
    if (defects.empty())
        return;
    sortWorstFirst(defects);
    const DataDefect& worst = defects.front();
    const ClassScore* low = lowScore(scoresOf(worst), worst, thresholds.lowScore);

    Finding finding;
    finding.severity = worst.severity;
    finding.confidence = low != nullptr || worst.severity == Severity::Critical
                             ? confidence::seen
                             : confidence::countedOnly;
    finding.cost = worst.severity == Severity::Critical  ? cost::nothingLearned
                   : worst.severity == Severity::Warning ? cost::classSuffers
                                                         : cost::remark;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = titleOf(worst);
    finding.explanation = explain(worst, low);
    addRecords(defects, kMostKinds, finding);
    finding.evidence.emplace_back(number::classRatio(Ratio(ratio), thresholds));
    if (low != nullptr)
        finding.evidence.emplace_back(
            wholeSeries(*low->signal, text::staysBehind(Plain(low->value))));
    finding.fixes = fixes(worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::class_imbalance
