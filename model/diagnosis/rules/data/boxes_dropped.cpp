// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/boxes_dropped.h"

#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/judged_points.h"

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

Fix raiseLimit(const ConfigDocument& config, const Loss& loss)
{
    const double limit = roomyLimit(loss.most);
    const std::string value = decimal(limit, 0);
    Fix fix = fix::raiseBoxLimit(
        {.now = Count(loss.limit), .limit = Count(limit), .most = Count(loss.most)});
    fix.edits = {{config.id(), std::string(kReaderField), value}};
    const std::size_t old = config.find(kOldField);
    if (old != ConfigNode::npos && config.nodes[old].line > 0)
        fix.edits.push_back({config.id(), std::string(kOldField), value});
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
    const Thresholds thresholds(input.settings);
    const NumberEvidence lost = number::lostShare(Fraction(worst.share()), thresholds);
    const NumberEvidence most = number::mostBoxes(Count(worst.most), Count(worst.limit));
    sink.computed(lost);
    sink.computed(most);
    sink.judged(heldAgainst(judgedBoxesPerPicture(*worst.evidence->dataset), text::boxesThatCount(),
                            worst.limit));
    if (worst.dropped == 0)
        return;

    Finding finding;
    finding.severity = worst.share() >= thresholds.seriousShare ? Severity::Critical
                       : worst.share() >= thresholds.minorShare ? Severity::Warning
                                                                : Severity::Info;
    finding.confidence = confidence::counted;
    finding.cost = std::clamp(worst.share(), cost::least, 1.0);
    finding.stake.modelQuality = worst.share() >= thresholds.minorShare;
    finding.title = text::dropped({.dropped = Count(worst.dropped),
                                   .boxes = Count(worst.boxes),
                                   .share = Fraction(worst.share()),
                                   .limit = Count(worst.limit)});
    finding.explanation =
        text::explained({.pictures = Count(worst.pictures), .most = Count(worst.most)});
    if (const DefectSummary* summary = worst.evidence->defects.summary(DefectId::BoxesOverLimit))
        finding.evidence.emplace_back(recordEvidence({worst.evidence, summary}));
    for (const std::string_view path : {kReaderField, kOldField}) {
        const std::size_t node = config->find(path);
        if (node == ConfigNode::npos)
            continue;
        finding.evidence.emplace_back(configEvidence(*config, node, text::boxesThatCount()));
        break;
    }
    finding.evidence.emplace_back(lost);
    finding.evidence.emplace_back(most);
    finding.fixes = {raiseLimit(*config, worst)};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::boxes_dropped
