// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/objects_too_small.h"

#include "model/core/text_marker.h"
#include "model/dataset/statistics/anchors.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/data/suggested_anchors.h"
#include "model/diagnosis/evidence/progress_evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faultline::rules::objects_too_small {

namespace {

constexpr double kLargestInput = 1536.0; ///< of a side; beyond it tiles are the better way
constexpr double kInputStep = 64.0;      ///< feature maps of stride 64 stay whole
constexpr std::size_t kFewestBoxes = 50;

/// How the boxes of one dataset look to the network.
struct Fit {
    const DatasetEvidence* evidence = nullptr;
    double smallShare = 0.0;
    double missedShare = 0.0; ///< without an anchor that overlaps by half
    std::uint64_t boxes = 0;
    bool hasAnchors = false;
};

Fit fitOf(const DatasetEvidence& evidence, double side, double iou)
{
    Fit fit{.evidence = &evidence};
    const Distribution& sides = evidence.statistics.all.resizedShortSide;
    fit.boxes = sides.count();
    fit.smallShare = sides.shareBelow(side);
    fit.hasAnchors = !evidence.options.anchors.empty();
    if (fit.hasAnchors && fit.boxes > 0) {
        fit.missedShare = anchorFit(*evidence.dataset, evidence.options.resizer,
                                    evidence.options.anchors, static_cast<float>(iou))
                              .shareBelow;
    }
    return fit;
}

/// Long side of the network's input.
double inputSide(const ResizerGeometry& resizer)
{
    return resizer.kind == ResizerGeometry::Kind::KeepAspect
               ? double{resizer.maxSide}
               : std::max(double{resizer.width}, double{resizer.height});
}

/// The sides that the resizer would need to lift the small boxes, rounded up to the step. More than
/// the pictures have gives no detail.
struct LargerInput {
    double factor = 1.0;
    double side = 0.0; ///< new long side
    bool needsTiles = false;
};

LargerInput largerInput(const Fit& fit, double smallSide, double mostShare)
{
    const SplitStatistics& all = fit.evidence->statistics.all;
    const double now = inputSide(fit.evidence->options.resizer);
    const double at = std::max(all.resizedShortSide.quantile(mostShare), 0.25);
    LargerInput larger;
    larger.factor = std::max(1.0, smallSide / at);
    const double wanted = std::ceil(now * larger.factor / kInputStep) * kInputStep;
    const double native = std::max(all.imageWidth.quantile(0.5), all.imageHeight.quantile(0.5));
    const double most = std::min(kLargestInput, std::max(native, now));
    larger.needsTiles = wanted > std::ceil(most / kInputStep) * kInputStep;
    larger.side = larger.needsTiles ? most : wanted;
    return larger;
}

struct Limits {
    double side;
    double smallShare;
    double iou;
    double missedShare;
};
[[nodiscard]] Limits limitsOf(const RuleSettings& settings);
[[nodiscard]] Severity severityOf(const Fit& fit, const Limits& limits);
[[nodiscard]] Text titleOf(const Fit& fit, const Limits& limits);
[[nodiscard]] std::vector<Fix> fixes(const Training& training, const Fit& fit,
                                     const Limits& limits);
[[nodiscard]] Fix enlarge(const ConfigDocument& config, const Fit& fit, const LargerInput& larger,
                          const Limits& limits);
[[nodiscard]] Fix cutTiles(const Fit& fit, const LargerInput& larger);
[[nodiscard]] std::optional<Fix> fitAnchors(const ConfigDocument& config, const Fit& fit,
                                            const Limits& limits);

Limits limitsOf(const RuleSettings& settings)
{
    return {.side = settings.threshold(info(), "small-side"),
            .smallShare = settings.threshold(info(), "small-share"),
            .iou = settings.threshold(info(), "anchor-iou"),
            .missedShare = settings.threshold(info(), "missed-share")};
}

Severity severityOf(const Fit& fit, const Limits& limits)
{
    constexpr double kMost = 0.75;
    if (fit.smallShare > std::max(kMost, limits.smallShare))
        return Severity::Critical;
    if (fit.smallShare > limits.smallShare || fit.missedShare > 3.0 * limits.missedShare)
        return Severity::Warning;
    return Severity::Info;
}

Text titleOf(const Fit& fit, const Limits& limits)
{
    if (fit.smallShare > limits.smallShare) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "%1 of the objects are smaller than %2 pixels when the network "
                                  "sees them"),
                {share(fit.smallShare), plain(limits.side)}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "%1 of the boxes fit none of the anchors"),
            {share(fit.missedShare)}};
}

