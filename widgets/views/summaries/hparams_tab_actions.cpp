// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the tab of hyperparameters is put together, and what its rows and buttons do.
#include "model/qt/defect_export.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/summaries/hparam_export.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/message_bar.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/hparam_panel.h"
#include "widgets/views/summaries/hparams_tab.h"
#include "widgets/views/summaries/metric_colors.h"
#include "widgets/views/summaries/parallel_view.h"
#include "widgets/views/summaries/scatter_view.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include <functional>

namespace faultline::ui {

namespace {

/// Equal digits; beside the run a dot in the colour of its metric.
class SessionDelegate final : public QStyledItemDelegate {
public:
    using ColorOf = std::function<QColor(const QModelIndex&)>;

    SessionDelegate(ColorOf colorOf, QObject* parent)
        : QStyledItemDelegate(parent), m_colorOf(std::move(colorOf))
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font = tabularFont(option->font);
        if (index.column() != HparamTableModel::kRunColumn)
            return;
        const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1.0;
        QPixmap dot(QSize(kDot, kDot) * ratio);
        dot.setDevicePixelRatio(ratio);
        dot.fill(Qt::transparent);
        QPainter painter(&dot);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colorOf(index));
        painter.drawEllipse(0, 0, kDot, kDot);
        painter.end();
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(kDot, kDot);
        option->icon = QIcon(dot);
    }

private:
    static constexpr int kDot = 10;
    ColorOf m_colorOf;
};

QString formatFilter(HparamFormat format)
{
    return format == HparamFormat::Csv ? HparamsTab::tr("Table (*.csv)")
                                       : HparamsTab::tr("JSON (*.json)");
}

} // namespace

void HparamsTab::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_stack = new QStackedWidget(this);
    column->addWidget(m_stack);
    m_empty = new EmptyState(QStringLiteral("summaries"), m_stack);
    m_stack->addWidget(m_empty);
    auto* page = new QWidget(m_stack);
    m_stack->addWidget(page);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(buildControls());
    m_message = new MessageBar(page);
    rows->addWidget(m_message);

    auto* across = new QSplitter(Qt::Horizontal, page);
    across->setChildrenCollapsible(false);
    m_panel = new HparamPanel(across);
    across->addWidget(m_panel);
    m_splitter = new QSplitter(Qt::Vertical, across);
    m_splitter->setChildrenCollapsible(false);
    across->addWidget(m_splitter);
    across->setStretchFactor(1, 1);
    across->setSizes({30 * kGrid, 80 * kGrid});
    m_splitter->addWidget(buildDrawings());
    buildTable();
    m_splitter->addWidget(m_tableView);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    rows->addWidget(across, 1);

    connect(m_panelButton, &QToolButton::toggled, m_panel, &QWidget::setVisible);
    connect(m_panel, &HparamPanel::metricToggled, this, &HparamsTab::toggleMetric);
    connect(m_panel, &HparamPanel::hparamToggled, this, &HparamsTab::toggleHparam);
    connect(m_panel, &HparamPanel::currentKeyChanged, this, &HparamsTab::refreshFilterEditor);
    connect(&m_panel->filterEditor(), &HparamFilterEditor::filterRequested, this,
            &HparamsTab::setFilter);
}

QWidget* HparamsTab::buildControls()
{
    auto* bar = new QWidget(this);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, bar);
    flow->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    const auto addCombo = [&](const QString& label, const QString& name) {
        auto* group = new QWidget(bar);
        auto* row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(kGrid / 2);
        auto* text = new QLabel(label, group);
        auto* combo = new QComboBox(group);
        combo->setAccessibleName(name);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        text->setBuddy(combo);
        row->addWidget(text);
        row->addWidget(combo);
        flow->addWidget(group);
        return combo;
    };
    m_panelButton = new QToolButton(bar);
    m_panelButton->setText(tr("Columns"));
    m_panelButton->setCheckable(true);
    m_panelButton->setChecked(true);
    m_panelButton->setToolTip(tr("Show which columns there are, and their filters"));
    flow->addWidget(m_panelButton);
    m_drawingCombo = addCombo(tr("Draw"), tr("What to draw"));
    m_drawingCombo->addItem(tr("Parallel coordinates"), static_cast<int>(Drawing::Parallel));
    m_drawingCombo->addItem(tr("Scatter plots"), static_cast<int>(Drawing::Scatter));
    m_drawingCombo->addItem(tr("Nothing"), static_cast<int>(Drawing::None));
    connect(m_drawingCombo, &QComboBox::currentIndexChanged, this, &HparamsTab::refreshPlot);
    m_aggregateCombo = addCombo(tr("Value"), tr("Which value of a metric"));
    for (const MetricAggregate aggregate :
         {MetricAggregate::Last, MetricAggregate::Min, MetricAggregate::Max, MetricAggregate::Mean})
        m_aggregateCombo->addItem(aggregateName(aggregate), static_cast<int>(aggregate));
    connect(m_aggregateCombo, &QComboBox::currentIndexChanged, this, [this] {
        m_aggregate = static_cast<MetricAggregate>(m_aggregateCombo->currentData().toInt());
        makeTable();
    });
    m_colorCombo = addCombo(tr("Colour"), tr("Metric that gives the colours"));
    connect(m_colorCombo, &QComboBox::currentIndexChanged, this, [this] {
        m_colorKey = m_colorCombo->currentData().toString();
        refreshColors();
        m_tableView->viewport()->update();
        refreshPanel();
        refreshPlot();
    });
    m_legend = new MetricLegend(bar);
    flow->addWidget(m_legend);
    m_count = new QLabel(bar);
    flow->addWidget(m_count);
    m_clearFilters = new QPushButton(tr("Clear filters"), bar);
    connect(m_clearFilters, &QPushButton::clicked, this, [this] {
        m_filters.clear();
        refreshAccepted();
    });
    flow->addWidget(m_clearFilters);
    m_exportButton = new QToolButton(bar);
    buildExportMenu();
    flow->addWidget(m_exportButton);
    return bar;
}

