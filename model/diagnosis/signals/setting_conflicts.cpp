// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/setting_conflicts.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/planned_settings.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace faultline {

namespace {

/// How long a training was meant to be, as far as its files tell, or how far it came.
struct RunExtent {
    double epochs = 0.0;   ///< 0: not known
    double steps = 0.0;    ///< updates or batches, whatever is counted; 0: not known
    bool isPlanned = true; ///< `steps` are those of a plan, not only those that were made
    double batches = 0.0;  ///< of an epoch, as the log counts them; 0: not known
    double inEpoch = 0.0;  ///< the furthest place within an epoch; 0: not known
    double ended = 0.0;    ///< epoch at which a run that is done ended, where it is no whole one
    std::optional<PlannedNumber> plannedEpochs;

    [[nodiscard]] double stepsPerEpoch() const
    {
        return epochs >= 1.0 && steps >= epochs ? steps / epochs : 0.0;
    }
};

RunExtent runExtent(const Training& training)
{
    RunExtent extent;
    PlannedSettings planned = plannedSettings(training);
    if (planned.epochs)
        extent.epochs = planned.epochs->value;
    if (planned.steps)
        extent.steps = planned.steps->value;
    for (const auto& course : training.courses) {
        if (course == nullptr)
            continue;
        extent.epochs = std::max(extent.epochs, course->epochs.whole.value_or(0.0));
        extent.batches = std::max(extent.batches, course->inEpoch.whole.value_or(0.0));
        extent.inEpoch = std::max(extent.inEpoch, course->inEpoch.last);
        if (course->closing && course->epochs.isFractional)
            extent.ended = std::max(extent.ended, course->epochs.last);
    }
    if (extent.steps == 0.0 && extent.batches > 0.0 && extent.epochs > 0.0)
        extent.steps = extent.batches * extent.epochs;
    for (const Signal& signal : training.allSignals) {
        const bool isOfTraining = signal.kind == SignalKind::TrainLoss
                                  || signal.kind == SignalKind::LossComponent
                                  || signal.kind == SignalKind::LearningRate;
        if (!isOfTraining || planned.steps || signal.series->size() < 2)
            continue;
        const auto last = static_cast<double>(signal.series->maxStep());
        // One that counts epochs comes no further than there are, one that begins anew in each of
        // them no further than within one.
        if (last > std::max({extent.epochs, extent.steps, extent.inEpoch})
            && !countsEpochs(training, signal, learningCurve(&signal))) {
            extent.steps = last;
            extent.isPlanned = false;
        }
    }
    extent.plannedEpochs = std::move(planned.epochs);
    return extent;
}

/// What the comparisons share: settings are looked for once.
struct Compared {
    RunExtent run;
    std::vector<StatedSetting> settings; ///< of files, under a name that isCompared()

    /// Those of a list of names that is parted by blanks.
    [[nodiscard]] std::vector<const StatedSetting*> of(std::string_view names) const
    {
        const std::vector<std::string_view> wanted = settingNames(names);
        std::vector<const StatedSetting*> found;
        for (const StatedSetting& one : settings) {
            if (std::find(wanted.begin(), wanted.end(), settingName(one.name)) != wanted.end())
                found.push_back(&one);
        }
        return found;
    }
};

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
         "target_update_frequency target_frequency target_sync_every target_sync_steps sync_every",
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

/// A setting that counts epochs or steps, and is as long as the whole training.
struct BeyondRun {
    const StatedSetting* stated = nullptr;
    double value = 0.0;
    double run = 0.0; ///< in the same unit
    bool inEpochs = false;
};

/// The unit is that of the name, else steps where those of the run are known.
std::optional<BeyondRun> findBeyondRun(const Compared& compared, std::string_view names)
{
    const RunExtent& run = compared.run;
    for (const StatedSetting* stated : compared.of(names)) {
        const double value = stated->number().value_or(0.0);
        if (!(value > 1.0))
            continue;
        const std::string name = settingName(stated->name);
        const bool namesEpochs = contains(name, "epoch");
        const bool namesSteps = contains(name, "step") || contains(name, "iter")
                                || contains(name, "update") || contains(name, "start")
                                || contains(name, "replay");
        const bool isBeyondEpochs = run.epochs > 0.0 && value >= run.epochs;
        // How far a run came that is cut short tells little of how far it was to go.
        constexpr double kSurely = 3.0;
        const bool isBeyondSteps =
            run.steps > 0.0 && value >= (run.isPlanned ? 1.0 : kSurely) * run.steps;
        const bool isEpochs = namesEpochs || (!namesSteps && run.steps == 0.0);
        if (isEpochs ? isBeyondEpochs : isBeyondSteps)
            return BeyondRun{.stated = stated,
                             .value = value,
                             .run = isEpochs ? run.epochs : run.steps,
                             .inEpochs = isEpochs};
    }
    return std::nullopt;
}

Text beyondTitle(Translatable what, const BeyondRun& found)
{
    const Quantity value{found.value, Unit::Count};
    const Quantity run{found.run, Unit::Count};
    if (found.inEpochs)
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2: %3, epochs of the run: %4)"),
                {NestedText(what), found.stated->name, value, run}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2: %3, steps of the run: %4)"),
            {NestedText(what), found.stated->name, value, run}};
}

