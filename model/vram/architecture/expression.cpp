// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/expression.h"

#include "model/vram/architecture/expression_functions.h"
#include "model/vram/architecture/expression_parser.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {
namespace {

using Kind = Expression::Kind;
using Node = Expression::Node;

/// Walks the nodes; their depth is bounded by the parser.
class Evaluation {
public:
    Evaluation(const std::vector<Node>& nodes, const Scope& scope) : m_nodes(nodes), m_scope(scope)
    {
    }

    [[nodiscard]] Result<Value> of(std::int32_t index) const
    {
        const Node& node = m_nodes[static_cast<std::size_t>(index)];
        switch (node.kind) {
        case Kind::Constant: return node.constant;
        case Kind::Variable: return variable(node);
        case Kind::Property:
        case Kind::HasTensor: return property(node);
        case Kind::Call: return call(node);
        case Kind::List: return list(node);
        case Kind::Index: return indexed(node);
        case Kind::Slice: return sliced(node);
        case Kind::Negate: return negated(node);
        case Kind::Not:
        case Kind::And:
        case Kind::Or:
        case Kind::Choice: return logical(node);
        default: return binary(node);
        }
    }

private:
    [[nodiscard]] Result<Value> variable(const Node& node) const
    {
        const Value* value = m_scope.variable(node.name);
        if (value == nullptr)
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "unknown name '%1'"), {node.name}});
        if (value->isNothing())
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "'%1' has no value"), {node.name}});
        return *value;
    }

    [[nodiscard]] Result<Value> property(const Node& node) const
    {
        std::string tensor;
        if (node.operands.empty()) {
            // A parameter may be called "width": then it hides that of the current tensor.
            if (const Value* value = m_scope.variable(node.name); value != nullptr)
                return variable(node);
        } else {
            const Result<Value> name = of(node.operands[0]);
            if (!name)
                return name;
            if (!name->isText())
                return Error::corrupt(
                    FAULTLINE_TR_NOOP("Errors", "the name of a tensor is a text in quotes"));
            tensor = name->text();
        }
        const auto which = static_cast<TensorProperty>(node.selector);
        const std::optional<std::int64_t> size = m_scope.property(which, tensor);
        if (node.kind == Kind::HasTensor)
            return Value(size.has_value());
        if (!size)
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "no tensor '%1' here"), {tensor}});
        return Value(*size);
    }

    [[nodiscard]] Result<std::vector<Value>> operands(const Node& node) const
    {
        std::vector<Value> values;
        values.reserve(node.operands.size());
        for (const std::int32_t operand : node.operands) {
            Result<Value> value = of(operand);
            if (!value)
                return value.error();
            values.push_back(*std::move(value));
        }
        return values;
    }

    [[nodiscard]] Result<Value> call(const Node& node) const
    {
        const Result<std::vector<Value>> arguments = operands(node);
        if (!arguments)
            return arguments.error();
        Result<Value> value = callFunction(static_cast<BuiltinFunction>(node.selector), *arguments);
        if (!value)
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {node.name, value.error().detail}});
        return value;
    }

    [[nodiscard]] Result<Value> list(const Node& node) const
    {
        Result<std::vector<Value>> values = operands(node);
        if (!values)
            return values.error();
        std::optional<Value> made = Value::list(*std::move(values));
        if (!made)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a list is too long"));
        return *std::move(made);
    }

    [[nodiscard]] Result<Value> indexed(const Node& node) const
    {
        const Result<std::vector<Value>> values = operands(node);
        if (!values)
            return values.error();
        const Value& list = (*values)[0];
        const std::optional<std::int64_t> index = (*values)[1].toInteger();
        if (!list.isList() || !index)
            return Error::corrupt(FAULTLINE_TR_NOOP(
                "Errors", "only lists have indices, and these are whole numbers"));
        const auto size = static_cast<std::int64_t>(list.items().size());
        if (*index < -size || *index >= size)
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "there is no [%1] in %2"),
                                   {std::to_string(*index), list.shown()}});
        return list.items()[static_cast<std::size_t>(*index < 0 ? *index + size : *index)];
    }

    /// One end of a slice, as Python clips it.
    [[nodiscard]] Result<Value> bound(std::int32_t operand, std::int64_t size,
                                      std::int64_t open) const
    {
        if (operand < 0)
            return Value(open);
        const Result<Value> value = of(operand);
        if (!value)
            return value;
        const std::optional<std::int64_t> number = value->toInteger();
        if (!number)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a slice needs whole numbers"));
        const std::int64_t clipped = std::clamp(*number, -size, size);
        return Value(clipped < 0 ? clipped + size : clipped);
    }

    [[nodiscard]] Result<Value> sliced(const Node& node) const
    {
        const Result<Value> list = of(node.operands[0]);
        if (!list)
            return list;
        if (!list->isList())
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "only lists have slices"));
        const auto size = static_cast<std::int64_t>(list->items().size());
        const Result<Value> begin = bound(node.operands[1], size, 0);
        const Result<Value> end = bound(node.operands[2], size, size);
        if (!begin || !end)
            return begin ? end : begin;
        const std::int64_t first = *begin->toInteger();
        const auto items = list->items().begin();
        std::vector<Value> part(items + first, items + std::max(first, *end->toInteger()));
        return *Value::list(std::move(part));
    }

    [[nodiscard]] Result<Value> negated(const Node& node) const
    {
        const Result<Value> value = of(node.operands[0]);
        if (!value)
            return value;
        return applyOperator(Kind::Subtract, Value(std::int64_t{0}), *value);
    }

    /// What is not needed is not evaluated: it may not exist.
    [[nodiscard]] Result<Value> logical(const Node& node) const
    {
        const Result<Value> first = of(node.operands[0]);
        if (!first)
            return first;
        const bool truth = first->toBool();
        if (node.kind == Kind::Not)
            return Value(!truth);
        if (node.kind == Kind::Choice)
            return of(node.operands[truth ? 1 : 2]);
        if (truth == (node.kind == Kind::Or))
            return Value(truth);
        const Result<Value> second = of(node.operands[1]);
        if (!second)
            return second;
        return Value(second->toBool());
    }

    [[nodiscard]] Result<Value> binary(const Node& node) const
    {
        const Result<Value> a = of(node.operands[0]);
        if (!a)
            return a;
        const Result<Value> b = of(node.operands[1]);
        if (!b)
            return b;
        return applyOperator(node.kind, *a, *b);
    }

    const std::vector<Node>& m_nodes;
    const Scope& m_scope;
};

} // namespace

