// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/split_leak.h"

#include "model/dataset/defects/class_defects.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/learning_evidence.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace faultline::rules::split_leak {

namespace {

constexpr std::string_view kCode = "D06";

/// Two pictures that cannot be read are alike for that reason; odd-images tells of them.
bool isReadable(const Dataset& dataset, const Defect& defect)
{
    const auto isSound = [&dataset](std::uint32_t image) {
        const ImageRow& row = dataset.image(image);
        return !row.has(kImageMissing) && !row.has(kImageUnreadable) && !row.has(kRecordDamaged);
    };
    return isSound(defect.image) && (!defect.hasOther() || isSound(defect.other));
}

/// The side of two pictures in different parts that is held against: the one that is not trained
/// on; the later one where nothing tells.
std::uint32_t heldSide(const Dataset& dataset, const Defect& defect)
{
    const auto isTrained = [&dataset](std::uint32_t image) {
        const auto& splits = dataset.source().splits;
        const std::size_t split = dataset.image(image).split;
        return split < splits.size() && isTrainingSplit(splits[split].name);
    };
    return isTrained(defect.image) && defect.hasOther() ? defect.other : defect.image;
}

/// Pictures of one dataset that validation shares with training.
struct Leak {
    const DatasetEvidence* evidence = nullptr;
    std::set<std::uint32_t> exact; ///< of the side that is held against
    std::set<std::uint32_t> near;
    std::uint64_t held = 0; ///< pictures of the parts that are held against

    [[nodiscard]] std::size_t leaked() const { return exact.size() + near.size(); }
    [[nodiscard]] double share() const
    {
        return held > 0 ? static_cast<double>(leaked()) / static_cast<double>(held) : 0.0;
    }
};

/// Pictures that are not trained on; where no part is called so, of all parts but the largest.
std::uint64_t heldPictures(const DatasetEvidence& evidence)
{
    std::uint64_t held = 0;
    std::uint64_t all = 0;
    std::uint64_t largest = 0;
    bool hasTraining = false;
    for (const SplitStatistics& split : evidence.statistics.splits) {
        const bool isTraining = isTrainingSplit(split.name);
        hasTraining = hasTraining || isTraining;
        held += isTraining ? 0 : split.images;
        all += split.images;
        largest = std::max(largest, split.images);
    }
    return hasTraining ? held : all - largest;
}

Leak leakOf(const DatasetEvidence& evidence)
{
    Leak leak;
    leak.evidence = &evidence;
    leak.held = heldPictures(evidence);
    for (const Defect& row : evidence.defects.rowsOf(DefectId::PictureLeak)) {
        if (isReadable(*evidence.dataset, row))
            leak.exact.insert(heldSide(*evidence.dataset, row));
    }
    for (const Defect& row : evidence.defects.rowsOf(DefectId::PictureNearLeak)) {
        const std::uint32_t held = heldSide(*evidence.dataset, row);
        if (!leak.exact.contains(held))
            leak.near.insert(held);
    }
    return leak;
}

std::vector<Fix> fixes(const Leak& leak)
{
    Fix leftOut =
        leaveOut(*leak.evidence, leak.leaked(), !leak.near.empty(), text::noPictureOnBothSides());
    leftOut.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = RuleId(kId),
                         .number = "leak-share",
                         .value = Fraction(0).quantity()}};
    return {std::move(leftOut), fix::splitByScene()};
}

