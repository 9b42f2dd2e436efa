// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/invalid_boxes.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace faultline::rules::invalid_boxes {

namespace {

constexpr std::string_view kCode = "D01";
constexpr std::size_t kMostKinds = 8;

/// How a title tells of a kind: %1 how many, %2 their share, %3 where the first is.
struct Wording {
    DefectId id;
    std::string_view title;
    std::optional<Repair> repair; ///< what a repaired copy does about it
};

constexpr std::array kWordings{
    Wording{DefectId::BoxNotFinite,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) are NaN or infinite, the first in %3"),
            Repair::DropDegenerateBoxes},
    Wording{DefectId::BoxNotNormalised,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) are in pixels where fractions of the "
                                           "picture are meant, the first in %3"),
            Repair::NormalisePixelBoxes},
    Wording{DefectId::BoxInverted,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) have swapped corners, the first in %3"),
            Repair::SwapCorners},
    Wording{DefectId::BoxEmpty,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) have no area, the first in %3"),
            Repair::DropDegenerateBoxes},
    Wording{DefectId::BoxWhollyOutside,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) lie wholly outside their picture, the "
                                           "first in %3"),
            Repair::ClipBoxes},
    Wording{DefectId::BoxOutside,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) reach outside their picture, the first "
                                           "in %3"),
            Repair::ClipBoxes},
    Wording{DefectId::BoxMalformed,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) have numbers that cannot be read, the "
                                           "first in %3"),
            Repair::DropDegenerateBoxes},
    Wording{DefectId::BoxSizeUnknown,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) are in pixels of pictures of unknown "
                                           "size, the first in %3"),
            std::nullopt},
    Wording{DefectId::BoxBelowPixel,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) are smaller than a pixel after the "
                                           "resizer, the first in %3"),
            std::nullopt},
    Wording{DefectId::BoxDuplicate,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 boxes (%2) are there twice, the first in %3"),
            Repair::DropDuplicateBoxes},
    Wording{DefectId::SizeSwapped,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 annotations (%2) swap width and height of their "
                                           "picture, the first of %3"),
            Repair::CorrectStatedSize},
    Wording{DefectId::SizeDiffers,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 annotations (%2) state another size than their "
                                           "picture has, the first of %3"),
            Repair::CorrectStatedSize},
    Wording{DefectId::ListsUnequal,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 records (%2) have lists of boxes and classes of "
                                           "unequal length, the first is %3"),
            std::nullopt},
    Wording{DefectId::AnnotationBroken,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 annotations (%2) are damaged, the first of %3"),
            std::nullopt},
};

