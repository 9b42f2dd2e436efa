// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/parameters.h"
#include "model/augment/random.h"
#include "model/augment/sample.h"
#include "model/core/text.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::augment {

/// The library whose behaviour is reproduced.
enum class Library : std::uint8_t { ObjectDetectionApi, Albumentations, Ultralytics, Keras };
[[nodiscard]] std::string_view toString(Library library); ///< "odapi", "albumentations", ...

enum class TransformGroup : std::uint8_t {
    Geometry, ///< moves pixels and boxes
    Crop,     ///< may lose boxes
    Colour,
    Noise,   ///< noise, blur, compression
    Erase,   ///< covers parts
    Boxes,   ///< changes boxes only
    Mix,     ///< needs other pictures
    Size,    ///< resizers and padding
    Network, ///< normalisation: what the network is fed
    Choice,  ///< runs some of its children
};

/// Gives other pictures of the dataset to transforms that mix several (Mosaic, MixUp).
using OtherSamples = std::function<Sample(Random&)>;

class BoxFilter;

/// What a transform is given beside the sample.
struct TransformContext {
    Random& random;
    OtherSamples other;             ///< may be empty: then only the sample itself is there
    cv::Size networkSize{640, 640}; ///< what the pipeline's resizer ends with, where fixed
    /// The number that the trainer knows each of Dataset::classes() by, for transforms that name
    /// labels by number; empty: the index plus one, as label maps count.
    std::span<const std::int64_t> labelIds = {};
    /// What the library does with boxes after steps, for compositions and steps that ask; may be
    /// null.
    const BoxFilter* filter = nullptr;
    /// Set by a step that did nothing though it should have: why, in English.
    Text failure = {};
};

/// One step, its parameters fixed. Immutable and thread-safe: chance comes from the context.
class Transform {
public:
    virtual ~Transform() = default;
    /// Changes the sample in place; true if it did anything (the draw may have said no).
    /// Never throws for any pixels or boxes: boxes may be swapped, NaN, outside, 1e30; the picture
    /// has at least one pixel. Never grows the picture beyond kMaxSide on a side.
    virtual bool apply(Sample& sample, TransformContext& context) const = 0;
    /// The size that every picture has after it; 0 x 0 if that depends on the picture.
    [[nodiscard]] virtual cv::Size outputSize() const { return {}; }
    /// Whether it fits the whole picture, its shape kept, into the network's: then the decoder need
    /// not deliver more than that.
    [[nodiscard]] virtual bool fitsNetwork() const { return false; }
    /// Whether other pictures come with the steps before this one already run on them (Ultralytics'
    /// MixUp), except for those that want the same; false: as they were decoded.
    [[nodiscard]] virtual bool wantsPreparedOthers() const { return false; }
    /// Whether it takes the picture as it was decoded (CV_8UC3) too where its library works in
    /// CV_32F, and then gives the same numbers, in either type. So pixels that a crop or a resizer
    /// drops are never converted.
    [[nodiscard]] virtual bool takesBytes() const { return false; }
};

using TransformPtr = std::shared_ptr<const Transform>;

/// What a library does with the boxes after each step, apart from the steps
/// (Albumentations' bbox_params). Immutable and thread-safe.
class BoxFilter {
public:
    virtual ~BoxFilter() = default;
    /// Before the first step: `sample` as decoded.
    virtual void begin(Sample& sample) const = 0;
    /// After each step that was applied; what it drops counts as lost by that step.
    virtual void afterStep(Sample& sample) const = 0;
    /// After the last step; what it drops counts as lost by that step.
    virtual void end(Sample& sample) const = 0;
};
using BoxFilterPtr = std::shared_ptr<const BoxFilter>;

/// No transform makes a picture larger than this on a side; it stops and leaves the sample.
inline constexpr int kMaxSide = 16384;

struct PipelineStep;

/// What is fixed about a transform. A row of the catalogue.
struct TransformInfo {
    std::string_view id; ///< "odapi/random_crop_image", "albumentations/HorizontalFlip"
    Library library = Library::ObjectDetectionApi;
    std::string_view name; ///< as the library calls it
    TransformGroup group = TransformGroup::Geometry;
    std::string_view summary = {}; ///< one sentence; FAULTLINE_TR_NOOP("Augment", ...)
    std::vector<ParameterInfo> parameters = {};
    /// Id of what may stand below it (ssd_random_crop's operations, the members of OneOf: the
    /// library with "/*"); empty: nothing may.
    std::string_view children = {};
    /// Whether it does the same to a picture that was decoded at half the size: then the preview
    /// may decode reduced. False for sizes in pixels, blur, noise.
    bool isScaleFree = false;
    /// The parameters with the defaults of a version, where they differ between versions; none:
    /// `parameters` holds for all.
    std::vector<ParameterInfo> (*parametersOf)(std::string_view version) = nullptr;
    /// In what it differs from the original, if it does; FAULTLINE_TR_NOOP("Augment", ...)
    std::string_view fidelity = {};
    /// Makes the transform. `step.parameters` holds what is written; values out of bounds are
    /// clamped. `version` is the library's ("1.3.1"; empty: the newest known): defaults and
    /// behaviour follow it. nullptr if the step makes no sense, `why` then says it in English.
    TransformPtr (*make)(const PipelineStep& step, std::string_view version, Text& why) = nullptr;
};

/// Every transform, by library and then in the library's order.
/// To add one: its file under model/augment/<library>/ and one line in that folder's list.
[[nodiscard]] const std::vector<TransformInfo>& catalogue();
[[nodiscard]] const TransformInfo* findTransform(std::string_view id);

/// The lists of the libraries, collected by catalogue().
[[nodiscard]] std::vector<TransformInfo> odapiTransforms();
[[nodiscard]] std::vector<TransformInfo> albumentationsTransforms();
[[nodiscard]] std::vector<TransformInfo> ultralyticsTransforms();
[[nodiscard]] std::vector<TransformInfo> kerasTransforms();

/// The filter that Pipeline::boxRules ask for; nullptr if the rules ask for none.
[[nodiscard]] BoxFilterPtr albumentationsBoxFilter(const Parameters& rules,
                                                   std::string_view version);

/// The parameters of a transform in a version of its library: as in the catalogue, with the
/// defaults of that version.
[[nodiscard]] std::vector<ParameterInfo> parametersFor(const TransformInfo& info,
                                                       std::string_view version);

} // namespace faultline::augment
