// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/frame.h"

#include "model/vram/architecture/layer_shapes.h"

#include <algorithm>

namespace faultline::vram {
namespace {

template <typename Values>
auto findNamed(Values& values, std::string_view name)
{
    return std::find_if(values.begin(), values.end(),
                        [name](const NamedValue& value) { return value.name == name; });
}

} // namespace

const Value* Frame::variable(std::string_view name) const
{
    if (const auto own = findNamed(m_variables, name); own != m_variables.end())
        return &own->value;
    const auto global = findNamed(m_globals, name);
    return global == m_globals.end() ? nullptr : &global->value;
}

std::optional<std::int64_t> Frame::property(TensorProperty property, std::string_view name) const
{
    const TensorId id = name.empty() ? m_current : tensor(name);
    if (id == kNoTensor)
        return std::nullopt;
    const Tensor& found = m_graph.tensors[static_cast<std::size_t>(id)];
    switch (property) {
    case TensorProperty::Channels: return found.channels;
    case TensorProperty::Height: return found.height;
    case TensorProperty::Width: return found.width;
    case TensorProperty::Items: return found.items;
    case TensorProperty::Elements: break;
    }
    return product({found.items, found.channels, found.height, found.width});
}

void Frame::setVariable(std::string_view name, Value value)
{
    if (const auto own = findNamed(m_variables, name); own != m_variables.end())
        own->value = std::move(value);
    else
        m_variables.push_back({std::string(name), std::move(value)});
}

TensorId Frame::tensor(std::string_view name) const
{
    for (const Frame* frame = this; frame != nullptr; frame = frame->m_caller) {
        for (const auto& [known, id] : frame->m_tensors) {
            if (known == name)
                return id;
        }
    }
    return kNoTensor;
}

std::vector<TensorId> Frame::tensorsNamed(std::string_view prefix) const
{
    std::vector<TensorId> found;
    for (const Frame* frame = this; frame != nullptr && found.empty(); frame = frame->m_caller) {
        for (const auto& [name, id] : frame->m_tensors) {
            if (name.starts_with(prefix))
                found.push_back(id);
        }
    }
    return found;
}

void Frame::save(std::string_view name, TensorId tensor)
{
    for (auto& [known, id] : m_tensors) {
        if (known == name) {
            id = tensor;
            return;
        }
    }
    m_tensors.emplace_back(name, tensor);
}

void Frame::give(std::string_view name, TensorId tensor)
{
    save(name, tensor);
    if (m_caller != nullptr)
        m_caller->save(name, tensor);
}

} // namespace faultline::vram
