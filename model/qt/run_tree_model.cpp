// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/run_tree_model.h"

#include "model/qt/messages.h"
#include "model/qt/plural_number.h"
#include "model/qt/roles.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

QString numberOf(std::uint64_t count)
{
    return formatted(static_cast<double>(count), Unit::Count);
}

/// What is in front of the last part of a name that would be cut in one line; else nothing.
QString folderOfLongName(const QString& label)
{
    constexpr qsizetype kFits = 24; // characters, beside the points, in a panel of usual width
    return label.size() > kFits ? label.section(u'/', 0, -2) : QString();
}

} // namespace

void RunTreeModel::setCase(const CasePtr& data)
{
    RunTree tree = data ? RunTree(*data) : RunTree();
    if (tree.hasSameRows(m_tree)) {
        m_tree = std::move(tree);
        emitAllChanged({});
        return;
    }
    beginResetModel();
    m_tree = std::move(tree);
    findRuns();
    updateChecks();
    endResetModel();
}

void RunTreeModel::findRuns()
{
    m_nodeOfRun.clear();
    std::vector<std::size_t> open{RunTree::kRoot};
    while (!open.empty()) {
        const std::size_t at = open.back();
        open.pop_back();
        const RunTree::Node& node = m_tree.node(at);
        if (node.kind == RunTree::Kind::Run)
            m_nodeOfRun.insert(node.run, at);
        open.insert(open.end(), node.children.begin(), node.children.end());
    }
}

void RunTreeModel::setVisibility(const std::function<bool(const QString&)>& isVisible)
{
    m_isVisible = isVisible;
    updateChecks();
    emitAllChanged({Qt::CheckStateRole, Qt::AccessibleTextRole});
}

void RunTreeModel::setRestarts(const QHash<QString, RunRestartFigures>& restarts)
{
    if (m_restarts == restarts)
        return;
    m_restarts = restarts;
    emitAllChanged({DetailRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
}

void RunTreeModel::updateChecks()
{
    m_checks.assign(m_tree.size(), Qt::Checked);
    updateCheck(RunTree::kRoot);
}

Qt::CheckState RunTreeModel::updateCheck(std::size_t at)
{
    const RunTree::Node& node = m_tree.node(at);
    bool anyShown = false;
    bool anyHidden = false;
    if (node.kind == RunTree::Kind::Run) {
        const bool shown = !m_isVisible || m_isVisible(node.run);
        anyShown = shown;
        anyHidden = !shown;
        m_checks[at] = shown ? Qt::Checked : Qt::Unchecked;
    }
    for (const std::size_t child : node.children) {
        if (m_tree.node(child).kind == RunTree::Kind::File)
            continue;
        const Qt::CheckState below = updateCheck(child);
        anyShown |= below != Qt::Unchecked;
        anyHidden |= below != Qt::Checked;
    }
    const Qt::CheckState all = !anyHidden ? Qt::Checked
                               : anyShown ? Qt::PartiallyChecked
                                          : Qt::Unchecked;
    // A run that has runs below it stands for itself; only a folder shows the mixture.
    if (node.kind == RunTree::Kind::Folder)
        m_checks[at] = all;
    return all;
}

void RunTreeModel::emitAllChanged(const QList<int>& roles)
{
    for (std::size_t at = 0; at < m_tree.size(); ++at) {
        const std::vector<std::size_t>& children = m_tree.node(at).children;
        if (!children.empty())
            emit dataChanged(indexOf(children.front()), indexOf(children.back()), roles);
    }
}

QModelIndex RunTreeModel::indexOfRun(const QString& run) const
{
    const auto found = m_nodeOfRun.constFind(run);
    return found == m_nodeOfRun.cend() ? QModelIndex() : indexOf(*found);
}

QStringList RunTreeModel::runsBelow(const QModelIndex& index) const
{
    return m_tree.runsBelow(nodeOf(index));
}

std::size_t RunTreeModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<std::size_t>(index.internalId()) : RunTree::kRoot;
}

QModelIndex RunTreeModel::indexOf(std::size_t node) const
{
    if (node == RunTree::kRoot)
        return {};
    return createIndex(m_tree.node(node).row, 0, static_cast<quintptr>(node));
}

QModelIndex RunTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return indexOf(m_tree.node(nodeOf(parent)).children[static_cast<std::size_t>(row)]);
}

