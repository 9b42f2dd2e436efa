// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/schedule_mismatch.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::rules::schedule_mismatch {

namespace {

/// Limits as they are set.
struct Limits {
    double idleShare = 0.0;
    double mostlyIdle = 0.0;
    double endRate = 0.0;
    double warmupShare = 0.0;
};
[[nodiscard]] Limits limits(const RuleSettings& settings);
void judgeConfig(const TrainingRecipe& recipe, const Limits& held, FindingSink& sink);
void judgeLoggedRate(const Training& training, const Limits& held, FindingSink& sink);
[[nodiscard]] Fix promised(Fix fix, const char* number, double atMost);

[[nodiscard]] Finding rateIsZero(const TrainingRecipe& recipe, double share, const Limits& held);
[[nodiscard]] Finding neverDecays(const TrainingRecipe& recipe, double endShare,
                                  const Limits& held);
[[nodiscard]] Finding warmupTooLong(const TrainingRecipe& recipe, double share, const Limits& held);
[[nodiscard]] Finding warmupAboveBase(const TrainingRecipe& recipe);
[[nodiscard]] Finding collapses(const TrainingRecipe& recipe);

Limits limits(const RuleSettings& settings)
{
    return {.idleShare = settings.threshold(info(), "idle-share"),
            .mostlyIdle = settings.threshold(info(), "mostly-idle"),
            .endRate = settings.threshold(info(), "end-rate"),
            .warmupShare = settings.threshold(info(), "warmup")};
}

/// Whether the logged rates follow the configured ones; nothing if too few were logged.
std::optional<bool> isFollowed(const Training& training, const TrainingRecipe& recipe)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kAgreeing = 0.8;
    constexpr double kTolerance = 0.1; // of the configured rate at that step
    const LearningCurve logged = learningCurve(training.best(SignalKind::LearningRate));
    if (logged.size() < kFewest || !recipe.rateAt(0.0))
        return std::nullopt;
    std::size_t agreeing = 0;
    for (std::size_t i = 0; i < logged.size(); ++i) {
        const double planned = *recipe.rateAt(static_cast<double>(logged.steps[i]));
        const double slack = std::max(kTolerance * planned, 1e-3 * recipe.rate->value);
        agreeing += std::abs(logged.values[i] - planned) <= slack ? 1 : 0;
    }
    return static_cast<double>(agreeing) >= kAgreeing * static_cast<double>(logged.size());
}

void judgeConfig(const TrainingRecipe& recipe, const Limits& held, FindingSink& sink)
{
    using Schedule = TrainingRecipe::Schedule;
    const double run = recipe.runSteps ? recipe.runSteps->value : 0.0;
    const double warmup = recipe.warmupSteps ? recipe.warmupSteps->value : 0.0;
    if (recipe.schedule == Schedule::Cosine && recipe.warmupRate
        && recipe.warmupRate->value > recipe.rate->value) {
        sink.report(warmupAboveBase(recipe));
        return;
    }
    if (recipe.config->dialect == "TF2" && recipe.optimizer == "rms_prop")
        sink.report(collapses(recipe));
    if (!(run > 0.0))
        return;
    const double warmupShare = warmup / run;
    sink.computed(numberEvidence("warmup-share",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Share of the run that the "
                                                                 "warm-up takes"),
                                  {}},
                                 {warmupShare, Unit::Fraction}, held.warmupShare));
    if (warmupShare > held.warmupShare && recipe.schedule != Schedule::Exponential) {
        sink.report(warmupTooLong(recipe, warmupShare, held));
        if (warmupShare >= 1.0)
            return; // it never comes to the schedule
    }
    if (recipe.schedule != Schedule::Cosine || !recipe.totalSteps)
        return;
    const double idle = std::max(run - recipe.totalSteps->value, 0.0) / run;
    const double endShare =
        recipe.rate->value > 0.0
            ? recipe.rateAt(std::min(run, recipe.totalSteps->value)).value_or(0.0)
                  / recipe.rate->value
            : 0.0;
    sink.computed(numberEvidence(
        "idle-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the run at a learning rate of 0"), {}},
        {idle, Unit::Fraction}, held.idleShare));
    sink.computed(
        numberEvidence("end-rate-share",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Rate at the end against the highest"), {}},
                       {endShare, Unit::Fraction}, held.endRate));
    if (idle > held.idleShare)
        sink.report(rateIsZero(recipe, idle, held));
    else if (endShare > held.endRate)
        sink.report(neverDecays(recipe, endShare, held));
}

