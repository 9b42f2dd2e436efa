// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/formats/annotation_table.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/coco_annotation.h"
#include "model/dataset/formats/coco_mask.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/io/json_stream.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace faultline {

namespace {

using annotation::CocoBox;
using annotation::CocoCategory;
using annotation::CocoId;
using annotation::CocoImage;

/// Left, top, right and bottom of something, in pixels.
struct Hull {
    double xmin = std::numeric_limits<double>::infinity();
    double ymin = std::numeric_limits<double>::infinity();
    double xmax = -std::numeric_limits<double>::infinity();
    double ymax = -std::numeric_limits<double>::infinity();
    [[nodiscard]] bool empty() const { return !(xmin <= xmax && ymin <= ymax); }
};

/// Reads one file after another into a table.
class CocoFiles {
public:
    CocoFiles(DatasetReadContext& context, ImageCollector& collector, AnnotationTable& table)
        : m_context(context), m_collector(collector), m_table(table)
    {
    }

    void read(const std::string& path, std::uint8_t split)
    {
        m_path = path;
        m_split = split;
        m_imageOf.clear();
        m_seenBoxes.clear();
        m_unknownCategories.clear();
        m_hasDeferred = false;
        const Result<std::unique_ptr<ByteSource>> source = openFile(path);
        if (!source) {
            note(IssueCode::Unreadable, source.error().detail, {});
            return;
        }
        m_container = m_context.builder.addContainer(path);
        SilentMonitor silent; // a second walk is no further progress
        const bool isWhole = walk(*source.value(), m_context.monitor, Pass::First);
        if (isWhole && m_hasDeferred && !m_context.monitor.isCancelled())
            (void)walk(*source.value(), silent, Pass::Deferred);
        m_context.builder.addSourceBytes(source.value()->size());
        nameClasses();
    }

private:
    /// Annotations that come before the images wait for a second walk over the file.
    enum class Pass { First, Deferred };

    void note(IssueCode code, Text detail, std::optional<std::uint64_t> offset)
    {
        m_collector.addIssue(annotation::issueAt(code, m_path, std::move(detail), offset));
    }

    bool walk(const ByteSource& source, ReadMonitor& monitor, Pass pass)
    {
        StreamWindow window(source, monitor);
        JsonStream json(window, annotation::kMaxJsonElement);
        const auto wants = [&](std::string_view section) {
            if (section != "annotations")
                return pass == Pass::First && (section == "images" || section == "categories");
            m_hasDeferred = m_imageOf.empty();
            return !m_hasDeferred;
        };
        const JsonListsEnd end =
            readJsonLists(json, wants, [this](const JsonElement& element) { take(element); });
        if (const std::optional<StreamFault>& fault = window.stream().fault())
            note(IssueCode::CompressedDamaged, fault->detail, fault->sourceOffset);
        else if (end == JsonListsEnd::Cut)
            note(IssueCode::TruncatedTail,
                 FAULTLINE_TR_NOOP("Errors", "the JSON ends in the middle"), json.offset());
        else if (end == JsonListsEnd::TooLarge)
            note(IssueCode::CountLimit,
                 FAULTLINE_TR_NOOP("Errors",
                                   "an element of more than 64 MiB; the rest was left out"),
                 json.offset());
        else if (end == JsonListsEnd::NotJson)
            note(IssueCode::UnrecognisedFile, FAULTLINE_TR_NOOP("Errors", "it is no JSON object"),
                 {});
        return end == JsonListsEnd::Whole || end == JsonListsEnd::Cut;
    }

    void take(const JsonElement& element)
    {
        if (element.section == "images")
            takeImage(element);
        else if (element.section == "categories")
            takeCategory(element);
        else
            takeBox(element);
    }

    void noteBroken(const JsonElement& element)
    {
        note(IssueCode::BadRow,
             {FAULTLINE_TR_NOOP("Errors", "an element of \"%1\" cannot be read"),
              {std::string(element.section)}},
             element.offset);
    }

