// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every transform of Albumentations, in every version.

#include "model/augment/random.h"
#include "model/augment/run_pipeline.h"
#include "tests/augment/albumentations_support.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>

namespace faultline {

using namespace augment;
using namespace test;

namespace {

constexpr std::string_view kVersions[] = {"1.3.1", "1.4.24", "2.0.8"};

struct Case {
    const TransformInfo* info;
    std::string_view version;
    PipelineStep step;
    TransformPtr transform;
};

PipelineStep certainStep(const TransformInfo& info)
{
    PipelineStep step = stepOf(info.name, neededBy(info.name));
    step.parameters["p"] = 1.0;
    if (info.group == TransformGroup::Choice)
        step.children = {stepOf("HorizontalFlip"), stepOf("RandomGamma")};
    return step;
}

/// Every transform in every version that has it, made to run.
std::vector<Case> everyCase()
{
    std::vector<Case> cases;
    for (const TransformInfo& info : catalogue()) {
        if (info.library != Library::Albumentations)
            continue;
        for (const std::string_view version : kVersions) {
            PipelineStep step = certainStep(info);
            Text why;
            TransformPtr transform = info.make(step, version, why);
            if (transform)
                cases.push_back({&info, version, std::move(step), std::move(transform)});
            else
                EXPECT_NE(toEnglish(why).find("does not exist"), std::string::npos)
                    << info.id << ": " << toEnglish(why);
        }
    }
    return cases;
}

std::string nameOf(const Case& one)
{
    return std::string(one.info->name) + " of " + std::string(one.version);
}

bool isEqual(const Sample& a, const Sample& b)
{
    if (a.image.size() != b.image.size() || a.image.type() != b.image.type()
        || a.boxes.size() != b.boxes.size())
        return false;
    if (!a.image.empty() && cv::norm(a.image, b.image, cv::NORM_INF) != 0.0)
        return false;
    for (std::size_t i = 0; i < a.boxes.size(); ++i) {
        if (a.boxes[i].xmin != b.boxes[i].xmin || a.boxes[i].ymax != b.boxes[i].ymax)
            return false;
    }
    return true;
}

} // namespace

TEST(AlbumentationsSteps, AreThereWithNamesParametersAndDefaults)
{
    std::size_t count = 0;
    for (const TransformInfo& info : catalogue()) {
        if (info.library != Library::Albumentations)
            continue;
        ++count;
        EXPECT_EQ(info.id, "albumentations/" + std::string(info.name));
        EXPECT_FALSE(info.summary.empty()) << info.id;
        for (const std::string_view version : kVersions) {
            const std::vector<ParameterInfo> infos = parametersFor(info, version);
            EXPECT_NE(findParameter(infos, "p"), nullptr) << info.id;
            for (const ParameterInfo& parameter : infos) {
                EXPECT_FALSE(parameter.help.empty()) << info.id << " " << parameter.name;
                EXPECT_LE(parameter.minimum, parameter.maximum) << info.id << parameter.name;
                if (parameter.kind != ParameterKind::Choice)
                    continue;
                EXPECT_NE(std::find(parameter.choices.begin(), parameter.choices.end(),
                                    std::get<std::string>(parameter.defaultValue)),
                          parameter.choices.end())
                    << info.id << " " << parameter.name;
            }
        }
    }
    EXPECT_GE(count, 40U);
}

TEST(AlbumentationsSteps, FollowTheVersionInTheirDefaults)
{
    const auto defaultOf = [](std::string_view name, std::string_view version,
                              std::string_view parameter) {
        const TransformInfo* info = findTransform("albumentations/" + std::string(name));
        const std::vector<ParameterInfo> infos = parametersFor(*info, version);
        const ParameterInfo* found = findParameter(infos, parameter);
        return found != nullptr ? toText(found->defaultValue) : std::string("none");
    };
    EXPECT_EQ(defaultOf("RandomRotate90", "1.3.1", "p"), "0.5");
    EXPECT_EQ(defaultOf("RandomRotate90", "2.0.8", "p"), "1");
    EXPECT_EQ(defaultOf("Rotate", "1.3.1", "border_mode"), "reflect_101");
    EXPECT_EQ(defaultOf("Rotate", "2.0.8", "border_mode"), "constant");
    EXPECT_EQ(defaultOf("Rotate", "2.0.8", "value"), "none");
    EXPECT_EQ(defaultOf("ColorJitter", "1.3.1", "hue"), "[-0.2, 0.2]");
    EXPECT_EQ(defaultOf("ColorJitter", "1.4.24", "hue"), "[-0.5, 0.5]");
    EXPECT_EQ(defaultOf("CoarseDropout", "1.3.1", "max_holes"), "[8]");
    EXPECT_EQ(defaultOf("CoarseDropout", "", "hole_height_range"), "[0.1, 0.2]");
    EXPECT_EQ(defaultOf("GaussianBlur", "1.3.1", "blur_limit"), "[3, 7]");
    EXPECT_EQ(defaultOf("GaussianBlur", "2.0.8", "blur_limit"), "[0, 0]");
    EXPECT_EQ(defaultOf("SomeOf", "1.3.1", "replace"), "true");
    EXPECT_EQ(defaultOf("SomeOf", "2.0.8", "replace"), "false");
    EXPECT_EQ(defaultOf("HorizontalFlip", "1.3.1", "always_apply"), "false");
    EXPECT_EQ(defaultOf("HorizontalFlip", "2.0.8", "always_apply"), "none");
}

TEST(AlbumentationsSteps, GiveTheSameForTheSameSeed)
{
    for (const Case& one : everyCase()) {
        Sample first = sampleWith({67, 51}, {10, 8, 30, 20});
        Sample second = sampleWith({67, 51}, {10, 8, 30, 20});
        run(*one.transform, first, 7);
        run(*one.transform, second, 7);
        EXPECT_TRUE(isEqual(first, second)) << nameOf(one);
    }
}

TEST(AlbumentationsSteps, LeaveThePictureTheyWereGivenAlone)
{
    for (const Case& one : everyCase()) {
        Sample sample = sampleWith({40, 30}, {5, 5, 20, 20});
        const cv::Mat shared = sample.image;
        const cv::Mat copy = shared.clone();
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Sample changed = sample;
            run(*one.transform, changed, seed);
        }
        EXPECT_EQ(cv::norm(shared, copy, cv::NORM_INF), 0.0) << nameOf(one);
    }
}

