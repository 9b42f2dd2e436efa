// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparam_records.h"

#include "model/core/config_document.h"
#include "model/summaries/read_summary.h"

#include <algorithm>
#include <array>
#include <set>

namespace faultline {

namespace {

/// The plugin's messages are a few kilobytes; more than this is no list of settings.
constexpr std::uint64_t kMostMessageBytes = 16U << 20;

/// Kinds that say how a training was set up, the ones that say it best first.
constexpr std::array kKinds{ConfigKind::Lightning,   ConfigKind::Ultralytics,
                            ConfigKind::MmDetection, ConfigKind::PipelineConfig,
                            ConfigKind::Yaml,        ConfigKind::Json};

std::size_t rankOf(ConfigKind kind)
{
    return static_cast<std::size_t>(std::find(kKinds.begin(), kKinds.end(), kind) - kKinds.begin());
}

/// Tells values that were read from others; empty if there are none.
std::string sourceOf(const Run& run)
{
    std::string source;
    for (const auto& [tag, blobs] : run.blobs) {
        if (blobs.kind != TagKind::Hparams || blobs.items.empty())
            continue;
        const BlobRef& last = blobs.items[blobs.items.size() - 1];
        if (last.file < run.files.size())
            source += run.files[last.file].path;
        source +=
            ':' + std::to_string(last.record) + ':' + std::to_string(blobs.items.size()) + '\n';
    }
    return source;
}

void take(RunHparams& record, HparamMessage&& message)
{
    if (auto* experiment = std::get_if<HparamExperiment>(&message))
        record.experiment = std::move(*experiment);
    else if (auto* start = std::get_if<HparamSessionStart>(&message))
        record.start = std::move(*start);
    else
        record.end = std::get<HparamSessionEnd>(message);
}

/// The last value of each tag; one that cannot be read leaves the one before.
RunHparams readLogged(const Run& run)
{
    RunHparams record;
    record.source = sourceOf(run);
    for (const auto& [tag, blobs] : run.blobs) {
        if (blobs.kind != TagKind::Hparams)
            continue;
        for (std::size_t i = blobs.items.size(); i > 0; --i) {
            const Result<std::string> value =
                readSummary(run, blobs.items[i - 1], kMostMessageBytes);
            Result<HparamMessage> message =
                value ? hparamsOfSummary(*value) : Result<HparamMessage>(value.error());
            if (message) {
                take(record, std::move(*message));
                break;
            }
            Error error = message.error();
            if (error.path.empty())
                error.path = run.name + " " + tag;
            record.errors.push_back(std::move(error));
        }
    }
    return record;
}

/// The configuration that says best how the training of a run was set up, or nullptr.
const ConfigDocument* configOf(const CaseData& data, const RunId& run)
{
    const ConfigDocument* best = nullptr;
    for (const auto& config : data.configs) {
        if (rankOf(config->kind) < kKinds.size() && data.runOf(config->id()) == run
            && (best == nullptr || rankOf(config->kind) < rankOf(best->kind)))
            best = config.get();
    }
    return best;
}

RunHparams readConfig(const ConfigDocument& config)
{
    RunHparams record;
    record.config = config.name();
    HparamSessionStart& start = record.start.emplace();
    for (std::size_t i = 1; i < config.nodes.size(); ++i) {
        const ConfigNode& node = config.nodes[i];
        const bool isWritten = node.state == FieldState::Set || node.state == FieldState::Unknown
                               || node.state == FieldState::Conflict;
        if (node.isGroup || !isWritten)
            continue;
        std::optional<HparamValue> value = hparamFromText(node.value);
        if (!value)
            continue;
        if (start.hparams.size() < kMostHparams)
            start.hparams.insert_or_assign(config.path(i), std::move(*value));
        else
            ++record.leftOut;
    }
    return record;
}

} // namespace

HparamRecords readHparams(const CaseData& data, ReadMonitor& monitor, const HparamRecords& known)
{
    HparamRecords records;
    for (const RunPtr& run : data.runs) {
        if (monitor.isCancelled())
            return records;
        const std::string source = sourceOf(*run);
        if (source.empty())
            continue;
        const auto same = known.find(run->name);
        const bool isKnown = same != known.end() && same->second.source == source;
        records.emplace(run->name, isKnown ? same->second : readLogged(*run));
    }
    std::vector<const Run*> silent; // known before the first configuration makes a session
    for (const RunPtr& run : data.runs) {
        if (sessionOf(records, run->name).empty())
            silent.push_back(run.get());
    }
    for (const Run* run : silent) {
        const ConfigDocument* config = configOf(data, run->id);
        if (config == nullptr)
            continue;
        RunHparams fallback = readConfig(*config);
        if (fallback.start->hparams.empty())
            continue;
        RunHparams& record = records[run->name];
        record.start = std::move(fallback.start);
        record.config = std::move(fallback.config);
        record.leftOut = fallback.leftOut;
    }
    return records;
}

std::size_t countHparamSources(const CaseData& data)
{
    const auto logged = std::count_if(data.runs.begin(), data.runs.end(), [](const RunPtr& run) {
        return run->blobs.contains("_hparams_/session_start_info");
    });
    if (logged > 0)
        return static_cast<std::size_t>(logged);
    std::set<RunId> configured;
    for (const auto& config : data.configs) {
        const RunId& run = data.runOf(config->id());
        if (rankOf(config->kind) < kKinds.size() && !run.empty())
            configured.insert(run);
    }
    // One run has nothing to be compared with: its configuration has a page of its own.
    return configured.size() > 1 ? configured.size() : 0;
}

std::string_view sessionOf(const HparamRecords& records, std::string_view run)
{
    const auto isSession = [&records](std::string_view name) {
        const auto it = records.find(name);
        return it != records.end() && it->second.start.has_value();
    };
    for (std::string_view name = run; !name.empty();) {
        if (isSession(name))
            return records.find(name)->first;
        const std::size_t slash = name.rfind('/');
        name = slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
    }
    // The opened folder itself is above every run but is in no path.
    return isSession(".") ? std::string_view(records.find(".")->first) : std::string_view();
}

std::optional<HparamValue> hparamOf(const HparamRecords& records, std::string_view run,
                                    std::string_view name)
{
    const auto record = records.find(sessionOf(records, run));
    if (record == records.end() || !record->second.start)
        return std::nullopt;
    const auto& hparams = record->second.start->hparams;
    const auto value = hparams.find(std::string(name));
    return value == hparams.end() ? std::nullopt : std::optional(value->second);
}

std::vector<std::string> hparamNames(const HparamRecords& records)
{
    std::set<std::string> names;
    for (const auto& [run, record] : records) {
        if (!record.start)
            continue;
        for (const auto& [name, value] : record.start->hparams)
            names.insert(name);
    }
    return {names.begin(), names.end()};
}

} // namespace faultline
