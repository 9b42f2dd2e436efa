// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/expression.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Reads one expression: recursive descent over the precedences, weakest first. After a failure
/// everything returns at once, and error() says what was not expected and where.
class ExpressionParser {
public:
    explicit ExpressionParser(std::string_view text) : m_text(text) {}

    [[nodiscard]] Result<Expression> run();

private:
    using Kind = Expression::Kind;
    using NodeIndex = std::int32_t;

    NodeIndex choice();
    NodeIndex disjunction();
    NodeIndex conjunction();
    NodeIndex negation();
    NodeIndex comparison();
    NodeIndex sum();
    NodeIndex product();
    NodeIndex unary();
    NodeIndex raised();
    NodeIndex postfix();
    NodeIndex primary();
    NodeIndex number();
    NodeIndex quoted();
    NodeIndex named();
    NodeIndex property(TensorProperty property, const std::string& name);
    NodeIndex call(const std::string& name);
    NodeIndex subscript(NodeIndex list);
    std::vector<NodeIndex> items(char closing);

    NodeIndex add(Kind kind, std::vector<NodeIndex> operands);
    NodeIndex addConstant(Value value);
    NodeIndex fail(const std::string& what);

    void skipSpace();
    [[nodiscard]] char peek();
    bool take(std::string_view symbol);
    bool takeWord(std::string_view word);
    void expect(std::string_view symbol);

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_failed = false;
    Error m_error;
    Expression m_expression;
    std::vector<int> m_depths; ///< of the tree below each node
};

} // namespace faultline::vram
