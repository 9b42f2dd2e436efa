// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/dataset_finder.h"

#include "model/core/byte_source.h"
#include "model/core/byte_stream.h"
#include "model/readers/dataset/box_table.h"
#include "model/readers/dataset/csv_record.h"
#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/split_name.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <utility>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeadBytes = 4096;
/// Of files that come in thousands so many are looked into.
constexpr std::size_t kLookedInto = 8;
/// Names of pictures that are searched for below the sources.
constexpr std::size_t kSearchedNames = 16;
/// Where a map of labels is looked for: beside the annotations, in the folder above, or in one
/// beside them. Farther away it is another dataset's.
constexpr std::size_t kLabelMapSteps = 2;

std::string readHead(const std::string& path)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return {};
    std::array<std::byte, kHeadBytes> raw{};
    const Result<std::size_t> got = source.value()->readAt(0, raw);
    return unpackedHead(std::span(raw).first(got ? *got : 0), kHeadBytes);
}

/// Calls fn for at most `count` items, evenly spread.
template <typename Items, typename Fn>
void sample(const Items& items, std::size_t count, Fn&& fn)
{
    const std::size_t taken = std::min(items.size(), count);
    for (std::size_t i = 0; i < taken; ++i)
        fn(items[i * items.size() / taken]);
}

/// A list of pictures that belongs to a Pascal VOC folder.
bool isImageSet(std::string_view path)
{
    return path.ends_with(".txt") && parentOf(path).ends_with("/ImageSets/Main");
}

/// The lists of a VOC folder that say which annotations a split has: not those of one class.
std::vector<std::pair<std::string, std::string>> imageSetsOf(const std::string& annotations)
{
    std::vector<std::pair<std::string, std::string>> sets;
    const fs::path lists = fs::path(annotations).parent_path() / "ImageSets" / "Main";
    std::error_code ignored;
    if (baseName(annotations) != "Annotations" || !fs::is_directory(lists, ignored))
        return sets;
    for (const char* name : {"train", "val", "trainval", "test"}) {
        const bool isCovered = std::string_view(name) == "trainval" && !sets.empty();
        const fs::path list = lists / (std::string(name) + ".txt");
        if (!isCovered && fs::is_regular_file(list, ignored))
            sets.emplace_back(name, list.string());
    }
    return sets;
}

/// Pictures that the first rows of a table name.
PictureFolders::Names picturesOfTable(std::string_view head)
{
    PictureFolders::Names names;
    const char separator = csvSeparator(head);
    CsvRecord record;
    if (!takeCsvRecord(head, true, separator, record))
        return names;
    const std::optional<BoxTableColumns> columns = boxTableColumns(record.fields);
    if (!columns)
        return names;
    names.areStems = columns->isOpenImages;
    head.remove_prefix(record.bytes);
    while (names.names.size() < kSearchedNames && takeCsvRecord(head, false, separator, record)) {
        head.remove_prefix(record.bytes);
        if (columns->picture >= record.fields.size())
            continue;
        std::string& name = record.fields[columns->picture];
        if (names.names.empty() || names.names.back() != name)
            names.names.push_back(std::move(name));
    }
    return names;
}

} // namespace

void DatasetFinder::beginSource(const std::string& root, const std::string& prefix)
{
    std::error_code ignored;
    fs::path whole = fs::absolute(root.empty() ? fs::path(".") : fs::path(root), ignored);
    whole = whole.lexically_normal();
    if (!whole.has_filename() && whole != whole.root_path())
        whole = whole.parent_path();
    m_sources.push_back({.opened = root, .absolute = whole.string(), .prefix = prefix});
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
    std::error_code ignored;
    return fs::absolute(path, ignored).lexically_normal().string();
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
    } else {
        return isImageSet(file.path);
    }
    return true;
}

bool DatasetFinder::takeByHead(const File& file, std::string_view head)
{
    switch (datasetMarkOf(baseName(file.path), head)) {
    case DatasetMark::Records: addFilePiece(file, DatasetFormat::TfRecord, {}); return true;
    case DatasetMark::BoxTable:
        addFilePiece(file, DatasetFormat::BoxCsv, picturesOfTable(head));
        return true;
    default: return false;
    }
}

void DatasetFinder::noteLabelMap(const std::string& path)
{
    m_labelMaps.push_back(absolute(path));
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
    nameGroup(piece, true);
    m_pieces.push_back(std::move(piece));
}

void DatasetFinder::giveBack(std::vector<File>& files)
{
    std::move(files.begin(), files.end(), std::back_inserter(m_leftOver));
    files.clear();
}

void DatasetFinder::addXmlPieces(const std::string& path, Folder& folder)
{
    bool isVoc = false;
    sample(folder.xmls, kLookedInto, [&isVoc](const File& file) {
        isVoc = isVoc || datasetMarkOf("x.xml", readHead(file.path)) == DatasetMark::Voc;
    });
    if (!isVoc) {
        giveBack(folder.xmls);
        return;
    }
    DatasetPiece piece;
    piece.format = DatasetFormat::PascalVoc;
    piece.path = path;
    piece.folder = path;
    const bool isOneFile = folder.xmls.size() == 1 && folder.xmls.front().isGiven;
    if (isOneFile)
        piece.path += "/" + std::string(baseName(folder.xmls.front().path));
    piece.names.areStems = true;
    for (const File& file : folder.xmls)
        piece.bytes += file.bytes;
    sample(folder.xmls, kSearchedNames, [&piece](const File& file) {
        piece.names.names.emplace_back(stemOf(baseName(file.path)));
    });
    nameGroup(piece, isOneFile);
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
        isAnyGood = isAnyGood || datasetMarkOf("x", readHead(file.path)) == DatasetMark::Records;
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
        nameGroup(piece, true);
        m_pieces.push_back(std::move(piece));
    }
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

DatasetFinder::Findings DatasetFinder::finish()
{
    for (auto& [path, folder] : m_folders) {
        if (!folder.xmls.empty())
            addXmlPieces(path, folder);
        if (!folder.records.empty())
            addRecordPieces(path, folder);
    }
    for (DatasetPiece& piece : m_pieces)
        piece.imageRoot = m_pictures.rootOf(piece.names, piece.folder).value_or(std::string());
    Findings findings;
    for (const auto& pieces : groupPieces(std::move(m_pieces))) {
        std::shared_ptr<DatasetSource> dataset = joinPieces(pieces);
        std::uint64_t bytes = 0;
        for (const DatasetPiece& piece : pieces)
            bytes += piece.bytes;
        finishDataset(*dataset, bytes);
        findings.datasets.push_back(std::move(dataset));
    }
    giveBackPictures();
    findings.leftOver = std::move(m_leftOver);
    return findings;
}

} // namespace faultline