void compareLengths(const Compared& compared, std::vector<SettingConflict>& found)
{
    for (const LengthRow& row : lengthRows()) {
        const std::optional<BeyondRun> beyond = findBeyondRun(compared, row.names);
        if (!beyond)
            continue;
        found.push_back({.subject = std::string(row.names.substr(0, row.names.find(' '))),
                         .title = beyondTitle(row.what, *beyond),
                         .explanation = row.effect,
                         .isFar = row.isFar && !beyond->inEpochs,
                         .shows = SettingConflict::Shows::SlowLearning,
                         .evidence = {beyond->stated->evidence(asStated())}});
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
    const std::optional<StatedSetting> stated = statedAccumulation(training);
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
    constexpr double kFall = 0.5;
    const double perEpoch = run.stepsPerEpoch();
    if (run.epochs < kFewestEpochs || !(perEpoch > 0.0) || perEpoch > kFewPerEpoch
        || run.steps > kFewUpdates || endsWithScore(training, kGood)
        || trainingLossFell(training, kFall))
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
        .shows = SettingConflict::Shows::Nothing,
        .evidence = {}};
    if (run.plannedEpochs)
        conflict.evidence.push_back(run.plannedEpochs->place);
    found.push_back(std::move(conflict));
}

void compareBatch(const Training& training, std::vector<SettingConflict>& found)
{
    std::optional<StatedSetting> batch = statedBatch(training);
    if (!batch)
        batch = statedNumber(training, {"samples_per_gpu"});
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
void compareWeights(const Compared& compared, std::vector<SettingConflict>& found)
{
    constexpr double kFarApart = 1e4;
    constexpr double kHuge = 1e4;
    const StatedSetting* low = nullptr;
    const StatedSetting* high = nullptr;
    double least = 0.0;
    double most = 0.0;
    for (const StatedSetting& one : compared.settings) {
        const double value = one.number().value_or(-1.0);
        if (value < 0.0 || !isWeightOfTerm(settingName(one.name)))
            continue;
        if (low == nullptr || value < least) {
            low = &one;
            least = value;
        }
        if (high == nullptr || value >= most) {
            high = &one;
            most = value;
        }
    }
    if (low == nullptr || high == nullptr)
        return;
    SettingConflict conflict;
    if (most >= kHuge || (least > 0.0 && most >= kFarApart * least)) {
        conflict.subject = high->name;
        conflict.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "The weight %2 of a term of the loss is huge (%1)"),
            {high->name, plain(most)}};
        conflict.explanation = FAULTLINE_TR_NOOP(
            "Diagnosis", "The term outweighs all others, so they are not learned.");
        conflict.evidence = {high->evidence(asStated())};
    } else if (least == 0.0) {
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

/// Switches that are for other purposes than training a model well.
struct FlagRow {
    std::string_view names; ///< parted by blanks
    bool value;             ///< that is told
    Translatable title;
    Translatable effect;
    bool isOfSpeed = false; ///< it costs time, and changes no result
};

const std::array<FlagRow, 6>& flagRows()
{
    static const std::array<FlagRow, 6> kRows{{
        {"run_eagerly eager_mode run_functions_eagerly", true,
         FAULTLINE_TR_NOOP("Diagnosis", "The model runs eagerly (%1: %2)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Each operation is started by Python one by one, which takes several "
                           "times as long as a compiled step. It is meant for debugging."),
         true},
        {"detect_anomaly anomaly_detection autograd_anomaly set_detect_anomaly detect_anomalies",
         true, FAULTLINE_TR_NOOP("Diagnosis", "Anomaly detection of autograd is on (%1: %2)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Every operation is recorded and each gradient is checked, which takes "
                           "a multiple of the time. It is meant for debugging."),
         true},
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
    return kRows;
}

void findFlags(const Compared& compared, std::vector<SettingConflict>& found)
{
    for (const FlagRow& row : flagRows()) {
        const std::vector<const StatedSetting*> stated = compared.of(row.names);
        const auto set =
            std::find_if(stated.begin(), stated.end(), [&row](const StatedSetting* one) {
                const std::string value = settingName(one->value);
                const bool isTrue = value == "true" || value == "1" || value == "yes";
                const bool isFalse = value == "false" || value == "0" || value == "no";
                const bool isOfEvaluation = contains(one->group, "val")
                                            || contains(one->group, "test")
                                            || contains(one->group, "eval");
                return (row.value ? isTrue : isFalse) && !isOfEvaluation;
            });
        if (set == stated.end())
            continue;
        found.push_back({.subject = std::string(row.names.substr(0, row.names.find(' '))),
                         .title = {row.title, {(*set)->name, (*set)->value}},
                         .explanation = row.effect,
                         .isFar = row.isOfSpeed,
                         .shows = row.isOfSpeed ? SettingConflict::Shows::Nothing
                                                : SettingConflict::Shows::Anything,
                         .evidence = {(*set)->evidence(asStated())}});
    }
}

/// Two settings of which one must not reach the other.
struct SettingPair {
    std::string_view lower; ///< names, parted by blanks
    std::string_view upper;
    double share; ///< of the upper one, from which on the lower one is too large
    Translatable title;
    Translatable effect;
    bool isFar;
};

const std::array<SettingPair, 3>& pairRows()
{
    static const std::array<SettingPair, 3> kRows{{
        {"doc_stride stride", "max_seq_length max_length max_len max_seq_len", 0.9999,
         FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2) is not below %3 (%4)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "Long texts are cut into windows that begin a stride apart: what lies "
                           "between two of them is never read, and the answers in it are lost."),
         true},
        {"cutout cutout_size cutout_length erase_size hole_size max_h_size",
         "image_size img_size imgsz crop_size input_size resolution size", 0.75,
         FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2) covers nearly all of %3 (%4)"),
         FAULTLINE_TR_NOOP("Diagnosis", "Inputs are disturbed beyond recognition."), false},
        {"adam_beta2 beta2 beta_2 adam_beta_2", "adam_beta1 beta1 beta_1 adam_beta_1", 0.9999,
         FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2) is below %3 (%4)"),
         FAULTLINE_TR_NOOP("Diagnosis",
                           "The two look exchanged: usual are 0.9 and 0.999. Steps then follow old "
                           "gradients at a size that only the last few decide."),
         true},
    }};
    return kRows;
}

