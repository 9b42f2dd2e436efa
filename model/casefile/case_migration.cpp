// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_migration.h"

#include "model/casefile/source_paths.h"
#include "model/core/shown_names.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace faultline::casefile {

namespace {

namespace fs = std::filesystem;

bool isNumber(std::string_view text)
{
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return !text.empty() && problem == std::errc() && stop == end;
}

/// Calls fn for each object of a list, if it is one.
template <typename Fn>
void forEachObject(Json& object, const char* key, Fn&& fn)
{
    const auto list = object.find(key);
    if (list == object.end() || !list->is_array())
        return;
    for (Json& one : *list) {
        if (one.is_object())
            fn(one);
    }
}

class Migration {
public:
    Migration(Json& file, const std::string& folder) : m_file(file)
    {
        std::vector<std::string> paths;
        forEachObject(file, "sources", [&](const Json& source) {
            Text problem;
            const std::string written = readPath(Members(source, {}, problem));
            m_written.push_back(source);
            paths.push_back(absoluteSource(written, folder));
        });
        const std::vector<std::string> shown = shownSources(paths);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            std::error_code ignored;
            const bool isFile = fs::is_regular_file(paths[i], ignored);
            m_sources.push_back(
                {.shown = shown[i],
                 .file = isFile ? fs::path(paths[i]).filename().string() : std::string()});
        }
    }

    void run()
    {
        m_file["schema"] = "faultline/case/2";
        forEachObject(m_file, "checklist", [this](Json& item) {
            forEachObject(item, "attempts", [this](Json& attempt) {
                forEachObject(attempt, "promises", [this](Json& taken) { place(taken, "run"); });
                forEachObject(attempt, "results", [this](Json& result) {
                    place(result, "run");
                    if (const auto taken = result.find("taken");
                        taken != result.end() && taken->is_object())
                        place(*taken, "run");
                });
            });
        });
        forEachObject(m_file, "notes", [this](Json& note) {
            const auto target = note.find("target");
            if (target != note.end() && *target == "finding")
                findingKey(note);
        });
        newestRuns();
        clockCorrections();
        const auto last = m_file.find("last_diagnosis");
        if (last == m_file.end() || !last->is_object())
            return;
        forEachObject(*last, "runs", [this](Json& run) {
            const auto name = run.find("name");
            if (name == run.end() || !name->is_string())
                return;
            run["run"] = *name;
            run.erase("name");
            run.erase("path");
            place(run, "run");
        });
        forEachObject(*last, "findings", [this](Json& finding) { findingKey(finding); });
    }

private:
    struct Source {
        std::string shown; ///< what names of this source begin with; empty: nothing
        std::string file;  ///< its name, if it is a file that is there
    };
    struct Found {
        std::size_t source = 0;
        std::string below;
    };

    /// The source whose names begin like that: the longest one, of two that fit.
    [[nodiscard]] std::optional<Found> find(const std::string& name) const
    {
        std::optional<Found> best;
        std::size_t longest = 0;
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            const std::string& shown = m_sources[i].shown;
            const bool isIts = shown.empty() || name == shown || name.starts_with(shown + "/");
            if (!isIts || (best && shown.size() <= longest))
                continue;
            std::string below = shown.empty()   ? name
                                : name == shown ? std::string(".")
                                                : name.substr(shown.size() + 1);
            best = Found{.source = i, .below = belowFile(std::move(below), m_sources[i].file)};
            longest = shown.size();
        }
        return best;
    }

    /// Names of what a file holds that is a source begin with its own.
    static std::string belowFile(std::string below, const std::string& file)
    {
        if (file.empty() || !below.starts_with(file))
            return below;
        if (below.size() == file.size())
            return ".";
        return below[file.size()] == '/' ? below.substr(file.size() + 1) : below;
    }

    /// Puts a source and a path below it in the place of a name.
    void place(Json& object, const char* key) const
    {
        const auto name = object.find(key);
        if (name == object.end() || !name->is_string() || *name == "")
            return;
        const std::optional<Found> found = find(name->get<std::string>());
        if (!found)
            return;
        *name = found->below;
        const Json& written = m_written[found->source];
        if (const auto hex = written.find("path_hex"); hex != written.end())
            object["source_hex"] = *hex;
        else if (const auto path = written.find("path"); path != written.end())
            object["source"] = *path;
    }

    /// "rule@run@first step" as members of their own.
    void findingKey(Json& object) const
    {
        const auto key = object.find("key");
        if (key == object.end() || !key->is_string())
            return;
        const std::string text = key->get<std::string>();
        const std::size_t first = text.find('@');
        if (first == std::string::npos)
            return;
        std::string run = text.substr(first + 1);
        const std::size_t last = run.rfind('@');
        if (last != std::string::npos && isNumber(std::string_view(run).substr(last + 1))) {
            object["step"] = std::stoll(run.substr(last + 1));
            run.resize(last);
        }
        object.erase("key");
        object["rule"] = text.substr(0, first);
        object["run"] = run;
        place(object, "run");
    }

    void newestRuns()
    {
        const auto list = m_file.find("newest_runs");
        if (list == m_file.end() || !list->is_array())
            return;
        for (Json& run : *list) {
            if (!run.is_string())
                continue;
            run = Json{{"run", run}};
            place(run, "run");
        }
    }

    void clockCorrections()
    {
        static constexpr ArtifactPart kParts[] = {ArtifactPart::Versions, ArtifactPart::Console,
                                                  ArtifactPart::System, ArtifactPart::Settings};
        const auto clocks = m_file.find("clock_corrections");
        if (clocks == m_file.end() || !clocks->is_object())
            return;
        Json list = Json::array();
        for (const auto& [artifact, seconds] : clocks->items()) {
            std::string name = artifact;
            std::string part;
            for (const ArtifactPart one : kParts) {
                const std::string ending = shownPart({}, one); // " (versions)"
                if (!name.ends_with(ending))
                    continue;
                name.resize(name.size() - ending.size());
                part = partOf(ArtifactId(), one).text(); // "#versions"
                break;
            }
            Json correction{{"artifact", name}, {"seconds", seconds}};
            place(correction, "artifact");
            if (!part.empty())
                correction["artifact"] = correction["artifact"].get<std::string>() + part;
            list.push_back(std::move(correction));
        }
        *clocks = std::move(list);
    }

    Json& m_file;
    std::vector<Json> m_written; ///< the sources as they stand in the file
    std::vector<Source> m_sources;
};

} // namespace

void migrateFromVersion1(Json& file, const std::string& folder)
{
    if (file.is_object())
        Migration(file, folder).run();
}

} // namespace faultline::casefile
