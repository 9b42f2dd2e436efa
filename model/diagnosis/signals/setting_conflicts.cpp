// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/setting_conflicts.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/planned_settings.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace faultline {

namespace {

/// Whether a name is among those of a list that is parted by blanks.
bool isNamed(std::string_view names, std::string_view name)
{
    for (std::size_t at = names.find(name); at != std::string_view::npos && !name.empty();
         at = names.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || names[at - 1] == ' ') && (end == names.size() || names[end] == ' '))
            return true;
    }
    return false;
}

Text asStated()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "The setting"), {}};
}

/// Settings that begin or end something at a step: beyond the end it never happens.
struct LengthRow {
    std::string_view names; ///< parted by blanks
    Translatable what;
    Translatable effect;
    bool isFar = false;
};

const std::array<LengthRow, 6>& lengthRows()
{
    static const std::array<LengthRow, 6> kRows{{
        {"warmup_steps num_warmup_steps warmup_iters warmup_iterations warmup_updates "
         "lr_warmup_steps lr_warmup_iters warmup_epochs lr_warmup_epochs num_warmup_epochs warmup "
         "warm_up warmup_length warmup_period",
         FAULTLINE_TR_NOOP("Diagnosis", "The warm-up of the learning rate is longer than the run"),
         FAULTLINE_TR_NOOP("Diagnosis", "The learning rate never reaches the value that was set.")},
        {"learning_starts start_learning learn_start train_start replay_start_size learning_start "
         "min_replay_size initial_random_steps random_steps",
         FAULTLINE_TR_NOOP("Diagnosis", "Learning begins only after the end of the run"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Until then the agent only collects experience, so no update is made."),
         true},
        {"target_update_interval target_update target_update_freq target_network_frequency "
         "update_target_every target_update_period target_network_update_freq "
         "target_update_frequency",
         FAULTLINE_TR_NOOP("Diagnosis", "The target network is never updated within the run"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Values are learned against those of the first, random weights.")},
        {"freeze_epochs unfreeze_epoch unfreeze_epochs freeze_backbone_epochs unfreeze_at_epoch "
         "frozen_epochs freeze_steps freeze_encoder_epochs unfreeze_backbone_at_epoch "
         "freeze_encoder_steps",
         FAULTLINE_TR_NOOP("Diagnosis", "A part of the model stays frozen for the whole run"),
         FAULTLINE_TR_NOOP("Diagnosis", "Its weights are never trained.")},
        {"kl_anneal_steps kl_anneal_epochs kl_warmup_epochs kl_warmup_steps kl_annealing_epochs "
         "kl_annealing_steps beta_warmup anneal_steps anneal_epochs",
         FAULTLINE_TR_NOOP("Diagnosis",
                           "The weight of the divergence rises over more than the whole run"),
         FAULTLINE_TR_NOOP("Diagnosis", "The term never gets the weight that was set.")},
        {"eps_decay_steps epsilon_decay_steps exploration_steps eps_decay exploration_timesteps "
         "epsilon_decay_last_frame epsilon_timesteps",
         FAULTLINE_TR_NOOP("Diagnosis", "Exploration ends only after the end of the run"),
         FAULTLINE_TR_NOOP("Diagnosis", "The agent acts at random for the whole run.")},
    }};
    return kRows;
}

Text beyondTitle(Translatable what, const BeyondRun& found)
{
    const Quantity value{found.value, Unit::Count};
    const Quantity run{found.run, Unit::Count};
    if (found.inEpochs)
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2: %3, epochs of the run: %4)"),
                {NestedText(what), found.stated.name, value, run}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2: %3, steps of the run: %4)"),
            {NestedText(what), found.stated.name, value, run}};
}

void compareLengths(const Training& training, std::vector<SettingConflict>& found)
{
    for (const LengthRow& row : lengthRows()) {
        const std::optional<BeyondRun> beyond = findBeyondRun(training, row.names);
        if (!beyond)
            continue;
        found.push_back({.subject = std::string(row.names.substr(0, row.names.find(' '))),
                         .title = beyondTitle(row.what, *beyond),
                         .explanation = row.effect,
                         .isFar = row.isFar && !beyond->inEpochs,
                         .evidence = {beyond->stated.evidence(asStated())}});
    }
}

