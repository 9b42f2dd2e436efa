// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"

#include <QLocale>
#include <QString>
#include <QTimeZone>

namespace faultline::ui {

// How charts write numbers: the labels of an axis, which know the distance to the next label, and
// single values in the cursor box, which do not.

/// A number beside others that are `step` apart, the largest of them `largest`: as many decimals as
/// tell it from its neighbours; if the largest reaches a million all in M, G or T, and with
/// exponents if it stays below 0.001.
[[nodiscard]] QString tickNumber(double value, double step, double largest, const QLocale& locale);
/// Whether round numbers from `least` to `largest`, both positive, are written with exponents: all
/// of an axis, or none.
[[nodiscard]] bool needsExponents(double least, double largest);
/// The shortest usual form of a round number: "0.001", "500", "20,000"; or "1e-5", "1", "1e10".
[[nodiscard]] QString roundNumber(double value, bool hasExponents, const QLocale& locale);
/// Seconds as days, hours, minutes and seconds down to what tells steps of `step` apart.
[[nodiscard]] QString tickDuration(double seconds, double step, const QLocale& locale);
/// Bytes in the unit (KiB, MiB, ...) of which `largest` has at least one.
[[nodiscard]] QString tickBytes(double bytes, double step, double largest, const QLocale& locale);

/// A single value, five significant digits; "NaN", "∞" and "−∞" for what is not finite.
[[nodiscard]] QString valueText(double value, ValueFormat format, const QLocale& locale);
[[nodiscard]] QString countText(double count, const QLocale& locale);      ///< grouped integer
[[nodiscard]] QString durationText(double seconds, const QLocale& locale); ///< "2 h 14 min"
[[nodiscard]] QString dateText(const QDate& date, const QLocale& locale);  ///< "21 Nov 2026"
/// Local date and time to the second.
[[nodiscard]] QString wallTimeText(double wallTime, const QTimeZone& zone, const QLocale& locale);
/// A place on the x axis, e.g. "step 1,240", in a few words.
[[nodiscard]] QString xText(double x, XAxisKind kind, const QLocale& locale);

} // namespace faultline::ui
