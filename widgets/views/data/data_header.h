// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/dataset_controller.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace faultline::ui {

class CardFrame;
class ElidedLabel;

/// The top of the Data page: which dataset is looked at, what it is, how far reading it is, and
/// which of its files are not here.
class DataHeader : public QWidget {
    Q_OBJECT

public:
    explicit DataHeader(DatasetController& controller, QWidget* parent = nullptr);

    /// The datasets to choose from, by name; emits nothing.
    void setNames(const QStringList& names);
    void setName(const QString& name);
    /// What the controller knows now.
    void refresh();

signals:
    void datasetChosen(const QString& name);
    void locateRequested();
    void outsideAllowed();

private:
    QWidget* buildProgress();
    QWidget* buildNotice();
    void refreshNotice();

    DatasetController& m_controller;
    QString m_name;
    QComboBox* m_chooser = nullptr;
    ElidedLabel* m_title = nullptr;
    ElidedLabel* m_facts = nullptr;
    QWidget* m_progressRow = nullptr;
    QLabel* m_progressText = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_again = nullptr;
    CardFrame* m_notice = nullptr;
    QLabel* m_noticeText = nullptr;
    QPushButton* m_locate = nullptr;
    QPushButton* m_allow = nullptr;
};

} // namespace faultline::ui
