// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_view.h"

#include "model/core/case_artifacts.h"
#include "model/qt/profile_tables.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/trace/breakdown_panel.h"
#include "widgets/views/trace/capture_hint.h"
#include "widgets/views/trace/copy_table.h"
#include "widgets/views/trace/memory_pane.h"
#include "widgets/views/trace/table_pane.h"
#include "widgets/views/trace/timeline_pane.h"
#include "widgets/views/trace/trace_header.h"
#include "widgets/views/trace/trace_timeline.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>
#include <numeric>
#include <utility>

namespace faultline::ui {

namespace {

/// The step of middle length: what most of them are like. The first look is there.
std::optional<std::size_t> typicalStep(const TraceProfile& profile)
{
    if (profile.steps.size() < 2)
        return std::nullopt;
    std::vector<std::size_t> order(profile.steps.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&profile](std::size_t a, std::size_t b) {
        return profile.steps[a].totalSeconds() < profile.steps[b].totalSeconds();
    });
    return order[order.size() / 2];
}

} // namespace

TraceView::TraceView(ViewContext& context, QWidget* parent) : View(parent), m_context(context)
{
    buildPage();
    connectState();
    refreshCase();
    showProof(); // asked for before the page existed
}

TraceView::~TraceView() = default;

void TraceView::buildPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, 0);
    column->setSpacing(kGrid);
    m_header = new TraceHeader(page);
    column->addWidget(m_header);
    m_breakdown = new BreakdownPanel(page);
    column->addWidget(m_breakdown);
    m_tabs = new QTabWidget(page);
    m_tabs->setDocumentMode(true);
    buildTabs();
    column->addWidget(m_tabs, 1);

    m_hint = new CaptureHint(this);
    connect(m_hint, &CaptureHint::openRequested, this, &View::openRequested);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(page);
    m_stack->addWidget(m_hint);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

void TraceView::buildTabs()
{
    m_timeline = new TimelinePane(m_context.opened().jobs(), m_tabs);
    m_tabs->addTab(m_timeline, tr("Timeline"));
    const auto addTable = [this](const QString& title, const QString& emptyTitle,
                                 const QString& emptyText) {
        auto* pane = new TablePane(title, m_tabs);
        pane->setEmptyTexts(emptyTitle, emptyText);
        m_tabs->addTab(pane, title);
        return pane;
    };
    m_steps = addTable(tr("Steps"), tr("No steps"),
                       tr("PyTorch marks them with profiler.step(), TensorFlow with "
                          "tf.profiler.experimental.Trace(..., step_num=...)."));
    m_kernels = addTable(tr("Kernels"), tr("No kernels"),
                         tr("The trace holds nothing of a device. PyTorch: add "
                            "ProfilerActivity.CUDA. TensorFlow: the CUPTI library must be found, "
                            "and the process be allowed to use GPU performance counters."));
    m_stages = addTable(tr("Input pipeline"), tr("No input pipeline"),
                        tr("No stage of tf.data or of a DataLoader was traced."));
    m_devices = addTable(tr("Devices"), tr("No devices"),
                         tr("The trace holds nothing of a device, only of the host."));
    m_memory = new MemoryPane(m_tabs);
    m_tabs->addTab(m_memory, tr("Memory"));
}

void TraceView::connectState()
{
    connect(&m_context, &ViewContext::caseChanged, this, &TraceView::refreshCase);
    const auto follow = [this](ArtifactKind kind) {
        if (kind == ArtifactKind::Profile)
            refreshCase();
    };
    connect(&m_context, &ViewContext::currentArtifactChanged, this, follow);
    connect(&m_context, &ViewContext::artifactRequested, this, [this, follow](ArtifactKind kind) {
        follow(kind);
        if (kind == ArtifactKind::Profile)
            showProof();
    });
    connect(m_header, &TraceHeader::profileChosen, &m_context, [this](const QString& name) {
        m_context.setCurrentArtifact(ArtifactKind::Profile, name);
    });
    connect(m_breakdown, &BreakdownPanel::stepSelected, this,
            [this](std::size_t step) { showStep(step); });
    connect(&m_steps->table(), &CopyTable::sourceRowSelected, this,
            [this](int row) { showStep(static_cast<std::size_t>(row)); });
    connect(m_timeline, &TimelinePane::statusTextChanged, this, &View::statusTextChanged);
    connect(m_tabs, &QTabWidget::currentChanged, this, &View::statusTextChanged);
}

