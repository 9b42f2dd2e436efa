// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_style.h"

#include "widgets/style/theme.h"

#include <QPainter>

namespace faultline::ui {

namespace {

constexpr double kPatternFromPixels = 5.0;
constexpr int kPatternAlpha = 60;

Qt::BrushStyle patternOf(StepCategory category)
{
    switch (category) {
    case StepCategory::Input: return Qt::BDiagPattern;
    case StepCategory::HostToDevice: return Qt::HorPattern;
    case StepCategory::DeviceToHost: return Qt::VerPattern;
    case StepCategory::Compute: return Qt::NoBrush;
    case StepCategory::KernelLaunch: return Qt::FDiagPattern;
    case StepCategory::Collectives: return Qt::DiagCrossPattern;
    case StepCategory::Idle: return Qt::Dense6Pattern;
    }
    return Qt::NoBrush;
}

} // namespace

QColor stepCategoryColor(StepCategory category, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (category) {
    case StepCategory::Input: return dark ? QColor(0xe9a82c) : QColor(0xe69f00);
    case StepCategory::HostToDevice: return dark ? QColor(0xe07b39) : QColor(0xd0621a);
    case StepCategory::DeviceToHost: return dark ? QColor(0xb08cd8) : QColor(0x8a63b8);
    case StepCategory::Compute: return dark ? QColor(0x4a9fd8) : QColor(0x0072b2);
    case StepCategory::KernelLaunch: return dark ? QColor(0x8fd0f2) : QColor(0x7cc4ec);
    case StepCategory::Collectives: return dark ? QColor(0x35b58c) : QColor(0x009e73);
    case StepCategory::Idle: return dark ? QColor(0x59606b) : QColor(0xc3c9d1);
    }
    return hairlineColor(palette);
}

QColor traceCategoryColor(TraceCategory category, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (category) {
    case TraceCategory::CpuOp: return dark ? QColor(0x5c7fb5) : QColor(0x93b4e0);
    case TraceCategory::UserAnnotation: return dark ? QColor(0x9a7fbf) : QColor(0xc7b3e5);
    case TraceCategory::Runtime: return stepCategoryColor(StepCategory::KernelLaunch, palette);
    case TraceCategory::Kernel: return stepCategoryColor(StepCategory::Compute, palette);
    case TraceCategory::MemcpyHostToDevice:
        return stepCategoryColor(StepCategory::HostToDevice, palette);
    case TraceCategory::MemcpyDeviceToHost:
        return stepCategoryColor(StepCategory::DeviceToHost, palette);
    case TraceCategory::MemcpyOther: return dark ? QColor(0xc98a6a) : QColor(0xc07a58);
    case TraceCategory::Memset: return dark ? QColor(0x98715c) : QColor(0xa98672);
    case TraceCategory::Collective: return stepCategoryColor(StepCategory::Collectives, palette);
    case TraceCategory::InputPipeline: return stepCategoryColor(StepCategory::Input, palette);
    case TraceCategory::Python: return dark ? QColor(0x5f7a63) : QColor(0xb4cdb2);
    case TraceCategory::Step: return dark ? QColor(0x767e8a) : QColor(0xaab2bd);
    case TraceCategory::Other: break;
    }
    return dark ? QColor(0x6a7079) : QColor(0xcdd2d9);
}

QColor textColorOn(const QColor& fill)
{
    const QColor dark(0x10, 0x14, 0x1a);
    const QColor white(0xff, 0xff, 0xff);
    return contrastRatio(fill, dark) > contrastRatio(fill, white) ? dark : white;
}

QBrush stepCategoryPattern(StepCategory category, const QPalette& palette)
{
    const Qt::BrushStyle pattern = patternOf(category);
    if (pattern == Qt::NoBrush)
        return Qt::NoBrush;
    QColor lines = textColorOn(stepCategoryColor(category, palette));
    lines.setAlpha(kPatternAlpha);
    return {lines, pattern};
}

bool showsStepPattern(QSizeF piece)
{
    return piece.width() >= kPatternFromPixels && piece.height() >= kPatternFromPixels;
}

void paintStepCategory(QPainter& painter, const QRectF& rect, StepCategory category,
                       const QPalette& palette)
{
    painter.fillRect(rect, stepCategoryColor(category, palette));
    if (showsStepPattern(rect.size()))
        painter.fillRect(rect, stepCategoryPattern(category, palette));
}

} // namespace faultline::ui
