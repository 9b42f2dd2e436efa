// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"

#include "model/core/case_artifacts.h"
#include "model/core/location.h"
#include "model/demo/demo_files.h"
#include "model/io/cancel_scope.h"
#include "model/io/file_tree.h"
#include "model/io/remote/block_source.h"
#include "model/io/worker_pool.h"
#include "model/readers/assign_artifacts.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/dataset/config_datasets.h"
#include "model/readers/metrics/chosen_tables.h"
#include "model/readers/metrics/metrics_formats.h"
#include "model/readers/read_ahead.h"
#include "model/readers/read_file.h"
#include "model/readers/run_builder.h"
#include "model/readers/source_scan.h"

#include <algorithm>
#include <array>
#include <atomic>
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
        m_scanIssues = scan.issues.kept().size();
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
        // Publishing may take at most a tenth of the time. Whoever is told goes through all that
        // has been read by then, so the pauses grow with it.
        const Clock::duration pause = std::max<Clock::duration>(
            {kPublishInterval, 10 * (Clock::now() - begin), (begin - m_begin) / 8});
        const std::lock_guard lock(m_mutex);
        m_nextPublication = Clock::now() + pause;
    }

    void runFinished(std::size_t index, RunPtr run, std::vector<ArtifactFile> besides)
    {
        const std::lock_guard lock(m_mutex);
        addRunArtifacts(std::move(besides), run->id, m_base);
        m_runs[index] = std::move(run);
    }

    void artifactFinished(ArtifactFile file)
    {
        const std::lock_guard lock(m_mutex);
        addArtifactFile(std::move(file), m_base);
    }

    [[nodiscard]] CasePtr finish(bool complete)
    {
        const std::lock_guard lock(m_mutex);
        sortIssuesOfFiles();
        addDatasetsOfConfigs(m_base);
        for (const std::string& path : remote::takeChangedFiles())
            m_base.issues.add({.code = IssueCode::FileShrank,
                               .path = path,
                               .detail = FAULTLINE_TR_NOOP(
                                   "Errors", "another version of the object has taken its place")});
        return assemble(complete);
    }

private:
    static constexpr std::chrono::milliseconds kPublishInterval{200};

    /// Files came in the order in which threads were done with them; what is said of them has an
    /// order that is the same every time. What the scan said stays in front.
    void sortIssuesOfFiles()
    {
        std::vector<ImportIssue> kept = m_base.issues.kept();
        std::stable_sort(
            kept.begin() + static_cast<std::ptrdiff_t>(m_scanIssues), kept.end(),
            [](const ImportIssue& a, const ImportIssue& b) { return a.path < b.path; });
        std::array<std::uint64_t, kIssueCodeCount> counts{};
        for (std::size_t code = 0; code < counts.size(); ++code)
            counts[code] = m_base.issues.count(static_cast<IssueCode>(code));
        m_base.issues = ImportLog::restored(std::move(kept), counts, m_base.issues.bytesLost());
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
        sortRuns(data->runs);
        return data;
    }

    const LoadOptions& m_options;
    const Clock::time_point m_begin = Clock::now();
    std::mutex m_mutex;
    CaseData m_base;
    std::size_t m_scanIssues = 0; ///< the first of m_base.issues
    std::vector<RunPtr> m_runs;
    Clock::time_point m_nextPublication{}; // the first piece is published at once
};

/// Counts what was read before the reading began: archives are unpacked first.
class ScanMonitor final : public ReadMonitor {
public:
    explicit ScanMonitor(ReadMonitor& monitor) : m_monitor(monitor) {}

    void advance(std::uint64_t bytes) override
    {
        m_bytes += bytes;
        m_monitor.advance(bytes);
    }
    [[nodiscard]] bool isCancelled() const override { return m_monitor.isCancelled(); }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }

private:
    ReadMonitor& m_monitor;
    std::atomic<std::uint64_t> m_bytes{0};
};

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
                .path = paths.empty() ? std::string() : paths.front()};
    const auto& issues = data.issues.kept();
    const auto worst =
        std::max_element(issues.begin(), issues.end(), [](const auto& a, const auto& b) {
            return issueInfo(a.code).severity < issueInfo(b.code).severity;
        });
    if (worst != issues.end() && issueInfo(worst->code).severity >= IssueSeverity::Notice) {
        const IssueInfo& info = issueInfo(worst->code);
        error.code = worst->code == IssueCode::Unreadable ? ErrorCode::Io : ErrorCode::Corrupt;
        error.path = worst->path;
        const Translatable sentence{"Issues", info.sentence};
        const Translatable advice{"Issues", info.advice};
        if (worst->detail.empty())
            error.detail = {FAULTLINE_TR_NOOP("Errors", "%1. %2"), {sentence, advice}};
        else
            error.detail = {FAULTLINE_TR_NOOP("Errors", "%1: %2. %3"),
                            {sentence, worst->detail, advice}};
    } else if (data.otherFileCount > 0) {
        error.detail = {
            FAULTLINE_TR_NOOP("Errors",
                              "Nothing here that a training run leaves behind: no event file "
                              "(their names contain \"tfevents\"), no console or GPU log, no "
                              "configuration, no trace. %1 other file(s) were seen and left out."),
            {std::to_string(data.otherFileCount)}};
    } else {
        error.detail = FAULTLINE_TR_NOOP("Errors", "The folder is empty.");
    }
    return error;
}

/// All files in the order of reading, and which is the first of each run and each artifact.
ReadAhead filesAhead(const SourceScan& scan, std::vector<std::size_t>& firstFile)
{
    std::vector<ReadAhead::File> files;
    const auto add = [&files](const ScannedFile& file) {
        files.push_back({.location = file.path, .sizeBytes = file.sizeBytes});
    };
    for (const ScannedRun& run : scan.runs) {
        firstFile.push_back(files.size());
        std::for_each(run.files.begin(), run.files.end(), add);
    }
    for (const ScannedFile& file : scan.artifacts) {
        firstFile.push_back(files.size());
        add(file);
    }
    return {std::move(files), remote::Ahead::Begin};
}

Result<CasePtr> loadScanned(std::span<const std::string> sources, SourceScan scan,
                            ReadMonitor& monitor, const LoadOptions& options)
{
    if (options.onScanned)
        options.onScanned(scan.totalBytes);
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    CaseAssembler assembler(sources, scan, options);
    std::vector<std::size_t> firstFile;
    ReadAhead ahead = filesAhead(scan, firstFile);
    {
        WorkerPool pool(options.threads > 0 ? options.threads : cores);
        pool.parallelFor(scan.runs.size() + scan.artifacts.size(), [&](std::size_t i) {
            ahead.reached(firstFile[i]);
            if (i < scan.runs.size()) {
                std::vector<ArtifactFile> besides;
                RunPtr run = readRun(
                    scan.runs[i], monitor, pool,
                    [&](const RunBuilder& builder) { assembler.runGrew(i, builder); }, &besides);
                assembler.runFinished(i, std::move(run), std::move(besides));
            } else if (!monitor.isCancelled()) {
                assembler.artifactFinished(
                    readArtifactFile(scan.artifacts[i - scan.runs.size()], monitor, pool));
            }
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
    metrics::ChosenTables tables(options.tables); // its readers outlive the reading
    ScanMonitor scanMonitor(monitor);
    const CancelScope scope(&monitor);
    // Whatever is known of a store from before may be old; scanning says what failed.
    for (const std::string& path : paths) {
        if (const std::string root = normalisedUri(path); needsStore(root))
            (void)openRoot(root, scanMonitor);
    }
    SourceScan scan = scanSources(paths, scanMonitor, tables.readers());
    scan.totalBytes += scanMonitor.bytes();
    tables.splitRuns(scan, monitor);
    return loadScanned(paths, std::move(scan), monitor, options);
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
                            .id = ArtifactId(kDemoPath + path),
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
        const bool isOwnRun = metrics::isMetricsFormat(reader->info());
        ScannedRun& run = runs[isOwnRun ? path : folder];
        run.origin = metrics::originOf(reader->info());
        run.id = RunId(kDemoPath + (isOwnRun ? path : folder));
        run.name = isOwnRun ? path : folder;
        run.path = kDemoPath + folder;
        run.files.push_back(std::move(scanned));
    }
    for (auto& [name, run] : runs)
        scan.runs.push_back(std::move(run));
    const std::vector<std::string> sources{kDemoPath};
    return loadScanned(sources, std::move(scan), monitor, options);
}

} // namespace faultline