    void takeImage(const JsonElement& element)
    {
        CocoImage read;
        if (!readCoco(element.text, read)) {
            noteBroken(element);
            return;
        }
        AnnotationTable::Image image;
        image.name = read.fileName;
        image.container = m_container;
        image.split = m_split;
        image.statedWidth = statedSide(read.width);
        image.statedHeight = statedSide(read.height);
        image.recordBytes = static_cast<std::uint32_t>(element.text.size());
        image.id = read.id.number.value_or(static_cast<std::int64_t>(m_table.imageCount()));
        if (read.fileName.empty()) {
            image.flags |= kAnnotationBroken;
            note(IssueCode::MissingPart,
                 {FAULTLINE_TR_NOOP("Errors", "image %1 has no file_name"), {read.id.shown()}},
                 element.offset);
        }
        const bool isKnown = !read.id.empty() && m_imageOf.contains(read.id);
        if (isKnown) {
            image.flags |= kDuplicateId;
            note(IssueCode::DuplicateField,
                 {FAULTLINE_TR_NOOP("Errors", "image id %1 is given twice"), {read.id.shown()}},
                 element.offset);
        }
        const std::uint32_t index = m_table.addImage(std::move(image));
        if (!isKnown && !read.id.empty())
            m_imageOf.emplace(std::move(read.id), index);
    }

    void takeCategory(const JsonElement& element)
    {
        CocoCategory read;
        if (!readCoco(element.text, read) || read.id.empty()) {
            noteBroken(element);
            return;
        }
        if (!m_nameOf.emplace(read.id, read.name).second && m_nameOf[read.id] != read.name)
            note(IssueCode::DuplicateField,
                 {FAULTLINE_TR_NOOP("Errors", "category id %1 is given to %2 too"),
                  {read.id.shown(), annotation::quoted(read.name)}},
                 element.offset);
    }

    void takeBox(const JsonElement& element)
    {
        CocoBox read;
        if (!readCoco(element.text, read)) {
            noteBroken(element);
            return;
        }
        const std::string which = "annotation " + read.id.shown();
        if (!read.id.empty() && !m_seenBoxes.insert(annotation::CocoIdHash{}(read.id)).second)
            note(IssueCode::DuplicateField,
                 {FAULTLINE_TR_NOOP("Errors", "%1 is given twice"), {which}}, element.offset);
        const auto image = m_imageOf.find(read.image);
        if (image == m_imageOf.end()) {
            note(IssueCode::MissingPart,
                 {FAULTLINE_TR_NOOP("Errors", "%1 is of image %2, which is not listed"),
                  {which, read.image.shown()}},
                 element.offset);
            return;
        }
        AnnotationTable::Image& of = m_table.image(image->second);
        of.recordBytes += static_cast<std::uint32_t>(element.text.size());
        AnnotationTable::Box box;
        box.image = image->second;
        const std::string complaint = shape(read, of, box);
        if (!complaint.empty()) {
            of.flags |= kAnnotationBroken;
            note(IssueCode::BadValue, {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {which, complaint}},
                 element.offset);
            if (read.bbox.empty() && (box.flags & kBoxFromOutline) == 0)
                return; // nothing of it has a place
        }
        if (!read.category.empty())
            box.classOf = classOf(read.category);
        if (read.isCrowd)
            box.flags |= kBoxCrowd;
        if (read.isOccluded)
            box.flags |= kBoxOccluded;
        m_table.addBox(box);
    }

