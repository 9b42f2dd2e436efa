// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/causes.h"

#include "model/diagnosis/causes/calibration.h"
#include "model/diagnosis/causes/cause_evidence.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

constexpr double kLeastWeight = 0.3;   ///< a cause that explains less than this explains nothing
constexpr double kUnknownOrder = 0.85; ///< where the order matters and is not known
constexpr double kStepWorse = 0.5;     ///< least strength towards what is one severity worse
constexpr double kTwoStepsWorse = 0.8; ///< from a remark to a failure
constexpr double kStepSlack = 0.02;    ///< of the last step known: signals are logged now and then
constexpr double kSecondsOfSlack = 60.0;

enum class Order { Before, After, Unknown };

Order orderOf(const Onset& cause, const Onset& consequence, double stepSlack)
{
    if (cause.isStatic)
        return Order::Before;
    if (cause.step && consequence.step) {
        const double ahead =
            static_cast<double>(*cause.step) - static_cast<double>(*consequence.step);
        return ahead <= stepSlack ? Order::Before : Order::After;
    }
    if (cause.wallTime && consequence.wallTime)
        return *cause.wallTime <= *consequence.wallTime + kSecondsOfSlack ? Order::Before
                                                                          : Order::After;
    return Order::Unknown;
}

double bounded(double value)
{
    return std::isfinite(value) ? std::clamp(value, 0.0, 1.0) : 0.0;
}

double importance(const Finding& finding)
{
    return bounded(finding.cost) * bounded(finding.confidence);
}

bool comesBefore(const Finding& a, const Finding& b)
{
    const auto rank = [](const Finding& finding) {
        return std::pair{finding.severity, -importance(finding)};
    };
    if (rank(a) != rank(b))
        return rank(a) < rank(b);
    return std::tie(a.run, a.ruleId) < std::tie(b.run, b.ruleId);
}

/// Whether a finding may stand above one that is worse.
bool mayExplain(const CausalLink& link, Severity cause, Severity consequence, Order order)
{
    const int worse = static_cast<int>(cause) - static_cast<int>(consequence);
    if (worse <= 0)
        return true;
    return worse == 1 ? link.strength >= kStepWorse
                      : link.strength >= kTwoStepsWorse && order == Order::Before;
}

/// Of a remark without which something worse could not be explained, as rules say it.
constexpr double kOfCause = 0.75;

/// A setting that is only unusual is a remark by itself: it may be meant. As the cause of a warning
/// it is one, too.
constexpr std::string_view kCountsAsCause = "setting-off";

Severity severityBeside(const Finding& cause, const Finding& consequence)
{
    const bool counts =
        cause.ruleId.view() == kCountsAsCause && consequence.severity != Severity::Info;
    return counts ? std::min(cause.severity, Severity::Warning) : cause.severity;
}

/// Sorts findings into stories.
class Stories {
public:
    Stories(Diagnosis& diagnosis, std::span<const Training> trainings)
        : m_diagnosis(diagnosis), m_findings(diagnosis.findings)
    {
        for (const Training& training : trainings) {
            for (const RunPtr& run : training.runs)
                m_trainingOf.try_emplace(run->id, training.runs.front()->id);
        }
    }

    void tell()
    {
        std::stable_sort(m_findings.begin(), m_findings.end(), comesBefore);
        explain();
        raise();
        gather();
        reorder();
        // Strengths of links are held against what rules say; all that is told is calibrated.
        for (Finding& finding : m_findings)
            finding.confidence = calibrated(finding.confidence);
        weighEvidence(m_diagnosis, m_explanations);
    }

private:
    /// The first run of the training that a finding is about.
    [[nodiscard]] const RunId& subjectOf(const Finding& finding) const
    {
        const auto known = m_trainingOf.find(finding.run);
        return known == m_trainingOf.end() ? finding.run : known->second;
    }

    /// The table over all pairs; each finding goes to what explains it best.
    void explain()
    {
        std::vector<Onset> onsets;
        std::map<RunId, std::vector<std::size_t>> bySubject;
        double lastStep = 0.0;
        for (std::size_t i = 0; i < m_findings.size(); ++i) {
            m_findings[i].consequenceOf.reset();
            bySubject[subjectOf(m_findings[i])].push_back(i);
            onsets.push_back(onsetOf(m_findings[i]));
            if (onsets.back().step)
                lastStep = std::max(lastStep, static_cast<double>(*onsets.back().step));
        }
        for (std::size_t symptom = 0; symptom < m_findings.size(); ++symptom) {
            double best = 0.0;
            for (const std::size_t cause : bySubject[subjectOf(m_findings[symptom])]) {
                const std::optional<Explanation> made =
                    explanation(cause, symptom, onsets, kStepSlack * lastStep);
                if (!made)
                    continue;
                m_explanations.push_back(*made);
                if (made->weight > best) {
                    best = made->weight;
                    m_findings[symptom].consequenceOf = cause;
                }
            }
        }
    }

    [[nodiscard]] std::optional<Explanation> explanation(std::size_t cause, std::size_t symptom,
                                                         const std::vector<Onset>& onsets,
                                                         double stepSlack) const
    {
        const Finding& from = m_findings[cause];
        const Finding& to = m_findings[symptom];
        const CausalLink* link = findCausalLink(from.ruleId.view(), to.ruleId.view());
        if (link == nullptr)
            return std::nullopt;
        Explanation made{.cause = cause, .consequence = symptom, .link = link};
        const Order order = orderOf(onsets[cause], onsets[symptom], stepSlack);
        made.isTooLate = link->inOrder && order == Order::After;
        if (made.isTooLate || !mayExplain(*link, severityBeside(from, to), to.severity, order))
            return made;
        const bool isGuess = link->inOrder && order == Order::Unknown;
        const double weight =
            link->strength * bounded(from.confidence) * (isGuess ? kUnknownOrder : 1.0);
        made.weight = weight >= kLeastWeight ? weight : 0.0;
        return made;
    }

