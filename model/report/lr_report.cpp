// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/lr_report.h"

#include "model/diagnosis/signals/rate_study.h"
#include "model/diagnosis/signals/rate_words.h"
#include "model/report/json_values.h"
#include "model/report/plain_text.h"

#include <string>
#include <vector>

namespace faultline {

namespace {

constexpr double kListed = 500.0; // steps of a plan in a document

Json knownOrNull(double value)
{
    return value > 0.0 ? jsonNumber(value) : Json(nullptr);
}

void addPlan(Json& json, const RateStudy& study)
{
    for (const char* const key : {"framework", "family", "parameters", "clock", "batches_per_epoch",
                                  "accumulation", "world_size", "source"})
        json[key] = nullptr;
    json["planned"] = Json::array();
    if (!study.plan)
        return;
    const PlannedSchedule& plan = *study.plan;
    json["framework"] = plan.spec.framework;
    json["family"] = plan.spec.family;
    json["parameters"] = plan.spec.parameters;
    json["batches_per_epoch"] = knownOrNull(plan.lengths.batchesPerEpoch);
    json["accumulation"] = jsonNumber(plan.lengths.accumulation);
    json["world_size"] = knownOrNull(plan.worldSize);
    json["source"] = study.config ? Json(study.config->file.displayName) : Json(nullptr);
    if (!plan.schedule) {
        json["problem"] = toEnglish(plan.problem);
        return;
    }
    json["clock"] = toString(plan.schedule->clock());
    const std::vector<double> steps = plannedSteps(study, kListed);
    const std::vector<double> rates = plan.schedule->at(steps);
    for (std::size_t i = 0; i < steps.size(); ++i)
        json["planned"].push_back({jsonNumber(steps[i]), jsonNumber(rates[i])});
}

Json loggedJson(const RateStudy& study)
{
    if (study.logged == nullptr)
        return nullptr;
    Json json{{"tag", study.logged->tag}, {"clock", nullptr},  {"offset", nullptr},
              {"max_error", nullptr},     {"agrees", nullptr}, {"proof", nullptr}};
    if (study.fit) {
        json["clock"] = toString(study.fit->clock);
        json["offset"] = study.fit->offset;
        json["max_error"] = jsonNumber(study.fit->maxError);
        json["agrees"] = study.fit->agrees;
        json["fits"] = study.fit->fits;
        json["family"] = study.fit->family;
        if (const Text proof = fitProofText(*study.fit); !proof.empty())
            json["proof"] = toEnglish(proof);
    }
    return json;
}

Json rangeTestJson(const RateStudy& study)
{
    if (!study.rangeTest)
        return nullptr;
    const RangeReading& reading = study.rangeTest->reading;
    return {
        {"tag", study.rangeTest->rate->tag},
        {"low", knownOrNull(reading.low)},
        {"edge", knownOrNull(reading.edge)},
        {"valley", knownOrNull(reading.valley)},
        {"band", reading.refusal.empty()
                     ? Json{jsonNumber(reading.bandLow), jsonNumber(reading.bandHigh)}
                     : Json(nullptr)},
        {"diverged", reading.diverged},
        {"trains_from",
         study.rangeTest->trainsFrom ? Json(*study.rangeTest->trainsFrom) : Json(nullptr)},
        {"refused", reading.refusal.empty() ? Json(nullptr) : Json(toEnglish(reading.refusal))}};
}

Json recommendedJson(const RateStudy& study)
{
    if (!study.recommended)
        return nullptr;
    const RecommendedRate& recommended = *study.recommended;
    return {{"rate", jsonNumber(recommended.rate)},
            {"band", {jsonNumber(recommended.low), jsonNumber(recommended.high)}},
            {"reason", toEnglish(recommended.reason)}};
}

Json trainingJson(const Training& training, const Diagnosis& diagnosis)
{
    const RateStudy study = studyRate(training);
    Json json{{"run", training.name}};
    addPlan(json, study);
    json["logged"] = loggedJson(study);
    json["range_test"] = rangeTestJson(study);
    json["recommended"] = recommendedJson(study);
    json["used"] = knownOrNull(study.used);
    json["stability"] = {{"state", toString(study.stability.state)},
                         {"reason", toEnglish(study.stability.reason)}};
    json["findings"] = Json::array();
    for (const Finding* const finding : rateFindings(training, diagnosis))
        json["findings"].push_back({{"rule", finding->ruleId.text()},
                                    {"severity", toString(finding->severity)},
                                    {"title", toEnglish(finding->title)}});
    return json;
}

std::string shownRate(double rate)
{
    return toEnglish(Quantity{rate, Unit::None});
}

void writeTrainingText(TextSink& sink, const Training& training, const Diagnosis& diagnosis,
                       const TextStyle& style)
{
    const RateStudy study = studyRate(training);
    const auto line = [&](const char* label, const std::string& text) {
        sink.write(wrappedAfter(label, printable(text), style.width));
    };
    sink.write(printable(training.name) + "\n");
    line("  planned      ", toEnglish(plannedText(study)));
    line("  logged       ", toEnglish(loggedText(study)));
    const Text proof = study.fit ? fitProofText(*study.fit) : Text{};
    if (!proof.empty())
        line("  proof        ", toEnglish(proof));
    if (study.rangeTest)
        line("  range test   ", toEnglish(rangeTestText(*study.rangeTest)));
    if (!study.recommended)
        line("  recommended  ", toEnglish(nothingFitsText(study)));
    else
        line("  recommended  ", shownRate(study.recommended->rate) + ", within "
                                    + shownRate(study.recommended->low) + " to "
                                    + shownRate(study.recommended->high) + ": "
                                    + toEnglish(study.recommended->reason));
    if (const Text used = usedText(study); !used.empty())
        line("  used         ", toEnglish(used));
    if (!study.outside.empty())
        line("  far off      ", toEnglish(study.outside));
    line("  stability    ",
         std::string(toString(study.stability.state)) + ": " + toEnglish(study.stability.reason));
    for (const Finding* const finding : rateFindings(training, diagnosis))
        line("  finding      ", std::string(toString(finding->severity)) + ", "
                                    + std::string(finding->ruleId.text()) + ": "
                                    + toEnglish(finding->title));
    sink.write("\n");
}

} // namespace

void writeLearningRateText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                           const TextStyle& style)
{
    for (const Training& training : analysis.trainings)
        writeTrainingText(sink, training, diagnosis, style);
}

void writeLearningRateJson(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis)
{
    Json json{{"schema", "faultline/lr/1"}, {"trainings", Json::array()}};
    for (const Training& training : analysis.trainings)
        json["trainings"].push_back(trainingJson(training, diagnosis));
    sink.write(indentedJson(json) + "\n");
}

} // namespace faultline
