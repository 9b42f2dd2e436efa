// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/picture_adjust.h"

#include <algorithm>
#include <cmath>

namespace faultline::ui {

std::array<std::uint8_t, 256> adjustTable(const PictureAdjust& adjust)
{
    std::array<std::uint8_t, 256> table{};
    for (int value = 0; value < 256; ++value) {
        const double contrasted =
            std::clamp((value / 255.0 - 0.5) * adjust.contrast / 100.0 + 0.5, 0.0, 1.0);
        const double bright = std::clamp(contrasted * adjust.brightness / 100.0, 0.0, 1.0);
        table[static_cast<std::size_t>(value)] =
            static_cast<std::uint8_t>(std::lround(bright * 255.0));
    }
    return table;
}

QImage adjusted(const QImage& picture, const PictureAdjust& adjust)
{
    if (picture.isNull() || adjust.isNeutral())
        return picture;
    const std::array<std::uint8_t, 256> table = adjustTable(adjust);
    QImage changed = picture.convertToFormat(picture.hasAlphaChannel() ? QImage::Format_RGBA8888
                                                                       : QImage::Format_RGB888);
    const int channels = picture.hasAlphaChannel() ? 4 : 3;
    for (int y = 0; y < changed.height(); ++y) {
        uchar* line = changed.scanLine(y);
        for (int x = 0; x < changed.width(); ++x) {
            for (int channel = 0; channel < 3; ++channel) {
                uchar& value = line[x * channels + channel];
                value = table[value];
            }
        }
    }
    return changed;
}

} // namespace faultline::ui
