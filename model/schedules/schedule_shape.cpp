// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/schedule_shape.h"

#include "model/schedules/planned_schedule.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

using nlohmann::json;

constexpr double kSampled = 2000.0;
constexpr double kDrop = 0.6; // times the rate before
constexpr double kRestart = 1.5;
constexpr std::size_t kMostEvents = 12;

double changeOf(double from, double to)
{
    constexpr double kLeast = 1e-30; // rates of 0 compare, too
    return std::abs(std::log(std::max(to, kLeast) / std::max(from, kLeast)));
}

/// Between two steps the rate changes.
struct Change {
    double from = 0.0;
    double to = 0.0;
    double before = 0.0;
    double after = 0.0;
};

/// Narrows stretches to the one step in which most of their change is, all at once: schedules that
/// are simulated are so once for each round.
void narrow(const Schedule& schedule, std::vector<Change>& changes)
{
    const auto isWide = [](const Change& one) { return one.to - one.from > 1.0; };
    constexpr std::size_t kParts = 64;
    while (std::any_of(changes.begin(), changes.end(), isWide)) {
        std::vector<double> inner;
        for (const Change& one : changes) {
            for (std::size_t part = 1; isWide(one) && part < kParts; ++part)
                inner.push_back(std::floor(one.from
                                           + (one.to - one.from) * static_cast<double>(part)
                                                 / static_cast<double>(kParts)));
        }
        const std::vector<double> rates = schedule.at(inner);
        std::size_t at = 0;
        for (Change& one : changes) {
            if (!isWide(one))
                continue;
            Change most;
            Change part{.from = one.from, .before = one.before};
            for (std::size_t i = 1; i <= kParts; ++i) {
                const bool isLast = i == kParts;
                part.to = isLast ? one.to : inner[at];
                part.after = isLast ? one.after : rates[at];
                at += isLast ? 0 : 1;
                if (part.to > part.from
                    && (most.to == 0.0
                        || changeOf(part.before, part.after) > changeOf(most.before, most.after)))
                    most = part;
                part.from = part.to;
                part.before = part.after;
            }
            one = most;
        }
    }
}

bool isDrop(const Change& one)
{
    return one.after <= kDrop * one.before;
}

bool isRestart(const Change& one)
{
    return one.after >= kRestart * one.before && one.before > 0.0;
}

/// A change that can be seen in a picture: what smooth schedules do from step to step is none.
bool isSeen(const Change& one, double peak)
{
    constexpr double kStair = 5e-3; // of the peak
    constexpr double kEvent = 1e-4; // the end of a cosine falls by large factors of nothing
    const double size = std::abs(one.after - one.before);
    return size >= kStair * peak || (size >= kEvent * peak && (isDrop(one) || isRestart(one)));
}

/// The steps that change the rate at once.
std::vector<Change> jumpsOf(const Schedule& schedule, const std::vector<double>& steps,
                            const std::vector<double>& rates, double after)
{
    const double peak = *std::max_element(rates.begin(), rates.end());
    std::vector<Change> changes;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const Change one{
            .from = steps[i - 1], .to = steps[i], .before = rates[i - 1], .after = rates[i]};
        if (one.to > after && isSeen(one, peak))
            changes.push_back(one);
    }
    narrow(schedule, changes);
    std::erase_if(changes, [after, peak](const Change& one) {
        return one.to <= after || !isSeen(one, peak);
    });
    return changes;
}