Fix enlarge(const ConfigDocument& config, const Fit& fit, const LargerInput& larger,
            const Limits& limits)
{
    const ResizerGeometry& resizer = fit.evidence->options.resizer;
    const double now = inputSide(resizer);
    const double factor = larger.side / now;
    const auto scaled = [factor](float side) {
        return decimal(std::ceil(double{side} * factor / kInputStep) * kInputStep, 0);
    };
    Fix fix;
    fix.id = "larger-input";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Train at an input of %1 pixels instead of %2"),
                 {plain(larger.side), plain(now)}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Then %1 of the boxes are smaller than %2 pixels. Memory for "
                          "activations and time for a step grow by about %3."),
        {share(fit.evidence->statistics.all.resizedShortSide.shareBelow(limits.side / factor)),
         plain(limits.side), Quantity{factor * factor, Unit::Ratio}}};
    const bool isKeeping = resizer.kind == ResizerGeometry::Kind::KeepAspect;
    const std::array<std::pair<std::string, std::string>, 2> fields =
        isKeeping ? std::array{std::pair(std::string("min_dimension"), scaled(resizer.minSide)),
                               std::pair(std::string("max_dimension"), scaled(resizer.maxSide))}
                  : std::array{std::pair(std::string("height"), scaled(resizer.height)),
                               std::pair(std::string("width"), scaled(resizer.width))};
    if (config.kind == ConfigKind::PipelineConfig) {
        const std::string group = isKeeping ? "keep_aspect_ratio_resizer" : "fixed_shape_resizer";
        fix.snippets = {{"pipeline.config", "image_resizer {\n  " + group + " {\n    "
                                                + fields[0].first + ": " + fields[0].second
                                                + "\n    " + fields[1].first + ": "
                                                + fields[1].second + "\n  }\n}"}};
        for (const auto& [field, value] : fields) {
            const std::size_t node = modelNode(config, "image_resizer." + group + "." + field);
            if (node != ConfigNode::npos)
                fix.edits.push_back({config.name(), config.path(node), value});
        }
    } else if (config.kind == ConfigKind::Ultralytics) {
        fix.snippets = {{"yaml", "imgsz: " + decimal(larger.side, 0)}};
        fix.edits = {{config.name(), "imgsz", decimal(larger.side, 0)}};
    }
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The next diagnosis finds at most %1 of the boxes below %2 "
                                   "pixels, and the average precision of small objects rises."),
                 {share(limits.smallShare), plain(limits.side)}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = "objects-too-small",
                     .number = "small-share",
                     .value = share(limits.smallShare)}};
    return fix;
}

Fix cutTiles(const Fit& fit, const LargerInput& larger)
{
    const double now = inputSide(fit.evidence->options.resizer);
    const SplitStatistics& all = fit.evidence->statistics.all;
    const double width = all.imageWidth.quantile(0.5);
    const double height = all.imageHeight.quantile(0.5);
    const double tile =
        std::clamp(std::ceil(std::max(width, height) / larger.factor / 32.0) * 32.0, 64.0, 4096.0);
    Fix fix;
    fix.id = "cut-tiles";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Cut the pictures into tiles of %1 pixels"),
                 {plain(tile)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A tile of that size fills the input of %1 pixels and lifts "
                                    "four fifths of the boxes over the limit; let tiles overlap by "
                                    "a fifth, and run the detector on tiles as well."),
                  {plain(now)}};
    const std::string size = decimal(tile, 0);
    const std::string stride = decimal(std::round(tile * 0.8), 0);
    fix.snippets = {{"pytorch", "tiles = image.unfold(1, " + size + ", " + stride + ").unfold(2, "
                                    + size + ", " + stride + ")"},
                    {"tensorflow", "tiles = tf.image.extract_patches(images, [1, " + size + ", "
                                       + size + ", 1], [1, " + stride + ", " + stride
                                       + ", 1], [1, 1, 1, 1], \"VALID\")"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The average precision of small objects rises."),
                 {}};
    return fix;
}

std::optional<Fix> fitAnchors(const ConfigDocument& config, const Fit& fit, const Limits& limits)
{
    SuggestedAnchors anchors = suggestAnchorsFor(config, *fit.evidence, limits.iou);
    if (anchors.snippet.empty() || anchors.missedShare >= fit.missedShare)
        return std::nullopt;
    Fix fix;
    fix.id = "fit-anchors";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Set scales and %1 aspect ratios of the anchors by these boxes"),
                 {countOf(anchors.ratios.size())}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Scales and ratios follow quantiles of the boxes after the "
                                    "resizer; such anchors leave %1 of them without a match "
                                    "instead of %2. The box predictor is trained anew."),
                  {share(anchors.missedShare), share(fit.missedShare)}};
    fix.snippets = {{"pipeline.config", std::move(anchors.snippet)}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The next diagnosis finds at most %1 of the boxes without an "
                                   "anchor, and the localisation loss starts lower."),
                 {share(limits.missedShare)}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = "objects-too-small",
                     .number = "missed-share",
                     .value = share(std::max(limits.missedShare, anchors.missedShare))}};
    return fix;
}

