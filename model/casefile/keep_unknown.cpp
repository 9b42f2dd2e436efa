// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/keep_unknown.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace faultline::casefile {

namespace {

constexpr std::size_t kMaxDepth = 32;
/// Entries of the original that are compared with one of the list.
constexpr std::size_t kMostTried = 1000;

/// What this version knows of one object of the file.
struct KnownObject {
    std::string_view name; ///< of the member that holds it, or a list of them
    std::span<const std::string_view> members;
    std::span<const std::string_view> identity; ///< of list entries: what tells them apart
};

constexpr std::array<std::string_view, 12> kFile{
    "schema",      "sources",           "tables",          "rules",
    "machine",     "checklist",         "notes",           "newest_runs",
    "pinned_tags", "clock_corrections", "ignored_changes", "last_diagnosis"};
constexpr std::array<std::string_view, 6> kTable{"path", "path_hex", "step",
                                                 "time", "run",      "columns"};
constexpr std::array<std::string_view, 2> kSource{"path", "path_hex"};
constexpr std::array<std::string_view, 2> kRules{"thresholds", "muted"};
constexpr std::array<std::string_view, 3> kThreshold{"rule", "name", "value"};
constexpr std::array<std::string_view, 2> kThresholdId{"rule", "name"};
constexpr std::array<std::string_view, 2> kMuted{"rule", "reason"};
constexpr std::array<std::string_view, 1> kRuleId{"rule"};
constexpr std::array<std::string_view, 3> kMachine{"gpu", "type", "memory_bytes"};
constexpr std::array<std::string_view, 7> kItem{"id",          "answer",   "muted",  "mute_reason",
                                                "was_problem", "attempts", "history"};
constexpr std::array<std::string_view, 1> kItemId{"id"};
constexpr std::array<std::string_view, 9> kAttempt{
    "time", "rule", "fix", "title", "note", "outcome", "outcome_time", "promises", "results"};
constexpr std::array<std::string_view, 3> kAttemptId{"time", "rule", "title"};
constexpr std::array<std::string_view, 3> kHistory{"time", "kind", "detail"};
constexpr std::array<std::string_view, 10> kNote{
    "target", "key", "rule", "source", "source_hex", "run", "run_hex", "step", "text", "time"};
constexpr std::array<std::string_view, 8> kNoteId{"target",     "key", "rule",    "source",
                                                  "source_hex", "run", "run_hex", "step"};
constexpr std::array<std::string_view, 5> kClock{"source", "source_hex", "artifact", "artifact_hex",
                                                 "seconds"};
constexpr std::array<std::string_view, 4> kClockId{"source", "source_hex", "artifact",
                                                   "artifact_hex"};
constexpr std::array<std::string_view, 3> kIgnored{"area", "path", "reason"};
constexpr std::array<std::string_view, 2> kIgnoredId{"area", "path"};
constexpr std::array<std::string_view, 4> kRun{"source", "source_hex", "run", "run_hex"};
constexpr std::array<std::string_view, 4> kSummary{"time", "verdict", "runs", "findings"};

const std::array<KnownObject, 14> kObjects{{
    {"ignored_changes", kIgnored, kIgnoredId},
    {"sources", kSource, kSource},
    {"tables", kTable, kSource},
    {"rules", kRules, {}},
    {"thresholds", kThreshold, kThresholdId},
    {"muted", kMuted, kRuleId},
    {"machine", kMachine, {}},
    {"checklist", kItem, kItemId},
    {"attempts", kAttempt, kAttemptId},
    {"history", kHistory, kHistory},
    {"notes", kNote, kNoteId},
    {"newest_runs", kRun, kRun},
    {"clock_corrections", kClock, kClockId},
    {"last_diagnosis", kSummary, kSummary},
}};

const KnownObject* knownObject(std::string_view name)
{
    const auto found = std::find_if(kObjects.begin(), kObjects.end(),
                                    [name](const KnownObject& one) { return one.name == name; });
    return found == kObjects.end() ? nullptr : &*found;
}

bool isSame(const Json& a, const Json& b, std::span<const std::string_view> identity)
{
    return a.is_object() && b.is_object()
           && std::all_of(identity.begin(), identity.end(), [&](std::string_view key) {
                  const std::string name(key);
                  return a.value(name, Json()) == b.value(name, Json());
              });
}

void merge(Json& json, const Json& original, std::span<const std::string_view> known);

/// Entries keep their order as a rule, so the search goes on where the last one was found.
void mergeList(Json& list, const Json& original, const KnownObject& known)
{
    std::size_t next = 0;
    for (Json& entry : list) {
        for (std::size_t tried = 0; tried < std::min(original.size(), kMostTried); ++tried) {
            const std::size_t at = (next + tried) % original.size();
            if (!isSame(entry, original[at], known.identity))
                continue;
            merge(entry, original[at], known.members);
            next = at + 1;
            break;
        }
    }
}

void merge(Json& json, const Json& original, std::span<const std::string_view> known)
{
    if (!json.is_object() || !original.is_object())
        return;
    for (const auto& [key, value] : original.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            json[key] = value;
            continue;
        }
        const KnownObject* below = knownObject(key);
        if (below == nullptr)
            continue;
        const auto now = json.find(key);
        if (now == json.end()) { // all that was known of it is gone
            Json rest = Json::object();
            merge(rest, value, below->members);
            if (!rest.empty())
                json[key] = std::move(rest);
        } else if (now->is_array() && value.is_array()) {
            mergeList(*now, value, *below);
        } else {
            merge(*now, value, below->members);
        }
    }
}

} // namespace

void keepUnknown(Json& json, std::string_view original)
{
    if (original.empty())
        return;
    Text problem;
    const Json before = readJson(original, kMaxDepth, problem);
    if (problem.empty())
        merge(json, before, kFile);
}

} // namespace faultline::casefile
