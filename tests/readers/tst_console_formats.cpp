// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of step lines and of messages, many of each kind.

#include "model/core/read_monitor.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/console/output_guess.h"
#include "model/readers/console/signature_table.h"
#include "model/readers/console/step_words.h"
#include "model/readers/console/system_messages.h"
#include "model/readers/source_scan.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {
namespace {

using Points = std::vector<std::pair<std::int64_t, double>>;

struct Format {
    std::string name;
    std::string text;
    std::map<std::string, Points> expected;
};

Points pointsOf(std::string_view text)
{
    Points points;
    while (!text.empty()) {
        const std::string_view one = text.substr(0, text.find(' '));
        const std::size_t equals = one.find('=');
        points.emplace_back(std::stoll(std::string(one.substr(0, equals))),
                            std::stod(std::string(one.substr(equals + 1))));
        text.remove_prefix(std::min(one.size() + 1, text.size()));
    }
    return points;
}

std::vector<Format> formats()
{
    std::ifstream in(std::string(FAULTLINE_TESTS_DIR) + "/data/formats/steps.txt");
    std::vector<Format> all;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("== ")) {
            all.push_back({.name = line.substr(3), .text = {}, .expected = {}});
        } else if (line.starts_with("-> ") && !all.empty()) {
            const std::size_t colon = line.find(": ");
            all.back().expected[line.substr(3, colon - 3)] = pointsOf(line.substr(colon + 2));
        } else if (!line.starts_with("# ") && !all.empty()) {
            for (std::size_t at = line.find("\\e"); at != std::string::npos; at = line.find("\\e"))
                line.replace(at, 2, "\x1b");
            all.back().text += line + "\n";
        }
    }
    return all;
}

TEST(StepFormats, OfManyTrainersAreRead)
{
    const std::vector<Format> all = formats();
    ASSERT_GE(all.size(), 100U);
    for (const Format& format : all) {
        SCOPED_TRACE(format.name);
        const auto read = test::readBytes(*readerOfId("console-log"), format.text, "t.log");
        const auto& series = read.artifacts.logs.at(0)->series;
        for (const auto& [tag, points] : format.expected) {
            const auto it = series.find(tag);
            ASSERT_TRUE(it != series.end()) << tag;
            Points have;
            it->second.series.forEach([&have](std::size_t, const ScalarPoint& point) {
                have.emplace_back(point.step, point.value);
            });
            ASSERT_EQ(have.size(), points.size()) << tag;
            for (std::size_t i = 0; i < points.size(); ++i) {
                EXPECT_EQ(have[i].first, points[i].first) << tag;
                EXPECT_NEAR(have[i].second, points[i].second, std::abs(points[i].second) * 1e-6)
                    << tag;
            }
        }
    }
}

TEST(StepWords, SecondsOfAStepByTheirUnit)
{
    using console::secondsPerStep;
    for (const auto& [line, seconds] : std::vector<std::pair<std::string_view, double>>{
             {"loss = 2.3 (0.25 sec/step)", 0.25},
             {"step 5 loss 1.0 3.5 s/step (baseline 1.0 s/step)", 3.5},
             {"iter 5: loss 1.0, 250 ms/step", 0.25},
             {"step 5 loss 1.0 (4.0 it/s)", 0.25},
             {"iteration 5 | elapsed time per iteration (ms): 1250.5 | lm loss: 2", 1.2505},
             {"iteration 5: loss 2, time per step: 0.5 s", 0.5},
             {"step 100, loss = 2.31 (0.125 sec)", 0.125},
             {"step 5, loss 1.0 (900.0 examples/sec; 0.125 sec/batch)", 0.125}}) {
        ASSERT_TRUE(secondsPerStep(line)) << line;
        EXPECT_NEAR(*secondsPerStep(line), seconds, 1e-9) << line;
    }
    for (const std::string_view line : {"loss 0.5, 900 tokens/s", "steps per epoch: 50",
                                        "saved in 3.2 s", "time per epoch: 3 s", "limit of 5/s"})
        EXPECT_FALSE(secondsPerStep(line)) << line;
}

TEST(StepWords, NamesWhoseLastWordIsAMetric)
{
    for (const std::string_view name : {"train_acc", "mean_reward", "test_auc", "episodic_return",
                                        "ep_rew_mean", "average_score", "accuracy01", "val/f1"})
        EXPECT_TRUE(console::isNumberOfTraining(name)) << name;
    for (const std::string_view name : {"size", "num_workers", "time", "tokens", "seed", "count"})
        EXPECT_FALSE(console::isNumberOfTraining(name)) << name;
}

