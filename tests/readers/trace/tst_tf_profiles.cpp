// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/trace/proto_writer.h"
#include "tests/readers/trace/trace_checks.h"
#include "tests/support/shared_data.h"

namespace faultline::test {
namespace {

constexpr std::uint64_t kUs = 1'000'000; // picoseconds

ProtoWriter named(std::string_view name)
{
    return ProtoWriter().text(2, name);
}

ProtoWriter event(std::uint64_t id, std::uint64_t beginUs, std::uint64_t durationUs)
{
    return ProtoWriter().number(1, id).number(2, beginUs * kUs).number(3, durationUs * kUs);
}

ProtoWriter textStat(std::uint64_t id, std::string_view text)
{
    return ProtoWriter().number(1, id).text(5, text);
}

ProtoWriter numberStat(std::uint64_t id, std::uint64_t value)
{
    return ProtoWriter().number(1, id).number(3, value);
}

/// A host with a step, its input and an allocation, and a device with a kernel and a copy.
std::string xspace()
{
    ProtoWriter host;
    host.text(2, "/host:CPU");
    ProtoWriter python;
    python.number(1, 1).text(2, "python").number(3, 5000);
    python.message(4, event(1, 0, 100).message(4, numberStat(1, 42)));
    python.message(4, event(2, 10, 30));
    ProtoWriter allocation = event(3, 50, 0);
    allocation.message(4, textStat(2, "GPU_0_bfc")).message(4, numberStat(3, 4096));
    allocation.message(4, numberStat(4, 1024)).message(4, numberStat(5, 900));
    allocation.message(4, numberStat(6, 512)).message(4, textStat(7, "dense/MatMul"));
    allocation.message(4, ProtoWriter().number(1, 8).number(7, 9)); // by reference
    python.message(4, allocation);
    host.message(3, python);
    host.entry(4, 1, named("train")).entry(4, 2, named("IteratorGetNextOp::DoCompute"));
    host.entry(4, 3, named("MemoryAllocation"));
    host.entry(5, 1, named("step_num")).entry(5, 2, named("allocator_name"));
    host.entry(5, 3, named("bytes_allocated")).entry(5, 4, named("bytes_available"));
    host.entry(5, 5, named("addr")).entry(5, 6, named("allocation_bytes"));
    host.entry(5, 7, named("tf_op")).entry(5, 8, named("region_type")).entry(5, 9, named("output"));

    ProtoWriter device;
    device.text(2, "/device:GPU:3");
    ProtoWriter stream;
    stream.number(1, 13).text(2, "Stream #13(Compute,MemcpyH2D)").number(3, 5000);
    stream.message(4, event(1, 60, 20).message(4, textStat(1, "model/conv:Conv2D")));
    stream.message(4, event(2, 45, 5).message(4, textStat(2, "kind:host num_bytes:2048 async:1")));
    device.message(3, stream);
    ProtoWriter derived;
    derived.number(1, 99).text(2, "TensorFlow Ops").number(3, 5000).message(4, event(1, 0, 90));
    device.message(3, derived);
    device.entry(4, 1, named("volta_fp16_s884cudnn")).entry(4, 2, named("MemcpyH2D"));
    device.entry(5, 1, named("tf_op")).entry(5, 2, named("memcpy_details"));
    device.entry(5, 3, named("compute_cap_major")).entry(5, 4, named("compute_cap_minor"));
    device.message(6, numberStat(3, 7)).message(6, numberStat(4, 0));
    return ProtoWriter().message(1, host).message(1, device).text(4, "worker-0").bytes();
}

TEST(XPlane, ReadsHostAndDevice)
{
    const ReadResult result = readAs("xplane", xspace(), "h.xplane.pb");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(result.file.recordCount, 6U);
    EXPECT_EQ(profile->host, "worker-0");
    EXPECT_EQ(profile->timeKind, TimeKind::Relative);
    ASSERT_EQ(profile->steps.size(), 1U);
    EXPECT_EQ(profile->steps[0].number, 42);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Input), 30e-6, 1e-12);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Compute), 20e-6, 1e-12);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::HostToDevice), 5e-6, 1e-12);
    ASSERT_EQ(profile->kernels.size(), 1U); // the derived line repeats it
    EXPECT_EQ(profile->kernels[0].op, "model/conv");
    ASSERT_EQ(profile->devices.size(), 1U);
    EXPECT_EQ(profile->devices[0].device, 3);
    EXPECT_EQ(profile->devices[0].computeCapability, "7.0");
    EXPECT_EQ(profile->devices[0].hostToDeviceBytes, 2048U);
    ASSERT_EQ(profile->memory.size(), 1U);
    const MemoryCurve& curve = profile->memory[0];
    EXPECT_EQ(curve.allocator, "GPU_0_bfc");
    EXPECT_EQ(curve.peakBytes, 4096U);
    EXPECT_EQ(curve.capacityBytes, 5120U);
    ASSERT_EQ(curve.peakOwners.size(), 2U);
    EXPECT_EQ(curve.peakOwners[1].name, "dense/MatMul");
    EXPECT_EQ(curve.peakOwners[1].detail, "output");
    EXPECT_EQ(curve.peakOwners[1].bytes, 512U);
    checkInvariants(*profile);
}

