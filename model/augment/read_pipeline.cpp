// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/io/byte_source.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/config/config_tree_reader.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/sniffing.h"

#include <array>
#include <filesystem>
#include <optional>
#include <span>

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

/// The pipeline of a text that is no configuration: code, or what a program printed. Otherwise
/// `why` it could not be read.
Result<Pipeline> pipelineOfText(const std::string& path, const std::optional<Error>& why)
{
    constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 20;
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    ConfigDocument document;
    document.file.path = path;
    document.nodes.emplace_back();
    if ((*source)->size() <= kMostBytes) {
        document.text.resize(static_cast<std::size_t>((*source)->size()));
        const Result<std::size_t> got =
            (*source)->readAt(0, std::as_writable_bytes(std::span(document.text)));
        document.text.resize(got ? *got : 0);
    }
    Result<Pipeline> pipeline = pipelineFromConfig(document);
    return pipeline || !why ? std::move(pipeline) : Result<Pipeline>(*why);
}

} // namespace

Result<Pipeline> readPipeline(const std::string& path)
{
    const auto reader = readerOf(path);
    if (!reader)
        return reader.error();
    const Result<ConfigDocumentPtr> document = readConfigFile(path, **reader);
    if (!document || *document == nullptr)
        return pipelineOfText(path, document ? std::nullopt : std::optional(document.error()));
    return pipelineFromConfig(**document);
}

} // namespace faultline::augment
