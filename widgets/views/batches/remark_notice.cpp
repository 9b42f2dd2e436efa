// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/remark_notice.h"

#include "model/qt/pipeline_words.h"
#include "widgets/controls/section_header.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kMostHeight = 14 * kGrid;

} // namespace

RemarkNotice::RemarkNotice(QWidget* parent)
    : QFrame(parent),
      m_header(new SectionHeader(this)),
      m_scroll(new QScrollArea(this)),
      m_list(makeTextLabel(QString(), this))
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_list);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_list->setAutoFillBackground(false);
    m_scroll->setMaximumHeight(kMostHeight);
    m_scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_list->setContentsMargins(2 * kGrid, 0, kGrid, 0);
    m_header->setChecked(false);
    m_scroll->hide();
    connect(m_header, &SectionHeader::toggled, m_scroll, &QWidget::setVisible);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid / 2, kGrid / 2);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll);
    hide();
}

void RemarkNotice::setRemarks(const std::vector<augment::PipelineRemark>& remarks)
{
    QStringList sentences;
    for (const augment::PipelineRemark& remark : remarks) {
        const QString sentence = remarkSentence(remark);
        if (!sentences.contains(sentence))
            sentences << sentence;
    }
    m_count = static_cast<int>(sentences.size());
    m_isLoss = std::any_of(remarks.begin(), remarks.end(),
                           [](const augment::PipelineRemark& remark) { return remark.isLeftOut; });
    m_header->setTitle(m_isLoss ? tr("Not fully reproduced") : tr("Good to know"),
                       QLocale().toString(m_count));
    m_list->setText(sentences.join(u'\n'));
    setVisible(m_count > 0);
    update();
}

void RemarkNotice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor tone = severityColor(m_isLoss ? Severity::Warning : Severity::Info, palette());
    painter.fillRect(0, 0, kGrid / 2, height(), tone);
    tone.setAlphaF(0.10F);
    painter.fillRect(rect(), tone);
}

} // namespace faultline::ui
