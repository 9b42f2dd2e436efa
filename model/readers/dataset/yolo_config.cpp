// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/yolo_config.h"

#include <algorithm>
#include <charconv>

namespace faultline {

namespace {

std::int64_t wholeOf(std::string_view text)
{
    std::int64_t value = 0;
    const auto [at, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && at == text.data() + text.size() ? value : -1;
}

/// The values below a field: its own, or those of a list.
std::vector<const ConfigNode*> valuesOf(const ConfigDocument& document, std::string_view path)
{
    std::vector<const ConfigNode*> values;
    const std::size_t at = document.find(path);
    if (at == ConfigNode::npos)
        return values;
    const ConfigNode& node = document.nodes[at];
    if (!node.isGroup) {
        if (!node.value.empty() && node.value != "null" && node.value != "~")
            values.push_back(&node);
        return values;
    }
    for (std::size_t child = node.firstChild; child != ConfigNode::npos;
         child = document.nodes[child].nextSibling)
        values.push_back(&document.nodes[child]);
    return values;
}

} // namespace

YoloConfig yoloConfigOf(const ConfigDocument& document)
{
    YoloConfig config;
    if (const auto path = document.value("path"))
        config.path = *path;
    for (const char* name : {"train", "val", "test"}) {
        YoloConfig::Split split{.name = name, .paths = {}};
        for (const ConfigNode* node : valuesOf(document, name)) {
            if (!node->isGroup && !node->value.empty())
                split.paths.push_back(node->value);
        }
        if (!split.paths.empty())
            config.splits.push_back(std::move(split));
    }
    for (const ConfigNode* node : valuesOf(document, "names")) {
        // "[3]" of a list, "3" of a map.
        std::string_view key = node->name;
        if (key.starts_with('[') && key.ends_with(']'))
            key = key.substr(1, key.size() - 2);
        const std::int64_t id = wholeOf(key);
        if (id >= 0)
            config.names.emplace_back(id, node->value);
    }
    if (const auto count = document.value("nc"))
        config.classCount = std::max<std::int64_t>(wholeOf(*count), 0);
    const auto shape = valuesOf(document, "kpt_shape");
    if (shape.size() == 2) {
        config.keypoints = std::max<std::int64_t>(wholeOf(shape[0]->value), 0);
        config.keypointNumbers = std::max<std::int64_t>(wholeOf(shape[1]->value), 0);
    }
    return config;
}

std::string labelPathOf(const std::string& picturePath)
{
    constexpr std::string_view kImages = "/images/";
    const std::string path = picturePath + "/"; // so that ".../images" has it, too
    const std::size_t at = path.rfind(kImages);
    if (at == std::string::npos)
        return picturePath;
    std::string labels = path.substr(0, at) + "/labels/" + path.substr(at + kImages.size());
    labels.pop_back();
    return labels;
}

} // namespace faultline
