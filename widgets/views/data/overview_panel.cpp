// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/overview_panel.h"

#include "model/dataset/statistics/compare_datasets.h"
#include "model/qt/dataset_tables.h"
#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/bar_delegate.h"
#include "widgets/views/data/box_size_map.h"
#include "widgets/views/data/heat_map_view.h"
#include "widgets/views/data/histogram.h"
#include "widgets/views/data/histogram_data.h"
#include "widgets/views/data/overview_sentences.h"
#include "widgets/views/trace/copy_table.h"

#include <QAbstractScrollArea>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <thread>

namespace faultline::ui {

namespace {

/// Of a widget: the field of the dataset that it shows.
constexpr const char* kFieldProperty = "datasetField";

/// From here on two cards stand side by side.
constexpr int kTwoColumnsFrom = 88 * kGrid;
constexpr int kCardFrame = 7 * kGrid; ///< of a card, what is not content
constexpr int kLeastName = 14 * kGrid;
constexpr int kFirstExtraColumn = 4; ///< of the table of classes
constexpr int kChartHeight = 22 * kGrid;
constexpr int kMostClassRows = 9;
/// Pictures that are decoded to measure: a second or two of work.
constexpr std::size_t kDecodeSample = 200;

/// What sizes can be shown after, beside the stored ones and those of the configuration.
std::vector<ResizerGeometry> usualResizers()
{
    return {ResizerGeometry::fixed(300, 300), ResizerGeometry::fixed(512, 512),
            ResizerGeometry::letterbox(640, 640), ResizerGeometry::keepAspect(800, 1333)};
}

QWidget* makeSwatch(const QString& name, const QColor& color, QWidget* parent)
{
    auto* entry = new QWidget(parent);
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    auto* swatch = new QLabel(entry);
    QPixmap pixmap(QSize(12, 12) * entry->devicePixelRatioF());
    pixmap.setDevicePixelRatio(entry->devicePixelRatioF());
    pixmap.fill(color);
    swatch->setPixmap(pixmap);
    row->addWidget(swatch);
    row->addWidget(new QLabel(name, entry));
    return entry;
}

} // namespace

DataOverviewPanel::DataOverviewPanel(const JobQueuePtr& jobs, DatasetController& controller,
                                     QWidget* parent)
    : QWidget(parent), m_controller(controller), m_compareWork(jobs), m_decodeWork(jobs)
{
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content = new QWidget(m_scroll);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid);
    m_sentence = makePageHeading({}, m_content);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_sentence);
    m_verdict = new QLabel(m_content);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::RichText);
    m_verdict->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_verdict, &QLabel::linkActivated, this, &DataOverviewPanel::defectsRequested);
    column->addWidget(m_verdict);
    m_legend = new QWidget(m_content);
    m_legendFlow = new FlowLayout(2 * kGrid, kGrid / 2, m_legend);
    m_legendFlow->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_legend);
    m_grid = new QGridLayout;
    m_grid->setSpacing(kGrid);
    column->addLayout(m_grid);
    column->addStretch(1);
    buildCards();
    m_scroll->setWidget(m_content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
    placeCards();

    connect(&m_controller, &DatasetController::sourcesChanged, this,
            &DataOverviewPanel::listOthers);
    connect(&m_controller, &DatasetController::stateChanged, this, [this](const QString& name) {
        if (name == m_compared)
            compare();
    });
}

CardFrame* DataOverviewPanel::addCard(const QString& title, QWidget* content, QWidget* beside)
{
    auto* card = new CardFrame(m_content);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid + kGrid / 2);
    column->setSpacing(kGrid);
    auto* top = new QHBoxLayout;
    top->addWidget(makeCardHeading(title, card), 1);
    if (beside != nullptr) {
        beside->setParent(card);
        top->addWidget(beside);
    }
    column->addLayout(top);
    content->setParent(card);
    column->addWidget(content, 1);
    column->addStretch(); // below what has a height of its own
    m_cards.push_back(card);
    return card;
}

