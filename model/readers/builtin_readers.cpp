// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/builtin_readers.h"

#include "model/readers/config/config_tree_reader.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/console/cloud_log_reader.h"
#include "model/readers/console/console_log_reader.h"
#include "model/readers/environment/environment_reader.h"
#include "model/readers/hardware/monitor_readers.h"
#include "model/readers/hardware/smi_readers.h"
#include "model/readers/metrics/folder_formats.h"
#include "model/readers/metrics/mlflow_reader.h"
#include "model/readers/metrics/table_guess.h"
#include "model/readers/metrics/table_reader.h"
#include "model/readers/metrics/wandb_reader.h"
#include "model/readers/network/folder_formats.h"
#include "model/readers/network/graph_def_reader.h"
#include "model/readers/network/onnx_reader.h"
#include "model/readers/recorded/recorded_run_reader.h"
#include "model/readers/sniffing.h"
#include "model/readers/text_lines.h"
#include "model/readers/tfevents/tfevents_reader.h"
#include "model/readers/trace/chrome_trace_reader.h"
#include "model/readers/trace/tf_profile_readers.h"
#include "model/readers/trace/torch_snapshot_reader.h"
#include "model/readers/trace/xplane_reader.h"

#include <algorithm>
#include <array>
#include <vector>

namespace faultline {

std::span<const std::unique_ptr<const FormatReader>> builtinReaders()
{
    static const std::vector<std::unique_ptr<const FormatReader>> kReaders = [] {
        std::vector<std::unique_ptr<const FormatReader>> readers;
        readers.push_back(makeTfEventsReader());
        readers.push_back(makeWandbReader());
        readers.push_back(makeRecordedRunReader());
        readers.push_back(makeChromeTraceReader());
        readers.push_back(makeTorchSnapshotReader());
        readers.push_back(makeXPlaneReader());
        readers.push_back(makeTfTraceReader());
        readers.push_back(makeTfMemoryProfileReader());
        readers.push_back(makeXProfPagesReader());
        readers.push_back(makeOnnxReader());
        readers.push_back(makeGraphDefReader());
        readers.push_back(makePipelineConfigReader());
        readers.push_back(makeLabelMapReader());
        readers.push_back(makeEnvironmentReader());
        readers.push_back(makeGpuCsvReader());
        readers.push_back(makeSmiTableReader());
        readers.push_back(makeCloudLogReader());
        readers.push_back(makeConsoleLogReader());
        readers.push_back(makeDmonReader());
        readers.push_back(makeDcgmReader());
        readers.push_back(makeHostStatsReader());
        readers.push_back(makeMlflowReader());
        readers.push_back(makeTrainerStateReader());
        readers.push_back(makeMetricsJsonReader());
        readers.push_back(makeMetricsCsvReader());
        readers.push_back(makeConfigTreeReader());
        std::stable_sort(readers.begin(), readers.end(), [](const auto& a, const auto& b) {
            return a->info().order < b->info().order;
        });
        return readers;
    }();
    return kReaders;
}

std::span<const std::unique_ptr<const FolderFormat>> builtinFolderFormats()
{
    static const std::vector<std::unique_ptr<const FolderFormat>> kFormats = [] {
        std::vector<std::unique_ptr<const FolderFormat>> formats;
        formats.push_back(makeMlflowFolder());
        formats.push_back(makeWandbFolder());
        formats.push_back(makeTrainerCheckpointsFolder());
        formats.push_back(makeSavedModelFolder());
        formats.push_back(makeTensorFlowCheckpointsFolder());
        return formats;
    }();
    return kFormats;
}

const FormatReader* readerFor(std::string_view fileName, std::span<const std::byte> head)
{
    for (const auto& reader : builtinReaders()) {
        if (reader->sniff(fileName, head))
            return reader.get();
    }
    return nullptr;
}

/// A table of numbers that its user opens is read by what its columns seem to be, though nothing
/// says that it is of a training; in a folder it would be passed over.
static const FormatReader* readerForGivenTable(std::string_view fileName,
                                               std::span<const std::byte> head)
{
    constexpr std::array kEndings{std::string_view(".csv"), std::string_view(".tsv"),
                                  std::string_view(".jsonl"), std::string_view(".ndjson")};
    const bool isNamed =
        std::any_of(kEndings.begin(), kEndings.end(),
                    [fileName](std::string_view ending) { return hasExtension(fileName, ending); });
    if (!isNamed)
        return nullptr;
    const metrics::TableGuess guess =
        metrics::guessTable(decodedHead(head), head.size() < kSniffBytes);
    if (!guess.hasMetrics() || !guess.hasHeader)
        return nullptr;
    return readerOfId(guess.isJson ? "metrics-jsonl" : "metrics-csv");
}

const FormatReader* readerForGivenFile(std::string_view fileName, std::span<const std::byte> head)
{
    if (const FormatReader* reader = readerFor(fileName, head))
        return reader;
    if (!looksLikeText(head))
        return nullptr;
    if (const FormatReader* reader = readerForGivenTable(fileName, head))
        return reader;
    return readerOfOutput();
}

const FormatReader* readerOfOutput()
{
    return readerOfId("console-log");
}

const FormatReader* readerOfId(std::string_view id)
{
    for (const auto& reader : builtinReaders()) {
        if (reader->info().id == id)
            return reader.get();
    }
    return nullptr;
}

} // namespace faultline
