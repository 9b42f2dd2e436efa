// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/geometry.h"
#include "model/augment/odapi/odapi_step.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace faultline::augment::odapi {

namespace {

/// The number by which the trainer knows the class of a box; 0 for none, which is the background.
std::int64_t labelOf(const Box& box, const TransformContext& context)
{
    if (box.classIndex < 0)
        return 0;
    const auto index = static_cast<std::size_t>(box.classIndex);
    return index < context.labelIds.size() ? context.labelIds[index] : box.classIndex + 1;
}

class JitterBoxes final : public Transform {
public:
    explicit JitterBoxes(const ParameterReader& reader)
    {
        const double ratio = reader.real("ratio");
        const std::string mode = reader.text("jitter_mode");
        m_low = mode.starts_with("EXPAND") ? 0.0 : -ratio;
        m_high = mode.starts_with("SHRINK") ? 0.0 : ratio;
        m_isSymmetric = mode.find("SYMMETRIC") != std::string::npos;
        m_isEqual = mode.ends_with("_XY");
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        for (Box& box : sample.boxes) {
            jitter(box, context.random);
            clip(box);
        }
        return !sample.boxes.empty();
    }

private:
    struct Axis {
        float centre = 0;
        float size = 0;

        Axis(float low, float high)
            : centre(low + (high - low) / 2.0F), size(std::max(std::abs(high - low), 1e-6F))
        {
        }
        /// How much the axis may grow about its centre before it leaves the picture.
        [[nodiscard]] float room() const
        {
            return std::abs(std::min(2.0F * centre / size, 2.0F * (1.0F - centre) / size));
        }
    };

    void jitter(Box& box, Random& random) const
    {
        const Axis y(box.ymin, box.ymax);
        const Axis x(box.xmin, box.xmax);
        const auto factor = [&] { return static_cast<float>(1.0 + random.uniform(m_low, m_high)); };
        const auto limited = [](float value, float room) {
            return std::max(std::min(value, room), -room);
        };
        if (!m_isSymmetric) {
            box.ymin = y.centre - y.size * factor() / 2.0F;
            box.xmin = x.centre - x.size * factor() / 2.0F;
            box.ymax = y.centre + y.size * factor() / 2.0F;
            box.xmax = x.centre + x.size * factor() / 2.0F;
            return;
        }
        float height = factor();
        float width = factor();
        if (m_isEqual) {
            const float room = std::min(x.room(), y.room());
            height = width = limited(height, room);
        } else {
            height = limited(height, y.room());
            width = limited(width, x.room());
        }
        box.ymin = y.centre - y.size * height / 2.0F;
        box.ymax = y.centre + y.size * height / 2.0F;
        box.xmin = x.centre - x.size * width / 2.0F;
        box.xmax = x.centre + x.size * width / 2.0F;
    }

    double m_low = 0.0;
    double m_high = 0.0;
    bool m_isSymmetric = false;
    bool m_isEqual = false;
};

class ScaleBoxesToPixels final : public Transform {
public:
    explicit ScaleBoxesToPixels(const ParameterReader&) {}
    bool apply(Sample& sample, TransformContext&) const override
    {
        const auto width = static_cast<float>(sample.image.cols);
        const auto height = static_cast<float>(sample.image.rows);
        for (Box& box : sample.boxes) {
            box.xmin *= width;
            box.xmax *= width;
            box.ymin *= height;
            box.ymax *= height;
        }
        return true;
    }
};

class DropLabel final : public Transform {
public:
    explicit DropLabel(const ParameterReader& reader)
        : m_label(reader.integer("label")), m_probability(reader.real("drop_probability"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const std::size_t before = sample.boxes.size();
        dropBoxes(sample.boxes, [&](const Box& box) { // one draw for each box, of any label
            const bool isDrawn = !(context.random.uniform() > m_probability);
            return isDrawn && labelOf(box, context) == m_label;
        });
        return sample.boxes.size() != before;
    }

private:
    std::int64_t m_label;
    double m_probability;
};

class RemapLabels final : public Transform {
public:
    explicit RemapLabels(const ParameterReader& reader) : m_to(reader.integer("new_label"))
    {
        for (const double label : reader.numbers("original_labels"))
            m_from.insert(static_cast<std::int64_t>(label));
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        bool isChanged = false;
        for (Box& box : sample.boxes) {
            if (!m_from.contains(labelOf(box, context)))
                continue;
            box.classIndex = indexOf(m_to, context);
            isChanged = true;
        }
        return isChanged;
    }

private:
    static std::int32_t indexOf(std::int64_t label, const TransformContext& context)
    {
        if (context.labelIds.empty())
            return static_cast<std::int32_t>(label - 1);
        const auto at = std::find(context.labelIds.begin(), context.labelIds.end(), label);
        return at != context.labelIds.end()
                   ? static_cast<std::int32_t>(at - context.labelIds.begin())
                   : -1;
    }

