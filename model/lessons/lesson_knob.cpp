// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_knob.h"

#include "model/core/ascii.h"
#include "model/lessons/lesson_case.h"
#include "model/pipeline/evidence/lab.h"
#include "model/pipeline/evidence/what_if.h"
#include "model/pipeline/setting.h"
#include "model/pipeline/simulate.h"
#include "model/schedules/schedule.h"
#include "model/simulator/noisy_quadratic.h"
#include "model/vram/architectures.h"
#include "model/vram/estimate.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using vram::TrainingSetup;

std::optional<double> settingNumber(std::string_view text)
{
    double number = 0.0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// What a knob is set to at its ends, or each of its choices.
std::vector<std::string> settingsOf(const LessonKnob& knob)
{
    if (!knob.choices.empty())
        return knob.choices;
    std::vector<std::string> ends;
    for (const double end : {knob.low, knob.high})
        ends.push_back(end == std::floor(end) && std::abs(end) < 1e15
                           ? std::to_string(static_cast<std::int64_t>(end))
                           : roundTrip(end));
    return ends;
}

Text refused(const std::string& key, const std::string& value)
{
    return {FAULTLINE_TR_NOOP("Lessons", "The plan of the knob cannot have %1=%2."), {key, value}};
}

/// "1024x640", or "640" for a square.
bool setInput(std::string_view value, TrainingSetup& setup)
{
    const std::size_t cross = value.find('x');
    const std::optional<double> width = settingNumber(value.substr(0, cross));
    const std::optional<double> height =
        cross == std::string_view::npos ? width : settingNumber(value.substr(cross + 1));
    constexpr double kMost = 1e5;
    if (!width || !height || *width < 1.0 || *height < 1.0 || *width > kMost || *height > kMost)
        return false;
    setup.imageWidth = static_cast<std::int64_t>(*width);
    setup.imageHeight = static_cast<std::int64_t>(*height);
    return true;
}

bool setMemory(const std::string& key, const std::string& value, TrainingSetup& setup)
{
    if (key == "input")
        return setInput(value, setup);
    if (key == "precision") {
        setup.precision = vram::precisionNamed(value);
        return setup.precision.has_value();
    }
    if (key == "optimizer" || key == "framework") {
        (key == "optimizer" ? setup.optimizer : setup.framework) = value;
        return true;
    }
    const std::optional<double> number = settingNumber(value);
    constexpr double kMost = 1e9;
    if (!number || *number != std::floor(*number) || *number < 0.0 || *number > kMost)
        return false;
    const auto whole = static_cast<std::int64_t>(*number);
    if (key == "batch")
        setup.batchPerReplica = whole;
    else if (key == "boxes")
        setup.boxesPerImage = whole;
    else if (key == "classes")
        setup.classes = whole;
    else if (key == "freeze")
        setup.frozenStages = static_cast<int>(whole);
    else if (key == "accumulate")
        setup.accumulationSteps = static_cast<int>(whole);
    else
        return false;
    return true;
}

Result<vram::Estimate> planned(const std::string& model, TrainingSetup setup)
{
    const Result<vram::ArchitectureInfo> found =
        vram::findArchitecture(model, setup.framework, setup);
    if (!found)
        return found.error();
    const Result<TrainingSetup> whole = vram::resolveSetup(*found, setup);
    if (!whole)
        return whole.error();
    const Result<vram::LayerGraph> graph = vram::expandArchitecture(*found, *whole);
    if (!graph)
        return graph.error();
    return vram::estimate(*graph, *whole);
}

/// A text states the peak of the plan: it must stay near what the model says.
Text wrongPeak(const vram::Estimate& estimate, const std::string& stated)
{
    constexpr double kNear = 0.03;
    const double bytes = bytesOfText(stated);
    const auto peak = static_cast<double>(estimate.peakBytes);
    if (bytes > 0.0 && std::abs(peak - bytes) <= kNear * bytes)
        return {};
    return {FAULTLINE_TR_NOOP("Lessons", "The plan says peak=%1, the model says %2."),
            {stated, Quantity{peak, Unit::Bytes}}};
}

Text wrongMemory(const LessonKnob& knob)
{
    const Result<KnobMemoryPlan> plan = memoryPlan(knob.plan);
    if (!plan)
        return plan.error().detail;
    const Result<vram::Estimate> estimate = planned(plan->model, plan->setup);
    if (!estimate)
        return estimate.error().text();
    if (const auto peak = knob.plan.find("peak");
        peak != knob.plan.end() && !peak->second.empty()) {
        if (Text wrong = wrongPeak(*estimate, peak->second); !wrong.empty())
            return wrong;
    }
    for (const std::string& value : settingsOf(knob)) {
        TrainingSetup turned = plan->setup;
        if (!setMemory(knob.parameter, value, turned))
            return refused(knob.parameter, value);
        if (const Result<vram::Estimate> end = planned(plan->model, turned); !end)
            return end.error().text();
    }
    return {};
}

Text wrongPipeline(const LessonKnob& knob)
{
    for (const std::string_view needed : {"step_ms", "work_ms"}) {
        if (knob.parameter != needed && !knob.plan.contains(std::string(needed)))
            return {FAULTLINE_TR_NOOP("Lessons",
                                      "The plan does not say %1: what is turned would be "
                                      "an example's pipeline, not that of the case."),
                    {std::string(needed)}};
    }
    std::vector<std::pair<std::string, std::string>> wishes(knob.plan.begin(), knob.plan.end());
    for (const std::string& value : settingsOf(knob))
        wishes.emplace_back(knob.parameter, value);
    for (const auto& [key, value] : wishes) {
        pipeline::Setting setting;
        setting.kind = pipeline::LoaderKind::TfData; // takes all that a DataLoader takes
        if (const Result<void> done = pipeline::set(setting, key, value); !done)
            return done.error().text();
    }
    return {};
}

Text wrongSchedule(const LessonKnob& knob)
{
    for (const std::string& value : settingsOf(knob)) {
        if (const Result<Schedule> schedule = Schedule::make(scheduleSpec(planAt(knob, value)));
            !schedule)
            return schedule.error().text();
    }
    return {};
}

Result<KnobOutcome> turnMemory(const LessonPlan& asked)
{
    const Result<KnobMemoryPlan> plan = memoryPlan(asked);
    if (!plan)
        return plan.error();
    const Result<vram::Estimate> estimate = planned(plan->model, plan->setup);
    if (!estimate)
        return estimate.error();
    const auto bytes = [](std::int64_t count) {
        return Quantity{static_cast<double>(count), Unit::Bytes};
    };
    KnobOutcome outcome;
    outcome.figures = {
        {FAULTLINE_TR_NOOP("Lessons", "Peak memory"), bytes(estimate->peakBytes)},
        {FAULTLINE_TR_NOOP("Lessons", "Lower end of the band"), bytes(estimate->interval.low)},
        {FAULTLINE_TR_NOOP("Lessons", "Upper end of the band"), bytes(estimate->interval.high)}};
    outcome.memory = estimate->components;
    outcome.gpuBytes = static_cast<double>(plan->gpu.usableBytes());
    return outcome;
}

Result<KnobOutcome> turnPipeline(const LessonPlan& plan, const ReadMonitor& monitor)
{
    pipeline::InferredPipeline known = pipeline::examplePipeline(pipeline::LoaderKind::DataLoader);
    pipeline::applyFacts(known, {plan.begin(), plan.end()});
    const std::optional<pipeline::Costs> costs = pipeline::costsOf(known, known.setting);
    if (!costs)
        return Error::corrupt(FAULTLINE_TR_NOOP("Lessons", "The cost of this is not known."));
    constexpr std::size_t kSteps = 1000; // settled long before, and answered at once
    const pipeline::Simulation run =
        pipeline::simulate(known.setting, *costs, {.steps = kSteps, .monitor = &monitor});
    KnobOutcome outcome;
    outcome.figures = {
        {FAULTLINE_TR_NOOP("Lessons", "Speed"), {run.stepsPerSecond, Unit::StepsPerSecond}},
        {FAULTLINE_TR_NOOP("Lessons", "The GPU waits"), {run.gpuIdle, Unit::Fraction}},
        {FAULTLINE_TR_NOOP("Lessons", "Workers are busy"), {run.workersBusy, Unit::Fraction}}};
    return outcome;
}

constexpr std::size_t kCurvePoints = 400;

Result<KnobOutcome> turnSchedule(const LessonPlan& plan)
{
    const ScheduleSpec spec = scheduleSpec(plan);
    const Result<Schedule> schedule = Schedule::make(spec);
    if (!schedule)
        return schedule.error();
    // The longest length that is named, and some more where the schedule goes on.
    double longest = 0.0;
    for (const nlohmann::json& value : spec.parameters) {
        if (value.is_number_integer())
            longest = std::max(longest, value.get<double>());
    }
    constexpr double kBeyond = 1.1;
    constexpr double kUsual = 1000.0;
    const double wanted = longest > 1.0 ? longest * kBeyond : kUsual;
    KnobOutcome outcome;
    outcome.lastStep = std::floor(std::min(schedule->lastStep(), wanted));
    std::vector<double> steps;
    for (std::size_t i = 0; i < kCurvePoints; ++i)
        steps.push_back(std::floor(outcome.lastStep * static_cast<double>(i)
                                   / static_cast<double>(kCurvePoints - 1)));
    outcome.curve = schedule->at(steps);
    outcome.figures = {
        {FAULTLINE_TR_NOOP("Lessons", "Highest learning rate"),
         {*std::max_element(outcome.curve.begin(), outcome.curve.end()), {}}},
        {FAULTLINE_TR_NOOP("Lessons", "Learning rate at the end"), {outcome.curve.back(), {}}}};
    return outcome;
}

Result<KnobOutcome> turnSimulator(const LessonPlan& plan)
{
    constexpr double kSteps = 2000.0;
    SimulatedTraining training;
    double rate = 0.5; // of the highest that the plain model tolerates, a quarter
    for (const auto& [key, value] : plan) {
        if (key == "optimizer") {
            training.optimizer = value == "adam"       ? SimulatedOptimizer::Adam
                                 : value == "nesterov" ? SimulatedOptimizer::Nesterov
                                                       : SimulatedOptimizer::Momentum;
            continue;
        }
        const std::optional<double> number = settingNumber(value);
        if (!number)
            return Error::corrupt(refused(key, value));
        if (key == "rate")
            rate = *number;
        else if (key == "batch")
            training.batch = *number;
        else if (key == "momentum")
            training.momentum = *number;
        else if (key == "weight_decay")
            training.weightDecay = *number;
    }
    const QuadraticTask task{.groups = 100};
    const std::vector<double> rates(static_cast<std::size_t>(kSteps), rate);
    constexpr std::size_t kReplicas = 8;
    const std::optional<SimulatedLoss> loss = training.optimizer == SimulatedOptimizer::Adam
                                                  ? sampledLoss(task, training, rates, kReplicas)
                                                  : expectedLoss(task, training, rates);
    if (!loss)
        return Error::corrupt(FAULTLINE_TR_NOOP("Lessons", "The model refuses these settings."));
    KnobOutcome outcome;
    outcome.lastStep = kSteps - 1.0;
    for (std::size_t i = 0; i < kCurvePoints; ++i)
        outcome.curve.push_back(
            loss->expected[i * (loss->expected.size() - 1) / (kCurvePoints - 1)]);
    outcome.isLogarithmic = true;
    outcome.figures = {
        {FAULTLINE_TR_NOOP("Lessons", "Loss at the end"), {loss->expected.back(), {}}}};
    if (loss->diverged)
        outcome.figures.push_back({FAULTLINE_TR_NOOP("Lessons", "Diverges at step"),
                                   {static_cast<double>(*loss->diverged), Unit::Step}});
    if (const std::optional<double> most = largestStableRate(task, training))
        outcome.figures.push_back(
            {FAULTLINE_TR_NOOP("Lessons", "Highest stable rate"), {*most, {}}});
    return outcome;
}

std::string knobText(double value)
{
    return value == std::floor(value) && std::abs(value) < 1e15
               ? std::to_string(static_cast<std::int64_t>(value))
               : roundTrip(value);
}

} // namespace

