// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/parameters.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace faultline::ui {

/// Edits one parameter of a step: a control that fits its kind.
class ParameterEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What is written, or the default. Emits nothing.
    virtual void setValue(const augment::Value& value) = 0;

signals:
    /// nullopt: nothing is written any more (an emptied line).
    void edited(const std::optional<faultline::augment::Value>& value);
};

/// `info` may go; what it points to must live as long as the editor (the catalogue does).
[[nodiscard]] ParameterEditor* makeParameterEditor(const augment::ParameterInfo& info,
                                                   QWidget* parent);

} // namespace faultline::ui
