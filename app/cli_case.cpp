// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_case.h"

#include "model/casefile/patch_files.h"
#include "model/core/location.h"
#include "model/core/text.h"
#include "model/diagnosis/fixes/fix_plan.h"
#include "model/io/file_tree.h"
#include "model/readers/load_case.h"
#include "model/report/plain_text.h"
#include "model/report/text_sink.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace faultline::cli {

namespace fs = std::filesystem;

namespace {

/// Less is a size whose unit was forgotten.
constexpr double kLeastMemory = 1 << 20;

std::string absolutePath(const std::string& path)
{
    if (isUri(path))
        return path;
    std::error_code problem;
    const fs::path absolute = fs::absolute(path, problem);
    std::string normal = (problem ? fs::path(path) : absolute).lexically_normal().string();
    if (normal.size() > 1 && normal.ends_with('/'))
        normal.pop_back();
    return normal;
}

/// What --gpu, --machine and --ram say, over what the case says.
std::optional<UsageError> readMachine(const Arguments& arguments, MachineChoice& machine)
{
    machine.gpu = arguments.value("--gpu").value_or(machine.gpu);
    machine.machineType = arguments.value("--machine").value_or(machine.machineType);
    if (const std::optional<std::string> memory = arguments.value("--ram")) {
        const double bytes = bytesOfText(*memory);
        if (!(bytes >= kLeastMemory))
            return UsageError{"--ram takes a size, such as 16G or 512M"};
        machine.memoryBytes = bytes;
    }
    if (const Result<TargetMachine> chosen = chosenMachine(machine); !chosen)
        return UsageError{printable(toEnglish(chosen.error().detail))};
    return std::nullopt;
}

/// The sources of a case that are there; says which are not.
std::vector<std::string> presentSources(const CaseFile& file, const std::string& casePath)
{
    std::vector<std::string> paths;
    const std::string folder = fs::path(absolutePath(casePath)).parent_path().string();
    for (const CaseSource& source : caseSources(file, folder)) {
        if (source.path == kDemoPath)
            continue;
        if (isUri(source.path) && !isPermitted(source.path)) {
            complain(printable(shownLocation(source.path))
                     + ": named by the case, but not fetched; give --fetch-named to fetch it");
            continue;
        }
        if (source.state == CaseSource::State::Found)
            paths.push_back(source.path);
        else
            complain(printable(source.path)
                     + (source.state == CaseSource::State::Missing
                            ? ": named by the case, but it is not there any more"
                            : ": named by the case, but it cannot be read"));
    }
    return paths;
}

/// A name below the folder for a file of the case, whatever path it has.
std::string placeIn(const std::string& folder, const std::string& name)
{
    const fs::path relative = fs::path(name).lexically_normal();
    const bool isBelow = !relative.is_absolute() && !relative.empty() && *relative.begin() != "..";
    return (fs::path(folder) / (isBelow ? relative : relative.filename())).string();
}

} // namespace

OpenedCase openCase(std::string_view command, Arguments& arguments)
{
    CaseFile file;
    const std::optional<std::string> path = arguments.value("--case");
    std::vector<std::string> paths;
    if (path) {
        Result<CaseFile> opened = loadCaseFile(*path);
        if (!opened) {
            complain(printable(opened.error().message()));
            return ExitCode::NothingReadable;
        }
        file = std::move(*opened);
        paths = presentSources(file, *path);
    }
    if (const std::optional<UsageError> problem = readMachine(arguments, file.machine))
        return complainUsage(command, problem->message);
    for (const std::string& given : arguments.paths) {
        const std::string source = absolutePath(given);
        if (std::find(file.sources.begin(), file.sources.end(), source) == file.sources.end())
            file.sources.push_back(source);
        paths.push_back(given);
    }
    const bool isDemo =
        std::find(file.sources.begin(), file.sources.end(), kDemoPath) != file.sources.end();
    if (path && paths.empty() && isDemo)
        arguments.values["--demo"] = "";
    else if (path && paths.empty())
        return ExitCode::NothingReadable;
    if (arguments.has("--demo") && !isDemo)
        file.sources.emplace_back(kDemoPath);
    arguments.paths = std::move(paths);
    return file;
}

bool saveCase(const CaseFile& file, const std::string& path)
{
    const Result<void> saved = saveCaseFile(file, path);
    if (!saved)
        complain(printable(saved.error().message()));
    return saved.has_value();
}

bool writePatches(const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                  const std::string& folder)
{
    const CaseData& data = *analysis.data;
    const FixPlan plan = planFixes(diagnosis, analysis.trainings);
    for (const FixPlan::Conflict& conflict : plan.conflicts) {
        const Fix& fix = diagnosis.findings[conflict.finding].fixes[conflict.fix];
        complain("left out: " + printable(toEnglish(fix.title)) + ". "
                 + printable(toEnglish(conflict.why)));
    }
    const std::vector<ConfigEdit> edits = plan.edits();
    std::vector<ArtifactId> files;
    for (const ConfigEdit& edit : edits) {
        if (std::find(files.begin(), files.end(), edit.config) == files.end())
            files.push_back(edit.config);
    }
    std::string diff;
    for (const ArtifactId& file : files) {
        std::vector<ConfigEdit> own;
        std::copy_if(edits.begin(), edits.end(), std::back_inserter(own),
                     [&file](const ConfigEdit& edit) { return edit.config == file; });
        const Result<std::vector<PatchedFile>> patched = patchFiles(data, own);
        if (!patched) {
            complain(printable(patched.error().message()));
            continue;
        }
        const std::string place = placeIn(folder, data.nameOf(file));
        std::error_code ignored;
        fs::create_directories(fs::path(place).parent_path(), ignored);
        const Result<void> saved = savePatched(data, patched->front(), place);
        if (!saved) {
            complain(printable(saved.error().message()));
            return false;
        }
        diff += patched->front().diff;
    }
    if (diff.empty()) {
        complain("no fix of this diagnosis changes a file; nothing was patched");
        return true;
    }
    const std::string place = folder + "/faultline.patch";
    if (isFileOfCase(data, place)) {
        complain(printable(place) + " is one of the files read; it is not overwritten");
        return false;
    }
    const Result<void> written =
        writeWholeFile(place, [&diff](TextSink& sink) { sink.write(diff); });
    if (!written)
        complain(printable(written.error().message()));
    return written.has_value();
}

} // namespace faultline::cli
