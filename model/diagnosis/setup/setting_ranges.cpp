// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/setting_ranges.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr double kNo = std::numeric_limits<double>::infinity();

/// What is called by the same name elsewhere is told by what it is nested in; see isOther().
constexpr std::array kRanges{
    SettingRange{"momentum sgd_momentum nesterov_momentum momentum_optimizer_value",
                 FAULTLINE_TR_NOOP("Diagnosis", "Momentum"),
                 -kNo,
                 -kNo,
                 0.995,
                 0.995,
                 0.9,
                 Harm::Stability,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "The optimizer adds up the gradients of hundreds of steps: the "
                                   "weights overshoot, and the loss cannot settle."),
                 SettingKind::Momentum},
    SettingRange{"adam_beta1 beta1 beta_1 adam_beta_1",
                 FAULTLINE_TR_NOOP("Diagnosis", "Beta 1 of the optimizer"),
                 -kNo,
                 -kNo,
                 0.99,
                 0.999,
                 0.9,
                 Harm::Stability,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "The optimizer adds up the gradients of hundreds of steps: the "
                                   "weights overshoot, and the loss cannot settle.")},
    SettingRange{"adam_beta2 beta2 beta_2 adam_beta_2",
                 FAULTLINE_TR_NOOP("Diagnosis", "Beta 2 of the optimizer"), -kNo, 0.5, kNo, kNo,
                 0.999, Harm::Stability,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "The size of a step follows the last few gradients only, so "
                                   "updates jump.")},
    SettingRange{"weight_decay wd weight_decay_rate l2_reg weight_decay_coeff l2 l2_penalty "
                 "l2_lambda lambda_l2 l2_weight kernel_l2",
                 FAULTLINE_TR_NOOP("Diagnosis", "Weight decay"),
                 -kNo,
                 -kNo,
                 0.5,
                 4.0,
                 1e-4,
                 Harm::Learning,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "The decay pulls the weights to 0 faster than the loss can move "
                                   "them, so the model cannot fit the data."),
                 SettingKind::WeightDecay},
    SettingRange{"max_grad_norm clip_grad_norm grad_clip_norm gradient_clip_val gradient_clipping "
                 "gradient_clip grad_clip clip_grad clipnorm global_clipnorm clip_norm clipvalue "
                 "clip max_norm gradient_clip_norm grad_norm_clip clip_gradients clip_value "
                 "gradient_clipping_by_norm grad_clip_val clip_gradient",
                 FAULTLINE_TR_NOOP("Diagnosis", "Gradient clipping at"),
                 -kNo,
                 1e-3,
                 kNo,
                 kNo,
                 1.0,
                 Harm::Learning,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "The clip leaves next to nothing of usual gradients (a norm of "
                                   "0.1 to 10), so the weights hardly move."),
                 {},
                 SettingKind::Clipping},
    SettingRange{"dropout dropout_rate drop_rate dropout_prob dropout_p p_dropout hidden_dropout "
                 "hidden_dropout_prob attention_dropout attention_probs_dropout_prob attn_dropout "
                 "classifier_dropout resid_pdrop embd_pdrop attn_pdrop fc_dropout head_dropout "
                 "recurrent_dropout embedding_dropout emb_dropout drop_path drop_path_rate "
                 "input_dropout feat_dropout activation_dropout p@dropout",
                 FAULTLINE_TR_NOOP("Diagnosis", "Dropout"),
                 -kNo,
                 -kNo,
                 0.75,
                 0.97,
                 0.1,
                 Harm::Learning,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "Nearly all activations are dropped in training, so hardly any "
                                   "information reaches the outputs."),
                 SettingKind::Dropout},
    SettingRange{"keep_prob dropout_keep_prob keep_probability",
                 FAULTLINE_TR_NOOP("Diagnosis", "Share of activations that dropout keeps"), 0.1,
                 0.25, kNo, kNo, 0.9, Harm::Learning,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "Nearly all activations are dropped in training, so hardly any "
                                   "information reaches the outputs.")},
    SettingRange{"label_smoothing label_smooth label_smoothing_factor ls_factor",
                 FAULTLINE_TR_NOOP("Diagnosis", "Label smoothing"),
                 -kNo,
                 -kNo,
                 0.4,
                 0.8,
                 0.1,
                 Harm::Learning,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "The targets are nearly the same for all classes, so the loss "
                                   "hardly tells a right answer from a wrong one.")},
    SettingRange{"hidden_size hidden_dim hidden_units hidden_channels n_hidden num_hidden d_model "
                 "n_embd embed_dim base_channels num_filters n_filters width",
                 FAULTLINE_TR_NOOP("Diagnosis", "Network width"),
                 -kNo,
                 2.0,
                 kNo,
                 kNo,
                 32.0,
                 Harm::Learning,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "Hardly anything about the input passes a layer this narrow."),
                 {},
                 SettingKind::Width},
    SettingRange{
        "init_std initializer_range weight_init_std w_init_std init_stddev init_gain "
        "initialization_std init_sigma",
        FAULTLINE_TR_NOOP("Diagnosis", "Spread of the initial weights"), -kNo, 1e-6, 1.5, 10.0,
        0.02, Harm::Stability,
        FAULTLINE_TR_NOOP("Diagnosis", "All units begin alike, and no signal passes the layers."),
        FAULTLINE_TR_NOOP("Diagnosis", "Outputs and gradients are huge at the start, and units are "
                                       "saturated.")},
    SettingRange{
        kAccumulationNames,
        FAULTLINE_TR_NOOP("Diagnosis", "Gradient accumulation steps"),
        -kNo,
        -kNo,
        200.0,
        kNo,
        4.0,
        Harm::Learning,
        {},
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The optimizer steps only once in so many batches, so the run has "
                          "few updates.")},
    SettingRange{
        "lr_mult backbone_lr_mult backbone_lr_multiplier backbone_multiplier lr_multiplier "
        "lr_scale lr_factor_backbone",
        FAULTLINE_TR_NOOP("Diagnosis", "Learning-rate factor of a part of the model"), -kNo, 1e-4,
        1e3, kNo, 0.1, Harm::Learning,
        FAULTLINE_TR_NOOP("Diagnosis", "Layers with this factor hardly learn."),
        FAULTLINE_TR_NOOP("Diagnosis", "Updates of these layers are far too large.")},
    SettingRange{
        "temperature temp contrastive_temperature softmax_temperature nce_temperature "
        "loss_temperature",
        FAULTLINE_TR_NOOP("Diagnosis", "Temperature of the loss"), -kNo, 0.004, 6.0, kNo, 0.1,
        Harm::Learning,
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Similarities are divided by so little that only the hardest pair "
                          "counts, and gradients vanish or explode."),
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Similarities are divided by so much that the loss hardly tells "
                          "a right pair from a wrong one.")},
    SettingRange{
        "margin triplet_margin loss_margin", FAULTLINE_TR_NOOP("Diagnosis", "Margin of the loss"),
        -kNo, 1e-4, 20.0, kNo, 0.5, Harm::Learning,
        FAULTLINE_TR_NOOP("Diagnosis", "The loss is satisfied before anything is told apart."),
        FAULTLINE_TR_NOOP("Diagnosis", "No pair can be that far apart, so the loss cannot fall.")},
    SettingRange{"pos_weight positive_weight scale_pos_weight",
                 FAULTLINE_TR_NOOP("Diagnosis", "Weight of positive examples"), -kNo, 0.005, 300.0,
                 kNo, 1.0, Harm::Other,
                 FAULTLINE_TR_NOOP("Diagnosis", "Positive examples hardly count in the loss."),
                 FAULTLINE_TR_NOOP("Diagnosis", "Negative examples hardly count in the loss.")},
    SettingRange{
        "smooth dice_smooth smooth_nr smooth_dr loss_smooth smoothing_term",
        FAULTLINE_TR_NOOP("Diagnosis", "Smoothing term of the overlap"),
        -kNo,
        -kNo,
        100.0,
        1e5,
        1.0,
        Harm::Learning,
        {},
        FAULTLINE_TR_NOOP("Diagnosis",
                          "It outweighs the pixels that are counted, so the loss is next to 0 "
                          "whatever the model predicts.")},
    SettingRange{
        "focal_gamma fl_gamma focal_loss_gamma",
        FAULTLINE_TR_NOOP("Diagnosis", "Focus of the focal loss (gamma)"),
        -kNo,
        -kNo,
        6.0,
        kNo,
        2.0,
        Harm::Learning,
        {},
        FAULTLINE_TR_NOOP("Diagnosis", "All examples but the worst hardly count in the loss.")},
    SettingRange{"mixup_alpha cutmix_alpha mixup cutmix",
                 FAULTLINE_TR_NOOP("Diagnosis", "Strength of mixing examples"),
                 -kNo,
                 -kNo,
                 5.0,
                 kNo,
                 0.2,
                 Harm::Learning,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis", "Inputs are disturbed beyond recognition.")},
    SettingRange{"noise_std input_noise gaussian_noise noise_level augment_noise",
                 FAULTLINE_TR_NOOP("Diagnosis", "Input noise"),
                 -kNo,
                 -kNo,
                 3.0,
                 kNo,
                 0.1,
                 Harm::Learning,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis", "Inputs are disturbed beyond recognition.")},
    SettingRange{"erasing random_erasing reprob random_erase_prob erasing_prob word_dropout "
                 "feature_dropout mask_prob mask_probability mlm_probability",
                 FAULTLINE_TR_NOOP("Diagnosis", "Share of inputs masked"),
                 -kNo,
                 -kNo,
                 0.9,
                 kNo,
                 0.15,
                 Harm::Learning,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis", "Inputs are disturbed beyond recognition.")},
    SettingRange{"max_length max_len max_seq_len max_seq_length model_max_length block_size "
                 "context_length seq_len max_source_length max_target_length sequence_length",
                 FAULTLINE_TR_NOOP("Diagnosis", "Maximum input length"), -kNo, 3.0, kNo, kNo, 128.0,
                 Harm::Learning,
                 FAULTLINE_TR_NOOP("Diagnosis", "Nearly all of each input is cut off.")},
    SettingRange{"max_features max_words num_words max_vocab max_vocab_size vocabulary_size",
                 FAULTLINE_TR_NOOP("Diagnosis", "Size of the vocabulary"), -kNo, 20.0, kNo, kNo,
                 10000.0, Harm::Learning,
                 FAULTLINE_TR_NOOP("Diagnosis", "Most words become the same unknown word.")},
    SettingRange{
        "imgsz img_size image_size crop_size input_resolution resolution",
        FAULTLINE_TR_NOOP("Diagnosis", "Image size"), -kNo, 8.0, kNo, kNo, 224.0, Harm::Learning,
        FAULTLINE_TR_NOOP("Diagnosis", "Hardly anything can be seen in images this small.")},
    SettingRange{"score_thr score_threshold score_thresh conf_thres conf_threshold conf_thresh "
                 "min_score box_score_thresh confidence_threshold test_score_thresh "
                 "score_thresh_test min_confidence conf",
                 FAULTLINE_TR_NOOP("Diagnosis", "Score threshold of detections"),
                 -kNo,
                 -kNo,
                 0.5,
                 0.97,
                 0.05,
                 Harm::Detections,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "Detections below it are dropped before they are evaluated, so "
                                   "recall and average precision are low.")},
    SettingRange{
        "nms_thr nms_threshold nms_thresh nms_iou iou_thres nms_iou_threshold "
        "box_nms_thresh nms_thresh_test iou_threshold@nms",
        FAULTLINE_TR_NOOP("Diagnosis", "NMS IoU threshold"), -kNo, 0.05, 0.95, kNo, 0.6,
        Harm::Detections,
        FAULTLINE_TR_NOOP("Diagnosis", "Objects that stand close together are merged into one."),
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Overlapping detections are kept, so each object is found many "
                          "times and precision falls.")},
    SettingRange{"max_det max_per_img max_detections detections_per_img max_dets "
                 "box_detections_per_img detections_per_image",
                 FAULTLINE_TR_NOOP("Diagnosis", "Detections kept per image"), -kNo, 2.0, kNo, kNo,
                 100.0, Harm::Detections,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "All other detections are dropped before they are evaluated.")},
    SettingRange{"kl_weight kld_weight kl_coef kl_beta lambda_kl beta_kl beta_vae vae_beta",
                 FAULTLINE_TR_NOOP("Diagnosis", "Weight of the divergence term"), -kNo, 1e-8, 20.0,
                 kNo, 1.0, Harm::Code,
                 FAULTLINE_TR_NOOP("Diagnosis", "The code is not regularised at all."),
                 FAULTLINE_TR_NOOP(
                     "Diagnosis", "The term outweighs the reconstruction, so the code says nothing "
                                  "about the input.")},
    SettingRange{
        "lambda_gp gp_weight gradient_penalty_weight gp_lambda gradient_penalty r1_gamma "
        "gp_coef",
        FAULTLINE_TR_NOOP("Diagnosis", "Weight of the gradient penalty"), -kNo, 0.01, 500.0, kNo,
        10.0, Harm::Adversaries,
        FAULTLINE_TR_NOOP("Diagnosis", "Nothing keeps the discriminator smooth."),
        FAULTLINE_TR_NOOP("Diagnosis", "The penalty outweighs the task of the discriminator.")},
    SettingRange{
        "n_critic critic_iters d_steps n_dis critic_steps disc_steps k_steps d_iters g_steps",
        FAULTLINE_TR_NOOP("Diagnosis", "Updates per update of the other network"),
        -kNo,
        -kNo,
        30.0,
        kNo,
        1.0,
        Harm::Adversaries,
        {},
        FAULTLINE_TR_NOOP("Diagnosis",
                          "One network gets so many more updates that the other cannot "
                          "follow.")},
    SettingRange{"validation_split val_split val_size val_fraction val_ratio valid_pct val_frac "
                 "test_size valid_size validation_fraction",
                 FAULTLINE_TR_NOOP("Diagnosis", "Validation split"), -kNo, 0.01, 0.6, 0.98, 0.2,
                 Harm::Data,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "Scores of so few examples jump from evaluation to evaluation, "
                                   "so the best checkpoint and early stopping are chosen by luck."),
                 FAULTLINE_TR_NOOP("Diagnosis", "Few examples remain to train on.")},
    SettingRange{
        "train_fraction fraction data_fraction subset_fraction sample_fraction train_ratio "
        "train_frac train_split frac data_frac subset_ratio",
        FAULTLINE_TR_NOOP("Diagnosis", "Training split"), -kNo, 0.2, kNo, kNo, 1.0, Harm::Data,
        FAULTLINE_TR_NOOP("Diagnosis", "Few examples remain to train on.")},
    SettingRange{"max_train_samples max_train_examples max_samples max_train_batches "
                 "limit_samples num_debug_batches max_batches max_examples steps_per_epoch "
                 "batches_per_epoch iters_per_epoch num_batches_per_epoch train_batches_per_epoch "
                 "subset_size limit_train_batches overfit_batches num_train_batches",
                 FAULTLINE_TR_NOOP("Diagnosis", "Limit of an epoch"), -kNo, 8.0, kNo, kNo, 1000.0,
                 Harm::Data,
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "An epoch trains on a few batches or examples only, as for "
                                   "debugging.")},
    SettingRange{
        "ent_coef entropy_coef ent_weight entropy_coefficient entropy_bonus entropy_cost "
        "entropy_beta ent_coeff entropy_coeff entropy_weight",
        FAULTLINE_TR_NOOP("Diagnosis", "Entropy coefficient"),
        -kNo,
        -kNo,
        0.2,
        kNo,
        0.01,
        Harm::Policy,
        {},
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The bonus for entropy outweighs the rewards, so the policy stays "
                          "random.")},
    SettingRange{
        "gamma discount discount_factor discount_rate",
        FAULTLINE_TR_NOOP("Diagnosis", "Discount factor"), -kNo, 0.8, 1.001, 1.001, 0.99,
        Harm::Policy,
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Only the rewards of the next few steps count, so the agent does "
                          "not learn what leads to later ones."),
        FAULTLINE_TR_NOOP("Diagnosis", "With a discount above 1 values grow without bound.")},
    SettingRange{
        "clip_range clip_epsilon clip_eps ppo_clip eps_clip clip_ratio cliprange "
        "clip_param clip_coef",
        FAULTLINE_TR_NOOP("Diagnosis", "Clip range of the policy"), -kNo, 0.02, 0.9, kNo, 0.2,
        Harm::Policy, FAULTLINE_TR_NOOP("Diagnosis", "The policy can hardly change in an update."),
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A single bad update can change the policy at will and ruin it.")},
    SettingRange{"exploration_final_eps eps_end epsilon_end final_epsilon eps_final epsilon_final "
                 "epsilon_min eps_min min_epsilon end_epsilon end_e",
                 FAULTLINE_TR_NOOP("Diagnosis", "Share of random actions at the end"),
                 -kNo,
                 -kNo,
                 0.5,
                 kNo,
                 0.05,
                 Harm::Policy,
                 {},
                 FAULTLINE_TR_NOOP("Diagnosis", "The agent goes on acting at random.")},
    SettingRange{
        "exploration_fraction exploration_frac eps_fraction epsilon_fraction explore_fraction",
        FAULTLINE_TR_NOOP("Diagnosis", "Share of the run until exploration ends"),
        -kNo,
        -kNo,
        0.95,
        1.5,
        0.1,
        Harm::Policy,
        {},
        FAULTLINE_TR_NOOP("Diagnosis", "The agent acts at random for nearly the whole run.")},
    SettingRange{"reward_scale reward_scaling rew_scale scale_reward",
                 FAULTLINE_TR_NOOP("Diagnosis", "Scale of the rewards"), -kNo, 1e-4, 200.0, kNo,
                 1.0, Harm::Policy,
                 FAULTLINE_TR_NOOP("Diagnosis", "Rewards are too small to be seen."),
                 FAULTLINE_TR_NOOP("Diagnosis",
                                   "Values and their losses leave the range that the networks can "
                                   "handle.")},
    SettingRange{"buffer_size replay_size memory_size replay_buffer_size buffer_capacity "
                 "replay_capacity replay_memory_size",
                 FAULTLINE_TR_NOOP("Diagnosis", "Size of the replay buffer"), -kNo, 200.0, kNo, kNo,
                 1e5, Harm::Policy,
                 FAULTLINE_TR_NOOP(
                     "Diagnosis", "The agent learns from its last few moments only and forgets all "
                                  "others.")},
    SettingRange{"vf_coef value_coef value_loss_coef vf_loss_coeff critic_coef value_loss_weight",
                 FAULTLINE_TR_NOOP("Diagnosis", "Weight of the value loss"), -kNo, 1e-3, 50.0, kNo,
                 0.5, Harm::Policy,
                 FAULTLINE_TR_NOOP("Diagnosis", "The value network hardly learns."),
                 FAULTLINE_TR_NOOP("Diagnosis", "The value loss outweighs that of the policy.")},
    SettingRange{
        "n_epochs@ppo ppo_epochs update_epochs num_sgd_iter noptepochs",
        FAULTLINE_TR_NOOP("Diagnosis", "Passes over each batch of experience"),
        -kNo,
        -kNo,
        60.0,
        kNo,
        10.0,
        Harm::Policy,
        {},
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A single bad update can change the policy at will and ruin it.")},
    SettingRange{
        "lr_gamma lr_decay_gamma lr_decay_rate lr_decay_factor decay_factor lrf gamma@sched "
        "gamma@lr_ decay_rate@sched decay_rate@lr_ decay_rate@learning_rate",
        FAULTLINE_TR_NOOP("Diagnosis", "Decay factor of the learning rate"),
        -kNo,
        -kNo,
        1.0001,
        1.01,
        0.1,
        Harm::Other,
        {},
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A factor above 1 makes the learning rate grow from step to step "
                          "of the schedule.")},
};

