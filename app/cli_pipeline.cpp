// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_pipeline_measure.h"
#include "app/cli_progress.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/pipeline/evidence/what_if.h"
#include "model/report/pipeline_report.h"
#include "model/report/plain_text.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace faultline::cli {

namespace {

constexpr std::string_view kPipeline = "pipeline";

using AskedSettings = std::vector<std::pair<std::string, std::string>>;

/// What --set says. A value that only one kind of loader refuses is refused with its training.
std::variant<AskedSettings, UsageError> wishesOf(const Arguments& arguments)
{
    const std::optional<std::string> text = arguments.value("--set");
    if (!text)
        return AskedSettings();
    Result<AskedSettings> wishes = pipeline::settingPairs(*text);
    if (!wishes)
        return UsageError{printable(toEnglish(wishes.error().detail))};
    if (wishes->empty())
        return UsageError{"--set needs KEY=VALUE"};
    for (const auto& [key, value] : *wishes) {
        pipeline::Setting tried;
        tried.kind = pipeline::LoaderKind::TfData; // takes all that a DataLoader takes
        const Result<void> done = pipeline::set(tried, key, value);
        if (!done)
            return UsageError{printable(toEnglish(done.error().detail))};
    }
    return *std::move(wishes);
}

Result<CaseAnalysisPtr> analysisOf(const CasePtr& data, const Arguments& arguments)
{
    const InterruptGuard guard;
    ProgressMonitor monitor(arguments.has("--quiet"), ProgressMonitor::Work::Judging);
    monitor.setTotal(analysisSteps(*data));
    return analyse(data, {}, monitor);
}

/// Nothing if it was interrupted.
std::optional<std::vector<pipeline::PipelineReport>> reportsOf(
    const std::vector<Training>& trainings, const std::optional<pipeline::PreviewCosts>& preview,
    const AskedSettings& wishes)
{
    const InterruptGuard guard;
    const ProgressMonitor monitor(true); // nothing is counted
    std::vector<pipeline::PipelineReport> reports;
    for (const Training& training : trainings) {
        if (std::optional<pipeline::InferredPipeline> inferred = pipeline::inferPipeline(
                training, {.preview = preview, .given = wishes, .monitor = &monitor}))
            reports.push_back(pipeline::reportPipeline(*std::move(inferred), wishes, &monitor));
    }
    if (monitor.isCancelled())
        return std::nullopt;
    return reports;
}

ExitCode runPipeline(const Arguments& arguments)
{
    if (arguments.has("--probe"))
        return printProbe();
    const auto asked = wishesOf(arguments);
    if (const auto* wrong = std::get_if<UsageError>(&asked))
        return complainUsage(kPipeline, wrong->message);
    const AskedSettings& wishes = std::get<AskedSettings>(asked);
    const Loaded loaded = loadPaths(kPipeline, arguments);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CasePtr& data = std::get<CasePtr>(loaded);
    const auto preview = measuredPreview(arguments);
    if (const auto* code = std::get_if<ExitCode>(&preview))
        return *code;
    const Result<CaseAnalysisPtr> analysis = analysisOf(data, arguments);
    if (!analysis) {
        complain("interrupted: nothing was simulated");
        return ExitCode::Interrupted;
    }
    noteIssues(*data, arguments, ReportListsIssues::No);
    const auto reports = reportsOf((*analysis)->trainings, std::get<0>(preview), wishes);
    if (!reports) {
        complain("interrupted: nothing was simulated");
        return ExitCode::Interrupted;
    }
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writePipelineJson(sink, *reports);
            else
                writePipelineText(sink, *reports, {.width = 100, .colour = wantsColour()});
        },
        ExitCode::Good);
}

} // namespace

Command pipelineCommand()
{
    std::vector<OptionSpec> options{
        {"--set", "", "KEY=VALUE,...",
         "simulate this setting: workers, prefetch, parallel_calls, persistent, pin_memory, "
         "in_order, fused, threads, decode_scale, cache (none, memory, disk), storage, cores, "
         "step_ms, batch, epoch (batches of it), shuffle"},
        {"--json", "", "", "print JSON (schema faultline/pipeline/1)"}};
    for (OptionSpec& option : measureOptions())
        options.push_back(std::move(option));
    return {
        .name = kPipeline,
        .synopsis = "PATH... [--set KEY=VALUE,...] [--measure FILE] [--json]",
        .summary = "what limits the speed of a training, and what other settings would give",
        .details =
            "Infers the input pipeline of each training from what its run left (a profiler trace,\n"
            "logged data_time, step times, samples of GPU and host, configurations), simulates "
            "it,\n"
            "and says what other settings would give, cheapest first. Every number names its "
            "source.\n"
            "Nothing is advised where the simulation misses the present speed by more than 15 %.\n"
            "Beside settings --set takes costs, by the names of the list of what was inferred:\n"
            "work_ms, element_ms, hand_over_ms, start_ms, cpu_share, decode_share, "
            "element_bytes,\nread_bytes, dataset_elements. "
            "What is not known of the run itself is taken from there as well.\n"
            "What one element takes can be measured here, with the run's own images and\n"
            "augmentation (--measure). With what --probe prints on the machine of the training\n"
            "(--decodes) it is brought to that machine; without, it is right within a factor of "
            "two.\n",
        .options = std::move(options),
        .examples = {"faultline-cli pipeline runs/june",
                     "faultline-cli pipeline runs/june --set workers=8,prefetch=4 --json",
                     "faultline-cli pipeline runs/june --measure args.yaml --decodes 560"},
        .run = runPipeline,
    };
}

} // namespace faultline::cli
