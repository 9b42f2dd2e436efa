// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace faultline::ui {

class ElidedLabel;

/// The top of the Trace page: what was traced, what it says in a sentence, what it lacks; and which
/// of several traces is looked at.
class TraceHeader : public QWidget {
    Q_OBJECT

public:
    explicit TraceHeader(QWidget* parent = nullptr);

    /// The traces to choose from, by name; emits nothing.
    void setNames(const QStringList& names);
    void setProfile(const TraceProfilePtr& profile);

signals:
    void profileChosen(const QString& name);

private:
    void refreshRemarks();

    QStringList m_remarks;
    QComboBox* m_chooser = nullptr;
    ElidedLabel* m_name = nullptr;
    ElidedLabel* m_facts = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_remarkText = nullptr;
    QToolButton* m_allRemarks = nullptr; ///< checked: unfolded
};

} // namespace faultline::ui
