// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fitting_stack.h"

namespace faultline::ui {

FittingStack::FittingStack(QWidget* parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

QSize FittingStack::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
}

QSize FittingStack::minimumSizeHint() const
{
    if (currentWidget() == nullptr)
        return QStackedWidget::minimumSizeHint();
    return currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize());
}

} // namespace faultline::ui
