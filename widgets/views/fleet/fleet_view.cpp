// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/fleet/fleet_view.h"

#include "model/core/location.h"
#include "model/fleet/fleet_store.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/message_bar.h"
#include "widgets/shell/open_location_dialog.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/fleet/fleet_trend.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedLayout>
#include <QStandardPaths>
#include <QTableView>
#include <QTimer>

#include <array>
#include <utility>

namespace faultline::ui {

namespace {

/// Typing is filtered when it rests: each letter would sort 100,000 rows.
constexpr int kTypingMs = 120;

QString findCli()
{
    const QString name = QStringLiteral("faultline-cli");
    const QString beside =
        QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

void setUpTable(QTableView& table)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setAlternatingRowColors(true);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    table.horizontalHeader()->setHighlightSections(false);
    table.setTextElideMode(Qt::ElideRight);
}

} // namespace

/// The rows with the sign of their severity.
class FleetView::SignedFleet final : public QIdentityProxyModel {
public:
    explicit SignedFleet(QWidget& owner) : QIdentityProxyModel(&owner), m_owner(owner) {}

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const bool isVerdict = index.column() == static_cast<int>(FleetModel::Column::Verdict);
        const QVariant severity = isVerdict && role == Qt::DecorationRole
                                      ? QIdentityProxyModel::data(index, SeverityRole)
                                      : QVariant();
        if (!severity.isValid())
            return QIdentityProxyModel::data(index, role);
        const auto grave = static_cast<Severity>(severity.toInt());
        return icon(severityIconName(grave), severityColor(grave, m_owner.palette()));
    }
    void sort(int column, Qt::SortOrder order) override { sourceModel()->sort(column, order); }

private:
    QWidget& m_owner;
};

FleetView::FleetView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_loader(context.opened().jobs(), findCli(), toQString(FleetStore::defaultFolder())),
      m_typing(new QTimer(this))
{
    m_body = new QWidget(this);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(kGrid, kGrid, kGrid, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildBar());
    m_totals = new QLabel(m_body);
    m_totals->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_totals);
    m_notes = new QLabel(m_body);
    m_notes->setWordWrap(true);
    column->addWidget(m_notes);
    m_message = new MessageBar(m_body);
    column->addWidget(m_message);
    buildTables();
    auto* side = new QWidget(m_body);
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(0, 0, 0, kGrid);
    sideColumn->setSpacing(kGrid);
    sideColumn->addWidget(m_groupTable, 3);
    m_trend = new FleetTrend(side);
    sideColumn->addWidget(m_trend, 2);
    auto* splitter = new QSplitter(Qt::Horizontal, m_body);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(side);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({56 * kGrid, 100 * kGrid});
    column->addWidget(splitter, 1);
    buildEmpty();
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_body);

    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingMs);
    connect(m_typing, &QTimer::timeout, this, &FleetView::applyFilter);
    connect(&m_loader, &FleetLoader::changed, this, &FleetView::refresh);
    refresh();
}

FleetView::~FleetView() = default;

