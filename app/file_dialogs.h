// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace faultline::ui {

// Questions for a path. None blocks: the answer comes through `chosen`, or never. `folder` is where
// the dialog begins; `chosen` must not outlive `parent`.

void askForFolder(QWidget* parent, const QString& folder,
                  const std::function<void(const QString&)>& chosen);
void askForFiles(QWidget* parent, const QString& folder,
                 const std::function<void(const QStringList&)>& chosen);
/// Where to save a report, and whether with its appendix; `name` is proposed, without suffix. See
/// exportReport() for the kinds.
void askForReportFile(QWidget* parent, const QString& folder, const QString& name,
                      const std::function<void(const QString& path, bool withAppendix)>& chosen);
/// Where to save a case; `path` is proposed.
void askForCaseFile(QWidget* parent, const QString& path,
                    const std::function<void(const QString&)>& chosen);
/// Where a source of a case is now that is not at `missing` any more.
void askForMissingSource(QWidget* parent, const QString& missing,
                         const std::function<void(const QString&)>& chosen);

} // namespace faultline::ui
