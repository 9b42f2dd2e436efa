// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/effect_model.h"
#include "widgets/view_context.h"
#include "widgets/view_factory.h"

#include <vector>

class QLabel;
class QStackedLayout;
class QTabWidget;

namespace faultline::ui {

class CandidateList;
class ChangesPane;
class CompareHeader;
class CurvesPane;
class EffectStrip;
class EmptyState;

/// Two runs side by side: how their outcomes differ, what explains it, and all that went into them
/// and differs.
class CompareView : public View {
    Q_OBJECT

public:
    explicit CompareView(ViewContext& context, QWidget* parent = nullptr);

    void settle() override;
    void showPart(const QString& part) override; ///< an area, "outcome" or "curves"
    [[nodiscard]] QString statusText() const override;

private:
    QWidget* buildPage();
    void buildTabs();
    void refresh();
    void stepDifference(int by);
    void openSource(const ChangeSource& source, const QString& path);

    ViewContext& m_context;
    QStackedLayout* m_stack = nullptr;
    EmptyState* m_nothing = nullptr;
    QWidget* m_page = nullptr;
    CompareHeader* m_header = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_reason = nullptr;
    EffectStrip* m_effects = nullptr;
    QTabWidget* m_tabs = nullptr;
    CandidateList* m_candidates = nullptr;
    EffectModel m_outcomes;
    CurvesPane* m_curves = nullptr;
    std::vector<ChangesPane*> m_panes;
};

} // namespace faultline::ui