TraceProfilePtr TraceView::wantedProfile() const
{
    const CasePtr& opened = m_context.opened().caseData();
    if (!opened || opened->profiles.empty())
        return nullptr;
    const std::string wanted = m_context.currentArtifact(ArtifactKind::Profile).toStdString();
    if (TraceProfilePtr named = artifactNamed(opened->profiles, wanted))
        return named;
    // Nobody chose: keep what is shown, else take what has most to show.
    if (m_profile) {
        if (TraceProfilePtr same = findArtifact(opened->profiles, m_profile->id()))
            return same;
    }
    return *std::max_element(opened->profiles.begin(), opened->profiles.end(),
                             [](const TraceProfilePtr& a, const TraceProfilePtr& b) {
                                 return a->events.size() < b->events.size();
                             });
}

void TraceView::refreshCase()
{
    const CasePtr& opened = m_context.opened().caseData();
    QStringList names;
    if (opened) {
        for (const TraceProfilePtr& profile : opened->profiles)
            names << toQString(profile->name());
    }
    m_header->setNames(names);
    m_hint->setTitle(opened ? tr("No profiler trace in this case") : tr("Nothing is open"));
    m_stack->setCurrentIndex(names.isEmpty() ? 1 : 0);
    showProfile(wantedProfile());
}

void TraceView::showProfile(TraceProfilePtr profile)
{
    if (profile == m_profile) {
        m_header->setProfile(m_profile); // the list of names may be new
        return;
    }
    m_profile = std::move(profile);
    m_header->setProfile(m_profile);
    m_breakdown->setProfile(m_profile);
    m_timeline->setProfile(m_profile);
    m_memory->setProfile(m_profile);
    fillTables();
    chooseTab();
    m_step.reset();
    showStep(m_profile ? typicalStep(*m_profile) : std::nullopt);
    emit statusTextChanged();
}

void TraceView::fillTables()
{
    m_steps->setTable(stepTable(m_profile));
    m_kernels->setTable(kernelTable(m_profile));
    m_stages->setTable(inputStageTable(m_profile));
    m_devices->setTable(deviceTable(m_profile));
}

void TraceView::chooseTab()
{
    if (!m_profile)
        return;
    QWidget* first = m_timeline;
    if (m_profile->events.empty())
        first = !m_profile->memory.empty()        ? static_cast<QWidget*>(m_memory)
                : !m_profile->steps.empty()       ? static_cast<QWidget*>(m_steps)
                : !m_profile->kernels.empty()     ? static_cast<QWidget*>(m_kernels)
                : !m_profile->inputStages.empty() ? static_cast<QWidget*>(m_stages)
                                                  : static_cast<QWidget*>(m_timeline);
    m_tabs->setCurrentWidget(first);
}

void TraceView::showStep(std::optional<std::size_t> step)
{
    m_step = step;
    m_breakdown->setCurrentStep(step);
    m_steps->table().selectSourceRow(step ? static_cast<int>(*step) : -1);
    m_timeline->showStep(step);
}

void TraceView::showProof()
{
    const std::optional<TraceEvidence>& proof = m_context.traceFocus();
    if (!proof || !m_profile || proof->profile != m_profile->id())
        return;
    if (proof->beginNs == proof->endNs || m_profile->events.empty())
        return; // all of it: as the page opens
    m_tabs->setCurrentWidget(m_timeline);
    m_timeline->showStretch(proof->beginNs, proof->endNs);
}

void TraceView::settle()
{
    m_timeline->settle();
    m_memory->settle();
    emit statusTextChanged();
}

QString TraceView::statusText() const
{
    return m_profile && m_tabs->currentWidget() == m_timeline ? m_timeline->statusText()
                                                              : QString();
}

std::unique_ptr<const ViewFactory> makeTraceViewFactory()
{
    return std::make_unique<StandardViewFactory<TraceView>>(
        QStringLiteral("trace"), QStringLiteral("trace"), [] { return TraceView::tr("Trace"); },
        std::vector<ArtifactKind>{ArtifactKind::Profile});
}

} // namespace faultline::ui