    /// Remarks that turn out to be the cause of something.
    void raise()
    {
        for (const Finding& consequence : m_findings) {
            if (!consequence.consequenceOf)
                continue;
            Finding& cause = m_findings[*consequence.consequenceOf];
            const Severity beside = severityBeside(cause, consequence);
            if (beside == cause.severity)
                continue;
            cause.severity = beside;
            cause.confidence = std::max(cause.confidence, kOfCause);
            cause.stake.modelQuality = true;
        }
    }

    /// A cause for each finding that follows from none, with all that follows from it.
    void gather()
    {
        std::vector<std::vector<std::size_t>> following(m_findings.size());
        for (std::size_t i = 0; i < m_findings.size(); ++i) {
            if (m_findings[i].consequenceOf)
                following[*m_findings[i].consequenceOf].push_back(i);
        }
        m_diagnosis.causes.clear();
        for (std::size_t root = 0; root < m_findings.size(); ++root) {
            if (m_findings[root].consequenceOf)
                continue;
            Cause cause;
            cause.finding = root;
            std::vector<std::pair<std::size_t, double>> open{{root, 1.0}};
            double untouched = 1.0;
            while (!open.empty()) { // depth first; the table has no cycles
                const auto [at, strength] = open.back();
                open.pop_back();
                if (at != root)
                    cause.consequences.push_back(at);
                untouched *= 1.0 - importance(m_findings[at]) * strength;
                for (auto next = following[at].rbegin(); next != following[at].rend(); ++next) {
                    const CausalLink* link = findCausalLink(m_findings[at].ruleId.view(),
                                                            m_findings[*next].ruleId.view());
                    open.emplace_back(*next, strength * link->strength);
                }
            }
            cause.score = 1.0 - untouched;
            m_diagnosis.causes.push_back(std::move(cause));
        }
        std::stable_sort(
            m_diagnosis.causes.begin(), m_diagnosis.causes.end(),
            [this](const Cause& a, const Cause& b) {
                return std::pair{worstOf(a), -a.score} < std::pair{worstOf(b), -b.score};
            });
    }

    [[nodiscard]] Severity worstOf(const Cause& cause) const
    {
        Severity worst = m_findings[cause.finding].severity;
        for (const std::size_t consequence : cause.consequences)
            worst = std::min(worst, m_findings[consequence].severity);
        return worst;
    }

    /// Findings in the order of the stories, and every index with them.
    void reorder()
    {
        std::vector<std::size_t> newIndex(m_findings.size());
        std::vector<Finding> ordered;
        ordered.reserve(m_findings.size());
        const auto place = [&](std::size_t& index) {
            newIndex[index] = ordered.size();
            ordered.push_back(std::move(m_findings[index]));
            index = newIndex[index];
        };
        for (Cause& cause : m_diagnosis.causes) {
            place(cause.finding);
            for (std::size_t& consequence : cause.consequences)
                place(consequence);
        }
        for (Finding& finding : ordered) {
            if (finding.consequenceOf)
                finding.consequenceOf = newIndex[*finding.consequenceOf];
        }
        for (Explanation& made : m_explanations) {
            made.cause = newIndex[made.cause];
            made.consequence = newIndex[made.consequence];
        }
        m_findings = std::move(ordered);
    }

    Diagnosis& m_diagnosis;
    std::vector<Finding>& m_findings;
    std::map<RunId, RunId> m_trainingOf;
    std::vector<Explanation> m_explanations;
};

} // namespace

const CausalLink* findCausalLink(std::string_view cause, std::string_view consequence)
{
    const std::span<const CausalLink> links = causalTable();
    const auto found = std::find_if(links.begin(), links.end(), [&](const CausalLink& link) {
        return link.cause == cause && link.consequence == consequence;
    });
    return found == links.end() ? nullptr : &*found;
}

Onset onsetOf(const Finding& finding)
{
    Onset onset;
    for (const Text::Argument& argument : finding.title.arguments) {
        const auto* quantity = std::get_if<Quantity>(&argument);
        constexpr double kMostSteps = 9e18;
        if (quantity != nullptr && quantity->unit == Unit::Step && !onset.step
            && std::abs(quantity->value) < kMostSteps)
            onset.step = static_cast<std::int64_t>(quantity->value);
    }
    for (const Evidence& evidence : finding.evidence) {
        if (std::holds_alternative<NumberEvidence>(evidence))
            continue;
        onset.isStatic = std::holds_alternative<ConfigEvidence>(evidence)
                         || std::holds_alternative<RecordEvidence>(evidence);
        break;
    }
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* series = std::get_if<SeriesEvidence>(&evidence)) {
            if (!onset.step)
                onset.step = series->firstStep.value();
            const double time = series->firstWallTime.seconds();
            if (std::isfinite(time) && time > 0.0)
                onset.wallTime = time;
            break;
        }
    }
    return onset;
}

void rankCauses(Diagnosis& diagnosis, std::span<const Training> trainings)
{
    Stories(diagnosis, trainings).tell();
}

} // namespace faultline
