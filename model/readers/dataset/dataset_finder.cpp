// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/dataset_finder.h"

#include "model/readers/dataset/config_datasets.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/file_samples.h"
#include "model/readers/dataset/image_folders.h"
#include "model/readers/dataset/pictures_beside.h"
#include "model/readers/dataset/split_name.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <set>
#include <utility>

namespace faultline {

namespace {

/// Of files that come in thousands so many are looked into.
constexpr std::size_t kLookedInto = 8;
/// Where a map of labels is looked for: beside the annotations, in the folder above, or in one
/// beside them. Farther away it is another dataset's.
constexpr std::size_t kLabelMapSteps = 2;

/// Calls fn for at most `count` items, evenly spread.
template <typename Items, typename Fn>
void sample(const Items& items, std::size_t count, Fn&& fn)
{
    const std::size_t taken = std::min(items.size(), count);
    for (std::size_t i = 0; i < taken; ++i)
        fn(items[i * items.size() / taken]);
}

bool isInFolder(std::string_view path, std::string_view folder)
{
    return path == folder
           || (path.size() > folder.size() && path.starts_with(folder)
               && path[folder.size()] == '/');
}

} // namespace

void DatasetFinder::beginSource(const std::string& root, const std::string& prefix)
{
    m_sources.push_back(
        {.opened = root, .absolute = placeOf(root.empty() ? "." : root), .prefix = prefix});
    m_lastFolder = nullptr;
}

std::string DatasetFinder::absolute(const std::string& path) const
{
    const Source& source = m_sources.back();
    if (path == source.opened)
        return source.absolute;
    if (!source.opened.empty() && path.size() > source.opened.size()
        && path.starts_with(source.opened) && path[source.opened.size()] == '/')
        return source.absolute + path.substr(source.opened.size());
    return placeOf(path);
}

DatasetFinder::Folder& DatasetFinder::folderOf(const std::string& path)
{
    const std::string_view parent = parentOf(path);
    if (m_lastFolder != nullptr && m_lastOpened == parent)
        return *m_lastFolder;
    m_lastOpened = parent;
    m_lastAbsolute = m_lastOpened.empty() ? m_sources.back().absolute : absolute(m_lastOpened);
    m_lastFolder = &m_folders[m_lastAbsolute];
    m_lastFolder->opened = m_lastOpened;
    return *m_lastFolder;
}

bool DatasetFinder::takeByName(const File& file)
{
    const std::string_view name = baseName(file.path);
    if (isPictureName(name)) {
        (void)folderOf(file.path);
        m_pictures.add(m_lastAbsolute, name, file.bytes);
    } else if (isRecordName(name)) {
        folderOf(file.path).records.push_back(file);
    } else if (hasExtension(name, ".xml")) {
        folderOf(file.path).xmls.push_back(file);
    } else if (isNameList(name)) {
        folderOf(file.path).nameLists.push_back(file);
    } else if (hasExtension(name, ".txt")) {
        return isImageSet(file.path) || takeText(file);
    } else if (hasExtension(name, ".json")) {
        Folder& folder = folderOf(file.path);
        if (!folder.hasLabelMe || !m_pictures.hasStem(m_lastAbsolute, stemOf(name)))
            return false;
        folder.shapes.push_back(file);
    } else {
        return false;
    }
    return true;
}

/// Where labels of YOLO lie: below a folder "labels", or beside the picture of the same name.
bool DatasetFinder::isLabelPlace(const File& file)
{
    (void)folderOf(file.path);
    return (m_lastAbsolute + "/").find("/labels/") != std::string::npos
           || m_pictures.hasStem(m_lastAbsolute, stemOf(baseName(file.path)));
}

/// One label of a folder is looked into, the others follow it by their names. An empty one is a
/// picture without objects.
bool DatasetFinder::takeText(const File& file)
{
    Folder& folder = folderOf(file.path);
    if ((!folder.hasYolo && file.bytes > 0) || !isLabelPlace(file))
        return false;
    folder.labels.push_back(file);
    return true;
}

bool DatasetFinder::takeByHead(const File& file, std::string_view head)
{
    const auto named = [](std::vector<std::string> names) {
        return PictureFolders::Names{.names = std::move(names), .areStems = false};
    };
    switch (datasetMarkOf(baseName(file.path), head)) {
    case DatasetMark::Records: addFilePiece(file, DatasetFormat::TfRecord, {}); return true;
    case DatasetMark::BoxTable:
        addFilePiece(file, DatasetFormat::BoxCsv, picturesOfTable(head));
        return true;
    case DatasetMark::Coco:
    case DatasetMark::PerhapsCoco: {
        const std::string longHead = readHead(file.path, kLongHeadBytes);
        if (!isCoco(longHead, readTail(file.path)))
            return false;
        addFilePiece(file, DatasetFormat::Coco,
                     named(jsonTexts(longHead, "file_name", kSearchedNames)));
        return true;
    }
    case DatasetMark::CreateMl: {
        std::vector<std::string> names = jsonTexts(head, "image", kSearchedNames);
        if (names.empty())
            names = jsonTexts(head, "imagefilename", kSearchedNames);
        addFilePiece(file, DatasetFormat::CreateMl, named(std::move(names)));
        return true;
    }
    case DatasetMark::LabelMe:
        folderOf(file.path).shapes.push_back(file);
        folderOf(file.path).hasLabelMe = true;
        return true;
    case DatasetMark::YoloRows:
        if (!isLabelPlace(file))
            return false;
        folderOf(file.path).labels.push_back(file);
        folderOf(file.path).hasYolo = true;
        return true;
    case DatasetMark::Voc: // taken by name
    case DatasetMark::None: break;
    }
    return false;
}

void DatasetFinder::noteRead(const std::string& path, const FormatInfo& format)
{
    if (format.id == "label-map")
        m_labelMaps.push_back(absolute(path));
    else if (hasExtension(path, ".yaml") || hasExtension(path, ".yml"))
        m_yamls.push_back(absolute(path));
    else
        noteOther();
}

void DatasetFinder::addFilePiece(const File& file, DatasetFormat format,
                                 PictureFolders::Names names)
{
    (void)folderOf(file.path);
    DatasetPiece piece;
    piece.format = format;
    piece.folder = m_lastAbsolute;
    piece.path = m_lastAbsolute + "/" + std::string(baseName(file.path));
    piece.bytes = file.bytes;
    piece.names = std::move(names);
    nameGroup(piece, true, sourceOf(piece.path));
    m_pieces.push_back(std::move(piece));
}

void DatasetFinder::giveBack(std::vector<File>& files)
{
    std::move(files.begin(), files.end(), std::back_inserter(m_leftOver));
    files.clear();
}

DatasetPiece DatasetFinder::folderPiece(const std::string& path, DatasetFormat format,
                                        const std::vector<File>& files) const
{
    DatasetPiece piece;
    piece.format = format;
    piece.path = path;
    piece.folder = path;
    const bool isOneFile = files.size() == 1 && files.front().isGiven;
    if (isOneFile)
        piece.path += "/" + std::string(baseName(files.front().path));
    piece.names.areStems = true;
    for (const File& file : files)
        piece.bytes += file.bytes;
    sample(files, kSearchedNames, [&piece](const File& file) {
        piece.names.names.emplace_back(stemOf(baseName(file.path)));
    });
    nameGroup(piece, isOneFile, sourceOf(piece.path));
    return piece;
}

void DatasetFinder::addPieces(const std::string& path, Folder& folder)
{
    if (!folder.xmls.empty())
        addXmlPieces(path, folder);
    if (!folder.records.empty())
        addRecordPieces(path, folder);
    if (folder.hasYolo)
        m_pieces.push_back(folderPiece(path, DatasetFormat::Yolo, folder.labels));
    else
        giveBack(folder.labels);
    if (folder.hasLabelMe)
        m_pieces.push_back(folderPiece(path, DatasetFormat::LabelMe, folder.shapes));
    else
        giveBack(folder.shapes);
}

void DatasetFinder::addXmlPieces(const std::string& path, Folder& folder)
{
    bool isVoc = false;
    sample(folder.xmls, kLookedInto, [&isVoc](const File& file) {
        isVoc =
            isVoc || datasetMarkOf("x.xml", readHead(file.path, kHeadBytes)) == DatasetMark::Voc;
    });
    if (!isVoc) {
        giveBack(folder.xmls);
        return;
    }
    DatasetPiece piece = folderPiece(path, DatasetFormat::PascalVoc, folder.xmls);
    for (const auto& [split, list] : imageSetsOf(path)) {
        DatasetPiece part = piece;
        part.split = split;
        part.path = list;
        part.bytes = 0;
        m_pieces.push_back(std::move(part));
    }
    m_pieces.push_back(std::move(piece)); // what no list names
}

void DatasetFinder::addRecordPieces(const std::string& path, Folder& folder)
{
    // A damaged shard is known by its neighbours.
    bool isAnyGood = false;
    sample(folder.records, kLookedInto, [&isAnyGood](const File& file) {
        isAnyGood = isAnyGood
                    || datasetMarkOf("x", readHead(file.path, kHeadBytes)) == DatasetMark::Records;
    });
    if (!isAnyGood) {
        giveBack(folder.records);
        return;
    }
    for (const File& file : folder.records) {
        DatasetPiece piece;
        piece.format = DatasetFormat::TfRecord;
        piece.path = path + "/" + std::string(baseName(file.path));
        piece.folder = path;
        piece.bytes = file.bytes;
        nameGroup(piece, true, sourceOf(piece.path));
        m_pieces.push_back(std::move(piece));
    }
}

/// The source that a path lies in.
std::string_view DatasetFinder::sourceOf(std::string_view path) const
{
    for (auto source = m_sources.rbegin(); source != m_sources.rend(); ++source) {
        if (isInFolder(path, source->absolute))
            return source->absolute;
    }
    return {};
}

std::string DatasetFinder::displayOf(const std::string& path) const
{
    for (auto source = m_sources.rbegin(); source != m_sources.rend(); ++source) {
        const std::string& root = source->absolute;
        const std::string prefix = source->prefix.empty() ? "" : source->prefix + "/";
        if (path == root)
            return source->prefix.empty() ? std::string(baseName(path)) : source->prefix;
        if (path.size() > root.size() && path.starts_with(root) && path[root.size()] == '/')
            return prefix + path.substr(root.size() + 1);
    }
    return std::string(baseName(path));
}

std::string DatasetFinder::labelMapNear(const DatasetSource& dataset) const
{
    const std::string folder = dataset.splits.front().paths.front() == dataset.file.path
                                       && dataset.format != DatasetFormat::PascalVoc
                                   ? std::string(parentOf(dataset.file.path))
                                   : dataset.file.path;
    const std::string_view above = parentOf(folder);
    std::string best;
    std::size_t bestDistance = kLabelMapSteps + 1;
    bool isAmbiguous = false;
    for (const std::string& map : m_labelMaps) {
        const std::string_view mapFolder = parentOf(map);
        const std::size_t distance = folderDistance(folder, mapFolder);
        const bool isNear = mapFolder == folder || mapFolder == above
                            || parentOf(mapFolder) == above || parentOf(mapFolder) == folder;
        if (!isNear || distance > bestDistance)
            continue;
        isAmbiguous = distance == bestDistance;
        best = map;
        bestDistance = distance;
    }
    return isAmbiguous ? std::string() : best;
}

void DatasetFinder::finishDataset(DatasetSource& dataset, std::uint64_t annotationBytes)
{
    std::set<std::string> imageRoots;
    for (const DatasetSplit& split : dataset.splits) {
        if (!split.imageRoot.empty())
            imageRoots.insert(split.imageRoot);
    }
    dataset.file.sizeBytes = annotationBytes;
    for (const std::string& folder : imageRoots)
        dataset.file.sizeBytes += m_pictures.claim(folder);
    dataset.file.displayName = displayOf(dataset.file.path);
    if (dataset.splits.size() > 1 || dataset.splits.front().paths.size() > 1)
        dataset.file.displayName += " (" + std::string(toString(dataset.format)) + ")";
    const bool usesMap = dataset.format == DatasetFormat::TfRecord
                         || dataset.format == DatasetFormat::PascalVoc
                         || dataset.format == DatasetFormat::BoxCsv;
    if (usesMap && dataset.labelMapPath.empty())
        dataset.labelMapPath = labelMapNear(dataset);
}

void DatasetFinder::giveBackPictures()
{
    for (auto& [path, folder] : m_pictures.folders()) {
        if (folder.isClaimed)
            continue;
        const std::string& opened = m_folders[path].opened;
        for (const std::string& name : folder.names)
            m_leftOver.push_back({.path = opened.empty() ? name : opened + "/" + name, .bytes = 0});
    }
}

/// Readers walk folders, so what lies below a folder of annotations is part of it.
void DatasetFinder::dropNestedPieces()
{
    std::map<std::pair<DatasetFormat, std::string>, DatasetPiece*> kept;
    std::vector<DatasetPiece> pieces = std::move(m_pieces);
    m_pieces.clear();
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const DatasetPiece& a, const DatasetPiece& b) {
                         return a.folder.size() < b.folder.size();
                     });
    for (DatasetPiece& piece : pieces) {
        DatasetPiece* outer = nullptr;
        const bool isFolder = piece.path == piece.folder;
        for (std::string_view above = parentOf(piece.folder);
             isFolder && piece.split.empty() && outer == nullptr && above.size() > 1;
             above = parentOf(above)) {
            const auto found = kept.find({piece.format, std::string(above)});
            outer = found == kept.end() ? nullptr : found->second;
        }
        if (outer != nullptr) {
            outer->bytes += piece.bytes;
            continue;
        }
        if (isFolder)
            kept[{piece.format, piece.folder}] = &piece;
    }
    std::set<const DatasetPiece*> outers;
    for (const auto& [key, piece] : kept)
        outers.insert(piece);
    for (DatasetPiece& piece : pieces) {
        if (piece.path != piece.folder || outers.contains(&piece))
            m_pieces.push_back(std::move(piece));
    }
}