Fix promised(Fix fix, const char* number, double atMost)
{
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = std::string(kId),
                     .number = number,
                     .value = {atMost, Unit::Fraction}}};
    return fix;
}

std::string whole(double value)
{
    return std::to_string(static_cast<std::int64_t>(std::clamp(std::round(value), 0.0, 9e15)));
}

/// The schedule as long as the run.
Fix fitSchedule(const TrainingRecipe& recipe)
{
    Fix fix;
    fix.id = "fit-schedule";
    const std::string steps = whole(recipe.runSteps->value);
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set total_steps of the schedule to %1"), {steps}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The rate then reaches 0 with the last step, neither before "
                                    "nor after."),
                  {}};
    fix.edits = {recipeEdit(recipe, *recipe.totalSteps, steps)};
    fix.snippets = {
        editSnippet(recipe, fix.edits),
        {"tensorflow", "tf.keras.optimizers.schedules.CosineDecay("
                           + configNumber(recipe.rate->value, 3) + ", decay_steps=" + steps + ")"},
        {"pytorch", "torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=" + steps + ")"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The learning rate of the next run is 0 at its last step and "
                                   "at no step before."),
                 {}};
    return fix;
}

Finding rateIsZero(const TrainingRecipe& recipe, double share, const Limits& held)
{
    Finding finding;
    finding.severity = share >= held.mostlyIdle ? Severity::Critical : Severity::Warning;
    finding.confidence = 0.95;
    finding.cost = share;
    finding.stake.stepTimeShare = share;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The learning rate is 0 from step %1 on, and the run has %2 "
                                       "steps: %3 of it trains nothing"),
        {Quantity{recipe.totalSteps->value, Unit::Step},
         Quantity{recipe.runSteps->value, Unit::Count}, Quantity{share, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A cosine ends at 0 after its total_steps; the program goes on to "
                          "num_steps, and every update after that is nothing."),
        {}};
    finding.evidence = {
        recipeEvidence(recipe, *recipe.totalSteps,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Where the schedule ends"), {}}),
        recipeEvidence(recipe, *recipe.runSteps,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Where the run ends"), {}}),
        numberEvidence(
            "idle-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Share of the run at a learning rate of 0"), {}},
            {share, Unit::Fraction}, held.idleShare)};
    finding.fixes = {promised(fitSchedule(recipe), "idle-share", held.idleShare)};
    return finding;
}