std::vector<Fix> fixes(const Training& training, const Fit& fit, const Limits& limits)
{
    std::vector<Fix> made;
    const ConfigDocumentPtr config = training.config();
    if (fit.smallShare > limits.smallShare) {
        const LargerInput larger = largerInput(fit, limits.side, limits.smallShare);
        if (larger.side > inputSide(fit.evidence->options.resizer))
            made.push_back(enlarge(*config, fit, larger, limits));
        if (larger.needsTiles)
            made.push_back(cutTiles(fit, larger));
    }
    if (fit.missedShare > limits.missedShare) {
        if (auto anchors = fitAnchors(*config, fit, limits))
            made.push_back(std::move(*anchors));
    }
    if (made.empty())
        made.push_back(listDefects(
            *fit.evidence,
            {FAULTLINE_TR_NOOP("Diagnosis", "The next diagnosis finds fewer of them."), {}}));
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Limits limits = limitsOf(input.settings);
    Fit worst;
    const auto badness = [&limits](const Fit& fit) {
        return std::max(fit.smallShare / limits.smallShare, fit.missedShare / limits.missedShare);
    };
    bool hasResizer = false;
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        if (evidence->options.resizer.kind == ResizerGeometry::Kind::Identity)
            continue;
        hasResizer = true;
        const Fit fit = fitOf(*evidence, limits.side, limits.iou);
        if (fit.boxes >= kFewestBoxes
            && (worst.evidence == nullptr || badness(fit) > badness(worst)))
            worst = fit;
    }
    if (worst.evidence == nullptr) {
        if (!hasResizer)
            return tellData(input.training, sink); // pictures go to the network as they are
        sink.abstain(abstention(
            {FAULTLINE_TR_NOOP("Diagnosis", "There are fewer than %1 boxes whose size after "
                                            "the resizer is known."),
             {countOf(kFewestBoxes)}},
            {FAULTLINE_TR_NOOP("Diagnosis", "Open the records that the training reads."), {}},
            "faultline-cli diagnose RUN DATASET"));
        return;
    }
    const NumberEvidence small = numberEvidence(
        "small-share",
        {FAULTLINE_TR_NOOP("Diagnosis",
                           "Boxes with a short side below %1 pixels after the resizer"),
         {plain(limits.side)}},
        share(worst.smallShare), limits.smallShare);
    sink.computed(small);
    tellData(input.training, sink);
    sink.judged(heldAgainst(judgedBoxSides(*worst.evidence),
                            {FAULTLINE_TR_NOOP("Diagnosis", "Too small below"), {}}, limits.side));
    const NumberEvidence missed =
        numberEvidence("missed-share",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Boxes that no anchor overlaps by %1"),
                        {plain(limits.iou)}},
                       share(worst.missedShare), limits.missedShare);
    if (worst.hasAnchors)
        sink.computed(missed);
    if (worst.smallShare <= limits.smallShare && worst.missedShare <= limits.missedShare)
        return;

    Finding finding;
    finding.severity = severityOf(worst, limits);
    finding.confidence = worst.smallShare > limits.smallShare ? 0.85 : 0.7;
    finding.cost = std::clamp(worst.smallShare > limits.smallShare ? worst.smallShare
                                                                   : 0.3 * worst.missedShare,
                              0.02, 0.9);
    finding.stake.modelQuality = true;
    finding.title = titleOf(worst, limits);
    finding.explanation = {
        FAULTLINE_TR_NOOP(
            "Diagnosis",
            "The median box is %1 pixels wide and high after the resizer, its short side in the "
            "smallest fifth at most %2. Below 8 pixels little is left of an object on the feature "
            "maps; a box that no anchor overlaps by half is matched by force or not at all, and "
            "learned late."),
        {plain(std::round(worst.evidence->statistics.all.resizedSide.quantile(0.5))),
         plain(std::round(10.0 * worst.evidence->statistics.all.resizedShortSide.quantile(0.2))
               / 10.0)}};
    for (const DefectId id : {DefectId::BoxTooSmall, DefectId::BoxWithoutAnchor}) {
        if (const DefectSummary* summary = worst.evidence->defects.summary(id))
            finding.evidence.emplace_back(recordEvidence({worst.evidence, summary}));
    }
    finding.evidence.emplace_back(small);
    if (worst.hasAnchors)
        finding.evidence.emplace_back(missed);
    finding.fixes = fixes(input.training, worst, limits);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::objects_too_small
