// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/log_columns.h"

#include "widgets/style/theme.h"

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kGap = kGrid;
constexpr int kMark = 2 * kGrid;
constexpr int kMinDigits = 3;
constexpr int kTimeOfDayChars = 8; // 12:34:56
constexpr int kRelativeChars = 13; // +123:45:67.890
constexpr int kRankChars = 4;

} // namespace

LogColumns LogColumns::layOut(int charWidth, int digits, LogTimes times, bool ranks)
{
    LogColumns columns;
    int x = kGap / 2;
    const auto place = [&x](int width) {
        const Column column{.left = x, .width = width};
        x += width > 0 ? width + kGap : 0;
        return column;
    };
    columns.mark = place(kMark);
    columns.number = place(std::max(digits, kMinDigits) * charWidth);
    const int timeChars = times == LogTimes::OfDay      ? kTimeOfDayChars
                          : times == LogTimes::Relative ? kRelativeChars
                                                        : 0;
    // Half a letter more: slanted digits, and fractions of pixels that add up.
    columns.time = place(timeChars > 0 ? timeChars * charWidth + charWidth / 2 : 0);
    columns.rank = place(ranks ? kRankChars * charWidth : 0);
    columns.fold = place(kMark);
    columns.text = x - kGap / 2;
    return columns;
}

int lineNumberDigits(const ConsoleDigest& digest)
{
    int digits = 1;
    for (std::uint32_t n = digest.lineCount() == 0 ? 0 : digest.log->lines.back().sourceLine;
         n >= 10; n /= 10)
        ++digits;
    return digits;
}

} // namespace faultline::ui
