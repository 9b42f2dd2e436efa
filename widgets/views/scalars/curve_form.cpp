// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/curve_form.h"

#include "model/core/run.h"
#include "model/qt/hparam_loader.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/tag_groups.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScreen>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kTypingPauseMs = 250;
constexpr int kWidth = 52 * kGrid;
constexpr std::size_t kMostNamedGroups = 6;

template <typename Value>
void addChoice(QComboBox& box, const QString& text, Value value)
{
    box.addItem(text, static_cast<int>(value));
}

template <typename Value>
Value chosen(const QComboBox& box)
{
    return static_cast<Value>(box.currentData().toInt());
}

template <typename Value>
void choose(QComboBox& box, Value value)
{
    const QSignalBlocker block(&box);
    box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

QStringList scalarTags(const CaseData& data)
{
    QSet<QString> seen;
    for (const RunPtr& run : data.runs) {
        for (const auto& entry : run->scalars)
            seen.insert(QString::fromStdString(entry.first));
    }
    QStringList tags(seen.begin(), seen.end());
    std::sort(tags.begin(), tags.end(), naturalLess);
    return tags;
}

/// "3 groups: resnet (5), vgg (5), vit (5) · 2 runs stay alone".
QString previewText(const RunGroups& groups)
{
    if (groups.groups.empty())
        return CurveForm::tr("No run matches: none is grouped.");
    QStringList named;
    for (std::size_t i = 0; i < std::min(groups.groups.size(), kMostNamedGroups); ++i) {
        const RunGroup& group = groups.groups[i];
        const QString label = QString::fromStdString(group.label);
        named.push_back(CurveForm::tr("%1 (%2)", "group and number of its runs")
                            .arg(label.isEmpty() ? CurveForm::tr("(empty)") : label)
                            .arg(group.runs.size()));
    }
    if (groups.groups.size() > kMostNamedGroups)
        named.push_back(QStringLiteral("…"));
    QString text = CurveForm::tr("%n group(s): ", nullptr, static_cast<int>(groups.groups.size()))
                   + named.join(CurveForm::tr(", "));
    if (!groups.alone.empty())
        text +=
            CurveForm::tr(" · ")
            + CurveForm::tr("%n run(s) stay alone", nullptr, static_cast<int>(groups.alone.size()));
    return text;
}

} // namespace

