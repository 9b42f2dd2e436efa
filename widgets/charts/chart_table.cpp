// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_table.h"

#include <QLocale>

#include <cmath>

namespace faultline::ui {

namespace {

QString quoted(QString cell)
{
    const bool isPlain = !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n')
                         && !cell.contains(u'\r');
    if (isPlain)
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString flat(QString cell)
{
    return cell.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

template <typename Cell>
QString joined(const ChartTable& table, QChar separator, const QString& end, Cell cell)
{
    QString text;
    const auto add = [&](const QStringList& row) {
        QStringList cells;
        for (const QString& one : row)
            cells << cell(one);
        text += cells.join(separator) + end;
    };
    add(table.titles);
    for (const QStringList& row : table.rows)
        add(row);
    return text;
}

} // namespace

QString ChartTable::number(double value)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0.0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString ChartTable::csv() const
{
    return joined(*this, u',', QStringLiteral("\r\n"), quoted);
}

QString ChartTable::tsv() const
{
    return joined(*this, u'\t', QStringLiteral("\n"), flat);
}

} // namespace faultline::ui
