// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/resume_run.h"

#include "model/readers/run_builder.h"

#include <algorithm>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kPiece = 4096;

void addSeries(const std::string& tag, const ScalarSeries& series, RunBuilder& builder)
{
    std::vector<ScalarPoint> piece;
    piece.reserve(kPiece);
    for (std::size_t begin = 0; begin < series.size(); begin += kPiece) {
        piece.clear();
        series.forEach(begin, std::min(begin + kPiece, series.size()),
                       [&piece](std::size_t, const ScalarPoint& point) { piece.push_back(point); });
        builder.addPoints(tag, piece);
    }
}

/// The places that lie in a file, from `next` on, which is moved behind them.
void addPlaces(const std::string& tag, const BlobTag& blobs, std::uint32_t file, std::size_t& next,
               RunBuilder& builder)
{
    std::vector<BlobRef> places;
    for (; next < blobs.items.size() && blobs.items[next].file == file; ++next)
        places.push_back(blobs.items[next]);
    if (!places.empty())
        builder.addBlobs(tag, {.kind = blobs.kind,
                               .count = 0,
                               .bytes = 0,
                               .minStep = blobs.minStep,
                               .maxStep = blobs.maxStep,
                               .places = places});
}

} // namespace

std::unique_ptr<RunBuilder> resumeRun(const Run& run)
{
    auto builder = std::make_unique<RunBuilder>(run.name, run.path);
    builder->setOrigin(run.origin);
    for (const auto& [tag, scalar] : run.scalars) {
        builder->describe(tag, {}, scalar.displayName, scalar.description);
        addSeries(tag, scalar.series, *builder);
    }
    for (const auto& [tag, blobs] : run.blobs) {
        builder->describe(tag, blobs.plugin, blobs.displayName, blobs.description);
        builder->addBlobs(tag, {.kind = blobs.kind,
                                .count = blobs.count,
                                .bytes = blobs.bytes,
                                .minStep = blobs.minStep,
                                .maxStep = blobs.maxStep,
                                .places = {}});
    }
    // The builder takes places to be of its current file.
    std::map<std::string_view, std::size_t> done;
    for (std::uint32_t file = 0; file < run.files.size(); ++file) {
        builder->addFile(run.files[file]);
        for (const auto& [tag, blobs] : run.blobs)
            addPlaces(tag, blobs, file, done[tag], *builder);
    }
    for (const SessionMark& mark : run.sessions)
        builder->addSession(mark);
    return builder;
}

} // namespace faultline
