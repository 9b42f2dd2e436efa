// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of fields are those of tensorflow/core/framework and core/protobuf (TensorFlow 2.15).
#include "model/readers/network/graph_def_file.h"

#include "model/io/wire_cursor.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostText = 1024;
constexpr std::size_t kMostDims = 16;
constexpr std::size_t kMostIntegers = 64;
constexpr std::size_t kMostShapes = 64;     ///< of one list
constexpr std::size_t kMostNodes = 500'000; ///< with those of functions
constexpr std::size_t kMostInputs = 65'536; ///< of one node; a restore has one for each variable
constexpr std::size_t kMostResults = 4096;
constexpr std::size_t kMostAttributes = 256; ///< of one node

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

/// Adds whole numbers of a repeated field, packed or not.
void addIntegers(const WireCursor& from, std::size_t most, std::vector<std::int64_t>& to)
{
    if (!from.isBytes()) {
        if (to.size() < most)
            to.push_back(static_cast<std::int64_t>(from.number()));
        return;
    }
    WireCursor packed = from.message();
    while (!packed.atEnd() && to.size() < most) {
        const std::uint64_t value = packed.varint();
        if (packed.ok())
            to.push_back(static_cast<std::int64_t>(value));
    }
}

struct SizedShape {
    std::vector<std::int64_t> dims;
    bool hasRank = true;
};

SizedShape readShape(WireCursor message)
{
    SizedShape shape;
    while (message.next()) {
        if (message.field() == 3 && message.number() != 0)
            shape.hasRank = false;
        if (message.field() != 2)
            continue;
        WireCursor dim = message.message();
        std::int64_t size = 0;
        while (dim.next())
            size = dim.field() == 1 ? static_cast<std::int64_t>(dim.number()) : size;
        if (shape.dims.size() < kMostDims)
            shape.dims.push_back(std::max<std::int64_t>(size, -1));
    }
    return shape;
}

void setShape(NetworkAttribute& attribute, SizedShape shape)
{
    attribute.integers = std::move(shape.dims);
    attribute.integer = shape.hasRank ? 0 : NetworkAttribute::kOpenRank;
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
            return error(range.begin, "holds no graph");
        return std::move(m_network);
    }