Finding neverDecays(const TrainingRecipe& recipe, double endShare, const Limits& held)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.85;
    finding.cost = 0.2;
    finding.stake.modelQuality = true;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The run ends at step %1, where the schedule of %2 steps is "
                                       "still at %3 of its height"),
        {Quantity{recipe.runSteps->value, Unit::Step},
         Quantity{recipe.totalSteps->value, Unit::Count}, Quantity{endShare, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Most of the gain of a schedule comes as the rate falls; this run stops "
                          "before that. The length of the run was changed and that of the schedule "
                          "was not."),
        {}};
    finding.evidence = {
        recipeEvidence(recipe, *recipe.totalSteps,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Where the schedule ends"), {}}),
        recipeEvidence(recipe, *recipe.runSteps,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Where the run ends"), {}}),
        numberEvidence("end-rate-share",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Rate at the end against the highest"), {}},
                       {endShare, Unit::Fraction}, held.endRate)};
    finding.fixes = {promised(fitSchedule(recipe), "end-rate-share", held.endRate)};
    return finding;
}

Finding warmupTooLong(const TrainingRecipe& recipe, double share, const Limits& held)
{
    constexpr double kUsualShare = 0.05;
    const std::string steps =
        recipe.countsEpochs ? configNumber(std::max(recipe.runSteps->value * kUsualShare, 0.1))
                            : whole(std::max(recipe.runSteps->value * kUsualShare, 1.0));
    Finding finding;
    finding.severity = share >= 1.0 ? Severity::Warning : Severity::Info;
    finding.confidence = share >= 1.0 ? 0.95 : 0.7;
    finding.cost = share >= 1.0 ? 0.5 : 0.1;
    finding.stake.modelQuality = true;
    finding.title = share >= 1.0
                        ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                                 "The warm-up of %1 never ends within a run of %2: "
                                                 "the learning rate stays below its base"),
                               {Quantity{recipe.warmupSteps->value, Unit::Count},
                                Quantity{recipe.runSteps->value, Unit::Count}}}
                        : Text{FAULTLINE_TR_NOOP("Diagnosis", "The warm-up takes %1 of the run"),
                               {Quantity{share, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A warm-up is there for the first steps; beyond a tenth of the run it "
                          "only takes time from the training. It was made for a longer run."),
        {}};
    finding.evidence = {
        recipeEvidence(recipe, *recipe.warmupSteps,
                       {FAULTLINE_TR_NOOP("Diagnosis", "The warm-up"), {}}),
        recipeEvidence(recipe, *recipe.runSteps,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Where the run ends"), {}}),
        numberEvidence(
            "warmup-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Share of the run that the warm-up takes"), {}},
            {share, Unit::Fraction}, held.warmupShare)};
    Fix fix;
    fix.id = "shorten-warm-up";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Shorten the warm-up to %1"), {steps}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "That is a twentieth of the run."), {}};
    fix.edits = {recipeEdit(recipe, *recipe.warmupSteps, steps)};
    fix.snippets = {editSnippet(recipe, fix.edits)};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The rate reaches its base within a tenth of the "
                                                "next run."),
                 {}};
    finding.fixes = {promised(std::move(fix), "warmup-share", held.warmupShare)};
    return finding;
}

Finding warmupAboveBase(const TrainingRecipe& recipe)
{
    const std::string rate = configNumber(recipe.rate->value / 3.0, 3);
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = 0.95;
    finding.cost = 1.0;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The warm-up begins at a rate of %1, above its base of %2: "
                                       "the program refuses that"),
        {Quantity{recipe.warmupRate->value, Unit::None}, Quantity{recipe.rate->value, Unit::None}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The base was lowered and the rate of the warm-up was not. The builder "
                          "of the schedule stops with: learning_rate_base must be larger or equal "
                          "to warmup_learning_rate."),
        {}};
    finding.evidence = {
        recipeEvidence(recipe, *recipe.warmupRate,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Where the warm-up begins"), {}}),
        recipeEvidence(
            recipe, *recipe.rate,
            {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate after the warm-up"), {}})};
    Fix fix;
    fix.id = "lower-warm-up-rate";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Begin the warm-up at %1"), {rate}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "A third of the base, as the model zoo has it."),
                  {}};
    fix.edits = {recipeEdit(recipe, *recipe.warmupRate, rate)};
    fix.snippets = {editSnippet(recipe, fix.edits)};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run comes to its first step."), {}};
    finding.fixes = {std::move(fix)};
    return finding;
}

Finding collapses(const TrainingRecipe& recipe)
{
    const std::string path = "train_config.optimizer.rms_prop_optimizer.decay";
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.6;
    finding.cost = 0.4;
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "With TensorFlow 2 the decay of rms_prop_optimizer divides "
                                       "the learning rate by 1 + decay × step"),
                     {}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The builder hands the field to an argument of Keras that is a decay of "
                          "the rate, not of the average of squares. With the default of 0.9 the "
                          "rate has fallen to a tenth after ten steps."),
        {}};
    finding.evidence = {ConfigEvidence{
        .config = recipe.config->name(),
        .path = path,
        .line = 0,
        .value = std::string(recipe.config->value(path).value_or("")),
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The field that is taken for another"), {}}}};
    Fix fix;
    fix.id = "stop-rate-decay";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set decay of rms_prop_optimizer to 0"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "Then only the schedule changes the rate."), {}};
    fix.edits = {{.config = recipe.config->name(), .path = path, .value = "0.0"}};
    fix.snippets = {editSnippet(recipe, fix.edits)};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The loss still falls after the first hundred "
                                                "steps."),
                 {}};
    finding.fixes = {std::move(fix)};
    return finding;
}

