// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/augment_report.h"
#include "model/report/contact_sheet.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace faultline {
namespace {

DatasetPtr twoPictures()
{
    return test::DatasetMaker()
        .split("train")
        .picture("a.jpg", 100, 50)
        .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
        .picture("b.jpg", 100, 50)
        .box("", 0.1F, 0.1F, 0.5F, 0.5F, 7)
        .make();
}

augment::Box boxOf(float xmin, float ymin, float xmax, float ymax, std::int32_t classIndex = 0)
{
    augment::Box box;
    box.xmin = xmin;
    box.ymin = ymin;
    box.xmax = xmax;
    box.ymax = ymax;
    box.classIndex = classIndex;
    return box;
}

BatchItem itemOf(std::size_t image, std::vector<augment::Box> boxes)
{
    BatchItem item;
    item.image = image;
    item.sample.image = cv::Mat(64, 64, CV_8UC3, cv::Scalar::all(0));
    item.sample.boxes = std::move(boxes);
    return item;
}

struct Made {
    BatchRequest request;
    std::vector<BatchItem> items;
    std::string text;
    nlohmann::json json;
};

Made reportOf(std::vector<BatchItem> items)
{
    Made made;
    made.request.dataset = twoPictures();
    made.request.size = items.size();
    augment::PipelineStep step;
    step.transform = "ultralytics/fliplr";
    made.request.pipeline.library = augment::Library::Ultralytics;
    made.request.pipeline.steps = {step};
    made.items = std::move(items);
    augment::StepOutcome outcome;
    outcome.applied = true;
    outcome.boxesBefore = 3;
    outcome.lost = 1;
    for (BatchItem& item : made.items) {
        if (item.error.empty())
            item.steps = {outcome};
    }
    const AugmentReport report{.request = made.request,
                               .items = made.items,
                               .stepIndices = {0},
                               .remarks = {{.step = "ultralytics/x",
                                            .text = {"Something is %1", {std::string("odd")}},
                                            .line = 3,
                                            .isLeftOut = true}},
                               .files = {"0000.png"}};
    StringSink text;
    writeAugmentText(text, report, false);
    made.text = text.text();
    StringSink json;
    writeAugmentJson(json, report);
    made.json = nlohmann::json::parse(json.text());
    return made;
}

TEST(AugmentReport, TellsWhatBecameOfBoxes)
{
    BatchItem failed;
    failed.image = 1;
    failed.error = verbatim("b.jpg: cut");
    const Made made = reportOf(
        {itemOf(0, {boxOf(0.0F, 0.0F, 0.5F, 0.5F), boxOf(0.0F, 0.0F, 0.05F, 0.5F, 1)}), failed});
    EXPECT_NE(made.text.find("2 x 64 x 64 x 3 uint8"), std::string::npos) << made.text;
    EXPECT_NE(made.text.find("1 image could not be read"), std::string::npos);
    EXPECT_NE(made.text.find("2, 1 (50"), std::string::npos) << "one of two is under 8 px";
    EXPECT_NE(made.text.find("Something is odd (line 3)"), std::string::npos);
    EXPECT_NE(made.text.find("RandomFlip (horizontal)"), std::string::npos);
    EXPECT_EQ(made.json["schema"], "faultline/augment/1");
    EXPECT_EQ(made.json["tensor"]["bytes"], 2 * 64 * 64 * 3);
    EXPECT_EQ(made.json["totals"]["boxes_lost"], 1);
    EXPECT_EQ(made.json["pictures"][0]["boxes"][1]["class"], "id 7");
    EXPECT_EQ(made.json["pictures"][0]["boxes"][0]["width_px"], 32.0);
    EXPECT_EQ(made.json["pictures"][0]["steps"][0]["lost"], 1);
    EXPECT_EQ(made.json["pictures"][0]["file"], "0000.png");
    EXPECT_EQ(made.json["pictures"][1]["error"], "b.jpg: cut");
    EXPECT_TRUE(made.json["pictures"][1]["file"].is_null());
    EXPECT_TRUE(made.json["remarks"][0]["left_out"]);
}

TEST(AugmentReport, HasNamesForNumbersThatAreNone)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Made made = reportOf({itemOf(0, {boxOf(nan, 0.0F, 1e30F, 0.5F, 99)})});
    EXPECT_EQ(made.json["pictures"][0]["boxes"][0]["xmin"], "NaN");
    EXPECT_EQ(made.json["pictures"][0]["boxes"][0]["class"], "unlabelled");
}

TEST(ContactSheet, ShowsEveryPictureWithItsBoxes)
{
    const DatasetPtr dataset = twoPictures();
    BatchItem failed;
    failed.image = 1;
    failed.error = verbatim("broken");
    const std::vector<BatchItem> items{itemOf(0, {boxOf(0.25F, 0.25F, 0.75F, 0.75F)}),
                                       itemOf(1, {}), failed};
    const cv::Mat sheet = contactSheet(items, *dataset, 64);
    EXPECT_EQ(sheet.size(), cv::Size(8 + 2 * 72, 8 + 2 * 90)) << "two columns, two rows";
    // The first picture begins at (8, 8); its box is drawn in the colour of the first class.
    EXPECT_EQ(sheet.at<cv::Vec3b>(8 + 40, 8 + 16), cv::Vec3b(230, 159, 0));
    EXPECT_EQ(sheet.at<cv::Vec3b>(8 + 40, 8 + 30), cv::Vec3b(0, 0, 0));
}

TEST(ContactSheet, TakesAnythingThatABoxMayHold)
{
    const DatasetPtr dataset = twoPictures();
    const float nan = std::numeric_limits<float>::quiet_NaN();
    augment::Sample sample =
        itemOf(0, {boxOf(nan, nan, nan, nan), boxOf(-1e30F, -1e30F, 1e30F, 1e30F),
                   boxOf(0.9F, 0.9F, 0.1F, 0.1F), boxOf(5.0F, 5.0F, 6.0F, 6.0F)})
            .sample;
    EXPECT_EQ(drawSample(sample, *dataset, 0.5).size(), cv::Size(32, 32));
    sample.image = cv::Mat(1, 1, CV_32FC3, cv::Scalar::all(0.5));
    EXPECT_EQ(drawSample(sample, *dataset).size(), cv::Size(1, 1));
    EXPECT_TRUE(drawSample(augment::Sample{}, *dataset).empty());
    EXPECT_FALSE(contactSheet({}, *dataset).empty());
}

} // namespace
} // namespace faultline
