// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/explain.h"
#include "model/report/compare_report.h"
#include "model/report/compare_words.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

constexpr std::size_t kListIndent = 3;
constexpr std::size_t kSubIndent = 6;
constexpr std::size_t kMostCandidates = 3;
constexpr std::array kAreas{ChangeArea::Configuration, ChangeArea::Environment, ChangeArea::Data,
                            ChangeArea::Code, ChangeArea::Console};

/// Writes the pieces of one comparison, one after the other.
class ComparisonWriter {
public:
    ComparisonWriter(TextSink& sink, const TextStyle& style, const RunComparison& comparison)
        : m_sink(sink), m_style(style), m_comparison(comparison)
    {
    }

    void write(bool listsAll)
    {
        m_sink.write(m_style.heading(headText(m_comparison)) + "\n");
        prose(printable(toEnglish(m_comparison.verdict)), 0);
        if (!m_comparison.isComparable)
            prose(printable(toEnglish(m_comparison.comparableReason)), 0);
        effects();
        candidates();
        for (const ChangeArea area : kAreas)
            changes(area, listsAll);
        m_sink.write("\n");
        prose(restText(m_comparison), 0);
        nextRun();
    }

private:
    void prose(std::string_view text, std::size_t indent)
    {
        if (!text.empty())
            m_sink.write(wrapped(text, m_style.width, indent));
    }
    void title(std::string_view text) { m_sink.write("\n" + m_style.heading(text) + "\n"); }

    void effects()
    {
        if (m_comparison.effects.empty())
            return;
        title("Outcome");
        std::size_t within = 0;
        std::string unknown;
        for (const Effect* effect : listedEffects(m_comparison)) {
            if (effect->state == EffectState::WithinNoise) {
                ++within;
            } else if (effect->state == EffectState::Unknown && isOneSided(*effect)) {
                unknown += (unknown.empty() ? "" : "; ") + printable(toEnglish(effect->label));
            } else {
                prose(std::string(stateText(effect->state)) + ": " + effectText(*effect),
                      kListIndent);
                prose(onsetText(*effect), kSubIndent);
                prose(printable(toEnglish(effect->reason)), kSubIndent);
            }
        }
        if (within > 0)
            prose("within noise: " + withinNames(), kListIndent);
        if (!unknown.empty())
            prose(m_style.faint("not recorded on both sides: " + unknown), kListIndent);
    }

    [[nodiscard]] std::string withinNames() const
    {
        std::string names;
        for (const Effect& effect : m_comparison.effects) {
            if (effect.state == EffectState::WithinNoise)
                names += (names.empty() ? "" : "; ") + printable(toEnglish(effect.label));
        }
        return names;
    }

    [[nodiscard]] static std::string onsetText(const Effect& effect)
    {
        if (!effect.onset || !effect.axis)
            return {};
        return "the runs separate between " + std::string(toString(*effect.axis)) + " "
               + toEnglish(Quantity{effect.onset->first, Unit::Count}) + " and "
               + toEnglish(Quantity{effect.onset->second, Unit::Count});
    }

    /// The effect that the comparison is about in full, of each other one the best.
    void candidates()
    {
        if (m_comparison.candidates.empty())
            return;
        const std::string& primary = m_comparison.candidates.front().effect;
        title("What explains " + labelOf(primary));
        std::size_t number = 0;
        for (const Candidate& candidate : m_comparison.candidates) {
            if (candidate.effect != primary || candidate.share < kWorthTelling
                || ++number > kMostCandidates)
                continue;
            prose(std::to_string(number) + ". " + shareText(candidate) + "  "
                      + candidateText(m_comparison, candidate),
                  kListIndent);
            if (!candidate.changes.empty()) // else the line above says it all
                prose(printable(toEnglish(candidate.sentence)), kSubIndent);
            for (const WeighedEvidence& evidence : candidate.evidence)
                prose((evidence.factor >= 1.0 ? "for: " : "against: ")
                          + printable(toEnglish(evidence.text)),
                      kSubIndent);
        }
        if (!m_comparison.isSeparable)
            prose("The evidence does not tell these apart.", kListIndent);
        const std::string* told = &primary;
        for (const Candidate& candidate : m_comparison.candidates) {
            if (candidate.effect != *told)
                prose(labelOf(candidate.effect) + ": " + shareText(candidate) + "  "
                          + candidateText(m_comparison, candidate),
                      kListIndent);
            told = &candidate.effect;
        }
    }

    [[nodiscard]] std::string labelOf(const std::string& id) const
    {
        for (const Effect& effect : m_comparison.effects) {
            if (effect.id == id)
                return printable(toEnglish(effect.label));
        }
        return id;
    }

    void changes(ChangeArea area, bool listsAll)
    {
        const std::vector<const RunChange*> listed = listedChanges(m_comparison, area, listsAll);
        if (listed.empty())
            return;
        title(areaTitle(area));
        for (const RunChange* change : listed) {
            std::string line = changeText(*change);
            if (change->facet)
                line += "  [" + std::string(toString(*change->facet)) + "]";
            prose(line, kListIndent);
            const std::string sources = sourcesText(*change);
            if (!sources.empty())
                m_sink.write(std::string(kSubIndent, ' ') + m_style.faint(sources) + "\n");
            prose(printable(toEnglish(change->note)), kSubIndent);
        }
    }

    void nextRun()
    {
        if (!m_comparison.nextRun)
            return;
        const NextRun& next = *m_comparison.nextRun;
        title("Run this to decide");
        for (const std::string& id : next.changes) {
            if (const RunChange* change = m_comparison.change(id))
                prose((next.start == RunSide::B ? "B with the value of A: "
                                                : "A with the value of B: ")
                          + changeText(*change),
                      kListIndent);
        }
        if (!next.command.empty())
            m_sink.write(std::string(kListIndent, ' ') + printable(next.command) + "\n");
        for (const Text& expectation : next.expectations)
            prose(printable(toEnglish(expectation)), kListIndent);
        if (next.gpuHours)
            prose("about " + toEnglish(Quantity{*next.gpuHours, Unit::None})
                      + " GPU-hours; at most " + std::to_string(next.runsLeft)
                      + (next.runsLeft == 1 ? " run" : " runs"),
                  kListIndent);
        if (!next.patch.empty())
            m_sink.write("\n" + printable(patchText(next), ControlCharacters::KeepLines));
    }

    TextSink& m_sink;
    const TextStyle& m_style;
    const RunComparison& m_comparison;
};

} // namespace

void writeComparisonText(TextSink& sink, const CompareResult& result,
                         const CompareReportOptions& options, const TextStyle& style)
{
    bool isFirst = true;
    for (const RunComparison& comparison : result.comparisons) {
        if (!isFirst)
            sink.write("\n");
        isFirst = false;
        ComparisonWriter(sink, style, comparison).write(options.listsAll);
    }
    for (const std::string& name : result.withoutPartner)
        sink.write("\n" + printable(name) + " has no partner on the other side.\n");
    for (const std::string& ignored : options.ignored)
        sink.write("\nIgnored: " + printable(ignored) + "\n");
}

} // namespace faultline