void judgeLoggedRate(const Training& training, const Limits& held, FindingSink& sink)
{
    constexpr std::size_t kFewest = 10;
    const Signal& signal = *training.best(SignalKind::LearningRate);
    const LearningCurve rate = learningCurve(&signal);
    if (rate.size() < kFewest || rate.stepsRepeat) {
        sink.abstain(abstainTooFewPoints(signal.tag, rate, kFewest));
        return;
    }
    std::size_t zeroFrom = rate.size();
    while (zeroFrom > 0 && rate.values[zeroFrom - 1] == 0.0)
        --zeroFrom;
    const double span = rate.span();
    const double idle = zeroFrom < rate.size() && zeroFrom > 0 && span > 0.0
                            ? (rate.position(rate.size() - 1) - rate.position(zeroFrom)) / span
                            : 0.0;
    sink.computed(numberEvidence(
        "idle-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the run at a learning rate of 0"), {}},
        {idle, Unit::Fraction}, held.idleShare));
    if (idle <= held.idleShare)
        return;
    Finding finding;
    finding.run = signal.run->name;
    finding.severity = idle >= held.mostlyIdle ? Severity::Critical : Severity::Warning;
    finding.confidence = 0.9;
    finding.cost = idle;
    finding.stake.stepTimeShare = idle;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The learning rate is 0 from step %1 to the end: %2 of the "
                                       "run trains nothing"),
                     {stepOf(rate.steps[zeroFrom]), Quantity{idle, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The schedule was made for a shorter run; every update after its end is "
                          "nothing."),
        {}};
    finding.evidence = {
        curveEvidence(signal, rate, zeroFrom, rate.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "Steps at a rate of 0"), {}}),
        numberEvidence(
            "idle-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Share of the run at a learning rate of 0"), {}},
            {idle, Unit::Fraction}, held.idleShare)};
    const std::int64_t last = rate.steps.back();
    Fix fix;
    fix.id = "fit-schedule";
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Make the schedule %1 long, or stop the run at step %2"),
        {Quantity{static_cast<double>(last), Unit::Count}, stepOf(rate.steps[zeroFrom])}};
    fix.snippets = {{"pipeline.config", "total_steps: " + std::to_string(last)},
                    {"pytorch", "torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max="
                                    + std::to_string(last) + ")"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The learning rate of the next run is 0 at its last step and "
                                   "at no step before."),
                 {}};
    finding.fixes = {promised(std::move(fix), "idle-share", held.idleShare)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Limits held = limits(input.settings);
    tellRate(training, sink);
    const std::optional<TrainingRecipe> recipe = recipeOf(training);
    // What was logged is what was used; a flag may have replaced what is configured.
    if (recipe && isFollowed(training, *recipe).value_or(true)) {
        judgeConfig(*recipe, held, sink);
        return;
    }
    if (training.best(SignalKind::LearningRate) != nullptr) {
        judgeLoggedRate(training, held, sink);
        return;
    }
    sink.abstain(abstainWithoutSignal(SignalKind::LearningRate));
}

} // namespace faultline::rules::schedule_mismatch
