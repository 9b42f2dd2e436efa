// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/metrics/metrics_checks.h"

namespace faultline {
namespace {

using test::ownerOf;
using test::pointsOf;
using test::readAs;
using test::ReadResult;
using test::timesOf;

constexpr std::string_view kJsonId = "metrics-jsonl";

TEST(MetricsJson, ReadsWhatDetectron2Writes)
{
    const std::string text =
        R"({"data_time": 0.01, "eta_seconds": 99.5, "iteration": 19, "lr": 0.0002, "time": 0.31, "total_loss": 5.5})"
        "\n"
        R"({"data_time": 0.02, "eta_seconds": 90.5, "iteration": 39, "lr": 0.0004, "time": 0.29, "total_loss": NaN})"
        "\n"
        R"({"bbox/AP": 12.5, "iteration": 40})"
        "\n";
    EXPECT_EQ(ownerOf("metrics.json", text), kJsonId);
    const ReadResult result = readAs(kJsonId, text);
    EXPECT_EQ(result.file.writer, "Detectron2");
    EXPECT_EQ(pointsOf(result, "total_loss"), "19=5.5 39=nan");
    EXPECT_EQ(pointsOf(result, "bbox/AP"), "40=12.5");
    EXPECT_EQ(pointsOf(result, "time"), "19=0.31 39=0.29") << "how long a step took";
    EXPECT_TRUE(std::isnan(timesOf(result, "time").at(0)));
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
}

TEST(MetricsJson, CountsTheIterationsOfMmcvOverEpochs)
{
    const auto line = [](const std::string& mode, int epoch, int iteration, double loss) {
        return R"({"mode": ")" + mode + R"(", "epoch": )" + std::to_string(epoch) + R"(, "iter": )"
               + std::to_string(iteration) + R"(, "lr": 0.1, "loss": )" + std::to_string(loss)
               + "}\n";
    };
    const std::string text = R"({"env_info": "sys.platform: linux\nMMCV: 1.7.0", "seed": 0})"
                             "\n"
                             + line("train", 1, 50, 4) + line("train", 1, 100, 3)
                             + line("val", 1, 8, 3.5) + line("train", 2, 50, 2)
                             + line("train", 2, 100, 1) + line("val", 2, 8, 1.5);
    EXPECT_EQ(ownerOf("20240101.log.json", text), kJsonId);
    const ReadResult result = readAs(kJsonId, text);
    EXPECT_EQ(pointsOf(result, "train/loss"), "50=4 100=3 150=2 200=1");
    EXPECT_EQ(pointsOf(result, "val/loss"), "100=3.5 200=1.5");
    EXPECT_EQ(result.run->findScalar("seed"), nullptr);
    // Iterations that go on need no such thing.
    const ReadResult byIteration =
        readAs(kJsonId, line("train", 1, 50, 4) + line("train", 2, 100, 3));
    EXPECT_EQ(pointsOf(byIteration, "train/loss"), "50=4 100=3");
}

TEST(MetricsJson, PlacesTheEvaluationsOfMmEngineThatCountEpochs)
{
    const auto trained = [](int epoch, int iteration, double loss) {
        const std::string step = std::to_string(iteration);
        return R"({"lr": 0.1, "data_time": 0.01, "loss": )" + std::to_string(loss)
               + R"(, "time": 0.2, "epoch": )" + std::to_string(epoch) + R"(, "iter": )" + step
               + R"(, "step": )" + step + "}\n";
    };
    const auto evaluated = [](int step, double score) {
        return R"({"mAP": )" + std::to_string(score)
               + R"(, "data_time": 0.5, "time": 0.7, "step": )" + std::to_string(step) + "}\n";
    };
    const ReadResult result =
        readAs(kJsonId, trained(1, 10, 4) + trained(1, 20, 3) + evaluated(1, 0.25)
                            + trained(2, 35, 2) + trained(2, 45, 1) + evaluated(2, 0.5));
    EXPECT_EQ(result.file.writer, "MMEngine");
    EXPECT_EQ(pointsOf(result, "loss"), "10=4 20=3 35=2 45=1");
    EXPECT_EQ(pointsOf(result, "time"), "10=0.2 20=0.2 35=0.2 45=0.2");
    EXPECT_EQ(pointsOf(result, "val/mAP"), "20=0.25 45=0.5");
    // Started again from scratch: what trains says so, and its evaluations go with it.
    const ReadResult again =
        readAs(kJsonId, trained(1, 10, 4) + evaluated(1, 0.25) + trained(2, 35, 2)
                            + trained(1, 10, 4) + evaluated(1, 0.5));
    EXPECT_EQ(pointsOf(again, "loss"), "10=4 35=2 10=4");
    EXPECT_EQ(pointsOf(again, "val/mAP"), "10=0.25 10=0.5");
    // A training by iterations evaluates at iterations.
    const auto iteration = [](int step) {
        const std::string number = std::to_string(step);
        return R"({"data_time": 0.01, "loss": 2, "time": 0.2, "iter": )" + number + R"(, "step": )"
               + number + "}\n";
    };
    const ReadResult byIteration =
        readAs(kJsonId, iteration(50) + iteration(100) + evaluated(100, 0.5) + iteration(150)
                            + evaluated(150, 0.75));
    EXPECT_EQ(pointsOf(byIteration, "val/mAP"), "100=0.5 150=0.75");
}

TEST(MetricsJson, ReadsTheStatisticsOfStyleGan)
{
    std::string text;
    for (const char* tick : {"0", "1"}) {
        text += R"({"Loss/D/loss": {"num": 64, "mean": 1.5, "std": 0.25}, )";
        for (int i = 0; i < 80; ++i) // longer than what is looked at of a file
            text +=
                "\"Timing/part" + std::to_string(i) + R"(": {"num": 1, "mean": 0.125, "std": 0}, )";
        text += R"("Progress/tick": {"num": 1, "mean": )" + std::string(tick)
                + R"(, "std": 0}, "timestamp": 1700000000.5})" + "\n";
    }
    EXPECT_EQ(ownerOf("stats.jsonl", text), kJsonId);
    const ReadResult result = readAs(kJsonId, text);
    EXPECT_EQ(pointsOf(result, "Loss/D/loss/mean"), "0=1.5 1=1.5");
    EXPECT_EQ(result.run->findScalar("Loss/D/loss/std"), nullptr);
    const std::string metric =
        R"({"results": {"fid50k_full": 16.5}, "metric": "fid50k_full", "snapshot_pkl": "a-0.pkl"})"
        "\n"
        R"({"results": {"fid50k_full": 12.5}, "metric": "fid50k_full", "snapshot_pkl": "a-1.pkl"})"
        "\n";
    EXPECT_EQ(ownerOf("metric-fid50k_full.jsonl", metric), kJsonId);
    EXPECT_EQ(pointsOf(readAs(kJsonId, metric), "results/fid50k_full"), "0=16.5 1=12.5");
}

TEST(MetricsJson, OfAnUnresolvedMergeOneSideIsRead)
{
    const ReadResult result = readAs(kJsonId, "{\"step\": 1, \"loss\": 3}\n<<<<<<< HEAD\n"
                                              "{\"step\": 2, \"loss\": 2}\n=======\n"
                                              "{\"step\": 2, \"loss\": 9}\n>>>>>>> other\n"
                                              "{\"step\": 3, \"loss\": 1}\n");
    EXPECT_EQ(pointsOf(result, "loss"), "1=3 2=2 3=1");
    EXPECT_EQ(result.file.issues.count(IssueCode::MergeConflict), 1U);
}

TEST(MetricsJson, ReadsOtherRecords)
{
    const std::string text =
        "{\"step\": 1, \"loss\": Infinity, \"opt\": {\"lr\": 0.5}, \"x\": [1, 2], \"name\": \"a\", "
        "\"ts\": 1700000000.25}\n\n{\"step\": 2, \"loss\": -Infinity, \"opt\": {\"lr\": null}, "
        "\"ts\": 1700000001}\n{\"step\": 3, \"loss\": \"NaN\", \"new\": 7}\n";
    EXPECT_EQ(ownerOf("log.jsonl", text), kJsonId);
    const ReadResult result = readAs(kJsonId, text);
    EXPECT_EQ(pointsOf(result, "loss"), "1=inf 2=-inf 3=nan");
    EXPECT_EQ(pointsOf(result, "opt/lr"), "1=0.5");
    EXPECT_EQ(pointsOf(result, "new"), "3=7");
    EXPECT_EQ(result.run->findScalar("name"), nullptr);
    const std::vector<double> times = timesOf(result, "loss");
    EXPECT_EQ(times.at(0), 1700000000.25);
    EXPECT_TRUE(std::isnan(times.at(2)));
}

TEST(MetricsJson, SaysWhatItCouldNotUse)
{
    const ReadResult result =
        readAs(kJsonId, "{\"step\": 1, \"loss\": 2}\nnonsense\n{\"loss\": 3}\n"
                        "{\"step\": 2, \"loss\": 1}\n{\"step\": 3, \"lo");
    EXPECT_EQ(pointsOf(result, "loss"), "1=2 2=1");
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 2U);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    test::expectCutsGiveNothingNew(kJsonId, "{\"step\": 1, \"loss\": 12.5, \"a\": {\"b\": 1}}\n"
                                            "{\"step\": 20, \"loss\": NaN}\n");
    test::expectFlipsAreSurvived(kJsonId, "{\"step\": 1, \"loss\": 12.5, \"a\": {\"b\": [1]}}\n"
                                          "{\"step\": 20, \"loss\": NaN}\n");
}

