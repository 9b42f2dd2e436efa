// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"

#include "model/core/case_artifacts.h"
#include "model/demo/demo_files.h"
#include "model/readers/assign_artifacts.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/dataset/config_datasets.h"
#include "model/readers/environment/console_environment.h"
#include "model/readers/run_builder.h"
#include "model/readers/source_scan.h"
#include "model/readers/worker_pool.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

namespace faultline {

namespace {

using Clock = std::chrono::steady_clock;

/// Keeps the newest snapshot of each run and hands out the case as it stands.
class CaseAssembler {
public:
    CaseAssembler(std::span<const std::string> sources, SourceScan& scan,
                  const LoadOptions& options)
        : m_options(options), m_runs(scan.runs.size())
    {
        m_base.sources.assign(sources.begin(), sources.end());
        m_base.issues = scan.issues;
        m_base.otherFiles = scan.otherFiles;
        m_base.otherFileCount = scan.otherFileCount;
        m_base.datasets.assign(scan.datasets.begin(), scan.datasets.end());
    }

    /// Called by the thread that reads run `index`, as often as it likes.
    void runGrew(std::size_t index, const RunBuilder& builder)
    {
        if (!m_options.onPartial)
            return;
        {
            const std::lock_guard lock(m_mutex);
            if (Clock::now() < m_nextPublication)
                return;
            m_nextPublication = Clock::time_point::max(); // this thread publishes, nobody else
        }
        const Clock::time_point begin = Clock::now();
        RunPtr snapshot = builder.snapshot();
        CasePtr data;
        {
            const std::lock_guard lock(m_mutex);
            m_runs[index] = std::move(snapshot);
            data = assemble(false);
        }
        m_options.onPartial(std::move(data));
        // Publishing may take at most a tenth of the time.
        const Clock::duration pause =
            std::max<Clock::duration>(kPublishInterval, 10 * (Clock::now() - begin));
        const std::lock_guard lock(m_mutex);
        m_nextPublication = Clock::now() + pause;
    }

    void runFinished(std::size_t index, RunPtr run)
    {
        const std::lock_guard lock(m_mutex);
        m_runs[index] = std::move(run);
    }

    /// What a console log says about versions, besides the log itself.
    void environmentFound(EnvironmentPtr environment)
    {
        const std::lock_guard lock(m_mutex);
        insert(std::move(environment), m_base.environments);
    }

    void artifactFinished(const FileReport& report, ReadArtifacts& found)
    {
        const std::lock_guard lock(m_mutex);
        const std::size_t before = m_base.artifactCount();
        take(found.logs, m_base.logs, report);
        take(found.hardwareLogs, m_base.hardwareLogs, report);
        take(found.configs, m_base.configs, report);
        take(found.environments, m_base.environments, report);
        take(found.profiles, m_base.profiles, report);
        m_base.issues.append(report.issues);
        if (m_base.artifactCount() == before) {
            ++m_base.otherFileCount;
            m_base.otherFiles.push_back({report.path, kNothingRead});
        }
    }

    [[nodiscard]] CasePtr finish(bool complete)
    {
        const std::lock_guard lock(m_mutex);
        addDatasetsOfConfigs(m_base);
        return assemble(complete);
    }

private:
    static constexpr std::chrono::milliseconds kPublishInterval{200};
    static constexpr std::string_view kNothingRead =
        FAULTLINE_TR_NOOP("Sources", "gave nothing that could be used; its issues say why");

    template <typename Made>
    static void take(std::vector<std::shared_ptr<Made>>& made,
                     std::vector<std::shared_ptr<const Made>>& into, const FileReport& report)
    {
        for (std::shared_ptr<Made>& artifact : made) {
            artifact->file = report;
            insert(std::shared_ptr<const Made>(std::move(artifact)), into);
        }
    }

    template <typename Pointer>
    static void insert(Pointer artifact, std::vector<Pointer>& into)
    {
        const auto place = std::upper_bound(
            into.begin(), into.end(), artifact->name(),
            [](const std::string& name, const auto& other) { return name < other->name(); });
        into.insert(place, std::move(artifact));
    }

    CasePtr assemble(bool complete)
    {
        auto data = std::make_shared<CaseData>(m_base);
        data->isComplete = complete;
        for (const RunPtr& run : m_runs) {
            if (!run)
                continue;
            for (const FileReport& file : run->files)
                data->issues.append(file.issues);
            data->runs.push_back(run);
        }
        assignArtifacts(*data);
        std::stable_sort(data->runs.begin(), data->runs.end(), [](const auto& a, const auto& b) {
            const std::optional<double> startA = a->startTime();
            const std::optional<double> startB = b->startTime();
            if (startA.has_value() != startB.has_value())
                return startA.has_value(); // runs that never began come last
            if (startA != startB)
                return *startA < *startB;
            return a->name < b->name;
        });
        return data;
    }