TEST(AlbumentationsSteps, TakePicturesOfOnePixelAndOneRow)
{
    for (const Case& one : everyCase()) {
        for (const cv::Size size :
             {cv::Size(1, 1), cv::Size(17, 1), cv::Size(1, 9), cv::Size(2, 2), cv::Size(3, 5)}) {
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                Sample sample = sampleWith(size, {0, 0, 1, 1});
                EXPECT_NO_THROW(run(*one.transform, sample, seed))
                    << nameOf(one) << " " << size.width << "x" << size.height;
                EXPECT_FALSE(sample.image.empty()) << nameOf(one);
            }
        }
    }
}

TEST(AlbumentationsSteps, TakeBoxesOfAnyKind)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float most = 1e30F;
    const float far = std::numeric_limits<float>::infinity();
    for (const Case& one : everyCase()) {
        Sample sample = sampleWith({33, 29}, {3, 3, 10, 10});
        const float values[][4] = {{nan, nan, nan, nan},
                                   {-most, -most, most, most},
                                   {0.9F, 0.9F, 0.1F, 0.1F},
                                   {2, 2, 3, 3},
                                   {0, 0, 0, 0},
                                   {-far, 0, far, 1},
                                   {0.2F, nan, 0.5F, 0.4F}};
        for (const auto& value : values) {
            Box box;
            box.xmin = value[0];
            box.ymin = value[1];
            box.xmax = value[2];
            box.ymax = value[3];
            sample.boxes.push_back(box);
        }
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Sample copy = sample;
            EXPECT_NO_THROW(run(*one.transform, copy, seed)) << nameOf(one);
        }
    }
}

TEST(AlbumentationsSteps, LeaveOnlyBoxesInsideBehindTheFilter)
{
    for (const Case& one : everyCase()) {
        Pipeline pipeline;
        pipeline.library = Library::Albumentations;
        pipeline.version = one.version;
        pipeline.steps = {one.step};
        pipeline.boxRules = {{"min_area", 4.0}};
        std::vector<PipelineRemark> remarks;
        const CompiledPipeline compiled(pipeline, remarks);
        ASSERT_TRUE(remarks.empty()) << nameOf(one);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Sample sample = sampleWith({64, 48}, {6, 5, 40, 30});
            SeededRandom random(seed, 3);
            compiled.run(sample, random);
            for (const Box& box : sample.boxes) {
                EXPECT_GE(box.xmin, 0.0F) << nameOf(one);
                EXPECT_GE(box.ymin, 0.0F) << nameOf(one);
                EXPECT_LE(box.xmax, 1.0F) << nameOf(one);
                EXPECT_LE(box.ymax, 1.0F) << nameOf(one);
                EXPECT_GT(box.area(), 0.0F) << nameOf(one);
            }
        }
    }
}

