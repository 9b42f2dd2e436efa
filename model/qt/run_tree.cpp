// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/run_tree.h"

#include "model/qt/run_label.h"
#include "model/qt/text.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

/// The files have counted them; going through all tags of all runs would hold up the window.
std::uint64_t pointsOf(const Run& run)
{
    std::uint64_t points = 0;
    for (const FileReport& file : run.files)
        points += file.scalarCount;
    return points > 0 ? points : run.pointCount();
}

} // namespace

RunTree::RunTree() : m_nodes(1) {}

RunTree::RunTree(const CaseData& data) : m_nodes(1)
{
    for (const RunPtr& run : data.runs)
        addRun(*run);
    for (const std::size_t child : std::vector<std::size_t>(m_nodes[kRoot].children))
        joinChains(child);
    sumUp(kRoot);
    m_nodeOfId.clear();
}

std::size_t RunTree::add(std::size_t parent, Node node)
{
    const std::size_t index = m_nodes.size();
    node.parent = parent;
    node.row = static_cast<int>(m_nodes[parent].children.size());
    m_nodes.push_back(std::move(node));
    m_nodes[parent].children.push_back(index);
    return index;
}

std::size_t RunTree::folderFor(std::size_t parent, const QString& part)
{
    const QString& above = m_nodes[parent].id;
    const QString id = above.isEmpty() ? part : above + u'/' + part;
    const auto known = m_nodeOfId.constFind(id);
    if (known != m_nodeOfId.cend())
        return *known;
    const std::size_t made = add(parent, {.label = part, .id = id});
    m_nodeOfId.insert(id, made);
    return made;
}

void RunTree::addRun(const Run& run)
{
    const QString name = toQString(run.name);
    std::size_t at = kRoot;
    for (const QString& part : name.split(u'/'))
        at = folderFor(at, part);
    Node& node = m_nodes[at];
    node.kind = Kind::Run;
    node.origin = run.origin;
    node.run = name;
    node.path = toQString(run.path);
    if (name == u".")
        node.label = runLabel(run);
    node.points = pointsOf(run);
    node.damage = run.damageCount();
    node.startTime = run.startTime();
    addFiles(at, run);
}

void RunTree::addFiles(std::size_t runNode, const Run& run)
{
    for (const FileReport& file : run.files) {
        const QString path = toQString(file.path);
        add(runNode, {.kind = Kind::File,
                      .label = path.section(u'/', -1),
                      .id = path,
                      .run = m_nodes[runNode].run,
                      .path = path,
                      .points = file.scalarCount,
                      .damage = file.issues.damageCount(),
                      .startTime = file.firstWallTime});
    }
}

/// A folder with a single child takes its place: one row less to open.
void RunTree::joinChains(std::size_t i)
{
    while (m_nodes[i].kind == Kind::Folder && m_nodes[i].children.size() == 1) {
        const std::size_t only = m_nodes[i].children.front();
        Node joined = std::move(m_nodes[only]);
        joined.label = m_nodes[i].label + u'/' + joined.label;
        joined.parent = m_nodes[i].parent;
        joined.row = m_nodes[i].row;
        m_nodes[i] = std::move(joined);
        for (const std::size_t child : m_nodes[i].children)
            m_nodes[child].parent = i;
    }
    for (const std::size_t child : std::vector<std::size_t>(m_nodes[i].children))
        joinChains(child);
}

void RunTree::sumUp(std::size_t i)
{
    for (const std::size_t child : m_nodes[i].children)
        sumUp(child);
    if (m_nodes[i].kind != Kind::Folder)
        return;
    for (const std::size_t child : m_nodes[i].children) {
        Node& node = m_nodes[i];
        const Node& below = m_nodes[child];
        node.points += below.points;
        node.damage += below.damage;
        if (below.startTime && (!node.startTime || *below.startTime < *node.startTime))
            node.startTime = below.startTime;
    }
}

bool RunTree::hasSameRows(const RunTree& other) const
{
    const auto same = [](const Node& a, const Node& b) {
        return a.kind == b.kind && a.origin == b.origin && a.id == b.id && a.label == b.label
               && a.children == b.children;
    };
    return std::equal(m_nodes.begin(), m_nodes.end(), other.m_nodes.begin(), other.m_nodes.end(),
                      same);
}

QStringList RunTree::runsBelow(std::size_t i) const
{
    QStringList runs;
    const Node& top = m_nodes[i];
    if (top.kind == Kind::Run)
        runs.push_back(top.run);
    for (const std::size_t child : top.children) {
        if (m_nodes[child].kind != Kind::File)
            runs += runsBelow(child);
    }
    return runs;
}

} // namespace faultline
