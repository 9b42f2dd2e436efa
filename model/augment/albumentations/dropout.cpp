// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/box_rules.h"
#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

constexpr int kMostHoles = 1000;

/// What holes are filled with.
class Filling {
public:
    explicit Filling(const Arguments& arguments, std::string_view oldName)
    {
        const bool isOld =
            arguments.has(oldName) && (arguments.isFirst() || arguments.isWritten(oldName));
        const std::string_view name = isOld ? oldName : std::string_view("fill");
        const std::vector<double> colour = arguments.numbers(name);
        for (int i = 0; i < 4 && i < static_cast<int>(colour.size()); ++i)
            m_colour[i] = colour[static_cast<std::size_t>(i)];
        if (colour.size() == 1)
            m_colour = cv::Scalar::all(colour.front());
        const std::string word = colour.empty() ? arguments.text(name) : std::string();
        m_isRandom = word == "random" || word == "random_uniform";
        m_isUniform = word == "random_uniform";
        if (word.starts_with("inpaint"))
            arguments.refuse(
                FAULTLINE_TR_NOOP("Errors", "filling by inpainting is not reproduced"));
    }

    void fill(cv::Mat hole, Random& random) const
    {
        if (!m_isRandom) {
            hole.setTo(m_colour);
            return;
        }
        const auto byte = [&random] { return static_cast<double>(random.integer(0, 256)); };
        if (m_isUniform) {
            const double red = byte();
            const double green = byte();
            hole.setTo(cv::Scalar(red, green, byte()));
            return;
        }
        cv::RNG bulk(random.seed());
        bulk.fill(hole, cv::RNG::UNIFORM, 0, 256);
    }

private:
    cv::Scalar m_colour;
    bool m_isRandom = false;
    bool m_isUniform = false;
};

/// Cuts each box down to what the holes leave of it, and drops those of which too little is left,
/// as 2.x does.
void hideBoxes(Sample& sample, const std::vector<cv::Rect>& holes, const TransformContext& context)
{
    const auto* rules = dynamic_cast<const BoxRuleFilter*>(context.filter);
    const double minArea = rules != nullptr ? rules->minArea() : 0.0;
    const double minVisibility = rules != nullptr ? rules->minVisibility() : 0.0;
    const cv::Size size = sample.image.size();
    cv::Mat visible(size, CV_8U, cv::Scalar(1));
    for (const cv::Rect& hole : holes)
        visible(hole).setTo(cv::Scalar(0));
    std::erase_if(sample.boxes, [&](Box& box) {
        const PixelBox at = toPixels(box, size);
        const cv::Rect whole(cv::Point(toInt(at.x1), toInt(at.y1)),
                             cv::Point(toInt(at.x2), toInt(at.y2)));
        const cv::Rect inside = whole & cv::Rect({}, size);
        if (inside.empty())
            return true;
        const cv::Mat part = visible(inside);
        const double area = static_cast<double>(whole.width) * whole.height;
        const double left = area - inside.area() + cv::countNonZero(part);
        if (left <= 0.0 || left < minArea || left / area < minVisibility)
            return true;
        cv::Mat across;
        cv::Mat down;
        cv::reduce(part, across, 0, cv::REDUCE_MAX);
        cv::reduce(part, down, 1, cv::REDUCE_MAX);
        std::vector<cv::Point> columns;
        std::vector<cv::Point> rows;
        cv::findNonZero(across, columns);
        cv::findNonZero(down, rows);
        if (columns.empty() || rows.empty())
            return true;
        setPixels(box,
                  {static_cast<double>(inside.x + columns.front().x),
                   static_cast<double>(inside.y + rows.front().y),
                   static_cast<double>(inside.x + columns.back().x + 1),
                   static_cast<double>(inside.y + rows.back().y + 1)},
                  size);
        return false;
    });
}

Parameter colourParameter(std::string_view name, Since in, std::string_view help)
{
    Parameter made = numbers(name, {0.0}, 0.0, 255.0, help);
    made.info.kind = ParameterKind::Colour;
    made.coding = Coding::OneOrMany;
    made.in = in;
    return made;
}

