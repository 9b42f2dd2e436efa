// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/labels_disagree.h"

#include "model/core/text_marker.h"
#include "model/dataset/defects/class_defects.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace faultline::rules::labels_disagree {

namespace {

constexpr std::string_view kCode = "D02";
constexpr std::size_t kMostKinds = 8;
constexpr std::size_t kMostClasses = 200; ///< in a label map that a snippet writes out

/// %1 the class or number, %2 what it is held against, %3 how many boxes.
struct Wording {
    DefectId id;
    std::string_view title;
};

constexpr std::array kWordings{
    Wording{DefectId::ClassIdBelowFirst,
            FAULTLINE_TR_NOOP("Diagnosis", "Class %1 has the id %2, below the first one: its %3 "
                                           "boxes are learned as background")},
    Wording{DefectId::ClassIdAboveCount,
            FAULTLINE_TR_NOOP("Diagnosis", "Class %1 has the id %2, above num_classes: its %3 "
                                           "boxes are learned as background")},
    Wording{DefectId::ClassIdNotInMap,
            FAULTLINE_TR_NOOP("Diagnosis", "The label map lacks class %1 (id %2), which has %3 "
                                           "boxes")},
    Wording{DefectId::ClassNameNotInMap,
            FAULTLINE_TR_NOOP("Diagnosis", "The label map lacks the class name \"%1\": its %3 "
                                           "boxes are lost")},
    Wording{DefectId::ClassNameIdDisagree,
            FAULTLINE_TR_NOOP("Diagnosis", "Name and id of class %1 (id %2) disagree in %3 "
                                           "boxes")},
    Wording{DefectId::ClassSpelling,
            FAULTLINE_TR_NOOP("Diagnosis", "Class \"%1\" is spelled in two ways: %3 boxes count "
                                           "for another class")},
    Wording{DefectId::ClassMapStart,
            FAULTLINE_TR_NOOP("Diagnosis", "The label map starts at %1 instead of 1")},
    Wording{DefectId::ClassMapSize,
            FAULTLINE_TR_NOOP("Diagnosis", "num_classes is %1, but the label map has %2 classes")},
    Wording{DefectId::BoxUnlabelled, FAULTLINE_TR_NOOP("Diagnosis", "%3 boxes have no class")},
    Wording{DefectId::ClassUnused,
            FAULTLINE_TR_NOOP("Diagnosis", "Class %1 of the label map has no box")},
};

const Wording* wordingOf(DefectId id)
{
    const auto* const at = std::find_if(kWordings.begin(), kWordings.end(),
                                        [id](const Wording& one) { return one.id == id; });
    return at == kWordings.end() ? nullptr : at;
}

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

void judgeByLogs(const Training& training, FindingSink& sink);
[[nodiscard]] Text titleOf(const DataDefect& worst);
[[nodiscard]] Text explain(const DataDefect& worst);
[[nodiscard]] std::vector<Fix> fixes(const Training& training,
                                     const std::vector<DataDefect>& defects);
[[nodiscard]] std::optional<Fix> setClassCount(const Training& training,
                                               const DatasetEvidence& evidence, bool grows);
[[nodiscard]] Fix writeLabelMap(const DatasetEvidence& evidence);
[[nodiscard]] Text check();

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

Fix correctClassCount(std::int64_t needed)
{
    Fix fix;
    fix.id = "correct-class-count";
    fix.isConcrete = needed > 0;
    const std::string count = std::to_string(needed);
    fix.title = needed > 0
                    ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Give the model %1 classes, or correct "
                                                          "the labels"),
                           {count}}
                    : Text{FAULTLINE_TR_NOOP("Diagnosis", "Count the classes of the labels, and "
                                                          "give the model as many"),
                           {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The ids of a PyTorch loss run from 0 to one below the number "
                                    "of classes. Labels that begin at 1 must be lowered by one; "
                                    "those to be left out are ignore_index, mostly 255 or -100."),
                  {}};
    fix.snippets = {{"pytorch", "labels = torch.cat([y for _, y in loader]).unique()\n"
                                "assert 0 <= labels.min() and labels.max() < num_classes, labels"}};
    if (needed > 0)
        fix.snippets.insert(fix.snippets.begin(),
                            {"yaml", "nc: " + count + "  # and as many names"});
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run prints no such line."), {}};
    return fix;
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
    finding.confidence = 0.9;
    finding.cost = isFatal ? 0.9 : 0.5;
    finding.stake.modelQuality = true;
    const std::int64_t needed = classesNeeded(tooHigh);
    finding.title =
        needed > 0
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The labels hold the class %1, and the model has only %2"),
                   {Quantity{static_cast<double>(needed - 1), Unit::Count},
                    Quantity{numberOf(tooHigh.front().event->field("count")), Unit::Count}}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The loss got the number of a class that the model does not "
                                     "have"),
                   {}};
    finding.explanation = {
        isFatal ? FAULTLINE_TR_NOOP("Diagnosis",
                                    "The check on the GPU stands in the log. The traceback behind "
                                    "it is that of a later call, for the GPU reports late.")
                : FAULTLINE_TR_NOOP("Diagnosis",
                                    "Its trainer leaves out every picture with such a label: what "
                                    "is missing from the training is not seen in its curves."),
        {}};
    for (std::size_t i = 0; i < std::min(said.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(said[i].evidence(
            {FAULTLINE_TR_NOOP("Diagnosis", "What the program says of the label"), {}}));
    finding.fixes = {correctClassCount(needed)};
    sink.report(std::move(finding));
}

Text titleOf(const DataDefect& worst)
{
    Text title{wordingOf(worst.id())->title, {}};
    const Quantity boxes{static_cast<double>(boxesOf(worst)), Unit::Count};
    const Defect* first = worst.first();
    if (first != nullptr && first->classIndex >= 0) {
        const DatasetClass& one =
            worst.dataset().classes()[static_cast<std::size_t>(first->classIndex)];
        const std::optional<std::int64_t> id = one.id ? one.id : one.mapId;
        title.arguments = {className(one), id ? std::to_string(*id) : std::string("-"), boxes};
    } else {
        const double value = first != nullptr ? double{first->value} : 0.0;
        const double limit = first != nullptr ? double{first->limit} : 0.0;
        title.arguments = {Quantity{value, Unit::Count}, Quantity{limit, Unit::Count}, boxes};
    }
    return title;
}

Text explain(const DataDefect& worst)
{
    switch (worst.id()) {
    case DefectId::ClassIdBelowFirst:
    case DefectId::ClassIdAboveCount:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Ids are turned into one position of num_classes, counted from 1. An id that "
                    "has none becomes a row of zeros, without an error: the object is learned as "
                    "nothing, and its average precision stays 0."),
                {}};
    case DefectId::ClassIdNotInMap:
    case DefectId::ClassNameNotInMap:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The trainer looks classes up in the label map, case and blanks included. What "
                    "it does not find is dropped without a word, and its objects are learned as "
                    "background."),
                {}};
    case DefectId::ClassNameIdDisagree:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "What is learned under one class is evaluated under another: the loss falls "
                    "and the metric stays near zero. The records were written with another label "
                    "map."),
                {}};
    case DefectId::ClassMapSize:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "With too few, classes are lost; with too many, outputs exist that never get "
                    "an example, and a checkpoint with the right number does not fit."),
                {}};
    case DefectId::ClassUnused:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "It is never learned. That is fine if it is meant; look whether its records "
                    "were left behind."),
                {}};
    default:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Annotations, label map and configuration have to name the same classes in "
                    "the same way; here they do not."),
                {}};
    }
}

