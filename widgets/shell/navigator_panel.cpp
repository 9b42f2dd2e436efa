// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigator_panel.h"

#include "model/qt/curve_event_finder.h"
#include "model/qt/curve_event_model.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/session/open_case.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::ui {

/// Sorts by raw values, leaves out what the filters exclude and gives the severity its shape.
class NavigatorPanel::SortedEvents final : public QSortFilterProxyModel {
public:
    explicit SortedEvents(const QWidget& palette) : m_widget(palette) { setSortRole(SortRole); }

    void setFilter(const QString& text, const std::array<bool, 3>& kinds)
    {
        m_text = text;
        m_kinds = kinds;
        invalidateFilter();
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::DecorationRole
            && index.column() == static_cast<int>(CurveEventModel::Column::Kind)) {
            const auto severity = static_cast<Severity>(index.data(SeverityRole).toInt());
            return icon(severityIconName(severity), severityColor(severity, m_widget.palette()));
        }
        return QSortFilterProxyModel::data(index, role);
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        return m_kinds.at(static_cast<std::size_t>(index.data(KindRole).toInt()))
               && index.data(FilterRole).toString().contains(m_text, Qt::CaseInsensitive);
    }

private:
    const QWidget& m_widget;
    QString m_text;
    std::array<bool, 3> m_kinds{true, true, true};
};

NavigatorPanel::NavigatorPanel(ViewContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_finder(new CurveEventFinder(context.opened().jobs(), this)),
      m_model(new CurveEventModel(this)),
      m_sorted(new SortedEvents(*this)),
      m_next(makeStep(tr("Next curve event"), QStringLiteral("chevron-down"),
                      QKeySequence(Qt::Key_F8), true)),
      m_previous(makeStep(tr("Previous curve event"), QStringLiteral("chevron-up"),
                          QKeySequence(Qt::SHIFT | Qt::Key_F8), false)),
      m_status(new QLabel(this)),
      m_table(new QTableView(this))
{
    m_sorted->setParent(this);
    m_sorted->setSourceModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kGrid / 2, 0, 0);
    layout->setSpacing(kGrid / 2);
    buildHeader();
    buildTable();
    layout->addWidget(m_table, 1);

    const auto setStale = [this] {
        m_isStale = true;
        if (isVisible())
            look();
    };
    connect(&m_context, &ViewContext::caseChanged, this, setStale);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, setStale);
    connect(m_finder, &CurveEventFinder::changed, this, &NavigatorPanel::takeEvents);
    refreshStatus();
}

NavigatorPanel::~NavigatorPanel() = default;

QAction* NavigatorPanel::makeStep(const QString& text, const QString& iconName,
                                  const QKeySequence& keys, bool forwards)
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setIcon(icon(iconName, palette()));
    connect(action, &QAction::triggered, this, [this, forwards] {
        emit stepRequested();
        step(forwards);
    });
    return action;
}

void NavigatorPanel::buildHeader()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kGrid, 0, kGrid, 0);
    row->setSpacing(kGrid);
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("Filter tags and runs"));
    m_filter->setAccessibleName(tr("Filter curve events"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(24 * kGrid);
    row->addWidget(m_filter);
    const auto applyFilter = [this] {
        m_sorted->setFilter(
            m_filter->text().trimmed(),
            {m_kinds[0]->isChecked(), m_kinds[1]->isChecked(), m_kinds[2]->isChecked()});
        refreshStatus();
    };
    connect(m_filter, &QLineEdit::textChanged, this, applyFilter);
    for (const CurveEvent::Kind kind :
         {CurveEvent::Kind::NonFinite, CurveEvent::Kind::Spike, CurveEvent::Kind::Jump}) {
        auto* box = new QCheckBox(CurveEventModel::kindName(kind), this);
        box->setAccessibleName(tr("Show events: %1").arg(box->text()));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, applyFilter);
        m_kinds.push_back(box);
        row->addWidget(box);
    }
    m_status->setAccessibleName(tr("Curve events found"));
    row->addWidget(m_status, 1);
    const auto addButton = [this, row](QAction& action, const QString& iconName) {
        auto* button = new IconButton(
            iconName,
            tr("%1 (%2)").arg(action.text(), action.shortcut().toString(QKeySequence::NativeText)),
            this);
        connect(button, &QToolButton::clicked, &action, &QAction::trigger);
        row->addWidget(button);
    };
    addButton(*m_previous, QStringLiteral("chevron-up"));
    addButton(*m_next, QStringLiteral("chevron-down"));
    static_cast<QBoxLayout*>(layout())->addLayout(row);
}

