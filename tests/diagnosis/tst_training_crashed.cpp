// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using test::judge;
using test::Judgement;
using test::RunMaker;
using ::testing::HasSubstr;

const Rule& rule()
{
    static const std::unique_ptr<const Rule> kRule = makeTrainingCrashed();
    return *kRule;
}

/// A log of these lines; the last one is its cause.
class LogMaker {
public:
    explicit LogMaker(std::string name = "train.log")
    {
        m_log->file.displayName = std::move(name);
        m_log->file.id = ArtifactId(m_log->file.displayName);
    }

    LogMaker& line(std::string_view text, double wallTime = 0.0)
    {
        LogLine line;
        line.textOffset = m_log->addText(text);
        line.textLength = static_cast<std::uint32_t>(text.size());
        line.sourceLine = static_cast<std::uint32_t>(m_log->lines.size() + 1);
        line.wallTime = wallTime;
        m_log->lines.push_back(line);
        return *this;
    }
    LogMaker& cause(const SignatureInfo& info, std::vector<LogField> fields = {})
    {
        LogEvent event;
        event.signature = info.id;
        event.info = &info;
        event.outcome = Outcome::Fatal;
        event.firstLine = event.lastLine = m_log->lines.size() - 1;
        event.fields = std::move(fields);
        m_log->cause = m_log->events.size();
        m_log->events.push_back(std::move(event));
        return *this;
    }
    LogMaker& dump(AllocatorDump dump)
    {
        m_log->dumps.push_back(std::move(dump));
        return *this;
    }
    LogMaker& traceback(Traceback traceback)
    {
        m_log->tracebacks.push_back(std::move(traceback));
        return *this;
    }
    LogMaker& timed()
    {
        m_log->timeKind = TimeKind::Local;
        return *this;
    }
    [[nodiscard]] ConsoleLogPtr make() const { return m_log; }

private:
    std::shared_ptr<ConsoleLog> m_log = std::make_shared<ConsoleLog>();
};

SignatureInfo signature(std::string_view id, std::string_view family, bool isConsequence = false)
{
    return {.id = id,
            .title = "Title",
            .meaning = "Meaning.",
            .advice = "Advice.",
            .family = family,
            .outcome = Outcome::Fatal,
            .isConsequence = isConsequence};
}

const SignatureInfo kOld = signature("pt.oom.old", "vram");
const SignatureInfo kException = signature("py.exception", "python");
const SignatureInfo kModule = signature("py.nomodule", "environment");
const SignatureInfo kInterrupt = signature("py.interrupt", "python");
const SignatureInfo kKilled = signature("host.killed", "host-memory");
const SignatureInfo kExit = signature("host.exit", "environment", true);
const SignatureInfo kTimeout = signature("nccl.timeout", "distributed", true);

Judgement judgeLogs(std::vector<ConsoleLogPtr> logs)
{
    Training training = test::trainingOf(
        {RunMaker("run")
             .curve("loss", test::stepsFrom(0, 100), [](std::int64_t) { return 1.0; })
             .make()});
    training.logs = std::move(logs);
    return judge(rule(), training);
}

TEST(TrainingCrashed, LeavesMemoryToItsRules)
{
    EXPECT_TRUE(judgeLogs({LogMaker()
                               .line("RuntimeError: CUDA out of memory.")
                               .cause(kOld, {{"req", "1.71 GiB"},
                                             {"total", "31.72 GiB"},
                                             {"alloc", "23.58 GiB"},
                                             {"free", "1.58 GiB"},
                                             {"resv", "29.08 GiB"}})
                               .make()})
                    .silent());
    EXPECT_TRUE(judgeLogs({LogMaker().line("Killed").cause(kKilled).make()}).silent());
}

TEST(TrainingCrashed, NamesTheExceptionAndThePlaceInTheUsersCode)
{
    Traceback traceback;
    traceback.lastLine = 1;
    traceback.frames = {{"main.py", 54, "<module>"}};
    const Judgement said =
        judgeLogs({LogMaker()
                       .line("Traceback (most recent call last):")
                       .line("TypeError: write() argument must be str, not bytes")
                       .cause(kException,
                              {{"type", "TypeError"}, {"message", "write() argument must be str"}})
                       .traceback(traceback)
                       .make()});
    EXPECT_EQ(said.title(), "TypeError ended the run: write() argument must be str");
    EXPECT_THAT(test::describe(said.findings.at(0)), HasSubstr("main.py"));
}

