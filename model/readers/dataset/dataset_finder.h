// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/readers/dataset/dataset_pieces.h"
#include "model/readers/dataset/picture_folders.h"
#include "model/readers/format_reader.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Gathers, while a scan walks over folders, the files that make datasets, and puts them
/// together when it is done. Nothing is indexed; of files that come in thousands a few are looked
/// into. Not thread-safe.
class DatasetFinder {
public:
    struct File {
        std::string path; ///< as the scan opened it
        std::uint64_t bytes = 0;
        bool isGiven = false; ///< the user pointed at it
    };
    struct Findings {
        std::vector<std::shared_ptr<DatasetSource>> datasets; ///< by name
        std::vector<File> leftOver; ///< taken by name, but of no dataset: to be looked at otherwise
    };

    /// Names of datasets are relative to `root`, with `prefix` before them if it is not empty.
    void beginSource(const std::string& root, const std::string& prefix);
    /// Takes a file if its name says that it may be part of a dataset. What is not, comes back with
    /// finish().
    [[nodiscard]] bool takeByName(const File& file);
    /// Takes a file if its head (unpacked) says that it is part of a dataset.
    [[nodiscard]] bool takeByHead(const File& file, std::string_view head);
    /// A file that a reader owns: a label map that a dataset may use, a YAML configuration that may
    /// describe a YOLO dataset, or something that is no part of a dataset.
    void noteRead(const std::string& path, const FormatInfo& format);
    /// Something that is no part of a dataset lies there too.
    void noteOther() { m_hasOthers = true; }
    [[nodiscard]] Findings finish();

private:
    /// Files of a folder that wait for a decision.
    struct Folder {
        std::string opened; ///< its path as the scan opened it
        std::vector<File> records;
        std::vector<File> xmls;
        std::vector<File> labels;    ///< named like YOLO labels
        std::vector<File> shapes;    ///< named like LabelMe annotations
        std::vector<File> nameLists; ///< classes.txt and the like
        bool hasYolo = false;        ///< one of `labels` was looked into
        bool hasLabelMe = false;     ///< the same of `shapes`
    };
    struct Source {
        std::string opened;
        std::string absolute;
        std::string prefix;
    };

    Folder& folderOf(const std::string& path);
    [[nodiscard]] std::string absolute(const std::string& path) const;
    void addFilePiece(const File& file, DatasetFormat format, PictureFolders::Names names);
    [[nodiscard]] bool takeText(const File& file);
    [[nodiscard]] bool isLabelPlace(const File& file);
    void addPieces(const std::string& path, Folder& folder);
    [[nodiscard]] DatasetPiece folderPiece(const std::string& path, DatasetFormat format,
                                           const std::vector<File>& files) const;
    void addXmlPieces(const std::string& path, Folder& folder);
    void addRecordPieces(const std::string& path, Folder& folder);
    void dropNestedPieces();
    void findPictures(DatasetPiece& piece);
    [[nodiscard]] std::string nameListNear(const std::string& folder) const;
    void giveBack(std::vector<File>& files);
    [[nodiscard]] std::string labelMapNear(const DatasetSource& dataset) const;
    [[nodiscard]] std::string_view sourceOf(std::string_view path) const;
    [[nodiscard]] std::string displayOf(const std::string& path) const;
    void finishDataset(DatasetSource& dataset, std::uint64_t annotationBytes);
    void addYamlDatasets(std::vector<std::shared_ptr<DatasetSource>>& datasets);
    void addImageFolders(std::vector<std::shared_ptr<DatasetSource>>& datasets);
    static void nameDatasets(std::vector<std::shared_ptr<DatasetSource>>& datasets);
    void giveBackPictures();

    std::vector<Source> m_sources;
    std::map<std::string, Folder> m_folders; ///< by absolute path
    Folder* m_lastFolder = nullptr;          ///< files come folder by folder
    std::string m_lastOpened;
    std::string m_lastAbsolute;
    PictureFolders m_pictures;
    std::vector<DatasetPiece> m_pieces;
    std::vector<File> m_leftOver;
    std::vector<std::string> m_labelMaps;
    std::vector<std::string> m_yamls;
    bool m_hasOthers = false;
};

} // namespace faultline
