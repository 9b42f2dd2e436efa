// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/scalar_series.h"
#include "model/core/text.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// XProf's categories of step time.
enum class StepCategory : std::uint8_t {
    Input,        ///< waiting for or making the next batch
    HostToDevice, ///< copies to the device
    DeviceToHost,
    Compute,      ///< kernels
    KernelLaunch, ///< the host preparing kernels while the device waits
    Collectives,  ///< all-reduce and its kind
    Idle,         ///< nothing of the above: unattributed
};
inline constexpr std::size_t kStepCategoryCount = 7;
[[nodiscard]] std::string_view toString(StepCategory category);

/// What an event of a trace is.
enum class TraceCategory : std::uint8_t {
    CpuOp,
    UserAnnotation,
    Runtime, ///< CUDA runtime and driver calls
    Kernel,
    MemcpyHostToDevice,
    MemcpyDeviceToHost,
    MemcpyOther,
    Memset,
    Collective,
    InputPipeline, ///< tf.data iterators, DataLoader
    Python,
    Step,
    Other,
};
[[nodiscard]] std::string_view toString(TraceCategory category);

/// A row of the timeline: a thread of the host or a stream of a device.
struct TraceTrack {
    std::string process; ///< "python", "/device:GPU:0"
    std::string name;    ///< "Stream #7", "thread 1234"
    bool isDevice = false;
    int device = -1; ///< index of the device; -1: host
};

/// A stretch of time on a track. 24 bytes: traces hold millions.
struct TraceEvent {
    std::int64_t beginNs = 0;     ///< from TraceProfile::beginTime
    std::uint32_t durationNs = 0; ///< saturates at about 4.29 s; longer ones in longDurations
    std::uint32_t name = 0;       ///< index into TraceProfile::names
    std::uint16_t track = 0;      ///< index into TraceProfile::tracks
    TraceCategory category = TraceCategory::Other;
    std::uint8_t depth = 0; ///< nesting on its track, 0 outermost
};

/// One step, from its marker.
struct TraceStep {
    std::int64_t number = 0; ///< as the marker says
    std::int64_t beginNs = 0;
    std::int64_t endNs = 0;
    std::array<double, kStepCategoryCount> seconds{}; ///< by StepCategory; sums to the step's time
    [[nodiscard]] double totalSeconds() const
    {
        return 1e-9 * static_cast<double>(endNs - beginNs);
    }
};

struct KernelTotal {
    std::string name;
    std::uint64_t count = 0;
    double seconds = 0.0;
    bool usesTensorCores = false;
    bool isTensorCoreEligible = false; ///< convolution or matrix product
    std::string op;                    ///< that launched most of it, where the trace tells
};

/// A stage of the input pipeline.
struct InputStageTotal {
    std::string name; ///< "Iterator::Prefetch::Map", "DataLoader.__next__"
    std::uint64_t count = 0;
    double seconds = 0.0;
    double selfSeconds = 0.0; ///< without the stages inside it
    double longestSeconds = 0.0;
};

struct DeviceTotal {
    int device = 0;
    std::string name;
    double busyShare = 0.0; ///< of the trace's time with a kernel or copy on any stream
    double kernelSeconds = 0.0;
    double tensorCoreSeconds = 0.0;
    std::uint64_t kernelCount = 0;
    std::uint64_t memoryBytes = 0;       ///< 0: not said
    std::uint64_t shortKernelCount = 0;  ///< shorter than kLaunchCostNs: bound by their launch
    std::uint64_t hostToDeviceBytes = 0; ///< 0: not said
    double hostToDeviceSeconds = 0.0;
    std::string computeCapability; ///< "7.0"; empty: not said

    /// False for a device that the trace only names: the program never gave it anything to do.
    [[nodiscard]] bool isUsed() const { return kernelCount > 0 || busyShare > 0.0; }
};

/// A kernel shorter than its launch cannot keep a device busy: 20 to 40 us by TensorFlow's guide to
/// GPU performance; the upper end is taken.
inline constexpr std::int64_t kLaunchCostNs = 40'000;

