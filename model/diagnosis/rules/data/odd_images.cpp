// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/odd_images.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/progress_evidence.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::rules::odd_images {

namespace {

constexpr std::string_view kCode = "D07";
constexpr std::size_t kMostKinds = 8;
constexpr std::size_t kLinesLookedAt = 400; ///< at the end of each log

/// %1 how many, %2 their share, %3 where the first is.
struct Wording {
    DefectId id;
    std::string_view title;
    bool stopsTrainers = false; ///< most of them, when they come to it
    bool isCommon = false;      ///< a matter of course in small numbers
};

constexpr std::array kWordings{
    Wording{DefectId::PictureMissing,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are missing, the first is %3"), true},
    Wording{DefectId::PictureUnreadable,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) cannot be decoded, the first is %3"),
            true},
    Wording{DefectId::PictureCut,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) end early, the first is %3"), true},
    Wording{DefectId::RecordDamaged,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 records (%2) have a wrong checksum, the first is "
                                           "%3"),
            true},
    Wording{DefectId::PictureAnimated,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are animated, the first is %3")},
    Wording{DefectId::SequenceExample,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 records (%2) are sequences, which a reader of "
                                           "pictures sees as empty, the first is %3")},
    Wording{DefectId::PictureSixteenBit,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) have 16 bits a channel, the first is "
                                           "%3")},
    Wording{DefectId::PictureCmyk,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are in print colours (CMYK), the "
                                           "first is %3")},
    Wording{DefectId::PictureRotated,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are to be turned by their EXIF "
                                           "orientation, which the trainer does not do, the first "
                                           "is %3")},
    Wording{DefectId::PictureHashDiffers,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are not those that were recorded, the "
                                           "first is %3")},
    Wording{DefectId::PictureConstant,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are of one colour, the first is %3")},
    Wording{DefectId::PictureTooLarge,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) have more bytes than are read, the "
                                           "first is %3")},
    Wording{DefectId::PictureAlpha,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) have transparency, the first is %3"),
            false, true},
    Wording{DefectId::PictureGrey,
            FAULTLINE_TR_NOOP("Diagnosis", "%1 pictures (%2) are grey among coloured ones, the "
                                           "first is %3"),
            false, true},
};

const Wording* wordingOf(DefectId id)
{
    const auto* const at = std::find_if(kWordings.begin(), kWordings.end(),
                                        [id](const Wording& one) { return one.id == id; });
    return at == kWordings.end() ? nullptr : at;
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
            if (isStop) {
                constexpr std::size_t kExcerpt = 200;
                return LogEvidence{
                    .log = log->name(),
                    .firstLine = i,
                    .lastLine = i,
                    .sourceLine = log->lines[i].sourceLine,
                    .excerpt = std::string(line.substr(0, kExcerpt)),
                    .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The training stopped at a picture"),
                                {}}};
            }
        }
    }
    return std::nullopt;
}

[[nodiscard]] Text explain(const DataDefect& worst, bool hasStopped);
[[nodiscard]] std::vector<Fix> fixes(const std::vector<DataDefect>& defects);

Text explain(const DataDefect& worst, bool hasStopped)
{
    if (wordingOf(worst.id())->stopsTrainers) {
        return hasStopped
                   ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "The log ends where the training came to such a "
                                            "picture. A shuffled training meets every picture "
                                            "within one epoch, so a repeat stops as well."),
                          {}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "A trainer stops when it comes to such a picture, "
                                            "often hours into the run; others go on with grey "
                                            "pixels where the picture ends, boxes included."),
                          {}};
    }
    switch (worst.id()) {
    case DefectId::PictureRotated:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Viewers and annotation tools turn them, TensorFlow's decoder does not: boxes "
                    "that were drawn in a viewer lie elsewhere in the training."),
                {}};
    case DefectId::PictureSixteenBit:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Decoded to 8 bits they may be nearly black; decoded to 16 they are 256 times "
                    "too bright for a network that expects 0 to 255."),
                {}};
    default:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Decoders disagree about such pictures: another number of channels, inverted "
                    "colours or an error. What a trainer makes of them is seen in a preview of its "
                    "batches."),
                {}};
    }
}

