// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/chart_controls.h"

#include "widgets/controls/card_frame.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/icon_button.h"
#include "widgets/curve_options.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/scalars/curve_chips.h"
#include "widgets/views/scalars/curve_form.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

/// The slider has TensorBoard's range; the spin box goes on to what only long runs need.
constexpr int kSliderSteps = 99;
constexpr double kMaxWeight = 0.999;

} // namespace

ChartControls::ChartControls(ViewContext& context, QWidget* parent)
    : QWidget(parent), m_context(context)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    column->setSpacing(kGrid / 2);
    m_flow = new FlowLayout(kGrid + kGrid / 2, kGrid / 2);
    column->addLayout(m_flow);

    buildFilter();
    buildSmoothing();
    buildAxis();
    buildToggles();
    buildCurves();
    buildButtons();

    m_filterError = new QLabel(this);
    m_filterError->setWordWrap(true);
    column->addWidget(m_filterError);
    column->addWidget(new CurveChips(context, this));

    connect(&context, &ViewContext::chartOptionsChanged, this, &ChartControls::refreshOptions);
    connect(&context, &ViewContext::tagFilterChanged, this, &ChartControls::refreshFilter);
    connect(&context, &ViewContext::zoomChanged, this, &ChartControls::refreshZoom);
    refreshOptions();
    refreshFilter();
    refreshZoom();
}

QWidget* ChartControls::addGroup(const QString& caption, const QList<QWidget*>& widgets)
{
    auto* group = new QWidget(this);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    if (!caption.isEmpty())
        row->addWidget(new QLabel(caption, group));
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    m_flow->addWidget(group);
    return group;
}

