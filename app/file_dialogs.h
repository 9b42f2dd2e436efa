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
/// Where to save a report; see exportReport() for the kinds.
void askForReportFile(QWidget* parent, const QString& folder,
                      const std::function<void(const QString&)>& chosen);

} // namespace faultline::ui
