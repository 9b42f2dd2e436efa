// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/dataset/formats/image_collector.h"
#include "model/dataset/formats/yolo_label.h"
#include "model/io/file_tree.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/label_names.h"
#include "model/readers/dataset/picture_folders.h"
#include "model/readers/dataset/yolo_config.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <map>
#include <set>

namespace faultline {

namespace {

/// A picture, its label or both.
struct Entry {
    std::string picture; ///< absolute; of an orphaned label without its extension
    std::string label;   ///< absolute; empty: there is none
    std::uint8_t split = 0;
};

/// Pairs pictures with labels.
class Pairing {
public:
    explicit Pairing(const DatasetSource& source) : m_source(source), m_files(source) {}

    std::vector<Entry> pairs(ImportLog& issues)
    {
        for (std::size_t split = 0; split < m_source.splits.size(); ++split) {
            m_split = static_cast<std::uint8_t>(split);
            for (const std::string& path : m_source.splits[split].paths) {
                if (isFolderAt(path))
                    addFolder(path, m_source.splits[split].imageRoot);
                else
                    addFile(path, m_source.splits[split].imageRoot, issues);
            }
        }
        return std::move(m_entries);
    }

private:
    static std::vector<std::string> filesBelow(const std::string& folder, const auto& isWanted)
    {
        const std::vector<std::string> all =
            annotationFiles({.name = {}, .paths = {folder}, .imageRoot = {}}, "");
        std::vector<std::string> files;
        std::copy_if(all.begin(), all.end(), std::back_inserter(files), isWanted);
        return files;
    }

    static std::string withoutExtension(const std::string& path)
    {
        const std::size_t dot = path.rfind('.');
        const std::size_t slash = path.rfind('/');
        return dot == std::string::npos || (slash != std::string::npos && dot < slash)
                   ? path
                   : path.substr(0, dot);
    }

    void addFolder(const std::string& labels, const std::string& imageRoot)
    {
        const std::string images = imageRoot.empty() ? labels : imageRoot;
        const auto isLabel = [](const std::string& path) { return hasExtension(path, ".txt"); };
        const std::vector<std::string> labelFiles = filesBelow(labels, isLabel);
        std::set<std::string> used;
        for (std::string& picture :
             filesBelow(images, [](const std::string& path) { return isPictureName(path); })) {
            std::string label = labels + withoutExtension(picture).substr(images.size()) + ".txt";
            const bool isThere = std::binary_search(labelFiles.begin(), labelFiles.end(), label);
            if (isThere)
                used.insert(label);
            m_entries.push_back({.picture = std::move(picture),
                                 .label = isThere ? std::move(label) : std::string(),
                                 .split = m_split});
        }
        if (labels == images)
            return; // other texts may lie there too
        for (const std::string& label : labelFiles) {
            if (!used.contains(label) && baseName(label) != "classes.txt")
                m_entries.push_back(
                    {.picture = images + withoutExtension(label).substr(labels.size()),
                     .label = label,
                     .split = m_split});
        }
    }

    /// A label by itself.
    void addLabel(const std::string& label, const std::string& imageRoot)
    {
        const std::string folder = imageRoot.empty() ? std::string(parentOf(label)) : imageRoot;
        const std::string stem = folder + "/" + withoutExtension(std::string(baseName(label)));
        const std::string picture = m_files.withExtension(m_files.relativeToRoot(stem));
        m_entries.push_back({.picture = picture.empty() ? stem : m_source.root + "/" + picture,
                             .label = label,
                             .split = m_split});
    }

    /// A file with the path of a picture on each line, or the label of one picture.
    void addFile(const std::string& path, const std::string& imageRoot, ImportLog& issues)
    {
        const Result<std::string> text = annotation::readAnnotation(path);
        if (!text) {
            issues.add(annotation::issueAt(IssueCode::Unreadable, path, text.error().detail));
            return;
        }
        if (!text->empty() && datasetMarkOf(path, *text) == DatasetMark::YoloRows) {
            addLabel(path, imageRoot);
            return;
        }
        const std::string folder(parentOf(path));
        std::string_view rest = *text;
        while (!rest.empty()) {
            const std::size_t newline = rest.find('\n');
            const std::string_view line = trimmed(rest.substr(0, newline));
            rest.remove_prefix(newline == std::string_view::npos ? rest.size() : newline + 1);
            if (!line.empty())
                addListed(folder, line);
        }
    }

    void addListed(const std::string& folder, std::string_view line)
    {
        const std::string picture = pictureAt(folder, line);
        Entry entry{.picture = picture, .label = {}, .split = m_split};
        const std::string beside = withoutExtension(picture) + ".txt";
        for (const std::string& label : {labelPathOf(beside), beside}) {
            if (entry.label.empty() && isFileAt(label)
                && m_files.exists(m_files.relativeToRoot(label)))
                entry.label = label;
        }
        m_entries.push_back(std::move(entry));
    }

