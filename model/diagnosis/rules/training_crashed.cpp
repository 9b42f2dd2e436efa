// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/diagnosis/crash_facts.h"
#include "model/diagnosis/learning_evidence.h"
#include "model/diagnosis/recorded_end.h"
#include "model/diagnosis/rules/rules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kLongestExcerpt = 200;
constexpr std::size_t kLongestMessage = 120;

std::string shortened(std::string_view text, std::size_t most)
{
    text = text.substr(0, text.find('\n'));
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end; // not in the middle of a character
    return std::string(text.substr(0, end)) + "…";
}

Quantity bytes(double value)
{
    return {value, Unit::Bytes};
}

bool startsWith(std::string_view text, std::string_view beginning)
{
    return text.substr(0, beginning.size()) == beginning;
}

/// What a log says about its end.
struct Crash {
    const ConsoleLog* log = nullptr;
    const LogEvent* event = nullptr;
    const Traceback* traceback = nullptr; ///< the one that holds the event
    std::optional<MemoryShortage> memory = std::nullopt;
    std::optional<std::int64_t> lastStep = std::nullopt; ///< that the log prints

    [[nodiscard]] std::string_view family() const
    {
        return event->info == nullptr ? std::string_view() : event->info->family;
    }
    [[nodiscard]] std::string field(std::string_view name) const
    {
        return std::string(event->field(name));
    }
    [[nodiscard]] bool isConsequence() const
    {
        return event->info != nullptr && event->info->isConsequence;
    }
    /// For putting several logs in order; those without a date come last.
    [[nodiscard]] double time() const
    {
        const double seconds = log->lines[event->firstLine].wallTime;
        const bool isDated =
            log->timeKind == TimeKind::Absolute || log->timeKind == TimeKind::Local;
        return isDated && !std::isnan(seconds) ? seconds : std::numeric_limits<double>::infinity();
    }
};

std::optional<std::int64_t> lastStepOf(const ConsoleLog& log)
{
    std::optional<std::int64_t> step;
    for (const auto& [tag, scalar] : log.series) {
        if (scalar.series.empty() || tag.find("loss") == std::string::npos)
            continue;
        step = std::max(step.value_or(0), scalar.series.step(scalar.series.size() - 1));
    }
    return step;
}

Crash crashOf(const ConsoleLog& log)
{
    const LogEvent& event = log.events[*log.cause];
    Crash crash{.log = &log, .event = &event};
    for (const Traceback& traceback : log.tracebacks) {
        if (traceback.firstLine <= event.lastLine && event.firstLine <= traceback.lastLine)
            crash.traceback = &traceback;
    }
    crash.memory = memoryShortage(log, event);
    crash.lastStep = lastStepOf(log);
    return crash;
}

Text memoryTitle(const MemoryShortage& memory)
{
    if (memory.isHostMemory) {
        return {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Main memory ran out: %1 were asked for while the GPU had %2 free"),
            {bytes(memory.askedBytes), bytes(memory.freeBytes)}};
    }
    if (memory.othersBytes > 0.5 * memory.totalBytes && memory.totalBytes > 0.0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "GPU memory ran out because others hold %1 of %2: %3 were asked "
                                  "for, %4 were free"),
                {bytes(memory.othersBytes), bytes(memory.totalBytes), bytes(memory.askedBytes),
                 bytes(memory.freeBytes)}};
    }
    if (memory.totalBytes > 0.0 && memory.askedBytes > 0.0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "GPU memory ran out: %1 were asked for, %2 of %3 were free"),
                {bytes(memory.askedBytes), bytes(memory.freeBytes), bytes(memory.totalBytes)}};
    }
    if (!memory.shape.empty()) {
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "Memory ran out: a tensor of shape %1 (%2) did not fit"),
            {memory.shape, bytes(memory.askedBytes)}};
    }
    if (memory.totalBytes > 0.0) {
        return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory ran out: %1 of %2 were free"),
                {bytes(memory.freeBytes), bytes(memory.totalBytes)}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory ran out"), {}};
}