/// The last words of a path by which a name is of something else: the momentum of a batch
/// normalisation or of a teacher, the settings of an evaluation.
bool isOther(const SettingRange& range, const std::string& group)
{
    const auto has = [&group](std::string_view part) { return contains(group, part); };
    if (range.kind == SettingKind::Momentum) {
        for (const std::string_view part :
             {"norm", "bn", "ema", "teacher", "moco", "byol", "target", "average", "model",
              "encoder", "rmsprop", "adam"}) {
            if (has(part))
                return true;
        }
    }
    return has("eval_pipeline") || has("postprocess") || has("deploy") || has("export");
}

/// Whether a training logs what settings of that kind are about.
bool isAbout(const Training& training, Harm harm)
{
    const auto logs = [&training](std::initializer_list<std::string_view> words) {
        return std::any_of(training.allSignals.begin(), training.allSignals.end(),
                           [words](const Signal& signal) { return hasAny(signal.words(), words); });
    };
    switch (harm) {
    case Harm::Policy:
        return logs({"reward", "rewards", "rew", "return", "returns", "rollout", "episode"});
    case Harm::Adversaries: return hasOpposingLosses(training);
    case Harm::Code: return logs({"kl", "kld", "elbo"});
    case Harm::Detections:
        return logs({"map", "ap", "ar", "map50", "map75", "precision", "recall"});
    case Harm::Learning:
    case Harm::Stability:
    case Harm::Data:
    case Harm::Other: break;
    }
    return true;
}

