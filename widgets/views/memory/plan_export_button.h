// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_controller.h"
#include "model/session/jobs/write_queue.h"
#include "widgets/controls/icon_button.h"

#include <QString>

#include <functional>
#include <string>

class QMenu;

namespace faultline::ui {

/// Takes the plan elsewhere: as text, as tables, as a picture of the page's part that is shown.
class PlanExportButton : public IconButton {
    Q_OBJECT

public:
    /// `pictured` gives what a picture is made of.
    PlanExportButton(const JobQueuePtr& jobs, const VramController& controller,
                     std::function<QWidget*()> pictured, QWidget* parent);

    void copyText() const;
    void copyPicture() const;
    enum class Table { Components, Layers, Sweeps };
    /// Writes without asking; finished() follows.
    void saveTable(Table table, const QString& path);
    void savePicture(const QString& path);
    void settle() { m_saving.finish(); }

signals:
    /// `message` tells what was written where, or why not.
    void finished(const QString& message, bool succeeded);

private:
    void addTable(QMenu& menu, Table table, const QString& text, const QString& fileName);

    const VramController& m_controller;
    std::function<QWidget*()> m_pictured;
    WriteQueue m_saving;
};

} // namespace faultline::ui
