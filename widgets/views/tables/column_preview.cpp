// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/tables/column_preview.h"

#include "model/qt/messages.h"
#include "model/qt/table_rows_model.h"
#include "model/qt/text.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kLeastChart = 20 * kGrid;
constexpr int kWidestColumn = 22 * kGrid;
/// More reasons than this are not listed.
constexpr std::size_t kReasons = 3;

QString number(std::uint64_t value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

} // namespace

ColumnPreview::ColumnPreview(QWidget* parent)
    : QWidget(parent),
      m_title(makeCardHeading({}, this)),
      m_chart(new CurveView(this)),
      m_summary(makeTextLabel({}, this)),
      m_problems(makeMutedLabel({}, this)),
      m_rows(new TableRowsModel(this)),
      m_table(new QTableView(this))
{
    m_chart->setMinimumHeight(kLeastChart);
    m_chart->setXAxis(XAxisKind::Step, false);
    m_chart->setAccessibleName(tr("Preview of the curve"));
    m_summary->setAccessibleName(tr("Rows that are read"));
    m_problems->setAccessibleName(tr("What is left out"));
    m_table->setModel(m_rows);
    m_table->setAccessibleName(tr("First rows of the table"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_title);
    column->addWidget(m_chart, 3);
    column->addWidget(m_summary);
    column->addWidget(m_problems);
    column->addWidget(m_table, 2);
    m_problems->hide();
}

void ColumnPreview::setPreview(metrics::TablePreview preview)
{
    const bool isOther = preview.guess.columns.size() != m_preview.guess.columns.size();
    m_preview = std::move(preview);
    m_rows->setTable(m_preview.guess);
    if (isOther) {
        m_table->resizeColumnsToContents();
        for (int i = 0; i < m_rows->columnCount(); ++i) {
            if (m_table->columnWidth(i) > kWidestColumn)
                m_table->setColumnWidth(i, kWidestColumn);
        }
    }
    refreshSummary();
    refreshCurve();
}

void ColumnPreview::setCurrent(const QString& column)
{
    m_current = column;
    refreshCurve();
}

QString ColumnPreview::summary() const
{
    return m_summary->text();
}

void ColumnPreview::settle()
{
    m_chart->flush();
}

void ColumnPreview::refreshCurve()
{
    const std::string tag = m_current.toStdString();
    std::vector<Curve> curves;
    std::uint64_t points = 0;
    for (std::size_t i = 0; i < m_preview.runs.size(); ++i) {
        const RunPtr& run = m_preview.runs[i];
        const ScalarSeries* series = run->findScalar(tag);
        if (series == nullptr)
            continue;
        points += series->size();
        curves.push_back({.id = toQString(run->name + "/" + tag),
                          .label = run->name.empty() ? m_current : toQString(run->name),
                          .color = runColorOf(static_cast<int>(i), 0, palette()),
                          .series = std::shared_ptr<const ScalarSeries>(run, series),
                          .original = nullptr});
    }
    m_chart->setCurves(std::move(curves));
    if (m_current.isEmpty())
        m_title->setText(tr("No column is a curve"));
    else if (points == 0)
        m_title->setText(tr("%1 is no curve").arg(m_current));
    else
        m_title->setText(tr("%1 · %n point(s)", nullptr, static_cast<int>(points)).arg(m_current));
}

void ColumnPreview::refreshSummary()
{
    QStringList parts{
        tr("Rows read: %1").arg(number(m_preview.rowsRead)),
        tr("left out: %1").arg(number(m_preview.rowsSkipped)),
    };
    if (m_preview.guess.run != metrics::TableGuess::npos)
        parts << (m_preview.hasMoreRuns
                      ? tr("only the first %1 runs").arg(number(m_preview.runCount))
                      : tr("%n run(s)", nullptr, static_cast<int>(m_preview.runCount)));
    if (!m_preview.isWhole())
        parts << tr("counted in the first %1 of %2")
                     .arg(formatted(static_cast<double>(m_preview.bytesRead), Unit::Bytes),
                          formatted(static_cast<double>(m_preview.sizeBytes), Unit::Bytes));
    m_summary->setText(parts.join(QStringLiteral(" · ")));
    QStringList reasons;
    for (const ImportIssue& issue : m_preview.issues.kept()) {
        if (reasons.size() < static_cast<qsizetype>(kReasons))
            reasons << translated(issue.detail);
    }
    m_problems->setText(reasons.join(u'\n'));
    m_problems->setVisible(!reasons.isEmpty());
}

} // namespace faultline::ui
