// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/box_rules.h"
#include "model/augment/albumentations/crops.h"
#include "model/augment/albumentations/padding.h"
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace faultline::augment::albumentations {

namespace {

constexpr int kMostCells = 64;

/// Where the lines of a grid of cells cut a window: from 0 to its length.
std::vector<int> cuts(int cells, int cellLength, int start, int length)
{
    std::vector<int> at;
    for (int i = 0; i <= cells; ++i) {
        const int line = std::clamp(i * cellLength, start, start + length) - start;
        if (at.empty() || at.back() != line)
            at.push_back(line);
    }
    return at;
}

class Mosaic final : public Step {
public:
    explicit Mosaic(const Arguments& arguments)
        : Step(arguments),
          m_grid(pairOf(arguments, "grid_yx")),
          m_target(pairOf(arguments, "target_size")),
          m_cell(pairOf(arguments, "cell_shape")),
          m_centre(arguments.range("center_range")),
          m_covers(arguments.choice("fit_mode") == 0),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("", "")),
          m_inner({}, arguments.version())
    {
        if (m_grid.area() <= 0 || m_grid.area() > kMostCells)
            arguments.refuse(FAULTLINE_TR_NOOP("Errors", "grid_yx must give 1 to 64 cells"));
        else if (m_target.area() <= 0 || m_cell.width * m_grid.width < m_target.width
                 || m_cell.height * m_grid.height < m_target.height)
            arguments.refuse(
                FAULTLINE_TR_NOOP("Errors", "target_size is larger than all cells together"));
    }

    static Definition definition()
    {
        Parameter grid = numbers("grid_yx", {2.0, 2.0}, 1.0, 64.0,
                                 FAULTLINE_TR_NOOP("Augment", "Cells down and across"));
        grid.coding = Coding::Whole;
        Parameter colour = numbers("fill", {0.0}, 0.0, 255.0,
                                   FAULTLINE_TR_NOOP("Augment", "Colour where no image is"));
        colour.info.kind = ParameterKind::Colour;
        colour.coding = Coding::OneOrMany;
        Parameter mask = colour;
        mask.info.name = "fill_mask";
        mask.info.help = FAULTLINE_TR_NOOP("Augment", "The same for masks, which are not shown "
                                                      "here");
        return {.id = "albumentations/Mosaic",
                .name = "Mosaic",
                .group = TransformGroup::Mix,
                .summary = FAULTLINE_TR_NOOP("Augment", "Puts other images beside this one"),
                .parameters =
                    {std::move(grid),
                     size("target_size", {512.0, 512.0},
                          FAULTLINE_TR_NOOP("Augment", "Height and width of the result")),
                     size("cell_shape", {512.0, 512.0},
                          FAULTLINE_TR_NOOP("Augment", "Height and width of a cell")),
                     range("center_range", 0.3, 0.7, 0.0, 1.0, {},
                           FAULTLINE_TR_NOOP("Augment", "Where the cells may meet")),
                     choice("fit_mode", "cover", {"cover", "contain"},
                            FAULTLINE_TR_NOOP("Augment", "Images fill their cell, or are shown "
                                                         "whole")),
                     interpolation(),
                     maskInterpolation(),
                     std::move(colour),
                     std::move(mask),
                     {.info = {.name = "metadata_key",
                               .kind = ParameterKind::Text,
                               .defaultValue = std::string("mosaic_metadata"),
                               .choices = {},
                               .unit = {},
                               .help = FAULTLINE_TR_NOOP("Augment", "Where the program finds the "
                                                                    "other images")}}},
                .in = kSecond,
                .fidelity = FAULTLINE_TR_NOOP("Augment", "The other images are drawn from the "
                                                         "dataset; a program may choose others")};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isUsableSize(m_target, context) || !isUsableSize(m_cell, context))
            return false;
        const std::vector<cv::Rect> cells = drawCells(context.random);
        const auto primary =
            static_cast<std::size_t>(std::max_element(cells.begin(), cells.end(),
                                                      [](const cv::Rect& a, const cv::Rect& b) {
                                                          return a.area() < b.area();
                                                      })
                                     - cells.begin());
        Sample made = sample;
        made.boxes.clear();
        cv::Mat canvas(m_target, sample.image.type(), m_border.value);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool isOther = i != primary && context.other;
            Sample item = isOther ? context.other(context.random) : sample;
            if (item.image.empty() || item.image.type() != sample.image.type())
                item = sample;
            place(item, cells[i]);
            item.image.copyTo(canvas(cells[i]));
            made.boxes.insert(made.boxes.end(), item.boxes.begin(), item.boxes.end());
        }
        setImage(made, canvas);
        sample = std::move(made);
        if (const auto* rules = dynamic_cast<const BoxRuleFilter*>(context.filter))
            rules->filter(sample);
        return true;
    }

    [[nodiscard]] cv::Size outputSize() const override
    {
        return isCertain() ? m_target : cv::Size();
    }

