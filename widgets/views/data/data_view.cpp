// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/data_view.h"

#include "model/core/case_artifacts.h"
#include "model/qt/dataset_controller.h"
#include "model/qt/relocate_dataset.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/fitting_stack.h"
#include "widgets/controls/message_bar.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/data/data_header.h"
#include "widgets/views/data/defects_panel.h"
#include "widgets/views/data/overview_panel.h"
#include "widgets/views/data/picture_grid.h"
#include "widgets/views/data/pictures_panel.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

/// Thumbnails are made once, for the sharpest of the screens.
int thumbnailSide()
{
    return static_cast<int>(std::ceil(PictureGrid::kThumbnailSide * qGuiApp->devicePixelRatio()));
}

} // namespace

DataView::DataView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_context(context),
      m_controller(context.opened().datasets()),
      m_analyser(context.opened().jobs(), defaultDatasetCacheFolder()),
      m_thumbnails(context.opened().jobs(), thumbnailSide()),
      m_locating(context.opened().jobs())
{
    buildPage();
    connectParts();
    refreshCase();
    m_isProofShown = false; // asked for before the page existed
    showProof();
}

DataView::~DataView() = default;

void DataView::buildPage()
{
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, 0);
    column->setSpacing(kGrid);
    m_header = new DataHeader(m_controller, m_page);
    column->addWidget(m_header);
    m_message = new MessageBar(m_page);
    column->addWidget(m_message);
    m_tabs = new QTabWidget(m_page);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("dataTabs")); // remembered by these names
    m_overview = new DataOverviewPanel(m_context.opened().jobs(), m_controller, m_tabs);
    m_overview->setObjectName(QStringLiteral("overview"));
    m_tabs->addTab(m_overview, tr("Overview"));
    m_defects = new DefectsPanel(m_context.opened().jobs(), m_analyser, m_thumbnails, m_tabs);
    m_defects->setObjectName(QStringLiteral("defects"));
    m_tabs->addTab(m_defects, tr("Defects"));
    m_pictures = new PicturesPanel(m_context.opened().jobs(), m_thumbnails, m_tabs);
    m_pictures->setObjectName(QStringLiteral("pictures"));
    m_tabs->addTab(m_pictures, tr("Images"));
    m_failed = new EmptyState(QStringLiteral("dataset"), m_page);
    connect(m_failed->addButton(tr("Read again")), &QPushButton::clicked, this,
            [this] { m_controller.reload(m_name); });
    m_content = new FittingStack(m_page);
    m_content->addWidget(m_tabs);
    m_content->addWidget(m_failed);
    column->addWidget(m_content, 1);

    m_empty = new EmptyState(QStringLiteral("dataset"), this);
    connect(m_empty->addButton(tr("Open a folder…")), &QPushButton::clicked, this,
            &View::openRequested);
    m_stack = new FittingStack(this);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

