// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"

#include <QString>
#include <QStringList>

namespace faultline::ui {

// What the window says about a load.

/// True if `paths` stand for the demo case.
[[nodiscard]] bool isDemo(const QStringList& paths);
[[nodiscard]] QString windowTitle(const QStringList& paths);
/// What a case is called in names of files and in reports: after its first path, without suffix.
[[nodiscard]] QString caseName(const QStringList& paths);
/// What damage cost, in one sentence or two; empty if no file lost anything. A last record
/// that is incomplete is no damage: every killed run has one.
[[nodiscard]] QString damageText(const ImportLog& issues, int damagedFiles);

} // namespace faultline::ui
