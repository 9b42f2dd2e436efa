// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curve_description.h"

#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"
#include "widgets/charts/value_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace faultline::ui {

namespace {

struct CurveText {
    Q_DECLARE_TR_FUNCTIONS(CurveDescription)
};

/// Nobody listens to more.
constexpr std::size_t kMostCurves = 8;

/// Writes numbers as the axes of a chart do.
class CurveWriter {
public:
    explicit CurveWriter(const CurveView& chart)
        : m_shown(chart.extras().shown()), m_locale(chart.locale())
    {
    }

    [[nodiscard]] QString value(double number) const
    {
        return valueText(number, m_shown.format, m_locale);
    }

    [[nodiscard]] QString place(const Curve& curve, std::size_t index) const
    {
        return xText(xOf(*curve.series, index, m_shown.kind, curve.origin), m_shown.kind, m_locale);
    }

    [[nodiscard]] QString describe(const Curve& curve) const
    {
        const ScalarSeries* logged = curve.original ? curve.original.get() : curve.series.get();
        if (logged == nullptr || logged->empty())
            return CurveText::tr("no values");
        const std::size_t last = logged->size() - 1;
        QStringList parts{
            CurveText::tr("first %1 at %2").arg(value(logged->value(0)), place(curve, 0)),
            CurveText::tr("last %1 at %2").arg(value(logged->value(last)), place(curve, last))};
        const ScalarSeries::Totals& totals = logged->totals();
        if (totals.range.hasFinite())
            parts << CurveText::tr("lowest %1, highest %2")
                         .arg(value(totals.range.min), value(totals.range.max));
        if (totals.range.nonFiniteCount > 0)
            parts << CurveText::tr("%n value(s) NaN or infinite, the first at %1", nullptr,
                                   static_cast<int>(std::min<std::uint64_t>(
                                       totals.range.nonFiniteCount, 1'000'000'000)))
                         .arg(place(curve, totals.firstNonFinite));
        return parts.join(CurveText::tr("; ", "between what is said of a curve"));
    }

private:
    CurveExtras::Shown m_shown;
    QLocale m_locale;
};

} // namespace

QString curvesDescription(const CurveView& chart)
{
    QStringList lines;
    if (const QString whole = chart.accessibleDescription(); !whole.isEmpty())
        lines << whole;
    const CurveExtras::Shown& shown = chart.extras().shown();
    if (shown.isLogX && shown.isLogY)
        lines << CurveText::tr("Both axes are logarithmic.");
    else if (shown.isLogY)
        lines << CurveText::tr("The value axis is logarithmic.");
    else if (shown.isLogX)
        lines << CurveText::tr("The horizontal axis is logarithmic.");
    const std::size_t count = chart.curves().size();
    for (std::size_t i = 0; i < std::min(count, kMostCurves); ++i) {
        const AccessibleItem item = curveItem(chart, i);
        lines << CurveText::tr("%1: %2", "curve, what is said of it")
                     .arg(item.name, item.description);
    }
    if (count > kMostCurves)
        lines << CurveText::tr("and %n more curve(s)", nullptr,
                               static_cast<int>(count - kMostCurves));
    return lines.join(u'\n');
}

AccessibleItem curveItem(const CurveView& chart, std::size_t position)
{
    const Curve& curve = chart.curves()[position];
    return {.name = curve.label, .description = CurveWriter(chart).describe(curve), .rect = {}};
}

} // namespace faultline::ui
