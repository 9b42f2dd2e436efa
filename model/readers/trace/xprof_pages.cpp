// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/xprof_pages.h"

#include "model/io/json_cursor.h"
#include "model/io/message_parser.h"
#include "model/readers/whole_text.h"
#include "model/schemas/xprof.pb.h"

#include <algorithm>
#include <array>

namespace faultline::trace {

namespace {

namespace xprof_schema = faultline::schema::xprof;

constexpr double kMaxMs = 1e9; ///< of a step; more is damage
constexpr std::size_t kMaxSteps = 1'000'000;

double sane(double milliseconds)
{
    return milliseconds > 0.0 && milliseconds < kMaxMs ? milliseconds : 0.0;
}

/// Milliseconds of one step as the page gives them.
struct StepParts {
    std::int64_t number = 0;
    double total = 0.0; ///< 0: the sum of the parts
    std::array<double, kStepCategoryCount> parts{};

    void add(StepCategory category, double milliseconds)
    {
        parts[static_cast<std::size_t>(category)] += sane(milliseconds);
    }
};

/// Steps follow each other in time: pages do not say when they were. What the parts leave of the
/// total is idle; parts that exceed it are scaled to it.
void addStep(TraceProfile& profile, const StepParts& from)
{
    if (profile.steps.size() >= kMaxSteps)
        return;
    double sum = 0.0;
    for (const double part : from.parts)
        sum += part;
    const double total = from.total > 0.0 ? sane(from.total) : sum;
    const double scale = sum > total && sum > 0.0 ? total / sum : 1.0;
    TraceStep step;
    step.number = from.number;
    step.beginNs = profile.durationNs;
    step.endNs = step.beginNs + static_cast<std::int64_t>(total * 1e6);
    double rest = step.totalSeconds();
    for (std::size_t i = 0; i < kStepCategoryCount; ++i) {
        step.seconds[i] = std::min(rest, 1e-3 * scale * from.parts[i]);
        rest -= step.seconds[i];
    }
    step.seconds[static_cast<std::size_t>(StepCategory::Idle)] += std::max(0.0, rest);
    profile.durationNs = step.endNs;
    profile.steps.push_back(step);
}

/// The text without the HTML that pages wrap it in.
std::string plain(std::string_view html)
{
    constexpr std::size_t kMaxText = 2000;
    std::string text;
    bool inTag = false;
    for (const char c : html.substr(0, kMaxText)) {
        if (c == '<')
            inTag = true;
        else if (c == '>' && inTag)
            inTag = false;
        else if (!inTag)
            text += c;
    }
    makeValidUtf8(text);
    return text;
}

void addRemark(TraceProfile& profile, std::string_view html)
{
    constexpr std::size_t kMaxRemarks = 40;
    Text text = verbatim(plain(html));
    const bool isKnown =
        std::find(profile.remarks.begin(), profile.remarks.end(), text) != profile.remarks.end();
    if (!text.empty() && !isKnown && profile.remarks.size() < kMaxRemarks)
        profile.remarks.push_back(std::move(text));
}

class MessageReader {
public:
    explicit MessageReader(PageResult& result) : m_result(result), m_profile(*result.profile) {}

    /// OverviewPage: input_analysis = 2, recommendation = 4, run_environment = 6. In the message of
    /// the input pipeline 2 is a summary of numbers, and 4 are the steps; reading one as the other
    /// finds nothing, so both are tried.
    void read(std::string_view bytes)
    {
        readAnalysis(bytes);
        if (!m_profile.steps.empty() || !m_profile.inputStages.empty())
            return;
        m_result.otherSteps = 0;
        m_result.isDamaged = false;
        m_profile.remarks.clear();
        WireReader page(bytes);
        while (page.next()) {
            if (page.isBytes(2))
                readAnalysis(page.bytes());
            else if (page.isBytes(4))
                readOverview(page.message());
            else if (page.isBytes(6))
                readEnvironment(page.message());
        }
        note(page.ok());
    }

private:
    /// InputPipelineAnalysisResult: step_details = 4, input_op_details = 6, recommendation = 7,
    /// hardware_type = 9.
    void readAnalysis(std::string_view bytes)
    {
        WireReader analysis(bytes);
        while (analysis.next()) {
            if (analysis.isBytes(4))
                readStepDetails(analysis.message());
            else if (analysis.isBytes(6))
                readInputOp(analysis.message());
            else if (analysis.isBytes(7))
                readRecommendation(analysis.message());
        }
        note(analysis.ok());
    }

