// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/graph/graph_tab.h"

#include "model/qt/roles.h"
#include "model/qt/run_label.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/message_bar.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/graph/graph_details.h"
#include "widgets/views/summaries/graph/graph_picture.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeView>

#include <utility>

namespace faultline::ui {

namespace {

bool isSame(const GraphItem& a, const GraphItem& b)
{
    return a.run->name == b.run->name && a.tag == b.tag && a.ref == b.ref;
}

} // namespace

GraphTab::GraphTab(ViewContext& context, QWidget* parent)
    : SummaryTab(parent), m_context(context), m_work(context.opened().jobs())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    column->addWidget(buildControls());
    m_summary = makeMutedLabel({}, this);
    column->addWidget(m_summary);
    m_damage = new MessageBar(this);
    column->addWidget(m_damage);
    m_stack = new QStackedWidget(this);
    m_graphPage = buildGraphPage();
    m_stack->addWidget(m_graphPage);
    m_layerTable = addTable(m_layers, tr("Layers"), -1, m_stack);
    m_stack->addWidget(m_layerTable);
    m_message = new EmptyState(QStringLiteral("summaries"), m_stack);
    m_stack->addWidget(m_message);
    column->addWidget(m_stack, 1);
    connect(&m_context, &ViewContext::caseChanged, this, &GraphTab::loadCase);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &GraphTab::loadCase);
    loadCase();
}

QWidget* GraphTab::buildControls()
{
    auto* strip = new QWidget(this);
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(0, 0, 0, 0);
    m_source = new QComboBox(strip);
    m_source->setAccessibleName(tr("Graph"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(24);
    connect(m_source, &QComboBox::activated, this, &GraphTab::choose);
    row->addWidget(m_source, 3);
    m_search = new QLineEdit(strip);
    m_search->setPlaceholderText(tr("Search names and operations"));
    m_search->setAccessibleName(tr("Search the graph"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &GraphTab::refreshMatches);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(false); });
    row->addWidget(m_search, 2);
    auto* previous = new IconButton(QStringLiteral("chevron-up"), tr("Previous match"), strip);
    connect(previous, &QToolButton::clicked, this, [this] { find(true); });
    row->addWidget(previous);
    auto* next = new IconButton(QStringLiteral("chevron-down"), tr("Next match"), strip);
    connect(next, &QToolButton::clicked, this, [this] { find(false); });
    row->addWidget(next);
    m_matches = new QLabel(strip);
    m_matches->setAccessibleName(tr("Matches"));
    row->addWidget(m_matches);
    return strip;
}

QWidget* GraphTab::buildGraphPage()
{
    auto* page = new QSplitter(Qt::Vertical, m_stack);
    page->setChildrenCollapsible(false);
    auto* top = new QSplitter(Qt::Horizontal, page);
    top->setChildrenCollapsible(false);
    m_view = new QTreeView(top);
    m_view->setModel(&m_tree);
    m_view->setUniformRowHeights(true);
    m_view->setAccessibleName(tr("Graph by name scopes"));
    m_view->header()->setStretchLastSection(true);
    m_view->header()->resizeSection(GraphTreeModel::NameColumn, 28 * kGrid);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &GraphTab::refreshDetails);

    m_details = new QTextBrowser(top);
    m_details->setOpenLinks(false);
    m_details->setAccessibleName(tr("Node"));
    connect(m_details, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const std::optional<std::uint32_t> entry = entryOfLink(link))
            showEntry(*entry);
    });
    top->setStretchFactor(0, 3);
    top->setStretchFactor(1, 2);
    m_tables = new QTabWidget(page);
    m_tables->setDocumentMode(true);
    m_picture = new GraphPicture(m_context.opened().jobs(), m_tables);
    connect(m_picture, &GraphPicture::entryRequested, this, &GraphTab::showEntry);
    m_tables->addTab(m_picture, tr("Neighbourhood"));
    m_tables->addTab(
        addTable(m_operations, tr("Operations"), OperationTableModel::CountColumn, m_tables),
        tr("Operations"));
    m_costTable =
        addTable(m_costs, tr("Time and memory"), OperationCostModel::TimeColumn, m_tables);
    m_tables->addTab(m_costTable, tr("Time and memory"));
    page->setStretchFactor(0, 1);
    page->setStretchFactor(1, 1);
    return page;
}

