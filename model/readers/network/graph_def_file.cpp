// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of fields are those of tensorflow/core/framework and core/protobuf (TensorFlow 2.15).
// What holds nodes is walked; nodes and what else is small is parsed.
#include "model/readers/network/graph_def_file.h"

#include "model/io/message_parser.h"
#include "model/readers/network/network_numbers.h"
#include "model/schemas/graph.pb.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostGraphText = 1024;
constexpr std::size_t kMostGraphDims = 16;
constexpr std::size_t kMostGraphIntegers = 64;
constexpr std::size_t kMostShapes = 64;     ///< of one list
constexpr std::size_t kMostNodes = 500'000; ///< with those of functions
constexpr std::size_t kMostInputs = 65'536; ///< of one node; a restore has one for each variable
constexpr std::size_t kMostResults = 4096;
constexpr std::size_t kMostAttributes = 256; ///< of one node
/// Bytes of an attribute that is not parsed with its node: it holds a constant.
constexpr std::size_t kLongGraphAttribute = std::size_t{64} << 10;
/// Bytes of a list of a tensor that is parsed: room for the few numbers that are kept.
constexpr std::size_t kMostGraphTensorBytes = NetworkTensor::kMostValues * 10;

/// Attributes that sizes and names are made of; the others are passed over.
bool isWanted(std::string_view attribute)
{
    static constexpr std::array<std::string_view, 38> kWanted{
        "N",
        "T",
        "_gradient_op_type",
        "_output_shapes",
        "adj_x",
        "adj_y",
        "axis",
        "begin_mask",
        "block_size",
        "data_format",
        "dilations",
        "dtype",
        "ellipsis_mask",
        "end_mask",
        "explicit_paddings",
        "f",
        "index",
        "is_training",
        "keep_dims",
        "ksize",
        "new_axis_mask",
        "num",
        "num_split",
        "out_type",
        "output_shapes",
        "padding",
        "rates",
        "shape",
        "shared_name",
        "shrink_axis_mask",
        "squeeze_dims",
        "strides",
        "tensor_name",
        "transpose_a",
        "transpose_b",
        "value",
        "Tidx",
        "DstT",
    };
    return std::find(kWanted.begin(), kWanted.end(), attribute) != kWanted.end();
}

void setShape(NetworkAttribute& attribute, const schema::tensor::Shape& shape)
{
    for (const schema::tensor::Dim& dim : shape.dim()) {
        if (attribute.integers.size() < kMostGraphDims)
            attribute.integers.push_back(std::max<std::int64_t>(dim.size(), -1));
    }
    attribute.integer = shape.unknown_rank() ? NetworkAttribute::kOpenRank : 0;
}

class GraphParser {
public:
    GraphParser(const ByteSource& source, ReadMonitor& monitor, GraphAttributes attributes)
        : m_source(source), m_file(source), m_monitor(monitor), m_attributes(attributes)
    {
        m_network.form = NetworkForm::GraphDef;
        m_network.producer = "TensorFlow";
    }

    Result<Network> read(MessageRange range, GraphMessage kind)
    {
        const WireCursor message(m_file, range.begin, std::min(range.end, m_file.size()));
        switch (kind) {
        case GraphMessage::GraphDef: readGraph(message); break;
        case GraphMessage::MetaGraphDef: readNested(message, 2, &GraphParser::readGraph); break;
        case GraphMessage::SavedModel: readSavedModel(message); break;
        case GraphMessage::RunMetadata: readRunMetadata(message); break;
        case GraphMessage::TaggedRunMetadata:
            readNested(message, 2, &GraphParser::readRunMetadata);
            break;
        }
        if (m_failure)
            return *m_failure;
        if (m_network.nodes.empty())
            return error(range.begin, FAULTLINE_TR_NOOP("Errors", "holds no graph"));
        return std::move(m_network);
    }

private:
    using Reader = void (GraphParser::*)(WireCursor);

    Error error(std::uint64_t offset, Text detail) const
    {
        return Error{.code = ErrorCode::Corrupt,
                     .path = m_source.name(),
                     .offsetBytes = offset,
                     .detail = std::move(detail)};
    }

