// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace faultline::ui {

class MainWindow;

/// Saves a picture of a window once it shows what it was told to open, then ends the
/// program: exit code 0, or 1 if nothing could be loaded or the picture not be saved.
class Screenshot : public QObject {
    Q_OBJECT

public:
    Screenshot(MainWindow& window, const QString& file, QObject* parent = nullptr);

    /// Without a load: the window as it is.
    void takeSoon(bool succeeded);

private:
    void take(bool succeeded);

    MainWindow& m_window;
    QString m_file;
};

} // namespace faultline::ui
