// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_progress.h"
#include "model/dataset/partial/merge_hashes.h"
#include "model/dataset/partial/partial_file.h"
#include "model/report/merge_report.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace faultline::cli {

namespace {

constexpr std::string_view kMergeCommand = "merge";

/// The files that can be read; says which cannot: their shards are missing then.
std::vector<PartialFile> openPartials(const std::vector<std::string>& paths)
{
    std::vector<PartialFile> files;
    for (const std::string& path : paths) {
        Result<PartialFile> file = PartialFile::open(path);
        if (file)
            files.push_back(std::move(*file));
        else
            complain(printable(file.error().message()));
    }
    return files;
}

/// Merges what goes together; a complaint about what does not, and then nothing is told.
std::optional<DatasetPartial> merged(const std::vector<PartialFile>& files)
{
    DatasetPartial all = files.front().partial();
    bool isGood = true;
    for (std::size_t i = 1; i < files.size(); ++i) {
        if (const Text why = whyNotMerged(all, files[i].partial()); !why.empty()) {
            complain(printable(files[i].path()) + ": " + printable(toEnglish(why)));
            isGood = false;
            continue;
        }
        mergeInto(all, files[i].partial());
    }
    return isGood ? std::optional(std::move(all)) : std::nullopt;
}

ExitCode runMerge(const Arguments& arguments)
{
    if (arguments.paths.empty() || arguments.has("--demo"))
        return complainUsage(kMergeCommand, "give the partials to merge");
    const std::optional<std::string> text = arguments.value("--expect");
    const std::optional<unsigned> expected =
        text ? parseNumber(*text, 1, kMostShards) : std::optional<unsigned>();
    if (!expected)
        return complainUsage(kMergeCommand,
                             "--expect takes the number of shards, from 1 to "
                                 + std::to_string(kMostShards)
                                 + ": without it a shard that is missing cannot be noticed");
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    if (const std::optional<std::string> wanted = arguments.value("--threads")) {
        const std::optional<unsigned> number = parseNumber(*wanted, 1, kMostThreads);
        if (!number)
            return complainUsage(kMergeCommand, "--threads takes a number from 1 to "
                                                    + std::to_string(kMostThreads));
        threads = *number;
    }
    const std::vector<PartialFile> files = openPartials(arguments.paths);
    if (files.empty())
        return ExitCode::NothingReadable;
    std::optional<DatasetPartial> all = merged(files);
    if (!all) {
        complain("nothing was merged");
        return ExitCode::Usage;
    }
    if (all->shardCount != *expected)
        return complainUsage(kMergeCommand, "these are shards of " + std::to_string(all->shardCount)
                                                + ", not of " + std::to_string(*expected));
    MergeReport report;
    report.nearBits = DefectThresholds().nearHashBits;
    if (all->hasPixels && !arguments.has("--no-duplicates")) {
        const InterruptGuard guard;
        ProgressMonitor monitor(arguments.has("--quiet"), ProgressMonitor::Work::Judging);
        report.near =
            findNearDuplicates(files, {.mostBits = report.nearBits, .threads = threads}, monitor);
        if (InterruptGuard::wasInterrupted()) {
            complain("interrupted");
            return ExitCode::Interrupted;
        }
    }
    report.partial = *std::move(all);
    const bool isComplete = missingShards(report.partial).empty();
    const bool isCritical = std::any_of(
        report.partial.defects.begin(), report.partial.defects.end(), [](const auto& one) {
            return one.second.count > 0 && one.second.severity == DefectSeverity::Critical;
        });
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeMergeJson(sink, report);
            else
                writeMergeText(sink, report);
        },
        isComplete && !isCritical ? ExitCode::Good : ExitCode::Critical);
}

} // namespace

Command mergeCommand()
{
    return {
        .name = kMergeCommand,
        .synopsis = "FILE... --expect N [--json]",
        .summary = "join the partials that dataset --shard wrote",
        .details = "Joins partials of one dataset, whoever made them and in whatever order: the "
                   "same report\ncomes of 1, 8 or 64 shards. With pixels, near duplicates are "
                   "looked for among all of\nthem. A shard that is missing or cannot be read is "
                   "named, and the exit code is 1.\nPartials of another dataset, version or "
                   "option, and a shard twice, are refused.\n",
        .options = {{"--expect", "", "N", "how many shards there must be"},
                    {"--no-duplicates", "", "", "do not look for near duplicates"},
                    {"--json", "", "", "print JSON (schema faultline/dataset/1)"}},
        .examples = {"faultline-cli dataset data/ --pixels --shard 0/64 --partial part-0",
                     "faultline-cli merge part-* --expect 64 --json"},
        .run = runMerge,
    };
}

} // namespace faultline::cli