    /// Notes damage of a message that was read to its end.
    void check(const WireCursor& message, const char* what)
    {
        check(message.ok(), message.offset(), what);
    }
    void check(bool isWhole, std::uint64_t offset, const char* what)
    {
        if (!isWhole && !m_failure)
            m_failure = error(
                offset, {FAULTLINE_TR_NOOP("Errors", "%1 is cut or damaged"), {std::string(what)}});
    }

    void readNested(WireCursor message, std::uint32_t field, Reader reader)
    {
        while (!m_failure && message.next()) {
            if (message.field() == field && message.isBytes())
                (this->*reader)(message.message());
        }
        check(message, "the message");
    }

    void readSavedModel(WireCursor message)
    {
        while (!m_failure && m_network.nodes.empty() && message.next()) {
            if (message.field() == 2 && message.isBytes())
                readNested(message.message(), 2, &GraphParser::readGraph);
        }
        check(message, "the saved model");
    }

    /// The partitions of one run are parts of one graph; the graphs of functions stand beside them.
    void readRunMetadata(WireCursor message)
    {
        std::vector<WireCursor> partitions;
        std::vector<WireCursor> functions;
        while (message.next()) {
            if (message.field() == 3 && message.isBytes() && partitions.size() < kMostShapes)
                partitions.push_back(message.message());
            if (message.field() == 4 && message.isBytes() && functions.size() < kMostShapes)
                functions.push_back(message.message());
        }
        check(message, "the run metadata");
        const auto longer = [](const WireCursor& a, const WireCursor& b) {
            return a.remaining() < b.remaining();
        };
        if (!functions.empty()) {
            WireCursor largest = *std::max_element(functions.begin(), functions.end(), longer);
            readNested(largest, 2, &GraphParser::readGraph);
        }
        if (!m_network.nodes.empty())
            return;
        for (const WireCursor& partition : partitions)
            readGraph(partition);
    }

    void readGraph(WireCursor graph)
    {
        while (!m_failure && graph.next()) {
            if (graph.field() == 1 && graph.isBytes())
                addNode(graph, m_network.nodes);
            else if (graph.field() == 2 && graph.isBytes())
                readLibrary(graph.message());
        }
        check(graph, "the graph");
    }

    void addNode(const WireCursor& from, std::vector<NetworkNode>& to)
    {
        if (m_nodes >= kMostNodes) {
            m_failure = error(from.offset(),
                              FAULTLINE_TR_NOOP("Errors", "holds more nodes than a graph has"));
            return;
        }
        ++m_nodes;
        to.push_back(readNode(from.message()));
        if (m_nodes % 1024 == 0 && m_monitor.isCancelled())
            m_failure = Error{.code = ErrorCode::Cancelled, .path = m_source.name()};
    }

    void readLibrary(WireCursor library)
    {
        while (!m_failure && library.next()) {
            if (library.field() != 1 || !library.isBytes())
                continue;
            if (m_network.functions.size() >= kMostNodes)
                m_failure =
                    error(library.offset(),
                          FAULTLINE_TR_NOOP("Errors", "holds more functions than a graph has"));
            else
                m_network.functions.push_back(readFunction(library.message()));
        }
        check(library, "the library of functions");
    }

    NetworkFunction readFunction(WireCursor message)
    {
        NetworkFunction function;
        std::vector<std::string> outputs;
        std::vector<std::pair<std::string, std::string>> values;
        while (!m_failure && message.next()) {
            if (message.isBytes(1))
                readSignature(message.message(), function, outputs);
            else if (message.isBytes(3))
                addNode(message, function.nodes);
            else if (message.isBytes(4) && values.size() < kMostResults)
                values.push_back(readResult(message.message()));
        }
        check(message, "a function");
        for (const std::string& output : outputs) {
            const auto named = std::find_if(values.begin(), values.end(), [&](const auto& value) {
                return value.first == output;
            });
            function.results.push_back(named != values.end() ? named->second : std::string());
        }
        return function;
    }

