// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/abstention_list.h"

#include "widgets/controls/card_frame.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/section_header.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace faultline::ui {

namespace {

/// A case of many trainings repeats the same few reasons.
constexpr std::size_t kMaxRows = 60;

} // namespace

AbstentionList::AbstentionList(QWidget* parent) : QWidget(parent), m_header(new SectionHeader(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    m_header->setChecked(false);
    column->addWidget(m_header);
    connect(m_header, &QAbstractButton::toggled, this, &AbstentionList::setExpanded);
    hide();
}

void AbstentionList::setDiagnosis(DiagnosisPtr diagnosis, CasePtr opened)
{
    m_opened = std::move(opened);
    m_diagnosis = std::move(diagnosis);
    delete std::exchange(m_rows, nullptr);
    const std::size_t count = m_diagnosis ? m_diagnosis->abstentions.size() : 0;
    m_header->setTitle(tr("Could not be judged"),
                       formatted(static_cast<double>(count), Unit::Count));
    setVisible(count > 0);
    if (m_header->isChecked() && count > 0)
        buildRows();
}

void AbstentionList::setExpanded(bool expanded)
{
    m_header->setChecked(expanded);
    if (expanded && m_rows == nullptr && m_diagnosis)
        buildRows();
    if (m_rows != nullptr)
        m_rows->setVisible(expanded);
}

void AbstentionList::buildRows()
{
    m_rows = new QWidget(this);
    auto* column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    std::size_t shown = 0;
    for (const Abstention& abstention : m_diagnosis->abstentions) {
        if (shown == kMaxRows)
            break;
        column->addWidget(makeRow(abstention, m_rows));
        ++shown;
    }
    if (const std::size_t rest = m_diagnosis->abstentions.size() - shown; rest > 0)
        column->addWidget(
            makeMutedLabel(tr("and %n more like these", nullptr, static_cast<int>(rest)), m_rows));
    layout()->addWidget(m_rows);
}

QWidget* AbstentionList::makeRow(const Abstention& abstention, QWidget* parent) const
{
    auto* card = new CardFrame(parent);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    const QString rule = tr("%1 %2").arg(QString::fromStdString(abstention.code),
                                         ruleTitle(abstention.ruleId.text()));
    QLabel* title = makeCardHeading(rule, card);
    title->setWordWrap(true);
    column->addWidget(title);
    if (!abstention.run.empty()) {
        const std::string run = m_opened ? m_opened->nameOf(abstention.run) : abstention.run.text();
        column->addWidget(makeMutedLabel(tr("Run %1").arg(QString::fromStdString(run)), card));
    }
    column->addWidget(makeTextLabel(translated(abstention.reason), card));
    if (!abstention.remedy.empty())
        column->addWidget(makeTextLabel(translated(abstention.remedy), card));
    if (!abstention.command.empty())
        column->addWidget(
            new CodeBlock(tr("To capture it"), QString::fromStdString(abstention.command), card));
    return card;
}

} // namespace faultline::ui
