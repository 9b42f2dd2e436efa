// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/summaries/pr_curves/pr_curve_card.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QSet>

class QLabel;
class QStackedWidget;

namespace faultline::ui {

class CardGrid;
class NoTagsState;

/// Precision-recall curves: a card for each tag with the curves of all visible runs.
class PrCurvesTab : public SummaryTab {
    Q_OBJECT

public:
    PrCurvesTab(ViewContext& context, QWidget* parent);

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] CardGrid& grid() { return *m_grid; }

private:
    [[nodiscard]] QWidget* buildControls();
    [[nodiscard]] PrCurveCard* newCard(QWidget* parent);
    void bindCard(PrCurveCard& card, const QString& tag);
    void loadCase();
    void rebuildSections();
    template <typename Action>
    void forEachCard(Action action);

    ViewContext& m_context;
    TagIndex m_index;
    QSet<QString> m_foldedGroups;
    QLabel* m_count = nullptr;
    QStackedWidget* m_stack = nullptr;
    CardGrid* m_grid = nullptr;
    NoTagsState* m_empty = nullptr;
};

} // namespace faultline::ui
