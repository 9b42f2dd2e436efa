// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/batch_controller.h"
#include "widgets/views/batches/measured_step.h"

#include <QScrollArea>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace faultline::ui {

class FigureBars;

/// What a batch costs: its tensor, what becomes of the boxes, time for each step, and whether this
/// machine would feed the training.
class FiguresPanel : public QScrollArea {
    Q_OBJECT

public:
    /// `controller` must live as long as the panel.
    explicit FiguresPanel(BatchController& controller, QWidget* parent = nullptr);

    /// What the case tells; what the user typed stays until another case comes.
    void setTraining(const std::optional<MeasuredStep>& step, std::optional<int> batchSize);

    [[nodiscard]] QLabel& tensorText() { return *m_tensor; }
    [[nodiscard]] QLabel& starvedText() { return *m_starved; }
    [[nodiscard]] FigureBars& boxBars() { return *m_boxBars; }
    [[nodiscard]] FigureBars& timeBars() { return *m_timeBars; }
    [[nodiscard]] FigureBars& speedBars() { return *m_speedBars; }
    [[nodiscard]] QPushButton& measureButton() { return *m_measure; }

private:
    void buildTensor(QVBoxLayout& column, QWidget& parent);
    void buildBoxes(QVBoxLayout& column, QWidget& parent);
    void buildTime(QVBoxLayout& column, QWidget& parent);
    void buildSpeed(QVBoxLayout& column, QWidget& parent);
    void refreshTensor();
    void refreshTotals();
    void refreshSpeeds();
    [[nodiscard]] QString stepName(std::size_t step) const;

    BatchController& m_controller;
    QLabel* m_tensor = nullptr;
    QLabel* m_tensorFacts = nullptr;
    QLabel* m_channels = nullptr;
    QComboBox* m_samples = nullptr;
    QLabel* m_boxes = nullptr;
    FigureBars* m_boxBars = nullptr;
    QLabel* m_time = nullptr;
    FigureBars* m_timeBars = nullptr;
    QPushButton* m_measure = nullptr;
    FigureBars* m_speedBars = nullptr;
    QDoubleSpinBox* m_stepTime = nullptr;
    QLabel* m_stepSource = nullptr;
    QSpinBox* m_batchSize = nullptr;
    QLabel* m_starved = nullptr;
    double m_givenStepTime = 0.0; ///< what setTraining() entered, in ms
    std::optional<int> m_givenBatchSize;
};

} // namespace faultline::ui