    void readStepDetails(WireReader message)
    {
        xprof_schema::Any any;
        static_cast<void>(m_parser.parse(message, any)); // what came before damage counts
        const std::string& type = any.type_url();
        if (type.find("PerGenericStepDetails") == std::string::npos) {
            m_result.otherSteps += type.find("StepDetails") != std::string::npos ? 1U : 0U;
            return;
        }
        xprof_schema::StepDetails details;
        note(m_parser.parse(any.value(), details));
        StepParts step;
        step.number = details.step_number();
        step.total = sane(details.step_time_ms());
        // Unknown time, host compute and compilation are left to idle.
        step.add(StepCategory::DeviceToHost, details.output_ms());
        step.add(StepCategory::Compute, details.device_compute_ms());
        step.add(StepCategory::Compute, details.device_to_device_ms());
        step.add(StepCategory::KernelLaunch, details.host_prepare_ms());
        step.add(StepCategory::Input, details.host_wait_input_ms());
        step.add(StepCategory::HostToDevice, details.host_to_device_ms());
        step.add(StepCategory::Collectives, details.device_collectives_ms());
        if (step.total > 0.0)
            addStep(m_profile, step);
    }

    void readInputOp(WireReader message)
    {
        xprof_schema::InputOpDetails details;
        const bool isWhole = m_parser.parse(message, details);
        note(isWhole);
        InputStageTotal stage;
        stage.name = plain(details.op_name());
        stage.count = details.count();
        stage.seconds = 1e-3 * sane(details.time_in_ms());
        stage.selfSeconds = 1e-3 * sane(details.self_time_in_ms());
        if (isWhole && !stage.name.empty())
            m_profile.inputStages.push_back(std::move(stage));
    }

    void readRecommendation(WireReader message)
    {
        xprof_schema::InputRecommendation recommendation;
        note(m_parser.parse(message, recommendation));
        xprof_schema::BottleneckAnalysis analysis;
        note(m_parser.parse(recommendation.bottleneck_analysis().value(), analysis));
        addRemarks({analysis.input_statement(), analysis.kernel_launch_statement(),
                    analysis.all_other_statement(), analysis.device_collectives_statement()});
        addRemark(m_profile, recommendation.summary_next_step());
    }

    void readOverview(WireReader message)
    {
        xprof_schema::OverviewRecommendation recommendation;
        note(m_parser.parse(message, recommendation));
        addRemarks({recommendation.statement(), recommendation.output_statement(),
                    recommendation.tf_function_statement(), recommendation.eager_statement()});
    }

    void readEnvironment(WireReader message)
    {
        xprof_schema::RunEnvironment environment;
        note(m_parser.parse(message, environment));
        if (environment.hostname_size() > 0 && m_profile.host.empty())
            m_profile.host = plain(environment.hostname(0).key());
        if (!environment.device_type().empty() && m_profile.devices.empty())
            m_profile.devices.emplace_back().name = plain(environment.device_type());
    }

    void addRemarks(std::initializer_list<std::string_view> texts)
    {
        for (const std::string_view text : texts)
            addRemark(m_profile, text);
    }

    void note(bool isWhole) { m_result.isDamaged = m_result.isDamaged || !isWhole; }

    PageResult& m_result;
    MessageParser m_parser;
    TraceProfile& m_profile;
};

struct ColumnName {
    std::string_view id;
    StepCategory category;
};

/// Columns of the step tables for TPU and for GPU; the rest is left to idle.
constexpr std::array<ColumnName, 9> kColumns{{
    {"computeTimeMs", StepCategory::Compute},
    {"inputTimeMs", StepCategory::Input},
    {"idleTimeMs", StepCategory::Idle},
    {"deviceComputeTimeMs", StepCategory::Compute},
    {"deviceToDeviceTimeMs", StepCategory::Compute},
    {"deviceCollectivesTimeMs", StepCategory::Collectives},
    {"kernelLaunchTimeMs", StepCategory::KernelLaunch},
    {"infeedTimeMs", StepCategory::Input},
    {"outfeedTimeMs", StepCategory::DeviceToHost},
}};

class TableReader {
public:
    TableReader(JsonCursor& cursor, TraceProfile& profile) : m_cursor(cursor), m_profile(profile) {}

