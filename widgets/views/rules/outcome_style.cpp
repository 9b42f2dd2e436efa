// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rules/outcome_style.h"

#include "model/qt/rule_model.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QWidget>

namespace faultline::ui {

QString outcomeIconName(RuleOutcome::State state)
{
    switch (state) {
    case RuleOutcome::State::Fired: return severityIconName(Severity::Warning);
    case RuleOutcome::State::Passed: return QStringLiteral("check-circle");
    case RuleOutcome::State::Abstained: return QStringLiteral("abstain");
    case RuleOutcome::State::Muted: return QStringLiteral("eye-off");
    case RuleOutcome::State::Failed: return QStringLiteral("damage");
    }
    return {};
}

QColor outcomeColor(RuleOutcome::State state, const QPalette& palette)
{
    switch (state) {
    case RuleOutcome::State::Fired: return severityColor(Severity::Warning, palette);
    case RuleOutcome::State::Passed: return accentColor(palette);
    case RuleOutcome::State::Failed: return severityColor(Severity::Critical, palette);
    case RuleOutcome::State::Abstained:
    case RuleOutcome::State::Muted: break;
    }
    return mutedTextColor(palette);
}

QWidget* makeOutcomeLabel(RuleOutcome::State state, const QString& training, QWidget* parent)
{
    auto* line = new QWidget(parent);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    auto* sign = new QLabel(line);
    sign->setPixmap(icon(outcomeIconName(state), outcomeColor(state, parent->palette()))
                        .pixmap(QSize(2 * kGrid, 2 * kGrid), parent->devicePixelRatioF()));
    row->addWidget(sign);
    const QString word = outcomeName(state);
    row->addWidget(makeTextLabel(training.isEmpty()
                                     ? word
                                     : QCoreApplication::translate("RuleOutcome", "%1 in %2",
                                                                   "outcome, training")
                                           .arg(word, training),
                                 line),
                   1);
    return line;
}

} // namespace faultline::ui
