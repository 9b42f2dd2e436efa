// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_partial.h"
#include "app/cli_progress.h"
#include "model/core/location.h"
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/defects/picture_scan.h"
#include "model/dataset/load_dataset.h"
#include "model/dataset/repair/repair_plan.h"
#include "model/dataset/repair/write_repaired.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/dataset/find_datasets.h"
#include "model/report/dataset_report.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>

namespace faultline::cli {

namespace {

constexpr std::string_view kDatasetCommand = "dataset";
constexpr std::size_t kDecodeSample = 64;
constexpr std::size_t kAnchors = 9;

using SourcePtr = std::shared_ptr<DatasetSource>;

/// What the options of the command say, checked.
struct Wishes {
    unsigned threads = 1;
    bool isJson = false;
    bool wantsPixels = false;
    ConfigDocumentPtr config; ///< nullptr: none
    std::vector<Repair> repairs;
};

/// The caller's files are never written to, whatever the user typed.
bool liesIn(const std::string& path, const Dataset& dataset)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const auto isSame = [&](const std::string& file) {
        return !file.empty() && fs::equivalent(file, path, error);
    };
    const DatasetSource& source = dataset.source();
    return isSame(source.labelMapPath) || isSame(source.configPath)
           || std::any_of(dataset.containers().begin(), dataset.containers().end(), isSame)
           || (fs::exists(path, error) && [&] {
                  const fs::path relative =
                      fs::weakly_canonical(path, error)
                          .lexically_relative(fs::weakly_canonical(source.root, error));
                  return !relative.empty() && *relative.begin() != "..";
              }());
}

std::optional<UsageError> readRepairs(const Arguments& arguments, std::vector<Repair>& repairs)
{
    const std::optional<std::string> list = arguments.value("--fix");
    if (!list && !arguments.has("--repair"))
        return std::nullopt;
    if (!list || !arguments.has("--repair"))
        return UsageError{"--repair DIR and --fix LIST belong together"};
    if (*list == "all") {
        repairs = allRepairs();
        return std::nullopt;
    }
    std::string_view rest = *list;
    while (!rest.empty()) {
        const std::string_view name = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        const std::vector<Repair> all = allRepairs();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [name](Repair one) { return toString(one) == name; });
        if (found == all.end()) {
            std::string names;
            for (const Repair one : all)
                names += (names.empty() ? "" : ", ") + std::string(toString(one));
            return UsageError{"there is no fix " + printable(name) + "; there are " + names
                              + ", and all"};
        }
        repairs.push_back(*found);
    }
    return repairs.empty() ? std::optional(UsageError{"--fix needs at least one fix, or all"})
                           : std::nullopt;
}

/// The pipeline.config in a file; nullptr if it is none.
ConfigDocumentPtr readPipelineConfig(const std::string& path)
{
    ConfigDocumentPtr config = readConfigFile(path);
    return config && config->kind == ConfigKind::PipelineConfig ? config : nullptr;
}

/// What is wrong with the files, on standard error. The report lists it too.
void noteIssues(const Dataset& dataset, bool isQuiet)
{
    constexpr std::size_t kMostNotes = 20;
    std::size_t told = 0;
    for (const ImportIssue& issue : dataset.issues().kept()) {
        const IssueInfo& info = issueInfo(issue.code);
        if (isQuiet || info.severity == IssueSeverity::Info)
            continue;
        if (told++ == kMostNotes) {
            complain("and more notes about files; the report counts them all");
            return;
        }
        complain(TextStyle{}.severityWord(info.severity) + ": " + printable(issue.path) + ": "
                 + std::string(info.sentence)
                 + (issue.detail.empty() ? "." : ": " + printable(toEnglish(issue.detail))));
    }
}

class DatasetRun {
public:
    DatasetRun(const Arguments& arguments, Wishes wishes)
        : m_arguments(arguments),
          m_wishes(std::move(wishes)),
          m_pool(m_wishes.threads),
          m_monitor(std::in_place, arguments.has("--quiet"))
    {
    }

