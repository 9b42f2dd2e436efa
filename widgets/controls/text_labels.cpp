// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/text_labels.h"

#include "widgets/style/theme.h"

#include <QEvent>
#include <QLabel>

namespace faultline::ui {

namespace {

/// A label whose muted colour follows the theme.
class MutedLabel : public QLabel {
public:
    using QLabel::QLabel;

    void refresh()
    {
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, mutedTextColor(parentWidget()->palette()));
        if (muted != palette())
            setPalette(muted);
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange && parentWidget() != nullptr)
            refresh();
    }
};

void prepare(QLabel& label)
{
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
    label.setTextInteractionFlags(Qt::TextSelectableByMouse);
}

QLabel* makeHeading(const QString& text, double scale, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

QLabel* makeTextLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    prepare(*label);
    return label;
}

QLabel* makeMutedLabel(const QString& text, QWidget* parent)
{
    auto* label = new MutedLabel(text, parent);
    prepare(*label);
    label->refresh();
    return label;
}

QLabel* makePageHeading(const QString& text, QWidget* parent)
{
    return makeHeading(text, 1.2, parent);
}

QLabel* makeCardHeading(const QString& text, QWidget* parent)
{
    return makeHeading(text, 1.0, parent);
}

} // namespace faultline::ui
