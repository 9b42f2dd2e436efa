// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/labels_disagree.h"

#include "model/dataset/defects/class_defects.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace faultline::rules::labels_disagree {

namespace {

constexpr std::string_view kCode = "D02";
constexpr std::size_t kMostKinds = 8;
constexpr std::size_t kMostClasses = 200; ///< in a label map that a snippet writes out

/// Boxes of the classes that a kind of defect is about.
std::uint64_t boxesOf(const DataDefect& defect)
{
    if (defectKind(defect.id()).scope == DefectScope::Box)
        return defect.summary->count;
    std::uint64_t boxes = 0;
    for (const Defect& row : defect.evidence->defects.rowsOf(defect.id())) {
        if (row.classIndex >= 0)
            boxes += defect.dataset().classes()[static_cast<std::size_t>(row.classIndex)].boxCount;
    }
    return boxes;
}

/// The ids of the label map, or of the annotations where there is none, with their names.
std::map<std::int64_t, std::string> labelsOf(const Dataset& dataset, bool hasMap)
{
    std::map<std::int64_t, std::string> labels;
    for (const DatasetClass& one : dataset.classes()) {
        const std::optional<std::int64_t> id = hasMap ? one.mapId : one.id;
        if (id)
            labels.try_emplace(*id, one.name);
    }
    return labels;
}

bool hasLabelMap(const Dataset& dataset)
{
    return std::any_of(dataset.classes().begin(), dataset.classes().end(),
                       [](const DatasetClass& one) { return one.mapId.has_value(); });
}

/// Whether a part of it is for training, or nothing tells what its parts are for.
bool hasTrainingSplit(const DatasetSource& source)
{
    return std::any_of(source.splits.begin(), source.splits.end(), [](const DatasetSplit& split) {
        return isTrainingSplit(split.name) || !isValidationSplit(split.name);
    });
}

std::string inQuotes(std::string_view name)
{
    std::string text = "'";
    for (const char c : name) {
        if (c == '\'' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + "'";
}

/// The kernel of a loss that got the number of a class which the model does not have.
bool isAboutClasses(const LoggedEvent& assertion)
{
    const std::string_view condition = assertion.event->field("expr");
    return condition.find("n_classes") != std::string_view::npos
           || condition.find("numClasses") != std::string_view::npos;
}

/// How many classes the labels need, where the trainer names one that is too high; 0: not told.
std::int64_t classesNeeded(const std::vector<LoggedEvent>& tooHigh)
{
    std::int64_t most = 0;
    for (const LoggedEvent& one : tooHigh) {
        const double id = numberOf(one.event->field("id"));
        if (id >= 0.0 && id < 1e6)
            most = std::max(most, static_cast<std::int64_t>(id) + 1);
    }
    return most;
}

void judgeByLogs(const Training& training, FindingSink& sink)
{
    const std::vector<LoggedEvent> tooHigh = findEvents(training, {"data.labelclass"});
    std::vector<LoggedEvent> said = findEvents(training, {"cuda.assertdet"});
    std::erase_if(said, [](const LoggedEvent& one) { return !isAboutClasses(one); });
    const bool isFatal = !said.empty();
    said.insert(said.end(), tooHigh.begin(), tooHigh.end());
    if (said.empty()) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Dataset));
        return;
    }
    Finding finding;
    finding.severity = isFatal ? Severity::Critical : Severity::Warning;
    finding.confidence = confidence::programSaysSo;
    finding.cost = isFatal ? cost::stopped : cost::picturesLeftOut;
    finding.stake.modelQuality = true;
    const std::int64_t needed = classesNeeded(tooHigh);
    finding.title = text::classNotThere();
    if (needed > 0)
        finding.title =
            text::labelTooHigh({.label = Count(needed - 1),
                                .classes = Count(numberOf(tooHigh.front().event->field("count")))});
    finding.explanation = isFatal ? text::checkOnGpuExplained() : text::picturesLeftOutExplained();
    for (std::size_t i = 0; i < std::min(said.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(said[i].evidence(text::programSaysOfLabel()));
    finding.fixes = {needed > 0 ? fix::correctClassCount(std::to_string(needed))
                                : fix::countClasses()};
    sink.report(std::move(finding));
}

/// Empty for what is not told of.
Text titleOf(const DataDefect& defect)
{
    const Defect* first = defect.first();
    const Count boxes(boxesOf(defect));
    std::string name;
    std::string id = "-";
    if (first != nullptr && first->classIndex >= 0) {
        const DatasetClass& one =
            defect.dataset().classes()[static_cast<std::size_t>(first->classIndex)];
        name = className(one);
        if (one.id || one.mapId)
            id = std::to_string(one.id ? *one.id : *one.mapId);
    }
    switch (defect.id()) {
    case DefectId::ClassIdBelowFirst: return text::idBelowFirst({name, id, boxes});
    case DefectId::ClassIdAboveCount: return text::idAboveCount({name, id, boxes});
    case DefectId::ClassIdNotInMap: return text::idNotInMap({name, id, boxes});
    case DefectId::ClassNameNotInMap: return text::nameNotInMap({name, boxes});
    case DefectId::ClassNameIdDisagree: return text::nameAndIdDisagree({name, id, boxes});
    case DefectId::ClassSpelling: return text::twoSpellings({name, boxes});
    case DefectId::ClassMapStart:
        return text::mapStart(Count(first != nullptr ? first->value : 0.0F));
    case DefectId::ClassMapSize:
        return text::mapSize({.outputs = Count(first != nullptr ? first->value : 0.0F),
                              .classes = Count(first != nullptr ? first->limit : 0.0F)});
    case DefectId::BoxUnlabelled: return text::withoutClass(boxes);
    case DefectId::ClassUnused: return text::notUsed(name);
    default: return {};
    }
}

Text explain(const DataDefect& worst)
{
    switch (worst.id()) {
    case DefectId::ClassIdBelowFirst:
    case DefectId::ClassIdAboveCount: return text::outOfRangeExplained();
    case DefectId::ClassIdNotInMap:
    case DefectId::ClassNameNotInMap: return text::notInMapExplained();
    case DefectId::ClassNameIdDisagree: return text::nameAndIdDisagreeExplained();
    case DefectId::ClassMapSize: return text::mapSizeExplained();
    case DefectId::ClassUnused: return text::notUsedExplained();
    default: return text::disagreeExplained();
    }
}

std::optional<Fix> setClassCount(const Training& training, const DatasetEvidence& evidence,
                                 bool grows)
{
    const ConfigDocumentPtr config = training.config();
    const bool hasMap = hasLabelMap(*evidence.dataset);
    const std::map<std::int64_t, std::string> labels = labelsOf(*evidence.dataset, hasMap);
    if (!config || config->kind != ConfigKind::PipelineConfig || labels.empty())
        return std::nullopt;
    const std::size_t node = modelNode(*config, "num_classes");
    std::int64_t count = std::max<std::int64_t>(labels.rbegin()->first, 1);
    if (!grows)
        count = static_cast<std::int64_t>(labels.size());
    if (node == ConfigNode::npos || config->nodes[node].value == std::to_string(count))
        return std::nullopt;
    Fix fix = fix::setNumClasses(Count(count));
    fix.edits = {{config->id(), config->path(node), std::to_string(count)}};
    return fix;
}

Fix writeLabelMap(const DatasetEvidence& evidence)
{
    // Every class that has boxes or stands in the map, numbered from 1 without gaps; those of the
    // map keep their order.
    std::map<std::pair<std::int64_t, std::size_t>, std::string> order;
    const auto classes = evidence.dataset->classes();
    constexpr std::int64_t kBehind = std::int64_t{1} << 40;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const DatasetClass& one = classes[i];
        const bool isRepeated = std::any_of(order.begin(), order.end(), [&one](const auto& known) {
            return known.second == one.name;
        });
        if (!one.name.empty() && !isRepeated)
            order.emplace(std::pair(one.mapId.value_or(one.id.value_or(0) + kBehind), i), one.name);
    }
    std::string map;
    std::int64_t id = 0;
    for (const auto& [key, name] : order) {
        if (++id > static_cast<std::int64_t>(kMostClasses))
            break;
        map += "item {\n  id: " + std::to_string(id) + "\n  name: " + inQuotes(name) + "\n}\n";
    }
    Fix fix = fix::correctLabelMap(Count(order.size()));
    fix.isConcrete = !map.empty();
    fix.snippets = {{"pipeline.config", std::move(map)}};
    return fix;
}

std::vector<Fix> fixes(const Training& training, const std::vector<DataDefect>& defects)
{
    const DataDefect& worst = defects.front();
    const DatasetEvidence& evidence = *worst.evidence;
    std::vector<Fix> made;
    const auto has = [&defects](DefectId id) {
        return std::any_of(defects.begin(), defects.end(),
                           [id](const DataDefect& one) { return one.id() == id; });
    };
    if (has(DefectId::ClassIdAboveCount) || has(DefectId::ClassMapSize)) {
        if (auto fix = setClassCount(training, evidence, has(DefectId::ClassIdAboveCount)))
            made.push_back(std::move(*fix));
    }
    const bool isSpelling = has(DefectId::ClassNameNotInMap) || has(DefectId::ClassSpelling);
    constexpr std::array kSpelling{Repair::FixClassText};
    constexpr std::array kUnknown{Repair::FixClassText, Repair::DropUnknownClasses};
    const bool needsDrop = has(DefectId::ClassIdNotInMap) || has(DefectId::BoxUnlabelled);
    if (isSpelling && worst.first() != nullptr && worst.first()->hasOther()) {
        if (auto fix = repairedCopy(evidence, kSpelling, text::noClassLost()))
            made.push_back(std::move(*fix));
    } else if (needsDrop) {
        if (auto fix = repairedCopy(evidence, kUnknown, text::noClassLost()))
            made.push_back(std::move(*fix));
    }
    const bool mapIsWrong = has(DefectId::ClassIdNotInMap) || has(DefectId::ClassNameNotInMap)
                            || has(DefectId::ClassMapStart) || has(DefectId::ClassNameIdDisagree)
                            || has(DefectId::ClassIdBelowFirst) || has(DefectId::ClassUnused);
    if (mapIsWrong && evidence.source->format != DatasetFormat::Yolo)
        made.push_back(writeLabelMap(evidence));
    made.push_back(listDefects(evidence, text::noClassLost()));
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    if (!hasEvidence(input.training, EvidenceKind::Dataset)) {
        judgeByLogs(input.training, sink);
        return;
    }
    const Thresholds thresholds(input.settings);
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    double most = 0.0;
    for (DataDefect& one : defects) {
        const double all = std::max(1.0, static_cast<double>(one.dataset().boxCount()));
        const double lost = static_cast<double>(boxesOf(one)) / all;
        if (one.severity == Severity::Critical) {
            most = std::max(most, lost);
            if (lost < thresholds.lostShare)
                one.severity = Severity::Warning;
        }
    }
    const NumberEvidence lostShare = number::lostShare(Fraction(most), thresholds);
    sink.computed(lostShare);
    std::erase_if(defects, [](const DataDefect& one) { return titleOf(one).empty(); });
    // What a part for validation lacks, the training part may have.
    std::erase_if(defects, [](const DataDefect& one) {
        return one.id() == DefectId::ClassUnused && !hasTrainingSplit(*one.evidence->source);
    });
    tellData(input.training, sink);
    sink.computed(number::disagreements(Count(defects.size()), Count(0)));
    for (const DatasetEvidence* evidence : datasetsOf(input.training))
        sink.judged(judgedClasses(*evidence->dataset));
    if (defects.empty())
        return;
    std::stable_sort(defects.begin(), defects.end(), [](const DataDefect& a, const DataDefect& b) {
        return std::pair(a.severity, ~boxesOf(a)) < std::pair(b.severity, ~boxesOf(b));
    });
    const DataDefect& worst = defects.front();

    Finding finding;
    finding.severity = worst.severity;
    finding.confidence = confidence::compared;
    finding.cost = worst.severity == Severity::Critical  ? std::max(most, cost::leastOfCritical)
                   : worst.severity == Severity::Warning ? std::max(most, cost::leastOfWarning)
                                                         : cost::remark;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = titleOf(worst);
    finding.explanation = explain(worst);
    addRecords(defects, kMostKinds, finding);
    if (const ConfigDocumentPtr config = input.training.config()) {
        if (const std::size_t node = modelNode(*config, "num_classes"); node != ConfigNode::npos)
            finding.evidence.emplace_back(configEvidence(*config, node, text::numberOfClasses()));
    }
    finding.evidence.emplace_back(lostShare);
    finding.fixes = fixes(input.training, defects);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::labels_disagree
