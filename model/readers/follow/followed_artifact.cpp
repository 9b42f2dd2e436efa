// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/followed_artifact.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace faultline {

namespace {

constexpr double kReadFactor = 10.0;

/// Whether files of this kind grow while a training runs.
bool mayGrow(const ScannedFile& file)
{
    const ArtifactKind kind = file.reader->info().kind;
    return kind == ArtifactKind::Log || kind == ArtifactKind::HardwareLog;
}

} // namespace

FollowedArtifact::FollowedArtifact(ScannedFile file, std::optional<std::uint64_t> bytesRead,
                                   double now)
    : m_file(std::move(file))
{
    const std::optional<FileStamp> stamp = stampOf(m_file.path);
    if (stamp)
        m_stamp = *stamp;
    if (stamp && mayGrow(m_file))
        m_lastGrowth = std::min(stamp->modified, now);
    m_mustRead = stamp && bytesRead != stamp->sizeBytes;
}

void FollowedArtifact::look(FollowContext& context)
{
    const std::optional<FileStamp> stamp = stampOf(m_file.path);
    if (!stamp) {
        if (!std::exchange(m_isGone, true))
            context.notices.push_back({.kind = FileNotice::Kind::Deleted, .path = m_file.path});
        return;
    }
    m_isGone = false;
    if (*stamp == m_stamp)
        return;
    if (mayGrow(m_file)) {
        if (stamp->sizeBytes < m_stamp.sizeBytes)
            context.notices.push_back({.kind = stamp->isSameFile(m_stamp)
                                                   ? FileNotice::Kind::Shrank
                                                   : FileNotice::Kind::Replaced,
                                       .path = m_file.path,
                                       .isKept = false});
        m_lastGrowth = context.now;
    }
    m_stamp = *stamp;
    m_mustRead = true;
}

std::optional<ArtifactFile> FollowedArtifact::goOn(FollowContext& context)
{
    if (!m_mustRead || m_isGone || context.now < m_nextRead)
        return std::nullopt;
    const auto begin = std::chrono::steady_clock::now();
    ArtifactFile read = readArtifactFile(m_file, context.monitor, context.pool);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    m_nextRead = context.now + std::max(kPause, kReadFactor * took.count());
    if (context.monitor.isCancelled())
        return std::nullopt;
    m_mustRead = false;
    return read;
}

} // namespace faultline
