// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/repair_writer.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace faultline::repair {

namespace {

using Json = nlohmann::ordered_json;

/// A document of JSON takes about ten times the room of its text.
constexpr std::uint64_t kMaxJsonBytes = std::uint64_t{512} << 20;

/// The pictures of one file, by their id.
std::map<std::int64_t, std::size_t> imagesById(const Dataset& dataset, std::uint32_t container)
{
    std::map<std::int64_t, std::size_t> images;
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        if (dataset.image(image).container == container)
            images.emplace(dataset.image(image).id, image);
    }
    return images;
}

std::optional<std::int64_t> idOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number())
        return std::nullopt;
    return found->is_number_integer() ? found->get<std::int64_t>()
                                      : static_cast<std::int64_t>(found->get<double>());
}

class CocoFile {
public:
    CocoFile(Job& job, std::uint32_t container)
        : m_job(job), m_images(imagesById(job.dataset, container))
    {
    }

    void apply(Json& document)
    {
        filter(document, "images", [this](Json& image) { return applyImage(image); });
        filter(document, "annotations", [this](Json& one) { return applyAnnotation(one); });
    }

    [[nodiscard]] const std::map<std::int64_t, std::size_t>& images() const { return m_images; }

private:
    /// Keeps the items of a list for which `keep` says so.
    template <typename Keep>
    static void filter(Json& document, const char* key, Keep&& keep)
    {
        const auto list = document.find(key);
        if (list == document.end() || !list->is_array())
            return;
        Json kept = Json::array();
        for (Json& item : *list) {
            if (!item.is_object() || keep(item))
                kept.push_back(std::move(item));
        }
        *list = std::move(kept);
    }

    [[nodiscard]] bool applyImage(Json& image) const
    {
        const auto found = m_images.find(idOf(image, "id").value_or(-1));
        if (found == m_images.end())
            return true;
        const ImageEdit& edit = m_job.plan.images[found->second];
        if (edit.isResized) {
            image["width"] = m_job.dataset.image(found->second).width;
            image["height"] = m_job.dataset.image(found->second).height;
        }
        return !edit.isDropped;
    }

    /// Boxes of a picture stand in the index in the order of the annotations.
    bool applyAnnotation(Json& annotation)
    {
        const auto found = m_images.find(idOf(annotation, "image_id").value_or(-1));
        if (found == m_images.end())
            return true;
        const ImageEdit& edit = m_job.plan.images[found->second];
        const std::size_t box = m_seen[found->second]++;
        if (edit.isDropped)
            return false;
        if (box >= edit.boxes.size())
            return true;
        if (edit.boxes[box].isMoved)
            moveBox(annotation, m_job.dataset.image(found->second), edit.boxes[box].corners);
        if (edit.boxes[box].classIndex >= 0)
            setClass(annotation, edit.boxes[box].classIndex);
        return !edit.boxes[box].isDropped;
    }

    /// To a thousandth: the index holds fractions in single precision.
    static double inPixels(float fraction, double side)
    {
        return std::round(static_cast<double>(fraction) * side * 1000.0) / 1000.0;
    }

    static void moveBox(Json& annotation, const ImageRow& row, const std::array<float, 4>& corners)
    {
        const double width = row.statedWidth != 0 ? row.statedWidth : row.width;
        const double height = row.statedHeight != 0 ? row.statedHeight : row.height;
        const double x = inPixels(corners[0], width);
        const double y = inPixels(corners[1], height);
        const double w = inPixels(corners[2], width) - x;
        const double h = inPixels(corners[3], height) - y;
        annotation["bbox"] = {x, y, w, h};
        const bool hasOutline =
            annotation.contains("segmentation") && !annotation["segmentation"].empty();
        if (!hasOutline && annotation.contains("area")) // else it is that of the outline
            annotation["area"] = w * h;
    }

    void setClass(Json& annotation, std::int32_t classIndex) const
    {
        const DatasetClass& one = m_job.dataset.classes()[static_cast<std::size_t>(classIndex)];
        if (one.id)
            annotation["category_id"] = *one.id;
    }

    Job& m_job;
    std::map<std::int64_t, std::size_t> m_images;
    std::map<std::size_t, std::size_t> m_seen; ///< boxes so far, by picture
};

Result<void> writeFile(Job& job, std::uint32_t container)
{
    const std::filesystem::path path = job.dataset.containers()[container];
    const Result<std::string> text = readText(path, kMaxJsonBytes);
    if (!text)
        return text.error();
    Json document = Json::parse(*text, nullptr, false);
    if (document.is_discarded()) {
        return Error{
            .code = ErrorCode::Corrupt,
            .path = path,
            .detail = FAULTLINE_TR_NOOP(
                "Errors", "is no valid JSON (NaN or damage), so it cannot be written anew")};
    }
    CocoFile file(job, container);
    file.apply(document);
    const std::string written =
        document.dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace);
    if (const Result<void> done = job.writeFile(job.targetOf(path), written); !done)
        return done;
    for (const auto& [id, image] : file.images()) {
        if (job.monitor.isCancelled())
            return job.cancelled();
        job.count(image);
        if (job.plan.images[image].isDropped)
            continue;
        if (const Result<void> done = job.copyPicture(image); !done)
            return done;
    }
    return {};
}

} // namespace

Result<void> writeCoco(Job& job)
{
    for (std::uint32_t i = 0; i < job.dataset.containers().size(); ++i) {
        if (const Result<void> done = writeFile(job, i); !done)
            return done;
    }
    return {};
}

} // namespace faultline::repair
