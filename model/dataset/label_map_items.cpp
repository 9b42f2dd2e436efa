// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/label_map_items.h"

#include "model/io/byte_source.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/run_builder.h"
#include "model/readers/sniffing.h"

namespace faultline {

bool isLabelMapPath(std::string_view path)
{
    return hasExtension(path, ".pbtxt") || hasExtension(path, ".pbmm") || hasExtension(path, ".pb");
}

std::vector<LabelMapItem> readLabelMapItems(const std::string& path, ImportLog& issues)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source) {
        issues.add({.code = IssueCode::Unreadable,
                    .path = path,
                    .offsetBytes = {},
                    .bytesLost = 0,
                    .detail = source.error().detail});
        return {};
    }
    FileReport file;
    file.path = path;
    RunBuilder run({}, {});
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadArtifacts artifacts;
    ReadContext context{
        .run = run, .file = file, .monitor = monitor, .pool = pool, .artifacts = artifacts};
    const Result<ReadEnd> end = makeLabelMapReader()->read(**source, context);
    issues.append(file.issues);
    if (!end && file.issues.empty())
        issues.add(
            {.code = IssueCode::MissingPart,
             .path = path,
             .offsetBytes = {},
             .bytesLost = 0,
             .detail = {FAULTLINE_TR_NOOP("Errors", "the label map %1"), {end.error().detail}}});
    return artifacts.configs.empty() ? std::vector<LabelMapItem>{}
                                     : artifacts.configs.front()->labels;
}

} // namespace faultline