void HparamsTab::buildExportMenu()
{
    m_exportButton->setText(tr("Export"));
    m_exportButton->setToolTip(tr("Write or copy the rows and columns shown"));
    m_exportButton->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_exportButton);
    menu->addAction(tr("CSV…"), this, [this] { askAndExport(HparamFormat::Csv); });
    menu->addAction(tr("JSON…"), this, [this] { askAndExport(HparamFormat::Json); });
    menu->addAction(tr("Copy as Markdown"), this, &HparamsTab::copyMarkdown);
    m_exportButton->setMenu(menu);
}

QWidget* HparamsTab::buildDrawings()
{
    m_drawings = new QStackedWidget(m_splitter);
    m_parallel = new ParallelView;
    m_scatter = new ScatterView;
    const auto addArea = [this](QWidget* drawing) {
        auto* area = new QScrollArea(m_drawings);
        area->setWidget(drawing);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
        m_drawings->addWidget(area);
        return area;
    };
    m_parallelArea = addArea(m_parallel);
    m_scatterArea = addArea(m_scatter);
    m_drawings->setMinimumHeight(20 * kGrid);
    connect(m_parallel, &ParallelView::filterRequested, this, &HparamsTab::setFilter);
    connect(m_parallel, &ParallelView::moveRequested, this, &HparamsTab::moveAxis);
    connect(m_parallel, &ParallelView::logRequested, this,
            [this](const std::string& key, bool logarithmic) {
                m_logAxes[key] = logarithmic;
                refreshPlot();
            });
    connect(m_parallel, &ParallelView::chosen, this, &HparamsTab::chooseRow);
    connect(m_scatter, &ScatterView::filterRequested, this, &HparamsTab::setFilter);
    connect(m_scatter, &ScatterView::chosen, this, &HparamsTab::chooseRow);
    return m_drawings;
}

void HparamsTab::buildTable()
{
    m_sorted->setSortRole(SortRole);
    m_tableView = new QTableView(m_splitter);
    m_tableView->setModel(m_sorted);
    m_tableView->setAccessibleName(tr("Sessions"));
    m_tableView->setItemDelegate(new SessionDelegate(
        [this](const QModelIndex& index) { return rowColor(rowOf(index)); }, m_tableView));
    m_tableView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tableView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tableView->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tableView->setWordWrap(false);
    m_tableView->setTabKeyNavigation(false);
    m_tableView->setMinimumHeight(12 * kGrid);
    m_tableView->verticalHeader()->hide();
    m_tableView->verticalHeader()->setDefaultSectionSize(3 * kGrid);
    m_tableView->horizontalHeader()->setSectionsMovable(true);
    m_tableView->horizontalHeader()->setHighlightSections(false);
    m_tableView->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_tableView->setSortingEnabled(true);
    connect(m_tableView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) { chooseRow(rowOf(index)); });
    connect(m_tableView, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { openScalars(rowOf(index)); });
    connect(m_tableView, &QWidget::customContextMenuRequested, this, &HparamsTab::showRowMenu);
}

int HparamsTab::rowOf(const QModelIndex& sorted) const
{
    return sorted.isValid() ? m_sorted->mapToSource(sorted).row() : -1;
}

QColor HparamsTab::rowColor(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < m_colors.size() ? m_colors[at] : QColor(Qt::transparent);
}

