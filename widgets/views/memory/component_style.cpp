// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/component_style.h"

#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_style.h"

#include <QPainter>

namespace faultline::ui {

namespace {

constexpr int kBlue = 0;
constexpr int kOrange = 1;
constexpr int kGreen = 2;
constexpr int kPink = 3;
constexpr int kBrown = 4;
constexpr int kViolet = 5;
constexpr int kRed = 6;
constexpr int kTeal = 7;
constexpr int kGrey = 8;
constexpr int kLinesAlpha = 70;

} // namespace

QColor componentColor(vram::Component component, const QPalette& palette)
{
    using vram::Component;
    switch (component) {
    case Component::Weights: return runColorOf(kBlue, 0, palette);
    case Component::Gradients: return runColorOf(kBlue, 1, palette);
    case Component::Optimizer: return runColorOf(kBlue, 2, palette);
    case Component::MovingAverage: return runColorOf(kBlue, 3, palette);
    case Component::GradientBuckets: return runColorOf(kViolet, 0, palette);
    case Component::Input: return runColorOf(kTeal, 0, palette);
    case Component::BackboneActivations: return runColorOf(kGreen, 0, palette);
    case Component::NeckActivations: return runColorOf(kGreen, 1, palette);
    case Component::HeadActivations: return runColorOf(kGreen, 2, palette);
    case Component::SecondHeadActivations: return runColorOf(kGreen, 3, palette);
    case Component::Loss: return runColorOf(kOrange, 0, palette);
    case Component::Assignment: return runColorOf(kOrange, 1, palette);
    case Component::ActivationGradients: return runColorOf(kPink, 0, palette);
    case Component::Workspace: return runColorOf(kBrown, 0, palette);
    case Component::AllocatorWaste: return runColorOf(kGrey, 1, palette);
    case Component::Context: return runColorOf(kGrey, 0, palette);
    case Component::Unexplained: return runColorOf(kRed, 0, palette);
    }
    return mutedTextColor(palette);
}

std::optional<vram::Part> partOf(vram::Component component)
{
    using vram::Part;
    for (const Part part : {Part::Input, Part::Backbone, Part::Neck, Part::Head, Part::SecondHead,
                            Part::Loss, Part::Assignment}) {
        if (componentOf(part) == component)
            return part;
    }
    return std::nullopt;
}

void paintComponent(QPainter& painter, const QRectF& rect, vram::Component component,
                    const QPalette& palette)
{
    const QColor color = componentColor(component, palette);
    painter.fillRect(rect, color);
    if (component != vram::Component::AllocatorWaste && component != vram::Component::Context
        && component != vram::Component::Unexplained)
        return;
    QColor lines = textColorOn(color);
    lines.setAlpha(kLinesAlpha);
    painter.fillRect(rect, QBrush(lines, Qt::BDiagPattern));
}

} // namespace faultline::ui
