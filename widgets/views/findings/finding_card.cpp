// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/finding_card.h"

#include "widgets/controls/confidence_bar.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/note_field.h"
#include "widgets/controls/section_header.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/evidence_text.h"
#include "widgets/views/findings/finding_proof.h"
#include "widgets/views/findings/fix_list.h"
#include "widgets/views/findings/lesson_links.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kIndent = 4 * kGrid; ///< text below the title starts where the title does

/// A sentence with a sign before it that says which side it is on.
QWidget* makeReason(const QString& iconName, const QString& side, const QString& sentence,
                    QWidget* parent)
{
    auto* line = new QWidget(parent);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    auto* sign = new QLabel(line);
    sign->setPixmap(icon(iconName, mutedTextColor(parent->palette()))
                        .pixmap(QSize(2 * kGrid, 2 * kGrid), parent->devicePixelRatioF()));
    sign->setAccessibleName(side);
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(makeTextLabel(FindingCard::tr("%1: %2").arg(side, sentence), line), 1);
    return line;
}

} // namespace

FindingCard::FindingCard(ViewContext& context, DiagnosisPtr diagnosis, std::size_t position,
                         QWidget* parent, Heading heading)
    : CardFrame(parent), m_context(context), m_diagnosis(std::move(diagnosis)), m_position(position)
{
    setStripe(severityColor(finding().severity, palette()));
    setAccessibleName(
        tr("%1: %2").arg(severityName(finding().severity), translated(toldTitle(finding()))));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid);
    buildHeader(heading);
}

const Cause* FindingCard::cause() const
{
    const auto found = std::find_if(m_diagnosis->causes.begin(), m_diagnosis->causes.end(),
                                    [this](const Cause& one) { return one.finding == m_position; });
    return found == m_diagnosis->causes.end() ? nullptr : &*found;
}

bool FindingCard::leadsTo(std::size_t position) const
{
    const Cause* story = cause();
    return story != nullptr
           && std::find(story->consequences.begin(), story->consequences.end(), position)
                  != story->consequences.end();
}

