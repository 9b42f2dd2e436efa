// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/causes.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/printed_settings.h"
#include "model/diagnosis/setup/setting_ranges.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/poor_course.h"
#include "model/diagnosis/signals/setting_conflicts.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

namespace {

constexpr std::string_view kSteps = "epoch 1 loss 0.9\nepoch 2 loss 0.8\nepoch 3 loss 0.7\n";

Judgement printed(const std::string& text)
{
    return judge(*makeSettingOff(),
                 CaseMaker().console(text + std::string(kSteps)).steps(400).training());
}

Judgement stated(const std::string& yaml)
{
    return judge(*makeSettingOff(), CaseMaker().config(yaml, "hparams.yaml").steps(400).training());
}

std::string valueOf(std::string_view text, std::string_view name)
{
    const Training training =
        CaseMaker().console(std::string(text) + std::string(kSteps)).training();
    for (const PrintedSetting& item : printedSettings(*training.logs.front())) {
        if (item.name == name)
            return item.group + "|" + std::string(item.value);
    }
    return "none";
}

Severity worst(const Judgement& said)
{
    // Nothing at all is neither a warning nor a remark.
    return said.findings.empty() ? Severity::Critical : said.findings.front().severity;
}

} // namespace

TEST(PrintedSettings, ReadsWhatProgramsPrint)
{
    EXPECT_EQ(valueOf("{'lr': 0.1, 'opt': {'momentum': 0.9}}\n", "momentum"), "opt|0.9");
    EXPECT_EQ(valueOf("Namespace(lr=0.1, momentum=0.9)\n", "momentum"), "Namespace|0.9");
    EXPECT_EQ(valueOf("hyperparameters: seed=1, epochs=7, ema=0.9998\n", "ema"), "|0.9998");
    EXPECT_EQ(valueOf("optimizer: SGD(lr=0.1, momentum=0.9) with 3 groups\n", "momentum"),
              "optimizer.SGD|0.9");
    EXPECT_EQ(
        valueOf("optimizer = dict(\n    lr=0.1,\n    momentum=0.9,\n    type='SGD')\n", "momentum"),
        "optimizer|0.9");
    EXPECT_EQ(valueOf("SGD (\nParameter Group 0\n    dampening: 0\n    lr: 0.1\n    momentum: 0.9\n"
                      "    nesterov: False\n)\n",
                      "momentum"),
              "|0.9");
    EXPECT_EQ(
        valueOf("| lr        | 0.1 |\n| momentum  | 0.9 |\n| epochs    | 5   |\n", "momentum"),
        "|0.9");
    EXPECT_EQ(valueOf("lr ......... 0.1\nmomentum ... 0.9\nepochs ..... 5\n", "momentum"), "|0.9");
    EXPECT_EQ(valueOf("python train.py --lr 0.1 --momentum=0.9\n", "momentum"), "|0.9");
    EXPECT_EQ(valueOf("AdamW(betas=(0.9, 0.999), lr=0.1)\n", "betas"), "AdamW|(0.9, 0.999)");
}

TEST(PrintedSettings, ReadsALearningRateByItself)
{
    EXPECT_EQ(valueOf("ℹ Initial learn rate: 0.001\n\n", "Initial learn rate"), "|0.001");
    EXPECT_EQ(valueOf("Seed: 3\n\nrunning\n", "Seed"), "none");
}

TEST(PrintedSettings, AreReadOnceForATraining)
{
    std::vector<Training> trainings;
    trainings.push_back(
        CaseMaker().console("{'Batch-Size': 8, 'lr': 0.1}\n" + std::string(kSteps)).training());
    Training& training = trainings.front();
    training.printed.clear();
    ASSERT_EQ(training.logs.size(), 1U);
    ASSERT_EQ(printedSettingsOf(training, 0)->size(), 2U);
    readPrintedSettings(trainings, SilentMonitor());
    ASSERT_EQ(training.printed.size(), 1U);
    EXPECT_EQ(printedSettingsOf(training, 0), training.printed.front());
    EXPECT_EQ(training.printed.front()->front().key, "batch_size");
    const std::optional<StatedSetting> batch = statedBatch(training);
    ASSERT_TRUE(batch);
    EXPECT_EQ(batch->number(), 8.0);
}

