// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pipeline_document.h"

#include "model/qt/text.h"

#include <algorithm>
#include <utility>

namespace faultline {

using augment::Pipeline;
using augment::PipelineStep;

namespace {

bool startsWith(const StepPath& path, const StepPath& start)
{
    return path.size() >= start.size() && std::equal(start.begin(), start.end(), path.begin());
}

/// `path` as it reads once another step came or went at `at`.
StepPath shifted(StepPath path, const StepPath& at, bool comes)
{
    const std::size_t level = at.size() - 1;
    if (path.size() <= level || !startsWith(path, parentOf(at)))
        return path;
    if (comes && path[level] >= at.back())
        ++path[level];
    else if (!comes && path[level] > at.back())
        --path[level];
    return path;
}

std::vector<PipelineStep>* editableBelow(Pipeline& pipeline, const StepPath& parent)
{
    return const_cast<std::vector<PipelineStep>*>(stepsBelow(std::as_const(pipeline), parent));
}

PipelineStep* editableAt(Pipeline& pipeline, const StepPath& path)
{
    return const_cast<PipelineStep*>(stepAt(std::as_const(pipeline), path));
}

bool isSameStep(const PipelineStep& a, const PipelineStep& b)
{
    return a.transform == b.transform && a.enabled == b.enabled && a.parameters == b.parameters
           && std::equal(a.children.begin(), a.children.end(), b.children.begin(), b.children.end(),
                         isSameStep);
}

} // namespace

StepPath parentOf(const StepPath& path)
{
    return path.empty() ? path : StepPath(path.begin(), path.end() - 1);
}

StepPath landingOf(const PipelineChange& move)
{
    return shifted(move.to, move.path, false);
}

PipelineChange inverseOf(const PipelineChange& change)
{
    switch (change.kind) {
    case PipelineChange::Kind::Insert:
        return {.kind = PipelineChange::Kind::Remove, .path = change.path, .to = {}};
    case PipelineChange::Kind::Remove:
        return {.kind = PipelineChange::Kind::Insert, .path = change.path, .to = {}};
    case PipelineChange::Kind::Move: {
        const StepPath landed = landingOf(change);
        return {.kind = PipelineChange::Kind::Move,
                .path = landed,
                .to = shifted(change.path, landed, true)};
    }
    case PipelineChange::Kind::Step:
    case PipelineChange::Kind::Whole: break;
    }
    return change;
}

const std::vector<PipelineStep>* stepsBelow(const Pipeline& pipeline, const StepPath& parent)
{
    const std::vector<PipelineStep>* steps = &pipeline.steps;
    for (const int at : parent) {
        if (at < 0 || static_cast<std::size_t>(at) >= steps->size())
            return nullptr;
        steps = &(*steps)[static_cast<std::size_t>(at)].children;
    }
    return steps;
}

const PipelineStep* stepAt(const Pipeline& pipeline, const StepPath& path)
{
    if (path.empty())
        return nullptr;
    const std::vector<PipelineStep>* siblings = stepsBelow(pipeline, parentOf(path));
    const int at = path.back();
    if (siblings == nullptr || at < 0 || static_cast<std::size_t>(at) >= siblings->size())
        return nullptr;
    return &(*siblings)[static_cast<std::size_t>(at)];
}

bool isSamePipeline(const Pipeline& a, const Pipeline& b)
{
    return a.library == b.library && a.version == b.version && a.boxRules == b.boxRules
           && std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
                         isSameStep);
}

QString transformName(const std::string& id)
{
    if (const augment::TransformInfo* info = augment::findTransform(id))
        return toQString(info->name);
    const std::size_t slash = id.find('/');
    return toQString(slash == std::string::npos ? id : id.substr(slash + 1));
}

bool mayStandBelow(const std::string& parent, const std::string& child)
{
    const augment::TransformInfo* info = augment::findTransform(parent);
    if (info == nullptr || info->children.empty())
        return false;
    if (!info->children.ends_with("/*"))
        return info->children == child;
    return child.starts_with(info->children.substr(0, info->children.size() - 1));
}

void PipelineDocument::open(Pipeline pipeline)
{
    m_original = pipeline;
    m_history.clear();
    m_done = 0;
    m_mergeKey.clear();
    apply({}, pipeline);
    emit historyChanged();
}

void PipelineDocument::apply(const PipelineChange& change, const Pipeline& pipeline)
{
    emit aboutToChange(change);
    m_pipeline = pipeline;
    emit changed(change);
}

void PipelineDocument::commit(PipelineChange change, Pipeline after, const QString& text,
                              const std::string& mergeKey)
{
    apply(change, after);
    if (!mergeKey.empty() && mergeKey == m_mergeKey && m_done == m_history.size() && m_done > 0) {
        m_history.back().after = std::move(after);
    } else {
        // The state before is what the edit before left, or what open() was given.
        Pipeline before = m_done > 0 ? m_history[m_done - 1].after : m_original;
        m_history.resize(m_done);
        m_history.push_back({.change = std::move(change),
                             .before = std::move(before),
                             .after = std::move(after),
                             .text = text});
        m_done = m_history.size();
    }
    m_mergeKey = mergeKey;
    emit historyChanged();
}

