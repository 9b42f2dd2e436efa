// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/log_place.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/support/log_maker.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace faultline::test {

namespace {

Judgement judgeLog(std::string_view text, std::string_view config = {})
{
    CaseMaker maker;
    maker.console(text);
    if (!config.empty())
        maker.config(config);
    return judge(*makeEndedBeforePlan(), maker.training());
}

/// Lines of so many epochs, each with its head and its result.
std::string kerasEpochs(int from, int to, int of)
{
    std::string text;
    for (int epoch = from; epoch <= to; ++epoch) {
        text += "Epoch " + std::to_string(epoch) + "/" + std::to_string(of) + "\n";
        text += "41/41 - 2s - 52ms/step - loss: " + std::to_string(2.0 / epoch)
                + " - val_loss: " + std::to_string(2.1 / epoch) + "\n";
    }
    return text;
}

/// "Epoch: [0][20/46]" lines without a whole.
std::string placedEpochs(int epochs, int lastPlace)
{
    std::string text;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        const int places = epoch + 1 == epochs ? lastPlace : 40;
        for (int place = 0; place <= places; place += 20)
            text += "Epoch: [" + std::to_string(epoch) + "][" + std::to_string(place)
                    + "/46]  Time 0.2 (0.2)  Data 0.04 (0.05)  Loss "
                    + std::to_string(2.0 / (epoch + 1 + place / 46.0)) + " (1.0)\n";
    }
    return text;
}

} // namespace

TEST(LogPlace, ReadsTheCountsOfManyTrainers)
{
    const LogPlace keras = logPlaceOf("Epoch 31/90");
    ASSERT_TRUE(keras.epoch);
    EXPECT_EQ(keras.epoch->done, 31.0);
    EXPECT_EQ(keras.epoch->whole, 90.0);
    const LogPlace imageNet = logPlaceOf("Epoch: [2][40/120]  Time 0.612 (0.598)  Loss 0.4 (0.5)");
    ASSERT_TRUE(imageNet.epoch && imageNet.step);
    EXPECT_EQ(imageNet.epoch->done, 2.0);
    EXPECT_FALSE(imageNet.epoch->whole);
    EXPECT_EQ(imageNet.step->done, 40.0);
    EXPECT_EQ(imageNet.step->whole, 120.0);
    const LogPlace both = logPlaceOf("[Epoch 3/90] [Batch 20/46] [loss: 0.5]");
    ASSERT_TRUE(both.epoch && both.step);
    EXPECT_EQ(both.epoch->whole, 90.0);
    EXPECT_EQ(both.step->whole, 46.0);
    const LogPlace iterations = logPlaceOf("Iter [50/80000]\tlr: 1.0e-03, loss: 2.1");
    ASSERT_TRUE(iterations.step);
    EXPECT_EQ(iterations.step->whole, 80000.0);
    const LogPlace bar = logPlaceOf(" 44%|####   | 88/200 [00:41<00:52,  2.1it/s]");
    ASSERT_TRUE(bar.bar);
    EXPECT_EQ(bar.bar->done, 88.0);
    EXPECT_EQ(bar.bar->whole, 200.0);
    const LogPlace row =
        logPlaceOf("      3/100       2.3G      1.05      0.9      1.1         43");
    ASSERT_TRUE(row.epoch);
    EXPECT_EQ(row.epoch->whole, 100.0);
    const LogPlace bare = logPlaceOf("[77/7614] loss_D: 0.5 loss_G: 1.2");
    ASSERT_TRUE(bare.step);
    EXPECT_EQ(bare.step->whole, 7614.0);
    const LogPlace pair = logPlaceOf("[1/20][77/7614] Loss: 3.2");
    ASSERT_TRUE(pair.epoch && pair.step);
    EXPECT_EQ(pair.epoch->whole, 20.0);
    EXPECT_EQ(pair.step->done, 77.0);
    EXPECT_EQ(logPlaceOf("step 3 of 90, loss 2.0").step->whole, 90.0);
    EXPECT_EQ(logPlaceOf("tick 12  kimg 48.0  time 8m 03s").kimg, 48.0);
    EXPECT_EQ(logPlaceOf("Epoch[3] Train-accuracy=0.61").epoch->done, 3.0);
}