/// The first of several names counts.
const StatedSetting* firstPositive(const Compared& compared, std::string_view names)
{
    for (const std::string_view name : settingNames(names)) {
        for (const StatedSetting* one : compared.of(name)) {
            if (one->number().value_or(0.0) > 0.0)
                return one;
        }
    }
    return nullptr;
}

void comparePairs(const Compared& compared, std::vector<SettingConflict>& found)
{
    for (const SettingPair& row : pairRows()) {
        const StatedSetting* lower = firstPositive(compared, row.lower);
        const StatedSetting* upper = firstPositive(compared, row.upper);
        if (lower == nullptr || upper == nullptr)
            continue;
        const double low = *lower->number();
        const double high = *upper->number();
        // Of the betas the second one is the larger.
        const bool isOff =
            contains(row.lower, "beta") ? low < row.share * high : low >= row.share * high;
        if (!isOff)
            continue;
        found.push_back({.subject = lower->name,
                         .title = {row.title, {lower->name, plain(low), upper->name, plain(high)}},
                         .explanation = row.effect,
                         .isFar = row.isFar,
                         .evidence = {lower->evidence(asStated()), upper->evidence(asStated())}});
    }
}

constexpr std::string_view kStepLimits = "max_steps max_train_steps";
constexpr std::string_view kEpochCounts =
    "num_train_epochs num_epochs epochs max_epochs n_epochs total_epochs";

