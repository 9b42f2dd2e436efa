// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/case_follower.h"

#include "model/core/case_artifacts.h"
#include "model/core/issue_changes.h"
#include "model/core/location.h"
#include "model/io/file_tree.h"
#include "model/readers/dataset/config_datasets.h"
#include "model/readers/follow/cadence.h"
#include "model/readers/follow/exchange_artifacts.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <set>
#include <utility>

namespace faultline {

namespace {

using Clock = std::chrono::steady_clock;

/// How often everything that grew lately is looked at, told or not.
constexpr double kHotPause = 1.0;
constexpr double kStillHot = 15 * 60.0;
/// Files before the last one of a run that are looked at as often.
constexpr std::size_t kHotFiles = 64;
/// Time that a step spends with looking at the rest.
constexpr std::chrono::milliseconds kLookAround{10};
constexpr std::size_t kLooksAtOnce = 32;
/// Looking through the folders may take at most a twentieth of the time.
constexpr double kScanPause = 1.0;
/// How coarse a file system may tell when a folder was changed.
constexpr double kClockGrain = 1.0;
constexpr double kScanFactor = 20.0;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash);
}

/// Whether a file is one that a tool copies to and renames when it is whole: rsync's, gsutil's, a
/// browser's. Followed, its points would be there twice.
bool isUnfinishedCopy(const std::string& path)
{
    static constexpr std::array<std::string_view, 9> kEndings{".tmp",        ".part",   ".partial",
                                                              ".filepart",   "_.gstmp", ".download",
                                                              ".crdownload", ".rsync",  "~"};
    const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    return name.starts_with('.')
           || std::any_of(kEndings.begin(), kEndings.end(),
                          [name](std::string_view ending) { return name.ends_with(ending); });
}

ImportLog issuesOf(const Run& run)
{
    ImportLog issues;
    for (const FileReport& file : run.files)
        issues.append(file.issues);
    return issues;
}

} // namespace

CaseFollower::CaseFollower(CasePtr loaded, ReadMonitor& monitor, double now,
                           const std::map<std::string, TableChoice>& tables)
    : m_case(std::move(loaded)), m_tables(tables)
{
    const SourceScan scan = scanned(monitor);
    for (const RunPtr& run : m_case->runs) {
        if (run->origin == RunOrigin::Console)
            continue;
        m_runs.emplace_back(run, now, m_tables);
        m_shown.push_back(run);
    }
    adopt(scan, now);
    FollowContext context{.monitor = monitor, .pool = m_pool, .now = now, .notices = m_notices};
    takeNewFiles(scan, context); // what appeared since the case was loaded
    setTargets(now);
}

SourceScan CaseFollower::scanned(ReadMonitor& monitor)
{
    SourceScan scan = scanSources(m_case->sources, monitor, m_tables.readers());
    m_tables.splitRuns(scan, monitor);
    return scan;
}

void CaseFollower::adopt(const SourceScan& scan, double now)
{
    std::map<std::string, std::uint64_t> read;
    forEachArtifact(*m_case, [&](ArtifactKind kind, const Artifact& artifact) {
        if (kind != ArtifactKind::Dataset)
            read[artifact.file.path] = artifact.file.sizeBytes;
    });
    for (const OtherFile& other : m_case->otherFiles)
        read.emplace(other.path, 0);
    for (const ScannedFile& file : scan.artifacts) {
        const auto known = read.find(file.path);
        if (known == read.end())
            continue; // the next scan finds it
        const bool gaveNothing = known->second == 0;
        m_artifacts.emplace_back(file, gaveNothing ? file.sizeBytes : known->second, now);
    }
    m_folders = scan.folders;
    setTargets(now);
}

