// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/compare_header.h"

#include "model/qt/text.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>

namespace faultline::ui {

namespace {

QComboBox* makeRunBox(const QString& name, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    return box;
}

QString idText(const RunId& run)
{
    return toQString(run.text());
}

RunId idOf(const QVariant& data)
{
    return RunId(data.toString().toStdString());
}

void fill(QComboBox& box, const std::vector<CaseComparison::Choice>& choices, const RunId& chosen)
{
    const QSignalBlocker blocker(box);
    box.clear();
    for (const CaseComparison::Choice& choice : choices) {
        const QString name = toQString(choice.name);
        box.addItem(choice.isFailed ? CompareHeader::tr("%1 (failed)").arg(name) : name,
                    idText(choice.run));
    }
    box.setCurrentIndex(box.findData(idText(chosen)));
}

} // namespace

CompareHeader::CompareHeader(CaseComparison& comparison, QWidget* parent)
    : QWidget(parent), m_comparison(comparison)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_good = makeRunBox(tr("A: the baseline, a run that worked"), this);
    m_bad = makeRunBox(tr("B: the run in question"), this);
    auto* good = new QLabel(tr("&A, baseline:"), this);
    good->setBuddy(m_good);
    auto* bad = new QLabel(tr("&B, compared:"), this);
    bad->setBuddy(m_bad);
    m_swap = new IconButton(QStringLiteral("swap"), tr("Swap A and B (S)"), this);
    m_more = new IconButton(QStringLiteral("add"), tr("More runs that worked"), this);
    m_menu = new QMenu(this);
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(good);
    row->addWidget(m_good, 1);
    row->addWidget(m_more);
    row->addWidget(m_swap);
    row->addWidget(bad);
    row->addWidget(m_bad, 1);
    connect(m_good, &QComboBox::activated, this, &CompareHeader::chooseFromBoxes);
    connect(m_bad, &QComboBox::activated, this, &CompareHeader::chooseFromBoxes);
    connect(m_swap, &IconButton::clicked, &comparison, &CaseComparison::swapSides);
    connect(m_menu, &QMenu::aboutToShow, this, &CompareHeader::fillMore);
    connect(&comparison, &CaseComparison::choiceChanged, this, &CompareHeader::refresh);
    refresh();
}

void CompareHeader::refresh()
{
    const std::vector<CaseComparison::Choice> choices = m_comparison.choices();
    fill(*m_good, choices, m_comparison.good().empty() ? RunId() : m_comparison.good().front());
    fill(*m_bad, choices, m_comparison.bad());
    const auto more = m_comparison.good().size();
    m_more->setName(more > 1 ? tr("%n run(s) that worked", nullptr, static_cast<int>(more))
                             : tr("More runs that worked"));
    m_swap->setEnabled(more > 0);
}

/// A run that stands on both sides: the sides change places.
void CompareHeader::chooseFromBoxes()
{
    const RunId good = idOf(m_good->currentData());
    const RunId bad = idOf(m_bad->currentData());
    if (good == bad) {
        m_comparison.swapSides();
        return;
    }
    std::vector<RunId> all = m_comparison.good();
    if (all.empty())
        all.push_back(good);
    all.front() = good;
    all.erase(std::remove(all.begin() + 1, all.end(), good), all.end());
    m_comparison.choose(std::move(all), bad);
}

void CompareHeader::fillMore()
{
    m_menu->clear();
    const std::vector<RunId>& good = m_comparison.good();
    for (const CaseComparison::Choice& choice : m_comparison.choices()) {
        if (choice.run == m_comparison.bad() || good.empty() || choice.run == good.front())
            continue;
        QAction* action = m_menu->addAction(toQString(choice.name));
        action->setCheckable(true);
        action->setChecked(std::find(good.begin(), good.end(), choice.run) != good.end());
        connect(action, &QAction::toggled, this, [this, run = choice.run](bool isOn) {
            std::vector<RunId> all = m_comparison.good();
            std::erase(all, run);
            if (isOn)
                all.push_back(run);
            m_comparison.choose(std::move(all), m_comparison.bad());
        });
    }
    if (m_menu->isEmpty())
        m_menu->addAction(tr("There are no other runs in this case"))->setEnabled(false);
}

} // namespace faultline::ui
