// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoStack>

namespace faultline {
class CaseDocument;
}

namespace faultline::ui {

/// Takes back, and does again, what the user says on the checklist and in notes. What is typed into
/// one note in one go is one step. Another case begins anew.
class UndoEdits : public QUndoStack {
    Q_OBJECT

public:
    /// `document` outlives it.
    explicit UndoEdits(CaseDocument& document, QObject* parent = nullptr);
};

} // namespace faultline::ui
