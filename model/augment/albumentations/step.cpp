// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::augment::albumentations {

int Range::drawWhole(Random& random) const
{
    const auto first = static_cast<std::int64_t>(low);
    const auto last = static_cast<std::int64_t>(high);
    return static_cast<int>(random.integer(first, last + 1));
}

bool Border::isReflecting() const
{
    return mode == cv::BORDER_REFLECT || mode == cv::BORDER_REFLECT_101;
}

Arguments::Arguments(const Definition& definition, const PipelineStep& step,
                     std::string_view version)
    : m_step(step),
      m_version(version),
      m_generation(generationOf(version)),
      m_infos(infosOf(parametersIn(definition, m_generation))),
      m_reader(m_infos, step.parameters)
{
}

bool Arguments::has(std::string_view name) const
{
    return findParameter(m_infos, name) != nullptr;
}

int Arguments::whole(std::string_view name) const
{
    return toInt(m_reader.real(name));
}

Range Arguments::range(std::string_view name) const
{
    const auto [low, high] = m_reader.range(name);
    return {low, high};
}

int Arguments::choice(std::string_view name) const
{
    const ParameterInfo* info = findParameter(m_infos, name);
    if (info == nullptr)
        return 0;
    const std::string text = m_reader.text(name);
    const auto found = std::find(info->choices.begin(), info->choices.end(), text);
    return found == info->choices.end() ? 0 : static_cast<int>(found - info->choices.begin());
}

Border Arguments::border(std::string_view oldMode, std::string_view oldValue) const
{
    const bool isOldMode = has(oldMode) && (isFirst() || isWritten(oldMode));
    const bool isOldValue = has(oldValue) && (isFirst() || isWritten(oldValue));
    Border border;
    border.mode = choice(isOldMode ? oldMode : "border_mode");
    const std::vector<double> colour = numbers(isOldValue ? oldValue : "fill");
    for (int i = 0; i < 4 && i < static_cast<int>(colour.size()); ++i)
        border.value[i] = colour[static_cast<std::size_t>(i)];
    // A number alone meant the first channel, as in OpenCV's own Scalar, up to 1.4.0.
    if (colour.size() == 1 && !isFirst())
        border.value = cv::Scalar::all(colour.front());
    return border;
}

Step::Step(const Arguments& arguments)
    : m_p(arguments.real("p")),
      m_isAlwaysApplied(arguments.has("always_apply") && arguments.flag("always_apply"))
{
}

bool Step::apply(Sample& sample, TransformContext& context) const
{
    const bool isDrawn = context.random.chance(m_p);
    return (isDrawn || m_isAlwaysApplied) && applyForced(sample, context);
}

void setImage(Sample& sample, cv::Mat image)
{
    sample.image = std::move(image);
    sample.content = cv::Rect({}, sample.image.size());
}

bool isUsableSize(cv::Size size, TransformContext& context)
{
    constexpr double kMostPixels = 1U << 26U; // two sides of kMaxSide would be 800 MB
    const bool isUsable = size.width > 0 && size.height > 0 && size.width <= kMaxSide
                          && size.height <= kMaxSide
                          && static_cast<double>(size.width) * size.height <= kMostPixels;
    if (!isUsable)
        context.failure = {FAULTLINE_TR_NOOP("Errors", "the image would be %1 x %2"),
                           {std::to_string(size.width), std::to_string(size.height)}};
    return isUsable;
}

bool isEightBitColour(const Sample& sample, TransformContext& context)
{
    if (sample.image.type() == CV_8UC3)
        return true;
    context.failure = FAULTLINE_TR_NOOP(
        "Errors", "only images of three channels of 8 bits are changed by it here");
    return false;
}

int toInt(double value)
{
    constexpr double kMost = std::numeric_limits<int>::max() / 2;
    if (std::isnan(value))
        return 0;
    return static_cast<int>(std::clamp(value, -kMost, kMost));
}

int pythonRound(double value)
{
    return toInt(std::nearbyint(value));
}

cv::Mat resized(const cv::Mat& image, cv::Size size, int interpolation)
{
    if (image.size() == size)
        return image;
    cv::Mat made;
    cv::resize(image, made, size, 0.0, 0.0, interpolation);
    return made;
}

} // namespace faultline::augment::albumentations
