// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/split_leak.h"

#include "model/core/text_marker.h"
#include "model/dataset/defects/class_defects.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/progress_evidence.h"

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

    [[nodiscard]] double share() const
    {
        return held > 0
                   ? static_cast<double>(exact.size() + near.size()) / static_cast<double>(held)
                   : 0.0;
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

void reportLeak(const RuleInput& input, const Leak& leak, FindingSink& sink);
void reportDuplicates(const RuleInput& input, FindingSink& sink);
[[nodiscard]] std::vector<Fix> fixes(const Leak& leak);

void reportLeak(const RuleInput& input, const Leak& leak, FindingSink& sink)
{
    const double limit = input.settings.threshold(info(), "leak-share");
    const double ruined = input.settings.threshold(info(), "ruined-share");
    Finding finding;
    finding.severity = leak.share() >= ruined ? Severity::Critical : Severity::Warning;
    finding.confidence = leak.exact.empty() ? 0.75 : 0.95;
    finding.cost = std::clamp(leak.share(), 0.05, 0.8);
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 of the %2 pictures to validate with (%3) are in the "
                                       "training part too"),
                     {countOf(leak.exact.size() + leak.near.size()),
                      Quantity{static_cast<double>(leak.held), Unit::Count}, share(leak.share())}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "%1 of them are equal byte for byte, %2 nearly (neighbouring frames, or "
                          "saved twice). The validation asks for what was learned by heart: its "
                          "metric is better than the model, and a checkpoint chosen by it is the "
                          "one that overfits most."),
        {countOf(leak.exact.size()), countOf(leak.near.size())}};
    for (const DefectId id :
         {DefectId::PictureLeak, DefectId::PictureNearLeak, DefectId::DuplicateLabelsDiffer}) {
        if (const DefectSummary* summary = leak.evidence->defects.summary(id))
            finding.evidence.emplace_back(recordEvidence({leak.evidence, summary}));
    }
    finding.evidence.emplace_back(numberEvidence(
        "leak-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the validation that training has too"), {}},
        share(leak.share()), limit));
    if (const Signal* metric = input.training.best(SignalKind::ValidationMetric)) {
        const ScalarSeries& series = *metric->series;
        finding.evidence.emplace_back(SeriesEvidence{
            .run = metric->run->name,
            .tag = metric->tag,
            .firstStep = series.minStep(),
            .lastStep = series.maxStep(),
            .firstWallTime = series.minWallTime(),
            .lastWallTime = series.maxWallTime(),
            .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Better than the model is on new pictures"),
                        {}}});
    }
    finding.fixes = fixes(leak);
    sink.report(std::move(finding));
}

std::vector<Fix> fixes(const Leak& leak)
{
    const Text check{FAULTLINE_TR_NOOP("Diagnosis",
                                       "The next diagnosis finds no picture on both sides. The "
                                       "metric of the validation falls to what the model can do."),
                     {}};
    std::vector<Fix> made;
    made.push_back(
        leaveOut(*leak.evidence, leak.exact.size() + leak.near.size(), !leak.near.empty(), check));
    made.back().promises = {{.kind = Promise::Kind::NumberAtMost,
                             .ruleId = "split-leak",
                             .number = "leak-share",
                             .value = share(0.0)}};
    Fix group;
    group.id = "split-by-scene";
    group.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Split by scene, video or day instead of by picture"), {}};
    group.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "A random split of frames puts neighbours on both sides, "
                                      "however often it is repeated."),
                    {}};
    group.snippets = {{"pytorch", "from sklearn.model_selection import GroupShuffleSplit\n"
                                  "train, val = next(GroupShuffleSplit(n_splits=1, test_size=0.2, "
                                  "random_state=0).split(pictures, groups=scene_of_picture))"}};
    group.check = check;
    group.isConcrete = false;
    made.push_back(std::move(group));
    return made;
}

void reportDuplicates(const RuleInput& input, FindingSink& sink)
{
    const double limit = input.settings.threshold(info(), "duplicate-share");
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
    const Quantity count{static_cast<double>(worst.summary->count), Unit::Count};
    Finding finding;
    finding.severity = worst.summary->share > limit && worst.id() != DefectId::PictureDuplicate
                           ? Severity::Warning
                           : Severity::Info;
    finding.confidence = 0.9;
    finding.cost = std::clamp(worst.summary->share * 0.5, 0.01, 0.3);
    finding.stake.modelQuality = true;
    switch (worst.id()) {
    case DefectId::DuplicateLabelsDiffer:
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "%1 pictures are there twice with different boxes, the "
                                           "first is %2"),
                         {count, worst.where()}};
        break;
    case DefectId::PictureIdTwice:
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "%1 pictures share their id or name with another one, "
                                           "the first is %2"),
                         {count, worst.where()}};
        break;
    default:
        finding.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are there twice in one part"),
            {count, share(worst.summary->share)}};
        break;
    }
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Of equal pictures with different boxes one contradicts the other, and "
                          "evaluators overwrite one of two with the same name. Equal pictures with "
                          "equal boxes only count twice."),
        {}};
    for (const DataDefect& one : defects)
        finding.evidence.emplace_back(recordEvidence(one));
    finding.evidence.emplace_back(
        numberEvidence("duplicate-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of pictures"), {}},
                       share(worst.summary->share), limit));
    const Text check{FAULTLINE_TR_NOOP("Diagnosis", "The next diagnosis finds none of them."), {}};
    constexpr std::array kRepairs{Repair::DropExactDuplicates};
    if (worst.id() == DefectId::PictureDuplicate) {
        if (auto copy = repairedCopy(*worst.evidence, kRepairs, check))
            finding.fixes.push_back(std::move(*copy));
    }
    finding.fixes.push_back(listDefects(*worst.evidence, check));
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
        sink.abstain(
            abstention({FAULTLINE_TR_NOOP("Diagnosis",
                                          "The pictures were not compared: too many have the same "
                                          "size, and reading all of them takes long."),
                        {}},
                       {FAULTLINE_TR_NOOP("Diagnosis", "Have every picture decoded once; "
                                                       "the result is kept."),
                        {}},
                       "faultline-cli diagnose --pixels PATH"));
        return;
    }
    sink.computed(numberEvidence(
        "leak-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the validation that training has too"), {}},
        share(worst.share()), input.settings.threshold(info(), "leak-share")));
    tellData(input.training, sink);
    sink.computed(numberEvidence(
        "held-pictures", {FAULTLINE_TR_NOOP("Diagnosis", "Pictures held back for validation"), {}},
        countOf(worst.held)));
    sink.computed(numberEvidence(
        "leaked-pictures",
        {FAULTLINE_TR_NOOP("Diagnosis", "Of these, pictures that training has too"), {}},
        countOf(worst.exact.size() + worst.near.size()), 0.0));
    if (worst.share() > input.settings.threshold(info(), "leak-share"))
        reportLeak(input, worst, sink);
    else
        reportDuplicates(input, sink);
}

} // namespace faultline::rules::split_leak
