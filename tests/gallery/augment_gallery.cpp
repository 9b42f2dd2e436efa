// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// augment_gallery DATASET FOLDER [PATTERN [IMAGE]]: a contact sheet for each transform of the
// catalogue whose id contains PATTERN, of one picture: as annotated, the defaults under five seeds,
// each number at its least and at its most. Every step is sure to run (probability 1), and a size
// that the library wants to be told is half the picture's.

#include "model/augment/run_pipeline.h"
#include "model/dataset/load_dataset.h"
#include "model/image/decode_image.h"
#include "model/image/encode_image.h"
#include "model/readers/dataset/find_datasets.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace faultline;
using namespace faultline::augment;

constexpr int kCell = 240;
constexpr int kCaption = 16;
constexpr int kColumns = 6;

Sample sampleOf(const Dataset& dataset, std::size_t image)
{
    Sample sample;
    const auto bytes = dataset.readImage(image);
    if (!bytes)
        return sample;
    const auto decoded = decodeImage(*bytes);
    if (!decoded)
        return sample;
    sample.image = decoded->pixels;
    sample.imageIndex = static_cast<std::uint32_t>(image);
    sample.storedSize = sample.image.size();
    std::uint32_t index = 0;
    for (const BoxRow& row : dataset.boxes(image)) {
        Box box;
        box.xmin = row.xmin;
        box.ymin = row.ymin;
        box.xmax = row.xmax;
        box.ymax = row.ymax;
        box.classIndex = row.classIndex;
        box.image = sample.imageIndex;
        box.index = index++;
        sample.boxes.push_back(box);
    }
    return sample;
}

cv::Mat cellOf(const Sample& sample, const std::string& caption)
{
    cv::Mat cell(kCell + kCaption, kCell, CV_8UC3, cv::Scalar(245, 245, 245));
    cv::putText(cell, caption, {2, 12}, cv::FONT_HERSHEY_SIMPLEX, 0.34, cv::Scalar(0, 0, 0), 1,
                cv::LINE_AA);
    if (sample.image.empty())
        return cell;
    const cv::Mat shown = toDisplay(sample.image);
    const double scale = static_cast<double>(kCell) / std::max(shown.cols, shown.rows);
    const cv::Size size(std::max(1, static_cast<int>(shown.cols * scale)),
                        std::max(1, static_cast<int>(shown.rows * scale)));
    cv::Mat small;
    cv::resize(shown, small, size, 0, 0, cv::INTER_AREA);
    for (const Box& box : sample.boxes) {
        const auto at = [&](float x, float y) {
            return cv::Point(static_cast<int>(x * static_cast<float>(size.width)),
                             static_cast<int>(y * static_cast<float>(size.height)));
        };
        cv::rectangle(small, at(box.xmin, box.ymin), at(box.xmax, box.ymax),
                      cv::Scalar(255, 40, 40), 1);
    }
    small.copyTo(cell(cv::Rect({0, kCaption}, size)));
    return cell;
}

/// A step with one parameter set to a number, if it takes one.
bool setNumber(PipelineStep& step, const ParameterInfo& info, double number)
{
    switch (info.kind) {
    case ParameterKind::Real: step.parameters[std::string(info.name)] = number; return true;
    case ParameterKind::Integer:
        step.parameters[std::string(info.name)] = static_cast<std::int64_t>(number);
        return true;
    case ParameterKind::Range:
    case ParameterKind::Size:
        step.parameters[std::string(info.name)] = std::vector<double>{number, number};
        return true;
    case ParameterKind::Boolean:
        step.parameters[std::string(info.name)] = number != 0.0;
        return true;
    default: return false;
    }
}

class Gallery {
public:
    Gallery(const Dataset& dataset, const TransformInfo& info, std::size_t image)
        : m_dataset(dataset), m_info(info), m_image(image)
    {
    }

