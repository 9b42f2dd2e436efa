// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/verdict_list.h"

#include "widgets/controls/card_frame.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/section_header.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// The words and colours that findings use too.
Severity severityOf(CompatibilityLevel level)
{
    switch (level) {
    case CompatibilityLevel::Critical: return Severity::Critical;
    case CompatibilityLevel::Warning: return Severity::Warning;
    case CompatibilityLevel::Ok:
    case CompatibilityLevel::Note: break;
    }
    return Severity::Info;
}

bool fits(const CompatibilityVerdict& verdict)
{
    return verdict.level == CompatibilityLevel::Ok;
}

QString pinLines(const CompatibilityVerdict& verdict)
{
    QStringList lines;
    for (const std::string& pin : verdict.pins)
        lines << QString::fromStdString(pin);
    return lines.join(QLatin1Char('\n'));
}

QString componentText(const EnvironmentFact& fact)
{
    const QString version = QString::fromStdString(fact.version);
    // Its name tells all; "missing-library" is the name of the kind of fact.
    return fact.component == "missing-library"
               ? version
               : VerdictList::tr("%1 %2").arg(QString::fromStdString(fact.component), version);
}

/// Of the environment that an artifact's name stands for, if a console log gave it.
const Environment* consoleOf(const CompatibilityFact& found,
                             const std::vector<EnvironmentPtr>& environments)
{
    const auto same = std::find_if(environments.begin(), environments.end(),
                                   [&found](const EnvironmentPtr& environment) {
                                       return environment->source == EnvironmentSource::Console
                                              && environment->id() == found.artifact;
                                   });
    return same == environments.end() ? nullptr : same->get();
}

} // namespace

VerdictList::VerdictList(QWidget* parent) : QWidget(parent), m_header(new SectionHeader(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_header);
    connect(m_header, &QAbstractButton::toggled, this, [this](bool checked) {
        if (m_rows != nullptr)
            m_rows->setVisible(checked);
    });
    hide();
}

void VerdictList::setEnvironments(const std::vector<EnvironmentPtr>& environments)
{
    const std::vector<CompatibilityVerdict> verdicts = checkCompatibility(environments);
    delete std::exchange(m_rows, nullptr);
    m_problems = verdicts.size()
                 - static_cast<std::size_t>(std::count_if(verdicts.begin(), verdicts.end(), fits));
    setVisible(!verdicts.empty());
    if (verdicts.empty())
        return;
    m_header->setTitle(
        m_problems > 0 ? tr("Versions that do not go together")
                       : tr("All known combinations of versions fit"),
        formatted(static_cast<double>(m_problems > 0 ? m_problems : verdicts.size()), Unit::Count));
    m_header->setChecked(m_problems > 0);
    buildRows(verdicts, environments);
}

void VerdictList::buildRows(const std::vector<CompatibilityVerdict>& verdicts,
                            const std::vector<EnvironmentPtr>& environments)
{
    m_rows = new QWidget(this);
    auto* column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, kGrid);
    column->setSpacing(kGrid);
    QStringList fitting;
    for (const CompatibilityVerdict& verdict : verdicts) {
        if (fits(verdict))
            fitting << translated(verdict.sentence);
        else
            column->addWidget(makeCard(verdict, environments));
    }
    if (!fitting.empty())
        column->addWidget(makeMutedLabel(
            tr("By the tables these fit: %1").arg(fitting.join(QLatin1Char(' '))), m_rows));
    m_rows->setVisible(m_header->isChecked());
    layout()->addWidget(m_rows);
}

QWidget* VerdictList::makeCard(const CompatibilityVerdict& verdict,
                               const std::vector<EnvironmentPtr>& environments)
{
    const Severity severity = severityOf(verdict.level);
    auto* card = new CardFrame(m_rows);
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid, kGrid);
    row->setSpacing(kGrid);
    auto* sign = new QLabel(card);
    sign->setPixmap(icon(severityIconName(severity), severityColor(severity, palette()))
                        .pixmap(QSize(2 * kGrid, 2 * kGrid), devicePixelRatioF()));
    sign->setAccessibleName(severityName(severity));
    sign->setToolTip(severityName(severity));
    row->addWidget(sign, 0, Qt::AlignTop);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(kGrid / 2);
    QLabel* title = makeCardHeading(translated(verdict.sentence), card);
    title->setWordWrap(true);
    texts->addWidget(title);
    QString table = translated(verdict.table);
    if (!verdict.isChecked)
        table = tr("%1 (reported; not confirmed by its maker)").arg(table);
    texts->addWidget(makeTextLabel(table, card));
    auto* places = new QWidget(card);
    auto* flow = new FlowLayout(kGrid, 2, places);
    for (const CompatibilityFact& found : verdict.facts)
        addPlace(*flow, found, environments);
    texts->addWidget(places);
    if (!verdict.pins.empty())
        texts->addWidget(new CodeBlock(tr("Install instead"), pinLines(verdict), card));
    row->addLayout(texts, 1);
    return card;
}

void VerdictList::addPlace(QLayout& row, const CompatibilityFact& found,
                           const std::vector<EnvironmentPtr>& environments)
{
    const QString version = componentText(found.fact);
    const Environment* console = consoleOf(found, environments);
    const QString file = console != nullptr
                             ? QFileInfo(QString::fromStdString(console->file.path)).fileName()
                             : QString::fromStdString(found.name);
    const QString place =
        found.fact.line > 0
            ? tr("%1: %2, line %3")
                  .arg(version, file, formatted(static_cast<double>(found.fact.line), Unit::Count))
            : tr("%1: %2").arg(version, file);
    if (console == nullptr || found.fact.line == 0) {
        QLabel* label = makeMutedLabel(place, m_rows);
        label->setWordWrap(false);
        row.addWidget(label);
        return;
    }
    auto* link = new QPushButton(icon(QStringLiteral("log"), palette()), place, m_rows);
    link->setToolTip(tr("Show in the console"));
    connect(link, &QPushButton::clicked, this,
            [this, path = QString::fromStdString(console->file.path), line = found.fact.line] {
                emit consoleLineRequested(path, line);
            });
    row.addWidget(link);
}

} // namespace faultline::ui
