// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metric_names.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>

namespace faultline::metrics {

namespace {

/// Best first.
constexpr std::array<std::string_view, 17> kStepNames{"global_step",
                                                      "trainer/global_step",
                                                      "train/global_step",
                                                      "total_timesteps",
                                                      "step",
                                                      "_step",
                                                      "steps",
                                                      "time/total_timesteps",
                                                      "num_updates",
                                                      "iteration",
                                                      "iter",
                                                      "iterations",
                                                      "n_iter",
                                                      "timesteps",
                                                      "update",
                                                      "progress/tick/mean",
                                                      "epoch"};

constexpr std::array<std::string_view, 10> kClockNames{
    "_timestamp", "timestamp", "wall_time", "walltime", "wall time",
    "datetime",   "date_time", "date",      "time_utc", "created_at"};
constexpr std::array<std::string_view, 9> kElapsedNames{
    "_runtime",      "runtime",   "elapsed",           "elapsed_time",   "time_elapsed",
    "relative_time", "elapsed_s", "time/time_elapsed", "elapsed_seconds"};

constexpr std::array<std::string_view, 53> kMetricWords{
    "loss", "losses", "acc",     "accuracy", "map",         "map50",      "map75", "ap",
    "ap50", "ap75",   "ar",      "ar100",    "precision",   "recall",     "f1",    "iou",
    "miou", "auc",    "auroc",   "lr",       "lr0",         "lr1",        "lr2",   "pg0",
    "pg1",  "pg2",    "reward",  "rew",      "perplexity",  "ppl",        "bleu",  "rouge",
    "mae",  "mse",    "rmse",    "wer",      "cer",         "grad",       "kl",    "dice",
    "psnr", "ssim",   "fid",     "top1",     "top5",        "likelihood", "elbo",  "bpb",
    "nll",  "xent",   "logloss", "gradnorm", "learningrate"};

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

std::string normalName(std::string_view name)
{
    return lowerAscii(trimmed(name, " \t"));
}

int stepRank(std::string_view name)
{
    const auto found = std::find(kStepNames.begin(), kStepNames.end(), normalName(name));
    return static_cast<int>(kStepNames.end() - found);
}

TimeName timeName(std::string_view name)
{
    const std::string normal = normalName(name);
    if (isOneOf(normal, kClockNames))
        return TimeName::Clock;
    if (isOneOf(normal, kElapsedNames))
        return TimeName::Elapsed;
    return normal == "time" || normal == "ts" ? TimeName::Either : TimeName::No;
}

bool isRunFact(std::string_view name)
{
    constexpr std::array<std::string_view, 8> kFacts{
        "seed", "random_seed", "rank", "local_rank", "world_size", "pid", "v_num", "run_id"};
    return isOneOf(normalName(name), kFacts);
}

bool isMetricName(std::string_view name)
{
    const std::string normal = normalName(name);
    const std::string_view text = normal;
    if (text.find("learning_rate") != text.npos || text.find("learning rate") != text.npos
        || text.find("grad_norm") != text.npos || text.starts_with("val_"))
        return true;
    for (std::size_t at = 0; at < text.size();) {
        if (!isWordCharacter(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && isWordCharacter(text[end]))
            ++end;
        const std::string_view word = text.substr(at, end - at);
        // "total_loss" and "train_loss" are words of their own, "trainloss" ends in one.
        if (isOneOf(word, kMetricWords) || word.ends_with("loss") || word.ends_with("accuracy"))
            return true;
        at = end;
    }
    return false;
}

} // namespace faultline::metrics
