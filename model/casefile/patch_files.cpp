// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/patch_files.h"

#include "model/core/case_artifacts.h"
#include "model/readers/whole_text.h"
#include "model/report/text_sink.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

namespace faultline {

namespace fs = std::filesystem;

namespace {

Result<std::string> textOf(const std::string& path)
{
    std::error_code problem;
    const std::uintmax_t size = fs::file_size(path, problem);
    if (problem)
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = {FAULTLINE_TR_NOOP("Errors", "cannot be read again: %1"),
                                {problem.message()}}};
    if (size > kMaxWholeText)
        return Error{.code = ErrorCode::TooLarge,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is too long to be changed")};
    std::ifstream stream(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (static_cast<std::uintmax_t>(stream.gcount()) != size)
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be read again")};
    return text;
}

Result<PatchedFile> patch(const CaseData& data, const ArtifactId& id,
                          std::span<const ConfigEdit> edits)
{
    if (const ConfigDocumentPtr config = findArtifact(data.configs, id))
        return patchConfig(*config, edits);
    const EnvironmentPtr environment = findArtifact(data.environments, id);
    if (!environment)
        return Error{.code = ErrorCode::Io,
                     .path = data.nameOf(id),
                     .detail = FAULTLINE_TR_NOOP("Errors",
                                                 "is not a file of this case that can be changed")};
    const Result<std::string> text = textOf(environment->file.path);
    if (!text)
        return text.error();
    return patchEnvironment(*environment, *text, edits);
}

} // namespace

Result<std::vector<PatchedFile>> patchFiles(const CaseData& data, std::span<const ConfigEdit> edits)
{
    std::vector<PatchedFile> files;
    for (const ConfigEdit& edit : edits) {
        const bool isDone =
            std::any_of(files.begin(), files.end(),
                        [&edit](const PatchedFile& file) { return file.file == edit.config; });
        if (isDone)
            continue;
        Result<PatchedFile> file = patch(data, edit.config, edits);
        if (!file)
            return file.error();
        files.push_back(std::move(*file));
    }
    return files;
}

bool isFileOfCase(const CaseData& data, const std::string& path)
{
    bool isOpened = false;
    const auto compare = [&](const std::string& opened) {
        std::error_code ignored;
        isOpened = isOpened || fs::equivalent(opened, path, ignored);
    };
    forEachFile(data, [&](const FileReport& file) { compare(file.path); });
    for (const std::string& source : data.sources)
        compare(source);
    for (const OtherFile& other : data.otherFiles)
        compare(other.path);
    return isOpened;
}

Result<void> savePatched(const CaseData& data, const PatchedFile& patched, const std::string& path)
{
    if (isFileOfCase(data, path))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP(
                         "Errors", "is one of the files read; it is not overwritten")};
    return writeWholeFile(path, [&patched](TextSink& sink) { sink.write(patched.text); });
}

} // namespace faultline
