// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace faultline {
class InputLab;
}

namespace faultline::ui {

class ViewContext;

/// Where nothing tells how long a batch takes to make: makes some of the run's own images on this
/// machine. Hidden where that is known, or the case has no dataset or no augmentation.
class MeasureBar : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    MeasureBar(ViewContext& context, InputLab& lab, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] QPushButton& button() { return *m_button; }
    [[nodiscard]] QSpinBox& decodes() { return *m_decodes; }
    [[nodiscard]] QString text() const;

private:
    void start();
    void begin(); ///< once the dataset is there
    [[nodiscard]] QString datasetName() const;
    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] QString stateText() const;

    ViewContext& m_context;
    InputLab& m_lab;
    QLabel* m_text = nullptr;
    QPushButton* m_button = nullptr;
    QLabel* m_decodesLabel = nullptr;
    QSpinBox* m_decodes = nullptr;
    QString m_waitsFor; ///< the dataset that is being read for it
    QString m_problem;  ///< why the last try gave nothing
};

} // namespace faultline::ui
