// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/code_block.h"

#include "widgets/style/theme.h"
#include "widgets/views/icon_button.h"
#include "widgets/views/text_labels.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kMaxLines = 16; ///< longer code scrolls
constexpr int kFeedbackMs = 1500;

} // namespace

CodeBlock::CodeBlock(const QString& caption, const QString& code, QWidget* parent)
    : QFrame(parent), m_code(code.trimmed())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->addWidget(makeMutedLabel(caption, this), 1);
    auto* copied = makeMutedLabel(tr("Copied"), this);
    copied->hide();
    top->addWidget(copied);
    auto* copy = new IconButton(QStringLiteral("copy"), tr("Copy"), this);
    copy->setAccessibleName(caption.isEmpty() ? tr("Copy") : tr("Copy %1").arg(caption));
    top->addWidget(copy);
    column->addLayout(top);

    auto* text = new QPlainTextEdit(m_code, this);
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setTabChangesFocus(true);
    text->setAccessibleName(caption.isEmpty() ? tr("Code") : caption);
    const int lines = std::clamp(static_cast<int>(m_code.count(u'\n')) + 1, 1, kMaxLines);
    const int frame = 2 * text->frameWidth() + static_cast<int>(2 * text->document()->documentMargin());
    text->setFixedHeight(lines * text->fontMetrics().lineSpacing() + frame
                         + text->horizontalScrollBar()->sizeHint().height());
    column->addWidget(text);

    connect(copy, &QToolButton::clicked, this, [this, copied] {
        QGuiApplication::clipboard()->setText(m_code);
        copied->show();
        QTimer::singleShot(kFeedbackMs, copied, &QWidget::hide);
    });
}

} // namespace faultline::ui