void CaseFollower::setTargets(double scanBegan)
{
    m_targets.clear();
    for (std::size_t i = 0; i < m_folders.size(); ++i)
        m_targets.emplace(m_folders[i], Target{.kind = Target::Kind::Folder, .index = i});
    for (std::size_t i = 0; i < m_artifacts.size(); ++i)
        m_targets.emplace(m_artifacts[i].path(),
                          Target{.kind = Target::Kind::Artifact, .index = i});
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        for (std::size_t file = 0; file < m_runs[i].fileCount(); ++file)
            m_targets.emplace(m_runs[i].filePath(file),
                              Target{.kind = Target::Kind::RunFile, .index = i});
    }
    m_paths.clear();
    for (const auto& [path, target] : m_targets) {
        if (m_paths.empty() || m_paths.back() != path) // those of a path stand together
            m_paths.push_back(path);
    }
    m_nextPath = 0;
    m_folderStamps.assign(m_folders.size(), std::nullopt);
    for (std::size_t i = 0; i < m_folders.size(); ++i) {
        // What was changed about when it was looked through is looked through again.
        const std::optional<FileStamp> stamp = stampOf(m_folders[i]);
        if (stamp && stamp->modified < scanBegan - kClockGrain)
            m_folderStamps[i] = stamp;
    }
    m_foldersChanged = true;
}

void CaseFollower::poll(const FolderChanges& changes, bool isTelling, ReadMonitor& monitor,
                        double now)
{
    FollowContext context{.monitor = monitor, .pool = m_pool, .now = now, .notices = m_notices};
    m_mustScan = m_mustScan || !changes.folders.empty() || changes.isIncomplete;
    listStores(context);
    for (const std::string& path : changes.files)
        lookAt(path, context);
    if (now >= m_nextHot || now < m_nextHot - 2 * kHotPause || changes.isIncomplete) {
        m_nextHot = now + kHotPause;
        lookAtHot(isTelling, context);
        lookAround(context);
    }
    if (m_mustScan && now >= m_nextScan)
        scanAgain(context);
    for (FollowedRun& run : m_runs)
        run.goOn(context);
    for (FollowedArtifact& artifact : m_artifacts) {
        if (std::optional<ArtifactFile> read = artifact.goOn(context))
            m_readArtifacts.push_back(std::move(*read));
    }
    m_lost.insert(m_lost.end(), m_notices.begin(), m_notices.end());
    m_told.insert(m_told.end(), m_notices.begin(), m_notices.end());
    m_notices.clear();
}

/// One listing tells of all files below a root; looking at them costs no request then.
void CaseFollower::listStores(FollowContext& context)
{
    if (m_nextListing == 0.0)
        m_nextListing = context.now + m_listingPause; // it was listed when it was loaded
    const bool isTime =
        context.now >= m_nextListing || context.now < m_nextListing - 2 * m_listingPause;
    if (!isTime)
        return;
    m_nextListing = context.now + m_listingPause;
    for (const std::string& source : m_case->sources) {
        const std::string root = normalisedUri(source);
        const std::optional<RootState> before = isUri(root) ? rootState(root) : std::nullopt;
        if (!before)
            continue;
        if (!openRoot(root, context.monitor)) {
            // The next time may be better; what is loaded stays, and scans go on with it.
            (void)ensureRoot(root, context.monitor);
            continue;
        }
        const std::optional<RootState> after = rootState(root);
        m_mustScan = m_mustScan || !after || !after->listing->hasSameNames(*before->listing);
        m_nextHot = context.now;
    }
}

void CaseFollower::lookAt(const std::string& path, FollowContext& context)
{
    const auto [begin, end] = m_targets.equal_range(path);
    for (auto it = begin; it != end; ++it)
        lookAtTarget(it->second, path, context);
}

void CaseFollower::lookAtTarget(const Target& target, const std::string& path,
                                FollowContext& context)
{
    switch (target.kind) {
    case Target::Kind::RunFile: {
        FollowedRun& run = m_runs[target.index];
        const double before = run.lastGrowth();
        for (std::size_t file = 0; file < run.fileCount(); ++file) {
            if (run.filePath(file) == path)
                run.look(file, context);
        }
        // What was appended to a table of several runs may be another run.
        m_mustScan = m_mustScan || (run.lastGrowth() != before && m_tables.isSplit(path));
        return;
    }
    case Target::Kind::Artifact: m_artifacts[target.index].look(context); return;
    case Target::Kind::Folder: lookAtFolder(target.index); return;
    }
}

