// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tracebacks, allocator dumps, exit codes and the cause of an end.

#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {
namespace {

std::shared_ptr<ConsoleLog> readLog(std::string_view bytes)
{
    return test::readBytes(*readerOfId("console-log"), bytes, "train.log").artifacts.logs.at(0);
}

std::string_view causeOf(const ConsoleLog& log)
{
    return log.cause ? log.events.at(*log.cause).signature : std::string_view("none");
}

TEST(Tracebacks, OfAChainTheFirstBlockIsTheCause)
{
    const auto log = readLog("Traceback (most recent call last):\n"
                             "  File \"/home/u/train.py\", line 12, in load\n"
                             "    value = table[key]\n"
                             "            ~~~~~^^^^^\n"
                             "  File \"/usr/lib/python3.10/site-packages/x/y.py\", line 3, in get\n"
                             "    raise KeyError(key)\n"
                             "KeyError: 'width'\n"
                             "\n"
                             "During handling of the above exception, another exception occurred:\n"
                             "\n"
                             "Traceback (most recent call last):\n"
                             "  File \"/home/u/train.py\", line 20, in <module>\n"
                             "    main()\n"
                             "RuntimeError: could not load\n"
                             "unrelated\n");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    const Traceback& traceback = log->tracebacks[0];
    EXPECT_EQ(traceback.exceptionType, "KeyError");
    EXPECT_EQ(traceback.message, "'width'");
    ASSERT_EQ(traceback.frames.size(), 2U);
    EXPECT_EQ(traceback.frames[traceback.meaningfulFrame].function, "load");
    EXPECT_EQ(traceback.frames[traceback.meaningfulFrame].line, 12U);
    EXPECT_EQ(traceback.wrappedBy, std::vector<std::string>{"RuntimeError"});
    EXPECT_EQ(traceback.firstLine, 0U);
    EXPECT_EQ(causeOf(*log), "py.exception");
    const LogEvent& event = log->events.at(*log->cause);
    EXPECT_EQ(event.field("type"), "KeyError");
    EXPECT_EQ(event.field("line"), "12");
}

TEST(Tracebacks, TensorFlowTellsTheReasonBehindAnEmptyLine)
{
    const auto log =
        readLog("Traceback (most recent call last):\n"
                "  File \"train.py\", line 9, in <module>\n"
                "    model.fit(data)\n"
                "tensorflow.python.framework.errors_impl.ResourceExhaustedError: Graph execution "
                "error:\n\n"
                "Detected at node 'model/conv1/Conv2D' defined at (most recent call last):\n"
                +
                [] {
                    std::string frames;
                    for (int i = 0; i < 30; ++i)
                        frames += "    File \"lib/keras/engine.py\", line 7, in call\n";
                    return frames;
                }()
                + "Node: 'model/conv1/Conv2D'\n"
                  "OOM when allocating tensor with shape[256,64,112,112] and type float on "
                  "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc\n"
                  "\t [[{{node model/conv1/Conv2D}}]]\n");
    EXPECT_EQ(causeOf(*log), "tf.oom.op");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    EXPECT_EQ(log->tracebacks[0].lastLine, log->lines.size() - 1);
}

TEST(Tracebacks, KerasNamesTheLayerBeforeTheReason)
{
    const auto log = readLog("Traceback (most recent call last):\n"
                             "  File \"train.py\", line 9, in <module>\n"
                             "    model(batch)\n"
                             "ValueError: Exception encountered when calling Dense.call().\n\n"
                             "indices[2] = 9 is not in [0, 8) [Op:Gather]\n\n"
                             "Arguments received by Dense.call():\n");
    EXPECT_EQ(causeOf(*log), "tf.index");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    EXPECT_THAT(log->tracebacks[0].message, testing::HasSubstr("is not in [0, 8)"));
}

TEST(Tracebacks, AnExceptionEndsTheRunEvenIfItsMessageHoldsALesserEvent)
{
    const auto log = readLog("INFO:app:Step 10 loss=0.5\n"
                             "Traceback (most recent call last):\n"
                             "  File \"train.py\", line 7, in main\n"
                             "    raise FloatingPointError(text)\n"
                             "FloatingPointError: scores are not finite (validation loss = nan)\n"
                             "process exited with status 1\n");
    EXPECT_EQ(causeOf(*log), "py.exception");
}

TEST(Tracebacks, WhatTensorFlowRaisedInUserCodeIsTheException)
{
    const auto log = readLog("Traceback (most recent call last):\n"
                             "  File \"/home/u/train.py\", line 106, in main\n"
                             "    loss = step(x)\n"
                             "tensorflow.OperatorNotAllowedInGraphError: in user code:\n\n"
                             "    File \"/home/u/train.py\", line 90, in step_of  *\n"
                             "        loss = guarded(loss)\n\n"
                             "    OperatorNotAllowedInGraphError: xyzzy is not allowed\n\n"
                             "done\n");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    const Traceback& traceback = log->tracebacks[0];
    EXPECT_EQ(traceback.exceptionType, "OperatorNotAllowedInGraphError");
    EXPECT_EQ(traceback.message, "xyzzy is not allowed");
    ASSERT_EQ(traceback.frames.size(), 2U);
    EXPECT_EQ(traceback.frames[1].line, 90U);
    EXPECT_EQ(traceback.frames[1].function, "step_of");
}

TEST(Tracebacks, AFailureThatWasRaisedEndsTheRun)
{
    const auto log =
        readLog("Traceback (most recent call last):\n"
                "  File \"/home/u/data.py\", line 3, in files\n"
                "    check(found)\n"
                "AssertionError: No images found in /data/train\n\n"
                "The above exception was the direct cause of the following exception:\n\n"
                "Traceback (most recent call last):\n"
                "  File \"/home/u/data.py\", line 9, in init\n"
                "    raise error\n"
                "FileNotFoundError: error loading data from /data/train\n");
    EXPECT_EQ(causeOf(*log), "data.nofiles");
    EXPECT_EQ(causeOf(*readLog("WARNING: Could not resolve host: example.org, using the cache\n"
                               "Traceback (most recent call last):\n"
                               "  File \"/home/u/train.py\", line 3, in main\n"
                               "    run()\n"
                               "ValueError: xyzzy\n")),
              "py.exception");
}

TEST(Tracebacks, AMoreSpecificSignatureIsTheEvent)
{
    const auto log = readLog("Traceback (most recent call last):\n"
                             "  File \"train.py\", line 1, in <module>\n"
                             "    import object_detection\n"
                             "ModuleNotFoundError: No module named 'object_detection'\n");
    EXPECT_EQ(causeOf(*log), "py.nomodule");
    EXPECT_EQ(log->events.size(), 1U);
    EXPECT_EQ(log->events[0].field("mod"), "object_detection");
}

TEST(Tracebacks, OfAWorkerTheOriginalIsTheCause)
{
    const auto log = readLog("Traceback (most recent call last):\n"
                             "  File \"train.py\", line 9, in <module>\n"
                             "    for batch in loader:\n"
                             "IndexError: Caught IndexError in DataLoader worker process 0.\n"
                             "Original Traceback (most recent call last):\n"
                             "  File \"/home/u/dataset.py\", line 33, in __getitem__\n"
                             "    return self.items[i]\n"
                             "IndexError: list index out of range\n");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    EXPECT_EQ(log->tracebacks[0].message, "list index out of range");
    EXPECT_EQ(log->tracebacks[0].frames.at(0).file, "/home/u/dataset.py");
    EXPECT_EQ(log->tracebacks[0].wrappedBy.size(), 1U);
}

TEST(Tracebacks, InOneLine)
{
    const auto log = readLog("The replica master 0 exited with a non-zero status of 1. Termination "
                             "reason: Error. Traceback (most recent call last): File "
                             "\"/usr/lib/python2.7/runpy.py\", line 174, in _run_module_as_main "
                             "\"__main__\", fname, loader, pkg_name) File "
                             "\"/root/.local/lib/train.py\", line 184, in <module> tf.app.run() "
                             "IOError: no such file\n");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    EXPECT_EQ(log->tracebacks[0].frames.size(), 2U);
    EXPECT_EQ(log->tracebacks[0].exceptionType, "IOError");
    EXPECT_EQ(log->tracebacks[0].message, "no such file");
    EXPECT_EQ(causeOf(*log), "gcp.aiexit");
    EXPECT_EQ(log->exitCode, 1);
}

TEST(Tracebacks, OfTwoRanksAtOnce)
{
    const auto log = readLog("[rank0]: Traceback (most recent call last):\n"
                             "[rank1]: Traceback (most recent call last):\n"
                             "[rank0]:   File \"a.py\", line 1, in f\n"
                             "[rank1]:   File \"b.py\", line 2, in g\n"
                             "[rank1]: ValueError: one\n"
                             "[rank0]: TypeError: zero\n");
    ASSERT_EQ(log->tracebacks.size(), 2U);
    EXPECT_EQ(log->tracebacks[0].exceptionType, "TypeError");
    EXPECT_EQ(log->tracebacks[0].rank, 0);
    EXPECT_EQ(log->tracebacks[1].exceptionType, "ValueError");
    EXPECT_EQ(log->tracebacks[1].frames.at(0).file, "b.py");
}

TEST(Tracebacks, ACutOneIsKept)
{
    const auto log = readLog("Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    EXPECT_TRUE(log->tracebacks[0].exceptionType.empty());
    EXPECT_EQ(causeOf(*log), "py.torn");
}

constexpr std::string_view kDump =
    "2020-01-01 10:00:00.0: W a/bfc_allocator.cc:419] Allocator (GPU_0_bfc) ran out of memory "
    "trying "
    "to allocate 26.58MiB (rounded to 27869184)requested by op conv/Conv2D\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:869] BFCAllocator dump for GPU_0_bfc\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:876] Bin (256): \tTotal Chunks: 23, Chunks in "
    "use: "
    "22. 5.8KiB allocated for chunks. 5.5KiB in use in bin. 1.2KiB client-requested in use in "
    "bin.\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:892] Bin for 26.58MiB was 16.00MiB, Chunk State: "
    "\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:905] Next region of size 1048576\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:924] InUse at 7f0a00000000 of size 1280 by op "
    "Const "
    "action_count 2 step 0 next 1\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:924] Free  at 7f0a00000500 of size 4096 by op "
    "UNUSED action_count 0 step 0 next 18446744073709551615\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:930]      Summary of in-use Chunks by size: \n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:933] 22 Chunks of size 256 totalling 5.5KiB\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:937] Sum Total of in-use chunks: 10.00MiB\n"
    "2020-01-01 10:00:00.1: I a/bfc_allocator.cc:942] Stats: \n"
    "Limit:                 30000000\n"
    "InUse:                 10000000\n"
    "MaxInUse:              11000000\n"
    "NumAllocs:                  123\n"
    "MaxAllocSize:           2000000\n"
    "\n"
    "2020-01-01 10:00:00.2: W a/bfc_allocator.cc:424] "
    "***************_____________________________x\n"
    "2020-01-01 10:00:00.3: W a/op_kernel.cc:1651] OP_REQUIRES failed at conv_ops.cc:1115 : "
    "Resource "
    "exhausted: OOM when allocating tensor with shape[8,48,48,112] and type float on "
    "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc\n";

TEST(AllocatorDumps, AreTakenWhole)
{
    const auto log = readLog(kDump);
    ASSERT_EQ(log->dumps.size(), 1U);
    const AllocatorDump& dump = log->dumps[0];
    EXPECT_TRUE(dump.isComplete);
    EXPECT_EQ(dump.allocator, "GPU_0_bfc");
    EXPECT_EQ(dump.requestBytes, 27'869'184U);
    EXPECT_EQ(dump.requestOp, "conv/Conv2D");
    EXPECT_EQ(dump.requestShape, "[8,48,48,112]");
    EXPECT_EQ(dump.requestType, "float");
    EXPECT_EQ(dump.limitBytes, 30'000'000U);
    EXPECT_EQ(dump.inUseBytes, 10'000'000U);
    EXPECT_EQ(dump.maxInUseBytes, 11'000'000U);
    EXPECT_EQ(dump.allocationCount, 123U);
    EXPECT_EQ(dump.maxAllocationBytes, 2'000'000U);
    EXPECT_EQ(dump.largestFreeChunkBytes, 4'096U);
    ASSERT_EQ(dump.bins.size(), 1U);
    EXPECT_EQ(dump.bins[0].binBytes, 256U);
    EXPECT_EQ(dump.bins[0].totalChunks, 23U);
    EXPECT_EQ(dump.bins[0].chunksInUse, 22U);
    EXPECT_NEAR(dump.bins[0].allocatedBytes, 5.8 * 1024, 1.0);
    EXPECT_NEAR(dump.bins[0].inUseBytes, 5.5 * 1024, 1.0);
    EXPECT_NEAR(dump.bins[0].requestedBytes, 1.2 * 1024, 1.0);
    ASSERT_EQ(dump.chunks.size(), 2U);
    EXPECT_EQ(dump.chunks[0].address, 0x7f0a00000000U);
    EXPECT_EQ(dump.chunks[0].op, "Const");
    EXPECT_EQ(dump.chunks[0].step, 0);
    EXPECT_TRUE(dump.chunks[0].inUse);
    EXPECT_FALSE(dump.chunks[1].inUse);
    ASSERT_EQ(dump.summaries.size(), 1U);
    EXPECT_EQ(dump.summaries[0].count, 22U);
    EXPECT_EQ(causeOf(*log), "tf.oom.op") << "the tensor says more than the dump";
}

TEST(AllocatorDumps, CutAnywhereTheyAreStillRead)
{
    for (std::size_t size = 0; size < kDump.size(); size += 7)
        EXPECT_LE(readLog(kDump.substr(0, size))->dumps.size(), 1U);
    const auto tail = readLog(kDump.substr(kDump.find("Limit:")));
    ASSERT_EQ(tail->dumps.size(), 1U);
    EXPECT_EQ(tail->dumps[0].limitBytes, 30'000'000U);
}

TEST(AllocatorDumps, OrdinaryLinesAreNone)
{
    EXPECT_TRUE(readLog("Limit: 5\nFree at last of size nothing\nBin (recycle)\n")->dumps.empty());
}

TEST(Cause, IsTheFirstFatalEvent)
{
    const auto log = readLog("RuntimeError: CUDA error: device-side assert triggered\n"
                             "torch.distributed.elastic.multiprocessing.errors.ChildFailedError:\n"
                             "exitcode: -6\n");
    EXPECT_EQ(causeOf(*log), "cuda.assert");
    EXPECT_EQ(log->exitCode, -6);
}

TEST(Cause, ATimeOutIsTheConsequenceOfAnotherRanksException)
{
    const auto log = readLog(
        "[rank0]:[E321 02:17:08.4 ProcessGroupNCCL.cpp:607] [Rank 0] Watchdog caught collective "
        "operation timeout: WorkNCCL(SeqNum=1580, OpType=ALLREDUCE, Timeout(ms)=600000) ran for "
        "600060 milliseconds before timing out.\n"
        "[rank3]: Traceback (most recent call last):\n"
        "[rank3]:   File \"train.py\", line 5, in step\n"
        "[rank3]: ZeroDivisionError: division by zero\n");
    EXPECT_EQ(causeOf(*log), "py.exception");
    EXPECT_EQ(log->lines.at(log->events.at(*log->cause).firstLine).rank, 3);
}

TEST(Cause, OfSeveralRanksTheEarliestInTime)
{
    const auto log =
        readLog("[rank1]: 2024-01-01 12:00:09 RuntimeError: CUDA error: out of memory\n"
                "[rank0]: 2024-01-01 12:00:05 OSError: [Errno 28] No space left on device\n");
    EXPECT_EQ(causeOf(*log), "host.disk");
}

TEST(Cause, ATrainingThatWentOnDidNotEnd)
{
    std::string text =
        "RuntimeError: CUDA out of memory. Tried to allocate 36.00 MiB (GPU 0; 10.76 "
        "GiB total capacity; 9.00 GiB already allocated; 8.81 MiB free; 9.50 GiB "
        "reserved in total by PyTorch)\n";
    EXPECT_EQ(causeOf(*readLog(text)), "pt.oom.old");
    for (int i = 1; i < 6; ++i)
        text += "step " + std::to_string(i) + " loss=0.5\n";
    EXPECT_EQ(causeOf(*readLog(text)), "none");
}

TEST(Cause, AWarningOfTheAllocatorIsNone)
{
    EXPECT_EQ(causeOf(*readLog("Allocator (GPU_0_bfc) ran out of memory trying to allocate 3.25GiB "
                               "with freed_by_count=0. The caller indicates that this is not a "
                               "failure, but may mean that there could be performance gains\n")),
              "none");
}

TEST(Cause, AGoodEndHasNone)
{
    const auto log =
        readLog("OSError: [Errno 28] No space left on device\nSuccessfully completed.\n");
    EXPECT_EQ(log->exitCode, 0);
    EXPECT_EQ(causeOf(*log), "none");
    EXPECT_EQ(causeOf(*readLog("finished with exit code 0\n")), "none");
}

TEST(Cause, TheCommandThatFailedComesBeforeItsExitCode)
{
    const auto log = readLog("/bin/bash: train: command not found\n\n"
                             "Started at Fri Nov 26 12:32:00 2021\nExited with exit code 127.\n");
    EXPECT_EQ(causeOf(*log), "host.notfound");
    EXPECT_EQ(log->exitCode, 127);
    EXPECT_EQ(log->timeKind, TimeKind::Local);
}

TEST(Events, OfOneKindAreListedUpToABound)
{
    std::string text;
    for (int i = 0; i < 6'000; ++i)
        text += "line " + std::to_string(i) + ": Corrupt JPEG data: odd\n";
    const auto log = readLog(text);
    EXPECT_EQ(log->events.size(), 5'000U);
    EXPECT_EQ(log->events.back().more, 1'000U);
}

TEST(BareExceptions, EndTheRunWithoutATraceback)
{
    for (const std::string_view line :
         {"RuntimeError: Tensor 'masks' was asked for before it was set",
          "my_pkg.errors.ConfigurationError: no optimizer was given for stage 'fit'",
          "AssertionError", "[rank3]: ValueError: unknown mode",
          "tensorflow.python.framework.errors_impl.UnknownError: {{function_node map_fn}} no",
          "UnknownError (see above for traceback): it failed in op 7",
          "subprocess.TimeoutExpired: Command 'prepare' timed out",
          "ERROR: ValueError: unknown mode",
          "2024-05-06 10:00:00,000 - app - ERROR - KeyError: 'x'"}) {
        const auto log = readLog("loading the data\n" + std::string(line) + "\n");
        EXPECT_TRUE(causeOf(*log) == "py.exception" || causeOf(*log) == "log.error") << line;
    }
    const auto log = readLog("epoch 1 loss 0.5\nmy_pkg.BadValueError: too wide\n");
    EXPECT_EQ(log->events.at(*log->cause).field("type"), "my_pkg.BadValueError");
    EXPECT_EQ(log->events.at(*log->cause).field("message"), "too wide");
}

TEST(BareExceptions, AreNotEveryWordWithAColon)
{
    for (const std::string_view line :
         {"UserWarning: this is slow", "Error: none", "Epoch: 3", "Downloading: 40%",
          "  ValueError: in the middle of a message", "RuntimeErrors: 0",
          "2024-05-06 10:00:00,000 - app - INFO - ValueError: caught and skipped",
          "model.Linear: 3 parameters", "NotAnError:12:5: what a compiler says"})
        EXPECT_EQ(causeOf(*readLog(std::string(line) + "\n")), "none") << line;
}

TEST(BareExceptions, AreAnsweredByWhatTrains)
{
    std::string text = "ConnectionError: the tracker does not answer\n";
    for (int i = 1; i < 5; ++i)
        text += "global step " + std::to_string(i) + ": loss = 0.5\n";
    EXPECT_EQ(causeOf(*readLog(text)), "none");
}

TEST(BareExceptions, AWarningIsNeverTheCause)
{
    const std::string warning =
        "lib/x.py:12: RuntimeWarning: numpy.ufunc size changed, may indicate "
        "binary incompatibility\n";
    EXPECT_EQ(causeOf(*readLog(warning)), "none");
    EXPECT_EQ(causeOf(*readLog(warning + "RuntimeError: shape of x\n")), "py.exception");
}

TEST(ErrorRecords, EndALogThatSaysNothingElse)
{
    for (const std::string_view line :
         {"ERROR [08/14 09:02:14 d2.engine.train_loop]: Exception during training:",
          "2024-05-06 10:00:00,123 - mmengine - ERROR - the hook failed",
          "2024-05-06 10:00:00,123 | ERROR    | train:main:7 - the hook failed",
          "E0311 08:00:01.000001  77 solver.cpp:71] the hook failed",
          "F0311 08:00:01.000001  77 solver.cpp:71] the hook failed",
          "CRITICAL:root:the hook failed"}) {
        const auto log = readLog("INFO:root:epoch 3 loss 0.5\n" + std::string(line) + "\n");
        EXPECT_EQ(causeOf(*log), "log.error") << line;
    }
}

TEST(ErrorRecords, OfACloserGroupTheFirstCounts)
{
    const auto log = readLog("ERROR:app:first\nERROR:app:second\nbye\n");
    EXPECT_EQ(log->events.at(*log->cause).field("message"), "first");
}

TEST(ErrorRecords, GiveWayToAnException)
{
    const auto log = readLog("ERROR:app:Exception during training:\n"
                             "Traceback (most recent call last):\n"
                             "  File \"a.py\", line 1, in f\n"
                             "ValueError: no\n");
    EXPECT_EQ(causeOf(*log), "py.exception");
    EXPECT_EQ(log->events.size(), 1U);
    EXPECT_EQ(causeOf(*readLog("ERROR:app:the loader gave up\nexit code 1\n")), "log.error");
}

TEST(ErrorRecords, ThatAreFollowedByOthersAreUnanswered)
{
    std::string text = "ERROR:app:the loader gave up\n";
    for (int i = 0; i < 20; ++i)
        text += "INFO:app:looking at folder number " + std::to_string(i) + "\n";
    const auto log = readLog(text);
    EXPECT_EQ(causeOf(*log), "none");
    ASSERT_TRUE(log->unanswered);
    EXPECT_EQ(log->events.at(*log->unanswered).signature, "log.error");
    const auto answered = readLog(text + "step 1 loss 3\nstep 2 loss 2\nstep 3 loss 1\n");
    EXPECT_FALSE(answered->unanswered);
}

TEST(Tracebacks, OfAnExcerptThatBeginsWithinOne)
{
    const auto log = readLog("  File \"/home/u/train.py\", line 40, in <module>\n"
                             "    main(args)\n"
                             "  File \"/home/u/data.py\", line 7, in load\n"
                             "    raise KeyError(name)\n"
                             "KeyError: 'images'\n");
    ASSERT_EQ(log->tracebacks.size(), 1U);
    EXPECT_EQ(log->tracebacks[0].frames.at(1).file, "/home/u/data.py");
    EXPECT_EQ(causeOf(*log), "py.exception");
}

TEST(Signals, AreNamedInWhateverLanguage)
{
    struct Case {
        std::string_view line;
        std::string_view signature;
    };
    for (const Case& one :
         {Case{"Killed", "host.killed"},
          Case{"Killed: 9", "host.killed"},
          Case{"run.sh: line 3:  771 Killed                  python train.py", "host.killed"},
          Case{"run.sh: Zeile 3:  771 Getötet                 python train.py", "host.killed"},
          Case{"run.sh: 行 3:  771 已杀死               python train.py", "host.killed"},
          Case{"Убито", "host.killed"},
          Case{"srun: error: node7: task 3: Killed", "host.killed"},
          Case{"srun: error: node7: task 3: Out Of Memory", "host.slurmoom"},
          Case{"Segmentation fault (core dumped)", "host.segv"},
          Case{"Speicherzugriffsfehler (Speicherabzug geschrieben)", "host.segv"},
          Case{"段错误 (核心已转储)", "host.segv"},
          Case{"Bus error (core dumped)", "host.bus"},
          Case{"总线错误", "host.bus"},
          Case{"Aborted (core dumped)", "host.abort"},
          Case{"terminate called after throwing an instance of 'c10::Error'", "host.abort"},
          Case{"Abgebrochen", "host.abort"},
          Case{"Terminated", "host.sigterm"},
          Case{"slurmstepd: error: *** JOB 77 ON node7 CANCELLED AT 2024-05-06T10:00:00 DUE TO "
               "TIME LIMIT ***",
               "host.slurmtime"},
          Case{"State: Terminated, Reason: OOMKilled", "host.k8soom"},
          Case{"RuntimeError: DataLoader worker (pid 7) exited unexpectedly", "pt.workerexit"}})
        EXPECT_EQ(causeOf(*readLog("epoch 1 loss 0.5\n" + std::string(one.line) + "\n")),
                  one.signature)
            << one.line;
    EXPECT_EQ(causeOf(*readLog("The process was 已杀死 by nobody: prose\n")), "none");
}

/// What ended this log is told however it was kept: cut in front, quoted, coloured, with the times
/// of a container or the label of a rank before each line.
TEST(Cause, HoldsHoweverTheLogWasKept)
{
    const std::vector<std::string> lines{"INFO:app:epoch 1 step 10 loss 0.5",
                                         "INFO:app:epoch 1 step 20 loss 0.4",
                                         "Traceback (most recent call last):",
                                         "  File \"train.py\", line 7, in main",
                                         "    run(config)",
                                         "  File \"data.py\", line 9, in load",
                                         "    raise ValueError(name)",
                                         "ValueError: the list of images is empty"};
    const auto told = [](const std::string& text) {
        const auto log = readLog(text);
        return log->cause ? std::string(log->events.at(*log->cause).field("message")) : "none";
    };
    const auto joined = [&lines](const auto& change) {
        std::string text;
        for (const std::string& line : lines)
            text += change(line);
        return text;
    };
    const std::string plain = joined([](const std::string& line) { return line + "\n"; });
    const std::string reason = "the list of images is empty";
    for (std::size_t at = 0; at < plain.rfind("ValueError:"); ++at)
        EXPECT_EQ(told(plain.substr(at)), reason) << at;
    for (const std::string& prefix :
         {std::string("> "), std::string("[rank1]: "), std::string("[1,3]<stderr>:"),
          std::string("2024-05-06T10:00:00.123456789Z "),
          std::string("2024-05-06T10:00:00.123456789Z stderr F "), std::string("[default2]:"),
          std::string("(RayTrainWorker pid=771) "), std::string("trainer-1  | ")})
        EXPECT_EQ(told(joined([&prefix](const std::string& line) { return prefix + line + "\n"; })),
                  reason)
            << prefix;
    EXPECT_EQ(told(joined([](const std::string& line) { return line + "\r\n"; })), reason);
    EXPECT_EQ(told(joined([](const std::string& line) { return "\x1b[31m" + line + "\x1b[0m\n"; })),
              reason);
    std::string labelled;
    for (const std::string& line : lines)
        labelled += "0: " + line + "\n1: " + line + "\n";
    EXPECT_EQ(told("0: a\n1: a\n0: b\n1: b\n0: c\n1: c\n" + labelled), reason);
}

TEST(MergeConflicts, OfALogOneSideCounts)
{
    const auto result = test::readBytes(*readerOfId("console-log"),
                                        "step 1 loss 3\n<<<<<<< HEAD\nstep 2 loss 2\n=======\n"
                                        "step 2 loss 9\nValueError: theirs\n>>>>>>> other\n"
                                        "step 3 loss 1\n",
                                        "train.log");
    const ConsoleLog& log = *result.artifacts.logs.at(0);
    EXPECT_EQ(log.series.at("loss").series.size(), 3U);
    EXPECT_EQ(causeOf(log), "none");
    EXPECT_EQ(log.lines.size(), 8U) << "all lines are shown";
    EXPECT_EQ(result.file.issues.count(IssueCode::MergeConflict), 1U);
}

TEST(Cause, ALineBelowAHeadingSaysMore)
{
    const auto log = readLog("✘ Config error for 'Adam.v1'\n"
                             "optimizer -> learning_rate\tunexpected argument: 'learning_rate'\n");
    EXPECT_EQ(causeOf(*log), "conf.entry");
    EXPECT_EQ(log->events.at(*log->cause).field("path"), "optimizer -> learning_rate");
    EXPECT_EQ(causeOf(*readLog("✘ Config validation error\nsomething else\n")), "conf.heading");
    EXPECT_EQ(causeOf(*readLog("_pickle.UnpicklingError: Weights only load failed. In PyTorch 2.6\n"
                               "Please file an issue: WeightsUnpickler error: \n\n"
                               "Unsupported operand 118\n")),
              "ckpt.nopickle");
    EXPECT_EQ(causeOf(*readLog("_pickle.UnpicklingError: Weights only load failed. In PyTorch 2.6\n"
                               "WeightsUnpickler error: Unsupported global: GLOBAL my.Config\n")),
              "ckpt.weightsonly");
}

} // namespace
} // namespace faultline
