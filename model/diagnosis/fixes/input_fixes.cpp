// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/input_fixes.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/target_machine.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

constexpr int kMostWorkers = 16; ///< where the machine is not known

bool holds(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

template <std::size_t Count>
bool holdsOne(std::string_view text, const std::array<std::string_view, Count>& words)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return holds(text, word); });
}

/// The last part of "Iterator::Root::Prefetch::ParallelMapV2", without what is in brackets.
std::string_view leafOf(std::string_view name)
{
    const std::size_t at = name.rfind("::");
    std::string_view leaf = at == std::string_view::npos ? name : name.substr(at + 2);
    return leaf.substr(0, leaf.find('['));
}

bool trainsWithPyTorch(const Training& training)
{
    return frameworkOf(training) == Framework::PyTorch;
}

} // namespace

StageKind stageKind(std::string_view name)
{
    if (holds(name, "DataLoader") || holds(name, "DataPipe")) {
        if (holds(name, "SingleProcess"))
            return StageKind::OneProcess;
        return holds(name, "MultiProcess") ? StageKind::Workers : StageKind::OneProcess;
    }
    if (!name.starts_with("Iterator::"))
        return StageKind::Wait; // IteratorGetNext: the training's own call
    static constexpr std::array<std::string_view, 5> kWait{"Prefetch", "Root", "Model",
                                                           "MaxIntraOp", "PrivateThreadPool"};
    static constexpr std::array<std::string_view, 10> kSource{
        "TFRecord",    "TextLine", "FixedLength", "Generator", "Sql",
        "TensorSlice", "Range",    "SSTable",     "LMDB",      "Parquet"};
    static constexpr std::array<std::string_view, 3> kParallel{"Map", "Interleave",
                                                               "ParallelBatch"};
    const std::string_view leaf = leafOf(name);
    if (holds(leaf, "DataService"))
        return StageKind::Service;
    if (holdsOne(leaf, kWait))
        return StageKind::Wait;
    if (holdsOne(leaf, kSource))
        return StageKind::Source;
    return holdsOne(leaf, kParallel) && leaf != "FlatMap" ? StageKind::Parallel
                                                          : StageKind::Sequential;
}

std::string shortStageName(std::string_view name)
{
    return name.starts_with("Iterator::") ? std::string(leafOf(name)) : std::string(name);
}

const InputStageTotal* slowestStage(const TraceProfile& profile)
{
    // They are ordered by self time.
    const auto at = std::find_if(
        profile.inputStages.begin(), profile.inputStages.end(),
        [](const InputStageTotal& stage) { return stageKind(stage.name) != StageKind::Wait; });
    return at == profile.inputStages.end() ? nullptr : &*at;
}

int workersNeeded(const Training& training, double workSeconds, double restSeconds)
{
    const int most = training.machine && training.machine->cpus
                         ? std::max(2, *training.machine->cpus)
                         : kMostWorkers;
    const double wanted = std::ceil(workSeconds / std::max(restSeconds, 1e-4) - 1e-6) + 1.0;
    return static_cast<int>(std::clamp(wanted, 2.0, static_cast<double>(most)));
}

Fix raiseParallelism(const Training& training, StageKind kind, int workers, Text check)
{
    const std::string count = std::to_string(workers);
    const Quantity quantity{static_cast<double>(workers), Unit::Count};
    Fix fix;
    fix.check = std::move(check);
    if (kind == StageKind::OneProcess || kind == StageKind::Workers
        || trainsWithPyTorch(training)) {
        fix.id = "raise-num-workers";
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Load batches in %1 worker processes"),
                     {quantity}};
        fix.detail = {FAULTLINE_TR_NOOP(
                          "Diagnosis", "This many keep up with the rest of the step. Each takes "
                                       "host memory, and more workers than CPU cores do not help."),
                      {}};
        fix.snippets = {{"pytorch", "loader = DataLoader(dataset, batch_size=batch_size, "
                                    "shuffle=True,\n                    num_workers="
                                        + count
                                        + ", pin_memory=True, persistent_workers=True, "
                                          "prefetch_factor=4)"}};
        if (const ConfigDocumentPtr config = training.config();
            config && config->kind == ConfigKind::Ultralytics) {
            fix.snippets.push_back({"yaml", "workers: " + count});
            fix.edits = {{config->id(), "workers", count}};
        }
        return fix;
    }
    fix.id = "raise-parallel-calls";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Prepare %1 elements in parallel"), {quantity}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "This many keep up with the rest of the step; AUTOTUNE "
                                    "finds the number by itself if CPU cores are free."),
                  {}};
    fix.snippets = {{"tensorflow", "dataset = dataset.map(prepare, num_parallel_calls=" + count
                                       + ")  # or tf.data.AUTOTUNE\n"
                                         "dataset = dataset.prefetch(tf.data.AUTOTUNE)"}};
    if (const ConfigDocumentPtr config = training.config();
        config && config->kind == ConfigKind::PipelineConfig) {
        fix.snippets.push_back(
            {"pipeline.config",
             "train_input_reader {\n  num_readers: " + count
                 + "\n  num_parallel_batches: " + std::to_string(std::min(workers, 8)) + "\n}"});
    }
    return fix;
}

Fix prefetchBatches(const Training& training, Text check)
{
    Fix fix;
    fix.id = "prefetch";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Prepare the next batches while a step runs"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Steps then wait only for the part of the preparation that "
                                    "takes longer than the step itself."),
                  {}};
    fix.check = std::move(check);
    if (trainsWithPyTorch(training)) {
        fix.snippets = {{"pytorch", "DataLoader(..., num_workers=4, prefetch_factor=4, "
                                    "persistent_workers=True)"}};
        return fix;
    }
    fix.snippets = {{"tensorflow", "dataset = dataset.prefetch(tf.data.AUTOTUNE)"}};
    if (const ConfigDocumentPtr config = training.config();
        config && config->kind == ConfigKind::PipelineConfig) {
        fix.snippets.push_back(
            {"pipeline.config", "train_input_reader {\n  num_prefetch_batches: 4\n}"});
        fix.edits = {{config->id(), "train_input_reader.num_prefetch_batches", "4"}};
    }
    return fix;
}

void promiseLittleWait(std::vector<Fix>& fixes)
{
    constexpr double kLittle = 0.05;
    for (Fix& fix : fixes) {
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = RuleId("input-bound"),
                         .number = "input-share",
                         .value = {kLittle, Unit::Fraction}}};
    }
}

} // namespace faultline