    /// Of a path of another machine as much is taken as leads somewhere below the root.
    std::string pictureAt(const std::string& folder, std::string_view line)
    {
        const std::string name = m_files.nameOf(folder, line);
        if (m_files.exists(name))
            return m_source.root + "/" + name;
        std::string rest(line);
        std::replace(rest.begin(), rest.end(), '\\', '/');
        for (std::size_t slash = rest.find('/'); slash != std::string::npos;
             slash = rest.find('/')) {
            rest.erase(0, slash + 1);
            if (!rest.empty() && m_files.exists(rest))
                return m_source.root + "/" + rest;
        }
        return m_source.root + "/" + name;
    }

    const DatasetSource& m_source;
    PictureFiles m_files;
    std::vector<Entry> m_entries;
    std::uint8_t m_split = 0;
};

class Labels {
public:
    explicit Labels(const DatasetSource& source) : names(readLabelNames(source.labelMapPath))
    {
        for (const auto& [id, name] : names)
            m_nameOf[id] = name;
        const std::string& yaml =
            source.configPath.empty() ? source.labelMapPath : source.configPath;
        if (!hasExtension(yaml, ".yaml") && !hasExtension(yaml, ".yml"))
            return;
        if (const ConfigDocumentPtr document = readConfigFile(yaml, "config-tree")) {
            const YoloConfig config = yoloConfigOf(*document);
            constexpr std::int64_t kMostKeypoints = 10'000;
            if (config.keypoints < kMostKeypoints && config.keypointNumbers < 4)
                keypointColumns =
                    static_cast<std::size_t>(config.keypoints * config.keypointNumbers);
            classCount = config.classCount;
        }
    }

    [[nodiscard]] std::string nameOf(std::int64_t id) const
    {
        const auto it = m_nameOf.find(id);
        return it == m_nameOf.end() ? std::string() : it->second;
    }
    [[nodiscard]] bool isKnown(std::int64_t id) const
    {
        const auto most = static_cast<std::int64_t>(m_nameOf.size());
        const std::int64_t count = std::max(classCount, most);
        return count == 0 || m_nameOf.contains(id) || (id >= 0 && id < classCount);
    }

    LabelNames names;
    std::size_t keypointColumns = 0;
    std::int64_t classCount = 0;

private:
    std::map<std::int64_t, std::string> m_nameOf;
};

void addRows(const annotation::YoloLabel& read, const Labels& labels, const Entry& entry,
             ImageStretch& stretch, AnnotatedImage& image)
{
    for (const annotation::YoloRow& row : read.rows) {
        AnnotatedBox box;
        box.classId = row.classId;
        setCorners(box.row, row.xmin, row.ymin, row.xmax, row.ymax, {1.0, 1.0});
        if (row.classId) {
            box.className = labels.nameOf(*row.classId);
            if (!labels.isKnown(*row.classId))
                stretch.issues.add(annotation::issueAt(
                    IssueCode::BadValue, entry.label,
                    {FAULTLINE_TR_NOOP("Errors", "class %1 is not one of those listed"),
                     {std::to_string(*row.classId)}}));
        }
        if (!row.outline.empty()) {
            box.row.flags |= kBoxPolygon | kBoxFromOutline;
            box.outline.rings.push_back(row.outline);
        }
        image.boxes.push_back(std::move(box));
    }
}

void readEntry(const Entry& entry, const Labels& labels, ImageStretch& stretch)
{
    AnnotatedImage image;
    image.row.container = ImageRow::kOwnFile;
    image.row.split = entry.split;
    image.name = stretch.files.relativeToRoot(entry.picture);
    stretch.files.describe(image.name, image.row);
    stretch.bytes += image.row.sizeBytes;
    if (entry.label.empty()) {
        image.row.flags |= kNoAnnotation;
    } else {
        image.annotation = stretch.files.relativeToRoot(entry.label);
        const Result<std::string> text = annotation::readAnnotation(entry.label);
        if (text) {
            stretch.bytes += text->size();
            image.row.recordBytes = static_cast<std::uint32_t>(text->size());
            const annotation::YoloLabel read =
                annotation::parseYolo(*text, labels.keypointColumns, entry.label, stretch.issues);
            if (read.isBroken)
                image.row.flags |= kAnnotationBroken;
            addRows(read, labels, entry, stretch, image);
        } else {
            image.row.flags |= kAnnotationBroken;
            stretch.issues.add(
                annotation::issueAt(IssueCode::Unreadable, entry.label, text.error().detail));
        }
    }
    stretch.images.push_back(std::move(image));
}

class YoloReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::Yolo; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "YOLO labels");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override
    {
        ImportLog issues;
        const std::vector<Entry> entries = Pairing(source).pairs(issues);
        const Labels labels(source);
        ImageCollector collector(context);
        collector.addIssues(issues);
        for (const auto& [id, name] : labels.names)
            collector.addClass(name, id);
        collectImages(context, source, entries.size(), collector,
                      [&](ImageStretch& stretch, std::size_t index) {
                          readEntry(entries[index], labels, stretch);
                      });
        Result<void> end =
            finishReading(context, source, collector,
                          FAULTLINE_TR_NOOP("Errors", "there is neither an image nor a label"));
        context.builder.setLabelMap(labels.names);
        return end;
    }
};

} // namespace

std::unique_ptr<const DatasetReader> makeYoloReader()
{
    return std::make_unique<YoloReader>();
}

} // namespace faultline