Text titleOf(const Crash& crash)
{
    const std::string_view id = crash.event->signature;
    if (crash.memory)
        return memoryTitle(*crash.memory);
    if (id == "py.interrupt") {
        const bool isPlaced = crash.traceback != nullptr && !crash.traceback->frames.empty();
        if (!isPlaced)
            return {FAULTLINE_TR_NOOP("Diagnosis", "The training was stopped by hand"), {}};
        const Traceback::Frame& frame = crash.traceback->frames[crash.traceback->meaningfulFrame];
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The training was stopped by hand while it was in %1"),
            {shortened(frame.function, kLongestMessage)}};
    }
    if (id == "py.exception") {
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 ended the run: %2"),
                {shortened(crash.field("type"), kLongestMessage),
                 shortened(crash.field("message"), kLongestMessage)}};
    }
    if (id == "py.nomodule") {
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The run ended because the Python module %1 is missing"),
            {shortened(crash.field("mod"), kLongestMessage)}};
    }
    if (id == "host.exit" || id == "gcp.aiexit") {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The run ended with exit code %1, and the log does not say why"),
                {crash.field("code")}};
    }
    if (startsWith(id, "nccl.timeout")) {
        const double seconds = numberOf(crash.event->field("ms")) / 1000.0;
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The GPUs waited %1 for a rank that did not come to %2"),
            {Quantity{seconds, Unit::Seconds}, crash.field("op")}};
    }
    if (crash.family() == "host-memory") {
        return {FAULTLINE_TR_NOOP("Diagnosis", "The run was ended for lack of main memory: %1"),
                {shortened(crash.log->text(crash.event->firstLine), kLongestMessage)}};
    }
    if (crash.family() == "numbers" && crash.lastStep) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The run ended at step %1 because a number is NaN or infinite"),
                {Quantity{static_cast<double>(*crash.lastStep), Unit::Step}}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "The run ended here: %1"),
            {shortened(crash.log->text(crash.event->firstLine), kLongestMessage)}};
}

LogEvidence lineEvidence(const ConsoleLog& log, std::size_t first, std::size_t last, Text caption)
{
    LogEvidence evidence;
    evidence.log = log.name();
    evidence.firstLine = first;
    evidence.lastLine = last;
    evidence.sourceLine = log.lines[first].sourceLine;
    evidence.excerpt = shortened(log.text(first), kLongestExcerpt);
    evidence.caption = std::move(caption);
    return evidence;
}

void addEvidence(const Crash& crash, Finding& finding)
{
    // Of a folded traceback the last line says what happened.
    const bool isFolded = crash.event->lastLine > crash.event->firstLine;
    const std::size_t line = isFolded ? crash.event->lastLine : crash.event->firstLine;
    finding.evidence.emplace_back(
        lineEvidence(*crash.log, line, line,
                     {FAULTLINE_TR_NOOP("Diagnosis", "The first fatal line of the log"), {}}));
    if (crash.traceback != nullptr && !crash.traceback->frames.empty()) {
        const Traceback::Frame& frame = crash.traceback->frames[crash.traceback->meaningfulFrame];
        finding.evidence.emplace_back(
            lineEvidence(*crash.log, crash.traceback->firstLine, crash.traceback->lastLine,
                         {FAULTLINE_TR_NOOP("Diagnosis", "The traceback; it was in %1, line %2"),
                          {shortened(frame.file, kLongestMessage), std::to_string(frame.line)}}));
    }
    const auto add = [&finding](const char* name, Text label, Quantity value) {
        finding.evidence.emplace_back(numberEvidence(name, std::move(label), value));
    };
    if (crash.memory) {
        const MemoryShortage& memory = *crash.memory;
        if (memory.askedBytes > 0.0)
            add("asked-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Memory asked for"), {}},
                bytes(memory.askedBytes));
        if (memory.totalBytes > 0.0) {
            add("free-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Memory that was free"), {}},
                bytes(memory.freeBytes));
            add("total-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Memory in all"), {}},
                bytes(memory.totalBytes));
        }
        if (memory.unusedBytes > 0.0)
            add("unused-bytes",
                {FAULTLINE_TR_NOOP("Diagnosis", "Memory held by the framework and not in use"), {}},
                bytes(memory.unusedBytes));
    }
    if (crash.lastStep)
        add("last-step", {FAULTLINE_TR_NOOP("Diagnosis", "Last step in the log"), {}},
            {static_cast<double>(*crash.lastStep), Unit::Step});
    if (crash.log->exitCode)
        add("exit-code", {FAULTLINE_TR_NOOP("Diagnosis", "Exit code"), {}},
            {static_cast<double>(*crash.log->exitCode), Unit::None});
}

Text usualCheck()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "The next run gets past this point."), {}};
}

