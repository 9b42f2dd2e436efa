// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/picture_list_model.h"
#include "model/qt/thumbnail_loader.h"
#include "model/session/jobs/background_work.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace faultline::ui {

class EmptyState;
class PictureDetail;
class PictureGrid;

/// Every picture of a dataset as a grid that can be filtered, and each in the large.
class PicturesPanel : public QWidget {
    Q_OBJECT

public:
    /// `loader` makes the thumbnails; it must live as long as this.
    PicturesPanel(const JobQueuePtr& jobs, ThumbnailLoader& loader, QWidget* parent = nullptr);

    void setDataset(const DatasetPtr& dataset);
    /// Pictures with defects, one bit each; null: not known yet.
    void setDefective(std::shared_ptr<const std::vector<bool>> defective);
    /// Shows a picture in the large, whatever the filter says; `box` stands out.
    void openPicture(std::uint32_t picture, int box = -1);
    void setClassFilter(int classIndex); ///< -1: any
    /// Waits until all that is seen is there.
    void settle();
    [[nodiscard]] QString countText() const;

    [[nodiscard]] PictureGrid& grid() { return *m_grid; }
    [[nodiscard]] PictureDetail& detail() { return *m_detail; }
    [[nodiscard]] PictureListModel& model() { return m_model; }
    [[nodiscard]] bool isDetailShown() const;

signals:
    void countChanged();
    void pictureShown(quint32 picture); ///< large: it was chosen, or is the next one

private:
    QWidget* buildFilters();
    void fillFilters();
    [[nodiscard]] PictureFilter wantedFilter() const;
    void refilter();
    void takePictures(std::vector<std::uint32_t> pictures);
    void showRow(int row, int box = -1);
    void closeDetail();

    ThumbnailLoader& m_loader;
    DatasetPtr m_dataset;
    PictureFilter m_filter;
    std::shared_ptr<const std::vector<bool>> m_defective;
    PictureListModel m_model;
    BackgroundWork<std::vector<std::uint32_t>> m_work;
    int m_row = -1; ///< that is shown in the large
    /// Asked for before it was listed: picture and box.
    std::optional<std::pair<std::uint32_t, int>> m_pending;

    QStackedWidget* m_stack = nullptr;
    QWidget* m_list = nullptr;
    QStackedWidget* m_listStack = nullptr;
    QComboBox* m_classes = nullptr;
    QComboBox* m_splits = nullptr;
    QComboBox* m_which = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_count = nullptr;
    PictureGrid* m_grid = nullptr;
    PictureDetail* m_detail = nullptr;
    EmptyState* m_none = nullptr;
};

} // namespace faultline::ui