TEST(AlbumentationsSteps, RunAsOftenAsTheirProbabilitySays)
{
    const TransformPtr flip = made(stepOf("HorizontalFlip", {{"p", 0.3}}), "2.0.8");
    int count = 0;
    SeededRandom random(5, 0);
    TransformContext context{.random = random, .other = {}};
    for (int i = 0; i < 4000; ++i) {
        Sample sample = sampleWith({4, 4}, {0, 0, 1, 1});
        count += flip->apply(sample, context) ? 1 : 0;
    }
    EXPECT_NEAR(count / 4000.0, 0.3, 0.03);
    // always_apply of 1.x goes over p.
    const TransformPtr always =
        made(stepOf("HorizontalFlip", {{"p", 0.0}, {"always_apply", true}}), "1.3.1");
    Sample sample = sampleWith({4, 4}, {0, 0, 1, 1});
    EXPECT_TRUE(always->apply(sample, context));
}

TEST(AlbumentationsSteps, OneOfDrawsByWeightAndForcesWhatItDrew)
{
    PipelineStep choice = stepOf("OneOf", {{"p", 1.0}});
    choice.children = {stepOf("HorizontalFlip", {{"p", 0.1}}), stepOf("Transpose", {{"p", 0.3}})};
    for (const std::string_view version : kVersions) {
        const TransformPtr transform = made(choice, version);
        SeededRandom random(11, 0);
        TransformContext context{.random = random, .other = {}};
        int transposed = 0;
        for (int i = 0; i < 4000; ++i) {
            Sample sample = sampleWith({6, 4}, {0, 0, 1, 1});
            EXPECT_TRUE(transform->apply(sample, context)); // never the p of the child
            transposed += sample.image.cols == 4 ? 1 : 0;
        }
        EXPECT_NEAR(transposed / 4000.0, 0.75, 0.03) << version;
    }
}

TEST(AlbumentationsSteps, SomeOfForcesItsStepsInTheFirstVersionsOnly)
{
    PipelineStep choice =
        stepOf("SomeOf", {{"p", 1.0}, {"n", std::int64_t{2}}, {"replace", false}});
    choice.children = {stepOf("Transpose", {{"p", 0.2}}), stepOf("RandomGamma", {{"p", 0.2}})};
    std::map<std::string_view, int> transposed;
    for (const std::string_view version : kVersions) {
        const TransformPtr transform = made(choice, version);
        SeededRandom random(3, 0);
        TransformContext context{.random = random, .other = {}};
        for (int i = 0; i < 2000; ++i) {
            Sample sample = sampleWith({6, 4}, {0, 0, 1, 1});
            transform->apply(sample, context);
            transposed[version] += sample.image.cols == 4 ? 1 : 0;
        }
    }
    EXPECT_EQ(transposed["1.3.1"], 2000);
    EXPECT_NEAR(transposed["2.0.8"] / 2000.0, 0.2, 0.04);
}

TEST(AlbumentationsSteps, RefuseWhatMakesNoSenseWithAReason)
{
    const auto whyNot = [](const PipelineStep& step, std::string_view version) {
        Text why;
        EXPECT_EQ(findTransform(step.transform)->make(step, version, why), nullptr);
        return toEnglish(why);
    };
    EXPECT_NE(whyNot(stepOf("CropAndPad"), "2.0.8").find("px"), std::string::npos);
    EXPECT_NE(whyNot(stepOf("Cutout"), "2.0.8").find("does not exist"), std::string::npos);
    EXPECT_NE(whyNot(stepOf("D4"), "1.3.1").find("does not exist"), std::string::npos);
    EXPECT_NE(whyNot(stepOf("CoarseDropout", {{"fill", std::string("inpaint_ns")}}), "2.0.8")
                  .find("inpaint"),
              std::string::npos);
    PipelineStep choice = stepOf("OneOf");
    choice.children = {stepOf("NoSuchThing")};
    EXPECT_NE(whyNot(choice, "2.0.8").find("NoSuchThing"), std::string::npos);
}

TEST(AlbumentationsSteps, NameACropThatIsLargerThanThePicture)
{
    Pipeline pipeline;
    pipeline.library = Library::Albumentations;
    pipeline.steps = {
        stepOf("RandomCrop", {{"height", std::int64_t{100}}, {"width", std::int64_t{100}}})};
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(pipeline, remarks);
    Sample sample = sampleWith({50, 40}, {5, 5, 10, 10});
    SeededRandom random(1, 1);
    std::string failure;
    compiled.run(sample, random, {}, [&](std::size_t, const Sample&, const StepOutcome& outcome) {
        failure = toEnglish(outcome.failure);
    });
    EXPECT_NE(failure.find("100 x 100"), std::string::npos) << failure;
    EXPECT_EQ(sample.image.size(), cv::Size(50, 40));
}

