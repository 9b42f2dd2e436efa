// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/curve_options.h"

#include <QFrame>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace faultline::ui {

class ViewContext;

/// The options that tell how runs become curves, in a popup: groups of runs, aligned starts,
/// another metric as horizontal axis, the form of smoothing. Changes show at once.
class CurveForm : public QFrame {
    Q_OBJECT

public:
    explicit CurveForm(ViewContext& context, QWidget* parent = nullptr);

    void openBelow(const QWidget& anchor);
    /// The same, ready to choose the metric of the horizontal axis.
    void openForMetric(const QWidget& anchor);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void buildGrouping(QFormLayout& form);
    void buildCurve(QFormLayout& form);
    void refresh();
    void refreshGrouping();
    void refreshMetrics();
    void refreshHparams();
    /// The groups that what is typed would make, or what is wrong with it.
    void refreshPreview();
    void applyGrouping();
    void chooseMetric(const QString& tag);

    ViewContext& m_context;
    QFormLayout* m_form = nullptr;
    QComboBox* m_by = nullptr;
    QLineEdit* m_pattern = nullptr;
    QComboBox* m_hparam = nullptr;
    QLabel* m_preview = nullptr;
    QComboBox* m_line = nullptr;
    QComboBox* m_band = nullptr;
    QCheckBox* m_aligns = nullptr;
    QComboBox* m_metric = nullptr;
    QComboBox* m_smoothing = nullptr;
    QComboBox* m_restarts = nullptr;
    QCheckBox* m_marks = nullptr;
    QTimer m_typed; ///< a pattern is applied when typing pauses
};

} // namespace faultline::ui
