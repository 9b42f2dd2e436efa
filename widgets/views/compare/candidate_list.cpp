// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/candidate_list.h"

#include "model/compare/explain/explain.h"
#include "model/qt/compare_words.h"
#include "model/qt/text.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/elided_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kMostOfEffect = 3;
constexpr int kMostPlaceWidth = 40 * kGrid;

QString shareName(double share)
{
    return formatted(std::round(share * 100.0) / 100.0, Unit::Fraction);
}

QString labelOf(const RunComparison& comparison, const std::string& effect)
{
    for (const Effect& one : comparison.effects) {
        if (one.id == effect)
            return translated(one.label);
    }
    return toQString(effect);
}

bool differs(const RunComparison& comparison, const std::string& effect)
{
    return std::any_of(comparison.effects.begin(), comparison.effects.end(),
                       [&effect](const Effect& one) {
                           return one.id == effect && one.state == EffectState::Differs;
                       });
}

/// A sign and what speaks for or against.
QWidget* makeEvidenceLine(const WeighedEvidence& evidence, QWidget* parent)
{
    const bool speaksFor = evidence.factor >= 1.0;
    auto* line = new QWidget(parent);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    auto* sign = new QLabel(line);
    sign->setPixmap(icon(speaksFor ? QStringLiteral("add") : QStringLiteral("minus"),
                         mutedTextColor(line->palette()))
                        .pixmap(2 * kGrid, 2 * kGrid));
    sign->setAccessibleName(speaksFor ? CandidateList::tr("For") : CandidateList::tr("Against"));
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(makeTextLabel(translated(evidence.text), line), 1);
    return line;
}

} // namespace

CandidateList::CandidateList(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setAccessibleName(tr("What explains it"));
}

void CandidateList::setComparison(const RunComparisonPtr& comparison)
{
    m_page = new QWidget(this);
    m_column = new QVBoxLayout(m_page);
    m_column->setContentsMargins(0, kGrid, kGrid, kGrid);
    m_column->setSpacing(kGrid);
    if (comparison) {
        if (comparison->candidates.empty())
            m_column->addWidget(makeTextLabel(
                tr("No outcome differs beyond noise, so nothing needs an explanation."), m_page));
        else
            addPrimary(*comparison);
        if (comparison->nextRun)
            addNextRun(*comparison, *comparison->nextRun);
        addOthers(*comparison);
        addRest(*comparison);
    }
    m_column->addStretch(1);
    setWidget(m_page);
}

/// What the comparison is about.
void CandidateList::addPrimary(const RunComparison& comparison)
{
    const std::string& effect = comparison.candidates.front().effect;
    m_column->addWidget(
        makeCardHeading(tr("What explains: %1").arg(labelOf(comparison, effect)), m_page));
    int number = 0;
    for (const Candidate& candidate : comparison.candidates) {
        if (candidate.effect == effect && candidate.share >= kWorthTelling
            && number++ < kMostOfEffect)
            addCandidate(comparison, candidate);
    }
    if (!comparison.isSeparable)
        m_column->addWidget(makeTextLabel(tr("The evidence does not tell these apart."), m_page));
}

/// The best of each other outcome, a line each. What may be the seed needs no explanation beside
/// what is none.
void CandidateList::addOthers(const RunComparison& comparison)
{
    std::string effect =
        comparison.candidates.empty() ? std::string() : comparison.candidates.front().effect;
    QStringList lines;
    for (const Candidate& candidate : comparison.candidates) {
        const bool isFirst = candidate.effect != effect;
        effect = candidate.effect;
        if (isFirst && (!comparison.hasDifference() || differs(comparison, effect)))
            lines << tr("%1: %2 %3", "an outcome, a share, what explains it")
                         .arg(labelOf(comparison, effect), shareName(candidate.share),
                              candidateName(comparison, candidate));
    }
    if (lines.isEmpty())
        return;
    m_column->addWidget(makeCardHeading(tr("The other outcomes"), m_page));
    for (const QString& line : lines)
        m_column->addWidget(makeTextLabel(line, m_page));
}

