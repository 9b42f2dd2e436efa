// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/case_comparison.h"

#include <QWidget>

class QComboBox;
class QMenu;

namespace faultline::ui {

class IconButton;

/// Which runs are compared: what worked (A), more of these, and what is asked about (B).
class CompareHeader : public QWidget {
    Q_OBJECT

public:
    /// `comparison` outlives it.
    explicit CompareHeader(CaseComparison& comparison, QWidget* parent = nullptr);

    void refresh();

private:
    void chooseFromBoxes();
    void fillMore();

    CaseComparison& m_comparison;
    QComboBox* m_good = nullptr;
    QComboBox* m_bad = nullptr;
    IconButton* m_swap = nullptr;
    IconButton* m_more = nullptr;
    QMenu* m_menu = nullptr;
};

} // namespace faultline::ui
