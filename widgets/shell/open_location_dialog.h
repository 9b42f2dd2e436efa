// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QPushButton;

namespace faultline::ui {

/// Asks for a location that is no file of this machine: a bucket, a web server, another machine.
/// Nothing is fetched before it is accepted.
class OpenLocationDialog : public QDialog {
    Q_OBJECT

public:
    /// `recent`: locations that were opened before, newest first.
    explicit OpenLocationDialog(const QStringList& recent, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& location() const { return *m_location; }
    [[nodiscard]] QPushButton& openButton() const { return *m_open; }
    [[nodiscard]] QString hint() const;

signals:
    void chosen(const QString& location);

private:
    void refresh();

    QLineEdit* m_location = nullptr;
    QLabel* m_hint = nullptr;
    QPushButton* m_open = nullptr;
};

/// What is wrong with the spelling of a location, for people; empty: nothing.
[[nodiscard]] QString locationProblem(const QString& location);

} // namespace faultline::ui
