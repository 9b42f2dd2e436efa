// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What views ask each other to show: proofs, artifacts, rules, findings.
#include "widgets/view_state.h"
#include "widgets/view_state_p.h"

#include <type_traits>
#include <utility>

namespace faultline::ui {

void ViewState::Private::forgetRequests()
{
    currentArtifacts.clear();
    logLine.reset();
    configField.clear();
    hardwareFocus.reset();
    traceFocus.reset();
    recordFocus.reset();
    ruleFocus = {};
    findingFocus = {};
}

const std::optional<SeriesEvidence>& ViewState::focus() const
{
    return d->focus;
}

Severity ViewState::focusSeverity() const
{
    return d->focusSeverity;
}

void ViewState::openEvidence(const SeriesEvidence& evidence, Severity severity)
{
    d->focus = evidence;
    d->focusSeverity = severity;
    // A proof that is hidden proves nothing.
    setRunVisible(QString::fromStdString(evidence.run), true);
    emit evidenceRequested();
}

void ViewState::clearFocus()
{
    if (!d->focus)
        return;
    d->focus.reset();
    emit focusCleared();
}

QString ViewState::currentArtifact(ArtifactKind kind) const
{
    const auto it = d->currentArtifacts.find(kind);
    return it == d->currentArtifacts.end() ? QString() : it->second;
}

void ViewState::setCurrentArtifact(ArtifactKind kind, const QString& name)
{
    if (currentArtifact(kind) == name)
        return;
    d->currentArtifacts[kind] = name;
    if (kind == ArtifactKind::Log)
        d->logLine.reset();
    if (kind == ArtifactKind::Config)
        d->configField.clear();
    emit currentArtifactChanged(kind);
}

void ViewState::openArtifact(ArtifactKind kind, const QString& name)
{
    setCurrentArtifact(kind, name);
    emit artifactRequested(kind);
}

void ViewState::openLogLine(const QString& log, std::size_t line)
{
    setCurrentArtifact(ArtifactKind::Log, log);
    d->logLine = line;
    emit artifactRequested(ArtifactKind::Log);
}

std::optional<std::size_t> ViewState::logLine() const
{
    return d->logLine;
}

void ViewState::openConfigField(const QString& config, const QString& path)
{
    setCurrentArtifact(ArtifactKind::Config, config);
    d->configField = path;
    emit artifactRequested(ArtifactKind::Config);
}

QString ViewState::configField() const
{
    return d->configField;
}

const std::optional<HardwareEvidence>& ViewState::hardwareFocus() const
{
    return d->hardwareFocus;
}

const std::optional<TraceEvidence>& ViewState::traceFocus() const
{
    return d->traceFocus;
}

const std::optional<RecordEvidence>& ViewState::recordFocus() const
{
    return d->recordFocus;
}

bool ViewState::canOpen(const Evidence& proof)
{
    return !std::holds_alternative<NumberEvidence>(proof)
           && !std::holds_alternative<FileEvidence>(proof);
}

void ViewState::openProof(const Evidence& proof, Severity severity)
{
    const auto open = [this](ArtifactKind kind, const std::string& name) {
        openArtifact(kind, QString::fromStdString(name));
    };
    d->focusSeverity = severity;
    std::visit(
        [&](const auto& one) {
            using Kind = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<Kind, SeriesEvidence>) {
                openEvidence(one, severity);
            } else if constexpr (std::is_same_v<Kind, LogEvidence>) {
                openLogLine(QString::fromStdString(one.log), one.firstLine);
            } else if constexpr (std::is_same_v<Kind, ConfigEvidence>) {
                openConfigField(QString::fromStdString(one.config),
                                QString::fromStdString(one.path));
            } else if constexpr (std::is_same_v<Kind, RecordEvidence>) {
                d->recordFocus = one;
                open(ArtifactKind::Dataset, one.dataset);
            } else if constexpr (std::is_same_v<Kind, HardwareEvidence>) {
                d->hardwareFocus = one;
                open(ArtifactKind::HardwareLog, one.log);
            } else if constexpr (std::is_same_v<Kind, TraceEvidence>) {
                d->traceFocus = one;
                open(ArtifactKind::Profile, one.profile);
            }
        },
        proof);
}

const RuleFocus& ViewState::ruleFocus() const
{
    return d->ruleFocus;
}

void ViewState::openRule(const QString& ruleId, const QString& run)
{
    d->ruleFocus = {.ruleId = ruleId, .run = run};
    emit ruleRequested();
}

const FindingFocus& ViewState::findingFocus() const
{
    return d->findingFocus;
}

void ViewState::openFinding(const QString& ruleId, const QString& run)
{
    d->findingFocus = {.ruleId = ruleId, .run = run};
    emit findingRequested();
}

} // namespace faultline::ui
