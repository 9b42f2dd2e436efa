// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/case_document.h"

#include "model/qt/text.h"

#include <QDateTime>

#include <optional>
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
    emit ignoredChangesChanged();
    emit replaced();
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
    const QString before = note(target, key);
    if (before == text)
        return;
    m_file.checklist.setNote(target, key, text.toStdString(), now());
    noteEdit();
    emit notesChanged();
    emit editMade(
        {.text = tr("Note"),
         .change = NoteEdit{.target = target, .key = key, .before = before, .after = text}});
}

void CaseDocument::changeProgress(const std::function<void(ChecklistProgress&)>& change)
{
    change(m_file.checklist);
    noteEdit();
    emit progressChanged();
}

void CaseDocument::changeItem(std::string_view item, const QString& text,
                              const std::function<void(ChecklistProgress&)>& change)
{
    const auto current = [&]() -> std::optional<ItemProgress> {
        const ItemProgress* known = m_file.checklist.find(item);
        return known == nullptr ? std::nullopt : std::optional(*known);
    };
    ItemEdit edit{.item = std::string(item), .before = current(), .after = {}};
    changeProgress(change);
    edit.after = current();
    emit editMade({.text = text, .change = std::move(edit)});
}

void CaseDocument::apply(const CaseEdit& edit, CaseEdit::Side side)
{
    const bool isBefore = side == CaseEdit::Side::Before;
    if (const auto* note = std::get_if<NoteEdit>(&edit.change)) {
        const QString& text = isBefore ? note->before : note->after;
        m_file.checklist.setNote(note->target, note->key, text.toStdString(), now());
        noteEdit();
        emit notesChanged();
        return;
    }
    const auto& item = std::get<ItemEdit>(edit.change);
    changeProgress([&](ChecklistProgress& progress) {
        progress.restore(item.item, isBefore ? item.before : item.after);
    });
}

void CaseDocument::answer(std::string_view item, Answer answer)
{
    changeItem(item, tr("Answer"),
               [&](ChecklistProgress& progress) { progress.answer(item, answer, now()); });
}

void CaseDocument::muteItem(std::string_view item, const QString& reason)
{
    changeItem(item, tr("Leave an item out"), [&](ChecklistProgress& progress) {
        progress.mute(item, reason.toStdString(), now());
    });
}

void CaseDocument::unmuteItem(std::string_view item)
{
    changeItem(item, tr("Ask an item again"),
               [&](ChecklistProgress& progress) { progress.unmute(item, now()); });
}

void CaseDocument::addAttempt(std::string_view item, FixAttempt attempt)
{
    changeItem(item, tr("Tried a fix"),
               [&](ChecklistProgress& progress) { progress.addAttempt(item, std::move(attempt)); });
}

void CaseDocument::setOutcome(std::string_view item, std::size_t attempt, AttemptOutcome outcome)
{
    changeItem(item, tr("Outcome of a fix"), [&](ChecklistProgress& progress) {
        progress.setOutcome(item, attempt, outcome, now());
    });
}

void CaseDocument::setProgress(ChecklistProgress progress)
{
    changeProgress([&](ChecklistProgress& changed) { changed = std::move(progress); });
}

void CaseDocument::ignoreChange(IgnoredChange change)
{
    std::erase_if(m_file.ignoredChanges, [&change](const IgnoredChange& one) {
        return one.area == change.area && one.path == change.path;
    });
    m_file.ignoredChanges.push_back(std::move(change));
    emit ignoredChangesChanged();
    noteEdit();
}

void CaseDocument::showChangeAgain(const std::string& area, const std::string& path)
{
    const std::size_t gone = std::erase_if(m_file.ignoredChanges, [&](const IgnoredChange& one) {
        return one.area == area && one.path == path;
    });
    if (gone == 0)
        return;
    emit ignoredChangesChanged();
    noteEdit();
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
