// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/feature_extractor.h"
#include "model/augment/odapi/odapi_step.h"
#include "model/core/ascii.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace faultline::augment::odapi {

namespace {

/// The preprocess() of a feature extractor: scale and offset for each channel, at times in the
/// order B, G, R.
class Preprocess final : public Transform {
public:
    explicit Preprocess(const ParameterReader& reader)
    {
        const std::string type = reader.text("feature_extractor");
        if (architectureOf(type) == Architecture::CenterNet)
            useOwnMeans(reader);
        switch (normalisationOf(type)) {
        case Normalisation::Symmetric:
            then(cv::Scalar::all(2.0 / 255.0), cv::Scalar::all(-1.0));
            break;
        case Normalisation::ChannelMean:
            then(cv::Scalar::all(1.0), {-123.68, -116.779, -103.939});
            m_onlyColour = true;
            break;
        case Normalisation::ImageNet:
            then({1.0 / 255.0 / 0.229, 1.0 / 255.0 / 0.224, 1.0 / 255.0 / 0.225},
                 {-0.485 / 0.229, -0.456 / 0.224, -0.406 / 0.225});
            m_onlyColour = true;
            break;
        case Normalisation::CaffeBgr:
            swapChannels();
            then(cv::Scalar::all(1.0), {-103.939, -116.779, -123.68});
            break;
        case Normalisation::Unknown:
        case Normalisation::None: break;
        }
    }

    static Text problem(const ParameterReader& reader)
    {
        const std::string type = reader.text("feature_extractor");
        if (normalisationOf(type) == Normalisation::Unknown)
            return {FAULTLINE_TR_NOOP("Errors", "feature extractor \"%1\" is not known"), {type}};
        for (const char* name : {"channel_means", "channel_stds"}) {
            const std::size_t count = reader.numbers(name).size();
            if (count != 0 && count != 3)
                return {FAULTLINE_TR_NOOP("Errors", "%1 needs 3 numbers"), {name}};
        }
        for (const double deviation : reader.numbers("channel_stds")) {
            if (deviation == 0.0)
                return FAULTLINE_TR_NOOP("Errors", "channel_stds must not be 0");
        }
        return {};
    }

    bool apply(Sample& sample, TransformContext&) const override
    {
        const bool isColour = sample.image.channels() == 3;
        if (m_onlyColour && !isColour)
            return false;
        cv::Mat image;
        cv::Mat source = sample.image;
        if (m_isBgr && isColour) {
            cv::cvtColor(source, image, cv::COLOR_RGB2BGR);
            source = image;
        }
        const bool isUniform = m_scale[0] == m_scale[1] && m_scale[1] == m_scale[2];
        if (isUniform && m_offset[0] == m_offset[1] && m_offset[1] == m_offset[2]) {
            cv::Mat scaled;
            source.convertTo(scaled, CV_32F, m_scale[0], m_offset[0]);
            sample.image = scaled;
            return true;
        }
        sample.image = perChannel(source);
        return true;
    }

private:
    /// Channels of a picture in one pass, whatever their number.
    [[nodiscard]] cv::Mat perChannel(const cv::Mat& source) const
    {
        const int channels = source.channels();
        float scale[4] = {};
        float offset[4] = {};
        for (int c = 0; c < 4; ++c) {
            scale[c] = static_cast<float>(m_scale[c]);
            offset[c] = static_cast<float>(m_offset[c]);
        }
        cv::Mat result(source.size(), source.type());
        for (int y = 0; y < source.rows; ++y) {
            const float* in = source.ptr<float>(y);
            float* out = result.ptr<float>(y);
            for (int x = 0; x < source.cols * channels; x += channels) {
                for (int c = 0; c < channels; ++c)
                    out[x + c] = in[x + c] * scale[c] + offset[c];
            }
        }
        return result;
    }

    void useOwnMeans(const ParameterReader& reader)
    {
        if (reader.boolean("bgr_ordering"))
            swapChannels();
        const std::vector<double> means = reader.numbers("channel_means");
        const std::vector<double> deviations = reader.numbers("channel_stds");
        cv::Scalar scale = cv::Scalar::all(1.0);
        cv::Scalar offset;
        for (int c = 0; c < 3; ++c) {
            const auto at = static_cast<std::size_t>(c);
            scale[c] = deviations.size() == 3 ? 1.0 / deviations[at] : 1.0;
            offset[c] = means.size() == 3 ? -means[at] * scale[c] : 0.0;
        }
        then(scale, offset);
    }

    /// Another scale and offset after those so far.
    void then(const cv::Scalar& scale, const cv::Scalar& offset)
    {
        m_offset = m_offset.mul(scale) + offset;
        m_scale = m_scale.mul(scale);
    }

    void swapChannels()
    {
        m_isBgr = !m_isBgr;
        std::swap(m_scale[0], m_scale[2]);
        std::swap(m_offset[0], m_offset[2]);
    }

    cv::Scalar m_scale = cv::Scalar::all(1.0);
    cv::Scalar m_offset;
    bool m_isBgr = false;
    bool m_onlyColour = false; ///< a grey picture is left as it is
};

} // namespace

Architecture architectureOf(std::string_view type)
{
    if (type.starts_with("faster_rcnn"))
        return Architecture::FasterRcnn;
    return contains(type, "ssd") ? Architecture::Ssd : Architecture::CenterNet;
}

Normalisation normalisationOf(std::string_view type)
{
    if (architectureOf(type) == Architecture::CenterNet) {
        if (type.starts_with("resnet_v2") || type.starts_with("mobilenet_v2"))
            return Normalisation::Symmetric;
        if (type.starts_with("resnet_v1"))
            return Normalisation::CaffeBgr;
        return type.starts_with("hourglass") ? Normalisation::None : Normalisation::Unknown;
    }
    if (contains(type, "efficientnet"))
        return Normalisation::ImageNet;
    if (contains(type, "resnet") && !contains(type, "inception_resnet"))
        return Normalisation::ChannelMean;
    for (const std::string_view known :
         {"mobilenet", "mobiledet", "inception", "nas", "spaghettinet"}) {
        if (contains(type, known))
            return Normalisation::Symmetric;
    }
    return Normalisation::Unknown;
}

void addNetworkSteps(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<Preprocess>(
        "odapi/preprocess", TransformGroup::Network,
        FAULTLINE_TR_NOOP("Augment", "Normalises the values as the feature extractor of the model "
                                     "does."),
        {{.name = "feature_extractor",
          .kind = ParameterKind::Text,
          .defaultValue = std::string("ssd_mobilenet_v2_keras"),
          .help = FAULTLINE_TR_NOOP("Augment", "The type of the feature extractor.")},
         numbers("channel_means", {}, -1000.0, 1000.0,
                 FAULTLINE_TR_NOOP("Augment", "CenterNet: subtracted from each channel; unset: "
                                              "0.")),
         numbers("channel_stds", {}, -1000.0, 1000.0,
                 FAULTLINE_TR_NOOP("Augment", "CenterNet: each channel is divided by it; unset: "
                                              "1.")),
         flag("bgr_ordering", false,
              FAULTLINE_TR_NOOP("Augment", "CenterNet: blue first, before the means."))},
        {.isScaleFree = true,
         .fidelity = FAULTLINE_TR_NOOP("Augment", "Models for SSD normalise before the resizer, "
                                                  "all others after it; a pipeline read from a "
                                                  "configuration has it in its place.")}));
}

} // namespace faultline::augment::odapi