/// Each name with its rows, and the part of the group that it wants: "p@dropout".
struct NamedRow {
    const SettingRange* range = nullptr;
    std::string_view group;
};

const std::multimap<std::string, NamedRow, std::less<>>& rowsByName()
{
    static const std::multimap<std::string, NamedRow, std::less<>> kRows = [] {
        std::multimap<std::string, NamedRow, std::less<>> rows;
        for (const SettingRange& range : kRanges) {
            for (const std::string_view name : settingNames(range.names)) {
                const std::size_t at = std::min(name.find('@'), name.size());
                rows.emplace(std::string(name.substr(0, at)),
                             NamedRow{&range, name.substr(std::min(at + 1, name.size()))});
            }
        }
        return rows;
    }();
    return kRows;
}

/// How far beyond its limit, as a factor.
double excess(const OffSetting& off)
{
    const double ratio = off.value / off.limit;
    return ratio > 0.0 ? std::abs(std::log(ratio)) : kNo;
}

constexpr std::string_view kSchedule = "sched";

/// A schedule that multiplies the learning rate by a factor now and then.
bool hasFactor(const Training& training)
{
    const auto schedule =
        statedSetting(training, {"schedule", "scheduler", "lr_schedule", "lr_scheduler",
                                 "lr_policy", "sched", "lr_scheduler_type", "lr_sched"});
    if (!schedule)
        return false;
    const std::string value = settingName(schedule->value);
    return contains(value, "step") || contains(value, "exp") || contains(value, "grow")
           || contains(value, "decay");
}

