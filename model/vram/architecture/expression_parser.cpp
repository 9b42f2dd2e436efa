// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/expression_parser.h"

#include "model/core/ascii.h"
#include "model/vram/architecture/expression_functions.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace faultline::vram {
namespace {

constexpr std::array<std::pair<std::string_view, TensorProperty>, 5> kProperties = {{
    {"channels", TensorProperty::Channels},
    {"height", TensorProperty::Height},
    {"width", TensorProperty::Width},
    {"items", TensorProperty::Items},
    {"elements", TensorProperty::Elements},
}};

} // namespace

Result<Expression> ExpressionParser::run()
{
    if (m_text.size() > Expression::kMaxBytes)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "an expression is too long"));
    choice();
    skipSpace();
    if (!m_failed && m_at < m_text.size())
        fail("the end");
    if (m_failed)
        return m_error;
    return std::move(m_expression);
}

ExpressionParser::NodeIndex ExpressionParser::choice()
{
    if (m_depth >= Expression::kMaxDepth)
        return fail("less nesting");
    ++m_depth;
    NodeIndex result = disjunction();
    if (!m_failed && take("?")) {
        const NodeIndex yes = choice();
        expect(":");
        const NodeIndex no = choice();
        result = add(Kind::Choice, {result, yes, no});
    }
    --m_depth;
    return result;
}

ExpressionParser::NodeIndex ExpressionParser::disjunction()
{
    NodeIndex left = conjunction();
    while (!m_failed && takeWord("or"))
        left = add(Kind::Or, {left, conjunction()});
    return left;
}

ExpressionParser::NodeIndex ExpressionParser::conjunction()
{
    NodeIndex left = negation();
    while (!m_failed && takeWord("and"))
        left = add(Kind::And, {left, negation()});
    return left;
}

ExpressionParser::NodeIndex ExpressionParser::negation()
{
    bool isNegated = false;
    while (takeWord("not"))
        isNegated = !isNegated;
    const NodeIndex operand = comparison();
    return isNegated ? add(Kind::Not, {operand}) : operand;
}

ExpressionParser::NodeIndex ExpressionParser::comparison()
{
    // Longer symbols first.
    static constexpr std::array<std::pair<std::string_view, Kind>, 6> kSymbols = {{
        {"==", Kind::Equal},
        {"!=", Kind::NotEqual},
        {"<=", Kind::LessOrEqual},
        {">=", Kind::GreaterOrEqual},
        {"<", Kind::Less},
        {">", Kind::Greater},
    }};
    const NodeIndex left = sum();
    if (m_failed)
        return left;
    for (const auto& [symbol, kind] : kSymbols) {
        if (take(symbol))
            return add(kind, {left, sum()});
    }
    return takeWord("in") ? add(Kind::In, {left, sum()}) : left;
}

ExpressionParser::NodeIndex ExpressionParser::sum()
{
    NodeIndex left = product();
    while (!m_failed) {
        if (take("+"))
            left = add(Kind::Add, {left, product()});
        else if (take("-"))
            left = add(Kind::Subtract, {left, product()});
        else
            break;
    }
    return left;
}

ExpressionParser::NodeIndex ExpressionParser::product()
{
    NodeIndex left = unary();
    while (!m_failed) {
        if (take("//"))
            left = add(Kind::FloorDivide, {left, unary()});
        else if (take("*"))
            left = add(Kind::Multiply, {left, unary()});
        else if (take("/"))
            left = add(Kind::Divide, {left, unary()});
        else if (take("%"))
            left = add(Kind::Modulo, {left, unary()});
        else
            break;
    }
    return left;
}

ExpressionParser::NodeIndex ExpressionParser::unary()
{
    bool isNegative = false;
    while (take("-"))
        isNegative = !isNegative;
    const NodeIndex operand = raised();
    return isNegative ? add(Kind::Negate, {operand}) : operand;
}

ExpressionParser::NodeIndex ExpressionParser::raised()
{
    const NodeIndex base = postfix();
    if (m_failed || !take("**"))
        return base;
    if (m_depth >= Expression::kMaxDepth)
        return fail("less nesting");
    ++m_depth; // binds to the right
    const NodeIndex exponent = unary();
    --m_depth;
    return add(Kind::Power, {base, exponent});
}

ExpressionParser::NodeIndex ExpressionParser::postfix()
{
    NodeIndex result = primary();
    while (!m_failed && take("["))
        result = subscript(result);
    return result;
}

ExpressionParser::NodeIndex ExpressionParser::subscript(NodeIndex list)
{
    if (take(":")) {
        const NodeIndex end = peek() == ']' ? -1 : choice();
        expect("]");
        return add(Kind::Slice, {list, -1, end});
    }
    const NodeIndex index = choice();
    if (!m_failed && take(":")) {
        const NodeIndex end = peek() == ']' ? -1 : choice();
        expect("]");
        return add(Kind::Slice, {list, index, end});
    }
    expect("]");
    return add(Kind::Index, {list, index});
}

ExpressionParser::NodeIndex ExpressionParser::primary()
{
    const char next = peek();
    if (take("(")) {
        const NodeIndex inner = choice();
        expect(")");
        return inner;
    }
    if (take("["))
        return add(Kind::List, items(']'));
    if (next == '\'')
        return quoted();
    if (isDigit(next) || next == '.')
        return number();
    if (isWordCharacter(next))
        return named();
    return fail("a value");
}

