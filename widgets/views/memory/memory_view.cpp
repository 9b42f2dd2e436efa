// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/memory_view.h"

#include "model/core/same_artifacts.h"
#include "model/lessons/lesson_knob.h"
#include "model/qt/dataset_controller.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "model/report/dataset_facts.h"
#include "model/session/open_case.h"
#include "model/vram/hardware.h"
#include "model/vram/sources/measured_peaks.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/fitting_stack.h"
#include "widgets/controls/message_bar.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/memory/compare_panel.h"
#include "widgets/views/memory/component_bar.h"
#include "widgets/views/memory/component_style.h"
#include "widgets/views/memory/gpu_panel.h"
#include "widgets/views/memory/host_panel.h"
#include "widgets/views/memory/layers_panel.h"
#include "widgets/views/memory/makeup_panel.h"
#include "widgets/views/memory/mitigation_panel.h"
#include "widgets/views/memory/plan_export_button.h"
#include "widgets/views/memory/plan_verdict.h"
#include "widgets/views/memory/setup_strip.h"
#include "widgets/views/memory/sweep_panel.h"
#include "widgets/views/memory/variant_bar.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

#include <array>
#include <optional>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kRoomForBar = 70 * kGrid;
/// What many people train, of several code bases.
constexpr std::array kExamples{"faster_rcnn_r50_fpn", "ssd_mobilenet_v2_fpnlite_320", "yolov8_s"};

} // namespace

MemoryView::MemoryView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_context(context),
      m_controller(context.opened().jobs()),
      m_calibrating(context.opened().jobs(), JobLane::Long),
      m_readingModels(context.opened().jobs()),
      m_countingDatasets(context.opened().jobs(), JobLane::Long)
{
    buildPage();
    connectParts();
    m_controller.setRequest({});
    refreshCase();
}

MemoryView::~MemoryView() = default;

void MemoryView::buildPage()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, kGrid / 2);
    column->setSpacing(kGrid);
    m_setup = new SetupStrip(this);
    column->addWidget(m_setup);
    m_message = new MessageBar(this);
    column->addWidget(m_message);
    m_variants = new VariantBar(this);
    column->addWidget(m_variants);
    m_verdict = new PlanVerdict(this);
    column->addWidget(m_verdict);
    m_result = new QWidget(this);
    auto* result = new QVBoxLayout(m_result);
    result->setContentsMargins(0, 0, 0, 0);
    result->setSpacing(kGrid);
    m_bar = new ComponentBar(m_result);
    result->addWidget(m_bar);
    m_tabs = new QTabWidget(m_result);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setElideMode(Qt::ElideNone);
    m_gpus = new GpuPanel(m_tabs);
    m_tabs->addTab(m_gpus, tr("Which GPU?"));
    m_makeup = new MakeupPanel(m_tabs);
    m_tabs->addTab(m_makeup, tr("Breakdown"));
    m_mitigations = new MitigationPanel(m_tabs);
    m_tabs->addTab(m_mitigations, tr("Save memory"));
    m_sweeps = new SweepPanel(m_tabs);
    m_tabs->addTab(m_sweeps, tr("Batch and input size"));
    m_layers = new LayersPanel(m_tabs);
    m_tabs->addTab(m_layers, tr("Layers"));
    m_compare = new ComparePanel(m_context.opened().jobs(), m_tabs);
    m_tabs->addTab(m_compare, tr("Why did it fit before?"));
    m_host = new HostPanel(m_context.opened().jobs(), m_tabs);
    m_tabs->addTab(m_host, tr("Host memory"));
    m_export = new PlanExportButton(
        m_context.opened().jobs(), m_controller, [this] { return m_result; }, m_tabs);
    m_tabs->setCornerWidget(m_export);
    result->addWidget(m_tabs, 1);
    buildEmpty();
    m_content = new FittingStack(this);
    m_content->addWidget(m_result);
    m_content->addWidget(m_empty);
    column->addWidget(m_content, 1);
}

void MemoryView::refreshBar()
{
    // On a low page the table of GPUs gets the room.
    m_bar->setVisible(height() >= kRoomForBar || m_tabs->currentWidget() != m_gpus);
}

void MemoryView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    refreshBar();
}

void MemoryView::buildEmpty()
{
    m_empty = new EmptyState(QStringLiteral("memory"), this);
    m_empty->setTexts(
        tr("Which GPU do I need?"),
        tr("Type a model above, by the name of its model zoo or config file. Faultline "
           "estimates the memory of one training step, names the smallest GPU that "
           "fits and the largest batch size on each. For example:"));
    for (const char* name : kExamples) {
        connect(m_empty->addButton(QLatin1String(name)), &QPushButton::clicked, this,
                [this, name] { planModel(name); });
    }
}