    std::set<std::int64_t> m_from;
    std::int64_t m_to;
};

/// Works on class scores of teacher networks, which no data set that is read here has.
class ClassLogitsToSoftmax final : public Transform {
public:
    explicit ClassLogitsToSoftmax(const ParameterReader&) {}
    bool apply(Sample&, TransformContext&) const override { return false; }
};

/// What the input pipeline drops before the first step.
class FilterGroundtruth final : public Transform {
public:
    explicit FilterGroundtruth(const ParameterReader&) {}
    bool apply(Sample& sample, TransformContext&) const override
    {
        const std::size_t before = sample.boxes.size();
        dropBoxes(sample.boxes, [](const Box& box) {
            const bool isNan = std::isnan(box.xmin) || std::isnan(box.ymin) || std::isnan(box.xmax)
                               || std::isnan(box.ymax);
            return isNan || box.classIndex < 0;
        });
        return sample.boxes.size() != before;
    }
};

/// What the input pipeline drops after the last step.
class LimitBoxes final : public Transform {
public:
    explicit LimitBoxes(const ParameterReader& reader)
        : m_most(static_cast<std::size_t>(reader.integer("max_number_of_boxes")))
    {
    }
    bool apply(Sample& sample, TransformContext&) const override
    {
        const std::size_t before = sample.boxes.size();
        dropBoxes(sample.boxes, [](const Box& box) {
            return !(box.xmax >= box.xmin) || !(box.ymax >= box.ymin);
        });
        if (sample.boxes.size() > m_most)
            sample.boxes.resize(m_most);
        return sample.boxes.size() != before;
    }

private:
    std::size_t m_most;
};

constexpr double kMostLabels = 1e6;

void addLabelSteps(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<DropLabel>(
        "odapi/drop_label_probabilistically", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Drops boxes of one class."),
        {integer("label", 0, 0.0, kMostLabels,
                 FAULTLINE_TR_NOOP("Augment", "Number of the class in the label map.")),
         probability("drop_probability", 1.0,
                     FAULTLINE_TR_NOOP("Augment", "Share of its boxes that are dropped."))},
        {.isScaleFree = true}));
    rows.push_back(row<RemapLabels>(
        "odapi/remap_labels", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Gives boxes of some classes another class."),
        {numbers("original_labels", {}, 0.0, kMostLabels,
                 FAULTLINE_TR_NOOP("Augment", "Numbers in the label map that are changed.")),
         integer("new_label", 0, 0.0, kMostLabels,
                 FAULTLINE_TR_NOOP("Augment", "Number in the label map that they become."))},
        {.isScaleFree = true}));
    rows.push_back(row<ClassLogitsToSoftmax>(
        "odapi/convert_class_logits_to_softmax", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Turns scores of classes into probabilities."),
        {real("temperature", 1.0, 0.001, 1000.0,
              FAULTLINE_TR_NOOP("Augment", "Scores are divided by it first."))},
        {.isScaleFree = true,
         .fidelity = FAULTLINE_TR_NOOP("Augment", "Scores of classes are not shown, so the step "
                                                  "does nothing here.")}));
}

} // namespace

void addBoxSteps(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<FilterGroundtruth>(
        "odapi/filter_groundtruth", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Drops boxes with unreadable numbers or without a class, as "
                                     "the trainer does before the first step."),
        {},
        {.isScaleFree = true,
         .fidelity = FAULTLINE_TR_NOOP("Augment", "Stands for a part of the input pipeline; it is "
                                                  "no option that can be written.")}));
    rows.push_back(row<JitterBoxes>(
        "odapi/random_jitter_boxes", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Moves the sides of boxes; the image stays."),
        {real("ratio", 0.05, 0.0, 1.0,
              FAULTLINE_TR_NOOP("Augment", "Largest change of a side, by the size of the box.")),
         choice("jitter_mode", "DEFAULT",
                {"DEFAULT", "EXPAND", "SHRINK", "EXPAND_SYMMETRIC", "SHRINK_SYMMETRIC",
                 "EXPAND_SYMMETRIC_XY", "SHRINK_SYMMETRIC_XY"},
                FAULTLINE_TR_NOOP("Augment", "Whether sides move apart, together, in pairs, or "
                                             "all alike."))},
        {.isScaleFree = true}));
    rows.push_back(row<ScaleBoxesToPixels>(
        "odapi/scale_boxes_to_pixel_coordinates", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Multiplies boxes by the size of the image."), {},
        {.fidelity = FAULTLINE_TR_NOOP("Augment", "All later steps, the resizer and the loss "
                                                  "expect 0 to 1, so the boxes leave the image "
                                                  "here as they do there.")}));
    addLabelSteps(rows);
    rows.push_back(row<LimitBoxes>(
        "odapi/limit_boxes", TransformGroup::Boxes,
        FAULTLINE_TR_NOOP("Augment", "Drops inverted boxes and all after the first so many."),
        {integer("max_number_of_boxes", 100, 0.0, 1e6,
                 FAULTLINE_TR_NOOP("Augment", "Boxes of an image that training sees; of the "
                                              "input reader."))},
        {.isScaleFree = true,
         .fidelity = FAULTLINE_TR_NOOP("Augment", "Stands for the end of the input pipeline. On "
                                                  "inverted boxes training ends with an "
                                                  "assertion, unless it runs on a TPU.")}));
}

} // namespace faultline::augment::odapi
