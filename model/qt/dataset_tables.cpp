// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/dataset_tables.h"

#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace faultline {

namespace {

class DatasetTables {
    Q_DECLARE_TR_FUNCTIONS(DatasetTables)
};

using StatisticsPtr = std::shared_ptr<const DatasetStatistics>;
using Number = std::function<double(std::size_t row)>;

double asDouble(std::uint64_t count)
{
    return static_cast<double>(count);
}

double share(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? std::numeric_limits<double>::quiet_NaN() : asDouble(part) / asDouble(whole);
}

QString shown(double value, Unit unit)
{
    return std::isnan(value) ? QString() : formatted(value, unit);
}

ProfileColumn numberColumn(const QString& title, Unit unit, const Number& number)
{
    return {.title = title,
            .isNumber = true,
            .value = [number](std::size_t row) { return QVariant(number(row)); },
            .text = [number, unit](std::size_t row) { return shown(number(row), unit); }};
}

ProfileColumn textColumn(const QString& title, const std::function<QString(std::size_t)>& text)
{
    return {.title = title,
            .isNumber = false,
            .value = [text](std::size_t row) { return QVariant(text(row)); },
            .text = text};
}

/// A line of the table of splits.
struct SplitRow {
    const char* title;
    Unit unit;
    double (*value)(const SplitStatistics& split);
    const char* suffix; ///< behind the number; not translated
};

constexpr std::array<SplitRow, 14> kSplitRows{{
    {QT_TRANSLATE_NOOP("DatasetTables", "Images"), Unit::Count,
     [](const SplitStatistics& split) { return asDouble(split.images); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Without boxes"), Unit::Fraction,
     [](const SplitStatistics& split) { return share(split.imagesWithoutBoxes, split.images); },
     ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Boxes"), Unit::Count,
     [](const SplitStatistics& split) { return asDouble(split.boxes); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Boxes per image, mean"), Unit::None,
     [](const SplitStatistics& split) { return split.boxesPerImage.mean(); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Boxes per image, most"), Unit::Count,
     [](const SplitStatistics& split) { return split.boxesPerImage.max(); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Image width, mean"), Unit::Count,
     [](const SplitStatistics& split) { return split.imageWidth.mean(); }, " px"},
    {QT_TRANSLATE_NOOP("DatasetTables", "Image height, mean"), Unit::Count,
     [](const SplitStatistics& split) { return split.imageHeight.mean(); }, " px"},
    {QT_TRANSLATE_NOOP("DatasetTables", "Box side, median"), Unit::Count,
     [](const SplitStatistics& split) { return split.boxSide.quantile(0.5); }, " px"},
    {QT_TRANSLATE_NOOP("DatasetTables", "Small boxes (below 32² px)"), Unit::Fraction,
     [](const SplitStatistics& split) { return split.sizes.smallShare(); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Large boxes (from 96² px)"), Unit::Fraction,
     [](const SplitStatistics& split) { return split.sizes.largeShare(); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Boxes without a usable size"), Unit::Count,
     [](const SplitStatistics& split) { return asDouble(split.unusableBoxes); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Bytes of an image, mean"), Unit::Bytes,
     [](const SplitStatistics& split) { return split.imageBytes.mean(); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Bytes of a record, mean"), Unit::Bytes,
     [](const SplitStatistics& split) { return split.recordBytes.mean(); }, ""},
    {QT_TRANSLATE_NOOP("DatasetTables", "Bytes of all images"), Unit::Bytes,
     [](const SplitStatistics& split) { return asDouble(split.totalImageBytes); }, ""},
}};

ProfileColumn splitColumn(const QString& title, const StatisticsPtr& statistics,
                          const SplitStatistics& split)
{
    // `split` is part of what the pointer keeps alive.
    const auto value = [statistics, &split](std::size_t row) {
        return kSplitRows[row].value(split);
    };
    return {.title = title,
            .isNumber = true,
            .value = [value](std::size_t row) { return QVariant(value(row)); },
            .text =
                [value](std::size_t row) {
                    const SplitRow& line = kSplitRows[row];
                    const QString number = shown(value(row), line.unit);
                    return number.isEmpty() ? number : number + QString::fromLatin1(line.suffix);
                }};
}

} // namespace

ProfileTable classTable(const DatasetPtr& dataset, const StatisticsPtr& statistics)
{
    ProfileTable table;
    if (!dataset || !statistics)
        return table;
    table.rowCount = statistics->classesByFrequency.size();
    const auto classOf = [statistics](std::size_t row) {
        return statistics->classesByFrequency[row];
    };
    const auto in = [classOf, statistics](const SplitStatistics& split) {
        return [classOf, statistics, &split](std::size_t row) {
            return asDouble(split.classes[classOf(row)].boxes);
        };
    };
    const SplitStatistics& all = statistics->all;
    table.columns.push_back(textColumn(DatasetTables::tr("Class"), [=](std::size_t row) {
        return className(*dataset, static_cast<std::int32_t>(classOf(row)));
    }));
    table.columns.push_back(numberColumn(DatasetTables::tr("Boxes"), Unit::Count, in(all)));
    table.columns.push_back(
        numberColumn(DatasetTables::tr("Share"), Unit::Fraction, [=, &all](std::size_t row) {
            return share(all.classes[classOf(row)].boxes, all.boxes);
        }));
    table.columns.push_back(
        numberColumn(DatasetTables::tr("Images"), Unit::Count, [=, &all](std::size_t row) {
            return asDouble(all.classes[classOf(row)].images);
        }));
    if (statistics->splits.size() > 1) {
        for (std::size_t i = 0; i < statistics->splits.size(); ++i)
            table.columns.push_back(
                numberColumn(DatasetTables::tr("in %1").arg(splitName(dataset->source(), i)),
                             Unit::Count, in(statistics->splits[i])));
    }
    const auto classes = dataset->classes();
    const bool hasIds = std::any_of(classes.begin(), classes.end(),
                                    [](const DatasetClass& one) { return one.id || one.mapId; });
    if (hasIds)
        table.columns.push_back(
            numberColumn(DatasetTables::tr("Id"), Unit::None, [=](std::size_t row) {
                const DatasetClass& one = dataset->classes()[classOf(row)];
                const std::optional<std::int64_t> id = one.id ? one.id : one.mapId;
                return id ? static_cast<double>(*id) : std::numeric_limits<double>::quiet_NaN();
            }));
    return table;
}

ProfileTable splitTable(const DatasetPtr& dataset, const StatisticsPtr& statistics)
{
    ProfileTable table;
    if (!dataset || !statistics)
        return table;
    table.rowCount = kSplitRows.size();
    table.columns.push_back(textColumn(DatasetTables::tr("Split"), [](std::size_t row) {
        return DatasetTables::tr(kSplitRows[row].title);
    }));
    if (statistics->splits.size() > 1) {
        for (std::size_t i = 0; i < statistics->splits.size(); ++i)
            table.columns.push_back(
                splitColumn(splitName(dataset->source(), i), statistics, statistics->splits[i]));
    }
    table.columns.push_back(splitColumn(DatasetTables::tr("all"), statistics, statistics->all));
    return table;
}

ProfileTable pictureSizeTable(const StatisticsPtr& statistics)
{
    ProfileTable table;
    if (!statistics)
        return table;
    const SplitStatistics& all = statistics->all;
    table.rowCount = all.commonSizes.size();
    table.columns.push_back(
        textColumn(DatasetTables::tr("Size"), [statistics, &all](std::size_t row) {
            return sizeText(all.commonSizes[row].width, all.commonSizes[row].height);
        }));
    table.columns.push_back(
        numberColumn(DatasetTables::tr("Images"), Unit::Count, [statistics, &all](std::size_t row) {
            return asDouble(all.commonSizes[row].images);
        }));
    table.columns.push_back(numberColumn(DatasetTables::tr("Share"), Unit::Fraction,
                                         [statistics, &all](std::size_t row) {
                                             return share(all.commonSizes[row].images, all.images);
                                         }));
    return table;
}

} // namespace faultline
