// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_merge.h"

#include "model/core/issue_changes.h"
#include "model/readers/run_builder.h"
#include "model/readers/tfevents/event_decoder.h"
#include "model/readers/tfevents/segment_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace faultline::tfevents {

namespace {

constexpr std::array kWholeFileCodes{IssueCode::InvalidWallTime, IssueCode::UnreadableTensor,
                                     IssueCode::HeaderOnlyFile, IssueCode::MissingFileVersion,
                                     IssueCode::EmptyFile};

/// A tag's metadata may stand in its first record only, in another stretch: what its tensors
/// are is decided here, where the run knows.
void mergeTag(TagBatch& tag, EventBatch& events, RunBuilder& run)
{
    run.describe(tag.tag, tag.plugin, tag.displayName,
                 tag.description.empty() ? nullptr
                                         : std::make_shared<const Text>(verbatim(tag.description)));
    if (tag.tensorPoints == 0 && tag.blobCount == 0) { // nearly all tags of nearly all logs
        if (!tag.points.empty())
            run.addPoints(tag.tag, tag.points);
        return;
    }
    const TagKind kind = kindOfPlugin(run.facts(tag.tag).plugin);
    const bool onlyTensors = tag.tensorPoints == tag.points.size();
    const bool isScalar =
        !onlyTensors || run.facts(tag.tag).plugin.empty() || kind == TagKind::Scalar;
    if (!isScalar) {
        events.scalarCount -= tag.points.size();
        tag.turnPointsToBlobs(kind);
    }
    if (!tag.points.empty())
        run.addPoints(tag.tag, tag.points);
    if (tag.blobCount > 0) {
        run.addBlobs(tag.tag, {.kind = tag.blobKind == TagKind::Other ? kind : tag.blobKind,
                               .count = tag.blobCount,
                               .bytes = tag.blobBytes,
                               .minStep = tag.blobMinStep,
                               .maxStep = tag.blobMaxStep,
                               .places = tag.places});
    }
}

void mergeSteps(const EventBatch& events, FileReport& file)
{
    if (!events.firstStep)
        return;
    file.minStep = file.firstStep ? std::min(file.minStep, events.minStep) : events.minStep;
    file.maxStep = file.firstStep ? std::max(file.maxStep, events.maxStep) : events.maxStep;
    if (!file.firstStep)
        file.firstStep = events.firstStep;
    file.lastStep = events.lastStep;
}

/// "12 events", as noteWholeFile() writes it.
std::uint64_t countIn(const Text& detail)
{
    const std::string words = toEnglish(detail);
    std::uint64_t count = 0;
    std::from_chars(words.data(), words.data() + words.size(), count);
    return count;
}

} // namespace

void mergeSegment(Segment& segment, RunBuilder& run, FileReport& file, EventTally& tally)
{
    EventBatch& events = segment.events;
    events.forEachTag([&](TagBatch& tag) { mergeTag(tag, events, run); });
    for (SessionMark& mark : events.sessions)
        run.addSession(std::move(mark));

    // What lies behind damage at the end of a stretch is known with the next one.
    if (events.firstStep)
        file.issues = withSteps(file.issues, std::nullopt, events.firstStep);
    file.issues.absorb(withSteps(segment.issues, file.lastStep, std::nullopt));
    if (file.fileVersion.empty())
        file.fileVersion = events.fileVersion;
    if (file.writer.empty())
        file.writer = events.writer;
    file.recordCount += events.recordCount;
    file.scalarCount += events.scalarCount;
    if (!file.firstWallTime)
        file.firstWallTime = events.firstWallTime;
    if (events.lastWallTime)
        file.lastWallTime = events.lastWallTime;
    mergeSteps(events, file);
    tally.invalidWallTimes += events.invalidWallTimes;
    tally.unreadableTensors += events.unreadableTensors;
}

void noteWholeFile(FileReport& file, const EventTally& tally, bool mayGrow)
{
    const auto add = [&](IssueCode code, Text detail) {
        file.issues.add(
            {.code = code, .path = file.path, .bytesLost = 0, .detail = std::move(detail)});
    };
    if (tally.invalidWallTimes > 0)
        add(IssueCode::InvalidWallTime,
            {FAULTLINE_TR_NOOP("Errors", "%1 events"), {std::to_string(tally.invalidWallTimes)}});
    if (tally.unreadableTensors > 0)
        add(IssueCode::UnreadableTensor,
            {FAULTLINE_TR_NOOP("Errors", "%1 values"), {std::to_string(tally.unreadableTensors)}});
    if (!mayGrow && !file.firstStep && file.recordCount > 0)
        add(IssueCode::HeaderOnlyFile, {});
    if (file.fileVersion.empty() && file.recordCount > 0)
        add(IssueCode::MissingFileVersion, {});
}

EventTally forgetWholeFile(FileReport& file)
{
    EventTally tally;
    for (std::size_t i = file.issues.kept().size(); i-- > 0;) {
        const ImportIssue& issue = file.issues.kept()[i];
        if (std::find(kWholeFileCodes.begin(), kWholeFileCodes.end(), issue.code)
            == kWholeFileCodes.end())
            continue;
        if (issue.code == IssueCode::InvalidWallTime)
            tally.invalidWallTimes = countIn(issue.detail);
        if (issue.code == IssueCode::UnreadableTensor)
            tally.unreadableTensors = countIn(issue.detail);
        file.issues = withoutIssue(file.issues, i);
    }
    return tally;
}

bool isGzip(const ByteSource& source)
{
    std::array<std::byte, 2> head{};
    const Result<std::size_t> got = source.readAt(0, head);
    return got && *got == 2 && head[0] == std::byte{0x1F} && head[1] == std::byte{0x8B};
}

Error noteNotEventFile(FileReport& file, std::uint64_t size, bool isGzip)
{
    file.issues.add({.code = IssueCode::NotEventFile,
                     .path = file.path,
                     .offsetBytes = 0,
                     .bytesLost = size,
                     .detail = isGzip ? Text(FAULTLINE_TR_NOOP(
                                   "Errors", "it is gzip-compressed; unpack it first"))
                                      : Text()});
    return Error{.code = ErrorCode::Corrupt,
                 .path = file.path,
                 .offsetBytes = 0,
                 .detail = isGzip ? FAULTLINE_TR_NOOP("Errors", "gzip-compressed; unpack it first")
                                  : FAULTLINE_TR_NOOP("Errors", "holds no TFRecord frame")};
}

} // namespace faultline::tfevents