const Wording* wordingOf(DefectId id)
{
    const auto* const at = std::find_if(kWordings.begin(), kWordings.end(),
                                        [id](const Wording& one) { return one.id == id; });
    return at == kWordings.end() ? nullptr : at;
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

void judgeByLogs(const Training& training, FindingSink& sink);
[[nodiscard]] Severity severityOf(const DataDefect& defect, const RuleInput& input);
[[nodiscard]] Text explain(const DataDefect& worst, bool ranWell);
[[nodiscard]] std::vector<Fix> fixes(const std::vector<DataDefect>& defects);
[[nodiscard]] Fix filterWhileReading();
[[nodiscard]] Text check();

Severity severityOf(const DataDefect& defect, const RuleInput& input)
{
    const double found = defect.summary->share;
    const auto limit = [&](std::string_view name) {
        return input.settings.threshold(info(), name);
    };
    if (breaksTheLoss(defect.id())) {
        const bool isMuch = defect.id() == DefectId::BoxNotFinite || found > limit("broken-share");
        return isMuch && !lossStayedFinite(input.training) ? Severity::Critical : Severity::Warning;
    }
    if (defect.id() == DefectId::BoxOutside
        && farOutside(defect, static_cast<float>(limit("slight-overhang"))) > limit("broken-share"))
        return Severity::Warning;
    const bool isPlace =
        defect.id() == DefectId::BoxOutside || defect.id() == DefectId::SizeDiffers;
    if (isPlace && found > limit("misplaced-share"))
        return Severity::Warning;
    const bool isMinor =
        isPlace || defect.id() == DefectId::BoxDuplicate || defect.id() == DefectId::BoxBelowPixel;
    return isMinor && found < limit("minor-share") ? Severity::Info : Severity::Warning;
}

void judgeByLogs(const Training& training, FindingSink& sink)
{
    const std::vector<LoggedEvent> leftOut = findEvents(training, {"data.labels"});
    const std::optional<FoundLine> stop = stopAtBox(training);
    if (leftOut.empty() && !stop) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Dataset));
        return;
    }
    std::uint64_t count = 0;
    for (const LoggedEvent& one : leftOut)
        count += 1 + one.event->more;
    const Quantity told{static_cast<double>(count), Unit::Count};
    Finding finding;
    finding.confidence = 0.9;
    finding.stake.modelQuality = true;
    if (stop) {
        finding.severity = Severity::Critical;
        finding.cost = 0.9;
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "The training stopped at an invalid box"),
                         {}};
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Its trainer checks boxes and ends at one whose corners are swapped, "
                              "that has no area or lies outside the picture. A repeat meets the "
                              "same record within one epoch."),
            {}};
        finding.evidence.emplace_back(
            lineEvidence(*stop->log, stop->line, stop->line,
                         {FAULTLINE_TR_NOOP("Diagnosis", "What the trainer says of the box"), {}}));
    } else {
        finding.severity = Severity::Warning;
        finding.cost = 0.1;
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The trainer left out %1 pictures because of invalid "
                                           "boxes"),
                         {told}};
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "It says which and why: coordinates below 0 or above 1, or numbers "
                              "that are no box. The pictures are missing from the training, and "
                              "what made these boxes may have made others wrong as well."),
            {}};
    }
    for (std::size_t i = 0; i < std::min(leftOut.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(leftOut[i].evidence(
            {FAULTLINE_TR_NOOP("Diagnosis", "A picture that was left out, and why"), {}}));
    finding.evidence.emplace_back(numberEvidence(
        "left-out", {FAULTLINE_TR_NOOP("Diagnosis", "Pictures that the trainer left out"), {}},
        told, 0.0));
    Fix open;
    open.id = "check-dataset";
    open.title = {FAULTLINE_TR_NOOP("Diagnosis", "Check the dataset, and train on a repaired copy"),
                  {}};
    open.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Open it together with the run: every box is looked at, and "
                                     "the repairs that fit are named."),
                   {}};
    open.snippets = {{"shell", "faultline-cli dataset DATASET --defects defects.csv\n"
                               "faultline-cli dataset DATASET --repair repaired --fix all"}};
    open.check = check();
    finding.fixes.push_back(std::move(open));
    finding.fixes.push_back(filterWhileReading());
    sink.report(std::move(finding));
}

Text explain(const DataDefect& worst, bool ranWell)
{
    if (ranWell && breaksTheLoss(worst.id())) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The loss of this run stayed finite, so its trainer drops or cuts such boxes, "
                    "or has not met them yet: what they mark is then learned as background. "
                    "Another trainer, or another version of this one, may stop at them."),
                {}};
    }
    switch (worst.id()) {
    case DefectId::BoxNotFinite:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "One such box makes the loss NaN in the step that meets it, and with it every "
                    "weight; nothing is learned from then on."),
                {}};
    case DefectId::BoxNotNormalised:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The trainer takes coordinates for fractions of width and height. A hundred "
                    "times too large they make the loss huge, and cut to the picture they leave "
                    "nothing to learn."),
                {}};
    case DefectId::BoxInverted:
    case DefectId::BoxEmpty:
    case DefectId::BoxWhollyOutside:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The regression takes the logarithm of width and height: of a box without "
                    "area it is infinite, of a negative one it is NaN. Some trainers stop with a "
                    "failed assertion instead, others drop the box and learn its object as "
                    "background."),
                {}};
    case DefectId::BoxDuplicate:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Objects with two boxes count twice in the loss, and of two correct detections "
                    "the evaluation counts one as wrong."),
                {}};
    case DefectId::SizeSwapped:
    case DefectId::SizeDiffers:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Boxes in pixels are divided by the size that the annotation states. If that "
                    "is not the size of the picture, they lie in the wrong place unless only the "
                    "scale differs."),
                {}};
    default:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Trainers cut such boxes, drop them or stop, each in its own way; what is "
                    "dropped is learned as background."),
                {}};
    }
}

