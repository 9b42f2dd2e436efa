// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_places.h"

#include "model/casefile/source_paths.h"

#include <map>
#include <utility>
#include <vector>

namespace faultline::casefile {

namespace {

template <typename Id>
void visit(Id& id, const std::function<void(std::string&)>& fn)
{
    if (id.empty())
        return;
    std::string place = id.text();
    fn(place);
    id = Id(std::move(place));
}

/// A note of a finding names the run in its key.
void visitKey(std::string& key, const std::function<void(std::string&)>& fn)
{
    std::optional<FindingKey> finding = findingKeyOf(key);
    if (!finding)
        return;
    visit(finding->run, fn);
    key = toString(*finding);
}

void visitProgress(ChecklistProgress& progress, const std::function<void(std::string&)>& fn)
{
    for (ItemProgress& item : progress.items) {
        for (FixAttempt& attempt : item.attempts) {
            for (TakenPromise& promise : attempt.promises)
                visit(promise.run, fn);
            for (RetestedPromise& result : attempt.results) {
                visit(result.taken.run, fn);
                visit(result.run, fn);
            }
        }
    }
    for (Note& note : progress.notes) {
        if (note.target == Note::Target::Finding)
            visitKey(note.key, fn);
    }
    for (RunId& run : progress.newestRuns)
        visit(run, fn);
}

} // namespace

std::optional<PlaceBelow> placeBelow(const std::string& place, std::span<const std::string> sources)
{
    std::optional<PlaceBelow> best;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const std::string source = placeOf(sources[i]);
        std::optional<std::string> below = pathBelow(place, source);
        if (!below && place.starts_with(source + "#")) // a part of a file that is a source
            below = "." + place.substr(source.size());
        if (below && (!best || source.size() > longest)) {
            best = PlaceBelow{.source = i, .below = std::move(*below)};
            longest = source.size();
        }
    }
    return best;
}

std::string placeAt(const std::string& source, const std::string& below)
{
    const std::string place = placeOf(source);
    if (below == "." || below.starts_with(".#"))
        return place + below.substr(1);
    return place.ends_with('/') || place == kDemoPath ? place + below : place + "/" + below;
}

void addPlace(Json& object, std::string_view key, const std::string& place, const Places& places)
{
    if (place.empty())
        return;
    const std::optional<PlaceBelow> stored = placeBelow(place, places.sources);
    if (!stored) {
        addBytes(object, key, place);
        return;
    }
    addBytes(object, "source", writtenSource(places.sources[stored->source], places.folder));
    addBytes(object, key, stored->below);
}

std::string readPlace(const Members& object, std::string_view key, const Places& places)
{
    const std::string source = readBytes(object, "source");
    const std::string below = readBytes(object, key);
    return source.empty() || below.empty() ? below
                                           : placeAt(absoluteSource(source, places.folder), below);
}

void forEachPlace(CaseFile& file, const std::function<void(std::string&)>& fn)
{
    visitProgress(file.checklist, fn);
    std::map<ArtifactId, double> corrections;
    for (const auto& [artifact, seconds] : file.clockCorrections) {
        ArtifactId id = artifact;
        visit(id, fn);
        corrections[id] = seconds;
    }
    file.clockCorrections = std::move(corrections);
    if (!file.last)
        return;
    for (DiagnosisSummary::SummaryRun& run : file.last->runs)
        visit(run.id, fn);
    for (DiagnosisSummary::SummaryFinding& finding : file.last->findings)
        visitKey(finding.key, fn);
}

} // namespace faultline::casefile
