// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/hyperparameters/policy_stuck_updates.h"

#include "generated/rules/policy_stuck.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/policy_updates.h"
#include "model/diagnosis/training/learning_curve.h"

#include <optional>
#include <utility>

namespace faultline::rules::policy_stuck {

bool judgeUpdates(const Training& training, const Signal& signal, FindingSink& sink)
{
    const LearningCurve reward = learningCurve(&signal);
    const std::optional<PolicyUpdates> updates = findPolicyUpdates(training, reward);
    if (!updates || reward.empty())
        return false;
    const Plain entropy(updates->entropy);
    const Plain kl(updates->kl);
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::hardlyMoves;
    finding.cost = cost::stuck;
    finding.stake.modelQuality = true;
    finding.fixes = {fix::moveMore()};
    switch (updates->sign) {
    case PolicyUpdates::Sign::NoUpdates:
        finding.title =
            text::neverBegins({.records = Count(reward.size()), .step = Step(reward.steps.back())});
        finding.explanation = text::neverBeginsExplained();
        finding.fixes = {fix::beginLearning()};
        break;
    case PolicyUpdates::Sign::NotUpdated:
        finding.title = text::notUpdated({.entropy = entropy, .tag = updates->signal->tag});
        finding.explanation = text::weightsStayExplained();
        finding.fixes = {fix::trainPolicy()};
        break;
    case PolicyUpdates::Sign::ClippedAway:
        finding.title = text::clipRangeTooSmall(
            {.clipped = Fraction(updates->clipped), .kl = kl, .tag = updates->signal->tag});
        finding.explanation = text::clipRangeTooSmallExplained(Plain(updates->clipRange));
        finding.fixes = {fix::widenClipRange()};
        break;
    case PolicyUpdates::Sign::HeldRandom:
        finding.title = text::heldRandom(
            {.entropy = entropy, .most = Plain(updates->most), .tag = updates->signal->tag});
        finding.explanation = text::heldRandomExplained(kl);
        finding.fixes = {fix::lowerBonus()};
        break;
    case PolicyUpdates::Sign::DecidesAtOnce:
        finding.title = text::collapsedAtOnce({.entropy = entropy, .tag = updates->signal->tag});
        finding.explanation = text::leapExplained(kl);
        finding.fixes = {fix::keepEntropy()};
        break;
    }
    if (updates->signal != nullptr)
        finding.evidence.emplace_back(curveEvidence(*updates->signal, updates->curve, 0,
                                                    updates->curve.size() - 1,
                                                    text::updatesOfPolicy()));
    finding.evidence.emplace_back(
        curveEvidence(signal, reward, 0, reward.size() - 1, text::reward()));
    sink.report(std::move(finding));
    return true;
}

} // namespace faultline::rules::policy_stuck