/// Holes of 1.x under their old names: pixels, or fractions below one.
std::vector<Parameter> oldHoles()
{
    const auto number = [](std::string_view name, std::vector<double> value,
                           std::string_view help) {
        Parameter made = numbers(name, std::move(value), 0.0, kMaxSide, help);
        made.coding = Coding::OneOrMany;
        made.in = kUntilMiddle;
        made.middleDefault = std::vector<double>{};
        return made;
    };
    return {number("max_holes", {8.0}, FAULTLINE_TR_NOOP("Augment", "Most holes")),
            number("max_height", {8.0},
                   FAULTLINE_TR_NOOP("Augment", "Largest height: pixels, below 1 a share")),
            number("max_width", {8.0},
                   FAULTLINE_TR_NOOP("Augment", "Largest width: pixels, below 1 a share")),
            number("min_holes", {}, FAULTLINE_TR_NOOP("Augment", "Fewest holes; unset: the most")),
            number("min_height", {},
                   FAULTLINE_TR_NOOP("Augment", "Smallest height; unset: the largest")),
            number("min_width", {},
                   FAULTLINE_TR_NOOP("Augment", "Smallest width; unset: the largest"))};
}

class CoarseDropout final : public Step {
public:
    explicit CoarseDropout(const Arguments& arguments)
        : Step(arguments), m_isFirst(arguments.isFirst()), m_filling(arguments, "fill_value")
    {
        const auto limits = [&](std::string_view name, std::string_view oldest,
                                std::string_view oldLeast) {
            const std::vector<double> most = arguments.numbers(oldest);
            const bool isOld = arguments.has(oldest) && !most.empty();
            if (!isOld)
                return arguments.range(name);
            const std::vector<double> least = arguments.numbers(oldLeast);
            return Range{least.empty() ? most.front() : least.front(), most.front()};
        };
        m_count = limits("num_holes_range", "max_holes", "min_holes");
        m_height = limits("hole_height_range", "max_height", "min_height");
        m_width = limits("hole_width_range", "max_width", "min_width");
    }

    static Definition definition()
    {
        Parameter count = range("num_holes_range", 1.0, 2.0, 1.0, kMostHoles, {},
                                FAULTLINE_TR_NOOP("Augment", "How many holes"));
        count.coding = Coding::Whole;
        count.scalar = Scalar::Twice;
        count.in = kFromMiddle;
        count.middleDefault = std::vector<double>{1.0, 1.0};
        const auto side = [](std::string_view name, std::string_view help) {
            Parameter made = range(name, 0.1, 0.2, 0.0, kMaxSide, {}, help);
            made.scalar = Scalar::Twice;
            made.coding = Coding::OneOrMany;
            made.in = kFromMiddle;
            made.middleDefault = std::vector<double>{8.0, 8.0};
            return made;
        };
        std::vector<Parameter> made = oldHoles();
        made.push_back(colourParameter("fill_value", kUntilMiddle,
                                       FAULTLINE_TR_NOOP("Augment", "Colour of the holes")));
        made.push_back(numbersUnset("mask_fill_value", kUntilMiddle));
        made.push_back(std::move(count));
        made.push_back(side("hole_height_range",
                            FAULTLINE_TR_NOOP("Augment", "Height: pixels, below 1 a share")));
        made.push_back(side("hole_width_range",
                            FAULTLINE_TR_NOOP("Augment", "Width: pixels, below 1 a share")));
        made.push_back(
            colourParameter("fill", kFromMiddle,
                            FAULTLINE_TR_NOOP("Augment", "Colour of the holes, \"random\" or "
                                                         "\"random_uniform\"")));
        made.push_back(numbersUnset("fill_mask", kFromMiddle));
        return {.id = "albumentations/CoarseDropout",
                .name = "CoarseDropout",
                .group = TransformGroup::Erase,
                .summary = FAULTLINE_TR_NOOP("Augment", "Covers rectangles; since 1.4 boxes shrink "
                                                        "to what stays visible"),
                .parameters = std::move(made),
                .fidelity = FAULTLINE_TR_NOOP("Augment", "Filling by inpainting is not there")};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const std::vector<cv::Rect> holes = drawHoles(sample.image.size(), context.random);
        sample.image = sample.image.clone();
        for (const cv::Rect& hole : holes)
            m_filling.fill(sample.image(hole), context.random);
        if (!m_isFirst && !holes.empty())
            hideBoxes(sample, holes, context);
        return true;
    }

private:
    static Parameter numbersUnset(std::string_view name, Since in)
    {
        Parameter made =
            colourParameter(name, in,
                            FAULTLINE_TR_NOOP("Augment", "The same for masks, which are "
                                                         "not shown here"));
        made.info.defaultValue = std::vector<double>{};
        return made;
    }