QWidget* FleetView::buildBar()
{
    auto* bar = new QWidget(m_body);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_filter = new QLineEdit(bar);
    m_filter->setPlaceholderText(tr("Filter runs: cause, model, GPU, folder"));
    m_filter->setAccessibleName(tr("Filter runs"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    row->addWidget(m_filter, 1);
    auto* label = new QLabel(tr("Group by"), bar);
    row->addWidget(label);
    m_groupBy = new QComboBox(bar);
    m_groupBy->setAccessibleName(tr("Group by"));
    m_groupBy->addItem(tr("Cause"), static_cast<int>(FleetGroupBy::Cause));
    m_groupBy->addItem(tr("End"), static_cast<int>(FleetGroupBy::State));
    m_groupBy->addItem(tr("Model"), static_cast<int>(FleetGroupBy::Model));
    m_groupBy->addItem(tr("GPU"), static_cast<int>(FleetGroupBy::Gpu));
    m_groupBy->addItem(tr("Week"), static_cast<int>(FleetGroupBy::Week));
    label->setBuddy(m_groupBy);
    connect(m_groupBy, &QComboBox::currentIndexChanged, this, [this] {
        m_model.setGroup(groupBy(), std::nullopt);
        refreshGroups();
        refreshTotals();
    });
    row->addWidget(m_groupBy);
    m_export = new QPushButton(tr("Export CSV…"), bar);
    connect(m_export, &QPushButton::clicked, this, &FleetView::exportCsv);
    row->addWidget(m_export);
    auto* open = new QPushButton(tr("Open summaries…"), bar);
    connect(open, &QPushButton::clicked, this, &FleetView::askForFile);
    row->addWidget(open);
    auto* judge = new QPushButton(tr("Judge runs"), bar);
    auto* places = new QMenu(judge);
    places->addAction(tr("In a folder…"), this, &FleetView::askForFolder);
    places->addAction(tr("In a bucket or on another machine…"), this, &FleetView::askForLocation);
    judge->setMenu(places);
    row->addWidget(judge);
    m_cancel = new QPushButton(tr("Cancel"), bar);
    connect(m_cancel, &QPushButton::clicked, &m_loader, &FleetLoader::cancel);
    row->addWidget(m_cancel);
    return bar;
}

void FleetView::buildTables()
{
    m_groupTable = new QTableView(m_body);
    m_groupTable->setModel(&m_groups);
    m_groupTable->setAccessibleName(tr("Cost by group"));
    setUpTable(*m_groupTable);
    QHeaderView* groups = m_groupTable->horizontalHeader();
    groups->setSectionResizeMode(QHeaderView::ResizeToContents);
    groups->setSectionResizeMode(static_cast<int>(FleetGroupModel::Column::Name),
                                 QHeaderView::Stretch);
    connect(m_groupTable, &QTableView::activated, this, &FleetView::chooseGroup);
    connect(m_groupTable, &QTableView::clicked, this, &FleetView::chooseGroup);

    m_table = new QTableView(m_body);
    auto* shown = new SignedFleet(*this);
    shown->setSourceModel(&m_model);
    m_table->setModel(shown);
    m_table->setAccessibleName(tr("Runs"));
    setUpTable(*m_table);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(FleetModel::Column::Lost), Qt::DescendingOrder);
    QHeaderView* header = m_table->horizontalHeader();
    using Column = FleetModel::Column;
    constexpr std::array kWidths{std::pair(Column::Run, 24),   std::pair(Column::Cause, 20),
                                 std::pair(Column::State, 11), std::pair(Column::Model, 16),
                                 std::pair(Column::Gpu, 11),   std::pair(Column::Hours, 11),
                                 std::pair(Column::Lost, 8),   std::pair(Column::Start, 10)};
    for (const auto& [column, width] : kWidths)
        header->resizeSection(static_cast<int>(column), width * kGrid);
    header->setSectionResizeMode(static_cast<int>(Column::Verdict), QHeaderView::Interactive);
    header->resizeSection(static_cast<int>(Column::Verdict), 44 * kGrid);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit runRequested(index.data(PathRole).toString());
    });
}

void FleetView::buildEmpty()
{
    m_empty = new EmptyState(QStringLiteral("fleet"), this);
    QPushButton* open = m_empty->addButton(tr("Open summaries…"));
    connect(open, &QPushButton::clicked, this, &FleetView::askForFile);
    QPushButton* judge = m_empty->addButton(tr("Judge a folder…"));
    connect(judge, &QPushButton::clicked, this, &FleetView::askForFolder);
    QPushButton* fetch = m_empty->addButton(tr("Judge a location…"));
    connect(fetch, &QPushButton::clicked, this, &FleetView::askForLocation);
}

void FleetView::openFile(const QString& path)
{
    m_loader.openFile(path);
}

void FleetView::judgeFolder(const QString& folder)
{
    m_loader.judgeFolder(folder);
}

bool FleetView::openOwn(const QString& path)
{
    if (isUri(path.toStdString()) || QFileInfo(path).isDir())
        judgeFolder(path);
    else
        openFile(path);
    return true;
}

void FleetView::settle()
{
    m_loader.finish();
    if (m_typing->isActive()) {
        m_typing->stop();
        applyFilter();
    }
    m_trend->flush();
}

FleetGroupBy FleetView::groupBy() const
{
    return static_cast<FleetGroupBy>(m_groupBy->currentData().toInt());
}

void FleetView::refresh()
{
    const std::optional<FleetData>& loaded = m_loader.data();
    const bool hasRuns = loaded && !loaded->table->runs().empty();
    if (hasRuns && m_shownTable != loaded->table) {
        m_shownTable = loaded->table;
        m_model.setTable(m_shownTable);
        refreshGroups();
    }
    m_stack->setCurrentWidget(hasRuns ? m_body : static_cast<QWidget*>(m_empty));
    m_cancel->setVisible(m_loader.isRunning());
    if (!hasRuns) {
        const QString problem = m_loader.problem();
        m_empty->setTexts(
            m_loader.isRunning() ? tr("Reading runs…") : tr("Which failures cost most?"),
            problem.isEmpty()
                ? tr("Open a file of summaries, as \"faultline-cli diagnose --each --summary\" "
                     "writes it, or judge every folder of an archive of runs.")
                : problem);
    } else if (!m_loader.problem().isEmpty()) {
        m_message->showMessage(m_loader.problem(), false);
    }
    refreshTotals();
}