class Judge {
public:
    explicit Judge(const Training& training)
        : m_training(training), m_hasFactor(hasFactor(training) && !isAbout(training, Harm::Policy))
    {
        if (const std::optional<UsedRate> rate = usedRate(training)) {
            m_family = rate->family;
            m_rate = rate->peak;
        }
    }

    /// Whether a name counts that is of one thing only within a group: "gamma" of a schedule.
    [[nodiscard]] bool isWithin(std::string_view wanted, const StatedSetting& stated) const
    {
        return contains(stated.group, wanted)
               || (wanted == kSchedule && stated.group.empty() && m_hasFactor);
    }

    [[nodiscard]] std::optional<OffSetting> judge(const SettingRange& range,
                                                  const StatedSetting& stated) const
    {
        const std::optional<double> number = stated.number();
        // 0 is off, and a negative number asks for a default.
        if (!number || !(*number > 0.0))
            return std::nullopt;
        const Limits limits = limitsOf(range);
        const bool isHigh = *number >= limits.oddAbove;
        if ((!isHigh && !(*number <= limits.oddBelow)) || isOther(range, stated.group)
            || !applies(range, stated))
            return std::nullopt;
        OffSetting off{.range = &range,
                       .stated = stated,
                       .value = *number,
                       .limit = isHigh ? limits.oddAbove : limits.oddBelow,
                       .isHigh = isHigh};
        off.isFar = off.isHigh ? *number >= limits.farAbove : *number <= limits.farBelow;
        // Averages of weights are called so as well; only a known optimizer tells that it is its.
        if (range.kind == SettingKind::Momentum && m_family != OptimizerFamily::Sgd)
            off.isFar = false;
        return off;
    }

private:
    struct Limits {
        double farBelow;
        double oddBelow;
        double oddAbove;
        double farAbove;
    };

