// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/yaml_tree.h"

#include "model/core/ascii.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace faultline {

namespace {

constexpr std::size_t kMaxYamlDepth = 100;

/// Builds the tree while yaml-cpp reads: no graph of its own, so an alias costs what its copy
/// costs, and copies stop when the tree is full.
class TreeHandler final : public YAML::EventHandler {
public:
    TreeHandler(ConfigTree& tree, ConfigDocument& document, const LineIssueSink& issues)
        : m_tree(tree), m_document(document), m_issues(issues)
    {
    }

    void OnDocumentStart(const YAML::Mark&) override
    {
        m_stack.clear();
        m_anchors.clear();
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        scalar(mark, {}, anchor, "null");
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        scalar(mark, tag, anchor, value);
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        if (takesKey()) {
            m_stack.back().key = "*";
            m_stack.back().keyLine = line(mark);
            m_stack.back().hasKey = true;
            return;
        }
        const auto it = m_anchors.find(anchor);
        const std::size_t copied = it == m_anchors.end() ? ConfigNode::npos : it->second;
        const std::size_t to = place(line(mark), {});
        if (copied == ConfigNode::npos || to == ConfigNode::npos)
            return;
        if (isOpen(copied))
            m_tree.at(to).value = "(itself)";
        else
            copy(copied, to, 0);
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, true);
    }
    void OnSequenceEnd() override
    {
        m_tree.at(m_stack.back().node).value = m_tree.listSummary(m_stack.back().node);
        m_stack.pop_back();
    }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, false);
    }
    void OnMapEnd() override
    {
        for (const std::size_t again : m_tree.markDuplicates(m_stack.back().node))
            m_issues(
                IssueCode::DuplicateField, m_tree.at(again).line,
                {FAULTLINE_TR_NOOP("Errors", "\"%1\""), {shortened(m_tree.at(again).name, 60)}});
        m_stack.pop_back();
    }

private:
    struct Frame {
        std::size_t node = 0;
        bool isSequence = false;
        bool hasKey = false;
        std::size_t count = 0;
        std::uint32_t keyLine = 0;
        std::string key;
    };

    static std::uint32_t line(const YAML::Mark& mark)
    {
        return static_cast<std::uint32_t>(mark.line + 1);
    }

    [[nodiscard]] bool takesKey() const
    {
        return !m_stack.empty() && !m_stack.back().isSequence && !m_stack.back().hasKey;
    }

    [[nodiscard]] bool isOpen(std::size_t node) const
    {
        return std::any_of(m_stack.begin(), m_stack.end(),
                           [node](const Frame& frame) { return frame.node == node; });
    }

    static std::string typeOf(const std::string& tag)
    {
        return tag == "?" || tag == "!" ? std::string() : shortened(tag, 80);
    }

    /// Adds a node where the next value belongs.
    std::size_t place(std::uint32_t line, const std::string& tag)
    {
        ConfigNode node;
        node.line = line;
        node.type = typeOf(tag);
        if (m_stack.empty()) { // a document that is one value
            node.name = "[" + std::to_string(m_documents++) + "]";
            return m_tree.add(0, std::move(node));
        }
        Frame& frame = m_stack.back();
        if (frame.isSequence) {
            node.name = "[" + std::to_string(frame.count++) + "]";
        } else {
            node.name = frame.key;
            node.line = frame.keyLine;
            frame.hasKey = false;
        }
        return m_tree.add(frame.node, std::move(node));
    }

    void scalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value)
    {
        if (takesKey()) {
            m_stack.back().key = shortened(value, 200);
            m_stack.back().keyLine = line(mark);
            m_stack.back().hasKey = true;
            return;
        }
        const std::size_t node = place(line(mark), tag);
        m_tree.at(node).value = value;
        if (anchor != 0)
            m_anchors[anchor] = node;
    }

    void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
              bool isSequence)
    {
        std::size_t node = ConfigNode::npos;
        if (m_stack.empty()) {
            node = 0;            // fields of all documents stand side by side
        } else if (takesKey()) { // a key that is a list or a map
            m_stack.back().key = "?";
            m_stack.back().keyLine = line(mark);
            m_stack.back().hasKey = true;
        } else {
            node = place(line(mark), tag);
            if (m_stack.size() >= kMaxYamlDepth) {
                if (!m_isTooDeep)
                    m_issues(IssueCode::CountLimit, line(mark),
                             FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
                m_isTooDeep = true;
                node = ConfigNode::npos;
            }
        }
        m_tree.at(node).isGroup = true;
        if (anchor != 0)
            m_anchors[anchor] = node;
        m_stack.push_back({.node = node,
                           .isSequence = isSequence,
                           .hasKey = false,
                           .count = 0,
                           .keyLine = 0,
                           .key = {}});
    }

    /// Recursion is bounded by the depth of what is copied, and by kMaxYamlDepth.
    void copy(std::size_t from, std::size_t to, std::size_t depth)
    {
        const ConfigNode source = m_document.nodes[from];
        m_tree.at(to).value = source.value;
        m_tree.at(to).isGroup = source.isGroup;
        m_tree.at(to).type = source.type;
        if (depth >= kMaxYamlDepth)
            return;
        for (std::size_t child = source.firstChild; child != ConfigNode::npos && !m_tree.isFull();
             child = m_document.nodes[child].nextSibling) {
            ConfigNode node;
            node.name = m_document.nodes[child].name;
            node.line = m_document.nodes[child].line;
            if (const std::size_t made = m_tree.add(to, std::move(node)); made != ConfigNode::npos)
                copy(child, made, depth + 1);
        }
    }

    ConfigTree& m_tree;
    ConfigDocument& m_document;
    const LineIssueSink& m_issues;
    std::vector<Frame> m_stack;
    std::map<YAML::anchor_t, std::size_t> m_anchors;
    std::size_t m_documents = 0;
    bool m_isTooDeep = false;
};

} // namespace

