// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/input_lab_view.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/style/theme.h"
#include "widgets/views/input_lab/change_panel.h"
#include "widgets/views/input_lab/flow_chart.h"
#include "widgets/views/input_lab/knob_panel.h"
#include "widgets/views/input_lab/lab_verdict.h"
#include "widgets/views/input_lab/measure_bar.h"
#include "widgets/views/input_lab/steps_chart.h"
#include "widgets/views/input_lab/trap_panel.h"
#include "widgets/views/input_lab/what_if_panel.h"
#include "widgets/views/trace/copy_table.h"
#include "widgets/views/views.h"
#include "widgets/visible_trainings.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <array>

namespace faultline::ui {

namespace {

constexpr int kLeastTabs = 22 * kGrid;
constexpr std::array kWindowSizes{20, 40, 100, 400};
constexpr std::array kPartNames{"what-if", "sources", "traps", "files"};

} // namespace

InputLabView::InputLabView(ViewContext& context, QWidget* parent)
    : View(parent), m_context(context), m_lab(context.opened().jobs()), m_inputs(m_lab)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, kGrid / 2);
    row->setSpacing(kGrid + kGrid / 2);
    auto* left = new QVBoxLayout;
    left->setSpacing(kGrid);
    m_trainings = new QComboBox(this);
    m_trainings->setAccessibleName(tr("Training"));
    m_trainings->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_trainings, &QComboBox::activated, this, [this] {
        chooseTraining(static_cast<std::size_t>(m_trainings->currentData().toULongLong()));
    });
    left->addWidget(m_trainings);
    m_knobs = new KnobPanel(m_lab, this);
    left->addWidget(m_knobs, 1);
    row->addLayout(left);
    row->addWidget(buildPicture(), 1);
    connectLab();
    refreshCase();
}

InputLabView::~InputLabView() = default;

QWidget* InputLabView::buildPicture()
{
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes it
    auto* picture = new QWidget(scroll);
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    m_verdict = new LabVerdict(m_lab, picture);
    column->addWidget(m_verdict);
    m_measure = new MeasureBar(m_context, m_lab, picture);
    column->addWidget(m_measure);
    m_flow = new FlowChart(picture);
    column->addWidget(m_flow);
    m_steps = new StepsChart(picture);
    m_steps->hide(); // until there are some
    column->addWidget(m_steps, 3);
    column->addWidget(buildWindowRow());
    buildTabs();
    column->addWidget(m_tabs, 4);
    scroll->setWidget(picture);
    return scroll;
}

/// Which of the simulated steps are shown.
QWidget* InputLabView::buildWindowRow()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_windowText = new QLabel(bar);
    row->addWidget(m_windowText);
    m_window = new QScrollBar(Qt::Horizontal, bar);
    m_window->setAccessibleName(tr("First step shown"));
    m_window->setFocusPolicy(Qt::StrongFocus);
    connect(m_window, &QScrollBar::valueChanged, this, &InputLabView::moveWindow);
    row->addWidget(m_window, 1);
    m_windowSize = new QComboBox(bar);
    m_windowSize->setAccessibleName(tr("Steps shown at once"));
    for (const int size : kWindowSizes)
        m_windowSize->addItem(tr("%n step(s)", "shown at once", size), size);
    m_windowSize->setCurrentIndex(1);
    connect(m_windowSize, &QComboBox::currentIndexChanged, this, &InputLabView::refreshPicture);
    row->addWidget(m_windowSize);
    return bar;
}

void InputLabView::buildTabs()
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->setMinimumHeight(kLeastTabs);
    m_tabs->setAccessibleName(tr("Parts of the answer"));
    m_tabs->tabBar()->setAccessibleName(tr("Parts of the answer"));
    m_tabs->tabBar()->setElideMode(Qt::ElideNone);
    m_whatIf = new WhatIfPanel(m_lab, m_tabs);
    m_tabs->addTab(m_whatIf, tr("What would help"));
    m_inputTable = new CopyTable(m_inputs, tr("Where the values come from"), m_tabs);
    m_tabs->addTab(m_inputTable, tr("Where the values come from"));
    m_traps = new TrapPanel(m_context, m_tabs);
    m_tabs->addTab(m_traps, tr("Traps"));
    m_change = new ChangePanel(m_context.opened().jobs(), m_lab, m_tabs);
    m_tabs->addTab(m_change, tr("Your files"));
}

void InputLabView::connectLab()
{
    connect(&m_lab, &InputLab::valuesChanged, this, &InputLabView::refreshValues);
    connect(&m_lab, &InputLab::pictureChanged, this, &InputLabView::refreshPicture);
    connect(&m_lab, &InputLab::reportChanged, this, &InputLabView::refreshReport);
    connect(&m_lab, &InputLab::triedChanged, m_verdict, &LabVerdict::refresh);
    OpenCase& opened = m_context.opened();
    connect(&opened, &OpenCase::analysisChanged, this, &InputLabView::refreshCase);
    connect(&opened, &OpenCase::diagnosisChanged, this, &InputLabView::refreshPicture);
    connect(&m_context, &ViewContext::caseChanged, this, &InputLabView::refreshCase);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &InputLabView::refreshCase);
}