    [[nodiscard]] Limits limitsOf(const SettingRange& range) const
    {
        Limits limits{range.farBelow, range.oddBelow, range.oddAbove, range.farAbove};
        const bool isSgd = m_family == OptimizerFamily::Sgd;
        // Added to the gradient it is divided by nothing: a tenth of it is much.
        if (range.kind == SettingKind::WeightDecay && isSgd) {
            limits.oddAbove /= 10.0;
            limits.farAbove /= 10.0;
        }
        // So many steps that the weights came anywhere were never made.
        constexpr double kShortestStep = 1e-4;
        if (range.kind == SettingKind::Clipping && isSgd)
            limits.farBelow = std::min(range.oddBelow, kShortestStep / m_rate);
        return limits;
    }

    [[nodiscard]] bool applies(const SettingRange& range, const StatedSetting& stated) const
    {
        // Steps of Adam have the size of the learning rate, however small the gradients are.
        const bool isAdaptive = m_family == OptimizerFamily::Adaptive;
        if (isAdaptive
            && (range.kind == SettingKind::Clipping || range.kind == SettingKind::Momentum))
            return false;
        // "1.0" is a factor of a usual width, a limit of all batches.
        const bool isFraction = stated.value.find('.') != std::string::npos;
        if (isFraction && (range.kind == SettingKind::Width || range.harm == Harm::Data)
            && *stated.number() >= 1.0)
            return false;
        if (range.harm == Harm::Data && range.oddBelow < 1.0 && *stated.number() > 1.0)
            return false; // a number of examples
        if (range.kind == SettingKind::Dropout && *stated.number() > 1.0)
            return false; // a position, a percentage
        return isAbout(m_training, range.harm);
    }

