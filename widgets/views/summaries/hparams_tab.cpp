// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/hparams_tab.h"

#include "model/qt/hparam_loader.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/message_bar.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/hparam_panel.h"
#include "widgets/views/summaries/metric_colors.h"
#include "widgets/views/summaries/parallel_view.h"
#include "widgets/views/summaries/scatter_view.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <limits>
#include <set>

namespace faultline::ui {

namespace {

/// Hyperparameters shown before the user chose any: those that differ, this many.
constexpr std::size_t kUsualHparams = 16;

std::string keyOf(const HparamColumn& column)
{
    return columnTitle(column);
}

QString metricKey(const HparamMetric& metric)
{
    // A NUL cannot be part of either name.
    return toQString(metric.group) + QChar(u'\0') + toQString(metric.tag);
}

} // namespace

HparamsTab::HparamsTab(ViewContext& context, QWidget* parent)
    : SummaryTab(parent),
      m_context(context),
      m_loader(context.opened().hyperparameters()),
      m_tableWork(context.opened().jobs(), JobLane::Short),
      m_sorted(new HparamSortModel(m_model, this))
{
    build();
    connect(&m_loader, &HparamLoader::recordsChanged, this, &HparamsTab::makeTable);
    connect(&m_context, &ViewContext::runVisibilityChanged, this,
            &HparamsTab::refreshShownSessions);
    connect(&m_model, &HparamTableModel::showRequested, this, &HparamsTab::showSession);
    m_loader.request();
    if (m_loader.records())
        makeTable();
    showWhatThereIs();
}

HparamsTab::~HparamsTab() = default;

void HparamsTab::makeTable()
{
    const CasePtr opened = m_loader.caseData();
    if (!opened) {
        m_tableWork.drop();
        takeTable(HparamTablePtr());
        return;
    }
    m_tableWork.drop();
    m_tableWork.start(
        [data = opened, records = m_loader.records(), metrics = m_metrics,
         aggregate = m_aggregate](WorkMonitor&) -> Result<HparamTablePtr> {
            return std::make_shared<const HparamTable>(
                makeHparamTable(*data, *records, metrics, aggregate));
        },
        [this](const Result<HparamTablePtr>& table) { takeTable(table); });
}

void HparamsTab::takeTable(const Result<HparamTablePtr>& table)
{
    const std::string chosen = m_table && m_chosenRow >= 0
                                   ? m_table->sessions[static_cast<std::size_t>(m_chosenRow)].name
                                   : std::string();
    m_table = table ? *table : nullptr;
    m_chosenRow = -1;
    // A metric that is no column any more must not go on filtering unseen.
    std::set<std::string> keys;
    for (std::size_t i = 0; m_table && i < m_table->columns.size(); ++i)
        keys.insert(keyOf(m_table->columns[i]));
    std::erase_if(m_filters, [&keys](const auto& filter) { return !keys.contains(filter.first); });
    chooseColumns();
    refreshColors();
    m_model.setTable(m_table, m_columns);
    refreshShownSessions();
    refreshMetricCombo();
    refreshAccepted();
    fitColumns();
    showWhatThereIs();
    for (std::size_t row = 0; m_table && !chosen.empty() && row < m_table->sessions.size(); ++row) {
        if (m_table->sessions[row].name == chosen)
            chooseRow(static_cast<int>(row));
    }
}

void HparamsTab::fitColumns()
{
    std::vector<std::string> keys;
    for (const std::size_t column : m_columns)
        keys.push_back(keyOf(m_table->columns[column]));
    // A case that grows must not undo what the user made wider.
    if (keys == m_sizedFor && !keys.empty())
        return;
    m_sizedFor = std::move(keys);
    m_tableView->resizeColumnsToContents();
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_tableView->setColumnWidth(
            column, std::clamp(m_tableView->columnWidth(column), 8 * kGrid, 32 * kGrid));
}

void HparamsTab::changeEvent(QEvent* event)
{
    SummaryTab::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_stack == nullptr)
        return;
    refreshColors();
    refreshPlot();
}

bool HparamsTab::isHparamShown(const HparamColumn& column, std::size_t differing) const
{
    const auto chosen = m_hparamShown.constFind(toQString(column.name));
    if (chosen != m_hparamShown.constEnd())
        return *chosen;
    // A single session has nothing to compare: everything is news.
    const bool isUsual = column.differs || m_table->sessions.size() == 1;
    return isUsual && differing < kUsualHparams;
}

void HparamsTab::chooseColumns()
{
    m_columns.clear();
    if (!m_table)
        return;
    std::size_t differing = 0;
    for (std::size_t i = 0; i < m_table->columns.size(); ++i) {
        const HparamColumn& column = m_table->columns[i];
        if (column.kind == HparamColumnKind::Metric || isHparamShown(column, differing)) {
            m_columns.push_back(i);
            differing += column.kind == HparamColumnKind::Hparam ? 1 : 0;
        }
    }
    const auto placeOf = [this](std::size_t column) {
        return std::find(m_order.begin(), m_order.end(), keyOf(m_table->columns[column]))
               - m_order.begin();
    };
    std::stable_sort(m_columns.begin(), m_columns.end(),
                     [&](std::size_t a, std::size_t b) { return placeOf(a) < placeOf(b); });
}

