// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/source_scan.h"

#include "model/core/shown_names.h"
#include "model/core/text_marker.h"
#include "model/io/byte_stream.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/console/console_log_reader.h"
#include "model/readers/console/output_guess.h"
#include "model/readers/dataset/dataset_finder.h"
#include "model/readers/metrics/metrics_formats.h"
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
    Scanner(ReadMonitor& monitor, const ChosenReaders& chosen)
        : m_monitor(monitor), m_chosen(chosen)
    {
    }

    /// Sources that lie side by side are asked about as if nothing else were in their folder.
    void expectSources(std::span<const std::string> paths)
    {
        std::map<fs::path, std::set<std::string>> siblings;
        for (const std::string& given : paths) {
            std::error_code ignored;
            const fs::path path = cleaned(given);
            const fs::path folder = fs::is_directory(path, ignored) ? path : path.parent_path();
            siblings[folder.parent_path()].insert(folder.filename().string());
        }
        for (const auto& [parent, names] : siblings) {
            const FolderView view(parent.string(), {names.begin(), names.end()});
            for (const auto& format : builtinFolderFormats()) {
                if (names.size() > 1 && format->sniff(view))
                    noteNotRead(parent, format->partsOf(view));
            }
        }
    }

    /// `shown`: what the names of what it holds begin with (shownSources()).
    void addSource(const std::string& given, const std::string& shown)
    {
        struct stat status {};
        if (::stat(given.c_str(), &status) != 0) {
            addIssue(errno == ELOOP ? IssueCode::SymlinkLoop : IssueCode::Unreadable, given,
                     verbatim(std::strerror(errno)));
            return;
        }
        const fs::path path = cleaned(given);
        m_prefix = shown;
        m_place = placeOf(path.string());
        m_root = S_ISREG(status.st_mode) ? path.parent_path() : path;
        m_finder.beginSource(m_root.string(), m_prefix);
        if (S_ISDIR(status.st_mode)) {
            addFolder(path, {status.st_dev, status.st_ino}, 0);
        } else if (S_ISREG(status.st_mode)) {
            noteFolder(m_root);
            const auto size = static_cast<std::uint64_t>(status.st_size);
            const auto notRead = m_notRead.find(path.string());
            if (const FormatReader* chosen = chosenFor(path))
                addFile(path, chosen, size);
            else if (notRead != m_notRead.end())
                noteOther(path, notRead->second);
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
        if (!hasRunOrLog())
            readUnknownTexts();
        for (auto& [id, run] : m_runs) {
            std::sort(run.files.begin(), run.files.end(),
                      [](const auto& a, const auto& b) { return a.path < b.path; });
            m_scan.runs.push_back(std::move(run));
        }
        std::stable_sort(m_scan.runs.begin(), m_scan.runs.end(),
                         [](const auto& a, const auto& b) { return a.name < b.name; });
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

    [[nodiscard]] const FormatReader* chosenFor(const fs::path& path) const
    {
        if (m_chosen.empty())
            return nullptr;
        const auto chosen = m_chosen.find(chosenKey(path.string()));
        return chosen == m_chosen.end() ? nullptr : chosen->second;
    }

    void addIssue(IssueCode code, const std::string& path, Text detail)
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
            addIssue(IssueCode::Unreadable, folder.string(), verbatim(error.message()));
        std::sort(entries.begin(), entries.end());
        const std::set<std::string> own = askFolderFormats(folder, entries);
        for (const fs::path& entry : entries) {
            if (!own.contains(entry.filename().string()))
                addEntry(entry, depth);
        }
    }

    /// Adds the runs that the folder as a whole is, and remembers what of it is not to be read.
    /// Names directly in it that nobody else is to look at.
    std::set<std::string> askFolderFormats(const fs::path& folder,
                                           const std::vector<fs::path>& entries)
    {
        std::vector<std::string> names;
        for (const fs::path& entry : entries)
            names.push_back(entry.filename().string());
        const FolderView view(folder.string(), std::move(names));
        std::set<std::string> own;
        for (const auto& format : builtinFolderFormats()) {
            if (!format->sniff(view))
                continue;
            const FolderParts parts = format->partsOf(view);
            own.insert(parts.own.begin(), parts.own.end());
            for (const std::string& file : parts.run)
                addToRun(folder, folder, folder / file, parts.reader,
                         view.sizeOf(file).value_or(0));
            noteNotRead(folder, parts);
        }
        return own;
    }

    void noteNotRead(const fs::path& folder, const FolderParts& parts)
    {
        for (const FolderParts::NotRead& one : parts.notRead)
            m_notRead.try_emplace((folder / one.file).string(), one.reason);
    }

    void addEntry(const fs::path& entry, int depth)
    {
        struct stat status {};
        if (::stat(entry.c_str(), &status) != 0) {
            addIssue(errno == ELOOP ? IssueCode::SymlinkLoop : IssueCode::Unreadable,
                     entry.string(), verbatim(std::strerror(errno)));
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
        const auto notRead = m_notRead.find(path.string());
        if (const FormatReader* chosen = chosenFor(path)) {
            addFile(path, chosen, size);
        } else if (notRead != m_notRead.end()) {
            m_finder.noteOther();
            noteOther(path, notRead->second);
        } else if (const FormatReader* reader = readerFor(name, {})) {
            addFile(path, reader, size);
        } else if (!m_finder.takeByName({.path = path.string(), .bytes = size, .isGiven = false})) {
            addByContent(path, size);
        }
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

    /// `taken`: what its name says that it is. Of such files only configurations are read: some
    /// frameworks dump theirs as a .py file among the others.
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
        else if (m_finder.takeByHead({.path = path.string(), .bytes = size, .isGiven = false},
                                     head))
            return;
        else if (reader == nullptr && looksLikeText(bytes)
                 && endsLikeLog(path.filename().string(), *source.value()))
            addFile(path, readerOfOutput(), size);
        else
            noteUnknown(path, size, bytes);
    }

    void noteUnknown(const fs::path& path, std::uint64_t size, std::span<const std::byte> head)
    {
        const bool isText = looksLikeText(head);
        noteOther(path, isText ? kUnknownText : kUnknownBytes);
        if (isText && m_unknownTexts.size() < kMostUnknownTexts
            && !isKnownOtherText(path.filename().string()))
            m_unknownTexts.push_back({path, size, m_root, m_prefix});
    }

    [[nodiscard]] bool hasRunOrLog() const
    {
        return !m_runs.empty()
               || std::any_of(m_scan.artifacts.begin(), m_scan.artifacts.end(),
                              [](const ScannedFile& file) {
                                  const ArtifactKind kind = file.reader->info().kind;
                                  return kind == ArtifactKind::Log || kind == ArtifactKind::Run;
                              });
    }

    /// Where no run and no log was found, texts that nobody knows are looked at whole: what a
    /// terminal or a notebook's cell showed often says nothing in its first lines. Texts without
    /// any sign of that are read only where nothing else was found.
    void readUnknownTexts()
    {
        std::vector<const UnknownText*> likely;
        std::vector<const UnknownText*> possible;
        std::uint64_t looked = 0;
        for (const UnknownText& text : m_unknownTexts) {
            if (looked >= kMostLookedAt || m_monitor.isCancelled())
                break;
            std::vector<std::byte> bytes(std::min<std::uint64_t>(text.size, kMostOfText));
            const Result<std::unique_ptr<ByteSource>> source = openFile(text.path.string());
            const Result<std::size_t> got =
                source ? source.value()->readAt(0, bytes) : Result<std::size_t>(std::size_t{0});
            bytes.resize(got ? *got : 0);
            looked += bytes.size();
            const OutputGuess guess = guessOutput(text.path.filename().string(), bytes);
            if (guess == OutputGuess::Yes)
                likely.push_back(&text);
            else if (guess == OutputGuess::Perhaps)
                possible.push_back(&text);
        }
        const bool isBare =
            m_scan.artifacts.empty() && m_scan.datasets.empty()
            && std::all_of(m_scan.otherFiles.begin(), m_scan.otherFiles.end(),
                           [](const OtherFile& one) {
                               return one.reason == kUnknownText || one.reason == kUnknownBytes;
                           });
        for (const UnknownText* text : likely.empty() && isBare ? possible : likely) {
            m_root = text->root;
            m_prefix = text->prefix;
            forgetOther(text->path);
            addFile(text->path, readerOfOutput(), text->size);
        }
    }

    /// The file is read after all.
    void forgetOther(const fs::path& path)
    {
        const auto known =
            std::find_if(m_scan.otherFiles.begin(), m_scan.otherFiles.end(),
                         [&path](const OtherFile& one) { return one.path == path.string(); });
        if (known != m_scan.otherFiles.end())
            m_scan.otherFiles.erase(known);
        --m_scan.otherFileCount;
    }

    /// Of a longer text; a short one has shown all of itself.
    static bool endsLikeLog(const std::string& name, const ByteSource& source)
    {
        std::array<std::byte, kSniffBytes> raw{};
        if (source.size() <= raw.size() || hasExtension(name, ".gz"))
            return false;
        const Result<std::size_t> got = source.readAt(source.size() - raw.size(), raw);
        return endsLikeConsoleLog(name, std::span(raw).first(got ? *got : 0));
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
        m_finder.noteRead(path.string(), reader->info());
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
        const RunId id = runId(named);
        ScannedRun& run = m_runs[id];
        if (run.id.empty()) {
            run.origin = metrics::originOf(reader->info());
            run.id = id;
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
        file.displayName = shownFile(m_prefix, file.displayName);
    }

    [[nodiscard]] ScannedFile scanned(const fs::path& path, const FormatReader* reader,
                                      std::uint64_t size) const
    {
        const std::string name = path.string();
        return {.path = name,
                .id = ArtifactId(placeOf(name)),
                .displayName = path.lexically_proximate(m_root).string(),
                .reader = reader,
                .sizeBytes = size,
                .open = [name] { return openFile(name); }};
    }

    void noteOther(const fs::path& path, std::string_view reason)
    {
        ++m_scan.otherFileCount;
        if (m_scan.otherFiles.size() < SourceScan::kKeptOtherFiles)
            m_scan.otherFiles.push_back({path.string(), reason});
    }

    [[nodiscard]] std::string runName(const fs::path& folder) const
    {
        return shownRun(m_prefix, folder == m_root ? std::string(".")
                                                   : folder.lexically_proximate(m_root).string());
    }

    /// An event file that was opened by itself is a run of its own, whatever lies beside it.
    [[nodiscard]] RunId runId(const fs::path& folder) const
    {
        return RunId(folder == m_root ? m_place : placeOf(folder.string()));
    }

    /// A text that no reader knows.
    struct UnknownText {
        fs::path path;
        std::uint64_t size = 0;
        fs::path root;
        std::string prefix;
    };

    static constexpr std::size_t kMostUnknownTexts = 64;
    static constexpr std::uint64_t kMostOfText = std::uint64_t{1} << 20U;
    static constexpr std::uint64_t kMostLookedAt = std::uint64_t{16} << 20U;

    ReadMonitor& m_monitor;
    const ChosenReaders& m_chosen;
    std::vector<UnknownText> m_unknownTexts;
    fs::path m_root;
    std::string m_place; ///< of the source
    std::string m_prefix;
    std::set<FolderId> m_seen;
    std::set<std::string> m_artifactPaths;
    std::map<std::string, std::string_view> m_notRead; ///< by path: what a folder format says
    std::map<RunId, ScannedRun> m_runs;
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
    Scanner scanner(monitor, chosen);
    scanner.expectSources(paths);
    const std::vector<std::string> shown = shownSources(paths);
    for (std::size_t i = 0; i < paths.size(); ++i)
        scanner.addSource(paths[i], shown[i]);
    return scanner.take();
}

} // namespace faultline