/// Memory of one allocator or device over time.
struct MemoryCurve {
    std::string allocator;  ///< "GPU_0_bfc", "cuda:0"
    ScalarSeries allocated; ///< bytes; wallTime = seconds from TraceProfile::beginTime
    ScalarSeries reserved;  ///< may be empty
    std::uint64_t capacityBytes = 0;
    std::uint64_t peakBytes = 0;
    double peakTime = 0.0; ///< seconds from beginTime
    struct Owner {
        std::string name;   ///< operator or the deepest meaningful Python frame
        std::string detail; ///< shape, type, region, full stack
        std::uint64_t bytes = 0;
        std::uint64_t count = 0;
    };
    std::vector<Owner> peakOwners; ///< largest first
    double fragmentation = 0.0;    ///< 0..1 at the peak; NaN: not known
    std::uint64_t inactiveBytes =
        0; ///< reserved, but free, when the snapshot was taken; 0: unknown
    std::uint64_t largestFreeBytes = 0; ///< the largest free block then
    /// True if what was in use when the record began is not known: `allocated` then counts from 0
    /// or from the least that explains what was freed.
    bool isRelative = false;
};

/// A request for memory that failed, as a memory snapshot records it.
struct OutOfMemoryMark {
    double time = 0.0; ///< seconds from TraceProfile::beginTime
    int device = 0;
    std::uint64_t requestedBytes = 0;
    std::uint64_t deviceFreeBytes = 0; ///< what the driver said was free
    std::string owner;                 ///< the deepest meaningful Python frame
    std::string detail;                ///< the Python frames, innermost first
};

/// Where the process stood among its peers.
struct DistributedInfo {
    std::string backend; ///< "nccl"
    int rank = -1;
    int worldSize = 0;
};

enum class ProfileSource : std::uint8_t {
    XPlane,
    ChromeTrace,
    Kineto,
    TfMemoryProfile,
    TorchMemorySnapshot,
    XProfOverview, ///< overview_page/input_pipeline: results only, no events
    TfTrace,       ///< local.trace of TensorFlow 2.1, *.trace of the Cloud TPU tools
};
[[nodiscard]] std::string_view toString(ProfileSource source);

/// What a profiler recorded. Immutable once read.
struct TraceProfile : Artifact {
    ProfileSource source = ProfileSource::Kineto;
    double beginTime = 0.0; ///< seconds by timeKind that all nanoseconds count from
    std::int64_t durationNs = 0;
    std::vector<std::string> names;
    std::vector<TraceTrack> tracks;
    std::vector<TraceEvent> events;                                    ///< by track, then begin
    std::vector<std::pair<std::uint32_t, std::int64_t>> longDurations; ///< event index, ns; sorted
    std::vector<TraceStep> steps;
    std::vector<OutOfMemoryMark> outOfMemory; ///< by time
    std::optional<DistributedInfo> distributed;
    bool hasStepMarkers = false;      ///< false: steps is one stretch, or from batch to batch
    std::vector<KernelTotal> kernels; ///< by time, longest first
    std::vector<InputStageTotal> inputStages; ///< by self time, longest first
    std::vector<DeviceTotal> devices;
    std::vector<MemoryCurve> memory;
    std::string host;          ///< name of the machine, where the trace tells
    std::string framework;     ///< "PyTorch", "TensorFlow"; with version where known
    bool isTruncated = false;  ///< ends before its closing bracket, or at the writer's limit
    std::vector<Text> remarks; ///< what the trace lacks ("No kernels: CUPTI ...")

    /// Whether it has events, and all of them are of the host.
    [[nodiscard]] bool isHostOnly() const;
    [[nodiscard]] std::int64_t durationOf(std::size_t event) const; ///< ns
    /// Indices of the steps that say nothing of the others: the first ones while they take over
    /// three times the median (warm-up), and single ones later. Stalls that recur are not among
    /// them: they are what the training is like.
    [[nodiscard]] std::vector<std::size_t> outlierSteps() const;
    /// Seconds by category of a step of median length, by the median shares; without the outliers.
    [[nodiscard]] std::array<double, kStepCategoryCount> typicalBreakdown() const;
};

using TraceProfilePtr = std::shared_ptr<const TraceProfile>;

} // namespace faultline
