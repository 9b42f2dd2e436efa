// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rate_lab.h"
#include "widgets/page_roles.h"
#include "widgets/view_factory.h"

class QComboBox;
class QLabel;
class QMenu;
class QTabWidget;
class QToolButton;

namespace faultline::ui {

class CurveTab;
class PatchTab;
class RangeTab;
class RateFacts;
class SimulatorTab;
class ViewContext;

/// The learning rate: planned and logged, a range test, what fits, a simulator.
class RateView : public View, public PlanningPage {
    Q_OBJECT

public:
    explicit RateView(ViewContext& context, QWidget* parent = nullptr);

    void settle() override;
    void showPart(const QString& part) override; ///< "curve", "range-test", "simulator", "patch"
    [[nodiscard]] QString statusText() const override;
    bool applyPlan(KnobKind kind, const LessonPlan& plan) override;

    [[nodiscard]] RateLab& lab() { return m_lab; }
    [[nodiscard]] CurveTab& curve() const { return *m_curve; }
    [[nodiscard]] RangeTab& rangeTest() const { return *m_range; }
    [[nodiscard]] SimulatorTab& simulator() const { return *m_simulator; }
    [[nodiscard]] PatchTab& patch() const { return *m_patch; }
    [[nodiscard]] RateFacts& facts() const { return *m_facts; }
    [[nodiscard]] QString headline() const;

private:
    QWidget* buildHeader();
    void buildTabs();
    void followCase();
    /// The first visible run, where the one that is shown was hidden.
    void followVisibility();
    void refreshRuns();
    void refreshHeadline();

    ViewContext& m_context;
    RateLab m_lab;
    QWidget* m_header = nullptr;
    QComboBox* m_training = nullptr;
    QToolButton* m_beside = nullptr;
    QMenu* m_besideMenu = nullptr;
    QLabel* m_headline = nullptr;
    RateFacts* m_facts = nullptr;
    QTabWidget* m_tabs = nullptr;
    CurveTab* m_curve = nullptr;
    RangeTab* m_range = nullptr;
    SimulatorTab* m_simulator = nullptr;
    PatchTab* m_patch = nullptr;
};

} // namespace faultline::ui