void NavigatorPanel::buildTable()
{
    m_table->setMinimumHeight(16 * kGrid); // the header and three rows
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Curve events"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // the model's own order: of onset
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    connect(m_table, &QTableView::clicked, this, &NavigatorPanel::open);
    connect(m_table, &QTableView::activated, this, &NavigatorPanel::open);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    static constexpr std::array<int, 6> kWidths{136, 280, 160, 88, 176, 104};
    for (std::size_t column = 0; column < kWidths.size(); ++column)
        header->resizeSection(static_cast<int>(column), kWidths.at(column));
}

void NavigatorPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        look();
}

void NavigatorPanel::look()
{
    m_isStale = false;
    const CasePtr opened = m_context.opened().caseData();
    m_finder->setCase(opened);
    std::vector<RunPtr> visible;
    for (std::size_t i = 0; opened && i < opened->runs.size(); ++i) {
        if (m_context.isRunVisible(QString::fromStdString(opened->runs[i]->name)))
            visible.push_back(opened->runs[i]);
    }
    m_finder->look(std::move(visible));
}

void NavigatorPanel::takeEvents()
{
    const QModelIndex current = m_table->currentIndex();
    const QString tag = current.data(IdRole).toString();
    const QString run = current.data(RunRole).toString();
    const QVariant kind = current.data(KindRole);
    m_model->setEvents(m_finder->events());
    for (int row = 0; current.isValid() && row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (index.data(IdRole) == tag && index.data(RunRole) == run
            && index.data(KindRole) == kind) {
            m_table->setCurrentIndex(index);
            break;
        }
    }
    refreshStatus();
    if (m_pendingStep != 0 && !m_finder->isRunning())
        step(std::exchange(m_pendingStep, 0) > 0);
}

void NavigatorPanel::refreshStatus()
{
    const int shown = m_sorted->rowCount();
    const auto tags = static_cast<int>(m_finder->tagCount());
    const QString where = tr("in %n tag(s)", "", tags);
    if (m_finder->isRunning())
        m_status->setText(tr("Looking %1…").arg(where));
    else if (m_model->rowCount() == 0 && tags > 0)
        m_status->setText(tr("No NaN, no spike and no jump %1").arg(where));
    else if (m_model->rowCount() == 0)
        m_status->setText(tr("No curves to look at"));
    else if (shown < m_model->rowCount())
        m_status->setText(
            tr("%1 of %2 events")
                .arg(formatted(shown, Unit::Count), formatted(m_model->rowCount(), Unit::Count)));
    else
        m_status->setText(tr("%n event(s)", "", shown) + QChar(u' ') + where);
}

void NavigatorPanel::step(bool forwards)
{
    if (m_isStale)
        look();
    if (m_finder->isRunning()) {
        m_pendingStep = forwards ? 1 : -1;
        return;
    }
    const int count = m_sorted->rowCount();
    if (count == 0)
        return;
    const QModelIndex current = m_table->currentIndex();
    const int from = current.isValid() ? current.row() : (forwards ? -1 : count);
    const int row = std::clamp(from + (forwards ? 1 : -1), 0, count - 1);
    const QModelIndex index = m_sorted->index(row, 0);
    m_table->setCurrentIndex(index);
    open(index);
}

void NavigatorPanel::open(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const int row = m_sorted->mapToSource(index).row();
    m_context.openEvidence(m_model->evidence(row),
                           CurveEventModel::severityOf(m_model->event(row).event.kind));
}

void NavigatorPanel::finish()
{
    if (m_isStale)
        look();
    m_finder->finish();
}

} // namespace faultline::ui
