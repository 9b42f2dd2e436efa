// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"

#include <QAbstractListModel>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace faultline {

/// Which pictures of a dataset are listed.
struct PictureFilter {
    enum class Boxes : std::uint8_t { Any, Some, None };

    int classIndex = -1; ///< has a box of it; -1: any
    int split = -1;      ///< -1: any
    Boxes boxes = Boxes::Any;
    QString text = {}; ///< part of the name, upper and lower case alike
    /// By picture, whether it may be listed at all, e.g. those with defects; null: all.
    std::shared_ptr<const std::vector<bool>> among = {};

    [[nodiscard]] bool operator==(const PictureFilter&) const = default;
};

/// The pictures that pass, in order. Linear in pictures and boxes: off the GUI thread. What had
/// been found by then if it is cancelled.
[[nodiscard]] std::vector<std::uint32_t> filteredPictures(const Dataset& dataset,
                                                          const PictureFilter& filter,
                                                          const ReadMonitor& monitor);

/// Pictures of a dataset as a list. Roles: DisplayRole (its name), DetailRole (boxes and size),
/// ToolTipRole, PictureRole, BoxRole, IdRole (Dataset::recordId()).
class PictureListModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setPictures(DatasetPtr dataset, std::vector<std::uint32_t> pictures);
    [[nodiscard]] const DatasetPtr& dataset() const { return m_dataset; }
    /// The row of a picture; -1 if it is not listed.
    [[nodiscard]] int rowOf(std::uint32_t picture) const;
    /// A row that lists `picture` as a whole, or the given box of it.
    [[nodiscard]] static QVariant pictureData(const Dataset& dataset, std::uint32_t picture,
                                              int role);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    DatasetPtr m_dataset;
    std::vector<std::uint32_t> m_pictures; ///< ascending
};

} // namespace faultline