TEST(XPlane, EveryCutAndFlipIsSurvived)
{
    checkDamage("xplane", xspace(), "h.xplane.pb");
}

TEST(XPlane, ImpossibleLengthsTakeNoMemory)
{
    const ReadResult result = readAs(
        "xplane", std::string("\x0a\xff\xff\xff\xff\xff\xff\xff\xff\x7f", 10), "x.xplane.pb");
    EXPECT_TRUE(result.failed);
    EXPECT_GE(result.file.issues.totalCount(), 1U);
}

TEST(XPlane, RealProfileOfAMultiWorkerTraining)
{
    FAULTLINE_NEEDS_REAL(path, "profiles/tf-profiler-demo/plugins/profile/GPU-multi-worker/"
                               "34.83.195.179_6003.xplane.pb");
    const ReadResult result = readPath(path);
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(result.file.formatId, "xplane");
    EXPECT_TRUE(result.file.issues.empty());
    for (const DeviceTotal& device : profile->devices) {
        const bool computes = device.device == 4 || device.device == 6;
        EXPECT_EQ(device.kernelCount, computes ? 665U : 0U) << device.device;
        EXPECT_EQ(device.hostToDeviceBytes > 0, computes || device.device == 1) << device.device;
    }
    EXPECT_EQ(profile->devices.size(), 8U);
    checkInvariants(*profile);
}

std::string tfTrace()
{
    const auto resource = [](std::string_view name) { return ProtoWriter().text(1, name); };
    ProtoWriter host;
    host.text(1, "/host:CPU").entry(3, 7, resource("python"));
    ProtoWriter device;
    device.text(1, "/device:GPU:0").entry(3, 8, resource("stream:13"));
    const auto argument = [](std::string_view key, std::string_view value) {
        return ProtoWriter().text(1, key).text(2, value);
    };
    ProtoWriter step;
    step.number(1, 0).number(2, 7).text(3, "TraceContext").number(9, 0).number(10, 50 * kUs);
    step.message(11, argument("step_num", "5"));
    ProtoWriter kernel;
    kernel.number(1, 1).number(2, 8).text(3, "gemm").number(9, 10 * kUs).number(10, 30 * kUs);
    return ProtoWriter()
        .entry(1, 0, host)
        .entry(1, 1, device)
        .message(4, step)
        .message(4, kernel)
        .bytes();
}

TEST(TfTrace, ReadsEvents)
{
    const ReadResult result = readAs("tf-trace", tfTrace(), "local.trace");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(profile->source, ProfileSource::TfTrace);
    ASSERT_EQ(profile->steps.size(), 1U);
    EXPECT_EQ(profile->steps[0].number, 5);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Compute), 30e-6, 1e-12);
    checkInvariants(*profile);
}

TEST(TfTrace, EveryCutAndFlipIsSurvived)
{
    checkDamage("tf-trace", tfTrace(), "local.trace");
}

TEST(TfTrace, RealTraces)
{
    FAULTLINE_NEEDS_REAL(path, "events/alwaysproblem-tensorboard-review/log/train/plugins/"
                               "profile/2020-04-07_18-20-33/local.trace");
    const ReadResult result = readPath(path);
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(result.file.formatId, "tf-trace");
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(result.file.recordCount, profile->events.size());
    EXPECT_GT(profile->events.size(), 50U);
    checkInvariants(*profile);
}

constexpr std::string_view kMemory = R"J({"memoryProfilePerAllocator":{"GPU_0_bfc":{
"memoryProfileSnapshots":[
{"timeOffsetPs":"2000000","aggregationStats":{"stackReservedBytes":"100","heapAllocatedBytes":"900","freeMemoryBytes":"24","fragmentation":0.25,"peakBytesInUse":"5000"},
 "activityMetadata":{"memoryActivity":"ALLOCATION","allocationBytes":"512","tfOpName":"conv","regionType":"output","dataType":"float","tensorShape":"[4,32]"}},
{"timeOffsetPs":"1000000","aggregationStats":{"heapAllocatedBytes":"300"},"activityMetadata":{"memoryActivity":"DEALLOCATION"}}],
"profileSummary":{"peakBytesUsageLifetime":"5000","memoryCapacity":"1024"},
"activeAllocations":[{"numOccurrences":"2","specialIndex":"-1"},{"snapshotIndex":"-1","specialIndex":"0","numOccurrences":"1"}],
"specialAllocations":[{"tfOpName":"preallocated/unknown","allocationBytes":"300"}]},"gpu_host_bfc":{}},"numHosts":1})J";