TEST(LogPlace, KnowsOtherPlacesApart)
{
    for (const char* line :
         {"Val Epoch: [3][4/10]", "Evaluating: 44%|####   | 88/200 [00:41<00:52,  2.1it/s]",
          "=> loaded checkpoint 'x.pth' (epoch 12)", "Best epoch: 12/90", "Test: [0/10]",
          "num_epochs: 90", "120 steps per epoch", "0.2 s/step", "Fetching files 3/10"})
        EXPECT_TRUE(logPlaceOf(line).isEmpty()) << line;
    EXPECT_TRUE(logPlaceOf("Epoch 3/90 val: 44%|####   | 3/10 [00:41<00:52]").epoch);
    EXPECT_FALSE(logPlaceOf("Epoch 3/90 val: 44%|####   | 3/10 [00:41<00:52]").bar);
}

TEST(EndedBeforePlan, TellsHowFarTheLogComes)
{
    const Judgement said = judgeLog(kerasEpochs(1, 30, 90) + "Epoch 31/90\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Ended abruptly at epoch 31 of 90: killed or stopped from outside, or "
                            "crashed in native code");
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_GE(said.findings[0].confidence, 0.85) << "it breaks off within an epoch";
    EXPECT_NEAR(said.number("share-done"), 31.0 / 90.0, 1e-6);
}

TEST(EndedBeforePlan, OnlyRemarksOnALogThatEndsBetweenTwoEpochs)
{
    const Judgement alone = judgeLog(kerasEpochs(1, 30, 90));
    ASSERT_EQ(alone.findings.size(), 1U);
    EXPECT_EQ(alone.findings[0].severity, Severity::Info);
    EXPECT_EQ(alone.title(),
              "The log ends at epoch 30 of 90, and nothing shows that the training ended");
    const Judgement beside = judgeLog(kerasEpochs(1, 30, 90), "epochs: 90\nlr: 0.1\n");
    ASSERT_EQ(beside.findings.size(), 1U);
    EXPECT_EQ(beside.findings[0].severity, Severity::Warning) << "files of the run are there";
}

TEST(EndedBeforePlan, PassesARunThatCameToItsEnd)
{
    EXPECT_TRUE(judgeLog(kerasEpochs(1, 90, 90)).silent());
    EXPECT_TRUE(judgeLog(placedEpochs(20, 40), "epochs: 20\nlr: 0.1\nbatch_size: 8\n").silent());
    // Counted from 0: the last epoch is number 89.
    std::string zero;
    for (int epoch = 0; epoch < 90; ++epoch)
        zero += "epoch " + std::to_string(epoch) + "/90 loss 0.5\n";
    EXPECT_TRUE(judgeLog(zero).silent());
}

TEST(EndedBeforePlan, GoesByTheIntervalOfTheLines)
{
    std::string tens;
    for (int epoch = 0; epoch <= 90; epoch += 10)
        tens += "epoch " + std::to_string(epoch) + "/100 loss 0.5\n";
    EXPECT_TRUE(judgeLog(tens).silent()) << "91 to 99 print nothing";
    std::string steps = "max_steps=1000\n";
    for (int step = 50; step <= 950; step += 50)
        steps += "step " + std::to_string(step) + " loss 0.5\n";
    EXPECT_TRUE(judgeLog(steps).silent());
}

TEST(EndedBeforePlan, TakesThePlanFromSettings)
{
    const Judgement said = judgeLog(placedEpochs(4, 20), "epochs: 20\nlr: 0.1\nbatch_size: 8\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Ended abruptly at epoch 4 of 20: killed or stopped from outside, or "
                            "crashed in native code");
    const Judgement printed =
        judgeLog("config: {'lr': 0.02, 'epochs': 20, 'batch_size': 32}\n" + placedEpochs(4, 20));
    ASSERT_EQ(printed.findings.size(), 1U);
    EXPECT_EQ(printed.title(), said.title());
}