void HparamsTab::chooseRow(int row)
{
    if (row == m_chosenRow)
        return;
    m_chosenRow = row;
    m_parallel->setChosenRow(row);
    m_scatter->setChosenRow(row);
    const QModelIndex shown = m_sorted->mapFromSource(m_model.index(row, 0));
    if (shown.isValid() && rowOf(m_tableView->currentIndex()) != row) {
        m_tableView->setCurrentIndex(shown);
        m_tableView->scrollTo(shown);
    }
}

void HparamsTab::showSession(int row, bool shown)
{
    QStringList runs;
    for (const std::string& run : m_table->sessions[static_cast<std::size_t>(row)].runs)
        runs << toQString(run);
    m_context.setRunsVisible(runs, shown);
    // Also if nothing changed: the box shows what is, not what was asked for.
    refreshShownSessions();
}

void HparamsTab::showOnly(int row)
{
    if (row < 0 || !m_table)
        return;
    m_context.setAllRunsVisible(false);
    showSession(row, true);
}

void HparamsTab::openScalars(int row)
{
    if (row < 0 || !m_table)
        return;
    showOnly(row);
    emit pageRequested(QStringLiteral("scalars"));
}

void HparamsTab::showRowMenu(const QPoint& position)
{
    const int row = rowOf(m_tableView->indexAt(position));
    if (row < 0)
        return;
    auto* menu = new QMenu(m_tableView);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show only this session"), this, [this, row] { showOnly(row); });
    menu->addAction(tr("Show all runs"), this, [this] { m_context.setAllRunsVisible(true); });
    menu->addSeparator();
    menu->addAction(tr("Open its scalars"), this, [this, row] { openScalars(row); });
    menu->popup(m_tableView->viewport()->mapToGlobal(position));
}

HparamSelection HparamsTab::shownSelection() const
{
    HparamSelection selection;
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        selection.rows.push_back(static_cast<std::size_t>(rowOf(m_sorted->index(row, 0))));
    const QHeaderView* header = m_tableView->horizontalHeader();
    for (int place = 0; place < header->count(); ++place) {
        if (const int column = m_model.tableColumn(header->logicalIndex(place)); column >= 0)
            selection.columns.push_back(static_cast<std::size_t>(column));
    }
    return selection;
}

void HparamsTab::askAndExport(HparamFormat format)
{
    auto* dialog = new QFileDialog(window(), tr("Export"), {}, formatFilter(format));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(format == HparamFormat::Csv ? QStringLiteral("hparams.csv")
                                                   : QStringLiteral("hparams.json"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format](const QString& path) { writeTable(path, format); });
    dialog->open();
}

void HparamsTab::writeTable(const QString& path, HparamFormat format)
{
    if (!m_table)
        return;
    const HparamSelection selection = shownSelection();
    const Result<void> saved =
        saveText(QFile::encodeName(path).toStdString(), exportHparams(*m_table, selection, format));
    if (!saved)
        return m_message->showMessage(errorMessage(saved.error()), false);
    m_message->showMessage(
        tr("%n session(s) written to %1", nullptr, static_cast<int>(selection.rows.size()))
            .arg(QDir::toNativeSeparators(path)),
        true);
}

void HparamsTab::copyMarkdown()
{
    if (!m_table)
        return;
    const HparamSelection selection = shownSelection();
    QGuiApplication::clipboard()->setText(
        toQString(exportHparams(*m_table, selection, HparamFormat::Markdown)));
    m_message->showMessage(
        tr("%n session(s) copied", nullptr, static_cast<int>(selection.rows.size())), true);
}

void HparamsTab::settle()
{
    m_loader.finish();
    m_tableWork.finish();
    showWhatThereIs();
}

QString HparamsTab::statusText() const
{
    if (!m_table)
        return {};
    QStringList parts{m_count->text()};
    if (m_table->runsWithout > 0)
        parts << tr("%n run(s) without hyperparameters", nullptr,
                    static_cast<int>(m_table->runsWithout));
    if (!m_table->errors.empty())
        parts << tr("%n value(s) cannot be read: %1", nullptr,
                    static_cast<int>(m_table->errors.size()))
                     .arg(errorMessage(m_table->errors.front()));
    if (m_table->leftOut > 0)
        parts << tr("%n field(s) of configurations left out", nullptr,
                    static_cast<int>(m_table->leftOut));
    if (m_columns.size() > ParallelView::kMostAxes)
        parts << tr("%1 of %2 axes drawn").arg(ParallelView::kMostAxes).arg(m_columns.size());
    return parts.join(QStringLiteral(" · "));
}

std::unique_ptr<const SummaryTabFactory> makeHparamsTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<HparamsTab>>(
        QStringLiteral("hparams"), [] { return HparamsTab::tr("HParams"); }, &countHparamSources);
}

} // namespace faultline::ui