/// A data.yaml says what belongs together; the labels that it covers need no dataset of their own.
void DatasetFinder::addYamlDatasets(std::vector<std::shared_ptr<DatasetSource>>& datasets)
{
    for (const std::string& yaml : m_yamls) {
        const ConfigDocumentPtr config = readConfigFile(yaml, "config-tree");
        if (!config || config->kind != ConfigKind::Ultralytics)
            continue;
        for (std::shared_ptr<DatasetSource>& dataset : datasetsOfConfig(*config)) {
            if (dataset->splits.empty())
                continue; // all of it elsewhere: that is the configuration's to tell
            std::uint64_t bytes = 0;
            std::erase_if(m_pieces, [&](const DatasetPiece& piece) {
                const bool isCovered =
                    piece.format == DatasetFormat::Yolo
                    && std::any_of(dataset->splits.begin(), dataset->splits.end(),
                                   [&piece](const DatasetSplit& split) {
                                       return isInFolder(piece.folder, split.paths.front());
                                   });
                bytes += isCovered ? piece.bytes : 0;
                return isCovered;
            });
            finishDataset(*dataset, bytes);
            datasets.push_back(std::move(dataset));
        }
    }
}

void DatasetFinder::addImageFolders(std::vector<std::shared_ptr<DatasetSource>>& datasets)
{
    const bool isAll = datasets.empty() && !m_hasOthers && m_leftOver.empty();
    for (const Source& source : m_sources) {
        for (auto& dataset : imageFolders(m_pictures, source.absolute, isAll)) {
            dataset->file.displayName = displayOf(dataset->file.path);
            datasets.push_back(std::move(dataset));
        }
    }
}