void DataOverviewPanel::buildCards()
{
    m_classes = new CopyTable(m_classModel, tr("Classes"), m_content);
    m_classBars = new BarDelegate(m_classes);
    m_classes->setItemDelegateForColumn(kClassBoxesColumn, m_classBars);
    m_classes->setToolTip(tr("Double-click a class to see its images"));
    m_classes->setTextElideMode(Qt::ElideRight);
    connect(m_classes, &QAbstractItemView::activated, this, [this] {
        const int row = m_classes->currentSourceRow();
        if (m_statistics && row >= 0)
            emit classChosen(
                static_cast<int>(m_statistics->classesByFrequency[static_cast<std::size_t>(row)]));
    });
    addCard(tr("Classes"), m_classes);
    addCard(tr("Sizes of images"), buildSizes()); // beside the other short table

    m_boxSizes = new Histogram(tr("Sizes of boxes"), m_content);
    m_resizer = new QComboBox(m_content);
    m_resizer->setAccessibleName(tr("What the sizes of boxes are measured after"));
    m_resizer->addItem(tr("as stored"));
    for (const ResizerGeometry& resizer : usualResizers())
        m_resizer->addItem(resizerName(resizer));
    connect(m_resizer, &QComboBox::activated, this, [this](int index) {
        emit resizerChosen(index == 0 ? ResizerGeometry()
                                      : usualResizers().at(static_cast<std::size_t>(index) - 1));
    });
    addCard(tr("Sizes of boxes"), m_boxSizes, m_resizer);

    m_sizeMap = new BoxSizeMap(m_content);
    addCard(tr("Width and height of boxes"), m_sizeMap);

    m_boxesPerPicture = new Histogram(tr("Boxes per image"), m_content);
    addCard(tr("Boxes per image"), m_boxesPerPicture);

    m_places = new HeatMapView(m_content);
    addCard(tr("Where boxes are"), m_places);

    m_boxAspects = new Histogram(tr("Width over height of boxes"), m_content);
    addCard(tr("Width over height of boxes"), m_boxAspects);

    m_splits = new CopyTable(m_splitModel, tr("Splits side by side"), m_content);
    m_splits->setSortingEnabled(false);
    addCard(tr("Splits"), m_splits);

    QWidget* compareText = buildCompare();
    addCard(tr("Compared with"), compareText, m_compareWith);

    pickFieldAt(m_classes, "class");
    pickFieldAt(m_sizes, "image_width");
    pickFieldAt(m_boxSizes, "box_width");
    pickFieldAt(m_sizeMap, "box_width");
    pickFieldAt(m_boxesPerPicture, "boxes");
    pickFieldAt(m_splits, "class_per_split");

    for (QWidget* chart : {static_cast<QWidget*>(m_boxesPerPicture),
                           static_cast<QWidget*>(m_boxSizes), static_cast<QWidget*>(m_boxAspects),
                           static_cast<QWidget*>(m_places), static_cast<QWidget*>(m_sizeMap)})
        chart->setMinimumHeight(kChartHeight);
}

/// What shows a field of the dataset: a click on it, or Return, points at the field.
void DataOverviewPanel::pickFieldAt(QWidget* content, const char* field)
{
    const auto* table = qobject_cast<const QAbstractScrollArea*>(content);
    for (QWidget* part : {content, table != nullptr ? table->viewport() : nullptr}) {
        if (part == nullptr)
            continue;
        part->setProperty(kFieldProperty, QLatin1String(field));
        part->installEventFilter(this);
    }
}

bool DataOverviewPanel::eventFilter(QObject* watched, QEvent* event)
{
    const auto isReturn = [event] {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    };
    const bool points = event->type() == QEvent::MouseButtonRelease
                        || (event->type() == QEvent::KeyPress && isReturn());
    if (const QVariant field = watched->property(kFieldProperty); points && field.isValid())
        emit fieldPicked(field.toString());
    return QWidget::eventFilter(watched, event);
}

QWidget* DataOverviewPanel::buildSizes()
{
    auto* content = new QWidget(m_content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    m_sizes = new CopyTable(m_sizeModel, tr("Sizes of images"), content);
    m_sizeBars = new BarDelegate(m_sizes);
    m_sizes->setItemDelegateForColumn(kSizePicturesColumn, m_sizeBars);
    column->addWidget(m_sizes, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    m_decodeCost = makeMutedLabel({}, content);
    row->addWidget(m_decodeCost, 1);
    m_measure = new QPushButton(tr("Measure decoding"), content);
    m_measure->setToolTip(tr("Reads and decodes some images on this machine, at full size"));
    connect(m_measure, &QPushButton::clicked, this, &DataOverviewPanel::measureDecoding);
    row->addWidget(m_measure);
    column->addLayout(row);
    return content;
}

void DataOverviewPanel::measureDecoding()
{
    if (!m_dataset)
        return;
    m_measure->setEnabled(false);
    m_decodeCost->setText(tr("Decoding…"));
    m_decodeWork.start(
        [dataset = m_dataset](WorkMonitor& monitor) {
            WorkerPool pool(std::max(1U, std::thread::hardware_concurrency()));
            return Result<DecodeCost>(measureDecodeCost(*dataset, kDecodeSample, pool, monitor));
        },
        [this](const Result<DecodeCost>& cost) {
            m_measure->setEnabled(true);
            m_decodeCost->setText(cost ? decodeSentence(*cost) : errorMessage(cost.error()));
        });
}

QWidget* DataOverviewPanel::buildCompare()
{
    m_compareWith = new QComboBox(m_content);
    m_compareWith->setAccessibleName(tr("Dataset to compare with"));
    m_compareWith->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_compareWith->setMinimumContentsLength(18);
    connect(m_compareWith, &QComboBox::activated, this, [this] {
        m_compared = m_compareWith->currentData().toString();
        if (!m_compared.isEmpty())
            m_controller.request(m_compared);
        compare();
    });
    m_differences = makeTextLabel({}, m_content);
    m_differences->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return m_differences;
}

void DataOverviewPanel::placeCards()
{
    const int columns = width() >= kTwoColumnsFrom ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (CardFrame* card : m_cards)
        m_grid->removeWidget(card);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto number = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], number / columns, number % columns);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns == 2 ? 1 : 0);
}

void DataOverviewPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeCards();
    refreshClassColumns();
}

void DataOverviewPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_places != nullptr)
        refresh();
}

void DataOverviewPanel::setAnalysis(const QString& name, const DatasetPtr& dataset,
                                    const DatasetStatisticsPtr& statistics,
                                    const DefectReportPtr& defects)
{
    const bool isAnother = name != m_name;
    m_name = name;
    m_dataset = dataset;
    m_statistics = statistics;
    m_defects = defects;
    if (isAnother) {
        m_decodeWork.drop();
        m_measure->setEnabled(true);
        m_decodeCost->setText({});
        m_compared.clear();
        m_scroll->verticalScrollBar()->setValue(0);
        listOthers();
    }
    refresh();
    compare();
}

void DataOverviewPanel::refresh()
{
    for (CardFrame* card : m_cards)
        card->setVisible(m_statistics != nullptr);
    refreshSentence();
    refreshLegend();
    if (!m_statistics)
        return;
    refreshTables();
    refreshHistograms();
}

void DataOverviewPanel::refreshSentence()
{
    m_sentence->setText(m_statistics ? datasetSentence(*m_statistics)
                        : m_dataset  ? tr("Counting…")
                                     : QString());
    m_verdict->setVisible(m_defects != nullptr);
    if (m_defects)
        m_verdict->setText(defectVerdict(*m_defects));
}

void DataOverviewPanel::refreshLegend()
{
    while (m_legendFlow->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_legendFlow->takeAt(0));
        delete item->widget();
    }
    const std::size_t splits = m_statistics ? m_statistics->splits.size() : 0;
    m_legend->setVisible(splits > 1);
    for (std::size_t i = 0; i < splits && splits > 1; ++i) {
        if (m_statistics->splits[i].images == 0)
            continue; // no chart shows it
        m_legendFlow->addWidget(makeSwatch(splitName(m_dataset->source(), i),
                                           splitColor(i, splits, palette()), m_legend));
    }
}

void DataOverviewPanel::fitRows(CopyTable& table, int mostRows)
{
    const int rows = std::clamp(table.model()->rowCount(), 1, mostRows);
    const int height = table.horizontalHeader()->sizeHint().height()
                       + rows * table.verticalHeader()->defaultSectionSize() + kGrid;
    table.setFixedHeight(height);
}

void DataOverviewPanel::refreshClassColumns()
{
    QHeaderView* header = m_classes->horizontalHeader();
    if (header->count() == 0)
        return;
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    // Names need the room more than ids and counts of single splits.
    const QAbstractItemView& cells = *m_classes;
    const int room = width() / m_columns - kCardFrame;
    int used = kLeastName;
    for (int column = 1; column < header->count(); ++column) {
        header->setSectionHidden(column, false); // one that is hidden wants nothing
        used += std::max(cells.sizeHintForColumn(column), header->sectionSizeHint(column)) + kGrid;
        header->setSectionHidden(column, column >= kFirstExtraColumn && used > room);
    }
}

void DataOverviewPanel::refreshTables()
{
    const SplitStatistics& all = m_statistics->all;
    m_classModel.setTable(classTable(m_dataset, m_statistics));
    refreshClassColumns();
    double largest = 0.0;
    for (const ClassStatistics& one : all.classes)
        largest = std::max(largest, static_cast<double>(one.boxes));
    m_classBars->setLargest(largest);
    m_splitModel.setTable(splitTable(m_dataset, m_statistics));
    m_sizeModel.setTable(pictureSizeTable(m_statistics));
    m_sizeBars->setLargest(
        all.commonSizes.empty() ? 0.0 : static_cast<double>(all.commonSizes.front().images));
    fitRows(*m_classes, kMostClassRows);
    fitRows(*m_splits, m_splitModel.rowCount());
    fitRows(*m_sizes, 5);
}