private:
    using Reader = void (GraphParser::*)(WireCursor);

    Error error(std::uint64_t offset, std::string detail) const
    {
        return Error{.code = ErrorCode::Corrupt,
                     .path = m_source.name(),
                     .offsetBytes = offset,
                     .detail = std::move(detail)};
    }

    /// Notes damage of a message that was read to its end.
    void check(const WireCursor& message, const char* what)
    {
        if (!message.ok() && !m_failure)
            m_failure = error(message.offset(), std::string(what) + " is cut or damaged");
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
            m_failure = error(from.offset(), "holds more nodes than a graph has");
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
                m_failure = error(library.offset(), "holds more functions than a graph has");
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
            if (message.field() == 1)
                readSignature(message.message(), function, outputs);
            else if (message.field() == 3 && message.isBytes())
                addNode(message, function.nodes);
            else if (message.field() == 4 && values.size() < kMostResults)
                values.push_back(readEntry(message.message()));
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

    static void readSignature(WireCursor message, NetworkFunction& function,
                              std::vector<std::string>& outputs)
    {
        while (message.next()) {
            if (message.field() == 1)
                function.name = message.text(kMostText);
            else if (message.field() == 2 && function.arguments.size() < kMostInputs)
                function.arguments.push_back(readName(message.message()));
            else if (message.field() == 3 && outputs.size() < kMostResults)
                outputs.push_back(readName(message.message()));
        }
    }

    static std::string readName(WireCursor message)
    {
        std::string name;
        while (message.next()) {
            if (message.field() == 1)
                name = message.text(kMostText);
        }
        return name;
    }

    static std::pair<std::string, std::string> readEntry(WireCursor message)
    {
        std::pair<std::string, std::string> entry;
        while (message.next()) {
            if (message.field() == 1)
                entry.first = message.text(kMostText);
            else if (message.field() == 2)
                entry.second = message.text(kMostText);
        }
        return entry;
    }

    NetworkNode readNode(WireCursor message)
    {
        NetworkNode node;
        while (!m_failure && message.next()) {
            switch (message.field()) {
            case 1: node.name = message.text(kMostText); break;
            case 2: node.op = message.text(kMostText); break;
            case 3:
                if (node.inputs.size() < kMostInputs)
                    node.inputs.push_back(message.text(kMostText));
                break;
            case 4: addDevice(message, node); break;
            case 5: readAttribute(message.message(), node); break;
            default: break;
            }
        }
        check(message, "a node");
        return node;
    }

    void addDevice(const WireCursor& from, NetworkNode& node) const
    {
        std::string device = from.text(kMostText);
        if (m_attributes != GraphAttributes::All || device.empty())
            return;
        node.attributes.emplace_back();
        node.attributes.back().name = kDeviceAttribute;
        node.attributes.back().text = std::move(device);
    }

    [[nodiscard]] bool keeps(std::string_view attribute, const NetworkNode& node) const
    {
        return isWanted(attribute)
               || (m_attributes == GraphAttributes::All
                   && node.attributes.size() < kMostAttributes);
    }

    void readAttribute(WireCursor entry, NetworkNode& node)
    {
        std::string name;
        while (entry.next()) {
            if (entry.field() == 1)
                name = entry.text(kMostText);
            else if (entry.field() == 2 && keeps(name, node))
                readValue(entry.message(), name, node);
        }
        check(entry, "an attribute");
    }

    void readValue(WireCursor value, const std::string& name, NetworkNode& node)
    {
        NetworkAttribute attribute;
        attribute.name = name;
        std::vector<NetworkAttribute> more;
        while (value.next()) {
            switch (value.field()) {
            case 1: readList(value.message(), attribute, more); break;
            case 2: attribute.text = value.text(kMostText); break;
            case 3:
            case 5:
            case 6: attribute.integer = static_cast<std::int64_t>(value.number()); break;
            case 4: attribute.real = value.real32(); break;
            case 7: setShape(attribute, readShape(value.message())); break;
            case 8:
                if (node.tensors.empty())
                    node.tensors.push_back(readTensor(value.message()));
                break;
            case 10: attribute.text = readName(value.message()); break;
            default: break;
            }
        }
        check(value, "an attribute");
        node.attributes.push_back(std::move(attribute));
        for (NetworkAttribute& one : more)
            node.attributes.push_back(std::move(one));
    }

    static void readList(WireCursor list, NetworkAttribute& attribute,
                         std::vector<NetworkAttribute>& more)
    {
        std::size_t shapes = 0;
        while (list.next()) {
            if (list.field() == 3 || list.field() == 6)
                addIntegers(list, kMostIntegers, attribute.integers);
            if (list.field() != 7 || shapes >= kMostShapes)
                continue;
            if (shapes > 0) {
                more.emplace_back();
                more.back().name = attribute.name + ':' + std::to_string(shapes);
            }
            setShape(shapes > 0 ? more.back() : attribute, readShape(list.message()));
            ++shapes;
        }
    }

    NetworkTensor readTensor(WireCursor message)
    {
        enum { Int32 = 3, Int64 = 9 };
        NetworkTensor tensor;
        std::uint64_t type = 0;
        std::optional<WireCursor> raw;
        while (message.next()) {
            tensor.dataBytes += message.field() >= 4 ? message.byteCount() : 0;
            switch (message.field()) {
            case 1: type = message.number(); break;
            case 2: tensor.dims = readShape(message.message()).dims; break;
            case 4: raw = message.message(); break;
            case 5: addReals(message, tensor.reals); break;
            case 7:
            case 10: addIntegers(message, NetworkTensor::kMostValues, tensor.values); break;
            default: break;
            }
        }
        check(message, "a constant");
        if (raw && (type == Int32 || type == Int64))
            addRaw(*raw, type == Int64 ? 8 : 4, tensor.values);
        return tensor;
    }

    /// Floats: what counts is whether one value fills the tensor.
    static void addReals(const WireCursor& from, std::vector<double>& to)
    {
        if (!from.isBytes()) {
            if (to.size() < NetworkTensor::kMostValues)
                to.push_back(from.real32());
            return;
        }
        WireCursor packed = from.message();
        while (!packed.atEnd() && to.size() < NetworkTensor::kMostValues) {
            const auto bits = static_cast<std::uint32_t>(packed.fixed(4));
            float value = 0;
            std::memcpy(&value, &bits, sizeof value);
            if (packed.ok())
                to.push_back(static_cast<double>(value));
        }
    }

    static void addRaw(WireCursor raw, unsigned bytes, std::vector<std::int64_t>& to)
    {
        if (raw.remaining() > NetworkTensor::kMostValues * bytes)
            return;
        while (!raw.atEnd()) {
            const std::uint64_t bits = raw.fixed(bytes);
            if (!raw.ok())
                break;
            to.push_back(bytes == 8 ? static_cast<std::int64_t>(bits)
                                    : static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)));
        }
    }

    const ByteSource& m_source;
    WireFile m_file;
    ReadMonitor& m_monitor;
    GraphAttributes m_attributes;
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
