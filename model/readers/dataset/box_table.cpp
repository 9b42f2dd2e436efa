// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/box_table.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace faultline {

namespace {

struct ColumnName {
    std::string_view name; ///< small letters, without blanks and underscores
    std::size_t BoxTableColumns::*column;
};

constexpr std::array kNames{
    ColumnName{"filename", &BoxTableColumns::picture},
    ColumnName{"file", &BoxTableColumns::picture},
    ColumnName{"image", &BoxTableColumns::picture},
    ColumnName{"imagename", &BoxTableColumns::picture},
    ColumnName{"imagepath", &BoxTableColumns::picture},
    ColumnName{"imgpath", &BoxTableColumns::picture},
    ColumnName{"path", &BoxTableColumns::picture},
    ColumnName{"imageid", &BoxTableColumns::picture},
    ColumnName{"xmin", &BoxTableColumns::xmin},
    ColumnName{"x1", &BoxTableColumns::xmin},
    ColumnName{"left", &BoxTableColumns::xmin},
    ColumnName{"ymin", &BoxTableColumns::ymin},
    ColumnName{"y1", &BoxTableColumns::ymin},
    ColumnName{"top", &BoxTableColumns::ymin},
    ColumnName{"xmax", &BoxTableColumns::xmax},
    ColumnName{"x2", &BoxTableColumns::xmax},
    ColumnName{"right", &BoxTableColumns::xmax},
    ColumnName{"ymax", &BoxTableColumns::ymax},
    ColumnName{"y2", &BoxTableColumns::ymax},
    ColumnName{"bottom", &BoxTableColumns::ymax},
    ColumnName{"class", &BoxTableColumns::className},
    ColumnName{"classname", &BoxTableColumns::className},
    ColumnName{"label", &BoxTableColumns::className},
    ColumnName{"labelname", &BoxTableColumns::className},
    ColumnName{"category", &BoxTableColumns::className},
    ColumnName{"name", &BoxTableColumns::className},
    ColumnName{"width", &BoxTableColumns::width},
    ColumnName{"imagewidth", &BoxTableColumns::width},
    ColumnName{"height", &BoxTableColumns::height},
    ColumnName{"imageheight", &BoxTableColumns::height},
    ColumnName{"istruncated", &BoxTableColumns::truncated},
    ColumnName{"truncated", &BoxTableColumns::truncated},
    ColumnName{"isoccluded", &BoxTableColumns::occluded},
    ColumnName{"occluded", &BoxTableColumns::occluded},
    ColumnName{"isgroupof", &BoxTableColumns::groupOf},
    ColumnName{"difficult", &BoxTableColumns::difficult},
};

std::string plainName(std::string_view field)
{
    if (field.starts_with("\xEF\xBB\xBF")) // a byte order mark before the first name
        field.remove_prefix(3);
    std::string name = lowerAscii(field);
    std::erase_if(name, [](char c) { return c == ' ' || c == '_' || c == '\t' || c == '"'; });
    return name;
}

} // namespace

std::optional<BoxTableColumns> boxTableColumns(std::span<const std::string> header)
{
    BoxTableColumns columns;
    bool hasImageId = false;
    bool hasLabelName = false;
    for (std::size_t at = 0; at < header.size(); ++at) {
        const std::string name = plainName(header[at]);
        hasImageId |= name == "imageid";
        hasLabelName |= name == "labelname";
        for (const ColumnName& known : kNames) {
            if (known.name == name && columns.*known.column == BoxTableColumns::npos)
                columns.*known.column = at;
        }
    }
    columns.isOpenImages = hasImageId && hasLabelName;
    for (const std::size_t needed :
         {columns.picture, columns.xmin, columns.ymin, columns.xmax, columns.ymax}) {
        if (needed == BoxTableColumns::npos)
            return std::nullopt;
    }
    return columns;
}

} // namespace faultline
