// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class DatasetFormat : std::uint8_t {
    TfRecord, ///< tf.Example records as the TensorFlow Object Detection API reads them
    Coco,
    PascalVoc,
    Yolo,
    CreateMl,
    LabelMe,
    BoxCsv,      ///< a table with a row for each box
    ImageFolder, ///< pictures without boxes
};
[[nodiscard]] std::string_view toString(DatasetFormat format); ///< "tfrecord", "coco", ...

/// A part of a dataset that is used for one purpose.
struct DatasetSplit {
    std::string name; ///< "train", "val", "test", ...; empty if nothing tells
    /// Where its annotations (of ImageFolder: its pictures) are: files, or folders that stand for
    /// every fitting file below them. Absolute, each once, in order.
    std::vector<std::string> paths;
    /// Folder that relative picture names start from; empty: that of the annotation.
    std::string imageRoot;
};

/// A path that a configuration names and that is not there.
struct MissingPath {
    std::string written; ///< as in the configuration
    std::string use;     ///< "train records", "label map", ... English, translatable ("Dataset")
};

/// A dataset that was found, not yet read: which files, in which form. Immutable.
struct DatasetSource : Artifact {
    DatasetFormat format = DatasetFormat::ImageFolder;
    std::string root; ///< the folder that holds all of it; pictures outside it are not opened
                      ///< unless outsideAllowed
    std::vector<DatasetSplit> splits;
    std::string labelMapPath; ///< label map, data.yaml or list of names; empty if none
    std::string configPath;   ///< the configuration that names it; empty if it was found by itself
    std::vector<MissingPath> missing;
    /// Folders of pictures that were not opened, but lie by convention beside annotations that
    /// were.
    std::vector<std::string> picturesBeside;
    bool outsideAllowed = false; ///< the user said that pictures outside `root` may be opened
};

/// Where a dataset is, and its form: the place of the configuration that names it, else its own.
[[nodiscard]] ArtifactId datasetId(const DatasetSource& dataset);

using DatasetSourcePtr = std::shared_ptr<const DatasetSource>;

} // namespace faultline
