// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/summary_line.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

namespace faultline {

namespace {

using SummaryJson = nlohmann::ordered_json;

std::string jsonText(const SummaryJson& value)
{
    return value.dump(-1, ' ', false, SummaryJson::error_handler_t::replace);
}

/// `text` cut at a word, so that JSON takes no more than `most` bytes for it.
std::string fitted(const std::string& text, std::size_t most)
{
    if (jsonText(text).size() <= most)
        return text;
    std::size_t fits = 0; // bytes of text
    std::size_t taken = 2 + 3;
    while (fits < text.size()) {
        std::size_t next = fits + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0U) == 0x80U)
            ++next;
        taken += jsonText(text.substr(fits, next - fits)).size() - 2;
        if (taken > most)
            break;
        fits = next;
    }
    std::string cut = text.substr(0, fits);
    if (const std::size_t blank = cut.find_last_of(' '); blank != std::string::npos && blank > 0)
        cut.resize(blank);
    return cut + "…";
}

SummaryJson wordOrNull(const std::string& text, std::size_t most)
{
    return text.empty() ? SummaryJson(nullptr) : SummaryJson(fitted(text, most));
}

/// A number with no more digits than it is worth: a summary is read by the hundred thousand.
SummaryJson rounded(std::optional<double> value, double unit)
{
    if (!value || !std::isfinite(*value))
        return nullptr;
    const double steps = std::round(*value * unit);
    if (std::abs(steps) > 9e15)
        return nullptr;
    return steps / unit;
}

template <typename T>
SummaryJson orNull(const std::optional<T>& value)
{
    return value ? SummaryJson(*value) : SummaryJson(nullptr);
}

std::string hexOf(std::uint64_t value)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    return {digits.data(), end};
}

/// Takes the members of one flat object as they come, without building a document: a file of
/// 100,000 lines is opened while somebody waits.
class SummaryParser final : public nlohmann::json_sax<nlohmann::json> {
public:
    RunSummary summary;
    std::string schema;
    std::string wrongMember;
    bool hasPath = false;

    bool null() override { return isSkipping() || takeNull(); }
    bool boolean(bool) override { return isSkipping() || m_member == Member::Other || wrong(); }
    bool number_integer(number_integer_t value) override
    {
        return isSkipping() || takeNumber(static_cast<double>(value), value);
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        const auto most = static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
        if (!isSkipping() && m_member == Member::Bytes) {
            summary.bytes = value;
            return true;
        }
        return isSkipping()
               || takeNumber(static_cast<double>(value),
                             value > most ? std::numeric_limits<std::int64_t>::max()
                                          : static_cast<std::int64_t>(value));
    }
    bool number_float(number_float_t value, const string_t&) override
    {
        return isSkipping() || takeNumber(value, std::nullopt);
    }
    bool string(string_t& value) override { return isSkipping() || takeText(value); }
    bool binary(binary_t&) override { return wrong(); }
    bool start_object(std::size_t) override { return start(); }
    bool start_array(std::size_t) override { return start(); }
    bool end_object() override { return end(); }
    bool end_array() override { return end(); }
    bool key(string_t& name) override
    {
        if (m_depth == 1)
            m_member = memberOf(name);
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

private:
    enum class Member : std::uint8_t {
        Schema,
        Path,
        Training,
        State,
        Verdict,
        Severity,
        Code,
        Rule,
        Confidence,
        Judged,
        Model,
        Framework,
        Gpu,
        Gpus,
        Start,
        End,
        LastStep,
        GpuHours,
        GpuHoursLost,
        Bytes,
        Fingerprint,
        Version,
        Error,
        Other,
    };
    static constexpr std::array<std::string_view, 23> kNames{
        "schema",      "path",      "training",  "state",          "verdict",
        "severity",    "code",      "rule",      "confidence",     "judged",
        "model",       "framework", "gpu",       "gpus",           "start",
        "end",         "last_step", "gpu_hours", "gpu_hours_lost", "bytes",
        "fingerprint", "version",   "error"};

    /// Members come in the order in which they are written: the next one is mostly the next.
    Member memberOf(std::string_view name)
    {
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            const std::size_t at = (m_next + i) % kNames.size();
            if (kNames[at] == name) {
                m_next = at + 1;
                return static_cast<Member>(at);
            }
        }
        return Member::Other;
    }
    [[nodiscard]] bool isSkipping() const { return m_depth > 1; }
    bool start()
    {
        ++m_depth;
        return m_depth == 1 || m_member == Member::Other || m_depth > 2 || wrong();
    }
    bool end()
    {
        --m_depth;
        return true;
    }
    bool wrong()
    {
        const auto at = static_cast<std::size_t>(m_member);
        wrongMember = at < kNames.size() ? std::string(kNames[at]) : std::string("?");
        return false;
    }
    bool takeNull()
    {
        switch (m_member) {
        case Member::Schema:
        case Member::Path:
        case Member::State:
        case Member::Bytes:
        case Member::Fingerprint: return m_depth == 1 && wrong();
        default: return m_depth == 1;
        }
    }
    bool takeNumber(double value, std::optional<std::int64_t> whole)
    {
        if (m_depth != 1)
            return false;
        switch (m_member) {
        case Member::Confidence: summary.confidence = value; return true;
        case Member::Judged: summary.judged = value; return true;
        case Member::Gpus:
            if (!whole || *whole < 0 || *whole > std::numeric_limits<int>::max())
                return wrong();
            summary.gpus = static_cast<int>(*whole);
            return true;
        case Member::Start: summary.start = value; return true;
        case Member::End: summary.end = value; return true;
        case Member::LastStep:
            if (!whole)
                return wrong();
            summary.lastStep = whole;
            return true;
        case Member::GpuHours: summary.gpuHours = value; return true;
        case Member::GpuHoursLost: summary.gpuHoursLost = value; return true;
        case Member::Other: return true;
        default: return wrong();
        }
    }
    bool takeText(string_t& value)
    {
        if (m_depth != 1)
            return false;
        switch (m_member) {
        case Member::Schema: schema = std::move(value); return true;
        case Member::Path:
            summary.path = std::move(value);
            hasPath = true;
            return true;
        case Member::Training: summary.training = std::move(value); return true;
        case Member::State: {
            const std::optional<RunState> state = runStateOf(value);
            summary.state = state.value_or(RunState::Unknown);
            return state || wrong();
        }
        case Member::Verdict: summary.verdict = std::move(value); return true;
        case Member::Severity:
            for (const Severity one : {Severity::Critical, Severity::Warning, Severity::Info}) {
                if (toString(one) == value)
                    summary.severity = one;
            }
            return summary.severity || wrong();
        case Member::Code: summary.code = std::move(value); return true;
        case Member::Rule: summary.rule = std::move(value); return true;
        case Member::Model: summary.model = std::move(value); return true;
        case Member::Framework: summary.framework = std::move(value); return true;
        case Member::Gpu: summary.gpu = std::move(value); return true;
        case Member::Fingerprint: {
            const char* const last = value.data() + value.size();
            const auto [at, problem] = std::from_chars(value.data(), last, summary.fingerprint, 16);
            return (problem == std::errc() && at == last && !value.empty()) || wrong();
        }
        case Member::Version: summary.version = std::move(value); return true;
        case Member::Error: summary.error = std::move(value); return true;
        case Member::Other: return true;
        default: return wrong();
        }
    }