void FleetView::refreshTotals()
{
    if (m_model.table() == nullptr)
        return;
    FleetGroup all;
    for (const FleetGroup& group : m_model.table()->groups(m_model.shown(), FleetGroupBy::State)) {
        all.runs += group.runs;
        all.critical += group.critical;
        all.gpuHours += group.gpuHours;
        all.gpuHoursLost += group.gpuHoursLost;
    }
    const QLocale locale;
    m_totals->setText(tr("Runs: %1 · critical: %2 · GPU-hours: %3, lost: %4")
                          .arg(locale.toString(all.runs), locale.toString(all.critical),
                               gpuHoursText(all.gpuHours), gpuHoursText(all.gpuHoursLost)));
    QString notes;
    if (const std::optional<FleetData>& loaded = m_loader.data();
        loaded && loaded->badLineCount > 0) {
        QStringList lines;
        constexpr std::size_t kMostTold = 3;
        for (std::size_t i = 0; i < std::min(loaded->badLines.size(), kMostTold); ++i)
            lines << tr("line %1 %2", "a line of a file, what is wrong with it")
                         .arg(locale.toString(static_cast<qulonglong>(loaded->badLines[i].line)),
                              translated(loaded->badLines[i].problem));
        notes = tr("Lines left out: %1 (%2). All others are shown.")
                    .arg(locale.toString(static_cast<qulonglong>(loaded->badLineCount)),
                         lines.join(QStringLiteral("; ")));
    }
    m_notes->setText(notes);
    m_notes->setVisible(!notes.isEmpty());
    emit statusTextChanged();
}

void FleetView::refreshGroups()
{
    if (m_model.table() == nullptr)
        return;
    m_groups.setGroups(m_model.table()->groups(m_model.matching(), groupBy()), groupBy());
    m_trend->setWeeks(m_model.table()->groups(m_model.shown(), FleetGroupBy::Week));
}

void FleetView::applyFilter()
{
    m_model.setGroup(groupBy(), std::nullopt);
    m_model.setQuery(m_filter->text());
    refreshGroups();
    refreshTotals();
}

void FleetView::chooseGroup(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const FleetGroup chosen = m_groups.groups()[static_cast<std::size_t>(index.row())];
    m_model.setGroup(groupBy(), chosen);
    m_trend->setWeeks(m_model.table()->groups(m_model.shown(), FleetGroupBy::Week));
    refreshTotals();
}

void FleetView::askForFile()
{
    auto* dialog =
        new QFileDialog(this, tr("Open summaries"), QString(), tr("Summaries (*.jsonl);;All (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FleetView::openFile);
    dialog->open();
}

void FleetView::askForFolder()
{
    auto* dialog = new QFileDialog(this, tr("Judge every folder in"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &FleetView::judgeFolder);
    dialog->open();
}

void FleetView::askForLocation()
{
    auto* dialog = new OpenLocationDialog({}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenLocationDialog::chosen, this, &FleetView::judgeFolder);
    dialog->open();
}

void FleetView::exportCsv()
{
    auto* dialog = new QFileDialog(this, tr("Export CSV"), QString(), tr("CSV (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (m_model.table() == nullptr)
            return;
        const Result<void> written =
            writeWholeFile(QFile::encodeName(path).toStdString(), [this](TextSink& sink) {
                writeFleetCsv(sink, *m_model.table(), m_model.shown());
            });
        m_message->showMessage(written ? tr("Written: %1").arg(path)
                                       : errorMessage(written.error()),
                               written.has_value());
    });
    dialog->open();
}

QString FleetView::statusText() const
{
    if (m_model.table() == nullptr)
        return {};
    const QLocale locale;
    return tr("%1 of %2 runs shown")
        .arg(locale.toString(static_cast<qulonglong>(m_model.shown().size())),
             locale.toString(static_cast<qulonglong>(m_model.table()->runs().size())));
}

void FleetView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_table != nullptr)
        m_table->viewport()->update();
}

std::unique_ptr<const ViewFactory> makeFleetViewFactory()
{
    return std::make_unique<StandardViewFactory<FleetView>>(
        QStringLiteral("fleet"), QStringLiteral("fleet"), [] { return FleetView::tr("Fleet"); },
        std::vector<ArtifactKind>(), WithoutCase::Works);
}

} // namespace faultline::ui
