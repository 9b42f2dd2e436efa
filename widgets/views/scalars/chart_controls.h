// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "model/report/scalars_report.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QSlider;
class QToolButton;

namespace faultline::ui {

class CurveForm;
class FlowLayout;
class ViewContext;

/// Width of the cards of the grid.
enum class CardSize { Small, Medium, Large };

/// The strip of options above the charts; wraps when the window is narrow. It shows and changes
/// the shared state and asks the page for the rest.
class ChartControls : public QWidget {
    Q_OBJECT

public:
    explicit ChartControls(ViewContext& context, QWidget* parent = nullptr);

    /// "12 of 34 tags".
    void setTagCount(std::size_t shown, std::size_t total);
    [[nodiscard]] CardSize cardSize() const { return m_cardSize; }
    void setCardSize(CardSize size);
    /// Whether a chart in sight is logarithmic without anybody's choice.
    void setAutomaticLogY(bool any);
    void focusFilter();

signals:
    void cardSizeChanged(CardSize size);
    void exportRequested(ScalarFormat format, bool onlyVisibleRange);

private:
    void buildFilter();
    void buildSmoothing();
    void buildAxis();
    void buildToggles();
    void buildCurves();
    void buildButtons();
    void chooseAxis(XAxisKind axis);
    QWidget* addGroup(const QString& caption, const QList<QWidget*>& widgets);
    [[nodiscard]] CurveForm& form();
    void showLayoutMenu(QToolButton* anchor);
    void showExportMenu(QToolButton* anchor);

    void refreshOptions();
    void chooseLogY();
    void refreshFilter();
    void refreshZoom();

    ViewContext& m_context;
    FlowLayout* m_flow = nullptr;
    QLineEdit* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_filterError = nullptr;
    QSlider* m_slider = nullptr;
    QDoubleSpinBox* m_weight = nullptr;
    QToolButton* m_curves = nullptr;
    CurveForm* m_form = nullptr;       ///< made when it is first opened
    QList<QToolButton*> m_axisButtons; ///< in the order of XAxisKind
    QCheckBox* m_logX = nullptr;
    QCheckBox* m_logY = nullptr;
    bool m_isLogYAutomatic = false;
    QCheckBox* m_outliers = nullptr;
    QToolButton* m_undo = nullptr;
    QToolButton* m_fit = nullptr;
    CardSize m_cardSize = CardSize::Medium;
};

} // namespace faultline::ui
