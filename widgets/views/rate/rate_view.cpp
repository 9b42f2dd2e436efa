// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/rate_view.h"

#include "model/diagnosis/signals/rate_words.h"
#include "model/lessons/lesson_knob.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/rate/curve_tab.h"
#include "widgets/views/rate/patch_tab.h"
#include "widgets/views/rate/range_tab.h"
#include "widgets/views/rate/rate_facts.h"
#include "widgets/views/rate/rate_names.h"
#include "widgets/views/rate/simulator_tab.h"
#include "widgets/views/views.h"
#include "widgets/visible_trainings.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace faultline::ui {

RateView::RateView(ViewContext& context, QWidget* parent)
    : View(parent), m_context(context), m_lab(context.opened().jobs())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildHeader());
    m_headline = makePageHeading({}, this);
    m_headline->setWordWrap(true);
    column->addWidget(m_headline);
    m_facts = new RateFacts(this);
    column->addWidget(m_facts);
    buildTabs();
    column->addWidget(m_tabs, 1);
    connect(&m_lab, &RateLab::shownChanged, this, &RateView::refreshRuns);
    connect(&m_lab, &RateLab::shownChanged, this, &RateView::refreshHeadline);
    connect(&m_lab, &RateLab::picturesChanged, this, &RateView::refreshHeadline);
    connect(&context.opened(), &OpenCase::analysisChanged, this, &RateView::followCase);
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, &RateView::refreshHeadline);
    connect(&context, &ViewContext::caseChanged, this, &RateView::followCase);
    connect(&context, &ViewContext::runVisibilityChanged, this, &RateView::followVisibility);
    followCase();
    refreshRuns();
    refreshHeadline();
}

QWidget* RateView::buildHeader()
{
    m_header = new QWidget(this);
    auto* row = new QHBoxLayout(m_header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_training = new QComboBox(m_header);
    m_training->setAccessibleName(tr("Run"));
    m_training->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_training->setMinimumContentsLength(24);
    connect(m_training, &QComboBox::textActivated, &m_lab, &RateLab::setMain);
    row->addWidget(m_training, 1);
    m_beside = new QToolButton(m_header);
    m_beside->setText(tr("Compare with"));
    m_beside->setToolTip(tr("Draws the learning rates of other runs over this one"));
    m_beside->setPopupMode(QToolButton::InstantPopup);
    m_besideMenu = new QMenu(m_beside);
    m_beside->setMenu(m_besideMenu);
    row->addWidget(m_beside);
    row->addStretch(1);
    return m_header;
}

void RateView::buildTabs()
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Parts of the page"));
    m_tabs->tabBar()->setAccessibleName(tr("Parts of the page"));
    m_curve = new CurveTab(m_context, m_lab, m_tabs);
    m_tabs->addTab(m_curve, tr("Curve"));
    m_range = new RangeTab(m_lab, m_tabs);
    m_tabs->addTab(m_range, tr("Range test"));
    m_simulator = new SimulatorTab(m_context.opened().jobs(), m_lab, m_tabs);
    m_tabs->addTab(m_simulator, tr("Simulator"));
    m_patch = new PatchTab(m_context, m_lab, m_tabs);
    m_tabs->addTab(m_patch, tr("Patch"));
    const auto nameTab = [this] {
        const TriedSchedulePtr& tried = m_lab.tried();
        const std::size_t edits = tried ? tried->edits.size() : 0;
        m_tabs->setTabText(m_tabs->indexOf(m_patch),
                           edits == 0 ? tr("Patch")
                                      : tr("Patch (%1)", "with how many changes").arg(edits));
    };
    connect(&m_lab, &RateLab::triedChanged, this, nameTab);
}

void RateView::followCase()
{
    const OpenCase& opened = m_context.opened();
    const bool hasCase = opened.caseData() != nullptr;
    m_lab.setAnalysis(hasCase ? opened.analysis() : nullptr, hasCase);
    followVisibility();
}

void RateView::followVisibility()
{
    if (!m_lab.analysis())
        return;
    const std::vector<const Training*> visible =
        visibleTrainings(*m_lab.analysis(), m_context.state());
    const auto isMain = [this](const Training* one) {
        return toQString(one->name) == m_lab.shown().value(0);
    };
    if (!visible.empty() && std::none_of(visible.begin(), visible.end(), isMain))
        m_lab.setMain(toQString(visible.front()->name));
}