void reportLeak(const RuleInput& input, const Leak& leak, const Thresholds& thresholds,
                FindingSink& sink)
{
    Finding finding;
    finding.severity =
        leak.share() >= thresholds.ruinedShare ? Severity::Critical : Severity::Warning;
    finding.confidence = leak.exact.empty() ? confidence::near : confidence::exact;
    finding.cost = std::clamp(leak.share(), cost::leastOfLeak, cost::mostOfLeak);
    finding.stake.modelQuality = true;
    finding.title = text::leaks({.leaked = Count(leak.leaked()),
                                 .held = Count(leak.held),
                                 .share = Fraction(leak.share())});
    finding.explanation =
        text::leaksExplained({.exact = Count(leak.exact.size()), .near = Count(leak.near.size())});
    for (const DefectId id :
         {DefectId::PictureLeak, DefectId::PictureNearLeak, DefectId::DuplicateLabelsDiffer}) {
        if (const DefectSummary* summary = leak.evidence->defects.summary(id))
            finding.evidence.emplace_back(recordEvidence({leak.evidence, summary}));
    }
    finding.evidence.emplace_back(number::leakShare(Fraction(leak.share()), thresholds));
    if (const Signal* metric = input.training.best(SignalKind::ValidationMetric))
        finding.evidence.emplace_back(wholeSeries(*metric, text::betterThanTheModel()));
    finding.fixes = fixes(leak);
    sink.report(std::move(finding));
}

Text titleOf(const DataDefect& duplicates)
{
    const Count count(duplicates.summary->count);
    switch (duplicates.id()) {
    case DefectId::DuplicateLabelsDiffer: return text::differentBoxes({count, duplicates.where()});
    case DefectId::PictureIdTwice: return text::sameName({count, duplicates.where()});
    default:
        return text::twiceInOnePart(
            {.pictures = count, .share = Fraction(duplicates.summary->share)});
    }
}

void reportDuplicates(const RuleInput& input, const Thresholds& thresholds, FindingSink& sink)
{
    const double limit = thresholds.duplicateShare;
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    std::erase_if(defects, [limit](const DataDefect& one) {
        const std::span<const Defect> rows = one.evidence->defects.rowsOf(one.id());
        const bool isSound = std::any_of(rows.begin(), rows.end(), [&one](const Defect& row) {
            return isReadable(one.dataset(), row);
        });
        const bool isHarmful =
            one.id() == DefectId::DuplicateLabelsDiffer || one.id() == DefectId::PictureIdTwice;
        const bool isMany = one.id() == DefectId::PictureDuplicate && one.summary->share > limit;
        return !isSound || (!isHarmful && !isMany);
    });
    if (defects.empty())
        return;
    sortWorstFirst(defects);
    const DataDefect& worst = defects.front();
    Finding finding;
    finding.severity = worst.summary->share > limit && worst.id() != DefectId::PictureDuplicate
                           ? Severity::Warning
                           : Severity::Info;
    finding.confidence = confidence::duplicates;
    finding.cost = std::clamp(worst.summary->share * cost::perDuplicate, cost::leastOfDuplicates,
                              cost::mostOfDuplicates);
    finding.stake.modelQuality = true;
    finding.title = titleOf(worst);
    finding.explanation = text::duplicatesExplained();
    addRecords(defects, defects.size(), finding);
    finding.evidence.emplace_back(
        number::duplicateShare(Fraction(worst.summary->share), thresholds));
    constexpr std::array kRepairs{Repair::DropExactDuplicates};
    if (worst.id() == DefectId::PictureDuplicate) {
        if (auto copy = repairedCopy(*worst.evidence, kRepairs, text::noneOfThem()))
            finding.fixes.push_back(std::move(*copy));
    }
    finding.fixes.push_back(listDefects(*worst.evidence, text::noneOfThem()));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::vector<const DatasetEvidence*> datasets = datasetsOf(input.training);
    Leak worst;
    bool wasCompared = false;
    for (const DatasetEvidence* evidence : datasets) {
        wasCompared = wasCompared || evidence->comparedFiles;
        Leak leak = leakOf(*evidence);
        if (worst.evidence == nullptr || leak.share() > worst.share())
            worst = std::move(leak);
    }
    if (!wasCompared) {
        sink.abstain(abstention::notCompared());
        return;
    }
    const Thresholds thresholds(input.settings);
    sink.computed(number::leakShare(Fraction(worst.share()), thresholds));
    tellData(input.training, sink);
    sink.computed(number::heldPictures(Count(worst.held)));
    sink.computed(number::leakedPictures(Count(worst.leaked()), Count(0)));
    if (worst.share() > thresholds.leakShare)
        reportLeak(input, worst, thresholds, sink);
    else
        reportDuplicates(input, thresholds, sink);
}

} // namespace faultline::rules::split_leak
