// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace faultline::ui {

class FlowLayout;

/// Asks which framework is meant where several have a model of the same name: each with what it
/// takes there. Hidden where there is nothing to ask.
class VariantBar : public QWidget {
    Q_OBJECT

public:
    explicit VariantBar(QWidget* parent = nullptr);

    /// `name` is what the user wrote, `planned` the framework that the plan took.
    void show(const std::vector<PlanVariant>& variants, const std::string& name,
              const std::string& planned);
    using QWidget::show;
    [[nodiscard]] QString question() const;

signals:
    void frameworkChosen(const QString& framework);

private:
    QLabel* m_question = nullptr;
    FlowLayout* m_flow = nullptr;
    std::vector<QWidget*> m_buttons;
};

} // namespace faultline::ui
