// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/pipeline_misconfigured.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/data/judged_data.h"
#include "model/diagnosis/data/training_records.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/fixes/input_fixes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace faultline::rules::pipeline_misconfigured {

namespace {

constexpr double kMegabyte = 1e6;
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
    double cost = 0.02;
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
    return ConfigEvidence{.config = field.config->name(),
                          .path = field.path,
                          .line = 0,
                          .value = {},
                          .caption = std::move(caption)};
}

using Found = std::vector<Fault>;
[[nodiscard]] double limit(const RuleInput& input, std::string_view name)
{
    return input.settings.threshold(info(), name);
}
void judgeWorkers(const RuleInput& input, const ConfigDocument& config, Found& found);
void judgePrefetch(const RuleInput& input, const ConfigDocument& config, Found& found);
void judgeShards(const RuleInput& input, const ConfigDocument& config,
                 const TrainingRecords& records, Found& found);
void judgeShuffle(const RuleInput& input, const ConfigDocument& config,
                  const TrainingRecords& records, FindingSink& sink, Found& found);
void judgePictures(const RuleInput& input, const DatasetEvidence& evidence, FindingSink& sink,
                   Found& found);

/// Whether a profile shows that steps wait for their input.
bool waitsForInput(const Training& training)
{
    const std::vector<StepShares> profiles = stepSharesOf(training);
    return std::any_of(profiles.begin(), profiles.end(), [](const StepShares& shares) {
        return shares.of({StepCategory::Input, StepCategory::HostToDevice}).median >= kInputBound;
    });
}

/// How the records that are trained on are stored.
void tellRecords(const TrainingRecords& records, FindingSink& sink)
{
    sink.computed(numberEvidence(
        "records", {FAULTLINE_TR_NOOP("Diagnosis", "Records that are trained on"), {}},
        countOf(records.count), static_cast<double>(kFewestRecords)));
    sink.computed(numberEvidence("record-files",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Files that they are in"), {}},
                                 countOf(records.files)));
    sink.computed(numberEvidence(
        "ordered", {FAULTLINE_TR_NOOP("Diagnosis", "How much the records come class by class"), {}},
        share(records.ordered)));
}

void judgeWorkers(const RuleInput& input, const ConfigDocument& config, Found& found)
{
    const std::array<std::string, 4> paths =
        config.kind == ConfigKind::Ultralytics ? std::array<std::string, 4>{"workers"}
        : config.kind == ConfigKind::MmDetection
            ? std::array<std::string, 4>{"train_dataloader.num_workers", "data.workers_per_gpu"}
        : config.kind == ConfigKind::Lightning
            ? std::array<std::string, 4>{"num_workers", "data.num_workers",
                                         "data.init_args.num_workers"}
            : std::array<std::string, 4>{};
    for (const std::string& path : paths) {
        const std::optional<Field> field = path.empty() ? std::nullopt : fieldOf(config, path);
        if (!field || !field->isWritten || field->value != 0.0)
            continue;
        constexpr int kUsual = 8; // what most trainers of this kind take by default
        const int workers = input.training.machine && input.training.machine->cpus
                                ? std::clamp(*input.training.machine->cpus, 2, kUsual)
                                : kUsual;
        Fault fault;
        fault.severity = Severity::Warning;
        fault.cost = 0.2;
        fault.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "%1 is 0: batches are made in the training process "
                                         "itself"),
                       {path}};
        fault.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Decoding and augmentation then happen between two steps, and the "
                              "GPU waits for all of it."),
            {}};
        fault.evidence.push_back(
            fieldEvidence(*field, {FAULTLINE_TR_NOOP("Diagnosis", "No worker processes"), {}}));
        fault.fix = raiseParallelism(
            input.training, StageKind::OneProcess, workers,
            {FAULTLINE_TR_NOOP("Diagnosis", "A step takes less time, and the GPU is "
                                            "busier."),
             {}});
        fault.fix.edits = {{config.name(), path, std::to_string(workers)}};
        found.push_back(std::move(fault));
        return;
    }
}