std::string DatasetFinder::nameListNear(const std::string& folder) const
{
    constexpr int kFoldersAbove = 2;
    std::string_view at = folder;
    for (int step = 0; step <= kFoldersAbove && at.size() > 1; ++step, at = parentOf(at)) {
        const auto found = m_folders.find(std::string(at));
        if (found != m_folders.end() && !found->second.nameLists.empty())
            return std::string(at) + "/"
                   + std::string(baseName(found->second.nameLists.front().path));
    }
    return {};
}

/// Neither is what a dataset is known by what it is called, nor the other way round.
void DatasetFinder::nameDatasets(std::vector<std::shared_ptr<DatasetSource>>& datasets)
{
    std::map<ArtifactId, int> ofId;
    std::map<std::string, int> count;
    for (const auto& dataset : datasets) {
        const ArtifactId id = datasetId(*dataset);
        const int number = ++ofId[id];
        dataset->file.id = number == 1 ? id : ArtifactId(id.text() + std::to_string(number));
        ++count[dataset->file.displayName];
    }
    std::set<std::string> taken;
    for (const auto& dataset : datasets) {
        std::string& name = dataset->file.displayName;
        const std::string format = " (" + std::string(toString(dataset->format)) + ")";
        if (count[name] > 1 && !name.ends_with(format))
            name += format;
        const std::string base = name;
        for (int number = 2; !taken.insert(name).second; ++number)
            name = base + " " + std::to_string(number);
    }
    std::sort(datasets.begin(), datasets.end(),
              [](const auto& a, const auto& b) { return a->name() < b->name(); });
}

