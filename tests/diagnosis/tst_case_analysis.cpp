// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/setup/contradictions.h"
#include "model/report/diagnosis_report.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/pipeline_text.h"
#include "tests/diagnosis/support/step_clock.h"
#include "tests/support/analysed.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/read_dataset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

namespace faultline::test {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Counts, and cancels at a given question or once so many steps are done.
class CountingMonitor final : public ReadMonitor {
public:
    static constexpr std::uint64_t kNever = ~std::uint64_t{0};

    explicit CountingMonitor(std::uint64_t question = kNever, std::uint64_t steps = kNever)
        : m_question(question), m_steps(steps)
    {
    }
    void advance(std::uint64_t count) override { m_done += count; }
    [[nodiscard]] bool isCancelled() const override
    {
        return m_asked++ >= m_question || m_done >= m_steps;
    }
    [[nodiscard]] std::uint64_t done() const { return m_done; }
    [[nodiscard]] std::uint64_t asked() const { return m_asked; }

private:
    std::uint64_t m_question;
    std::uint64_t m_steps;
    std::atomic<std::uint64_t> m_done = 0;
    mutable std::atomic<std::uint64_t> m_asked = 0;
};

AnalysisOptions onGpu(const std::string& name)
{
    AnalysisOptions options;
    options.machine.gpu = name;
    return options;
}

/// Three trainings of two runs each, one with artifacts of its own.
CasePtr severalTrainings()
{
    CaseMaker made;
    for (const char* name : {"a", "b", "c"}) {
        for (const char* part : {"/train", "/eval"})
            made.run(RunMaker(std::string(name) + part)
                         .curve("Loss/total_loss", stepsFrom(0, 300),
                                [](std::int64_t step) {
                                    return healthyLoss(static_cast<double>(step), 60.0);
                                })
                         .make());
    }
    made.pipeline(PipelineText().str()).packages("numpy==1.26.4\n").machine("T4");
    made.data().runOfArtifact[ArtifactId("pipeline.config")] = RunId("b/train");
    return std::make_shared<const CaseData>(made.data());
}

/// A case that is judged in a moment, for tests that do so at every step.
CaseData oneTraining()
{
    CaseMaker made;
    made.steps(100).packages("numpy==1.26.4\n");
    return made.data();
}

/// Steps with a pause of 40 s, in which a log of unknown zone says that a checkpoint was written.
CaseData pausedCase()
{
    const RunPtr run = timedRun(100, [](std::size_t i) { return i == 50 ? 41.0 : 1.0; }).make();
    auto log = std::make_shared<ConsoleLog>();
    log->timeKind = TimeKind::Local;
    log->file.displayName = "train.log";
    log->file.id = ArtifactId(log->file.displayName);
    for (const auto& [time, text] : {std::pair{0.0, std::string("Epoch 1")},
                                     std::pair{49.2, std::string("Saving checkpoint")}})
        log->lines.push_back({.textOffset = log->addText(text),
                              .textLength = static_cast<std::uint32_t>(text.size()),
                              .wallTime = kStart + time,
                              .hasOwnTime = true});
    CaseData data = caseOf({run});
    data.runOfArtifact[ArtifactId("train.log")] = run->id;
    data.logs.push_back(std::move(log));
    return data;
}

bool has(const Phases& phases, PhaseKind kind)
{
    return std::any_of(phases.spans.begin(), phases.spans.end(),
                       [kind](const PhaseSpan& span) { return span.kind == kind; });
}

std::string everythingOf(const Diagnosis& diagnosis, const CaseAnalysis& analysis)
{
    StringSink sink;
    writeDiagnosisJson(sink, analysis, diagnosis);
    return sink.text();
}

} // namespace