private:
    static cv::Size pairOf(const Arguments& arguments, std::string_view name)
    {
        const std::vector<double> given = arguments.numbers(name);
        return given.size() == 2 ? cv::Size(toInt(given[1]), toInt(given[0])) : cv::Size();
    }

    /// The visible parts of the cells, row by row.
    [[nodiscard]] std::vector<cv::Rect> drawCells(Random& random) const
    {
        const auto start = [&](int cells, int cell, int target) {
            const int least = target / 2;
            const int most = cells * cell - (target + 1) / 2;
            const double share = m_centre.draw(random);
            const int centre = std::clamp(least + toInt((most - least + 1) * share), least, most);
            return centre - target / 2;
        };
        const int left = start(m_grid.width, m_cell.width, m_target.width);
        const int top = start(m_grid.height, m_cell.height, m_target.height);
        const std::vector<int> xs = cuts(m_grid.width, m_cell.width, left, m_target.width);
        const std::vector<int> ys = cuts(m_grid.height, m_cell.height, top, m_target.height);
        std::vector<cv::Rect> cells;
        for (std::size_t y = 0; y + 1 < ys.size(); ++y) {
            for (std::size_t x = 0; x + 1 < xs.size(); ++x)
                cells.emplace_back(cv::Point(xs[x], ys[y]), cv::Point(xs[x + 1], ys[y + 1]));
        }
        return cells;
    }

    /// Makes a picture as large as its part of the mosaic; its boxes are of the mosaic afterwards.
    void place(Sample& item, cv::Rect part) const
    {
        const cv::Size old = item.image.size();
        const double down = static_cast<double>(m_cell.height) / old.height;
        const double across = static_cast<double>(m_cell.width) / old.width;
        const double scale = m_covers ? std::max(down, across) : std::min(down, across);
        const cv::Size grown(std::clamp(pythonRound(old.width * scale), 1, kMaxSide),
                             std::clamp(pythonRound(old.height * scale), 1, kMaxSide));
        setImage(item, resized(item.image, grown, m_interpolation));
        m_inner.filter(item);
        const cv::Rect wanted(shown(part), part.size());
        padFor(item, wanted);
        crop(item, within(wanted, item.image.size()));
        if (item.image.size() != part.size()) // less than a pixel was missing
            setImage(item, resized(item.image, part.size(), cv::INTER_LINEAR));
        m_inner.filter(item);
        for (Box& box : item.boxes) {
            const PixelBox at = toPixels(box, part.size());
            setPixels(box, {at.x1 + part.x, at.y1 + part.y, at.x2 + part.x, at.y2 + part.y},
                      m_target);
        }
    }

    /// Where a part that lies to the left shows the right end of its cell, and so on.
    [[nodiscard]] cv::Point shown(cv::Rect part) const
    {
        const int across = 2 * part.x + part.width - m_target.width;
        const int down = 2 * part.y + part.height - m_target.height;
        const cv::Size rest = m_cell - part.size();
        if (across == 0 || down == 0)
            return {std::max(0, rest.width / 2), std::max(0, rest.height / 2)};
        return {across < 0 ? std::max(0, rest.width) : 0, down < 0 ? std::max(0, rest.height) : 0};
    }

    /// Adds a border where the picture does not reach; half of it once more at the other side, as
    /// the library does.
    void padFor(Sample& item, cv::Rect wanted) const
    {
        const int down = std::max(0, wanted.y + wanted.height - item.image.rows);
        const int across = std::max(0, wanted.x + wanted.width - item.image.cols);
        if (m_covers)
            return;
        pad(item, {.top = down / 2, .bottom = down, .left = across / 2, .right = across}, m_border,
            false);
    }

    cv::Size m_grid;
    cv::Size m_target;
    cv::Size m_cell;
    Range m_centre;
    bool m_covers;
    int m_interpolation;
    Border m_border;
    BoxRuleFilter m_inner;
};

} // namespace

std::vector<Entry> mosaicEntries()
{
    return {entryOf<Mosaic>()};
}

} // namespace faultline::augment::albumentations