    std::size_t m_depth = 0;
    std::size_t m_next = 0;
    Member m_member = Member::Other;
};

} // namespace

std::string_view toString(RunState state)
{
    switch (state) {
    case RunState::Completed: return "completed";
    case RunState::Failed: return "failed";
    case RunState::Killed: return "killed";
    case RunState::Stopped: return "stopped";
    case RunState::Running: return "running";
    case RunState::Unknown: break;
    }
    return "unknown";
}

std::optional<RunState> runStateOf(std::string_view word)
{
    for (const RunState one : {RunState::Completed, RunState::Failed, RunState::Killed,
                               RunState::Stopped, RunState::Running, RunState::Unknown}) {
        if (toString(one) == word)
            return one;
    }
    return std::nullopt;
}

std::string summaryLine(const RunSummary& summary)
{
    const SummaryJson line{
        {"schema", kSummarySchema},
        {"path", summary.path},
        {"training", summary.training ? SummaryJson(fitted(*summary.training, 96)) : nullptr},
        {"state", toString(summary.state)},
        {"verdict", wordOrNull(summary.verdict, 200)},
        {"severity",
         summary.severity ? SummaryJson(toString(*summary.severity)) : SummaryJson(nullptr)},
        {"code", wordOrNull(summary.code, 8)},
        {"rule", wordOrNull(summary.rule, 48)},
        {"confidence", rounded(summary.confidence, 1e3)},
        {"judged", rounded(summary.judged, 1e3)},
        {"model", wordOrNull(summary.model, 64)},
        {"framework", wordOrNull(summary.framework, 32)},
        {"gpu", wordOrNull(summary.gpu, 48)},
        {"gpus", orNull(summary.gpus)},
        {"start", rounded(summary.start, 1e3)},
        {"end", rounded(summary.end, 1e3)},
        {"last_step", orNull(summary.lastStep)},
        {"gpu_hours", rounded(summary.gpuHours, 1e6)},
        {"gpu_hours_lost", rounded(summary.gpuHoursLost, 1e6)},
        {"bytes", summary.bytes},
        {"fingerprint", hexOf(summary.fingerprint)},
        {"version", fitted(summary.version, 24)},
        {"error", wordOrNull(summary.error, 80)},
    };
    return jsonText(line) + "\n";
}

Result<RunSummary> parseSummaryLine(std::string_view line)
{
    SummaryParser parser;
    const bool isWhole = nlohmann::json::sax_parse(line.begin(), line.end(), &parser);
    // Another version may have other kinds of members: that is what to say of it, then.
    const bool isOurs = parser.schema == kSummarySchema;
    if (!isOurs && parser.schema.starts_with("faultline/summary/"))
        return Error::corrupt({FAULTLINE_TR_NOOP("Fleet", "is of another version (%1)"),
                               {parser.schema.substr(0, 40)}});
    if (!isWhole && !parser.wrongMember.empty())
        return Error::corrupt({FAULTLINE_TR_NOOP("Fleet", "has a value of another kind in \"%1\""),
                               {parser.wrongMember}});
    if (!isWhole)
        return Error::corrupt({FAULTLINE_TR_NOOP("Fleet", "is damaged or cut"), {}});
    if (!isOurs || !parser.hasPath)
        return Error::corrupt({FAULTLINE_TR_NOOP("Fleet", "is no summary of a run"), {}});
    return std::move(parser.summary);
}

} // namespace faultline
