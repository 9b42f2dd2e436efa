// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/fix_plan.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/findings_of.h"
#include "model/diagnosis/setup/training_batch.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace faultline {

namespace {

std::optional<double> numberIn(const std::string& text)
{
    double value = 0.0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    return error == std::errc() && end == last && std::isfinite(value) ? std::optional(value)
                                                                       : std::nullopt;
}

/// The fields of a configuration that belong together: the batch, and the rates that go with it.
class CoupledFields {
public:
    explicit CoupledFields(const ConfigDocument& config) : m_config(config)
    {
        if (const std::optional<ConfigNumber> batch = batchField(config))
            m_batch = batch->path;
        for (const ConfigNumber& rate : rateFields(config))
            m_rates.push_back(rate.path);
    }

    [[nodiscard]] bool isBatch(const ConfigEdit& edit) const
    {
        return !m_batch.empty() && edit.config == m_config.id() && edit.path == m_batch;
    }
    [[nodiscard]] bool isRate(const ConfigEdit& edit) const
    {
        return edit.config == m_config.id()
               && std::find(m_rates.begin(), m_rates.end(), edit.path) != m_rates.end();
    }
    [[nodiscard]] bool changesBatch(const std::vector<ConfigEdit>& edits) const
    {
        return std::any_of(edits.begin(), edits.end(),
                           [this](const ConfigEdit& edit) { return isBatch(edit); });
    }

private:
    const ConfigDocument& m_config;
    std::string m_batch;
    std::vector<std::string> m_rates;
};

std::optional<CoupledFields> coupledFieldsOf(const Training* training)
{
    const ConfigDocumentPtr config = training == nullptr ? nullptr : training->config();
    return config ? std::optional<CoupledFields>(*config) : std::nullopt;
}

bool isPlanned(const Finding& finding)
{
    return !finding.consequenceOf && finding.severity != Severity::Info && !finding.fixes.empty();
}

std::size_t plannedFixOf(const Finding& finding)
{
    const auto patching = std::find_if(finding.fixes.begin(), finding.fixes.end(),
                                       [](const Fix& fix) { return !fix.edits.empty(); });
    return patching == finding.fixes.end()
               ? 0
               : static_cast<std::size_t>(patching - finding.fixes.begin());
}

/// Puts the fixes of the causes into a plan, one after the other.
class Planner {
public:
    void add(std::size_t index, const Finding& finding, const std::optional<CoupledFields>& coupled)
    {
        FixPlan::Step step{.finding = index, .fix = plannedFixOf(finding), .edits = {}};
        const Fix& fix = finding.fixes[step.fix];
        const bool setsBatch = coupled && coupled->changesBatch(fix.edits);
        std::vector<ConfigEdit> replaced;
        for (const ConfigEdit& edit : fix.edits) {
            ConfigEdit* const taken = find(edit);
            if (taken == nullptr)
                step.edits.push_back(edit);
            else if (taken->value == edit.value || isScaledAlready(edit, coupled))
                continue;
            else if (setsBatch && coupled->isRate(edit))
                replaced.push_back(edit); // made of the other one, by fitFixesToEachOther()
            else
                return leaveOut(step, edit, *taken);
        }
        for (const ConfigEdit& edit : replaced)
            find(edit)->value = edit.value;
        m_plan.steps.push_back(std::move(step));
    }

    [[nodiscard]] FixPlan take() { return std::move(m_plan); }

private:
    ConfigEdit* find(const ConfigEdit& edit)
    {
        for (FixPlan::Step& step : m_plan.steps) {
            for (ConfigEdit& one : step.edits) {
                if (one.config == edit.config && one.path == edit.path)
                    return &one;
            }
        }
        return nullptr;
    }

    /// A rate that a step before set together with the batch.
    [[nodiscard]] bool isScaledAlready(const ConfigEdit& edit,
                                       const std::optional<CoupledFields>& coupled) const
    {
        if (!coupled || !coupled->isRate(edit))
            return false;
        return std::any_of(m_plan.steps.begin(), m_plan.steps.end(),
                           [&](const auto& step) { return coupled->changesBatch(step.edits); });
    }

    void leaveOut(const FixPlan::Step& step, const ConfigEdit& edit, const ConfigEdit& taken)
    {
        m_plan.conflicts.push_back(
            {.finding = step.finding,
             .fix = step.fix,
             .why = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "This would set %1 to %2, but the fix of a more severe cause "
                                      "sets it to %3. Apply that one first, then check again."),
                     {edit.path, edit.value, taken.value}}});
    }

    FixPlan m_plan;
};

/// The rates that the plan's fixes of a training find right for the batch as it is.
std::vector<ConfigNumber> fittingRates(const Diagnosis& diagnosis, const Training& training,
                                       const CoupledFields& coupled)
{
    for (const Finding& finding : diagnosis.findings) {
        if (finding.run != training.runs.front()->id || !isPlanned(finding))
            continue;
        const Fix& fix = finding.fixes[plannedFixOf(finding)];
        if (coupled.changesBatch(fix.edits))
            continue;
        std::vector<ConfigNumber> rates;
        for (const ConfigEdit& edit : fix.edits) {
            const std::optional<double> value = numberIn(edit.value);
            if (coupled.isRate(edit) && value)
                rates.push_back({.path = edit.path, .value = *value});
        }
        if (!rates.empty())
            return rates;
    }
    return {};
}

/// The same fix with rates made of `fitting`.
void refit(Fix& fix, const Training& training, const CoupledFields& coupled,
           std::span<const ConfigNumber> fitting)
{
    const auto batch = std::find_if(fix.edits.begin(), fix.edits.end(),
                                    [&](const ConfigEdit& edit) { return coupled.isBatch(edit); });
    const bool hasRates = std::any_of(fix.edits.begin(), fix.edits.end(),
                                      [&](const ConfigEdit& edit) { return coupled.isRate(edit); });
    if (batch == fix.edits.end() || !hasRates)
        return;
    const std::optional<double> images = numberIn(batch->value);
    if (!images)
        return;
    Fix fitted = changeBatch(training, std::llround(*images), std::nullopt, fitting);
    fix.detail = std::move(fitted.detail);
    fix.edits = std::move(fitted.edits);
    fix.snippets = std::move(fitted.snippets);
}

} // namespace

std::vector<ConfigEdit> FixPlan::edits() const
{
    std::vector<ConfigEdit> all;
    for (const Step& step : steps)
        all.insert(all.end(), step.edits.begin(), step.edits.end());
    return all;
}

FixPlan planFixes(const Diagnosis& diagnosis, std::span<const Training> trainings)
{
    Planner planner;
    for (std::size_t i = 0; i < diagnosis.findings.size(); ++i) {
        const Finding& finding = diagnosis.findings[i];
        if (isPlanned(finding))
            planner.add(i, finding, coupledFieldsOf(trainingOf(finding, trainings)));
    }
    return planner.take();
}

void fitFixesToEachOther(Diagnosis& diagnosis, std::span<const Training> trainings)
{
    for (const Training& training : trainings) {
        const std::optional<CoupledFields> coupled = coupledFieldsOf(&training);
        if (!coupled)
            continue;
        const std::vector<ConfigNumber> fitting = fittingRates(diagnosis, training, *coupled);
        if (fitting.empty())
            continue;
        for (Finding& finding : diagnosis.findings) {
            if (finding.run != training.runs.front()->id)
                continue;
            for (Fix& fix : finding.fixes)
                refit(fix, training, *coupled, fitting);
        }
    }
}

} // namespace faultline
