// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"

#include <QWidget>

class QDoubleSpinBox;
class QGridLayout;

namespace faultline::ui {

class ViewContext;

/// How a threshold is typed: "25 %" for 0.25, "512 MiB" for bytes.
struct ThresholdScale {
    double factor = 1.0; ///< typed value = factor x value
    QString suffix;      ///< with its space
    int decimals = 2;
};
[[nodiscard]] ThresholdScale thresholdScale(const Threshold& threshold);

/// The numbers that a rule decides by, to be changed for this case, each with its reason and a way
/// back to what it was.
class ThresholdForm : public QWidget {
    Q_OBJECT

public:
    ThresholdForm(ViewContext& context, const RuleInfo& rule, QWidget* parent = nullptr);

private:
    void addThreshold(QGridLayout& grid, const Threshold& threshold);

    ViewContext& m_context;
    const RuleInfo& m_rule; ///< lives for ever
};

} // namespace faultline::ui
