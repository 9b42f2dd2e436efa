// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/transform.h"

#include <QAbstractItemModel>

#include <vector>

namespace faultline {

/// The transforms of one library below their groups. Roles of a transform: IdRole, MeaningRole
/// (summary), FilterRole (name, summary and group), DetailRole (the summary again, as second line).
/// Transforms can be dragged into a PipelineStepModel.
class PipelineCatalogueModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// What there is of `library` in `infos`, which must live as long as the model.
    void setLibrary(augment::Library library,
                    const std::vector<augment::TransformInfo>& infos = augment::catalogue());
    [[nodiscard]] int transformCount() const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    struct Group {
        augment::TransformGroup group;
        std::vector<const augment::TransformInfo*> transforms;
    };

    [[nodiscard]] const augment::TransformInfo* infoOf(const QModelIndex& index) const;

    std::vector<Group> m_groups;
};

} // namespace faultline
