// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/definition.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <iterator>

namespace faultline::augment::albumentations {

namespace {

using Borders = std::vector<std::string_view>;
const Borders kBorders{"constant", "replicate", "reflect", "wrap", "reflect_101"};

Parameter border(std::string_view name, std::string_view value)
{
    return with(choice(name, value, kBorders,
                       FAULTLINE_TR_NOOP("Augment", "What is put where the image ends")),
                Coding::ChoiceIndex);
}

Parameter fill(std::string_view name, std::vector<double> value, Since in)
{
    Parameter made = numbers(name, std::move(value), 0.0, 255.0,
                             FAULTLINE_TR_NOOP("Augment", "Colour of a constant border"));
    made.info.kind = ParameterKind::Colour;
    made.coding = Coding::OneOrMany;
    made.in = in;
    return made;
}

Parameter maskFill(std::string_view name, std::vector<double> value, Since in)
{
    Parameter made = fill(name, std::move(value), in);
    made.info.help = FAULTLINE_TR_NOOP("Augment", "The same for masks, which are not shown here");
    return made;
}

} // namespace

const Value& Parameter::defaultIn(Generation generation) const
{
    if (generation == Generation::First && firstDefault)
        return *firstDefault;
    if (generation == Generation::Middle && middleDefault)
        return *middleDefault;
    return info.defaultValue;
}

std::vector<Parameter> parametersIn(const Definition& definition, Generation generation)
{
    std::vector<Parameter> all;
    const bool isFormer = generation != Generation::Second && definition.firstP >= 0.0;
    Parameter p = real("p", isFormer ? definition.firstP : definition.p, 0.0, 1.0,
                       FAULTLINE_TR_NOOP("Augment", "Probability that the step runs; its weight "
                                                    "inside OneOf"));
    if (generation != Generation::Second && !definition.isComposition)
        all.push_back(
            flag("always_apply", false, FAULTLINE_TR_NOOP("Augment", "Run whatever p says")));
    all.push_back(std::move(p));
    for (const Parameter& parameter : definition.parameters) {
        if (!parameter.isIn(generation))
            continue;
        all.push_back(parameter);
        all.back().info.defaultValue = parameter.defaultIn(generation);
    }
    return all;
}

std::vector<ParameterInfo> infosOf(const std::vector<Parameter>& parameters)
{
    std::vector<ParameterInfo> infos;
    infos.reserve(parameters.size());
    for (const Parameter& parameter : parameters)
        infos.push_back(parameter.info);
    return infos;
}

const Definition* findDefinition(std::string_view className)
{
    const std::size_t dot = className.rfind('.');
    if (dot != std::string_view::npos)
        className.remove_prefix(dot + 1);
    if (className == "ReplayCompose")
        className = "Compose";
    const std::vector<Definition>& all = definitions();
    const auto found = std::find_if(all.begin(), all.end(), [className](const Definition& one) {
        return one.name == className;
    });
    return found == all.end() ? nullptr : &*found;
}

Parameter range(std::string_view name, double low, double high, double minimum, double maximum,
                std::string_view unit, std::string_view help)
{
    return {.info = {.name = name,
                     .kind = ParameterKind::Range,
                     .defaultValue = std::vector<double>{low, high},
                     .minimum = minimum,
                     .maximum = maximum,
                     .choices = {},
                     .unit = unit,
                     .help = help}};
}

Parameter real(std::string_view name, double value, double minimum, double maximum,
               std::string_view help)
{
    return {.info = {.name = name,
                     .kind = ParameterKind::Real,
                     .defaultValue = value,
                     .minimum = minimum,
                     .maximum = maximum,
                     .choices = {},
                     .unit = {},
                     .help = help}};
}

Parameter whole(std::string_view name, std::int64_t value, double minimum, double maximum,
                std::string_view unit, std::string_view help)
{
    return {.info = {.name = name,
                     .kind = ParameterKind::Integer,
                     .defaultValue = value,
                     .minimum = minimum,
                     .maximum = maximum,
                     .choices = {},
                     .unit = unit,
                     .help = help},
            .coding = Coding::Whole};
}

Parameter flag(std::string_view name, bool value, std::string_view help)
{
    return {.info = {.name = name,
                     .kind = ParameterKind::Boolean,
                     .defaultValue = value,
                     .choices = {},
                     .unit = {},
                     .help = help}};
}

Parameter choice(std::string_view name, std::string_view value,
                 std::vector<std::string_view> choices, std::string_view help)
{
    return {.info = {.name = name,
                     .kind = ParameterKind::Choice,
                     .defaultValue = std::string(value),
                     .choices = std::move(choices),
                     .unit = {},
                     .help = help}};
}

Parameter numbers(std::string_view name, std::vector<double> value, double minimum, double maximum,
                  std::string_view help)
{
    return {.info = {.name = name,
                     .kind = ParameterKind::Numbers,
                     .defaultValue = std::move(value),
                     .minimum = minimum,
                     .maximum = maximum,
                     .choices = {},
                     .unit = {},
                     .help = help}};
}

Parameter size(std::string_view name, std::vector<double> value, std::string_view help)
{
    Parameter made = numbers(name, std::move(value), 1.0, kMaxSide, help);
    made.info.kind = ParameterKind::Size;
    made.info.unit = "px";
    made.coding = Coding::Whole;
    return made;
}

Parameter interpolation(std::string_view name, std::string_view value)
{
    return with(choice(name, value, {"nearest", "linear", "cubic", "area", "lanczos4"},
                       FAULTLINE_TR_NOOP("Augment", "How pixels between pixels are made")),
                Coding::ChoiceIndex);
}

Parameter maskInterpolation(Since in)
{
    Parameter made = interpolation("mask_interpolation", "nearest");
    made.info.help = FAULTLINE_TR_NOOP("Augment", "The same for masks, which are not shown here");
    made.in = in;
    return made;
}

std::vector<Parameter> borders(std::string_view firstBorder)
{
    return {formerly(border("border_mode", "constant"), std::string(firstBorder)),
            fill("value", {}, kUntilMiddle), maskFill("mask_value", {}, kUntilMiddle),
            fill("fill", {0.0}, kFromMiddle), maskFill("fill_mask", {0.0}, kFromMiddle)};
}

std::vector<Parameter> borders(std::string_view oldMode, std::string_view oldValue,
                               std::string_view oldMaskValue)
{
    return {with(border(oldMode, "constant"), kUntilMiddle),
            fill(oldValue, {0.0}, kUntilMiddle),
            maskFill(oldMaskValue, {0.0}, kUntilMiddle),
            with(border("border_mode", "constant"), kFromMiddle),
            fill("fill", {0.0}, kFromMiddle),
            maskFill("fill_mask", {0.0}, kFromMiddle)};
}

Parameter areaForDownscale()
{
    return with(choice("area_for_downscale", "none", {"none", "image", "image_mask"},
                       FAULTLINE_TR_NOOP("Augment", "Average areas where the image shrinks")),
                kSecond);
}

Parameter rotateMethod()
{
    return choice("rotate_method", "largest_box", {"largest_box", "ellipse"},
                  FAULTLINE_TR_NOOP("Augment", "What a turned box encloses: its four corners, or "
                                               "the ellipse in it"));
}

std::vector<Parameter> joined(std::vector<Parameter> first, std::vector<Parameter> second)
{
    first.insert(first.end(), std::make_move_iterator(second.begin()),
                 std::make_move_iterator(second.end()));
    return first;
}

} // namespace faultline::augment::albumentations
