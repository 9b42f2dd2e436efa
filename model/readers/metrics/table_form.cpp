// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/table_form.h"

#include "model/readers/metric_names.h"

#include <algorithm>
#include <array>

namespace faultline::metrics {

namespace {

bool has(const TableGuess& guess, std::string_view name)
{
    return guess.find(name) != TableGuess::npos;
}

/// The header of what TensorBoard lets its users download of a chart.
bool isTensorBoardExport(const TableGuess& guess)
{
    return guess.columns.size() == 3 && guess.columns[0].name == "Wall time"
           && guess.columns[1].name == "Step" && guess.columns[2].name == "Value";
}

} // namespace

bool isMetricsTable(const TableGuess& guess)
{
    if (!guess.hasHeader || guess.columns.size() < 2)
        return false;
    // Of a training that died in its first epoch there is only the header.
    const bool hasStep =
        guess.rows.empty()
            ? std::any_of(guess.columns.begin(), guess.columns.end(),
                          [](const TableColumn& column) { return stepRank(column.name) > 0; })
            : guess.step != TableGuess::npos;
    if (isTensorBoardExport(guess))
        return hasStep;
    return hasStep
           && std::any_of(guess.columns.begin(), guess.columns.end(),
                          [](const TableColumn& column) {
                              return column.role == ColumnRole::Metric && isMetricName(column.name);
                          });
}

std::size_t runColumnOf(const TableGuess& guess)
{
    static constexpr std::array<std::string_view, 11> kNames{
        "run",      "run_name", "run name",   "run_id",          "runid",   "run id",
        "run_uuid", "trial",    "experiment", "experiment_name", "trial_id"};
    for (std::size_t i = 0; i < guess.columns.size(); ++i) {
        const std::string name = normalName(guess.columns[i].name);
        if (guess.columns[i].type == ColumnType::Text
            && std::find(kNames.begin(), kNames.end(), name) != kNames.end())
            return i;
    }
    return TableGuess::npos;
}

TableDoubt doubtOf(const TableGuess& guess)
{
    constexpr std::size_t kFewestRows = 3;
    const auto numbers =
        std::count_if(guess.columns.begin(), guess.columns.end(), [](const TableColumn& column) {
            return column.type == ColumnType::Whole || column.type == ColumnType::Real;
        });
    if (guess.rows.size() < kFewestRows || guess.columns.size() < 2 || numbers == 0)
        return TableDoubt::None;
    if (!isMetricsTable(guess))
        return numbers >= 2 ? TableDoubt::NotRecognised : TableDoubt::None;
    return runColumnOf(guess) == TableGuess::npos ? TableDoubt::None : TableDoubt::SeveralRuns;
}

std::string_view writerOf(const TableGuess& guess)
{
    if (guess.isJson) {
        if (has(guess, "mode") && has(guess, "epoch") && has(guess, "iter"))
            return "MMCV";
        if (has(guess, "iteration") && has(guess, "total_loss"))
            return "Detectron2";
        return has(guess, "step") && has(guess, "iter") && has(guess, "data_time")
                   ? std::string_view("MMEngine")
                   : std::string_view();
    }
    if (isTensorBoardExport(guess))
        return "TensorBoard";
    if (has(guess, "epoch")
        && (has(guess, "train/box_loss") || has(guess, "x/lr0") || has(guess, "lr/pg0")
            || has(guess, "metrics/accuracy_top1")))
        return "Ultralytics";
    if (has(guess, "epoch") && has(guess, "step"))
        return "Lightning CSVLogger";
    if (has(guess, "time/total_timesteps"))
        return "Stable-Baselines3";
    return guess.find("epoch") == 0 ? std::string_view("Keras CSVLogger") : std::string_view();
}

void nameByFile(TableGuess& guess, std::string_view path)
{
    if (!isTensorBoardExport(guess))
        return;
    constexpr std::string_view kMark = "-tag-";
    const std::string_view file = path.substr(path.rfind('/') + 1);
    const std::size_t mark = file.find(kMark);
    if (mark == std::string_view::npos)
        return;
    std::string_view tag = file.substr(mark + kMark.size());
    tag = tag.substr(0, tag.rfind(".csv"));
    if (!tag.empty())
        guess.columns[2].name = tag;
}

Text stepsFrom(const std::string& column)
{
    return {FAULTLINE_TR_NOOP("Readers", "Steps: \"%1\"."), {column}};
}

Text describedWithoutTimes(Text steps)
{
    return {FAULTLINE_TR_NOOP("Readers", "%1 Times: none are told."), {std::move(steps)}};
}

Text descriptionOf(const TableGuess& guess)
{
    Text steps = guess.step == TableGuess::npos
                     ? Text{FAULTLINE_TR_NOOP("Readers", "Steps: the rows, counted from 0."), {}}
                     : stepsFrom(guess.columns[guess.step].name);
    if (guess.time == TableGuess::npos || guess.timeKind == TimeKind::None)
        return describedWithoutTimes(std::move(steps));

    Translatable sentence = FAULTLINE_TR_NOOP("Readers", "%1 Times: \"%2\".");
    if (guess.timeKind == TimeKind::Relative)
        sentence = FAULTLINE_TR_NOOP("Readers", "%1 Times: \"%2\", seconds since the start.");
    else if (guess.timeKind == TimeKind::Local)
        sentence = FAULTLINE_TR_NOOP("Readers", "%1 Times: \"%2\", without a zone, read as UTC.");
    return {sentence, {std::move(steps), guess.columns[guess.time].name}};
}

} // namespace faultline::metrics
