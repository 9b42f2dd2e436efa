// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/measure.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

namespace {

struct Name {
    std::string_view words; ///< joined by "_", as joinedWords() gives them
    Measure measure = Measure::None;
};

/// How measures are called. The first that fits counts, so that longer names stand before the names
/// within them; None is something else that is called alike.
constexpr auto kNames = std::to_array<Name>({
    {"map50_95", Measure::AveragePrecision},
    {"map_50_95", Measure::AveragePrecision},
    {"ap50_95", Measure::AveragePrecision},
    {"map_0_5_0_95", Measure::AveragePrecision},
    {"map_0_5_95", Measure::AveragePrecision},
    {"map_5_95", Measure::AveragePrecision},
    {"map_0_50_0_95", Measure::AveragePrecision},
    {"map_iou_0_50_0_95", Measure::AveragePrecision},
    {"ap_iou_0_50_0_95", Measure::AveragePrecision},
    {"map75", Measure::ApAt75},
    {"map_75", Measure::ApAt75},
    {"map_0_75", Measure::ApAt75},
    {"map_75iou", Measure::ApAt75},
    {"ap75", Measure::ApAt75},
    {"ap_75", Measure::ApAt75},
    {"ap_0_75", Measure::ApAt75},
    {"map50", Measure::ApAt50},
    {"map_50", Measure::ApAt50},
    {"map_0_5", Measure::ApAt50},
    {"map_0_50", Measure::ApAt50},
    {"map_50iou", Measure::ApAt50},
    {"ap50", Measure::ApAt50},
    {"ap_50", Measure::ApAt50},
    {"ap_0_5", Measure::ApAt50},
    {"map_per_class", Measure::None},
    {"map_small", Measure::ApOfSmall},
    {"ap_small", Measure::ApOfSmall},
    {"map_s", Measure::ApOfSmall},
    {"aps", Measure::ApOfSmall},
    {"map_medium", Measure::None},
    {"map_m", Measure::None},
    {"apm", Measure::None},
    {"map_large", Measure::ApOfLarge},
    {"ap_large", Measure::ApOfLarge},
    {"map_l", Measure::ApOfLarge},
    {"apl", Measure::ApOfLarge},
    {"mar_100", Measure::AverageRecall},
    {"ar_100", Measure::AverageRecall},
    {"mar100", Measure::AverageRecall},
    {"ar100", Measure::AverageRecall},
    {"average_recall", Measure::AverageRecall},
    {"mar_10", Measure::None},
    {"mar_1", Measure::None},
    {"ar_10", Measure::None},
    {"ar_1", Measure::None},
    {"pr_auc", Measure::None},
    {"auc_pr", Measure::None},
    {"average_precision", Measure::None},
    {"mean_average_precision", Measure::AveragePrecision},
    {"map", Measure::AveragePrecision},
    {"ap", Measure::AveragePrecision},
    {"recall_at_10", Measure::RecallAt10},
    {"recall_10", Measure::RecallAt10},
    {"r_10", Measure::RecallAt10},
    {"hits_10", Measure::RecallAt10},
    {"hit_10", Measure::RecallAt10},
    {"hr_10", Measure::RecallAt10},
    {"recall_at_5", Measure::RecallAt5},
    {"recall_5", Measure::RecallAt5},
    {"r_5", Measure::RecallAt5},
    {"hits_5", Measure::RecallAt5},
    {"hit_5", Measure::RecallAt5},
    {"recall_at_1", Measure::RecallAt1},
    {"recall_1", Measure::RecallAt1},
    {"r_1", Measure::RecallAt1},
    {"hits_1", Measure::RecallAt1},
    {"hit_1", Measure::RecallAt1},
    {"macro_recall", Measure::BalancedAccuracy},
    {"recall_macro", Measure::BalancedAccuracy},
    {"balanced_accuracy", Measure::BalancedAccuracy},
    {"accuracy_balanced", Measure::BalancedAccuracy},
    {"balanced_acc", Measure::BalancedAccuracy},
    {"bal_acc", Measure::BalancedAccuracy},
    {"bacc", Measure::BalancedAccuracy},
    {"bac", Measure::BalancedAccuracy},
    {"uar", Measure::BalancedAccuracy},
    {"mean_class_accuracy", Measure::BalancedAccuracy},
    {"mean_class_acc", Measure::BalancedAccuracy},
    {"macc", Measure::BalancedAccuracy},
    {"m_acc", Measure::BalancedAccuracy},
    {"top_k_categorical_accuracy", Measure::TopFive},
    {"top5_accuracy", Measure::TopFive},
    {"accuracy_top5", Measure::TopFive},
    {"top5_acc", Measure::TopFive},
    {"acc_top5", Measure::TopFive},
    {"top_5_accuracy", Measure::TopFive},
    {"top5", Measure::TopFive},
    {"top_5", Measure::TopFive},
    {"acc5", Measure::TopFive},
    {"acc_5", Measure::TopFive},
    {"d_real_acc", Measure::JudgedReals},
    {"d_acc_real", Measure::JudgedReals},
    {"acc_real", Measure::JudgedReals},
    {"real_acc", Measure::JudgedReals},
    {"d_fake_acc", Measure::JudgedFakes},
    {"d_acc_fake", Measure::JudgedFakes},
    {"acc_fake", Measure::JudgedFakes},
    {"fake_acc", Measure::JudgedFakes},
    {"pixel_accuracy", Measure::Accuracy},
    {"pixel_acc", Measure::Accuracy},
    {"pix_acc", Measure::Accuracy},
    {"overall_accuracy", Measure::Accuracy},
    {"overall_acc", Measure::Accuracy},
    {"aacc", Measure::Accuracy},
    {"a_acc", Measure::Accuracy},
    {"mean_token_accuracy", Measure::Accuracy},
    {"token_accuracy", Measure::Accuracy},
    {"token_acc", Measure::Accuracy},
    {"sparse_categorical_accuracy", Measure::Accuracy},
    {"categorical_accuracy", Measure::Accuracy},
    {"binary_accuracy", Measure::Accuracy},
    {"accuracy_top1", Measure::Accuracy},
    {"top1_accuracy", Measure::Accuracy},
    {"top1_acc", Measure::Accuracy},
    {"acc_top1", Measure::Accuracy},
    {"top1", Measure::Accuracy},
    {"top_1", Measure::Accuracy},
    {"acc1", Measure::Accuracy},
    {"acc_1", Measure::Accuracy},
    {"accuracy", Measure::Accuracy},
    {"acc", Measure::Accuracy},
    {"roc_auc", Measure::RankingArea},
    {"auc_roc", Measure::RankingArea},
    {"auroc", Measure::RankingArea},
    {"rocauc", Measure::RankingArea},
    {"auc", Measure::RankingArea},
    {"matthews_correlation", Measure::Agreement},
    {"matthews_corrcoef", Measure::Agreement},
    {"mcc", Measure::Agreement},
    {"cohen_kappa", Measure::Agreement},
    {"cohens_kappa", Measure::Agreement},
    {"kappa", Measure::Agreement},
    {"f1_score_macro", Measure::MacroF1},
    {"macro_f1_score", Measure::MacroF1},
    {"f1_macro", Measure::MacroF1},
    {"macro_f1", Measure::MacroF1},
    {"f1_weighted", Measure::None},
    {"weighted_f1", Measure::None},
    {"f1_micro", Measure::None},
    {"micro_f1", Measure::None},
    {"f1_score", Measure::F1},
    {"f_score", Measure::F1},
    {"fscore", Measure::F1},
    {"f1", Measure::F1},
    {"precision_at", Measure::None},
    {"precision", Measure::Precision},
    {"prec", Measure::Precision},
    {"specificity", Measure::Specificity},
    {"tnr", Measure::Specificity},
    {"recall", Measure::Recall},
    {"sensitivity", Measure::Recall},
    {"tpr", Measure::Recall},
    {"mean_io_u", Measure::MeanIou},
    {"mean_iou", Measure::MeanIou},
    {"m_io_u", Measure::MeanIou},
    {"m_iou", Measure::MeanIou},
    {"iou_mean", Measure::MeanIou},
    {"iou_macro", Measure::MeanIou},
    {"miou", Measure::MeanIou},
    {"jaccard_index", Measure::Iou},
    {"jaccard", Measure::Iou},
    {"iou_score", Measure::Iou},
    {"io_u", Measure::Iou},
    {"iou", Measure::Iou},
    {"dice_coefficient", Measure::Dice},
    {"dice_score", Measure::Dice},
    {"dice_coef", Measure::Dice},
    {"mean_dice", Measure::Dice},
    {"mdice", Measure::Dice},
    {"dice", Measure::Dice},
    {"dsc", Measure::Dice},
    {"exact_match", Measure::ExactMatch},
    {"em", Measure::ExactMatch},
    {"sacrebleu", Measure::GeneratedText},
    {"bleu4", Measure::GeneratedText},
    {"bleu", Measure::GeneratedText},
    {"rouge1", Measure::GeneratedText},
    {"rouge2", Measure::GeneratedText},
    {"rouge_l", Measure::GeneratedText},
    {"rougel", Measure::GeneratedText},
    {"meteor", Measure::GeneratedText},
    {"chrf", Measure::GeneratedText},
    {"success_rate", Measure::Success},
    {"is_success", Measure::Success},
    {"codebook_usage", Measure::CodebookUse},
    {"codebook_perplexity", Measure::CodebookUse},
    {"code_perplexity", Measure::CodebookUse},
    {"vq_perplexity", Measure::CodebookUse},
    {"r2_score", Measure::Determination},
    {"r_squared", Measure::Determination},
    {"rsquared", Measure::Determination},
    {"r2score", Measure::Determination},
    {"r2", Measure::Determination},
    {"pearson_corr", Measure::Correlation},
    {"pearsonr", Measure::Correlation},
    {"pearson", Measure::Correlation},
    {"spearmanr", Measure::Correlation},
    {"spearman", Measure::Correlation},
    {"correlation", Measure::Correlation},
    {"corr", Measure::Correlation},
    {"root_mean_squared_error", Measure::RootSquaredError},
    {"rmse", Measure::RootSquaredError},
    {"mean_absolute_error", Measure::AbsoluteError},
    {"mae", Measure::AbsoluteError},
    {"mase", Measure::ScaledError},
    {"word_error_rate", Measure::WordErrors},
    {"wer", Measure::WordErrors},
    {"character_error_rate", Measure::CharacterErrors},
    {"char_error_rate", Measure::CharacterErrors},
    {"cer", Measure::CharacterErrors},
    {"perplexity", Measure::Perplexity},
    {"ppl", Measure::Perplexity},
    {"pos_distance", Measure::PositiveDistance},
    {"positive_distance", Measure::PositiveDistance},
    {"pos_dist", Measure::PositiveDistance},
    {"dist_pos", Measure::PositiveDistance},
    {"d_pos", Measure::PositiveDistance},
    {"dist_ap", Measure::PositiveDistance},
    {"d_ap", Measure::PositiveDistance},
    {"neg_distance", Measure::NegativeDistance},
    {"negative_distance", Measure::NegativeDistance},
    {"neg_dist", Measure::NegativeDistance},
    {"dist_neg", Measure::NegativeDistance},
    {"d_neg", Measure::NegativeDistance},
    {"dist_an", Measure::NegativeDistance},
    {"d_an", Measure::NegativeDistance},
    {"pos_similarity", Measure::PositiveSimilarity},
    {"positive_similarity", Measure::PositiveSimilarity},
    {"pos_sim", Measure::PositiveSimilarity},
    {"sim_pos", Measure::PositiveSimilarity},
    {"neg_similarity", Measure::NegativeSimilarity},
    {"negative_similarity", Measure::NegativeSimilarity},
    {"neg_sim", Measure::NegativeSimilarity},
    {"sim_neg", Measure::NegativeSimilarity},
    {"ep_rew_mean", Measure::Reward},
    {"mean_reward", Measure::Reward},
    {"episode_reward", Measure::Reward},
    {"episode_return", Measure::Reward},
    {"episodic_return", Measure::Reward},
    {"critic_loss", Measure::ValueLoss},
    {"value_loss", Measure::ValueLoss},
    {"vf_loss", Measure::ValueLoss},
    {"qf_loss", Measure::ValueLoss},
    {"qf1_loss", Measure::ValueLoss},
    {"td_loss", Measure::ValueLoss},
    {"ep_len_mean", Measure::EpisodeLength},
    {"mean_ep_length", Measure::EpisodeLength},
    {"episode_length", Measure::EpisodeLength},
    {"episodic_length", Measure::EpisodeLength},
});

/// Words of another quantity than the one that is named beside them.
constexpr std::array<std::string_view, 16> kOther{
    "loss",      "best", "std",    "time", "count", "num",   "lr",   "weight",
    "threshold", "coef", "target", "min",  "max",   "delta", "step", "norm"};

/// Words for the part of the data, and those that tell nothing.
constexpr std::array<std::string_view, 23> kNeutral{
    "loss", "train",   "training", "val",     "valid",  "validation", "eval",   "evaluation",
    "test", "epoch",   "batch",    "metrics", "metric", "score",      "scores", "rollout",
    "avg",  "running", "mean",     "b",       "coco",   "charts",     "losses"};

bool isIn(std::string_view word, std::span<const std::string_view> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// "_metrics_map50_95_b_" of "metrics/mAP50-95(B)": lower case, every other character a
/// separator, and one before a capital that begins a word.
std::string joinedWords(std::string_view tag)
{
    constexpr std::size_t kWord = 3; // letters before a capital: "mAP" is one word
    std::string joined = "_";
    std::size_t lower = 0; // letters in a row
    for (std::size_t i = 0; i < tag.size(); ++i) {
        const char c = tag[i];
        const bool beginsWord = isUpper(c) && i > 0 && (isLower(tag[i - 1]) || isDigit(tag[i - 1]))
                                && ((i + 1 < tag.size() && isLower(tag[i + 1])) || lower >= kWord);
        lower = isLower(c) ? lower + 1 : 0;
        const bool belongs = isUpper(c) || isLower(c) || isDigit(c);
        if ((beginsWord || !belongs) && joined.back() != '_')
            joined += '_';
        if (belongs)
            joined += lowerAscii(c);
    }
    if (joined.back() != '_')
        joined += '_';
    return joined;
}

/// Where whole words stand within others, each of which a separator precedes and follows.
std::size_t findWords(std::string_view joined, std::string_view words)
{
    for (std::size_t at = 1; at < joined.size(); ++at) {
        if (joined[at] == words.front() && joined.substr(at).starts_with(words)
            && joined[at + words.size()] == '_')
            return at;
        at = joined.find('_', at);
        if (at == std::string_view::npos)
            break;
    }
    return std::string_view::npos;
}

/// The words between the separators that are not neutral, joined.
std::string restOf(std::string_view joined)
{
    std::string rest;
    while (!joined.empty()) {
        const std::size_t end = joined.find('_');
        const std::string_view word = joined.substr(0, end);
        if (!word.empty() && !isIn(word, kNeutral))
            rest += (rest.empty() ? "" : " ") + std::string(word);
        joined = end == std::string_view::npos ? std::string_view{} : joined.substr(end + 1);
    }
    return rest;
}

} // namespace

MeasureOfTag measureOf(std::string_view tag)
{
    const std::string joined = joinedWords(tag);
    for (const Name& name : kNames) {
        const std::size_t at = findWords(joined, name.words);
        if (at == std::string::npos)
            continue;
        const std::string left = joined.substr(0, at) + joined.substr(at + name.words.size() + 1);
        // skorch puts all that it logs below "Loss/".
        const std::string_view within =
            std::string_view(left).substr(joined.starts_with("_loss_") ? 5 : 0);
        const bool isOther = std::any_of(kOther.begin(), kOther.end(), [within](auto other) {
            return findWords(within, other) != std::string::npos;
        });
        if (name.measure == Measure::None || isOther)
            return {};
        return {.measure = name.measure, .of = restOf(left)};
    }
    return {};
}

} // namespace faultline
