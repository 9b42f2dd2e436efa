// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// An attribute of a node: the members that its kind has. A type is an integer, a function its name
/// as text. A shape is `integers` (-1: open) or, if even its rank is open, kOpenRank as `integer`;
/// of a list of shapes the one at `i` > 0 is an attribute "name:i".
struct NetworkAttribute {
    static constexpr std::int64_t kOpenRank = -1;

    std::string name;
    std::int64_t integer = 0;
    double real = 0.0;
    std::string text;
    std::vector<std::int64_t> integers;
    std::vector<double> reals;
};

/// A weight, or a constant. Only the few values that shapes are made of are kept.
struct NetworkTensor {
    std::string name;
    std::vector<std::int64_t> dims;
    std::uint64_t dataBytes = 0;      ///< in the file, not read
    std::vector<std::int64_t> values; ///< of whole numbers, at most kMostValues; else empty
    std::vector<double> reals;        ///< of floats, at most kMostValues; else empty

    static constexpr std::size_t kMostValues = 64;
};

struct NetworkNode {
    std::string name; ///< may be empty
    std::string op;   ///< "Conv"
    std::vector<std::string> inputs;
    std::vector<std::string> outputs;
    std::vector<NetworkAttribute> attributes;
    std::vector<NetworkTensor> tensors; ///< of attributes: the value of a Constant

    [[nodiscard]] const NetworkAttribute* attribute(std::string_view wanted) const
    {
        for (const NetworkAttribute& one : attributes) {
            if (one.name == wanted)
                return &one;
        }
        return nullptr;
    }
};

/// An input of a network. Sizes that the file leaves open are 0.
struct NetworkInput {
    std::string name;
    std::vector<std::int64_t> dims;
};

/// A function of a TensorFlow graph, which nodes call by its name. Inside, a value is named
/// "node:output:index", an argument by its name.
struct NetworkFunction {
    std::string name;
    std::vector<std::string> arguments;
    std::vector<std::string> results; ///< value for each, in order; empty if it names none
    std::vector<NetworkNode> nodes;
};

enum class NetworkForm : std::uint8_t {
    Onnx,     ///< nodes name the values that they make; weights and inputs are listed
    GraphDef, ///< TensorFlow: values are "node" and "node:1"; weights and inputs are nodes too
};

/// The graph of an exported network: nodes in the order of the file, weights without their
/// data. Immutable once read.
struct Network {
    NetworkForm form = NetworkForm::Onnx;
    std::string producer; ///< "pytorch 2.4"
    std::int64_t opset = 0;
    std::vector<NetworkInput> inputs; ///< weights that are listed as inputs too are left out
    std::vector<std::string> outputs;
    std::vector<NetworkNode> nodes;
    std::vector<NetworkTensor> weights;
    std::vector<NetworkFunction> functions;
};

} // namespace faultline
