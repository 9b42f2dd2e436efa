// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/generation.h"
#include "model/augment/pipeline.h"
#include "model/augment/transform.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::augment::albumentations {

/// In which versions a parameter exists. Bits, by Generation.
enum Since : std::uint8_t {
    kFirst = 1,
    kMiddle = 2,
    kSecond = 4,
    kUntilMiddle = kFirst | kMiddle,
    kFromMiddle = kMiddle | kSecond,
    kAlways = kFirst | kMiddle | kSecond,
};

/// What the constructor makes of a number that is given for a range.
enum class Scalar : std::uint8_t {
    Symmetric, ///< v -> (-v, v)
    FromZero,  ///< v -> (0, v)
    FromOne,   ///< v -> (1, v)
    FromThree, ///< v -> (3, v)
    AroundOne, ///< v -> (max(1 - v, 0), 1 + v)
    Twice,     ///< v -> (v, v)
};

/// How a value is written in a file.
enum class Coding : std::uint8_t {
    Plain,
    Whole,       ///< numbers without a decimal point
    ChoiceIndex, ///< the index of the choice: OpenCV's numbers for interpolation and borders
    OneOrMany,   ///< a single number stands alone, several as a list
    Sides,       ///< whole; eight numbers are four pairs (CropAndPad)
    SidesReal,   ///< the same with fractions
    ZeroIsNull,  ///< whole; 0 stands for null
};

/// A parameter with what differs between the versions. Names with a dot stand for fields of a
/// mapping: "scale.x" is "scale": {"x": ...}.
struct Parameter {
    ParameterInfo info; ///< with the default of 2.x
    Since in = kAlways;
    Coding coding = Coding::Plain;
    Scalar scalar = Scalar::Symmetric;
    std::optional<Value> firstDefault = {};
    std::optional<Value> middleDefault = {}; ///< that of 2.x if there is none

    [[nodiscard]] bool isIn(Generation generation) const
    {
        return (in & (1U << static_cast<unsigned>(generation))) != 0;
    }
    [[nodiscard]] const Value& defaultIn(Generation generation) const;
};

/// A row of the catalogue, and what import and export need to know of it.
struct Definition {
    std::string_view id;   ///< "albumentations/Rotate"
    std::string_view name; ///< of the class
    TransformGroup group = TransformGroup::Geometry;
    std::string_view summary;
    std::vector<Parameter> parameters; ///< without p and always_apply, which all have
    Since in = kAlways;
    double p = 0.5;
    double firstP = -1.0; ///< of versions before 2.x, where it differs
    bool isScaleFree = false;
    std::string_view fidelity = {};
    bool isComposition = false;
    /// Fields that the library writes though they follow from others.
    std::vector<std::string_view> derived = {};
};

/// The parameters of a version, p and always_apply among them.
[[nodiscard]] std::vector<Parameter> parametersIn(const Definition& definition,
                                                  Generation generation);
[[nodiscard]] std::vector<ParameterInfo> infosOf(const std::vector<Parameter>& parameters);

/// Every definition, in the order of the catalogue. "Compose" stands for "ReplayCompose" too.
[[nodiscard]] const std::vector<Definition>& definitions();
/// By the name of the class, whatever modules stand before it; nullptr if it is not known.
[[nodiscard]] const Definition* findDefinition(std::string_view className);

// Building blocks of definitions; `help` is marked for translation by the caller.

[[nodiscard]] Parameter range(std::string_view name, double low, double high, double minimum,
                              double maximum, std::string_view unit, std::string_view help);
[[nodiscard]] Parameter real(std::string_view name, double value, double minimum, double maximum,
                             std::string_view help);
[[nodiscard]] Parameter whole(std::string_view name, std::int64_t value, double minimum,
                              double maximum, std::string_view unit, std::string_view help);
[[nodiscard]] Parameter flag(std::string_view name, bool value, std::string_view help);
[[nodiscard]] Parameter choice(std::string_view name, std::string_view value,
                               std::vector<std::string_view> choices, std::string_view help);
[[nodiscard]] Parameter numbers(std::string_view name, std::vector<double> value, double minimum,
                                double maximum, std::string_view help);
[[nodiscard]] Parameter size(std::string_view name, std::vector<double> value,
                             std::string_view help);

/// "interpolation", by its OpenCV number in files.
[[nodiscard]] Parameter interpolation(std::string_view name = "interpolation",
                                      std::string_view value = "linear");
/// "mask_interpolation", which changes nothing here but is written.
[[nodiscard]] Parameter maskInterpolation(Since in = kFromMiddle);
/// Border and fill under the names of each version: border_mode with value and mask_value, or with
/// fill and fill_mask. `firstBorder`: the default before 2.x.
[[nodiscard]] std::vector<Parameter> borders(std::string_view firstBorder);
/// The same under the old names mode, cval, cval_mask and the like.
[[nodiscard]] std::vector<Parameter> borders(std::string_view oldMode, std::string_view oldValue,
                                             std::string_view oldMaskValue);
[[nodiscard]] Parameter areaForDownscale();
[[nodiscard]] Parameter rotateMethod();

[[nodiscard]] inline Parameter with(Parameter parameter, Since in)
{
    parameter.in = in;
    return parameter;
}
[[nodiscard]] inline Parameter with(Parameter parameter, Scalar scalar)
{
    parameter.scalar = scalar;
    return parameter;
}
[[nodiscard]] inline Parameter with(Parameter parameter, Coding coding)
{
    parameter.coding = coding;
    return parameter;
}
/// With another default before 1.4.1.
[[nodiscard]] inline Parameter firstly(Parameter parameter, Value value)
{
    parameter.firstDefault = std::move(value);
    return parameter;
}
/// With another default before 2.x.
[[nodiscard]] inline Parameter formerly(Parameter parameter, Value value)
{
    parameter.middleDefault = value;
    parameter.firstDefault = std::move(value);
    return parameter;
}
[[nodiscard]] std::vector<Parameter> joined(std::vector<Parameter> first,
                                            std::vector<Parameter> second);

} // namespace faultline::augment::albumentations