Text check()
{
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "The next diagnosis finds no class that the training loses, and "
                              "every class gets an average precision above 0."),
            {}};
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
    Fix fix;
    fix.id = "set-num-classes";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set num_classes to %1"),
                 {Quantity{static_cast<double>(count), Unit::Count}}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "It is the largest id in use, so that every class has its "
                                    "output. The head is then trained anew; take the other weights "
                                    "from the checkpoint."),
                  {}};
    fix.snippets = {{"pipeline.config", "num_classes: " + std::to_string(count)}};
    fix.edits = {{config->name(), config->path(node), std::to_string(count)}};
    fix.check = check();
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
    Fix fix;
    fix.id = "correct-label-map";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Use a label map with the %1 classes that the "
                                                "annotations have"),
                 {countOf(order.size())}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Check the names, save it as label_map.pbtxt, write the "
                                    "records again with it, and use the same one in training and "
                                    "evaluation."),
                  {}};
    fix.snippets = {{"pipeline.config", map}};
    fix.isConcrete = !map.empty();
    fix.check = check();
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
        if (auto fix = repairedCopy(evidence, kSpelling, check()))
            made.push_back(std::move(*fix));
    } else if (needsDrop) {
        if (auto fix = repairedCopy(evidence, kUnknown, check()))
            made.push_back(std::move(*fix));
    }
    const bool mapIsWrong = has(DefectId::ClassIdNotInMap) || has(DefectId::ClassNameNotInMap)
                            || has(DefectId::ClassMapStart) || has(DefectId::ClassNameIdDisagree)
                            || has(DefectId::ClassIdBelowFirst) || has(DefectId::ClassUnused);
    if (mapIsWrong && evidence.source->format != DatasetFormat::Yolo)
        made.push_back(writeLabelMap(evidence));
    made.push_back(listDefects(evidence, check()));
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    if (!hasEvidence(input.training, EvidenceKind::Dataset)) {
        judgeByLogs(input.training, sink);
        return;
    }
    const double limit = input.settings.threshold(info(), "lost-share");
    std::vector<DataDefect> defects = defectsOf(input.training, kCode);
    double most = 0.0;
    for (DataDefect& one : defects) {
        const double all = std::max(1.0, static_cast<double>(one.dataset().boxCount()));
        const double lost = static_cast<double>(boxesOf(one)) / all;
        if (one.severity == Severity::Critical) {
            most = std::max(most, lost);
            if (lost < limit)
                one.severity = Severity::Warning;
        }
    }
    sink.computed(numberEvidence(
        "lost-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of boxes whose class the training loses"), {}},
        share(most), limit));
    std::erase_if(defects, [](const DataDefect& one) { return wordingOf(one.id()) == nullptr; });
    // What a part for validation lacks, the training part may have.
    std::erase_if(defects, [](const DataDefect& one) {
        return one.id() == DefectId::ClassUnused && !hasTrainingSplit(*one.evidence->source);
    });
    tellData(input.training, sink);
    sink.computed(numberEvidence(
        "disagreements",
        {FAULTLINE_TR_NOOP("Diagnosis", "Ways in which labels, map and network disagree"), {}},
        countOf(defects.size()), 0.0));
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
    finding.confidence = 0.95;
    finding.cost = worst.severity == Severity::Critical  ? std::max(most, 0.5)
                   : worst.severity == Severity::Warning ? std::max(most, 0.1)
                                                         : 0.01;
    finding.stake.modelQuality = worst.severity != Severity::Info;
    finding.title = titleOf(worst);
    finding.explanation = explain(worst);
    for (std::size_t i = 0; i < std::min(defects.size(), kMostKinds); ++i)
        finding.evidence.emplace_back(recordEvidence(defects[i]));
    if (const ConfigDocumentPtr config = input.training.config()) {
        if (const std::size_t node = modelNode(*config, "num_classes"); node != ConfigNode::npos)
            finding.evidence.emplace_back(configEvidence(
                *config, node,
                {FAULTLINE_TR_NOOP("Diagnosis", "Number of classes of the network"), {}}));
    }
    finding.evidence.emplace_back(numberEvidence(
        "lost-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of boxes whose class the training loses"), {}},
        share(most), limit));
    finding.fixes = fixes(input.training, defects);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::labels_disagree
