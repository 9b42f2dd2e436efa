// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/dataset_reader.h"
#include "model/dataset/formats/dataset_formats.h"

#include <vector>

namespace faultline {

std::span<const std::unique_ptr<const DatasetReader>> builtinDatasetReaders()
{
    static const std::vector<std::unique_ptr<const DatasetReader>> kReaders = [] {
        std::vector<std::unique_ptr<const DatasetReader>> readers;
        readers.push_back(makeCocoReader());
        readers.push_back(makeTfRecordReader());
        readers.push_back(makePascalVocReader());
        readers.push_back(makeYoloReader());
        readers.push_back(makeCreateMlReader());
        readers.push_back(makeLabelMeReader());
        readers.push_back(makeBoxCsvReader());
        readers.push_back(makeImageFolderReader());
        return readers;
    }();
    return kReaders;
}

const DatasetReader* datasetReader(DatasetFormat format)
{
    for (const auto& reader : builtinDatasetReaders()) {
        if (reader->format() == format)
            return reader.get();
    }
    return nullptr;
}

} // namespace faultline
