// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <iomanip>
#include <sstream>
#include <string>

namespace faultline::test {

/// Everything that a report says, for comparison.
inline std::string textOf(const FileReport& file)
{
    std::ostringstream text;
    text << std::setprecision(17);
    text << "file " << file.displayName << " " << file.sizeBytes << " bytes, " << file.recordCount
         << " records, " << file.scalarCount << " scalars, end " << static_cast<int>(file.end)
         << ", " << file.fileVersion << " " << file.writer << ", times "
         << file.firstWallTime.value_or(-1) << ".." << file.lastWallTime.value_or(-1) << ", steps "
         << file.firstStep.value_or(-1) << ".." << file.lastStep.value_or(-1) << " in "
         << file.minStep << ".." << file.maxStep << "\n";
    for (const ImportIssue& issue : file.issues.kept())
        text << "  issue " << issueInfo(issue.code).id << " at "
             << static_cast<std::int64_t>(issue.offsetBytes.value_or(-1)) << " lost "
             << issue.bytesLost << " " << toEnglish(issue.detail) << "\n";
    text << "  " << file.issues.totalCount() << " issues, " << file.issues.bytesLost()
         << " bytes lost\n";
    return text.str();
}

/// Everything that a run holds, for comparison.
inline std::string textOf(const Run& run)
{
    std::ostringstream text;
    text << std::setprecision(17) << "run " << run.name << "\n";
    for (const FileReport& file : run.files)
        text << textOf(file);
    for (const auto& [tag, scalar] : run.scalars) {
        text << tag << " (" << scalar.displayName << "):";
        scalar.series.forEach([&](std::size_t, const ScalarPoint& point) {
            text << " " << point.step << "/" << point.wallTime << "/" << point.value;
        });
        text << " breaks " << scalar.series.stepBreaks().positions.size() << "\n";
    }
    for (const auto& [tag, blobs] : run.blobs) {
        text << tag << " [" << toString(blobs.kind) << " " << blobs.plugin << "] " << blobs.count
             << " values, " << blobs.bytes << " bytes, " << blobs.minStep << ".." << blobs.maxStep
             << ":";
        for (std::size_t i = 0; i < blobs.items.size(); ++i) {
            const BlobRef& place = blobs.items[i];
            text << " " << place.file << ":" << place.record << "+" << place.offset << "/"
                 << place.size << "@" << place.step;
        }
        text << "\n";
    }
    for (const SessionMark& mark : run.sessions)
        text << "session " << static_cast<int>(mark.status) << " " << mark.step << "\n";
    return text.str();
}

inline std::string textOf(const CaseData& data)
{
    std::ostringstream text;
    for (const RunPtr& run : data.runs)
        text << textOf(*run);
    text << "issues " << data.issues.totalCount() << " lost " << data.issues.bytesLost() << "\n";
    for (const auto& [artifact, run] : data.runOfArtifact)
        text << artifact << " belongs to " << run << "\n";
    return text.str();
}

} // namespace faultline::test
