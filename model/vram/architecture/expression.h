// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

enum class TensorProperty : std::uint8_t { Channels, Height, Width, Items, Elements };

/// What the names in an expression stand for.
class Scope {
public:
    virtual ~Scope() = default;

    /// A parameter, a variable, a value of the setup; null if there is none of that name.
    [[nodiscard]] virtual const Value* variable(std::string_view name) const = 0;
    /// Of a named tensor, or of the current one when `tensor` is empty; nothing if there is none.
    [[nodiscard]] virtual std::optional<std::int64_t> property(TensorProperty property,
                                                               std::string_view tensor) const = 0;
};

/// A small formula over numbers, texts and lists (docs/vram/architectures.md, "Values and texts").
/// Immutable; any thread. Text, depth and length of lists are bounded, integers are checked: it
/// yields a value or says what is wrong, whatever it was made from.
class Expression {
public:
    static constexpr std::size_t kMaxBytes = 2048;
    static constexpr int kMaxDepth = 40;

    Expression() = default; ///< empty: yields nothing
    /// Fails naming what it did not expect and where.
    [[nodiscard]] static Result<Expression> parsed(std::string_view text);
    [[nodiscard]] static Expression constant(Value value);
    [[nodiscard]] static Expression list(std::vector<Expression> items);

    [[nodiscard]] bool isEmpty() const { return m_nodes.empty(); }
    [[nodiscard]] Result<Value> evaluated(const Scope& scope) const;

    enum class Kind : std::uint8_t {
        Constant,
        Variable,
        Property, ///< operands: none, or the name of a tensor
        HasTensor,
        Call,
        List,
        Index,
        Slice, ///< an operand of -1: from the beginning, to the end
        Negate,
        Not,
        And,
        Or,
        Choice, ///< condition, then, else
        Add,
        Subtract,
        Multiply,
        Divide,
        FloorDivide,
        Modulo,
        Power,
        Equal,
        NotEqual,
        Less,
        LessOrEqual,
        Greater,
        GreaterOrEqual,
        In,
    };

    struct Node {
        Kind kind = Kind::Constant;
        std::uint8_t selector = 0; ///< which function or property
        Value constant;
        std::string name; ///< of a variable or function
        std::vector<std::int32_t> operands;
    };

private:
    friend class ExpressionParser;

    std::vector<Node> m_nodes; ///< the last one is the root
};

/// A text with expressions in braces: "c{i + 1}".
class TextTemplate {
public:
    TextTemplate() = default;
    [[nodiscard]] static Result<TextTemplate> parsed(std::string_view text);

    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    /// If it is nothing but one expression, whose value may then be a list; else null.
    [[nodiscard]] const Expression* onlyExpression() const
    {
        const bool isOnly = m_pieces.size() == 1 && m_pieces[0].text.empty();
        return isOnly ? &m_pieces[0].value : nullptr;
    }
    /// Fails too when the text would be longer than Value::kMaxTextBytes.
    [[nodiscard]] Result<std::string> evaluated(const Scope& scope) const;

private:
    struct Piece {
        std::string text;
        Expression value; ///< stands after the text
    };
    std::vector<Piece> m_pieces;
};

} // namespace faultline::vram