TEST(TrainingCrashed, FixesUseTheValuesOfTheLog)
{
    const Judgement said =
        judgeLogs({LogMaker()
                       .line("ModuleNotFoundError: No module named 'pycocotools.mask'")
                       .cause(kModule, {{"mod", "pycocotools.mask"}})
                       .make()});
    EXPECT_EQ(said.findings.at(0).fixes.at(0).snippets.at(0).code,
              "python -m pip install pycocotools");
}

TEST(TrainingCrashed, ShowsTheLinesOfTheUsersCodeAndTheVersionsThatFit)
{
    Traceback traceback;
    traceback.lastLine = 1;
    traceback.frames = {{"my code/main.py", 3, "<module>"}};
    const Judgement exception =
        judgeLogs({LogMaker()
                       .line("Traceback (most recent call last):")
                       .line("ValueError: no")
                       .cause(kException, {{"type", "ValueError"}, {"message", "no"}})
                       .traceback(traceback)
                       .make()});
    EXPECT_EQ(exception.findings.at(0).fixes.at(0).snippets.at(0).code,
              "sed -n '1,8p' 'my code/main.py'");

    const SignatureInfo cudnn = signature("cudnn.version", "environment");
    for (const auto& [built, range] : std::vector<std::pair<std::string, std::string>>{
             {"8.1.0", "\"cudnn>=8.1,<9\""}, {"7201", "\"cudnn>=7.2,<8\""}}) {
        const Judgement said =
            judgeLogs({LogMaker().line("Loaded").cause(cudnn, {{"build", built}}).make()});
        EXPECT_THAT(said.findings.at(0).fixes.at(0).snippets.at(0).code, HasSubstr(range));
    }
    const Judgement unknown =
        judgeLogs({LogMaker().line("Loaded").cause(cudnn, {{"build", "unknown"}}).make()});
    EXPECT_FALSE(unknown.findings.at(0).fixes.at(0).isConcrete) << "nothing was computed";
}

TEST(TrainingCrashed, AStopByHandIsNoCrash)
{
    const Judgement said =
        judgeLogs({LogMaker().line("KeyboardInterrupt").cause(kInterrupt).make()});
    EXPECT_EQ(said.findings.at(0).severity, Severity::Warning);
}

TEST(TrainingCrashed, OfSeveralLogsTheEarliestThatIsNoConsequence)
{
    const Judgement said =
        judgeLogs({LogMaker("rank0.log")
                       .timed()
                       .line("Watchdog", 50.0)
                       .cause(kTimeout, {{"ms", "600000"}})
                       .make(),
                   LogMaker("rank1.log").timed().line("Killed", 200.0).cause(kKilled).make(),
                   LogMaker("rank2.log")
                       .timed()
                       .line("ValueError: bad", 100.0)
                       .cause(kException, {{"type", "ValueError"}, {"message", "bad"}})
                       .make()});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "ValueError ended the run: bad");
    const auto* line = std::get_if<LogEvidence>(&said.findings[0].evidence.at(0));
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->log, ArtifactId("rank2.log"));
}

TEST(TrainingCrashed, AnExitCodeAloneIsSaidToBeAlone)
{
    const Judgement said =
        judgeLogs({LogMaker().line("exit code 1").cause(kExit, {{"code", "1"}}).make()});
    EXPECT_EQ(said.title(), "The run ended with exit code 1, and the log does not say why");
    EXPECT_LT(said.findings.at(0).confidence, 0.8);
}

TEST(TrainingCrashed, StaysSilentWhenTheLogShowsNoEnd)
{
    const Judgement said = judgeLogs({LogMaker().line("step 1 loss=0.5").make()});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U) << "that is not the same as a good end";
    EXPECT_THAT(toEnglish(said.abstentions[0].reason), HasSubstr("not in the log"));
    EXPECT_TRUE(judgeLogs({LogMaker()
                               .line("Epoch 1/1")
                               .line("step 1 loss=0.5")
                               .line("Training finished.")
                               .make()})
                    .silent());
}

TEST(TrainingCrashed, AbstainsWithoutALog)
{
    const Judgement said = judgeLogs({});
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(said.abstentions[0].command, HasSubstr("tee train.log"));
}

} // namespace

} // namespace faultline
