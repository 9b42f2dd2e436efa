// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each defect fires where it should and is silent where it nearly should.
#include "model/dataset/defects/class_defects.h"
#include "model/dataset/defects/find_defects.h"
#include "tests/support/dataset_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

namespace faultline {
namespace {

using test::DatasetMaker;
using enum DefectId;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::uint64_t found(const DatasetPtr& set, DefectId id, const DefectOptions& options = {})
{
    return findDefects(*set, options).count(id);
}

DatasetPtr oneBox(float xmin, float ymin, float xmax, float ymax, std::uint16_t flags = 0)
{
    return DatasetMaker()
        .picture("a.jpg", 640, 480)
        .box("cat", xmin, ymin, xmax, ymax, std::nullopt, flags)
        .make();
}

/// The defects of a picture with one box, those of the dataset as a whole aside.
std::set<std::string> namesOf(const DatasetPtr& set, const DefectOptions& options = {})
{
    std::set<std::string> names;
    for (const Defect& row : findDefects(*set, options).rows) {
        if (row.hasImage())
            names.insert(std::string(defectKind(row.id).name));
    }
    return names;
}

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(DefectKinds, HaveNamesTextsAndCodes)
{
    std::set<std::string_view> names;
    for (const DefectKind& kind : allDefectKinds()) {
        EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
        EXPECT_EQ(findDefectKind(kind.name), &kind);
        EXPECT_GE(kind.code, "D01");
        EXPECT_LE(kind.code, "D07");
        EXPECT_FALSE(kind.title.empty() || kind.why.empty() || kind.advice.empty());
    }
    EXPECT_EQ(findDefectKind("no-such"), nullptr);
}

TEST(BoxDefects, GoodBoxesHaveNone)
{
    EXPECT_THAT(namesOf(oneBox(0, 0, 0.5F, 0.5F)), IsEmpty());
    EXPECT_THAT(namesOf(oneBox(0.5F, 0.5F, 1, 1)), IsEmpty());
}

TEST(BoxDefects, NotFinite)
{
    EXPECT_THAT(namesOf(oneBox(kNan, 0, 1, 1)), ElementsAre("box-not-finite"));
    EXPECT_THAT(namesOf(oneBox(0, 0, INFINITY, 1)), ElementsAre("box-not-finite"));
    EXPECT_THAT(namesOf(oneBox(kNan, 0, 1, 1, kBoxMalformed)), ElementsAre("box-malformed"));
    EXPECT_TRUE(findDefects(*oneBox(kNan, 0, 1, 1)).hasCritical());
}

TEST(BoxDefects, Inverted)
{
    EXPECT_THAT(namesOf(oneBox(0.5F, 0.1F, 0.2F, 0.4F)), ElementsAre("box-inverted"));
    EXPECT_THAT(namesOf(oneBox(0.1F, 0.5F, 0.2F, 0.4F)), ElementsAre("box-inverted"));
    EXPECT_THAT(namesOf(oneBox(0.1F, 0.1F, 0.1F, 0.4F)), ElementsAre("box-empty"));
}

TEST(BoxDefects, OutsideBeyondRounding)
{
    EXPECT_THAT(namesOf(oneBox(0.1F, 0.1F, 1.002F, 0.4F)), ElementsAre("box-outside"));
    EXPECT_THAT(namesOf(oneBox(-0.002F, 0.1F, 0.9F, 0.4F)), ElementsAre("box-outside"));
    EXPECT_THAT(namesOf(oneBox(0.1F, 0.1F, 1.0009F, 0.4F)), IsEmpty());
    EXPECT_THAT(namesOf(oneBox(1.1F, 0.1F, 1.4F, 0.4F)), ElementsAre("box-wholly-outside"));
}

TEST(BoxDefects, PixelsInPlaceOfFractions)
{
    EXPECT_THAT(namesOf(oneBox(12, 30, 200, 400)), ElementsAre("box-not-normalised"));
    EXPECT_THAT(namesOf(oneBox(0, 30, 200, 400)), ElementsAre("box-not-normalised"));
    EXPECT_THAT(namesOf(oneBox(0.5F, 0.5F, 1.6F, 1.6F)), ElementsAre("box-outside"));
    EXPECT_THAT(namesOf(oneBox(1, 2, 3, 4, kBoxPixels)), ElementsAre("box-size-unknown"));
}

TEST(BoxDefects, SizeAfterResizing)
{
    const DatasetPtr set = oneBox(0.1F, 0.1F, 0.1F + 7.0F / 640, 0.2F);
    EXPECT_THAT(namesOf(set), ElementsAre("box-too-small"));
    DefectOptions options;
    options.resizer = ResizerGeometry::fixed(1280, 960);
    EXPECT_THAT(namesOf(set, options), IsEmpty());
    options.resizer = ResizerGeometry::fixed(20, 4);
    EXPECT_THAT(namesOf(set, options), ElementsAre("box-below-pixel", "box-too-small"));
}

TEST(BoxDefects, WholePicture)
{
    EXPECT_THAT(namesOf(oneBox(0, 0, 1, 1)), ElementsAre("box-whole-picture"));
    EXPECT_THAT(namesOf(oneBox(0, 0, 0.97F, 1)), IsEmpty());
}

TEST(BoxDefects, CrowdsMayBeAnything)
{
    EXPECT_THAT(namesOf(oneBox(0.5F, 0.1F, 0.2F, 0.4F, kBoxCrowd)), IsEmpty());
    EXPECT_THAT(namesOf(oneBox(kNan, 0.1F, 0.2F, 0.4F, kBoxCrowd)), ElementsAre("box-not-finite"));
}

TEST(BoxDefects, SameBoxTwice)
{
    DatasetMaker maker;
    maker.picture("a", 640, 480);
    maker.box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    maker.box("dog", 0.1F, 0.1F, 0.5F, 0.5F);
    maker.box("cat", 0.2F, 0.1F, 0.5F, 0.5F);
    maker.box("cat", 0.10005F, 0.1F, 0.5F, 0.5F);
    const DatasetPtr set = maker.make();
    const DefectReport report = findDefects(*set);
    ASSERT_EQ(report.rowsOf(BoxDuplicate).size(), 1U);
    EXPECT_EQ(report.rowsOf(BoxDuplicate)[0].box, 3U);
    EXPECT_EQ(report.rowsOf(BoxDuplicate)[0].other, 0U);
    EXPECT_GE(report.count(BoxTwoClasses), 1U);
    EXPECT_EQ(found(DatasetMaker()
                        .picture("a", 640, 480)
                        .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
                        .box("cat", 0.1003F, 0.1F, 0.5F, 0.5F)
                        .make(),
                    BoxDuplicate),
              0U);
}

TEST(BoxDefects, MillionBoxesInOneColumnTakeNoHours)
{
    DatasetMaker maker;
    maker.picture("a", 640, 480);
    for (int i = 0; i < 200'000; ++i)
        maker.box("cat", 0.0F, static_cast<float>(i) * 4e-6F, 0.5F, 1.0F);
    EXPECT_EQ(findDefects(*maker.make()).count(BoxDuplicate), 199'999U);
}

TEST(BoxDefects, FewBrokenOnesWarnManyAreCritical)
{
    const auto severity = [](int bad, int good) {
        DatasetMaker maker;
        maker.picture("a", 640, 480);
        for (int i = 0; i < bad; ++i)
            maker.box("cat", 0.5F, 0.1F, 0.2F, 0.2F + static_cast<float>(i) * 1e-3F);
        for (int i = 0; i < good; ++i)
            maker.box("cat", 0.1F, 0.1F, 0.2F, 0.2F + static_cast<float>(i) * 1e-4F);
        return findDefects(*maker.make()).summary(BoxInverted)->severity;
    };
    EXPECT_EQ(severity(1, 2000), DefectSeverity::Warning);
    EXPECT_EQ(severity(3, 2000), DefectSeverity::Critical);
}

TEST(StatedSize, SwappedOrDifferent)
{
    const auto stated = [](std::uint16_t width, std::uint16_t height) {
        return DatasetMaker()
            .picture("a", 640, 480)
            .edit([&](ImageRow& row) {
                row.statedWidth = width;
                row.statedHeight = height;
            })
            .make();
    };
    EXPECT_THAT(namesOf(stated(480, 640)), ElementsAre("size-swapped"));
    EXPECT_THAT(namesOf(stated(640, 481)), ElementsAre("size-differs"));
    EXPECT_THAT(namesOf(stated(640, 480)), IsEmpty());
    EXPECT_THAT(namesOf(stated(0, 0)), IsEmpty());
}

TEST(PictureFlags, EachIsADefectOfItsOwn)
{
    const std::vector<std::pair<std::uint32_t, std::string>> flags{
        {kImageMissing, "picture-missing"},
        {kImageUnreadable, "picture-unreadable"},
        {kImageCut, "picture-cut"},
        {kImageCmyk, "picture-cmyk"},
        {kImageSixteenBit, "picture-sixteen-bit"},
        {kImageAlpha, "picture-alpha"},
        {kImageAnimated, "picture-animated"},
        {kImageTooLarge, "picture-too-large"},
        {kImageOutside, "picture-outside"},
        {kAnnotationBroken, "annotation-broken"},
        {kListsUnequal, "lists-unequal"},
        {kFormatMismatch, "picture-format-differs"},
        {kHashMismatch, "picture-hash-differs"},
        {kRecordDamaged, "record-damaged"},
        {kSequenceExample, "sequence-example"},
        {kDuplicateId, "picture-id-twice"}};
    for (const auto& [flag, name] : flags) {
        const DatasetPtr set = DatasetMaker()
                                   .picture("a", 640, 480)
                                   .edit([&, bit = flag](ImageRow& row) { row.flags = bit; })
                                   .make();
        EXPECT_THAT(namesOf(set), ElementsAre(name));
    }
    const auto turned = DatasetMaker()
                            .picture("a", 640, 480)
                            .edit([](ImageRow& row) { row.orientation = 6; })
                            .make();
    EXPECT_THAT(namesOf(turned), ElementsAre("picture-rotated"));
    DefectOptions options;
    options.trainerAppliesOrientation = true;
    EXPECT_THAT(namesOf(turned, options), IsEmpty());
}

TEST(PictureFlags, GreyOnlyAmongColour)
{
    const auto grey = [](ImageRow& row) {
        row.flags = kImageGrey;
        row.channels = 1;
    };
    EXPECT_EQ(
        found(DatasetMaker().picture("a", 9, 9).edit(grey).picture("b", 9, 9).make(), PictureGrey),
        1U);
    EXPECT_EQ(
        found(DatasetMaker().picture("a", 9, 9).edit(grey).picture("b", 9, 9).edit(grey).make(),
              PictureGrey),
        0U);
}

TEST(PictureSizes, OutliersByFourTimesTheMedian)
{
    DatasetMaker maker;
    for (int i = 0; i < 9; ++i)
        maker.picture(std::to_string(i), 640, 480);
    maker.picture("near", 2560, 100).picture("large", 2600, 100).picture("small", 100, 150);
    EXPECT_EQ(found(maker.make(), PictureSizeOutlier), 2U);
}

DatasetMaker recordOf(std::string_view name, std::optional<std::int64_t> id)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train").picture("a", 640, 480).box(name, 0.1F, 0.1F, 0.5F, 0.5F, id);
    return maker;
}

TEST(ClassDefects, IdsOutOfRange)
{
    EXPECT_EQ(found(recordOf("", 0).make(), ClassIdBelowFirst), 1U);
    EXPECT_EQ(found(recordOf("", 1).make(), ClassIdBelowFirst), 0U);
    DefectOptions options;
    options.numClasses = 3;
    EXPECT_EQ(found(recordOf("", 4).make(), ClassIdAboveCount, options), 1U);
    EXPECT_EQ(found(recordOf("", 3).make(), ClassIdAboveCount, options), 0U);
    // YOLO counts from 0, so that 2 is the last of three.
    DatasetMaker yolo(DatasetFormat::Yolo);
    yolo.picture("a", 640, 480).box("", 0, 0, 0.5F, 0.5F, 0).box("", 0, 0.1F, 0.5F, 0.5F, 2);
    yolo.box("", 0, 0.2F, 0.5F, 0.5F, 3);
    const DatasetPtr set = yolo.make();
    EXPECT_EQ(found(set, ClassIdBelowFirst, options), 0U);
    EXPECT_EQ(found(set, ClassIdAboveCount, options), 1U);
    // A COCO file may number its categories as it likes.
    DatasetMaker coco(DatasetFormat::Coco);
    coco.picture("a", 640, 480).box("cat", 0, 0, 0.5F, 0.5F, 0);
    EXPECT_EQ(found(coco.make(), ClassIdBelowFirst), 0U);
}

TEST(ClassDefects, AgainstTheLabelMap)
{
    EXPECT_EQ(found(recordOf("", 7).labelMap({{1, "cat"}}).make(), ClassIdNotInMap), 1U);
    EXPECT_EQ(found(recordOf("", 1).labelMap({{1, "cat"}}).make(), ClassIdNotInMap), 0U);
    EXPECT_EQ(found(recordOf("cow", 1).labelMap({{1, "cat"}}).make(), ClassNameNotInMap), 1U);
    EXPECT_EQ(found(recordOf("cat", 1).labelMap({{1, "cat"}}).make(), ClassNameNotInMap), 0U);
    EXPECT_EQ(
        found(recordOf("cat", 2).labelMap({{1, "cat"}, {2, "dog"}}).make(), ClassNameIdDisagree),
        1U);
    EXPECT_EQ(
        found(recordOf("cat", 2).labelMap({{2, "cat"}, {1, "dog"}}).make(), ClassNameIdDisagree),
        0U);
    EXPECT_EQ(found(recordOf("cat", 1).labelMap({{0, "cat"}}).make(), ClassMapStart), 1U);
    EXPECT_EQ(found(recordOf("cat", 1).labelMap({{1, "cat"}, {2, "dog"}}).make(), ClassUnused), 1U);
    DefectOptions options;
    options.numClasses = 2;
    EXPECT_EQ(found(recordOf("cat", 1).labelMap({{1, "cat"}}).make(), ClassMapSize, options), 1U);
    options.numClasses = 1;
    EXPECT_EQ(found(recordOf("cat", 1).labelMap({{1, "cat"}}).make(), ClassMapSize, options), 0U);
}

TEST(ClassDefects, NameThatDiffersInCaseOrBlanksIsNamed)
{
    const DatasetPtr set = recordOf("Traffic  Light ", 1).labelMap({{1, "traffic_light"}}).make();
    const DefectReport report = findDefects(*set);
    ASSERT_EQ(report.rowsOf(ClassNameNotInMap).size(), 1U);
    EXPECT_EQ(toEnglish(defectReason(*set, report.rowsOf(ClassNameNotInMap)[0])),
              "\"Traffic  Light \" is the class of 1 of the boxes; the label map has "
              "\"traffic_light\".");
    EXPECT_EQ(foldedName(" A-b_ C "), "a_b_c");
    EXPECT_NE(foldedName("cats"), foldedName("cat"));
}

TEST(ClassDefects, SpellingsAndIdsWithinTheAnnotations)
{
    DatasetMaker maker;
    maker.picture("a", 640, 480).box("cat", 0, 0, 0.5F, 0.5F).box("Cat", 0.1F, 0, 0.5F, 0.5F);
    maker.box("cats", 0.2F, 0, 0.5F, 0.5F);
    EXPECT_EQ(found(maker.make(), ClassSpelling), 1U);
    DatasetMaker two(DatasetFormat::Coco);
    two.picture("a", 640, 480).box("cat", 0, 0, 0.5F, 0.5F, 1).box("dog", 0.1F, 0, 0.5F, 0.5F, 1);
    EXPECT_EQ(found(two.make(), ClassNameIdDisagree), 1U);
    EXPECT_EQ(
        found(DatasetMaker().picture("a", 9, 9).box("", 0, 0, 0.5F, 0.5F).make(), BoxUnlabelled),
        1U);
}

/// So many boxes of two classes, in a training and a validation split.
DatasetPtr balance(int cats, int dogs, int valCats, int valDogs)
{
    DatasetMaker maker;
    int name = 0;
    const auto add = [&](const char* split, const char* animal, int count) {
        maker.split(split);
        for (int i = 0; i < count; ++i)
            maker.picture(std::to_string(name++), 640, 480).box(animal, 0.1F, 0.1F, 0.5F, 0.5F);
    };
    add("train", "cat", cats);
    add("train", "dog", dogs);
    add("val", "cat", valCats);
    add("val", "dog", valDogs);
    return maker.make();
}

TEST(BalanceDefects, Imbalance)
{
    EXPECT_EQ(found(balance(100, 10, 0, 0), ClassImbalance), 0U);
    EXPECT_EQ(findDefects(*balance(101, 10, 0, 0)).summary(ClassImbalance)->severity,
              DefectSeverity::Info);
    EXPECT_EQ(findDefects(*balance(101, 1, 0, 0)).summary(ClassImbalance)->severity,
              DefectSeverity::Warning);
}

TEST(BalanceDefects, StarvingClasses)
{
    EXPECT_EQ(found(balance(60, 49, 0, 0), ClassStarving), 1U);
    EXPECT_EQ(found(balance(60, 50, 0, 0), ClassStarving), 0U);
    EXPECT_EQ(found(balance(6000, 55, 0, 0), ClassStarving), 1U); // below 1 %
}

TEST(BalanceDefects, ClassesOfOneSideOnly)
{
    EXPECT_EQ(found(balance(60, 0, 5, 5), ClassNotInTraining), 1U);
    EXPECT_EQ(found(balance(60, 60, 5, 0), ClassNotInValidation), 1U);
    EXPECT_EQ(found(balance(60, 60, 5, 5), ClassNotInValidation), 0U);
    EXPECT_EQ(found(balance(60, 60, 0, 0), ClassNotInValidation), 0U);
}

TEST(BalanceDefects, SplitWithoutBoxesIsCritical)
{
    DatasetMaker maker;
    maker.split("train").picture("a", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    maker.split("val").picture("b", 640, 480);
    const DefectReport report = findDefects(*maker.make());
    EXPECT_EQ(report.count(SplitWithoutBoxes), 1U);
    EXPECT_TRUE(report.hasCritical());
    EXPECT_EQ(report.rowsOf(SplitWithoutBoxes)[0].split, 1);
    EXPECT_EQ(found(balance(2, 2, 2, 2), SplitWithoutBoxes), 0U);
}

TEST(LimitDefects, BoxesOverTheLimit)
{
    DatasetMaker maker;
    maker.picture("a", 640, 480);
    for (int i = 0; i < 11; ++i)
        maker.box("cat", 0.01F * static_cast<float>(i), 0, 0.5F, 0.5F);
    const DatasetPtr set = maker.make();
    DefectOptions options;
    options.maxBoxes = 10;
    EXPECT_EQ(found(set, BoxesOverLimit, options), 1U);
    options.maxBoxes = 11;
    EXPECT_EQ(found(set, BoxesOverLimit, options), 0U);
}

TEST(SizeDefects, SharesOfTheWholeDataset)
{
    const auto set = [](int small, int all) {
        DatasetMaker maker;
        for (int i = 0; i < all; ++i) {
            const float side = i < small ? 0.01F : 0.5F;
            maker.picture(std::to_string(i), 640, 640).box("cat", 0.1F, 0.1F, 0.1F + side, 0.6F);
        }
        return maker.make();
    };
    EXPECT_EQ(found(set(21, 100), ObjectsTooSmall), 1U);
    EXPECT_EQ(found(set(20, 100), ObjectsTooSmall), 0U);
    DefectOptions options;
    options.anchors.sizes = {{320, 320}};
    EXPECT_EQ(found(set(11, 100), AnchorsDoNotFit, options), 1U);
    EXPECT_EQ(found(set(10, 100), AnchorsDoNotFit, options), 0U);
}

TEST(DefectReport, KeepsSoManyRowsAndCountsAll)
{
    DatasetMaker maker;
    for (int i = 0; i < 20; ++i)
        maker.picture(std::to_string(i), 640, 480).box("cat", 0.5F, 0.1F, 0.2F, 0.2F);
    DefectOptions options;
    options.keptPerKind = 5;
    const DefectReport report = findDefects(*maker.make(), options);
    EXPECT_EQ(report.count(BoxInverted), 20U);
    EXPECT_EQ(report.summary(BoxInverted)->images, 20U);
    EXPECT_EQ(report.rowsOf(BoxInverted).size(), 5U);
}

TEST(DefectReport, IsTheSameOnAnyNumberOfThreads)
{
    DatasetMaker maker;
    for (int i = 0; i < 40'000; ++i) {
        const float shift = static_cast<float>(i % 97) * 0.01F;
        maker.picture(std::to_string(i), 640, 480).box("cat", shift, 0.1F, 0.5F, 0.2F);
    }
    const DatasetPtr set = maker.make();
    WorkerPool pool(4);
    SilentMonitor monitor;
    const DefectReport many = findDefects(*set, {}, pool, monitor);
    const DefectReport one = findDefects(*set);
    ASSERT_EQ(many.rows.size(), one.rows.size());
    for (std::size_t i = 0; i < one.rows.size(); ++i) {
        EXPECT_EQ(many.rows[i].id, one.rows[i].id);
        EXPECT_EQ(many.rows[i].image, one.rows[i].image);
    }
}

TEST(DefectReport, EveryRowHasAReason)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train").picture("a", 640, 480).box("Cat", 2, 2, 300, 300, 0);
    maker.box("dog", 0.4F, 0.1F, 0.2F, 0.2F, 9).box("", 0, 0, 1, 1).box("", 0, 0, 1, 1);
    maker.box("dog", 0, 0, 0.001F, 0.001F, 9).box("dog", -1, 0, 0.5F, 0.5F, 9);
    maker.edit([](ImageRow& row) {
        row.flags = 0xFFFFFFFFU;
        row.orientation = 3;
        row.statedWidth = 5;
    });
    maker.split("val").picture("b", 9000, 480).labelMap({{3, "cat"}, {4, "bird"}});
    const DatasetPtr set = maker.make();
    DefectOptions options;
    options.numClasses = 5;
    options.maxBoxes = 2;
    options.anchors.sizes = {{10, 10}};
    options.resizer = ResizerGeometry::fixed(300, 300);
    const DefectReport report = findDefects(*set, options);
    EXPECT_GT(report.summaries.size(), 25U);
    for (const Defect& row : report.rows) {
        const std::string reason = toEnglish(defectReason(*set, row));
        EXPECT_FALSE(reason.empty());
        EXPECT_EQ(reason.find('%' + std::string("1")), std::string::npos) << reason;
    }
}

} // namespace
} // namespace faultline
