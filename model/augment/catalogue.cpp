// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline.h"
#include "model/augment/transform.h"

#include <iterator>

namespace faultline::augment {

std::string_view toString(Library library)
{
    switch (library) {
    case Library::ObjectDetectionApi: return "odapi";
    case Library::Albumentations: return "albumentations";
    case Library::Ultralytics: return "ultralytics";
    case Library::Keras: return "keras";
    }
    return {};
}

const std::vector<TransformInfo>& catalogue()
{
    static const std::vector<TransformInfo> kCatalogue = [] {
        std::vector<TransformInfo> all;
        for (auto list :
             {odapiTransforms, albumentationsTransforms, ultralyticsTransforms, kerasTransforms}) {
            std::vector<TransformInfo> infos = list();
            all.insert(all.end(), std::make_move_iterator(infos.begin()),
                       std::make_move_iterator(infos.end()));
        }
        return all;
    }();
    return kCatalogue;
}

const TransformInfo* findTransform(std::string_view id)
{
    for (const TransformInfo& info : catalogue()) {
        if (info.id == id)
            return &info;
    }
    return nullptr;
}

std::vector<ParameterInfo> parametersFor(const TransformInfo& info, std::string_view version)
{
    return info.parametersOf != nullptr ? info.parametersOf(version) : info.parameters;
}

std::size_t Pipeline::stepCount() const
{
    return steps.size();
}

} // namespace faultline::augment
