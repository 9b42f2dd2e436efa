// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What views ask each other to show: proofs, artifacts, rules, findings.
#include "widgets/view_context.h"
#include "widgets/view_context_p.h"

#include <map>
#include <type_traits>
#include <utility>

namespace faultline::ui {

void ViewContext::tellRequests(const ViewState& before)
{
    const ViewState& now = d->state;
    std::map<ArtifactKind, QString> artifacts = before.artifacts;
    artifacts.insert(now.artifacts.begin(), now.artifacts.end());
    const auto nameIn = [](const ViewState& state, ArtifactKind kind) {
        const auto place = state.artifacts.find(kind);
        return place == state.artifacts.end() ? QString() : place->second;
    };
    for (const auto& [kind, name] : artifacts) {
        if (nameIn(now, kind) != nameIn(before, kind))
            emit currentArtifactChanged(kind);
    }
    if (now.logLine && now.logLine != before.logLine)
        emit artifactRequested(ArtifactKind::Log);
    if (!now.configField.isEmpty() && now.configField != before.configField)
        emit artifactRequested(ArtifactKind::Config);
    if (now.hardwareFocus && now.hardwareFocus != before.hardwareFocus)
        emit artifactRequested(ArtifactKind::HardwareLog);
    if (now.traceFocus && now.traceFocus != before.traceFocus)
        emit artifactRequested(ArtifactKind::Profile);
    if (now.recordFocus && now.recordFocus != before.recordFocus)
        emit artifactRequested(ArtifactKind::Dataset);
    if (!now.focus && before.focus)
        emit focusCleared();
    else if (now.focus && now.focus != before.focus)
        emit evidenceRequested();
    if (!now.tag.isEmpty() && now.tag != before.tag)
        emit tagRequested();
    if (!now.ruleFocus.ruleId.isEmpty() && now.ruleFocus != before.ruleFocus)
        emit ruleRequested();
    if (!now.findingFocus.ruleId.isEmpty() && now.findingFocus != before.findingFocus)
        emit findingRequested();
}

const std::optional<SeriesEvidence>& ViewContext::focus() const
{
    return d->state.focus;
}

Severity ViewContext::focusSeverity() const
{
    return d->state.focusSeverity;
}

void ViewContext::openEvidence(const SeriesEvidence& evidence, Severity severity)
{
    d->state.focus = evidence;
    d->state.tag.clear();
    d->state.focusSeverity = severity;
    // A proof that is hidden proves nothing.
    setRunVisible(nameOf(evidence.run), true);
    emit evidenceRequested();
}

void ViewContext::clearFocus()
{
    if (!d->state.focus)
        return;
    d->state.focus.reset();
    emit focusCleared();
}

void ViewContext::openTag(const QString& tag)
{
    if (d->state.focus)
        setZoom(std::nullopt); // it was the proof's
    clearFocus();
    d->state.tag = tag;
    emit tagRequested();
}

QString ViewContext::requestedTag() const
{
    return d->state.tag;
}

QString ViewContext::currentArtifact(ArtifactKind kind) const
{
    const auto it = d->state.artifacts.find(kind);
    return it == d->state.artifacts.end() ? QString() : it->second;
}

void ViewContext::setCurrentArtifact(ArtifactKind kind, const QString& name)
{
    if (currentArtifact(kind) == name)
        return;
    d->state.artifacts[kind] = name;
    if (kind == ArtifactKind::Log)
        d->state.logLine.reset();
    if (kind == ArtifactKind::Config)
        d->state.configField.clear();
    emit currentArtifactChanged(kind);
}

void ViewContext::openArtifact(ArtifactKind kind, const QString& name)
{
    setCurrentArtifact(kind, name);
    emit artifactRequested(kind);
}

void ViewContext::openLogLine(const QString& log, std::size_t line)
{
    setCurrentArtifact(ArtifactKind::Log, log);
    d->state.logLine = line;
    emit artifactRequested(ArtifactKind::Log);
}

std::optional<std::size_t> ViewContext::logLine() const
{
    return d->state.logLine;
}

void ViewContext::openConfigField(const QString& config, const QString& path)
{
    setCurrentArtifact(ArtifactKind::Config, config);
    d->state.configField = path;
    emit artifactRequested(ArtifactKind::Config);
}

QString ViewContext::configField() const
{
    return d->state.configField;
}

const std::optional<HardwareEvidence>& ViewContext::hardwareFocus() const
{
    return d->state.hardwareFocus;
}

const std::optional<TraceEvidence>& ViewContext::traceFocus() const
{
    return d->state.traceFocus;
}

const std::optional<RecordEvidence>& ViewContext::recordFocus() const
{
    return d->state.recordFocus;
}

bool ViewContext::canOpen(const Evidence& proof)
{
    return !std::holds_alternative<NumberEvidence>(proof)
           && !std::holds_alternative<FileEvidence>(proof);
}

void ViewContext::openProof(const Evidence& proof, Severity severity)
{
    const auto open = [this](ArtifactKind kind, const ArtifactId& artifact) {
        openArtifact(kind, nameOf(artifact));
    };
    d->state.focusSeverity = severity;
    std::visit(
        [&](const auto& one) {
            using Kind = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<Kind, SeriesEvidence>) {
                openEvidence(one, severity);
            } else if constexpr (std::is_same_v<Kind, LogEvidence>) {
                openLogLine(nameOf(one.log), one.firstLine);
            } else if constexpr (std::is_same_v<Kind, ConfigEvidence>) {
                openConfigField(nameOf(one.config), QString::fromStdString(one.path));
            } else if constexpr (std::is_same_v<Kind, RecordEvidence>) {
                d->state.recordFocus = one;
                open(ArtifactKind::Dataset, one.dataset);
            } else if constexpr (std::is_same_v<Kind, HardwareEvidence>) {
                d->state.hardwareFocus = one;
                open(ArtifactKind::HardwareLog, one.log);
            } else if constexpr (std::is_same_v<Kind, TraceEvidence>) {
                d->state.traceFocus = one;
                open(ArtifactKind::Profile, one.profile);
            }
        },
        proof);
}

const RuleFocus& ViewContext::ruleFocus() const
{
    return d->state.ruleFocus;
}

void ViewContext::openRule(const QString& ruleId, const QString& run)
{
    d->state.ruleFocus = {.ruleId = ruleId, .run = run};
    emit ruleRequested();
}

void ViewContext::openLesson(const QString& id)
{
    emit lessonRequested(id);
}

const std::optional<Evidence>& ViewContext::picked() const
{
    return d->picked;
}

void ViewContext::pick(Evidence place)
{
    d->picked = std::move(place);
    emit placePicked();
}

const FindingFocus& ViewContext::findingFocus() const
{
    return d->state.findingFocus;
}

void ViewContext::openFinding(const QString& ruleId, const QString& run)
{
    d->state.findingFocus = {.ruleId = ruleId, .run = run};
    emit findingRequested();
}

} // namespace faultline::ui
