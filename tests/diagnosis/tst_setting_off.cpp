// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/causes.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/printed_settings.h"
#include "model/diagnosis/setup/setting_ranges.h"
#include "model/diagnosis/signals/setting_conflicts.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

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
    return said.findings.empty() ? Severity::Info : said.findings.front().severity;
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