/// Shares that take away the task where they are 0: a masked language model without masks.
constexpr std::string_view kNeverZero =
    "mlm_probability mask_ratio masking_ratio mask_prob mask_probability mlm_prob";

void findZeros(const Compared& compared, std::vector<SettingConflict>& found)
{
    for (const StatedSetting* one : compared.of(kNeverZero)) {
        if (one->number() != 0.0)
            continue;
        found.push_back(
            {.subject = one->name,
             .title = {FAULTLINE_TR_NOOP("Diagnosis", "Nothing is masked (%1: %2)"),
                       {one->name, one->value}},
             .explanation = FAULTLINE_TR_NOOP(
                 "Diagnosis", "The loss is computed over what is masked. Without any it "
                              "is the mean of nothing (NaN), or 0."),
             .isFar = true,
             .evidence = {one->evidence(asStated())}});
        return;
    }
}

/// A limit of steps that ends the run long before its epochs are done.
void compareLimit(const Training& training, const Compared& compared,
                  std::vector<SettingConflict>& found)
{
    constexpr double kShort = 0.9; // of the epochs: less is worth a remark ...
    constexpr double kFar = 0.5;   // ... and so little is hardly meant
    const StatedSetting* limit = firstPositive(compared, kStepLimits);
    const StatedSetting* epochs = firstPositive(compared, kEpochCounts);
    if (limit == nullptr || epochs == nullptr)
        return;
    const std::optional<StatedSetting> accumulated = statedAccumulation(training);
    const double each = accumulated ? *accumulated->number() : 1.0; // batches of an update
    const double ended = compared.run.batches > 0.0 ? each * *limit->number() / compared.run.batches
                                                    : compared.run.ended;
    if (!(ended > 0.0) || ended >= kShort * *epochs->number())
        return;
    found.push_back(
        {.subject = limit->name,
         .title = {FAULTLINE_TR_NOOP("Diagnosis", "%1 (%2) ends the run before its %3 epochs are "
                                                  "done: after %4"),
                   {limit->name, Quantity{*limit->number(), Unit::Count},
                    Quantity{*epochs->number(), Unit::Count}, plain(ended)}},
         .explanation = FAULTLINE_TR_NOOP("Diagnosis", "Where both are set, the limit of steps "
                                                       "counts. It is often left from a trial."),
         .isFar = ended < kFar * *epochs->number(),
         .shows = SettingConflict::Shows::Nothing,
         .evidence = {limit->evidence(asStated()), epochs->evidence(asStated())}});
}

/// Whether a name is one that Compared looks for.
bool isCompared(const std::string& name)
{
    static const std::set<std::string_view> kNames = [] {
        std::set<std::string_view> names;
        const auto take = [&names](std::string_view parted) {
            for (const std::string_view one : settingNames(parted))
                names.insert(one);
        };
        for (const LengthRow& row : lengthRows())
            take(row.names);
        for (const FlagRow& row : flagRows())
            take(row.names);
        for (const SettingPair& row : pairRows()) {
            take(row.lower);
            take(row.upper);
        }
        for (const std::string_view one : {kNeverZero, kStepLimits, kEpochCounts})
            take(one);
        return names;
    }();
    return kNames.contains(name) || isWeightOfTerm(name);
}

Compared comparedOf(const Training& training)
{
    Compared compared{.run = runExtent(training), .settings = allSettings(training, isCompared)};
    std::erase_if(compared.settings,
                  [](const StatedSetting& one) { return one.signal != nullptr; });
    return compared;
}

} // namespace

std::vector<SettingConflict> findSettingConflicts(const Training& training)
{
    const Compared compared = comparedOf(training);
    std::vector<SettingConflict> found;
    compareLengths(compared, found);
    compareAverage(training, compared.run, found);
    compareAccumulation(training, compared.run, found);
    compareBatch(training, found);
    if (found.empty())
        compareUpdates(training, compared.run, found);
    compareWeights(compared, found);
    findFlags(compared, found);
    comparePairs(compared, found);
    findZeros(compared, found);
    compareLimit(training, compared, found);
    return found;
}

} // namespace faultline
