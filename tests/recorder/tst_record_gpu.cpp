// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU samples of `faultline-cli record`, with a library that stands in for the driver's.

#include "model/core/hardware_log.h"
#include "model/readers/builtin_readers.h"
#include "tests/recorder/record_fixture.h"
#include "tests/support/read_artifacts.h"

namespace faultline {
namespace {

namespace fs = std::filesystem;

class RecordGpu : public test::RecordFixture {
protected:
    RecordGpu() { use(FAULTLINE_FAKE_NVML, ""); }
    ~RecordGpu() override
    {
        for (const char* name : {"FAULTLINE_NVML", "FAKE_NVML", "FAKE_NVML_PID_FILE"})
            ::unsetenv(name);
    }
    void use(const std::string& library, const std::string& mode) const
    {
        ::setenv("FAULTLINE_NVML", library.c_str(), 1);
        ::setenv("FAKE_NVML", mode.c_str(), 1);
        ::setenv("FAKE_NVML_PID_FILE", (m_root / "pid").c_str(), 1);
    }
    [[nodiscard]] test::ReadResult readWith(const char* reader, const char* name) const
    {
        return test::readBytes(*readerOfId(reader), text(folder() / name), name);
    }
    static const ScalarSeries* seriesOf(const HardwareLog& log, int gpu, HardwareQuantity quantity)
    {
        for (const HardwareSeries& series : log.series) {
            const HardwareDevice& device = log.devices.at(series.device);
            if (device.kind == HardwareDevice::Kind::Gpu && device.index == gpu
                && series.quantity == quantity)
                return &series.series;
        }
        return nullptr;
    }
};

TEST_F(RecordGpu, WritesWhatTheReaderOfGpuLogsReads)
{
    EXPECT_EQ(recordScript("sleep 0.7"), 0);
    const test::ReadResult result = readWith("gpu-csv", "gpu.csv");
    ASSERT_EQ(result.artifacts.hardwareLogs.size(), 1U);
    EXPECT_TRUE(result.file.issues.empty());
    const HardwareLog& log = *result.artifacts.hardwareLogs.front();
    EXPECT_EQ(log.timeKind, TimeKind::Absolute);
    ASSERT_EQ(log.devices.size(), 2U);
    EXPECT_EQ(log.devices[0].name, "Fake GPU_ model 0");
    const ScalarSeries* busy = seriesOf(log, 1, HardwareQuantity::GpuUtilization);
    ASSERT_NE(busy, nullptr);
    ASSERT_GE(busy->size(), 3U);
    EXPECT_DOUBLE_EQ(busy->value(0), 0.91);
    const ScalarSeries* memory = seriesOf(log, 0, HardwareQuantity::GpuMemoryUsed);
    ASSERT_NE(memory, nullptr);
    EXPECT_DOUBLE_EQ(memory->value(0), static_cast<double>(7ULL << 29));
    const ScalarSeries* power = seriesOf(log, 0, HardwareQuantity::GpuPower);
    ASSERT_NE(power, nullptr);
    EXPECT_DOUBLE_EQ(power->value(0), 250.5);
    EXPECT_NE(seriesOf(log, 0, HardwareQuantity::GpuThrottledByThermal), nullptr);
    const nlohmann::json gpu = facts()["gpu"];
    EXPECT_TRUE(gpu["problem"].is_null());
    EXPECT_EQ(gpu["driver_version"], "550.54.15");
    EXPECT_EQ(gpu["cuda_version"], "12.4");
    EXPECT_EQ(gpu["devices"][1]["name"], "Fake GPU, model 1");
    EXPECT_EQ(gpu["devices"][0]["memory_reserved_bytes"], 512ULL << 20U);
    EXPECT_EQ(gpu["failed_calls"].size(), 1U); // the power limit
    EXPECT_EQ(gpu["failed_calls"][0]["call"], "nvmlDeviceGetEnforcedPowerLimit");
}

TEST_F(RecordGpu, TellsWhichProcessesAreTheCommands)
{
    EXPECT_EQ(recordScript("echo $$ > " + (m_root / "pid").string() + "; sleep 0.7"), 0);
    const std::string rows = text(folder() / "gpu_processes.csv");
    const std::string pid = std::to_string(facts()["pid"].get<int>());
    EXPECT_NE(rows.find(", " + pid + ", sh, 3072, 1\n"), std::string::npos) << rows;
    EXPECT_NE(rows.find(", [N/A], 0\n"), std::string::npos) << rows;
    const test::ReadResult result = readWith("gpu-csv", "gpu_processes.csv");
    ASSERT_EQ(result.artifacts.hardwareLogs.size(), 1U);
    EXPECT_TRUE(result.file.issues.empty());
    const HardwareLog& log = *result.artifacts.hardwareLogs.front();
    EXPECT_TRUE(
        std::any_of(log.processes.begin(), log.processes.end(), [&pid](const GpuProcess& process) {
            return std::to_string(process.pid) == pid;
        }));
}

TEST_F(RecordGpu, GoesOnWhenAGpuFallsOffTheBus)
{
    use(FAULTLINE_FAKE_NVML, "falls-off");
    EXPECT_EQ(recordScript("sleep 1.3"), 0);
    const std::string rows = text(folder() / "gpu.csv");
    EXPECT_NE(rows.find("[GPU is lost]"), std::string::npos);
    const nlohmann::json failed = facts()["gpu"]["failed_calls"];
    EXPECT_TRUE(std::any_of(failed.begin(), failed.end(), [](const nlohmann::json& failure) {
        return failure["code"] == 15 && failure["text"] == "GPU is lost" && failure["count"] > 0;
    }));
    // The other one is sampled to the end.
    const test::ReadResult result = readWith("gpu-csv", "gpu.csv");
    const HardwareLog& log = *result.artifacts.hardwareLogs.at(0);
    const ScalarSeries* sound = seriesOf(log, 0, HardwareQuantity::GpuUtilization);
    const ScalarSeries* lost = seriesOf(log, 1, HardwareQuantity::GpuUtilization);
    ASSERT_NE(sound, nullptr);
    ASSERT_NE(lost, nullptr);
    EXPECT_EQ(lost->size(), 3U);
    EXPECT_GE(sound->size(), 6U);
}

TEST_F(RecordGpu, UsesWhatAnOldLibraryHas)
{
    use(FAULTLINE_FAKE_NVML_OLD, "");
    EXPECT_EQ(recordScript("sleep 0.5"), 0);
    const test::ReadResult result = readWith("gpu-csv", "gpu.csv");
    ASSERT_EQ(result.artifacts.hardwareLogs.size(), 1U);
    const HardwareLog& log = *result.artifacts.hardwareLogs.front();
    const ScalarSeries* memory = seriesOf(log, 0, HardwareQuantity::GpuMemoryUsed);
    ASSERT_NE(memory, nullptr);
    EXPECT_DOUBLE_EQ(memory->value(0), static_cast<double>(4ULL << 30U));
    EXPECT_NE(seriesOf(log, 0, HardwareQuantity::GpuThrottledByPower), nullptr);
    const nlohmann::json missing = facts()["gpu"]["missing_calls"];
    EXPECT_NE(std::find(missing.begin(), missing.end(), "nvmlDeviceGetFanSpeed"), missing.end());
    EXPECT_FALSE(fs::exists(folder() / "gpu_processes.csv"));
}

TEST_F(RecordGpu, SaysWhyThereAreNoSamples)
{
    use("libfaultline-no-such.so.1", "");
    EXPECT_EQ(recordScript("exit 5"), 5);
    EXPECT_NE(facts()["gpu"]["problem"].get<std::string>().find("libfaultline-no-such"),
              std::string::npos);
    EXPECT_FALSE(fs::exists(folder() / "gpu.csv"));
    fs::remove_all(folder());
    use(FAULTLINE_FAKE_NVML, "no-driver");
    EXPECT_EQ(recordScript("true"), 0);
    EXPECT_EQ(facts()["gpu"]["problem"], "the library does not start: Driver Not Loaded");
    fs::remove_all(folder());
    use(FAULTLINE_FAKE_NVML, "no-gpu");
    EXPECT_EQ(recordScript("true"), 0);
    EXPECT_EQ(facts()["gpu"]["problem"], "no GPU was found");
    fs::remove_all(folder());
    use("libc.so.6", "");
    EXPECT_EQ(recordScript("true"), 0);
    EXPECT_NE(facts()["gpu"]["problem"].get<std::string>().find("lacks"), std::string::npos);
}

TEST_F(RecordGpu, DoesNotWaitForADriverThatHangs)
{
    use(FAULTLINE_FAKE_NVML, "hangs");
    const auto began = std::chrono::steady_clock::now();
    EXPECT_EQ(recordScript("sleep 1.2; exit 4"), 4);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(15));
    EXPECT_EQ(facts()["gpu"]["problem"], "the driver does not answer any more");
    const std::string host = text(folder() / "host.csv");
    EXPECT_GE(std::count(host.begin(), host.end(), '\n'), 5); // the machine is sampled on
}

} // namespace
} // namespace faultline
