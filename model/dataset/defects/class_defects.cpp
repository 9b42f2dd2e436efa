// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/class_defects.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace faultline {

namespace {

bool hasLabelMap(const Dataset& dataset)
{
    const auto classes = dataset.classes();
    return std::any_of(classes.begin(), classes.end(),
                       [](const DatasetClass& one) { return one.mapId.has_value(); });
}

/// Ids that a trainer counts from. YOLO counts from 0; COCO files do as they like and are numbered
/// again by those who read them, unless a label map says what the ids mean.
std::optional<std::int64_t> firstId(const Dataset& dataset)
{
    switch (dataset.source().format) {
    case DatasetFormat::Yolo: return 0;
    case DatasetFormat::TfRecord: return 1;
    default: return hasLabelMap(dataset) ? std::optional<std::int64_t>(1) : std::nullopt;
    }
}

Defect ofClass(DefectId id, std::size_t classIndex, std::uint64_t boxes)
{
    return {.id = id,
            .classIndex = static_cast<std::int32_t>(classIndex),
            .value = static_cast<float>(boxes)};
}

void judgeIds(const Dataset& dataset, const DefectOptions& options, DefectCollector& found)
{
    const std::optional<std::int64_t> first = firstId(dataset);
    const auto classes = dataset.classes();
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const DatasetClass& one = classes[i];
        if (one.boxCount == 0 || !one.id)
            continue;
        Defect defect = ofClass(DefectId::ClassIdBelowFirst, i, one.boxCount);
        if (first && *one.id < *first) {
            defect.limit = static_cast<float>(*first);
            found.add(defect);
            continue;
        }
        if (first && options.numClasses && *one.id - *first >= *options.numClasses) {
            defect.id = DefectId::ClassIdAboveCount;
            defect.limit = static_cast<float>(*options.numClasses);
            found.add(defect);
        }
    }
}

/// Ids of the label map; several classes of the index may have one.
std::map<std::int64_t, std::size_t> mapIds(const Dataset& dataset)
{
    std::map<std::int64_t, std::size_t> ids;
    const auto classes = dataset.classes();
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (classes[i].mapId)
            ids.try_emplace(*classes[i].mapId, i);
    }
    return ids;
}

void judgeAgainstMap(const Dataset& dataset, const DefectOptions& options, DefectCollector& found)
{
    const std::map<std::int64_t, std::size_t> map = mapIds(dataset);
    const auto classes = dataset.classes();
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const DatasetClass& one = classes[i];
        Defect defect = ofClass(DefectId::ClassUnused, i, one.boxCount);
        if (one.boxCount == 0) {
            if (one.mapId)
                found.add(defect);
            continue;
        }
        if (!one.mapId) {
            defect.id = one.name.empty() ? DefectId::ClassIdNotInMap : DefectId::ClassNameNotInMap;
            if (const std::int32_t near = nearMapClass(dataset, defect.classIndex); near >= 0)
                defect.other = static_cast<std::uint32_t>(near);
            found.add(defect);
        } else if (one.id && *one.id != *one.mapId) {
            defect.id = DefectId::ClassNameIdDisagree;
            found.add(defect);
        }
    }
    if (map.begin()->first != 1 && dataset.source().format != DatasetFormat::Yolo) {
        found.add({.id = DefectId::ClassMapStart,
                   .value = static_cast<float>(map.begin()->first),
                   .limit = 1});
    }
    if (options.numClasses && *options.numClasses != static_cast<std::int64_t>(map.size())) {
        found.add({.id = DefectId::ClassMapSize,
                   .value = static_cast<float>(*options.numClasses),
                   .limit = static_cast<float>(map.size())});
    }
}

/// One name with several ids, or one id with several names: of the annotations alone.
void judgeNamesAndIds(const Dataset& dataset, DefectCollector& found)
{
    std::map<std::string, std::size_t> byName;
    std::map<std::int64_t, std::size_t> byId;
    const auto classes = dataset.classes();
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const DatasetClass& one = classes[i];
        if (one.boxCount == 0 || one.name.empty() || !one.id)
            continue;
        const auto [name, isNewName] = byName.try_emplace(one.name, i);
        const auto [id, isNewId] = byId.try_emplace(*one.id, i);
        if (isNewName && isNewId)
            continue;
        Defect defect = ofClass(DefectId::ClassNameIdDisagree, i, one.boxCount);
        defect.other = static_cast<std::uint32_t>(isNewName ? id->second : name->second);
        found.add(defect);
    }
}

void judgeSpelling(const Dataset& dataset, DefectCollector& found)
{
    std::map<std::string, std::size_t> seen;
    const auto classes = dataset.classes();
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (classes[i].name.empty() || classes[i].boxCount == 0)
            continue;
        const auto [at, isNew] = seen.try_emplace(foldedName(classes[i].name), i);
        if (isNew || classes[at->second].name == classes[i].name)
            continue;
        Defect defect = ofClass(DefectId::ClassSpelling, i, classes[i].boxCount);
        defect.other = static_cast<std::uint32_t>(at->second);
        found.add(defect);
    }
}

} // namespace

std::string foldedName(std::string_view name)
{
    std::string folded;
    for (const char c : name) {
        const bool isGap = isSpace(c) || c == '_' || c == '-';
        if (!isGap)
            folded += lowerAscii(c);
        else if (!folded.empty() && folded.back() != '_')
            folded += '_';
    }
    while (!folded.empty() && folded.back() == '_')
        folded.pop_back();
    return folded;
}

std::int32_t nearMapClass(const Dataset& dataset, std::int32_t classIndex)
{
    const auto classes = dataset.classes();
    const std::string wanted = foldedName(classes[static_cast<std::size_t>(classIndex)].name);
    std::int32_t near = -1;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (!classes[i].mapId || foldedName(classes[i].name) != wanted)
            continue;
        const bool isAnother =
            near >= 0 && classes[static_cast<std::size_t>(near)].name != classes[i].name;
        if (wanted.empty() || isAnother)
            return -1;
        near = static_cast<std::int32_t>(i);
    }
    return near;
}

void findClassDefects(const Dataset& dataset, const DefectOptions& options, DefectCollector& found)
{
    judgeIds(dataset, options, found);
    if (hasLabelMap(dataset))
        judgeAgainstMap(dataset, options, found);
    else
        judgeNamesAndIds(dataset, found);
    judgeSpelling(dataset, found);
}

} // namespace faultline