TEST(StepFormats, SettingsAreStillNone)
{
    for (const std::string_view line :
         {"total_steps: 10000, lr: 0.1, batch_size: 8", "time per iteration: 0.61 s",
          "[0] NCCL INFO Using network Socket", "1/3 files were copied", "Round trip: 3 ms",
          "Results for 3 models:", "learning rate schedule: cosine", "12: person"}) {
        const auto read =
            test::readBytes(*readerOfId("console-log"), std::string(line) + "\n", "t.log");
        const auto& series = read.artifacts.logs.at(0)->series;
        EXPECT_FALSE(series.contains("loss")) << line;
        EXPECT_LE(series.size(), line.starts_with("total_steps") ? 1U : 0U) << line;
    }
}

TEST(Messages, TheSameInOtherWords)
{
    const console::SignatureTable& table = console::SignatureTable::builtin();
    console::SignatureTable::Scratch scratch;
    for (const auto& [line, id] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"OMP: Error #15: Initializing libomp.dylib, but found libiomp5.dylib already "
              "initialized.",
              "env.openmp"},
             {"OMP: Error #15: Initializing libgomp-a34b3233.so.1, but found libomp.so already "
              "initialized.",
              "env.openmp"},
             {"#error -- unsupported GNU version! gcc versions later than 12 are not supported!",
              "ext.compiler"},
             {"fatal error C1189: #error: -- unsupported Microsoft Visual Studio version! Only "
              "the versions between 2017 and 2019 are supported",
              "ext.compiler"},
             {"error: identifier \"_Float32\" is undefined", "ext.hostheaders"},
             {"nvcc fatal   : Unsupported gpu architecture 'compute_120'", "ext.arch"},
             {"fatal error: cuda_runtime.h: No such file or directory", "ext.header"},
             {"Image file problem: OSError: image file is truncated (7 bytes not processed)",
              "pil.broken"},
             {"libpng error: IDAT: CRC error", "pil.broken"},
             {"AssertionError: Invalid device id", "cuda.gpuindex"},
             {"AssertionError: CUDA unavailable, invalid device 4 requested", "cuda.gpuindex"},
             {"InvalidArgumentError: 'visible_device_list' listed an invalid GPU id '3' but "
              "visible device count is 2",
              "cuda.gpuindex"},
             {"ValueError: Invalid CUDA '--device 0,1' requested, use '--device cpu'",
              "cuda.gpuindex"},
             {"RuntimeError: CUDA device 2 does not exist", "cuda.gpuindex"},
             {"INFO:tensorflow:Skipping training since max_steps has already saved.",
              "life.skipped"},
             {"Training is already completed.", "life.skipped"},
             {"max_epochs already reached", "life.skipped"},
             {"model.pt training to 12 epochs is finished, nothing to resume",
              "life.nothingtoresume"},
             {"W0000 torch._dynamo hit config.cache_size_limit (64)", "perf.recompile"},
             {"UserWarning: Anomaly Detection has been enabled.", "perf.debug"},
             {"export CUDA_LAUNCH_BLOCKING=1", "perf.debug"},
             {"systemd[1]: Reached target Reboot.", "os.reboot"},
             {"The system is going down for poweroff NOW!", "os.reboot"},
             {"PM: suspend entry (s2idle)", "os.sleep"},
             {"zsh: illegal hardware instruction  python train.py", "env.avxtf"},
             {"zsh: segmentation fault  python3 fit.py", "host.segv"},
             {"zsh: killed     python fit.py", "host.killed"},
             {" 7/90 [=>....] - ETA: 3:12 - loss: 0.5120Killed", "host.killed"},
             {"Epoch 1:  12%|#2  | 12/100 [00:10<01:13,  1.20it/s]Killed", "host.killed"},
             {"Abort trap: 6", "host.abort"},
             {"double free or corruption (out)", "native.heap"},
             {"Process finished with exit code -1073740791 (0xC0000409)", "win.access"},
             {"ModuleNotFoundError: No module named 'pkg_resources'", "py.distutils"},
             {"tornado KernelRestarter: restarting kernel (2/5), new random ports", "nb.kernel"}}) {
        const auto match = table.match(line, scratch);
        ASSERT_TRUE(match) << line;
        EXPECT_EQ(match->info->id, id) << line;
    }
    for (const std::string_view line : {"For debugging consider passing CUDA_LAUNCH_BLOCKING=1.",
                                        "ModuleNotFoundError: No module named 'torch._six'"}) {
        const auto match = table.match(line, scratch);
        EXPECT_TRUE(!match || match->info->family != "configuration") << line;
    }
    for (const std::string_view line :
         {"Instruction illégale (core dumped)", "Instrucción ilegal (core generado)",
          "Недопустимая инструкция", "非法指令 (核心已转储)", "Ungültiger Maschinenbefehl"}) {
        const auto match = table.match(console::systemMessageInEnglish(line), scratch);
        ASSERT_TRUE(match) << line;
        EXPECT_EQ(match->info->id, "env.avx") << line;
    }
}

