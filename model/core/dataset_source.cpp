// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/dataset_source.h"

namespace faultline {

std::string_view toString(DatasetFormat format)
{
    switch (format) {
    case DatasetFormat::TfRecord: return "tfrecord";
    case DatasetFormat::Coco: return "coco";
    case DatasetFormat::PascalVoc: return "pascal-voc";
    case DatasetFormat::Yolo: return "yolo";
    case DatasetFormat::CreateMl: return "createml";
    case DatasetFormat::LabelMe: return "labelme";
    case DatasetFormat::BoxCsv: return "box-csv";
    case DatasetFormat::ImageFolder: return "image-folder";
    }
    return {};
}

ArtifactId datasetId(const DatasetSource& dataset)
{
    const std::string& path = dataset.configPath.empty() ? dataset.file.path : dataset.configPath;
    return ArtifactId(placeOf(path) + "#" + std::string(toString(dataset.format)));
}

} // namespace faultline
