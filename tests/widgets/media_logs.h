// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/image/encode_image.h"
#include "tests/summaries/value_files.h"
#include "tests/support/event_writer.h"
#include "tests/widgets/summary_logs.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::samples {

/// A PNG of one colour.
inline std::string png(int width, int height, int red, int green = 20, int blue = 30)
{
    const cv::Mat pixels(height, width, CV_8UC3, cv::Scalar(red, green, blue));
    const std::vector<std::byte> bytes = *encodePng(pixels);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline void addImage(test::EventWriter& events, std::string_view tag, std::int64_t step,
                     std::string_view encoded)
{
    const std::string image =
        test::ProtoWriter().varint(1, 10).varint(2, 10).bytes(4, encoded).data();
    events.event(test::summaryEvent(step, 1.6e9 + static_cast<double>(step),
                                    test::ProtoWriter().bytes(1, tag).bytes(4, image).data()));
}

inline void addStrings(test::EventWriter& events, std::string_view tag, std::int64_t step,
                       std::string_view plugin, const std::vector<std::string>& strings,
                       const std::vector<std::uint64_t>& shape)
{
    events.tensor(tag, step, 1.6e9 + static_cast<double>(step), test::stringTensor(strings, shape),
                  plugin);
}

} // namespace faultline::samples
