// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/nearby_runs.h"

#include "model/compare/effects/run_end.h"
#include "model/compare/match.h"
#include "model/core/text_marker.h"
#include "model/qt/judge_case.h"
#include "model/readers/load_case.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <set>
#include <span>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostTrainings = 20; ///< of a folder
constexpr int kMostClimbs = 2;             ///< NAME/lightning_logs/version_0

/// "version_3": others like it are runs, unlike "eval" beside "train".
bool isVersion(std::string_view name)
{
    constexpr std::string_view kVersion = "version_";
    return name.starts_with(kVersion) && name.size() > kVersion.size();
}

/// A folder that programs make inside that of a run.
bool isInner(std::string_view name)
{
    static constexpr std::array<std::string_view, 20> kNames{
        "train",       "training",   "eval",           "evaluation", "val",
        "valid",       "validation", "test",           "tb",         "tf_logs",
        "tensorboard", "log",        "logs",           "events",     "tensorboard_logs",
        "summaries",   "summary",    "lightning_logs", "metrics",    "files"};
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return isVersion(lower) || std::find(kNames.begin(), kNames.end(), lower) != kNames.end();
}

bool isAbout(const std::string& folder, const std::string& other)
{
    return pathBelow(other, folder).has_value() || pathBelow(folder, other).has_value();
}

/// When something was last written in it, as far as its own entries tell.
fs::file_time_type newestIn(const fs::path& folder)
{
    constexpr int kMostLooked = 50;
    std::error_code error;
    fs::file_time_type newest = fs::last_write_time(folder, error);
    if (error)
        newest = fs::file_time_type::min();
    int looked = 0;
    for (fs::directory_iterator it(folder, error);
         !error && it != fs::directory_iterator() && looked < kMostLooked; it.increment(error)) {
        std::error_code unread;
        const fs::file_time_type time = it->last_write_time(unread);
        newest = unread ? newest : std::max(newest, time);
        ++looked;
    }
    return newest;
}

/// Lists places for findNearbyFolders().
class Finder {
public:
    Finder(std::string runPlace, const std::vector<std::string>& opened)
        : m_runPlace(std::move(runPlace)), m_opened(opened)
    {
    }

    void list(const fs::path& place, bool isBesideInner)
    {
        std::error_code error;
        fs::directory_iterator it(place, fs::directory_options::none, error);
        if (error) {
            passOver(place, verbatim(error.message()));
            return;
        }
        m_found.places.push_back(place.string());
        std::size_t entries = 0;
        for (; !error && it != fs::directory_iterator(); it.increment(error)) {
            if (++entries > NearbyFolders::kMostEntries) {
                m_found.isCut = true;
                return;
            }
            const std::string name = it->path().filename().string();
            const bool isPartOfRun = isBesideInner && isInner(name) && !isVersion(name);
            if (!name.starts_with('.') && name != "__pycache__" && !isPartOfRun)
                add(it->path());
        }
        if (error)
            passOver(place, verbatim(error.message()));
    }

    [[nodiscard]] NearbyFolders result()
    {
        std::stable_sort(m_dated.begin(), m_dated.end(), [](const auto& one, const auto& other) {
            return one.first > other.first;
        });
        if (m_dated.size() > NearbyFolders::kMostFolders) {
            m_found.leftOut = m_dated.size() - NearbyFolders::kMostFolders;
            m_dated.resize(NearbyFolders::kMostFolders);
        }
        for (auto& [time, folder] : m_dated)
            m_found.folders.push_back(std::move(folder));
        return std::move(m_found);
    }

private:
    void passOver(const fs::path& path, Text reason)
    {
        m_found.passedOver.push_back({.folder = path.string(),
                                      .name = path.filename().string(),
                                      .run = {},
                                      .begun = {},
                                      .end = {},
                                      .isFailed = false,
                                      .reason = std::move(reason)});
    }

    void add(const fs::path& path)
    {
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (error || status.type() == fs::file_type::not_found) {
            passOver(path, error && status.type() != fs::file_type::not_found
                               ? verbatim(error.message())
                               : FAULTLINE_TR_NOOP("Compare", "the link leads nowhere"));
            return;
        }
        if (status.type() != fs::file_type::directory)
            return;
        const std::string real = fs::canonical(path, error).string();
        if (error) { // it has gone, or may not be entered
            passOver(path, verbatim(error.message()));
            return;
        }
        const std::string place = placeOf(path.string());
        const bool isLink = real != place;
        const bool isOpen = std::any_of(m_opened.begin(), m_opened.end(), [&](const auto& one) {
            return isAbout(place, one) || isAbout(real, one);
        });
        if (isOpen || isAbout(real, m_runPlace) || isAbout(place, m_runPlace)) {
            if (isLink)
                passOver(path, FAULTLINE_TR_NOOP("Compare", "a link to what is open already"));
            return;
        }
        if (!m_seen.insert(real).second) {
            passOver(path, FAULTLINE_TR_NOOP("Compare", "a link to a folder that is listed"));
            return;
        }
        m_dated.emplace_back(newestIn(path), place);
    }

