// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/expression_functions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faultline::vram {
namespace {

using Kind = Expression::Kind;

constexpr std::array<std::pair<std::string_view, BuiltinFunction>, 12> kFunctions = {{
    {"min", BuiltinFunction::Min},
    {"max", BuiltinFunction::Max},
    {"abs", BuiltinFunction::Abs},
    {"floor", BuiltinFunction::Floor},
    {"ceil", BuiltinFunction::Ceil},
    {"round", BuiltinFunction::Round},
    {"int", BuiltinFunction::Int},
    {"sqrt", BuiltinFunction::Sqrt},
    {"len", BuiltinFunction::Len},
    {"sum", BuiltinFunction::Sum},
    {"range", BuiltinFunction::Range},
    {"make_divisible", BuiltinFunction::MakeDivisible},
}};

Error tooLarge()
{
    return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a number does not fit"));
}

Result<Value> listOf(std::vector<Value> items)
{
    std::optional<Value> list = Value::list(std::move(items));
    if (!list)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a list is too long"));
    return *std::move(list);
}

Result<Value> finite(double number)
{
    if (!std::isfinite(number))
        return tooLarge();
    return Value(number);
}

Result<Value> whole(double number)
{
    const std::optional<std::int64_t> integer = Value(number).toInteger();
    if (!integer)
        return tooLarge();
    return Value(*integer);
}

std::optional<std::int64_t> power(std::int64_t base, std::int64_t exponent)
{
    std::int64_t result = 1;
    for (; exponent > 0; --exponent) {
        if (base == 0 || base == 1)
            return base;
        if (base == -1)
            return exponent % 2 == 0 ? result : -result;
        if (__builtin_mul_overflow(result, base, &result))
            return std::nullopt;
    }
    return result;
}

Result<Value> integerArithmetic(Kind kind, std::int64_t a, std::int64_t b)
{
    std::int64_t result = 0;
    bool overflow = false;
    switch (kind) {
    case Kind::Add: overflow = __builtin_add_overflow(a, b, &result); break;
    case Kind::Subtract: overflow = __builtin_sub_overflow(a, b, &result); break;
    case Kind::Multiply: overflow = __builtin_mul_overflow(a, b, &result); break;
    case Kind::FloorDivide:
    case Kind::Modulo: {
        if (b == 0)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "division by zero"));
        if (b == -1) { // the smallest number has no positive counterpart
            overflow =
                kind == Kind::FloorDivide && __builtin_sub_overflow(std::int64_t{0}, a, &result);
            break;
        }
        const std::int64_t rest = a % b;
        const bool goesDown = rest != 0 && (rest < 0) != (b < 0);
        if (kind == Kind::FloorDivide)
            result = a / b - (goesDown ? 1 : 0);
        else
            result = goesDown ? rest + b : rest;
        break;
    }
    default: {
        const std::optional<std::int64_t> raised = power(a, b);
        overflow = !raised;
        result = raised.value_or(0);
    }
    }
    if (overflow)
        return tooLarge();
    return Value(result);
}

Result<Value> realArithmetic(Kind kind, double a, double b)
{
    const bool divides = kind == Kind::Divide || kind == Kind::FloorDivide || kind == Kind::Modulo;
    if (divides && b == 0.0)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "division by zero"));
    switch (kind) {
    case Kind::Add: return finite(a + b);
    case Kind::Subtract: return finite(a - b);
    case Kind::Multiply: return finite(a * b);
    case Kind::Divide: return finite(a / b);
    case Kind::FloorDivide: return finite(std::floor(a / b));
    case Kind::Modulo: return finite(a - b * std::floor(a / b));
    default: return finite(std::pow(a, b));
    }
}

Result<Value> joined(const Value& a, const Value& b)
{
    if (a.isList() && b.isList()) {
        std::vector<Value> items = a.items();
        items.insert(items.end(), b.items().begin(), b.items().end());
        return listOf(std::move(items));
    }
    std::string text = a.shown() + b.shown();
    if (text.size() > Value::kMaxTextBytes)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a text is too long"));
    return Value(std::move(text));
}

Result<Value> arithmetic(Kind kind, const Value& a, const Value& b)
{
    const bool joins =
        (a.isText() && !b.isList()) || (b.isText() && !a.isList()) || (a.isList() && b.isList());
    if (kind == Kind::Add && joins)
        return joined(a, b);
    const std::optional<double> left = a.toReal();
    const std::optional<double> right = b.toReal();
    if (!left || !right)
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "cannot calculate with %1"), {(left ? b : a).shown()}});
    const bool integers = !a.isReal() && !b.isReal() && kind != Kind::Divide
                          && (kind != Kind::Power || *right >= 0.0);
    if (integers)
        return integerArithmetic(kind, *a.toInteger(), *b.toInteger());
    return realArithmetic(kind, *left, *right);
}

Result<Value> ordering(Kind kind, const Value& a, const Value& b)
{
    const std::optional<double> left = a.toReal();
    const std::optional<double> right = b.toReal();
    if (!left || !right)
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "cannot order %1"), {(left ? b : a).shown()}});
    const bool integers = !a.isReal() && !b.isReal();
    const std::int64_t difference =
        integers ? (*a.toInteger() > *b.toInteger()) - (*a.toInteger() < *b.toInteger())
                 : (*left > *right) - (*left < *right);
    switch (kind) {
    case Kind::Less: return Value(difference < 0);
    case Kind::LessOrEqual: return Value(difference <= 0);
    case Kind::Greater: return Value(difference > 0);
    default: return Value(difference >= 0);
    }
}