void DatasetFinder::findPictures(DatasetPiece& piece)
{
    if (const auto found = m_pictures.rootOf(piece.names, piece.folder)) {
        piece.imageRoot = *found;
    } else if (const auto beside = picturesBeside(piece.names, piece.folder)) {
        piece.imageRoot = *beside;
        piece.isBeside = true;
    }
    if (piece.format != DatasetFormat::Yolo)
        return;
    piece.labelMapPath = nameListNear(piece.folder);
    if (piece.labelMapPath.empty() && piece.isBeside)
        piece.labelMapPath = nameListIn(commonFolder(piece.folder, piece.imageRoot));
}

DatasetFinder::Findings DatasetFinder::finish()
{
    for (auto& [path, folder] : m_folders)
        addPieces(path, folder);
    dropNestedPieces();
    Findings findings;
    addYamlDatasets(findings.datasets);
    for (DatasetPiece& piece : m_pieces)
        findPictures(piece);
    for (const auto& pieces : groupPieces(std::move(m_pieces))) {
        std::shared_ptr<DatasetSource> dataset = joinPieces(pieces);
        std::uint64_t bytes = 0;
        for (const DatasetPiece& piece : pieces)
            bytes += piece.bytes;
        finishDataset(*dataset, bytes);
        findings.datasets.push_back(std::move(dataset));
    }
    addImageFolders(findings.datasets);
    nameDatasets(findings.datasets);
    const auto isUsed = [&findings](const std::string& list) {
        return std::any_of(findings.datasets.begin(), findings.datasets.end(),
                           [&list](const auto& one) { return one->labelMapPath == list; });
    };
    for (auto& [path, folder] : m_folders) {
        for (File& list : folder.nameLists) {
            if (!isUsed(path + "/" + std::string(baseName(list.path))))
                m_leftOver.push_back(std::move(list));
        }
    }
    giveBackPictures();
    findings.leftOver = std::move(m_leftOver);
    return findings;
}

} // namespace faultline
