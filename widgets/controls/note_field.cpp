// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/note_field.h"

#include "model/qt/case_document.h"
#include "model/session/open_case.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kHeight = 8 * kGrid;

} // namespace

NoteField::NoteField(ViewContext& context, Note::Target target, std::string key, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_target(target),
      m_key(std::move(key)),
      m_add(new QPushButton(icon(QStringLiteral("add"), palette()), tr("Add a note"), this)),
      m_text(new QPlainTextEdit(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    m_text->setPlaceholderText(tr("Your note, kept with the case"));
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kHeight);
    column->addWidget(m_text);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_add->hide();
        m_text->show();
        m_text->setFocus();
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_context.opened().document().setNote(m_target, m_key, m_text->toPlainText());
    });
    connect(&context.opened().document(), &CaseDocument::notesChanged, this, &NoteField::refresh);
    refresh();
}

void NoteField::refresh()
{
    const QString note = m_context.opened().document().note(m_target, m_key);
    if (note != m_text->toPlainText())
        m_text->setPlainText(note);
    const bool isShown = !note.isEmpty() || m_text->hasFocus();
    m_text->setVisible(isShown);
    m_add->setVisible(!isShown);
}

} // namespace faultline::ui
