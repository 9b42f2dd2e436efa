// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of fields are those of onnx.proto (ONNX 1.16).
#include "model/readers/network/onnx_file.h"

#include "model/io/message_parser.h"
#include "model/readers/network/network_numbers.h"
#include "model/schemas/onnx.pb.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostText = 1024;
constexpr std::size_t kMostDims = 16;
constexpr std::size_t kMostIntegers = 1024;
constexpr std::size_t kMostItems = 500'000; ///< nodes, weights, inputs
constexpr std::size_t kMostNames = 4096;    ///< of one node
/// Bytes of an attribute that is not parsed with its node: it holds a weight.
constexpr std::size_t kLongAttribute = std::size_t{64} << 10;
/// Bytes of a list of a tensor that is parsed: room for the few numbers that are kept.
constexpr std::size_t kMostTensorBytes = NetworkTensor::kMostValues * 10;

class OnnxParser {
public:
    OnnxParser(const ByteSource& source, ReadMonitor& monitor)
        : m_source(source), m_file(source), m_monitor(monitor)
    {
    }

    Result<Network> read()
    {
        WireCursor model(m_file, 0, m_file.size());
        bool hasGraph = false;
        std::string version;
        while (model.next()) {
            switch (model.field()) {
            case 2: m_network.producer = model.text(kMostText); break;
            case 3: version = model.text(kMostText); break;
            case 7:
                hasGraph = true;
                readGraph(model.message());
                break;
            case 8: readOpset(model.message()); break;
            default: break;
            }
            if (m_failure)
                return *m_failure;
        }
        if (!model.ok())
            return error(model.offset(), FAULTLINE_TR_NOOP("Errors", "is cut or damaged"));
        if (!hasGraph || m_network.nodes.empty())
            return error(0, FAULTLINE_TR_NOOP("Errors", "holds no graph"));
        if (!version.empty())
            m_network.producer += ' ' + version;
        leaveOutWeights();
        return std::move(m_network);
    }

private:
    Error error(std::uint64_t offset, Text detail) const
    {
        return Error{.code = ErrorCode::Corrupt,
                     .path = m_source.name(),
                     .offsetBytes = offset,
                     .detail = std::move(detail)};
    }

    /// Notes damage of a message; what lies within a node is named by the node's place.
    template <typename Bytes>
    void check(bool isWhole, const BasicWireCursor<Bytes>& message, const char* what)
    {
        constexpr bool isInFile = std::same_as<Bytes, WireInFile>;
        if (!isWhole && !m_failure)
            m_failure =
                error(isInFile ? message.offset() : m_nodeOffset,
                      {FAULTLINE_TR_NOOP("Errors", "%1 is cut or damaged"), {std::string(what)}});
    }

    template <typename Item>
    void add(std::vector<Item>& items, Item item, std::uint64_t offset)
    {
        if (items.size() >= kMostItems)
            m_failure =
                error(offset, FAULTLINE_TR_NOOP("Errors",
                                                "holds more nodes or weights than a network has"));
        else
            items.push_back(std::move(item));
    }

    void readOpset(WireCursor opset)
    {
        schema::onnx::OperatorSet set;
        static_cast<void>(m_parser.parse(opset, set));
        if (set.domain().empty() || set.domain() == "ai.onnx")
            m_network.opset = set.version();
    }

    void readGraph(WireCursor graph)
    {
        while (!m_failure && graph.next()) {
            switch (graph.field()) {
            case 1: add(m_network.nodes, readNode(graph.message()), graph.offset()); break;
            case 5: add(m_network.weights, readTensor(graph.message()), graph.offset()); break;
            case 11: add(m_network.inputs, readInput(graph.message()), graph.offset()); break;
            case 12: add(m_network.outputs, readInput(graph.message()).name, graph.offset()); break;
            default: break;
            }
            if (m_monitor.isCancelled())
                m_failure = Error{.code = ErrorCode::Cancelled, .path = m_source.name()};
        }
        check(graph.ok(), graph, "the graph");
    }

    /// A node with a long attribute is parsed without it; the attribute comes behind the others.
    NetworkNode readNode(WireCursor message)
    {
        m_nodeOffset = message.offset();
        std::vector<WireCursor> longAttributes;
        const auto takeLong = [&](const WireCursor& field) {
            const bool isLong = field.isBytes(5) && field.byteCount() > kLongAttribute;
            if (isLong && longAttributes.size() < kMostNames)
                longAttributes.push_back(field.message());
            return isLong;
        };
        const bool isWhole = message.remaining() <= kLongAttribute
                                 ? m_parser.parse(message, m_node)
                                 : m_parser.parseFields(message, m_node, takeLong);
        check(isWhole, message, "a node");
        NetworkNode node;
        node.name = textOf(m_node.name(), kMostText);
        node.op = textOf(m_node.op_type(), kMostText);
        addTexts(m_node.input(), kMostNames, kMostText, node.inputs);
        addTexts(m_node.output(), kMostNames, kMostText, node.outputs);
        for (const schema::onnx::Attribute& attribute : m_node.attribute()) {
            if (node.attributes.size() == kMostNames)
                break;
            addAttribute(attribute, node);
            if (attribute.has_t())
                node.tensors.push_back(readTensor(WireReader(attribute.t())));
        }
        for (const WireCursor& attribute : longAttributes)
            readLongAttribute(attribute, node);
        return node;
    }