Text check()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "The next diagnosis finds no invalid box."), {}};
}

Fix filterWhileReading()
{
    Fix fix;
    fix.id = "filter-while-reading";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Or leave such boxes out where they are read"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "It keeps one bad record from ending a run of days; their "
                                    "objects stay unlabelled."),
                  {}};
    fix.snippets = {
        {"tensorflow", "keep = tf.reduce_all(tf.math.is_finite(boxes), axis=1)\n"
                       "keep &= (boxes[:, 2] > boxes[:, 0]) & (boxes[:, 3] > boxes[:, 1])\n"
                       "boxes = tf.clip_by_value(tf.boolean_mask(boxes, keep), 0.0, 1.0)\n"
                       "labels = tf.boolean_mask(labels, keep)"},
        {"pytorch", "keep = boxes.isfinite().all(dim=1)\n"
                    "keep &= (boxes[:, 2] > boxes[:, 0]) & (boxes[:, 3] > boxes[:, 1])\n"
                    "boxes, labels = boxes[keep], labels[keep]"}};
    fix.check = check();
    return fix;
}

std::vector<Fix> fixes(const std::vector<DataDefect>& defects)
{
    const DatasetEvidence& evidence = *defects.front().evidence;
    std::vector<Repair> repairs;
    for (const DataDefect& one : defects) {
        const std::optional<Repair> repair = wordingOf(one.id())->repair;
        if (one.evidence != &evidence || !repair)
            continue;
        repairs.push_back(*repair);
        if (*repair == Repair::ClipBoxes || *repair == Repair::SwapCorners)
            repairs.push_back(Repair::DropDegenerateBoxes); // what clipping leaves without area
    }
    std::vector<Fix> made;
    if (std::optional<Fix> copy = repairedCopy(evidence, repairs, check()))
        made.push_back(std::move(*copy));
    made.push_back(listDefects(evidence, check()));
    if (breaksTheLoss(defects.front().id()))
        made.push_back(filterWhileReading());
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
    std::erase_if(defects, [](const DataDefect& one) { return wordingOf(one.id()) == nullptr; });
    double broken = 0.0;
    double boxes = 0.0;
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        boxes += static_cast<double>(evidence->dataset->boxCount());
    for (DataDefect& one : defects) {
        one.severity = severityOf(one, input);
        if (defectKind(one.id()).scope == DefectScope::Box)
            broken += static_cast<double>(one.summary->count);
    }
    sink.computed(numberEvidence("invalid-boxes",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Boxes with something wrong"), {}},
                                 {broken, Unit::Count}, 0.0));
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
    finding.confidence = worst.evidence->source->splits.empty() ? 0.8 : 0.95;
    finding.cost = worst.severity == Severity::Critical ? 0.9
                   : worst.severity == Severity::Warning
                       ? std::clamp(worst.summary->share, 0.05, 0.5)
                       : 0.01;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = {wordingOf(worst.id())->title,
                     {Quantity{static_cast<double>(worst.summary->count), Unit::Count},
                      share(worst.summary->share), worst.where()}};
    finding.explanation = explain(worst, ranWell);
    for (std::size_t i = 0; i < std::min(defects.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(recordEvidence(defects[i]));
    finding.evidence.emplace_back(numberEvidence(
        "worst-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of boxes or pictures with the worst of it"), {}},
        share(worst.summary->share), input.settings.threshold(info(), "broken-share")));
    finding.evidence.emplace_back(numberEvidence(
        "boxes", {FAULTLINE_TR_NOOP("Diagnosis", "Boxes in all"), {}}, {boxes, Unit::Count}));
    finding.fixes = fixes(defects);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::invalid_boxes