    void readSignature(WireCursor message, NetworkFunction& function,
                       std::vector<std::string>& outputs)
    {
        schema::graph::Signature signature;
        check(m_parser.parse(message, signature), message.offset(), "a signature");
        function.name = textOf(signature.name(), kMostGraphText);
        for (const schema::graph::Argument& one : signature.input()) {
            if (function.arguments.size() < kMostInputs)
                function.arguments.push_back(textOf(one.name(), kMostGraphText));
        }
        for (const schema::graph::Argument& one : signature.output()) {
            if (outputs.size() < kMostResults)
                outputs.push_back(textOf(one.name(), kMostGraphText));
        }
    }

    std::pair<std::string, std::string> readResult(WireCursor message)
    {
        schema::graph::Result result;
        check(m_parser.parse(message, result), message.offset(), "a result");
        return {textOf(result.output(), kMostGraphText), textOf(result.value(), kMostGraphText)};
    }

    /// A node with a long attribute is parsed without it; the attribute comes behind the others.
    NetworkNode readNode(WireCursor message)
    {
        m_nodeOffset = message.offset();
        std::vector<WireCursor> longAttributes;
        const auto takeLong = [&](const WireCursor& field) {
            const bool isLong = field.isBytes(5) && field.byteCount() > kLongGraphAttribute;
            if (isLong && longAttributes.size() < kMostAttributes)
                longAttributes.push_back(field.message());
            return isLong;
        };
        const bool isWhole = message.remaining() <= kLongGraphAttribute
                                 ? m_parser.parse(message, m_node)
                                 : m_parser.parseFields(message, m_node, takeLong);
        check(isWhole, m_nodeOffset, "a node");
        NetworkNode node;
        node.name = textOf(m_node.name(), kMostGraphText);
        node.op = textOf(m_node.op(), kMostGraphText);
        addTexts(m_node.input(), kMostInputs, kMostGraphText, node.inputs);
        addDevice(m_node.device(), node);
        for (const schema::graph::Attribute& attribute : m_node.attribute()) {
            const std::string name = textOf(attribute.key(), kMostGraphText);
            if (keeps(name, node))
                addAttribute(name, attribute.value(), node);
        }
        for (const WireCursor& attribute : longAttributes)
            readLongAttribute(attribute, node);
        return node;
    }

    void addDevice(const std::string& device, NetworkNode& node) const
    {
        if (m_attributes != GraphAttributes::All || device.empty())
            return;
        NetworkAttribute& attribute = node.attributes.emplace_back();
        attribute.name = kDeviceAttribute;
        attribute.text = textOf(device, kMostGraphText);
    }

    [[nodiscard]] bool keeps(std::string_view attribute, const NetworkNode& node) const
    {
        return isWanted(attribute)
               || (m_attributes == GraphAttributes::All
                   && node.attributes.size() < kMostAttributes);
    }

    void addAttribute(const std::string& name, const schema::graph::AttributeValue& value,
                      NetworkNode& node)
    {
        using Value = schema::graph::AttributeValue;
        NetworkAttribute attribute;
        attribute.name = name;
        std::vector<NetworkAttribute> more;
        switch (value.value_case()) {
        case Value::kList: setList(value.list(), attribute, more); break;
        case Value::kS: attribute.text = textOf(value.s(), kMostGraphText); break;
        case Value::kI: attribute.integer = value.i(); break;
        case Value::kF: attribute.real = static_cast<double>(value.f()); break;
        case Value::kB: attribute.integer = value.b() ? 1 : 0; break;
        case Value::kType: attribute.integer = value.type(); break;
        case Value::kShape: setShape(attribute, value.shape()); break;
        case Value::kTensor:
            if (node.tensors.empty())
                node.tensors.push_back(readTensor(WireReader(value.tensor())));
            break;
        case Value::kFunc: attribute.text = textOf(value.func().name(), kMostGraphText); break;
        case Value::VALUE_NOT_SET: break;
        }
        node.attributes.push_back(std::move(attribute));
        for (NetworkAttribute& one : more)
            node.attributes.push_back(std::move(one));
    }

