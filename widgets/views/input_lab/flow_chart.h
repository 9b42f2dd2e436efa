// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/input_lab.h"
#include "widgets/charts/chart_canvas.h"

#include <vector>

namespace faultline::ui {

/// A drawing of an input pipeline: its parts from storage to GPU, how busy each is, how full the
/// buffer between them, and which of them is the limit.
class FlowChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit FlowChart(QWidget* parent = nullptr);

    /// Null: nothing to draw; `why` stands in its place.
    void setPicture(LabPicturePtr picture, const QString& why);
    [[nodiscard]] const LabPicturePtr& picture() const { return m_picture; }

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::size_t firstMark() const override; ///< the limit
    [[nodiscard]] bool showsBox() const override { return false; }
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const std::vector<pipeline::FlowStage>& stages() const;
    [[nodiscard]] QString nameOf(const pipeline::FlowStage& stage) const;
    [[nodiscard]] QString valueOf(const pipeline::FlowStage& stage) const;
    [[nodiscard]] bool hasMakers() const; ///< the training does not do it itself
    [[nodiscard]] QString makersName() const;
    [[nodiscard]] bool isMade(std::size_t stage) const; ///< by a worker
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QRectF placeOf(std::size_t stage) const;
    void paintMakers(QPainter& painter) const;
    void paintArrow(QPainter& painter, std::size_t from) const;
    void paintStage(QPainter& painter, std::size_t stage) const;
    void paintQueue(QPainter& painter, const QRectF& area, const pipeline::FlowStage& stage) const;

    LabPicturePtr m_picture;
    QString m_why;
};

} // namespace faultline::ui