TEST(EndedBeforePlan, TakesStepsOfSettingsForThePlan)
{
    const auto lines = [](int last) {
        std::string text =
            "torch 2.4 on cpu, settings {'seed': 3, 'steps': 400, 'batch_size': 16, 'lr': 0.003}\n";
        for (int step = 20; step <= last; step += 20)
            text += "step " + std::to_string(step) + " | loss " + std::to_string(40.0 / step)
                    + " | 21ms\n";
        return text;
    };
    const Judgement said = judgeLog(lines(220));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Ended abruptly at step 220 of 400: killed or stopped from outside, or "
                            "crashed in native code");
    EXPECT_TRUE(judgeLog(lines(400)).silent());
    // A line of a configuration in Python is no place of the training, and neither is a plain list.
    for (const char* settings : {"train = dict(batch_size=16, iters=200, lr=0.004, seed=1)\n",
                                 "seed=1  iters=200  batch_size=16  lr=0.004\n"}) {
        std::string text = settings;
        for (int step = 10; step <= 120; step += 10)
            text += "Iter(train) [" + std::to_string(step) + "/200]  lr: 0.004  loss: 0.5\n";
        EXPECT_EQ(judgeLog(text).findings.size(), 1U) << settings;
    }
    // Results in a dictionary are no settings.
    std::string results;
    for (int step = 20; step <= 220; step += 20)
        results += "{'steps': " + std::to_string(step) + ", 'loss': 0.5, 'lr': 0.1, 'norm': 2.0}\n";
    EXPECT_TRUE(judgeLog(results).findings.empty());
}

TEST(EndedBeforePlan, IsSilentWhereTheEndIsTold)
{
    EXPECT_TRUE(judgeLog(kerasEpochs(1, 30, 90) + "Epoch 30: early stopping\n").silent());
    EXPECT_TRUE(judgeLog(kerasEpochs(1, 30, 90) + "Training finished.\n").silent());
    EXPECT_TRUE(judgeLog(kerasEpochs(1, 30, 90) + "Test accuracy: 0.93\nSaved the figure\nDone\n")
                    .silent());
    EXPECT_TRUE(
        judgeLog(kerasEpochs(1, 30, 90)
                 + "Traceback (most recent call last):\n  File \"t.py\", line 1, in <module>\n"
                   "    f()\nValueError: wrong\n")
            .silent());
}

TEST(EndedBeforePlan, AbstainsWhereEarlyStoppingIsPossible)
{
    // The best epoch is the fourth: whoever stops early may have stopped here.
    std::string flat = kerasEpochs(1, 4, 90);
    for (int epoch = 5; epoch <= 12; ++epoch)
        flat += "Epoch " + std::to_string(epoch)
                + "/90\n41/41 - 2s - 52ms/step - loss: 0.1 - "
                  "val_loss: 0.9\n";
    const Judgement said = judgeLog(flat);
    EXPECT_TRUE(said.findings.empty()) << said.title();
    EXPECT_EQ(said.abstentions.size(), 1U);
    const Judgement patient =
        judgeLog(placedEpochs(12, 40), "epochs: 20\npatience: 5\nlr: 0.1\nbatch_size: 8\n");
    EXPECT_TRUE(patient.findings.empty());
    EXPECT_EQ(patient.abstentions.size(), 1U);
    // No patience of five is lost in three epochs.
    EXPECT_EQ(judgeLog(placedEpochs(3, 20), "epochs: 20\npatience: 5\nlr: 0.1\nbatch_size: 8\n")
                  .findings.size(),
              1U);
}