TEST(CaseAnalysis, HoldsWhatWasComputedInFourPlaces)
{
    const CasePtr data = severalTrainings();
    const AnalysisOptions options = onGpu("T4");
    const CaseAnalysisPtr analysis = analysed(*data, options);
    const std::vector<Training> found = trainingsOf(*data);
    ASSERT_EQ(analysis->trainings.size(), found.size());
    ASSERT_EQ(analysis->contradictions.size(), found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        Training expected = found[i];
        const Training& made = analysis->trainings[i];
        EXPECT_EQ(made.name, expected.name);
        EXPECT_EQ(made.runs, expected.runs);
        EXPECT_EQ(made.phases.spans.size(), expected.phases.spans.size());
        EXPECT_EQ(made.allSignals.size(), expected.allSignals.size());
        EXPECT_EQ(setAsideContradictions(expected).size(), analysis->contradictions[i].size());
        EXPECT_EQ(made.configs, expected.configs);
        ASSERT_NE(made.machine, nullptr);
        EXPECT_EQ(made.machine->origin, TargetMachine::Origin::Chosen);
        EXPECT_EQ(made.memoryPlan != nullptr, planMemory(made) != nullptr);
    }
    EXPECT_EQ(analysis->totals.runs, 6U);
    EXPECT_EQ(analysis->totals.points, 1800U);
    EXPECT_EQ(analysis->beginTime, kStart);
    EXPECT_EQ(analysis->options, options);
}

TEST(CaseAnalysis, OfNothingIsEmpty)
{
    const CaseAnalysisPtr analysis = analysed({});
    EXPECT_TRUE(analysis->trainings.empty());
    EXPECT_FALSE(analysis->beginTime);
    EXPECT_EQ(diagnosed({}).trainingCount, 0U);
}

TEST(CaseAnalysis, LayersAreJudgedAndNotCounted)
{
    const CasePtr data = severalTrainings();
    auto layered = std::make_shared<CaseData>(*data);
    auto copy = std::make_shared<faultline::Run>(*layered->runs.front());
    copy->scalars["layer"] = copy->scalars.begin()->second;
    layered->runs.front() = copy;
    const CaseAnalysisPtr analysis = analysed(*data, {.withLayers = layered});
    EXPECT_EQ(analysis->totals.points, 1800U);
    EXPECT_EQ(analysis->trainings.front().allSignals.size(), 3U);
}

TEST(CaseAnalysis, CorrectedClocksReachTheTimelineOfTheReport)
{
    const CaseAnalysisPtr guessed = analysed(pausedCase());
    const CaseAnalysisPtr corrected =
        analysed(pausedCase(), {.clockCorrections = {{ArtifactId("train.log"), 0.0}}});
    EXPECT_FALSE(has(guessed->trainings.front().phases, PhaseKind::Checkpoint));
    EXPECT_TRUE(has(corrected->trainings.front().phases, PhaseKind::Checkpoint));
    StringSink before;
    writeDiagnosisHtml(before, *guessed, {});
    EXPECT_THAT(before.text(), Not(HasSubstr("class=\"phase-save\"")));
    StringSink after;
    writeDiagnosisHtml(after, *corrected, {});
    EXPECT_THAT(after.text(), HasSubstr("class=\"phase-save\""));
}

TEST(CaseAnalysis, DatasetsAreMeasuredForTheTrainingsThatAreJudged)
{
    // The configuration is of another detector, so no rule judges by it. Measured under it, the
    // dataset belonged to no training.
    const ScratchFolder folder;
    folder.write("set/instances.json",
                 R"({"images": [{"id": 1, "file_name": "a.png", "width": 100, "height": 100}],
                     "annotations": [{"id": 1, "image_id": 1, "category_id": 1, "area": 16,
                                      "bbox": [10, 10, 4, 4], "iscrowd": 0}],
                     "categories": [{"id": 1, "name": "cat"}]})");
    folder.write("set/a.png", pngOf(100, 100));
    CaseMaker made;
    const auto steps = stepsFrom(100, 100, 100);
    made.pipeline(PipelineText().str())
        .run(RunMaker("train")
                 .curve("Loss/RPNLoss/objectness_loss", steps, [](std::int64_t) { return 0.1; })
                 .curve("Loss/total_loss", steps, [](std::int64_t) { return 1.0; })
                 .make());
    for (const auto& source : datasetsIn(folder.path("set")))
        made.data().datasets.push_back(source);
    const CaseAnalysisPtr before = analysed(made.data());
    ASSERT_EQ(before->contradictions.front().size(), 1U);
    SilentMonitor monitor;
    AnalysisOptions options;
    options.datasets =
        measureDatasets(before->trainings, monitor, {.cacheFolder = {}, .threads = 1});
    const CaseAnalysisPtr after = *analyseAgain(*before, options, monitor);
    ASSERT_EQ(after->trainings.front().datasets.size(), 1U);
    EXPECT_EQ(after->trainings.front().datasets.front()->config, ArtifactId());
    EXPECT_EQ(after->contradictions.front().size(), 1U);
}

