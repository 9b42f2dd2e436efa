// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/batches_view.h"

#include "model/core/same_artifacts.h"
#include "model/qt/dataset_controller.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/fitting_stack.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/batches/batch_grid.h"
#include "widgets/views/batches/batch_toolbar.h"
#include "widgets/views/batches/case_pipelines.h"
#include "widgets/views/batches/figures_panel.h"
#include "widgets/views/batches/measured_step.h"
#include "widgets/views/batches/pipeline_panel.h"
#include "widgets/views/batches/step_viewer.h"
#include "widgets/views/views.h"
#include "widgets/visible_trainings.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <span>

namespace faultline::ui {

namespace {

// Narrower pages belong to the images: three of them side by side.
constexpr int kRoomForSteps = 90 * kGrid;
constexpr int kRoomForAll = 150 * kGrid;

} // namespace

BatchesView::BatchesView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_context(context),
      m_datasets(context.opened().datasets()),
      m_controller(context.opened().jobs())
{
    buildPage();
    connectParts();
    refreshCase();
}

BatchesView::~BatchesView() = default;

void BatchesView::buildPage()
{
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, 0);
    column->setSpacing(kGrid);
    m_toolbar = new BatchToolbar(m_page);
    column->addWidget(m_toolbar);
    auto* splitter = new QSplitter(Qt::Horizontal, m_page);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(kGrid);
    m_pipeline = new PipelinePanel(m_context.opened().jobs(), splitter);
    m_pipeline->setMinimumWidth(22 * kGrid);
    splitter->addWidget(m_pipeline);
    splitter->addWidget(buildMiddle(splitter));
    m_figures = new FiguresPanel(m_controller, splitter);
    m_figures->setMinimumWidth(24 * kGrid);
    splitter->addWidget(m_figures);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 0);
    splitter->setSizes({28 * kGrid, 62 * kGrid, 33 * kGrid});
    column->addWidget(splitter, 1);

    m_empty = new EmptyState(QStringLiteral("batch"), this);
    connect(m_empty->addButton(tr("Open a folder…")), &QPushButton::clicked, this,
            &View::openRequested);
    m_stack = new FittingStack(this);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

void BatchesView::refreshPanels()
{
    const bool steps = m_wantsSteps.value_or(width() >= kRoomForSteps);
    const bool statistics = m_wantsStatistics.value_or(width() >= kRoomForAll);
    m_pipeline->setVisible(steps);
    m_figures->setVisible(statistics);
    m_toolbar->setPanelsShown(steps, statistics);
}

void BatchesView::setStepsShown(bool shown)
{
    m_wantsSteps = shown;
    refreshPanels();
}

void BatchesView::setStatisticsShown(bool shown)
{
    m_wantsStatistics = shown;
    refreshPanels();
}

void BatchesView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    refreshPanels();
}

QWidget* BatchesView::buildMiddle(QWidget* parent)
{
    auto* middle = new QWidget(parent);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    m_seedsBar = new QWidget(middle);
    auto* row = new QHBoxLayout(m_seedsBar);
    row->setContentsMargins(0, 0, 0, 0);
    m_seedsText = new ElidedLabel(Qt::ElideMiddle, m_seedsBar);
    row->addWidget(m_seedsText, 1);
    auto* back = new QPushButton(tr("All images"), m_seedsBar);
    connect(back, &QPushButton::clicked, this, [this] { showSeeds(std::nullopt); });
    row->addWidget(back);
    m_seedsBar->hide();
    column->addWidget(m_seedsBar);
    m_middle = new FittingStack(middle);
    m_grid = new BatchGrid(m_middle);
    m_viewer = new StepViewer(m_controller, m_middle);
    m_waiting = new EmptyState(QStringLiteral("dataset"), m_middle);
    m_middle->addWidget(m_grid);
    m_middle->addWidget(m_viewer);
    m_middle->addWidget(m_waiting);
    column->addWidget(m_middle, 1);
    return middle;
}

