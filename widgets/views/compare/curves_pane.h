// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/effects/effect_curves.h"
#include "model/session/case_comparison.h"
#include "model/session/jobs/background_work.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;

namespace faultline::ui {

class CurveView;
class EmptyState;
class LegendStrip;
class ViewContext;

/// The curves behind one outcome, laid over each other, and below them how B differs, with what is
/// within noise and where the runs part. They are worked out in a job when the pane is seen.
class CurvesPane : public QWidget {
    Q_OBJECT

public:
    /// `context` outlives it.
    explicit CurvesPane(ViewContext& context, QWidget* parent = nullptr);

    void setComparison(const RunComparisonPtr& comparison);
    /// Effect::id; one without curves is ignored.
    void showEffect(const QString& effect);
    [[nodiscard]] QString effect() const;
    /// What is shown; null: nothing yet.
    [[nodiscard]] const std::shared_ptr<const EffectCurves>& curves() const { return m_curves; }
    [[nodiscard]] CurveView& overlay() const { return *m_overlay; }
    [[nodiscard]] CurveView& difference() const { return *m_difference; }
    void finish(); ///< waits for what is seen. For pictures and tests

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildContent();
    void linkCharts();
    void fillEffects();
    void compute();
    void showCurves();
    void showWords(const Effect& effect);
    void showOverlay(const Effect& effect);
    void showDifference(const Effect& effect);
    [[nodiscard]] double labelWidth() const;
    [[nodiscard]] const Effect* chosen() const;

    ViewContext& m_context;
    RunComparisonPtr m_comparison;
    std::shared_ptr<const EffectCurves> m_curves;
    bool m_isStale = true;
    QStackedLayout* m_stack = nullptr;
    EmptyState* m_nothing = nullptr;
    QScrollArea* m_scroll = nullptr;
    QComboBox* m_effects = nullptr;
    QPushButton* m_toScalars = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_why = nullptr;
    CurveView* m_overlay = nullptr;
    LegendStrip* m_legend = nullptr;
    CurveView* m_difference = nullptr;
    QLabel* m_note = nullptr;
    BackgroundWork<EffectCurves> m_work;
};

} // namespace faultline::ui
