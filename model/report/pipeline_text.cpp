// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/change_words.h"
#include "model/report/pipeline_report.h"
#include "model/report/plain_text.h"

#include <utility>

namespace faultline {

namespace {

using pipeline::Bottleneck;
using pipeline::Input;
using pipeline::PipelineReport;
using pipeline::WhatIf;

constexpr std::size_t kPipelineIndent = 3;

std::string speedText(double stepsPerSecond)
{
    return toEnglish(Quantity{stepsPerSecond, Unit::StepsPerSecond});
}

std::string idleShare(double value)
{
    return toEnglish(Quantity{value, Unit::Fraction});
}

std::string valueText(const Input& input)
{
    if (!input.value)
        return "not known";
    if (input.unit == "bytes")
        return toEnglish(Quantity{*input.value, Unit::Bytes});
    std::string text = toEnglish(Quantity{*input.value, Unit::None});
    if (input.unit == "cores" && *input.value == 1.0)
        return text + " core";
    if (!input.unit.empty())
        text += " " + input.unit;
    return text;
}

std::string sourceText(const Input& input)
{
    if (!input.value)
        return {};
    return input.isByUser ? "given by you" : std::string(toString(input.source));
}

/// Writes what is known of one training.
class PipelineWriter {
public:
    PipelineWriter(TextSink& sink, const TextStyle& style, const PipelineReport& report)
        : m_sink(sink), m_style(style), m_report(report)
    {
    }

    void write()
    {
        m_sink.write(m_style.heading(printable(m_report.inferred.run)) + "  ("
                     + std::string(toString(m_report.inferred.setting.kind)) + ")\n");
        present();
        prose(printable(toEnglish(m_report.refused)), 0);
        if (m_report.asked) {
            title("Asked for");
            prose(printable(toEnglish(m_report.asked->sentence)) + ".", kPipelineIndent);
            prose(speedText(m_report.asked->outcome.stepsPerSecond) + " ["
                      + speedText(m_report.asked->outcome.low) + " to "
                      + speedText(m_report.asked->outcome.high) + "], " + idle()
                      + idleShare(m_report.asked->outcome.gpuIdle),
                  kPipelineIndent);
        }
        list("What would help, cheapest first", helpful());
        if (!m_report.recommended.empty()) {
            title("Recommended");
            prose(printable(toEnglish(m_report.recommended.back().sentence)) + ".",
                  kPipelineIndent);
        }
        notes();
        inputs();
    }

private:
    void prose(std::string_view text, std::size_t indent)
    {
        if (!text.empty())
            m_sink.write(wrapped(text, m_style.width, indent));
    }
    [[nodiscard]] std::string idle() const
    {
        return m_report.inferred.hasNoGpu ? "waiting for data " : "GPU idle ";
    }
    void notes()
    {
        if (m_report.notes.empty())
            return;
        title("To know");
        for (const Text& note : m_report.notes)
            prose(printable(toEnglish(note)), kPipelineIndent);
    }
    void title(std::string_view text) { m_sink.write("\n" + m_style.heading(text) + "\n"); }

    static std::string whyUnknown(const std::optional<double>& cpuShare)
    {
        if (!cpuShare)
            return " Whether the CPU or the storage makes it slow is not known.";
        if (*cpuShare > 0.5)
            return "";
        return " It waits most of the time (" + toEnglish(Quantity{1.0 - *cpuShare, Unit::Fraction})
               + "): for storage, the network or a lock.";
    }

    void present()
    {
        const double measured = m_report.inferred.measuredStepsPerSecond;
        std::string text;
        if (measured > 0.0)
            text = "Measured: " + speedText(measured) + ". ";
        if (m_report.present) {
            const Bottleneck limit = m_report.present->bottleneck;
            const bool hasNoGpu = m_report.inferred.hasNoGpu;
            text += "Simulated: " + speedText(m_report.present->stepsPerSecond) + ", " + idle()
                    + idleShare(m_report.present->gpuIdle) + ". The limit is "
                    + toEnglish(limitName(limit, hasNoGpu)) + ".";
            if (limit == Bottleneck::Unknown)
                text += whyUnknown(m_report.inferred.costs.cpuShare);
            if (m_report.inferred.workIsBound)
                text += " How much faster batches could be made is not known: "
                        + std::string(hasNoGpu ? "the step" : "the GPU") + " hides it.";
        }
        prose(text, 0);
    }

    /// Programs get all that was tried.
    [[nodiscard]] std::vector<WhatIf> helpful() const
    {
        constexpr double kWorthIt = 1.03;
        std::vector<WhatIf> changes;
        for (const WhatIf& change : m_report.whatIf) {
            if (change.ratio >= kWorthIt && change.ratioLow >= 1.0)
                changes.push_back(change);
        }
        return changes;
    }

    void list(std::string_view heading, const std::vector<WhatIf>& changes)
    {
        if (changes.empty())
            return;
        title(heading);
        std::size_t number = 0;
        for (const WhatIf& change : changes)
            m_sink.write(
                wrappedAfter(std::string(kPipelineIndent, ' ') + std::to_string(++number) + ". ",
                             printable(toEnglish(change.sentence)), m_style.width));
    }

    void inputs()
    {
        title("From where");
        TextTable table({TextTable::Align::Left, TextTable::Align::Right, TextTable::Align::Left});
        for (const Input& input : m_report.inferred.inputs)
            table.addRow({input.name, valueText(input), sourceText(input)});
        m_sink.write(table.text(kPipelineIndent));
    }

    TextSink& m_sink;
    const TextStyle& m_style;
    const PipelineReport& m_report;
};

} // namespace

void writePipelineText(TextSink& sink, const std::vector<PipelineReport>& reports,
                       const TextStyle& style)
{
    if (reports.empty())
        sink.write("No training here has logged steps or a profiler trace. Log the time of each "
                   "step and\nthe wait for its data (time, data_time), or record some steps with "
                   "a profiler.\n");
    bool isFirst = true;
    for (const PipelineReport& report : reports) {
        if (!std::exchange(isFirst, false))
            sink.write("\n");
        PipelineWriter(sink, style, report).write();
    }
}

} // namespace faultline
