// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
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

const Rule& trainingCrashedRule()
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
    return judge(trainingCrashedRule(), training);
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
                       .cause(kException, {{"type", "TypeError"},
                                           {"message", "write() argument must be str, not bytes"}})
                       .traceback(traceback)
                       .make()});
    EXPECT_EQ(said.title(), "write() argument is bytes, and must be str (main.py, line 54)");
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

/// A log as the reader makes it of these lines.
ConsoleLogPtr readLog(const std::string& text)
{
    return test::CaseMaker().console(text).training().logs.front();
}

std::string titleOf(const std::string& text)
{
    return judgeLogs({readLog(text)}).title();
}

const std::string kHead = "Traceback (most recent call last):\n"
                          "  File \"/home/me/train.py\", line 31, in main\n";

TEST(TrainingCrashed, TitlesSayWhatHappenedWithTheValues)
{
    EXPECT_EQ(titleOf(kHead
                      + "RuntimeError: Error(s) in loading state_dict for FasterRCNN:\n"
                        "\tsize mismatch for head.cls_score.weight: copying a param with shape "
                        "torch.Size([91, 1024]) from checkpoint, the shape in current model is "
                        "torch.Size([3, 1024]).\n"),
              "The checkpoint does not fit the model: it has 91 classes, the model 3");
    EXPECT_EQ(titleOf(kHead
                      + "RuntimeError: mat1 and mat2 shapes cannot be multiplied (64x600 and "
                        "2400x10)\n"),
              "Batch has 16 samples but is reshaped to 64");
    EXPECT_EQ(titleOf(kHead
                      + "RuntimeError: mat1 and mat2 shapes cannot be multiplied (64x601 and "
                        "2400x10)\n"),
              "Matrices of the shapes 64x601 and 2400x10 cannot be multiplied");
    EXPECT_EQ(
        titleOf(kHead + "KeyError: 'SwinBig is not in the mmdet::model registry. Please check'\n"),
        "'SwinBig' of the config is not in the registry 'mmdet::model'");
}

TEST(TrainingCrashed, QuotesAMessageThatItDoesNotKnowBehindWhatFailed)
{
    const Judgement said = judgeLogs(
        {readLog(kHead + "my_pkg.errors.FooFailure: xyzzy plugh " + std::string(200, 'x') + "\n")});
    EXPECT_EQ(said.title(),
              "The program stopped with an error of its own: xyzzy plugh … (train.py, line 31)");
    EXPECT_THAT(toEnglish(said.findings.at(0).explanation),
                HasSubstr("Its message is “xyzzy plugh …”"));
    EXPECT_EQ(toEnglish(said.findings.at(0).fixes.at(0).title), "Look at line 31 of train.py");
}

TEST(TrainingCrashed, OfferNoLineOfAPackageAsThePlaceToLook)
{
    const Judgement said = judgeLogs({readLog(
        "Traceback (most recent call last):\n"
        "  File \"/env/lib/python3.10/site-packages/torch/optim/adam.py\", line 90, in step\n"
        "FooFailure: xyzzy\n")});
    EXPECT_EQ(said.title(), "The optimizer failed: xyzzy");
    EXPECT_TRUE(said.findings.at(0).fixes.at(0).snippets.empty());
    EXPECT_THAT(toEnglish(said.findings.at(0).explanation), HasSubstr("Raised inside PyTorch"));
}

TEST(TrainingCrashed, TellsTheReasonOfTheCommunicationLibrary)
{
    const Judgement said = judgeLogs({readLog(
        "box:91:120 [2] include/socket.h:403 NCCL WARN Connect to 10.4.0.9<40123> failed : "
        "Connection refused\n"
        + kHead + "RuntimeError: NCCL error in: x.cpp:1, unhandled system error\n")});
    EXPECT_EQ(said.title(), "A rank could not connect: the other side refused the connection");
}

TEST(TrainingCrashed, AClassNumberOutOfRangeOnTheGpu)
{
    const Judgement said = judgeLogs(
        {readLog("Traceback (most recent call last):\n"
                 "  File \"/home/me/train.py\", line 31, in main\n"
                 "  File \"/env/lib/python3.10/site-packages/torch/nn/functional.py\", line 9, in "
                 "cross_entropy\n"
                 "RuntimeError: CUDA error: device-side assert triggered\n")});
    EXPECT_EQ(said.title(), "Labels contain a class number that the model does not have");
}

