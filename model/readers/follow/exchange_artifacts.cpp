// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/exchange_artifacts.h"

#include "model/core/case_artifacts.h"
#include "model/core/issue_changes.h"
#include "model/readers/assign_artifacts.h"
#include "model/readers/read_file.h"

#include <map>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

/// What a case says of one file that is no event file.
ImportLog issuesOfFile(const CaseData& data, const std::string& path)
{
    ImportLog issues;
    bool isKnown = false;
    forEachArtifact(data, [&](ArtifactKind kind, const Artifact& artifact) {
        if (!isKnown && kind != ArtifactKind::Dataset && artifact.file.path == path) {
            isKnown = true;
            issues = artifact.file.issues;
        }
    });
    if (isKnown)
        return issues;
    for (const ImportIssue& issue : data.issues.kept()) {
        if (issue.path == path)
            issues.add(issue);
    }
    return issues;
}

template <typename Pointer>
void eraseOfFile(std::vector<Pointer>& artifacts, const std::string& path)
{
    std::erase_if(artifacts, [&](const Pointer& artifact) { return artifact->file.path == path; });
}

/// What a run's own file gave besides points is the run's.
void noteOwnArtifacts(CaseData& data)
{
    std::map<std::string_view, const RunId*> runOf;
    for (const RunPtr& run : data.runs) {
        for (const FileReport& file : run->files)
            runOf.emplace(file.path, &run->id);
    }
    forEachArtifact(data, [&](ArtifactKind kind, const Artifact& artifact) {
        const auto owner = runOf.find(artifact.file.path);
        if (kind != ArtifactKind::Dataset && owner != runOf.end())
            data.runOfArtifact[artifact.id()] = *owner->second;
    });
}

} // namespace

void eraseArtifacts(CaseData& data, const std::string& path)
{
    eraseOfFile(data.logs, path);
    eraseOfFile(data.hardwareLogs, path);
    eraseOfFile(data.configs, path);
    eraseOfFile(data.environments, path);
    eraseOfFile(data.profiles, path);
}

void removeArtifactFile(CaseData& data, const std::string& path)
{
    data.issues = withReplaced(data.issues, issuesOfFile(data, path), {});
    eraseArtifacts(data, path);
    data.otherFileCount -=
        std::erase_if(data.otherFiles, [&](const OtherFile& other) { return other.path == path; });
}

void assignAgain(CaseData& data)
{
    std::erase_if(data.runs, [](const RunPtr& run) { return run->origin == RunOrigin::Console; });
    data.runOfArtifact.clear();
    noteOwnArtifacts(data);
    assignArtifacts(data);
    sortRuns(data.runs);
}

ImportIssue issueOf(const FileNotice& notice)
{
    Translatable what;
    switch (notice.kind) {
    case FileNotice::Kind::Deleted: what = FAULTLINE_TR_NOOP("Errors", "deleted or moved"); break;
    case FileNotice::Kind::Replaced:
        what = FAULTLINE_TR_NOOP("Errors", "replaced by another file");
        break;
    case FileNotice::Kind::Shrank:
        what = FAULTLINE_TR_NOOP("Errors", "cut, or written anew");
        break;
    }
    return {
        .code = IssueCode::FileShrank,
        .path = notice.path,
        .offsetBytes = {},
        .bytesLost = 0,
        .detail = {FAULTLINE_TR_NOOP("Errors", "%1 while it was followed; %2"),
                   {what, notice.isKept
                              ? FAULTLINE_TR_NOOP("Errors", "what was read before is still shown")
                              : FAULTLINE_TR_NOOP("Errors", "what it holds now is shown")}}};
}

} // namespace faultline
