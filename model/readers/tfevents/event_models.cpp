// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_models.h"

#include "model/readers/network/graph_def_file.h"
#include "model/readers/network/graph_def_reader.h"
#include "model/readers/tfevents/event_blobs.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace faultline {

namespace {

using tfevents::BlobForm;
using tfevents::EventBlob;

constexpr std::uint64_t kLongestJson = std::uint64_t{64} << 20;

bool isKerasModel(const EventBlob& blob)
{
    return blob.plugin == "graph_keras_model";
}

/// What is read first: a Keras model says what is trained, a graph has sizes of its variables, run
/// metadata mostly not.
int rankOf(const EventBlob& blob)
{
    if (isKerasModel(blob))
        return 0;
    switch (blob.form) {
    case BlobForm::GraphDef: return 1;
    case BlobForm::MetaGraphDef: return 2;
    default: return 3;
    }
}

GraphMessage messageOf(const EventBlob& blob)
{
    switch (blob.form) {
    case BlobForm::GraphDef: return GraphMessage::GraphDef;
    case BlobForm::MetaGraphDef: return GraphMessage::MetaGraphDef;
    case BlobForm::RunMetadata: return GraphMessage::TaggedRunMetadata;
    case BlobForm::Text: break;
    }
    return GraphMessage::RunMetadata;
}

Result<std::shared_ptr<ConfigDocument>> documentOf(const ByteSource& source, const EventBlob& blob,
                                                   ReadMonitor& monitor)
{
    if (isKerasModel(blob)) {
        Result<std::string> json = tfevents::readBlob(source, blob, kLongestJson);
        if (!json)
            return json.error();
        auto document = std::make_shared<ConfigDocument>();
        document->kind = ConfigKind::KerasModel;
        document->text = std::move(*json);
        return document;
    }
    Result<Network> graph = readGraph(source, {blob.begin, blob.end}, messageOf(blob), monitor);
    if (!graph)
        return graph.error();
    return graphDocument(std::move(*graph));
}

} // namespace

bool mayHoldModels(const Run& run)
{
    return std::any_of(run.blobs.begin(), run.blobs.end(),
                       [](const auto& blob) { return blob.second.kind == TagKind::Graph; });
}

Result<EventModels> eventModels(const ByteSource& source, ReadMonitor& monitor)
{
    Result<std::vector<EventBlob>> blobs = tfevents::findBlobs(source, monitor);
    if (!blobs)
        return blobs.error();
    std::stable_sort(blobs->begin(), blobs->end(),
                     [](const EventBlob& a, const EventBlob& b) { return rankOf(a) < rankOf(b); });
    EventModels models;
    for (const EventBlob& blob : *blobs) {
        Result<std::shared_ptr<ConfigDocument>> document = documentOf(source, blob, monitor);
        if (!document) {
            if (document.error().code == ErrorCode::Cancelled)
                return document.error();
            models.errors.push_back(document.error());
            continue;
        }
        (*document)->file.path = source.name();
        (*document)->file.formatId = "tfevents";
        models.documents.push_back(std::move(*document));
    }
    return models;
}

Result<EventModels> eventModels(const FileReport& file, ReadMonitor& monitor)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(file.path);
    if (!source)
        return source.error();
    return eventModels(**source, monitor);
}

} // namespace faultline
