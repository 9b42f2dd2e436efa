// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/source_scan.h"

#include "model/core/text_marker.h"
#include "model/io/byte_stream.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/dataset/dataset_finder.h"
#include "model/readers/metrics/metrics_formats.h"
#include "model/readers/metrics/mlflow_reader.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>

#include <sys/stat.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr int kMaxDepth = 64;

constexpr std::string_view kUnknownText =
    FAULTLINE_TR_NOOP("Sources", "text without anything known in it");
constexpr std::string_view kUnknownBytes = FAULTLINE_TR_NOOP("Sources", "bytes of no known kind");
constexpr std::string_view kEmpty = FAULTLINE_TR_NOOP("Sources", "an empty file");
constexpr std::string_view kUnreadable = FAULTLINE_TR_NOOP("Sources", "could not be opened");
constexpr std::string_view kEarlierState =
    FAULTLINE_TR_NOOP("Sources", "an earlier state of a training whose later one was read");
constexpr std::string_view kInWandbLog =
    FAULTLINE_TR_NOOP("Sources", "the .wandb file beside it holds the same");
constexpr std::string_view kTooMany =
    FAULTLINE_TR_NOOP("Sources", "more files than are read at once");

/// A folder's identity, whatever path leads to it.
struct FolderId {
    dev_t device;
    ino_t inode;
    auto operator<=>(const FolderId&) const = default;
};

class Scanner {
public:
    Scanner(ReadMonitor& monitor, const ChosenReaders& chosen, bool severalSources)
        : m_monitor(monitor), m_chosen(chosen), m_severalSources(severalSources)
    {
    }

    void addSource(const std::string& given)
    {
        struct stat status {};
        if (::stat(given.c_str(), &status) != 0) {
            addIssue(errno == ELOOP ? IssueCode::SymlinkLoop : IssueCode::Unreadable, given,
                     std::strerror(errno));
            return;
        }
        const fs::path path = cleaned(given);
        m_prefix = m_severalSources ? sourceName(path) : std::string();
        m_root = S_ISREG(status.st_mode) ? path.parent_path() : path;
        m_finder.beginSource(m_root.string(), m_prefix);
        if (S_ISDIR(status.st_mode)) {
            addFolder(path, {status.st_dev, status.st_ino}, 0);
        } else if (S_ISREG(status.st_mode)) {
            noteFolder(m_root);
            const auto size = static_cast<std::uint64_t>(status.st_size);
            if (const FormatReader* chosen = chosenFor(path))
                addFile(path, chosen, size);
            else
                addGivenFile(path, size);
        } else {
            addIssue(IssueCode::NotRegularFile, given, {});
        }
    }

    SourceScan take()
    {
        DatasetFinder::Findings found = m_finder.finish();
        for (const DatasetFinder::File& file : found.leftOver)
            addLeftOver(file);
        m_scan.datasets = std::move(found.datasets);
        dropEarlierStates();
        dropCopiesOfWandb();
        for (auto& [name, run] : m_runs) {
            std::sort(run.files.begin(), run.files.end(),
                      [](const auto& a, const auto& b) { return a.path < b.path; });
            m_scan.runs.push_back(std::move(run));
        }
        return std::move(m_scan);
    }

private:
    /// "runs/./a/" and "runs/a" are one; the path stays as the user knows it otherwise.
    static fs::path cleaned(const std::string& given)
    {
        fs::path path = fs::path(given).lexically_normal();
        if (!path.has_filename() && path.has_parent_path() && path != path.root_path())
            path = path.parent_path();
        return path;
    }

    /// Distinguishes sources of the same name ("a/train", "b/train") by as many parents as it
    /// takes.
    std::string sourceName(const fs::path& path)
    {
        std::error_code ignored;
        fs::path whole = fs::absolute(path, ignored).lexically_normal();
        std::string name = whole.filename().string();
        for (fs::path parent = whole.parent_path();
             m_sourceNames.contains(name) && parent.has_filename(); parent = parent.parent_path())
            name = parent.filename().string() + "/" + name;
        m_sourceNames.insert(name);
        return name;
    }

    [[nodiscard]] const FormatReader* chosenFor(const fs::path& path) const
    {
        if (m_chosen.empty())
            return nullptr;
        const auto chosen = m_chosen.find(chosenKey(path.string()));
        return chosen == m_chosen.end() ? nullptr : chosen->second;
    }

