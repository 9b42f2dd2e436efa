// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"

#include <algorithm>
#include <iterator>

namespace faultline::augment::albumentations {

const std::vector<Entry>& entries()
{
    static const std::vector<Entry> kEntries = [] {
        std::vector<Entry> all;
        for (auto family :
             {flipEntries, turnEntries, affineEntries, perspectiveEntries, distortionEntries,
              resizeEntries, padEntries, cropEntries, boxCropEntries, cropAndPadEntries,
              brightnessEntries, colourEntries, blurEntries, noiseEntries, qualityEntries,
              dropoutEntries, mosaicEntries, networkEntries, compositionEntries}) {
            std::vector<Entry> made = family();
            all.insert(all.end(), std::make_move_iterator(made.begin()),
                       std::make_move_iterator(made.end()));
        }
        return all;
    }();
    return kEntries;
}

const Entry* findEntry(std::string_view id)
{
    const std::vector<Entry>& all = entries();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [id](const Entry& entry) { return entry.definition.id == id; });
    return found == all.end() ? nullptr : &*found;
}

const std::vector<Definition>& definitions()
{
    static const std::vector<Definition> kDefinitions = [] {
        std::vector<Definition> all;
        for (const Entry& entry : entries())
            all.push_back(entry.definition);
        return all;
    }();
    return kDefinitions;
}

} // namespace faultline::augment::albumentations

namespace faultline::augment {

std::vector<TransformInfo> albumentationsTransforms()
{
    using namespace albumentations;
    std::vector<TransformInfo> infos;
    for (const Entry& entry : entries()) {
        const Definition& definition = entry.definition;
        infos.push_back({.id = definition.id,
                         .library = Library::Albumentations,
                         .name = definition.name,
                         .group = definition.group,
                         .summary = definition.summary,
                         .parameters = entry.parametersOf(kNewestVersion),
                         .children = definition.isComposition ? "albumentations/*" : "",
                         .isScaleFree = definition.isScaleFree,
                         .parametersOf = entry.parametersOf,
                         .fidelity = definition.fidelity,
                         .make = entry.make});
    }
    return infos;
}

} // namespace faultline::augment