QTableView* GraphTab::addTable(QAbstractItemModel& model, const QString& name, int sortColumn,
                               QWidget* parent)
{
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(&model);
    sorted->setSortRole(SortRole);
    auto* table = new QTableView(parent);
    table->setModel(sorted);
    table->setAccessibleName(name);
    table->setSortingEnabled(true);
    table->sortByColumn(sortColumn, Qt::DescendingOrder); // -1: in the order of the model
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kGrid);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

QString GraphTab::nameOf(const GraphItem& item)
{
    QString kind;
    switch (item.form) {
    case GraphForm::Graph: kind = tr("Graph"); break;
    case GraphForm::MetaGraph: kind = tr("Meta graph"); break;
    case GraphForm::TaggedRunMetadata: kind = tr("Run metadata"); break;
    case GraphForm::RunMetadata:
        kind = tr("Run metadata %1", "tag").arg(toQString(item.tag));
        break;
    case GraphForm::KerasModel: kind = tr("Keras model"); break;
    }
    return tr("%1 · %2 · step %3", "run, kind, step")
        .arg(runLabel(*item.run), kind, formatted(static_cast<double>(item.ref.step), Unit::Step));
}

void GraphTab::loadCase()
{
    m_items.clear();
    if (m_context.opened().caseData()) {
        m_items = listGraphs(*m_context.opened().caseData());
        std::erase_if(m_items, [this](const GraphItem& item) {
            return !m_context.isRunVisible(toQString(item.run->name));
        });
    }
    const QSignalBlocker block(m_source);
    m_source->clear();
    int current = -1;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        m_source->addItem(nameOf(m_items[i]));
        if (m_current && isSame(*m_current, m_items[i]))
            current = static_cast<int>(i);
    }
    if (current >= 0) { // what is shown is still there: nothing to read
        m_source->setCurrentIndex(current);
        return;
    }
    choose(m_items.empty() ? -1 : 0);
}

void GraphTab::choose(int item)
{
    m_work.drop();
    m_current.reset();
    m_tree.setTree(nullptr);
    m_operations.setTree(nullptr);
    m_costs.setCosts({});
    m_layers.setLayers({});
    m_summary->setText({});
    m_picture->setEntry(nullptr, 0);
    m_damage->hide();
    if (item < 0) {
        showMessage(tr("No visible run logged a graph"),
                    tr("Tick runs in the Case list to see their graphs."));
        return;
    }
    m_current = m_items[static_cast<std::size_t>(item)];
    showMessage(tr("Reading…"), nameOf(*m_current));
    m_work.start(
        [chosen = *m_current](WorkMonitor& monitor) -> Result<ShownGraph> {
            Result<GraphContent> content = readGraphItem(chosen, monitor);
            if (!content)
                return content.error();
            ShownGraph shown{.content = std::move(*content), .keras = std::nullopt};
            if (!shown.content.kerasJson.empty()) {
                Result<KerasSummary> keras = summariseKeras(shown.content.kerasJson);
                if (!keras)
                    return keras.error();
                shown.keras = std::move(*keras);
            }
            return shown;
        },
        [this](const Result<ShownGraph>& result) { showResult(result); });
}