/// The last step of the rise that a schedule begins with, and its rate; 0: it does not begin with
/// one.
std::pair<double, double> endOfRise(const Schedule& schedule, const std::vector<double>& steps,
                                    const std::vector<double>& rates)
{
    std::size_t at = 0;
    while (at + 1 < rates.size() && rates[at + 1] >= rates[at])
        ++at;
    if (at == 0 || !(rates[at] > rates[0]) || at + 1 == rates.size())
        return {0.0, 0.0};
    // What rises and then stays has its end where it stops to rise.
    while (at > 1 && rates[at - 1] == rates[at])
        --at;
    constexpr double kMostTried = 20000.0;
    const double stride = std::max(1.0, std::ceil((steps[at + 1] - steps[at - 1]) / kMostTried));
    std::vector<double> tried;
    for (double step = steps[at - 1]; step <= steps[at + 1]; step += stride)
        tried.push_back(step);
    const std::vector<double> found = schedule.at(tried);
    const auto most = std::max_element(found.begin(), found.end());
    return {tried[static_cast<std::size_t>(most - found.begin())], *most};
}

bool endsWith(const std::string& text, std::string_view end)
{
    return text.size() >= end.size() && text.ends_with(end);
}

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

constexpr double kRate = 0.01; // of examples
constexpr double kEpochs = 100.0;

/// Steps that the schedulers of a framework are made for; those of Lightning count epochs.
double exampleLength(const std::string& framework)
{
    constexpr double kUpdates = 10000.0;
    return framework == "lightning" ? kEpochs : kUpdates;
}

/// A length that a schedule has more than once.
bool isOneOfSeveral(const std::string& name)
{
    return contains(name, "step_size") || name == "T_0" || name == "decay_t"
           || name == "decay_epochs" || name == "first_decay_steps";
}

/// What begins with a share of the rate and has all of it later.
bool isRamp(const std::string& family)
{
    return family == "ConstantLR" || family == "LinearLR";
}

/// Where the defaults of a library make a schedule of five steps, of millions, or without an end.
json firstValues(const std::string& framework, const std::string& family)
{
    const double length = exampleLength(framework);
    const json drops{0.6 * length, 0.8 * length};
    if (framework == "torch" || framework == "lightning") {
        if (isRamp(family))
            return {{"total_iters", length / 20.0}};
        if (family == "PolynomialLR")
            return {{"total_iters", length}};
        if (family == "CyclicLR")
            return {{"step_size_up", length / 4.0}};
    }
    if (framework == "mmengine") {
        json values{{"by_epoch", false}};
        if (isRamp(family))
            values["end"] = length / 20.0;
        else if (family == "PolyLR" || family == "CosineAnnealingLR")
            values["end"] = length;
        else if (family == "OneCycleLR")
            values.update({{"total_steps", length}, {"eta_max", kRate}});
        else if (family == "CosineRestartLR")
            values["periods"] = {0.6 * length, 0.4 * length};
        return values;
    }
    if (framework == "odapi") {
        if (family == "exponential_decay_learning_rate")
            return {{"decay_steps", length / 4.0}};
        if (family == "cosine_decay_learning_rate")
            return {{"total_steps", length}, {"warmup_steps", length / 20.0}};
        if (family == "manual_step_learning_rate")
            return {{"schedule",
                     json::array({{0.6 * length, kRate / 50.0}, {0.8 * length, kRate / 500.0}})}};
    }
    if (family == "WarmupMultiStepLR")
        return {{"steps", drops}};
    if (framework == "mmcv1" && family == "CosineRestart")
        return {{"periods", {0.6 * kEpochs, 0.4 * kEpochs}}};
    if (endsWith(family, "warmup_stable_decay"))
        return {{"num_stable_steps", 0.75 * length}, {"num_decay_steps", 0.25 * length}};
    return json::object();
}

