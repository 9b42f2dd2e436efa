// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/run_builder.h"

#include <algorithm>

namespace faultline {

RunBuilder::RunBuilder(std::string name, std::string path, std::function<void()> onGrown)
    : m_name(std::move(name)), m_path(std::move(path)), m_onGrown(std::move(onGrown))
{
}

RunBuilder::RunBuilder(const Run& run)
    : m_id(run.id),
      m_name(run.name),
      m_path(run.path),
      m_origin(run.origin),
      m_sessions(run.sessions),
      m_files(run.files)
{
    for (const auto& [tag, scalar] : run.scalars) {
        TagState& state = stateOf(tag);
        state.points = ScalarSeriesBuilder(scalar.series);
        state.displayName = scalar.displayName;
        state.description = scalar.description;
    }
    for (const auto& [tag, blobs] : run.blobs) {
        TagState& state = stateOf(tag);
        state.blobs = std::make_unique<BlobState>();
        state.blobs->known = blobs;
        state.blobs->known.items = {};
        state.blobs->places = BlobIndexBuilder(blobs.items);
        state.plugin = blobs.plugin;
        state.displayName = blobs.displayName.empty() ? state.displayName : blobs.displayName;
        state.description = blobs.description ? blobs.description : state.description;
    }
}

RunBuilder::TagState& RunBuilder::stateOf(std::string_view tag)
{
    const auto it = m_tags.find(tag);
    return it != m_tags.end() ? it->second : m_tags.try_emplace(std::string(tag)).first->second;
}

RunBuilder::TagFacts RunBuilder::facts(std::string_view tag) const
{
    const auto it = m_tags.find(tag);
    if (it == m_tags.end())
        return {};
    return {.plugin = it->second.plugin, .hasPoints = it->second.points.size() > 0};
}

void RunBuilder::addPoints(std::string_view tag, std::span<const ScalarPoint> points)
{
    stateOf(tag).points.append(points);
}

void RunBuilder::addBlobs(std::string_view tag, const Blobs& blobs)
{
    std::unique_ptr<BlobState>& state = stateOf(tag).blobs;
    if (!state)
        state = std::make_unique<BlobState>();
    BlobTag& known = state->known;
    known.minStep = known.count == 0 ? blobs.minStep : std::min(known.minStep, blobs.minStep);
    known.maxStep = known.count == 0 ? blobs.maxStep : std::max(known.maxStep, blobs.maxStep);
    known.kind = blobs.kind == TagKind::Other ? known.kind : blobs.kind;
    known.count += blobs.count;
    known.bytes += blobs.bytes;

    const std::size_t room = kMostPlaces - std::min(kMostPlaces, state->places.size());
    const auto file = static_cast<std::uint32_t>(m_files.empty() ? 0 : m_files.size() - 1);
    for (BlobRef place : blobs.places.first(std::min(room, blobs.places.size()))) {
        place.file = file;
        state->places.append({&place, 1});
    }
}

void RunBuilder::describe(std::string_view tag, std::string_view plugin,
                          std::string_view displayName, TagDescription description)
{
    if (plugin.empty() && displayName.empty() && !description)
        return;
    TagState& state = stateOf(tag);
    if (!plugin.empty())
        state.plugin = plugin;
    if (!displayName.empty())
        state.displayName = displayName;
    if (description)
        state.description = std::move(description);
}

RunPtr RunBuilder::snapshot() const
{
    auto run = std::make_shared<Run>();
    run->origin = m_origin;
    run->id = m_id;
    run->name = m_name;
    run->path = m_path;
    run->sessions = m_sessions;
    run->files = m_files;
    for (const auto& [tag, state] : m_tags) {
        if (state.points.size() > 0) {
            ScalarTag& scalar = run->scalars[tag];
            scalar.series = state.points.snapshot();
            scalar.displayName = state.displayName;
            scalar.description = state.description;
        }
        if (state.blobs && state.blobs->known.count > 0) {
            BlobTag& blobs = run->blobs[tag];
            blobs = state.blobs->known;
            blobs.plugin = state.plugin;
            blobs.displayName = state.displayName;
            blobs.description = state.description;
            blobs.items = state.blobs->places.snapshot();
        }
    }
    return run;
}

} // namespace faultline