TEST(PrintedSettings, TakesLongNestsInTheirStride)
{
    std::string nest;
    while (nest.size() < 15'000)
        nest += "a=[";
    EXPECT_EQ(valueOf(nest + "\n", "a"), "none");
    const std::string name(1000, 'n');
    EXPECT_EQ(valueOf(name + "(lr=0.1, momentum=0.9)\n", "momentum"),
              std::string(120, 'n') + "|0.9");
    EXPECT_EQ(valueOf("f(a=[1, [2, 3], b=4)\n", "a"), "f|[1, [2, 3]");
}

TEST(PrintedSettings, LeavesOutWhatIsMeasured)
{
    EXPECT_EQ(valueOf("{'loss': 0.1, 'learning_rate': 0.001, 'epoch': 1}\n", "learning_rate"),
              "none");
    EXPECT_EQ(valueOf("step=3 lr=0.1 momentum=0.9\n", "momentum"), "none");
    EXPECT_EQ(valueOf("| fps      | 100 |\n| ep_rew   | 0.9 |\n| gamma    | 5   |\n", "gamma"),
              "none");
    EXPECT_EQ(valueOf("the momentum: 0.9 of a sentence\n", "momentum"), "none");
}

TEST(SettingOff, WarnsOfWhatNoTrainingUses)
{
    const Judgement said =
        printed("hyperparameters: seed=1, optimizer=sgd, lr=0.02, momentum=0.9995\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("Momentum 0.9995 is far too high"), std::string::npos)
        << said.title();
    EXPECT_EQ(worst(stated("optimizer: sgd\nlr: 0.1\nweight_decay: 1.0\n")), Severity::Warning);
    EXPECT_EQ(worst(stated("dropout: 0.98\n")), Severity::Warning);
}

TEST(SettingOff, StaysSilentOfWhatIsInUse)
{
    EXPECT_TRUE(printed("hyperparameters: seed=1, epochs=7, lr=0.02, momentum=0.99\n").silent());
    EXPECT_TRUE(stated("optimizer: adamw\nlr: 0.001\nweight_decay: 0.1\ndropout: 0.5\n"
                       "label_smoothing: 0.2\nclip: 0.5\ngamma: 2.0\nwarmup: 0.1\n")
                    .silent());
    EXPECT_TRUE(stated("batch_norm:\n  momentum: 0.997\n").silent());
    EXPECT_TRUE(stated("optimizer: adam\nlr: 0.001\nmax_grad_norm: 0.0001\n").silent());
    EXPECT_TRUE(
        stated("fraction: 1.0\nlimit_train_batches: 1.0\nval:\n  shuffle: false\n").silent());
}

TEST(SettingOff, RemarksOnWhatIsOnlyUnusual)
{
    const Judgement said = stated("dropout: 0.8\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_EQ(worst(stated("optimizer: adamw\nlr: 0.001\nweight_decay: 1.0\n")), Severity::Info);
}

TEST(SettingOff, JudgesALearningRateByItsOptimizer)
{
    const auto title = [](const std::string& yaml) {
        const Judgement said = stated(yaml);
        return said.findings.empty() ? std::string("none") : said.title();
    };
    EXPECT_EQ(worst(stated("optimizer: adam\nlr: 0.4\n")), Severity::Warning);
    EXPECT_NE(title("optimizer: sgd\nlr: 0.6\n").find("around 0.01)"), std::string::npos);
    EXPECT_NE(title("lr: 0.6\n").find("0.001 with Adam and 0.01 with SGD"), std::string::npos);
    EXPECT_EQ(title("optimizer: Adagrad\nlr: 0.4\n"), "none");
    EXPECT_EQ(title("optimizer: Rprop\nlr: 0.4\n"), "none");
    EXPECT_EQ(title("optimizer: Adadelta\nlr: 1.0\n"), "none");
    EXPECT_EQ(title("optimizer: L-BFGS\nlr: 1.0\n"), "none");
    EXPECT_TRUE(printed("optimizer: Adadelta(lr=1.0, rho=0.9, eps=1e-06)\n").silent());
}

TEST(SettingOff, HoldsSettingsAgainstTheRun)
{
    const auto title = [](const std::string& yaml) {
        const Judgement said = stated(yaml);
        return said.findings.empty() ? std::string("none") : said.title();
    };
    EXPECT_NE(title("ema: 0.9999\n").find("lags behind"), std::string::npos);
    EXPECT_EQ(title("ema: 0.97\n"), "none");
    EXPECT_NE(title("warmup_steps: 60000\n").find("longer than the run"), std::string::npos);
    EXPECT_EQ(title("warmup_steps: 40\n"), "none");
    EXPECT_NE(title("w_pde: 30000.0\nw_ic: 1.0\n").find("huge"), std::string::npos);
    EXPECT_EQ(title("w_pde: 1.0\nw_ic: 100.0\n"), "none");
    EXPECT_NE(title("shuffle: false\n").find("not shuffled"), std::string::npos);
    EXPECT_NE(title("gradient_accumulation_steps: 64\nepochs: 20\n").find("hardly any update"),
              std::string::npos);
    EXPECT_EQ(title("gradient_accumulation_steps: 4\nepochs: 20\n"), "none");
}

TEST(SettingOff, HoldsSettingsAgainstEachOther)
{
    const auto title = [](const std::string& yaml) {
        const Judgement said = stated(yaml);
        return said.findings.empty() ? std::string("none") : said.title();
    };
    EXPECT_EQ(title("doc_stride: 128\nmax_seq_length: 128\n"),
              "doc_stride (128) is not below max_seq_length (128)");
    EXPECT_EQ(title("doc_stride: 128\nmax_seq_length: 384\n"), "none");
    EXPECT_EQ(title("cutout: 28\nimage_size: 32\n"),
              "cutout (28) covers nearly all of image_size (32)");
    EXPECT_EQ(title("cutout: 8\nimage_size: 32\n"), "none");
    EXPECT_EQ(title("adam_beta1: 0.95\nadam_beta2: 0.9\n"),
              "adam_beta2 (0.9) is below adam_beta1 (0.95)");
    EXPECT_EQ(title("adam_beta1: 0.9\nadam_beta2: 0.95\n"), "none");
    EXPECT_EQ(title("mlm_probability: 0.0\n"), "Nothing is masked (mlm_probability: 0.0)");
    EXPECT_EQ(title("mlm_probability: 0.15\n"), "none");
    EXPECT_EQ(title("run_eagerly: true\n"), "The model runs eagerly (run_eagerly: true)");
    EXPECT_EQ(title("run_eagerly: false\n"), "none");
}

TEST(SettingOff, TellsALimitOfStepsBeforeTheEpochs)
{
    const auto title = [](const std::string& settings) {
        const Judgement said =
            judge(*makeSettingOff(), CaseMaker()
                                         .console(settings
                                                  + "{'loss': 2.6, 'epoch': 0.5}\n"
                                                    "{'eval_loss': 2.0, 'epoch': 0.75}\n"
                                                    "{'train_runtime': 2.7, 'epoch': 0.75}\n"
                                                    "Training completed.\n")
                                         .training());
        return said.findings.empty() ? std::string("none") : said.title();
    };
    EXPECT_EQ(title("{'num_train_epochs': 8, 'max_steps': 30, 'seed': 1}\n"),
              "max_steps (30) ends the run before its 8 epochs are done: after 0.75");
    EXPECT_EQ(title("{'num_train_epochs': 8, 'max_steps': -1, 'seed': 1}\n"), "none");
}

TEST(SettingOff, BlamesWhatIsUnusualWhereTheTrainingDoesBadly)
{
    const auto judged = [](const std::string& yaml, double best) {
        const Training training =
            CaseMaker()
                .config(yaml, "hparams.yaml")
                .run(RunMaker("train")
                         .curve("loss", stepsFrom(0, 200),
                                [](std::int64_t step) {
                                    return 3.0 - 0.005 * static_cast<double>(step);
                                })
                         .curve("val/mAP50", stepsFrom(0, 20),
                                [best](std::int64_t step) {
                                    return best * static_cast<double>(step) / 20.0;
                                })
                         .make())
                .training();
        return judge(*makeSettingOff(), training);
    };
    const Judgement poor = judged("optimizer: sgd\nlr: 0.8\n", 0.004);
    ASSERT_EQ(poor.findings.size(), 1U);
    EXPECT_EQ(poor.findings.front().severity, Severity::Warning);
    EXPECT_NE(toEnglish(poor.findings.front().explanation)
                  .find("It shows in val/mAP50: it reaches no more than 0.0038."),
              std::string::npos);
    EXPECT_EQ(worst(judged("optimizer: sgd\nlr: 0.8\n", 0.6)), Severity::Info);
    EXPECT_TRUE(judged("optimizer: sgd\nlr: 0.08\n", 0.004).silent());
}

TEST(SettingOff, HoldsNoLengthAgainstARunThatWasCutShort)
{
    const auto title = [](const std::string& yaml) {
        const Judgement said = stated(yaml); // 400 steps were made
        return said.findings.empty() ? std::string("none") : said.title();
    };
    EXPECT_EQ(title("warmup_steps: 500\n"), "none") << "nobody knows how long it was to go";
    EXPECT_NE(title("warmup_steps: 500\nmax_steps: 400\n"), "none");
    EXPECT_NE(title("warmup_steps: 4000\n"), "none");
}

TEST(SettingOff, BlamesNoLowRateForAJump)
{
    const auto judged = [](const char* yaml) {
        return judge(
            *makeSettingOff(),
            CaseMaker()
                .config(yaml, "hparams.yaml")
                .run(RunMaker("train")
                         .curve("loss", stepsFrom(0, 60),
                                [](std::int64_t step) {
                                    return step == 30
                                               ? 500.0
                                               : 2.0 / (1.0 + 0.1 * static_cast<double>(step));
                                })
                         .make())
                .training());
    };
    const Judgement low = judged("optimizer: adam\nlr: 1.0e-06\n");
    ASSERT_EQ(low.findings.size(), 1U);
    EXPECT_EQ(low.findings.front().severity, Severity::Info);
    EXPECT_EQ(worst(judged("optimizer: sgd\nlr: 0.8\n")), Severity::Warning);
}

TEST(SettingOff, TellsEachSettingByItself)
{
    const Judgement said = stated("optimizer: sgd\nlr: 0.1\nweight_decay: 1.0\ndropout: 0.8\n");
    ASSERT_EQ(said.findings.size(), 2U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_EQ(said.findings[1].severity, Severity::Info);
}

TEST(PoorCourse, IsToldByLossScoreOrReturn)
{
    using Sign = PoorCourse::Sign;
    const auto sign = [](const std::string& tag, auto value) -> std::optional<Sign> {
        const auto found =
            findPoorCourse(CaseMaker()
                               .run(RunMaker("train").curve(tag, stepsFrom(0, 60), value).make())
                               .training());
        return found ? std::optional(found->sign) : std::nullopt;
    };
    const auto falls = [](std::int64_t step) {
        return 2.0 / (1.0 + 0.1 * static_cast<double>(step));
    };
    EXPECT_EQ(sign("train/loss", falls), std::nullopt);
    EXPECT_EQ(sign("train/loss", [](std::int64_t) { return 2.3; }), Sign::NoFall);
    EXPECT_EQ(
        sign("train/loss", [&](std::int64_t step) { return step == 30 ? 500.0 : falls(step); }),
        Sign::Jumps);
    EXPECT_EQ(sign("train/loss",
                   [&](std::int64_t step) {
                       return step > 30 ? std::numeric_limits<double>::quiet_NaN() : falls(step);
                   }),
              Sign::NotFinite);
    EXPECT_EQ(sign("val/mAP50", [](std::int64_t) { return 0.001; }), Sign::LowScore);
    EXPECT_EQ(sign("val/mAP50", [](std::int64_t) { return 0.3; }), std::nullopt);
    EXPECT_EQ(sign("rollout/ep_rew_mean",
                   [](std::int64_t step) { return 9.0 + (step % 2 == 0 ? 1.0 : 0.0); }),
              Sign::NoRise);
    EXPECT_EQ(
        sign("rollout/ep_rew_mean", [](std::int64_t step) { return static_cast<double>(step); }),
        std::nullopt);
}

TEST(SettingOff, BecomesTheCauseOfWhatItExplains)
{
    const auto told = [](Severity symptom, const char* rule) {
        Diagnosis diagnosis;
        Finding remark;
        remark.ruleId = RuleId("setting-off");
        remark.severity = Severity::Info;
        Finding other;
        other.ruleId = RuleId(rule);
        other.severity = symptom;
        other.confidence = 0.9;
        diagnosis.findings = {other, remark};
        rankCauses(diagnosis, {});
        return diagnosis.findings;
    };
    const std::vector<Finding> raised = told(Severity::Critical, "model-never-learned");
    EXPECT_EQ(raised.front().ruleId, RuleId("setting-off"));
    EXPECT_EQ(raised.front().severity, Severity::Warning);
    EXPECT_EQ(told(Severity::Info, "model-never-learned").back().severity, Severity::Info);
    EXPECT_EQ(told(Severity::Critical, "training-crashed").front().ruleId,
              RuleId("training-crashed"));
}

TEST(SettingRanges, MeasureByTheLimitOfTheOptimizer)
{
    const auto off = [](const std::string& yaml) {
        return judgeSettings(CaseMaker().config(yaml, "hparams.yaml").steps(400).training()).off;
    };
    const std::vector<OffSetting> found =
        off("optimizer: sgd\nlr: 0.1\nweight_decay: 0.06\nlabel_smoothing: 0.7\n");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].stated.name, "label_smoothing"); // 0.7 of 0.4, before 0.06 of 0.05
    EXPECT_EQ(found[0].limit, 0.4);
    EXPECT_EQ(found[1].stated.name, "weight_decay");
    EXPECT_DOUBLE_EQ(found[1].limit, 0.05);
}

TEST(SettingRanges, AreInOrder)
{
    for (const SettingRange& range : settingRanges()) {
        EXPECT_LE(range.farBelow, range.oddBelow) << range.names;
        EXPECT_LT(range.oddBelow, range.usual) << range.names;
        EXPECT_LT(range.usual, range.oddAbove) << range.names;
        EXPECT_LE(range.oddAbove, range.farAbove) << range.names;
        EXPECT_EQ(range.low.empty(), range.oddBelow < 0.0) << range.names;
    }
}

} // namespace faultline::test
