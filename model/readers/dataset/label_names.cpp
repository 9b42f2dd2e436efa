// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/label_names.h"

#include "model/io/byte_source.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/dataset/yolo_config.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <span>

namespace faultline {

namespace {

/// Lists of names are short; more is no list of names.
constexpr std::uint64_t kMaxListBytes = std::uint64_t{4} << 20;

LabelNames namesOfLines(const std::string& path)
{
    LabelNames names;
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source || source.value()->size() > kMaxListBytes)
        return names;
    std::string text(static_cast<std::size_t>(source.value()->size()), '\0');
    const Result<std::size_t> got =
        source.value()->readAt(0, std::as_writable_bytes(std::span(text)));
    text.resize(got ? *got : 0);
    makeValidUtf8(text);
    std::int64_t id = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string line = text.substr(at, end - at);
        line.erase(line.find_last_not_of(" \t\r") + 1);
        if (!line.empty())
            names.emplace_back(id, std::move(line));
        ++id;
        at = end + 1;
    }
    return names;
}

} // namespace

LabelNames readLabelNames(const std::string& path)
{
    if (path.empty())
        return {};
    if (hasExtension(path, ".yaml") || hasExtension(path, ".yml")) {
        const ConfigDocumentPtr document = readConfigFile(path, "config-tree");
        return document ? yoloConfigOf(*document).names : LabelNames();
    }
    const bool isList = (hasExtension(path, ".txt") && path.find("map") == std::string::npos)
                        || hasExtension(path, ".names") || hasExtension(path, ".labels");
    if (isList)
        return namesOfLines(path);
    LabelNames names;
    if (const ConfigDocumentPtr document = readConfigFile(path, "label-map")) {
        for (const LabelMapItem& item : document->labels)
            names.emplace_back(item.id, item.name);
    }
    return names;
}

} // namespace faultline
