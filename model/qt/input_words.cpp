// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/input_words.h"

#include "model/pipeline/evidence/change_words.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace faultline {

namespace {

using pipeline::Bottleneck;
using pipeline::FlowPart;
using pipeline::Input;
using pipeline::InputSource;
using pipeline::LoaderKind;

/// Context "InputWords".
class InputWords {
    Q_DECLARE_TR_FUNCTIONS(InputWords)
};

struct KeyWords {
    std::string_view key;
    const char* name;
    const char* meaning;
};

constexpr std::array<KeyWords, 25> kWords{{
    {"loader", QT_TRANSLATE_NOOP("InputWords", "Loader"),
     QT_TRANSLATE_NOOP("InputWords", "What makes the batches")},
    {"workers", QT_TRANSLATE_NOOP("InputWords", "Workers"),
     QT_TRANSLATE_NOOP("InputWords", "num_workers: processes that make batches; 0: the training "
                                     "makes them itself")},
    {"parallel_calls", QT_TRANSLATE_NOOP("InputWords", "Parallel calls"),
     QT_TRANSLATE_NOOP("InputWords", "num_parallel_calls of map: elements made at once")},
    {"prefetch", QT_TRANSLATE_NOOP("InputWords", "Prefetch"),
     QT_TRANSLATE_NOOP("InputWords", "Batches made ahead: of each worker (DataLoader), of all "
                                     "(tf.data)")},
    {"persistent", QT_TRANSLATE_NOOP("InputWords", "Keep workers"),
     QT_TRANSLATE_NOOP("InputWords", "persistent_workers: workers live on from epoch to epoch")},
    {"pin_memory", QT_TRANSLATE_NOOP("InputWords", "Pinned memory"),
     QT_TRANSLATE_NOOP("InputWords", "pin_memory: copies of ready batches in page-locked memory")},
    {"in_order", QT_TRANSLATE_NOOP("InputWords", "Order of batches"),
     QT_TRANSLATE_NOOP("InputWords", "in_order: whether a slow batch holds up those behind it")},
    {"fused", QT_TRANSLATE_NOOP("InputWords", "Order of steps"),
     QT_TRANSLATE_NOOP("InputWords", "Whether map is directly followed by batch: TensorFlow then "
                                     "fills several batches at once")},
    {"shuffle", QT_TRANSLATE_NOOP("InputWords", "Shuffle buffer"),
     QT_TRANSLATE_NOOP("InputWords", "Elements that must be there before the first one leaves")},
    {"threads", QT_TRANSLATE_NOOP("InputWords", "Threads per worker"),
     QT_TRANSLATE_NOOP("InputWords", "Threads that OpenCV or OpenMP start in each worker")},
    {"batch", QT_TRANSLATE_NOOP("InputWords", "Batch size"),
     QT_TRANSLATE_NOOP("InputWords", "Work and GPU step are taken to grow in proportion")},
    {"step_ms", QT_TRANSLATE_NOOP("InputWords", "Step time"),
     QT_TRANSLATE_NOOP("InputWords", "What a step takes once it has its batch")},
    {"epoch", QT_TRANSLATE_NOOP("InputWords", "Batches per epoch"),
     QT_TRANSLATE_NOOP("InputWords", "0: endless. Buffers fill anew in each epoch")},
    {"start_ms", QT_TRANSLATE_NOOP("InputWords", "Start of workers"),
     QT_TRANSLATE_NOOP("InputWords", "What new workers take to start: 0.2 to 0.5 s by fork, 2 to "
                                     "10 s where they import everything anew (spawn)")},
    {"cores", QT_TRANSLATE_NOOP("InputWords", "CPU cores"),
     QT_TRANSLATE_NOOP("InputWords", "That the pipeline may use")},
    {"storage", QT_TRANSLATE_NOOP("InputWords", "Storage"),
     QT_TRANSLATE_NOOP("InputWords", "Where the files are; typical speeds")},
    {"cache", QT_TRANSLATE_NOOP("InputWords", "Cache"),
     QT_TRANSLATE_NOOP("InputWords", "Decoded images that are kept; counts from the second epoch "
                                     "on")},
    {"decode_scale", QT_TRANSLATE_NOOP("InputWords", "JPEG decoded at"),
     QT_TRANSLATE_NOOP("InputWords", "Reduced decoding saves the transform, not the entropy "
                                     "decoding")},
    {"work_ms", QT_TRANSLATE_NOOP("InputWords", "Work"),
     QT_TRANSLATE_NOOP("InputWords", "What one worker takes for a batch, or one call for an "
                                     "element")},
    {"cpu_share", QT_TRANSLATE_NOOP("InputWords", "Share that computes"),
     QT_TRANSLATE_NOOP("InputWords", "The rest waits for storage")},
    {"decode_share", QT_TRANSLATE_NOOP("InputWords", "Share that decodes"),
     QT_TRANSLATE_NOOP("InputWords", "Part of the work that decodes JPEG")},
    {"read_bytes", QT_TRANSLATE_NOOP("InputWords", "Read per image"),
     QT_TRANSLATE_NOOP("InputWords", "Bytes that come from storage for an element")},
    {"element_bytes", QT_TRANSLATE_NOOP("InputWords", "Memory per image"),
     QT_TRANSLATE_NOOP("InputWords", "Bytes of an element in a batch")},
    {"dataset_elements", QT_TRANSLATE_NOOP("InputWords", "Images of the dataset"),
     QT_TRANSLATE_NOOP("InputWords", "Images that an epoch trains with")},
    {"steps", QT_TRANSLATE_NOOP("InputWords", "Simulated steps"),
     QT_TRANSLATE_NOOP("InputWords", "How many steps are simulated")},
}};

const KeyWords* wordsOf(std::string_view key)
{
    for (const KeyWords& one : kWords) {
        if (one.key == (key == "element_ms" ? "work_ms" : key))
            return &one;
    }
    return nullptr;
}

QString libraryOf(LoaderKind kind)
{
    return kind == LoaderKind::DataLoader ? QStringLiteral("PyTorch")
                                          : QStringLiteral("TensorFlow");
}

bool isLibraryDefault(std::string_view key)
{
    return key == "prefetch" || key == "persistent" || key == "pin_memory" || key == "workers"
           || key == "in_order" || key == "fused" || key == "shuffle";
}

/// "config.yaml", "console.log, line 12"; empty: no file states it.
QString statedPlace(const InputLab& lab, std::string_view key)
{
    const auto at = lab.stated().find(std::string(key));
    if (at == lab.stated().end())
        return {};
    const StatedSetting& stated = at->second;
    if (stated.config)
        return toQString(stated.config->name());
    if (stated.log)
        return InputWords::tr("%1, line %2", "file of a setting")
            .arg(toQString(stated.log->name()), QLocale().toString(qulonglong{stated.line + 1}));
    return stated.signal != nullptr ? toQString(stated.signal->tag) : QString();
}

QString sourceName(InputSource source)
{
    switch (source) {
    case InputSource::Given: return InputWords::tr("stated by the run");
    case InputSource::Trace: return InputWords::tr("profiler trace");
    case InputSource::DataTime: return InputWords::tr("logged data_time");
    case InputSource::LoggedEpoch: return InputWords::tr("epochs of the log");
    case InputSource::Dataset: return InputWords::tr("size of the dataset");
    case InputSource::TwoRegimes: return InputWords::tr("fast and slow steps");
    case InputSource::Utilisation: return InputWords::tr("samples of GPU and CPU");
    case InputSource::Preview: return InputWords::tr("measured here");
    case InputSource::Default: return InputWords::tr("typical value");
    }
    return {};
}

} // namespace