void ChartControls::buildFilter()
{
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("Filter tags (regex)"));
    m_filter->setAccessibleName(tr("Filter tags"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(22 * kGrid);
    connect(m_filter, &QLineEdit::textChanged, &m_context,
            [this](const QString& text) { m_context.setTagFilter(text); });
    m_count = new QLabel(this);
    m_count->setAccessibleName(tr("Tags shown"));
    addGroup({}, {m_filter, m_count});
}

void ChartControls::buildSmoothing()
{
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setRange(0, kSliderSteps);
    m_slider->setFixedWidth(12 * kGrid);
    m_slider->setAccessibleName(tr("Smoothing"));
    m_weight = new QDoubleSpinBox(this);
    m_weight->setRange(0.0, kMaxWeight);
    m_weight->setDecimals(3);
    m_weight->setSingleStep(0.01);
    m_weight->setKeyboardTracking(false);
    m_weight->setAccessibleName(tr("Smoothing weight"));
    const QString explanation =
        tr("Exponential moving average over every logged point, as in TensorBoard or, by choice, "
           "over distance. 0 shows the points as they are; they stay visible behind the smoothed "
           "line.");
    m_slider->setToolTip(explanation);
    m_weight->setToolTip(explanation);
    connect(m_slider, &QSlider::valueChanged, &m_context,
            [this](int value) { m_context.setSmoothing(value / 100.0); });
    connect(m_weight, &QDoubleSpinBox::valueChanged, &m_context,
            [this](double value) { m_context.setSmoothing(value); });
    addGroup(tr("Smoothing"), {m_slider, m_weight});
}

void ChartControls::buildAxis()
{
    const struct {
        QString text;
        QString explanation;
    } axes[] = {
        {tr("Step"), tr("Training step")},
        {tr("Relative"), tr("Time since the run began")},
        {tr("Wall"), tr("Date and time")},
        {tr("Metric"), tr("The values of another metric, e.g. epochs")},
    };
    auto* buttons = new QButtonGroup(this);
    QList<QWidget*> widgets;
    for (const auto& axis : axes) {
        auto* button = new QToolButton(this);
        button->setText(axis.text);
        button->setToolTip(axis.explanation);
        button->setAccessibleName(tr("Horizontal axis: %1").arg(axis.text));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addButton(button, static_cast<int>(m_axisButtons.size()));
        m_axisButtons.push_back(button);
        widgets.push_back(button);
    }
    connect(buttons, &QButtonGroup::idClicked, this,
            [this](int id) { chooseAxis(static_cast<XAxisKind>(id)); });
    QWidget* group = addGroup({}, {});
    // A segmented control: the buttons touch, and one frame holds them together.
    auto* frame = new CardFrame(group);
    auto* segments = new QHBoxLayout(frame);
    segments->setContentsMargins(1, 1, 1, 1);
    segments->setSpacing(0);
    for (QWidget* widget : widgets)
        segments->addWidget(widget);
    group->layout()->addWidget(frame);
}

void ChartControls::buildToggles()
{
    m_logX = new QCheckBox(tr("Log x"), this);
    m_logX->setToolTip(tr("Logarithmic horizontal axis"));
    connect(m_logX, &QCheckBox::clicked, &m_context,
            [this](bool checked) { m_context.setLogX(checked); });
    m_logY = new QCheckBox(tr("Log y"), this);
    m_logY->setToolTip(tr("Logarithmic values in all charts. Without a choice of yours, only "
                          "charts with a diverged curve are logarithmic; the box is then half "
                          "checked."));
    connect(m_logY, &QCheckBox::clicked, this, &ChartControls::chooseLogY);
    m_outliers = new QCheckBox(tr("Ignore outliers"), this);
    m_outliers->setToolTip(tr("Leave the lowest and highest 5 % of the visible values out when "
                              "fitting the vertical axis"));
    connect(m_outliers, &QCheckBox::clicked, &m_context,
            [this](bool checked) { m_context.setIgnoreOutliers(checked); });
    addGroup({}, {m_logX, m_logY});
    addGroup({}, {m_outliers});
}

void ChartControls::chooseAxis(XAxisKind axis)
{
    const bool isKnown = axis != XAxisKind::Value || !m_context.curveOptions().xTag().isEmpty();
    if (isKnown)
        m_context.setXAxis(axis);
    refreshOptions(); // the button that was clicked may not be the axis yet
    if (!isKnown)
        form().openForMetric(*m_axisButtons[static_cast<int>(axis)]);
}

CurveForm& ChartControls::form()
{
    if (m_form == nullptr)
        m_form = new CurveForm(m_context, this);
    return *m_form;
}

void ChartControls::buildCurves()
{
    m_curves = new QToolButton(this);
    m_curves->setText(tr("Curves"));
    m_curves->setToolTip(tr("Groups of runs, aligned starts, another metric as axis, form of "
                            "smoothing"));
    m_curves->setAccessibleName(tr("How runs become curves"));
    m_curves->setFocusPolicy(Qt::StrongFocus);
    m_curves->setIcon(icon(QStringLiteral("chevron-down"), palette()));
    m_curves->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_curves->setLayoutDirection(Qt::RightToLeft); // the arrow follows the word
    connect(m_curves, &QToolButton::clicked, this, [this] { form().openBelow(*m_curves); });
}

void ChartControls::buildButtons()
{
    m_undo = new IconButton(QStringLiteral("undo"), tr("Undo zoom"), this);
    connect(m_undo, &QToolButton::clicked, &m_context, &ViewContext::undoZoom);
    m_fit = new IconButton(QStringLiteral("zoom-fit"), tr("Show everything"), this);
    connect(m_fit, &QToolButton::clicked, &m_context, [this] { m_context.setZoom(std::nullopt); });
    auto* sizes = new IconButton(QStringLiteral("more"), tr("Size of the cards"), this);
    connect(sizes, &QToolButton::clicked, this, [this, sizes] { showLayoutMenu(sizes); });
    auto* exports = new IconButton(QStringLiteral("export"), tr("Export the curves shown"), this);
    connect(exports, &QToolButton::clicked, this, [this, exports] { showExportMenu(exports); });
    addGroup({}, {m_curves, m_undo, m_fit, sizes, exports});
}

void ChartControls::showLayoutMenu(QToolButton* anchor)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* group = new QActionGroup(menu);
    const struct {
        CardSize size;
        QString text;
    } sizes[] = {
        {CardSize::Small, tr("Small cards")},
        {CardSize::Medium, tr("Medium cards")},
        {CardSize::Large, tr("Large cards")},
    };
    for (const auto& entry : sizes) {
        const CardSize size = entry.size;
        QAction* action = menu->addAction(entry.text, this, [this, size] { setCardSize(size); });
        action->setCheckable(true);
        action->setChecked(size == m_cardSize);
        group->addAction(action);
    }
    menu->popup(anchor->mapToGlobal(QPoint(0, anchor->height())));
}

