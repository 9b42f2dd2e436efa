// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/contact_sheet.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline {

namespace {

constexpr int kMostSheetSide = 16384;
constexpr int kGap = 8;
constexpr int kCaption = 18;
constexpr double kFontScale = 0.4;
constexpr int kFont = cv::FONT_HERSHEY_SIMPLEX;

/// Okabe and Ito's colours, which people with any colour vision tell apart; without black.
const std::array<cv::Scalar, 7>& palette()
{
    static const std::array<cv::Scalar, 7> kPalette{
        cv::Scalar(230, 159, 0),  cv::Scalar(86, 180, 233), cv::Scalar(0, 158, 115),
        cv::Scalar(240, 228, 66), cv::Scalar(0, 114, 178),  cv::Scalar(213, 94, 0),
        cv::Scalar(204, 121, 167)};
    return kPalette;
}

cv::Scalar colourOf(std::int32_t classIndex)
{
    if (classIndex < 0)
        return {160, 160, 160};
    return palette()[static_cast<std::size_t>(classIndex) % palette().size()];
}

/// OpenCV's letters are those of ASCII.
std::string ascii(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7F)
            plain += c;
        else if ((byte & 0xC0U) != 0x80U) // once for each character of UTF-8
            plain += '?';
    }
    return plain;
}

int widthOf(const std::string& text)
{
    int baseline = 0;
    return cv::getTextSize(text, kFont, kFontScale, 1, &baseline).width;
}

/// The beginning that fits, with an ellipsis.
std::string fitted(std::string text, int width)
{
    if (widthOf(text) <= width)
        return text;
    constexpr std::size_t kLongest = 300;
    text.resize(std::min(text.size(), kLongest));
    while (!text.empty() && widthOf(text + "...") > width)
        text.pop_back();
    return text + "...";
}

void write(cv::Mat& image, const std::string& text, cv::Point place, const cv::Scalar& colour)
{
    cv::putText(image, text, place, kFont, kFontScale, colour, 1, cv::LINE_AA);
}

/// Where a fraction of a side lies, for anything that a box may hold.
int pixelOf(float part, int side)
{
    const double pixel = double{part} * side;
    return std::isfinite(pixel) ? static_cast<int>(std::clamp(pixel, -2.0e4, 4.0e4)) : 0;
}

void drawBox(cv::Mat& image, const augment::Box& box, const Dataset& dataset)
{
    if (!std::isfinite(box.xmin + box.ymin + box.xmax + box.ymax))
        return;
    const cv::Scalar colour = colourOf(box.classIndex);
    const cv::Point from(pixelOf(box.xmin, image.cols), pixelOf(box.ymin, image.rows));
    const cv::Point to(std::max(pixelOf(box.xmax, image.cols) - 1, from.x),
                       std::max(pixelOf(box.ymax, image.rows) - 1, from.y));
    cv::rectangle(image, from, to, colour, 2);
    const std::string name = fitted(ascii(classNameOf(dataset, box.classIndex)), image.cols / 2);
    const int width = widthOf(name) + 4;
    const cv::Point label(std::clamp(from.x, 0, std::max(image.cols - width, 0)),
                          std::clamp(from.y, 0, std::max(image.rows - kCaption + 4, 0)));
    cv::rectangle(image, cv::Rect(label, cv::Size(width, kCaption - 4)), colour, cv::FILLED);
    const bool isLight = 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2] > 110.0;
    write(image, name, label + cv::Point(2, kCaption - 8), cv::Scalar::all(isLight ? 0 : 255));
}

void drawCell(cv::Mat cell, const BatchItem& item, std::size_t position, const Dataset& dataset)
{
    const int side = cell.cols;
    const std::string name =
        item.image < dataset.imageCount() ? ascii(dataset.where(item.image)) : std::string();
    if (item.sample.image.empty()) {
        write(cell, fitted(ascii(toEnglish(item.error)), side - 8), cv::Point(4, side / 2),
              cv::Scalar(213, 94, 0));
    } else {
        const cv::Size size = item.sample.image.size();
        const double scale = double(side) / std::max(size.width, size.height);
        cv::Mat drawn = drawSample(item.sample, dataset, scale);
        const cv::Rect inside = cv::Rect({}, drawn.size()) & cv::Rect(0, 0, side, side);
        const cv::Point corner((side - inside.width) / 2, (side - inside.height) / 2);
        drawn(inside).copyTo(cell(cv::Rect(corner, inside.size())));
    }
    write(cell, fitted(std::to_string(position) + "  " + name, side),
          cv::Point(0, side + kCaption - 5), cv::Scalar::all(40));
}

} // namespace

std::string classNameOf(const Dataset& dataset, std::int32_t classIndex)
{
    if (classIndex < 0 || static_cast<std::size_t>(classIndex) >= dataset.classes().size())
        return "unlabelled";
    const DatasetClass& one = dataset.classes()[static_cast<std::size_t>(classIndex)];
    if (!one.name.empty())
        return one.name;
    return one.id ? "id " + std::to_string(*one.id) : "unlabelled";
}

cv::Mat drawSample(const augment::Sample& sample, const Dataset& dataset, double scale)
{
    const cv::Mat shown = augment::toDisplay(sample.image);
    if (shown.empty())
        return {};
    cv::Mat drawn;
    const cv::Size size(std::max(1, cvRound(shown.cols * scale)),
                        std::max(1, cvRound(shown.rows * scale)));
    if (size == shown.size())
        drawn = shown.clone();
    else
        cv::resize(shown, drawn, size, 0, 0, scale < 1.0 ? cv::INTER_AREA : cv::INTER_NEAREST);
    for (const augment::Box& box : sample.boxes)
        drawBox(drawn, box, dataset);
    return drawn;
}

cv::Mat contactSheet(std::span<const BatchItem> items, const Dataset& dataset, int cellSide)
{
    const int side = std::clamp(cellSide, 32, 2048);
    const int stepX = side + kGap;
    const int stepY = side + kCaption + kGap;
    const int mostColumns = (kMostSheetSide - kGap) / stepX;
    const int mostRows = (kMostSheetSide - kGap) / stepY;
    const auto wanted = static_cast<int>(
        std::min<std::size_t>(items.size(), static_cast<std::size_t>(mostColumns * mostRows)));
    const int square = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(wanted))));
    const int columns = std::clamp(square, 1, mostColumns);
    const int rows = std::max((wanted + columns - 1) / columns, 1);
    cv::Mat sheet(kGap + rows * stepY, kGap + columns * stepX, CV_8UC3, cv::Scalar::all(250));
    for (int i = 0; i < wanted; ++i) {
        const cv::Rect place(kGap + i % columns * stepX, kGap + i / columns * stepY, side,
                             side + kCaption);
        const auto position = static_cast<std::size_t>(i);
        drawCell(sheet(place), items[position], position, dataset);
    }
    return sheet;
}

} // namespace faultline
