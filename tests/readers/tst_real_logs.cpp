// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of failures: what is recognised against what is known about them. Several of the real ones
// are excerpts that end before the end of the run, or show a training that went on; those have no
// cause.

#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

namespace faultline {
namespace {

struct KnownLog {
    std::string_view path;
    std::string_view cause;   ///< signature; empty: the log shows no end
    std::string_view telling; ///< an event that must be there, where there is no cause
};

void PrintTo(const KnownLog& log, std::ostream* stream)
{
    *stream << log.path;
}

void expectKnown(const std::string& path, const KnownLog& expected)
{
    SCOPED_TRACE(expected.path);
    const test::ReadResult result = test::readPath(path);
    ASSERT_FALSE(result.failed);
    ASSERT_EQ(result.artifacts.logs.size(), 1U);
    const ConsoleLog& log = *result.artifacts.logs.front();
    EXPECT_EQ(log.cause ? log.events[*log.cause].signature : std::string_view(), expected.cause);
    if (!expected.telling.empty()) {
        EXPECT_TRUE(std::any_of(log.events.begin(), log.events.end(), [&](const LogEvent& event) {
            return event.signature == expected.telling;
        })) << expected.telling;
    }
}

class OwnLogs : public ::testing::TestWithParam<KnownLog> {};

TEST_P(OwnLogs, ShowTheKnownCause)
{
    expectKnown(test::testFile(GetParam().path), GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    All, OwnLogs,
    ::testing::Values(KnownLog{"data/logs/bad-example.log", "data.parse", ""},
                      KnownLog{"data/logs/bad-labels.log", "", "data.labels"},
                      KnownLog{"data/logs/bad-record.log", "data.notrec", ""},
                      KnownLog{"data/logs/cloud-replica.log", "gcp.aiexit", ""},
                      KnownLog{"data/logs/cloud-replica-with-traceback.log", "data.notfoundpy", ""},
                      KnownLog{"data/logs/cudnn-too-old.log", "cudnn.version", ""},
                      KnownLog{"data/logs/detectron-nan.log", "num.d2", ""},
                      KnownLog{"data/logs/ends-well.log", "", ""},
                      KnownLog{"data/logs/estimator-nan.log", "num.tf1diverge", ""},
                      KnownLog{"data/logs/gpu-memory.log", "tf.oom.op", ""},
                      KnownLog{"data/logs/gpu-memory-dump-only.log", "bfc.dump", ""},
                      KnownLog{"data/logs/gpu-memory-warning.log", "", "tf.oom.soft"},
                      KnownLog{"data/logs/job-denied.log", "host.denied", ""},
                      KnownLog{"data/logs/job-interrupted.log", "py.interrupt", ""},
                      KnownLog{"data/logs/job-killed.log", "host.killed", ""},
                      KnownLog{"data/logs/job-not-found.log", "host.notfound", ""},
                      KnownLog{"data/logs/kernel-out-of-memory.log", "host.oomby", ""},
                      KnownLog{"data/logs/nccl-timeout.log", "nccl.timeout", ""},
                      KnownLog{"data/logs/no-driver.log", "", "cuda.nodriver"},
                      KnownLog{"data/logs/no-gpu-libraries.log", "", "tf.nogpu"},
                      KnownLog{"data/logs/recorded-bad-picture.log", "pil.broken", ""},
                      KnownLog{"data/logs/recorded-host-memory.log", "pt.oom.cpu", ""},
                      KnownLog{"data/logs/recorded-worker-killed.log", "pt.worker", ""},
                      KnownLog{"data/logs/shared-memory.log", "pt.worker", ""},
                      KnownLog{"data/logs/shuffle-buffer.log", "", "tf.shufflefill"},
                      KnownLog{"data/logs/slim-nan.log", "num.losstensor", ""},
                      KnownLog{"data/logs/slim-plateau.log", "", ""},
                      KnownLog{"data/logs/torch-device.log", "pt.device", ""},
                      KnownLog{"data/logs/torch-memory.log", "pt.oom.old", ""}));

// From SOURCES.md of the files, not from what the reader says.
constexpr KnownLog kRealLogs[]{
    KnownLog{"autotrainer-nohup/nohup.out", "", "tf.nogpu"},
    KnownLog{"theabrusch-lsf/Error_10626145.err", "host.killed", ""},
    KnownLog{"theabrusch-lsf/Error_10626292.err", "py.interrupt", ""},
    KnownLog{"theabrusch-lsf/Error_10626297.err", "py.interrupt", ""},
    KnownLog{"theabrusch-lsf/Error_10626299.err", "pt.device", ""},
    KnownLog{"theabrusch-lsf/Error_10626454.err", "py.exception", ""},
    KnownLog{"theabrusch-lsf/NONAME_11163349.out", "host.notfound", ""},
    KnownLog{"theabrusch-lsf/NONAME_12165148.out", "host.nocommand", ""},
    KnownLog{"theabrusch-lsf/NONAME_12627350.out", "host.denied", ""},
    KnownLog{"theabrusch-lsf/NONAME_12646431.out", "host.notfound", ""},
    KnownLog{"theabrusch-lsf/Output_10627065.out", "", ""},
    KnownLog{"issue-DeepLabCut-1200/cuda_10.0_libs_missing_gpu_present.txt", "", "tf.dlopen"},
    KnownLog{"issue-DeepLabCut-2455/libcudart11_missing_cpu_training.txt", "", "tf.dlopen"},
    KnownLog{"issue-LlamaFactory-7396/nccl_watchdog_new_format.txt", "nccl.timeout", ""},
    KnownLog{"issue-NanoNets-number-plate-detection-3/cant_parse_serialized_example.txt",
             "data.parse", ""},
    KnownLog{"issue-OFA-Sys-OFA-271/nccl_allreduce_timeout_v100.txt", "nccl.timeout", ""},
    KnownLog{"issue-ResidualMaskingNetwork-15/torch_oom_other_process_holds_gpu.txt", "pt.oom.old",
             ""},
    KnownLog{"issue-apple-turicreate-552/loss_nan_from_iteration_4.txt", "", "num.loss"},
    KnownLog{"issue-detectron2-1563/torch_oom_reserved_29gib.txt", "pt.oom.old", ""},
    KnownLog{"issue-detectron2-508/nan_lr_too_large.txt", "num.d2", ""},
    KnownLog{"issue-endernewton-tf-faster-rcnn-135/nan_negative_gt_widths.txt", "",
             "num.numpywarn"},
    KnownLog{"issue-endernewton-tf-faster-rcnn-436/cudnn_7201_vs_7004.txt", "cudnn.version", ""},
    KnownLog{"issue-google-automl-368/allocator_warning_not_a_failure.txt", "", "tf.oom.soft"},
    KnownLog{"issue-google-automl-39/oom_efficientdet_d0_batch64.txt", "tf.oom.op", ""},
    KnownLog{"issue-google-automl-45/model_diverged_wrong_annotations.txt", "num.tf1diverge", ""},
    KnownLog{"issue-google-research-1887/feature_image_encoded_required.txt", "data.parse", ""},
    KnownLog{"issue-matterport-Mask_RCNN-2371/plateau_rpn_bbox_loss.txt", "", ""},
    KnownLog{"issue-pytorch-40002/torch_oom_cached_wording_host_ram_full.txt", "pt.oom.old", ""},
    KnownLog{"issue-tensorflow-28405/shuffle_buffer_each_epoch.txt", "", "tf.shufflefill"},
    KnownLog{"issue-tensorflow-49464/no_cuda_model_main_tf2.txt", "", "cuda.nodriver"},
    KnownLog{"issue-tensorflow-models-10440/cudnn_8.0.5_vs_8.1.0_colab.txt", "cudnn.version", ""},
    KnownLog{"issue-tensorflow-models-2586/gpu_found_then_oom_1050ti.txt", "", "tf.dev.old"},
    KnownLog{"issue-tensorflow-models-2782/dataloss_corrupted_record_at_0.txt", "data.notrec", ""},
    KnownLog{"issue-tensorflow-models-2912/plateau_loss_7.txt", "", ""},
    KnownLog{"issue-tensorflow-models-4189/replica_master_path_to_be_configured.txt", "gcp.aiexit",
             ""},
    KnownLog{"issue-tensorflow-models-4294/replica_master_one_line_traceback.txt", "gcp.aiexit",
             ""},
    KnownLog{"issue-tensorflow-models-5023/shuffle_buffer_slow_fill.txt", "", "tf.shufflefill"},
    KnownLog{"issue-tensorflow-models-5516/nan_at_step_1.txt", "num.losstensor", ""},
    KnownLog{"issue-tensorflow-models-7142/oom_faster_rcnn_nas_crop_and_resize.txt", "tf.oom.op",
             ""},
    KnownLog{"issue-thatbrguy-Pedestrian-Detection-3/oom_inception_resnet_quoted.txt", "tf.oom.op",
             ""},
    KnownLog{"issue-turicreate-1412/syslog_oom_killer.txt", "host.oomby", ""},
    KnownLog{"issue-xuannianz-EfficientDet-17/oom_efficientdet_phi6_v100.txt", "bfc.dump", ""},
    KnownLog{"issue-xuannianz-EfficientDet-204/oom_without_stats_block.txt", "tf.oom.op", ""},
    KnownLog{"issue-yangxue0827-FPN_Tensorflow-2/nan_after_single_step_spike.txt", "num.losstensor",
             ""},
    KnownLog{"issue-yolov3-1151/dataloader_bus_error_shm.txt", "pt.worker", ""},
    KnownLog{"issue-yolov5-5210/corrupt_label_scan.txt", "", "data.labels"}};

TEST(RealLogs, ShowTheKnownCause)
{
    FAULTLINE_NEEDS_REAL(folder, "logs");
    for (const KnownLog& one : kRealLogs)
        expectKnown(folder + '/' + std::string(one.path), one);
}

/// Losses that do not fall, and losses with one that is far off, each line printed twice.
struct Steps {
    std::string_view name;
    std::string plateau;
    std::string doubled;
    std::size_t plateauSize;
    std::int64_t firstStep;
    double firstLoss;
    double firstSeconds;
    std::int64_t spikeStep;
    double spike;
    std::size_t doubledSize;
};

void PrintTo(const Steps& steps, std::ostream* stream)
{
    *stream << steps.name;
}

class LogSeries : public ::testing::TestWithParam<Steps> {};

TEST_P(LogSeries, OfAPlateauAndOfASpike)
{
    const Steps& expected = GetParam();
    if (expected.plateau.empty() || expected.doubled.empty())
        GTEST_SKIP() << test::absentRealFile("logs");
    const test::ReadResult flat = test::readPath(expected.plateau);
    ASSERT_EQ(flat.artifacts.logs.size(), 1U);
    const ScalarSeries& loss = flat.artifacts.logs.front()->series.at("loss").series;
    EXPECT_EQ(loss.size(), expected.plateauSize);
    EXPECT_EQ(loss.step(0), expected.firstStep);
    EXPECT_DOUBLE_EQ(loss.value(0), expected.firstLoss);
    EXPECT_DOUBLE_EQ(flat.artifacts.logs.front()->series.at("step_time").series.value(0),
                     expected.firstSeconds);

    const test::ReadResult doubled = test::readPath(expected.doubled);
    ASSERT_EQ(doubled.artifacts.logs.size(), 1U);
    const ConsoleLog& log = *doubled.artifacts.logs.front();
    const ScalarSeries& once = log.series.at("loss").series;
    EXPECT_EQ(once.size(), expected.doubledSize) << "each line is printed twice";
    EXPECT_EQ(log.lines.front().repeats, 2U);
    const std::size_t at = static_cast<std::size_t>(expected.spikeStep - once.step(0));
    ASSERT_LT(at, once.size());
    EXPECT_EQ(once.step(at), expected.spikeStep);
    EXPECT_DOUBLE_EQ(once.value(at), expected.spike);
}

// The figures are those that grep and wc find in the files.
INSTANTIATE_TEST_SUITE_P(
    OwnAndReal, LogSeries,
    ::testing::Values(
        Steps{"Own", test::testFile("data/logs/slim-plateau.log"),
              test::testFile("data/logs/slim-nan.log"), 25, 41, 7.2, 0.46, 8104, 3.1e27, 7},
        Steps{"Real", test::realFile("logs/issue-tensorflow-models-2912/plateau_loss_7.txt"),
              test::realFile(
                  "logs/issue-yangxue0827-FPN_Tensorflow-2/nan_after_single_step_spike.txt"),
              26, 132, 7.6147, 2.317, 87413, 47193001634207746682572752551936.0, 7}),
    ::testing::PrintToStringParamName());

} // namespace
} // namespace faultline
