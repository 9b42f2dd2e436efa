// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/core/run.h"
#include "model/image/encode_image.h"
#include "tests/support/dataset_maker.h"

#include <opencv2/imgproc.hpp>

#include <memory>
#include <string>
#include <vector>

namespace faultline::samples {

/// A dataset with pictures on disk, in two splits and three classes, with a few defects: a box of
/// swapped corners, one outside, one empty, pictures without boxes and one that is not there.
class PetSet {
public:
    explicit PetSet(int perSplit = 24) : m_maker(DatasetFormat::PascalVoc, m_folder.path())
    {
        for (const char* split : {"train", "val"}) {
            m_maker.split(split);
            for (int i = 0; i < perSplit; ++i)
                addPicture(split, i);
        }
        m_maker.split("train").picture("train/missing.jpg", 640, 480).edit([](ImageRow& row) {
            row.flags |= kImageMissing;
        });
        m_maker.box("cat", 0.1F, 0.1F, 0.4F, 0.4F);
        m_maker.source().file.displayName = "pets";
        m_maker.source().file.id = ArtifactId(m_maker.source().file.displayName);
        m_source = std::make_shared<DatasetSource>(m_maker.source());
        m_dataset = m_maker.make();
    }

    [[nodiscard]] const DatasetPtr& dataset() const { return m_dataset; }
    [[nodiscard]] const std::shared_ptr<DatasetSource>& source() const { return m_source; }
    [[nodiscard]] CasePtr openedCase() const
    {
        auto made = std::make_shared<CaseData>();
        made->sources = {m_folder.path()};
        made->datasets = {m_source};
        return made;
    }
    [[nodiscard]] const test::ScratchFolder& folder() const { return m_folder; }

private:
    void addPicture(const std::string& split, int number)
    {
        static const std::vector<std::string> kNames{"cat", "dog", "horse"};
        const int width = number % 3 == 0 ? 480 : 640;
        const int height = number % 3 == 0 ? 640 : 480;
        const std::string name = split + "/pet-" + std::to_string(number) + ".jpg";
        cv::Mat pixels(height, width, CV_8UC3, cv::Scalar(200, 190 - 3 * number, 150));
        m_maker.picture(name, static_cast<std::uint16_t>(width),
                        static_cast<std::uint16_t>(height));
        const int boxes = number % 5;
        for (int i = 0; i < boxes; ++i) {
            const float side = 0.05F + 0.02F * static_cast<float>(number % 13);
            const float x = 0.05F + 0.17F * static_cast<float>(i);
            const float y = 0.1F + 0.025F * static_cast<float>(number);
            cv::rectangle(pixels,
                          cv::Point(static_cast<int>(x * static_cast<float>(width)),
                                    static_cast<int>(y * static_cast<float>(height))),
                          cv::Point(static_cast<int>((x + side) * static_cast<float>(width)),
                                    static_cast<int>((y + side) * static_cast<float>(height))),
                          cv::Scalar(90, 60 * i, 160), cv::FILLED);
            m_maker.box(kNames[static_cast<std::size_t>((i * i + number / 4) % 3)], x, y, x + side,
                        y + side);
        }
        if (number == 2)
            m_maker.box("dog", 0.8F, 0.2F, 0.6F, 0.5F); // corners swapped
        if (number == 3)
            m_maker.box("cat", 0.7F, 0.7F, 1.3F, 0.9F); // partly outside
        if (number == 4)
            m_maker.box("horse", 0.5F, 0.5F, 0.5F, 0.5F); // empty
        m_folder.write(name, encodeJpeg(pixels, 90).value());
    }

    test::ScratchFolder m_folder;
    test::DatasetMaker m_maker;
    std::shared_ptr<DatasetSource> m_source;
    DatasetPtr m_dataset;
};

} // namespace faultline::samples