/// What a needed parameter begins with, by what its name says.
json valueFor(const ScheduleParameter& parameter, double length)
{
    const std::string name = parameter.name.substr(parameter.name.rfind('.') + 1);
    switch (parameter.kind) {
    case ScheduleParameter::Kind::Flag: return false;
    case ScheduleParameter::Kind::Word:
        return parameter.words.empty() ? json() : json(parameter.words.front());
    case ScheduleParameter::Kind::Other: return nullptr;
    case ScheduleParameter::Kind::Numbers:
        if (contains(name, "value"))
            return {kRate, kRate / 10.0, kRate / 100.0};
        if (contains(name, "weights"))
            return {1.0, 0.5};
        return {0.6 * length, 0.8 * length};
    case ScheduleParameter::Kind::Whole:
    case ScheduleParameter::Kind::Number: break;
    }
    double value = length;
    if (name == "step" || name == "milestones") // of mmcv: a number of epochs, or a list
        return {0.6 * kEpochs, 0.8 * kEpochs};
    if (name.starts_with("min_lr") || name.starts_with("eta_min"))
        value = kRate / 1000.0;
    else if (contains(name, "warmup"))
        value = length / 20.0;
    else if (name == "gamma" || contains(name, "factor") || endsWith(name, "decay_rate"))
        value = parameter.high < 1.0 ? 0.9 : 0.5;
    else if (name == "base_lr")
        value = kRate / 10.0;
    else if (contains(name, "epochs") || endsWith(name, "per_epoch"))
        value = kEpochs;
    else if (endsWith(name, "lr") || contains(name, "rate") || name == "base")
        value = kRate;
    else if (isOneOfSeveral(name))
        value = length / 4.0;
    if (name == "gamma" && parameter.isNeeded)
        value = 1.0 - 5.0 / length;
    return std::clamp(value, parameter.low, parameter.high);
}

constexpr double kForEver = 1e9; // of mmengine

/// How long a schedule is by one of its parameters; 0: that is no length.
double lengthBy(const std::string& family, const std::string& name, const json& value)
{
    constexpr double kAfterLast = 1.25; // a milestone is not the end
    constexpr double kSeveral = 4.0;
    if (value.is_array()) {
        double last = 0.0;
        double together = 0.0;
        for (const json& item : value) {
            const json& number = item.is_array() && !item.empty() ? item.front() : item;
            if (!number.is_number())
                continue;
            together += number.get<double>();
            last = std::max(last, std::ceil(kAfterLast * number.get<double>()));
        }
        return name == "periods" ? together : last;
    }
    if (!value.is_number() || name == "batches_per_epoch" || name == "accumulate_grad_batches"
        || name == "num_stable_steps" || contains(name, "factor"))
        return 0.0;
    const double number = value.get<double>();
    if (!(number > 1.0) || number >= kForEver || number != std::floor(number))
        return 0.0;
    const bool isSeveral =
        isOneOfSeveral(name) || (isRamp(family) && (name == "total_iters" || name == "end"))
        || (family == "exponential_decay_learning_rate" && name == "decay_steps");
    return isSeveral ? kSeveral * number : number;
}

} // namespace

std::vector<double> evenSteps(double last, double most)
{
    std::vector<double> steps;
    const double stride = std::max(last / most, 1.0);
    for (double step = 0.0; step < last; step += stride)
        steps.push_back(std::floor(step));
    steps.push_back(std::floor(last));
    return steps;
}

std::vector<ScheduleMark> scheduleMarks(const Schedule& schedule, double length)
{
    using Kind = ScheduleMark::Kind;
    if (!(length >= 2.0))
        return {};
    const double last = std::min(length - 1.0, schedule.lastStep());
    const std::vector<double> steps = evenSteps(last, kSampled);
    const std::vector<double> rates = schedule.at(steps);
    std::vector<ScheduleMark> marks;
    const auto [warmedUp, warmRate] = endOfRise(schedule, steps, rates);
    if (warmedUp > 0.0)
        marks.push_back({.kind = Kind::WarmupEnd,
                         .step = warmedUp,
                         .before = rates.front(),
                         .after = warmRate});
    std::vector<ScheduleMark> events;
    const std::vector<Change> jumps = jumpsOf(schedule, steps, rates, warmedUp);
    for (const Change& jump : jumps) {
        if (isDrop(jump) || isRestart(jump))
            events.push_back({.kind = isDrop(jump) ? Kind::Drop : Kind::Restart,
                              .step = jump.to,
                              .before = jump.before,
                              .after = jump.after});
    }
    // A rate for each epoch is a staircase, whose last stairs are high.
    if (events.size() <= kMostEvents && 2 * events.size() > jumps.size())
        marks.insert(marks.end(), events.begin(), events.end());
    marks.push_back(
        {.kind = Kind::End, .step = last + 1.0, .before = rates.back(), .after = rates.back()});
    return marks;
}

