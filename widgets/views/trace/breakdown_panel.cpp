// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/breakdown_panel.h"

#include "model/qt/trace_text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/breakdown_bar.h"
#include "widgets/views/trace/step_columns.h"

#include <QBoxLayout>
#include <QLabel>
#include <QResizeEvent>

#include <numeric>

namespace faultline::ui {

namespace {

/// From here on the typical step and all steps have room beside each other.
constexpr int kWideFrom = 68 * kGrid;

} // namespace

BreakdownPanel::BreakdownPanel(QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * kGrid);
    auto* typicalSide = new QWidget(this);
    auto* typical = new QVBoxLayout(typicalSide);
    typical->setContentsMargins(0, 0, 0, 0);
    typical->setSpacing(kGrid / 2);
    m_typicalTitle = makeCardHeading({}, typicalSide);
    typical->addWidget(m_typicalTitle);
    m_bar = new BreakdownBar(typicalSide);
    typical->addWidget(m_bar);
    m_legend = new BreakdownLegend(typicalSide);
    typical->addWidget(m_legend);
    typical->addStretch(1);
    m_layout->addWidget(typicalSide, 1);

    m_stepSide = new QWidget(this);
    auto* steps = new QVBoxLayout(m_stepSide);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->setSpacing(kGrid / 2);
    m_stepTitle = makeCardHeading({}, m_stepSide);
    steps->addWidget(m_stepTitle);
    m_columns = new StepColumns(m_stepSide);
    steps->addWidget(m_columns, 1);
    m_layout->addWidget(m_stepSide, 1);
    connect(m_columns, &StepColumns::stepSelected, this, &BreakdownPanel::stepSelected);
}

void BreakdownPanel::setProfile(const TraceProfilePtr& profile)
{
    m_profile = profile;
    const std::vector<BreakdownPart> parts =
        profile ? breakdownOf(*profile) : std::vector<BreakdownPart>();
    const double total =
        std::accumulate(parts.begin(), parts.end(), 0.0,
                        [](double sum, const BreakdownPart& part) { return sum + part.seconds; });
    const bool isSteps = profile && (profile->hasStepMarkers || profile->steps.size() > 1);
    m_typicalTitle->setText(isSteps ? tr("Typical step: %1").arg(traceDuration(total))
                                    : tr("Traced time: %1").arg(traceDuration(total)));
    m_bar->setParts(parts);
    m_legend->setParts(parts);
    m_columns->setProfile(profile);
    m_stepSide->setVisible(profile && profile->steps.size() > 1);
    setVisible(!parts.empty());
}

void BreakdownPanel::setCurrentStep(std::optional<std::size_t> step)
{
    m_columns->setCurrentStep(step);
    if (!step || !m_profile) {
        m_stepTitle->setText(tr("Each step"));
        return;
    }
    const TraceStep& chosen = m_profile->steps.at(*step);
    m_stepTitle->setText(tr("Each step (step %1 chosen: %2)")
                             .arg(locale().toString(static_cast<qlonglong>(chosen.number)),
                                  traceDuration(chosen.totalSeconds())));
}

void BreakdownPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool wide = event->size().width() >= kWideFrom;
    m_layout->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setSpacing(wide ? 2 * kGrid : kGrid / 2);
}

} // namespace faultline::ui