std::vector<Fix> fixes(const std::vector<DataDefect>& defects)
{
    const DataDefect& worst = defects.front();
    const Text check{
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The next diagnosis finds none of them, and an epoch runs through."),
        {}};
    std::vector<Fix> made;
    const bool isBroken = wordingOf(worst.id())->stopsTrainers;
    constexpr std::array kRepairs{Repair::DropUnreadablePictures};
    if (isBroken) {
        if (auto copy = repairedCopy(*worst.evidence, kRepairs, check))
            made.push_back(std::move(*copy));
        made.push_back(
            leaveOut(*worst.evidence, worst.summary->images, worst.evidence->hasPixels, check));
        return made;
    }
    Fix convert;
    convert.id = "convert-pictures";
    convert.title = {FAULTLINE_TR_NOOP("Diagnosis", "Convert these pictures: %1"),
                     {Quantity{static_cast<double>(worst.summary->images), Unit::Count}}};
    convert.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Upright, 8 bits, three channels is what every decoder "
                                        "reads alike. Turning a picture turns its boxes: write "
                                        "them again."),
                      {}};
    convert.snippets = {
        {"shell", "faultline-cli dataset " + shellPath(*worst.evidence) + " --defects defects.csv"},
        {"pytorch", "from PIL import Image, ImageOps\n"
                    "ImageOps.exif_transpose(Image.open(path)).convert(\"RGB\").save(path_out, "
                    "quality=95)"}};
    convert.check = check;
    made.push_back(std::move(convert));
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const double odd = input.settings.threshold(info(), "odd-share");
    const double missing = input.settings.threshold(info(), "missing-share");
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    bool isElsewhere = false;
    double stopping = 0.0;
    std::erase_if(defects, [&](const DataDefect& one) {
        const Wording* wording = wordingOf(one.id());
        const bool isGone = one.id() == DefectId::PictureMissing && one.summary->share >= missing;
        isElsewhere = isElsewhere || isGone;
        return wording == nullptr || isGone || (wording->isCommon && one.summary->share < odd);
    });
    const std::optional<LogEvidence> stop = stopAtPicture(input.training);
    for (DataDefect& one : defects) {
        if (!wordingOf(one.id())->stopsTrainers)
            continue;
        stopping += static_cast<double>(one.summary->count);
        one.severity = input.training.isPlanned || stop ? Severity::Critical : Severity::Warning;
    }
    sink.computed(numberEvidence(
        "stopping-pictures",
        {FAULTLINE_TR_NOOP("Diagnosis", "Pictures and records at which trainers stop"), {}},
        {stopping, Unit::Count}, 0.0));
    tellData(input.training, sink);
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        sink.judged(judgedPictureWidths(*evidence));
    if (defects.empty()) {
        if (isElsewhere) {
            sink.abstain(abstention(
                {FAULTLINE_TR_NOOP("Diagnosis", "Most pictures are not where the "
                                                "annotations say: nothing is known of "
                                                "them."),
                 {}},
                {FAULTLINE_TR_NOOP("Diagnosis", "Run the diagnosis where the pictures are."), {}},
                "faultline-cli diagnose PATH"));
        }
        return;
    }
    sortWorstFirst(defects);
    const DataDefect& worst = defects.front();

    Finding finding;
    finding.severity = worst.severity;
    finding.confidence = stop || !wordingOf(worst.id())->isCommon ? 0.9 : 0.7;
    finding.cost = worst.severity == Severity::Critical ? 0.7
                   : worst.severity == Severity::Warning
                       ? std::clamp(worst.summary->share, 0.05, 0.4)
                       : 0.01;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = {wordingOf(worst.id())->title,
                     {Quantity{static_cast<double>(worst.summary->count), Unit::Count},
                      share(worst.summary->share), worst.where()}};
    finding.explanation = explain(worst, stop.has_value());
    if (stop && worst.severity == Severity::Critical)
        finding.evidence.emplace_back(*stop);
    for (std::size_t i = 0; i < std::min(defects.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(recordEvidence(defects[i]));
    finding.evidence.emplace_back(
        numberEvidence("worst-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of the pictures"), {}},
                       share(worst.summary->share)));
    finding.fixes = fixes(defects);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::odd_images
