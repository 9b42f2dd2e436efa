// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/defects_panel.h"

#include "model/qt/dataset_text.h"
#include "model/qt/defect_export.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/message_bar.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/defect_chips.h"
#include "widgets/views/data/picture_grid.h"
#include "widgets/views/data/repair_dialog.h"
#include "widgets/views/data/severity_delegate.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include <array>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kProgressWidth = 20 * kGrid;
constexpr std::array<int, DefectTableModel::kColumns> kColumnWidths{
    12 * kGrid, 25 * kGrid, 16 * kGrid, 34 * kGrid, 6 * kGrid, 8 * kGrid};

} // namespace

DefectsPanel::DefectsPanel(JobQueuePtr jobs, DatasetAnalyser& analyser, ThumbnailLoader& loader,
                           QWidget* parent)
    : QWidget(parent),
      m_analyser(analyser),
      m_loader(loader),
      m_jobs(std::move(jobs)),
      m_work(m_jobs, JobLane::Short, JobPriority::Urgent),
      m_saving(m_jobs)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    m_message = new MessageBar(this);
    column->addWidget(m_message);
    column->addWidget(buildActions());
    m_chips = new DefectChips(this);
    connect(m_chips, &DefectChips::chosen, this, [this](int kind) {
        setKind(kind < 0 ? std::nullopt : std::optional(static_cast<DefectId>(kind)));
    });
    column->addWidget(m_chips);

    m_stack = new QStackedWidget(this);
    auto* found = new QWidget(m_stack);
    auto* inner = new QVBoxLayout(found);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(kGrid);
    inner->addWidget(buildFilters());
    buildTable();
    m_grid = new PictureGrid(m_loader, found);
    m_grid->setAccessibleName(tr("Images with defects"));
    m_grid->setModel(&m_model);
    m_grid->setSelectionModel(m_table->selectionModel());
    m_splitter = new QSplitter(found);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_grid);
    m_splitter->setSizes({75 * kGrid, 50 * kGrid});
    inner->addWidget(m_splitter, 1);
    m_why = makeMutedLabel({}, found);
    inner->addWidget(m_why);
    m_none = new EmptyState(QStringLiteral("check-circle"), m_stack);
    m_stack->addWidget(found);
    m_stack->addWidget(m_none);
    column->addWidget(m_stack, 1);

    const auto open = [this](const QModelIndex& index) {
        const QVariant picture = index.data(PictureRole);
        if (picture.isValid())
            emit pictureRequested(picture.toUInt(), index.data(BoxRole).toInt());
    };
    connect(m_table, &QAbstractItemView::activated, this, open);
    connect(m_grid, &QAbstractItemView::activated, this, open);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                m_grid->scrollTo(current.siblingAtColumn(0));
                refreshExplanation();
            });
    connect(&m_analyser, &DatasetAnalyser::picturesChanged, this, &DefectsPanel::refreshPictures);
    connect(&m_analyser, &DatasetAnalyser::pictureProgressChanged, m_progress,
            &QProgressBar::setValue);
    refresh();
}

QWidget* DefectsPanel::buildActions()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_checked = makeMutedLabel({}, bar);
    row->addWidget(m_checked, 1);
    m_progress = new QProgressBar(bar);
    m_progress->setFixedWidth(kProgressWidth);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, DatasetAnalyser::kProgressMax);
    m_progress->setAccessibleName(tr("Images checked so far"));
    row->addWidget(m_progress);
    m_check = new QPushButton(tr("Check images"), bar);
    m_check->setToolTip(tr("Decodes every image: finds what cannot be decoded, constant and grey "
                           "images, duplicates within and across splits"));
    connect(m_check, &QPushButton::clicked, &m_analyser, &DatasetAnalyser::checkPictures);
    row->addWidget(m_check);
    m_cancelCheck = new QPushButton(tr("Cancel"), bar);
    m_cancelCheck->setAccessibleName(tr("Stop checking images"));
    connect(m_cancelCheck, &QPushButton::clicked, &m_analyser, &DatasetAnalyser::cancelPictures);
    row->addWidget(m_cancelCheck);
    m_export = new QPushButton(tr("Export"), bar);
    auto* menu = new QMenu(m_export);
    connect(menu->addAction(tr("Listed defects as CSV…")), &QAction::triggered, this, [this] {
        exportCsv(QFileDialog::getSaveFileName(this, tr("Save defects"),
                                               QStringLiteral("defects.csv"), tr("CSV (*.csv)")));
    });
    connect(menu->addAction(tr("Records to drop…")), &QAction::triggered, this, [this] {
        exportRecords(QFileDialog::getSaveFileName(this, tr("Save records to drop"),
                                                   QStringLiteral("records-to-drop.txt"),
                                                   tr("Text (*.txt)")));
    });
    m_export->setMenu(menu);
    row->addWidget(m_export);
    m_repair = new QPushButton(tr("Write repaired copy…"), bar);
    connect(m_repair, &QPushButton::clicked, this, &DefectsPanel::openRepair);
    row->addWidget(m_repair);
    return bar;
}

