// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/schedule.h"

#include "model/schedules/families.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace faultline {

namespace {

using schedules::Curve;
using schedules::CurvePtr;
using schedules::Families;
using schedules::Family;
using schedules::Parameters;

/// A framework: its schedules, and how it chains several, if it does.
struct ScheduleFramework {
    std::string_view name;
    std::string_view shown; ///< to people
    Families families;
    bool (*isChain)(std::string_view names) = nullptr;
    CurvePtr (*makeChain)(std::string_view names, Parameters& parameters) = nullptr;
};

const std::vector<ScheduleFramework>& frameworks()
{
    using namespace schedules;
    static const std::vector<ScheduleFramework> kFrameworks{
        {"detectron2", "detectron2", detectron2Families()},
        {"huggingface", "Hugging Face", huggingfaceFamilies()},
        {"keras", "Keras", kerasFamilies()},
        {"lightning", "Lightning", lightningFamilies()},
        {"mmcv1", "MMDetection 2 (mmcv)", mmcvFamilies()},
        {"mmengine", "MMDetection 3 (mmengine)", mmengineFamilies(), isMmengineChain,
         makeMmengineChain},
        {"odapi", "TF Object Detection API", odapiFamilies()},
        {"timm", "timm", timmFamilies()},
        {"torch", "PyTorch", torchFamilies(), isTorchChain, makeTorchChain},
        {"ultralytics", "Ultralytics", ultralyticsFamilies()},
    };
    return kFrameworks;
}

const Family* findFamily(const ScheduleFramework& framework, std::string_view name)
{
    const auto found = std::find_if(framework.families.begin(), framework.families.end(),
                                    [name](const Family& family) { return family.name == name; });
    return found == framework.families.end() ? nullptr : &*found;
}

bool hasFamily(const ScheduleFramework& framework, std::string_view name)
{
    return findFamily(framework, name) != nullptr
           || (framework.isChain != nullptr && framework.isChain(name));
}

std::string listed(const std::vector<std::string_view>& names)
{
    std::string list;
    for (const std::string_view name : names)
        list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

Error refused(Text why)
{
    return {.code = ErrorCode::Corrupt, .detail = std::move(why)};
}

Result<const ScheduleFramework*> frameworkOf(const ScheduleSpec& spec)
{
    std::string_view name = spec.framework;
    if (name.empty()) {
        const std::vector<std::string_view> having = frameworksOf(spec.family);
        if (having.size() > 1)
            return refused({FAULTLINE_TR_NOOP("Errors", "there is %1 in several frameworks: %2"),
                            {spec.family, listed(having)}});
        if (having.empty())
            return refused(
                {FAULTLINE_TR_NOOP("Errors", "no framework has a schedule %1"), {spec.family}});
        name = having.front();
    }
    const auto found =
        std::find_if(frameworks().begin(), frameworks().end(),
                     [name](const ScheduleFramework& one) { return one.name == name; });
    if (found == frameworks().end())
        return refused({FAULTLINE_TR_NOOP("Errors", "no framework is called %1; there are %2"),
                        {std::string(name), listed(scheduleFrameworks())}});
    if (!hasFamily(*found, spec.family)) {
        std::string families;
        for (const Family& family : found->families)
            families += (families.empty() ? "" : ", ") + family.name;
        return refused({FAULTLINE_TR_NOOP("Errors", "%1 has no schedule %2; it has %3"),
                        {std::string(name), spec.family, families}});
    }
    return &*found;
}

/// "schedulers[1].gamma" as /schedulers/1/1/gamma: a scheduler of a list is its name and its
/// parameters.
nlohmann::json::json_pointer pointerOf(std::string_view name)
{
    const std::size_t open = name.find('[');
    const std::size_t close = name.find("].", open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos)
        return nlohmann::json::json_pointer() / std::string(name);
    return nlohmann::json::json_pointer() / std::string(name.substr(0, open))
           / std::string(name.substr(open + 1, close - open - 1)) / "1"
           / std::string(name.substr(close + 2));
}

} // namespace

std::string_view toString(ScheduleClock clock)
{
    switch (clock) {
    case ScheduleClock::Update: return "update";
    case ScheduleClock::Batch: return "batch";
    case ScheduleClock::Epoch: return "epoch";
    }
    return "";
}

std::optional<double> onClock(double position, ScheduleClock from, ScheduleClock to,
                              const ClockLengths& lengths)
{
    if (from == to)
        return position;
    const double batches = lengths.batchesPerEpoch;
    const double accumulation = lengths.accumulation >= 1.0 ? lengths.accumulation : 1.0;
    // The last, short group of an epoch makes an update, too.
    const double updates = std::ceil(batches / accumulation);
    const bool isKnown = batches >= 1.0;
    if (accumulation == 1.0 && from != ScheduleClock::Epoch && to != ScheduleClock::Epoch)
        return position;
    if (!isKnown)
        return std::nullopt;
    switch (from) {
    case ScheduleClock::Epoch: return position * (to == ScheduleClock::Batch ? batches : updates);
    case ScheduleClock::Batch: {
        const double epoch = std::floor(position / batches);
        if (to == ScheduleClock::Epoch)
            return position / batches;
        return epoch * updates + std::floor((position - epoch * batches) / accumulation);
    }
    case ScheduleClock::Update: {
        const double epoch = std::floor(position / updates);
        if (to == ScheduleClock::Epoch)
            return position / updates;
        return epoch * batches + (position - epoch * updates) * accumulation;
    }
    }
    return std::nullopt;
}

Schedule::Schedule(std::shared_ptr<const Curve> curve) : m_curve(std::move(curve)) {}

Result<Schedule> Schedule::make(const ScheduleSpec& spec)
{
    const Result<const ScheduleFramework*> framework = frameworkOf(spec);
    if (!framework)
        return framework.error();
    Parameters parameters(spec.parameters);
    CurvePtr curve;
    if (!parameters.problem()) {
        const Family* const family = findFamily(**framework, spec.family);
        curve = family != nullptr ? family->make(parameters)
                                  : (*framework)->makeChain(spec.family, parameters);
        parameters.refuseUnasked(spec.family);
    }
    if (parameters.problem())
        return refused(*parameters.problem());
    return Schedule(std::move(curve));
}

std::vector<ScheduleParameter> scheduleParameters(const ScheduleSpec& spec)
{
    const Result<const ScheduleFramework*> framework = frameworkOf(spec);
    Parameters parameters(spec.parameters);
    if (!framework || parameters.problem())
        return {};
    const Family* const family = findFamily(**framework, spec.family);
    (void)(family != nullptr ? family->make(parameters)
                             : (*framework)->makeChain(spec.family, parameters));
    return parameters.asked();
}

nlohmann::json scheduleValue(const ScheduleSpec& spec, std::string_view name)
{
    const nlohmann::json::json_pointer place = pointerOf(name);
    return spec.parameters.contains(place) ? spec.parameters.at(place) : nlohmann::json();
}

void setScheduleValue(ScheduleSpec& spec, std::string_view name, nlohmann::json value)
{
    const nlohmann::json::json_pointer place = pointerOf(name);
    if (!value.is_null()) {
        spec.parameters[place] = std::move(value);
    } else if (spec.parameters.contains(place)) {
        spec.parameters.at(place.parent_pointer()).erase(place.back());
    }
}

double Schedule::at(double step) const
{
    return at(std::span(&step, 1)).front();
}

std::vector<double> Schedule::at(std::span<const double> steps) const
{
    std::vector<double> rates(steps.size(), std::numeric_limits<double>::quiet_NaN());
    std::vector<std::size_t> order;
    order.reserve(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] >= 0.0 && steps[i] <= m_curve->last && std::isfinite(steps[i]))
            order.push_back(i);
    }
    const auto isEarlier = [&steps](std::size_t a, std::size_t b) { return steps[a] < steps[b]; };
    if (!std::is_sorted(order.begin(), order.end(), isEarlier))
        std::sort(order.begin(), order.end(), isEarlier);
    std::vector<double> ascending;
    ascending.reserve(order.size());
    for (const std::size_t i : order)
        ascending.push_back(steps[i]);
    std::vector<double> found(ascending.size());
    m_curve->fill(ascending, found);
    for (std::size_t i = 0; i < order.size(); ++i)
        rates[order[i]] = found[i];
    return rates;
}

ScheduleClock Schedule::clock() const
{
    return m_curve->clock;
}

double Schedule::lastStep() const
{
    return m_curve->last;
}

std::vector<std::string_view> scheduleFrameworks()
{
    std::vector<std::string_view> names;
    for (const ScheduleFramework& framework : frameworks())
        names.push_back(framework.name);
    return names;
}

std::string_view scheduleFrameworkName(std::string_view framework)
{
    for (const ScheduleFramework& one : frameworks()) {
        if (one.name == framework)
            return one.shown;
    }
    return framework;
}

std::vector<std::string_view> frameworksOf(std::string_view family)
{
    std::vector<std::string_view> names;
    for (const ScheduleFramework& framework : frameworks()) {
        if (hasFamily(framework, family))
            names.push_back(framework.name);
    }
    return names;
}

std::vector<std::string> scheduleFamilies(std::string_view framework)
{
    std::vector<std::string> names;
    for (const ScheduleFramework& one : frameworks()) {
        if (one.name != framework)
            continue;
        for (const Family& family : one.families)
            names.push_back(family.name);
    }
    return names;
}

} // namespace faultline