    static void setList(const schema::graph::ListValue& list, NetworkAttribute& attribute,
                        std::vector<NetworkAttribute>& more)
    {
        addNumbers(list.i(), kMostGraphIntegers, attribute.integers);
        addNumbers(list.type(), kMostGraphIntegers, attribute.integers);
        std::size_t shapes = 0;
        for (const schema::tensor::Shape& shape : list.shape()) {
            if (shapes == kMostShapes)
                break;
            if (shapes > 0) {
                more.emplace_back();
                more.back().name = attribute.name + ':' + std::to_string(shapes);
            }
            setShape(shapes > 0 ? more.back() : attribute, shape);
            ++shapes;
        }
    }

    /// Its tensor stays in the file.
    void readLongAttribute(WireCursor entry, NetworkNode& node)
    {
        schema::graph::Attribute attribute;
        std::vector<WireCursor> values;
        bool isWhole = m_parser.parseFields(entry, attribute, [&](const WireCursor& field) {
            if (field.isBytes(2))
                values = {field.message()};
            return field.isBytes(2);
        });
        const std::string name = textOf(attribute.key(), kMostGraphText);
        if (!values.empty() && keeps(name, node)) {
            std::vector<WireCursor> tensors;
            isWhole = m_parser.parseFields(values.front(), *attribute.mutable_value(),
                                           [&](const WireCursor& field) {
                                               if (field.isBytes(8))
                                                   tensors = {field.message()};
                                               return field.isBytes(8);
                                           })
                      && isWhole;
            if (!tensors.empty() && node.tensors.empty())
                node.tensors.push_back(readTensor(tensors.front()));
            addAttribute(name, attribute.value(), node);
        }
        check(isWhole, entry.offset(), "an attribute");
    }

    /// What shapes are made of; the data is passed over.
    template <typename Bytes>
    NetworkTensor readTensor(BasicWireCursor<Bytes> message)
    {
        enum { Int32 = 3, Int64 = 9 };
        NetworkTensor tensor;
        const bool isWhole =
            m_parser.parseFields(message, m_tensor, [&](const BasicWireCursor<Bytes>& field) {
                tensor.dataBytes += field.field() >= 4 ? field.byteCount() : 0;
                const bool isLong = field.byteCount() > kMostGraphTensorBytes;
                if (isLong && field.field() == 5)
                    addFirstFloats(field.message(), NetworkTensor::kMostValues, tensor.reals);
                else if (isLong && (field.field() == 7 || field.field() == 10))
                    addFirstIntegers(field.message(), NetworkTensor::kMostValues, tensor.values);
                return isLong || field.field() == 8; // texts
            });
        check(isWhole, m_nodeOffset, "a constant");
        for (const schema::tensor::Dim& dim : m_tensor.shape().dim()) {
            if (tensor.dims.size() < kMostGraphDims)
                tensor.dims.push_back(std::max<std::int64_t>(dim.size(), -1));
        }
        addNumbers(m_tensor.float_val(), NetworkTensor::kMostValues, tensor.reals);
        addNumbers(m_tensor.int_val(), NetworkTensor::kMostValues, tensor.values);
        addNumbers(m_tensor.int64_val(), NetworkTensor::kMostValues, tensor.values);
        if (m_tensor.dtype() == Int64)
            addRaw<std::int64_t>(m_tensor.content(), NetworkTensor::kMostValues, tensor.values);
        else if (m_tensor.dtype() == Int32)
            addRaw<std::int32_t>(m_tensor.content(), NetworkTensor::kMostValues, tensor.values);
        return tensor;
    }

    const ByteSource& m_source;
    WireFile m_file;
    ReadMonitor& m_monitor;
    GraphAttributes m_attributes;
    MessageParser m_parser;
    schema::graph::Node m_node; ///< used again for each, and so is the next one
    schema::tensor::Tensor m_tensor;
    std::uint64_t m_nodeOffset = 0;
    Network m_network;
    std::size_t m_nodes = 0;
    std::optional<Error> m_failure;
};

} // namespace

Result<Network> readGraph(const ByteSource& source, MessageRange range, GraphMessage message,
                          ReadMonitor& monitor, GraphAttributes attributes)
{
    return GraphParser(source, monitor, attributes).read(range, message);
}

} // namespace faultline
