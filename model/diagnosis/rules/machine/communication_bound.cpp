// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/communication_bound.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/rank_profiles.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::communication_bound {

namespace {

void report(const RuleInput& input, const RankSteps& least, std::size_t ranks, FindingSink& sink);

void report(const RuleInput& input, const RankSteps& least, std::size_t ranks, FindingSink& sink)
{
    constexpr double kMostOfIt = 0.5;
    constexpr double kWanted = 0.1;
    const double share = least.collectiveShare();
    const double collectives = least.of(StepCategory::Collectives);
    Finding finding;
    finding.cost = std::clamp(share, 0.0, 1.0);
    finding.severity = share >= kMostOfIt ? Severity::Critical
                       : share >= input.settings.threshold(info(), "warn-share") ? Severity::Warning
                                                                                 : Severity::Info;
    // From one rank it cannot be told whether it waits for another one.
    finding.confidence = ranks > 1 ? 0.9 : 0.7;
    finding.stake.stepTimeShare = finding.cost;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 of each step is communication between GPUs that no "
                                       "computation hides"),
                     {Quantity{share, Unit::Fraction}}};
    finding.explanation =
        ranks > 1
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "That is the share of the rank that waits least (of %1 that "
                                     "were profiled): %2 of a step of %3."),
                   {countOf(ranks), Quantity{collectives, Unit::Seconds},
                    Quantity{least.step, Unit::Seconds}}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "%1 of a step of %2. Only one rank was profiled: part of it "
                                     "may be waiting for a slower one."),
                   {Quantity{collectives, Unit::Seconds}, Quantity{least.step, Unit::Seconds}}};
    finding.evidence.emplace_back(TraceEvidence{
        .profile = least.profile->name(),
        .beginNs = 0,
        .endNs = 0,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The collectives in the timeline"), {}}});
    finding.evidence.emplace_back(numberEvidence(
        "collective-share", {FAULTLINE_TR_NOOP("Diagnosis", "Collectives, of a step"), {}},
        {share, Unit::Fraction}, input.settings.threshold(info(), "collective-share")));
    // Reducing once in k batches leaves c / (k x own + c) of it.
    const double own = std::max(least.own(), 1e-9);
    const double batches =
        std::clamp(std::ceil(collectives * (1.0 - kWanted) / (kWanted * own)), 2.0, 64.0);
    const std::string count = std::to_string(static_cast<int>(batches));
    Fix accumulate;
    accumulate.id = "accumulate-gradients";
    accumulate.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                          "Reduce gradients once in %1 batches, or make the batch "
                                          "of each GPU larger"),
                        {count}};
    accumulate.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Communication takes the same time for a larger batch. "
                                           "The batch that counts for the learning rate grows with "
                                           "it."),
                         {}};
    accumulate.snippets = {
        {"pytorch", "if (i + 1) % " + count
                        + ":\n    with model.no_sync():\n        loss.backward()\nelse:\n    "
                          "loss.backward()\n    optimizer.step()"},
        {"yaml", "accumulate_grad_batches: " + count}};
    accumulate.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "In the next profile collectives take less than %1."),
        {Quantity{kWanted, Unit::Fraction}}};
    accumulate.promises = {{.kind = Promise::Kind::NumberAtMost,
                            .ruleId = "communication-bound",
                            .number = "collective-share",
                            .value = {kWanted, Unit::Fraction}}};
    finding.fixes.push_back(std::move(accumulate));
    Fix transport;
    transport.id = "check-transport";
    transport.title = {FAULTLINE_TR_NOOP("Diagnosis", "See which way NCCL takes between the GPUs"),
                       {}};
    transport.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "Over sockets or main memory it is many times slower than "
                                       "over NVLink or PCIe. Compressing gradients to 16 bits "
                                       "halves what is sent."),
        {}};
    transport.snippets = {{"shell", "nvidia-smi topo -m; NCCL_DEBUG=INFO torchrun train.py 2>&1 | "
                                    "grep -E 'via|Channel'"},
                          {"pytorch", "model.register_comm_hook(None, "
                                      "default_hooks.fp16_compress_hook)"}};
    transport.check = finding.fixes.front().check;
    finding.fixes.push_back(std::move(transport));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const auto fewest =
        static_cast<std::size_t>(std::max(input.settings.threshold(info(), "steps"), 1.0));
    const std::vector<RankSteps> ranks = rankSteps(input.training, fewest);
    sink.computed(numberEvidence(
        "ranks", {FAULTLINE_TR_NOOP("Diagnosis", "Ranks whose profile has enough steps"), {}},
        countOf(ranks.size())));
    if (ranks.empty())
        return; // a profile without steps: evidence-not-usable tells
    // A rank that comes last does not wait: its collectives are what communication itself takes.
    const RankSteps& least =
        *std::min_element(ranks.begin(), ranks.end(), [](const RankSteps& a, const RankSteps& b) {
            return a.collectiveShare() < b.collectiveShare();
        });
    std::vector<double> shares;
    for (const RankSteps& one : ranks)
        shares.push_back(one.collectiveShare());
    sink.judged(heldAgainst(
        judgedSorted(std::move(shares),
                     {FAULTLINE_TR_NOOP("Diagnosis", "Collectives, of a step of each rank"), {}},
                     {FAULTLINE_TR_NOOP("Diagnosis", "Ranks"), {}}, Unit::Fraction),
        {FAULTLINE_TR_NOOP("Diagnosis", "Limit"), {}},
        input.settings.threshold(info(), "collective-share")));
    sink.computed(numberEvidence("collective-share",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Collectives, of a step"), {}},
                                 {least.collectiveShare(), Unit::Fraction},
                                 input.settings.threshold(info(), "collective-share")));
    if (least.collectiveShare() >= input.settings.threshold(info(), "collective-share"))
        report(input, least, ranks.size(), sink);
}

} // namespace faultline::rules::communication_bound
