// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rules/threshold_form.h"

#include "model/qt/case_document.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kLargest = 1e12;
constexpr double kMebibyte = 1024.0 * 1024.0;

/// As many places as it takes to show the default, and one more to change it by.
int decimalsFor(double typed)
{
    int decimals = 0;
    double scaled = std::abs(typed);
    while (decimals < 6 && std::abs(scaled - std::round(scaled)) > 1e-9 * std::max(1.0, scaled)) {
        scaled *= 10.0;
        ++decimals;
    }
    return std::min(decimals + 1, 6);
}

} // namespace

ThresholdScale thresholdScale(const Threshold& threshold)
{
    ThresholdScale scale;
    switch (threshold.unit) {
    case Unit::Fraction: scale = {.factor = 100.0, .suffix = ThresholdForm::tr(" %")}; break;
    case Unit::Ratio: scale.suffix = ThresholdForm::tr(" ×"); break;
    case Unit::Seconds: scale.suffix = ThresholdForm::tr(" s"); break;
    case Unit::Bytes:
        scale = {.factor = 1.0 / kMebibyte, .suffix = ThresholdForm::tr(" MiB")};
        break;
    case Unit::Celsius: scale.suffix = ThresholdForm::tr(" °C"); break;
    case Unit::Watts: scale.suffix = ThresholdForm::tr(" W"); break;
    case Unit::Hertz: scale.suffix = ThresholdForm::tr(" Hz"); break;
    default: break;
    }
    const bool isWhole = threshold.unit == Unit::Count || threshold.unit == Unit::Step;
    scale.decimals = isWhole ? 0 : decimalsFor(threshold.value * scale.factor);
    return scale;
}

ThresholdForm::ThresholdForm(ViewContext& context, const RuleInfo& rule, QWidget* parent)
    : QWidget(parent), m_context(context), m_rule(rule)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGrid);
    grid->setVerticalSpacing(kGrid / 2);
    grid->setColumnStretch(0, 1);
    for (const Threshold& threshold : rule.thresholds)
        addThreshold(*grid, threshold);
}

void ThresholdForm::addThreshold(QGridLayout& grid, const Threshold& threshold)
{
    const int row = grid.rowCount();
    const QString name = toQString(threshold.name);
    const ThresholdScale scale = thresholdScale(threshold);
    QLabel* label = makeTextLabel(name, this);
    grid.addWidget(label, row, 0);

    auto* box = new QDoubleSpinBox(this);
    box->setAccessibleName(name);
    box->setAccessibleDescription(toQString(threshold.reason));
    box->setRange(-kLargest, kLargest);
    box->setDecimals(scale.decimals);
    box->setSuffix(scale.suffix);
    box->setKeyboardTracking(false); // judged again when it is typed, not at each digit
    box->setAlignment(Qt::AlignRight);
    box->setFont(tabularFont(box->font()));
    grid.addWidget(box, row, 1);
    auto* reset =
        new IconButton(QStringLiteral("undo"), tr("Back to the default of %1").arg(name), this);
    grid.addWidget(reset, row, 2);
    QLabel* reason = makeMutedLabel(toQString(threshold.reason), this);
    grid.addWidget(reason, row + 1, 0, 1, 3);

    const auto refresh = [this, box, reset, &threshold, factor = scale.factor] {
        const double value =
            m_context.opened().document().ruleSettings().threshold(m_rule, threshold.name);
        const QSignalBlocker blocker(box);
        box->setValue(value * factor);
        // Hidden without leaving a hole: the boxes keep their column.
        QSizePolicy policy = reset->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        reset->setSizePolicy(policy);
        reset->setVisible(value != threshold.value);
    };
    refresh();
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, &threshold, factor = scale.factor](double typed) {
                m_context.opened().document().setThreshold(m_rule, threshold.name, typed / factor);
            });
    connect(reset, &QToolButton::clicked, this, [this, &threshold] {
        m_context.opened().document().resetThreshold(m_rule, threshold.name);
    });
    connect(&m_context.opened().document(), &CaseDocument::diagnosisOptionsChanged, box, refresh);
}

} // namespace faultline::ui
