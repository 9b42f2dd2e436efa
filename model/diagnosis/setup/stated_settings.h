// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/console_log.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/setup/printed_settings.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A setting as the files of a training state it: a field of any of its configurations, whatever
/// the framework, what the program printed when it began, or a value that it logged and never
/// changed.
struct StatedSetting {
    std::string name;  ///< as written, without what it is nested in
    std::string value; ///< without quotes
    std::string group; ///< what it is nested in, as far as allSettings() and printed ones know
    ConfigDocumentPtr config;       ///< null: printed or logged
    std::size_t node = 0;           ///< of `config`
    ConsoleLogPtr log;              ///< null: configured or logged
    std::size_t line = 0;           ///< of `log`
    const Signal* signal = nullptr; ///< not null: logged; neither `config` nor `log`

    [[nodiscard]] std::optional<double> number() const;
    /// Where it stands.
    [[nodiscard]] Evidence evidence(Text caption) const;
    /// Another value in its place; none if it was only printed or logged.
    [[nodiscard]] std::vector<ConfigEdit> edits(std::string other) const;
};

/// The setting of one of these names (lower case, words joined by "_"), the first name that is
/// stated at all first, configurations before what was printed.
[[nodiscard]] std::optional<StatedSetting> statedSetting(
    const Training& training, std::initializer_list<std::string_view> names);
/// The same of a positive number.
[[nodiscard]] std::optional<StatedSetting> statedNumber(
    const Training& training, std::initializer_list<std::string_view> names);
/// The names of a list that is parted by blanks.
[[nodiscard]] std::vector<std::string_view> settingNames(std::string_view parted);

/// How many examples a batch has.
[[nodiscard]] std::optional<StatedSetting> statedBatch(const Training& training);
/// What the number of batches that an update is made of is called, parted by blanks.
inline constexpr std::string_view kAccumulationNames =
    "gradient_accumulation_steps accumulate_grad_batches accum_iter accumulation_steps accumulate "
    "grad_accum gradient_accumulation accum_steps accumulate_gradient update_freq iter_size "
    "grad_accum_steps accumulative_counts";
[[nodiscard]] std::optional<StatedSetting> statedAccumulation(const Training& training);

/// Every setting of a wanted name (as of settingName()) that is stated: of configurations, of what
/// was printed, and of series that hold one value throughout ("train/clip_range").
[[nodiscard]] std::vector<StatedSetting> allSettings(
    const Training& training, const std::function<bool(const std::string&)>& isWanted);

/// How many classes or words a model chooses among, by configurations, label maps, datasets and
/// what was printed: every number that is stated, ascending.
[[nodiscard]] std::vector<std::size_t> statedClassCounts(const Training& training);

/// How an optimizer takes a learning rate.
enum class OptimizerFamily {
    Unknown,
    Sgd,      ///< steps in proportion to the gradient
    Adaptive, ///< Adam and its kind: steps of the size of the rate
};

/// The learning rate that a training used.
struct UsedRate {
    double peak = 0.0;      ///< the highest that was logged, else as stated
    bool isConstant = true; ///< as far as it was logged
    OptimizerFamily family = OptimizerFamily::Unknown;
    std::string optimizer; ///< what names it, as of settingName(); empty: nothing does
    std::optional<StatedSetting> stated;
    const Signal* logged = nullptr;

    /// "@rate" or the field of the user's own file.
    [[nodiscard]] ConfigEdit edit(std::string value) const;
};
/// Nothing if it was neither logged nor stated.
[[nodiscard]] std::optional<UsedRate> usedRate(const Training& training);
/// One that trainings begin with every day; false if it is not known.
[[nodiscard]] bool isUsual(const std::optional<UsedRate>& rate);

/// Whether the files name weights to begin from: a checkpoint, a pretrained model.
[[nodiscard]] bool beginsFromWeights(const Training& training);

/// Images or examples of the two parts of a dataset, where the program printed both in one line.
struct PrintedSplits {
    double train = 0.0;
    double validation = 0.0;
    ConsoleLogPtr log;
    std::size_t line = 0;
};
[[nodiscard]] std::optional<PrintedSplits> printedSplits(const Training& training);

} // namespace faultline