QString labKeyName(std::string_view key)
{
    if (key == "work_ms")
        return InputWords::tr("Work per batch");
    if (key == "element_ms")
        return InputWords::tr("Work per image");
    const KeyWords* words = wordsOf(key);
    return words != nullptr ? InputWords::tr(words->name) : toQString(key);
}

QString labKeyMeaning(std::string_view key)
{
    const KeyWords* words = wordsOf(key);
    return words != nullptr ? InputWords::tr(words->meaning) : QString();
}

QString labUnit(std::string_view key)
{
    if (key.ends_with("_ms"))
        return InputWords::tr("ms");
    if (key.ends_with("_share"))
        return InputWords::tr("%");
    if (key.ends_with("_bytes"))
        return InputWords::tr("kB");
    return {};
}

double labScale(std::string_view key)
{
    return key.ends_with("_share") ? 0.01 : key.ends_with("_bytes") ? 1e3 : 1.0;
}

QString flowPartName(FlowPart part, LoaderKind kind, bool hasNoGpu)
{
    switch (part) {
    case FlowPart::Storage: return InputWords::tr("Storage");
    case FlowPart::Read: return InputWords::tr("Read");
    case FlowPart::Decode: return InputWords::tr("Decode");
    case FlowPart::Compute: return InputWords::tr("Decode, augment, batch");
    case FlowPart::Augment: return InputWords::tr("Augment, batch");
    case FlowPart::Make: return InputWords::tr("Make batches");
    case FlowPart::Queue: return InputWords::tr("Ready batches");
    case FlowPart::HandOver:
        return kind == LoaderKind::DataLoader ? InputWords::tr("Hand over, copy")
                                              : InputWords::tr("Hand over");
    case FlowPart::Step:
        return hasNoGpu ? InputWords::tr("Training step") : InputWords::tr("GPU step");
    }
    return {};
}

