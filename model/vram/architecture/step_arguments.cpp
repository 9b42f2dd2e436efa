// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/step_arguments.h"

#include "model/vram/architecture/expression_functions.h"

#include <limits>
#include <utility>

namespace faultline::vram {
namespace {

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();

} // namespace

Value StepArguments::evaluated(const Expression& expression)
{
    if (m_error)
        return {};
    Result<Value> value = expression.evaluated(m_frame);
    if (value)
        return *std::move(value);
    m_error = value.error();
    return {};
}

std::string StepArguments::evaluated(const TextTemplate& text)
{
    if (m_error)
        return {};
    Result<std::string> value = text.evaluated(m_frame);
    if (value)
        return *std::move(value);
    m_error = value.error();
    return {};
}

std::int64_t StepArguments::whole(const Value& value, std::int64_t least, std::int64_t most)
{
    const std::optional<std::int64_t> number = value.toInteger();
    if (number && *number >= least && *number <= most)
        return *number;
    if (most == kLargest)
        fail({FAULTLINE_TR_NOOP("Errors", "a whole number of at least %1 is needed, not %2"),
              {std::to_string(least), value.shown()}});
    else
        fail({FAULTLINE_TR_NOOP("Errors", "a whole number of at least %1 and at most %2 is needed, "
                                          "not %3"),
              {std::to_string(least), std::to_string(most), value.shown()}});
    return least;
}

std::array<std::int64_t, 2> StepArguments::pairOf(const Value& value, std::int64_t least)
{
    if (!value.isList()) {
        const std::int64_t both = whole(value, least, m_maxSide);
        return {both, both};
    }
    if (value.items().size() != 2) {
        fail(FAULTLINE_TR_NOOP("Errors", "one number is needed, or two for height and width"));
        return {least, least};
    }
    return {whole(value.items()[0], least, m_maxSide), whole(value.items()[1], least, m_maxSide)};
}

std::int64_t StepArguments::mainCount()
{
    return whole(evaluated(m_step.value), 1, m_maxSide);
}

Value StepArguments::mainValue()
{
    return evaluated(m_step.value);
}

std::array<std::int64_t, 2> StepArguments::mainCounts()
{
    return pairOf(evaluated(m_step.value), 1);
}

std::string StepArguments::mainText()
{
    return evaluated(m_step.text);
}

bool StepArguments::flag(Option option, bool fallback)
{
    const Expression* expression = m_step.option(option);
    return expression == nullptr ? fallback : evaluated(*expression).toBool();
}

std::int64_t StepArguments::number(Option option, std::int64_t fallback)
{
    const Expression* expression = m_step.option(option);
    return expression == nullptr ? fallback : whole(evaluated(*expression), 0, kLargest);
}

std::int64_t StepArguments::count(Option option, std::int64_t fallback)
{
    const Expression* expression = m_step.option(option);
    return expression == nullptr ? fallback : whole(evaluated(*expression), 1, m_maxSide);
}

std::array<std::int64_t, 2> StepArguments::counts(Option option, std::int64_t fallback)
{
    const Expression* expression = m_step.option(option);
    if (expression == nullptr)
        return {fallback, fallback};
    return pairOf(evaluated(*expression), 1);
}

std::string StepArguments::text(TextOption option, const std::string& fallback)
{
    const TextTemplate* text = m_step.option(option);
    return text == nullptr ? fallback : evaluated(*text);
}

std::array<Window, 2> StepArguments::windows(std::array<std::int64_t, 2> kernel,
                                             std::array<std::int64_t, 2> stride,
                                             const std::string& defaultPadding)
{
    const std::array<std::int64_t, 2> dilation = counts(Option::Dilation, 1);
    const bool roundsUp = flag(Option::Ceil, false);
    const Expression* written = m_step.option(Option::Padding);
    const Value padding = written == nullptr ? Value(defaultPadding) : evaluated(*written);
    std::array<std::int64_t, 2> sides = {0, 0};
    if (!padding.isText())
        sides = pairOf(padding, 0);
    else if (padding.text() != "half" && padding.text() != "same" && padding.text() != "valid")
        fail({FAULTLINE_TR_NOOP("Errors", "unknown padding '%1'"), {padding.text()}});
    std::array<Window, 2> windows;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        Window& window = windows[axis];
        window.size = kernel[axis];
        window.stride = stride[axis];
        window.dilation = dilation[axis];
        window.roundsUp = roundsUp;
        if (window.size > std::numeric_limits<std::int32_t>::max() / window.dilation)
            fail(FAULTLINE_TR_NOOP("Errors", "the kernel is too large"));
        else if (padding.isText() && padding.text() == "half")
            sides[axis] = dilation[axis] * (kernel[axis] - 1) / 2;
        else if (padding.isText())
            window.padding.kind =
                padding.text() == "same" ? Padding::Kind::Same : Padding::Kind::Valid;
        window.padding.before = window.padding.after = sides[axis];
    }
    return windows;
}