LessonPlan planAt(const LessonKnob& knob, std::string_view value)
{
    LessonPlan plan = knob.plan;
    plan[knob.parameter] = value;
    return plan;
}

std::vector<std::string> knobValues(const LessonKnob& knob, std::size_t steps)
{
    if (!knob.choices.empty())
        return knob.choices;
    const double width = knob.high - knob.low;
    const bool isWhole =
        knob.low == std::floor(knob.low) && knob.high == std::floor(knob.high) && width >= 2.0;
    const std::size_t count =
        isWhole ? std::min(static_cast<std::size_t>(width) + 1, steps) : steps;
    std::vector<std::string> values;
    for (std::size_t i = 0; i < count; ++i) {
        const double value =
            knob.low + width * static_cast<double>(i) / static_cast<double>(count - 1);
        // As many digits as the width needs: 0.27, not 0.27000000000000002.
        const int digits = std::max(0, 2 - static_cast<int>(std::floor(std::log10(width))));
        const double unit = std::pow(10.0, digits);
        values.push_back(knobText(isWhole ? std::round(value) : std::round(value * unit) / unit));
    }
    return values;
}

Result<KnobMemoryPlan> memoryPlan(const LessonPlan& plan)
{
    KnobMemoryPlan made;
    for (const auto& [key, value] : plan) {
        if (key == "model") {
            made.model = value;
        } else if (key == "gpu") {
            Result<vram::Gpu> gpu = vram::findGpu(value);
            if (!gpu)
                return gpu.error();
            made.gpu = *std::move(gpu);
        } else if (key != "peak" && !setMemory(key, value, made.setup)) {
            return Error::corrupt(refused(key, value));
        }
    }
    return made;
}