    void read()
    {
        std::string_view key;
        m_cursor.beginObject();
        while (m_cursor.nextKey(key)) {
            if (key == "cols" && m_cursor.peek() == '[')
                readColumns();
            else if (key == "rows" && m_cursor.peek() == '[')
                readRows();
            else if (key == "p" && m_cursor.peek() == '{')
                readProperties();
            else
                m_cursor.skip();
        }
    }

private:
    void readColumns()
    {
        m_cursor.beginArray();
        while (m_cursor.nextElement()) {
            std::string_view id;
            if (m_cursor.peek() == '{') {
                std::string_view key;
                m_cursor.beginObject();
                while (m_cursor.nextKey(key)) {
                    const std::string_view value = m_cursor.scalar();
                    if (key == "id")
                        id = value;
                }
            } else {
                m_cursor.skip();
            }
            m_columns.push_back(id);
        }
        m_hasSteps = !m_columns.empty() && m_columns.front() == "stepnum"
                     && std::any_of(m_columns.begin(), m_columns.end(),
                                    [](std::string_view id) { return categoryOf(id) != nullptr; });
    }

    static const ColumnName* categoryOf(std::string_view id)
    {
        const auto* const known = std::find_if(kColumns.begin(), kColumns.end(),
                                               [id](const ColumnName& c) { return c.id == id; });
        return known != kColumns.end() ? known : nullptr;
    }

    void readRows()
    {
        m_cursor.beginArray();
        while (m_cursor.nextElement()) {
            if (!m_hasSteps || m_cursor.peek() != '{') {
                m_cursor.skip();
                continue;
            }
            std::string_view key;
            m_cursor.beginObject();
            while (m_cursor.nextKey(key)) {
                if (key == "c" && m_cursor.peek() == '[')
                    readCells();
                else
                    m_cursor.skip();
            }
        }
    }

    void readCells()
    {
        StepParts step;
        std::size_t column = 0;
        m_cursor.beginArray();
        for (; m_cursor.nextElement(); ++column) {
            const std::string_view value = readCell();
            if (column >= m_columns.size())
                continue;
            if (column == 0)
                step.number = integerNumber(value).value_or(0);
            else if (const ColumnName* known = categoryOf(m_columns[column]))
                step.add(known->category, realNumber(value).value_or(0.0));
        }
        if (m_cursor.ok())
            addStep(m_profile, step);
    }

    std::string_view readCell()
    {
        std::string_view value;
        if (m_cursor.peek() != '{') {
            m_cursor.skip();
            return value;
        }
        std::string_view key;
        m_cursor.beginObject();
        while (m_cursor.nextKey(key)) {
            const std::string_view text = m_cursor.scalar();
            if (key == "v")
                value = text;
        }
        return value;
    }

    void readProperties()
    {
        std::string_view key;
        m_cursor.beginObject();
        while (m_cursor.nextKey(key)) {
            const std::string_view value = m_cursor.scalar();
            if (key == "summary_conclusion" || key == "summary_nextstep" || key == "statement")
                addRemark(m_profile, unescaped(value));
        }
    }

    JsonCursor& m_cursor;
    TraceProfile& m_profile;
    std::vector<std::string_view> m_columns;
    bool m_hasSteps = false;
};

PageResult emptyPage()
{
    PageResult result;
    result.profile = std::make_shared<TraceProfile>();
    result.profile->source = ProfileSource::XProfOverview;
    result.profile->timeKind = TimeKind::None;
    result.profile->framework = "TensorFlow";
    return result;
}

void finishPage(PageResult& result)
{
    TraceProfile& profile = *result.profile;
    profile.hasStepMarkers = !profile.steps.empty();
    std::stable_sort(profile.inputStages.begin(), profile.inputStages.end(),
                     [](const InputStageTotal& a, const InputStageTotal& b) {
                         return a.selfSeconds > b.selfSeconds;
                     });
}

} // namespace

PageResult readXProfMessage(std::string_view bytes)
{
    PageResult result = emptyPage();
    MessageReader(result).read(bytes);
    finishPage(result);
    return result;
}

PageResult readXProfTables(std::string_view text)
{
    PageResult result = emptyPage();
    JsonCursor cursor(text);
    cursor.beginArray();
    while (cursor.nextElement()) {
        if (cursor.peek() == '{')
            TableReader(cursor, *result.profile).read();
        else
            cursor.skip();
    }
    result.isDamaged = !cursor.ok();
    finishPage(result);
    return result;
}

} // namespace faultline::trace
