// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/network_values.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline {

namespace {

using Pixel = cv::Vec3d;

constexpr double kProbe = 200.0;
/// How many of the probes tell a map of colours; the next one checks it.
constexpr int kTelling = 4;
/// Probes up to here are shown to a step twice: alone, and beside others that change the extremes
/// and the mean of the picture.
constexpr int kAlone = 5;

const std::array<Pixel, 7>& probes()
{
    static const std::array<Pixel, 7> kPixels{Pixel{0, 0, 0}, {kProbe, 0, 0},     {0, kProbe, 0},
                                              {0, 0, kProbe}, Pixel{40, 90, 160}, {255, 255, 255},
                                              {7, 250, 31}};
    return kPixels;
}

cv::Mat probePicture(int count, int channels, int depth)
{
    cv::Mat picture(1, count, CV_64FC(channels));
    for (int i = 0; i < count; ++i) {
        for (int c = 0; c < channels; ++c)
            picture.ptr<double>(0)[i * channels + c] = probes()[static_cast<std::size_t>(i)][c];
    }
    picture.convertTo(picture, depth);
    return picture;
}

/// What a step makes of the first `count` probes; empty if it does anything but change values.
cv::Mat mappedProbes(const augment::Transform& transform, int count, int channels, int depth)
{
    augment::Sample probe;
    probe.image = probePicture(count, channels, depth);
    probe.storedSize = probe.image.size();
    probe.content = cv::Rect({}, probe.image.size());
    augment::SeededRandom random(0, 0);
    augment::TransformContext context{.random = random, .other = {}};
    try {
        (void)transform.apply(probe, context);
    } catch (const cv::Exception&) {
        return {};
    }
    if (probe.image.size() != cv::Size(count, 1) || probe.image.channels() != channels)
        return {};
    cv::Mat mapped;
    probe.image.convertTo(mapped, CV_64F);
    return mapped;
}

Pixel pixelAt(const cv::Mat& picture, int i)
{
    Pixel pixel;
    for (int c = 0; c < picture.channels(); ++c)
        pixel[c] = picture.ptr<double>(0)[i * picture.channels() + c];
    return pixel;
}

bool isAlike(const Pixel& a, const Pixel& b, int channels)
{
    for (int c = 0; c < channels; ++c) {
        if (!(std::abs(a[c] - b[c]) <= 1e-3 * (1.0 + std::abs(b[c]))))
            return false;
    }
    return true;
}

} // namespace

NetworkValues::NetworkValues(const augment::Pipeline& pipeline)
    : m_pipeline(pipeline), m_depth(augment::pixelDepthOf(pipeline.library))
{
    for (const augment::PipelineStep& step : pipeline.steps) {
        const augment::TransformInfo* info = augment::findTransform(step.transform);
        Role role = Role::Other;
        if (info != nullptr && info->group == augment::TransformGroup::Network)
            role = Role::Normalises;
        else if (info != nullptr && info->group == augment::TransformGroup::Boxes)
            role = Role::Boxes;
        m_roles.push_back(role);
        m_isNormalised = m_isNormalised || (step.enabled && role == Role::Normalises);
    }
}

bool NetworkValues::mapOf(std::size_t step, int channels, int depth)
{
    const augment::PipelineStep& written = m_pipeline.steps[step];
    const augment::TransformInfo* info = augment::findTransform(written.transform);
    Text why;
    const augment::TransformPtr transform = info->make(written, m_pipeline.version, why);
    if (!transform || (channels != 1 && channels != 3))
        return false;
    const cv::Mat mapped = mappedProbes(*transform, kAlone, channels, depth);
    const auto count = static_cast<int>(probes().size());
    const cv::Mat beside = mappedProbes(*transform, count, channels, depth);
    if (mapped.empty() || beside.empty())
        return false;
    const Pixel offset = pixelAt(mapped, 0);
    cv::Matx33d scale = cv::Matx33d::eye();
    for (int from = 0; from < channels; ++from) {
        const Pixel image = pixelAt(mapped, from + 1);
        for (int to = 0; to < channels; ++to)
            scale(to, from) = (image[to] - offset[to]) / kProbe;
    }
    if (channels == 1) // grey is one channel three times
        scale = scale(0, 0) * cv::Matx33d::eye();
    const Pixel whole = channels == 1 ? Pixel::all(offset[0]) : offset;
    const Pixel& check = probes()[kTelling];
    const Pixel expected = scale * (channels == 1 ? Pixel::all(check[0]) : check) + whole;
    if (!isAlike(pixelAt(mapped, kTelling), expected, channels))
        return false;
    for (int i = 0; i < kAlone; ++i) {
        if (!isAlike(pixelAt(beside, i), pixelAt(mapped, i), channels))
            return false;
    }
    m_offset = scale * m_offset + whole;
    m_scale = scale * m_scale;
    m_isMapped = true;
    return true;
}

void NetworkValues::follow(std::size_t step, const augment::Sample& sample,
                           const augment::StepOutcome& outcome)
{
    const Role role = m_roles[step];
    const bool hasBegun = m_isMapped || m_isUnknown;
    if (role == Role::Normalises && outcome.applied)
        m_isUnknown = !mapOf(step, m_channels, m_depth) || m_isUnknown;
    else if (role == Role::Other && hasBegun && outcome.applied)
        m_hasMoved = true;
    if (!m_isMapped && !m_isUnknown)
        m_before = sample.image;
    m_channels = sample.image.channels();
    // Bytes are made what the library works in before a step that does not take them.
    const int depth = sample.image.depth();
    m_depth = depth == CV_8U ? augment::pixelDepthOf(m_pipeline.library) : depth;
}

cv::Mat NetworkValues::undone(const cv::Mat& result, const cv::Mat& decoded) const
{
    if (result.empty() || (!m_isMapped && !m_isUnknown))
        return result;
    if (m_isUnknown)
        return m_hasMoved ? result : m_before.empty() ? decoded : m_before;
    cv::Matx33d scale = m_scale;
    cv::Vec3d offset = m_offset;
    if (result.channels() == 1) {
        // Grey made of normalised colours can be undone if all colours were treated alike.
        if (cv::norm(scale - scale(0, 0) * cv::Matx33d::eye()) > 1e-9
            || cv::norm(offset - cv::Vec3d::all(offset[0])) > 1e-9)
            return result;
    } else if (result.channels() != 3) {
        return result;
    }
    bool isInvertible = false;
    const cv::Matx33d inverse = scale.inv(cv::DECOMP_LU, &isInvertible);
    if (!isInvertible)
        return result;
    const cv::Vec3d shift = inverse * offset;
    cv::Mat values;
    if (result.channels() == 1) {
        result.convertTo(values, CV_8U, inverse(0, 0), -shift[0]);
        return values;
    }
    const cv::Matx34f map(static_cast<float>(inverse(0, 0)), static_cast<float>(inverse(0, 1)),
                          static_cast<float>(inverse(0, 2)), static_cast<float>(-shift[0]),
                          static_cast<float>(inverse(1, 0)), static_cast<float>(inverse(1, 1)),
                          static_cast<float>(inverse(1, 2)), static_cast<float>(-shift[1]),
                          static_cast<float>(inverse(2, 0)), static_cast<float>(inverse(2, 1)),
                          static_cast<float>(inverse(2, 2)), static_cast<float>(-shift[2]));
    result.convertTo(values, CV_32F);
    cv::transform(values, values, map);
    values.convertTo(values, CV_8U);
    return values;
}

} // namespace faultline
