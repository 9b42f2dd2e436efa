// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/objects_too_small.h"

#include "model/dataset/statistics/anchors.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/data/suggested_anchors.h"
#include "model/diagnosis/evidence/judged_points.h"

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

Severity severityOf(const Fit& fit, const Thresholds& thresholds)
{
    constexpr double kMost = 0.75;
    if (fit.smallShare > std::max(kMost, thresholds.smallShare.value))
        return Severity::Critical;
    if (fit.smallShare > thresholds.smallShare || fit.missedShare > 3.0 * thresholds.missedShare)
        return Severity::Warning;
    return Severity::Info;
}

Text titleOf(const Fit& fit, const Thresholds& thresholds)
{
    if (fit.smallShare > thresholds.smallShare)
        return text::tooSmall({.share = Fraction(fit.smallShare), .side = thresholds.smallSide});
    return text::fitNoAnchor(Fraction(fit.missedShare));
}

/// Adds a field of the resizer as an edit, where it is written.
void setResizer(const ConfigDocument& config, const std::string& field, const std::string& value,
                Fix& fix)
{
    const std::size_t node = modelNode(config, "image_resizer." + field);
    if (node != ConfigNode::npos)
        fix.edits.push_back({config.id(), config.path(node), value});
}

Fix enlarge(const ConfigDocument& config, const Fit& fit, const LargerInput& larger,
            const Thresholds& thresholds)
{
    const ResizerGeometry& resizer = fit.evidence->options.resizer;
    const double now = inputSide(resizer);
    const double factor = larger.side / now;
    const auto scaled = [factor](float side) {
        return decimal(std::ceil(double{side} * factor / kInputStep) * kInputStep, 0);
    };
    Fix fix = fix::largerInput(
        {.wanted = Plain(larger.side),
         .now = Plain(now),
         .stillSmall = Fraction(fit.evidence->statistics.all.resizedShortSide.shareBelow(
             thresholds.smallSide / factor)),
         .side = thresholds.smallSide,
         .growth = Ratio(factor * factor),
         .most = thresholds.smallShare});
    if (config.kind == ConfigKind::Ultralytics) {
        const std::string side = decimal(larger.side, 0);
        fix.snippets = {snippet::imageSize(side)};
        fix.edits = {{config.id(), "imgsz", side}};
    } else if (config.kind == ConfigKind::PipelineConfig
               && resizer.kind == ResizerGeometry::Kind::KeepAspect) {
        const std::string least = scaled(resizer.minSide);
        const std::string most = scaled(resizer.maxSide);
        fix.snippets = {snippet::keepAspectRatio({.minSide = least, .maxSide = most})};
        setResizer(config, "keep_aspect_ratio_resizer.min_dimension", least, fix);
        setResizer(config, "keep_aspect_ratio_resizer.max_dimension", most, fix);
    } else if (config.kind == ConfigKind::PipelineConfig) {
        const std::string height = scaled(resizer.height);
        const std::string width = scaled(resizer.width);
        fix.snippets = {snippet::fixedShape({.height = height, .width = width})};
        setResizer(config, "fixed_shape_resizer.height", height, fix);
        setResizer(config, "fixed_shape_resizer.width", width, fix);
    }
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
    return fix::cutTiles({.tile = Plain(tile),
                          .now = Plain(now),
                          .size = decimal(tile, 0),
                          .stride = decimal(std::round(tile * 0.8), 0)});
}

std::optional<Fix> fitAnchors(const ConfigDocument& config, const Fit& fit,
                              const Thresholds& thresholds)
{
    SuggestedAnchors anchors = suggestAnchorsFor(config, *fit.evidence, thresholds.anchorIou);
    if (anchors.snippet.empty() || anchors.missedShare >= fit.missedShare)
        return std::nullopt;
    Fix fix = fix::fitAnchors(
        {.ratios = Count(anchors.ratios.size()),
         .missedThen = Fraction(anchors.missedShare),
         .missedNow = Fraction(fit.missedShare),
         .most = thresholds.missedShare,
         .reached = Fraction(std::max<double>(thresholds.missedShare, anchors.missedShare))});
    fix.snippets = {{"pipeline.config", std::move(anchors.snippet)}};
    return fix;
}