Result<Expression> Expression::parsed(std::string_view text)
{
    return ExpressionParser(text).run();
}

Expression Expression::constant(Value value)
{
    Expression expression;
    Node node;
    node.constant = std::move(value);
    expression.m_nodes.push_back(std::move(node));
    return expression;
}

Expression Expression::list(std::vector<Expression> items)
{
    Expression expression;
    Node list;
    list.kind = Kind::List;
    for (Expression& item : items) {
        const auto offset = static_cast<std::int32_t>(expression.m_nodes.size());
        for (Node& node : item.m_nodes) {
            for (std::int32_t& operand : node.operands)
                operand += operand < 0 ? 0 : offset;
            expression.m_nodes.push_back(std::move(node));
        }
        list.operands.push_back(static_cast<std::int32_t>(expression.m_nodes.size()) - 1);
    }
    expression.m_nodes.push_back(std::move(list));
    return expression;
}

Result<Value> Expression::evaluated(const Scope& scope) const
{
    if (m_nodes.empty())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "there is no value"));
    return Evaluation(m_nodes, scope).of(static_cast<std::int32_t>(m_nodes.size()) - 1);
}

Result<TextTemplate> TextTemplate::parsed(std::string_view text)
{
    if (text.size() > Value::kMaxTextBytes)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a text is too long"));
    TextTemplate result;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        Piece piece;
        piece.text = std::string(text.substr(0, open));
        if (open != std::string_view::npos) {
            const std::size_t close = text.find('}', open);
            if (close == std::string_view::npos)
                return Error::corrupt(
                    {FAULTLINE_TR_NOOP("Errors", "a brace is not closed in \"%1\""),
                     {std::string(text)}});
            Result<Expression> value = Expression::parsed(text.substr(open + 1, close - open - 1));
            if (!value)
                return value.error();
            piece.value = *std::move(value);
            text.remove_prefix(close + 1);
        } else {
            text = {};
        }
        result.m_pieces.push_back(std::move(piece));
    }
    return result;
}

Result<std::string> TextTemplate::evaluated(const Scope& scope) const
{
    std::string text;
    for (const Piece& piece : m_pieces) {
        text += piece.text;
        if (!piece.value.isEmpty()) {
            const Result<Value> value = piece.value.evaluated(scope);
            if (!value)
                return value.error();
            text += value->shown();
        }
        if (text.size() > Value::kMaxTextBytes)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a text is too long"));
    }
    return text;
}

} // namespace faultline::vram
