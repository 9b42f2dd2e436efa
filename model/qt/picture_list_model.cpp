// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/picture_list_model.h"

#include "model/qt/dataset_text.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace faultline {

namespace {

/// Cancelling is looked at this often.
constexpr std::size_t kPictureStretch = 4096;

QString fileName(std::string_view name)
{
    const std::size_t slash = name.find_last_of('/');
    return toQString(slash == std::string_view::npos ? name : name.substr(slash + 1));
}

bool hasClass(std::span<const BoxRow> boxes, int classIndex)
{
    return std::any_of(boxes.begin(), boxes.end(),
                       [classIndex](const BoxRow& box) { return box.classIndex == classIndex; });
}

bool passes(const Dataset& dataset, std::size_t picture, const PictureFilter& filter)
{
    const ImageRow& row = dataset.image(picture);
    if (filter.split >= 0 && row.split != filter.split)
        return false;
    if (filter.boxes == PictureFilter::Boxes::Some && row.boxCount == 0)
        return false;
    if (filter.boxes == PictureFilter::Boxes::None && row.boxCount != 0)
        return false;
    if (filter.among && (picture >= filter.among->size() || !(*filter.among)[picture]))
        return false;
    if (filter.classIndex >= 0 && !hasClass(dataset.boxes(picture), filter.classIndex))
        return false;
    return filter.text.isEmpty()
           || toQString(dataset.name(picture)).contains(filter.text, Qt::CaseInsensitive)
           || toQString(dataset.recordId(picture)).contains(filter.text, Qt::CaseInsensitive);
}

} // namespace

std::vector<std::uint32_t> filteredPictures(const Dataset& dataset, const PictureFilter& filter,
                                            const ReadMonitor& monitor)
{
    std::vector<std::uint32_t> pictures;
    const std::size_t count =
        std::min<std::size_t>(dataset.imageCount(), std::numeric_limits<int>::max());
    for (std::size_t picture = 0; picture < count; ++picture) {
        if (picture % kPictureStretch == 0 && monitor.isCancelled())
            break;
        if (passes(dataset, picture, filter))
            pictures.push_back(static_cast<std::uint32_t>(picture));
    }
    return pictures;
}

void PictureListModel::setPictures(DatasetPtr dataset, std::vector<std::uint32_t> pictures)
{
    beginResetModel();
    m_dataset = std::move(dataset);
    m_pictures = std::move(pictures);
    endResetModel();
}

int PictureListModel::rowOf(std::uint32_t picture) const
{
    const auto found = std::lower_bound(m_pictures.begin(), m_pictures.end(), picture);
    return found == m_pictures.end() || *found != picture
               ? -1
               : static_cast<int>(found - m_pictures.begin());
}

int PictureListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pictures.size());
}

QVariant PictureListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return pictureData(*m_dataset, m_pictures[static_cast<std::size_t>(index.row())], role);
}

QVariant PictureListModel::pictureData(const Dataset& dataset, std::uint32_t picture, int role)
{
    const ImageRow& row = dataset.image(picture);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: {
        const QString name = fileName(dataset.name(picture));
        return name.isEmpty() ? toQString(dataset.where(picture)) : name;
    }
    case DetailRole: {
        const QString boxes = tr("%n box(es)", nullptr, static_cast<int>(row.boxCount));
        return tr("%1 · %2").arg(sizeText(row.width, row.height), boxes);
    }
    case Qt::ToolTipRole: {
        QStringList lines{toQString(dataset.where(picture))};
        lines << pictureRemarks(row);
        return lines.join(u'\n');
    }
    case PictureRole: return picture;
    case BoxRole: return -1;
    case IdRole: return toQString(dataset.recordId(picture));
    default: return {};
    }
}

} // namespace faultline