void BatchesView::connectParts()
{
    connect(&m_context, &ViewContext::caseChanged, this, &BatchesView::refreshCase);
    connect(&m_datasets, &DatasetController::sourcesChanged, this, &BatchesView::refreshCase);
    connect(&m_context, &ViewContext::currentArtifactChanged, this, [this](ArtifactKind kind) {
        if (kind == ArtifactKind::Dataset)
            refreshCase();
    });
    connect(&m_datasets, &DatasetController::stateChanged, this, [this](const QString& name) {
        if (name == m_name)
            refreshDataset();
    });
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, &BatchesView::refreshTraining);
    connect(m_toolbar, &BatchToolbar::datasetChosen, this, [this](const QString& name) {
        m_context.setCurrentArtifact(ArtifactKind::Dataset, name);
    });
    connect(m_toolbar, &BatchToolbar::requestChanged, this, &BatchesView::refreshRequest);
    connect(m_toolbar, &BatchToolbar::looksChanged, this, &BatchesView::refreshLooks);
    connect(m_toolbar, &BatchToolbar::stepsToggled, this, &BatchesView::setStepsShown);
    connect(m_toolbar, &BatchToolbar::statisticsToggled, this, &BatchesView::setStatisticsShown);
    connect(m_toolbar, &BatchToolbar::tileSideChanged, m_grid, &BatchGrid::setTileSide);
    connect(m_pipeline, &PipelinePanel::pipelineChanged, this, &BatchesView::refreshRequest);
    connect(m_grid, &BatchGrid::tileSideChanged, m_toolbar, &BatchToolbar::setTileSide);
    connect(m_grid, &BatchGrid::originalsToggled, m_toolbar, &BatchToolbar::toggleOriginals);
    connect(m_grid, &BatchGrid::opened, this, &BatchesView::openPicture);
    connect(m_viewer, &StepViewer::backRequested, this, &BatchesView::closePicture);
    connect(m_viewer, &StepViewer::seedsRequested, this,
            [this](std::size_t image) { showSeeds(image); });
    connect(&m_controller, &BatchController::started, this, [this] {
        m_grid->setPictures(m_controller.request().dataset, m_controller.pictures());
        emit statusTextChanged();
    });
    connect(&m_controller, &BatchController::pictureReady, this, [this](std::size_t position) {
        m_grid->setPicture(position, m_controller.pictures()[position]);
    });
    connect(&m_controller, &BatchController::finished, this, [this] {
        if (m_controller.outcome())
            m_pipeline->setRunRemarks(m_controller.outcome()->remarks);
        emit statusTextChanged();
    });
}

QString BatchesView::wantedDataset() const
{
    const std::vector<DatasetSourcePtr> sources = m_datasets.sources();
    for (const QString& name : {m_context.currentArtifact(ArtifactKind::Dataset), m_name}) {
        if (std::any_of(sources.begin(), sources.end(), [&name](const DatasetSourcePtr& source) {
                return toQString(source->name()) == name;
            }))
            return name;
    }
    return sources.empty() ? QString() : toQString(sources.front()->name());
}

void BatchesView::refreshCase()
{
    const CasePtr& opened = m_context.opened().caseData();
    QStringList names;
    for (const DatasetSourcePtr& source : m_datasets.sources())
        names << toQString(source->name());
    m_stack->setCurrentWidget(names.isEmpty() ? static_cast<QWidget*>(m_empty) : m_page);
    m_empty->setTexts(
        opened ? tr("No dataset in this case") : tr("Nothing is open"),
        opened
            ? tr("Open the dataset beside the run: its TFRecord files, the COCO JSON, the VOC or "
                 "YOLO folder, or a pipeline.config or data.yaml that names them. Its batches "
                 "are shown here as the trainer would see them.")
            : tr("Open a dataset and the configuration of its training to see the augmented "
                 "batches, what they lose and what they cost."));
    if (opened != m_case) {
        if (!haveSameSettings(opened, m_case)) // else what the user made of them stays
            m_pipeline->setPipelines(pipelinesOf(opened.get()));
        m_case = opened;
        refreshTraining();
    }
    m_name = wantedDataset();
    m_toolbar->setDatasetNames(names, m_name);
    if (!m_name.isEmpty())
        m_datasets.request(m_name);
    refreshDataset();
}