void MemoryView::connectParts()
{
    connect(&m_context, &ViewContext::caseChanged, this, &MemoryView::refreshCase);
    connect(&m_context.opened().datasets(), &DatasetController::stateChanged, this,
            &MemoryView::refreshHost);
    connect(m_tabs, &QTabWidget::currentChanged, this, &MemoryView::refreshBar);
    connect(m_setup, &SetupStrip::requestEdited, this, &MemoryView::takeEdited);
    connect(m_verdict, &PlanVerdict::measurementWanted, this, &MemoryView::useMeasurement);
    connect(&m_controller, &VramController::requestChanged, this, &MemoryView::refreshRequest);
    connect(&m_controller, &VramController::planChanged, this, &MemoryView::refreshPlan);
    connect(&m_controller, &VramController::sweepsChanged, this,
            [this] { m_sweeps->show(m_controller.plan().get(), m_controller.sweeps()); });
    connect(&m_controller, &VramController::mitigationsChanged, this,
            &MemoryView::refreshMitigations);
    connect(&m_controller, &VramController::gpuBatchesChanged, this,
            [this] { m_gpus->setMaxBatches(m_controller.gpuBatches()); });
    connect(&m_controller, &VramController::variantsChanged, this, &MemoryView::refreshVariants);
    connect(m_gpus, &GpuPanel::gpuChosen, this, &MemoryView::chooseGpu);
    connect(m_variants, &VariantBar::frameworkChosen, this, [this](const QString& framework) {
        vram::TrainingSetup setup = m_controller.request().setup;
        setup.framework = framework.toStdString();
        m_controller.setSetup(setup);
    });
    connect(m_mitigations, &MitigationPanel::previewRequested, this,
            &MemoryView::previewMitigation);
    connect(m_mitigations, &MitigationPanel::applied, this, &MemoryView::applyMitigation);
    connect(m_export, &PlanExportButton::finished, m_message, &MessageBar::showMessage);
    connect(m_setup, &SetupStrip::gpuRefused, this,
            [this](const QString& message) { m_message->showMessage(message, false); });
    connect(&m_controller, &VramController::previewChanged, this, &MemoryView::refreshPreview);
    connect(m_bar, &ComponentBar::componentChosen, this, &MemoryView::chooseComponent);
    connect(m_bar, &ComponentBar::componentOpened, this, &MemoryView::openComponent);
    connect(m_makeup, &MakeupPanel::componentChosen, this, &MemoryView::chooseComponent);
    connect(m_makeup, &MakeupPanel::componentOpened, this, &MemoryView::openComponent);
    connect(m_makeup, &MakeupPanel::opChosen, this, &MemoryView::openOp);
    connect(m_sweeps, &SweepPanel::batchChosen, this, &MemoryView::setBatch);
    connect(m_sweeps, &SweepPanel::sizeChosen, this, &MemoryView::setLongerSide);
}

bool MemoryView::applyPlan(KnobKind kind, const LessonPlan& plan)
{
    const Result<KnobMemoryPlan> planned =
        kind == KnobKind::Vram ? memoryPlan(plan) : Result<KnobMemoryPlan>(KnobMemoryPlan());
    if (!planned || planned->model.empty())
        return false;
    PlanRequest request;
    request.model = planned->model;
    request.setup = planned->setup;
    request.gpu = planned->gpu;
    m_controller.setRequest(std::move(request));
    return true;
}

void MemoryView::planModel(const std::string& name)
{
    PlanRequest request = m_controller.request();
    request.model = name;
    request.file.reset();
    request.calibration.reset();
    m_controller.setRequest(std::move(request));
}

void MemoryView::refreshCase()
{
    const CasePtr& opened = m_context.opened().caseData();
    const CasePtr before = std::exchange(m_case, opened);
    if (haveSameSettings(opened, before) && haveSameMeasurements(opened, before))
        return;
    m_peaks.clear();
    refreshHost();
    if (opened) {
        m_readingModels.start(
            [opened](WorkMonitor&) -> Result<CaseFacts> {
                return CaseFacts{.peaks = vram::measuredPeaks(*opened),
                                 .models = modelsOfCase(*opened)};
            },
            [this](const Result<CaseFacts>& read) {
                m_peaks = read ? read->peaks : std::vector<vram::MeasuredPeak>();
                takeCaseModels(read ? read->models : std::vector<CaseModel>());
                refreshPlan();
            });
    }
    PlanRequest request = m_controller.request();
    const std::optional<vram::Gpu> gpu = opened ? gpuOfCase(*opened) : std::nullopt;
    if (gpu && request.gpu.name == m_presetGpu && gpu->name != m_presetGpu) {
        request.gpu = *gpu;
        m_presetGpu = gpu->name;
        m_controller.setRequest(std::move(request));
    } else {
        refreshPlan();
    }
}

