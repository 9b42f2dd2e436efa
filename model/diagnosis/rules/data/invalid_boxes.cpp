// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/invalid_boxes.h"

#include "model/core/ascii.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace faultline::rules::invalid_boxes {

namespace {

constexpr std::string_view kCode = "D01";
constexpr std::size_t kMostKinds = 8;

/// Empty for what is not told of.
Text titleOf(const DataDefect& defect)
{
    const Count count(defect.summary->count);
    const Fraction share(defect.summary->share);
    const std::string first = defect.where();
    switch (defect.id()) {
    case DefectId::BoxNotFinite: return text::notFinite({count, share, first});
    case DefectId::BoxNotNormalised: return text::notNormalised({count, share, first});
    case DefectId::BoxInverted: return text::swappedCorners({count, share, first});
    case DefectId::BoxEmpty: return text::withoutArea({count, share, first});
    case DefectId::BoxWhollyOutside: return text::whollyOutside({count, share, first});
    case DefectId::BoxOutside: return text::partlyOutside({count, share, first});
    case DefectId::BoxMalformed: return text::malformed({count, share, first});
    case DefectId::BoxSizeUnknown: return text::sizeUnknown({count, share, first});
    case DefectId::BoxBelowPixel: return text::belowPixel({count, share, first});
    case DefectId::BoxDuplicate: return text::duplicate({count, share, first});
    case DefectId::SizeSwapped: return text::sizeSwapped({count, share, first});
    case DefectId::SizeDiffers: return text::sizeDiffers({count, share, first});
    case DefectId::ListsUnequal: return text::listsUnequal({count, share, first});
    case DefectId::AnnotationBroken: return text::annotationDamaged({count, share, first});
    default: return {};
    }
}

/// What a repaired copy does about it.
std::optional<Repair> repairOf(DefectId id)
{
    switch (id) {
    case DefectId::BoxNotFinite:
    case DefectId::BoxEmpty:
    case DefectId::BoxMalformed: return Repair::DropDegenerateBoxes;
    case DefectId::BoxNotNormalised: return Repair::NormalisePixelBoxes;
    case DefectId::BoxInverted: return Repair::SwapCorners;
    case DefectId::BoxWhollyOutside:
    case DefectId::BoxOutside: return Repair::ClipBoxes;
    case DefectId::BoxDuplicate: return Repair::DropDuplicateBoxes;
    case DefectId::SizeSwapped:
    case DefectId::SizeDiffers: return Repair::CorrectStatedSize;
    default: return std::nullopt;
    }
}

/// Boxes on which trainers stop, or whose loss is no number.
bool breaksTheLoss(DefectId id)
{
    return id == DefectId::BoxNotFinite || id == DefectId::BoxNotNormalised
           || id == DefectId::BoxInverted || id == DefectId::BoxEmpty
           || id == DefectId::BoxWhollyOutside;
}

/// Share of all boxes that reach outside by more than `limit` of a side: no rounding does that.
double farOutside(const DataDefect& defect, float limit)
{
    const std::span<const Defect> rows = defect.evidence->defects.rowsOf(DefectId::BoxOutside);
    const auto far = std::count_if(rows.begin(), rows.end(),
                                   [limit](const Defect& row) { return row.value > limit; });
    return static_cast<double>(far)
           / std::max(1.0, static_cast<double>(defect.dataset().boxCount()));
}

/// Where a trainer stopped at a box: torchvision, the Object Detection API, albumentations.
std::optional<FoundLine> stopAtBox(const Training& training)
{
    return findLine(training, {"should have positive height and width. Found invalid box",
                               "maximum box coordinate value is larger than",
                               "x_max is less than or equal to x_min for bbox",
                               "y_max is less than or equal to y_min for bbox"});
}

Severity severityOf(const DataDefect& defect, const RuleInput& input)
{
    const double found = defect.summary->share;
    const Thresholds thresholds(input.settings);
    if (breaksTheLoss(defect.id())) {
        const bool isMuch = defect.id() == DefectId::BoxNotFinite || found > thresholds.brokenShare;
        return isMuch && !lossStayedFinite(input.training) ? Severity::Critical : Severity::Warning;
    }
    if (defect.id() == DefectId::BoxOutside
        && farOutside(defect, static_cast<float>(thresholds.slightOverhang))
               > thresholds.brokenShare)
        return Severity::Warning;
    const bool isPlace =
        defect.id() == DefectId::BoxOutside || defect.id() == DefectId::SizeDiffers;
    if (isPlace && found > thresholds.misplacedShare)
        return Severity::Warning;
    const bool isMinor =
        isPlace || defect.id() == DefectId::BoxDuplicate || defect.id() == DefectId::BoxBelowPixel;
    return isMinor && found < thresholds.minorShare ? Severity::Info : Severity::Warning;
}

/// What a trainer counted when it read its labels: "3120 images, 31 backgrounds, 2714 corrupt".
struct ScanCount {
    double images = 0.0;
    double leftOut = 0.0;
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;