    std::string m_runPlace;
    const std::vector<std::string>& m_opened;
    std::set<std::string> m_seen; ///< without links
    std::vector<std::pair<fs::file_time_type, std::string>> m_dated;
    NearbyFolders m_found;
};

/// Lets go of a folder that is too large or too slow to be looked at in passing.
class BoundedMonitor final : public ReadMonitor {
public:
    explicit BoundedMonitor(ReadMonitor& whole) : m_whole(whole) {}

    void advance(std::uint64_t bytes) override { m_bytes += bytes; }
    [[nodiscard]] bool isCancelled() const override { return isOver() || m_whole.isCancelled(); }
    [[nodiscard]] bool isOver() const
    {
        constexpr std::uint64_t kMostBytes = std::uint64_t{256} << 20U;
        constexpr std::chrono::seconds kLongest(30);
        return m_bytes > kMostBytes || std::chrono::steady_clock::now() - m_begun > kLongest;
    }

private:
    ReadMonitor& m_whole;
    std::atomic<std::uint64_t> m_bytes = 0;
    std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
};

NearbyRun nearbyFolder(const std::string& folder, Text reason)
{
    return {.folder = folder,
            .name = fs::path(folder).filename().string(),
            .run = {},
            .begun = {},
            .end = {},
            .isFailed = false,
            .reason = std::move(reason)};
}

const Finding* criticalOf(const Training& training, const Diagnosis& diagnosis)
{
    for (const Finding& finding : diagnosis.findings) {
        const bool isOfIt =
            std::any_of(training.runs.begin(), training.runs.end(),
                        [&finding](const RunPtr& run) { return run->id == finding.run; });
        if (isOfIt && finding.severity == Severity::Critical)
            return &finding;
    }
    return nullptr;
}

NearbyRun nearbyTraining(const std::string& folder, const Judgement& judged, std::size_t index,
                         const Training& asked)
{
    const ComparedRun run{.analysis = judged.analysis,
                          .diagnosis = judged.diagnosis,
                          .training = index,
                          .name = {},
                          .side = RunSide::A};
    const Training& training = run.of();
    NearbyRun found = nearbyFolder(folder, {});
    if (judged.analysis->trainings.size() > 1)
        found.name += "/" + training.name;
    found.run = training.runs.front()->id;
    found.begun = training.runs.front()->startTime();
    if (training.isPlanned) {
        found.run = {};
        found.reason = FAULTLINE_TR_NOOP("Compare", "has a configuration, but no run");
        return found;
    }
    found.reason = otherTask(training, asked);
    const RunEnd end = runEndOf(run);
    const Finding* critical = criticalOf(training, *judged.diagnosis);
    found.isFailed = end.isBad() || critical != nullptr;
    found.end = critical != nullptr && !end.isBad() ? critical->title : end.text;
    return found;
}

} // namespace

bool isNearerThan(const NearbyRun& one, const NearbyRun& other)
{
    return std::tuple(!one.isProposed(), one.isFailed, -one.begun.value_or(0.0))
           < std::tuple(!other.isProposed(), other.isFailed, -other.begun.value_or(0.0));
}

NearbyFolders findNearbyFolders(const std::string& runPlace, const std::vector<std::string>& opened)
{
    std::error_code error;
    fs::path place = placeOf(runPlace);
    if (!fs::is_directory(place, error))
        place = place.parent_path(); // of a run that is a file
    Finder finder(place.string(), opened);
    for (int climbed = 0; climbed <= kMostClimbs && place.has_relative_path(); ++climbed) {
        const bool isInside = isInner(place.filename().string());
        finder.list(place.parent_path(), isInside);
        if (!isInside)
            break;
        place = place.parent_path();
    }
    return finder.result();
}

std::vector<NearbyRun> judgeNearbyFolder(const std::string& folder, const Training& asked,
                                         ReadMonitor& monitor)
{
    BoundedMonitor bounded(monitor);
    const Result<CasePtr> loaded = loadCase(std::span(&folder, 1), bounded);
    if (!loaded)
        return {nearbyFolder(folder, loaded.error().detail)};
    const bool isPart = !(*loaded)->isComplete && bounded.isOver();
    if ((*loaded)->runs.empty())
        return {nearbyFolder(folder, FAULTLINE_TR_NOOP("Compare", "holds no run"))};
    const Result<CaseAnalysisPtr> analysis = analyse(*loaded, {}, monitor);
    const Result<Judgement> judged =
        analysis ? judgeCase(**analysis, {}, monitor) : Result<Judgement>(analysis.error());
    if (!judged)
        return {}; // cancelled
    std::vector<NearbyRun> found;
    const std::size_t count = std::min(judged->analysis->trainings.size(), kMostTrainings);
    for (std::size_t i = 0; i < count; ++i) {
        found.push_back(nearbyTraining(folder, *judged, i, asked));
        if (!isPart)
            continue;
        found.back().isFailed = false; // what was read ends where reading did
        found.back().end = FAULTLINE_TR_NOOP("Compare", "not known: too large to be read here");
    }
    std::sort(found.begin(), found.end(), isNearerThan);
    return found;
}

} // namespace faultline