    /// Corners, outline and flags of a box; returns what is wrong with them.
    std::string shape(const CocoBox& read, const AnnotationTable::Image& image,
                      AnnotationTable::Box& box)
    {
        std::string complaint = read.complaint;
        Hull hull;
        for (const auto& ring : read.rings) {
            for (const annotation::CocoPoint& point : ring)
                hull = {std::min(hull.xmin, point.x), std::min(hull.ymin, point.y),
                        std::max(hull.xmax, point.x), std::max(hull.ymax, point.y)};
        }
        if (read.hasMask) {
            box.flags |= kBoxMask;
            const auto extent =
                read.runs ? annotation::extentOfRuns(*read.runs, read.maskHeight, read.maskWidth)
                          : std::nullopt;
            if (!extent)
                complaint = "a mask whose runs do not fit its size";
            else if (extent->area > 0)
                hull = {extent->xmin, extent->ymin, extent->xmax, extent->ymax};
        }
        addRings(read, image, box);
        const auto set = [&box](double xmin, double ymin, double xmax, double ymax) {
            box.xmin = static_cast<float>(xmin);
            box.ymin = static_cast<float>(ymin);
            box.xmax = static_cast<float>(xmax);
            box.ymax = static_cast<float>(ymax);
        };
        constexpr std::size_t kNumbers = 4;
        if (read.bbox.size() == kNumbers) {
            set(read.bbox[0], read.bbox[1], read.bbox[0] + read.bbox[2],
                read.bbox[1] + read.bbox[3]);
            if (!std::isfinite(box.xmin + box.xmax + box.ymin + box.ymax))
                complaint = "a bbox that is not all numbers";
            return complaint;
        }
        if (!hull.empty()) {
            set(hull.xmin, hull.ymin, hull.xmax, hull.ymax);
            box.flags |= kBoxFromOutline;
        } else {
            const double nan = annotation::notANumber();
            set(nan, nan, nan, nan);
        }
        if (!read.bbox.empty())
            return "a bbox of " + std::to_string(read.bbox.size()) + " numbers";
        return hull.empty() && complaint.empty() ? "neither a bbox nor an outline" : complaint;
    }

    void addRings(const CocoBox& read, const AnnotationTable::Image& image,
                  AnnotationTable::Box& box)
    {
        if (read.rings.empty() || image.statedWidth == 0 || image.statedHeight == 0)
            return;
        box.firstRing = m_table.firstRing();
        std::vector<OutlinePoint> points;
        for (const auto& ring : read.rings) {
            points.clear();
            for (const annotation::CocoPoint& point : ring)
                points.push_back(
                    outlinePoint(point.x / image.statedWidth, point.y / image.statedHeight));
            m_table.addRing(points);
            ++box.ringCount;
        }
        box.flags |= kBoxPolygon;
    }

    std::int32_t classOf(const CocoId& category)
    {
        const auto known = m_classOf.find(category);
        if (known != m_classOf.end())
            return known->second;
        // Its name may follow; until then it is known by its id.
        const std::int32_t made =
            m_table.classIndex(category.number ? std::string() : category.text, category.number);
        m_classOf.emplace(category, made);
        return made;
    }

    void nameClasses()
    {
        for (const auto& [id, made] : m_classOf) {
            if (m_nameOf.contains(id))
                m_table.setClassName(made, m_nameOf[id]);
            else if (m_unknownCategories.insert(id).second)
                note(IssueCode::MissingPart,
                     {FAULTLINE_TR_NOOP("Errors", "category %1 is used, but not listed"),
                      {id.shown()}},
                     {});
        }
        for (const auto& [id, name] : m_nameOf)
            m_collector.addClass(name, id.number);
    }

    DatasetReadContext& m_context;
    ImageCollector& m_collector;
    AnnotationTable& m_table;
    std::string m_path;
    std::uint32_t m_container = 0;
    std::uint8_t m_split = 0;
    bool m_hasDeferred = false;
    std::unordered_map<CocoId, std::uint32_t, annotation::CocoIdHash> m_imageOf;
    std::unordered_set<std::size_t> m_seenBoxes; ///< hashes of ids
    std::set<CocoId> m_unknownCategories;
    std::map<CocoId, std::string> m_nameOf;
    std::map<CocoId, std::int32_t> m_classOf;
};

class CocoReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::Coco; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "COCO annotations");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override
    {
        ImageCollector collector(context);
        AnnotationTable table;
        CocoFiles files(context, collector, table);
        for (std::size_t split = 0; split < source.splits.size(); ++split) {
            for (const std::string& path : annotationFiles(source.splits[split], ".json"))
                files.read(path, static_cast<std::uint8_t>(split));
        }
        table.emit(context, source, collector);
        return finishReading(context, source, collector,
                             FAULTLINE_TR_NOOP("Errors", "there is no image in it"));
    }
};

} // namespace

std::unique_ptr<const DatasetReader> makeCocoReader()
{
    return std::make_unique<CocoReader>();
}

} // namespace faultline