    ExitCode run()
    {
        std::vector<SourcePtr> sources = findDatasets(m_arguments.paths, *m_monitor);
        if (sources.empty()) {
            m_monitor.reset();
            for (const std::string& path : m_arguments.paths)
                complain(printable(path) + ": holds no dataset");
            return ExitCode::NothingReadable;
        }
        for (const SourcePtr& source : sources) {
            if (const std::optional<DatasetReport> report = judged(source))
                m_reports.push_back(*report);
        }
        if (!InterruptGuard::wasInterrupted() && m_arguments.has("--compare"))
            compare(*m_arguments.value("--compare"));
        m_monitor.reset(); // wipes the progress line before anything else is written
        if (InterruptGuard::wasInterrupted()) {
            complain("interrupted");
            return ExitCode::Interrupted;
        }
        for (const std::string& complaint : m_complaints)
            complain(complaint);
        if (m_reports.empty())
            return ExitCode::NothingReadable;
        for (const DatasetReport& report : m_reports)
            noteIssues(*report.dataset, m_arguments.has("--quiet"));
        return writeAll();
    }

private:
    DatasetPtr load(const DatasetSource& source)
    {
        DatasetLoadOptions options;
        options.cacheFolder = defaultDatasetCacheFolder();
        options.threads = m_wishes.threads;
        Result<DatasetPtr> loaded = loadDataset(source, *m_monitor, options);
        if (loaded)
            return *loaded;
        m_complaints.push_back(printable(loaded.error().message()));
        return nullptr;
    }

    /// The one that the user gave, else the one that names the dataset.
    [[nodiscard]] ConfigDocumentPtr configOf(const DatasetSource& source) const
    {
        const bool hasOwn = !source.configPath.empty();
        return m_wishes.config || !hasOwn ? m_wishes.config : readPipelineConfig(source.configPath);
    }

    std::optional<DatasetReport> judged(const SourcePtr& source)
    {
        if (const std::optional<std::string> map = m_arguments.value("--label-map"))
            source->labelMapPath = *map;
        DatasetReport report;
        report.dataset = load(*source);
        std::error_code ignored; // absolute paths then
        report.shownFrom = std::filesystem::current_path(ignored).string();
        if (!report.dataset)
            return std::nullopt;
        DefectOptions options;
        if (const ConfigDocumentPtr config = configOf(*source))
            options = defectOptionsOfConfig(*config);
        report.statistics = computeStatistics(*report.dataset, options.resizer, m_pool, *m_monitor);
        report.defects = findDefects(*report.dataset, options, m_pool, *m_monitor);
        if (!options.anchors.empty())
            report.suggestedAnchors = suggestAnchors(*report.dataset, options.resizer, kAnchors);
        if (m_wishes.wantsPixels)
            readPixels(report, options);
        return report;
    }

    void readPixels(DatasetReport& report, const DefectOptions& options)
    {
        const std::string folder = defaultDatasetCacheFolder();
        const std::uint64_t key = datasetKey(*report.dataset);
        const std::string cache = folder + "/scan-" + std::to_string(key) + ".bin";
        PictureScan scan;
        bool isKnown = false;
        if (Result<PictureScan> kept = loadPictureScan(cache, key); !folder.empty() && kept) {
            scan = std::move(*kept);
            isKnown = scan.isComplete;
        }
        report.defects.append(
            findPictureDefects(*report.dataset, options, m_pool, *m_monitor, scan));
        report.hasPixels = true;
        // Without a cache the next call takes longer; that is no reason to stop.
        if (!isKnown && scan.isComplete && !folder.empty())
            static_cast<void>(savePictureScan(cache, key, scan));
        report.decodeCost = measureDecodeCost(*report.dataset, kDecodeSample, m_pool, *m_monitor);
    }

    void compare(const std::string& path)
    {
        const std::vector<std::string> paths{path};
        const std::vector<SourcePtr> sources = findDatasets(paths, *m_monitor);
        if (sources.empty()) {
            m_complaints.push_back(printable(path) + ": holds no dataset to compare with");
            return;
        }
        const DatasetPtr older = load(*sources.front());
        if (!older || m_reports.empty())
            return;
        DatasetReport& report = m_reports.front();
        report.comparedWith = path;
        report.changes = compareDatasets(
            computeStatistics(*older, report.statistics.resizer, m_pool, *m_monitor),
            report.statistics);
    }