void ChartControls::showExportMenu(QToolButton* anchor)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const struct {
        QString all;
        QString visible;
        ScalarFormat format;
    } formats[] = {
        {tr("CSV, all points of the tags and runs shown…"), tr("CSV, visible range…"),
         ScalarFormat::Csv},
        {tr("JSON Lines, all points of the tags and runs shown…"), tr("JSON Lines, visible range…"),
         ScalarFormat::JsonLines},
    };
    // Which logged points lie in a part of another metric is not known.
    const bool hasWindow = m_context.zoom().has_value() && m_context.xAxis() != XAxisKind::Value;
    for (const auto& entry : formats) {
        const ScalarFormat format = entry.format;
        menu->addAction(entry.all, this, [this, format] { emit exportRequested(format, false); });
        menu->addAction(entry.visible, this, [this, format] { emit exportRequested(format, true); })
            ->setEnabled(hasWindow);
    }
    menu->popup(anchor->mapToGlobal(QPoint(0, anchor->height())));
}

void ChartControls::setTagCount(std::size_t shown, std::size_t total)
{
    const QString all = formatted(static_cast<double>(total), Unit::Count);
    m_count->setText(
        shown == total
            ? tr("%n tag(s)", nullptr, static_cast<int>(total))
            : tr("%1 of %2 tags").arg(formatted(static_cast<double>(shown), Unit::Count), all));
    m_count->parentWidget()->updateGeometry();
}

void ChartControls::setCardSize(CardSize size)
{
    if (size == m_cardSize)
        return;
    m_cardSize = size;
    emit cardSizeChanged(size);
}

void ChartControls::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ChartControls::refreshOptions()
{
    const QSignalBlocker blockSlider(m_slider);
    const QSignalBlocker blockWeight(m_weight);
    m_slider->setValue(static_cast<int>(std::lround(m_context.smoothing() * 100.0)));
    m_weight->setValue(m_context.smoothing());
    m_axisButtons[static_cast<int>(m_context.xAxis())]->setChecked(true);
    m_logX->setChecked(m_context.logX());
    const Qt::CheckState automatic = m_isLogYAutomatic ? Qt::PartiallyChecked : Qt::Unchecked;
    const Qt::CheckState chosen = m_context.logY().value_or(false) ? Qt::Checked : Qt::Unchecked;
    m_logY->setCheckState(m_context.logY() ? chosen : automatic);
    m_logX->setEnabled(m_context.xAxis() != XAxisKind::Wall);
    m_outliers->setChecked(m_context.ignoreOutliers());
}

void ChartControls::chooseLogY()
{
    // From what there is without a choice to the opposite, and back in the end.
    const std::optional<bool> chosen = m_context.logY();
    if (!chosen)
        m_context.setLogY(!m_isLogYAutomatic);
    else if (*chosen)
        m_context.setLogY(std::nullopt);
    else
        m_context.setLogY(true);
    refreshOptions();
}

void ChartControls::setAutomaticLogY(bool any)
{
    m_isLogYAutomatic = any;
    refreshOptions();
}

void ChartControls::refreshFilter()
{
    if (m_filter->text() != m_context.tagFilter()) {
        const QSignalBlocker block(m_filter);
        m_filter->setText(m_context.tagFilter());
    }
    m_filterError->setVisible(!m_context.isTagFilterValid());
    if (m_context.isTagFilterValid())
        return;
    const QRegularExpression expression(m_context.tagFilter());
    m_filterError->setText(
        tr("Not a regular expression: %1 (at character %2). All tags are shown.")
            .arg(expression.errorString(), locale().toString(expression.patternErrorOffset())));
    QPalette palette = m_filterError->palette();
    palette.setColor(QPalette::WindowText, severityColor(Severity::Critical, QWidget::palette()));
    m_filterError->setPalette(palette);
}

void ChartControls::refreshZoom()
{
    m_undo->setEnabled(m_context.canUndoZoom());
    m_fit->setEnabled(m_context.zoom().has_value());
}

} // namespace faultline::ui