QString storageName(const pipeline::Storage& storage)
{
    if (storage.id == "page-cache")
        return InputWords::tr("page cache");
    if (storage.id == "nvme")
        return InputWords::tr("local NVMe SSD");
    if (storage.id == "sata-ssd")
        return InputWords::tr("SATA SSD");
    if (storage.id == "hdd")
        return InputWords::tr("hard disk");
    return toQString(storage.title);
}

QString labSource(const InputLab& lab, std::string_view key)
{
    if (key == "steps" || key == "loader")
        return {};
    if (lab.isChanged(key) || lab.isFact(key))
        return InputWords::tr("set by you");
    if (!lab.known())
        return {};
    if (lab.isByHand() || lab.hasNoEvidence())
        return InputWords::tr("example");
    if (lab.value(key).empty() && key != "storage")
        return InputWords::tr("not known");
    const pipeline::InferredPipeline& known = *lab.known();
    const Input* input = known.find(key);
    if (input == nullptr && key == "work_ms")
        input = known.find("element_ms");
    if (input != nullptr)
        return inputSourceName(lab, *input);
    if (key == "storage" || key == "decode_scale" || key == "cache")
        return InputWords::tr("as in the run");
    if (key == "threads" || key == "start_ms" || key == "epoch")
        return InputWords::tr("assumed");
    return isLibraryDefault(key)
               ? InputWords::tr("default of %1").arg(libraryOf(known.setting.kind))
               : InputWords::tr("not known");
}

QString inputSourceName(const InputLab& lab, const Input& input)
{
    const std::string_view key = input.name;
    if (lab.isFact(key))
        return InputWords::tr("set by you");
    if (!input.value)
        return InputWords::tr("not known");
    if (lab.isByHand() || lab.hasNoEvidence() || !lab.known())
        return InputWords::tr("example");
    if (input.source == InputSource::Given) {
        const QString place = statedPlace(lab, key);
        return place.isEmpty() ? sourceName(input.source) : place;
    }
    if (input.source == InputSource::Default && isLibraryDefault(key))
        return InputWords::tr("default of %1").arg(libraryOf(lab.known()->setting.kind));
    return sourceName(input.source);
}

QString inputName(std::string_view input)
{
    if (input == "hand_over_ms")
        return InputWords::tr("Hand over, copy");
    return labKeyName(input);
}

QString inputValue(const Input& input)
{
    if (!input.value)
        return QStringLiteral("\u2013");
    if (input.name.ends_with("_share"))
        return formatted(*input.value, Unit::Fraction);
    if (input.name.ends_with("_bytes"))
        return formatted(*input.value, Unit::Bytes);
    if (input.name.ends_with("_ms"))
        return formatted(1e-3 * *input.value, Unit::Seconds);
    if (input.name == "persistent" || input.name == "pin_memory")
        return *input.value != 0.0 ? InputWords::tr("on") : InputWords::tr("off");
    return formatted(*input.value, Unit::None);
}