ExpressionParser::NodeIndex ExpressionParser::number()
{
    const char* begin = m_text.data() + m_at;
    const char* end = m_text.data() + m_text.size();
    std::int64_t integer = 0;
    const auto whole = std::from_chars(begin, end, integer);
    double real = 0.0;
    const auto any = std::from_chars(begin, end, real);
    if (any.ec != std::errc{})
        return fail("a number that fits");
    m_at = static_cast<std::size_t>(any.ptr - m_text.data());
    const bool isWhole = whole.ec == std::errc{} && whole.ptr == any.ptr;
    return addConstant(isWhole ? Value(integer) : Value(real));
}

ExpressionParser::NodeIndex ExpressionParser::quoted()
{
    const std::size_t end = m_text.find('\'', m_at + 1);
    if (end == std::string_view::npos || end - m_at - 1 > Value::kMaxTextBytes)
        return fail("the closing quote");
    std::string text(m_text.substr(m_at + 1, end - m_at - 1));
    m_at = end + 1;
    return addConstant(Value(std::move(text)));
}

ExpressionParser::NodeIndex ExpressionParser::named()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && isWordCharacter(m_text[m_at]))
        ++m_at;
    std::string name(m_text.substr(begin, m_at - begin));
    for (const auto& [known, which] : kProperties) {
        if (name == known)
            return property(which, name);
    }
    if (name == "true" || name == "false")
        return addConstant(Value(name == "true"));
    if (name == "same" || name == "valid" || name == "half")
        return addConstant(Value(std::move(name)));
    if (take("("))
        return call(name);
    const NodeIndex index = add(Kind::Variable, {});
    m_expression.m_nodes.back().name = std::move(name);
    return index;
}

ExpressionParser::NodeIndex ExpressionParser::property(TensorProperty property,
                                                       const std::string& name)
{
    std::vector<NodeIndex> operands;
    if (take("("))
        operands = items(')');
    if (operands.size() > 1)
        return fail("one tensor");
    const NodeIndex index = add(Kind::Property, std::move(operands));
    m_expression.m_nodes.back().selector = static_cast<std::uint8_t>(property);
    m_expression.m_nodes.back().name = name;
    return index;
}

ExpressionParser::NodeIndex ExpressionParser::call(const std::string& name)
{
    std::vector<NodeIndex> operands = items(')');
    if (name == "has" && operands.size() == 1)
        return add(Kind::HasTensor, std::move(operands));
    const std::optional<BuiltinFunction> function = functionNamed(name);
    if (!function)
        return fail("a known function instead of '" + name + "'");
    const NodeIndex index = add(Kind::Call, std::move(operands));
    m_expression.m_nodes.back().selector = static_cast<std::uint8_t>(*function);
    m_expression.m_nodes.back().name = name;
    return index;
}

std::vector<ExpressionParser::NodeIndex> ExpressionParser::items(char closing)
{
    std::vector<NodeIndex> found;
    const std::string_view end(&closing, 1);
    if (take(end))
        return found;
    do {
        found.push_back(choice());
    } while (!m_failed && take(","));
    expect(end);
    return found;
}

ExpressionParser::NodeIndex ExpressionParser::add(Kind kind, std::vector<NodeIndex> operands)
{
    int below = 0;
    for (const NodeIndex operand : operands) {
        if (!m_failed && operand >= 0)
            below = std::max(below, m_depths[static_cast<std::size_t>(operand)]);
    }
    // Chains such as 1 + 1 + … are deep trees without nesting.
    if (below >= 4 * Expression::kMaxDepth)
        return fail("a shorter formula");
    Expression::Node node;
    node.kind = kind;
    node.operands = std::move(operands);
    m_expression.m_nodes.push_back(std::move(node));
    m_depths.push_back(below + 1);
    return static_cast<NodeIndex>(m_expression.m_nodes.size() - 1);
}

ExpressionParser::NodeIndex ExpressionParser::addConstant(Value value)
{
    const NodeIndex index = add(Kind::Constant, {});
    m_expression.m_nodes.back().constant = std::move(value);
    return index;
}

ExpressionParser::NodeIndex ExpressionParser::fail(const std::string& what)
{
    if (!m_failed) {
        m_error =
            Error::corrupt({FAULTLINE_TR_NOOP("Errors", "expected %1 at character %2 of \"%3\""),
                            {what, std::to_string(m_at + 1), std::string(m_text.substr(0, 80))}});
    }
    m_failed = true;
    m_at = m_text.size();
    return 0;
}

void ExpressionParser::skipSpace()
{
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n'))
        ++m_at;
}

char ExpressionParser::peek()
{
    skipSpace();
    return m_at < m_text.size() ? m_text[m_at] : '\0';
}

bool ExpressionParser::take(std::string_view symbol)
{
    skipSpace();
    if (m_text.substr(m_at, symbol.size()) != symbol)
        return false;
    // "*" is not the first half of "**".
    if (symbol == "*" && m_text.substr(m_at, 2) == "**")
        return false;
    m_at += symbol.size();
    return true;
}

bool ExpressionParser::takeWord(std::string_view word)
{
    skipSpace();
    const std::size_t end = m_at + word.size();
    if (m_text.substr(m_at, word.size()) != word
        || (end < m_text.size() && isWordCharacter(m_text[end])))
        return false;
    m_at = end;
    return true;
}

void ExpressionParser::expect(std::string_view symbol)
{
    if (!m_failed && !take(symbol))
        fail("'" + std::string(symbol) + "'");
}

} // namespace faultline::vram
