// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/defect.h"

#include <QWidget>

#include <optional>
#include <vector>

class QToolButton;

namespace faultline::ui {

class FlowLayout;

/// The kinds of defects that occur, worst first, each with its severity and how many there are.
/// One of them, or none, is chosen.
class DefectChips : public QWidget {
    Q_OBJECT

public:
    explicit DefectChips(QWidget* parent = nullptr);

    void setReport(const DefectReport* report);
    /// Emits nothing.
    void setChosen(std::optional<DefectId> kind);

signals:
    /// `kind` is -1 if none is chosen any more, else a DefectId.
    void chosen(int kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshIcons();

    struct Chip {
        DefectId kind = DefectId::BoxNotFinite;
        DefectSeverity severity = DefectSeverity::Info;
        QToolButton* button = nullptr;
    };
    FlowLayout* m_flow = nullptr;
    std::vector<Chip> m_chips;
};

} // namespace faultline::ui