ScheduleSpec scheduleSpec(const LessonPlan& plan)
{
    ScheduleSpec spec;
    for (const auto& [key, value] : plan) {
        if (key == "family" || key == "framework") {
            (key == "family" ? spec.family : spec.framework) = value;
            continue;
        }
        const nlohmann::json json = nlohmann::json::parse(value, nullptr, false);
        spec.parameters[key] = json.is_discarded() ? nlohmann::json(value) : json;
    }
    return spec;
}

Result<KnobOutcome> turnKnob(const LessonKnob& knob, std::string_view value,
                             const ReadMonitor& monitor)
{
    const LessonPlan plan = planAt(knob, value);
    switch (knob.kind) {
    case KnobKind::Vram: return turnMemory(plan);
    case KnobKind::Pipeline: return turnPipeline(plan, monitor);
    case KnobKind::Schedule: return turnSchedule(plan);
    case KnobKind::Simulator: return turnSimulator(plan);
    case KnobKind::View:
    case KnobKind::Runs: break;
    }
    return KnobOutcome{};
}

Text wrongKnob(const LessonKnob& knob)
{
    switch (knob.kind) {
    case KnobKind::Vram: return wrongMemory(knob);
    case KnobKind::Pipeline: return wrongPipeline(knob);
    case KnobKind::Schedule: return wrongSchedule(knob);
    case KnobKind::Simulator:
    case KnobKind::View:
    case KnobKind::Runs: break;
    }
    if (!knob.plan.empty())
        return {FAULTLINE_TR_NOOP("Lessons", "A knob \"%1\" takes no plan."),
                {std::string(toString(knob.kind))}};
    return {};
}

} // namespace faultline