    const Training& m_training;
    bool m_hasFactor;
    OptimizerFamily m_family = OptimizerFamily::Unknown;
    double m_rate = 1.0;
};

} // namespace

JudgedSettings judgeSettings(const Training& training)
{
    const auto& rows = rowsByName();
    const std::vector<StatedSetting> settings = allSettings(
        training, [&rows](const std::string& name) { return rows.find(name) != rows.end(); });
    const Judge judge(training);
    JudgedSettings judged{.count = settings.size(), .off = {}};
    std::vector<OffSetting>& found = judged.off;
    for (const StatedSetting& stated : settings) {
        const auto [begin, end] = rows.equal_range(settingName(stated.name));
        for (auto row = begin; row != end; ++row) {
            const NamedRow& named = row->second;
            if (!judge.isWithin(named.group, stated))
                continue;
            std::optional<OffSetting> off = judge.judge(*named.range, stated);
            if (!off)
                continue;
            const auto known =
                std::find_if(found.begin(), found.end(),
                             [&off](const OffSetting& one) { return one.range == off->range; });
            if (known == found.end())
                found.push_back(std::move(*off));
            else if (excess(*off) > excess(*known))
                *known = std::move(*off);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const OffSetting& a, const OffSetting& b) {
        return a.isFar != b.isFar ? a.isFar : excess(a) > excess(b);
    });
    return judged;
}

std::span<const SettingRange> settingRanges()
{
    return kRanges;
}

} // namespace faultline