void DataView::connectParts()
{
    connect(&m_controller, &DatasetController::sourcesChanged, this, &DataView::refreshCase);
    connect(&m_context, &ViewContext::caseChanged, this, &DataView::refreshCase);
    const auto follow = [this](ArtifactKind kind) {
        if (kind == ArtifactKind::Dataset)
            refreshCase();
    };
    connect(&m_context, &ViewContext::currentArtifactChanged, this, follow);
    connect(&m_context, &ViewContext::artifactRequested, this, [this, follow](ArtifactKind kind) {
        follow(kind);
        if (kind != ArtifactKind::Dataset)
            return;
        m_isProofShown = false;
        showProof();
    });
    connect(&m_controller, &DatasetController::stateChanged, this, [this](const QString& name) {
        if (name == m_name)
            refreshDataset();
    });
    connect(&m_controller, &DatasetController::progressChanged, this, [this](const QString& name) {
        if (name == m_name)
            m_header->refresh();
    });
    connect(m_header, &DataHeader::datasetChosen, &m_context, [this](const QString& name) {
        m_context.setCurrentArtifact(ArtifactKind::Dataset, name);
    });
    connect(m_header, &DataHeader::locateRequested, this, &DataView::locate);
    connect(m_header, &DataHeader::outsideAllowed, this, &DataView::allowOutside);
    connect(&m_analyser, &DatasetAnalyser::changed, this, &DataView::refreshAnalysis);
    connect(m_overview, &DataOverviewPanel::classChosen, this, [this](int classIndex) {
        m_tabs->setCurrentWidget(m_pictures);
        m_pictures->setClassFilter(classIndex);
    });
    connect(m_overview, &DataOverviewPanel::defectsRequested, this,
            [this] { m_tabs->setCurrentWidget(m_defects); });
    connect(m_overview, &DataOverviewPanel::resizerChosen, this,
            [this](const ResizerGeometry& resizer) {
                DefectOptions options = m_analyser.options();
                options.resizer = resizer;
                m_analyser.analyse(m_dataset, options);
            });
    connect(m_defects, &DefectsPanel::pictureRequested, this, &DataView::openPicture);
    connect(m_defects, &DefectsPanel::countChanged, this, &View::statusTextChanged);
    connect(m_pictures, &PicturesPanel::countChanged, this, &View::statusTextChanged);
    constexpr std::uint32_t kNoImage = ~0U;
    const auto pick = [this](const QString& field, std::uint32_t image) {
        if (m_dataset)
            m_context.pick(RecordEvidence{.dataset = m_dataset->source().id(),
                                          .defect = {},
                                          .count = 1,
                                          .where = field.toStdString(),
                                          .image = image,
                                          .records = {},
                                          .caption = {}});
    };
    connect(m_pictures, &PicturesPanel::pictureShown, this,
            [pick](quint32 picture) { pick({}, picture); });
    connect(m_overview, &DataOverviewPanel::fieldPicked, this,
            [pick](const QString& field) { pick(field, kNoImage); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &View::statusTextChanged);
}

QString DataView::wantedName() const
{
    const auto sources = m_controller.sources();
    const auto isThere = [&sources](const QString& name) {
        return std::any_of(sources.begin(), sources.end(), [&name](const DatasetSourcePtr& source) {
            return toQString(source->name()) == name;
        });
    };
    const QString wanted = m_context.currentArtifact(ArtifactKind::Dataset);
    if (isThere(wanted))
        return wanted;
    if (isThere(m_name))
        return m_name;
    return sources.empty() ? QString() : toQString(sources.front()->name());
}

void DataView::refreshCase()
{
    QStringList names;
    for (const DatasetSourcePtr& source : m_controller.sources())
        names << toQString(source->name());
    m_header->setNames(names);
    const bool isOpen = m_context.opened().caseData() != nullptr;
    m_empty->setTexts(
        isOpen ? tr("No dataset in this case") : tr("Nothing is open"),
        tr("Open a folder of images, of TFRecords, of COCO, Pascal VOC or YOLO annotations, or "
           "the data.yaml or pipeline.config that names them. Images are only read."));
    m_stack->setCurrentWidget(names.isEmpty() ? static_cast<QWidget*>(m_empty) : m_page);
    showDataset(wantedName());
}

void DataView::showDataset(const QString& name)
{
    m_name = name;
    m_header->setName(name);
    m_controller.request(name);
    refreshDataset();
}

void DataView::refreshDataset()
{
    m_header->refresh();
    const DatasetPtr dataset = m_controller.dataset(m_name);
    const std::optional<Error> error = m_controller.error(m_name);
    if (error)
        m_failed->setTexts(tr("The dataset could not be read"), errorMessage(*error));
    m_content->setCurrentWidget(error ? static_cast<QWidget*>(m_failed) : m_tabs);
    m_tabs->setEnabled(dataset != nullptr);
    if (dataset == m_dataset)
        return;
    m_dataset = dataset;
    m_thumbnails.setDataset(dataset);
    m_pictures->setDataset(dataset);
    m_analyser.analyse(dataset, optionsOfCase());
    showProof();
    emit statusTextChanged();
}

ConfigDocumentPtr DataView::configOfDataset() const
{
    const CasePtr& opened = m_context.opened().caseData();
    const DatasetSourcePtr source = m_controller.source(m_name);
    if (!opened || !source || source->configPath.empty())
        return nullptr;
    const auto found = std::find_if(
        opened->configs.begin(), opened->configs.end(),
        [&](const ConfigDocumentPtr& config) { return config->file.path == source->configPath; });
    return found == opened->configs.end() ? nullptr : *found;
}

DefectOptions DataView::optionsOfCase() const
{
    const ConfigDocumentPtr config = configOfDataset();
    return config ? defectOptionsOfConfig(*config) : DefectOptions();
}

void DataView::refreshAnalysis()
{
    const DefectReportPtr& defects = m_analyser.defects();
    m_overview->setAnalysis(m_name, m_analyser.dataset(), m_analyser.statistics(), defects);
    m_defects->refresh();
    const int tab = m_tabs->indexOf(m_defects);
    std::shared_ptr<std::vector<bool>> defective;
    std::uint64_t count = 0;
    if (defects) {
        defective = std::make_shared<std::vector<bool>>(m_analyser.dataset()->imageCount());
        for (const Defect& defect : defects->rows) {
            if (defect.hasImage())
                (*defective)[defect.image] = true;
        }
        for (const DefectSummary& summary : defects->summaries)
            count += summary.count;
    }
    m_tabs->setTabText(
        tab, count == 0
                 ? tr("Defects")
                 : tr("Defects (%1)").arg(formatted(static_cast<double>(count), Unit::Count)));
    m_pictures->setDefective(std::move(defective));
    emit statusTextChanged();
}

void DataView::openPicture(quint32 picture, int box)
{
    m_tabs->setCurrentWidget(m_pictures);
    m_pictures->openPicture(picture, box);
}

void DataView::showProof()
{
    const std::optional<RecordEvidence>& proof = m_context.recordFocus();
    if (m_isProofShown || !proof || !m_dataset || m_context.nameOf(proof->dataset) != m_name)
        return;
    m_isProofShown = true;
    const DefectKind* kind = findDefectKind(proof->defect);
    if (kind != nullptr)
        m_defects->setKind(kind->id);
    if (proof->image < m_dataset->imageCount())
        openPicture(proof->image, -1);
    else
        m_tabs->setCurrentWidget(kind != nullptr ? static_cast<QWidget*>(m_defects) : m_overview);
}

void DataView::locate()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder with the files of %1").arg(m_name));
    if (!folder.isEmpty())
        readFrom(folder);
}

