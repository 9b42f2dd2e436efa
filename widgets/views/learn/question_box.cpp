// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/question_box.h"

#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/learn/choice_button.h"
#include "widgets/views/learn/lesson_text.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace faultline::ui {

namespace {

/// Four steps are told apart; a slider would feign more.
constexpr std::array<double, 4> kSure{0.25, 0.5, 0.75, 0.95};

} // namespace

QuestionBox::QuestionBox(LessonWalk& walk, std::size_t part, bool isPrediction, QWidget* parent)
    : QWidget(parent),
      m_walk(walk),
      m_part(part),
      m_isPrediction(isPrediction),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kGrid);
    const LessonBlock& block = walk.block(part);
    addOptions();
    if (!block.proofs.empty())
        addProof();
    if (block.asksSureness)
        addSureness();
    m_hint = makeMutedLabel({}, this);
    m_column->addWidget(m_hint);
    m_commit = new QPushButton(isPrediction ? tr("Predict") : tr("Commit"), this);
    m_commit->setMinimumHeight(4 * kGrid);
    m_commit->setAutoDefault(true);
    connect(m_commit, &QPushButton::clicked, this, &QuestionBox::commitAnswer);
    m_column->addWidget(m_commit); // until somebody gives it a better place
    m_result = makeTextLabel({}, this);
    m_result->setFocusPolicy(Qt::StrongFocus);
    m_result->hide();
    m_column->addWidget(m_result);
    connect(&walk, &LessonWalk::answered, this, [this](std::size_t answered) {
        if (answered == m_part)
            reveal();
    });
    refreshCommit();
}

QGroupBox* QuestionBox::addGroup(const QString& title, const QString& accessible)
{
    auto* group = new QGroupBox(title, this);
    group->setFlat(true);
    group->setAccessibleName(accessible);
    m_column->addWidget(group);
    return group;
}

void QuestionBox::addOptions()
{
    const LessonBlock& block = m_walk.block(m_part);
    const QString question = plainText(m_walk.textOf(m_part, block.text));
    QGroupBox* group =
        addGroup(m_isPrediction ? tr("Your prediction") : tr("Your answer"), question);
    auto* column = new QVBoxLayout(group);
    column->setContentsMargins(0, kGrid / 2, 0, 0);
    column->setSpacing(kGrid / 2);
    for (const LessonOption& option : block.options) {
        auto* button = new ChoiceButton(m_walk.textOf(m_part, option.text),
                                        m_walk.textOf(m_part, option.shows), group);
        connect(button, &QAbstractButton::toggled, this, &QuestionBox::refreshCommit);
        column->addWidget(button);
        m_options.push_back(button);
    }
}

void QuestionBox::addProof()
{
    m_proof = addGroup(tr("Your proof"), tr("Your proof"));
    auto* column = new QVBoxLayout(m_proof);
    column->setContentsMargins(0, kGrid / 2, 0, 0);
    column->setSpacing(kGrid / 2);
    m_proofText = makeTextLabel(tr("Choose what proves it on the pages beside: a point of a curve, "
                                   "a line of the console, a field. Then say "
                                   "“This is my proof” (Ctrl+Return)."),
                                m_proof);
    column->addWidget(m_proofText);
    m_noProof = new QPushButton(tr("I found no proof"), m_proof);
    m_noProof->setCheckable(true);
    connect(m_noProof, &QPushButton::toggled, this, [this](bool isNone) {
        m_hasNoProof = isNone;
        refreshCommit();
    });
    column->addWidget(m_noProof, 0, Qt::AlignLeft);
}

void QuestionBox::setProof(const Evidence& place, const QString& words)
{
    if (m_proof == nullptr || m_walk.isRevealed(m_part))
        return;
    m_place = place;
    m_noProof->setChecked(false);
    m_proofText->setText(tr("Your proof: %1").arg(words));
    QFont bold = m_proofText->font();
    bold.setWeight(QFont::DemiBold);
    m_proofText->setFont(bold);
    m_proof->setAccessibleDescription(m_proofText->text());
    refreshCommit();
}

