// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QTextBrowser;

namespace faultline::ui {

/// The documents for users, inside the window: chosen from a list, with links between them and a
/// way back. Links to the web open in the browser.
class HelpPanel : public QWidget {
    Q_OBJECT

public:
    explicit HelpPanel(QWidget* parent = nullptr);

    /// The first document: every shortcut, as a table of Markdown.
    void setShortcuts(const QString& markdown);
    /// Shows a document by the name of its file ("cli.md"), or the shortcuts (an empty name). An
    /// unknown one changes nothing and returns false.
    bool showDocument(const QString& file);
    [[nodiscard]] QString currentDocument() const;
    [[nodiscard]] QTextBrowser& browser() { return *m_browser; }

private:
    void follow(const QUrl& link);
    void refreshChosen();

    QString m_shortcuts;
    QComboBox* m_documents;
    QTextBrowser* m_browser;
};

} // namespace faultline::ui