void CaseFollower::lookAtFolder(std::size_t index)
{
    const std::optional<FileStamp> stamp = stampOf(m_folders[index]);
    if (stamp == m_folderStamps[index])
        return;
    m_folderStamps[index] = stamp;
    m_mustScan = true;
}

bool CaseFollower::isHot(double lastGrowth, double patience, double now) const
{
    return now - lastGrowth <= std::max(patience, kStillHot);
}

void CaseFollower::lookAtRun(FollowedRun& run, FollowContext& context)
{
    const std::size_t count = run.fileCount();
    for (std::size_t file = count - std::min(count, kHotFiles); file < run.fileCount(); ++file)
        run.look(file, context);
}

void CaseFollower::lookAtHot(bool isTelling, FollowContext& context)
{
    std::set<std::string> folders;
    for (FollowedRun& run : m_runs) {
        if (!isHot(run.lastGrowth(), run.patience(), context.now))
            continue;
        lookAtRun(run, context);
        if (!isTelling && run.fileCount() > 0)
            folders.insert(folderOf(run.filePath(run.fileCount() - 1)));
    }
    for (FollowedArtifact& artifact : m_artifacts) {
        if (!isHot(artifact.lastGrowth(), 0.0, context.now))
            continue;
        artifact.look(context);
        if (!isTelling)
            folders.insert(folderOf(artifact.path()));
    }
    if (isTelling)
        return;
    folders.insert(m_case->sources.begin(), m_case->sources.end());
    for (const std::string& folder : folders)
        lookAt(folder, context);
}

void CaseFollower::lookAround(FollowContext& context)
{
    const Clock::time_point end = Clock::now() + kLookAround;
    for (std::size_t left = m_paths.size(); left > 0;) {
        const std::size_t count = std::min(left, kLooksAtOnce);
        for (std::size_t i = 0; i < count; ++i) {
            m_nextPath = m_nextPath % m_paths.size();
            const std::string path = m_paths[m_nextPath++];
            lookAt(path, context);
        }
        left -= count;
        if (Clock::now() >= end || context.monitor.isCancelled())
            return;
    }
}

void CaseFollower::scanAgain(FollowContext& context)
{
    const Clock::time_point begin = Clock::now();
    SourceScan scan = scanned(context.monitor);
    m_nextScan = context.now + std::max(kScanPause, kScanFactor * secondsSince(begin));
    if (context.monitor.isCancelled())
        return;
    m_mustScan = false;
    takeNewFiles(scan, context);
    m_folders = std::move(scan.folders);
    setTargets(context.now);
}

void CaseFollower::takeNewFiles(const SourceScan& scan, FollowContext& context)
{
    const auto isNew = [this](const ScannedFile& file) {
        return !m_targets.contains(file.path) && !isUnfinishedCopy(file.path);
    };
    std::map<RunId, std::size_t> runs;
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        runs.emplace(m_runs[i].id(), i);
    for (const ScannedRun& scanned : scan.runs) {
        for (const ScannedFile& file : scanned.files) {
            const bool isNewRun = m_tables.isSplit(file.path) && !runs.contains(scanned.id);
            if (!isNew(file) && !isNewRun)
                continue;
            const auto known = runs.emplace(scanned.id, m_runs.size());
            if (known.second) {
                m_runs.emplace_back(scanned);
                m_shown.emplace_back();
            }
            m_runs[known.first->second].addFile(file, context);
        }
    }
    for (const ScannedFile& file : scan.artifacts) {
        if (isNew(file))
            m_artifacts.emplace_back(file, std::nullopt, context.now);
    }
    for (const std::shared_ptr<DatasetSource>& dataset : scan.datasets) {
        if (!findArtifact(m_case->datasets, dataset->id())
            && !findArtifact(m_newDatasets, dataset->id()))
            m_newDatasets.push_back(dataset);
    }
}

bool CaseFollower::hasNews() const
{
    return !m_newDatasets.empty() || !m_readArtifacts.empty() || !m_lost.empty()
           || std::any_of(m_runs.begin(), m_runs.end(),
                          [](const FollowedRun& run) { return run.hasNews(); });
}

