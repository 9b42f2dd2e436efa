// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/augment/byte_kernels.h"
#include "model/core/text_marker.h"

#include <array>
#include <utility>

namespace faultline::augment::albumentations {

namespace {

void flipLeftRight(Sample& sample)
{
    setImage(sample, flippedLeftRight(sample.image));
    for (Box& box : sample.boxes) {
        box.xmin = 1.0F - std::exchange(box.xmax, 1.0F - box.xmin);
        box.outline.clear();
    }
}

void flipUpDown(Sample& sample)
{
    cv::Mat made;
    cv::flip(sample.image, made, 0);
    setImage(sample, made);
    for (Box& box : sample.boxes) {
        box.ymin = 1.0F - std::exchange(box.ymax, 1.0F - box.ymin);
        box.outline.clear();
    }
}

void transpose(Sample& sample)
{
    cv::Mat made;
    cv::transpose(sample.image, made);
    setImage(sample, made);
    for (Box& box : sample.boxes) {
        std::swap(box.xmin, box.ymin);
        std::swap(box.xmax, box.ymax);
        box.outline.clear();
    }
}

/// Counter-clockwise.
void turnQuarters(Sample& sample, int quarters)
{
    static constexpr std::array<int, 3> kCodes{cv::ROTATE_90_COUNTERCLOCKWISE, cv::ROTATE_180,
                                               cv::ROTATE_90_CLOCKWISE};
    if (quarters == 0)
        return;
    cv::Mat made;
    cv::rotate(sample.image, made, kCodes[static_cast<std::size_t>(quarters - 1)]);
    setImage(sample, made);
    for (Box& box : sample.boxes) {
        const Box old = box;
        if (quarters == 1) {
            box.xmin = old.ymin;
            box.ymin = 1.0F - old.xmax;
            box.xmax = old.ymax;
            box.ymax = 1.0F - old.xmin;
        } else if (quarters == 2) {
            box.xmin = 1.0F - old.xmax;
            box.ymin = 1.0F - old.ymax;
            box.xmax = 1.0F - old.xmin;
            box.ymax = 1.0F - old.ymin;
        } else {
            box.xmin = 1.0F - old.ymax;
            box.ymin = old.xmin;
            box.xmax = 1.0F - old.ymin;
            box.ymax = old.xmax;
        }
        box.outline.clear();
    }
}

Definition plain(std::string_view id, std::string_view name, std::string_view summary)
{
    return {.id = id, .name = name, .summary = summary, .parameters = {}, .isScaleFree = true};
}

class HorizontalFlip final : public Step {
public:
    using Step::Step;
    static Definition definition()
    {
        return plain("albumentations/HorizontalFlip", "HorizontalFlip",
                     FAULTLINE_TR_NOOP("Augment", "Mirrors left and right"));
    }
    bool applyForced(Sample& sample, TransformContext&) const override
    {
        flipLeftRight(sample);
        return true;
    }
};

class VerticalFlip final : public Step {
public:
    using Step::Step;
    static Definition definition()
    {
        return plain("albumentations/VerticalFlip", "VerticalFlip",
                     FAULTLINE_TR_NOOP("Augment", "Mirrors top and bottom"));
    }
    bool applyForced(Sample& sample, TransformContext&) const override
    {
        flipUpDown(sample);
        return true;
    }
};

class Transpose final : public Step {
public:
    using Step::Step;
    static Definition definition()
    {
        return plain("albumentations/Transpose", "Transpose",
                     FAULTLINE_TR_NOOP("Augment", "Swaps rows and columns"));
    }
    bool applyForced(Sample& sample, TransformContext&) const override
    {
        transpose(sample);
        return true;
    }
};

class RandomRotate90 final : public Step {
public:
    using Step::Step;
    static Definition definition()
    {
        Definition made =
            plain("albumentations/RandomRotate90", "RandomRotate90",
                  FAULTLINE_TR_NOOP("Augment", "Turns by 0, 1, 2 or 3 quarters, equally likely"));
        made.p = 1.0;
        made.firstP = 0.5;
        return made;
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        turnQuarters(sample, static_cast<int>(context.random.integer(0, 4)));
        return true;
    }
};

class D4 final : public Step {
public:
    using Step::Step;
    static Definition definition()
    {
        Definition made =
            plain("albumentations/D4", "D4",
                  FAULTLINE_TR_NOOP("Augment", "One of the eight symmetries of a square"));
        made.p = 1.0;
        made.in = kFromMiddle;
        return made;
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const auto element = static_cast<int>(context.random.integer(0, 8));
        if (element < 4) {
            turnQuarters(sample, element);
        } else if (element == 4) {
            flipUpDown(sample);
        } else if (element == 5) {
            turnQuarters(sample, 2);
            transpose(sample);
        } else if (element == 6) {
            flipLeftRight(sample);
        } else {
            transpose(sample);
        }
        return true;
    }
};

} // namespace

std::vector<Entry> flipEntries()
{
    return {entryOf<HorizontalFlip>(), entryOf<VerticalFlip>(), entryOf<Transpose>(),
            entryOf<RandomRotate90>(), entryOf<D4>()};
}

} // namespace faultline::augment::albumentations