QString bottleneckSentence(const pipeline::Setting& setting, bool hasNoGpu, double idle,
                           Bottleneck bottleneck)
{
    const QString busyShare = formatted(1.0 - idle, Unit::Fraction);
    if (bottleneck == Bottleneck::Gpu)
        return hasNoGpu ? InputWords::tr("The training step itself is the limit: it takes %1 of "
                                         "the time.")
                              .arg(busyShare)
                        : InputWords::tr("The GPU is the limit: it is busy %1 of the time.")
                              .arg(busyShare);
    const QString share = formatted(idle, Unit::Fraction);
    const bool isInTheLoop = bottleneck != Bottleneck::Copy
                             && setting.kind == LoaderKind::DataLoader && setting.workers == 0;
    if (isInTheLoop)
        return hasNoGpu
                   ? InputWords::tr("%1 of the time goes into making batches: the training makes "
                                    "them itself, between two steps.")
                         .arg(share)
                   : InputWords::tr("The GPU idles %1 of the time: the training makes its batches "
                                    "itself, between two steps.")
                         .arg(share);
    const QString limit = translated(pipeline::limitName(bottleneck, hasNoGpu));
    return hasNoGpu
               ? InputWords::tr("The training waits %1 of the time: the limit is %2.")
                     .arg(share, limit)
               : InputWords::tr("The GPU idles %1 of the time: the limit is %2.").arg(share, limit);
}

QString fitSentence(const pipeline::PipelineReport& report)
{
    const double measured = report.inferred.measuredStepsPerSecond;
    if (!report.present)
        return measured > 0.0
                   ? InputWords::tr("Measured: %1.").arg(formatted(measured, Unit::StepsPerSecond))
                   : QString();
    QString text = measured > 0.0
                       ? InputWords::tr("Measured %1, simulated %2.")
                             .arg(formatted(measured, Unit::StepsPerSecond),
                                  formatted(report.present->stepsPerSecond, Unit::StepsPerSecond))
                       : InputWords::tr("Simulated: %1 [%2 to %3].")
                             .arg(formatted(report.present->stepsPerSecond, Unit::StepsPerSecond),
                                  formatted(report.present->low, Unit::StepsPerSecond),
                                  formatted(report.present->high, Unit::StepsPerSecond));
    if (report.inferred.workIsBound)
        text += u' '
                + InputWords::tr("How much faster batches could be made is not known: the step "
                                 "hides it.");
    if (report.inferred.hasNoGpu)
        text += u' '
                + translated(FAULTLINE_TR_NOOP(
                    "Pipeline", "The training computes on the processor: workers take "
                                "cores from its steps, which is not simulated."));
    return text;
}

QString missingSentence(const pipeline::InferredPipeline& known)
{
    QStringList missing;
    const bool isDataLoader = known.setting.kind == LoaderKind::DataLoader;
    if (known.costs.step.empty())
        missing << InputWords::tr("how long a step takes once it has its batch",
                                  "what is not known");
    if (pipeline::labValue(known, isDataLoader ? "workers" : "parallel_calls").empty())
        missing << (isDataLoader
                        ? InputWords::tr("how many workers load data", "what is not known")
                        : InputWords::tr("how many calls run in parallel", "what is not known"));
    if (known.costs.work.empty())
        missing << (isDataLoader
                        ? InputWords::tr("how long a batch takes to make", "what is not known")
                        : InputWords::tr("how long an image takes to make", "what is not known"));
    return missing.isEmpty()
               ? QString()
               : InputWords::tr("Not known: %1.").arg(missing.join(QStringLiteral(", ")));
}

QString missingHelp(const pipeline::InferredPipeline& known)
{
    QStringList said;
    if (known.costs.step.empty() || known.costs.work.empty())
        said << InputWords::tr(
            "The time that each step waits for data (data_time) in the log, or a "
            "profiler trace, would show how long a step and a batch take.");
    const bool isDataLoader = known.setting.kind == LoaderKind::DataLoader;
    if (pipeline::labValue(known, isDataLoader ? "workers" : "parallel_calls").empty())
        said << (isDataLoader ? InputWords::tr("The configuration beside the log would show "
                                               "num_workers.")
                              : InputWords::tr("The configuration beside the log would show "
                                               "num_parallel_calls."));
    said << InputWords::tr("You can also type them on the left.");
    return said.join(u' ');
}

QString mismatchHelp(const pipeline::PipelineReport& report)
{
    return report.inferred.workSource == InputSource::Trace
               ? InputWords::tr("A longer trace, or data_time in the log, would show more.")
           : report.inferred.workSource == InputSource::DataTime
               ? InputWords::tr("A profiler trace of 50 steps would show what the log does not.")
               : InputWords::tr("Log the time that each step waits for data (data_time), or record "
                                "a profiler trace of 50 steps.");
}

} // namespace faultline