CasePtr CaseFollower::snapshot()
{
    if (!hasNews())
        return m_case;
    auto data = std::make_shared<CaseData>(*m_case);
    const std::size_t runsBefore = data->runs.size();
    exchangeRuns(*data);
    const bool isNewRun = data->runs.size() != runsBefore;
    bool isNewArtifact = !m_readArtifacts.empty();
    exchangeArtifacts(*data);
    isNewArtifact = exchangePartsOfRuns(*data) || isNewArtifact;
    noteLosses(*data);
    const bool isNewDataset = !m_newDatasets.empty();
    exchangeDatasets(*data);
    if (isNewArtifact)
        addDatasetsOfConfigs(*data);
    if (isNewRun || isNewArtifact || isNewDataset)
        assignAgain(*data);
    m_case = std::move(data);
    return m_case;
}

void CaseFollower::exchangeRuns(CaseData& data)
{
    bool startChanged = false;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        if (!m_runs[i].hasNews())
            continue;
        const RunPtr before = m_shown[i];
        const RunPtr after = m_runs[i].snapshot();
        if (after == nullptr || after == before)
            continue;
        m_shown[i] = after;
        const ImportLog issuesBefore = before ? issuesOf(*before) : ImportLog();
        const ImportLog issuesAfter = issuesOf(*after);
        if (!sameIssues(issuesBefore, issuesAfter))
            data.issues = withReplaced(data.issues, issuesBefore, issuesAfter);
        const auto place = std::find(data.runs.begin(), data.runs.end(), before);
        if (before != nullptr && place != data.runs.end()) {
            *place = after;
            startChanged = startChanged || before->startTime() != after->startTime();
        } else {
            data.runs.push_back(after);
        }
    }
    if (startChanged)
        sortRuns(data.runs);
}

void CaseFollower::exchangeArtifacts(CaseData& data)
{
    for (ArtifactFile& read : m_readArtifacts) {
        removeArtifactFile(data, read.report.path);
        addArtifactFile(std::move(read), data);
    }
    m_readArtifacts.clear();
}

/// What a run's own file holds besides points: the console and the settings of a .wandb file.
bool CaseFollower::exchangePartsOfRuns(CaseData& data)
{
    bool isNew = false;
    for (FollowedRun& run : m_runs) {
        std::vector<ArtifactFile> parts = run.takeBesides();
        if (parts.empty())
            continue;
        isNew = true;
        for (const ArtifactFile& part : parts)
            eraseArtifacts(data, part.report.path); // their issues are counted with the run
        addRunArtifacts(std::move(parts), run.id(), data);
    }
    return isNew;
}

void CaseFollower::noteLosses(CaseData& data)
{
    for (const FileNotice& notice : m_lost)
        data.issues.add(issueOf(notice));
    m_lost.clear();
}

/// Those that were there stay, with what was measured of them.
void CaseFollower::exchangeDatasets(CaseData& data)
{
    data.datasets.insert(data.datasets.end(), m_newDatasets.begin(), m_newDatasets.end());
    m_newDatasets.clear();
    std::stable_sort(data.datasets.begin(), data.datasets.end(),
                     [](const auto& a, const auto& b) { return a->name() < b->name(); });
}

FollowStatus CaseFollower::status(double now) const
{
    FollowStatus status;
    double newest = -1.0;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const FollowedRun& run = m_runs[i];
        if (run.isGrowing(now)) {
            status.isGrowing = true;
            ++status.growingRuns;
        }
        status.lastGrowth = std::max(status.lastGrowth, run.lastGrowth());
        if (run.lastGrowth() <= newest || !m_shown[i])
            continue;
        newest = run.lastGrowth();
        status.run = run.name();
        status.lastStep.reset();
        for (const FileReport& file : m_shown[i]->files) {
            if (file.lastStep)
                status.lastStep = file.lastStep;
        }
    }
    for (const FollowedArtifact& artifact : m_artifacts) {
        status.lastGrowth = std::max(status.lastGrowth, artifact.lastGrowth());
        status.isGrowing = status.isGrowing || now - artifact.lastGrowth() <= kShortestSilence;
    }
    return status;
}

} // namespace faultline
