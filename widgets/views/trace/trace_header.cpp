// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_header.h"

#include "model/qt/text.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_summary.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace faultline::ui {

namespace {

constexpr int kWidestChooser = 52 * kGrid;

} // namespace

TraceHeader::TraceHeader(QWidget* parent) : QWidget(parent)
{
    m_chooser = new QComboBox(this);
    m_chooser->setAccessibleName(tr("Trace"));
    m_chooser->setMaximumWidth(kWidestChooser);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(16);
    connect(m_chooser, &QComboBox::textActivated, this, &TraceHeader::profileChosen);
    m_name = new ElidedLabel(Qt::ElideMiddle, this);
    m_facts = new ElidedLabel(Qt::ElideRight, this);
    m_facts->setMuted(true);
    m_sentence = makePageHeading({}, this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remarkText = makeMutedLabel({}, this);
    m_allRemarks = new QToolButton(this);
    m_allRemarks->setAutoRaise(true);
    m_allRemarks->setCheckable(true);
    connect(m_allRemarks, &QToolButton::toggled, this, &TraceHeader::refreshRemarks);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    top->addWidget(m_chooser, 2);
    top->addWidget(m_name, 2);
    top->addWidget(m_facts, 3);
    column->addLayout(top);
    column->addWidget(m_sentence);
    auto* remarks = new QHBoxLayout;
    remarks->setSpacing(kGrid);
    remarks->addWidget(m_remarkText, 1);
    remarks->addWidget(m_allRemarks, 0, Qt::AlignTop);
    column->addLayout(remarks);
}

void TraceHeader::setNames(const QStringList& names)
{
    const QSignalBlocker quiet(m_chooser);
    const QString current = m_chooser->currentText();
    m_chooser->clear();
    m_chooser->addItems(names);
    m_chooser->setCurrentIndex(static_cast<int>(names.indexOf(current)));
    m_chooser->setVisible(names.size() > 1);
    m_name->setVisible(names.size() == 1);
}

void TraceHeader::setProfile(const TraceProfilePtr& profile)
{
    const QString name = profile ? toQString(profile->name()) : QString();
    m_chooser->setCurrentText(name);
    m_chooser->setToolTip(name);
    m_name->setText(name);
    m_facts->setText(profile ? factsLine(*profile) : QString());
    const QString sentence = profile ? summarySentence(*profile) : QString();
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_remarks = profile ? remarksOf(*profile) : QStringList();
    m_allRemarks->setChecked(false);
    refreshRemarks();
}

void TraceHeader::refreshRemarks()
{
    const bool unfolded = m_allRemarks->isChecked();
    m_remarkText->setVisible(!m_remarks.isEmpty());
    m_remarkText->setText(unfolded || m_remarks.isEmpty() ? m_remarks.join(u'\n')
                                                          : m_remarks.front());
    m_allRemarks->setVisible(m_remarks.size() > 1);
    m_allRemarks->setText(
        unfolded ? tr("Fewer remarks")
                 : tr("%n more remark(s)", nullptr, static_cast<int>(m_remarks.size()) - 1));
}

} // namespace faultline::ui
