// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/network/onnx_reader.h"

#include "model/core/config_document.h"
#include "model/core/text_marker.h"
#include "model/readers/config/config_tree.h"
#include "model/readers/network/onnx_file.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace faultline {

namespace {

std::string dimsText(const std::vector<std::int64_t>& dims)
{
    std::string text;
    for (const std::int64_t size : dims)
        text += (text.empty() ? "" : " x ") + (size > 0 ? std::to_string(size) : "?");
    return text;
}

void summariseOnnx(const Network& network, ConfigTree& tree)
{
    tree.addValue(0, "producer", network.producer);
    tree.addValue(0, "opset", std::to_string(network.opset));
    const std::size_t inputs = tree.addValue(0, "inputs", std::to_string(network.inputs.size()));
    tree.at(inputs).isGroup = true;
    for (const NetworkInput& input : network.inputs)
        tree.addValue(inputs, input.name, dimsText(input.dims));
    std::uint64_t bytes = 0;
    for (const NetworkTensor& weight : network.weights)
        bytes += weight.dataBytes;
    tree.addValue(0, "weights",
                  std::to_string(network.weights.size()) + " tensors, " + std::to_string(bytes)
                      + " bytes");
    std::map<std::string, std::size_t> counts;
    for (const NetworkNode& node : network.nodes)
        ++counts[node.op];
    const std::size_t nodes = tree.addValue(0, "nodes", std::to_string(network.nodes.size()));
    tree.at(nodes).isGroup = true;
    for (const auto& [op, count] : counts)
        tree.addValue(nodes, op, std::to_string(count));
}

class OnnxReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "onnx",
            .displayName = FAULTLINE_TR_NOOP("Formats", "ONNX network"),
            .order = DetectOrder::MagicBytes,
            .kind = ArtifactKind::Config,
        };
        return kInfo;
    }

    /// ModelProto begins with its version (field 1), then mostly the name of its producer
    /// (field 2). Both are little proof: the name of the file, or a producer in letters, decides.
    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        constexpr std::size_t kHeader = 4;
        constexpr unsigned kLatestVersion = 32;
        constexpr std::size_t kLongestProducer = 64;
        if (head.size() < kHeader || head[0] != std::byte{0x08}
            || std::to_integer<unsigned>(head[1]) == 0
            || std::to_integer<unsigned>(head[1]) > kLatestVersion)
            return false;
        if (hasExtension(fileName, ".onnx"))
            return true;
        const auto length = std::to_integer<std::size_t>(head[3]);
        if (head[2] != std::byte{0x12} || length < 3 || length > kLongestProducer
            || head.size() < kHeader + length)
            return false;
        static constexpr std::string_view kProducers[] = {"pytorch",  "tf2onnx", "onnx", "keras",
                                                          "skl2onnx", "paddle",  "CNTK", "MATLAB"};
        const std::string_view producer = asText(head.subspan(kHeader, length));
        return std::any_of(
            std::begin(kProducers), std::end(kProducers),
            [&](std::string_view name) { return producer.find(name) != std::string_view::npos; });
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        Result<Network> network = readOnnx(source, context.monitor);
        context.monitor.advance(source.size());
        if (!network)
            return network.error();
        auto document = std::make_shared<ConfigDocument>();
        document->kind = ConfigKind::Onnx;
        document->dialect = "opset " + std::to_string(network->opset);
        ConfigTree tree(*document);
        summariseOnnx(*network, tree);
        context.file.recordCount = network->nodes.size();
        document->network = std::make_shared<const Network>(std::move(*network));
        context.artifacts.configs.push_back(std::move(document));
        return ReadEnd::Complete;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeOnnxReader()
{
    return std::make_unique<OnnxReader>();
}

} // namespace faultline