void CandidateList::addCandidate(const RunComparison& comparison, const Candidate& candidate)
{
    auto* card = new CardFrame(m_page);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(2 * kGrid, kGrid * 3 / 2, 2 * kGrid, kGrid * 3 / 2);
    column->setSpacing(kGrid / 2);
    auto* head = new QHBoxLayout;
    head->setSpacing(kGrid);
    auto* share = new QLabel(shareName(candidate.share), card);
    QFont bold = share->font();
    bold.setWeight(QFont::DemiBold);
    share->setFont(bold);
    head->addWidget(share, 0, Qt::AlignTop);
    QLabel* name = makeTextLabel(candidateName(comparison, candidate), card);
    name->setFont(bold);
    head->addWidget(name, 1);
    column->addLayout(head);
    if (!candidate.sentence.empty() && !candidate.changes.empty())
        column->addWidget(makeTextLabel(translated(candidate.sentence), card));
    for (const WeighedEvidence& evidence : candidate.evidence)
        column->addWidget(makeEvidenceLine(evidence, card));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kGrid);
    for (const std::string& id : candidate.changes) {
        const RunChange* change = comparison.change(id);
        for (const ChangeSource& source : change ? change->sources : std::vector<ChangeSource>()) {
            const QString place =
                source.line > 0
                    ? QStringLiteral("%1:%2").arg(toQString(source.file)).arg(source.line)
                    : toQString(source.file);
            auto* button =
                new ElidedButton(icon(QStringLiteral("config"), mutedTextColor(palette())), place,
                                 kMostPlaceWidth, card);
            button->setToolTip(tr("Show where it stands: %1").arg(place));
            connect(button, &QAbstractButton::clicked, this,
                    [this, source, path = toQString(change->path)] {
                        emit sourceRequested(source, path);
                    });
            buttons->addWidget(button);
        }
    }
    buttons->addStretch(1);
    if (buttons->count() > 1)
        column->addLayout(buttons);
    else
        delete buttons;
    m_column->addWidget(card);
}

void CandidateList::addNextRun(const RunComparison& comparison, const NextRun& next)
{
    m_column->addWidget(makeCardHeading(tr("Run this to decide"), m_page));
    auto* card = new CardFrame(m_page);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(2 * kGrid, kGrid * 3 / 2, 2 * kGrid, kGrid * 3 / 2);
    column->setSpacing(kGrid / 2);
    for (const std::string& id : next.changes) {
        if (const RunChange* change = comparison.change(id))
            column->addWidget(
                makeTextLabel((next.start == RunSide::B ? tr("As B, but with the value of A: %1")
                                                        : tr("As A, but with the value of B: %1"))
                                  .arg(changeSentence(*change)),
                              card));
    }
    for (const Text& expectation : next.expectations)
        column->addWidget(makeTextLabel(translated(expectation), card));
    if (next.gpuHours)
        column->addWidget(
            makeMutedLabel(tr("About %1 GPU-hours; at most %n run(s) until it is decided.", nullptr,
                              static_cast<int>(next.runsLeft))
                               .arg(formatted(*next.gpuHours, Unit::None)),
                           card));
    if (!next.command.empty())
        column->addWidget(new CodeBlock(tr("Command"), toQString(next.command), card));
    if (!next.patch.empty())
        column->addWidget(new CodeBlock(tr("Patch of %1").arg(toQString(next.patchedFile)),
                                        toQString(next.patch), CodeBlock::Syntax::Diff, card));
    m_column->addWidget(card);
}

void CandidateList::addRest(const RunComparison& comparison)
{
    QStringList rest{tr("%n setting(s) are equal.", nullptr, static_cast<int>(comparison.equal))};
    if (comparison.cosmetic > 0)
        rest << tr("%n difference(s) have no effect on training.", nullptr,
                   static_cast<int>(comparison.cosmetic));
    QStringList missing;
    for (const Text& what : comparison.notRecorded)
        missing << translated(what);
    if (!missing.isEmpty())
        rest << tr("Not recorded: %1.").arg(missing.join(QStringLiteral("; ")));
    m_column->addWidget(makeMutedLabel(rest.join(u' '), m_page));
}

} // namespace faultline::ui
