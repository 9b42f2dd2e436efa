// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/issues_panel.h"

#include "model/qt/issue_model.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/session/open_case.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/message_bar.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSaveFile>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <array>
#include <map>

namespace faultline::ui {

namespace {

constexpr int kLeastTableHeight = 16 * kGrid; ///< the header and three rows

QString issueIconName(IssueSeverity severity)
{
    switch (severity) {
    case IssueSeverity::Error: return severityIconName(Severity::Critical);
    case IssueSeverity::DataLoss: return severityIconName(Severity::Warning);
    case IssueSeverity::Notice:
    case IssueSeverity::Info: break;
    }
    return severityIconName(Severity::Info);
}

/// Leaves out the middle of a path: its ends tell files apart.
class PathDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

/// What the choice of severities lets through.
enum SeverityChoice { AllIssues, DamageAlone, WorstAlone };

/// Gives a box these entries below "all of them", and keeps what was chosen if it is still there.
/// With fewer than two there is nothing to choose.
void setChoices(QComboBox& box, const QString& all, const std::map<QString, QString>& nameOfId)
{
    const QSignalBlocker block(&box);
    const QVariant chosen = box.currentData();
    box.clear();
    box.addItem(all, QString());
    for (const auto& [id, name] : nameOfId)
        box.addItem(name, id);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
    box.setVisible(nameOfId.size() > 1);
}

} // namespace

/// Sorts by raw values, leaves out what the filters exclude and gives the severity its shape.
class IssuesPanel::SortedIssues final : public QSortFilterProxyModel {
public:
    explicit SortedIssues(const QWidget& palette) : m_widget(palette) { setSortRole(SortRole); }

    struct Filter {
        QString text;
        SeverityChoice severity = AllIssues;
        QString kind; ///< id; empty: all
        QString run;  ///< Run::name; empty: all
    };
    void setFilter(Filter filter)
    {
        m_filter = std::move(filter);
        invalidateFilter();
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::DecorationRole
            && index.column() == static_cast<int>(IssueModel::Column::Severity)) {
            const auto severity = static_cast<IssueSeverity>(index.data(SeverityRole).toInt());
            return icon(issueIconName(severity), issueColor(severity, m_widget.palette()));
        }
        return QSortFilterProxyModel::data(index, role);
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const auto& issues = static_cast<const IssueModel&>(*sourceModel());
        const ImportIssue& issue = issues.issue(row);
        const bool isSevere = m_filter.severity == AllIssues
                              || (m_filter.severity == DamageAlone && isDamage(issue))
                              || issueInfo(issue.code).severity == IssueSeverity::Error;
        return isSevere && (m_filter.kind.isEmpty() || index.data(IdRole) == m_filter.kind)
               && (m_filter.run.isEmpty() || index.data(RunRole) == m_filter.run)
               && index.data(FilterRole).toString().contains(m_filter.text, Qt::CaseInsensitive);
    }

private:
    const QWidget& m_widget;
    Filter m_filter;
};

IssuesPanel::IssuesPanel(ViewContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new IssueModel(this)),
      m_sorted(new SortedIssues(*this)),
      m_table(new QTableView(this)),
      m_totals(new QLabel(this)),
      m_message(new MessageBar(this))
{
    m_sorted->setParent(this);
    m_sorted->setSourceModel(m_model);
    auto* filters = new QHBoxLayout;
    filters->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
    filters->setSpacing(kGrid);
    buildFilters(*filters);
    buildTable();
    m_totals->setAccessibleName(tr("Totals of the issues shown"));
    m_totals->setContentsMargins(kGrid, 0, kGrid, kGrid / 2);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid / 2);
    layout->addLayout(filters);
    layout->addWidget(m_message);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_totals);
    connect(&m_context, &ViewContext::caseChanged, this, &IssuesPanel::refresh);
    connect(&m_context.opened(), &OpenCase::diagnosisChanged, this, &IssuesPanel::refresh);
    refresh();
}