/// An average of weights that still consists of the first ones when the run ends.
void compareAverage(const Training& training, const RunExtent& run,
                    std::vector<SettingConflict>& found)
{
    constexpr double kMuch = 0.3;
    constexpr double kSlow = 0.999;
    const auto stated = statedNumber(
        training, {"ema", "ema_decay", "ema_rate", "model_ema_decay", "ema_beta", "average_decay",
                   "moving_average_decay", "weights_ema_decay", "polyak_decay", "ema_momentum"});
    const double decay = stated ? *stated->number() : 0.0;
    if (!(decay > 0.5) || decay >= 1.0)
        return;
    SettingConflict conflict{
        .subject = "ema",
        .title = {},
        .explanation = FAULTLINE_TR_NOOP(
            "Diagnosis", "What is evaluated is the average of the weights. It follows them "
                         "so slowly that it still consists of the first, random ones: use a "
                         "smaller decay, or one that grows with the number of updates."),
        .evidence = {stated->evidence(asStated())}};
    if (run.steps >= 2.0 && run.steps > run.epochs) {
        const double left = std::pow(decay, run.steps);
        if (left < kMuch)
            return;
        conflict.title = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The moving average of the weights (EMA, decay %1) lags "
                              "behind: after %2 updates %3 of it are the first weights"),
            {plain(decay), Quantity{run.steps, Unit::Count}, Quantity{left, Unit::Fraction}}};
    } else if (decay >= kSlow) {
        conflict.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "The moving average of the weights (EMA, decay %1) lags "
                                           "behind: it needs about %2 updates to follow them"),
            {plain(decay), Quantity{std::round(1.0 / (1.0 - decay)), Unit::Count}}};
    } else {
        return;
    }
    found.push_back(std::move(conflict));
}

/// As many batches for one update as an epoch has.
void compareAccumulation(const Training& training, const RunExtent& run,
                         std::vector<SettingConflict>& found)
{
    const auto stated = statedNumber(
        training, {"gradient_accumulation_steps", "accumulate_grad_batches", "accum_iter",
                   "accumulation_steps", "accumulate", "grad_accum", "gradient_accumulation",
                   "accum_steps", "update_freq", "grad_accum_steps", "accumulative_counts"});
    const double perEpoch = run.stepsPerEpoch();
    const double batches = stated ? *stated->number() : 0.0;
    if (!(batches > 1.0) || !(perEpoch > 0.0) || batches < perEpoch)
        return;
    found.push_back(
        {.subject = "accumulation",
         .title = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Gradients are accumulated over %1 batches, but an "
                                     "epoch has only %2, so hardly any update is made"),
                   {Quantity{batches, Unit::Count}, Quantity{std::round(perEpoch), Unit::Count}}},
         .explanation = FAULTLINE_TR_NOOP(
             "Diagnosis",
             "The optimizer steps once in that many batches. What is left at the end of "
             "an epoch is dropped or makes a single update."),
         .evidence = {stated->evidence(asStated())}});
}

/// Hardly more updates than epochs.
void compareUpdates(const Training& training, const RunExtent& run,
                    std::vector<SettingConflict>& found)
{
    constexpr double kFewestEpochs = 3.0;
    constexpr double kFewUpdates = 60.0;
    constexpr double kFewPerEpoch = 3.0;
    constexpr double kGood = 0.8; // trained before, or more than is counted here
    const double perEpoch = run.stepsPerEpoch();
    if (run.epochs < kFewestEpochs || !(perEpoch > 0.0) || perEpoch > kFewPerEpoch
        || run.steps > kFewUpdates || endsWithScore(training, kGood))
        return;
    SettingConflict conflict{
        .subject = "batch size",
        .title = {FAULTLINE_TR_NOOP("Diagnosis", "Only %1 updates of the weights in %2 epochs"),
                  {Quantity{run.steps, Unit::Count}, Quantity{run.epochs, Unit::Count}}},
        .explanation = FAULTLINE_TR_NOOP(
            "Diagnosis",
            "That is too few to learn from random weights. Usual causes: gradients are "
            "accumulated over more batches than an epoch has, the batch is as large as "
            "the training set, or a limit for debugging leaves a few batches of each "
            "epoch."),
        .evidence = {}};
    if (const PlannedSettings planned = plannedSettings(training); planned.epochs)
        conflict.evidence.push_back(planned.epochs->place);
    found.push_back(std::move(conflict));
}