    ExitCode writeAll()
    {
        if (const std::optional<std::string> file = m_arguments.value("--defects")) {
            const ExitCode code = writeFile(*file, [this](TextSink& sink) {
                writeDefectHeader(sink);
                for (const DatasetReport& report : m_reports)
                    writeDefectRows(sink, report);
            });
            if (code != ExitCode::Good)
                return code;
        }
        if (const std::optional<std::string> file = m_arguments.value("--drop-list")) {
            const ExitCode code = writeFile(*file, [this](TextSink& sink) {
                for (const DatasetReport& report : m_reports)
                    writeDropList(sink, report);
            });
            if (code != ExitCode::Good)
                return code;
        }
        const ExitCode shown = writeReport();
        if (shown == ExitCode::Failed || !m_arguments.has("--repair"))
            return shown;
        const ExitCode repaired = writeRepair(*m_arguments.value("--repair"));
        return repaired == ExitCode::Good ? shown : repaired;
    }

    ExitCode writeReport()
    {
        const bool isCritical =
            std::any_of(m_reports.begin(), m_reports.end(),
                        [](const DatasetReport& report) { return report.defects.hasCritical(); });
        return writeOutput(
            [this](TextSink& sink) {
                if (m_wishes.isJson) {
                    writeDatasetJson(sink, m_reports);
                    return;
                }
                const TextStyle style{.width = 100, .colour = wantsColour()};
                for (std::size_t i = 0; i < m_reports.size(); ++i) {
                    if (i > 0)
                        sink.write("\n\n");
                    writeDatasetText(sink, m_reports[i], style);
                }
            },
            isCritical ? ExitCode::Critical : ExitCode::Good);
    }

    ExitCode writeFile(const std::string& path, const std::function<void(TextSink&)>& fill)
    {
        for (const DatasetReport& report : m_reports) {
            if (liesIn(path, *report.dataset)) {
                return complainUsage(kDatasetCommand, printable(path)
                                                          + " belongs to the dataset; it is not "
                                                            "overwritten");
            }
        }
        if (const Result<void> written = writeWholeFile(path, fill); !written) {
            complain(printable(written.error().message()));
            return ExitCode::Failed;
        }
        return ExitCode::Good;
    }

    ExitCode writeRepair(const std::string& folder)
    {
        if (m_reports.size() != 1)
            return complainUsage(kDatasetCommand, "--repair takes one dataset, there are "
                                                      + std::to_string(m_reports.size()));
        const Dataset& dataset = *m_reports.front().dataset;
        ProgressMonitor monitor(m_arguments.has("--quiet"));
        RepairOptions options;
        options.repairs.insert(m_wishes.repairs.begin(), m_wishes.repairs.end());
        const RepairPlan plan = planRepairs(dataset, options, monitor);
        if (InterruptGuard::wasInterrupted())
            return ExitCode::Interrupted;
        const Result<RepairReport> written = writeRepaired(dataset, plan, folder, monitor);
        if (!written) {
            complain(printable(written.error().message()));
            return written.error().code == ErrorCode::Cancelled ? ExitCode::Interrupted
                                                                : ExitCode::Failed;
        }
        for (const std::string& remark : written->remarks)
            complain(printable(remark));
        complain("wrote " + counted(written->picturesWritten, "image", "images") + " and "
                 + counted(written->boxesWritten, "box", "boxes") + " to "
                 + printable(written->folder) + "; left out "
                 + counted(written->picturesDropped, "image", "images") + " and "
                 + counted(written->boxesDropped, "box", "boxes")
                 + "; repairs.csv lists every change, repairs.txt sums them up");
        return ExitCode::Good;
    }

    const Arguments& m_arguments;
    Wishes m_wishes;
    WorkerPool m_pool;
    std::optional<ProgressMonitor> m_monitor;
    std::vector<DatasetReport> m_reports;
    std::vector<std::string> m_complaints;
};

