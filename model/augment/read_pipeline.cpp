// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/core/byte_source.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/config/config_tree_reader.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/sniffing.h"

#include <array>
#include <filesystem>

namespace faultline::augment {

namespace {

/// The reader of a file that the user says is a pipeline: by its name, else by its first bytes.
Result<std::unique_ptr<const FormatReader>> readerOf(const std::string& path)
{
    const std::string name = std::filesystem::path(path).filename().string();
    for (const std::string_view extension : {".config", ".pbtxt", ".prototxt", ".textproto"}) {
        if (hasExtension(name, extension))
            return makePipelineConfigReader();
    }
    for (const std::string_view extension : {".json", ".yaml", ".yml", ".py"}) {
        if (hasExtension(name, extension))
            return makeConfigTreeReader();
    }
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    std::array<std::byte, kSniffBytes> head{};
    const Result<std::size_t> got = (*source)->readAt(0, head);
    auto reader = makePipelineConfigReader();
    if (reader->sniff(name, std::span(head).first(got ? *got : 0)))
        return reader;
    return makeConfigTreeReader();
}

} // namespace

Result<Pipeline> readPipeline(const std::string& path)
{
    const auto reader = readerOf(path);
    if (!reader)
        return reader.error();
    const Result<ConfigDocumentPtr> document = readConfigFile(path, **reader);
    if (!document)
        return document.error();
    if (*document == nullptr)
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = path,
                     .offsetBytes = {},
                     .detail = "no augmentation is described here"};
    return pipelineFromConfig(**document);
}

} // namespace faultline::augment