TEST(TrainingCrashed, OfAChainTheExceptionWithAMeaning)
{
    const Judgement said = judgeLogs(
        {readLog("Traceback (most recent call last):\n"
                 "  File \"/env/lib/python3.10/site-packages/PIL/ImageFile.py\", line 9, in load\n"
                 "struct.error: xyzzy\n"
                 "\n"
                 "The above exception was the direct cause of the following exception:\n"
                 "\n"
                 "Traceback (most recent call last):\n"
                 "  File \"/home/me/data.py\", line 12, in __getitem__\n"
                 "  File \"/env/lib/python3.10/site-packages/PIL/Image.py\", line 9, in convert\n"
                 "OSError: cannot decode this file\n")});
    EXPECT_EQ(
        said.title(),
        "An image or data file is damaged or cannot be decoded (image file; data.py, line 12)");
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

Judgement judgeText(std::string_view text)
{
    return judge(trainingCrashedRule(), test::CaseMaker().console(text).training());
}

TEST(TrainingCrashed, AnExceptionWithoutItsTraceEndsTheRun)
{
    const Judgement said = judgeText("epoch 1 loss 0.5\nmy_pkg.BadValueError: too wide\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "BadValueError ended the run: too wide");
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.6) << "what it means is not known";
}

TEST(TrainingCrashed, ATraceThatBreaksOffIsACrash)
{
    const Judgement said = judgeText("epoch 1 loss 0.5\nTraceback (most recent call last):\n"
                                     "  File \"train.py\", line 7, in main\n    run(config)\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("train.py, line 7"));
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.8);
}

TEST(TrainingCrashed, ARecordOfAnErrorIsTheEndOfItsLog)
{
    const Judgement stopped = judgeText("epoch 1 loss 0.5\nERROR [08/14 09:02:14 "
                                        "d2.engine.train_loop]: Exception during training:\n");
    ASSERT_EQ(stopped.findings.size(), 1U);
    EXPECT_EQ(stopped.findings[0].severity, Severity::Critical);
    EXPECT_EQ(stopped.title(), "The log ends with an error: Exception during training:");
    const Judgement odd = judgeText("epoch 1 loss 0.5\nERROR:app:could not draw the figure\n");
    EXPECT_EQ(odd.findings.at(0).severity, Severity::Warning);
}

TEST(TrainingCrashed, WhatTheLogDoesNotAnswerIsNotPassed)
{
    std::string text = "ERROR:app:the loader gave up\n";
    for (int i = 0; i < 20; ++i)
        text += "INFO:app:looking at folder number " + std::to_string(i) + "\n";
    const Judgement said = judgeText(text);
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(toEnglish(said.abstentions[0].reason), HasSubstr("Line 1 reports a failure"));
}

TEST(TrainingCrashed, InputThatRanOutIsToldAsThat)
{
    for (const std::string_view line :
         {"WARNING:tensorflow:Your input ran out of data; interrupting training. Make sure that",
          "tensorflow.python.framework.errors_impl.OutOfRangeError: End of sequence"}) {
        const Judgement said =
            judgeText("Epoch 3/9\nepoch 3 loss 0.5\n" + std::string(line) + "\n");
        ASSERT_EQ(said.findings.size(), 1U) << line;
        EXPECT_EQ(said.findings[0].severity, Severity::Warning);
        EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.95);
        EXPECT_THAT(test::snippetsOf(said.findings[0]), HasSubstr("repeat()"));
    }
}

TEST(TrainingCrashed, AnExitCodeNamesItsSignal)
{
    EXPECT_EQ(judgeText("epoch 1 loss 0.5\nexit code 143\n").title(),
              "The run was ended by SIGTERM (exit code 143), and the log does not say why");
}

TEST(TrainingCrashed, AWorkerThatExitedIsNoLackOfMemory)
{
    const Judgement said =
        judgeText("RuntimeError: DataLoader worker (pid(s) 7, 8) exited unexpectedly\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_LT(said.findings[0].confidence, 0.8) << "a consequence of what is not in the log";
}

} // namespace

TEST(TrainingCrashed, NamesTheRankThatFailedFirst)
{
    const auto summed = [](const char* code) {
        return judge(*makeTrainingCrashed(),
                     test::CaseMaker()
                         .console(std::string("step 10 loss 0.5\nstep 20 loss 0.4\n"
                                              "Sending process 21 closing signal SIGTERM\n"
                                              "failed (exitcode: -9) local_rank: 3 (pid: 24)\n"
                                              "train.py FAILED\n"
                                              "Root Cause (first observed failure):\n[0]:\n"
                                              "  time      : 2026-01-01_00:00:00\n"
                                              "  rank      : 3 (local_rank: 3)\n"
                                              "  exitcode  : ")
                                  + code + " (pid: 24)\n")
                         .training());
    };
    EXPECT_EQ(summed("-9").title(),
              "Rank 3 failed first (SIGKILL); the launcher then ended the other ranks");
    EXPECT_EQ(summed("1").title(),
              "Rank 3 failed first (exit code 1); the launcher then ended the other ranks");
}

