// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/trace/trace_checks.h"
#include "tests/support/shared_data.h"

namespace faultline::test {
namespace {

constexpr std::string_view kFormat = "chrome-trace";

/// A small trace as PyTorch writes it: two steps, one of them waiting for input.
constexpr std::string_view kKineto = R"J({
  "schemaVersion": 1,
  "deviceProperties": [
    {"id": 0, "name": "Tesla \"T4\"", "totalGlobalMem": 15843721216, "computeMajor": 7, "computeMinor": 5}
  ],
  "distributedInfo": {"backend": "nccl", "rank": 1, "world_size": 4},
  "baseTimeNanoseconds": 1700000000000000000,
  "traceEvents": [
  {"ph": "M", "name": "process_name", "pid": 10, "tid": 0, "ts": 0, "args": {"name": "python"}},
  {"ph": "M", "name": "process_labels", "pid": 0, "tid": 0, "ts": 0, "args": {"labels": "GPU 0"}},
  {"ph": "X", "cat": "user_annotation", "name": "ProfilerStep#3", "pid": 10, "tid": 10, "ts": 1000.000, "dur": 500.5},
  {"ph": "X", "cat": "user_annotation", "name": "enumerate(DataLoader)#_S.__next__", "pid": 10, "tid": 10, "ts": 1000, "dur": 400, "args": {}},
  {"ph": "X", "cat": "cpu_op", "name": "aten::mm", "pid": 10, "tid": 10, "ts": 1410, "dur": 10, "args": {"External id": 7, "Input Dims": [[2, 3], [3, {"a": "}"}]]}},
  {"ph": "X", "cat": "kernel", "name": "volta_h884gemm\u0020x", "pid": 0, "tid": 7, "ts": 1450, "dur": 40, "args": {"External id": 7, "device": 0, "stream": 7}},
  {"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy HtoD (Pinned -> Device)",
                           "pid" : 0, "tid" : 7, "ts" : 1430, "dur" : 5, "args":
{
    "device" : 0, "bytes" : 4096
}
},
  {"ph": "s", "id": 1, "pid": 10, "tid": 10, "ts": 1410, "cat": "ac2g", "name": "ac2g"},
  {"ph": "i", "cat": "cpu_instant_event", "s": "t", "name": "[memory]", "pid": 10, "tid": 10, "ts": 1412, "args": {"Total Reserved": 2048, "Total Allocated": 1024, "Bytes": 1024, "Addr": 140000, "Device Id": 0, "Device Type": 1}},
  {"ph": "X", "cat": "user_annotation", "name": "ProfilerStep#4", "pid": 10, "tid": 10, "ts": 1500.5, "dur": 100},
  {"name": "Record Window End", "ph": "i", "s": "g", "pid": "", "tid": "", "ts": 1700}
  ],
  "traceName": "x.pt.trace.json", "displayTimeUnit": "ms"
})J";

constexpr std::string_view kTensorFlow =
    R"J({"displayTimeUnit":"ns","metadata":{"highres-ticks":true}, "traceEvents":[
{"ph":"X","pid":1,"tid":2,"ts":5,"dur":10,"name":"volta_sgemm_32x32","args":{"tf_op":"dense/MatMul:MatMul"}},
{"ph":"X","pid":1,"tid":2,"ts":1,"dur":2,"name":"MemcpyH2D","args":{"memcpy_details":"kind:Unknown size:64 dest:0 async:1"}},
{"ph":"X","pid":1,"tid":3,"ts":1,"dur":20,"name":"dense","args":{}},
{"ph":"M","pid":1,"name":"process_name","args":{"name":"/device:GPU:2"}},
{"ph":"M","pid":1,"tid":2,"name":"thread_name","args":{"name":"Stream #13(Compute)"}},
{"ph":"M","pid":1,"tid":3,"name":"thread_name","args":{"name":"TensorFlow Ops"}},
{"ph":"M","pid":701,"name":"process_name","args":{"name":"/host:CPU"}},
{"ph":"X","pid":701,"tid":9,"ts":0,"dur":30,"name":"TraceContext","args":{"step_num":"12","graph_type":"train"}},
{"ph":"X","pid":701,"tid":9,"ts":0.5,"dur":0.5,"name":"IteratorGetNextOp::DoCompute"},
{}]})J";