void judgePrefetch(const RuleInput& input, const ConfigDocument& config, Found& found)
{
    if (config.kind != ConfigKind::PipelineConfig)
        return;
    const std::optional<Field> field = fieldOf(config, "train_input_reader.num_prefetch_batches");
    if (!field || !field->isWritten || field->value != 0.0)
        return;
    Fault fault;
    fault.severity = Severity::Warning;
    fault.cost = 0.15;
    fault.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "num_prefetch_batches is 0: no batch is made ahead"), {}};
    fault.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The next batch is begun when the step has ended, so "
                                           "that step and input add up instead of overlapping."),
                         {}};
    fault.evidence.push_back(
        fieldEvidence(*field, {FAULTLINE_TR_NOOP("Diagnosis", "Batches made ahead"), {}}));
    fault.fix = prefetchBatches(input.training,
                                {FAULTLINE_TR_NOOP("Diagnosis", "A step takes less time."), {}});
    found.push_back(std::move(fault));
}

/// So little is read at once from the memory of the system: one file does.
Fix lowerReaders(const ConfigDocument& config, std::size_t files)
{
    const std::string count = std::to_string(files);
    Fix fix;
    fix.id = "lower-num-readers";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set num_readers to %1"), {countOf(files)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The records are so few that more files would not make "
                                    "reading faster; the shuffle buffer has to mix them."),
                  {}};
    fix.snippets = {{"pipeline.config", "train_input_reader {\n  num_readers: " + count + "\n}"}};
    fix.edits = {{config.name(), "train_input_reader.num_readers", count}};
    fix.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "The log no longer says that readers were reduced."), {}};
    return fix;
}