void BatchesView::refreshTraining()
{
    if (!m_case)
        return;
    const CaseAnalysisPtr& analysis = m_context.opened().analysis();
    const std::span<const Training> trainings =
        analysis ? std::span<const Training>(analysis->trainings) : std::span<const Training>();
    m_figures->setTraining(measuredStep(*m_case, trainings), configuredBatchSize(*m_case));
}

void BatchesView::refreshDataset()
{
    const DatasetPtr dataset = m_datasets.dataset(m_name);
    if (dataset != m_dataset) {
        m_dataset = dataset;
        m_onlyImage.reset();
        m_toolbar->setDataset(m_dataset);
    }
    if (m_dataset && m_dataset->imageCount() > 0) {
        if (m_middle->currentWidget() == m_waiting)
            m_middle->setCurrentWidget(m_grid);
    } else if (m_datasets.state(m_name) == DatasetState::Loading) {
        m_waiting->setTexts(tr("Reading the dataset…"), m_name);
        m_middle->setCurrentWidget(m_waiting);
    } else {
        const std::optional<Error> error = m_datasets.error(m_name);
        m_waiting->setTexts(tr("No images to make a batch of"),
                            error ? errorMessage(*error)
                                  : tr("No image of the dataset was found."));
        m_middle->setCurrentWidget(m_waiting);
    }
    refreshRequest();
}

void BatchesView::refreshRequest()
{
    BatchRequest request;
    request.dataset = m_dataset;
    request.pipeline = m_pipeline->document().pipeline();
    request.seed = m_toolbar->seed();
    request.size = m_toolbar->batchSize();
    request.number = m_toolbar->number();
    request.split = m_toolbar->split();
    request.onlyImage = m_onlyImage;
    m_seedsBar->setVisible(m_onlyImage.has_value());
    if (m_onlyImage && m_dataset) {
        m_seedsText->setText(tr("%1 under %2 seeds")
                                 .arg(toQString(m_dataset->where(*m_onlyImage)),
                                      QLocale().toString(static_cast<int>(request.size))));
    }
    m_controller.setRequest(std::move(request));
}

void BatchesView::refreshLooks()
{
    const PictureSide side = m_toolbar->side();
    m_controller.setWithNetwork(side == PictureSide::Network);
    m_grid->setSide(side);
    m_grid->setWithBoxes(m_toolbar->withBoxes());
    m_viewer->setWithBoxes(m_toolbar->withBoxes());
}

bool BatchesView::isViewerShown() const
{
    return m_middle->currentWidget() == m_viewer;
}

void BatchesView::openPicture(std::size_t position)
{
    m_viewer->open(position);
    m_middle->setCurrentWidget(m_viewer);
    m_toolbar->setGridShown(false);
    m_viewer->setFocus();
}

void BatchesView::closePicture()
{
    m_grid->setCurrentTile(static_cast<int>(m_viewer->position()));
    m_viewer->close();
    m_middle->setCurrentWidget(m_grid);
    m_toolbar->setGridShown(true);
    m_grid->setFocus();
}

void BatchesView::showSeeds(std::optional<std::size_t> image)
{
    if (isViewerShown())
        closePicture();
    m_onlyImage = image;
    refreshRequest();
}

void BatchesView::settle()
{
    m_context.opened().finishAnalysis();
    m_datasets.finish();
    m_controller.finish();
    // New texts need other places: layouts below layouts, one after another.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_grid->settle();
    emit statusTextChanged();
}

QString BatchesView::statusText() const
{
    if (!m_dataset)
        return {};
    const QLocale locale;
    const auto count = static_cast<qulonglong>(m_controller.pictures().size());
    if (!m_controller.outcome()) {
        return tr("%1 of %2 images made")
            .arg(locale.toString(static_cast<qulonglong>(m_controller.doneCount())),
                 locale.toString(count));
    }
    return tr("%1 images in %2 ms")
        .arg(locale.toString(count),
             locale.toString(m_controller.outcome()->seconds * 1000.0, 'f', 0));
}

std::unique_ptr<const ViewFactory> makeBatchesViewFactory()
{
    return std::make_unique<StandardViewFactory<BatchesView>>(
        QStringLiteral("batches"), QStringLiteral("batch"),
        [] { return BatchesView::tr("Batches"); });
}

} // namespace faultline::ui