TEST(ChromeTrace, ReadsKineto)
{
    const ReadResult result = readAs(kFormat, kKineto, "host_1.2.pt.trace.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(result.file.recordCount, 11U);
    EXPECT_EQ(result.file.end, ReadEnd::Complete);
    EXPECT_EQ(profile->source, ProfileSource::Kineto);
    EXPECT_EQ(profile->timeKind, TimeKind::Absolute);
    EXPECT_NEAR(profile->beginTime, 1700000000.001, 1e-6);
    EXPECT_EQ(profile->durationNs, 600'500);
    ASSERT_EQ(profile->steps.size(), 2U);
    EXPECT_EQ(profile->steps[0].number, 3);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Input), 400e-6, 1e-12);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Compute), 40e-6, 1e-12);
    ASSERT_EQ(profile->kernels.size(), 1U);
    EXPECT_EQ(profile->kernels[0].name, "volta_h884gemm x");
    EXPECT_EQ(profile->kernels[0].op, "aten::mm");
    EXPECT_TRUE(profile->kernels[0].usesTensorCores);
    ASSERT_EQ(profile->devices.size(), 1U);
    EXPECT_EQ(profile->devices[0].name, "Tesla \"T4\"");
    EXPECT_EQ(profile->devices[0].computeCapability, "7.5");
    EXPECT_EQ(profile->devices[0].memoryBytes, 15843721216U);
    EXPECT_EQ(profile->devices[0].hostToDeviceBytes, 4096U);
    ASSERT_TRUE(profile->distributed.has_value());
    EXPECT_EQ(profile->distributed->worldSize, 4);
    ASSERT_EQ(profile->memory.size(), 1U);
    EXPECT_EQ(profile->memory[0].allocator, "cuda:0");
    EXPECT_EQ(profile->memory[0].peakBytes, 1024U);
    ASSERT_FALSE(profile->memory[0].peakOwners.empty());
    EXPECT_EQ(profile->memory[0].peakOwners[0].name, "aten::mm");
    checkInvariants(*profile);
}

TEST(ChromeTrace, ReadsTensorFlowWithNamesAfterEvents)
{
    const ReadResult result = readAs(kFormat, kTensorFlow, "host.trace.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(profile->source, ProfileSource::ChromeTrace);
    EXPECT_EQ(profile->timeKind, TimeKind::Relative);
    EXPECT_EQ(profile->framework, "TensorFlow");
    EXPECT_EQ(countOf(*profile, TraceCategory::Kernel), 1U);
    EXPECT_EQ(countOf(*profile, TraceCategory::MemcpyHostToDevice), 1U);
    ASSERT_EQ(profile->steps.size(), 1U);
    EXPECT_EQ(profile->steps[0].number, 12);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Input), 0.5e-6, 1e-12);
    ASSERT_EQ(profile->kernels.size(), 1U);
    EXPECT_EQ(profile->kernels[0].op, "dense/MatMul");
    ASSERT_EQ(profile->devices.size(), 1U);
    EXPECT_EQ(profile->devices[0].device, 2);
    EXPECT_EQ(profile->devices[0].hostToDeviceBytes, 64U);
}

TEST(ChromeTrace, TimesSinceTheEpochAreAbsolute)
{
    const ReadResult result = readAs(
        kFormat,
        R"([{"ph":"X","pid":1,"tid":1,"ts":1623142623460111,"dur":25,"cat":"Operator","name":"a"},])",
        "t.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(profile->timeKind, TimeKind::Absolute);
    ASSERT_TRUE(result.file.firstWallTime.has_value());
    EXPECT_NEAR(*result.file.firstWallTime, 1623142623.460111, 1e-6);
}

TEST(ChromeTrace, BeginAndEndMakeAnEvent)
{
    const ReadResult result = readAs(kFormat, R"([
{"ph":"B","pid":1,"tid":1,"ts":1,"name":"a"},{"ph":"B","pid":1,"tid":1,"ts":2,"name":"b"},
{"ph":"E","pid":1,"tid":1,"ts":3},{"ph":"E","pid":1,"tid":1,"ts":9},{"ph":"B","pid":1,"tid":1,"ts":10,"name":"c"}])",
                                     "t.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    ASSERT_EQ(profile->events.size(), 2U);
    EXPECT_EQ(profile->durationNs, 8000);
    EXPECT_EQ(profile->events[1].depth, 1);
    EXPECT_NE(toEnglish(profile->remarks.back()).find("never ended"), std::string::npos);
}

TEST(ChromeTrace, ACutFileGivesItsFirstEventsAndSaysSo)
{
    const std::size_t cut = kKineto.find("\"gpu_memcpy\"");
    const ReadResult result = readAs(kFormat, kKineto.substr(0, cut), "t.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(profile->events.size(), 4U);
    EXPECT_TRUE(profile->isTruncated);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    EXPECT_EQ(result.file.issues.count(IssueCode::TruncatedTail), 1U);
}

TEST(ChromeTrace, DamageCostsTheEventItIsIn)
{
    std::string bytes(kKineto);
    bytes.replace(bytes.find("\"dur\": 400"), 5, "'dur'");
    const ReadResult result = readAs(kFormat, bytes, "t.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(profile->events.size(), 5U);
    EXPECT_EQ(result.file.issues.count(IssueCode::SyntaxError), 1U);
    ASSERT_FALSE(result.file.issues.kept().empty());
    EXPECT_TRUE(result.file.issues.kept()[0].offsetBytes.has_value());
    EXPECT_EQ(profile->steps.size(), 2U);
}

TEST(ChromeTrace, EveryCutAndFlipIsSurvived)
{
    checkDamage(kFormat, kKineto, "t.json");
    checkDamage(kFormat, kTensorFlow, "t.json");
}

TEST(ChromeTrace, HugeArgumentsAndValuesArePassedOver)
{
    std::string bytes =
        R"({"stackFrames": {"1": ")" + std::string(3 << 20, 's') + R"("}, "traceEvents": [)";
    bytes += R"({"ph":"X","pid":1,"tid":1,"ts":1,"dur":1,"name":"a","args":{"x":")"
             + std::string(5 << 20, 'x') + R"("}},)";
    bytes += R"({"ph":"X","pid":1,"tid":1,"ts":2,"dur":1,"name":"big","args":{"x":")"
             + std::string(40 << 20, 'x') + R"("}},)";
    bytes += R"({"ph":"X","pid":1,"tid":1,"ts":3,"dur":1,"name":"b"}]})";
    const ReadResult result = readAs(kFormat, bytes, "t.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(profile->events.size(), 2U);
    EXPECT_EQ(result.file.issues.count(IssueCode::CountLimit), 1U);
}

