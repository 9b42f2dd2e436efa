// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of real failures: what is recognised against what is known about them. Several are excerpts
// that end before the end of the run, or show a training that went on; those have no cause.

#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

namespace faultline {
namespace {

struct RealLog {
    std::string_view path;
    std::string_view cause;   ///< signature; empty: the log shows no end
    std::string_view telling; ///< an event that must be there, where there is no cause
};

void PrintTo(const RealLog& log, std::ostream* stream)
{
    *stream << log.path;
}

class RealLogs : public ::testing::TestWithParam<RealLog> {};

TEST_P(RealLogs, ShowTheKnownCause)
{
    const RealLog& expected = GetParam();
    const std::string path = test::realFile("logs/" + std::string(expected.path));
    if (path.empty())
        GTEST_SKIP() << "no real logs here";
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

INSTANTIATE_TEST_SUITE_P(
    All, RealLogs,
    ::testing::Values(
        RealLog{"autotrainer-nohup/nohup.out", "", "tf.nogpu"},
        RealLog{"theabrusch-lsf/Error_10626145.err", "host.killed", ""},
        RealLog{"theabrusch-lsf/Error_10626292.err", "py.interrupt", ""},
        RealLog{"theabrusch-lsf/Error_10626297.err", "py.interrupt", ""},
        RealLog{"theabrusch-lsf/Error_10626299.err", "pt.device", ""},
        RealLog{"theabrusch-lsf/Error_10626454.err", "py.exception", ""},
        RealLog{"theabrusch-lsf/NONAME_11163349.out", "host.notfound", ""},
        RealLog{"theabrusch-lsf/NONAME_12165148.out", "host.nocommand", ""},
        RealLog{"theabrusch-lsf/NONAME_12627350.out", "host.denied", ""},
        RealLog{"theabrusch-lsf/NONAME_12646431.out", "host.notfound", ""},
        RealLog{"theabrusch-lsf/Output_10627065.out", "", ""},
        RealLog{"issue-DeepLabCut-1200/cuda_10.0_libs_missing_gpu_present.txt", "", "tf.dlopen"},
        RealLog{"issue-DeepLabCut-2455/libcudart11_missing_cpu_training.txt", "", "tf.dlopen"},
        RealLog{"issue-LlamaFactory-7396/nccl_watchdog_new_format.txt", "nccl.timeout", ""},
        RealLog{"issue-NanoNets-number-plate-detection-3/cant_parse_serialized_example.txt",
                "data.parse", ""},
        RealLog{"issue-OFA-Sys-OFA-271/nccl_allreduce_timeout_v100.txt", "nccl.timeout", ""},
        RealLog{"issue-ResidualMaskingNetwork-15/torch_oom_other_process_holds_gpu.txt",
                "pt.oom.old", ""},
        RealLog{"issue-apple-turicreate-552/loss_nan_from_iteration_4.txt", "", "num.loss"},
        RealLog{"issue-detectron2-1563/torch_oom_reserved_29gib.txt", "pt.oom.old", ""},
        RealLog{"issue-detectron2-508/nan_lr_too_large.txt", "num.d2", ""},
        RealLog{"issue-endernewton-tf-faster-rcnn-135/nan_negative_gt_widths.txt", "",
                "num.numpywarn"},
        RealLog{"issue-endernewton-tf-faster-rcnn-436/cudnn_7201_vs_7004.txt", "cudnn.version", ""},
        RealLog{"issue-google-automl-368/allocator_warning_not_a_failure.txt", "", "tf.oom.soft"},
        RealLog{"issue-google-automl-39/oom_efficientdet_d0_batch64.txt", "tf.oom.op", ""},
        RealLog{"issue-google-automl-45/model_diverged_wrong_annotations.txt", "num.tf1diverge",
                ""},
        RealLog{"issue-google-research-1887/feature_image_encoded_required.txt", "data.parse", ""},
        RealLog{"issue-matterport-Mask_RCNN-2371/plateau_rpn_bbox_loss.txt", "", ""},
        RealLog{"issue-pytorch-40002/torch_oom_cached_wording_host_ram_full.txt", "pt.oom.old", ""},
        RealLog{"issue-tensorflow-28405/shuffle_buffer_each_epoch.txt", "", "tf.shufflefill"},
        RealLog{"issue-tensorflow-49464/no_cuda_model_main_tf2.txt", "", "cuda.nodriver"},
        RealLog{"issue-tensorflow-models-10440/cudnn_8.0.5_vs_8.1.0_colab.txt", "cudnn.version",
                ""},
        RealLog{"issue-tensorflow-models-2586/gpu_found_then_oom_1050ti.txt", "", "tf.dev.old"},
        RealLog{"issue-tensorflow-models-2782/dataloss_corrupted_record_at_0.txt", "data.notrec",
                ""},
        RealLog{"issue-tensorflow-models-2912/plateau_loss_7.txt", "", ""},
        RealLog{"issue-tensorflow-models-4189/replica_master_path_to_be_configured.txt",
                "gcp.aiexit", ""},
        RealLog{"issue-tensorflow-models-4294/replica_master_one_line_traceback.txt", "gcp.aiexit",
                ""},
        RealLog{"issue-tensorflow-models-5023/shuffle_buffer_slow_fill.txt", "", "tf.shufflefill"},
        RealLog{"issue-tensorflow-models-5516/nan_at_step_1.txt", "num.losstensor", ""},
        RealLog{"issue-tensorflow-models-7142/oom_faster_rcnn_nas_crop_and_resize.txt", "tf.oom.op",
                ""},
        RealLog{"issue-thatbrguy-Pedestrian-Detection-3/oom_inception_resnet_quoted.txt",
                "tf.oom.op", ""},
        RealLog{"issue-turicreate-1412/syslog_oom_killer.txt", "host.oomby", ""},
        RealLog{"issue-xuannianz-EfficientDet-17/oom_efficientdet_phi6_v100.txt", "bfc.dump", ""},
        RealLog{"issue-xuannianz-EfficientDet-204/oom_without_stats_block.txt", "tf.oom.op", ""},
        RealLog{"issue-yangxue0827-FPN_Tensorflow-2/nan_after_single_step_spike.txt",
                "num.losstensor", ""},
        RealLog{"issue-yolov3-1151/dataloader_bus_error_shm.txt", "pt.worker", ""},
        RealLog{"issue-yolov5-5210/corrupt_label_scan.txt", "", "data.labels"}));

TEST(RealLogSeries, OfAPlateauAndOfAnEpisodeOfNan)
{
    const std::string plateau =
        test::realFile("logs/issue-tensorflow-models-2912/plateau_loss_7.txt");
    const std::string spike =
        test::realFile("logs/issue-yangxue0827-FPN_Tensorflow-2/nan_after_single_step_spike.txt");
    if (plateau.empty() || spike.empty())
        GTEST_SKIP() << "no real logs here";
    const test::ReadResult flat = test::readPath(plateau);
    const ScalarSeries& loss = flat.artifacts.logs.front()->series.at("loss").series;
    EXPECT_EQ(loss.size(), 21U);
    EXPECT_EQ(loss.step(0), 60);
    EXPECT_DOUBLE_EQ(loss.value(0), 7.3837);
    EXPECT_DOUBLE_EQ(flat.artifacts.logs.front()->series.at("step_time").series.value(0), 2.239);

    const test::ReadResult doubled = test::readPath(spike);
    const ConsoleLog& log = *doubled.artifacts.logs.front();
    EXPECT_EQ(log.series.at("loss").series.size(), 5U) << "each line is printed twice";
    EXPECT_EQ(log.lines.front().repeats, 2U);
}

} // namespace
} // namespace faultline