QWidget* DefectsPanel::buildFilters()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_severities = new QComboBox(bar);
    m_severities->setAccessibleName(tr("Severity of defects"));
    m_severities->addItem(tr("All severities"), -1);
    for (const DefectSeverity severity :
         {DefectSeverity::Critical, DefectSeverity::Warning, DefectSeverity::Info})
        m_severities->addItem(severityName(severityOf(severity)), static_cast<int>(severity));
    connect(m_severities, &QComboBox::activated, this, &DefectsPanel::refilter);
    row->addWidget(m_severities);
    m_splits = new QComboBox(bar);
    m_splits->setAccessibleName(tr("Split of defects"));
    connect(m_splits, &QComboBox::activated, this, &DefectsPanel::refilter);
    row->addWidget(m_splits);
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Part of a defect, a name or a class"));
    m_search->setAccessibleName(tr("Part of a defect, a name or a class"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &DefectsPanel::refilter);
    row->addWidget(m_search, 1);
    m_count = makeMutedLabel({}, bar);
    m_count->setWordWrap(false);
    row->addWidget(m_count);
    return bar;
}

void DefectsPanel::buildTable()
{
    m_table = new QTableView(this);
    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(DefectTableModel::SeverityColumn,
                                      new SeverityDelegate(m_table));
    m_table->setAccessibleName(tr("Defects"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSortIndicatorShown(true);
    header->setSectionsClickable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setStretchLastSection(true);
    // Sorting a hundred thousand rows is no work for this thread.
    connect(header, &QHeaderView::sortIndicatorChanged, this, &DefectsPanel::refilter);
    for (std::size_t i = 0; i < kColumnWidths.size(); ++i)
        m_table->setColumnWidth(static_cast<int>(i), kColumnWidths.at(i));
}

void DefectsPanel::fillSplits()
{
    m_splits->clear();
    m_splits->addItem(tr("All splits"), -1);
    const std::size_t splits = m_dataset ? m_dataset->source().splits.size() : 0;
    for (std::size_t i = 0; i < splits; ++i)
        m_splits->addItem(splitName(m_dataset->source(), i), static_cast<int>(i));
    m_splits->setVisible(splits > 1);
}

void DefectsPanel::refresh()
{
    const bool isAnother = m_dataset != m_analyser.dataset();
    m_dataset = m_analyser.dataset();
    m_report = m_analyser.defects();
    if (isAnother) {
        m_kind.reset();
        const QSignalBlocker quiet(m_search);
        m_search->clear();
        fillSplits();
    }
    m_chips->setReport(m_report.get());
    m_chips->setChosen(m_kind);
    const bool hasAny = m_report && !m_report->rows.empty();
    m_none->setTexts(m_report ? tr("No defects found") : tr("Looking for defects…"),
                     !m_report ? QString()
                     : m_analyser.pictures() == DatasetAnalyser::Pictures::Checked
                         ? tr("Boxes, classes, sizes, images and duplicates were checked.")
                         : tr("Boxes, classes and sizes were checked. Checking the images finds "
                              "duplicates and what cannot be decoded."));
    m_stack->setCurrentIndex(hasAny ? 0 : 1);
    m_export->setEnabled(hasAny);
    m_repair->setEnabled(m_report && canRepair(*m_dataset));
    m_repair->setToolTip(
        m_repair->isEnabled() || !m_dataset
            ? QString()
            : tr("%1 cannot be written").arg(datasetFormatName(m_dataset->source().format)));
    refreshPictures();
    refilter();
}

void DefectsPanel::refreshPictures()
{
    using Pictures = DatasetAnalyser::Pictures;
    const Pictures state = m_analyser.pictures();
    m_check->setVisible(state == Pictures::NotChecked);
    m_check->setEnabled(m_report != nullptr);
    m_cancelCheck->setVisible(state == Pictures::Checking);
    m_progress->setVisible(state == Pictures::Checking);
    m_progress->setValue(m_analyser.pictureProgress());
    m_checked->setText(state == Pictures::Checked    ? tr("Index and images checked.")
                       : state == Pictures::Checking ? tr("Checking images…")
                       : m_report ? tr("The index was checked, the images were not.")
                                  : QString());
}

void DefectsPanel::setKind(std::optional<DefectId> kind)
{
    m_kind = kind;
    m_chips->setChosen(kind);
    refilter();
}

DefectFilter DefectsPanel::wantedFilter() const
{
    DefectFilter filter;
    filter.kind = m_kind;
    if (const int severity = m_severities->currentData().toInt(); severity >= 0)
        filter.severity = static_cast<DefectSeverity>(severity);
    filter.split = m_splits->currentData().toInt();
    filter.text = m_search->text().trimmed();
    filter.sortColumn = m_table->horizontalHeader()->sortIndicatorSection();
    filter.sortOrder = m_table->horizontalHeader()->sortIndicatorOrder();
    return filter;
}

void DefectsPanel::refilter()
{
    if (!m_report) {
        m_work.drop();
        m_model.setDefects(m_dataset, nullptr, {});
        emit countChanged();
        return;
    }
    m_work.start(
        [dataset = m_dataset, report = m_report, filter = wantedFilter()](WorkMonitor& monitor) {
            return Result<std::vector<std::uint32_t>>(
                filteredDefects(*dataset, *report, filter, monitor));
        },
        [this](const Result<std::vector<std::uint32_t>>& listed) {
            takeListed(listed ? *listed : std::vector<std::uint32_t>());
        });
}

void DefectsPanel::takeListed(std::vector<std::uint32_t> listed)
{
    m_model.setDefects(m_dataset, m_report, std::move(listed));
    m_count->setText(countText());
    refreshExplanation();
    emit countChanged();
}

void DefectsPanel::refreshExplanation()
{
    const Defect* current = m_model.defect(m_table->currentIndex().row());
    const std::optional<DefectId> kind = current ? std::optional(current->id) : m_kind;
    m_why->setVisible(kind.has_value());
    if (kind)
        m_why->setText((current ? defectReasonText(*m_dataset, *current) + u'\n' : QString())
                       + defectWhy(*kind) + u' ' + defectAdvice(*kind));
}

QString DefectsPanel::countText() const
{
    if (!m_report)
        return {};
    const int shown = m_model.rowCount();
    const auto all = static_cast<qulonglong>(m_report->rows.size());
    const QLocale locale;
    return static_cast<qulonglong>(shown) == all
               ? tr("%n defect(s)", nullptr, shown)
               : tr("%1 of %2 defects").arg(locale.toString(shown), locale.toString(all));
}

void DefectsPanel::save(const QString& path, std::function<std::string()> makeText)
{
    if (path.isEmpty() || !m_report)
        return;
    m_saving.submit<QString>(
        tr("Writing %1").arg(path),
        [path, makeText = std::move(makeText)](JobMonitor&) -> Result<QString> {
            const Result<void> saved = saveText(QFile::encodeName(path).toStdString(), makeText());
            if (!saved)
                return saved.error();
            return path;
        },
        [this](const Result<QString>& saved) {
            m_message->showMessage(saved ? tr("Saved %1").arg(*saved)
                                         : tr("Not saved: %1").arg(errorMessage(saved.error())),
                                   saved.has_value());
        });
}

void DefectsPanel::exportCsv(const QString& path)
{
    save(path, [dataset = m_dataset, report = m_report, rows = m_model.listed()] {
        return defectsAsCsv(*dataset, *report, rows);
    });
}

void DefectsPanel::exportRecords(const QString& path)
{
    // Who chose a kind means all of its pictures.
    save(path, [dataset = m_dataset, report = m_report, rows = m_model.listed(),
                allKinds = m_kind.has_value()] {
        return recordsToDrop(*dataset, *report, rows, allKinds);
    });
}

void DefectsPanel::openRepair()
{
    auto* dialog = new RepairDialog(m_jobs, m_dataset, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DefectsPanel::settle()
{
    m_work.finish();
    m_saving.finish();
    m_grid->settle();
}

} // namespace faultline::ui
