// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/assign_artifacts.h"

#include "model/core/ascii.h"
#include "model/core/case_artifacts.h"
#include "model/core/config_document.h"
#include "model/core/same_curve.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

namespace faultline {

namespace {

namespace fs = std::filesystem;

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash);
}

bool isBelow(std::string_view folder, std::string_view above)
{
    if (above == "." || above.empty())
        return !folder.starts_with('/') || above.empty();
    return folder.size() > above.size() && folder.starts_with(above) && folder[above.size()] == '/';
}

/// The part of a log's name that the files of one job share: "Output_17.out" and "Error_17.err"
/// give "17".
std::string jobOf(const std::string& path)
{
    std::string name = fs::path(path).filename().string();
    for (const std::string_view ending : {".gz", ".out", ".err", ".log", ".txt", ".o", ".e"}) {
        if (name.size() > ending.size() && name.ends_with(ending))
            name.resize(name.size() - ending.size());
    }
    static constexpr std::array<std::string_view, 10> kStreams{
        "output_", "error_", "stdout_", "stderr_", "stdout",
        "stderr",  "out_",   "err_",    "out.",    "err."};
    const std::string lower = lowerAscii(name);
    for (const std::string_view stream : kStreams) {
        if (lower.starts_with(stream))
            return name.substr(stream.size());
    }
    return name;
}

/// Which of two runs of one folder its artifacts belong to: that of event files, else the one that
/// tells more.
bool isRather(const Run& run, const Run& other)
{
    if (run.origin != other.origin)
        return run.origin == RunOrigin::Events;
    return run.pointCount() > other.pointCount();
}

/// Whether a run is one of several that a single table holds: what lies beside the table belongs to
/// all of them.
bool isOneOfSeveral(const CaseData& data, const Run& run)
{
    return run.origin == RunOrigin::Metrics && run.files.size() == 1
           && std::any_of(data.runs.begin(), data.runs.end(), [&run](const RunPtr& other) {
                  return other.get() != &run && other->files.size() == 1
                         && other->files.front().path == run.files.front().path;
              });
}

/// The words of a name that tell one run from another, in small letters.
std::set<std::string> tellingWords(std::string_view name)
{
    static constexpr std::array<std::string_view, 21> kCommon{
        "train",  "training", "log",     "logs",    "run",    "runs",    "out",
        "output", "err",      "error",   "stdout",  "stderr", "console", "metrics",
        "csv",    "json",     "history", "results", "txt",    "version", "events"};
    std::set<std::string> words;
    std::string word;
    const auto finish = [&words, &word] {
        if (!word.empty() && std::find(kCommon.begin(), kCommon.end(), word) == kCommon.end())
            words.insert(word);
        word.clear();
    };
    for (const char c : name) {
        if (isLetterOrDigit(c))
            word += lowerAscii(c);
        else
            finish();
    }
    finish();
    return words;
}

/// What a run is called where it lies: its table, or its folder.
std::string ownNameOf(const Run& run)
{
    const bool isTable = run.origin == RunOrigin::Metrics && run.files.size() == 1;
    return fs::path(isTable ? run.files.front().path : run.path).filename().string();
}

/// Of several runs the one whose name shares the most with that of an artifact; nullptr where none
/// or no single one does.
const Run* runOfName(const std::vector<const Run*>& runs, const std::string& path)
{
    const std::set<std::string> wanted = tellingWords(fs::path(path).filename().string());
    const Run* best = nullptr;
    std::size_t most = 0;
    for (const Run* run : runs) {
        const std::set<std::string> own = tellingWords(ownNameOf(*run));
        const auto shared = static_cast<std::size_t>(
            std::count_if(own.begin(), own.end(),
                          [&wanted](const std::string& word) { return wanted.contains(word); }));
        if (shared == most)
            best = nullptr;
        if (shared > most) {
            most = shared;
            best = run;
        }
    }
    return best;
}

/// Tables of metrics that only say again what event files of the case say: where those lie is where
/// the training is.
std::set<const Run*> copiesOf(const CaseData& data)
{
    constexpr std::size_t kMostRuns = 200; // of a sweep; more would take too long
    std::set<const Run*> copies;
    if (data.runs.size() < 2 || data.runs.size() > kMostRuns)
        return copies;
    for (const RunPtr& table : data.runs) {
        const bool isCopy =
            table->origin == RunOrigin::Metrics
            && std::any_of(data.runs.begin(), data.runs.end(), [&table](const RunPtr& other) {
                   return other->origin == RunOrigin::Events && other->path != table->path
                          && isSameTraining(*table, *other);
               });
        if (isCopy)
            copies.insert(table.get());
    }
    return copies;
}