void DataOverviewPanel::refreshHistograms()
{
    QStringList names;
    for (std::size_t i = 0; i < m_statistics->splits.size(); ++i)
        names << splitName(m_dataset->source(), i);
    const auto make = [&](Distribution SplitStatistics::*part, Scale scale, const QString& unit) {
        return histogramOf(*m_statistics, names, part, scale, unit, palette());
    };
    HistogramData perImage = make(&SplitStatistics::boxesPerImage, Scale::Whole, {});
    perImage.axisTitle = tr("boxes per image");
    perImage.counted = tr("images");
    m_boxesPerPicture->setData(std::move(perImage));
    const bool isResized = m_statistics->resizer.kind != ResizerGeometry::Kind::Identity;
    HistogramData sizes =
        make(isResized ? &SplitStatistics::resizedSide : &SplitStatistics::boxSide,
             Scale::Logarithmic, tr("px"));
    // COCO's borders, and what detectors hardly find.
    sizes.marks = {{8.0, tr("tiny < 8")}, {32.0, tr("small < 32")}, {96.0, tr("large > 96")}};
    sizes.axisTitle = tr("size in px (square root of the area)");
    sizes.counted = tr("boxes");
    m_boxSizes->setData(std::move(sizes));
    HistogramData aspects =
        make(isResized ? &SplitStatistics::resizedAspect : &SplitStatistics::boxAspect,
             Scale::Logarithmic, {});
    aspects.marks = {{1.0, tr("square")}};
    aspects.axisTitle = tr("width ÷ height");
    aspects.counted = tr("boxes");
    m_boxAspects->setData(std::move(aspects));
    m_sizeMap->setMap(isResized ? m_statistics->all.resizedSizeMap : m_statistics->all.sizeMap);
    m_places->setMap(m_statistics->all.heatMap, m_statistics->all.imageAspect.quantile(0.5));

    const auto usual = usualResizers();
    const auto found = std::find(usual.begin(), usual.end(), m_statistics->resizer);
    if (!isResized) {
        m_resizer->setCurrentIndex(0);
    } else if (found != usual.end()) {
        m_resizer->setCurrentIndex(static_cast<int>(found - usual.begin()) + 1);
    } else { // of the configuration
        m_resizer->setCurrentIndex(-1);
        m_resizer->setPlaceholderText(resizerName(m_statistics->resizer));
    }
}

void DataOverviewPanel::listOthers()
{
    m_compareWith->clear();
    m_compareWith->addItem(tr("Choose a dataset"), QString());
    for (const DatasetSourcePtr& source : m_controller.sources()) {
        const QString name = toQString(source->name());
        if (name != m_name)
            m_compareWith->addItem(name, name);
    }
    m_compareWith->setCurrentIndex(std::max(0, m_compareWith->findData(m_compared)));
    m_compareWith->setEnabled(m_compareWith->count() > 1);
}

void DataOverviewPanel::compare()
{
    m_compareWork.drop();
    const DatasetPtr other = m_controller.dataset(m_compared);
    if (m_compared.isEmpty()) {
        m_differences->setText(m_compareWith->count() > 1
                                   ? tr("Choose another dataset of this case to see what changed.")
                                   : tr("Open another version of the dataset together with this "
                                        "one to see what changed: larger images, more boxes, new "
                                        "classes."));
        return;
    }
    m_differences->setText(tr("Comparing…"));
    if (!other || !m_statistics)
        return;
    m_compareWork.start(
        [other, statistics = m_statistics](WorkMonitor& monitor) -> Result<std::vector<QString>> {
            WorkerPool pool(1);
            const DatasetStatistics before =
                computeStatistics(*other, statistics->resizer, pool, monitor);
            std::vector<QString> sentences;
            for (const DatasetChange& change : compareDatasets(before, *statistics))
                sentences.push_back(translated(change.sentence));
            return sentences;
        },
        [this](const Result<std::vector<QString>>& sentences) {
            if (!sentences) {
                m_differences->setText(errorMessage(sentences.error()));
                return;
            }
            QStringList lines;
            for (const QString& sentence : *sentences)
                lines << QStringLiteral("• ") + sentence;
            m_differences->setText(lines.isEmpty()
                                       ? tr("No relevant difference from %1.").arg(m_compared)
                                       : lines.join(u'\n'));
        });
}

void DataOverviewPanel::settle()
{
    m_decodeWork.finish();
    m_compareWork.finish();
}

} // namespace faultline::ui