void compareBatch(const Training& training, std::vector<SettingConflict>& found)
{
    const auto batch = statedNumber(training, {"batch_size", "train_batch_size", "batch", "bs",
                                               "samples_per_gpu", "per_device_train_batch_size"});
    const std::optional<PrintedSplits> splits = printedSplits(training);
    const auto examples =
        statedNumber(training, {"num_examples", "num_train_samples", "train_samples", "n_train",
                                "num_train_examples", "n_train_samples", "train_examples"});
    const double size = splits ? splits->train : examples ? *examples->number() : 0.0;
    if (!batch || !(size >= 1.0) || *batch->number() <= size)
        return;
    SettingConflict conflict{
        .subject = "batch",
        .title = {FAULTLINE_TR_NOOP(
                      "Diagnosis",
                      "The batch size %1 is larger than the training set (%2 examples)"),
                  {Quantity{*batch->number(), Unit::Count}, Quantity{size, Unit::Count}}},
        .explanation = FAULTLINE_TR_NOOP(
            "Diagnosis",
            "Where incomplete batches are dropped, an epoch has no batch at all: no "
            "weight changes, and the mean loss of nothing is NaN. Else each epoch is a "
            "single update."),
        .evidence = {batch->evidence(asStated())}};
    if (splits)
        conflict.evidence.emplace_back(
            lineEvidence(*splits->log, splits->line, splits->line,
                         {FAULTLINE_TR_NOOP("Diagnosis", "Size of the training set"), {}}));
    found.push_back(std::move(conflict));
}

/// Whether a name is that of the weight of a term of the loss.
bool isWeightOfTerm(const std::string& name)
{
    constexpr std::array<std::string_view, 10> kOthers{
        "decay", "init", "class", "pos_weight", "entropy", "ent_", "l1", "l2", "norm", "momentum"};
    if (std::any_of(kOthers.begin(), kOthers.end(),
                    [&name](std::string_view part) { return contains(name, part); }))
        return false;
    return name.starts_with("w_") || name.starts_with("lambda_") || name.starts_with("loss_weight")
           || name.ends_with("_loss_weight") || name.ends_with("_weight")
           || name.ends_with("_loss_coef") || name.ends_with("_coef") || name.ends_with("_lambda")
           || name.ends_with("_loss_scale");
}

/// Weights of the terms of the loss that lie many orders of magnitude apart.
void compareWeights(const Training& training, std::vector<SettingConflict>& found)
{
    constexpr double kFarApart = 1e4;
    constexpr double kHuge = 1e4;
    std::vector<StatedSetting> weights = allSettings(training, isWeightOfTerm);
    std::erase_if(weights, [](const StatedSetting& one) {
        return one.signal != nullptr || !one.number() || *one.number() < 0.0;
    });
    if (weights.empty())
        return;
    const auto value = [](const StatedSetting& one) { return *one.number(); };
    const auto [low, high] = std::minmax_element(
        weights.begin(), weights.end(),
        [&](const StatedSetting& a, const StatedSetting& b) { return value(a) < value(b); });
    SettingConflict conflict;
    if (value(*high) >= kHuge || (value(*low) > 0.0 && value(*high) >= kFarApart * value(*low))) {
        conflict.subject = high->name;
        conflict.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "The weight %2 of a term of the loss is huge (%1)"),
            {high->name, plain(value(*high))}};
        conflict.explanation = FAULTLINE_TR_NOOP(
            "Diagnosis", "The term outweighs all others, so they are not learned.");
        conflict.evidence = {high->evidence(asStated())};
    } else if (value(*low) == 0.0) {
        conflict.subject = low->name;
        conflict.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "A term of the loss has the weight 0 (%1)"),
            {low->name}};
        conflict.explanation =
            FAULTLINE_TR_NOOP("Diagnosis", "What the term stands for is not learned.");
        conflict.evidence = {low->evidence(asStated())};
    } else {
        return;
    }
    found.push_back(std::move(conflict));
}

struct FlagRow {
    std::string_view names; ///< parted by blanks
    bool value;             ///< that is told
    Translatable title;
    Translatable effect;
};

