// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/run_change_model.h"

#include "model/qt/compare_words.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QStringList>

#include <utility>

namespace faultline {

namespace {

constexpr int kChangeColumns = 5;

QString placesOf(const RunChange& change)
{
    const auto of = [&change](RunSide side) {
        for (const ChangeSource& source : change.sources) {
            if (source.side == side)
                return source.line > 0
                           ? QStringLiteral("%1:%2").arg(toQString(source.file)).arg(source.line)
                           : toQString(source.file);
        }
        return QString();
    };
    QStringList places{of(RunSide::A), of(RunSide::B)};
    places.removeAll(QString());
    places.removeDuplicates();
    return places.join(QStringLiteral(" | "));
}

QString aboutOf(const RunChange& change)
{
    return change.facet && *change.facet != Facet::Cosmetic ? facetName(*change.facet)
                                                            : changeKindName(change.kind);
}

QString toolTipOf(const RunChange& change)
{
    QStringList lines{changeSentence(change), changeKindName(change.kind), translated(change.note),
                      placesOf(change)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

void RunChangeModel::setComparison(std::shared_ptr<const RunComparison> comparison, ChangeArea area,
                                   bool listsAll)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_rows.clear();
    if (m_comparison) {
        for (const RunChange& change : m_comparison->changes) {
            if (change.area == area && (listsAll || !isFolded(change)))
                m_rows.push_back(&change);
        }
    }
    endResetModel();
}

int RunChangeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunChangeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kChangeColumns;
}

QVariant RunChangeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RunChange& change = changeAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(index.column())) {
        case Column::Path: return changePathName(change);
        case Column::A: return changeValueName(change.a);
        case Column::B: return changeValueName(change.b);
        case Column::About: return aboutOf(change);
        case Column::Where: return placesOf(change);
        }
        return {};
    case Qt::ToolTipRole: return toolTipOf(change);
    case IdRole: return toQString(change.id);
    case KindRole: return static_cast<int>(change.kind);
    case DetailRole: return translated(change.note);
    case FilterRole: return changeSentence(change) + u' ' + aboutOf(change);
    default: return {};
    }
}

QVariant RunChangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Path: return tr("Field");
    case Column::A: return tr("A");
    case Column::B: return tr("B");
    case Column::About: return tr("About");
    case Column::Where: return tr("Where");
    }
    return {};
}

} // namespace faultline