std::vector<Fix> memoryFixes(const MemoryShortage& memory)
{
    std::vector<Fix> fixes;
    if (memory.isHostMemory) {
        Fix host;
        host.title = {FAULTLINE_TR_NOOP("Diagnosis", "Free main memory: use fewer data workers"),
                      {}};
        host.detail = {FAULTLINE_TR_NOOP(
                           "Diagnosis", "The card had room. The driver also needs main memory (on "
                                        "Windows, room in the paging file), and that had run out."),
                       {}};
        host.snippets = {{"pytorch", "DataLoader(dataset, batch_size=batch_size, num_workers=2)"}};
        host.check = usualCheck();
        return {host};
    }
    if (memory.othersBytes > 0.5 * memory.totalBytes && memory.totalBytes > 0.0) {
        Fix others;
        others.title = {FAULTLINE_TR_NOOP("Diagnosis", "End the other processes on the GPU"), {}};
        others.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "They hold %1; this training needs the card "
                                           "for itself."),
                         {bytes(memory.othersBytes)}};
        others.snippets = {
            {"shell", "nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv"}};
        others.check = usualCheck();
        fixes.push_back(std::move(others));
    }
    if (memory.unusedBytes > memory.askedBytes && memory.askedBytes > 0.0) {
        Fix fragments;
        fragments.title = {FAULTLINE_TR_NOOP("Diagnosis", "Let the allocator join its free pieces"),
                           {}};
        fragments.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                              "%1 were held and not in use, more than the %2 asked "
                                              "for, but in no single piece."),
                            {bytes(memory.unusedBytes), bytes(memory.askedBytes)}};
        fragments.snippets = {
            memory.isTensorFlow
                ? Fix::Snippet{"shell", "export TF_GPU_ALLOCATOR=cuda_malloc_async"}
                : Fix::Snippet{"shell", "export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True"}};
        fragments.check = usualCheck();
        fixes.push_back(std::move(fragments));
    }
    Fix smaller;
    smaller.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Make the batch smaller, or use mixed precision"), {}};
    smaller.detail =
        memory.batch > 1
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The tensor that did not fit begins with %1, which is mostly "
                                     "the batch: half of it halves what each step needs. Scale the "
                                     "learning rate with it."),
                   {std::to_string(memory.batch)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Most of the memory grows with the batch and with the area of "
                                     "the images. Scale the learning rate with the batch."),
                   {}};
    if (memory.isTensorFlow && memory.batch > 1)
        smaller.snippets.push_back(
            {"pipeline.config", "batch_size: " + std::to_string(memory.batch / 2)});
    smaller.snippets.push_back(
        memory.isTensorFlow
            ? Fix::Snippet{"tensorflow",
                           "tf.keras.mixed_precision.set_global_policy(\"mixed_float16\")"}
            : Fix::Snippet{"pytorch", "with torch.autocast(\"cuda\"):\n    loss = model(batch)"});
    smaller.check = usualCheck();
    fixes.push_back(std::move(smaller));
    return fixes;
}

Fix hostMemoryFix()
{
    Fix fix;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Let the input pipeline hold less in main memory"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Shuffle buffers, prefetched batches and workers hold "
                                    "decoded data. Do not keep the whole dataset in memory."),
                  {}};
    fix.snippets = {{"pipeline.config", "shuffle_buffer_size: 256\nnum_parallel_batches: 1"},
                    {"tensorflow", "dataset.shuffle(256).batch(batch_size).prefetch(2)"},
                    {"pytorch", "DataLoader(dataset, batch_size=batch_size, num_workers=2)"}};
    fix.check = usualCheck();
    return fix;
}

std::vector<Fix> fixesOf(const Crash& crash)
{
    if (crash.memory)
        return memoryFixes(*crash.memory);
    Fix fix;
    fix.check = usualCheck();
    const std::string_view id = crash.event->signature;
    if (id == "py.nomodule") {
        const std::string module = crash.field("mod");
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Install what provides the module %1"),
                     {module}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Into the environment that runs the training. The package "
                                        "may have another name than the module."),
                      {}};
        fix.snippets = {{"shell", "python -m pip install " + module.substr(0, module.find('.'))}};
    } else if (id == "pt.shm" || id == "pt.worker" || id == "host.bus") {
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Give the data workers more shared memory"),
                     {}};
        fix.detail = {
            FAULTLINE_TR_NOOP("Diagnosis", "Or use fewer of them: each holds batches there."), {}};
        fix.snippets = {{"shell", "docker run --shm-size=8g ..."},
                        {"pytorch", "DataLoader(dataset, batch_size=batch_size, num_workers=0)"}};
    } else if (crash.family() == "host-memory") {
        return {hostMemoryFix()};
    } else if (crash.family() == "distributed") {
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Look at the logs of the other ranks"), {}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "The rank that failed first, or fell silent, is the cause; "
                                        "these lines are its consequence."),
                      {}};
        fix.snippets = {{"shell", "torchrun --redirects 3 --log-dir logs train.py"}};
    } else {
        const bool hasAdvice = crash.event->info != nullptr && !crash.event->info->advice.empty();
        fix.title.source = hasAdvice ? crash.event->info->advice
                                     : FAULTLINE_TR_NOOP("Diagnosis", "Read the lines around it.");
    }
    return {fix};
}

