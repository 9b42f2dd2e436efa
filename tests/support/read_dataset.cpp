// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/read_dataset.h"

#include "model/dataset/load_dataset.h"
#include "model/image/encode_image.h"
#include "model/readers/dataset/find_datasets.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace faultline::test {

std::vector<std::shared_ptr<DatasetSource>> datasetsIn(const std::string& path)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    return findDatasets(paths, monitor);
}

std::shared_ptr<DatasetSource> datasetOf(const std::vector<std::shared_ptr<DatasetSource>>& found,
                                         DatasetFormat format)
{
    const auto it = std::find_if(found.begin(), found.end(),
                                 [format](const auto& one) { return one->format == format; });
    return it == found.end() ? nullptr : *it;
}

DatasetPtr readDataset(const DatasetSource& source, unsigned threads)
{
    SilentMonitor monitor;
    const Result<DatasetPtr> read =
        loadDataset(source, monitor, {.cacheFolder = {}, .threads = threads});
    return read ? *read : nullptr;
}

DatasetPtr readDatasetIn(const std::string& path, DatasetFormat format)
{
    const auto found = datasetsIn(path);
    const auto source = datasetOf(found, format);
    return source ? readDataset(*source) : nullptr;
}

std::size_t imageNamed(const Dataset& dataset, std::string_view name)
{
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        if (dataset.name(i) == name)
            return i;
    }
    return kNoImage;
}

std::string pngOf(int width, int height)
{
    const Result<std::vector<std::byte>> png =
        encodePng(cv::Mat(height, width, CV_8UC3, cv::Scalar(0, 0, 0)));
    if (!png)
        return {};
    return {reinterpret_cast<const char*>(png->data()), png->size()};
}

std::size_t occurrences(std::string_view text, std::string_view word)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + word.size()))
        ++count;
    return count;
}

std::string textOfFile(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace faultline::test