TEST(MetricsJson, IsNoOtherLog)
{
    const std::pair<const char*, const char*> others[] = {
        {"log.json", "{\"severity\": \"INFO\", \"textPayload\": \"step 1 loss 2\"}\n"},
        {"ann.jsonl", "{\"image\": \"a.jpg\", \"boxes\": [1, 2, 3, 4]}\n"},
        {"config.json", "{\"lr\": 0.1, \"epochs\": 3, \"loss\": \"mse\"}\n"},
        {"sft.jsonl", "{\"prompt\": \"a\", \"completion\": \"b\"}\n"}};
    for (const auto& [name, text] : others)
        EXPECT_NE(ownerOf(name, text), kJsonId) << name;
}

TEST(TrainerState, ReadsTheHistory)
{
    const std::string text = R"({
  "best_metric": null,
  "epoch": 2.0,
  "global_step": 20,
  "log_history": [
    {
      "epoch": 0.5,
      "grad_norm": 3.5,
      "learning_rate": 5e-05,
      "loss": 2.25,
      "step": 5
    },
    {"epoch": 1.0, "eval_loss": 2.5, "eval_runtime": 3.0, "step": 10},
    {"epoch": 1.5, "grad_norm": NaN, "learning_rate": 0.0, "loss": 0.0, "step": 15},
    {"epoch": 2.0, "step": 20, "total_flos": 1e15, "train_loss": 1.5, "train_runtime": 60.5}
  ],
  "max_steps": 20
})";
    EXPECT_EQ(ownerOf("trainer_state.json", text), "trainer-state");
    const ReadResult result = readAs("trainer-state", text);
    EXPECT_EQ(pointsOf(result, "loss"), "5=2.25 15=0");
    EXPECT_EQ(pointsOf(result, "grad_norm"), "5=3.5 15=nan");
    EXPECT_EQ(pointsOf(result, "eval_loss"), "10=2.5");
    EXPECT_EQ(pointsOf(result, "train_loss"), "20=1.5");
    EXPECT_EQ(pointsOf(result, "epoch"), "5=0.5 10=1 15=1.5 20=2");
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
    test::expectCutsGiveNothingNew("trainer-state", text);
    test::expectFlipsAreSurvived("trainer-state", text);
}

TEST(MetricsJson, LeavesSettingsInOneObjectToTheConfiguration)
{
    EXPECT_EQ(ownerOf("config.json", R"({"seed": 1, "steps": 700, "lr": 0.003, "w_pde": 3e4})"),
              "config-tree");
    EXPECT_EQ(ownerOf("metrics.jsonl", "{\"step\": 10, \"loss\": 0.5, \"lr\": 0.1}\n"),
              "metrics-jsonl");
}

} // namespace
} // namespace faultline