TEST(TrainingCrashed, ComparesWhereTheRanksWaited)
{
    const std::string packages = "  File \"/opt/venv/lib/python3.11/site-packages/torch/";
    const auto trace = [&](int rank, int line, const std::string& frames, const std::string& end) {
        std::string text = "Traceback (most recent call last):\n  File \"/home/ann/fit.py\", line "
                           + std::to_string(line) + ", in main\n    x\n" + frames + end + "\n";
        std::string marked;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t newLine = text.find('\n', at);
            marked += "[rank" + std::to_string(rank) + "]: " + text.substr(at, newLine + 1 - at);
            at = newLine + 1;
        }
        return marked;
    };
    const auto calls = [&](const std::string& name) {
        return packages + "distributed/c10d_logger.py\", line 83, in wrapper\n    x\n" + packages
               + "distributed/distributed_c10d.py\", line 41, in " + name + "\n    work.wait()\n";
    };
    const std::string inModel =
        packages + "nn/parallel/distributed.py\", line 1804, in _pre_forward\n    x\n";
    const std::string waited =
        "RuntimeError: [/b/gloo/transport/tcp/unbound_buffer.cc:78] Timed out "
        "waiting 9000ms for recv operation to complete";
    const std::string begin = "step 10 loss 0.5\nstep 20 loss 0.4\n";
    EXPECT_EQ(judgeText(begin + trace(0, 69, calls("all_reduce"), waited)
                        + trace(1, 68, calls("barrier"), waited))
                  .title(),
              "Ranks are not at the same collective operation: rank 0 in all_reduce (line 69), "
              "rank 1 in barrier (line 68)");
    EXPECT_EQ(
        judgeText(begin + trace(0, 40, inModel, waited) + trace(1, 98, calls("barrier"), waited))
            .title(),
        "Rank 1 probably has fewer batches than rank 0: it already waits in barrier (fit.py, "
        "line 98)");
    // At one place: somebody else is missing.
    EXPECT_EQ(judgeText(begin + trace(0, 69, calls("all_reduce"), waited)
                        + trace(1, 69, calls("all_reduce"), waited))
                  .title()
                  .find("Ranks are not"),
              std::string::npos);
    EXPECT_EQ(judgeText(begin + trace(1, 30, "", "ValueError: math domain error")
                        + trace(0, 69, calls("all_reduce"), waited))
                  .title()
                  .find("Rank 1 failed first: "),
              0U);
    EXPECT_EQ(
        judgeText("Traceback (most recent call last):\n  File \"/home/ann/fit.py\", line 3, in "
                  "main\n    x\n"
                  + packages + "distributed/distributed_c10d.py\", line 9, in init\n    x\n"
                  + "torch.distributed.DistStoreError: wait timeout after 9000ms, keys: /k/1\n")
            .title(),
        "Not all processes joined: one waited in vain for the others at the rendezvous");
}

TEST(TrainingCrashed, SaysWhatAStoppedProgramWaitedFor)
{
    const auto stopped = [](const std::string& last, const std::string& frame,
                            const std::string& after) {
        return judgeText(
            last + " epoch 3 done, loss 0.41\n"
            + "Traceback (most recent call last):\n"
              "  File \"/home/ann/train.py\", line 61, in fit\n    for batch in loader:\n"
            + frame + "KeyboardInterrupt\n" + after);
    };
    const std::string packages = "  File \"/opt/conda/lib/python3.10/site-packages/";
    const std::string loader =
        packages + "torch/utils/data/dataloader.py\", line 1132, in _try_get_data\n    x\n"
        + "  File \"/opt/conda/lib/python3.10/multiprocessing/connection.py\", line 257, in poll\n"
          "    return self._poll(timeout)\n";
    const std::string ranks =
        packages + "torch/distributed/distributed_c10d.py\", line 2050, in all_reduce\n    x\n";
    const std::string compute =
        packages + "torch/nn/functional.py\", line 2000, in linear\n    x\n";
    const std::string night = "2024-03-01 23:10:00";
    EXPECT_EQ(stopped(night, loader, "").title(),
              "Stopped by hand while it waited for the data loader workers");
    EXPECT_EQ(stopped(night, loader, "2024-03-02 07:10:00 stopped\n").title(),
              "Hung for 8 h 0 min waiting for the data loader workers, then stopped by hand");
    EXPECT_EQ(stopped(night, ranks, "").title(), "Stopped by hand while it waited for other ranks");
    EXPECT_EQ(stopped(night, compute, "2024-03-01 23:11:00 stopped\n").title(),
              "The training was stopped by hand while it was in fit");
}