    [[nodiscard]] std::vector<cv::Rect> drawHoles(cv::Size size, Random& random) const
    {
        const bool isShare =
            (m_isFirst ? std::min(m_height.high, m_width.high) : m_height.high) < 1.0;
        const int count = std::clamp(m_count.drawWhole(random), 0, kMostHoles);
        std::vector<cv::Rect> holes;
        for (int i = 0; i < count; ++i) {
            const cv::Size hole(drawSide(m_width, isShare, size.width, random),
                                drawSide(m_height, isShare, size.height, random));
            const auto top = static_cast<int>(random.integer(0, size.height - hole.height + 1));
            const auto left = static_cast<int>(random.integer(0, size.width - hole.width + 1));
            holes.emplace_back(cv::Point(left, top), hole);
        }
        return holes;
    }

    static int drawSide(const Range& limits, bool isShare, int length, Random& random)
    {
        if (isShare)
            return std::clamp(toInt(length * limits.draw(random)), 0, length);
        const Range whole{std::trunc(limits.low), std::min<double>(limits.high, length)};
        return std::clamp(whole.drawWhole(random), 0, length);
    }

    bool m_isFirst;
    Filling m_filling;
    Range m_count;
    Range m_height;
    Range m_width;
};

class Cutout final : public Step {
public:
    explicit Cutout(const Arguments& arguments)
        : Step(arguments),
          m_count(arguments.whole("num_holes")),
          m_hole(arguments.whole("max_w_size"), arguments.whole("max_h_size")),
          m_filling(arguments, "fill_value")
    {
    }

    static Definition definition()
    {
        return {
            .id = "albumentations/Cutout",
            .name = "Cutout",
            .group = TransformGroup::Erase,
            .summary = FAULTLINE_TR_NOOP("Augment", "Covers squares; gone since 1.4"),
            .parameters = {whole("num_holes", 8, 0, kMostHoles, {},
                                 FAULTLINE_TR_NOOP("Augment", "How many holes")),
                           whole("max_h_size", 8, 0, kMaxSide, "px",
                                 FAULTLINE_TR_NOOP("Augment", "Height of a hole")),
                           whole("max_w_size", 8, 0, kMaxSide, "px",
                                 FAULTLINE_TR_NOOP("Augment", "Width of a hole")),
                           colourParameter("fill_value", kAlways,
                                           FAULTLINE_TR_NOOP("Augment", "Colour of the holes"))},
            .in = kFirst};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        sample.image = sample.image.clone();
        const cv::Size size = sample.image.size();
        for (int i = 0; i < m_count; ++i) {
            const auto y = static_cast<int>(context.random.integer(0, size.height + 1));
            const auto x = static_cast<int>(context.random.integer(0, size.width + 1));
            const int top = std::clamp(y - m_hole.height / 2, 0, size.height);
            const int left = std::clamp(x - m_hole.width / 2, 0, size.width);
            const cv::Rect hole = cv::Rect({left, top}, m_hole) & cv::Rect({}, size);
            if (!hole.empty())
                m_filling.fill(sample.image(hole), context.random);
        }
        return true;
    }

private:
    int m_count;
    cv::Size m_hole;
    Filling m_filling;
};

} // namespace

std::vector<Entry> dropoutEntries()
{
    return {entryOf<CoarseDropout>(), entryOf<Cutout>()};
}

} // namespace faultline::augment::albumentations