void judgeShards(const RuleInput& input, const ConfigDocument& config,
                 const TrainingRecords& records, Found& found)
{
    if (config.kind != ConfigKind::PipelineConfig
        || records.evidence->source->format != DatasetFormat::TfRecord || records.files == 0)
        return;
    const std::optional<Field> readers = fieldOf(config, "train_input_reader.num_readers", 64.0);
    const double perFile = records.bytes / static_cast<double>(records.files);
    const bool isHuge = perFile > limit(input, "shard-bytes");
    const bool isAsked =
        readers && readers->isWritten && static_cast<double>(records.files) < readers->value;
    if (!isHuge && !isAsked)
        return;
    // Files of 100 to 200 MB, not more than readers, at least eight to mix and to share.
    const double wanted = std::clamp(std::ceil(records.bytes / (150.0 * kMegabyte)), 8.0,
                                     std::max(8.0, readers ? readers->value : 64.0));
    Fault fault;
    fault.severity = isHuge ? Severity::Warning : Severity::Info;
    fault.cost = isHuge ? 0.1 : 0.02;
    fault.title =
        isAsked ? Text{FAULTLINE_TR_NOOP("Diagnosis", "%1 record files for %2 readers: the others "
                                                      "have nothing to do"),
                       {countOf(records.files), Quantity{readers->value, Unit::Count}}}
                : Text{FAULTLINE_TR_NOOP("Diagnosis", "The training reads %1 record files of %2"),
                       {countOf(records.files), Quantity{perFile, Unit::Bytes}}};
    fault.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The trainer lowers the number of readers to that of "
                                           "the files. One file is read by one thread from its "
                                           "beginning, so that reading cannot be shared and only "
                                           "the shuffle buffer mixes."),
                         {}};
    if (readers)
        fault.evidence.push_back(
            fieldEvidence(*readers, {FAULTLINE_TR_NOOP("Diagnosis", "Readers asked for"), {}}));
    fault.evidence.emplace_back(numberEvidence(
        "record-files", {FAULTLINE_TR_NOOP("Diagnosis", "Record files to train on"), {}},
        countOf(records.files)));
    fault.evidence.emplace_back(
        numberEvidence("bytes-per-file", {FAULTLINE_TR_NOOP("Diagnosis", "Bytes of a file"), {}},
                       {perFile, Unit::Bytes}, limit(input, "shard-bytes")));
    if (records.bytes < kWorthSharding) {
        fault.fix = lowerReaders(config, records.files);
        found.push_back(std::move(fault));
        return;
    }
    const std::string count = decimal(wanted, 0);
    fault.fix.id = "write-shards";
    fault.fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Write the records into %1 files"),
                       {Quantity{wanted, Unit::Count}}};
    fault.fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "About %1 each, filled in turn so that each holds some of "
                                       "everything."),
        {Quantity{records.bytes / wanted, Unit::Bytes}}};
    fault.fix.snippets = {
        {"tensorflow",
         "writers = [tf.io.TFRecordWriter(f\"train.record-{i:05d}-of-{" + count
             + ":05d}\") for i in range(" + count
             + ")]\nfor i, record in enumerate(tf.data.TFRecordDataset(\"train.record\")):\n"
               "    writers[i % "
             + count + "].write(record.numpy())"},
        {"pipeline.config", "train_input_reader {\n  num_readers: " + count
                                + "\n  tf_record_input_reader { input_path: \"train.record-*-of-"
                                + std::string(5 - std::min<std::size_t>(5, count.size()), '0')
                                + count + "\" }\n}"}};
    fault.fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "The next diagnosis counts %1 files, and the log no "
                                         "longer says that readers were reduced."),
                       {Quantity{wanted, Unit::Count}}};
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
    const bool isOff = shuffle->value == 0.0;
    const auto count = static_cast<double>(records.count);
    const double held = isOff ? 0.0 : std::min(buffer->value, count);
    const double mixed = held / count;
    sink.computed(numberEvidence(
        "shuffle-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Shuffle buffer, of the records to train on"), {}},
        share(mixed), limit(input, "shuffle-share")));
    const bool isOrdered = records.ordered >= limit(input, "ordered");
    const double memory = held * records.meanBytes();
    const std::optional<double> ram =
        input.training.machine ? input.training.machine->memoryBytes : std::optional<double>();
    const bool isLarge = ram && memory > limit(input, "ram-share") * *ram;
    // Many files in random order mix as well; only what is in one order matters.
    const bool isSmall = mixed < limit(input, "shuffle-share") && (isOrdered || records.files < 8);
    if (!isLarge && !isSmall && !(isOff && isOrdered))
        return;
    const double room = ram ? 0.1 * *ram : 1e9;
    const double fits = std::max(1.0, std::floor(room / std::max(records.meanBytes(), 1.0)));
    const double wanted = std::clamp(isLarge ? fits : count, 1.0, std::min(fits, 1e6));
    const std::string value = decimal(wanted, 0);
    Fault fault;
    fault.severity = isLarge || isOrdered ? Severity::Warning : Severity::Info;
    fault.cost = isOrdered ? 0.3 : isLarge ? 0.2 : 0.03;
    if (isLarge) {
        fault.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "The shuffle buffer of %1 records takes %2 of the %3 of "
                                         "main memory"),
                       {Quantity{held, Unit::Count}, Quantity{memory, Unit::Bytes},
                        Quantity{*ram, Unit::Bytes}}};
        fault.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "It is filled before the first step. Decoded "
                                               "batches and the program come on top."),
                             {}};
    } else {
        fault.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Of %1 records %2 are shuffled at a time (%3)"),
            {Quantity{count, Unit::Count}, Quantity{held, Unit::Count}, share(mixed)}};
        fault.explanation =
            isOrdered
                ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "The records come class by class, so that a batch holds "
                                         "mostly one of them: the model learns one class and "
                                         "forgets the one before."),
                       {}}
                : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "Only neighbours are mixed. That does no harm to records "
                                         "that were written in random order, which these seem to "
                                         "be."),
                       {}};
    }
    fault.evidence.push_back(fieldEvidence(
        isOff ? *shuffle : *buffer,
        {FAULTLINE_TR_NOOP("Diagnosis", "Records that are held to be shuffled"), {}}));
    fault.evidence.emplace_back(numberEvidence(
        "shuffle-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Shuffle buffer, of the records to train on"), {}},
        share(mixed), limit(input, "shuffle-share")));
    fault.evidence.emplace_back(numberEvidence(
        "order", {FAULTLINE_TR_NOOP("Diagnosis", "Order of the classes in the records"), {}},
        share(records.ordered), limit(input, "ordered")));
    fault.fix.id = "set-shuffle-buffer";
    fault.fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set shuffle_buffer_size to %1"),
                       {Quantity{wanted, Unit::Count}}};
    fault.fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                          "A record has %1 on average, so that this takes %2. "
                                          "Better still, write the records in random order once."),
                        {Quantity{records.meanBytes(), Unit::Bytes},
                         Quantity{wanted * records.meanBytes(), Unit::Bytes}}};
    fault.fix.snippets = {
        {"pipeline.config",
         "train_input_reader {\n  shuffle: true\n  shuffle_buffer_size: " + value + "\n}"}};
    fault.fix.edits = {{config.name(), "train_input_reader.shuffle_buffer_size", value}};
    if (isOff)
        fault.fix.edits.push_back({config.name(), "train_input_reader.shuffle", "true"});
    fault.fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "The next diagnosis finds that the buffer fits the data "
                                         "and the machine."),
                       {}};
    found.push_back(std::move(fault));
}