CurveForm::CurveForm(ViewContext& context, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_context(context), m_form(new QFormLayout)
{
    setAccessibleName(tr("Curves"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    column->addWidget(makeCardHeading(tr("How runs become curves"), this));
    m_form->setHorizontalSpacing(2 * kGrid);
    m_form->setVerticalSpacing(kGrid);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(m_form);
    buildGrouping(*m_form);
    buildCurve(*m_form);
    setFixedWidth(kWidth);

    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingPauseMs);
    connect(&m_typed, &QTimer::timeout, this, &CurveForm::applyGrouping);
    connect(&context.opened().groups(), &GroupedRuns::changed, this, [this] {
        refreshHparams(); // they may just have been read
        refresh();
    });
    connect(&context, &ViewContext::chartOptionsChanged, this, &CurveForm::refresh);
    refresh();
}

void CurveForm::buildGrouping(QFormLayout& form)
{
    m_by = new QComboBox(this);
    addChoice(*m_by, tr("Every run is a curve"), RunGrouping::By::None);
    addChoice(*m_by, tr("Group by a pattern in their names"), RunGrouping::By::Pattern);
    m_by->setAccessibleName(tr("Runs"));
    connect(m_by, &QComboBox::activated, this, [this] {
        applyGrouping();
        if (m_pattern->isVisibleTo(this))
            m_pattern->setFocus();
    });
    form.addRow(tr("&Runs"), m_by);

    m_pattern = new QLineEdit(this);
    m_pattern->setPlaceholderText(tr("for example  ^(.*)[-_]seed"));
    m_pattern->setToolTip(tr("A regular expression. What its (captures) hold names the group; "
                             "without any, all that it matches does. Runs that do not match stay "
                             "alone."));
    m_pattern->setAccessibleName(tr("Pattern of the groups"));
    m_pattern->setClearButtonEnabled(true);
    connect(m_pattern, &QLineEdit::textChanged, this, [this] {
        refreshPreview();
        m_typed.start();
    });
    connect(m_pattern, &QLineEdit::returnPressed, this, &CurveForm::applyGrouping);
    form.addRow(tr("&Pattern"), m_pattern);

    m_hparam = new QComboBox(this);
    m_hparam->setAccessibleName(tr("Hyperparameter of the groups"));
    connect(m_hparam, &QComboBox::activated, this, &CurveForm::applyGrouping);
    form.addRow(tr("&Hyperparameter"), m_hparam);

    m_preview = makeMutedLabel(QString(), this);
    m_preview->setAccessibleName(tr("Groups"));
    form.addRow(QString(), m_preview);

    m_line = new QComboBox(this);
    addChoice(*m_line, tr("Mean"), GroupLine::Mean);
    addChoice(*m_line, tr("Median"), GroupLine::Median);
    m_line->setAccessibleName(tr("Line of a group"));
    connect(m_line, &QComboBox::activated, this,
            [this] { m_context.curveOptions().setGroupLine(chosen<GroupLine>(*m_line)); });
    m_band = new QComboBox(this);
    addChoice(*m_band, tr("± standard deviation"), GroupBand::StandardDeviation);
    addChoice(*m_band, tr("Least to greatest"), GroupBand::MinMax);
    addChoice(*m_band, tr("No band"), GroupBand::None);
    m_band->setAccessibleName(tr("Band of a group"));
    connect(m_band, &QComboBox::activated, this,
            [this] { m_context.curveOptions().setGroupBand(chosen<GroupBand>(*m_band)); });
    auto* figures = new QHBoxLayout;
    figures->setSpacing(kGrid);
    figures->addWidget(m_line, 1);
    figures->addWidget(m_band, 2);
    auto* caption = new QLabel(tr("&Line and band"), this);
    caption->setBuddy(m_line);
    form.addRow(caption, figures);
}

void CurveForm::buildCurve(QFormLayout& form)
{
    m_aligns = new QCheckBox(tr("&Align starts"), this);
    m_aligns->setToolTip(tr("The steps of each run count from its first one."));
    connect(m_aligns, &QCheckBox::clicked, this,
            [this](bool checked) { m_context.curveOptions().setAlignsStart(checked); });
    form.addRow(tr("Start"), m_aligns);

    m_metric = new QComboBox(this);
    m_metric->setEditable(true);
    m_metric->setInsertPolicy(QComboBox::NoInsert);
    m_metric->lineEdit()->setPlaceholderText(tr("None: steps or time"));
    m_metric->lineEdit()->setClearButtonEnabled(true);
    m_metric->completer()->setFilterMode(Qt::MatchContains);
    m_metric->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_metric->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_metric->setMinimumContentsLength(16);
    m_metric->setAccessibleName(tr("Metric as horizontal axis"));
    m_metric->setToolTip(tr("Draws every metric over this one, e.g. over epochs, tokens or the "
                            "learning rate. Points are paired by their steps."));
    connect(m_metric, &QComboBox::textActivated, this, &CurveForm::chooseMetric);
    connect(m_metric->lineEdit(), &QLineEdit::editingFinished, this,
            [this] { chooseMetric(m_metric->currentText()); });
    form.addRow(tr("Axis &metric"), m_metric);

    m_smoothing = new QComboBox(this);
    addChoice(*m_smoothing, tr("Over points, as TensorBoard"), SmoothingForm::TensorBoard);
    addChoice(*m_smoothing, tr("Over distance in steps"), SmoothingForm::ByDistance);
    m_smoothing->setAccessibleName(tr("Form of smoothing"));
    m_smoothing->setToolTip(tr("Over distance, a curve comes out the same however densely it was "
                               "logged."));
    connect(m_smoothing, &QComboBox::activated, this, [this] {
        m_context.curveOptions().setSmoothingForm(chosen<SmoothingForm>(*m_smoothing));
    });
    form.addRow(tr("&Smoothing"), m_smoothing);

    m_restarts = new QComboBox(this);
    addChoice(*m_restarts, tr("Attempts: a line each"), RestartView::Attempts);
    addChoice(*m_restarts, tr("All points in one line"), RestartView::AllPoints);
    addChoice(*m_restarts, tr("As TensorBoard shows them"), RestartView::TensorBoard);
    addChoice(*m_restarts, tr("As TensorBoard's data server does"), RestartView::TensorBoardServer);
    m_restarts->setAccessibleName(tr("Restarted runs"));
    m_restarts->setToolTip(tr("TensorBoard drops points where a training was restarted, by "
                              "different rules in its two readers."));
    connect(m_restarts, &QComboBox::activated, this,
            [this] { m_context.curveOptions().setRestartView(chosen<RestartView>(*m_restarts)); });
    form.addRow(tr("R&estarts"), m_restarts);
    m_marks = new QCheckBox(tr("Mar&k where an attempt begins"), this);
    m_marks->setToolTip(tr("A thin line at the step or time, with what was done again."));
    connect(m_marks, &QCheckBox::clicked, this,
            [this](bool checked) { m_context.curveOptions().setMarksRestarts(checked); });
    form.addRow(QString(), m_marks);
}

void CurveForm::openBelow(const QWidget& anchor)
{
    refreshMetrics();
    m_context.opened().hyperparameters().request();
    refreshHparams();
    refresh();
    adjustSize();
    QPoint corner = anchor.mapToGlobal(QPoint(0, anchor.height() + kGrid / 2));
    if (const QScreen* screen = anchor.screen()) {
        const QRect there = screen->availableGeometry();
        corner.setX(
            std::clamp(corner.x(), there.left(), std::max(there.left(), there.right() - width())));
        corner.setY(
            std::clamp(corner.y(), there.top(), std::max(there.top(), there.bottom() - height())));
    }
    move(corner);
    show();
    m_by->setFocus();
}

void CurveForm::openForMetric(const QWidget& anchor)
{
    openBelow(anchor);
    m_metric->setFocus();
    m_metric->lineEdit()->selectAll();
}

void CurveForm::refresh()
{
    const CurveOptions& options = m_context.curveOptions();
    choose(*m_by, options.grouping().by);
    choose(*m_line, options.groupLine());
    choose(*m_band, options.groupBand());
    choose(*m_smoothing, options.smoothingForm());
    choose(*m_restarts, options.restartView());
    m_aligns->setChecked(options.alignsStart());
    m_marks->setChecked(options.marksRestarts());
    const QString metric = m_context.xAxis() == XAxisKind::Value ? options.xTag() : QString();
    if (m_metric->currentText() != metric && !m_metric->lineEdit()->hasFocus())
        m_metric->setEditText(metric);
    if (options.grouping().by == RunGrouping::By::Pattern && !m_pattern->hasFocus()
        && m_pattern->text() != options.grouping().key) {
        const QSignalBlocker block(m_pattern);
        m_pattern->setText(options.grouping().key);
    }
    refreshGrouping();
}

void CurveForm::refreshGrouping()
{
    const auto by = chosen<RunGrouping::By>(*m_by);
    const auto showRow = [this](QWidget* field, bool visible) {
        field->setVisible(visible);
        m_form->labelForField(field)->setVisible(visible);
    };
    showRow(m_pattern, by == RunGrouping::By::Pattern);
    showRow(m_hparam, by == RunGrouping::By::Hparam);
    m_preview->setVisible(by != RunGrouping::By::None);
    m_line->setEnabled(by != RunGrouping::By::None);
    m_band->setEnabled(by != RunGrouping::By::None);
    refreshPreview();
    adjustSize();
}

void CurveForm::refreshMetrics()
{
    const CasePtr& opened = m_context.opened().caseData();
    const QSignalBlocker block(m_metric);
    const QString text = m_metric->currentText();
    m_metric->clear();
    if (opened)
        m_metric->addItems(scalarTags(*opened));
    m_metric->setCurrentIndex(-1);
    m_metric->setEditText(text);
}

void CurveForm::refreshHparams()
{
    // Offered only where there is something to choose from.
    const QString key = m_context.curveOptions().grouping().key;
    const QSignalBlocker block(m_hparam);
    m_hparam->clear();
    m_hparam->addItems(m_context.opened().groups().hparamKeys());
    m_hparam->setCurrentIndex(std::max(0, m_hparam->findText(key)));
    const int choice = m_by->findData(static_cast<int>(RunGrouping::By::Hparam));
    const QSignalBlocker blockBy(m_by);
    if (m_hparam->count() > 0 && choice < 0)
        addChoice(*m_by, tr("Group by a hyperparameter"), RunGrouping::By::Hparam);
    else if (m_hparam->count() == 0 && choice >= 0)
        m_by->removeItem(choice);
}

void CurveForm::refreshPreview()
{
    const CasePtr& opened = m_context.opened().caseData();
    const auto by = chosen<RunGrouping::By>(*m_by);
    const QString key =
        by == RunGrouping::By::Pattern ? m_pattern->text() : m_hparam->currentText();
    bool isError = false;
    if (!opened || by == RunGrouping::By::None) {
        m_preview->clear();
    } else if (by == RunGrouping::By::Hparam && m_hparam->count() == 0) {
        m_preview->setText(tr("No run logged hyperparameters."));
    } else if (key.isEmpty()) {
        m_preview->setText(tr("Type what the names of a group have in common."));
    } else {
        const RunGroups groups = m_context.opened().groups().group({.by = by, .key = key});
        isError = !groups.error.empty();
        m_preview->setText(isError ? tr("Not a regular expression: %1. No run is grouped.")
                                         .arg(QString::fromStdString(groups.error))
                                   : previewText(groups));
    }
    QPalette colors = m_preview->palette();
    colors.setColor(QPalette::WindowText, isError ? severityColor(Severity::Critical, palette())
                                                  : mutedTextColor(palette()));
    m_preview->setPalette(colors);
}

void CurveForm::applyGrouping()
{
    m_typed.stop();
    RunGrouping grouping;
    grouping.by = chosen<RunGrouping::By>(*m_by);
    if (grouping.by == RunGrouping::By::Pattern)
        grouping.key = m_pattern->text();
    else if (grouping.by == RunGrouping::By::Hparam)
        grouping.key = m_hparam->currentText();
    m_context.curveOptions().setGrouping(grouping);
}

void CurveForm::chooseMetric(const QString& tag)
{
    const bool isKnown = m_metric->findText(tag, Qt::MatchExactly | Qt::MatchCaseSensitive) >= 0;
    if (isKnown) {
        m_context.curveOptions().setXTag(tag);
        m_context.setXAxis(XAxisKind::Value);
    } else if (tag.isEmpty() && m_context.xAxis() == XAxisKind::Value) {
        m_context.setXAxis(XAxisKind::Step);
    }
}

void CurveForm::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardColor(palette()));
    painter.setPen(hairlineColor(palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace faultline::ui
