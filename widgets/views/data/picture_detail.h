// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/profile_table_model.h"
#include "model/qt/thumbnail_loader.h"
#include "model/session/jobs/job_queue.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;

namespace faultline::ui {

class CopyTable;
class ElidedLabel;
class IconButton;
class PictureCanvas;

/// A picture of a dataset in the large: the picture, its boxes as a table, what is known of it.
/// Loads it and its neighbours by itself.
class PictureDetail : public QWidget {
    Q_OBJECT

public:
    explicit PictureDetail(const JobQueuePtr& jobs, QWidget* parent = nullptr);

    void setDataset(const DatasetPtr& dataset);
    /// `number` of `count` that the list holds. `next` and `previous` are loaded ahead; -1: none.
    void showPicture(std::uint32_t picture, int number, int count,
                     const std::vector<std::size_t>& neighbours, int highlightedBox = -1);
    /// Waits for the picture.
    void settle();
    [[nodiscard]] PictureCanvas& canvas() { return *m_canvas; }
    [[nodiscard]] CopyTable& boxes() { return *m_boxes; }
    [[nodiscard]] std::uint32_t picture() const { return m_picture; }

signals:
    void closed();
    void previousRequested();
    void nextRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildToolbar();
    QWidget* buildSide();
    void refreshPixels();
    void refreshFacts();
    void refreshBoxes();
    void addFact(const QString& name, const QString& value);

    ThumbnailLoader m_loader;
    DatasetPtr m_dataset;
    std::uint32_t m_picture = 0;
    ProfileTableModel m_boxModel;

    PictureCanvas* m_canvas = nullptr;
    ElidedLabel* m_name = nullptr;
    QLabel* m_number = nullptr;
    QLabel* m_zoom = nullptr;
    IconButton* m_previous = nullptr;
    IconButton* m_next = nullptr;
    QLabel* m_boxTitle = nullptr;
    CopyTable* m_boxes = nullptr;
    QWidget* m_facts = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace faultline::ui
