// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/pipeline_document.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace faultline {

/// The steps of a document as a tree: name, switch, and what is written of the parameters
/// (DetailRole); IdRole is the id of the transform. Steps can be dragged to another place, and
/// transforms of a catalogue can be dropped.
class PipelineStepModel : public QAbstractItemModel {
    Q_OBJECT

public:
    /// Of a step that is dragged: the numbers of its path, separated by blanks.
    static constexpr auto kStepMime = "application/x-faultline-step";
    /// Of a transform that is dragged from a catalogue: its id.
    static constexpr auto kTransformMime = "application/x-faultline-transform";

    /// `document` must live as long as the model.
    explicit PipelineStepModel(PipelineDocument& document, QObject* parent = nullptr);
    ~PipelineStepModel() override;

    [[nodiscard]] StepPath pathOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const StepPath& path) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                       int column, const QModelIndex& parent) const override;
    /// Does the move itself: false for a step of this document, so that no view removes the source.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    struct Node;

    void begin(const PipelineChange& change);
    void end(const PipelineChange& change);
    void rebuild();
    [[nodiscard]] Node* nodeAt(const StepPath& path) const;
    [[nodiscard]] Node* nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QVariant checkState(const StepPath& path) const;

    PipelineDocument& m_document;
    std::unique_ptr<Node> m_root; ///< the shape of the tree, so that an index keeps to its step
};

/// "p 0.3 · scale [0.8, 1.2]": the parameters that are written; empty if none is.
[[nodiscard]] QString parameterSummary(const augment::PipelineStep& step);

} // namespace faultline
