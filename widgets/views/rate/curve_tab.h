// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rate_lab.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace faultline::ui {

class CurveView;
class LegendStrip;
class ScheduleForm;
class ViewContext;

/// The planned rate, the logged one, and loss and gradient norm below it on the same steps, with
/// the parameters of the plan beside them.
class CurveTab : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    CurveTab(ViewContext& context, RateLab& lab, QWidget* parent = nullptr);

    [[nodiscard]] CurveView& rates() const { return *m_rates; }
    [[nodiscard]] CurveView& losses() const { return *m_losses; }
    [[nodiscard]] CurveView& gradients() const { return *m_gradients; }
    [[nodiscard]] ScheduleForm& form() const { return *m_form; }
    /// What is not drawn, and why.
    [[nodiscard]] QString note() const;
    void flush(); ///< draws what waits. For pictures and tests

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildCharts();
    void linkCharts();
    void refresh();
    void refreshBelow();
    void refreshLegend();
    void refreshNote();
    [[nodiscard]] QColor colorOf(const QString& training) const;

    ViewContext& m_context;
    RateLab& m_lab;
    CurveView* m_rates = nullptr;
    CurveView* m_losses = nullptr;
    CurveView* m_gradients = nullptr;
    LegendStrip* m_legend = nullptr;
    QLabel* m_note = nullptr;
    QCheckBox* m_logarithmic = nullptr;
    ScheduleForm* m_form = nullptr;
};

} // namespace faultline::ui