ExitCode runDataset(const Arguments& arguments)
{
    if (arguments.has("--demo"))
        return complainUsage(kDatasetCommand, "the demo case holds no dataset");
    if (arguments.paths.empty())
        return complainUsage(kDatasetCommand, "give at least one PATH to read");
    Wishes wishes;
    wishes.threads = std::max(1U, std::thread::hardware_concurrency());
    if (const std::optional<std::string> text = arguments.value("--threads")) {
        const std::optional<unsigned> threads = parseNumber(*text, 1, kMostThreads);
        if (!threads)
            return complainUsage(kDatasetCommand, "--threads takes a number from 1 to "
                                                      + std::to_string(kMostThreads));
        wishes.threads = *threads;
    }
    if (const auto error = readRepairs(arguments, wishes.repairs))
        return complainUsage(kDatasetCommand, error->message);
    wishes.isJson = arguments.has("--json");
    wishes.wantsPixels = arguments.has("--pixels");
    for (const std::string_view option : {"--label-map", "--config", "--compare"}) {
        const std::optional<std::string> path = arguments.value(option);
        if (path && !isUri(*path) && !std::filesystem::exists(*path)) {
            complain(printable(*path) + ": no such file or folder");
            return ExitCode::NothingReadable;
        }
    }
    if (const std::optional<std::string> path = arguments.value("--config")) {
        wishes.config = readPipelineConfig(*path);
        if (!wishes.config) {
            complain(printable(*path) + ": is no pipeline.config");
            return ExitCode::NothingReadable;
        }
    }
    const InterruptGuard guard;
    if (arguments.has("--shard") || arguments.has("--partial"))
        return writeDatasetPartial(kDatasetCommand, arguments, wishes.config, wishes.threads);
    return DatasetRun(arguments, std::move(wishes)).run();
}

} // namespace

Command datasetCommand()
{
    return {
        .name = kDatasetCommand,
        .synopsis =
            "PATH... [--label-map F] [--config F] [--json] [--defects FILE] "
            "[--drop-list FILE]\n       [--pixels] [--compare PATH] [--repair DIR --fix "
            "LIST]\n       faultline-cli dataset PATH --shard I/N --partial FILE [--pixels]",
        .summary = "statistics and defects of datasets, repaired copies",
        .details = "Reads the annotations below PATH (TFRecord, COCO, Pascal VOC, YOLO, CreateML, "
                   "LabelMe,\nCSV, folders of images) and prints what they hold, by split: "
                   "classes, boxes, sizes, and\nwhat is wrong with them, worst first.\n\nFor a "
                   "dataset that is "
                   "more than one machine does in time, --shard I/N opens one in N of\nits "
                   "images and writes what it found to FILE; merge joins the files.\n",
        .options = {{"--label-map", "", "F", "label map or list of names to hold classes against"},
                    {"--config", "", "F",
                     "pipeline.config: its resizer, num_classes, box limit and anchors"},
                    {"--json", "", "", "print JSON (schema faultline/dataset/1)"},
                    {"--defects", "", "FILE", "write every defect to FILE as CSV"},
                    {"--drop-list", "", "FILE",
                     "write the ids of records that are better left out, one a line"},
                    {"--pixels", "", "",
                     "decode every image: duplicates, leaks, broken and constant images"},
                    {"--shard", "", "I/N", "look at shard I (from 0) of N (with --partial)"},
                    {"--partial", "", "FILE", "write what the shard holds to FILE, for merge"},
                    {"--compare", "", "PATH", "say what changed since the dataset at PATH"},
                    {"--repair", "", "DIR", "write a repaired copy to the new folder DIR"},
                    {"--fix", "", "LIST",
                     "what to repair, with commas: clip-boxes, swap-corners, ..., or all"}},
        .examples = {"faultline-cli dataset data/",
                     "faultline-cli dataset data/ --config "
                     "pipeline.config --pixels",
                     "faultline-cli dataset data/ --repair fixed/ --fix "
                     "clip-boxes,drop-degenerate-boxes"},
        .run = runDataset,
    };
}

} // namespace faultline::cli