TEST(ChromeTrace, DeepNestingIsNoRecursion)
{
    std::string bytes = R"([{"ph":"X","pid":1,"tid":1,"ts":1,"dur":1,"name":"a","args":)";
    bytes += std::string(1'000'000, '[') + std::string(1'000'000, ']') + "}]";
    const ReadResult result = readAs(kFormat, bytes, "t.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(profile->events.size(), 1U);
}

TEST(ChromeTrace, ClaimsOnlyTraces)
{
    const FormatReader* reader = readerOfId(kFormat);
    ASSERT_NE(reader, nullptr);
    const auto sniff = [reader](std::string_view text) {
        return reader->sniff("a.json", std::as_bytes(std::span(text.data(), text.size())));
    };
    EXPECT_TRUE(sniff(kKineto));
    EXPECT_TRUE(sniff(kTensorFlow));
    EXPECT_TRUE(sniff("\xEF\xBB\xBF {\"traceEvents\": []}"));
    EXPECT_FALSE(sniff(R"({"images": [], "annotations": []})"));
    EXPECT_FALSE(sniff(R"([{"loss": 1.0}])"));
    EXPECT_FALSE(sniff("the \"traceEvents\" of yesterday"));
    EXPECT_FALSE(sniff(""));
}

struct Known {
    const char* path;
    std::size_t records;
    std::size_t kernels;
    std::size_t steps;
};

TEST(ChromeTrace, RealTracesHoldWhatTheyHold)
{
    FAULTLINE_NEEDS_REAL(folder, ".");
    // Counts taken from the files with Python's json module.
    constexpr Known kKnown[]{
        {"profiles/kineto/resnet50_num_workers_0/worker0.1623143089861.pt.trace.json.gz", 75718,
         8772, 6},
        {"profiles/kineto/resnet50_num_workers_4/worker0.1623212756351.pt.trace.json.gz", 71424,
         8868, 6},
        {"profiles/kineto/resnet50_autograd_api_num_workers_0/worker0.pt.trace.json.gz", 79711,
         9329, 6},
        {"profiles/kineto/resnet50_profiler_api_num_workers_4/worker0.pt.trace.json.gz", 67781,
         9456, 6},
        {"profiles/kineto/tb_plugin_test/gpu_metrics_input.json", 340, 30, 1},
        {"profiles/kineto/docs_traces/after_fix_trace.json", 75, 1, 1},
        {"events/alwaysproblem-tensorboard-review/logs/standard/20200516-125033/train/plugins/"
         "profile/2020_05_16_04_50_34/LEMON.trace.json.gz",
         1082, 0, 6}};
    for (const Known& known : kKnown) {
        SCOPED_TRACE(known.path);
        const ReadResult result = readPath(folder + '/' + known.path);
        const TraceProfile* profile = onlyProfile(result);
        ASSERT_NE(profile, nullptr);
        EXPECT_EQ(result.file.formatId, kFormat);
        EXPECT_TRUE(result.file.issues.empty());
        EXPECT_EQ(result.file.recordCount, known.records);
        EXPECT_EQ(countOf(*profile, TraceCategory::Kernel), known.kernels);
        EXPECT_EQ(profile->steps.size(), known.steps);
        checkInvariants(*profile);
    }
}

TEST(ChromeTrace, MoreWorkersFeedTheRealDevice)
{
    FAULTLINE_NEEDS_REAL(folder, "profiles/kineto");
    const ReadResult a =
        readPath(folder + "/resnet50_num_workers_0/worker0.1623143089861.pt.trace.json.gz");
    const ReadResult b =
        readPath(folder + "/resnet50_num_workers_4/worker0.1623212756351.pt.trace.json.gz");
    const TraceProfile* slow = onlyProfile(a);
    const TraceProfile* fast = onlyProfile(b);
    ASSERT_NE(slow, nullptr);
    ASSERT_NE(fast, nullptr);
    EXPECT_GT(shareOf(*slow, StepCategory::Input), 0.20); // "highly input-bound"
    EXPECT_LT(shareOf(*fast, StepCategory::Input), 0.05); // "not input-bound"
    EXPECT_LT(slow->devices[0].busyShare, fast->devices[0].busyShare);
    EXPECT_EQ(slow->devices[0].name, "Tesla V100-DGXS-32GB");
}

} // namespace
} // namespace faultline::test