/// The folder whose runs an artifact is about: what the recorder noted lies in a folder of its own
/// below it, unless the training wrote its curves in there, too.
std::string placeOfArtifact(const CaseData& data, const std::string& path)
{
    const std::string folder = folderOf(path);
    const bool isRecord =
        std::any_of(data.configs.begin(), data.configs.end(), [&folder](const auto& config) {
            return config->kind == ConfigKind::RunFacts && folderOf(config->file.path) == folder;
        });
    const bool holdsRuns =
        isRecord && std::any_of(data.runs.begin(), data.runs.end(), [&folder](const RunPtr& run) {
            return run->path == folder || isBelow(run->path, folder);
        });
    return isRecord && !holdsRuns ? folderOf(folder) : folder;
}

/// The run that an artifact belongs to, or nullptr.
const Run* runNear(const CaseData& data, const std::set<const Run*>& copies,
                   const std::string& path)
{
    const std::string folder = placeOfArtifact(data, path);
    const Run* above = nullptr;
    std::vector<const Run*> below;
    std::vector<const Run*> beside;
    const Run* here = nullptr;
    for (const RunPtr& run : data.runs) {
        if (run->path == folder) {
            beside.push_back(run.get());
            if (here == nullptr || isRather(*run, *here))
                here = run.get();
        }
        const bool isNearer = above == nullptr || run->path.size() > above->path.size()
                              || (run->path == above->path && isRather(*run, *above));
        if (isBelow(folder, run->path) && isNearer)
            above = run.get();
        if (isBelow(run->path, folder) && !copies.contains(run.get()))
            below.push_back(run.get());
    }
    if (here != nullptr) {
        if (const Run* named = beside.size() > 1 ? runOfName(beside, path) : nullptr)
            return named;
        return isOneOfSeveral(data, *here) ? nullptr : here;
    }
    if (above != nullptr)
        return above;
    if (const Run* named = below.size() > 1 ? runOfName(below, path) : nullptr)
        return named;
    // train/ and eval/ below a model's folder are one training; more runs than that are several.
    std::set<std::string> parents;
    for (const Run* run : below)
        parents.insert(folderOf(run->path));
    if (below.empty() || parents.size() > 1 || below.size() > 3)
        return nullptr;
    return *std::max_element(below.begin(), below.end(),
                             [](const Run* a, const Run* b) { return isRather(*b, *a); });
}

/// Makes runs of console logs that belong to no other run.
class ConsoleRuns {
public:
    explicit ConsoleRuns(CaseData& data) : m_data(data) {}

    void add(const ConsoleLog& log)
    {
        const std::string folder = folderOf(log.file.path);
        const std::string key = folder + "/" + jobOf(log.file.path);
        auto& run = m_runs[key];
        if (!run) {
            run = std::make_shared<Run>();
            run->origin = RunOrigin::Console;
            run->id = RunId(log.id().text());
            run->name = log.name();
            run->path = folder;
            m_folders[folder].push_back(run->id);
        }
        FileReport report = log.file;
        report.issues = {}; // they are counted with the log
        run->files.push_back(std::move(report));
        for (const auto& [tag, scalar] : log.series) {
            const auto known = run->scalars.find(tag);
            if (known == run->scalars.end() || known->second.series.size() < scalar.series.size())
                run->scalars[tag] = scalar;
        }
        m_data.runOfArtifact[log.id()] = run->id;
    }

    /// The run of a folder that holds just one, or empty.
    [[nodiscard]] RunId runIn(const std::string& folder) const
    {
        const auto it = m_folders.find(folder);
        return it == m_folders.end() || it->second.size() > 1 ? RunId() : it->second.front();
    }

    void finish()
    {
        for (auto& [key, run] : m_runs)
            m_data.runs.push_back(run);
    }

private:
    CaseData& m_data;
    std::map<std::string, std::shared_ptr<Run>> m_runs;
    std::map<std::string, std::vector<RunId>> m_folders;
};

} // namespace

void assignArtifacts(CaseData& data)
{
    ConsoleRuns consoleRuns(data);
    const std::set<const Run*> copies = copiesOf(data);
    std::vector<const Artifact*> left;
    forEachArtifact(data, [&](ArtifactKind kind, const Artifact& artifact) {
        if (data.runOfArtifact.contains(artifact.id()))
            return; // it comes from a file of that run
        const Run* run = runNear(data, copies, artifact.file.path);
        if (run != nullptr)
            data.runOfArtifact[artifact.id()] = run->id;
        else if (kind != ArtifactKind::Log)
            left.push_back(&artifact);
    });
    for (const auto& log : data.logs) {
        if (data.runOf(log->id()).empty())
            consoleRuns.add(*log);
    }
    for (const Artifact* artifact : left) {
        const RunId run = consoleRuns.runIn(folderOf(artifact->file.path));
        if (!run.empty())
            data.runOfArtifact[artifact->id()] = run;
    }
    consoleRuns.finish();
}

} // namespace faultline
