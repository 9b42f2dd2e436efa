// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/batch_controller.h"

#include <QWidget>

#include <cstddef>

class QLabel;
class QListWidget;
class QSlider;

namespace faultline::ui {

class ElidedLabel;
class IconButton;
class StepCanvas;

/// One picture of the batch, large, transform by transform. Left and Right go through the steps,
/// PageUp and PageDown through the batch, O shows the original, Escape leads back.
class StepViewer : public QWidget {
    Q_OBJECT

public:
    explicit StepViewer(BatchController& controller, QWidget* parent = nullptr);

    /// Asks for the steps of a picture of the batch.
    void open(std::size_t position);
    void close();
    void setWithBoxes(bool with);
    [[nodiscard]] std::size_t position() const { return m_position; }
    /// 0: as decoded; then one for each step that ran.
    [[nodiscard]] int currentStep() const;
    void setCurrentStep(int step);
    [[nodiscard]] QListWidget& list() { return *m_list; }
    [[nodiscard]] StepCanvas& canvas() { return *m_canvas; }

signals:
    void backRequested();
    /// The user wants this picture of the dataset under many seeds.
    void seedsRequested(std::size_t image);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildHeader();
    void fill();
    void showStep();
    void goTo(int by);
    [[nodiscard]] QString nameOf(int step) const;
    [[nodiscard]] QString factsOf(int step) const;

    BatchController& m_controller;
    std::size_t m_position = 0;
    int m_stepBefore = -1; ///< where O leads back to

    ElidedLabel* m_title = nullptr;
    IconButton* m_previous = nullptr;
    IconButton* m_next = nullptr;
    StepCanvas* m_canvas = nullptr;
    QListWidget* m_list = nullptr;
    QSlider* m_slider = nullptr;
    QLabel* m_facts = nullptr;
};

} // namespace faultline::ui
