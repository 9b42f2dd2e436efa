// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/card_frame.h"
#include "widgets/visible_trainings.h"

#include <QSpinBox>

#include <vector>

class QGridLayout;
class QScrollArea;

namespace faultline::ui {

class ElidedLabel;
class IconButton;
class SectionHeader;
class ViewContext;

/// Edits a shift of time, "+2:00:00", in hours, minutes and seconds: arrow keys change the part
/// that the text cursor is in.
class ShiftBox : public QSpinBox {
    Q_OBJECT

public:
    explicit ShiftBox(QWidget* parent = nullptr);

    void stepBy(int steps) override;

protected:
    [[nodiscard]] QString textFromValue(int seconds) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
};

/// How the clock of every log and trace of a case was found, and a way to correct it. Folded at
/// first: a line that says how sure the clocks are.
class ClockList : public CardFrame {
    Q_OBJECT

public:
    explicit ClockList(ViewContext& context, QWidget* parent = nullptr);

    /// Hidden where there is no artifact with a clock. Null empties it.
    void setAnalysis(CaseAnalysisPtr analysis);
    void setExpanded(bool expanded);

private:
    struct Row {
        ArtifactId artifact;
        ElidedLabel* name = nullptr;
        ElidedLabel* reason = nullptr;
        ShiftBox* shift = nullptr;
        IconButton* reset = nullptr;
    };

    void rebuildRows(const std::vector<ArtifactId>& artifacts);
    void addRow(const ArtifactId& artifact);
    void refreshRow(Row& row);
    void refreshSummary();
    void correct(const Row& row, int shiftSeconds);

    ViewContext& m_context;
    CaseAnalysisPtr m_analysis;
    std::vector<Row> m_rows;
    SectionHeader* m_header = nullptr;
    QScrollArea* m_scroll = nullptr;
    QGridLayout* m_grid = nullptr;
};

} // namespace faultline::ui
