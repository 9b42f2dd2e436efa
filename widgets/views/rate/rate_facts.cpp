// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/rate_facts.h"

#include "model/diagnosis/signals/rate_words.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/rate/rate_names.h"

#include <QGridLayout>
#include <QLabel>

namespace faultline::ui {

namespace {

enum Line : std::size_t { Planned, Logged, Fits, FarOff, Stability, Found };

QString fittingRate(const RecommendedRate& recommended)
{
    return RateFacts::tr("%1, anything from %2 to %3: %4", "rate, band, reason")
        .arg(shownRate(recommended.rate), shownRate(recommended.low), shownRate(recommended.high),
             translated(recommended.reason));
}

QString whatFits(const RateStudy& study)
{
    if (study.recommended)
        return fittingRate(*study.recommended);
    return translated(nothingFitsText(study));
}

QString loggedFact(const RateStudy& study)
{
    const QString logged = translated(loggedText(study));
    const QString proof = study.fit ? translated(fitProofText(*study.fit)) : QString();
    return proof.isEmpty() ? logged
                           : RateFacts::tr("%1; %2", "parts of a sentence").arg(logged, proof);
}

} // namespace

RateFacts::RateFacts(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid / 4);
    grid->setColumnStretch(1, 1);
    for (const QString& name : {tr("Planned"), tr("Logged"), tr("What fits"), tr("Far off"),
                                tr("Stability"), tr("Findings")}) {
        const int row = static_cast<int>(m_names.size());
        auto* label = makeMutedLabel(name, this);
        label->setWordWrap(false);
        auto* text = makeTextLabel({}, this);
        text->setAccessibleName(name);
        label->setBuddy(text);
        grid->addWidget(label, row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1);
        m_names.push_back(label);
        m_texts.push_back(text);
    }
}

void RateFacts::setLine(std::size_t line, const QString& text)
{
    m_texts[line]->setText(text);
    m_texts[line]->setVisible(!text.isEmpty());
    m_names[line]->setVisible(!text.isEmpty());
}

void RateFacts::setPicture(const RatePicturePtr& picture)
{
    setVisible(picture != nullptr);
    if (!picture)
        return;
    const RateStudy& study = picture->study;
    setLine(Planned, translated(plannedText(study)));
    setLine(Logged, loggedFact(study));
    setLine(Fits, whatFits(study));
    setLine(FarOff, translated(study.outside));
    setLine(Stability,
            tr("%1: %2", "state, reason")
                .arg(stabilityName(study.stability.state), translated(study.stability.reason)));
}

void RateFacts::setFindings(const std::vector<const Finding*>& findings)
{
    QStringList titles;
    for (const Finding* finding : findings)
        titles << translated(toldTitle(*finding));
    setLine(Found, titles.join(u'\n'));
}

QString RateFacts::text() const
{
    QStringList lines;
    for (const QLabel* label : m_texts)
        lines << label->text();
    return lines.join(u'\n');
}

} // namespace faultline::ui