TEST(TrainingCrashed, TellsWhereTheExceptionThatItNamesWasRaised)
{
    const Judgement said =
        judgeText("epoch 1 loss 0.5\nTraceback (most recent call last):\n"
                  "  File \"/home/me/net.py\", line 40, in forward\n    x = self.head(x)\n"
                  "RuntimeError: mat1 and mat2 shapes cannot be multiplied (32x512 and 256x10)\n\n"
                  "During handling of the above exception, another exception occurred:\n\n"
                  "Traceback (most recent call last):\n"
                  "  File \"/home/me/train.py\", line 99, in main\n    note(e2)\n"
                  "NameError: name 'e2' is not defined\n");
    EXPECT_THAT(said.title(), HasSubstr("32x512 and 256x10"));
    EXPECT_THAT(toEnglish(said.findings.at(0).explanation), HasSubstr("net.py, line 40"));
}

TEST(TrainingCrashed, TheUsersOwnLineSaysMoreThanTheMessage)
{
    const auto raised = [](const std::string& source, const std::string& exception) {
        return judgeText("epoch 1 loss 0.5\nTraceback (most recent call last):\n"
                         "  File \"/home/me/train.py\", line 40, in main\n    "
                         + source + "\n" + exception + "\n")
            .title();
    };
    const std::string ambiguous =
        "RuntimeError: Boolean value of Tensor with more than one value is ambiguous";
    EXPECT_THAT(raised("loss = nn.MSELoss(out, y)", ambiguous), HasSubstr("loss class"));
    EXPECT_THAT(raised("if out > 0:", ambiguous), HasSubstr("as if it were a single value"));
    EXPECT_EQ(
        raised("acc = correct / len(self.loader)", "ZeroDivisionError: division by zero"),
        "Division by zero: len(self.loader) is 0, so nothing was counted (train.py, line 40)");
    EXPECT_EQ(raised("loss = criterion(out, y)", "ValueError: xyzzy plugh"),
              "The loss could not be computed: xyzzy plugh (train.py, line 40)");
}

TEST(TrainingCrashed, ALookUpIsAnsweredByWhatTheProgramRaises)
{
    const auto chain = [](const std::string& second) {
        return judgeText("epoch 1 loss 0.5\nTraceback (most recent call last):\n"
                         "  File \"/home/me/nets.py\", line 4, in make\n"
                         "    net = TABLE[cfg.name]\nKeyError: 'resnet33'\n\n"
                         "During handling of the above exception, another exception occurred:\n\n"
                         "Traceback (most recent call last):\n"
                         "  File \"/home/me/nets.py\", line 6, in make\n    "
                         + second + "\nKeyError: \"Wrong encoder name `resnet33`, use resnet18\"\n")
            .title();
    };
    EXPECT_THAT(chain("raise KeyError("), HasSubstr("name of the model or encoder is not known"));
    EXPECT_THAT(chain("writer.close()"), HasSubstr("'resnet33' is not among the names"));
}

TEST(TrainingCrashed, AnExceptionGoesBeforeWarningsAndBeforeWhatFollowsFromIt)
{
    EXPECT_THAT(judgeText("epoch 1 loss 0.5\n"
                          "WARNING: request failed: Could not resolve host: example.org\n"
                          "Traceback (most recent call last):\n"
                          "  File \"/home/me/train.py\", line 3, in main\n    run()\n"
                          "RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)\n")
                    .title(),
                HasSubstr("2x3 and 4x5"));
    EXPECT_THAT(judgeText("epoch 1 loss 0.5\nTraceback (most recent call last):\n"
                          "  File \"/home/me/data.py\", line 3, in files\n    assert found\n"
                          "AssertionError: No images found in /data/train\n\n"
                          "The above exception was the direct cause of the following exception:\n\n"
                          "Traceback (most recent call last):\n"
                          "  File \"/home/me/data.py\", line 9, in init\n    raise from e\n"
                          "FileNotFoundError: error loading data from /data/train\n")
                    .title(),
                HasSubstr("No input files or labels were found"));
}

TEST(TrainingCrashed, NamesAHangUpAndAStopThatALoggerNoted)
{
    for (const std::string_view line :
         {"Hangup", "job.sh: line 3: 4123 Hangup                  python train.py",
          "W0301 10:00:00.000 412 api.py:719] Received Signals.SIGHUP death signal, shutting down "
          "workers"}) {
        EXPECT_THAT(judgeText("epoch 1 loss 0.5\n" + std::string(line) + "\n").title(),
                    HasSubstr("hang-up (SIGHUP)"))
            << line;
    }
    EXPECT_TRUE(judgeText("This program ignores SIGHUP\nepoch 1 loss 0.5\n").findings.empty());
    const Judgement said = judgeText(
        "epoch 1 loss 0.5\nDetected KeyboardInterrupt, attempting graceful shutdown ...\n");
    EXPECT_EQ(said.findings.at(0).severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("stopped by hand"));
}

} // namespace faultline