QModelIndex RunTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    return indexOf(m_tree.node(nodeOf(child)).parent);
}

int RunTreeModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(m_tree.node(nodeOf(parent)).children.size());
}

int RunTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant RunTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t at = nodeOf(index);
    const RunTree::Node& node = m_tree.node(at);
    switch (role) {
    case Qt::DisplayRole: return node.label;
    case Qt::ToolTipRole: return toolTip(node);
    case Qt::AccessibleTextRole: return spokenText(at);
    case Qt::CheckStateRole:
        return node.kind == RunTree::Kind::File ? QVariant() : QVariant(m_checks[at]);
    case KindRole: return static_cast<int>(node.kind);
    case OriginRole: return static_cast<int>(node.origin);
    case IdRole: return node.id;
    case RunRole: return node.run;
    case PathRole: return node.path;
    case PointCountRole: return static_cast<quint64>(node.points);
    case DamageCountRole: return static_cast<quint64>(node.damage);
    case StartTimeRole: return node.startTime ? QVariant(*node.startTime) : QVariant();
    case DetailRole: return restartText(node);
    case HintRole: return folderOfLongName(node.label);
    case FilterRole: return node.kind == RunTree::Kind::File ? node.path : node.id;
    default: return {};
    }
}

bool RunTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    const std::size_t at = nodeOf(index);
    const RunTree::Node& node = m_tree.node(at);
    const QStringList runs =
        node.kind == RunTree::Kind::Run ? QStringList{node.run} : m_tree.runsBelow(at);
    emit visibilityEdited(runs, value.value<Qt::CheckState>() != Qt::Unchecked);
    return true;
}

Qt::ItemFlags RunTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_tree.node(nodeOf(index)).kind == RunTree::Kind::File ? base
                                                                  : base | Qt::ItemIsUserCheckable;
}

QString RunTreeModel::restartText(const RunTree::Node& node) const
{
    const auto found = m_restarts.constFind(node.run);
    if (node.kind != RunTree::Kind::Run || found == m_restarts.cend())
        return {};
    const QString attempts = tr("%n attempt(s)", "", found->attempts);
    if (found->lostSteps <= 0.0)
        return attempts;
    return tr("%1 · %2 steps (%3) done again", "attempts, steps, time")
        .arg(attempts, formatted(found->lostSteps, Unit::Count),
             formatted(found->lostSeconds, Unit::Seconds));
}

QString RunTreeModel::toolTip(const RunTree::Node& node) const
{
    QStringList lines;
    lines << (node.path.isEmpty() ? node.id : node.path);
    if (node.origin == RunOrigin::Console)
        lines << tr("There are no event files: this run is known by its console log.");
    if (node.origin == RunOrigin::Metrics)
        lines << tr("Read from what a logger wrote beside or instead of event files.");
    lines << tr("%1 points logged").arg(numberOf(node.points));
    if (node.startTime)
        lines << tr("Started %1").arg(formatted(*node.startTime, Unit::WallTime));
    if (const QString restarts = restartText(node); !restarts.isEmpty())
        lines << restarts;
    if (node.damage > 0)
        lines << tr("%n damaged place(s); see Issues", "", pluralNumber(node.damage));
    return lines.join(u'\n');
}

/// Everything the delegate draws, as a screen reader says it.
QString RunTreeModel::spokenText(std::size_t at) const
{
    const RunTree::Node& node = m_tree.node(at);
    QStringList parts{node.label, tr("%1 points").arg(numberOf(node.points))};
    if (node.origin == RunOrigin::Console)
        parts << tr("from its console log");
    if (const QString restarts = restartText(node); !restarts.isEmpty())
        parts << restarts;
    if (node.damage > 0)
        parts << tr("%n damaged place(s)", "", pluralNumber(node.damage));
    if (node.kind == RunTree::Kind::Run)
        parts << (m_checks[at] == Qt::Checked ? tr("shown") : tr("hidden"));
    return parts.join(QStringLiteral(", "));
}

} // namespace faultline