    void addIssue(IssueCode code, const std::string& path, std::string detail)
    {
        m_scan.issues.add({.code = code,
                           .path = path,
                           .offsetBytes = {},
                           .bytesLost = 0,
                           .detail = std::move(detail)});
    }

    void noteFolder(const fs::path& folder)
    {
        if (m_scan.folders.size() < SourceScan::kKeptFolders)
            m_scan.folders.push_back(folder.empty() ? std::string(".") : folder.string());
    }

    void addFolder(const fs::path& folder, FolderId id, int depth)
    {
        if (m_monitor.isCancelled())
            return;
        if (depth > kMaxDepth) {
            addIssue(IssueCode::FolderTooDeep, folder.string(), {});
            return;
        }
        if (!m_seen.insert(id).second) {
            addIssue(IssueCode::SymlinkLoop, folder.string(), {});
            return;
        }
        noteFolder(folder);
        std::error_code error;
        fs::directory_iterator it(folder, fs::directory_options::none, error);
        std::vector<fs::path> entries;
        for (; !error && it != fs::directory_iterator(); it.increment(error))
            entries.push_back(it->path());
        if (error)
            addIssue(IssueCode::Unreadable, folder.string(), error.message());
        std::sort(entries.begin(), entries.end());
        const bool isMlflow = isMlflowFolder(folder, entries);
        if (isMlflow)
            addMlflowRun(folder);
        for (const fs::path& entry : entries) {
            if (!isMlflow || !isPartOfMlflowRun(entry.filename().string()))
                addEntry(entry, depth);
        }
    }

    /// A folder that MLflow keeps a run in: nothing but its meta.yaml tells what its files are.
    static bool isMlflowFolder(const fs::path& folder, const std::vector<fs::path>& entries)
    {
        const fs::path meta = folder / "meta.yaml";
        std::error_code ignored;
        if (!std::binary_search(entries.begin(), entries.end(), meta)
            || !fs::is_regular_file(meta, ignored))
            return false;
        const Result<std::unique_ptr<ByteSource>> source = openFile(meta.string());
        return source && isMlflowRun(headOf(*source.value()));
    }

    static bool isPartOfMlflowRun(std::string_view name)
    {
        return name == "meta.yaml" || name == "metrics" || name == "params" || name == "tags";
    }

