// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace faultline::ui {

/// What a chart shows, as rows of text. Numbers are written without grouping and with a point
/// (number()), so that a spreadsheet reads them.
struct ChartTable {
    QStringList titles;
    std::vector<QStringList> rows; ///< each as long as `titles`

    /// Shortest form that reads back as the same number; "NaN", "inf", "-inf" otherwise.
    [[nodiscard]] static QString number(double value);
    /// RFC 4180, with the titles.
    [[nodiscard]] QString csv() const;
    /// For the clipboard; tabs and line breaks inside cells become spaces.
    [[nodiscard]] QString tsv() const;
};

} // namespace faultline::ui
