// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Places that a learner points at, and what the models behind knobs answer.

#include "model/core/console_log.h"
#include "model/lessons/lesson_folder.h"
#include "model/lessons/lesson_knob.h"
#include "model/lessons/lesson_place.h"
#include "model/lessons/lesson_progress.h"
#include "model/readers/load_case.h"
#include "tests/lessons/lesson_samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

namespace faultline {
namespace {

class Unwatched : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return false; }
};

CasePtr curvesCase()
{
    Unwatched monitor;
    const std::array<std::string, 1> path{samples::shippedLessons() + "/two-curves/case"};
    const Result<CasePtr> data = loadCase(path, monitor);
    return data ? *data : nullptr;
}

Lesson shipped(const std::string& id)
{
    const Result<LessonFolder> folder = readLessonFolder(samples::shippedLessons() + "/" + id);
    return folder ? folder->lesson() : Lesson();
}

RunId runNamed(const CaseData& data, std::string_view name)
{
    const auto run = std::find_if(data.runs.begin(), data.runs.end(),
                                  [name](const RunPtr& one) { return one->name.ends_with(name); });
    return run == data.runs.end() ? RunId() : (*run)->id;
}

SeriesEvidence point(const RunId& run, const char* tag, std::int64_t step)
{
    return {.run = run,
            .tag = TagId(tag),
            .firstStep = StepIndex(step),
            .lastStep = StepIndex(step),
            .firstWallTime = {},
            .lastWallTime = {},
            .caption = {}};
}

const LessonBlock& causeOf(const Lesson& lesson)
{
    return *std::find_if(lesson.blocks.begin(), lesson.blocks.end(), [](const LessonBlock& block) {
        return block.kind == LessonBlock::Kind::Ask;
    });
}

bool provesCause(const CaseData& data, const Lesson& lesson, const Evidence& place)
{
    const std::vector<ProofTarget>& proofs = causeOf(lesson).proofs;
    return std::any_of(proofs.begin(), proofs.end(),
                       [&](const ProofTarget& target) { return proves(data, target, place); });
}

TEST(LessonPlace, AWrittenPlaceIsRecognised)
{
    const CasePtr data = curvesCase();
    ASSERT_NE(data, nullptr);
    const Lesson lesson = shipped("two-curves");
    const RunId validation = runNamed(*data, "validation");
    EXPECT_TRUE(provesCause(*data, lesson, point(validation, "epoch_loss", 30)));
    EXPECT_FALSE(provesCause(*data, lesson, point(validation, "epoch_loss", 3)));
    EXPECT_FALSE(provesCause(*data, lesson, point(validation, "epoch_accuracy", 30)));
    EXPECT_EQ(placeText(*data, point(validation, "epoch_loss", 30)),
              "point validation:epoch_loss@30");
    // Another run of the same tag.
    EXPECT_FALSE(provesCause(*data, lesson, point(RunId("elsewhere"), "epoch_loss", 30)));
}

TEST(LessonPlace, ALineIsMeantByItsNumberInTheFile)
{
    const CasePtr data = curvesCase();
    ASSERT_NE(data, nullptr);
    const Lesson lesson = shipped("two-curves");
    ASSERT_FALSE(data->logs.empty());
    const ConsoleLogPtr& log = data->logs.front();
    int proving = 0;
    for (std::size_t i = 0; i < log->lines.size(); ++i) {
        const LogEvidence place{.log = log->id(),
                                .firstLine = i,
                                .lastLine = i,
                                .sourceLine = log->lines[i].sourceLine,
                                .excerpt = {},
                                .caption = {}};
        if (provesCause(*data, lesson, place)) {
            ++proving;
            EXPECT_EQ(placeText(*data, place), "line console.log 5");
        }
    }
    EXPECT_EQ(proving, 1);
}

/// What "Show a proof" opens.
TEST(LessonPlace, EveryProofOfEveryLessonIsAPlaceThatProvesIt)
{
    Unwatched monitor;
    for (const FoundLesson& found : findLessons({samples::shippedLessons()})) {
        std::map<std::string, CasePtr> cases;
        for (const LessonBlock& block : found.lesson.blocks) {
            const bool isOther =
                block.kind == LessonBlock::Kind::Check || block.kind == LessonBlock::Kind::Contrast;
            const std::string& folder = isOther ? block.argument : found.lesson.caseFolder;
            for (const ProofTarget& target : block.proofs) {
                CasePtr& data = cases[folder];
                if (!data) {
                    const std::array<std::string, 1> path{
                        folder == kDemoPath ? folder : found.folder + "/" + folder};
                    const Result<CasePtr> read = loadCase(path, monitor);
                    data = read ? *read : nullptr;
                    ASSERT_NE(data, nullptr) << found.folder << ' ' << folder;
                }
                const std::optional<Evidence> place = placeOf(*data, target);
                ASSERT_TRUE(place) << found.lesson.id << ": " << target.source;
                EXPECT_TRUE(proves(*data, target, *place))
                    << found.lesson.id << ": " << target.source;
            }
        }
    }
    EXPECT_FALSE(placeOf(*curvesCase(), {.name = "no_such_tag", .first = 1, .last = 2}));
}

