// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_picture.h"

#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/schedules/config_places.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

constexpr double kDrawn = 2000.0; // steps of a line

RateSeriesPtr seriesOf(const std::vector<double>& steps, const std::vector<double>& values)
{
    std::vector<ScalarPoint> points;
    points.reserve(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i)
        points.push_back(
            {.step = std::llround(steps[i]), .wallTime = steps[i], .value = values[i]});
    ScalarSeriesBuilder builder;
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

ScheduleClock clockOf(const Training& training, const Signal& signal, ScheduleClock finer)
{
    const LearningCurve curve = learningCurve(&signal);
    return countsEpochs(training, signal, curve) ? ScheduleClock::Epoch : finer;
}

/// The same series where it already counts what the axis does. Null if its steps cannot be brought
/// there.
RateSeriesPtr onAxis(const Signal* signal, ScheduleClock clock, ScheduleClock axis,
                     const ClockLengths& lengths)
{
    if (signal == nullptr || signal->series == nullptr)
        return nullptr;
    if (clock == axis)
        return {signal->run, signal->series};
    std::vector<double> steps;
    std::vector<double> values;
    for (std::size_t i = 0; i < signal->series->size(); ++i) {
        const std::optional<double> step =
            onClock(static_cast<double>(signal->series->step(i)), clock, axis, lengths);
        if (!step)
            return nullptr;
        steps.push_back(std::floor(*step));
        values.push_back(signal->series->value(i));
    }
    return seriesOf(steps, values);
}

/// Steps of an axis at which a line is drawn: even ones, and both sides of every jump.
std::vector<double> drawnSteps(double last, const std::vector<ScheduleMark>& marks)
{
    std::vector<double> steps = evenSteps(last, kDrawn);
    for (const ScheduleMark& mark : marks) {
        for (const double step : {mark.step - 1.0, mark.step}) {
            if (step >= 0.0 && step <= last)
                steps.push_back(std::floor(step));
        }
    }
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

/// `lastSeen`: how far the axis goes without the plan.
DrawnSchedule drawn(const PlannedSchedule& plan, ScheduleClock axis, double length, double lastSeen,
                    const LoggedFit* fit)
{
    DrawnSchedule made;
    if (!plan.schedule) {
        made.missing = plan.problem;
        return made;
    }
    const ScheduleClock own = plan.schedule->clock();
    if (!onClock(0.0, axis, own, plan.lengths)) {
        made.missing =
            FAULTLINE_TR_NOOP("Schedules", "the plan counts other steps than the log, and "
                                           "how many batches an epoch has is not known");
        return made;
    }
    for (ScheduleMark mark : scheduleMarks(*plan.schedule, length)) {
        const std::optional<double> place = onClock(mark.step, own, axis, plan.lengths);
        mark.step = place ? std::ceil(*place) : mark.step;
        made.marks.push_back(mark);
    }
    const double planned = made.marks.empty() ? 0.0 : made.marks.back().step - 1.0;
    const std::vector<double> steps = drawnSteps(std::max({planned, lastSeen, 1.0}), made.marks);
    std::vector<double> rates;
    if (fit != nullptr) {
        rates = fittedRates(*fit, plan.lengths, steps, axis);
    } else {
        std::vector<double> asked;
        for (const double step : steps)
            asked.push_back(std::floor(*onClock(step, axis, own, plan.lengths)));
        rates = plan.schedule->at(asked);
    }
    made.rates = seriesOf(steps, rates);
    return made;
}

double lastStepOf(const RateSeriesPtr& series)
{
    return series && !series->empty() ? static_cast<double>(series->maxStep()) : 0.0;
}

double lastSeen(const RatePicture& picture)
{
    return std::max(
        {lastStepOf(picture.logged), lastStepOf(picture.loss), lastStepOf(picture.gradient)});
}

/// The finer of what rate and loss count, if the lengths to go there are known.
ScheduleClock axisOf(const RatePicture& picture, ScheduleClock lossClock,
                     const ClockLengths& lengths)
{
    const RateStudy& study = picture.study;
    if (study.logged == nullptr && picture.lossSignal == nullptr)
        return study.plan && study.plan->schedule ? study.plan->schedule->clock()
                                                  : ScheduleClock::Update;
    if (study.logged == nullptr)
        return lossClock;
    const bool isCoarser =
        study.loggedClock == ScheduleClock::Epoch && lossClock != ScheduleClock::Epoch;
    return isCoarser && picture.lossSignal != nullptr
                   && onClock(1.0, study.loggedClock, lossClock, lengths)
               ? lossClock
               : study.loggedClock;
}

/// What a log follows that does not follow the plan; null: nothing that is known.
RateSeriesPtr fittedLine(const RatePicture& picture, const std::optional<LoggedFit>& fit,
                         const ClockLengths& lengths)
{
    if (!fit || !fit->fits || fit->agrees || picture.axis != picture.study.loggedClock)
        return nullptr;
    const std::vector<double> steps = evenSteps(lastStepOf(picture.logged), kDrawn);
    return seriesOf(steps, fittedRates(*fit, lengths, steps, picture.axis));
}

/// manual_step_learning_rate writes each drop as a message of its own. Nothing if that is not
/// asked, or if there is another number of them: a drop more is no change of a value.
std::optional<std::vector<ConfigEdit>> editsOfDrops(const PlannedSchedule& plan,
                                                    const ConfigDocument& config,
                                                    std::string_view parameter,
                                                    const nlohmann::json& planned,
                                                    const nlohmann::json& wanted)
{
    if (plan.spec.framework != "odapi" || parameter != "schedule" || !wanted.is_array()
        || wanted.size() != planned.size())
        return std::nullopt;
    std::vector<ConfigEdit> edits;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        std::string at = plan.path + ".schedule[" + std::to_string(i) + "]";
        if (config.find(at) == ConfigNode::npos && wanted.size() == 1)
            at = plan.path + ".schedule";
        for (const auto& [field, part] : {std::pair("step", 0), std::pair("learning_rate", 1)}) {
            if (wanted[i][part] != planned[i][part])
                edits.push_back({.config = config.id(),
                                 .path = at + "." + field,
                                 .value = configValueOf(config, wanted[i][part])});
        }
    }
    return edits;
}

} // namespace

