// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/console_toolbar.h"

#include "model/qt/text.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"
#include "widgets/views/console/console_search.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kLogsWidth = 22 * kGrid;

QString withCount(const QString& text, std::size_t count)
{
    return count == 0 ? text
                      : QStringLiteral("%1 %2").arg(
                          text, QLocale().toString(static_cast<qulonglong>(count)));
}

} // namespace

ConsoleToolbar::ConsoleToolbar(ConsoleModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_flow(new FlowLayout(kGrid + kGrid / 2, kGrid / 2)),
      m_logs(new QComboBox(this)),
      m_ranks(new QComboBox(this)),
      m_search(new ConsoleSearch(model, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    column->addLayout(m_flow);

    m_logs->setAccessibleName(tr("Log"));
    m_logs->setFixedWidth(kLogsWidth);
    m_logs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_logs, &QComboBox::activated, this,
            [this] { emit logChosen(m_logs->currentData().toString()); });
    addGroup({m_logs});
    buildLevels();
    m_ranks->setAccessibleName(tr("Rank"));
    m_ranks->setToolTip(tr("The process whose lines are shown"));
    connect(m_ranks, &QComboBox::activated, this, [this] {
        const QVariant rank = m_ranks->currentData();
        m_model.setRank(rank.isValid() ? std::optional(static_cast<std::int16_t>(rank.toInt()))
                                       : std::nullopt);
    });
    addGroup({m_ranks});
    addGroup({m_search});
    buildSwitches();
    connect(&m_model, &ConsoleModel::rowsChanged, this, [this] {
        refreshLevels();
        refreshRanks();
    });
    refreshLevels();
    refreshRanks();
}

void ConsoleToolbar::addGroup(const QList<QWidget*>& widgets)
{
    if (widgets.size() == 1) {
        m_flow->addWidget(widgets.front());
        return;
    }
    auto* group = new QWidget(this);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 4);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    m_flow->addWidget(group);
}

void ConsoleToolbar::buildLevels()
{
    const std::array<QString, 4> tips{
        tr("Every line"), tr("Warnings and worse"),
        tr("Errors and worse; what looks bad and is harmless is left out"),
        tr("Only lines that were recognised")};
    // A segmented control: the buttons touch, and one frame holds them together.
    auto* frame = new CardFrame(this);
    auto* segments = new QHBoxLayout(frame);
    segments->setContentsMargins(1, 1, 1, 1);
    segments->setSpacing(0);
    auto* buttons = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        auto* button = new QToolButton(frame);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolTip(tips.at(i));
        buttons->addButton(button, static_cast<int>(i));
        segments->addWidget(button);
        m_levels.at(i) = button;
    }
    connect(buttons, &QButtonGroup::idClicked, &m_model,
            [this](int id) { m_model.setLevel(static_cast<LogFilter::Level>(id)); });
    m_flow->addWidget(frame);
}

IconButton* ConsoleToolbar::addSwitch(const QString& iconName, const QString& name)
{
    auto* button = new IconButton(iconName, name, this);
    button->setCheckable(true);
    return button;
}

void ConsoleToolbar::buildSwitches()
{
    m_wrap = addSwitch(QStringLiteral("wrap"), tr("Wrap long lines"));
    m_relative = addSwitch(QStringLiteral("clock"), tr("Times since the first line"));
    m_follow = addSwitch(QStringLiteral("target"), tr("Follow the time cursor of the charts"));
    m_panel = addSwitch(QStringLiteral("panel-right"), tr("List of recognised events"));
    connect(m_wrap, &QToolButton::toggled, this, &ConsoleToolbar::wrapToggled);
    connect(m_relative, &QToolButton::toggled, this, &ConsoleToolbar::relativeTimesToggled);
    connect(m_follow, &QToolButton::toggled, this, &ConsoleToolbar::followToggled);
    connect(m_panel, &QToolButton::clicked, this, &ConsoleToolbar::panelToggled);
    addGroup({m_wrap, m_relative, m_follow, m_panel});
}

void ConsoleToolbar::setLogs(const CaseData& opened, const QString& current)
{
    const QSignalBlocker blocker(m_logs);
    m_logs->clear();
    for (const std::shared_ptr<const ConsoleLog>& log : opened.logs) {
        const QString name = toQString(log->name());
        // The end of a path tells logs apart; the field cuts off what is too long.
        m_logs->addItem(name, name);
        m_logs->setItemData(m_logs->count() - 1, name, Qt::ToolTipRole);
    }
    m_logs->setCurrentIndex(m_logs->findData(current));
    m_logs->setToolTip(current);
    m_logs->setEnabled(m_logs->count() > 1);
}

void ConsoleToolbar::refreshLevels()
{
    const ConsoleDigestPtr& digest = m_model.digest();
    const auto count = [&digest](LineWeight weight) {
        return digest ? digest->problemCounts.at(static_cast<std::size_t>(weight)) : 0;
    };
    const std::array<QString, 4> names{
        tr("All"), withCount(tr("Warnings"), count(LineWeight::Warning)),
        withCount(tr("Errors"), count(LineWeight::Failure) + count(LineWeight::Fatal)),
        withCount(tr("Events"), digest ? digest->log->events.size() : 0)};
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        m_levels.at(i)->setText(names.at(i));
        m_levels.at(i)->setAccessibleName(tr("Lines shown: %1").arg(names.at(i)));
        m_levels.at(i)->setChecked(static_cast<std::size_t>(m_model.level()) == i);
    }
}

void ConsoleToolbar::refreshRanks()
{
    const ConsoleDigestPtr& digest = m_model.digest();
    const std::vector<std::int16_t> ranks =
        digest ? digest->log->ranks : std::vector<std::int16_t>();
    m_ranks->setVisible(ranks.size() > 1);
    const QSignalBlocker blocker(m_ranks);
    if (m_ranks->count() != static_cast<int>(ranks.size()) + 1) {
        m_ranks->clear();
        m_ranks->addItem(tr("All ranks"));
        for (const std::int16_t rank : ranks)
            m_ranks->addItem(tr("Rank %1").arg(rank), static_cast<int>(rank));
    }
    m_ranks->setCurrentIndex(m_model.rank() ? m_ranks->findData(static_cast<int>(*m_model.rank()))
                                            : 0);
}

bool ConsoleToolbar::followsCursor() const
{
    return m_follow->isChecked();
}

void ConsoleToolbar::setPanelShown(bool shown)
{
    m_panel->setChecked(shown);
}

void ConsoleToolbar::setHasTimes(bool has)
{
    m_relative->setEnabled(has);
    m_follow->setEnabled(has);
}

} // namespace faultline::ui
