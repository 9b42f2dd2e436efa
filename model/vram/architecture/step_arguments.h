// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/frame.h"
#include "model/vram/architecture/layer_shapes.h"
#include "model/vram/architecture/step.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline::vram {

/// The options of a step, evaluated in its module. The first failure stays in error(), and what is
/// asked for from then on is a fallback: ask for everything, then look once.
class StepArguments {
public:
    StepArguments(const Step& step, const Frame& frame, std::int64_t maxSide)
        : m_step(step), m_frame(frame), m_maxSide(maxSide)
    {
    }

    /// At the verb itself: a count of at least 1.
    [[nodiscard]] std::int64_t mainCount();
    [[nodiscard]] Value mainValue();
    [[nodiscard]] std::string mainText();

    [[nodiscard]] bool has(Option option) const { return m_step.option(option) != nullptr; }
    [[nodiscard]] bool has(TextOption option) const { return m_step.option(option) != nullptr; }
    [[nodiscard]] bool flag(Option option, bool fallback);
    /// 0 to the largest 64-bit number.
    [[nodiscard]] std::int64_t number(Option option, std::int64_t fallback);
    /// 1 to the largest side of a tensor.
    [[nodiscard]] std::int64_t count(Option option, std::int64_t fallback);
    /// For height and width; one value stands for both.
    [[nodiscard]] std::array<std::int64_t, 2> counts(Option option, std::int64_t fallback);
    [[nodiscard]] std::array<std::int64_t, 2> mainCounts();
    [[nodiscard]] std::string text(TextOption option, const std::string& fallback);
    /// Of height and width, from padding, dilation and the rest.
    [[nodiscard]] std::array<Window, 2> windows(std::array<std::int64_t, 2> kernel,
                                                std::array<std::int64_t, 2> stride,
                                                const std::string& defaultPadding);
    /// The tensors that the step names, after the current one. A name may stand for several: one
    /// that ends in an asterisk, or "{list}" of a list of names.
    [[nodiscard]] std::vector<TensorId> inputs();
    [[nodiscard]] TensorId tensor(const TextTemplate& name);
    [[nodiscard]] std::vector<Buffer> buffers();

    void fail(Text detail);
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const Step& step() const { return m_step; }

private:
    [[nodiscard]] Value evaluated(const Expression& expression);
    [[nodiscard]] std::string evaluated(const TextTemplate& text);
    void addTensors(const std::string& name, std::vector<TensorId>& tensors);
    [[nodiscard]] std::int64_t whole(const Value& value, std::int64_t least, std::int64_t most);
    [[nodiscard]] std::array<std::int64_t, 2> pairOf(const Value& value, std::int64_t least);
    [[nodiscard]] std::int64_t elements(const Expression& expression, std::int64_t copies);

    const Step& m_step;
    const Frame& m_frame;
    std::int64_t m_maxSide;
    std::optional<Error> m_error;
};

} // namespace faultline::vram
