// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/outcome_effects.h"
#include "model/compare/effects/run_end.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

constexpr double kSameLength = 0.1;

bool areAsLong(const RunEnd& a, const RunEnd& b)
{
    if (!a.lastStep || !b.lastStep)
        return !a.lastStep && !b.lastStep;
    const auto first = static_cast<double>(*a.lastStep);
    const auto second = static_cast<double>(*b.lastStep);
    return std::abs(first - second) <= kSameLength * std::max(first, second);
}

Text withStep(const RunEnd& end)
{
    if (!end.isBad() || !end.lastStep)
        return end.text;
    return {FAULTLINE_TR_NOOP("Compare", "%1 (last step: %2)"),
            {end.text, Quantity{static_cast<double>(*end.lastStep), Unit::Step}}};
}

/// Of two that ended badly, or two that did not.
void judgeAlike(const RunEnd& a, const RunEnd& b, Effect& effect)
{
    if (a.isBad()) {
        const bool isSame = a.kind == b.kind && a.reason == b.reason;
        effect.state = isSame ? EffectState::WithinNoise : EffectState::Differs;
        effect.isWorse = !isSame && b.lastStep.value_or(0) < a.lastStep.value_or(0);
        return;
    }
    const bool isTold = a.kind != RunEnd::Kind::NotTold && b.kind != RunEnd::Kind::NotTold;
    if (isTold || areAsLong(a, b)) {
        effect.state = isTold || a.kind != b.kind || a.lastStep ? EffectState::WithinNoise
                                                                : EffectState::Unknown;
        return;
    }
    // One finished, and the other's logs stop well before: it may go on, or have had another plan.
    const bool isShort = a.kind != b.kind && b.kind == RunEnd::Kind::NotTold && a.lastStep
                         && b.lastStep.value_or(0) < *a.lastStep;
    effect.state = isShort ? EffectState::Unsure : EffectState::Unknown;
    effect.isWorse = isShort;
    effect.reason = FAULTLINE_TR_NOOP("Compare", "the logs do not say how a run ended");
}

} // namespace

Effect endEffect(const ComparedRun& good, const ComparedRun& bad)
{
    Effect effect;
    effect.id = "end";
    effect.label = FAULTLINE_TR_NOOP("Compare", "How it ended");
    const RunEnd a = runEndOf(good);
    const RunEnd b = runEndOf(bad);
    effect.a = withStep(a);
    effect.b = withStep(b);
    if (a.isBad() == b.isBad()) {
        judgeAlike(a, b, effect);
        return effect;
    }
    const RunEnd& fine = a.isBad() ? b : a;
    const RunEnd& broken = a.isBad() ? a : b;
    effect.isWorse = b.isBad();
    // A run of which nothing is told may have broken off as well, only without a plan to tell.
    const bool isSure = fine.kind != RunEnd::Kind::NotTold || broken.kind != RunEnd::Kind::BrokeOff;
    effect.state = isSure ? EffectState::Differs : EffectState::Unsure;
    if (!isSure)
        effect.reason = FAULTLINE_TR_NOOP("Compare", "the logs do not say how a run ended");
    if (broken.lastStep && b.isBad()) {
        effect.axis = CompareAxis::Steps;
        const auto step = static_cast<double>(*broken.lastStep);
        effect.onset = {step, step + 1.0};
    }
    return effect;
}

} // namespace faultline
