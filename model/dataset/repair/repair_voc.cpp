// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/repair_writer.h"

#include <pugixml.hpp>

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

namespace faultline::repair {

namespace {

constexpr std::uint64_t kMaxXmlBytes = std::uint64_t{16} << 20;
constexpr unsigned kKeepEverything =
    (pugi::parse_default | pugi::parse_ws_pcdata | pugi::parse_comments | pugi::parse_pi
     | pugi::parse_declaration)
    & ~pugi::parse_doctype;

void setNumber(pugi::xml_node parent, const char* name, double number)
{
    pugi::xml_node child = parent.child(name);
    if (!child)
        child = parent.append_child(name);
    const double whole = std::round(number);
    if (std::abs(number - whole) < 1e-3)
        child.text().set(static_cast<long long>(whole));
    else
        child.text().set(number);
}

/// Corners go back as they came: fractions of the size that the annotation states.
void moveBox(pugi::xml_node object, const std::array<float, 4>& corners, double width,
             double height)
{
    const pugi::xml_node box = object.child("bndbox");
    setNumber(box, "xmin", static_cast<double>(corners[0]) * width);
    setNumber(box, "ymin", static_cast<double>(corners[1]) * height);
    setNumber(box, "xmax", static_cast<double>(corners[2]) * width);
    setNumber(box, "ymax", static_cast<double>(corners[3]) * height);
}

void removeWithBlanks(pugi::xml_node node)
{
    const pugi::xml_node before = node.previous_sibling();
    pugi::xml_node parent = node.parent();
    if (before.type() == pugi::node_pcdata)
        parent.remove_child(before);
    parent.remove_child(node);
}

void applyEdit(const Dataset& dataset, std::size_t image, const ImageEdit& edit,
               pugi::xml_node annotation)
{
    const ImageRow& row = dataset.image(image);
    const double width = row.statedWidth != 0 ? row.statedWidth : row.width;
    const double height = row.statedHeight != 0 ? row.statedHeight : row.height;
    std::vector<pugi::xml_node> objects;
    // The reader makes no box of an object without corners.
    for (const pugi::xml_node object : annotation.children("object")) {
        if (object.child("bndbox"))
            objects.push_back(object);
    }
    for (std::size_t i = 0; i < objects.size() && i < edit.boxes.size(); ++i) {
        const BoxEdit& box = edit.boxes[i];
        if (box.isMoved)
            moveBox(objects[i], box.corners, width, height);
        if (box.classIndex >= 0) {
            const auto& name = dataset.classes()[static_cast<std::size_t>(box.classIndex)].name;
            objects[i].child("name").text().set(name.c_str());
        }
        if (box.isDropped)
            removeWithBlanks(objects[i]);
    }
    if (edit.isResized) {
        setNumber(annotation.child("size"), "width", row.width);
        setNumber(annotation.child("size"), "height", row.height);
    }
}

Result<void> writeAnnotation(Job& job, std::size_t image)
{
    const std::filesystem::path path =
        std::filesystem::path(job.dataset.source().root) / job.dataset.annotation(image);
    const ImageEdit& edit = job.plan.images[image];
    if (!edit.changesAnything())
        return job.copyFile(path, job.targetOf(path));
    Result<std::string> text = readText(path, kMaxXmlBytes);
    if (!text)
        return text.error();
    pugi::xml_document document;
    if (!document.load_buffer(text->data(), text->size(), kKeepEverything)) {
        job.report.remarks.push_back(path.string() + ": is damaged, so it was copied as it is");
        return job.copyFile(path, job.targetOf(path));
    }
    applyEdit(job.dataset, image, edit, document.child("annotation"));
    std::ostringstream out;
    const bool hadDeclaration = text->starts_with("<?xml");
    document.save(out, "", pugi::format_raw | (hadDeclaration ? 0U : pugi::format_no_declaration));
    if (text->ends_with('\n'))
        out << '\n';
    return job.writeFile(job.targetOf(path), out.str());
}

} // namespace

Result<void> writeVoc(Job& job)
{
    for (std::size_t image = 0; image < job.dataset.imageCount(); ++image) {
        if (job.monitor.isCancelled())
            return job.cancelled();
        job.count(image);
        if (job.plan.images[image].isDropped)
            continue;
        if (!job.dataset.annotation(image).empty()) {
            if (const Result<void> done = writeAnnotation(job, image); !done)
                return done;
        }
        if (const Result<void> done = job.copyPicture(image); !done)
            return done;
    }
    return {};
}

} // namespace faultline::repair