std::vector<Fix> fixes(const Training& training, const Fit& fit, const Thresholds& thresholds)
{
    std::vector<Fix> made;
    const ConfigDocumentPtr config = training.config();
    if (fit.smallShare > thresholds.smallShare) {
        const LargerInput larger = largerInput(fit, thresholds.smallSide, thresholds.smallShare);
        if (larger.side > inputSide(fit.evidence->options.resizer))
            made.push_back(enlarge(*config, fit, larger, thresholds));
        if (larger.needsTiles)
            made.push_back(cutTiles(fit, larger));
    }
    if (fit.missedShare > thresholds.missedShare) {
        if (auto anchors = fitAnchors(*config, fit, thresholds))
            made.push_back(std::move(*anchors));
    }
    if (made.empty())
        made.push_back(listDefects(*fit.evidence, text::fewerOfThem()));
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    Fit worst;
    const auto badness = [&thresholds](const Fit& fit) {
        return std::max(fit.smallShare / thresholds.smallShare,
                        fit.missedShare / thresholds.missedShare);
    };
    bool hasResizer = false;
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        if (evidence->options.resizer.kind == ResizerGeometry::Kind::Identity)
            continue;
        hasResizer = true;
        const Fit fit = fitOf(*evidence, thresholds.smallSide, thresholds.anchorIou);
        if (fit.boxes >= kFewestBoxes
            && (worst.evidence == nullptr || badness(fit) > badness(worst)))
            worst = fit;
    }
    if (worst.evidence == nullptr) {
        if (!hasResizer)
            return tellData(input.training, sink); // pictures go to the network as they are
        sink.abstain(abstention::tooFewBoxes(Count(kFewestBoxes)));
        return;
    }
    const NumberEvidence small =
        number::smallShare(Fraction(worst.smallShare), thresholds, thresholds.smallSide);
    sink.computed(small);
    tellData(input.training, sink);
    sink.judged(
        heldAgainst(judgedBoxSides(*worst.evidence), text::tooSmallBelow(), thresholds.smallSide));
    const NumberEvidence missed = number::missedShare(Fraction(worst.missedShare), thresholds,
                                                      Plain(thresholds.anchorIou.value));
    if (worst.hasAnchors)
        sink.computed(missed);
    const bool isSmall = worst.smallShare > thresholds.smallShare;
    if (!isSmall && worst.missedShare <= thresholds.missedShare)
        return;

    const SplitStatistics& all = worst.evidence->statistics.all;
    Finding finding;
    finding.severity = severityOf(worst, thresholds);
    finding.confidence = isSmall ? confidence::small : confidence::anchors;
    finding.cost = std::clamp(isSmall ? worst.smallShare : cost::perMissedBox * worst.missedShare,
                              cost::least, cost::most);
    finding.stake.modelQuality = true;
    finding.title = titleOf(worst, thresholds);
    finding.explanation = text::explained(
        {.side = Plain(std::round(all.resizedSide.quantile(0.5))),
         .shortSide = Plain(std::round(10.0 * all.resizedShortSide.quantile(0.2)) / 10.0)});
    for (const DefectId id : {DefectId::BoxTooSmall, DefectId::BoxWithoutAnchor}) {
        if (const DefectSummary* summary = worst.evidence->defects.summary(id))
            finding.evidence.emplace_back(recordEvidence({worst.evidence, summary}));
    }
    finding.evidence.emplace_back(small);
    if (worst.hasAnchors)
        finding.evidence.emplace_back(missed);
    finding.fixes = fixes(input.training, worst, thresholds);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::objects_too_small