void GraphTab::showResult(const Result<ShownGraph>& result)
{
    if (!result) {
        showMessage(tr("This graph could not be read"), errorMessage(result.error()));
        return;
    }
    const GraphContent& content = result->content;
    showDamage(content.damage);
    if (result->keras) {
        const KerasSummary& keras = *result->keras;
        m_layers.setLayers(keras.layers);
        QString text =
            tr("%1: %n layer(s)", "name of a model", static_cast<int>(keras.layers.size()))
                .arg(toQString(keras.name));
        if (keras.parameters)
            text += tr(" · ")
                    + tr("%1 parameters")
                          .arg(formatted(static_cast<double>(*keras.parameters), Unit::Count));
        else if (!keras.remark.empty())
            text += tr(" · ") + tr("sizes are not known: %1").arg(translated(keras.remark));
        m_summary->setText(text);
        m_layerTable->resizeColumnsToContents();
        m_stack->setCurrentWidget(m_layerTable);
        emit statusTextChanged();
        return;
    }
    m_tree.setTree(content.tree);
    m_operations.setTree(content.tree);
    m_costs.setCosts(content.costs);
    m_tables->setTabVisible(m_tables->indexOf(m_costTable), !content.costs.empty());
    for (QWidget* ofGraph : {static_cast<QWidget*>(m_picture), m_tables->widget(1)})
        m_tables->setTabVisible(m_tables->indexOf(ofGraph), content.tree != nullptr);
    m_tables->setCurrentWidget(content.tree ? static_cast<QWidget*>(m_picture) : m_costTable);
    if (!content.tree && content.costs.empty()) {
        showMessage(tr("Nothing in it"), tr("This run metadata holds neither a graph nor times."));
        return;
    }
    QStringList parts;
    if (!content.runTag.empty())
        parts.push_back(toQString(content.runTag));
    if (content.tree)
        parts.push_back(graphSummary(*content.tree));
    if (!content.costs.empty())
        parts.push_back(
            tr("%n operation(s) timed", nullptr, static_cast<int>(content.costs.size())));
    if (content.costsLeftOut > 0)
        parts.push_back(tr("%n more left out", nullptr, static_cast<int>(content.costsLeftOut)));
    m_summary->setText(parts.join(tr(" · ")));
    m_stack->setCurrentWidget(m_graphPage);
    // A single scope on top would hide everything else behind one more click.
    if (m_tree.rowCount({}) == 1)
        m_view->expand(m_tree.index(0, 0, {}));
    m_view->setCurrentIndex(m_tree.index(0, 0, {}));
    refreshDetails();
    refreshMatches();
    emit statusTextChanged();
}

void GraphTab::showDamage(const std::vector<Error>& damage)
{
    if (damage.empty())
        return;
    QStringList parts;
    for (const Error& error : damage)
        parts.push_back(errorMessage(error));
    m_damage->showMessage(
        tr("Part of it is lost, the rest is shown: %1").arg(parts.join(tr(" · "))), false);
}

void GraphTab::showMessage(const QString& title, const QString& text)
{
    m_message->setTexts(title, text);
    m_stack->setCurrentWidget(m_message);
    emit statusTextChanged();
}

void GraphTab::showEntry(std::uint32_t entry)
{
    const QModelIndex index = m_tree.indexOf(entry);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void GraphTab::refreshDetails()
{
    const QModelIndex current = m_view->currentIndex();
    m_details->setHtml(m_tree.tree() && current.isValid() ? graphDetails(
                           *m_tree.tree(), GraphTreeModel::entryOf(current), palette())
                                                          : QString());
    m_picture->setEntry(m_tree.tree(), GraphTreeModel::entryOf(current));
}

void GraphTab::find(bool backwards)
{
    if (!m_tree.tree())
        return;
    const std::uint32_t from = GraphTreeModel::entryOf(m_view->currentIndex());
    if (const std::optional<std::uint32_t> found =
            m_tree.tree()->find(m_search->text().toStdString(), from, backwards))
        showEntry(*found);
}

void GraphTab::refreshMatches()
{
    if (!m_tree.tree() || m_search->text().isEmpty()) {
        m_matches->clear();
        return;
    }
    m_matches->setText(
        tr("%n match(es)", nullptr,
           static_cast<int>(m_tree.tree()->countMatches(m_search->text().toStdString()))));
}

void GraphTab::settle()
{
    m_work.finish();
    m_picture->finish();
}

QString GraphTab::statusText() const
{
    return tr("%n graph(s) of the visible runs", nullptr, static_cast<int>(m_items.size()));
}

std::unique_ptr<const SummaryTabFactory> makeGraphTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<GraphTab>>(
        QStringLiteral("graph"), [] { return GraphTab::tr("Graphs"); },
        [](const CaseData& data) { return listGraphs(data).size(); });
}

} // namespace faultline::ui