TEST(CaseAnalysis, MadeAgainIsWhatIsMadeAnew)
{
    const CasePtr data = severalTrainings();
    SilentMonitor monitor;
    const CaseAnalysisPtr first = *analyse(data, {}, monitor);
    for (const AnalysisOptions& options :
         {onGpu("T4"), AnalysisOptions{.clockCorrections = {{ArtifactId("pipeline.config"), 5.0}}},
          AnalysisOptions{.withLayers = data}}) {
        const CaseAnalysisPtr again = *analyseAgain(*first, options, monitor);
        const CaseAnalysisPtr anew = *analyse(data, options, monitor);
        EXPECT_EQ(again->data, data);
        EXPECT_EQ(again->options, options);
        EXPECT_EQ(everythingOf(*diagnose(*again, builtinRules(), {}, monitor), *again),
                  everythingOf(*diagnose(*anew, builtinRules(), {}, monitor), *anew));
    }
    EXPECT_EQ(first->trainings.front().machine->origin, TargetMachine::Origin::Unknown);
}

TEST(CaseAnalysis, ReportsHowFarItIs)
{
    for (const CasePtr& data : {severalTrainings(), std::make_shared<const CaseData>()}) {
        CountingMonitor analysing;
        const CaseAnalysisPtr analysis = *analyse(data, {}, analysing);
        EXPECT_EQ(analysing.done(), analysisSteps(*data));
        CountingMonitor again;
        EXPECT_TRUE(analyseAgain(*analysis, onGpu("L4"), again).has_value());
        EXPECT_EQ(again.done(), analysisSteps(*data));
        CountingMonitor judging;
        EXPECT_TRUE(diagnose(*analysis, builtinRules(), {}, judging).has_value());
        EXPECT_EQ(judging.done(), diagnosisSteps(*analysis, builtinRules()));
    }
}

TEST(CaseAnalysis, CancelledAnywhereItIsNothing)
{
    const CasePtr data = severalTrainings();
    CountingMonitor whole;
    const CaseAnalysisPtr analysis = *analyse(data, {}, whole);
    for (std::uint64_t question = 0; question < whole.asked(); ++question) {
        CountingMonitor impatient(question);
        const Result<CaseAnalysisPtr> cut = analyse(data, {}, impatient);
        ASSERT_FALSE(cut.has_value()) << "question " << question << " of " << whole.asked();
        EXPECT_EQ(cut.error().code, ErrorCode::Cancelled);
        EXPECT_LE(impatient.asked(), question + 4) << "it went on";
    }
    CountingMonitor again(0);
    EXPECT_FALSE(analyseAgain(*analysis, onGpu("L4"), again).has_value());
}

TEST(Diagnose, CancelledAtEachStepItIsNothing)
{
    const CaseAnalysisPtr analysis = analysed(oneTraining());
    const std::uint64_t steps = diagnosisSteps(*analysis, builtinRules());
    for (std::uint64_t step = 0; step <= steps; ++step) {
        CountingMonitor impatient(CountingMonitor::kNever, step);
        const Result<Diagnosis> cut = diagnose(*analysis, builtinRules(), {}, impatient);
        ASSERT_FALSE(cut.has_value()) << "step " << step;
        EXPECT_EQ(cut.error().code, ErrorCode::Cancelled);
        EXPECT_EQ(impatient.done(), step) << "it went on";
    }
}

TEST(Diagnose, CancelledInsideARuleItIsNothing)
{
    const CaseAnalysisPtr analysis = analysed(oneTraining());
    CountingMonitor whole;
    ASSERT_TRUE(diagnose(*analysis, builtinRules(), {}, whole).has_value());
    for (std::uint64_t question = 0; question < whole.asked(); ++question) {
        CountingMonitor impatient(question);
        ASSERT_FALSE(diagnose(*analysis, builtinRules(), {}, impatient).has_value()) << question;
    }
}

TEST(Diagnose, OfOneAnalysisIsAlwaysTheSame)
{
    const CasePtr data = severalTrainings();
    SilentMonitor monitor;
    std::string first;
    for (int i = 0; i < 3; ++i) {
        const CaseAnalysisPtr analysis = *analyse(data, {}, monitor);
        const std::string told =
            everythingOf(*diagnose(*analysis, builtinRules(), {}, monitor), *analysis);
        EXPECT_EQ(first.empty() ? told : first, told);
        first = told;
    }
}

} // namespace faultline::test