void RateView::refreshRuns()
{
    const QStringList names = m_lab.trainingNames();
    const QStringList& shown = m_lab.shown();
    m_header->setVisible(names.size() > 1);
    {
        const QSignalBlocker blocker(m_training);
        m_training->clear();
        m_training->addItems(names);
        m_training->setCurrentText(shown.value(0));
    }
    m_besideMenu->clear();
    const bool isFull = static_cast<std::size_t>(shown.size()) >= RateLab::kMostShown;
    for (const QString& name : names) {
        if (name == shown.value(0))
            continue;
        QString label = name;
        QAction* action = m_besideMenu->addAction(label.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(shown.contains(name));
        action->setEnabled(action->isChecked() || !isFull);
        connect(
            action, &QAction::toggled, &m_lab,
            [this, name](bool checked) { m_lab.setBeside(name, checked); },
            Qt::QueuedConnection); // the menu is filled anew by it
    }
}

void RateView::refreshHeadline()
{
    const RatePicturePtr main = m_lab.main();
    m_facts->setPicture(main);
    const DiagnosisPtr& diagnosis = m_context.opened().diagnosis();
    const Training* const training = m_lab.training(m_lab.pictured().value(0));
    m_facts->setFindings(diagnosis && training != nullptr ? rateFindings(*training, *diagnosis)
                                                          : std::vector<const Finding*>());
    // What is of another run until this one's is worked out is no answer.
    const bool isAwaited = m_lab.isAwaited();
    m_facts->setEnabled(!isAwaited);
    m_tabs->setEnabled(!isAwaited);
    if (isAwaited)
        m_headline->setText(tr("Working out the learning rate of this run…"));
    else
        m_headline->setText(
            main ? rateHeadline(*main)
                 : tr("Choose a framework and a schedule, and see the learning rate of each step"));
    emit statusTextChanged();
}

QString RateView::headline() const
{
    return m_headline->text();
}

QString RateView::statusText() const
{
    const RatePicturePtr main = m_lab.main();
    return main && main->logged
               ? tr("%n learning rate(s) logged", nullptr, static_cast<int>(main->logged->size()))
               : QString();
}

bool RateView::applyPlan(KnobKind kind, const LessonPlan& plan)
{
    if (kind == KnobKind::Schedule) {
        m_lab.setSpec(scheduleSpec(plan));
        showPart(QStringLiteral("curve"));
        return true;
    }
    if (kind != KnobKind::Simulator)
        return false;
    SimulationSettings settings = m_simulator->settings();
    const auto put = [&plan](const char* key, double& number) {
        const auto found = plan.find(key);
        if (found != plan.end())
            number = QLocale::c().toDouble(QString::fromStdString(found->second));
    };
    put("rate", settings.rate);
    put("batch", settings.batch);
    put("momentum", settings.momentum);
    if (const auto optimizer = plan.find("optimizer"); optimizer != plan.end())
        settings.optimizer = optimizer->second == "adam"       ? SimulatedOptimizer::Adam
                             : optimizer->second == "nesterov" ? SimulatedOptimizer::Nesterov
                                                               : SimulatedOptimizer::Momentum;
    m_simulator->setSettings(settings);
    showPart(QStringLiteral("simulator"));
    return true;
}

void RateView::settle()
{
    m_context.opened().finishAnalysis();
    m_lab.finish();
    m_curve->flush();
    if (m_simulator->isVisible())
        m_simulator->finish();
    m_patch->finish();
}

void RateView::showPart(const QString& part)
{
    if (part == QStringLiteral("curve"))
        m_tabs->setCurrentWidget(m_curve);
    else if (part == QStringLiteral("range-test"))
        m_tabs->setCurrentWidget(m_range);
    else if (part == QStringLiteral("simulator"))
        m_tabs->setCurrentWidget(m_simulator);
    else if (part == QStringLiteral("patch"))
        m_tabs->setCurrentWidget(m_patch);
}

namespace {

class RateViewFactory final : public StandardViewFactory<RateView> {
public:
    RateViewFactory()
        : StandardViewFactory(
            QStringLiteral("rate"), QStringLiteral("rate"),
            [] { return RateView::tr("Learning rate"); }, {}, WithoutCase::Works)
    {
    }
    [[nodiscard]] QStringList parts() const override
    {
        return {QStringLiteral("curve"), QStringLiteral("range-test"), QStringLiteral("simulator"),
                QStringLiteral("patch")};
    }
};

} // namespace

std::unique_ptr<const ViewFactory> makeRateViewFactory()
{
    return std::make_unique<RateViewFactory>();
}

} // namespace faultline::ui