void DataView::readFrom(const QString& folder)
{
    const DatasetSourcePtr source = m_controller.source(m_name);
    if (!source)
        return;
    m_locating.start(
        [source, config = configOfDataset(), path = QFile::encodeName(folder).toStdString()](
            WorkMonitor&) { return relocatedDataset(*source, config.get(), path); },
        [this, name = m_name](const Result<DatasetSourcePtr>& moved) {
            if (moved)
                replace(name, *moved);
            else
                m_message->showMessage(errorMessage(moved.error()), false);
        });
}

void DataView::allowOutside()
{
    const DatasetSourcePtr source = m_controller.source(m_name);
    if (!source)
        return;
    auto allowed = std::make_shared<DatasetSource>(*source);
    allowed->outsideAllowed = true;
    replace(m_name, std::move(allowed));
}

void DataView::replace(const QString& name, const DatasetSourcePtr& source)
{
    m_context.opened().replaceDataset(name, source); // for the rules and the other pages
    m_controller.replaceSource(name, source);
}

void DataView::settle()
{
    m_locating.finish();
    m_controller.finish();
    m_analyser.finish();
    if (m_tabs->currentWidget() == m_pictures)
        m_pictures->settle();
    else if (m_tabs->currentWidget() == m_defects)
        m_defects->settle();
    else
        m_overview->settle();
    emit statusTextChanged();
}

QString DataView::statusText() const
{
    if (!m_dataset)
        return {};
    return m_tabs->currentWidget() == m_defects ? m_defects->countText() : m_pictures->countText();
}

std::unique_ptr<const ViewFactory> makeDataViewFactory()
{
    return std::make_unique<StandardViewFactory<DataView>>(
        QStringLiteral("data"), QStringLiteral("dataset"), [] { return DataView::tr("Data"); },
        std::vector<ArtifactKind>{ArtifactKind::Dataset});
}

} // namespace faultline::ui
