// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/rate_names.h"

#include "model/diagnosis/signals/rate_words.h"
#include "model/qt/text.h"
#include "widgets/messages.h"

#include <QCoreApplication>

namespace faultline::ui {

namespace {

struct RateNamesText {
    Q_DECLARE_TR_FUNCTIONS(RateNames)
};

} // namespace

QString scheduleFrameworkName(std::string_view framework)
{
    return toQString(faultline::scheduleFrameworkName(framework));
}

QString rateHeadline(const RatePicture& picture)
{
    const RateStudy& study = picture.study;
    if (study.rangeTest)
        return RateNamesText::tr("This run is a range test of the learning rate");
    if (study.logged == nullptr && !study.plan)
        return RateNamesText::tr("No learning rate is known: none was logged, and no configuration "
                                 "names a schedule");
    if (!study.plan)
        return RateNamesText::tr(
            "No configuration names a schedule that is known here: the learning rate is shown as "
            "it was logged");
    if (!study.plan->schedule)
        return RateNamesText::tr("The planned schedule cannot be evaluated: %1")
            .arg(translated(study.plan->problem));
    if (study.logged == nullptr)
        return RateNamesText::tr("The planned learning rate; none was logged to compare it with");
    if (!study.fit)
        return RateNamesText::tr(
            "Too few learning rates were logged to compare them with the plan");
    const LoggedFit& fit = *study.fit;
    const QString family = toQString(fit.family);
    if (fit.agrees)
        return RateNamesText::tr("The logged learning rate follows the plan");
    if (!fit.fits)
        return RateNamesText::tr("The logged learning rate does not follow the plan: it is off by "
                                 "up to %1")
            .arg(shownRate(fit.maxError));
    if (fit.family != study.plan->spec.family)
        return RateNamesText::tr("The logged learning rate follows %1 instead of the planned %2")
            .arg(family, toQString(study.plan->spec.family));
    return RateNamesText::tr("%1 was counted in %2, but it is planned in %3")
        .arg(family, translated(clockText(fit.clock)),
             translated(clockText(plannedClock(*study.plan))));
}

QString axisName(ScheduleClock clock)
{
    switch (clock) {
    case ScheduleClock::Update: return RateNamesText::tr("Step");
    case ScheduleClock::Batch: return RateNamesText::tr("Batch");
    case ScheduleClock::Epoch: return RateNamesText::tr("Epoch");
    }
    return {};
}

QString markName(const ScheduleMark& mark)
{
    switch (mark.kind) {
    case ScheduleMark::Kind::WarmupEnd: return RateNamesText::tr("warm-up");
    case ScheduleMark::Kind::Drop:
        return RateNamesText::tr("drop to %1", "learning rate").arg(shownRate(mark.after));
    case ScheduleMark::Kind::Restart:
        return RateNamesText::tr("restart at %1", "learning rate").arg(shownRate(mark.after));
    case ScheduleMark::Kind::End: return RateNamesText::tr("end of the plan");
    }
    return {};
}

QString stabilityName(RateStability::State state)
{
    switch (state) {
    case RateStability::State::Unknown: return RateNamesText::tr("Unknown", "stability");
    case RateStability::State::Stable: return RateNamesText::tr("Stable");
    case RateStability::State::Near: return RateNamesText::tr("Near the limit");
    case RateStability::State::Beyond: return RateNamesText::tr("Beyond the limit");
    }
    return {};
}

QString shownRate(double rate)
{
    return formatted(Quantity{rate, Unit::None});
}

} // namespace faultline::ui