double impliedLength(const ScheduleSpec& spec)
{
    constexpr double kUnknown = 1000.0;
    if (spec.framework == "ultralytics") {
        const StatedLengths stated = statedLengths(spec);
        return stated.batchesPerEpoch > 0.0
                   ? std::min(stated.epochs * stated.batchesPerEpoch, kForEver)
                   : kUnknown;
    }
    double longest = 0.0;
    double added = 0.0;
    double epochs = 0.0;
    double batches = 0.0;
    for (const ScheduleParameter& parameter : scheduleParameters(spec)) {
        json value = scheduleValue(spec, parameter.name);
        if (value.is_null())
            value = parameter.otherwise;
        const std::string name = parameter.name.substr(parameter.name.rfind('.') + 1);
        if (!value.is_array() || parameter.kind != ScheduleParameter::Kind::Number)
            longest = std::max(longest, lengthBy(spec.family, name, value));
        if (!value.is_number())
            continue;
        const double number = value.get<double>();
        if (name == "batches_per_epoch" || name == "steps_per_epoch")
            batches = number;
        else if (name == "epochs" || name == "num_epochs" || name == "max")
            epochs = number;
        if ((spec.framework == "keras" && contains(name, "warmup_steps"))
            || name == "num_stable_steps")
            added = number;
    }
    const bool isStepped =
        spec.framework == "lightning" && scheduleValue(spec, "interval") != "step" && batches > 0.0;
    if (isStepped) // by the epoch, and counted in batches
        return std::min((longest > 1.0 ? longest : kEpochs) * batches, kForEver);
    if (epochs > 0.0 && batches > 0.0)
        return std::min(epochs * batches, kForEver);
    return longest > 1.0 ? std::min(longest + added, kForEver) : kUnknown;
}

ScheduleSpec exampleSchedule(const std::string& framework, const std::string& family)
{
    ScheduleSpec spec{
        .framework = framework, .family = family, .parameters = firstValues(framework, family)};
    const double length = exampleLength(framework);
    // A value may bring other parameters with it.
    constexpr int kRounds = 4;
    for (int round = 0; round < kRounds; ++round) {
        for (const ScheduleParameter& parameter : scheduleParameters(spec)) {
            const bool isRate = parameter.name == "base";
            if ((parameter.isNeeded || isRate) && scheduleValue(spec, parameter.name).is_null())
                setScheduleValue(spec, parameter.name, valueFor(parameter, length));
        }
    }
    // Some are not told to be needed: a family says so only when it refuses.
    for (int round = 0; round < kRounds; ++round) {
        const Result<Schedule> made = Schedule::make(spec);
        if (made || made.error().detail.arguments.empty())
            break;
        const auto* const name = std::get_if<std::string>(&made.error().detail.arguments.front());
        if (name == nullptr)
            break;
        ScheduleParameter parameter{.name = *name, .low = 0.0, .high = 1e15};
        for (const ScheduleParameter& asked : scheduleParameters(spec)) {
            if (asked.name == *name && asked.kind >= ScheduleParameter::Kind::Numbers)
                parameter = asked;
        }
        if (parameter.kind == ScheduleParameter::Kind::Other)
            break; // a series or a list of schedulers is no value to begin from
        setScheduleValue(spec, *name, valueFor(parameter, length));
    }
    return spec;
}

std::vector<std::string> exampleFamilies(const std::string& framework)
{
    std::vector<std::string> families = scheduleFamilies(framework);
    std::erase_if(families, [&framework](const std::string& family) {
        // What else a schedule sets is no rate.
        return contains(family, ".") || !Schedule::make(exampleSchedule(framework, family));
    });
    return families;
}

} // namespace faultline
