// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/follow/file_stamp.h"
#include "model/readers/follow/followed_run.h"
#include "model/readers/read_file.h"

#include <optional>
#include <string>

namespace faultline {

/// A file that is no event file: a console log, a hardware log, a configuration. When it changes it
/// is read again as a whole: not more often than every kPause seconds, and so seldom that reading
/// takes at most a tenth of the time.
class FollowedArtifact {
public:
    static constexpr double kPause = 1.0;

    /// `bytesRead`: of the file as it stands in the case; none: it has not been read.
    FollowedArtifact(ScannedFile file, std::optional<std::uint64_t> bytesRead, double now);

    [[nodiscard]] const std::string& path() const { return m_file.path; }
    /// Sees whether the file has changed.
    void look(FollowContext& context);
    /// What the file holds now, if it changed and its time has come.
    [[nodiscard]] std::optional<ArtifactFile> goOn(FollowContext& context);

    /// When it grew last, in seconds since the epoch; 0: never, or what it holds is no log.
    [[nodiscard]] double lastGrowth() const { return m_lastGrowth; }

private:
    ScannedFile m_file;
    FileStamp m_stamp;
    double m_lastGrowth = 0.0;
    double m_nextRead = 0.0;
    bool m_isGone = false;
    bool m_mustRead = false;
};

} // namespace faultline
