// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/config_document.h"

#include <algorithm>

namespace faultline {

std::string_view toString(ConfigKind kind)
{
    switch (kind) {
    case ConfigKind::PipelineConfig: return "pipeline-config";
    case ConfigKind::LabelMap: return "label-map";
    case ConfigKind::Ultralytics: return "ultralytics";
    case ConfigKind::MmDetection: return "mmdetection";
    case ConfigKind::Lightning: return "lightning";
    case ConfigKind::KerasModel: return "keras-model";
    case ConfigKind::RunFacts: return "run-facts";
    case ConfigKind::Onnx: return "onnx";
    case ConfigKind::GraphDef: return "graph-def";
    case ConfigKind::Yaml: return "yaml";
    case ConfigKind::Json: return "json";
    }
    return "json";
}

std::string_view toString(FieldState state)
{
    switch (state) {
    case FieldState::Set: return "set";
    case FieldState::Default: return "default";
    case FieldState::Unset: return "unset";
    case FieldState::Unknown: return "unknown";
    case FieldState::Conflict: return "conflict";
    }
    return "set";
}

std::string ConfigDocument::path(std::size_t node) const
{
    std::vector<std::size_t> chain;
    for (std::size_t at = node; at != ConfigNode::npos && at != 0; at = nodes[at].parent)
        chain.push_back(at);
    std::string path;
    for (auto it = chain.rbegin(); it != chain.rend(); ++it) {
        const std::string& name = nodes[*it].name;
        if (!path.empty() && !name.starts_with('['))
            path += '.';
        path += name;
    }
    return path;
}

std::size_t ConfigDocument::find(std::string_view wanted) const
{
    std::size_t at = nodes.empty() ? ConfigNode::npos : 0;
    while (!wanted.empty() && at != ConfigNode::npos) {
        const std::size_t end = std::min({wanted.find('.'), wanted.find('[', 1), wanted.size()});
        const std::string_view name = wanted.substr(0, end);
        std::size_t found = ConfigNode::npos;
        for (std::size_t child = nodes[at].firstChild; child != ConfigNode::npos;
             child = nodes[child].nextSibling) {
            if (nodes[child].name == name)
                found = child;
        }
        at = found;
        wanted.remove_prefix(end);
        if (wanted.starts_with('.'))
            wanted.remove_prefix(1);
    }
    return at;
}

std::optional<std::string_view> ConfigDocument::value(std::string_view wanted) const
{
    const std::size_t node = find(wanted);
    if (node == ConfigNode::npos || nodes[node].state == FieldState::Unset)
        return std::nullopt;
    return nodes[node].value;
}

} // namespace faultline
