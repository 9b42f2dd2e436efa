// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of fields are those of onnx.proto (ONNX 1.16).
#include "model/readers/network/onnx_file.h"

#include "model/io/wire_cursor.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostText = 1024;
constexpr std::size_t kMostDims = 16;
constexpr std::size_t kMostIntegers = 1024;
constexpr std::size_t kMostItems = 500'000; ///< nodes, weights, inputs
constexpr std::size_t kMostNames = 4096;    ///< of one node

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

double realOfBits(std::uint64_t bits, unsigned bytes)
{
    if (bytes == 8) {
        double value = 0;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }
    const auto half = static_cast<std::uint32_t>(bits);
    float value = 0;
    std::memcpy(&value, &half, sizeof value);
    return static_cast<double>(value);
}

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
            return error(model.offset(), "is cut or damaged");
        if (!hasGraph || m_network.nodes.empty())
            return error(0, "holds no graph");
        if (!version.empty())
            m_network.producer += ' ' + version;
        leaveOutWeights();
        return std::move(m_network);
    }

private:
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

    template <typename Item>
    void add(std::vector<Item>& items, Item item, std::uint64_t offset)
    {
        if (items.size() >= kMostItems)
            m_failure = error(offset, "holds more nodes or weights than a network has");
        else
            items.push_back(std::move(item));
    }

    void readOpset(WireCursor opset)
    {
        std::string domain;
        std::int64_t version = 0;
        while (opset.next()) {
            if (opset.field() == 1)
                domain = opset.text(kMostText);
            else if (opset.field() == 2)
                version = static_cast<std::int64_t>(opset.number());
        }
        if (domain.empty() || domain == "ai.onnx")
            m_network.opset = version;
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
        check(graph, "the graph");
    }

    NetworkNode readNode(WireCursor message)
    {
        NetworkNode node;
        while (!m_failure && message.next()) {
            switch (message.field()) {
            case 1:
                if (node.inputs.size() < kMostNames)
                    node.inputs.push_back(message.text(kMostText));
                break;
            case 2:
                if (node.outputs.size() < kMostNames)
                    node.outputs.push_back(message.text(kMostText));
                break;
            case 3: node.name = message.text(kMostText); break;
            case 4: node.op = message.text(kMostText); break;
            case 5:
                if (node.attributes.size() < kMostNames)
                    readAttribute(message.message(), node);
                break;
            default: break;
            }
        }
        check(message, "a node");
        return node;
    }

    void readAttribute(WireCursor message, NetworkNode& node)
    {
        NetworkAttribute attribute;
        while (message.next()) {
            switch (message.field()) {
            case 1: attribute.name = message.text(kMostText); break;
            case 2: attribute.real = message.real32(); break;
            case 3: attribute.integer = static_cast<std::int64_t>(message.number()); break;
            case 4: attribute.text = message.text(kMostText); break;
            case 5: node.tensors.push_back(readTensor(message.message())); break;
            case 7: addReals(message, 4, attribute.reals); break;
            case 8: addIntegers(message, kMostIntegers, attribute.integers); break;
            default: break; // graphs of If and Loop are not followed
            }
        }
        check(message, "an attribute");
        node.attributes.push_back(std::move(attribute));
    }

    static void addReals(const WireCursor& from, unsigned bytes, std::vector<double>& to)
    {
        if (!from.isBytes()) {
            if (to.size() < NetworkTensor::kMostValues)
                to.push_back(realOfBits(from.number(), bytes));
            return;
        }
        WireCursor packed = from.message();
        while (!packed.atEnd() && to.size() < NetworkTensor::kMostValues) {
            const std::uint64_t bits = packed.fixed(bytes);
            if (packed.ok())
                to.push_back(realOfBits(bits, bytes));
        }
    }

    NetworkTensor readTensor(WireCursor message)
    {
        enum { Float = 1, Int32 = 6, Int64 = 7, Double = 11 };
        NetworkTensor tensor;
        std::uint64_t type = 0;
        std::optional<WireCursor> raw;
        while (message.next()) {
            tensor.dataBytes +=
                message.field() >= 4 && message.field() != 8 ? message.byteCount() : 0;
            switch (message.field()) {
            case 1: addIntegers(message, kMostDims, tensor.dims); break;
            case 2: type = message.number(); break;
            case 4: addReals(message, 4, tensor.reals); break;
            case 5:
            case 7: addIntegers(message, NetworkTensor::kMostValues, tensor.values); break;
            case 8: tensor.name = message.text(kMostText); break;
            case 9: raw = message.message(); break;
            default: break;
            }
        }
        check(message, "a weight");
        const bool isWhole = type == Int64 || type == Int32;
        const unsigned bytes = type == Int64 || type == Double ? 8 : 4;
        const bool isKept = isWhole || type == Float || type == Double;
        if (!raw || !isKept || tensor.dataBytes > NetworkTensor::kMostValues * bytes)
            return tensor;
        while (!raw->atEnd()) {
            const std::uint64_t bits = raw->fixed(bytes);
            if (!raw->ok())
                break;
            if (!isWhole)
                tensor.reals.push_back(realOfBits(bits, bytes));
            else if (type == Int64)
                tensor.values.push_back(static_cast<std::int64_t>(bits));
            else
                tensor.values.push_back(static_cast<std::int32_t>(bits));
        }
        return tensor;
    }

    NetworkInput readInput(WireCursor message)
    {
        NetworkInput input;
        while (message.next()) {
            if (message.field() == 1)
                input.name = message.text(kMostText);
            else if (message.field() == 2)
                readType(message.message(), input);
        }
        check(message, "an input");
        return input;
    }

    static void readType(WireCursor type, NetworkInput& input)
    {
        while (type.next()) {
            if (type.field() != 1)
                continue;
            WireCursor tensor = type.message();
            while (tensor.next()) {
                if (tensor.field() != 2)
                    continue;
                WireCursor shape = tensor.message();
                while (shape.next()) {
                    WireCursor dim = shape.message();
                    std::int64_t size = 0;
                    while (dim.next())
                        size = dim.field() == 1 ? static_cast<std::int64_t>(dim.number()) : 0;
                    if (input.dims.size() < kMostDims)
                        input.dims.push_back(std::max<std::int64_t>(size, 0));
                }
            }
        }
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
    Network m_network;
    std::optional<Error> m_failure;
};

} // namespace

Result<Network> readOnnx(const ByteSource& source, ReadMonitor& monitor)
{
    return OnnxParser(source, monitor).read();
}

} // namespace faultline
