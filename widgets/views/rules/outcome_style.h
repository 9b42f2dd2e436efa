// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <QColor>
#include <QPalette>
#include <QString>

class QWidget;

namespace faultline::ui {

// What a rule made of a training, always as a shape and a word.

[[nodiscard]] QString outcomeIconName(RuleOutcome::State state);
[[nodiscard]] QColor outcomeColor(RuleOutcome::State state, const QPalette& palette);
/// Sign, word, and the training it is about.
[[nodiscard]] QWidget* makeOutcomeLabel(RuleOutcome::State state, const QString& training,
                                        QWidget* parent);

} // namespace faultline::ui
