// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/run_colors.h"

#include "widgets/style/theme.h"

#include <algorithm>
#include <array>

namespace faultline::ui {

namespace {

constexpr std::size_t kHues = 10;
// After Okabe and Ito and Tableau 10; darkened or lightened until they hold 3:1 on the charts.
constexpr std::array<QRgb, kHues> kOnLight{0xff0072b2, 0xffc9560a, 0xff00805f, 0xffb5468f,
                                           0xff8a6500, 0xff5b53b8, 0xffc0352b, 0xff117f8d,
                                           0xff6b7480, 0xff7a5230};
constexpr std::array<QRgb, kHues> kOnDark{0xff56b4e9, 0xffee9a3a, 0xff2dbd92, 0xffe389c2,
                                          0xffe5d352, 0xffaea2f5, 0xfff2766b, 0xff5cd0d6,
                                          0xffb3bcc8, 0xffcba27c};

/// Moves the lightness by `amount` (-1..1), staying clear of black and white.
QColor shifted(const QColor& color, double amount)
{
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    color.getHslF(&hue, &saturation, &lightness);
    const double moved = std::clamp(static_cast<double>(lightness) + amount, 0.22, 0.84);
    return QColor::fromHslF(hue, saturation, static_cast<float>(moved));
}

} // namespace

QColor runColorOf(int hue, int variant, const QPalette& palette)
{
    const bool dark = isDark(palette);
    const auto index = static_cast<std::size_t>(hue) % kHues;
    const int round = hue / static_cast<int>(kHues);
    const QColor base = QColor::fromRgb(dark ? kOnDark.at(index) : kOnLight.at(index));
    // Away from the background first, then towards it: 0, +, -, ++, ...
    const int shift = (variant + round) % 4;
    static constexpr std::array<double, 4> kShifts{0.0, 0.13, -0.10, 0.20};
    const double amount = kShifts.at(static_cast<std::size_t>(shift));
    return shift == 0 ? base : shifted(base, dark ? amount : -amount * 0.8);
}

} // namespace faultline::ui
