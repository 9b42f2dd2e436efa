// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace faultline::ui {

class NearEntries;

/// A combo box that is searched by typing any part of an entry. What is typed and is no entry is
/// given too: whoever asked says what is wrong with it.
class SearchBox : public QComboBox {
    Q_OBJECT

public:
    SearchBox(const QString& accessibleName, const QString& placeholder, QWidget* parent);

    /// The entries; emits nothing.
    void setEntries(const QStringList& texts, const QStringList& details);
    /// Shows a text; emits nothing.
    void showText(const QString& text);

signals:
    /// An entry or a text of one's own; never the one that is shown already.
    void textChosen(const QString& text);

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take();

    QString m_shown;
    NearEntries* m_near = nullptr; ///< what the completer offers
};

} // namespace faultline::ui
