// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/source_scan.h"

#include "model/core/location.h"
#include "model/core/shown_names.h"
#include "model/core/text_marker.h"
#include "model/io/byte_stream.h"
#include "model/io/file_tree.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/console/console_log_reader.h"
#include "model/readers/console/output_guess.h"
#include "model/readers/dataset/dataset_finder.h"
#include "model/readers/metrics/metrics_formats.h"
#include "model/readers/read_ahead.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

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
    std::uint64_t device;
    std::uint64_t inode;
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
        std::map<std::string, std::set<std::string>> siblings;
        for (const std::string& given : paths) {
            const std::string path = cleaned(given);
            const std::string folder = isFolderAt(path) ? path : parentLocation(path);
            siblings[parentLocation(folder)].insert(nameOfLocation(folder));
        }
        for (const auto& [parent, names] : siblings) {
            const FolderView view(parent, {names.begin(), names.end()});
            for (const auto& format : builtinFolderFormats()) {
                if (names.size() > 1 && format->sniff(view))
                    noteNotRead(parent, format->partsOf(view));
            }
        }
    }

    /// `shown`: what the names of what it holds begin with (shownSources()).
    void addSource(const std::string& given, const std::string& shown)
    {
        const std::string path = cleaned(given);
        const bool isInStore = needsStore(path);
        if (isInStore && !openedRoot(path))
            return;
        NoStatus why;
        std::optional<FileStatus> status = statusOf(isInStore ? path : given, &why);
        if (!status) {
            addIssue(why.isLoop ? IssueCode::SymlinkLoop : IssueCode::Unreadable, given,
                     std::move(why.reason));
            return;
        }
        if (isInStore && !isUri(path))
            status->kind = FileStatus::Kind::Folder; // an archive, opened as what it holds
        m_prefix = shown;
        m_place = placeOf(path);
        m_root = status->kind == FileStatus::Kind::File ? parentLocation(path) : path;
        m_finder.beginSource(m_root, m_prefix);
        if (status->kind == FileStatus::Kind::Folder) {
            addFolder(path, {status->device, status->inode}, 0);
        } else if (status->kind == FileStatus::Kind::File) {
            noteFolder(m_root);
            const std::uint64_t size = status->sizeBytes;
            const auto notRead = m_notRead.find(path);
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
    /// Lists a store, if that has not been done. False: it cannot be, and an issue says why.
    bool openedRoot(const std::string& root)
    {
        const Result<void> opened = ensureRoot(root, m_monitor);
        if (!opened) {
            if (opened.error().code != ErrorCode::Cancelled)
                addIssue(IssueCode::Unreadable, root, opened.error().detail);
            return false;
        }
        const std::optional<RootState> state = rootState(root);
        if (state)
            m_scan.issues.append(state->issues);
        if (state && state->listing->isCut())
            addIssue(IssueCode::CountLimit, root,
                     {FAULTLINE_TR_NOOP("Errors", "more than %1 files: open a folder in it"),
                      {std::to_string(state->listing->fileCount())}});
        if (state && isUri(root))
            expectHeads(root, *state->listing);
        return true;
    }

    /// Files of a store that will be looked into are fetched ahead.
    void expectHeads(const std::string& root, const Listing& listing)
    {
        std::vector<ReadAhead::File> files;
        for (const std::string& name : listing.filesBelow("")) {
            const std::string location = joinedLocation(root, name);
            std::string_view reason;
            const bool isLookedInto = readerFor(nameOfLocation(name), {}) == nullptr
                                      && mayHoldArtifact(nameOfLocation(name), reason);
            const std::optional<StoredFile> file =
                isLookedInto ? listing.find(name) : std::optional<StoredFile>();
            if (file)
                files.push_back({.location = location, .sizeBytes = file->size});
        }
        std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) {
            return ReadAhead::comesBefore(a.location, b.location);
        });
        m_heads.emplace(std::move(files), remote::Ahead::Head);
    }

    /// "runs/./a/" and "runs/a" are one; the path stays as the user knows it otherwise.
    static std::string cleaned(const std::string& given)
    {
        if (isUri(given))
            return normalisedUri(given);
        fs::path path = fs::path(given).lexically_normal();
        if (!path.has_filename() && path.has_parent_path() && path != path.root_path())
            path = path.parent_path();
        return path;
    }

    [[nodiscard]] const FormatReader* chosenFor(const std::string& path) const
    {
        if (m_chosen.empty())
            return nullptr;
        const auto chosen = m_chosen.find(chosenKey(path));
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

    void noteFolder(const std::string& folder)
    {
        if (m_scan.folders.size() < SourceScan::kKeptFolders)
            m_scan.folders.push_back(folder.empty() ? std::string(".") : folder);
    }

    void addFolder(const std::string& folder, FolderId id, int depth)
    {
        if (m_monitor.isCancelled())
            return;
        if (depth > kMaxDepth) {
            addIssue(IssueCode::FolderTooDeep, folder, {});
            return;
        }
        if (!m_seen.insert(id).second) {
            addIssue(IssueCode::SymlinkLoop, folder, {});
            return;
        }
        noteFolder(folder);
        FolderEntries found = entriesOf(folder);
        if (found.problem)
            addIssue(IssueCode::Unreadable, folder, std::move(*found.problem));
        const std::set<std::string> own = askFolderFormats(folder, found.entries);
        for (const FolderEntry& entry : found.entries) {
            if (!own.contains(entry.name))
                addEntry(joinedLocation(folder, entry.name), entry.status, depth);
        }
    }

    /// Adds the runs that the folder as a whole is, and remembers what of it is not to be read.
    /// Names directly in it that nobody else is to look at.
    std::set<std::string> askFolderFormats(const std::string& folder,
                                           const std::vector<FolderEntry>& entries)
    {
        std::vector<std::string> names;
        for (const FolderEntry& entry : entries)
            names.push_back(entry.name);
        const FolderView view(folder, std::move(names));
        std::set<std::string> own;
        for (const auto& format : builtinFolderFormats()) {
            if (!format->sniff(view))
                continue;
            const FolderParts parts = format->partsOf(view);
            own.insert(parts.own.begin(), parts.own.end());
            for (const std::string& file : parts.run)
                addToRun(folder, folder, joinedLocation(folder, file), parts.reader,
                         view.sizeOf(file).value_or(0));
            noteNotRead(folder, parts);
        }
        return own;
    }

    void noteNotRead(const std::string& folder, const FolderParts& parts)
    {
        for (const FolderParts::NotRead& one : parts.notRead)
            m_notRead.try_emplace(joinedLocation(folder, one.file), one.reason);
    }

    void addEntry(const std::string& entry, std::optional<FileStatus> status, int depth)
    {
        NoStatus why;
        if (!status)
            status = statusOf(entry, &why);
        if (!status)
            addIssue(why.isLoop ? IssueCode::SymlinkLoop : IssueCode::Unreadable, entry,
                     std::move(why.reason));
        else if (status->kind == FileStatus::Kind::Folder)
            addFolder(entry, {status->device, status->inode}, depth + 1);
        else if (status->kind != FileStatus::Kind::File)
            addIssue(IssueCode::NotRegularFile, entry, {});
        else
            addFoundFile(entry, status->sizeBytes);
    }

    void addFoundFile(const std::string& path, std::uint64_t size)
    {
        const std::string name = nameOfLocation(path);
        const auto notRead = m_notRead.find(path);
        if (const FormatReader* chosen = chosenFor(path)) {
            addFile(path, chosen, size);
        } else if (notRead != m_notRead.end()) {
            m_finder.noteOther();
            noteOther(path, notRead->second);
        } else if (const FormatReader* reader = readerFor(name, {})) {
            addFile(path, reader, size);
        } else if (!m_finder.takeByName({.path = path, .bytes = size, .isGiven = false})) {
            addByContent(path, size);
        }
    }

    /// What its name alone gives to nobody.
    void addByContent(const std::string& path, std::uint64_t size)
    {
        const std::string name = nameOfLocation(path);
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
    void lookInto(const std::string& path, std::uint64_t size, std::string_view taken)
    {
        if (m_heads)
            m_heads->reached(path);
        const Result<std::unique_ptr<ByteSource>> source = openFile(path);
        if (!source) {
            addIssue(IssueCode::Unreadable, path, source.error().detail);
            noteOther(path, kUnreadable);
            return;
        }
        const std::string head = headOf(*source.value());
        const auto bytes = std::as_bytes(std::span(head.data(), head.size()));
        const FormatReader* reader = readerFor(nameOfLocation(path), bytes);
        const bool isWanted =
            reader != nullptr && (taken.empty() || reader->info().kind == ArtifactKind::Config);
        if (isWanted)
            addFile(path, reader, size);
        else if (!taken.empty())
            noteOther(path, taken);
        else if (m_finder.takeByHead({.path = path, .bytes = size, .isGiven = false}, head))
            return;
        else if (reader == nullptr && looksLikeText(bytes)
                 && endsLikeLog(nameOfLocation(path), *source.value()))
            addFile(path, readerOfOutput(), size);
        else
            noteUnknown(path, size, bytes);
    }

    void noteUnknown(const std::string& path, std::uint64_t size, std::span<const std::byte> head)
    {
        const bool isText = looksLikeText(head);
        noteOther(path, isText ? kUnknownText : kUnknownBytes);
        if (isText && m_unknownTexts.size() < kMostUnknownTexts
            && !isKnownOtherText(nameOfLocation(path)))
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
            const Result<std::unique_ptr<ByteSource>> source = openFile(text.path);
            const Result<std::size_t> got =
                source ? source.value()->readAt(0, bytes) : Result<std::size_t>(std::size_t{0});
            bytes.resize(got ? *got : 0);
            looked += bytes.size();
            const OutputGuess guess = guessOutput(nameOfLocation(text.path), bytes);
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
    void forgetOther(const std::string& path)
    {
        const auto known = std::find_if(m_scan.otherFiles.begin(), m_scan.otherFiles.end(),
                                        [&path](const OtherFile& one) { return one.path == path; });
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

    void addGivenFile(const std::string& path, std::uint64_t size, bool mayBeDataset = true)
    {
        const Result<std::unique_ptr<ByteSource>> source = openFile(path);
        if (!source) {
            addIssue(IssueCode::Unreadable, path, source.error().detail);
            return;
        }
        const std::string head = headOf(*source.value());
        const auto bytes = std::as_bytes(std::span(head.data(), head.size()));
        const DatasetFinder::File file{.path = path, .bytes = size, .isGiven = true};
        if (mayBeDataset && readerFor(nameOfLocation(path), bytes) == nullptr
            && (m_finder.takeByHead(file, head) || m_finder.takeByName(file)))
            return;
        if (const FormatReader* reader = readerForGivenFile(nameOfLocation(path), bytes)) {
            addFile(path, reader, size);
        } else {
            addIssue(IssueCode::UnrecognisedFile, path, {});
            noteOther(path, size == 0 ? kEmpty : kUnknownBytes);
        }
    }

    void addFile(const std::string& path, const FormatReader* reader, std::uint64_t size)
    {
        m_finder.noteRead(path, reader->info());
        if (reader->info().kind != ArtifactKind::Run) {
            addArtifact(path, reader, size);
            return;
        }
        const bool isOwnRun = metrics::isMetricsFormat(reader->info());
        const std::string folder = parentLocation(path);
        addToRun(isOwnRun ? path : folder, folder, path, reader, size);
    }

    /// `named`: what the run is named after, its folder or the file itself.
    void addToRun(const std::string& named, const std::string& runFolder, const std::string& path,
                  const FormatReader* reader, std::uint64_t size)
    {
        const RunId id = runId(named);
        ScannedRun& run = m_runs[id];
        if (run.id.empty()) {
            run.origin = metrics::originOf(reader->info());
            run.id = id;
            run.name = runName(named);
            run.path = runFolder.empty() ? "." : runFolder;
        }
        const std::string& name = path;
        const bool twice = std::any_of(run.files.begin(), run.files.end(),
                                       [&](const auto& file) { return file.path == name; });
        if (twice)
            return;
        m_scan.totalBytes += size;
        run.files.push_back(scanned(path, reader, size));
    }

    void addArtifact(const std::string& path, const FormatReader* reader, std::uint64_t size)
    {
        if (!m_artifactPaths.insert(path).second)
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

    [[nodiscard]] ScannedFile scanned(const std::string& path, const FormatReader* reader,
                                      std::uint64_t size) const
    {
        const std::string name = path;
        return {.path = name,
                .id = ArtifactId(placeOf(name)),
                .displayName = locationBelow(path, m_root),
                .reader = reader,
                .sizeBytes = size,
                .open = [name] { return openFile(name); }};
    }

    void noteOther(const std::string& path, std::string_view reason)
    {
        ++m_scan.otherFileCount;
        if (m_scan.otherFiles.size() < SourceScan::kKeptOtherFiles)
            m_scan.otherFiles.push_back({path, reason});
    }

    [[nodiscard]] std::string runName(const std::string& folder) const
    {
        return shownRun(m_prefix,
                        folder == m_root ? std::string(".") : locationBelow(folder, m_root));
    }

    /// An event file that was opened by itself is a run of its own, whatever lies beside it.
    [[nodiscard]] RunId runId(const std::string& folder) const
    {
        return RunId(folder == m_root ? m_place : placeOf(folder));
    }

    /// A text that no reader knows.
    struct UnknownText {
        std::string path;
        std::uint64_t size = 0;
        std::string root;
        std::string prefix;
    };

    static constexpr std::size_t kMostUnknownTexts = 64;
    static constexpr std::uint64_t kMostOfText = std::uint64_t{1} << 20U;
    static constexpr std::uint64_t kMostLookedAt = std::uint64_t{16} << 20U;

    ReadMonitor& m_monitor;
    const ChosenReaders& m_chosen;
    std::optional<ReadAhead> m_heads; ///< of the store that is looked through
    std::vector<UnknownText> m_unknownTexts;
    std::string m_root;
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
    if (isUri(path))
        return normalisedUri(path);
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
