// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/lookup.h"

namespace faultline::augment::albumentations {

namespace {

template <typename Row>
cv::Mat byRows(const cv::Mat& image, Row&& row)
{
    cv::Mat made(image.size(), image.type());
    const int length = image.cols * image.channels();
    for (int y = 0; y < image.rows; ++y)
        row(image.ptr<std::uint8_t>(y), made.ptr<std::uint8_t>(y), length);
    return made;
}

} // namespace

cv::Mat scaled(const cv::Mat& image, float factor, float added)
{
    return byRows(image, [=](const std::uint8_t* from, std::uint8_t* to, int length) {
        for (int x = 0; x < length; ++x) {
            const float value = static_cast<float>(from[x]) * factor + added;
            const float kept = value > 0.0F ? value : 0.0F;
            to[x] = static_cast<std::uint8_t>(static_cast<int>(kept < 255.0F ? kept : 255.0F));
        }
    });
}

cv::Mat looked(const cv::Mat& image, const Table& table)
{
    return byRows(image, [&table](const std::uint8_t* from, std::uint8_t* to, int length) {
        for (int x = 0; x < length; ++x)
            to[x] = table[from[x]];
    });
}

cv::Mat looked(const cv::Mat& image, const std::array<Table, 3>& tables)
{
    return byRows(image, [&tables](const std::uint8_t* from, std::uint8_t* to, int length) {
        for (int x = 0; x + 2 < length; x += 3) {
            to[x] = tables[0][from[x]];
            to[x + 1] = tables[1][from[x + 1]];
            to[x + 2] = tables[2][from[x + 2]];
        }
    });
}

} // namespace faultline::augment::albumentations