/// A recorded end that the console does not explain.
Finding findingOf(const RecordedEnd& end)
{
    constexpr int kKill = 9;
    Finding finding;
    finding.severity = end.wasAsked ? Severity::Warning : Severity::Critical;
    finding.confidence = 0.95; // the recorder saw it
    finding.cost = end.wasAsked ? 0.3 : 0.9;
    if (end.oomKills > 0) {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The kernel killed %1 of the run's processes for want "
                                           "of main memory"),
                         {Quantity{static_cast<double>(end.oomKills), Unit::Count}}};
        finding.fixes.push_back(hostMemoryFix());
    } else if (end.signal != 0) {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The run was ended by signal %1, and its console does "
                                           "not say why"),
                         {std::to_string(end.signal)}};
    } else {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "The run ended with exit code %1, and the "
                                                        "log does not say why"),
                         {std::to_string(end.status.value_or(0))}};
    }
    if (end.wasAsked)
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The recorder had been told to end it: by hand, or by a scheduler."),
            {}};
    else if (end.signal == kKill && end.oomKills == 0)
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Signal 9 cannot be caught: somebody, a scheduler, or the system for "
                              "want of main memory outside its control group sent it."),
            {}};
    finding.evidence.emplace_back(
        FileEvidence{.path = end.path,
                     .offsetBytes = std::nullopt,
                     .caption = {FAULTLINE_TR_NOOP("Diagnosis", "What the recorder noted"), {}}});
    if (end.peakBytes > 0.0)
        finding.evidence.emplace_back(numberEvidence(
            "peak-memory",
            {FAULTLINE_TR_NOOP("Diagnosis", "Most memory that its processes held"), {}},
            bytes(end.peakBytes)));
    return finding;
}

class TrainingCrashed final : public Rule {
public:
    TrainingCrashed();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    RuleInfo m_info;
};

TrainingCrashed::TrainingCrashed()
{
    m_info.id = "training-crashed";
    m_info.code = "L03";
    m_info.section = "lifecycle";
    m_info.severity = Severity::Critical;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "What ended the run");
    m_info.formula = "the first fatal line that is no mere consequence of another one; of several "
                     "workers the first worker's";
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Looks in the console output for the first fatal "
                                                "event, over all processes.");
}

void TrainingCrashed::evaluate(const RuleInput& input, FindingSink& sink) const
{
    const Training& training = input.training;
    if (training.logs.empty() && training.allSignals.empty())
        return; // evidence-not-usable tells that there is nothing at all
    if (training.logs.empty()) {
        Abstention abstention;
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis", "There is no console output to look at."), {}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Keep what the training prints, with its exit "
                                               "status, and open it together with the run."),
                             {}};
        abstention.command =
            "python train.py 2>&1 | tee train.log; echo \"exit code ${PIPESTATUS[0]}\" "
            ">> train.log";
        sink.abstain(std::move(abstention));
        return;
    }
    std::vector<Crash> crashes;
    for (const ConsoleLogPtr& log : training.logs) {
        if (log->cause && *log->cause < log->events.size())
            crashes.push_back(crashOf(*log));
    }
    // Logs of several ranks: one finding, with the first cause in front.
    std::stable_sort(crashes.begin(), crashes.end(), [](const Crash& a, const Crash& b) {
        return std::pair(a.isConsequence(), a.time()) < std::pair(b.isConsequence(), b.time());
    });
    if (crashes.empty()) {
        for (const ConfigDocumentPtr& config : training.configs) {
            const std::optional<RecordedEnd> end = recordedEnd(*config);
            if (end && end->isFailure())
                sink.report(findingOf(*end));
        }
        return;
    }
    const Crash& first = crashes.front();
    Finding finding;
    const bool isMeant = first.event->signature == "py.interrupt";
    finding.severity = isMeant ? Severity::Warning : Severity::Critical;
    finding.confidence = first.isConsequence() ? 0.7 : 0.95;
    finding.cost = isMeant ? 0.3 : 0.9;
    finding.title = titleOf(first);
    if (first.event->info != nullptr)
        finding.explanation.source = first.event->info->meaning;
    for (const Crash& crash : crashes)
        addEvidence(crash, finding);
    finding.fixes = fixesOf(first);
    sink.report(std::move(finding));
}

} // namespace

std::unique_ptr<const Rule> makeTrainingCrashed()
{
    return std::make_unique<TrainingCrashed>();
}

} // namespace faultline