Result<Value> membership(const Value& item, const Value& list)
{
    if (list.isText() && item.isText())
        return Value(list.text().find(item.text()) != std::string::npos);
    if (!list.isList())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "'in' needs a list"));
    return Value(std::find(list.items().begin(), list.items().end(), item) != list.items().end());
}

Result<Value> extreme(BuiltinFunction function, std::span<const Value> arguments)
{
    if (arguments.size() == 1 && arguments[0].isList())
        arguments = arguments[0].items();
    if (arguments.empty())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "min and max need a number"));
    const Kind better = function == BuiltinFunction::Min ? Kind::Less : Kind::Greater;
    Value best = arguments[0];
    for (const Value& value : arguments) {
        const Result<Value> isBetter = ordering(better, value, best);
        if (!isBetter)
            return isBetter;
        if (isBetter->toBool())
            best = value;
    }
    return best;
}

Result<Value> total(const Value& list)
{
    if (!list.isList())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "sum needs a list"));
    Value result(std::int64_t{0});
    for (const Value& item : list.items()) {
        Result<Value> next = arithmetic(Kind::Add, result, item);
        if (!next)
            return next;
        result = *std::move(next);
    }
    return result;
}

Result<Value> range(std::span<const Value> arguments)
{
    std::array<std::int64_t, 3> bounds = {0, 0, 1};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::optional<std::int64_t> number = arguments[i].toInteger();
        if (!number)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "range needs whole numbers"));
        bounds[arguments.size() == 1 ? 1 : i] = *number;
    }
    const auto [begin, end, step] = bounds;
    if (step == 0)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "range needs a step"));
    std::vector<Value> items;
    for (std::int64_t i = begin; step > 0 ? i < end : i > end;) {
        if (items.size() >= Value::kMaxListValues)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a list is too long"));
        items.emplace_back(i);
        if (__builtin_add_overflow(i, step, &i))
            break;
    }
    return listOf(std::move(items));
}

Result<Value> makeDivisible(double number, double divisor)
{
    if (!(divisor >= 1.0))
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "make_divisible needs a divisor of at least 1"));
    const double nearest =
        std::max(divisor, std::floor((number + divisor / 2.0) / divisor) * divisor);
    return whole(nearest < 0.9 * number ? nearest + divisor : nearest);
}

/// Half to even, whatever the rounding mode.
double roundHalfEven(double number)
{
    const double below = std::floor(number);
    const double rest = number - below;
    if (rest != 0.5)
        return rest < 0.5 ? below : below + 1.0;
    return std::fmod(below, 2.0) == 0.0 ? below : below + 1.0;
}

Result<Value> absolute(const Value& value)
{
    if (value.isReal())
        return Value(std::fabs(*value.toReal()));
    const std::int64_t number = *value.toInteger();
    return number < 0 ? integerArithmetic(Kind::Subtract, 0, number) : Result<Value>(Value(number));
}

Result<Value> ofNumber(BuiltinFunction function, const Value& value)
{
    const std::optional<double> number = value.toReal();
    if (!number)
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "a number is needed, not %1"), {value.shown()}});
    switch (function) {
    case BuiltinFunction::Abs: return absolute(value);
    case BuiltinFunction::Sqrt:
        return *number < 0.0
                   ? Error::corrupt(FAULTLINE_TR_NOOP("Errors", "root of a negative number"))
                   : finite(std::sqrt(*number));
    default: break;
    }
    if (!value.isReal())
        return Value(*value.toInteger());
    switch (function) {
    case BuiltinFunction::Floor: return whole(std::floor(*number));
    case BuiltinFunction::Ceil: return whole(std::ceil(*number));
    case BuiltinFunction::Round: return whole(roundHalfEven(*number));
    default: return whole(std::trunc(*number));
    }
}

Result<Value> length(const Value& value)
{
    if (!value.isList())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "len needs a list"));
    return Value(static_cast<std::int64_t>(value.items().size()));
}

} // namespace

std::optional<BuiltinFunction> functionNamed(std::string_view name)
{
    for (const auto& [known, function] : kFunctions) {
        if (known == name)
            return function;
    }
    return std::nullopt;
}

Result<Value> callFunction(BuiltinFunction function, std::span<const Value> arguments)
{
    const bool isExtreme = function == BuiltinFunction::Min || function == BuiltinFunction::Max;
    if (isExtreme)
        return extreme(function, arguments);
    const bool takesTwo = function == BuiltinFunction::MakeDivisible;
    const std::size_t most = function == BuiltinFunction::Range ? 3 : takesTwo ? 2 : 1;
    if (arguments.size() < (takesTwo ? 2U : 1U) || arguments.size() > most)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "wrong number of arguments"));
    switch (function) {
    case BuiltinFunction::Len: return length(arguments[0]);
    case BuiltinFunction::Sum: return total(arguments[0]);
    case BuiltinFunction::Range: return range(arguments);
    case BuiltinFunction::MakeDivisible: {
        const std::optional<double> number = arguments[0].toReal();
        const std::optional<double> divisor = arguments[1].toReal();
        if (!number || !divisor)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "make_divisible needs numbers"));
        return makeDivisible(*number, *divisor);
    }
    default: return ofNumber(function, arguments[0]);
    }
}

Result<Value> applyOperator(Kind kind, const Value& a, const Value& b)
{
    switch (kind) {
    case Kind::Equal: return Value(a == b);
    case Kind::NotEqual: return Value(!(a == b));
    case Kind::Less:
    case Kind::LessOrEqual:
    case Kind::Greater:
    case Kind::GreaterOrEqual: return ordering(kind, a, b);
    case Kind::In: return membership(a, b);
    default: return arithmetic(kind, a, b);
    }
}

} // namespace faultline::vram