    static void addAttribute(const schema::onnx::Attribute& from, NetworkNode& node)
    {
        NetworkAttribute& attribute = node.attributes.emplace_back();
        attribute.name = textOf(from.name(), kMostText);
        attribute.real = static_cast<double>(from.f());
        attribute.integer = from.i();
        attribute.text = textOf(from.s(), kMostText);
        addNumbers(from.floats(), NetworkTensor::kMostValues, attribute.reals);
        addNumbers(from.ints(), kMostIntegers, attribute.integers);
    }

    /// Its tensor stays in the file.
    void readLongAttribute(WireCursor message, NetworkNode& node)
    {
        schema::onnx::Attribute attribute;
        std::optional<WireCursor> tensor;
        const bool isWhole = m_parser.parseFields(message, attribute, [&](const WireCursor& field) {
            if (field.isBytes(5))
                tensor = field.message();
            return field.isBytes(5);
        });
        check(isWhole, message, "an attribute");
        addAttribute(attribute, node);
        if (tensor)
            node.tensors.push_back(readTensor(*tensor));
    }

    /// What shapes are made of; the data is passed over.
    template <typename Bytes>
    NetworkTensor readTensor(BasicWireCursor<Bytes> message)
    {
        enum { Float = 1, Int32 = 6, Int64 = 7, Double = 11 };
        NetworkTensor tensor;
        const bool isWhole =
            m_parser.parseFields(message, m_tensor, [&](const BasicWireCursor<Bytes>& field) {
                if (field.field() >= 4 && field.field() != 8)
                    tensor.dataBytes += field.byteCount();
                const bool isLong = field.byteCount() > kMostTensorBytes;
                if (isLong && field.field() == 4)
                    addFirstFloats(field.message(), NetworkTensor::kMostValues, tensor.reals);
                else if (isLong && (field.field() == 5 || field.field() == 7))
                    addFirstIntegers(field.message(), NetworkTensor::kMostValues, tensor.values);
                return isLong;
            });
        check(isWhole, message, "a weight");
        tensor.name = textOf(m_tensor.name(), kMostText);
        addNumbers(m_tensor.dims(), kMostDims, tensor.dims);
        addNumbers(m_tensor.float_data(), NetworkTensor::kMostValues, tensor.reals);
        addNumbers(m_tensor.int32_data(), NetworkTensor::kMostValues, tensor.values);
        addNumbers(m_tensor.int64_data(), NetworkTensor::kMostValues, tensor.values);
        const std::string& raw = m_tensor.raw_data();
        if (tensor.dataBytes != raw.size())
            return tensor;
        switch (m_tensor.data_type()) {
        case Float: addRaw<float>(raw, NetworkTensor::kMostValues, tensor.reals); break;
        case Int32: addRaw<std::int32_t>(raw, NetworkTensor::kMostValues, tensor.values); break;
        case Int64: addRaw<std::int64_t>(raw, NetworkTensor::kMostValues, tensor.values); break;
        case Double: addRaw<double>(raw, NetworkTensor::kMostValues, tensor.reals); break;
        default: break;
        }
        return tensor;
    }

    NetworkInput readInput(WireCursor message)
    {
        NetworkInput input;
        check(m_parser.parse(message, m_value), message, "an input");
        input.name = textOf(m_value.name(), kMostText);
        for (const schema::onnx::Dim& dim : m_value.type().tensor().shape().dim()) {
            if (input.dims.size() < kMostDims)
                input.dims.push_back(std::max<std::int64_t>(dim.value(), 0));
        }
        return input;
    }

    /// Files before IR version 4 list every weight as an input, too.
    void leaveOutWeights()
    {
        std::set<std::string_view> weights;
        for (const NetworkTensor& weight : m_network.weights)
            weights.insert(weight.name);
        std::erase_if(m_network.inputs,
                      [&](const NetworkInput& input) { return weights.contains(input.name); });
    }

    const ByteSource& m_source;
    WireFile m_file;
    ReadMonitor& m_monitor;
    MessageParser m_parser;
    schema::onnx::Node m_node; ///< this and the next ones: used again for each
    schema::onnx::Tensor m_tensor;
    schema::onnx::ValueInfo m_value;
    Network m_network;
    std::uint64_t m_nodeOffset = 0;
    std::optional<Error> m_failure;
};

} // namespace

Result<Network> readOnnx(const ByteSource& source, ReadMonitor& monitor)
{
    return OnnxParser(source, monitor).read();
}

} // namespace faultline