IssuesPanel::~IssuesPanel() = default;

void IssuesPanel::buildFilters(QLayout& row)
{
    m_text = new QLineEdit(this);
    m_text->setPlaceholderText(tr("Filter files and issues"));
    m_text->setAccessibleName(tr("Filter issues"));
    m_text->setClearButtonEnabled(true);
    m_text->setFixedWidth(28 * kGrid);
    m_severity = new QComboBox(this);
    m_severity->setAccessibleName(tr("Severity of the issues shown"));
    m_severity->addItem(tr("All issues"), AllIssues);
    m_severity->addItem(tr("Damage only"), DamageAlone);
    m_severity->addItem(tr("Errors only"), WorstAlone);
    m_kind = new QComboBox(this);
    m_kind->setAccessibleName(tr("Kind of the issues shown"));
    m_run = new QComboBox(this);
    m_run->setAccessibleName(tr("Run of the issues shown"));
    connect(m_text, &QLineEdit::textChanged, this, &IssuesPanel::applyFilters);
    for (QComboBox* box : {m_severity, m_kind, m_run}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(28 * kGrid);
        connect(box, &QComboBox::currentIndexChanged, this, &IssuesPanel::applyFilters);
    }
    auto& box = static_cast<QBoxLayout&>(row);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_text, m_severity, m_kind, m_run})
        box.addWidget(widget);
    box.addStretch(1);
    box.addWidget(buildExportButton());
}

QToolButton* IssuesPanel::buildExportButton()
{
    auto* button =
        new IconButton(QStringLiteral("export"), tr("Copy or export the rows shown"), this);
    auto* menu = new QMenu(button);
    const auto copy = [this](Format format) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(exported(format)));
    };
    menu->addAction(tr("Copy as CSV"), this, [copy] { copy(Format::Csv); });
    menu->addAction(tr("Copy as JSON"), this, [copy] { copy(Format::Json); });
    menu->addSeparator();
    menu->addAction(tr("CSV…"), this, [this] { askForFile(Format::Csv); });
    menu->addAction(tr("JSON…"), this, [this] { askForFile(Format::Json); });
    connect(button, &QToolButton::clicked, menu,
            [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
    return button;
}

void IssuesPanel::buildTable()
{
    m_table->setMinimumHeight(kLeastTableHeight);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Issues with files"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // the model's own order: worst first
    m_table->setTabKeyNavigation(false);
    m_table->setItemDelegateForColumn(static_cast<int>(IssueModel::Column::File),
                                      new PathDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this, &IssuesPanel::showMenu);

    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    static constexpr std::array<int, 9> kWidths{120, 200, 120, 88, 440, 88, 72, 120, 264};
    for (std::size_t column = 0; column < kWidths.size(); ++column)
        header->resizeSection(static_cast<int>(column), kWidths.at(column));
}

void IssuesPanel::refresh()
{
    const DiagnosisPtr& diagnosis = m_context.opened().diagnosis();
    m_model->setCase(m_context.opened().caseData(), diagnosis ? &diagnosis->issues : nullptr);
    hideEmptyColumns();
    refreshFilters();
    applyFilters();
    emit issuesChanged();
}

/// Columns without a value only take the place of the text.
void IssuesPanel::hideEmptyColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        bool isEmpty = m_model->rowCount() > 0;
        for (int row = 0; isEmpty && row < m_model->rowCount(); ++row)
            isEmpty = m_model->index(row, column).data().toString().isEmpty()
                      && m_model->index(row, column).data(Qt::DecorationRole).isNull();
        m_table->setColumnHidden(
            column, isEmpty && column != static_cast<int>(IssueModel::Column::Severity));
    }
}

void IssuesPanel::refreshFilters()
{
    std::map<QString, QString> kinds;
    std::map<QString, QString> runs;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        ImportIssue kind;
        kind.code = m_model->issue(row).code;
        kinds.try_emplace(index.data(IdRole).toString(), issueSentence(kind));
        if (const QString run = index.data(RunRole).toString(); !run.isEmpty())
            runs.try_emplace(run, run);
    }
    setChoices(*m_kind, tr("Every kind"), kinds);
    setChoices(*m_run, tr("Every run"), runs);
}