TEST(TfMemoryProfile, ReadsCurveAndOwners)
{
    const ReadResult result = readAs("tf-memory-profile", kMemory, "h.memory_profile.json");
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    ASSERT_EQ(profile->memory.size(), 1U);
    const MemoryCurve& curve = profile->memory[0];
    EXPECT_EQ(curve.peakBytes, 1000U);
    EXPECT_NEAR(curve.peakTime, 2e-6, 1e-12);
    EXPECT_EQ(curve.capacityBytes, 1024U);
    EXPECT_DOUBLE_EQ(curve.fragmentation, 0.25);
    EXPECT_DOUBLE_EQ(curve.allocated.value(0), 300.0);
    ASSERT_EQ(curve.peakOwners.size(), 2U);
    EXPECT_EQ(curve.peakOwners[0].name, "conv");
    EXPECT_EQ(curve.peakOwners[0].detail, "float [4,32] output");
    EXPECT_EQ(curve.peakOwners[0].bytes, 1024U);
    EXPECT_EQ(curve.peakOwners[1].name, "preallocated/unknown");
}

TEST(TfMemoryProfile, EveryCutAndFlipIsSurvived)
{
    checkDamage("tf-memory-profile", kMemory, "h.memory_profile.json");
}

std::string inputPipelinePage()
{
    ProtoWriter step;
    step.number(1, 9).real(2, 100.0).real(3, 5.0).real(6, 40.0).real(9, 10.0).real(11, 30.0);
    step.real(12, 8.0);
    const auto any = [](std::string_view type, const ProtoWriter& value) {
        return ProtoWriter().text(1, type).message(2, value);
    };
    ProtoWriter stage;
    stage.text(1, "Iterator::Map").number(2, 7).real(3, 50.0).real(5, 20.0);
    ProtoWriter bottleneck;
    bottleneck.text(1, "host").text(2, "Your program is <b>HIGHLY</b> input-bound");
    ProtoWriter recommendation;
    recommendation.message(2, any("x/BottleneckAnalysis", bottleneck));
    return ProtoWriter()
        .message(4, any("type.googleapis.com/tensorflow.profiler.PerGenericStepDetails", step))
        .message(6, stage)
        .message(7, recommendation)
        .bytes();
}

void expectInputBound(const ReadResult& result)
{
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_TRUE(profile->events.empty());
    ASSERT_EQ(profile->steps.size(), 1U);
    EXPECT_EQ(profile->steps[0].number, 9);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Input), 0.030, 1e-9);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::HostToDevice), 0.008, 1e-9);
    EXPECT_NEAR(secondsOf(profile->steps[0], StepCategory::Idle), 0.012, 1e-9);
    ASSERT_EQ(profile->inputStages.size(), 1U);
    EXPECT_NEAR(profile->inputStages[0].selfSeconds, 0.020, 1e-9);
    ASSERT_FALSE(profile->remarks.empty());
    EXPECT_EQ(toEnglish(profile->remarks[0]), "Your program is HIGHLY input-bound");
    checkInvariants(*profile);
}

TEST(XProfPages, ReadsTheInputPipeline)
{
    expectInputBound(readAs("xprof-pages", inputPipelinePage(), "h.input_pipeline.pb"));
}

TEST(XProfPages, ReadsTheOverview)
{
    const std::string page = ProtoWriter().text(2, inputPipelinePage()).bytes();
    expectInputBound(readAs("xprof-pages", page, "h.overview_page.pb"));
}

TEST(XProfPages, EveryCutAndFlipIsSurvived)
{
    checkDamage("xprof-pages", inputPipelinePage(), "h.input_pipeline.pb");
    checkDamage("xprof-pages",
                R"([{"cols":[{"id":"stepnum"},{"id":"computeTimeMs"}],"rows":[{"c":[{"v":"0"},)"
                R"({"v":3.5}]}],"p":{"summary_conclusion":"fine"}}])",
                "h.input_pipeline.json");
}

/// The three trainings of TensorFlow's own demonstration, named for what is the matter with them.
TEST(XProfPages, RealPagesSayWhatTheyAreNamedFor)
{
    FAULTLINE_NEEDS_REAL(folder, "profiles/kineto/profiler_demo/plugins/profile");
    const ReadResult a = readPath(folder + "/GPU-input-bound/localhost.overview_page.pb");
    const ReadResult b = readPath(folder + "/GPU-compute-bound/localhost.overview_page.pb");
    const ReadResult c = readPath(folder + "/Cloud-TPU/10.240.1.50.input_pipeline.json");
    ASSERT_NE(onlyProfile(a), nullptr);
    ASSERT_NE(onlyProfile(b), nullptr);
    ASSERT_NE(onlyProfile(c), nullptr);
    EXPECT_GT(shareOf(*onlyProfile(a), StepCategory::Input), 0.75);
    EXPECT_LT(shareOf(*onlyProfile(b), StepCategory::Input), 0.01);
    EXPECT_GT(shareOf(*onlyProfile(c), StepCategory::Compute), 0.99);
    EXPECT_EQ(onlyProfile(c)->steps.size(), 3U);
}

} // namespace
} // namespace faultline::test
