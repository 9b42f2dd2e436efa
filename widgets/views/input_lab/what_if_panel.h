// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/what_if_model.h"

#include <QWidget>

class QLabel;

namespace faultline {
class InputLab;
}

namespace faultline::ui {

class CopyTable;

/// What would make the pipeline faster. A click, or Return, sets the knobs to a row.
class WhatIfPanel : public QWidget {
    Q_OBJECT

public:
    /// `lab` outlives it.
    explicit WhatIfPanel(InputLab& lab, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] CopyTable& table() { return *m_table; }
    [[nodiscard]] WhatIfModel& model() { return m_model; }
    [[nodiscard]] QString note() const;

private:
    void take(int row);

    InputLab& m_lab;
    WhatIfModel m_model;
    CopyTable* m_table = nullptr;
    QLabel* m_note = nullptr;
};

} // namespace faultline::ui
