// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/change_list.h"
#include "model/compare/changes/changes.h"
#include "model/compare/changes/log_templates.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostTemplates = 20; ///< of a side
constexpr std::size_t kMostDistinctLines = 20'000;
constexpr std::size_t kLinesToPart = 600;
constexpr std::size_t kLongestSample = 160;
constexpr double kTemplateWeight = 0.1;
constexpr double kPartingWeight = 0.12;

struct EventsOfKind {
    const LogEvent* first = nullptr;
    const ConsoleLog* log = nullptr;
    std::uint64_t count = 0;
};
using EventsBySignature = std::map<std::string_view, EventsOfKind>;

EventsBySignature eventsOf(const Training& training)
{
    EventsBySignature found;
    for (const ConsoleLogPtr& log : training.logs) {
        for (const LogEvent& event : log->events) {
            EventsOfKind& kind = found[event.signature];
            if (kind.first == nullptr) {
                kind.first = &event;
                kind.log = log.get();
            }
            kind.count += 1 + event.more;
        }
    }
    return found;
}

double weightOfOutcome(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Fatal: return 0.9;
    case Outcome::Failure: return 0.8;
    case Outcome::Warning: return 0.4;
    case Outcome::Note: return 0.15;
    case Outcome::Benign: break;
    }
    return 0.05;
}

ChangeSource sourceOfLine(const ConsoleLog& log, std::size_t line, RunSide side)
{
    return {
        .side = side, .artifact = log.id(), .file = log.name(), .line = log.lines[line].sourceLine};
}

/// A line of a side that is held against the other's.
struct ComparedLine {
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
    std::string masked;
    std::size_t kind = 0;
    bool isBeforeSteps = false;
};

std::vector<ComparedLine> linesOfSide(const Training& training)
{
    std::vector<ComparedLine> lines;
    std::set<std::string> seen;
    for (const ConsoleLogPtr& log : training.logs) {
        const std::vector<bool> isCompared = comparedLines(*log);
        bool isBeforeSteps = true;
        std::size_t kept = 0;
        for (std::size_t line = 0; line < log->lines.size(); ++line) {
            isBeforeSteps = isBeforeSteps && !log->lines[line].isProgress;
            if (!isCompared[line])
                continue;
            std::string masked = maskedLine(log->text(line));
            const bool isNew = seen.size() < kMostDistinctLines && seen.insert(masked).second;
            const bool isEarly = isBeforeSteps && kept < kLinesToPart && seen.contains(masked);
            if (masked.empty() || (!isNew && !isEarly))
                continue;
            kept += isEarly ? 1 : 0;
            lines.push_back({.log = log.get(),
                             .line = line,
                             .masked = std::move(masked),
                             .kind = 0,
                             .isBeforeSteps = isEarly});
        }
    }
    return lines;
}

class ConsoleComparer {
public:
    ConsoleComparer(const ComparedRun& a, const ComparedRun& b) : m_a(a), m_b(b) {}

    ChangeSet run()
    {
        for (const ComparedRun* each : {&m_a, &m_b}) {
            if (each->of().logs.empty())
                m_list.addNotRecorded(
                    {FAULTLINE_TR_NOOP("Compare", "The console of %1"), {each->name}});
        }
        if (m_a.of().logs.empty() || m_b.of().logs.empty())
            return m_list.take();
        events();
        lines();
        return m_list.take();
    }

private:
    void events()
    {
        const EventsBySignature one = eventsOf(m_a.of());
        const EventsBySignature other = eventsOf(m_b.of());
        std::set<std::string_view> all;
        for (const EventsBySignature* each : {&one, &other}) {
            for (const auto& [signature, kind] : *each)
                all.insert(signature);
        }
        for (const std::string_view signature : all) {
            const auto inA = one.find(signature);
            const auto inB = other.find(signature);
            event(signature, inA == one.end() ? EventsOfKind{} : inA->second,
                  inB == other.end() ? EventsOfKind{} : inB->second);
        }
    }