/// Switches that are for other purposes than training a model well.
void findFlags(const Training& training, std::vector<SettingConflict>& found)
{
    static const std::array<FlagRow, 4> kRows{{
        {"shuffle shuffle_train train_shuffle shuffle_data do_shuffle", false,
         FAULTLINE_TR_NOOP("Diagnosis", "The training data are not shuffled (%1: %2)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "If they are sorted, each part of an epoch trains on other classes and "
                           "forgets those before.")},
        {"freeze_backbone freeze_encoder freeze_all freeze_base frozen freeze_base_model "
         "freeze_model freeze_layers freeze_feature_extractor",
         true, FAULTLINE_TR_NOOP("Diagnosis", "A setting freezes weights of the model (%1: %2)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Only the rest is trained. Where the frozen part was not pretrained on "
                           "data like these, little can be learned.")},
        {"trainable train_backbone train_encoder finetune_backbone", false,
         FAULTLINE_TR_NOOP("Diagnosis", "A setting freezes weights of the model (%1: %2)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Only the rest is trained. Where the frozen part was not pretrained on "
                           "data like these, little can be learned.")},
        {"debug debug_mode smoke_test dry_run toy quick_test overfit_one_batch "
         "overfit_single_batch fast_dev_run use_subset small_data tiny_data",
         true, FAULTLINE_TR_NOOP("Diagnosis", "A switch for debugging is on (%1: %2)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Such switches often train on a few batches or examples only.")},
    }};
    for (const FlagRow& row : kRows) {
        const std::vector<StatedSetting> stated = allSettings(
            training, [&row](const std::string& name) { return isNamed(row.names, name); });
        const auto set =
            std::find_if(stated.begin(), stated.end(), [&row](const StatedSetting& one) {
                const std::string value = settingName(one.value);
                const bool isTrue = value == "true" || value == "1" || value == "yes";
                const bool isFalse = value == "false" || value == "0" || value == "no";
                const bool isOfEvaluation = contains(one.group, "val")
                                            || contains(one.group, "test")
                                            || contains(one.group, "eval");
                return (row.value ? isTrue : isFalse) && !isOfEvaluation && one.signal == nullptr;
            });
        if (set == stated.end())
            continue;
        found.push_back({.subject = std::string(row.names.substr(0, row.names.find(' '))),
                         .title = {row.title, {set->name, set->value}},
                         .explanation = row.effect,
                         .evidence = {set->evidence(asStated())}});
    }
}

} // namespace

RunExtent runExtent(const Training& training)
{
    RunExtent extent;
    const PlannedSettings planned = plannedSettings(training);
    if (planned.epochs)
        extent.epochs = planned.epochs->value;
    if (planned.steps)
        extent.steps = planned.steps->value;
    double batches = 0.0;
    for (const auto& course : training.courses) {
        if (course == nullptr)
            continue;
        extent.epochs = std::max(extent.epochs, course->epochs.whole.value_or(0.0));
        batches = std::max(batches, course->inEpoch.whole.value_or(0.0));
    }
    if (extent.steps == 0.0 && batches > 0.0 && extent.epochs > 0.0)
        extent.steps = batches * extent.epochs;
    for (const Signal& signal : training.allSignals) {
        const bool isOfTraining = signal.kind == SignalKind::TrainLoss
                                  || signal.kind == SignalKind::LossComponent
                                  || signal.kind == SignalKind::LearningRate;
        if (!isOfTraining || planned.steps || signal.series->size() < 2)
            continue;
        const auto last = static_cast<double>(signal.series->maxStep());
        // One that counts epochs comes no further than there are.
        const bool isOfEpochs =
            last <= extent.epochs || countsEpochs(training, signal, learningCurve(&signal));
        if (!isOfEpochs)
            extent.steps = std::max(extent.steps, last);
    }
    return extent;
}

std::optional<BeyondRun> findBeyondRun(const Training& training, std::string_view names)
{
    const std::vector<StatedSetting> settings =
        allSettings(training, [names](const std::string& name) { return isNamed(names, name); });
    if (settings.empty())
        return std::nullopt;
    const RunExtent run = runExtent(training);
    for (const StatedSetting& stated : settings) {
        const double value = stated.number().value_or(0.0);
        if (!(value > 1.0) || stated.signal != nullptr)
            continue;
        const std::string name = settingName(stated.name);
        const bool namesEpochs = contains(name, "epoch");
        const bool namesSteps = contains(name, "step") || contains(name, "iter")
                                || contains(name, "update") || contains(name, "start")
                                || contains(name, "replay");
        const bool isBeyondEpochs = run.epochs > 0.0 && value >= run.epochs;
        const bool isBeyondSteps = run.steps > 0.0 && value >= run.steps;
        const bool isEpochs = namesEpochs || (!namesSteps && run.steps == 0.0);
        if (isEpochs ? isBeyondEpochs : isBeyondSteps)
            return BeyondRun{.stated = stated,
                             .value = value,
                             .run = isEpochs ? run.epochs : run.steps,
                             .inEpochs = isEpochs};
    }
    return std::nullopt;
}

std::vector<SettingConflict> findSettingConflicts(const Training& training)
{
    const RunExtent run = runExtent(training);
    std::vector<SettingConflict> found;
    compareLengths(training, found);
    compareAverage(training, run, found);
    compareAccumulation(training, run, found);
    compareBatch(training, found);
    if (found.empty())
        compareUpdates(training, run, found);
    compareWeights(training, found);
    findFlags(training, found);
    return found;
}

} // namespace faultline
