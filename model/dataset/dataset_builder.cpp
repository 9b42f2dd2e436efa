// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/dataset_builder.h"

#include "model/dataset/dataset_storage.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace faultline {

std::uint32_t DatasetPart::addName(std::string_view name)
{
    if (name.empty())
        return 0;
    const auto at = static_cast<std::uint32_t>(m_names.size()) + 1; // 0 is the empty name
    m_names.append(name.substr(0, name.find('\0')));
    m_names.push_back('\0');
    return at;
}

void DatasetPart::addImage(ImageRow row, std::string_view name, std::string_view annotation,
                           std::span<const BoxRow> boxes, std::span<const Outline> outlines)
{
    row.name = addName(name);
    row.annotation = addName(annotation);
    row.firstBox = static_cast<std::uint32_t>(m_boxes.size());
    row.boxCount = static_cast<std::uint32_t>(boxes.size());
    m_images.push_back(row);
    m_boxes.insert(m_boxes.end(), boxes.begin(), boxes.end());
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        if (boxes[box].classIndex >= 0)
            ++m_classes[static_cast<std::size_t>(boxes[box].classIndex)].boxCount;
        if (box < outlines.size()) {
            for (const auto& ring : outlines[box].rings) {
                m_points.insert(m_points.end(), ring.begin(), ring.end());
                m_ringEnd.push_back(static_cast<std::uint32_t>(m_points.size()));
            }
        }
        m_boxRings.push_back(static_cast<std::uint32_t>(m_ringEnd.size()));
    }
}

void DatasetPart::shiftIds(std::int64_t by)
{
    for (ImageRow& row : m_images)
        row.id += by;
}

std::int32_t DatasetPart::classIndex(std::string_view name, std::optional<std::int64_t> id)
{
    // Boxes of the same class stand together, and most datasets have few: no key has to be made.
    constexpr std::size_t kFew = 8;
    for (std::size_t at = 0; at < std::min(m_classes.size(), kFew); ++at) {
        if (m_classes[at].id == id && m_classes[at].name == name)
            return static_cast<std::int32_t>(at);
    }
    const auto [at, isNew] =
        m_classOf.try_emplace({std::string(name), id}, static_cast<std::int32_t>(m_classes.size()));
    if (isNew)
        m_classes.push_back(
            {.name = std::string(name), .id = id, .mapId = std::nullopt, .boxCount = 0});
    return at->second;
}

DatasetBuilder::DatasetBuilder(DatasetSource source) : m_storage(std::make_shared<DatasetStorage>())
{
    m_storage->source = std::move(source);
}

DatasetBuilder::~DatasetBuilder() = default;

std::uint32_t DatasetBuilder::addContainer(std::string path)
{
    m_storage->containers.push_back(std::move(path));
    return static_cast<std::uint32_t>(m_storage->containers.size() - 1);
}