    [[nodiscard]] double share() const { return images > 0.0 ? leftOut / images : 0.0; }
};

/// The whole number in front of the word; 0 without one.
double countBefore(std::string_view text, std::string_view word)
{
    std::size_t end = text.find(word);
    if (end == std::string_view::npos)
        return 0.0;
    while (end > 0 && text[end - 1] == ' ')
        --end;
    std::size_t begin = end;
    while (begin > 0 && isDigit(text[begin - 1]))
        --begin;
    double value = 0.0;
    const auto read = std::from_chars(text.data() + begin, text.data() + end, value);
    return read.ec == std::errc() ? value : 0.0;
}

/// Of several scans the one that left out the largest share.
std::optional<ScanCount> worstScan(const Training& training)
{
    constexpr std::size_t kLineLength = 400;
    std::optional<ScanCount> worst;
    for (const ConsoleLogPtr& log : training.logs) {
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            const std::string_view text = log->text(i).substr(0, kLineLength);
            const double leftOut =
                std::max(countBefore(text, " corrupt"), countBefore(text, " ignored"));
            if (!(leftOut > 0.0))
                continue;
            const ScanCount scan{
                .images = std::max(countBefore(text, " images"), countBefore(text, " found")),
                .leftOut = leftOut,
                .log = log.get(),
                .line = i};
            if (scan.share() <= 1.0 && (!worst || scan.share() > worst->share()))
                worst = scan;
        }
    }
    return worst && worst->share() > 0.0 ? worst : std::nullopt;
}