void MemoryView::takeCaseModels(std::vector<CaseModel> models)
{
    std::vector<ComparedPlan> plans;
    for (const CaseModel& one : models) {
        PlanRequest request;
        request.file = one.model;
        request.gpu = m_controller.request().gpu;
        request.calibration = one.calibration;
        plans.push_back(
            {.title = toQString(one.config), .request = std::move(request), .rule = one.rule});
    }
    m_setup->setCaseModels(std::move(models));
    // Who opens a case means its model, until another one is chosen.
    if (m_controller.request().isEmpty() && !plans.empty()) {
        PlanRequest request = plans.front().request;
        request.calibration.reset(); // only when the user says so
        m_controller.setRequest(std::move(request));
    }
    m_compare->setCasePlans(std::move(plans));
}

void MemoryView::refreshHost()
{
    const CasePtr& opened = m_context.opened().caseData();
    if (!opened) {
        m_host->setCase({}, nullptr, 0);
        m_compare->setDatasets({});
        return;
    }
    // A dataset is only asked if someone has looked at it: reading one takes long.
    std::vector<DatasetPtr> read;
    DatasetController& datasets = m_context.opened().datasets();
    for (const DatasetSourcePtr& source : datasets.sources()) {
        if (DatasetPtr dataset = datasets.dataset(toQString(source->name())))
            read.push_back(std::move(dataset));
    }
    m_host->setCase(opened->configs, read.empty() ? nullptr : read.front(),
                    hostBytesOfCase(*opened));
    if (read == m_datasets)
        return;
    m_datasets = read;
    m_countingDatasets.start(
        [read](WorkMonitor&) {
            std::vector<ComparedDataset> facts;
            for (const DatasetPtr& dataset : read)
                facts.push_back({toQString(dataset->source().name()), datasetFacts(*dataset)});
            return Result<std::vector<ComparedDataset>>(std::move(facts));
        },
        [this](const Result<std::vector<ComparedDataset>>& facts) {
            m_compare->setDatasets(facts ? *facts : std::vector<ComparedDataset>());
        });
}

void MemoryView::refreshRequest()
{
    const PlanRequest& request = m_controller.request();
    // While a change is worked out, its fields show what the last plan knew.
    const VramPlanPtr& last = m_controller.plan();
    const bool isSameModel =
        last && last->request.model == request.model && last->request.file == request.file;
    m_setup->show(request, isSameModel ? last.get() : nullptr);
    m_content->setCurrentWidget(request.isEmpty() ? static_cast<QWidget*>(m_empty) : m_result);
    m_verdict->setVisible(!request.isEmpty());
    emit statusTextChanged();
}