TEST(EndedBeforePlan, FollowsTheBarOfTheWholeTraining)
{
    std::string text;
    for (int step = 100; step <= 400; step += 100) {
        text += "{'loss': 0.5, 'learning_rate': 1e-05, 'epoch': " + std::to_string(step / 100.0)
                + "}\n";
        text += " 50%|#####     | " + std::to_string(step) + "/800 [00:41<00:52,  2.1it/s]\n";
        text += "100%|##########| 7/7 [00:01<00:00,  6.1it/s]\n";
    }
    text += " 50%|#####     | 401/800 [00:41<00:52,  2.1it/s]\n";
    const Judgement said = judgeLog(text);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Ended abruptly at step 401 of 800: killed or stopped from outside, or "
                            "crashed in native code");
    EXPECT_TRUE(judgeLog(text + "100%|##########| 800/800 [00:41<00:00,  2.1it/s]\n").silent());
}

TEST(EndedBeforePlan, TellsOfALogThatEndsBeforeTheFirstIteration)
{
    const std::string start = "2024-02-03 11:20:40,310 - mmdet - INFO - Set random seed to 7\n"
                              "2024-02-03 11:20:45,310 - mmdet - INFO - Checkpoints will be saved "
                              "to /data/w by HardDiskBackend.\n";
    const Judgement said = judgeLog(start);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Ended before the first step; the log gives no reason");
    const Judgement two =
        judge(*makeEndedBeforePlan(),
              CaseMaker().console(start, "a.log").console(start, "b.log").training());
    ASSERT_EQ(two.findings.size(), 1U);
    EXPECT_EQ(two.title(), "2 of 2 logs end before the first step and give no reason");
    EXPECT_TRUE(judgeLog("2024-02-03 11:20:40,310 - app - INFO - Listening on port 80\n"
                         "2024-02-03 11:20:41,310 - app - INFO - GET /index.html\n")
                    .findings.empty());
}

TEST(EndedBeforePlan, GoesByTheCurvesWithoutAConsole)
{
    const auto run = [](std::size_t epochs) {
        return RunMaker("train")
            .curve("epoch_loss", stepsFrom(0, epochs),
                   [](std::int64_t step) { return 2.0 / static_cast<double>(step + 1); })
            .make();
    };
    const auto judged = [&run](std::size_t epochs) {
        return judge(
            *makeEndedBeforePlan(),
            CaseMaker().run(run(epochs)).config("epochs: 60\nlr: 0.1\nbatch_size: 8\n").training());
    };
    const Judgement said = judged(25);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "The curves end at epoch 25 of 60");
    EXPECT_TRUE(judged(60).silent());
    // Beside one that goes on from there, or another start from scratch.
    const auto beside = [&run](std::int64_t first, std::size_t epochs) {
        const Training other = trainingOf(
            {RunMaker("other/train")
                 .curve("epoch_loss", stepsFrom(first, epochs),
                        [](std::int64_t step) { return 2.0 / static_cast<double>(step + 1); })
                 .make()});
        const Training ended =
            CaseMaker().run(run(25)).config("epochs: 60\nlr: 0.1\nbatch_size: 8\n").training();
        return judgeLast(*makeEndedBeforePlan(), {other, ended});
    };
    EXPECT_TRUE(beside(25, 35).findings.empty()) << "resumed into another folder";
    EXPECT_EQ(beside(0, 60).findings.size(), 1U);
    EXPECT_EQ(beside(40, 20).findings.size(), 1U) << "a hole";
}

TEST(EndedBeforePlan, BelievesEveryWordForAnEarlyStop)
{
    const auto ended = [](const char* words) {
        return judgeLog(kerasEpochs(1, 30, 90) + "Epoch 31/90\n" + words + "\n");
    };
    for (const char* words :
         {"No improvement for 10 epochs, stopping.", "val_loss did not improve. Stopping training",
          "Patience exhausted at epoch 30", "Ran out of patience",
          "Validation has converged, training stopped", "Training terminated: loss plateaued"})
        EXPECT_TRUE(ended(words).findings.empty()) << words;
    for (const char* words : {"Will stop if there is no improvement for 10 epochs",
                              "EarlyStopping counter: 3 out of 7", "Epoch 31/90"})
        EXPECT_EQ(ended(words).findings.size(), 1U) << words;
}