TEST(AlbumentationsSteps, GaussNoiseHasTheDeviationOfItsVersion)
{
    const auto deviationOf = [](const PipelineStep& step, std::string_view version) {
        Sample sample = sampleWith({200, 150}, {0, 0, 1, 1});
        sample.image.setTo(cv::Scalar::all(128));
        run(*made(step, version), sample, 3);
        cv::Scalar mean;
        cv::Scalar deviation;
        cv::meanStdDev(sample.image, mean, deviation);
        EXPECT_NEAR(mean[0], 128.0, 0.8) << version;
        return deviation[0];
    };
    const PipelineStep old =
        stepOf("GaussNoise", {{"p", 1.0}, {"var_limit", std::vector<double>{100, 100}}});
    EXPECT_NEAR(deviationOf(old, "1.3.1"), 10.0, 0.2);
    // The old name still holds; noise that is cut off to whole numbers deviates less.
    const auto cutOff = [](double deviation) {
        const double magnitude = deviation * std::sqrt(2.0 / std::acos(-1.0));
        return std::sqrt(deviation * deviation - magnitude + 1.0 / 3.0);
    };
    EXPECT_NEAR(deviationOf(old, "1.4.24"), cutOff(10.0), 0.2);
    const PipelineStep recent =
        stepOf("GaussNoise", {{"p", 1.0}, {"std_range", std::vector<double>{0.1, 0.1}}});
    EXPECT_NEAR(deviationOf(recent, "2.0.8"), cutOff(25.5), 0.4);
}

TEST(AlbumentationsSteps, ElasticTransformIsAsStrongAsItsFieldSays)
{
    // White noise of deviation d, blurred by sigma, deviates by d / (2 sqrt(pi) sigma).
    const double sigma = 20.0;
    const double expected = 400.0 / std::sqrt(3.0) / (2.0 * std::sqrt(std::acos(-1.0)) * sigma);
    Sample ramp = sampleWith({256, 256}, {0, 0, 256, 256});
    for (int y = 0; y < 256; ++y) {
        for (int x = 0; x < 256; ++x)
            ramp.image.at<cv::Vec3b>(y, x) = cv::Vec3b::all(static_cast<std::uint8_t>(x));
    }
    const TransformPtr elastic =
        made(stepOf("ElasticTransform", {{"p", 1.0},
                                         {"alpha", 400.0},
                                         {"sigma", sigma},
                                         {"noise_distribution", std::string("uniform")}}),
             "2.0.8");
    double sum = 0.0;
    double count = 0.0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Sample sample = ramp;
        run(*elastic, sample, seed);
        for (int y = 60; y < 196; y += 4) {
            for (int x = 60; x < 196; x += 4) {
                const double shift = sample.image.at<cv::Vec3b>(y, x)[0] - x;
                sum += shift * shift;
                count += 1.0;
            }
        }
    }
    EXPECT_NEAR(std::sqrt(sum / count), expected, 0.2 * expected);
}

TEST(AlbumentationsSteps, RandomResizedCropKeepsToItsAreasAndShapes)
{
    // The crop shows in what part of a ramp is left.
    const Sample whole = sampleWith({200, 200}, {0, 0, 200, 200});
    for (const std::string_view version : {"1.3.1", "2.0.8"}) {
        const TransformPtr transform =
            made(stepOf("RandomResizedCrop", {{"size", std::vector<double>{8, 8}},
                                              {"height", std::int64_t{8}},
                                              {"width", std::int64_t{8}},
                                              {"scale", std::vector<double>{0.2, 0.5}},
                                              {"ratio", std::vector<double>{0.5, 2.0}}}),
                 version);
        double sum = 0.0;
        int wide = 0;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            Sample sample = whole;
            run(*transform, sample, seed);
            const double width = 1.0 / static_cast<double>(sample.boxes.front().width());
            const double height = 1.0 / static_cast<double>(sample.boxes.front().height());
            const double area = width * height;
            EXPECT_GE(area, 0.19) << version;
            EXPECT_LE(area, 0.51) << version;
            EXPECT_GE(width / height, 0.49) << version;
            EXPECT_LE(width / height, 2.04) << version;
            sum += area;
            wide += width > height ? 1 : 0;
        }
        EXPECT_NEAR(sum / 2000.0, 0.35, 0.01) << version;
        EXPECT_NEAR(wide / 2000.0, 0.5, 0.05) << version;
    }
}

} // namespace faultline
