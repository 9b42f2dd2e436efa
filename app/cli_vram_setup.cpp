// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_vram_setup.h"

#include "model/core/text.h"
#include "model/report/plain_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::cli {

namespace {

using vram::TrainingSetup;

constexpr unsigned kMostPixels = 1U << 16;
constexpr unsigned kMostCount = 1U << 20;
constexpr double kLeastBytes = 1 << 20;             ///< less is a unit that was forgotten
constexpr double kMostBytes = 70'368'744'177'664.0; // 64 TiB

std::optional<std::pair<unsigned, unsigned>> parseSize(std::string_view text)
{
    const std::size_t cross = text.find_first_of("xX");
    const auto width = parseNumber(text.substr(0, cross), 1, kMostPixels);
    const auto height = cross == std::string_view::npos
                            ? width
                            : parseNumber(text.substr(cross + 1), 1, kMostPixels);
    if (!width || !height)
        return std::nullopt;
    return std::pair(*width, *height);
}

/// What the options say about training. Every one that is not given is left to the model.
class SetupReader {
public:
    explicit SetupReader(const Arguments& arguments) : m_arguments(arguments) {}

    OrExit<TrainingSetup> read()
    {
        m_setup.framework = m_arguments.value("--framework").value_or("");
        m_setup.optimizer = m_arguments.value("--optimizer").value_or("");
        m_setup.allocator = m_arguments.value("--allocator").value_or("");
        readSize();
        readNumber("--batch", 1, kMostImages, m_setup.batchPerReplica);
        readNumber("--classes", 1, kMostCount, m_setup.classes);
        readNumber("--boxes", 1, kMostCount, m_setup.boxesPerImage);
        readNumber("--replicas", 1, kMostImages, m_setup.replicas);
        readNumber("--accumulate", 1, kMostCount, m_setup.accumulationSteps);
        int stages = -1;
        readNumber("--freeze", 0, 64, stages);
        if (stages >= 0)
            m_setup.frozenStages = stages;
        readNamed("--precision", "fp32, amp or fp16", vram::precisionNamed, m_setup.precision);
        std::optional<vram::Measure> measure;
        readNamed("--measure", "allocated, reserved or device", vram::measureNamed, measure);
        m_setup.measure = measure.value_or(vram::Measure::Device);
        if (m_arguments.has("--frozen-bn"))
            m_setup.normMode = vram::NormMode::Frozen;
        if (m_arguments.has("--ema"))
            m_setup.movingAverage = true;
        if (m_arguments.has("--checkpointing"))
            m_setup.checkpointing = true;
        if (!m_problem.empty())
            return complainUsage("vram", m_problem);
        return m_setup;
    }

private:
    void complainLater(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    void readSize()
    {
        const auto text = m_arguments.value("--input");
        if (!text)
            return;
        const auto size = parseSize(*text);
        if (!size)
            return complainLater("--input takes WIDTHxHEIGHT in pixels, each from 1 to "
                                 + std::to_string(kMostPixels) + ", as 1344x800");
        m_setup.imageWidth = size->first;
        m_setup.imageHeight = size->second;
    }

    template <typename Number>
    void readNumber(std::string_view option, unsigned smallest, unsigned largest, Number& number)
    {
        const auto text = m_arguments.value(option);
        if (!text)
            return;
        const auto value = parseNumber(*text, smallest, largest);
        if (value)
            number = static_cast<Number>(*value);
        else
            complainLater(std::string(option) + " takes a number from " + std::to_string(smallest)
                          + " to " + std::to_string(largest));
    }

    template <typename Value>
    void readNamed(std::string_view option, std::string_view names,
                   std::optional<Value> (*parse)(std::string_view), std::optional<Value>& value)
    {
        const auto text = m_arguments.value(option);
        if (!text)
            return;
        value = parse(*text);
        if (!value)
            complainLater(std::string(option) + " takes " + std::string(names));
    }

    const Arguments& m_arguments;
    TrainingSetup m_setup;
    std::string m_problem;
};

/// "10.2GiB@16"; nothing if it is none.
std::optional<vram::MeasuredPeak> parseMeasured(std::string_view text, vram::Measure measure)
{
    const std::size_t at = text.find('@');
    const double bytes = bytesOfText(text.substr(0, at));
    if (!(bytes >= kLeastBytes) || bytes > kMostBytes)
        return std::nullopt;
    vram::MeasuredPeak peak{.bytes = static_cast<std::int64_t>(bytes),
                            .measure = measure,
                            .batchPerReplica = 0,
                            .isLowerBound = false,
                            .source = "--measured " + std::string(text)};
    if (at != std::string_view::npos) {
        const auto batch = parseNumber(text.substr(at + 1), 1, kMostImages);
        if (!batch)
            return std::nullopt;
        peak.batchPerReplica = *batch;
    }
    return peak;
}

} // namespace

OrExit<TrainingSetup> readSetup(const Arguments& arguments)
{
    return SetupReader(arguments).read();
}

OrExit<std::vector<vram::MeasuredPeak>> readMeasured(const Arguments& arguments,
                                                     vram::Measure measure)
{
    std::vector<vram::MeasuredPeak> peaks;
    const std::optional<std::string> text = arguments.value("--measured");
    std::string_view rest = text ? std::string_view(*text) : std::string_view{};
    bool isMore = text.has_value();
    while (isMore) {
        const std::size_t comma = rest.find(',');
        const auto peak = parseMeasured(rest.substr(0, comma), measure);
        if (!peak)
            return complainUsage("vram", "--measured takes what was measured and at which batch, "
                                         "as 10.2GiB@16 or 6.1GiB@8,10.2GiB@16; not "
                                             + printable(std::string(rest.substr(0, comma))));
        peaks.push_back(*peak);
        isMore = comma != std::string_view::npos;
        rest.remove_prefix(isMore ? comma + 1 : 0);
    }
    return peaks;
}

} // namespace faultline::cli
