// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rate_lab.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace faultline::ui {

class CodeBlock;
class RangeChart;

/// The range test that a run is, and code that runs one.
class RangeTab : public QWidget {
    Q_OBJECT

public:
    /// `lab` outlives it.
    explicit RangeTab(RateLab& lab, QWidget* parent = nullptr);

    [[nodiscard]] RangeChart& chart() const { return *m_chart; }
    [[nodiscard]] QString reading() const; ///< the sentence about it

private:
    void refresh();
    void showSnippet();

    RateLab& m_lab;
    QLabel* m_reading = nullptr;
    RangeChart* m_chart = nullptr;
    QLabel* m_howTo = nullptr;
    QComboBox* m_framework = nullptr;
    bool m_isChosen = false; ///< the framework, by the user
    QVBoxLayout* m_column = nullptr;
    CodeBlock* m_code = nullptr;
};

} // namespace faultline::ui
