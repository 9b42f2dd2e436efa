// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/padding.h"

#include "model/core/text_marker.h"

#include <algorithm>

namespace faultline::augment::albumentations {

namespace {

/// A side of PadIfNeeded: to a length, or to a multiple.
int missing(int length, int least, int divisor)
{
    if (least > 0)
        return std::max(0, least - length);
    return divisor > 0 ? (divisor - length % divisor) % divisor : 0;
}

Parameter lengthOrNone(std::string_view name, std::int64_t value, std::string_view help)
{
    return with(whole(name, value, 0, kMaxSide, "px", help), Coding::ZeroIsNull);
}

class PadIfNeeded final : public Step {
public:
    explicit PadIfNeeded(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_least(arguments.whole("min_width"), arguments.whole("min_height")),
          m_divisor(arguments.whole("pad_width_divisor"), arguments.whole("pad_height_divisor")),
          m_position(arguments.choice("position")),
          m_border(arguments.border("border_mode", "value"))
    {
        // A divisor that is written takes the place of a default length.
        if (m_divisor.height > 0 && !arguments.isWritten("min_height"))
            m_least.height = 0;
        if (m_divisor.width > 0 && !arguments.isWritten("min_width"))
            m_least.width = 0;
    }

    static Definition definition()
    {
        std::vector<Parameter> made{
            lengthOrNone("min_height", 1024, FAULTLINE_TR_NOOP("Augment", "Least height; 0: none")),
            lengthOrNone("min_width", 1024, FAULTLINE_TR_NOOP("Augment", "Least width; 0: none")),
            lengthOrNone("pad_height_divisor", 0,
                         FAULTLINE_TR_NOOP("Augment", "Pad the height to a multiple of it")),
            lengthOrNone("pad_width_divisor", 0,
                         FAULTLINE_TR_NOOP("Augment", "Pad the width to a multiple of it")),
            padPosition("position", kAlways),
        };
        return {.id = "albumentations/PadIfNeeded",
                .name = "PadIfNeeded",
                .group = TransformGroup::Size,
                .summary =
                    FAULTLINE_TR_NOOP("Augment", "Adds a border until the image is large enough"),
                .parameters = joined(std::move(made), borders("reflect_101")),
                .p = 1.0,
                .derived = {"padding"}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const cv::Size wanted = size
                                + cv::Size(missing(size.width, m_least.width, m_divisor.width),
                                           missing(size.height, m_least.height, m_divisor.height));
        const Padding padding = paddingTo(size, wanted, m_position, context.random);
        if (!isUsableSize(wanted, context))
            return false;
        const cv::Rect before = sample.content;
        const bool isWhole = before == cv::Rect({}, size) || before.empty();
        pad(sample, padding, m_border, !m_isFirst && m_border.isReflecting());
        sample.content =
            (isWhole ? cv::Rect({}, size) : before) + cv::Point(padding.left, padding.top);
        return true;
    }

private:
    bool m_isFirst;
    cv::Size m_least;
    cv::Size m_divisor;
    int m_position;
    Border m_border;
};

} // namespace

Parameter padPosition(std::string_view name, Since in)
{
    return with(choice(name, "center",
                       {"center", "top_left", "top_right", "bottom_left", "bottom_right", "random"},
                       FAULTLINE_TR_NOOP("Augment", "Where the image lies in what is added")),
                in);
}

Padding placed(Padding padding, int position, Random& random)
{
    const int vertical = padding.top + padding.bottom;
    const int horizontal = padding.left + padding.right;
    switch (position) {
    case 1: return {.top = 0, .bottom = vertical, .left = 0, .right = horizontal};
    case 2: return {.top = 0, .bottom = vertical, .left = horizontal, .right = 0};
    case 3: return {.top = vertical, .bottom = 0, .left = 0, .right = horizontal};
    case 4: return {.top = vertical, .bottom = 0, .left = horizontal, .right = 0};
    case 5: {
        const auto top = static_cast<int>(random.integer(0, vertical + 1));
        const auto left = static_cast<int>(random.integer(0, horizontal + 1));
        return {.top = top, .bottom = vertical - top, .left = left, .right = horizontal - left};
    }
    default: return padding;
    }
}

Padding paddingTo(cv::Size size, cv::Size wanted, int position, Random& random)
{
    const int vertical = std::max(0, wanted.height - size.height);
    const int horizontal = std::max(0, wanted.width - size.width);
    const Padding centred{.top = vertical / 2,
                          .bottom = vertical - vertical / 2,
                          .left = horizontal / 2,
                          .right = horizontal - horizontal / 2};
    return placed(centred, position, random);
}

void pad(Sample& sample, const Padding& padding, const Border& border, bool mirrorsBoxes)
{
    if (padding.isNone())
        return;
    const cv::Size before = sample.image.size();
    cv::Mat made;
    cv::copyMakeBorder(sample.image, made, padding.top, padding.bottom, padding.left, padding.right,
                       border.mode, border.value);
    setImage(sample, made);
    if (mirrorsBoxes)
        addReflections(sample.boxes, padding, before);
    for (Box& box : sample.boxes) {
        const PixelBox at = toPixels(box, before);
        setPixels(
            box,
            {at.x1 + padding.left, at.y1 + padding.top, at.x2 + padding.left, at.y2 + padding.top},
            made.size());
    }
    if (mirrorsBoxes)
        dropOutside(sample.boxes);
}

std::vector<Entry> padEntries()
{
    return {entryOf<PadIfNeeded>()};
}

} // namespace faultline::augment::albumentations
