// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/boxes_dropped.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/progress_evidence.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::rules::boxes_dropped {

namespace {

constexpr std::string_view kReaderField = "train_input_reader.max_number_of_boxes";
constexpr std::string_view kOldField = "train_config.max_number_of_boxes";
constexpr double kRoundTo = 10.0;

/// What a limit on boxes does to one dataset.
struct Loss {
    const DatasetEvidence* evidence = nullptr;
    std::uint32_t limit = 0;
    std::uint64_t boxes = 0;
    std::uint64_t dropped = 0;
    std::uint64_t pictures = 0; ///< over the limit
    std::size_t most = 0;       ///< boxes of the fullest picture

    [[nodiscard]] double share() const
    {
        return boxes > 0 ? static_cast<double>(dropped) / static_cast<double>(boxes) : 0.0;
    }
};

Loss lossOf(const DatasetEvidence& evidence, std::uint32_t limit)
{
    Loss loss{.evidence = &evidence, .limit = limit};
    for (const ImageRow& row : evidence.dataset->images()) {
        loss.boxes += row.boxCount;
        loss.most = std::max(loss.most, std::size_t{row.boxCount});
        if (row.boxCount > limit) {
            ++loss.pictures;
            loss.dropped += row.boxCount - limit;
        }
    }
    return loss;
}

/// The limit that holds every picture, with a little room, in round numbers.
double roomyLimit(std::size_t most)
{
    return std::ceil(static_cast<double>(most) / kRoundTo) * kRoundTo;
}

[[nodiscard]] Fix raiseLimit(const ConfigDocument& config, const Loss& loss);

Fix raiseLimit(const ConfigDocument& config, const Loss& loss)
{
    const double limit = roomyLimit(loss.most);
    const std::string value = decimal(limit, 0);
    Fix fix;
    fix.id = "raise-box-limit";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Raise max_number_of_boxes from %1 to %2"),
                 {countOf(loss.limit), Quantity{limit, Unit::Count}}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The fullest picture has %1. Memory for matching boxes with "
                                    "anchors grows in proportion; raise the limit of detections "
                                    "after the suppression as well if you evaluate on such "
                                    "pictures."),
                  {countOf(loss.most)}};
    fix.snippets = {
        {"pipeline.config", "train_input_reader {\n  max_number_of_boxes: " + value + "\n}"}};
    fix.edits = {{config.name(), std::string(kReaderField), value}};
    const std::size_t old = config.find(kOldField);
    if (old != ConfigNode::npos && config.nodes[old].line > 0)
        fix.edits.push_back({config.name(), std::string(kOldField), value});
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next diagnosis finds that 0 boxes are lost."),
                 {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = "boxes-dropped",
                     .number = "lost-share",
                     .value = share(0.0)}};
    return fix;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const ConfigDocumentPtr config = input.training.config();
    if (!config || config->kind != ConfigKind::PipelineConfig)
        return tellData(input.training, sink); // other trainers have no such limit
    Loss worst;
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        if (!evidence->options.maxBoxes)
            continue;
        const Loss loss = lossOf(*evidence, *evidence->options.maxBoxes);
        if (worst.evidence == nullptr || loss.share() > worst.share())
            worst = loss;
    }
    tellData(input.training, sink);
    if (worst.evidence == nullptr)
        return;
    const double minor = input.settings.threshold(info(), "minor-share");
    const double serious = input.settings.threshold(info(), "serious-share");
    const NumberEvidence lost = numberEvidence(
        "lost-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of boxes over the limit"), {}},
        share(worst.share()), minor);
    sink.computed(lost);
    sink.computed(numberEvidence(
        "most-boxes", {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of the fullest picture"), {}},
        countOf(worst.most), worst.limit));
    sink.judged(heldAgainst(judgedBoxesPerPicture(*worst.evidence->dataset),
                            {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of a picture that count"), {}},
                            worst.limit));
    if (worst.dropped == 0)
        return;

    Finding finding;
    finding.severity = worst.share() >= serious ? Severity::Critical
                       : worst.share() >= minor ? Severity::Warning
                                                : Severity::Info;
    finding.confidence = 0.9;
    finding.cost = std::clamp(worst.share(), 0.001, 1.0);
    finding.stake.modelQuality = worst.share() >= minor;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 of %2 boxes (%3) are dropped: at most %4 of a picture "
                                       "are taken"),
                     {Quantity{static_cast<double>(worst.dropped), Unit::Count},
                      Quantity{static_cast<double>(worst.boxes), Unit::Count}, share(worst.share()),
                      countOf(worst.limit)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "%1 pictures have more boxes than max_number_of_boxes, the fullest one "
                          "%2. What is over the limit is cut off without a word, and its objects "
                          "are learned as background: the model is punished for finding them."),
        {Quantity{static_cast<double>(worst.pictures), Unit::Count}, countOf(worst.most)}};
    if (const DefectSummary* summary = worst.evidence->defects.summary(DefectId::BoxesOverLimit))
        finding.evidence.emplace_back(recordEvidence({worst.evidence, summary}));
    for (const std::string_view path : {kReaderField, kOldField}) {
        const std::size_t node = config->find(path);
        if (node == ConfigNode::npos)
            continue;
        finding.evidence.emplace_back(configEvidence(
            *config, node, {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of a picture that count"), {}}));
        break;
    }
    finding.evidence.emplace_back(lost);
    finding.evidence.emplace_back(numberEvidence(
        "most-boxes", {FAULTLINE_TR_NOOP("Diagnosis", "Boxes of the fullest picture"), {}},
        countOf(worst.most), worst.limit));
    finding.fixes = {raiseLimit(*config, worst)};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::boxes_dropped