std::vector<TensorId> StepArguments::inputs()
{
    std::vector<TensorId> tensors = {m_frame.current()};
    for (const TextTemplate& name : m_step.names) {
        const Expression* only = name.onlyExpression();
        const Value value = only != nullptr ? evaluated(*only) : Value(evaluated(name));
        if (!value.isList()) {
            addTensors(value.shown(), tensors);
            continue;
        }
        for (const Value& item : value.items())
            addTensors(item.shown(), tensors);
    }
    return tensors;
}

void StepArguments::addTensors(const std::string& name, std::vector<TensorId>& tensors)
{
    if (m_error)
        return;
    if (!name.empty() && name.back() == '*') {
        const std::vector<TensorId> found =
            m_frame.tensorsNamed(std::string_view(name).substr(0, name.size() - 1));
        tensors.insert(tensors.end(), found.begin(), found.end());
    } else if (const TensorId found = m_frame.tensor(name); found != kNoTensor) {
        tensors.push_back(found);
    } else {
        fail({FAULTLINE_TR_NOOP("Errors", "no tensor '%1' here"), {name}});
    }
}

TensorId StepArguments::tensor(const TextTemplate& name)
{
    const std::string text = evaluated(name);
    const TensorId found = m_frame.tensor(text);
    if (found != kNoTensor)
        return found;
    fail({FAULTLINE_TR_NOOP("Errors", "no tensor '%1' here"), {text}});
    return m_frame.current();
}

std::int64_t StepArguments::elements(const Expression& expression, std::int64_t copies)
{
    if (expression.isEmpty())
        return 0;
    // Fractions of a count are rounded up: averages may be given.
    const Value value = evaluated(expression);
    const Result<Value> rounded = callFunction(BuiltinFunction::Ceil, std::array{value});
    if (!rounded) {
        fail(rounded.error().detail);
        return 0;
    }
    const std::optional<std::int64_t> total = product({whole(*rounded, 0, kLargest), copies});
    if (!total)
        fail(FAULTLINE_TR_NOOP("Errors", "the size of a buffer does not fit"));
    return total.value_or(0);
}

std::vector<Buffer> StepArguments::buffers()
{
    std::vector<Buffer> buffers;
    for (const BufferTemplate& row : m_step.buffers) {
        if (!row.when.isEmpty() && !evaluated(row.when).toBool())
            continue;
        const std::int64_t copies =
            row.copies.isEmpty() ? 1 : whole(evaluated(row.copies), 0, kLargest);
        Buffer buffer;
        buffer.name = evaluated(row.name);
        buffer.extent = {elements(row.elements, copies), elements(row.fixed, copies)};
        buffer.storage = row.storage;
        buffer.life = row.life;
        if (!buffer.extent.isZero())
            buffers.push_back(std::move(buffer));
    }
    return buffers;
}

void StepArguments::fail(Text detail)
{
    if (!m_error)
        m_error = Error::corrupt(std::move(detail));
}

} // namespace faultline::vram
