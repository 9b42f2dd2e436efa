// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/progress.h"

#include <QWidget>

#include <string>

class QPlainTextEdit;
class QPushButton;

namespace faultline::ui {

class ViewContext;

/// The user's note on a finding or on a step of the checklist: a button until there is one, then
/// the text, kept as it is typed.
class NoteField : public QWidget {
    Q_OBJECT

public:
    NoteField(ViewContext& context, Note::Target target, std::string key,
              QWidget* parent = nullptr);

private:
    void refresh();

    ViewContext& m_context;
    Note::Target m_target;
    std::string m_key;
    QPushButton* m_add = nullptr;
    QPlainTextEdit* m_text = nullptr;
};

} // namespace faultline::ui
