// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/dataset/formats/image_collector.h"
#include "model/readers/dataset/dataset_marks.h"

#include <algorithm>

namespace faultline {

namespace {

class ImageFolderReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::ImageFolder; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "Folder of images");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override
    {
        struct Picture {
            std::string path;
            std::uint8_t split = 0;
        };
        std::vector<Picture> pictures;
        for (std::size_t split = 0; split < source.splits.size(); ++split) {
            for (std::string& path : annotationFiles(source.splits[split], "")) {
                if (isPictureName(path))
                    pictures.push_back(
                        {.path = std::move(path), .split = static_cast<std::uint8_t>(split)});
            }
        }
        ImageCollector collector(context);
        collectImages(context, source, pictures.size(), collector,
                      [&](ImageStretch& stretch, std::size_t index) {
                          AnnotatedImage image;
                          image.row.container = ImageRow::kOwnFile;
                          image.row.split = pictures[index].split;
                          image.row.flags = kNoAnnotation;
                          image.name = stretch.files.relativeToRoot(pictures[index].path);
                          stretch.files.describe(image.name, image.row);
                          stretch.bytes += image.row.sizeBytes;
                          stretch.images.push_back(std::move(image));
                      });
        return finishReading(context, source, collector,
                             FAULTLINE_TR_NOOP("Errors", "there is no image in it"));
    }
};

} // namespace

std::unique_ptr<const DatasetReader> makeImageFolderReader()
{
    return std::make_unique<ImageFolderReader>();
}

} // namespace faultline
