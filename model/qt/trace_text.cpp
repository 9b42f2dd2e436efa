// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/trace_text.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

struct TraceText {
    Q_DECLARE_TR_FUNCTIONS(TraceText)
};

constexpr double kMicro = 1e6;
constexpr double kMilli = 1e3;

QString withUnit(const QString& number, double factor)
{
    if (factor >= 1e9)
        return TraceText::tr("%1 ns").arg(number);
    if (factor >= kMicro)
        return TraceText::tr("%1 µs").arg(number);
    if (factor >= kMilli)
        return TraceText::tr("%1 ms").arg(number);
    return TraceText::tr("%1 s", "seconds").arg(number);
}

/// Units in a second, so that `seconds` is at least one of the unit.
double factorFor(double seconds)
{
    const double size = std::abs(seconds);
    if (size < 0.9995e-6)
        return 1e9;
    if (size < 0.9995e-3)
        return kMicro;
    return size < 0.9995 ? kMilli : 1.0;
}

/// Decimals that make three significant digits.
int decimalsOf(double value)
{
    const double size = std::abs(value);
    if (size >= 99.95)
        return 0;
    return size >= 9.995 ? 1 : 2;
}

} // namespace

QString stepCategoryName(StepCategory category)
{
    switch (category) {
    case StepCategory::Input: return TraceText::tr("Input");
    case StepCategory::HostToDevice: return TraceText::tr("Host to device");
    case StepCategory::DeviceToHost: return TraceText::tr("Device to host");
    case StepCategory::Compute: return TraceText::tr("Compute");
    case StepCategory::KernelLaunch: return TraceText::tr("Kernel launch");
    case StepCategory::Collectives: return TraceText::tr("Collectives");
    case StepCategory::Idle: break;
    }
    return TraceText::tr("Other", "time that the trace does not explain");
}

QString stepCategoryMeaning(StepCategory category)
{
    switch (category) {
    case StepCategory::Input: return TraceText::tr("Waiting for the next batch, or making it.");
    case StepCategory::HostToDevice:
        return TraceText::tr("Copies from the memory of the host to the device.");
    case StepCategory::DeviceToHost:
        return TraceText::tr("Copies from the device to the memory of the host.");
    case StepCategory::Compute: return TraceText::tr("Kernels of the model run on the device.");
    case StepCategory::KernelLaunch:
        return TraceText::tr("The host prepares kernels while the device waits for them.");
    case StepCategory::Collectives:
        return TraceText::tr("Devices exchange gradients: all-reduce and its kind.");
    case StepCategory::Idle: break;
    }
    return TraceText::tr("Time that the trace does not explain.");
}

QString kernelLabel(std::string_view name)
{
    static const QRegularExpression kNoise(
        QStringLiteral("^void |operator\\(\\)\\(\\) const::|\\(anonymous namespace\\)::"
                       "|\\b(at::native|at::detail|at|c10)::"));
    const QString clean = toQString(name).remove(kNoise);
    QString label;
    int open = 0; // parentheses: what is in them are parameters
    for (const QChar letter : clean) {
        open += letter == u'(' ? 1 : 0;
        if (open == 0 && !(letter == u'>' && label.endsWith(u' ')))
            label += letter;
        else if (open == 0)
            label.back() = letter;
        open -= letter == u')' && open > 0 ? 1 : 0;
    }
    return label.isEmpty() ? clean : label;
}

QString traceCategoryName(TraceCategory category)
{
    switch (category) {
    case TraceCategory::CpuOp: return TraceText::tr("Operator on the host");
    case TraceCategory::UserAnnotation: return TraceText::tr("Annotation");
    case TraceCategory::Runtime: return TraceText::tr("CUDA call");
    case TraceCategory::Kernel: return TraceText::tr("Kernel");
    case TraceCategory::MemcpyHostToDevice: return TraceText::tr("Copy host to device");
    case TraceCategory::MemcpyDeviceToHost: return TraceText::tr("Copy device to host");
    case TraceCategory::MemcpyOther: return TraceText::tr("Copy");
    case TraceCategory::Memset: return TraceText::tr("Memory set");
    case TraceCategory::Collective: return TraceText::tr("Collective");
    case TraceCategory::InputPipeline: return TraceText::tr("Input pipeline");
    case TraceCategory::Python: return TraceText::tr("Python function");
    case TraceCategory::Step: return TraceText::tr("Step");
    case TraceCategory::Other: break;
    }
    return TraceText::tr("Other");
}

QString profileSourceName(ProfileSource source)
{
    switch (source) {
    case ProfileSource::XPlane: return TraceText::tr("TensorFlow XPlane");
    case ProfileSource::ChromeTrace: return TraceText::tr("Chrome trace");
    case ProfileSource::TfTrace: return TraceText::tr("TensorFlow trace");
    case ProfileSource::Kineto: return TraceText::tr("PyTorch Kineto trace");
    case ProfileSource::TfMemoryProfile: return TraceText::tr("TensorFlow memory profile");
    case ProfileSource::TorchMemorySnapshot: return TraceText::tr("PyTorch memory snapshot");
    case ProfileSource::XProfOverview: break;
    }
    return TraceText::tr("XProf results");
}

QString traceDuration(double seconds)
{
    if (!std::isfinite(seconds) || std::abs(seconds) >= 100.0)
        return formatted(seconds, Unit::Seconds);
    if (seconds == 0.0)
        return withUnit(QLocale().toString(0), 1.0);
    const double factor = factorFor(seconds);
    const double value = seconds * factor;
    // Nothing in a trace is finer than a nanosecond.
    const int decimals = factor >= 1e9 ? 0 : decimalsOf(value);
    return withUnit(QLocale().toString(value, 'f', decimals), factor);
}

QString traceDurationNs(std::int64_t nanoseconds)
{
    return traceDuration(1e-9 * static_cast<double>(nanoseconds));
}

QString traceShare(double share)
{
    if (!std::isfinite(share))
        return TraceText::tr("unknown", "a share");
    if (share > 0.0 && share < 0.005)
        return TraceText::tr("< 1 %");
    return TraceText::tr("%1 %").arg(QLocale().toString(share * 100.0, 'f', 0));
}

DurationColumn::DurationColumn(double largest) : m_factor(1.0), m_decimals(2)
{
    if (largest < 10e-3) {
        m_factor = kMicro;
        m_decimals = 1;
    } else if (largest < 10.0) {
        m_factor = kMilli;
    } else {
        m_decimals = 3; // milliseconds are what steps differ by
    }
}

QString DurationColumn::text(double seconds) const
{
    if (std::isnan(seconds))
        return {};
    const QLocale locale;
    const double smallest = std::pow(10.0, -m_decimals);
    const double value = seconds * m_factor;
    if (value > 0.0 && value < 0.5 * smallest)
        return TraceText::tr("< %1").arg(
            withUnit(locale.toString(smallest, 'f', m_decimals), m_factor));
    return withUnit(locale.toString(value, 'f', m_decimals), m_factor);
}

} // namespace faultline