/// The training of the runs that are looked at; with several the user chooses.
void InputLabView::refreshCase()
{
    const CaseAnalysisPtr analysis =
        m_context.opened().caseData() ? m_context.opened().analysis() : nullptr;
    const Training* before = m_lab.training();
    const QString kept = before != nullptr ? toQString(before->name) : QString();
    std::vector<std::size_t> shown;
    if (analysis) {
        const std::vector<const Training*> visible = visibleTrainings(*analysis, m_context.state());
        for (std::size_t i = 0; i < analysis->trainings.size(); ++i) {
            const Training* one = &analysis->trainings[i];
            if (!one->isPlanned && std::find(visible.begin(), visible.end(), one) != visible.end())
                shown.push_back(i);
        }
    }
    const QSignalBlocker quiet(m_trainings);
    m_trainings->clear();
    for (const std::size_t i : shown)
        m_trainings->addItem(toQString(analysis->trainings[i].name), qulonglong{i});
    m_trainings->setVisible(shown.size() > 1);
    if (shown.empty()) {
        m_analysis = nullptr;
        if (!m_lab.known() || !m_lab.isByHand())
            m_lab.beginByHand();
        return;
    }
    const bool isSame = analysis == m_analysis;
    m_analysis = analysis;
    const int at = std::max(0, m_trainings->findText(kept));
    m_trainings->setCurrentIndex(at);
    const std::size_t chosen = shown[static_cast<std::size_t>(at)];
    if (!isSame || m_lab.training() != &analysis->trainings[chosen])
        chooseTraining(chosen);
}

void InputLabView::chooseTraining(std::size_t training)
{
    m_lab.setTraining(m_analysis, training);
}

QString InputLabView::whyNoPicture() const
{
    if (!m_lab.known())
        return tr("Looking for what the run says of its input pipeline…");
    if (const LabPicturePtr& picture = m_lab.picture(); picture && picture->isCostUnknown)
        return tr("Not known: what of the work this changes.");
    return tr("Type what is not known on the left: the pipeline is then simulated here.");
}

void InputLabView::refreshValues()
{
    m_knobs->refresh();
    if (m_inputs.refresh())
        m_inputTable->fitColumns();
    m_verdict->refresh();
    m_change->show(m_context.opened().caseData());
    emit statusTextChanged();
}

void InputLabView::refreshPicture()
{
    const LabPicturePtr& picture = m_lab.picture();
    const QString why = whyNoPicture();
    m_flow->setPicture(picture, why);
    m_steps->setVisible(picture && !picture->isEmpty());
    const int steps = picture ? static_cast<int>(picture->simulated.timeline.done.size()) : 0;
    const int size = m_windowSize->currentData().toInt();
    const bool isFirst = m_window->maximum() == 0;
    {
        const QSignalBlocker quiet(m_window);
        m_window->setRange(0, std::max(0, steps - size));
        m_window->setPageStep(size);
        m_window->setSingleStep(std::max(1, size / 4));
        // Where it has settled: the first steps fill the buffers.
        if (isFirst && picture)
            m_window->setValue(static_cast<int>(picture->simulated.settledFrom));
    }
    m_window->parentWidget()->setVisible(steps > 0);
    m_steps->setPicture(picture, why, static_cast<std::size_t>(m_window->value()),
                        static_cast<std::size_t>(size));
    nameWindow();
    m_traps->show(m_lab.training(), m_lab.known() ? &*m_lab.known() : nullptr, picture);
    m_tabs->setTabText(m_tabs->indexOf(m_traps),
                       m_traps->count() > 0
                           ? tr("Traps (%1)").arg(QLocale().toString(m_traps->count()))
                           : tr("Traps"));
    m_verdict->refresh();
    emit statusTextChanged();
}

void InputLabView::moveWindow()
{
    m_steps->setWindow(static_cast<std::size_t>(m_window->value()),
                       static_cast<std::size_t>(m_windowSize->currentData().toInt()));
    nameWindow();
}

void InputLabView::nameWindow()
{
    const QLocale locale;
    m_windowText->setText(
        tr("Steps %1 to %2")
            .arg(locale.toString(qulonglong{m_steps->first()}),
                 locale.toString(qulonglong{m_steps->first()
                                            + std::max<std::size_t>(1, m_steps->count()) - 1})));
}

void InputLabView::refreshReport()
{
    m_whatIf->refresh();
    m_verdict->refresh();
}

void InputLabView::settle()
{
    m_context.opened().finishAnalysis();
    m_lab.finish();
    m_change->settle();
}

void InputLabView::showPart(const QString& part)
{
    for (std::size_t i = 0; i < kPartNames.size(); ++i) {
        if (part == QLatin1String(kPartNames[i]))
            m_tabs->setCurrentIndex(static_cast<int>(i));
    }
}

bool InputLabView::applyPlan(KnobKind kind, const LessonPlan& plan)
{
    if (kind != KnobKind::Pipeline)
        return false;
    for (const auto& [key, value] : plan)
        (void)m_lab.turn(key, value); // what it refuses is told beside the knob
    return true;
}

QString InputLabView::statusText() const
{
    const LabPicturePtr& picture = m_lab.picture();
    if (!picture || picture->isEmpty())
        return {};
    return tr("%1 steps simulated: %2")
        .arg(QLocale().toString(qulonglong{picture->simulated.timeline.done.size()}),
             formatted(picture->simulated.stepsPerSecond, Unit::StepsPerSecond));
}

namespace {

class InputLabViewFactory final : public StandardViewFactory<InputLabView> {
public:
    InputLabViewFactory()
        : StandardViewFactory(
            QStringLiteral("pipeline"), QStringLiteral("pipeline"),
            [] { return InputLabView::tr("Input pipeline"); }, {}, WithoutCase::Works)
    {
    }
    [[nodiscard]] QStringList parts() const override
    {
        QStringList parts;
        for (const char* part : kPartNames)
            parts << QLatin1String(part);
        return parts;
    }
};

} // namespace

std::unique_ptr<const ViewFactory> makeInputLabViewFactory()
{
    return std::make_unique<InputLabViewFactory>();
}

} // namespace faultline::ui