void FindingCard::buildHeader(Heading heading)
{
    m_header = new QWidget(this);
    m_header->setCursor(Qt::PointingHandCursor);
    auto* row = new QHBoxLayout(m_header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_chevron = new IconButton(QStringLiteral("chevron-right"), tr("Show details"), m_header);
    connect(m_chevron, &QToolButton::clicked, this, [this] { setExpanded(!isExpanded()); });
    row->addWidget(m_chevron, 0, Qt::AlignTop);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(kGrid / 2);
    QLabel* title =
        makeTextLabel(heading == Heading::Details ? tr("Details: reasons, all evidence, all fixes")
                                                  : translated(toldTitle(finding())),
                      m_header);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    title->setFont(bold);
    // Clicks on the title fold the card; its text can be selected in the explanation below.
    title->setTextInteractionFlags(Qt::NoTextInteraction);
    texts->addWidget(title);
    texts->addWidget(buildFacts(m_header));
    row->addLayout(texts, 1);
    addHeaderButtons(*row, heading);
    layout()->addWidget(m_header);
}

void FindingCard::addHeaderButtons(QBoxLayout& row, Heading heading)
{
    const Evidence* proof = heading == Heading::Title ? bestProof(finding()) : nullptr;
    if (proof != nullptr) {
        const QString place = evidencePlace(*proof, m_context);
        auto* show =
            new QPushButton(icon(QStringLiteral("target"), palette()), tr("Show proof"), m_header);
        show->setToolTip(place);
        show->setAccessibleName(tr("Show proof: %1").arg(place));
        connect(show, &QPushButton::clicked, this,
                [this, proof] { m_context.openProof(*proof, finding().severity); });
        row.addWidget(show, 0, Qt::AlignTop);
    }
    auto* rule = new IconButton(QStringLiteral("panel-right"), tr("How this is decided"), m_header);
    connect(rule, &QToolButton::clicked, this, [this] {
        m_context.openRule(QString::fromStdString(finding().ruleId.text()),
                           m_context.nameOf(finding().run));
    });
    row.addWidget(rule, 0, Qt::AlignTop);
}

void FindingCard::addSeverity(QWidget* facts, FlowLayout& flow) const
{
    auto* severity = new QWidget(facts);
    auto* pair = new QHBoxLayout(severity);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(kGrid / 2);
    const QColor tone = severityColor(finding().severity, palette());
    auto* sign = new QLabel(severity);
    sign->setPixmap(icon(severityIconName(finding().severity), tone)
                        .pixmap(QSize(2 * kGrid, 2 * kGrid), devicePixelRatioF()));
    pair->addWidget(sign);
    auto* word = new QLabel(severityName(finding().severity), severity);
    QPalette coloured = word->palette();
    coloured.setColor(QPalette::WindowText, tone);
    word->setPalette(coloured);
    pair->addWidget(word);
    flow.addWidget(severity);
}

QWidget* FindingCard::buildFacts(QWidget* parent) const
{
    auto* facts = new QWidget(parent);
    auto* flow = new FlowLayout(2 * kGrid, 2, facts);
    addSeverity(facts, *flow);
    const auto add = [&](const QString& text) {
        QLabel* label = makeMutedLabel(text, facts);
        label->setWordWrap(false);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
        flow->addWidget(label);
    };
    if (const QString stake = stakeText(finding().stake); !stake.isEmpty())
        add(stake);
    add(tr("%1 %2").arg(QString::fromStdString(finding().code),
                        ruleTitle(finding().ruleId.text())));
    // A case of one folder and no run calls it ".".
    const QString runName = m_context.nameOf(finding().run);
    if (!finding().run.empty() && runName != QLatin1String(".")) {
        auto* run = new ElidedLabel(Qt::ElideMiddle, facts); // a long path would widen the page
        run->setMuted(true);
        run->setText(tr("Run %1").arg(runName));
        flow->addWidget(run);
    }
    flow->addWidget(new ConfidenceBar(finding().confidence, facts));
    if (const Cause* story = cause(); story != nullptr && !story->consequences.empty())
        add(tr("explains %n other finding(s)", nullptr,
               static_cast<int>(story->consequences.size())));
    return facts;
}

void FindingCard::setExpanded(bool expanded)
{
    if (expanded == isExpanded())
        return;
    if (expanded && m_body == nullptr)
        buildBody();
    m_body->setVisible(expanded);
    m_chevron->setIconName(expanded ? QStringLiteral("chevron-down")
                                    : QStringLiteral("chevron-right"));
    m_chevron->setName(expanded ? tr("Hide details") : tr("Show details"));
    emit expandedChanged(expanded);
}

void FindingCard::buildBody()
{
    m_body = new QWidget(this);
    m_body->hide();
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(kIndent, 0, 0, kGrid / 2);
    column->setSpacing(kGrid);
    if (!finding().explanation.empty())
        column->addWidget(makeTextLabel(translated(finding().explanation), m_body));
    addReasons(*column);
    if (QWidget* proof = makeProof(m_context, finding(), m_body))
        column->addWidget(proof);
    if (!finding().fixes.empty())
        column->addWidget(new FixList(m_context, m_diagnosis, finding(), m_body));
    column->addWidget(
        new NoteField(m_context, Note::Target::Finding, findingKey(finding()), m_body));
    column->addWidget(new LessonLinks(m_context, finding().ruleId.text(), m_body));
    addConsequences(*column);
    layout()->addWidget(m_body);
}

void FindingCard::addReasons(QVBoxLayout& column) const
{
    const Cause* story = cause();
    if (story == nullptr)
        return;
    for (const Text& reason : story->supports)
        column.addWidget(
            makeReason(QStringLiteral("add"), tr("Speaks for it"), translated(reason), m_body));
    for (const Text& reason : story->contradicts)
        column.addWidget(makeReason(QStringLiteral("minus"), tr("Speaks against it"),
                                    translated(reason), m_body));
}

void FindingCard::addConsequences(QVBoxLayout& column)
{
    const Cause* story = cause();
    if (story == nullptr || story->consequences.empty())
        return;
    m_consequencesHeader = new SectionHeader(m_body);
    m_consequencesHeader->setChecked(false);
    m_consequencesHeader->setTitle(
        tr("What follows from it"),
        formatted(static_cast<double>(story->consequences.size()), Unit::Count));
    connect(m_consequencesHeader, &QAbstractButton::toggled, this, [this](bool unfolded) {
        if (unfolded && m_consequences == nullptr)
            buildConsequences();
        m_consequences->setVisible(unfolded);
    });
    column.addWidget(m_consequencesHeader);
}

void FindingCard::buildConsequences()
{
    m_consequences = new QWidget(m_body);
    auto* column = new QVBoxLayout(m_consequences);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    for (const std::size_t position : cause()->consequences) {
        auto* card = new FindingCard(m_context, m_diagnosis, position, m_consequences);
        column->addWidget(card);
        m_consequenceCards.push_back(card);
    }
    m_body->layout()->addWidget(m_consequences);
}

FindingCard* FindingCard::revealConsequence(std::size_t position)
{
    if (!leadsTo(position))
        return nullptr;
    setExpanded(true);
    m_consequencesHeader->setChecked(true);
    for (FindingCard* card : m_consequenceCards) {
        if (card->position() == position)
            return card;
    }
    return nullptr;
}

void FindingCard::mouseReleaseEvent(QMouseEvent* event)
{
    CardFrame::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && m_header->geometry().contains(event->pos()))
        setExpanded(!isExpanded());
}

} // namespace faultline::ui
