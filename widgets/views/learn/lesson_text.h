// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/rules/page_text.h"

#include <QString>

namespace faultline::ui {

/// A text of a lesson. Pictures come from the folder of the lesson alone; nothing else is loaded.
class LessonPageText : public PageText {
    Q_OBJECT

public:
    /// `folder`: of the lesson.
    LessonPageText(const QString& markdown, QString folder, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

private:
    void drawTables();

    QString m_folder;
};

/// Markdown as plain words, for screen readers.
[[nodiscard]] QString plainText(const QString& markdown);

} // namespace faultline::ui