void DatasetBuilder::append(DatasetPart part)
{
    DatasetStorage::Columns& all = m_storage->owned;
    // Indices are of 32 bits; what no longer fits is left out, and an issue says so.
    constexpr std::size_t kMost = std::numeric_limits<std::uint32_t>::max() - 1;
    const auto fits = [](std::size_t have, std::size_t more) {
        return more <= kMost && have <= kMost - more;
    };
    if (!fits(all.images.size(), part.m_images.size())
        || !fits(all.boxes.size(), part.m_boxes.size())
        || !fits(all.names.size(), part.m_names.size())
        || !fits(all.points.size(), part.m_points.size())) {
        m_storage->issues.append(part.m_issues);
        addIssue({.code = IssueCode::CountLimit,
                  .path = m_storage->source.root,
                  .offsetBytes = {},
                  .bytesLost = 0,
                  .detail = {FAULTLINE_TR_NOOP("Errors", "%1 images"),
                             {std::to_string(part.m_images.size())}}});
        return;
    }
    std::vector<std::int32_t> newIndex;
    for (const DatasetClass& one : part.m_classes) {
        const auto [at, isNew] = m_classOf.try_emplace(
            {one.name, one.id}, static_cast<std::int32_t>(m_storage->classes.size()));
        if (isNew)
            m_storage->classes.push_back(one);
        else
            m_storage->classes[static_cast<std::size_t>(at->second)].boxCount += one.boxCount;
        newIndex.push_back(at->second);
    }
    const auto firstBox = static_cast<std::uint32_t>(all.boxes.size());
    const auto firstName = static_cast<std::uint32_t>(all.names.size());
    for (ImageRow row : part.m_images) {
        row.firstBox += firstBox;
        if (row.name != 0)
            row.name += firstName - 1;
        if (row.annotation != 0)
            row.annotation += firstName - 1;
        all.images.push_back(row);
    }
    for (BoxRow box : part.m_boxes) {
        if (box.classIndex >= 0)
            box.classIndex = newIndex[static_cast<std::size_t>(box.classIndex)];
        all.boxes.push_back(box);
    }
    all.names.insert(all.names.end(), part.m_names.begin(), part.m_names.end());
    const auto firstRing = static_cast<std::uint32_t>(all.ringEnds.size());
    const auto firstPoint = static_cast<std::uint32_t>(all.points.size());
    // Most datasets have no outlines: the column begins with the first of them.
    if (!part.m_points.empty() || !all.points.empty()) {
        all.boxRings.resize(firstBox, firstRing);
        for (const std::uint32_t end : part.m_boxRings)
            all.boxRings.push_back(end + firstRing);
    }
    for (const std::uint32_t end : part.m_ringEnd)
        all.ringEnds.push_back(end + firstPoint);
    all.points.insert(all.points.end(), part.m_points.begin(), part.m_points.end());
    m_storage->issues.append(part.m_issues);
}

void DatasetBuilder::addIssue(ImportIssue issue)
{
    m_storage->issues.add(std::move(issue));
}

void DatasetBuilder::addIssues(const ImportLog& issues)
{
    m_storage->issues.append(issues);
}

void DatasetBuilder::setFlag(std::size_t image, ImageFlag flag)
{
    m_storage->owned.images[image].flags |= flag;
}

std::size_t DatasetBuilder::imageCount() const
{
    return m_storage->owned.images.size();
}

const ImageRow& DatasetBuilder::image(std::size_t image) const
{
    return m_storage->owned.images[image];
}

void DatasetBuilder::addSourceBytes(std::uint64_t bytes)
{
    m_storage->sourceBytes += bytes;
}

void DatasetBuilder::setLabelMap(std::span<const std::pair<std::int64_t, std::string>> items)
{
    for (const auto& [id, name] : items) {
        bool isUsed = false;
        for (DatasetClass& one : m_storage->classes) {
            // The trainer looks names up where there are any, ids otherwise (tf_example_decoder).
            const bool fits = one.name.empty() ? one.id == id : one.name == name;
            if (!fits)
                continue;
            one.mapId = id;
            if (one.name.empty())
                one.name = name;
            isUsed = true;
        }
        if (!isUsed)
            m_storage->classes.push_back(
                {.name = name, .id = std::nullopt, .mapId = id, .boxCount = 0});
    }
}

void DatasetBuilder::setLabelMap(std::span<const LabelMapItem> items)
{
    const auto isUsed = [this](std::string_view name) {
        return std::any_of(m_storage->classes.begin(), m_storage->classes.end(),
                           [name](const DatasetClass& one) { return one.name == name; });
    };
    std::vector<std::pair<std::int64_t, std::string>> names;
    for (const LabelMapItem& item : items) {
        const bool isShown = item.name.empty() || (!isUsed(item.name) && isUsed(item.displayName));
        names.emplace_back(item.id, isShown ? item.displayName : item.name);
    }
    setLabelMap(names);
}

DatasetPtr DatasetBuilder::finish(bool isComplete)
{
    m_storage->isComplete = isComplete;
    if (m_storage->owned.points.empty())
        m_storage->owned.boxRings.clear();
    m_storage->useOwned();
    return std::make_shared<const Dataset>(std::move(m_storage));
}

} // namespace faultline
