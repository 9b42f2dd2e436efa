// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/run_label.h"

#include "model/qt/text.h"

namespace faultline {

QString runLabel(const Run& run)
{
    if (run.name != ".")
        return toQString(run.name);
    return toQString(run.path).section(u'/', -1, -1, QString::SectionSkipEmpty);
}

} // namespace faultline