    void addMlflowRun(const fs::path& folder)
    {
        const FormatReader* reader = readerOfId("mlflow");
        std::error_code error;
        const std::uint64_t metaSize = fs::file_size(folder / "meta.yaml", error);
        addToRun(folder, folder, folder / "meta.yaml", reader, error ? 0 : metaSize);
        fs::recursive_directory_iterator it(folder / "metrics", error);
        for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
            std::error_code ignored;
            if (it->is_regular_file(ignored))
                addToRun(folder, folder, it->path(), reader, it->file_size(ignored));
        }
    }

    void addEntry(const fs::path& entry, int depth)
    {
        struct stat status {};
        if (::stat(entry.c_str(), &status) != 0) {
            addIssue(errno == ELOOP ? IssueCode::SymlinkLoop : IssueCode::Unreadable,
                     entry.string(), std::strerror(errno));
        } else if (S_ISDIR(status.st_mode)) {
            addFolder(entry, {status.st_dev, status.st_ino}, depth + 1);
        } else if (!S_ISREG(status.st_mode)) {
            addIssue(IssueCode::NotRegularFile, entry.string(), {});
        } else {
            addFoundFile(entry, static_cast<std::uint64_t>(status.st_size));
        }
    }

    void addFoundFile(const fs::path& path, std::uint64_t size)
    {
        const std::string name = path.filename().string();
        if (const FormatReader* chosen = chosenFor(path))
            addFile(path, chosen, size);
        else if (const FormatReader* reader = readerFor(name, {}))
            addFile(path, reader, size);
        else if (!m_finder.takeByName({.path = path.string(), .bytes = size, .isGiven = false}))
            addByContent(path, size);
    }

    /// What its name alone gives to nobody.
    void addByContent(const fs::path& path, std::uint64_t size)
    {
        const std::string name = path.filename().string();
        std::string_view reason;
        if (!mayHoldArtifact(name, reason) && !hasExtension(name, ".py"))
            noteOther(path, reason);
        else if (size == 0)
            noteOther(path, kEmpty);
        else
            lookInto(path, size, reason);
    }

    /// A file that looked like part of a dataset and is none.
    void addLeftOver(const DatasetFinder::File& file)
    {
        if (file.isGiven)
            addGivenFile(file.path, file.bytes, false);
        else
            addByContent(file.path, file.bytes);
    }

    /// `taken`: what its name says that it is. Of such files only configurations are read: what
    /// mmdetection dumps is a .py file among the others.
    void lookInto(const fs::path& path, std::uint64_t size, std::string_view taken)
    {
        const Result<std::unique_ptr<ByteSource>> source = openFile(path.string());
        if (!source) {
            addIssue(IssueCode::Unreadable, path.string(), source.error().detail);
            noteOther(path, kUnreadable);
            return;
        }
        const std::string head = headOf(*source.value());
        const auto bytes = std::as_bytes(std::span(head.data(), head.size()));
        const FormatReader* reader = readerFor(path.filename().string(), bytes);
        const bool isWanted =
            reader != nullptr && (taken.empty() || reader->info().kind == ArtifactKind::Config);
        if (isWanted)
            addFile(path, reader, size);
        else if (!taken.empty())
            noteOther(path, taken);
        else if (!m_finder.takeByHead({.path = path.string(), .bytes = size, .isGiven = false},
                                      head))
            noteOther(path, looksLikeText(bytes) ? kUnknownText : kUnknownBytes);
    }

    static std::string headOf(const ByteSource& source)
    {
        std::array<std::byte, kSniffBytes> raw{};
        const Result<std::size_t> got = source.readAt(0, raw);
        return unpackedHead(std::span(raw).first(got ? *got : 0), kSniffBytes);
    }

    void addGivenFile(const fs::path& path, std::uint64_t size, bool mayBeDataset = true)
    {
        const Result<std::unique_ptr<ByteSource>> source = openFile(path.string());
        if (!source) {
            addIssue(IssueCode::Unreadable, path.string(), source.error().detail);
            return;
        }
        const std::string head = headOf(*source.value());
        const auto bytes = std::as_bytes(std::span(head.data(), head.size()));
        const DatasetFinder::File file{.path = path.string(), .bytes = size, .isGiven = true};
        if (mayBeDataset && readerFor(path.filename().string(), bytes) == nullptr
            && (m_finder.takeByHead(file, head) || m_finder.takeByName(file)))
            return;
        if (const FormatReader* reader = readerForGivenFile(path.filename().string(), bytes)) {
            addFile(path, reader, size);
        } else {
            addIssue(IssueCode::UnrecognisedFile, path.string(), {});
            noteOther(path, size == 0 ? kEmpty : kUnknownBytes);
        }
    }

    void addFile(const fs::path& path, const FormatReader* reader, std::uint64_t size)
    {
        if (reader->info().id == "label-map")
            m_finder.noteLabelMap(path.string());
        else if (hasExtension(path.native(), ".yaml") || hasExtension(path.native(), ".yml"))
            m_finder.noteYaml(path.string());
        else
            m_finder.noteOther();
        if (reader->info().kind != ArtifactKind::Run) {
            addArtifact(path, reader, size);
            return;
        }
        const bool isOwnRun = metrics::isMetricsFormat(reader->info());
        addToRun(isOwnRun ? path : path.parent_path(), path.parent_path(), path, reader, size);
    }

    /// `named`: what the run is named after, its folder or the file itself.
    void addToRun(const fs::path& named, const fs::path& runFolder, const fs::path& path,
                  const FormatReader* reader, std::uint64_t size)
    {
        const std::string folder = runFolder.string();
        ScannedRun& run = m_runs[runName(named)];
        if (run.name.empty()) {
            run.origin = metrics::originOf(reader->info());
            run.name = runName(named);
            run.path = folder.empty() ? "." : folder;
        }
        const std::string name = path.string();
        const bool twice = std::any_of(run.files.begin(), run.files.end(),
                                       [&](const auto& file) { return file.path == name; });
        if (twice)
            return;
        m_scan.totalBytes += size;
        run.files.push_back(scanned(path, reader, size));
    }

    void addArtifact(const fs::path& path, const FormatReader* reader, std::uint64_t size)
    {
        if (!m_artifactPaths.insert(path.string()).second)
            return;
        if (m_scan.artifacts.size() >= kMaxArtifacts) {
            noteOther(path, kTooMany);
            return;
        }
        m_scan.totalBytes += size;
        m_scan.artifacts.push_back(scanned(path, reader, size));
        ScannedFile& file = m_scan.artifacts.back();
        if (!m_prefix.empty() && m_prefix != file.displayName)
            file.displayName = m_prefix + "/" + file.displayName;
    }

    [[nodiscard]] ScannedFile scanned(const fs::path& path, const FormatReader* reader,
                                      std::uint64_t size) const
    {
        const std::string name = path.string();
        return {.path = name,
                .displayName = path.lexically_proximate(m_root).string(),
                .reader = reader,
                .sizeBytes = size,
                .open = [name] { return openFile(name); }};
    }

    /// What Weights & Biases keeps in `files` of the console and the settings is in its log as
    /// well, with times.
    void dropCopiesOfWandb()
    {
        std::set<fs::path> folders;
        for (const auto& [name, run] : m_runs) {
            if (!run.files.empty() && run.files.front().reader->info().id == "wandb")
                folders.insert(fs::path(run.path) / "files");
        }
        if (folders.empty())
            return;
        std::erase_if(m_scan.artifacts, [&](const ScannedFile& file) {
            const fs::path path(file.path);
            const std::string name = path.filename().string();
            if ((name != "output.log" && name != "config.yaml")
                || !folders.contains(path.parent_path()))
                return false;
            m_scan.totalBytes -= file.sizeBytes;
            noteOther(path, kInWandbLog);
            return true;
        });
    }

    /// The checkpoints of one training each hold its history so far; the last one holds it all.
    void dropEarlierStates()
    {
        std::map<std::string, std::pair<std::uint64_t, std::string>> latest; // by folder
        const auto stateOf = [](const ScannedRun& run) {
            constexpr std::string_view kPrefix = "checkpoint-";
            const std::string folder = fs::path(run.path).filename().string();
            const bool isState = run.files.front().reader->info().id == "trainer-state";
            const std::size_t digits =
                folder.starts_with(kPrefix) ? folder.size() - kPrefix.size() : 0;
            const bool isNumbered =
                digits > 0 && digits < 19
                && folder.find_first_not_of("0123456789", kPrefix.size()) == std::string::npos;
            return isState && isNumbered ? std::optional(std::stoull(folder.substr(kPrefix.size())))
                                         : std::nullopt;
        };
        for (const auto& [name, run] : m_runs) {
            if (const std::optional<unsigned long long> state = stateOf(run)) {
                auto& known = latest[fs::path(run.path).parent_path().string()];
                known = std::max(known, {*state, name});
            }
        }
        std::erase_if(m_runs, [&](const auto& entry) {
            const ScannedRun& run = entry.second;
            if (!stateOf(run)
                || latest[fs::path(run.path).parent_path().string()].second == entry.first)
                return false;
            m_scan.totalBytes -= run.files.front().sizeBytes;
            noteOther(run.files.front().path, kEarlierState);
            return true;
        });
    }

    void noteOther(const fs::path& path, std::string_view reason)
    {
        ++m_scan.otherFileCount;
        if (m_scan.otherFiles.size() < SourceScan::kKeptOtherFiles)
            m_scan.otherFiles.push_back({path.string(), reason});
    }

    [[nodiscard]] std::string runName(const fs::path& folder) const
    {
        const std::string relative =
            folder == m_root ? std::string(".") : folder.lexically_proximate(m_root).string();
        if (m_prefix.empty())
            return relative;
        return relative == "." ? m_prefix : m_prefix + "/" + relative;
    }

    ReadMonitor& m_monitor;
    const ChosenReaders& m_chosen;
    bool m_severalSources;
    fs::path m_root;
    std::string m_prefix;
    std::set<std::string> m_sourceNames;
    std::set<FolderId> m_seen;
    std::set<std::string> m_artifactPaths;
    std::map<std::string, ScannedRun> m_runs;
    DatasetFinder m_finder;
    SourceScan m_scan;
};

} // namespace

std::string chosenKey(const std::string& path)
{
    std::error_code ignored;
    const fs::path absolute = fs::absolute(path, ignored);
    return (ignored ? fs::path(path) : absolute).lexically_normal().string();
}

SourceScan scanSources(std::span<const std::string> paths, ReadMonitor& monitor,
                       const ChosenReaders& chosen)
{
    Scanner scanner(monitor, chosen, paths.size() > 1);
    for (const std::string& path : paths)
        scanner.addSource(path);
    return scanner.take();
}

} // namespace faultline