std::optional<std::size_t> HparamsTab::colorColumn() const
{
    std::optional<std::size_t> first;
    for (std::size_t i = 0; m_table && i < m_table->columns.size(); ++i) {
        const HparamColumn& column = m_table->columns[i];
        if (column.kind != HparamColumnKind::Metric)
            continue;
        if (metricKey(column.choice.metric) == m_colorKey)
            return i;
        if (!first)
            first = i;
    }
    return first;
}

void HparamsTab::refreshColors()
{
    m_colors.assign(m_table ? m_table->sessions.size() : 0, noMetricColor(palette()));
    const std::optional<std::size_t> column = colorColumn();
    if (!column) {
        m_legend->setScale({}, {});
        for (QColor& color : m_colors)
            color = accentColor(palette());
        return;
    }
    std::vector<double> values;
    for (std::size_t row = 0; row < m_table->sessions.size(); ++row)
        values.push_back(
            m_table->number(row, *column).value_or(std::numeric_limits<double>::quiet_NaN()));
    const MetricScale scale = metricScale(values);
    for (std::size_t row = 0; row < values.size(); ++row) {
        if (std::isfinite(values[row]))
            m_colors[row] = metricColor(scale.share(values[row]), palette());
    }
    m_legend->setScale(hparamTitle(m_table->columns[*column]), scale);
}

void HparamsTab::refreshMetricCombo()
{
    const QSignalBlocker blocker(m_colorCombo);
    m_colorCombo->clear();
    const std::optional<std::size_t> chosen = colorColumn();
    for (std::size_t i = 0; m_table && i < m_table->columns.size(); ++i) {
        const HparamColumn& column = m_table->columns[i];
        if (column.kind != HparamColumnKind::Metric)
            continue;
        m_colorCombo->addItem(hparamTitle(column), metricKey(column.choice.metric));
        if (chosen == i)
            m_colorCombo->setCurrentIndex(m_colorCombo->count() - 1);
    }
    m_colorCombo->setEnabled(m_colorCombo->count() > 0);
}

void HparamsTab::refreshPanel()
{
    std::vector<HparamColumnRow> metrics;
    std::vector<HparamColumnRow> hparams;
    const std::optional<std::size_t> color = colorColumn();
    std::set<HparamMetric> shownMetrics;
    std::set<std::size_t> shown(m_columns.begin(), m_columns.end());
    for (std::size_t i = 0; m_table && i < m_table->columns.size(); ++i) {
        const HparamColumn& column = m_table->columns[i];
        if (column.kind == HparamColumnKind::Metric) {
            shownMetrics.insert(column.choice.metric);
            continue;
        }
        hparams.push_back({.key = toQString(column.name),
                           .title = hparamTitle(column),
                           .description = toQString(column.description),
                           .isShown = shown.contains(i),
                           .isFiltered = m_filters.contains(keyOf(column)),
                           .sessions = column.present,
                           .relation = color ? rankRelation(*m_table, i, *color) : std::nullopt});
    }
    for (std::size_t i = 0; m_table && i < m_table->offers.size(); ++i) {
        const MetricOffer& offer = m_table->offers[i];
        HparamColumn column;
        column.kind = HparamColumnKind::Metric;
        column.name = offer.info.metric.tag;
        column.choice = {.metric = offer.info.metric, .aggregate = m_aggregate};
        column.displayName = offer.info.displayName;
        metrics.push_back({.key = metricKey(offer.info.metric),
                           .title = hparamTitle(column),
                           .description = toQString(offer.info.description),
                           .isShown = shownMetrics.contains(offer.info.metric),
                           .isFiltered = m_filters.contains(keyOf(column)),
                           .sessions = offer.sessions,
                           .relation = std::nullopt});
    }
    m_panel->setColumns(std::move(metrics), std::move(hparams),
                        color ? hparamTitle(m_table->columns[*color]) : QString());
    refreshFilterEditor();
}

void HparamsTab::refreshFilterEditor()
{
    const QString current = m_panel->currentKey();
    for (std::size_t i = 0; m_table && i < m_table->columns.size(); ++i) {
        const HparamColumn& column = m_table->columns[i];
        const bool isCurrent = column.kind == HparamColumnKind::Metric
                                   ? metricKey(column.choice.metric) == current
                                   : toQString(column.name) == current;
        if (!isCurrent)
            continue;
        const auto filter = m_filters.find(keyOf(column));
        m_panel->filterEditor().setColumn(
            m_table, i, filter == m_filters.end() ? HparamFilter() : filter->second);
        return;
    }
    m_panel->filterEditor().clear();
}

void HparamsTab::refreshAccepted()
{
    m_accepted = m_table ? acceptedRows(*m_table, m_filters) : std::vector<bool>();
    m_sorted->setAccepted(m_accepted);
    refreshPanel();
    refreshPlot();
    refreshCounts();
}

