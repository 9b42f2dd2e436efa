// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/odd_images.h"

#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::rules::odd_images {

namespace {

constexpr std::string_view kCode = "D07";
constexpr std::size_t kMostKinds = 8;
constexpr std::size_t kLinesLookedAt = 400; ///< at the end of each log

/// Empty for what is not told of.
Text titleOf(const DataDefect& defect)
{
    const Count count(defect.summary->count);
    const Fraction share(defect.summary->share);
    const std::string first = defect.where();
    switch (defect.id()) {
    case DefectId::PictureMissing: return text::missing({count, share, first});
    case DefectId::PictureUnreadable: return text::unreadable({count, share, first});
    case DefectId::PictureCut: return text::cut({count, share, first});
    case DefectId::RecordDamaged: return text::wrongChecksum({count, share, first});
    case DefectId::PictureAnimated: return text::animated({count, share, first});
    case DefectId::SequenceExample: return text::sequences({count, share, first});
    case DefectId::PictureSixteenBit: return text::sixteenBits({count, share, first});
    case DefectId::PictureCmyk: return text::printColours({count, share, first});
    case DefectId::PictureRotated: return text::toBeTurned({count, share, first});
    case DefectId::PictureHashDiffers: return text::notAsRecorded({count, share, first});
    case DefectId::PictureConstant: return text::oneColour({count, share, first});
    case DefectId::PictureTooLarge: return text::tooLarge({count, share, first});
    case DefectId::PictureAlpha: return text::transparent({count, share, first});
    case DefectId::PictureGrey: return text::grey({count, share, first});
    default: return {};
    }
}

/// Most trainers, when they come to it.
bool stopsTrainers(DefectId id)
{
    return id == DefectId::PictureMissing || id == DefectId::PictureUnreadable
           || id == DefectId::PictureCut || id == DefectId::RecordDamaged;
}

/// A matter of course in small numbers.
bool isCommon(DefectId id)
{
    return id == DefectId::PictureAlpha || id == DefectId::PictureGrey;
}

/// A line at the end of a log in which a trainer stops at a picture or record.
std::optional<LogEvidence> stopAtPicture(const Training& training)
{
    static constexpr std::array<std::string_view, 9> kWords{
        "DataLossError",         "corrupted record",          "truncated record",
        "Invalid JPEG",          "image file is truncated",   "UnidentifiedImageError",
        "cannot identify image", "Unknown image file format", "Expected image (JPEG",
    };
    for (const ConsoleLogPtr& log : training.logs) {
        const std::size_t count = log->lines.size();
        for (std::size_t i = count; i-- > count - std::min(count, kLinesLookedAt);) {
            const std::string_view line = log->text(i);
            const bool isStop =
                std::any_of(kWords.begin(), kWords.end(), [line](std::string_view word) {
                    return line.find(word) != std::string_view::npos;
                });
            if (isStop)
                return lineEvidence(*log, i, i, text::stoppedAtPicture());
        }
    }
    return std::nullopt;
}

Text explain(const DataDefect& worst, bool hasStopped)
{
    if (stopsTrainers(worst.id()))
        return hasStopped ? text::stoppedExplained() : text::willStopExplained();
    switch (worst.id()) {
    case DefectId::PictureRotated: return text::toBeTurnedExplained();
    case DefectId::PictureSixteenBit: return text::sixteenBitsExplained();
    default: return text::decodersDisagreeExplained();
    }
}

std::vector<Fix> fixesOf(const DataDefect& worst)
{
    if (!stopsTrainers(worst.id()))
        return {fix::convertPictures(
            {.pictures = Count(worst.summary->images), .path = shellPath(*worst.evidence)})};
    std::vector<Fix> made;
    constexpr std::array kRepairs{Repair::DropUnreadablePictures};
    if (auto copy = repairedCopy(*worst.evidence, kRepairs, text::epochRunsThrough()))
        made.push_back(std::move(*copy));
    made.push_back(leaveOut(*worst.evidence, worst.summary->images, worst.evidence->hasPixels,
                            text::epochRunsThrough()));
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    bool isElsewhere = false;
    double stopping = 0.0;
    std::erase_if(defects, [&](const DataDefect& one) {
        const bool isGone =
            one.id() == DefectId::PictureMissing && one.summary->share >= thresholds.missingShare;
        isElsewhere = isElsewhere || isGone;
        return isGone || (isCommon(one.id()) && one.summary->share < thresholds.oddShare)
               || titleOf(one).empty();
    });
    const std::optional<LogEvidence> stop = stopAtPicture(input.training);
    for (DataDefect& one : defects) {
        if (!stopsTrainers(one.id()))
            continue;
        stopping += static_cast<double>(one.summary->count);
        one.severity = input.training.isPlanned || stop ? Severity::Critical : Severity::Warning;
    }
    sink.computed(number::stoppingPictures(Count(stopping), Count(0)));
    tellData(input.training, sink);
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        sink.judged(judgedPictureWidths(*evidence));
    if (defects.empty()) {
        if (isElsewhere)
            sink.abstain(abstention::picturesElsewhere());
        return;
    }
    sortWorstFirst(defects);
    const DataDefect& worst = defects.front();

    Finding finding;
    finding.severity = worst.severity;
    finding.confidence = stop || !isCommon(worst.id()) ? confidence::certain : confidence::common;
    finding.cost = worst.severity == Severity::Critical ? cost::stops
                   : worst.severity == Severity::Warning
                       ? std::clamp(worst.summary->share, cost::leastOfWarning, cost::mostOfWarning)
                       : cost::remark;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = titleOf(worst);
    finding.explanation = explain(worst, stop.has_value());
    if (stop && worst.severity == Severity::Critical)
        finding.evidence.emplace_back(*stop);
    addRecords(defects, kMostKinds, finding);
    finding.evidence.emplace_back(number::worstShare(Fraction(worst.summary->share)));
    finding.fixes = fixesOf(worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::odd_images