void IssuesPanel::applyFilters()
{
    m_sorted->setFilter({.text = m_text->text().trimmed(),
                         .severity = static_cast<SeverityChoice>(m_severity->currentData().toInt()),
                         .kind = m_kind->currentData().toString(),
                         .run = m_run->currentData().toString()});
    refreshTotals();
}

std::vector<LedgerRow> IssuesPanel::shownRows() const
{
    std::vector<LedgerRow> rows;
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        rows.push_back(m_model->row(m_sorted->mapToSource(m_sorted->index(row, 0)).row()));
    return rows;
}

void IssuesPanel::refreshTotals()
{
    const std::vector<LedgerRow> rows = shownRows();
    const LedgerTotals totals = totalsOf(rows);
    QStringList parts;
    parts << tr("%n issue(s)", "", static_cast<int>(totals.places))
          << tr("in %n file(s)", "", static_cast<int>(totals.files));
    if (totals.bytesLost > 0)
        parts << tr("%1 lost").arg(formatted(static_cast<double>(totals.bytesLost), Unit::Bytes));
    if (totals.recordsLost > 0) {
        const auto records =
            static_cast<int>(std::min<std::uint64_t>(totals.recordsLost, 1U << 30));
        parts << (totals.isAtLeast ? tr("at least %n record(s)", "", records)
                                   : tr("%n record(s)", "", records));
    }
    const auto unlisted =
        static_cast<int>(std::min<std::uint64_t>(m_model->unlistedCount(), 1'000'000'000));
    if (unlisted > 0)
        parts << tr("%n more of the same kinds were counted but are not listed.", "", unlisted);
    m_totals->setText(parts.join(tr(" · ")));
    m_totals->setVisible(m_model->rowCount() > 0);
}

QByteArray IssuesPanel::exported(Format format) const
{
    const std::vector<LedgerRow> rows = shownRows();
    return QByteArray::fromStdString(format == Format::Csv ? ledgerAsCsv(rows)
                                                           : ledgerAsJson(rows));
}

void IssuesPanel::writeTo(const QString& path, Format format)
{
    QSaveFile file(path);
    const QByteArray bytes = exported(format);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    const QString shown = QDir::toNativeSeparators(path);
    m_message->showMessage(
        isWritten ? tr("%n issue(s) written to %1", "", m_sorted->rowCount()).arg(shown)
                  : tr("%1 could not be written: %2").arg(shown, file.errorString()),
        isWritten);
}

void IssuesPanel::askForFile(Format format)
{
    const bool isCsv = format == Format::Csv;
    auto* dialog = new QFileDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(isCsv ? tr("Comma-separated values (*.csv)") : tr("JSON (*.json)"));
    dialog->setDefaultSuffix(isCsv ? QStringLiteral("csv") : QStringLiteral("json"));
    dialog->selectFile(tr("damage") + (isCsv ? QStringLiteral(".csv") : QStringLiteral(".json")));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format](const QString& path) { writeTo(path, format); });
    dialog->open();
}

int IssuesPanel::issueCount() const
{
    return m_model->rowCount();
}

int IssuesPanel::damagedFileCount() const
{
    return m_model->damagedFileCount();
}

void IssuesPanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_table->indexAt(position);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto addCopy = [menu](const QString& title, const QString& text) {
        connect(menu->addAction(title), &QAction::triggered, menu,
                [text] { QGuiApplication::clipboard()->setText(text); });
    };
    QStringList cells;
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        cells << index.siblingAtColumn(column).data().toString();
    addCopy(tr("Copy path"), index.data(PathRole).toString());
    addCopy(tr("Copy row"), cells.join(u'\t'));
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

} // namespace faultline::ui
