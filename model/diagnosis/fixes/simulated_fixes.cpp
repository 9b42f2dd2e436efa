// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/simulated_fixes.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/findings_of.h"
#include "model/diagnosis/fixes/input_fixes.h"
#include "model/pipeline/evidence/what_if.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using pipeline::PipelineReport;
using pipeline::WhatIf;

/// A fix and the setting that it turns.
struct TurnedKnob {
    std::string_view fix;  ///< Fix::id
    std::string_view key;  ///< of pipeline::settingKeys(), or kParallelism
    std::string_view only; ///< the value that the fix stands for; empty: any
};

/// "workers" or "parallel_calls", whichever the loader has: a rule may not know which one it is.
constexpr std::string_view kParallelism = "parallelism";

constexpr std::array kKnobs{
    TurnedKnob{"raise-num-workers", kParallelism, {}},
    TurnedKnob{"raise-parallel-calls", kParallelism, {}},
    TurnedKnob{"prefetch", "prefetch", {}},
    TurnedKnob{"keep-workers", "persistent", "true"},
    TurnedKnob{"prepare-offline", "cache", "disk"},
    TurnedKnob{"more-processors", "cores", {}},
    TurnedKnob{"local-disk", "storage", "nvme"},
    TurnedKnob{"staging-copy", "storage", "nvme"},
};

const TurnedKnob* knobOf(const Fix& fix)
{
    const auto at = std::find_if(kKnobs.begin(), kKnobs.end(),
                                 [&fix](const TurnedKnob& knob) { return knob.fix == fix.id; });
    return at == kKnobs.end() ? nullptr : &*at;
}

/// Of the changes of one knob the fastest.
const WhatIf* bestOf(const PipelineReport& report, const TurnedKnob& knob)
{
    const bool hasWorkers = report.inferred.setting.kind == pipeline::LoaderKind::DataLoader;
    const std::string_view wanted = knob.key != kParallelism ? knob.key
                                    : hasWorkers             ? "workers"
                                                             : "parallel_calls";
    const WhatIf* best = nullptr;
    for (const WhatIf& one : report.whatIf) {
        const auto& [key, value] = one.set.front();
        if (key != wanted || (!knob.only.empty() && value != knob.only))
            continue;
        if (best == nullptr || one.ratio > best->ratio)
            best = &one;
    }
    return best;
}

/// Sets the count of a fix that is made of one; others say theirs already.
void setCount(const Training& training, const WhatIf& change, Fix& fix)
{
    const auto& [key, value] = change.set.front();
    if (key != "workers" && key != "parallel_calls")
        return;
    int count = 0;
    std::from_chars(value.data(), value.data() + value.size(), count);
    if (count < 1)
        return;
    const StageKind kind = key == "workers" ? StageKind::Workers : StageKind::Parallel;
    fix = raiseParallelism(training, kind, count, std::move(fix.check));
}

bool takeValues(const Training& training, const PipelineReport& report, Fix& fix)
{
    constexpr double kWorthIt = 1.03;
    const TurnedKnob* const knob = knobOf(fix);
    if (knob == nullptr)
        return true;
    const WhatIf* const change = bestOf(report, *knob);
    if (change == nullptr && knob->key != kParallelism)
        return true; // what it changes is not known
    if (change == nullptr || change->ratio < kWorthIt)
        return false;
    setCount(training, *change, fix);
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "Simulated from this run: %1."),
                  {change->sentence}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run makes at least %1."),
                 {Quantity{change->outcome.low, Unit::StepsPerSecond}}};
    fix.promises = {{.kind = Promise::Kind::NumberAtLeast,
                     .ruleId = RuleId("input-bound"),
                     .number = "steps-per-second",
                     .value = {change->outcome.low, Unit::StepsPerSecond}}};
    return true;
}

bool turnsKnob(const Finding& finding)
{
    return std::any_of(finding.fixes.begin(), finding.fixes.end(),
                       [](const Fix& fix) { return knobOf(fix) != nullptr; });
}

/// The reports of trainings, each made when it is first asked for.
class Reports {
public:
    explicit Reports(const ReadMonitor& monitor) : m_monitor(monitor) {}

    /// nullptr where nothing can be said.
    const PipelineReport* of(const Training& training)
    {
        auto [at, isNew] = m_reports.try_emplace(&training);
        if (isNew) {
            if (auto inferred = pipeline::inferPipeline(training, {.monitor = &m_monitor}))
                at->second = pipeline::reportPipeline(*std::move(inferred), {}, &m_monitor);
        }
        const bool isKnown =
            at->second && at->second->refused.empty() && !at->second->whatIf.empty();
        return isKnown ? &*at->second : nullptr;
    }

private:
    const ReadMonitor& m_monitor;
    std::map<const Training*, std::optional<PipelineReport>> m_reports;
};

} // namespace

void simulateInputFixes(Diagnosis& diagnosis, std::span<const Training> trainings,
                        const ReadMonitor& monitor)
{
    Reports reports(monitor);
    for (Finding& finding : diagnosis.findings) {
        if (monitor.isCancelled())
            return;
        const Training* const training = trainingOf(finding, trainings);
        if (training == nullptr || !turnsKnob(finding))
            continue;
        const PipelineReport* const report = reports.of(*training);
        if (report == nullptr || monitor.isCancelled())
            continue;
        std::vector<Fix> worthIt;
        std::vector<Fix> useless;
        for (Fix& fix : finding.fixes) {
            auto& taken = takeValues(*training, *report, fix) ? worthIt : useless;
            taken.push_back(std::move(fix));
        }
        std::move(useless.begin(), useless.end(), std::back_inserter(worthIt));
        finding.fixes = std::move(worthIt);
    }
}

} // namespace faultline