void judgePictures(const RuleInput& input, const DatasetEvidence& evidence, FindingSink& sink,
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
    const NumberEvidence measured = numberEvidence(
        "area-ratio",
        {FAULTLINE_TR_NOOP("Diagnosis", "Area of the median picture by that after the resizer"),
         {}},
        {ratio, Unit::Ratio}, limit(input, "area-ratio"));
    sink.computed(measured);
    if (ratio <= limit(input, "area-ratio"))
        return;
    // Twice the input leaves room for crops.
    const double side = 2.0 * std::max(double{resized.width}, double{resized.height});
    const std::string pixels = decimal(std::ceil(side), 0);
    Fault fault;
    fault.cost = 0.03;
    fault.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Pictures of %1 x %2 pixels are decoded for an input of %3 x "
                                     "%4: %5 of it is thrown away"),
                   {plain(double{width}), plain(double{height}),
                    plain(std::round(double{resized.width})),
                    plain(std::round(double{resized.height})), share(1.0 - 1.0 / ratio)}};
    fault.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Decoding takes time and memory by the area as stored, "
                                           "in every epoch. It matters where steps wait for input, "
                                           "which a profile tells; crops at full size may want "
                                           "these pixels."),
                         {}};
    fault.evidence.emplace_back(measured);
    fault.fix.id = "resize-once";
    fault.fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Store the pictures with a long side of %1 pixels"),
        {plain(std::ceil(side))}};
    fault.fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                          "Twice the input leaves room for crops. Boxes as "
                                          "fractions stay as they are."),
                        {}};
    fault.fix.snippets = {{"shell", "mogrify -path resized -resize '" + pixels + "x" + pixels
                                        + ">' -quality 92 images/*.jpg"}};
    fault.fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "Steps that waited for input take less time; the metric "
                                         "stays."),
                       {}};
    found.push_back(std::move(fault));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const ConfigDocumentPtr config = input.training.config();
    if (!config)
        return;
    sink.computed(numberEvidence("fields",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Fields of %1"), {config->name()}},
                                 countOf(config->nodes.size())));
    Found found;
    judgeWorkers(input, *config, found);
    judgePrefetch(input, *config, found);
    for (const DatasetEvidence* evidence : datasetsOf(input.training)) {
        const TrainingRecords records = trainingRecordsOf(*evidence);
        tellRecords(records, sink);
        if (records.count >= kFewestRecords) {
            judgeShards(input, *config, records, found);
            judgeShuffle(input, *config, records, sink, found);
            judgePictures(input, *evidence, sink, found);
        }
    }
    sink.computed(numberEvidence(
        "problems", {FAULTLINE_TR_NOOP("Diagnosis", "Settings that slow the input down"), {}},
        countOf(found.size()), 0.0));
    if (found.empty())
        return;
    if (waitsForInput(input.training)) {
        for (Fault& fault : found)
            fault.severity = std::min(fault.severity, Severity::Warning);
    }
    std::stable_sort(found.begin(), found.end(), [](const Fault& a, const Fault& b) {
        return std::pair(a.severity, -a.cost) < std::pair(b.severity, -b.cost);
    });
    // One finding: the worst gives its title, the others their evidence and fixes.
    Finding finding;
    finding.severity = found.front().severity;
    finding.confidence = finding.severity == Severity::Warning ? 0.8 : 0.6;
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
    sink.report(std::move(finding));
}

} // namespace faultline::rules::pipeline_misconfigured