QString MemoryView::measuredText(const VramPlan& plan) const
{
    QStringList sentences{measuredSentence(m_peaks, plan.estimate)};
    if (plan.request.calibration)
        sentences << unexplainedSentence(plan.modelAlone, plan.estimate);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

void MemoryView::refreshPlan()
{
    const VramPlanPtr& plan = m_controller.plan();
    m_verdict->show(plan.get(), m_controller.error(), plan ? measuredText(*plan) : QString());
    const vram::MeasuredPeak* peak =
        plan ? comparablePeak(m_peaks, plan->estimate.setup.measure) : nullptr;
    m_verdict->setMeasurement(!m_peaks.empty() && plan,
                              m_controller.request().calibration != nullptr);
    m_bar->setMeasured(peak != nullptr ? std::optional(peak->bytes) : std::nullopt);
    m_bar->setLoad(plan ? &plan->estimate : nullptr);
    m_bar->setGpu(plan ? plan->gpu : std::nullopt);
    m_compare->setPlan(plan);
    refreshMitigations();
    refreshVariants();
    m_gpus->setPlan(plan);
    m_gpus->setMaxBatches(m_controller.gpuBatches());
    m_makeup->setPlan(plan);
    m_layers->setPlan(plan);
    m_sweeps->show(plan.get(), m_controller.sweeps());
    emit statusTextChanged();
}

void MemoryView::refreshMitigations()
{
    m_mitigations->setMitigations(m_controller.mitigations(),
                                  !m_controller.request().gpu.name.empty());
}

void MemoryView::refreshVariants()
{
    const VramPlanPtr& plan = m_controller.plan();
    const PlanRequest& request = m_controller.request();
    const std::vector<PlanVariant>& variants = m_controller.variants();
    m_setup->setVariants(variants);
    m_setup->show(request, plan && !m_controller.error() ? plan.get() : nullptr);
    // Who chose a framework is not asked any more.
    m_variants->show(request.setup.framework.empty() ? variants : std::vector<PlanVariant>(),
                     request.model, plan ? plan->model.framework : std::string());
}

void MemoryView::chooseGpu(const QString& name)
{
    const Result<vram::Gpu> gpu = vram::findGpu(name.toStdString());
    if (!gpu)
        return; // one of a size only, which is planned with already
    PlanRequest request = m_controller.request();
    request.gpu = *gpu;
    m_controller.setRequest(std::move(request));
}

void MemoryView::refreshPreview()
{
    const VramPlan* preview = m_controller.previewPlan().get();
    m_bar->setPreview(preview != nullptr ? &preview->estimate : nullptr);
    // Another device is what a preview may be about.
    const VramPlan* shown = preview != nullptr ? preview : m_controller.plan().get();
    m_bar->setGpu(shown != nullptr ? shown->gpu : std::nullopt);
    m_makeup->setPreview(preview);
}

void MemoryView::takeEdited(PlanRequest request)
{
    // A measurement is of one network in one code base.
    const PlanRequest& before = m_controller.request();
    if (request.model != before.model || request.file != before.file
        || request.setup.framework != before.setup.framework)
        request.calibration.reset();
    m_controller.setRequest(std::move(request));
}

void MemoryView::useMeasurement(bool wanted)
{
    const VramPlanPtr& plan = m_controller.plan();
    if (!wanted || !plan) {
        PlanRequest request = m_controller.request();
        request.calibration.reset();
        m_controller.setRequest(std::move(request));
        return;
    }
    m_calibrating.start(
        [plan, peaks = m_peaks](WorkMonitor&) {
            return vram::calibrate(*plan->graph, plan->estimate.setup, peaks);
        },
        [this](const Result<vram::Calibration>& calibration) {
            PlanRequest request = m_controller.request();
            if (calibration)
                request.calibration = std::make_shared<const vram::Calibration>(*calibration);
            else
                m_message->showMessage(errorMessage(calibration.error()), false);
            m_controller.setRequest(std::move(request));
        });
}

void MemoryView::previewMitigation(const vram::Mitigation* mitigation)
{
    const VramPlanPtr& plan = m_controller.plan();
    m_controller.preview(plan && mitigation != nullptr
                             ? std::optional(withMitigation(*plan, *mitigation))
                             : std::nullopt);
}

void MemoryView::applyMitigation(const vram::Mitigation& mitigation)
{
    if (const VramPlanPtr& plan = m_controller.plan())
        m_controller.setRequest(withMitigation(*plan, mitigation));
}

void MemoryView::chooseComponent(int component)
{
    const std::optional<vram::Component> chosen =
        component < 0 ? std::nullopt : std::optional(static_cast<vram::Component>(component));
    m_bar->setChosen(chosen);
    m_makeup->setChosen(chosen);
    m_layers->setPart(chosen ? partOf(*chosen) : std::nullopt);
}

void MemoryView::openComponent(int component)
{
    chooseComponent(component);
    m_tabs->setCurrentWidget(m_layers);
}

void MemoryView::openOp(int op)
{
    m_tabs->setCurrentWidget(m_layers);
    m_layers->showOp(op);
}

void MemoryView::setBatch(qint64 batch)
{
    vram::TrainingSetup setup = m_controller.request().setup;
    setup.batchPerReplica = batch;
    m_controller.setSetup(setup);
}

void MemoryView::setLongerSide(qint64 pixels)
{
    const VramPlanPtr& plan = m_controller.plan();
    if (!plan)
        return;
    m_controller.setSetup(
        withLongerSide(m_controller.request().setup, plan->estimate.setup, pixels));
}

void MemoryView::settle()
{
    m_readingModels.finish();
    m_countingDatasets.finish();
    m_calibrating.finish();
    m_controller.finish();
    m_compare->settle();
    m_export->settle();
    m_host->settle();
}

QString MemoryView::statusText() const
{
    const VramPlanPtr& plan = m_controller.plan();
    if (!plan || m_controller.request().isEmpty())
        return {};
    return tr("Estimate for %1, %2")
        .arg(toQString(plan->model.name), frameworkName(plan->model.framework));
}

std::unique_ptr<const ViewFactory> makeMemoryViewFactory()
{
    return std::make_unique<StandardViewFactory<MemoryView>>(
        QStringLiteral("memory"), QStringLiteral("memory"), [] { return MemoryView::tr("Memory"); },
        std::vector<ArtifactKind>(), WithoutCase::Works);
}

} // namespace faultline::ui
