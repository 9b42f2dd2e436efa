// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every decoder of messages on what writers do not write: cut at every offset, every byte flipped,
// lengths of 2 GiB, unknown fields and groups, texts that are no UTF-8.
#include "model/readers/config/binary_label_map.h"
#include "model/readers/metrics/wandb_record.h"
#include "model/readers/network/graph_def_file.h"
#include "model/readers/network/onnx_file.h"
#include "model/readers/tfevents/event_decoder.h"
#include "model/readers/trace/xplane.h"
#include "model/readers/trace/xprof_pages.h"
#include "model/summaries/audio_summary.h"
#include "model/summaries/histogram_summary.h"
#include "model/summaries/hparams.h"
#include "model/summaries/image_summary.h"
#include "model/summaries/pr_curve_summary.h"
#include "model/summaries/scalar_layout.h"
#include "model/summaries/summary_metadata.h"
#include "tests/readers/trace/proto_writer.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace faultline {
namespace {

using test::ProtoWriter;

std::string packed(const std::vector<double>& values)
{
    std::string bytes(values.size() * sizeof(double), '\0');
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

/// A decoder, what it reads, and how it is summed up: "" if it refuses.
struct Decoder {
    const char* name;
    std::string sample;
    std::string (*decode)(std::string_view bytes);
};

std::string ofNetwork(const Result<Network>& network)
{
    if (!network)
        return {};
    std::string text = network->producer;
    for (const NetworkNode& node : network->nodes) {
        text += '|' + node.name + ' ' + node.op;
        for (const NetworkAttribute& one : node.attributes)
            text += ' ' + one.name + '=' + one.text + std::to_string(one.integer);
        for (const NetworkTensor& one : node.tensors)
            text += ' ' + std::to_string(one.dataBytes) + '/' + std::to_string(one.values.size());
    }
    return text;
}

std::string ofOnnx(std::string_view bytes)
{
    SilentMonitor monitor;
    const auto source = openMemory("a", std::as_bytes(std::span(bytes.data(), bytes.size())));
    return ofNetwork(readOnnx(*source, monitor));
}

std::string ofGraph(std::string_view bytes)
{
    SilentMonitor monitor;
    const auto source = openMemory("a", std::as_bytes(std::span(bytes.data(), bytes.size())));
    return ofNetwork(readGraph(*source, {0, bytes.size()}, GraphMessage::GraphDef, monitor,
                               GraphAttributes::All));
}

std::string ofRecord(std::string_view bytes)
{
    const auto record = metrics::decodeWandbRecord(bytes);
    if (!record)
        return {};
    std::string text = std::to_string(static_cast<int>(record->kind)) + record->runName;
    for (const metrics::WandbItem& item : record->items)
        text += '|' + item.key + '=' + std::string(item.json);
    return text;
}

std::string ofHparams(std::string_view bytes)
{
    const Result<HparamMessage> message = decodeHparams(bytes);
    if (!message)
        return {};
    std::string text = std::to_string(message->index());
    if (const auto* start = std::get_if<HparamSessionStart>(&*message)) {
        for (const auto& [key, value] : start->hparams)
            text += '|' + key + '=' + toText(value);
    }
    return text;
}

std::string ofLayout(std::string_view bytes)
{
    const Result<ScalarLayout> layout = decodeLayout(bytes);
    std::string text;
    for (const LayoutCategory& category : layout ? layout->categories : ScalarLayout().categories) {
        text += category.title;
        for (const LayoutChart& chart : category.charts)
            text += '|' + chart.title + std::to_string(chart.patterns.size());
    }
    return text;
}

std::string ofPage(std::string_view bytes)
{
    const trace::PageResult page = trace::readXProfMessage(bytes);
    std::string text;
    for (const TraceStep& step : page.profile->steps)
        text += '|' + std::to_string(step.totalSeconds());
    return text;
}

std::string ofPlane(std::string_view bytes)
{
    trace::TraceBuilder builder;
    return std::to_string(trace::readXPlane(bytes, builder).events);
}

std::string ofLabelMap(std::string_view bytes)
{
    std::string text;
    const LineIssueSink ignored = [](IssueCode, std::uint32_t, const Text&) {};
    for (const SourceField& field : parseBinaryLabelMap(bytes, ignored).fields)
        text += '|' + field.name + '=' + field.value;
    static_cast<void>(isBinaryLabelMap(bytes));
    return text;
}

std::string ofHistogram(std::string_view bytes)
{
    const Result<HistogramSummary> histogram = decodeHistogram(bytes);
    return histogram
               ? std::to_string(histogram->buckets.size()) + ' ' + std::to_string(histogram->total)
               : std::string();
}

std::string ofCurve(std::string_view bytes)
{
    const Result<PrCurveSummary> curve = decodePrCurve(bytes);
    return curve ? std::to_string(curve->points.size()) : std::string();
}

std::string ofImage(std::string_view bytes)
{
    const Result<ImageSummary> image = readImageSummary(std::string(bytes));
    return image ? std::to_string(image->statedWidth) + ' ' + std::to_string(image->pictures.size())
                 : std::string();
}

std::string ofAudio(std::string_view bytes)
{
    const Result<AudioSummary> audio = readAudioSummary(std::string(bytes));
    return audio ? audio->contentType + std::to_string(audio->statedFrames) : std::string();
}

std::string ofMetadata(std::string_view bytes)
{
    const auto metadata = metadataOfSummary(bytes);
    return metadata ? std::string(metadata->plugin) + std::string(metadata->pluginData)
                    : std::string();
}

std::string ofEvent(std::string_view bytes)
{
    tfevents::EventBatch batch;
    if (!tfevents::decodeEvent(bytes, 0, batch))
        return {};
    return batch.writer + std::to_string(batch.scalarCount) + std::to_string(batch.sessions.size());
}

ProtoWriter named(const std::string& name)
{
    return ProtoWriter().text(1, name);
}

std::vector<Decoder> decoders()
{
    const ProtoWriter shape =
        ProtoWriter().message(2, ProtoWriter().number(1, 2)).message(2, ProtoWriter().number(1, 3));
    const ProtoWriter onnxTensor =
        ProtoWriter().number(1, 2).number(2, 7).text(9, "12345678abcdefgh");
    const ProtoWriter onnxNode = ProtoWriter()
                                     .text(1, "x")
                                     .text(2, "y")
                                     .text(4, "Const\xFF")
                                     .message(5, named("value").message(5, onnxTensor))
                                     .message(5, named("axis").number(3, 1));
    const ProtoWriter tensor = ProtoWriter().number(1, 3).message(2, shape).text(4, "abcdefgh");
    const ProtoWriter graphNode =
        named("n\xFF")
            .text(2, "Const")
            .text(3, "a")
            .message(5, named("value").message(2, ProtoWriter().message(8, tensor)))
            .message(5, named("shape").message(2, ProtoWriter().message(7, shape)));
    const ProtoWriter history =
        ProtoWriter()
            .message(1, ProtoWriter().text(1, "lo\xFFss").text(16, "0.5"))
            .message(1, ProtoWriter().text(2, "val").text(2, "loss").text(16, "1"))
            .message(2, ProtoWriter().number(1, 7));
    const ProtoWriter session = ProtoWriter()
                                    .message(1, named("lr").message(2, ProtoWriter().real(2, 0.1)))
                                    .text(4, "gr\xFF");
    const ProtoWriter chart =
        named("loss").message(2, ProtoWriter().text(1, "loss.*").text(1, "\xFF"));
    const ProtoWriter step = ProtoWriter().number(1, 4).real(2, 20.0).real(6, 12.0);
    const ProtoWriter plane =
        ProtoWriter()
            .text(2, "/host:\xFF")
            .message(3,
                     ProtoWriter().number(1, 1).message(4, ProtoWriter().number(1, 1).number(3, 9)))
            .entry(4, 1, ProtoWriter().text(2, "train"))
            .entry(5, 1, ProtoWriter().text(2, "step_num"));
    const ProtoWriter histogram = ProtoWriter()
                                      .real(1, 0.0)
                                      .real(2, 2.0)
                                      .real(3, 3.0)
                                      .text(6, packed({1.0, 2.0}))
                                      .text(7, packed({1.0, 2.0}));
    const ProtoWriter curve =
        ProtoWriter()
            .number(1, 2)
            .message(
                2, ProtoWriter().entry(2, 6, ProtoWriter()).message(2, ProtoWriter().number(1, 2)))
            .text(4, packed(std::vector<double>(12, 0.5)));
    return {
        {"onnx",
         ProtoWriter().text(2, "p\xFF").message(7, ProtoWriter().message(1, onnxNode)).bytes(),
         ofOnnx},
        {"graph", ProtoWriter().message(1, graphNode).bytes(), ofGraph},
        {"wandb", ProtoWriter().message(2, history).bytes(), ofRecord},
        {"hparams", ProtoWriter().message(3, session).bytes(), ofHparams},
        {"layout", ProtoWriter().message(2, named("a\xFF").message(2, chart)).bytes(), ofLayout},
        {"page",
         ProtoWriter().message(4, named("x/PerGenericStepDetails").text(2, step.bytes())).bytes(),
         ofPage},
        {"plane", plane.bytes(), ofPlane},
        {"label map", ProtoWriter().message(1, named("cat").number(2, 1)).bytes(), ofLabelMap},
        {"histogram", named("h").message(5, histogram).bytes(), ofHistogram},
        {"curve", named("c").message(8, curve).bytes(), ofCurve},
        {"image",
         named("i").message(4, ProtoWriter().number(1, 4).number(2, 5).text(4, "\x89PNG")).bytes(),
         ofImage},
        {"audio",
         named("a")
             .message(6, ProtoWriter().number(3, 9).text(4, "RIFF").text(5, "audio/wav"))
             .bytes(),
         ofAudio},
        {"metadata",
         named("m").message(9, ProtoWriter().message(1, named("hp\xFF").text(2, "x"))).bytes(),
         ofMetadata},
        {"event",
         ProtoWriter()
             .real(1, 1.0)
             .message(5, ProtoWriter().message(1, named("l\xFF").message(8, tensor)))
             .message(7, ProtoWriter().number(1, 1))
             .message(10, named("w\xFF"))
             .bytes(),
         ofEvent},
    };
}

TEST(DamagedMessages, AreReadUpToTheDamageByEveryDecoder)
{
    for (const Decoder& one : decoders()) {
        SCOPED_TRACE(one.name);
        const std::string whole = one.decode(one.sample);
        ASSERT_NE(whole, "");
        for (const char* unknown : {"\x8A\x7D\x02zz", "\x88\x7D\x07", "\x83\x7D\x08\x01\x84\x7D"}) {
            EXPECT_EQ(one.decode(one.sample + unknown), whole) << "unknown fields change nothing";
            EXPECT_EQ(one.decode(unknown + one.sample), whole);
        }
        for (std::size_t size = 0; size < one.sample.size(); ++size)
            static_cast<void>(one.decode(std::string_view(one.sample).substr(0, size)));
        for (std::size_t at = 0; at < one.sample.size(); ++at) {
            for (unsigned value = 0; value < 256; ++value) {
                std::string flipped = one.sample;
                flipped[at] = static_cast<char>(value);
                static_cast<void>(one.decode(flipped));
            }
        }
        // Every byte in turn as the beginning of a length of 2 GiB, and of one without an end.
        for (const char* length :
             {"\xFF\xFF\xFF\xFF\x07", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"}) {
            for (std::size_t at = 0; at < one.sample.size(); ++at) {
                std::string changed = one.sample;
                static_cast<void>(one.decode(changed.replace(at, 1, length)));
            }
        }
    }
}

} // namespace
} // namespace faultline
