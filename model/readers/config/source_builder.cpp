// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/source_builder.h"

#include "model/readers/config/config_tree.h"

#include <map>
#include <utility>

namespace faultline {

namespace {

/// Of the codes that a source is given in numbers.
std::size_t noteIndex(IssueCode code)
{
    switch (code) {
    case IssueCode::SyntaxError: return 0;
    case IssueCode::MergeConflict: return 1;
    case IssueCode::UnescapedBackslash: return 2;
    default: return 3;
    }
}

/// Makes nodes of fields.
class TreeFiller {
public:
    TreeFiller(const ConfigSource& source, ConfigTree& tree)
        : m_source(source), m_tree(tree), m_nodes(source.fields.size(), ConfigNode::npos)
    {
    }

    /// Recursion is bounded by SourceBuilder::kMaxDepth.
    void addChildren(std::size_t field, std::size_t into)
    {
        m_nodes[field] = into;
        for (const std::size_t child : m_source.fields[field].children)
            add(child, into);
        const SourceField& filled = m_source.fields[field];
        if (filled.kind == SourceField::Kind::List && !filled.isOpen)
            m_tree.at(into).value = m_tree.listSummary(into);
    }

private:
    void add(std::size_t index, std::size_t into)
    {
        const SourceField& field = m_source.fields[index];
        ConfigNode node;
        node.name = field.name;
        node.value = field.value;
        node.type = field.type;
        node.line = field.line;
        node.isGroup =
            field.kind == SourceField::Kind::Map || field.kind == SourceField::Kind::List;
        node.state = field.isRepeated ? FieldState::Conflict : FieldState::Set;
        const std::size_t made = m_tree.add(into, std::move(node));
        if (field.target != SourceField::npos && made != ConfigNode::npos
            && m_nodes[field.target] != ConfigNode::npos)
            copy(m_nodes[field.target], made, 0);
        addChildren(index, made);
    }

    /// Aliases within what is copied have become copies already.
    void copy(std::size_t from, std::size_t to, std::size_t depth)
    {
        const ConfigNode copied = m_tree.at(from);
        m_tree.at(to).value = copied.value;
        m_tree.at(to).isGroup = copied.isGroup;
        m_tree.at(to).type = copied.type;
        if (depth >= SourceBuilder::kMaxDepth)
            return;
        for (std::size_t child = copied.firstChild; child != ConfigNode::npos && !m_tree.isFull();
             child = m_tree.at(child).nextSibling) {
            ConfigNode node;
            node.name = m_tree.at(child).name;
            node.line = m_tree.at(child).line;
            if (const std::size_t made = m_tree.add(to, std::move(node)); made != ConfigNode::npos)
                copy(child, made, depth + 1);
        }
    }

    const ConfigSource& m_source;
    ConfigTree& m_tree;
    std::vector<std::size_t> m_nodes; ///< by field
};

} // namespace

SourceBuilder::SourceBuilder(SourceSyntax syntax, std::size_t textSize, const LineIssueSink& issues)
    : m_issues(issues)
{
    m_source.syntax = syntax;
    SourceField& root = m_source.fields.emplace_back();
    root.kind = SourceField::Kind::Map;
    root.end = textSize;
    root.bodyEnd = textSize;
}

std::size_t SourceBuilder::add(std::size_t parent, std::string name, std::size_t begin,
                               std::uint32_t line)
{
    if (parent == SourceField::npos)
        return SourceField::npos;
    if (m_source.fields.size() >= kMaxFields) {
        m_isFull = true;
        return SourceField::npos;
    }
    const std::size_t index = m_source.fields.size();
    SourceField& field = m_source.fields.emplace_back();
    field.name = std::move(name);
    field.begin = begin;
    field.end = begin;
    field.valueBegin = begin;
    field.line = line;
    field.parent = parent;
    m_source.fields[parent].children.push_back(index);
    return index;
}

std::size_t SourceBuilder::addItem(std::size_t list, std::size_t begin, std::uint32_t line)
{
    return add(list, "[" + std::to_string(at(list).children.size()) + "]", begin, line);
}

SourceField& SourceBuilder::at(std::size_t field)
{
    if (field == SourceField::npos) {
        m_scratch = {};
        return m_scratch;
    }
    return m_source.fields[field];
}

void SourceBuilder::report(IssueCode code, std::uint32_t line, Text detail)
{
    if (code == IssueCode::MergeConflict)
        setUncertain(line, FAULTLINE_TR_NOOP("Errors", "a merge is not resolved"));
    else if (code == IssueCode::SyntaxError || code == IssueCode::CountLimit)
        setUncertain(line, detail);
    m_issues(code, line, std::move(detail));
}

void SourceBuilder::reportSome(IssueCode code, std::uint32_t line, Text detail)
{
    if (m_counts[noteIndex(code)]++ < kMaxNotes)
        report(code, line, std::move(detail));
}

void SourceBuilder::setUncertain(std::uint32_t line, Text why)
{
    if (!m_source.problem.empty())
        return;
    m_source.problem = std::move(why);
    m_source.problemLine = line;
}

void SourceBuilder::reportRepeated(std::size_t parent)
{
    std::map<std::string_view, std::size_t> seen;
    for (const std::size_t child : at(parent).children) {
        const auto [it, isNew] = seen.emplace(m_source.fields[child].name, child);
        if (isNew)
            continue;
        m_source.fields[it->second].isRepeated = true;
        m_source.fields[child].isRepeated = true;
        report(
            IssueCode::DuplicateField, m_source.fields[child].line,
            {FAULTLINE_TR_NOOP("Errors", "\"%1\""), {shortened(m_source.fields[child].name, 60)}});
    }
}

ConfigSource SourceBuilder::take()
{
    std::size_t more = 0;
    for (const std::size_t count : m_counts)
        more += count > kMaxNotes ? count - kMaxNotes : 0;
    if (more > 0)
        report(IssueCode::SyntaxError, 0,
               {FAULTLINE_TR_NOOP("Errors", "%1 more places like these"), {std::to_string(more)}});
    return std::move(m_source);
}

void addFields(const ConfigSource& source, ConfigTree& tree)
{
    TreeFiller(source, tree).addChildren(0, 0);
}

} // namespace faultline
