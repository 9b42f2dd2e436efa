// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_case.h"

#include "model/core/config_document.h"
#include "model/core/console_log.h"
#include "model/core/hardware_log.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/lessons/lesson_place.h"
#include "model/readers/load_case.h"
#include "model/summaries/measure_layers.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace faultline {

namespace {

bool hasPoint(const CaseData& data, std::string_view runName, std::string_view tag,
              std::int64_t first, std::int64_t last)
{
    bool isFound = false;
    for (const RunPtr& run : data.runs) {
        const ScalarSeries* const series =
            isNameMeant(run->name, runName) ? run->findScalar(tag) : nullptr;
        if (series == nullptr || series->maxStep() < first || series->minStep() > last)
            continue;
        series->forEach([&](std::size_t, const ScalarPoint& point) {
            isFound = isFound || (point.step >= first && point.step <= last);
        });
    }
    return isFound;
}

bool hasPicture(const CaseData& data, const ProofTarget& target)
{
    return std::any_of(data.runs.begin(), data.runs.end(), [&target](const RunPtr& run) {
        const auto blob = run->blobs.find(target.name);
        return isNameMeant(run->name, target.where) && blob != run->blobs.end()
               && blob->second.kind == TagKind::Image && blob->second.minStep <= target.first
               && blob->second.maxStep >= target.first;
    });
}

bool hasLine(const CaseData& data, const ProofTarget& target)
{
    return std::any_of(data.logs.begin(), data.logs.end(), [&target](const ConsoleLogPtr& log) {
        if (!isNameMeant(log->file.displayName, target.where) || log->lines.empty())
            return false;
        const LogLine& last = log->lines.back();
        return target.first >= log->lines.front().sourceLine
               && target.first <= last.sourceLine + last.repeats - 1;
    });
}

bool hasField(const CaseData& data, const ProofTarget& target)
{
    return std::any_of(data.configs.begin(), data.configs.end(),
                       [&target](const ConfigDocumentPtr& config) {
                           return isNameMeant(config->file.displayName, target.where)
                                  && config->find(target.name) != ConfigNode::npos;
                       });
}

bool hasQuantity(const CaseData& data, const ProofTarget& target)
{
    return std::any_of(data.hardwareLogs.begin(), data.hardwareLogs.end(), [&](const auto& log) {
        return std::any_of(log->series.begin(), log->series.end(), [&](const auto& series) {
            return hardwareQuantityInfo(series.quantity).id == target.name;
        });
    });
}

bool isThere(const CaseData& data, const ProofTarget& target)
{
    switch (target.kind) {
    case ProofTarget::Kind::Point:
        return hasPoint(data, target.where, target.name, target.first, target.last);
    case ProofTarget::Kind::Line: return hasLine(data, target);
    case ProofTarget::Kind::Config: return hasField(data, target);
    case ProofTarget::Kind::Dataset: return !data.datasets.empty();
    case ProofTarget::Kind::Picture: return hasPicture(data, target);
    case ProofTarget::Kind::Hardware: return hasQuantity(data, target);
    }
    return false;
}

} // namespace

Text missingIn(const CaseData& data, const ProofTarget& target)
{
    if (isThere(data, target))
        return {};
    return {FAULTLINE_TR_NOOP("Lessons", "The case does not hold the proof \"%1\"."),
            {target.source}};
}

Text missingIn(const CaseData& data, const LessonValue& value)
{
    if (hasPoint(data, value.run, value.tag, value.step, value.step))
        return {};
    return {FAULTLINE_TR_NOOP("Lessons", "The case has no value of \"%1\" at step %2."),
            {value.tag, std::to_string(value.step)}};
}

Result<JudgedLessonCase> judgeLessonCase(const std::string& path, ReadMonitor& monitor)
{
    const std::vector<std::string> paths{path};
    const Result<CasePtr> data =
        path == kDemoPath ? loadDemoCase(monitor) : loadCase(paths, monitor);
    if (!data)
        return data.error();
    AnalysisOptions options;
    options.withLayers = std::make_shared<const CaseData>(withLayerSeries(**data, monitor));
    const Result<CaseAnalysisPtr> before = analyse(*data, options, monitor);
    if (!before)
        return before.error();
    options.datasets = measureDatasets((*before)->trainings, monitor, {});
    const Result<CaseAnalysisPtr> analysis = analyseAgain(**before, std::move(options), monitor);
    if (!analysis)
        return analysis.error();
    Result<Diagnosis> diagnosis = diagnose(**analysis, builtinRules(), {}, monitor);
    if (!diagnosis)
        return diagnosis.error();
    return JudgedLessonCase{.data = *data, .diagnosis = *std::move(diagnosis)};
}

const RuleInfo* ruleNamed(std::string_view name)
{
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (rule->info().id == name || rule->info().code == name)
            return &rule->info();
    }
    return nullptr;
}

const Finding* firstCause(const Diagnosis& diagnosis)
{
    if (diagnosis.causes.empty())
        return nullptr;
    const Finding& first = diagnosis.findings[diagnosis.causes.front().finding];
    return first.severity == Severity::Info ? nullptr : &first;
}

} // namespace faultline