    void event(std::string_view signature, const EventsOfKind& a, const EventsOfKind& b)
    {
        constexpr std::uint64_t kFewest = 10;
        constexpr std::uint64_t kFactor = 3;
        const std::uint64_t most = std::max(a.count, b.count);
        const std::uint64_t least = std::min(a.count, b.count);
        if (least > 0 && (most < kFewest || most <= kFactor * least)) {
            m_list.addEqual();
            return;
        }
        const LogEvent& first = a.first != nullptr ? *a.first : *b.first;
        RunChange change;
        change.path = signature;
        change.kind = a.count == 0   ? ChangeKind::Added
                      : b.count == 0 ? ChangeKind::Removed
                                     : ChangeKind::Value;
        if (a.count > 0) {
            change.a = static_cast<double>(a.count);
            change.sources.push_back(sourceOfLine(*a.log, a.first->firstLine, RunSide::A));
        }
        if (b.count > 0) {
            change.b = static_cast<double>(b.count);
            change.sources.push_back(sourceOfLine(*b.log, b.first->firstLine, RunSide::B));
        }
        change.weight = weightOfOutcome(first.outcome);
        if (first.info != nullptr)
            change.note = Translatable("Signatures", first.info->title);
        m_list.add("event:" + std::string(signature), std::move(change));
    }

    void lines()
    {
        std::vector<ComparedLine> one = linesOfSide(m_a.of());
        std::vector<ComparedLine> other = linesOfSide(m_b.of());
        std::set<std::string> distinct;
        for (const std::vector<ComparedLine>* side : {&one, &other}) {
            for (const ComparedLine& line : *side)
                distinct.insert(line.masked);
        }
        const LogTemplates templates({distinct.begin(), distinct.end()});
        std::set<std::size_t> kindsA;
        std::set<std::size_t> kindsB;
        for (ComparedLine& line : one)
            kindsA.insert(line.kind = templates.of(line.masked));
        for (ComparedLine& line : other)
            kindsB.insert(line.kind = templates.of(line.masked));
        for (const std::size_t kind : kindsA)
            m_list.addEqual(kindsB.contains(kind) ? 1 : 0);
        onlyIn(one, kindsB, templates, RunSide::A);
        onlyIn(other, kindsA, templates, RunSide::B);
        parting(one, kindsA, other, kindsB);
    }

    void onlyIn(const std::vector<ComparedLine>& lines, const std::set<std::size_t>& others,
                const LogTemplates& templates, RunSide side)
    {
        std::set<std::size_t> told;
        for (const ComparedLine& line : lines) {
            if (others.contains(line.kind) || told.size() == kMostTemplates
                || !told.insert(line.kind).second)
                continue;
            RunChange change;
            change.path = firstLineOf(templates.text(line.kind), kLongestSample);
            change.kind = side == RunSide::A ? ChangeKind::Removed : ChangeKind::Added;
            (side == RunSide::A ? change.a : change.b) =
                firstLineOf(line.log->text(line.line), kLongestSample);
            change.sources.push_back(sourceOfLine(*line.log, line.line, side));
            change.weight = kTemplateWeight * (line.isBeforeSteps ? 1.0 : 0.5);
            const std::string name = "line:" + change.path;
            m_list.add(name, std::move(change));
        }
    }

    /// The first line before the first step of a kind that the other side has not.
    void parting(const std::vector<ComparedLine>& one, const std::set<std::size_t>& kindsA,
                 const std::vector<ComparedLine>& other, const std::set<std::size_t>& kindsB)
    {
        const ComparedLine* inA = firstOwn(one, kindsB);
        const ComparedLine* inB = firstOwn(other, kindsA);
        if (inA == nullptr && inB == nullptr)
            return;
        RunChange change;
        change.path = "first difference";
        change.weight = kPartingWeight;
        change.note =
            FAULTLINE_TR_NOOP("Compare", "where the logs first differ, before the first step");
        change.kind = inA == nullptr   ? ChangeKind::Added
                      : inB == nullptr ? ChangeKind::Removed
                                       : ChangeKind::Value;
        if (inA != nullptr) {
            change.a = firstLineOf(inA->log->text(inA->line), kLongestSample);
            change.sources.push_back(sourceOfLine(*inA->log, inA->line, RunSide::A));
        }
        if (inB != nullptr) {
            change.b = firstLineOf(inB->log->text(inB->line), kLongestSample);
            change.sources.push_back(sourceOfLine(*inB->log, inB->line, RunSide::B));
        }
        m_list.add("first-difference", std::move(change));
    }

    static const ComparedLine* firstOwn(const std::vector<ComparedLine>& lines,
                                        const std::set<std::size_t>& others)
    {
        const auto found =
            std::find_if(lines.begin(), lines.end(), [&others](const ComparedLine& line) {
                return line.isBeforeSteps && !others.contains(line.kind);
            });
        return found == lines.end() ? nullptr : &*found;
    }

    const ComparedRun& m_a;
    const ComparedRun& m_b;
    ChangeList m_list{ChangeArea::Console};
};

} // namespace

ChangeSet consoleChanges(const ComparedRun& a, const ComparedRun& b)
{
    return ConsoleComparer(a, b).run();
}

} // namespace faultline