void reportScan(const ScanCount& scan, const std::vector<LoggedEvent>& leftOut, bool isMuch,
                FindingSink& sink)
{
    constexpr double kHardlyAny = 0.005; // of the images: the trainer mends or skips them rightly
    Finding finding;
    finding.severity = isMuch                      ? Severity::Critical
                       : scan.share() < kHardlyAny ? Severity::Info
                                                   : Severity::Warning;
    finding.confidence = confidence::trainerSaysSo;
    finding.cost = isMuch ? std::max(scan.share(), cost::leastOfWarning) : cost::picturesLeftOut;
    finding.stake.modelQuality = true;
    finding.title = text::scanLeftOut({.leftOut = Count(scan.leftOut),
                                       .images = Count(scan.images),
                                       .share = Fraction(scan.share())});
    finding.explanation = text::scanLeftOutExplained();
    finding.evidence.emplace_back(
        lineEvidence(*scan.log, scan.line, scan.line, text::whatItCounted()));
    for (std::size_t i = 0; i < std::min(leftOut.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(leftOut[i].evidence(text::pictureLeftOut()));
    finding.evidence.emplace_back(number::leftOut(Count(scan.leftOut), Count(0)));
    finding.fixes = {fix::checkDataset(), fix::filterWhileReading()};
    sink.report(std::move(finding));
}

void judgeByLogs(const Training& training, FindingSink& sink)
{
    constexpr double kMuch = 0.2;
    const std::vector<LoggedEvent> leftOut = findEvents(training, {"data.labels"});
    const std::optional<FoundLine> stop = stopAtBox(training);
    if (leftOut.empty() && !stop && !worstScan(training)) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Dataset));
        return;
    }
    if (const std::optional<ScanCount> scan = worstScan(training); scan && !stop) {
        reportScan(*scan, leftOut, scan->share() >= kMuch, sink);
        return;
    }
    std::uint64_t count = 0;
    for (const LoggedEvent& one : leftOut)
        count += 1 + one.event->more;
    Finding finding;
    finding.confidence = confidence::trainerSaysSo;
    finding.stake.modelQuality = true;
    if (stop) {
        finding.severity = Severity::Critical;
        finding.cost = cost::stopped;
        finding.title = text::stopped();
        finding.explanation = text::stoppedExplained();
        finding.evidence.emplace_back(
            lineEvidence(*stop->log, stop->line, stop->line, text::trainerSaysOfBox()));
    } else {
        finding.severity = Severity::Warning;
        finding.cost = cost::picturesLeftOut;
        finding.title = text::picturesLeftOut(Count(count));
        finding.explanation = text::picturesLeftOutExplained();
    }
    for (std::size_t i = 0; i < std::min(leftOut.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(leftOut[i].evidence(text::pictureLeftOut()));
    finding.evidence.emplace_back(number::leftOut(Count(count), Count(0)));
    finding.fixes = {fix::checkDataset(), fix::filterWhileReading()};
    sink.report(std::move(finding));
}

Text explain(const DataDefect& worst, bool ranWell)
{
    if (ranWell && breaksTheLoss(worst.id()))
        return text::ranWellExplained();
    switch (worst.id()) {
    case DefectId::BoxNotFinite: return text::notFiniteExplained();
    case DefectId::BoxNotNormalised: return text::notNormalisedExplained();
    case DefectId::BoxInverted:
    case DefectId::BoxEmpty:
    case DefectId::BoxWhollyOutside: return text::withoutAreaExplained();
    case DefectId::BoxDuplicate: return text::duplicateExplained();
    case DefectId::SizeSwapped:
    case DefectId::SizeDiffers: return text::sizeExplained();
    default: return text::cutOrDroppedExplained();
    }
}

std::vector<Fix> fixes(const std::vector<DataDefect>& defects)
{
    const DatasetEvidence& evidence = *defects.front().evidence;
    std::vector<Repair> repairs;
    for (const DataDefect& one : defects) {
        const std::optional<Repair> repair = repairOf(one.id());
        if (one.evidence != &evidence || !repair)
            continue;
        repairs.push_back(*repair);
        if (*repair == Repair::ClipBoxes || *repair == Repair::SwapCorners)
            repairs.push_back(Repair::DropDegenerateBoxes); // what clipping leaves without area
    }
    std::vector<Fix> made;
    if (std::optional<Fix> copy = repairedCopy(evidence, repairs, text::noInvalidBox()))
        made.push_back(std::move(*copy));
    made.push_back(listDefects(evidence, text::noInvalidBox()));
    if (breaksTheLoss(defects.front().id()))
        made.push_back(fix::filterWhileReading());
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    if (datasetsOf(input.training).empty()) {
        tellLines(input.training, sink);
        judgeByLogs(input.training, sink);
        return;
    }
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    std::erase_if(defects, [](const DataDefect& one) { return titleOf(one).empty(); });
    double broken = 0.0;
    double boxes = 0.0;
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        boxes += static_cast<double>(evidence->dataset->boxCount());
    for (DataDefect& one : defects) {
        one.severity = severityOf(one, input);
        if (defectKind(one.id()).scope == DefectScope::Box)
            broken += static_cast<double>(one.summary->count);
    }
    sink.computed(number::invalidBoxes(Count(broken), Count(0)));
    tellData(input.training, sink);
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        sink.judged(judgedBoxAreas(*evidence));
    if (defects.empty())
        return;
    sortWorstFirst(defects);
    const DataDefect& worst = defects.front();
    const bool ranWell = lossStayedFinite(input.training);

    Finding finding;
    finding.severity = worst.severity;
    finding.confidence =
        worst.evidence->source->splits.empty() ? confidence::partUnknown : confidence::everyBoxSeen;
    finding.cost = worst.severity == Severity::Critical ? cost::breaksTheLoss
                   : worst.severity == Severity::Warning
                       ? std::clamp(worst.summary->share, cost::leastOfWarning, cost::mostOfWarning)
                       : cost::remark;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = titleOf(worst);
    finding.explanation = explain(worst, ranWell);
    addRecords(defects, kMostKinds, finding);
    finding.evidence.emplace_back(
        number::worstShare(Fraction(worst.summary->share), Thresholds(input.settings)));
    finding.evidence.emplace_back(number::boxes(Count(boxes)));
    finding.fixes = fixes(defects);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::invalid_boxes
