// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/case_document.h"

#include "model/qt/text.h"

#include <QDateTime>

#include <utility>

namespace faultline {

CaseDocument::CaseDocument(QObject* parent) : QObject(parent) {}

double CaseDocument::now()
{
    return 1e-3 * static_cast<double>(QDateTime::currentMSecsSinceEpoch());
}

void CaseDocument::setFile(CaseFile file)
{
    const bool judgesOtherwise = !(file.rules == m_file.rules) || !(file.machine == m_file.machine);
    m_file = std::move(file);
    setModified(false);
    if (judgesOtherwise)
        emit diagnosisOptionsChanged();
    emit notesChanged();
    emit progressChanged();
}

void CaseDocument::clear()
{
    setFile({});
}

void CaseDocument::noteEdit()
{
    setModified(true);
    emit edited();
}

void CaseDocument::setRuleSettings(RuleSettings settings)
{
    if (settings == m_file.rules)
        return;
    m_file.rules = std::move(settings);
    noteEdit();
    emit diagnosisOptionsChanged();
}

void CaseDocument::setThreshold(const RuleInfo& rule, std::string_view name, double value)
{
    RuleSettings changed = m_file.rules;
    changed.setThreshold(rule.ruleId(), name, value);
    setRuleSettings(std::move(changed));
}

void CaseDocument::resetThreshold(const RuleInfo& rule, std::string_view name)
{
    RuleSettings changed = m_file.rules;
    changed.resetThreshold(rule.ruleId(), name);
    setRuleSettings(std::move(changed));
}

void CaseDocument::mute(const RuleId& rule, const QString& reason)
{
    RuleSettings changed = m_file.rules;
    changed.mute(rule, reason.toStdString());
    setRuleSettings(std::move(changed));
}

void CaseDocument::unmute(const RuleId& rule)
{
    RuleSettings changed = m_file.rules;
    changed.unmute(rule);
    setRuleSettings(std::move(changed));
}

void CaseDocument::setMachine(MachineChoice machine)
{
    if (machine == m_file.machine)
        return;
    m_file.machine = std::move(machine);
    noteEdit();
    emit diagnosisOptionsChanged();
}

QString CaseDocument::note(Note::Target target, const std::string& key) const
{
    const Note* note = m_file.checklist.note(target, key);
    return note == nullptr ? QString() : toQString(note->text);
}

void CaseDocument::setNote(Note::Target target, const std::string& key, const QString& text)
{
    if (note(target, key) == text)
        return;
    m_file.checklist.setNote(target, key, text.toStdString(), now());
    noteEdit();
    emit notesChanged();
}

void CaseDocument::changeProgress(const std::function<void(ChecklistProgress&)>& change)
{
    change(m_file.checklist);
    noteEdit();
    emit progressChanged();
}

void CaseDocument::answer(std::string_view item, Answer answer)
{
    changeProgress([&](ChecklistProgress& progress) { progress.answer(item, answer, now()); });
}

void CaseDocument::muteItem(std::string_view item, const QString& reason)
{
    changeProgress(
        [&](ChecklistProgress& progress) { progress.mute(item, reason.toStdString(), now()); });
}

void CaseDocument::unmuteItem(std::string_view item)
{
    changeProgress([&](ChecklistProgress& progress) { progress.unmute(item, now()); });
}

void CaseDocument::addAttempt(std::string_view item, FixAttempt attempt)
{
    changeProgress(
        [&](ChecklistProgress& progress) { progress.addAttempt(item, std::move(attempt)); });
}

void CaseDocument::setOutcome(std::string_view item, std::size_t attempt, AttemptOutcome outcome)
{
    changeProgress(
        [&](ChecklistProgress& progress) { progress.setOutcome(item, attempt, outcome, now()); });
}

void CaseDocument::setProgress(ChecklistProgress progress)
{
    changeProgress([&](ChecklistProgress& changed) { changed = std::move(progress); });
}

void CaseDocument::setSources(std::vector<std::string> sources)
{
    m_file.sources = std::move(sources);
}

void CaseDocument::setPinnedTags(std::vector<TagId> tags)
{
    m_file.pinnedTags = std::move(tags);
}

void CaseDocument::setClockCorrections(std::map<ArtifactId, double> corrections)
{
    m_file.clockCorrections = std::move(corrections);
}

void CaseDocument::setLast(DiagnosisSummary summary)
{
    m_file.last = std::move(summary);
}

void CaseDocument::rememberProgress(ChecklistProgress progress)
{
    m_file.checklist = std::move(progress);
    emit progressChanged();
}

void CaseDocument::setModified(bool modified)
{
    if (modified == m_isModified)
        return;
    m_isModified = modified;
    emit modifiedChanged(modified);
}

} // namespace faultline
