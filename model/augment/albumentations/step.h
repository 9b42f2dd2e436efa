// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/definition.h"

#include <opencv2/core.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::augment::albumentations {

/// Two ends, drawn between.
struct Range {
    double low = 0.0;
    double high = 0.0;

    [[nodiscard]] double draw(Random& random) const { return random.uniform(low, high); }
    /// A whole number between the ends, both possible.
    [[nodiscard]] int drawWhole(Random& random) const;
};

/// What is put where the picture ends.
struct Border {
    int mode = 0; ///< OpenCV's number
    cv::Scalar value;

    /// Since 1.4 boxes are mirrored along with the pixels of such a border.
    [[nodiscard]] bool isReflecting() const;
};

/// The parameters of a step while its transform is made.
class Arguments {
public:
    Arguments(const Definition& definition, const PipelineStep& step, std::string_view version);

    [[nodiscard]] Generation generation() const { return m_generation; }
    [[nodiscard]] bool isFirst() const { return m_generation == Generation::First; }
    [[nodiscard]] const PipelineStep& step() const { return m_step; }
    [[nodiscard]] std::string_view version() const { return m_version; }
    /// Whether this version has the parameter.
    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] bool isWritten(std::string_view name) const { return m_reader.isWritten(name); }

    [[nodiscard]] double real(std::string_view name) const { return m_reader.real(name); }
    [[nodiscard]] int whole(std::string_view name) const;
    [[nodiscard]] bool flag(std::string_view name) const { return m_reader.boolean(name); }
    [[nodiscard]] Range range(std::string_view name) const;
    [[nodiscard]] std::vector<double> numbers(std::string_view name) const
    {
        return m_reader.numbers(name);
    }
    [[nodiscard]] std::string text(std::string_view name) const { return m_reader.text(name); }
    /// Which of the choices it is.
    [[nodiscard]] int choice(std::string_view name) const;
    [[nodiscard]] int interpolation() const { return choice("interpolation"); }
    /// Border mode and colour under the names of the version; the old ones are given.
    [[nodiscard]] Border border(std::string_view oldMode, std::string_view oldValue) const;

    /// The step makes no sense: no transform is made, and this says why, in English.
    void refuse(Text why) const { m_problem = std::move(why); }
    [[nodiscard]] const Text& problem() const { return m_problem; }

private:
    const PipelineStep& m_step;
    std::string_view m_version;
    Generation m_generation;
    std::vector<ParameterInfo> m_infos;
    ParameterReader m_reader;
    mutable Text m_problem;
};

/// A transform of the library: draws whether it runs, and can be made to run by a composition.
class Step : public Transform {
public:
    explicit Step(const Arguments& arguments);

    bool apply(Sample& sample, TransformContext& context) const override;
    /// Runs without asking p, as OneOf does with the one it picked.
    virtual bool applyForced(Sample& sample, TransformContext& context) const = 0;

    /// p as it is written.
    [[nodiscard]] double weight() const { return m_p; }
    [[nodiscard]] bool isAlwaysApplied() const { return m_isAlwaysApplied; }
    /// Whether every picture goes through it.
    [[nodiscard]] bool isCertain() const { return m_isAlwaysApplied || m_p >= 1.0; }

private:
    double m_p;
    bool m_isAlwaysApplied;
};

using StepPtr = std::shared_ptr<const Step>;

/// A definition with the functions that make its transform.
struct Entry {
    Definition definition;
    TransformPtr (*make)(const PipelineStep& step, std::string_view version, Text& why) = nullptr;
    std::vector<ParameterInfo> (*parametersOf)(std::string_view version) = nullptr;
};

template <typename T>
const Definition& definitionOf()
{
    static const Definition kDefinition = T::definition();
    return kDefinition;
}

template <typename T>
TransformPtr makeStep(const PipelineStep& step, std::string_view version, Text& why)
{
    const Definition& definition = definitionOf<T>();
    if ((definition.in & (1U << static_cast<unsigned>(generationOf(version)))) == 0) {
        why = {FAULTLINE_TR_NOOP("Errors", "%1 does not exist in version %2"),
               {std::string(definition.name), std::string(version)}};
        return nullptr;
    }
    const Arguments arguments(definition, step, version);
    auto made = std::make_shared<const T>(arguments);
    why = arguments.problem();
    return why.empty() ? made : nullptr;
}

template <typename T>
Entry entryOf()
{
    return {.definition = definitionOf<T>(),
            .make = makeStep<T>,
            .parametersOf = [](std::string_view version) {
                return infosOf(parametersIn(definitionOf<T>(), generationOf(version)));
            }};
}

// The families, in the order of the catalogue.
[[nodiscard]] std::vector<Entry> flipEntries();
[[nodiscard]] std::vector<Entry> turnEntries();
[[nodiscard]] std::vector<Entry> affineEntries();
[[nodiscard]] std::vector<Entry> perspectiveEntries();
[[nodiscard]] std::vector<Entry> distortionEntries();
[[nodiscard]] std::vector<Entry> resizeEntries();
[[nodiscard]] std::vector<Entry> padEntries();
[[nodiscard]] std::vector<Entry> cropEntries();
[[nodiscard]] std::vector<Entry> boxCropEntries();
[[nodiscard]] std::vector<Entry> cropAndPadEntries();
[[nodiscard]] std::vector<Entry> brightnessEntries();
[[nodiscard]] std::vector<Entry> colourEntries();
[[nodiscard]] std::vector<Entry> blurEntries();
[[nodiscard]] std::vector<Entry> noiseEntries();
[[nodiscard]] std::vector<Entry> qualityEntries();
[[nodiscard]] std::vector<Entry> dropoutEntries();
[[nodiscard]] std::vector<Entry> mosaicEntries();
[[nodiscard]] std::vector<Entry> networkEntries();
[[nodiscard]] std::vector<Entry> compositionEntries();

/// Every entry.
[[nodiscard]] const std::vector<Entry>& entries();
/// By the id of a step; nullptr if there is none.
[[nodiscard]] const Entry* findEntry(std::string_view id);

// What transforms share.

/// Puts in another picture, all of which is content.
void setImage(Sample& sample, cv::Mat image);
/// Notes a failure if a picture would be larger than kMaxSide, or empty.
[[nodiscard]] bool isUsableSize(cv::Size size, TransformContext& context);
/// Notes a failure if the picture is not of 8 bits and three channels.
[[nodiscard]] bool isEightBitColour(const Sample& sample, TransformContext& context);
/// A double as int, cut off towards zero and kept within what int holds; 0 for NaN.
[[nodiscard]] int toInt(double value);
/// Rounded half to even, as Python does.
[[nodiscard]] int pythonRound(double value);
/// Resizes as the library does: not at all if the size is the same.
[[nodiscard]] cv::Mat resized(const cv::Mat& image, cv::Size size, int interpolation);

} // namespace faultline::augment::albumentations