TEST(Messages, APathIsAPath)
{
    const console::SignatureTable& table = console::SignatureTable::builtin();
    console::SignatureTable::Scratch scratch;
    for (const auto& [line, path] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"FileNotFoundError: [Errno 2] No such file or directory: 'data/a b.csv'",
              "data/a b.csv"},
             {"FileNotFoundError: train: /data/x/imgs does not exist", "/data/x/imgs"},
             {"FileNotFoundError: /data/y.yaml not found", "/data/y.yaml"},
             {"FileNotFoundError: File data/y.csv does not exist", "data/y.csv"},
             {"FileNotFoundError: no files were given", ""}}) {
        const auto match = table.match(line, scratch);
        ASSERT_TRUE(match) << line;
        EXPECT_EQ(match->info->id, "data.notfoundpy") << line;
        std::string have;
        for (const LogField& field : match->fields)
            have = field.name == "path" ? field.value : have;
        EXPECT_EQ(have, path) << line;
    }
}

OutputGuess guess(std::string_view text, std::string_view name = "a.txt")
{
    return guessOutput(name, std::as_bytes(std::span(text.data(), text.size())));
}

TEST(OutputGuess, KnowsWhatATerminalOrNotebookShowed)
{
    for (const std::string_view text :
         {"notes of today\nuser@box:~/net$ python fit.py --lr 1\nstarting\n",
          "$ CUDA_VISIBLE_DEVICES=1 python3 fit.py\nUsing backend\nНедопустимая инструкция\n",
          "(env) C:\\work> python fit.py\nloading\n", "PS C:\\work> .\\fit.exe\nloading\n",
          "root@pod-7:/ws# torchrun fit.py\n", "In [4]: model.fit(x)\nwait\n",
          "prepare\nValueError                 Traceback (most recent call "
          "last)\n<ipython-input>\n",
          "all was well until\nsomething failed here\nthe end\n", "epoch 3: loss 0.5\n"})
        EXPECT_EQ(guess(text), OutputGuess::Yes) << text;
}

TEST(OutputGuess, DataAndSettingsAreNone)
{
    for (const std::string_view text :
         {"0 0.5 0.5 0.2 0.1\n1 0.25 0.5 0.2 0.1\n", "person\ntraffic light\ncar\n",
          "images/a.jpg 3\nimages/b.jpg 4\n", "lr: 0.1\nepochs: 30\nname: x\n",
          "model name\t: CPU 3\nflags\t: fpu sse\n", "a,b,c\n1,2,3\n"})
        EXPECT_EQ(guess(text), OutputGuess::No) << text;
    EXPECT_EQ(guess("epoch 3: loss 0.5\n", "README.txt"), OutputGuess::No);
    EXPECT_EQ(guess("The machine of the lab ran well all night and nobody touched it.\n"),
              OutputGuess::Perhaps);
}

SourceScan scanFolder(const test::TempFolder& folder)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder.path()};
    return scanSources(paths, monitor);
}

TEST(SourceScan, OfAFolderWithoutAnythingKnownTextsAreLogs)
{
    const std::string filler(6000, '.');
    test::TempFolder folder;
    folder.write("cpu.txt", "model name\t: CPU 3\nflags\t: fpu sse\n");
    folder.write("term.txt",
                 "hello\n" + filler + "\nuser@box:~$ python fit.py\nbye\n" + filler + "\n");
    SourceScan scan = scanFolder(folder);
    ASSERT_EQ(scan.artifacts.size(), 1U);
    EXPECT_EQ(scan.artifacts.front().displayName, "term.txt");
    EXPECT_EQ(scan.otherFileCount, 1U);
    // Beside a log nobody looks for others.
    folder.write("train.log", "epoch 1: loss 0.5\n");
    scan = scanFolder(folder);
    ASSERT_EQ(scan.artifacts.size(), 1U);
    EXPECT_EQ(scan.artifacts.front().displayName, "train.log");
}

TEST(SourceScan, AFolderOfListsHoldsNoLog)
{
    test::TempFolder folder;
    for (int i = 0; i < 200; ++i)
        folder.write("l" + std::to_string(i) + ".txt", "0 0.5 0.5 0.2 0.1\n");
    folder.write("names.txt", "person\ncar\n");
    EXPECT_TRUE(scanFolder(folder).artifacts.empty());
}

} // namespace
} // namespace faultline
