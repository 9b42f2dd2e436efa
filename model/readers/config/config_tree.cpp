// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/config_tree.h"

#include "model/core/edit_distance.h"

#include <algorithm>

namespace faultline {

ConfigTree::ConfigTree(ConfigDocument& document) : m_document(document)
{
    if (document.nodes.empty()) {
        document.nodes.emplace_back();
        document.nodes.front().isGroup = true;
    }
    m_lastChild.assign(document.nodes.size(), ConfigNode::npos);
}

std::size_t ConfigTree::add(std::size_t parent, ConfigNode node)
{
    if (parent == ConfigNode::npos)
        return ConfigNode::npos;
    if (m_document.nodes.size() >= kMaxNodes) {
        m_full = true;
        return ConfigNode::npos;
    }
    const std::size_t index = m_document.nodes.size();
    node.parent = parent;
    m_document.nodes.push_back(std::move(node));
    m_lastChild.push_back(ConfigNode::npos);
    if (m_lastChild[parent] == ConfigNode::npos)
        m_document.nodes[parent].firstChild = index;
    else
        m_document.nodes[m_lastChild[parent]].nextSibling = index;
    m_lastChild[parent] = index;
    return index;
}

std::size_t ConfigTree::addValue(std::size_t parent, std::string name, std::string value)
{
    ConfigNode node;
    node.name = std::move(name);
    node.value = std::move(value);
    return add(parent, std::move(node));
}

ConfigNode& ConfigTree::at(std::size_t node)
{
    if (node == ConfigNode::npos) {
        m_scratch = {};
        return m_scratch;
    }
    return m_document.nodes[node];
}

std::string ConfigTree::listSummary(std::size_t list) const
{
    constexpr std::size_t kLongestShown = 8;
    if (list == ConfigNode::npos)
        return {};
    const std::vector<ConfigNode>& nodes = m_document.nodes;
    std::size_t count = 0;
    bool isPlain = true;
    std::string values;
    for (std::size_t at = nodes[list].firstChild; at != ConfigNode::npos;
         at = nodes[at].nextSibling) {
        ++count;
        isPlain = isPlain && !nodes[at].isGroup;
        if (count <= kLongestShown)
            values += (values.empty() ? "" : ", ") + shortened(nodes[at].value, 60);
    }
    if (isPlain && count <= kLongestShown)
        return "[" + values + "]";
    return std::to_string(count) + (count == 1 ? " item" : " items");
}

std::string_view nearestName(std::string_view written, const std::vector<std::string_view>& known)
{
    constexpr std::size_t kLongest = 64;
    std::string_view best;
    // A third of the word may differ: "num_clases" and "learning_rate_bas", but not "a" for "b".
    std::size_t bestDistance = std::min<std::size_t>(written.size() / 3, 4) + 1;
    if (written.size() > kLongest)
        return best;
    for (const std::string_view name : known) {
        const std::size_t gap = name.size() > written.size() ? name.size() - written.size()
                                                             : written.size() - name.size();
        if (name == written || gap >= bestDistance || name.size() > kLongest)
            continue;
        if (const std::size_t distance = editDistance(written, name); distance < bestDistance) {
            bestDistance = distance;
            best = name;
        }
    }
    return best;
}

std::string shortened(std::string_view text, std::size_t maxBytes)
{
    if (text.size() <= maxBytes)
        return std::string(text);
    std::size_t end = maxBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

} // namespace faultline