    cv::Mat draw()
    {
        const Sample original = sampleOf(m_dataset, m_image);
        m_cells.push_back(cellOf(original, "as annotated"));
        PipelineStep step;
        step.transform = std::string(m_info.id);
        makeSure(step);
        giveSize(step, original.storedSize);
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            add(step, seed, "default, seed " + std::to_string(seed));
        for (const ParameterInfo& parameter : m_info.parameters) {
            for (const double number : {parameter.minimum, parameter.maximum}) {
                PipelineStep extreme = step;
                if (setNumber(extreme, parameter, number))
                    add(extreme, 3, std::string(parameter.name) + " " + toText(number));
            }
        }
        return sheet();
    }

private:
    /// Lets the draw that decides whether anything happens say yes.
    void makeSure(PipelineStep& step) const
    {
        for (const char* name : {"p", "probability"}) {
            if (findParameter(m_info.parameters, name) != nullptr)
                step.parameters[name] = 1.0;
        }
    }

    /// Fills in what has no default of the library's: sizes of crops and the like.
    void giveSize(PipelineStep& step, cv::Size size) const
    {
        const auto give = [&](const char* name, std::int64_t pixels) {
            const ParameterInfo* info = findParameter(m_info.parameters, name);
            if (info != nullptr && info->kind == ParameterKind::Integer)
                step.parameters[name] = pixels;
        };
        if (m_info.library != Library::Albumentations)
            return;
        give("height", size.height / 2);
        give("width", size.width / 2);
        give("max_size", size.width / 2);
    }

    void add(const PipelineStep& step, std::uint64_t seed, std::string caption)
    {
        Pipeline pipeline;
        pipeline.library = m_info.library;
        pipeline.steps.push_back(step);
        std::vector<PipelineRemark> remarks;
        const CompiledPipeline compiled(pipeline, remarks);
        Sample sample = sampleOf(m_dataset, m_image);
        SeededRandom random(seed, 0);
        StepOutcome outcome;
        compiled.run(
            sample, random,
            [&](Random& chance) {
                return sampleOf(m_dataset,
                                static_cast<std::size_t>(chance.integer(
                                    0, static_cast<std::int64_t>(m_dataset.imageCount()))));
            },
            [&](std::size_t, const Sample&, const StepOutcome& done) { outcome = done; });
        if (!remarks.empty())
            caption += " LEFT OUT";
        if (!outcome.failure.empty())
            caption += " FAILED";
        if (!outcome.applied)
            caption += " -";
        m_cells.push_back(cellOf(sample, caption));
    }

    cv::Mat sheet() const
    {
        const int rows = (static_cast<int>(m_cells.size()) + kColumns - 1) / kColumns;
        cv::Mat all(rows * (kCell + kCaption + 4), kColumns * (kCell + 4), CV_8UC3,
                    cv::Scalar(210, 210, 210));
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const int column = static_cast<int>(i) % kColumns;
            const int row = static_cast<int>(i) / kColumns;
            m_cells[i].copyTo(all(
                cv::Rect({column * (kCell + 4), row * (kCell + kCaption + 4)}, m_cells[i].size())));
        }
        return all;
    }

    const Dataset& m_dataset;
    const TransformInfo& m_info;
    std::size_t m_image;
    std::vector<cv::Mat> m_cells;
};

bool write(const cv::Mat& sheet, const std::filesystem::path& path)
{
    const auto png = encodePng(sheet);
    if (!png)
        return false;
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(png->data()),
               static_cast<std::streamsize>(png->size()));
    return file.good();
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc < 3) {
        std::puts("augment_gallery DATASET FOLDER [PATTERN [IMAGE]]");
        return 2;
    }
    SilentMonitor monitor;
    const std::vector<std::string> paths{argv[1]};
    const auto sources = findDatasets(paths, monitor);
    if (sources.empty()) {
        std::puts("no dataset there");
        return 3;
    }
    const auto dataset = loadDataset(*sources.front(), monitor);
    if (!dataset) {
        std::puts(dataset.error().message().c_str());
        return 3;
    }
    const std::filesystem::path folder(argv[2]);
    std::filesystem::create_directories(folder);
    const std::string pattern = argc > 3 ? argv[3] : "";
    const std::size_t image = argc > 4 ? std::strtoul(argv[4], nullptr, 10) : 0;
    if (image >= (*dataset)->imageCount()) {
        std::puts("there is no such picture");
        return 2;
    }
    for (const TransformInfo& info : catalogue()) {
        std::string name(info.id);
        if (name.find(pattern) == std::string::npos)
            continue;
        std::replace(name.begin(), name.end(), '/', '-');
        if (!write(Gallery(**dataset, info, image).draw(), folder / (name + ".png")))
            std::printf("%s could not be written\n", name.c_str());
    }
    return 0;
}