void HparamsTab::refreshPlot()
{
    auto plot = std::make_shared<HparamPlot>();
    plot->table = m_table;
    plot->colors = m_colors;
    plot->accepted = m_accepted;
    plot->filters = m_filters;
    for (const std::size_t column : m_columns) {
        const auto log = m_logAxes.find(keyOf(m_table->columns[column]));
        plot->axes.emplace_back(*m_table, column,
                                log == m_logAxes.end() ? std::nullopt : std::optional(log->second));
    }
    const auto drawing = static_cast<Drawing>(m_drawingCombo->currentData().toInt());
    // The one that is not seen costs nothing.
    m_parallel->setPlot(drawing == Drawing::Parallel ? plot : nullptr);
    m_scatter->setPlot(drawing == Drawing::Scatter ? plot : nullptr);
    m_drawings->setCurrentWidget(drawing == Drawing::Scatter ? m_scatterArea : m_parallelArea);
    m_drawings->setVisible(drawing != Drawing::None);
    m_parallel->setChosenRow(m_chosenRow);
    m_scatter->setChosenRow(m_chosenRow);
}

void HparamsTab::refreshShownSessions()
{
    QSet<QString> shown;
    for (std::size_t row = 0; m_table && row < m_table->sessions.size(); ++row) {
        const HparamSession& session = m_table->sessions[row];
        const bool any =
            std::any_of(session.runs.begin(), session.runs.end(), [this](const std::string& run) {
                return m_context.isRunVisible(toQString(run));
            });
        if (any)
            shown.insert(toQString(session.name));
    }
    m_model.setShownSessions(std::move(shown));
}

void HparamsTab::refreshCounts()
{
    const auto all = m_table ? static_cast<int>(m_table->sessions.size()) : 0;
    const int kept = m_sorted->rowCount();
    m_count->setText(kept == all
                         ? tr("%n session(s)", nullptr, all)
                         : tr("%1 of %n session(s)", nullptr, all).arg(locale().toString(kept)));
    m_clearFilters->setVisible(!m_filters.empty());
    emit statusTextChanged();
}

void HparamsTab::showWhatThereIs()
{
    const bool hasSessions = m_table && !m_table->sessions.empty();
    if (!hasSessions && (m_loader.isRunning() || m_tableWork.isRunning()))
        m_empty->setTexts(tr("Reading…"), tr("The hyperparameters of the runs are being read."));
    else if (!hasSessions && m_table && !m_table->errors.empty())
        m_empty->setTexts(tr("The hyperparameters cannot be read"),
                          errorMessage(m_table->errors.front()));
    else if (!hasSessions)
        m_empty->setTexts(tr("No hyperparameters"),
                          tr("No run logged hyperparameters, and none has a configuration file "
                             "beside it."));
    m_stack->setCurrentIndex(hasSessions ? 1 : 0);
}

void HparamsTab::toggleMetric(const QString& key, bool shown)
{
    if (!m_table)
        return;
    std::vector<HparamMetric> metrics;
    for (const MetricOffer& offer : m_table->offers) {
        const bool isThis = metricKey(offer.info.metric) == key;
        const bool wasShown = std::any_of(m_table->columns.begin(), m_table->columns.end(),
                                          [&offer](const HparamColumn& column) {
                                              return column.kind == HparamColumnKind::Metric
                                                     && column.choice.metric == offer.info.metric;
                                          });
        if (isThis ? shown : wasShown)
            metrics.push_back(offer.info.metric);
    }
    m_metrics = std::move(metrics);
    makeTable();
}

void HparamsTab::toggleHparam(const QString& key, bool shown)
{
    // What is shown now stays as it is, also where that followed from this one.
    for (std::size_t i = 0; m_table && i < m_table->columns.size(); ++i) {
        const HparamColumn& column = m_table->columns[i];
        if (column.kind == HparamColumnKind::Hparam)
            m_hparamShown[toQString(column.name)] =
                std::find(m_columns.begin(), m_columns.end(), i) != m_columns.end();
    }
    m_hparamShown[key] = shown;
    takeTable(m_table);
}

void HparamsTab::setFilter(const std::string& key, const HparamFilter& filter)
{
    const auto known = m_filters.find(key);
    if (known == m_filters.end() ? filter.empty() : known->second == filter)
        return;
    if (filter.empty())
        m_filters.erase(known);
    else
        m_filters[key] = filter;
    refreshAccepted();
}

void HparamsTab::moveAxis(std::size_t from, std::size_t to)
{
    if (from >= m_columns.size() || to >= m_columns.size())
        return;
    const std::size_t column = m_columns[from];
    m_columns.erase(m_columns.begin() + static_cast<std::ptrdiff_t>(from));
    m_columns.insert(m_columns.begin() + static_cast<std::ptrdiff_t>(to), column);
    m_order.clear();
    for (const std::size_t shown : m_columns)
        m_order.push_back(keyOf(m_table->columns[shown]));
    takeTable(m_table);
}

} // namespace faultline::ui
