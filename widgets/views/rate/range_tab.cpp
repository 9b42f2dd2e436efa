// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/range_tab.h"

#include "model/diagnosis/signals/range_test_snippets.h"
#include "model/diagnosis/signals/rate_words.h"
#include "model/qt/text.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/rate/range_chart.h"
#include "widgets/views/rate/rate_names.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

#include <string_view>

namespace faultline::ui {

namespace {

/// The snippet for who trains as this training did.
std::string_view snippetFor(const RatePicture& picture)
{
    if (picture.study.plan && picture.study.plan->spec.framework == "ultralytics")
        return "ultralytics";
    const bool isTensorFlow = picture.framework == Framework::TensorFlow
                              || picture.framework == Framework::ObjectDetectionApi;
    return isTensorFlow ? "keras" : "pytorch";
}

} // namespace

RangeTab::RangeTab(RateLab& lab, QWidget* parent) : QWidget(parent), m_lab(lab)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Range test"));
    outer->addWidget(scroll);
    auto* content = new QWidget(scroll);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, kGrid, kGrid, kGrid);
    m_column->setSpacing(kGrid);
    m_reading = makeTextLabel({}, content);
    m_column->addWidget(m_reading);
    m_chart = new RangeChart(content);
    m_column->addWidget(m_chart, 1);
    m_howTo = makeTextLabel({}, content);
    m_column->addWidget(m_howTo);
    m_framework = new QComboBox(content);
    m_framework->setAccessibleName(tr("Framework of the code"));
    for (const RangeTestSnippet& snippet : rangeTestSnippets())
        m_framework->addItem(toQString(snippet.title), toQString(snippet.framework));
    m_column->addWidget(m_framework, 0, Qt::AlignLeft);
    m_column->addStretch(0);
    scroll->setWidget(content);
    connect(m_framework, &QComboBox::activated, this, [this] { m_isChosen = true; });
    connect(m_framework, &QComboBox::currentIndexChanged, this, &RangeTab::showSnippet);
    connect(&m_lab, &RateLab::picturesChanged, this, &RangeTab::refresh);
    refresh();
    showSnippet();
}

void RangeTab::refresh()
{
    const RatePicturePtr main = m_lab.main();
    const bool hasTest = main && main->study.rangeTest;
    m_chart->setVisible(hasTest);
    m_reading->setVisible(hasTest);
    if (hasTest) {
        const RangeReading& reading = main->study.rangeTest->reading;
        m_chart->setReading(reading, main->lossSignal != nullptr ? toQString(main->lossSignal->tag)
                                                                 : tr("Loss"));
        m_reading->setText(
            reading.refusal.empty()
                ? tr("The loss falls from %1 on and rises from %2 on: learning rates from %3 to %4 "
                     "fit, %5 is a good start.")
                      .arg(shownRate(reading.low), shownRate(reading.edge),
                           shownRate(reading.bandLow), shownRate(reading.bandHigh),
                           shownRate(reading.valley))
                : tr("The range test gives no learning rate: %1.")
                      .arg(translated(reading.refusal)));
    }
    m_howTo->setText(
        hasTest
            ? tr("To run another range test, add this to your training:")
            : tr("A range test raises the learning rate from far too low to far too high within "
                 "a few hundred steps and shows where the loss falls and where it breaks. Add "
                 "this to your training, then open the log that it writes:"));
    if (!m_isChosen && main)
        m_framework->setCurrentIndex(m_framework->findData(toQString(snippetFor(*main))));
}

void RangeTab::showSnippet()
{
    const RangeTestSnippet* const snippet =
        rangeTestSnippet(m_framework->currentData().toString().toStdString());
    if (snippet == nullptr)
        return;
    delete m_code;
    m_code = new CodeBlock(QStringLiteral("range_test.py"), toQString(snippet->code), this);
    m_column->insertWidget(m_column->indexOf(m_framework) + 1, m_code);
}

QString RangeTab::reading() const
{
    return m_reading->text();
}

} // namespace faultline::ui
