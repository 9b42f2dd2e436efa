// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/pipeline_misconfigured.h"

#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/data/training_records.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/fixes/input_fixes.h"
#include "model/diagnosis/signals/logged_wait.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::pipeline_misconfigured {

namespace {

constexpr double kWorthSharding = 500e6; ///< bytes of all records
constexpr std::size_t kFewestRecords = 100;
constexpr double kInputBound = 0.05; ///< share of a step; as input-bound has it

/// A field of a configuration and what is written there.
struct Field {
    const ConfigDocument* config = nullptr;
    std::string path;
    double value = 0.0;
    bool isWritten = false;
};

std::optional<Field> fieldOf(const ConfigDocument& config, const std::string& path,
                             std::optional<double> otherwise = std::nullopt)
{
    Field field{.config = &config, .path = path};
    const std::size_t node = config.find(path);
    if (node == ConfigNode::npos) {
        if (!otherwise)
            return std::nullopt;
        field.value = *otherwise;
        return field;
    }
    const std::string& text = config.nodes[node].value;
    field.isWritten = config.nodes[node].line > 0;
    const auto [end, problem] =
        std::from_chars(text.data(), text.data() + text.size(), field.value);
    if (problem == std::errc())
        return field;
    if (text == "true" || text == "false")
        field.value = text == "true" ? 1.0 : 0.0;
    else if (otherwise)
        field.value = *otherwise;
    else
        return std::nullopt;
    return field;
}

/// One thing that is wrong, as a finding tells it.
struct Fault {
    Severity severity = Severity::Info;
    double cost = 0.0;
    Text title;
    Text explanation;
    std::vector<Evidence> evidence;
    Fix fix;
};

Evidence fieldEvidence(const Field& field, Text caption)
{
    const std::size_t node = field.config->find(field.path);
    if (node != ConfigNode::npos)
        return configEvidence(*field.config, node, std::move(caption));
    return ConfigEvidence{.config = field.config->id(),
                          .path = field.path,
                          .line = 0,
                          .value = {},
                          .caption = std::move(caption)};
}

using Found = std::vector<Fault>;

/// Whether a profile or the training's own log shows that steps wait for their input.
bool waitsForInput(const Training& training, double loggedLimit)
{
    const std::optional<LoggedWait> logged = loggedWait(training);
    if (logged && logged->median >= loggedLimit)
        return true;
    const std::vector<StepShares> profiles = stepSharesOf(training);
    return std::any_of(profiles.begin(), profiles.end(), [](const StepShares& shares) {
        return shares.of({StepCategory::Input, StepCategory::HostToDevice}).median >= kInputBound;
    });
}

/// How the records that are trained on are stored.
void tellRecords(const TrainingRecords& records, FindingSink& sink)
{
    sink.computed(number::records(Count(records.count), Count(kFewestRecords)));
    sink.computed(number::recordFiles(Count(records.files)));
    sink.computed(number::ordered(Fraction(records.ordered)));
}

/// Fields that name the number of workers, by trainer.
std::vector<std::string> workerFields(ConfigKind kind)
{
    switch (kind) {
    case ConfigKind::Ultralytics: return {"workers"};
    case ConfigKind::MmDetection: return {"train_dataloader.num_workers", "data.workers_per_gpu"};
    case ConfigKind::Lightning:
        return {"num_workers", "data.num_workers", "data.init_args.num_workers"};
    default: return {};
    }
}

void judgeWorkers(const Training& training, const ConfigDocument& config,
                  const Thresholds& thresholds, Found& found)
{
    const std::optional<LoggedWait> logged = loggedWait(training);
    if (logged && logged->median < thresholds.noWait)
        return; // it keeps up without
    for (const std::string& path : workerFields(config.kind)) {
        const std::optional<Field> field = fieldOf(config, path);
        if (!field || !field->isWritten || field->value != 0.0)
            continue;
        constexpr int kUsual = 8;  // what most trainers of this kind take by default
        constexpr int kFewest = 2; // that any machine has the processors for
        const int workers = training.machine && training.machine->cpus
                                ? std::clamp(*training.machine->cpus, 1, kUsual)
                                : kFewest;
        Fault fault;
        fault.severity = Severity::Info; // a small network may be fed by its own process
        fault.cost = cost::noWorkers;
        fault.title = text::noWorkers(path);
        fault.explanation = text::noWorkersExplained();
        fault.evidence.push_back(fieldEvidence(*field, text::noWorkerProcesses()));
        fault.fix =
            raiseParallelism(training, StageKind::OneProcess, workers, text::stepIsShorter());
        fault.fix.edits = {{config.id(), path, std::to_string(workers)}};
        found.push_back(std::move(fault));
        return;
    }
}

void judgePrefetch(const Training& training, const ConfigDocument& config, Found& found)
{
    if (config.kind != ConfigKind::PipelineConfig)
        return;
    const std::optional<Field> field = fieldOf(config, "train_input_reader.num_prefetch_batches");
    if (!field || !field->isWritten || field->value != 0.0)
        return;
    Fault fault;
    fault.severity = Severity::Warning;
    fault.cost = cost::noPrefetch;
    fault.title = text::noPrefetch();
    fault.explanation = text::noPrefetchExplained();
    fault.evidence.push_back(fieldEvidence(*field, text::batchesAhead()));
    fault.fix = prefetchBatches(training, text::stepIsShorter());
    found.push_back(std::move(fault));
}

/// Where so little is read that one file comes from the memory of the system, fewer readers;
/// otherwise files of 100 to 200 MB, not more than readers, at least eight to mix and to share.
Fix fixOfShards(const ConfigDocument& config, const TrainingRecords& records, double readers)
{
    constexpr double kShardBytes = 150e6;
    constexpr double kFewestShards = 8.0;
    if (records.bytes < kWorthSharding) {
        Fix fix = fix::lowerNumReaders(Count(records.files));
        fix.edits = {
            {config.id(), "train_input_reader.num_readers", std::to_string(records.files)}};
        return fix;
    }
    const double wanted = std::clamp(std::ceil(records.bytes / kShardBytes), kFewestShards,
                                     std::max(kFewestShards, readers));
    const std::string count = wholeNumber(wanted);
    const std::string zeros(5 - std::min<std::size_t>(5, count.size()), '0');
    return fix::writeShards(
        {.files = Count(wanted), .size = Bytes(records.bytes / wanted), .padded = zeros + count});
}

void judgeShards(const Thresholds& thresholds, const ConfigDocument& config,
                 const TrainingRecords& records, Found& found)
{
    constexpr double kReaders = 64.0; // by default
    if (config.kind != ConfigKind::PipelineConfig
        || records.evidence->source->format != DatasetFormat::TfRecord || records.files == 0)
        return;
    const std::optional<Field> readers =
        fieldOf(config, "train_input_reader.num_readers", kReaders);
    const double perFile = records.bytes / static_cast<double>(records.files);
    const bool isHuge = perFile > thresholds.shardBytes;
    const bool isAsked =
        readers && readers->isWritten && static_cast<double>(records.files) < readers->value;
    if (!isHuge && !isAsked)
        return;
    Fault fault;
    fault.severity = isHuge ? Severity::Warning : Severity::Info;
    fault.cost = isHuge ? cost::hugeShards : cost::fewerFilesThanReaders;
    fault.title = isAsked
                      ? text::tooManyReaders(
                          {.files = Count(records.files), .readers = Count(readers->value)})
                      : text::hugeFiles({.files = Count(records.files), .size = Bytes(perFile)});
    fault.explanation = text::shardsExplained();
    if (readers)
        fault.evidence.push_back(fieldEvidence(*readers, text::readersAskedFor()));
    NumberEvidence files = number::recordFiles(Count(records.files));
    files.label = text::recordFiles();
    fault.evidence.emplace_back(std::move(files));
    fault.evidence.emplace_back(number::bytesPerFile(Bytes(perFile), thresholds));
    fault.fix = fixOfShards(config, records, readers ? readers->value : kReaders);
    found.push_back(std::move(fault));
}

void judgeShuffle(const RuleInput& input, const ConfigDocument& config,
                  const TrainingRecords& records, FindingSink& sink, Found& found)
{
    if (config.kind != ConfigKind::PipelineConfig)
        return;
    const std::optional<Field> buffer =
        fieldOf(config, "train_input_reader.shuffle_buffer_size", 2048.0);
    const std::optional<Field> shuffle = fieldOf(config, "train_input_reader.shuffle", 1.0);
    if (!buffer || !shuffle)
        return;
    const Thresholds thresholds(input.settings);
    const bool isOff = shuffle->value == 0.0;
    const auto count = static_cast<double>(records.count);
    const double held = isOff ? 0.0 : std::min(buffer->value, count);
    const double mixed = held / count;
    const NumberEvidence shuffled = number::shuffleShare(Fraction(mixed), thresholds);
    sink.computed(shuffled);
    const bool isOrdered = records.ordered >= thresholds.ordered;
    const double memory = held * records.meanBytes();
    const std::optional<double> ram =
        input.training.machine ? input.training.machine->memoryBytes : std::optional<double>();
    const bool isLarge = ram && memory > thresholds.ramShare * *ram;
    // Many files in random order mix as well; only what is in one order matters.
    const bool isSmall = mixed < thresholds.shuffleShare && (isOrdered || records.files < 8);
    if (!isLarge && !isSmall && !(isOff && isOrdered))
        return;
    constexpr double kRoomShare = 0.1; // of main memory for the buffer
    constexpr double kRoomBytes = 1e9; // where it is not known
    constexpr double kMostRecords = 1e6;
    const double room = ram ? kRoomShare * *ram : kRoomBytes;
    const double fits = std::max(1.0, std::floor(room / std::max(records.meanBytes(), 1.0)));
    const double wanted = std::clamp(isLarge ? fits : count, 1.0, std::min(fits, kMostRecords));
    Fault fault;
    fault.severity = isLarge || isOrdered ? Severity::Warning : Severity::Info;
    fault.cost = isOrdered ? cost::orderedRecords
                 : isLarge ? cost::bufferTooLarge
                           : cost::bufferTooSmall;
    if (isLarge) {
        fault.title = text::bufferTooLarge(
            {.records = Count(held), .takes = Bytes(memory), .memory = Bytes(*ram)});
        fault.explanation = text::bufferTooLargeExplained();
    } else {
        fault.title = text::shuffledAtATime(
            {.records = Count(count), .held = Count(held), .share = Fraction(mixed)});
        fault.explanation = isOrdered ? text::orderedExplained() : text::neighboursExplained();
    }
    fault.evidence.push_back(fieldEvidence(isOff ? *shuffle : *buffer, text::heldRecords()));
    fault.evidence.emplace_back(shuffled);
    fault.evidence.emplace_back(number::order(Fraction(records.ordered), thresholds));
    fault.fix = fix::setShuffleBuffer({.records = Count(wanted),
                                       .mean = Bytes(records.meanBytes()),
                                       .takes = Bytes(wanted * records.meanBytes())});
    fault.fix.edits = {
        {config.id(), "train_input_reader.shuffle_buffer_size", wholeNumber(wanted)}};
    if (isOff)
        fault.fix.edits.push_back({config.id(), "train_input_reader.shuffle", "true"});
    found.push_back(std::move(fault));
}

void judgePictures(const Thresholds& thresholds, const DatasetEvidence& evidence, FindingSink& sink,
                   Found& found)
{
    const SplitStatistics& all = evidence.statistics.all;
    const auto width = static_cast<float>(all.imageWidth.quantile(0.5));
    const auto height = static_cast<float>(all.imageHeight.quantile(0.5));
    // Where objects are too small already, the pixels are wanted (objects-too-small).
    const bool needsPixels = evidence.defects.summary(DefectId::ObjectsTooSmall) != nullptr;
    if (evidence.options.resizer.kind == ResizerGeometry::Kind::Identity || width < 1.0F
        || height < 1.0F || needsPixels)
        return;
    const PixelSize resized = resizedSize(evidence.options.resizer, width, height);
    const double ratio = double{width} * double{height}
                         / std::max(double{resized.width} * double{resized.height}, 1.0);
    const NumberEvidence measured = number::areaRatio(Ratio(ratio), thresholds);
    sink.computed(measured);
    if (ratio <= thresholds.areaRatio)
        return;
    // Twice the input leaves room for crops.
    const double side = std::ceil(2.0 * std::max(double{resized.width}, double{resized.height}));
    Fault fault;
    fault.cost = cost::largePictures;
    fault.title = text::largePictures({.width = Plain(width),
                                       .height = Plain(height),
                                       .inputWidth = Plain(std::round(resized.width)),
                                       .inputHeight = Plain(std::round(resized.height)),
                                       .lost = Fraction(1.0 - 1.0 / ratio)});
    fault.explanation = text::largePicturesExplained();
    fault.evidence.emplace_back(measured);
    fault.fix = fix::resizeOnce({.side = Plain(side), .pixels = Count(side)});
    found.push_back(std::move(fault));
}

/// One finding: the worst gives its title, the others their evidence and fixes.
Finding joined(Found& found)
{
    std::stable_sort(found.begin(), found.end(), [](const Fault& a, const Fault& b) {
        return std::pair(a.severity, -a.cost) < std::pair(b.severity, -b.cost);
    });
    Finding finding;
    finding.severity = found.front().severity;
    finding.confidence =
        finding.severity == Severity::Warning ? confidence::slowsDown : confidence::maySlowDown;
    finding.cost = found.front().cost;
    finding.title = found.front().title;
    finding.explanation = found.front().explanation;
    for (Fault& fault : found) {
        std::move(fault.evidence.begin(), fault.evidence.end(),
                  std::back_inserter(finding.evidence));
        const bool isNew =
            std::none_of(finding.fixes.begin(), finding.fixes.end(),
                         [&fault](const Fix& known) { return known.id == fault.fix.id; });
        if (isNew)
            finding.fixes.push_back(std::move(fault.fix));
    }
    return finding;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const ConfigDocumentPtr config = input.training.config();
    if (!config)
        return;
    const Thresholds thresholds(input.settings);
    sink.computed(number::fields(Count(config->nodes.size()), config->name()));
    Found found;
    judgeWorkers(input.training, *config, thresholds, found);
    judgePrefetch(input.training, *config, found);
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        const TrainingRecords records = trainingRecordsOf(*evidence);
        tellRecords(records, sink);
        if (records.count >= kFewestRecords) {
            judgeShards(thresholds, *config, records, found);
            judgeShuffle(input, *config, records, sink, found);
            judgePictures(thresholds, *evidence, sink, found);
        }
    }
    sink.computed(number::problems(Count(found.size()), Count(0)));
    if (found.empty())
        return;
    if (waitsForInput(input.training, thresholds.loggedWait)) {
        for (Fault& fault : found)
            fault.severity = std::min(fault.severity, Severity::Warning);
    }
    sink.report(joined(found));
}

} // namespace faultline::rules::pipeline_misconfigured
