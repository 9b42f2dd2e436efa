// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/read_file.h"

#include "model/core/case_artifacts.h"
#include "model/core/text_marker.h"
#include "model/readers/environment/console_environment.h"
#include "model/readers/run_builder.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kNothingRead =
    FAULTLINE_TR_NOOP("Sources", "gave nothing that could be used; its issues say why");

template <typename Pointer>
void insertByName(Pointer artifact, std::vector<Pointer>& into)
{
    const auto place = std::upper_bound(
        into.begin(), into.end(), artifact->name(),
        [](const std::string& name, const auto& other) { return name < other->name(); });
    into.insert(place, std::move(artifact));
}

template <typename Made>
void insertAll(std::vector<std::shared_ptr<Made>>& made,
               std::vector<std::shared_ptr<const Made>>& into)
{
    for (std::shared_ptr<Made>& artifact : made)
        insertByName(std::shared_ptr<const Made>(std::move(artifact)), into);
}

/// Reads the versions out of the console logs of a file.
std::vector<EnvironmentPtr> findVersions(const FileReport& report, const ReadArtifacts& found)
{
    std::vector<EnvironmentPtr> result;
    for (const auto& log : found.logs) {
        std::optional<Environment> versions = environmentOfConsole(*log);
        if (!versions)
            continue;
        versions->file.path = report.path;
        versions->file.id = partOf(report.id, ArtifactPart::Versions);
        versions->file.displayName = report.displayName;
        versions->part = ArtifactPart::Versions;
        versions->file.formatId = report.formatId;
        versions->file.recordCount = versions->facts.size();
        result.push_back(std::make_shared<const Environment>(std::move(*versions)));
    }
    return result;
}

void insertParts(ArtifactFile& file, CaseData& data)
{
    insertAll(file.found.logs, data.logs);
    insertAll(file.found.hardwareLogs, data.hardwareLogs);
    insertAll(file.found.configs, data.configs);
    insertAll(file.found.environments, data.environments);
    insertAll(file.found.profiles, data.profiles);
    for (EnvironmentPtr& versions : file.versions)
        insertByName(std::move(versions), data.environments);
}

/// Gives each kind of artifact in a file of a run its id and name.
ArtifactFile partsOfRun(const FileReport& report, ReadArtifacts found)
{
    ArtifactFile parts{.report = report, .found = std::move(found), .versions = {}};
    parts.report.issues = {};
    parts.report.sizeBytes = 0; // counted with the run
    parts.report.recordCount = 0;
    const auto name = [&](const auto& artifacts, ArtifactPart part) {
        for (const auto& artifact : artifacts) {
            artifact->file = parts.report;
            artifact->file.id = partOf(parts.report.id, part);
            artifact->part = part;
        }
    };
    parts.versions = findVersions(parts.report, parts.found);
    name(parts.found.logs, ArtifactPart::Console);
    name(parts.found.hardwareLogs, ArtifactPart::System);
    name(parts.found.configs, ArtifactPart::Settings);
    return parts;
}

} // namespace

void readFile(const ScannedFile& file, RunBuilder& builder, ReadMonitor& monitor, WorkerPool& pool,
              ReadArtifacts& artifacts)
{
    FileReport begun;
    begun.path = file.path;
    begun.id = file.id;
    begun.displayName = file.displayName;
    begun.formatId = file.reader->info().id;
    begun.sizeBytes = file.sizeBytes;
    builder.addFile(std::move(begun));
    FileReport& report = builder.currentFile();
    const Result<std::unique_ptr<ByteSource>> source = file.open();
    if (!source) {
        report.end = ReadEnd::Failed;
        report.issues.add({.code = IssueCode::Unreadable,
                           .path = file.path,
                           .offsetBytes = {},
                           .bytesLost = file.sizeBytes,
                           .detail = source.error().detail});
        return;
    }
    report.sizeBytes = source.value()->size();
    ReadContext context{
        .run = builder, .file = report, .monitor = monitor, .pool = pool, .artifacts = artifacts};
    const Result<ReadEnd> end = file.reader->read(*source.value(), context);
    report.end = end ? *end : ReadEnd::Failed;
}

RunPtr readRun(const ScannedRun& scanned, ReadMonitor& monitor, WorkerPool& pool,
               const std::function<void(const RunBuilder&)>& onGrown,
               std::vector<ArtifactFile>* besides)
{
    RunBuilder* self = nullptr;
    RunBuilder builder(scanned.name, scanned.path, [&] {
        if (onGrown)
            onGrown(*self);
    });
    self = &builder;
    builder.setId(scanned.id);
    builder.setOrigin(scanned.origin);
    for (const ScannedFile& file : scanned.files) {
        if (monitor.isCancelled())
            break;
        ReadArtifacts artifacts;
        readFile(file, builder, monitor, pool, artifacts);
        if (besides != nullptr)
            besides->push_back(partsOfRun(builder.currentFile(), std::move(artifacts)));
    }
    return builder.snapshot();
}

bool ArtifactFile::gaveNothing() const
{
    return found.logs.empty() && found.hardwareLogs.empty() && found.configs.empty()
           && found.environments.empty() && found.profiles.empty();
}

ArtifactFile readArtifactFile(const ScannedFile& file, ReadMonitor& monitor, WorkerPool& pool)
{
    ArtifactFile result;
    RunBuilder unused({}, {});
    readFile(file, unused, monitor, pool, result.found);
    result.report = std::move(unused.currentFile());
    result.versions = findVersions(result.report, result.found);
    const auto complete = [&](const auto& artifacts) {
        for (const auto& artifact : artifacts)
            artifact->file = result.report;
    };
    complete(result.found.logs);
    complete(result.found.hardwareLogs);
    complete(result.found.configs);
    complete(result.found.environments);
    complete(result.found.profiles);
    return result;
}

void addRunArtifacts(std::vector<ArtifactFile> files, const RunId& run, CaseData& data)
{
    for (ArtifactFile& file : files) {
        const auto note = [&](const auto& artifacts) {
            for (const auto& artifact : artifacts)
                data.runOfArtifact[artifact->id()] = run;
        };
        note(file.found.logs);
        note(file.found.hardwareLogs);
        note(file.found.configs);
        note(file.versions);
        insertParts(file, data);
    }
}

void addArtifactFile(ArtifactFile file, CaseData& data)
{
    data.issues.append(file.report.issues);
    if (file.gaveNothing()) {
        ++data.otherFileCount;
        data.otherFiles.push_back({file.report.path, kNothingRead});
    }
    insertParts(file, data);
}

void sortRuns(std::vector<RunPtr>& runs)
{
    std::stable_sort(runs.begin(), runs.end(), [](const auto& a, const auto& b) {
        const std::optional<double> startA = a->startTime();
        const std::optional<double> startB = b->startTime();
        if (startA.has_value() != startB.has_value())
            return startA.has_value(); // runs that never began come last
        if (startA != startB)
            return *startA < *startB;
        return std::tie(a->name, a->id) < std::tie(b->name, b->id);
    });
}

} // namespace faultline
