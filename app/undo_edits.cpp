// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/undo_edits.h"

#include "model/qt/case_document.h"

#include <QUndoCommand>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kNoteId = 1;

/// An edit that has been made already when it is pushed.
class EditCommand final : public QUndoCommand {
public:
    EditCommand(CaseDocument& document, CaseEdit edit)
        : QUndoCommand(edit.text), m_document(document), m_edit(std::move(edit))
    {
    }

    void undo() override { m_document.apply(m_edit, CaseEdit::Side::Before); }
    void redo() override
    {
        if (std::exchange(m_isMade, false))
            return;
        m_document.apply(m_edit, CaseEdit::Side::After);
    }
    [[nodiscard]] int id() const override
    {
        return std::holds_alternative<NoteEdit>(m_edit.change) ? kNoteId : -1;
    }
    bool mergeWith(const QUndoCommand* other) override
    {
        auto& mine = std::get<NoteEdit>(m_edit.change);
        const auto& next =
            std::get<NoteEdit>(static_cast<const EditCommand*>(other)->m_edit.change);
        if (mine.target != next.target || mine.key != next.key)
            return false;
        mine.after = next.after;
        return true;
    }

private:
    CaseDocument& m_document;
    CaseEdit m_edit;
    bool m_isMade = true;
};

} // namespace

UndoEdits::UndoEdits(CaseDocument& document, QObject* parent) : QUndoStack(parent)
{
    connect(&document, &CaseDocument::editMade, this,
            [this, &document](const CaseEdit& edit) { push(new EditCommand(document, edit)); });
    connect(&document, &CaseDocument::replaced, this, &QUndoStack::clear);
}

} // namespace faultline::ui