TEST(EndedBeforePlan, OnlyRemarksOnALogOfTheFirstSteps)
{
    const std::string begun = "  0%|          | 0/6000 [00:00<?, ?it/s]\n"
                              "{'loss': 1.92, 'learning_rate': 3e-06, 'epoch': 0.01}\n"
                              "  0%|          | 20/6000 [00:41<5:31:02,  2.10s/it]\n";
    const Judgement excerpt = judgeLog(begun);
    ASSERT_EQ(excerpt.findings.size(), 1U);
    EXPECT_EQ(excerpt.findings[0].severity, Severity::Info);
    EXPECT_EQ(excerpt.title(), "The log covers only the first 0.333 % of the planned training");
    // What lies beside it is that of a run, and not of a text that was copied.
    const Judgement folder = judgeLog(begun, "max_steps: 6000\n");
    ASSERT_EQ(folder.findings.size(), 1U);
    EXPECT_EQ(folder.findings[0].severity, Severity::Warning);
}

TEST(EndedBeforePlan, TellsAStopWhileEverythingImproves)
{
    const Judgement said = judgeLog(kerasEpochs(1, 4, 20) + "Epoch 4: early stopping\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("wrong direction"), std::string::npos) << said.title();
}

TEST(EndedBeforePlan, LeavesAStopAloneThatHadAReason)
{
    std::string text = kerasEpochs(1, 4, 20);
    text += "Epoch 5/20\n41/41 - 2s - 52ms/step - loss: 0.3 - val_loss: 0.9\n";
    EXPECT_TRUE(judgeLog(text + "Epoch 5: early stopping\n").findings.empty());
    EXPECT_TRUE(judgeLog(kerasEpochs(1, 4, 20)
                         + "Stopping threshold reached: val_loss. Signaling Trainer to stop.\n")
                    .findings.empty());
}

TEST(EndedBeforePlan, AResumedRunMayHaveCountedFromZero)
{
    const auto judgeEnd = [](std::size_t last) {
        const std::vector<std::int64_t> steps = stepsFrom(0, last - 3, 28);
        return judge(*makeEndedBeforePlan(),
                     CaseMaker()
                         .run(RunMaker("version_1")
                                  .curve("epoch", steps,
                                         [](std::int64_t step) {
                                             return 4.0 + static_cast<double>(step / 28);
                                         })
                                  .curve("loss", steps, [](std::int64_t) { return 0.5; })
                                  .make())
                         .config("epochs: 30\nlr: 0.1\nbatch_size: 8\n")
                         .training());
    };
    EXPECT_TRUE(judgeEnd(29).findings.empty());
    EXPECT_FALSE(judgeEnd(25).findings.empty());
}

TEST(LogCourse, TakesAnArgumentOfAConfigurationForNoPlace)
{
    const Judgement said = judgeLog("cfg = dict(\n    iters=200,\n    lr=0.1)\n"
                                    "Iter(train) [ 20/200]  loss: 2.0\n"
                                    "Iter(train) [ 40/200]  loss: 1.5\n"
                                    "Iter(train) [ 60/200]  loss: 1.2\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("60 of 200"), std::string::npos) << said.title();
}

TEST(EndedBeforePlan, TellsAStopThatCameTooEarly)
{
    const auto judged = [](const std::vector<double>& losses) {
        std::string text;
        int epoch = 0;
        for (const double loss : losses)
            text += "Epoch " + std::to_string(++epoch)
                    + "/30\n38/38 - 1s - 20ms/step - loss: 0.7 - val_accuracy: 0.6360 - val_loss: "
                    + std::to_string(loss) + "\n";
        text += "Epoch " + std::to_string(epoch) + ": early stopping\n";
        return test::judge(*makeEndedBeforePlan(), test::CaseMaker().console(text).training());
    };
    const test::Judgement said = judged({0.678, 0.6485});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Early stopping ended the run too soon"), std::string::npos)
        << said.title();
    EXPECT_TRUE(judged({0.6485, 0.678}).findings.empty());
    EXPECT_TRUE(judged({0.67, 0.64, 0.63, 0.62, 0.61, 0.62, 0.63}).findings.empty());
}

} // namespace faultline::test
