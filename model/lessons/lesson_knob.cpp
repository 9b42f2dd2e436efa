// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/lessons/lesson_case.h"
#include "model/pipeline/setting.h"
#include "model/schedules/schedule.h"
#include "model/vram/architectures.h"
#include "model/vram/estimate.h"
#include "model/vram/hardware.h"

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
    TrainingSetup setup;
    std::string model;
    std::string peak;
    for (const auto& [key, value] : knob.plan) {
        if (key == "model")
            model = value;
        else if (key == "peak")
            peak = value;
        else if (key == "gpu") {
            if (const Result<vram::Gpu> gpu = vram::findGpu(value); !gpu)
                return gpu.error().text();
        } else if (!setMemory(key, value, setup))
            return refused(key, value);
    }
    const Result<vram::Estimate> estimate = planned(model, setup);
    if (!estimate)
        return estimate.error().text();
    if (!peak.empty()) {
        if (Text wrong = wrongPeak(*estimate, peak); !wrong.empty())
            return wrong;
    }
    for (const std::string& value : settingsOf(knob)) {
        TrainingSetup turned = setup;
        if (!setMemory(knob.parameter, value, turned))
            return refused(knob.parameter, value);
        if (const Result<vram::Estimate> end = planned(model, turned); !end)
            return end.error().text();
    }
    return {};
}

Text wrongPipeline(const LessonKnob& knob)
{
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
    ScheduleSpec spec;
    const auto put = [&spec](const std::string& key, const std::string& value) {
        const nlohmann::json json = nlohmann::json::parse(value, nullptr, false);
        spec.parameters[key] = json.is_discarded() ? nlohmann::json(value) : json;
    };
    for (const auto& [key, value] : knob.plan) {
        if (key == "family" || key == "framework")
            (key == "family" ? spec.family : spec.framework) = value;
        else
            put(key, value);
    }
    for (const std::string& value : settingsOf(knob)) {
        put(knob.parameter, value);
        if (const Result<Schedule> schedule = Schedule::make(spec); !schedule)
            return schedule.error().text();
    }
    return {};
}

} // namespace

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