bool PipelineDocument::insert(const StepPath& at, PipelineStep step)
{
    Pipeline after = m_pipeline;
    if (at.empty())
        return false;
    std::vector<PipelineStep>* siblings = editableBelow(after, parentOf(at));
    if (siblings == nullptr || at.back() < 0)
        return false;
    const PipelineStep* parent = stepAt(after, parentOf(at));
    if (parent != nullptr && !mayStandBelow(parent->transform, step.transform))
        return false;
    StepPath place = at;
    place.back() = std::min(place.back(), static_cast<int>(siblings->size()));
    const QString text = tr("Add %1").arg(transformName(step.transform));
    siblings->insert(siblings->begin() + place.back(), std::move(step));
    commit({.kind = PipelineChange::Kind::Insert, .path = place, .to = {}}, std::move(after), text);
    return true;
}

bool PipelineDocument::remove(const StepPath& path)
{
    if (step(path) == nullptr)
        return false;
    const QString text = tr("Remove %1").arg(nameOf(path));
    Pipeline after = m_pipeline;
    std::vector<PipelineStep>* siblings = editableBelow(after, parentOf(path));
    siblings->erase(siblings->begin() + path.back());
    commit({.kind = PipelineChange::Kind::Remove, .path = path, .to = {}}, std::move(after), text);
    return true;
}

bool PipelineDocument::duplicate(const StepPath& path)
{
    const PipelineStep* copied = step(path);
    if (copied == nullptr)
        return false;
    PipelineStep copy = *copied;
    StepPath at = path;
    ++at.back();
    return insert(at, std::move(copy));
}

bool PipelineDocument::move(const StepPath& from, const StepPath& to)
{
    const PipelineStep* moved = step(from);
    if (moved == nullptr || to.empty() || startsWith(to, from))
        return false;
    const StepPath parent = parentOf(to);
    const std::vector<PipelineStep>* siblings = stepsBelow(m_pipeline, parent);
    if (siblings == nullptr || to.back() < 0
        || static_cast<std::size_t>(to.back()) > siblings->size())
        return false;
    const PipelineStep* holder = step(parent);
    if (holder != nullptr && !mayStandBelow(holder->transform, moved->transform))
        return false;
    PipelineChange change{.kind = PipelineChange::Kind::Move, .path = from, .to = to};
    const StepPath landed = landingOf(change);
    if (landed == from)
        return false;
    const QString text = tr("Move %1").arg(nameOf(from));
    Pipeline after = m_pipeline;
    PipelineStep carried = *moved;
    std::vector<PipelineStep>* source = editableBelow(after, parentOf(from));
    source->erase(source->begin() + from.back());
    std::vector<PipelineStep>* target = editableBelow(after, parentOf(landed));
    target->insert(target->begin() + landed.back(), std::move(carried));
    commit(std::move(change), std::move(after), text);
    return true;
}

bool PipelineDocument::setEnabled(const StepPath& path, bool enabled)
{
    const PipelineStep* changedStep = step(path);
    if (changedStep == nullptr || changedStep->enabled == enabled)
        return false;
    Pipeline after = m_pipeline;
    editableAt(after, path)->enabled = enabled;
    commit({.kind = PipelineChange::Kind::Step, .path = path, .to = {}}, std::move(after),
           (enabled ? tr("Switch %1 on") : tr("Switch %1 off")).arg(nameOf(path)));
    return true;
}

bool PipelineDocument::setParameter(const StepPath& path, const std::string& name,
                                    std::optional<augment::Value> value)
{
    const PipelineStep* changedStep = step(path);
    if (changedStep == nullptr)
        return false;
    const auto written = changedStep->parameters.find(name);
    const bool isWritten = written != changedStep->parameters.end();
    if (value ? isWritten && written->second == *value : !isWritten)
        return false;
    Pipeline after = m_pipeline;
    augment::Parameters& parameters = editableAt(after, path)->parameters;
    if (value)
        parameters.insert_or_assign(name, std::move(*value));
    else
        parameters.erase(name);
    std::string mergeKey = name;
    for (const int at : path)
        mergeKey += "/" + std::to_string(at);
    commit({.kind = PipelineChange::Kind::Step, .path = path, .to = {}}, std::move(after),
           tr("Change %1 of %2").arg(toQString(name), nameOf(path)), mergeKey);
    return true;
}

bool PipelineDocument::resetParameters(const StepPath& path)
{
    const PipelineStep* changedStep = step(path);
    if (changedStep == nullptr || changedStep->parameters.empty())
        return false;
    Pipeline after = m_pipeline;
    editableAt(after, path)->parameters.clear();
    commit({.kind = PipelineChange::Kind::Step, .path = path, .to = {}}, std::move(after),
           tr("Reset %1").arg(nameOf(path)));
    return true;
}

bool PipelineDocument::replace(Pipeline pipeline, const QString& action)
{
    if (isSamePipeline(pipeline, m_pipeline))
        return false;
    commit({}, std::move(pipeline), action);
    return true;
}

QString PipelineDocument::nameOf(const StepPath& path) const
{
    const PipelineStep* named = step(path);
    return named == nullptr ? QString() : transformName(named->transform);
}

QString PipelineDocument::undoText() const
{
    return canUndo() ? m_history[m_done - 1].text : QString();
}

QString PipelineDocument::redoText() const
{
    return canRedo() ? m_history[m_done].text : QString();
}

void PipelineDocument::undo()
{
    if (!canUndo())
        return;
    m_mergeKey.clear();
    --m_done;
    apply(inverseOf(m_history[m_done].change), m_history[m_done].before);
    emit historyChanged();
}

void PipelineDocument::redo()
{
    if (!canRedo())
        return;
    m_mergeKey.clear();
    ++m_done;
    apply(m_history[m_done - 1].change, m_history[m_done - 1].after);
    emit historyChanged();
}

} // namespace faultline
