// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/generate_logs.h"

#include "tests/support/event_writer.h"

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace faultline::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 8> kTags{"Loss/classification_loss",
                                                "Loss/localization_loss",
                                                "Loss/regularization_loss",
                                                "Loss/total_loss",
                                                "learning_rate",
                                                "global_norm/gradients",
                                                "steps_per_sec",
                                                "images_per_sec"};

fs::path baseFolder()
{
    return fs::temp_directory_path() / "faultline-bench";
}

/// Writes `events` scalar events, eight to a step, beginning at `firstStep`.
void writeScalars(const fs::path& path, std::uint64_t events, std::int64_t firstStep, double start)
{
    fs::create_directories(path.parent_path());
    const fs::path unfinished = path.string() + ".part";
    std::ofstream stream(unfinished, std::ios::binary);
    std::string buffer = test::EventWriter().fileVersion(start).data();
    for (std::uint64_t i = 0; i < events; ++i) {
        const auto step = firstStep + static_cast<std::int64_t>(i / kTags.size());
        const double phase = static_cast<double>(i);
        const auto value = static_cast<float>(1.0 / (1.0 + 1e-4 * phase) + 0.01 * std::sin(phase));
        buffer += test::EventWriter()
                      .scalar(kTags[i % kTags.size()], step, start + 0.0125 * phase, value)
                      .data();
        if (buffer.size() > (1U << 20)) {
            stream << buffer;
            buffer.clear();
        }
    }
    stream << buffer;
    stream.close();
    fs::rename(unfinished, path);
}

} // namespace

std::string oneLargeFile(std::uint64_t events)
{
    const fs::path path =
        baseFolder() / ("one-" + std::to_string(events)) / "events.out.tfevents.1700000000.bench";
    if (!fs::exists(path))
        writeScalars(path, events, 0, 1.7e9);
    return path.string();
}

std::string manyRuns(std::uint64_t runs, std::uint64_t events)
{
    const fs::path folder =
        baseFolder() / ("runs-" + std::to_string(runs) + "x" + std::to_string(events));
    for (std::uint64_t run = 0; run < runs; ++run) {
        const fs::path path =
            folder / ("run" + std::to_string(run)) / "events.out.tfevents.1700000000.bench";
        if (!fs::exists(path))
            writeScalars(path, events, 0, 1.7e9 + static_cast<double>(run));
    }
    return folder.string();
}

std::string wideRuns(std::uint64_t runs, std::uint64_t tags, std::uint64_t points)
{
    const fs::path folder = baseFolder()
                            / ("wide-" + std::to_string(runs) + "x" + std::to_string(tags) + "x"
                               + std::to_string(points));
    std::string content;
    for (std::uint64_t run = 0; run < runs; ++run) {
        const fs::path path =
            folder / ("run" + std::to_string(run)) / "events.out.tfevents.1700000000.bench";
        if (fs::exists(path))
            continue;
        if (content.empty()) {
            test::EventWriter log;
            log.fileVersion(1.7e9);
            for (std::uint64_t i = 0; i < tags * points; ++i) {
                const std::uint64_t tag = i % tags;
                log.scalar("layer" + std::to_string(tag / 10) + "/value" + std::to_string(tag % 10),
                           static_cast<std::int64_t>(i / tags * 100),
                           1.7e9 + 0.001 * static_cast<double>(i),
                           static_cast<float>(std::sin(static_cast<double>(i))));
            }
            content = log.data();
        }
        fs::create_directories(path.parent_path());
        const fs::path unfinished = path.string() + ".part";
        std::ofstream(unfinished, std::ios::binary) << content;
        fs::rename(unfinished, path);
    }
    return folder.string();
}

std::string repeatedRestarts(std::uint64_t attempts, std::uint64_t eventsEach)
{
    const fs::path folder =
        baseFolder() / ("restarts-" + std::to_string(attempts) + "x" + std::to_string(eventsEach));
    const auto stepsEach = static_cast<std::int64_t>(eventsEach / kTags.size());
    for (std::uint64_t i = 0; i < attempts; ++i) {
        const fs::path path =
            folder
            / ("events.out.tfevents." + std::to_string(1'700'000'000 + i * 10'000) + ".bench");
        const std::int64_t firstStep = static_cast<std::int64_t>(i) * stepsEach * 3 / 4;
        if (!fs::exists(path))
            writeScalars(path, eventsEach, firstStep, 1.7e9 + 1e4 * static_cast<double>(i));
    }
    return folder.string();
}

std::string imageLog(std::uint64_t records, std::uint64_t bytes)
{
    const fs::path path = baseFolder()
                          / ("images-" + std::to_string(records) + "x" + std::to_string(bytes))
                          / "events.out.tfevents.1700000000.bench";
    if (fs::exists(path))
        return path.string();
    fs::create_directories(path.parent_path());
    const fs::path unfinished = path.string() + ".part";
    std::ofstream stream(unfinished, std::ios::binary);
    stream << test::EventWriter().fileVersion(1.7e9).data();
    const std::string pixels(bytes, '\x7F');
    for (std::uint64_t i = 0; i < records; ++i) {
        const auto step = static_cast<std::int64_t>(i);
        const double time = 1.7e9 + static_cast<double>(i);
        const std::string image =
            test::ProtoWriter().varint(1, 4).varint(2, 4).bytes(4, pixels).data();
        stream << test::frame(test::summaryEvent(
            step, time, test::ProtoWriter().bytes(1, "eval/side_by_side").bytes(4, image).data()));
        stream << test::EventWriter().scalar("Loss/total_loss", step, time, 1.0F).data();
    }
    stream.close();
    fs::rename(unfinished, path);
    return path.string();
}

std::uint64_t sizeOf(const std::string& path)
{
    if (fs::is_regular_file(path))
        return fs::file_size(path);
    std::uint64_t total = 0;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
        if (entry.is_regular_file())
            total += entry.file_size();
    }
    return total;
}

std::uint64_t residentBytes()
{
    std::ifstream stream("/proc/self/statm");
    std::uint64_t total = 0;
    std::uint64_t resident = 0;
    stream >> total >> resident;
    return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace faultline::bench