    const LoadOptions& m_options;
    std::mutex m_mutex;
    CaseData m_base;
    std::vector<RunPtr> m_runs;
    Clock::time_point m_nextPublication{}; // the first piece is published at once
};

void readFile(const ScannedFile& file, RunBuilder& builder, ReadMonitor& monitor, WorkerPool& pool,
              ReadArtifacts& artifacts)
{
    FileReport begun;
    begun.path = file.path;
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

void readRun(std::size_t index, const ScannedRun& scanned, CaseAssembler& assembler,
             ReadMonitor& monitor, WorkerPool& pool)
{
    RunBuilder* self = nullptr;
    RunBuilder builder(scanned.name, scanned.path, [&] { assembler.runGrew(index, *self); });
    self = &builder;
    ReadArtifacts artifacts;
    for (const ScannedFile& file : scanned.files) {
        if (monitor.isCancelled())
            break;
        readFile(file, builder, monitor, pool, artifacts);
    }
    assembler.runFinished(index, builder.snapshot());
}

/// Reads the versions out of the console logs of a file.
void findVersions(const FileReport& report, const ReadArtifacts& found, CaseAssembler& assembler)
{
    for (const auto& log : found.logs) {
        std::optional<Environment> versions = environmentOfConsole(*log);
        if (!versions)
            continue;
        versions->file.path = report.path;
        versions->file.displayName = report.displayName + " (versions)";
        versions->file.formatId = report.formatId;
        versions->file.recordCount = versions->facts.size();
        assembler.environmentFound(std::make_shared<const Environment>(std::move(*versions)));
    }
}

void readArtifact(const ScannedFile& file, CaseAssembler& assembler, ReadMonitor& monitor,
                  WorkerPool& pool)
{
    if (monitor.isCancelled())
        return;
    RunBuilder unused({}, {});
    ReadArtifacts found;
    readFile(file, unused, monitor, pool, found);
    findVersions(unused.currentFile(), found, assembler);
    assembler.artifactFinished(unused.currentFile(), found);
}

/// Whether any file gave anything.
bool isReadable(const CaseData& data)
{
    if (data.artifactCount() > 0)
        return true;
    return std::any_of(data.runs.begin(), data.runs.end(), [](const RunPtr& run) {
        return std::any_of(run->files.begin(), run->files.end(),
                           [](const FileReport& file) { return file.end != ReadEnd::Failed; });
    });
}

Error nothingReadable(std::span<const std::string> paths, const CaseData& data)
{
    Error error{.code = ErrorCode::UnknownFormat,
                .path = paths.empty() ? std::string() : paths.front(),
                .offsetBytes = {},
                .detail = {}};
    const auto& issues = data.issues.kept();
    const auto worst =
        std::max_element(issues.begin(), issues.end(), [](const auto& a, const auto& b) {
            return issueInfo(a.code).severity < issueInfo(b.code).severity;
        });
    if (worst != issues.end() && issueInfo(worst->code).severity >= IssueSeverity::Notice) {
        const IssueInfo& info = issueInfo(worst->code);
        error.code = worst->code == IssueCode::Unreadable ? ErrorCode::Io : ErrorCode::Corrupt;
        error.path = worst->path;
        error.detail = std::string(info.sentence);
        if (!worst->detail.empty())
            error.detail += ": " + worst->detail;
        error.detail += ". " + std::string(info.advice);
    } else if (data.otherFileCount > 0) {
        error.detail = "Nothing here that a training run leaves behind: no event file (their names "
                       "contain \"tfevents\"), no console or GPU log, no configuration, no trace. "
                       + std::to_string(data.otherFileCount)
                       + " other file(s) were seen and left out.";
    } else {
        error.detail = "The folder is empty.";
    }
    return error;
}

Result<CasePtr> loadScanned(std::span<const std::string> sources, SourceScan scan,
                            ReadMonitor& monitor, const LoadOptions& options)
{
    if (options.onScanned)
        options.onScanned(scan.totalBytes);
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    CaseAssembler assembler(sources, scan, options);
    {
        WorkerPool pool(options.threads > 0 ? options.threads : cores);
        pool.parallelFor(scan.runs.size() + scan.artifacts.size(), [&](std::size_t i) {
            if (i < scan.runs.size())
                readRun(i, scan.runs[i], assembler, monitor, pool);
            else
                readArtifact(scan.artifacts[i - scan.runs.size()], assembler, monitor, pool);
        });
    }
    CasePtr data = assembler.finish(!monitor.isCancelled());
    if (!isReadable(*data) && !monitor.isCancelled())
        return nothingReadable(sources, *data);
    return data;
}

} // namespace

Result<CasePtr> loadCase(std::span<const std::string> paths, ReadMonitor& monitor,
                         const LoadOptions& options)
{
    if (paths.size() == 1 && paths.front() == kDemoPath)
        return loadDemoCase(monitor, options);
    return loadScanned(paths, scanSources(paths, monitor), monitor, options);
}

Result<CasePtr> loadDemoCase(ReadMonitor& monitor, const LoadOptions& options)
{
    SourceScan scan;
    std::map<std::string, ScannedRun> runs;
    for (const DemoFile& file : demoFiles()) {
        const std::string path(file.path);
        const std::size_t slash = path.rfind('/');
        const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash);
        const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
        const FormatReader* reader =
            readerFor(name, file.bytes.first(std::min(file.bytes.size(), kSniffBytes)));
        if (!reader) {
            ++scan.otherFileCount;
            scan.otherFiles.push_back({kDemoPath + path, {}});
            continue;
        }
        scan.totalBytes += file.bytes.size();
        ScannedFile scanned{.path = kDemoPath + path,
                            .displayName = path,
                            .reader = reader,
                            .sizeBytes = file.bytes.size(),
                            .open = [file, path]() -> Result<std::unique_ptr<ByteSource>> {
                                return openMemory(kDemoPath + path, file.bytes);
                            }};
        if (reader->info().kind != ArtifactKind::Run) {
            scan.artifacts.push_back(std::move(scanned));
            continue;
        }
        ScannedRun& run = runs[folder];
        run.name = folder;
        run.path = kDemoPath + folder;
        run.files.push_back(std::move(scanned));
    }
    for (auto& [name, run] : runs)
        scan.runs.push_back(std::move(run));
    const std::vector<std::string> sources{kDemoPath};
    return loadScanned(sources, std::move(scan), monitor, options);
}

} // namespace faultline
