// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/expansion.h"
#include "model/vram/architecture/expression.h"
#include "model/vram/layer_graph.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::vram {

/// Values that every module sees: those of the setup.
using GlobalValues = std::vector<NamedValue>;

/// A module while it runs: its variables and its names of tensors. Variables are its own; names of
/// tensors are looked up in its callers too.
class Frame : public Scope {
public:
    /// The graph, the globals and the caller outlive it.
    Frame(const LayerGraph& graph, const GlobalValues& globals, Frame* caller)
        : m_graph(graph),
          m_globals(globals),
          m_caller(caller),
          m_current(caller != nullptr ? caller->current() : kNoTensor)
    {
    }

    [[nodiscard]] const Value* variable(std::string_view name) const override;
    [[nodiscard]] std::optional<std::int64_t> property(TensorProperty property,
                                                       std::string_view tensor) const override;

    void setVariable(std::string_view name, Value value);

    /// kNoTensor if no module here has one of that name.
    [[nodiscard]] TensorId tensor(std::string_view name) const;
    /// Those whose names begin so, in the order in which they were first saved; of the nearest
    /// module that has any.
    [[nodiscard]] std::vector<TensorId> tensorsNamed(std::string_view prefix) const;
    void save(std::string_view name, TensorId tensor);
    /// Saves it in the caller too.
    void give(std::string_view name, TensorId tensor);

    [[nodiscard]] TensorId current() const { return m_current; }
    void setCurrent(TensorId tensor) { m_current = tensor; }

private:
    const LayerGraph& m_graph;
    const GlobalValues& m_globals;
    Frame* m_caller;
    TensorId m_current;
    std::vector<NamedValue> m_variables;
    std::vector<std::pair<std::string, TensorId>> m_tensors;
};

} // namespace faultline::vram
