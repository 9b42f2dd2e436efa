// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "widgets/views/batches/batch_grid.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace faultline::ui {

class IconButton;

/// Which batch is looked at, and how.
class BatchToolbar : public QWidget {
    Q_OBJECT

public:
    explicit BatchToolbar(QWidget* parent = nullptr);

    void setDatasetNames(const QStringList& names, const QString& current);
    /// Fills the splits; null: none.
    void setDataset(const DatasetPtr& dataset);
    void setTileSide(int side);
    void toggleOriginals();
    void setPanelsShown(bool steps, bool statistics); ///< emits nothing
    /// The zoom is of the grid only.
    void setGridShown(bool shown);

    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] std::size_t batchSize() const;
    [[nodiscard]] std::size_t number() const { return m_number; } ///< from 0
    [[nodiscard]] std::optional<std::uint8_t> split() const;
    [[nodiscard]] PictureSide side() const;
    [[nodiscard]] bool withBoxes() const;
    [[nodiscard]] QSpinBox& seedBox() { return *m_seed; }
    [[nodiscard]] QSpinBox& sizeBox() { return *m_size; }

public slots:
    void newSeed();
    void goTo(int by); ///< batches forwards or backwards

signals:
    void datasetChosen(const QString& name);
    void requestChanged();
    void looksChanged(); ///< side, boxes
    void tileSideChanged(int side);
    void stepsToggled(bool shown);
    void statisticsToggled(bool shown);

private:
    void buildWhich();
    void buildLooks();
    void refreshNumber();
    void buildPanels();
    QToolButton* addToggle(const QString& iconName, const QString& text, const QString& name);

    std::size_t m_number = 0;
    QComboBox* m_datasets = nullptr;
    QComboBox* m_splits = nullptr;
    IconButton* m_previous = nullptr;
    QLabel* m_numberText = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_size = nullptr;
    QToolButton* m_original = nullptr;
    QToolButton* m_boxes = nullptr;
    QToolButton* m_network = nullptr;
    QSlider* m_zoom = nullptr;
    QToolButton* m_steps = nullptr;
    QToolButton* m_statistics = nullptr;
};

} // namespace faultline::ui
