// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/evidence_text.h"

#include "widgets/messages.h"

#include <QCoreApplication>

namespace faultline::ui {

QString evidencePlace(const SeriesEvidence& evidence)
{
    const QString tag = QString::fromStdString(evidence.tag);
    const QString first = formatted(static_cast<double>(evidence.firstStep), Unit::Step);
    if (evidence.firstStep == evidence.lastStep)
        return QCoreApplication::translate("Evidence", "%1, step %2").arg(tag, first);
    return QCoreApplication::translate("Evidence", "%1, steps %2–%3")
        .arg(tag, first, formatted(static_cast<double>(evidence.lastStep), Unit::Step));
}

} // namespace faultline::ui