TEST(LessonPlace, ValuesAreReadFromTheCase)
{
    const CasePtr data = curvesCase();
    ASSERT_NE(data, nullptr);
    EXPECT_TRUE(valueIn(*data, {.run = "train", .tag = "epoch_loss", .step = 59}));
    EXPECT_FALSE(valueIn(*data, {.run = "train", .tag = "epoch_loss", .step = 5000}));
    EXPECT_FALSE(valueIn(*data, {.run = "test", .tag = "epoch_loss", .step = 59}));
}

TEST(LessonKnob, TheMemoryModelAnswersAsTheLessonSays)
{
    const Lesson lesson = shipped("memory-check");
    const auto block = std::find_if(lesson.blocks.begin(), lesson.blocks.end(),
                                    [](const LessonBlock& one) { return one.knob.has_value(); });
    ASSERT_NE(block, lesson.blocks.end());
    EXPECT_EQ(knobValues(*block->knob).size(), 16U);
    const Unwatched monitor;
    const Result<KnobOutcome> outcome = turnKnob(*block->knob, "8", monitor);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(toEnglish(outcome->figures.front().value), "13.19 GiB");
    EXPECT_GT(outcome->gpuBytes, 0.0);
    double sum = 0.0;
    for (const vram::ComponentBytes& part : outcome->memory)
        sum += static_cast<double>(part.bytes);
    EXPECT_DOUBLE_EQ(sum, outcome->figures.front().value.value);
    EXPECT_FALSE(turnKnob(*block->knob, "many", monitor));
}

TEST(LessonKnob, OtherModelsAnswer)
{
    const Unwatched monitor;
    const Result<KnobOutcome> waiting = turnKnob(
        {.kind = KnobKind::Pipeline, .parameter = "workers", .low = 1, .high = 8}, "1", monitor);
    const Result<KnobOutcome> fed = turnKnob(
        {.kind = KnobKind::Pipeline, .parameter = "workers", .low = 1, .high = 8}, "8", monitor);
    ASSERT_TRUE(waiting);
    ASSERT_TRUE(fed);
    EXPECT_GT(fed->figures.front().value.value, waiting->figures.front().value.value);

    const LessonKnob schedule{
        .kind = KnobKind::Schedule,
        .parameter = "T_max",
        .low = 10,
        .high = 1000,
        .plan = {{"family", "CosineAnnealingLR"}, {"framework", "torch"}, {"base", "0.1"}}};
    const Result<KnobOutcome> curve = turnKnob(schedule, "100", monitor);
    ASSERT_TRUE(curve) << toEnglish(curve.error().text());
    EXPECT_DOUBLE_EQ(curve->curve.front(), 0.1);
    EXPECT_LT(curve->curve[curve->curve.size() / 2], 0.1);

    const LessonKnob simulator{
        .kind = KnobKind::Simulator, .parameter = "rate", .low = 0.01, .high = 8.0};
    const Result<KnobOutcome> calm = turnKnob(simulator, "0.5", monitor);
    const Result<KnobOutcome> wild = turnKnob(simulator, "6", monitor);
    ASSERT_TRUE(calm);
    ASSERT_TRUE(wild);
    EXPECT_LT(calm->curve.back(), calm->curve.front());
    const auto diverges = [](const KnobOutcome& outcome) {
        return std::any_of(
            outcome.figures.begin(), outcome.figures.end(),
            [](const KnobFigure& figure) { return toEnglish(figure.label) == "Diverges at step"; });
    };
    EXPECT_FALSE(diverges(*calm));
    EXPECT_TRUE(diverges(*wild));
}

TEST(LessonKnob, ValuesAreThoseOfAPerson)
{
    const std::vector<std::string> weights =
        knobValues({.kind = KnobKind::View, .parameter = "smoothing", .low = 0.0, .high = 0.9});
    EXPECT_EQ(weights.front(), "0");
    EXPECT_EQ(weights.back(), "0.9");
    for (const std::string& weight : weights)
        EXPECT_LE(weight.size(), 5U) << weight;
    EXPECT_EQ(knobValues({.parameter = "precision", .choices = {"fp32", "amp"}}).size(), 2U);
}

TEST(LessonProgress, AWalkThatGoesOnTakesItsOwnPlace)
{
    const samples::LessonTestFolder folder;
    const std::string path = folder / "progress.json";
    LessonAttempt walk{.lesson = "one", .version = "v", .time = 1.0, .answers = {}};
    walk.answers.resize(1);
    walk.answers.front().question = "ask cause";
    ASSERT_TRUE(addAttempt(path, walk));
    walk.answers.push_back(walk.answers.front());
    walk.answers.back().block = 2;
    ASSERT_TRUE(addAttempt(path, walk));
    Result<ReadProgress> read = loadProgress(path);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->progress.attempts.size(), 1U);
    EXPECT_EQ(read->progress.attempts.front().answers.size(), 2U);
    // Another walk through the same lesson is another attempt.
    walk.answers.resize(1);
    ASSERT_TRUE(addAttempt(path, walk));
    read = loadProgress(path);
    EXPECT_EQ(read->progress.attempts.size(), 2U);
}

} // namespace
} // namespace faultline