void QuestionBox::addSureness()
{
    m_sureGroup = addGroup(tr("How sure are you?"), tr("How sure are you?"));
    auto* grid = new QGridLayout(m_sureGroup);
    grid->setContentsMargins(0, kGrid / 2, 0, 0);
    grid->setVerticalSpacing(kGrid / 2);
    m_sureness = new QButtonGroup(this);
    const std::array<QString, kSure.size()> words{tr("A guess (%1)"), tr("Unsure (%1)"),
                                                  tr("Fairly sure (%1)"), tr("Certain (%1)")};
    for (std::size_t i = 0; i < kSure.size(); ++i) {
        const QString percent = QLocale().toString(qRound(100.0 * kSure[i])) + QStringLiteral(" %");
        auto* button = new QRadioButton(words[i].arg(percent), m_sureGroup);
        m_sureness->addButton(button, static_cast<int>(i));
        connect(button, &QAbstractButton::toggled, this, &QuestionBox::refreshCommit);
        grid->addWidget(button, static_cast<int>(i) / 2, static_cast<int>(i) % 2);
    }
}

void QuestionBox::refreshCommit()
{
    if (m_commit == nullptr || m_walk.isRevealed(m_part))
        return;
    const bool isChosen = std::any_of(m_options.begin(), m_options.end(),
                                      [](const ChoiceButton* one) { return one->isChecked(); });
    const bool isProved = m_proof == nullptr || m_place || m_hasNoProof;
    const bool isSure = m_sureness == nullptr || m_sureness->checkedId() >= 0;
    QStringList missing;
    if (!isChosen)
        missing << tr("an answer");
    if (!isProved)
        missing << tr("a proof");
    if (!isSure)
        missing << tr("how sure you are");
    m_commit->setEnabled(missing.isEmpty());
    m_hint->setText(tr("Missing: %1").arg(missing.join(QStringLiteral(", "))));
    m_hint->setVisible(!missing.isEmpty() && (isChosen || !m_isPrediction));
}

void QuestionBox::commitAnswer()
{
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        if (!m_options[i]->isChecked())
            continue;
        std::optional<double> sure;
        if (m_sureness != nullptr && m_sureness->checkedId() >= 0)
            sure = kSure[static_cast<std::size_t>(m_sureness->checkedId())];
        m_walk.answer(m_part, i, m_hasNoProof ? std::nullopt : m_place, sure);
        return;
    }
}

QString QuestionBox::resultText() const
{
    const BlockAnswer* const answer = m_walk.answerTo(m_part);
    if (answer == nullptr)
        return tr("This is the answer.");
    QStringList sentences{answer->isRight ? tr("Right.") : tr("Not right: see why.")};
    if (answer->isProofRight) {
        if (*answer->isProofRight)
            sentences << tr("Your proof shows it.");
        else if (m_place && !m_hasNoProof)
            sentences << tr("What you pointed at does not prove it.");
        else
            sentences << tr("You pointed at no proof; there is one.");
    }
    if (answer->sureness)
        sentences << tr("You were %1 sure.")
                         .arg(QLocale().toString(qRound(100.0 * *answer->sureness))
                              + QStringLiteral(" %"));
    return sentences.join(u' ');
}

void QuestionBox::reveal()
{
    const LessonBlock& block = m_walk.block(m_part);
    const BlockAnswer* const answer = m_walk.answerTo(m_part);
    for (std::size_t i = 0; i < m_options.size(); ++i)
        m_options[i]->reveal(block.options[i].isRight, answer != nullptr && answer->option == i,
                             m_walk.textOf(m_part, block.options[i].feedback));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_noProof, m_sureGroup, m_hint, m_commit}) {
        if (widget != nullptr)
            widget->hide();
    }
    m_result->setText(resultText());
    QFont bold = m_result->font();
    bold.setWeight(QFont::DemiBold);
    m_result->setFont(bold);
    QStringList words;
    for (std::size_t i = 0; i < m_options.size(); ++i)
        words << m_options[i]->text() + QStringLiteral(": ")
                     + m_options[i]->accessibleDescription();
    m_result->setAccessibleDescription(words.join(u'\n'));
    m_result->show();
    const std::optional<Evidence> proof = m_walk.proofOf(m_part);
    if (m_proof != nullptr && proof) {
        if (m_place)
            m_proofText->show();
        else
            m_proofText->hide();
        auto* show = new QPushButton(tr("Show a proof"), m_proof);
        connect(show, &QPushButton::clicked, this, [this, proof] { emit proofShown(*proof); });
        m_proof->layout()->addWidget(show);
    } else if (m_proof != nullptr) {
        m_proof->hide();
    }
    // Above the options: what was decided is read first.
    m_column->removeWidget(m_result);
    m_column->insertWidget(0, m_result);
    m_result->setFocus(Qt::OtherFocusReason);
}

void QuestionBox::focusFirst()
{
    if (m_walk.isRevealed(m_part))
        m_result->setFocus(Qt::OtherFocusReason);
    else if (!m_options.empty())
        m_options.front()->setFocus(Qt::TabFocusReason);
}

} // namespace faultline::ui