RatePicture ratePicture(const Training& training)
{
    RatePicture picture;
    picture.study = studyRate(training);
    picture.framework = frameworkOf(training);
    const std::optional<UsedRate> used = usedRate(training);
    picture.isAdaptive =
        used && used->family != OptimizerFamily::Unknown && used->family != OptimizerFamily::Sgd;
    RateStudy& study = picture.study;
    const ClockLengths lengths = study.plan ? study.plan->lengths : ClockLengths{};
    const ScheduleClock finer =
        study.loggedClock == ScheduleClock::Batch ? ScheduleClock::Batch : ScheduleClock::Update;
    picture.lossSignal = training.best(SignalKind::TrainLoss);
    picture.gradientSignal = training.best(SignalKind::GradientNorm);
    const ScheduleClock lossClock =
        picture.lossSignal != nullptr ? clockOf(training, *picture.lossSignal, finer) : finer;
    picture.axis = axisOf(picture, lossClock, lengths);
    picture.logged = onAxis(study.logged, study.loggedClock, picture.axis, lengths);
    picture.loss = onAxis(picture.lossSignal, lossClock, picture.axis, lengths);
    if (picture.gradientSignal != nullptr)
        picture.gradient =
            onAxis(picture.gradientSignal, clockOf(training, *picture.gradientSignal, finer),
                   picture.axis, lengths);
    if (!study.plan)
        return picture;
    const bool isOnLog = study.fit && picture.axis == study.loggedClock;
    picture.planned =
        drawn(*study.plan, picture.axis, study.plan->schedule ? lastPlannedStep(study) + 1.0 : 0.0,
              lastSeen(picture), isOnLog && study.fit->agrees ? &*study.fit : nullptr);
    picture.fitted = fittedLine(picture, study.fit, lengths);
    return picture;
}

TriedSchedule trySchedule(const ScheduleSpec& spec, const RatePicture* beside)
{
    TriedSchedule tried;
    tried.spec = spec;
    const RateStudy* const study = beside != nullptr ? &beside->study : nullptr;
    const bool hasPlan = study != nullptr && study->plan;
    tried.plan = withSchedule(hasPlan ? *study->plan : PlannedSchedule{}, spec);
    const bool hasStatedLength = hasPlan && tried.plan.length > 1.0;
    if (!(tried.plan.length > 1.0))
        tried.plan.length = impliedLength(spec);
    const ScheduleClock own =
        tried.plan.schedule ? tried.plan.schedule->clock() : ScheduleClock::Update;
    const ScheduleClock axis = beside != nullptr ? beside->axis : own;
    tried.drawn = drawn(tried.plan, axis, tried.plan.length,
                        beside != nullptr ? lastSeen(*beside) : 0.0, nullptr);
    // Beside a log a length that only follows from parameters is no end.
    const bool isGuessed = beside != nullptr && lastSeen(*beside) > 0.0 && !hasStatedLength;
    if (isGuessed)
        std::erase_if(tried.drawn.marks, [](const ScheduleMark& mark) {
            return mark.kind == ScheduleMark::Kind::End;
        });
    if (study != nullptr && !study->rates.empty()) {
        const std::vector<double> steps(study->rates.steps.begin(), study->rates.steps.end());
        tried.fit = fitLoggedRates(
            tried.plan,
            {.steps = steps, .rates = study->rates.values, .clock = study->loggedClock});
        tried.fitted = fittedLine(*beside, tried.fit, tried.plan.lengths);
    }
    if (!hasPlan || !study->config || study->plan->spec.framework != spec.framework
        || study->plan->spec.family != spec.family)
        return tried;
    for (const ScheduleParameter& parameter : scheduleParameters(spec)) {
        const nlohmann::json value = scheduleValue(spec, parameter.name);
        const nlohmann::json planned = scheduleValue(study->plan->spec, parameter.name);
        if (value == planned)
            continue;
        if (std::optional<std::vector<ConfigEdit>> drops =
                editsOfDrops(*study->plan, *study->config, parameter.name, planned, value)) {
            tried.edits.insert(tried.edits.end(), drops->begin(), drops->end());
            continue;
        }
        const std::string path = configPathOf(*study->plan, *study->config, parameter.name);
        if (path.empty())
            tried.notInFile.push_back(parameter.name);
        else
            tried.edits.push_back(
                {.config = study->config->id(),
                 .path = path,
                 .value = value.is_null() ? std::string() : configValueOf(*study->config, value)});
    }
    return tried;
}

} // namespace faultline