bool addYaml(const std::string& text, ConfigTree& tree, ConfigDocument& document,
             const LineIssueSink& issues)
{
    bool isWhole = true;
    TreeHandler handler(tree, document, issues);
    std::istringstream stream(text);
    try {
        YAML::Parser parser(stream);
        while (!tree.isFull() && parser.HandleNextDocument(handler)) {
        }
    } catch (const YAML::Exception& error) {
        isWhole = false;
        const std::uint32_t line =
            error.mark.is_null() ? 0 : static_cast<std::uint32_t>(error.mark.line + 1);
        issues(IssueCode::SyntaxError, line,
               {FAULTLINE_TR_NOOP("Errors", "%1; the rest of the file was left out"), {error.msg}});
    }
    if (tree.isFull())
        issues(IssueCode::CountLimit, 0, FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
    return isWhole;
}

void blankMergeMarkers(std::string& text, const LineIssueSink& issues)
{
    static constexpr std::string_view kMarkers = "<|=>";
    bool isInside = false;
    std::uint32_t line = 0;
    for (std::size_t at = 0; at < text.size();) {
        ++line;
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isRun = end - at >= 7 && kMarkers.find(text[at]) != std::string_view::npos
                           && text.find_first_not_of(text[at], at) >= at + 7
                           && (end == at + 7 || text[at + 7] == ' ' || text[at + 7] == '\r');
        if (isRun && (text[at] == '<' || isInside)) {
            if (text[at] == '<')
                issues(IssueCode::MergeConflict, line,
                       FAULTLINE_TR_NOOP("Errors", "a conflict begins"));
            isInside = text[at] != '>';
            std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                      text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        }
        at = end + 1;
    }
}

std::vector<std::string> firstYamlKeys(std::string_view head)
{
    std::vector<std::string> keys;
    for (std::size_t at = 0; at < head.size();) {
        const std::size_t end = std::min(head.find('\n', at), head.size());
        std::string_view line = head.substr(at, end - at);
        at = end + 1;
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        line.remove_prefix(indent);
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || colon == 0)
            continue;
        const std::string_view key = line.substr(0, colon);
        const bool isKey =
            std::all_of(
                key.begin(), key.end(),
                [](char c) { return isWordCharacter(c) || c == '-' || c == '.' || c == '/'; })
            && (colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\r');
        if (isKey)
            keys.push_back((indent > 0 ? "  " : "") + std::string(key));
    }
    return keys;
}

} // namespace faultline
