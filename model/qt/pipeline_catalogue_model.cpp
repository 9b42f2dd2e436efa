// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pipeline_catalogue_model.h"

#include "model/qt/pipeline_step_model.h"
#include "model/qt/pipeline_words.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QMimeData>

#include <algorithm>

namespace faultline {

namespace {

/// Of a group; of a transform the internal id is 1 + the row of its group.
constexpr quintptr kIsGroup = 0;

std::size_t number(int row)
{
    return static_cast<std::size_t>(row);
}

} // namespace

void PipelineCatalogueModel::setLibrary(augment::Library library,
                                        const std::vector<augment::TransformInfo>& infos)
{
    beginResetModel();
    m_groups.clear();
    for (const augment::TransformInfo& info : infos) {
        if (info.library != library)
            continue;
        auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                  [&info](const Group& one) { return one.group == info.group; });
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), {.group = info.group, .transforms = {}});
        group->transforms.push_back(&info);
    }
    std::sort(m_groups.begin(), m_groups.end(),
              [](const Group& a, const Group& b) { return a.group < b.group; });
    endResetModel();
}

int PipelineCatalogueModel::transformCount() const
{
    std::size_t count = 0;
    for (const Group& group : m_groups)
        count += group.transforms.size();
    return static_cast<int>(count);
}

const augment::TransformInfo* PipelineCatalogueModel::infoOf(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kIsGroup)
        return nullptr;
    return m_groups[index.internalId() - 1].transforms[number(index.row())];
}

QModelIndex PipelineCatalogueModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kIsGroup);
}

QModelIndex PipelineCatalogueModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kIsGroup)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kIsGroup);
}

int PipelineCatalogueModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kIsGroup || parent.column() > 0)
        return 0;
    return static_cast<int>(m_groups[number(parent.row())].transforms.size());
}

int PipelineCatalogueModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant PipelineCatalogueModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const augment::TransformInfo* info = infoOf(index);
    if (info == nullptr) {
        const bool isName = role == Qt::DisplayRole;
        return isName ? groupName(m_groups[number(index.row())].group) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole: return toQString(info->name);
    case Qt::ToolTipRole:
    case MeaningRole:
    case DetailRole: return augmentText(info->summary);
    case IdRole: return toQString(info->id);
    case FilterRole:
        return toQString(info->name) + u' ' + toQString(info->name).replace(u'_', u' ') + u' '
               + augmentText(info->summary) + u' ' + groupName(info->group);
    default: return {};
    }
}

Qt::ItemFlags PipelineCatalogueModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (infoOf(index) == nullptr)
        return Qt::ItemIsEnabled; // a heading
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
           | Qt::ItemNeverHasChildren;
}

QStringList PipelineCatalogueModel::mimeTypes() const
{
    return {QLatin1String(PipelineStepModel::kTransformMime)};
}

QMimeData* PipelineCatalogueModel::mimeData(const QModelIndexList& indexes) const
{
    const augment::TransformInfo* info = indexes.isEmpty() ? nullptr : infoOf(indexes.first());
    if (info == nullptr)
        return nullptr;
    auto* data = new QMimeData;
    data->setData(QLatin1String(PipelineStepModel::kTransformMime),
                  QByteArray(info->id.data(), static_cast<qsizetype>(info->id.size())));
    return data;
}

} // namespace faultline
