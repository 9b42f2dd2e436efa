// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_file.h"
#include "model/qt/case_edit.h"

#include <QObject>
#include <QString>

#include <functional>

namespace faultline {

/// What the user has said about the case that is open: how its rules are set, which machine it is
/// judged for, what was done on the checklist, notes. A value of CaseFile with a signal for each
/// part; views change it and listen to it. Setting what is set already emits nothing. GUI thread
/// only.
class CaseDocument : public QObject {
    Q_OBJECT

public:
    explicit CaseDocument(QObject* parent = nullptr);

    [[nodiscard]] const CaseFile& file() const { return m_file; }
    /// Everything as a case file has it; not modified.
    void setFile(CaseFile file);
    /// Everything as in a case of which nothing was said yet; not modified.
    void clear();

    [[nodiscard]] const RuleSettings& ruleSettings() const { return m_file.rules; }
    void setRuleSettings(RuleSettings settings);
    void setThreshold(const RuleInfo& rule, std::string_view name, double value);
    void resetThreshold(const RuleInfo& rule, std::string_view name);
    void mute(const RuleId& rule, const QString& reason);
    void unmute(const RuleId& rule);

    [[nodiscard]] const MachineChoice& machine() const { return m_file.machine; }
    void setMachine(MachineChoice machine);

    [[nodiscard]] QString note(Note::Target target, const std::string& key) const;
    /// An empty text takes the note away.
    void setNote(Note::Target target, const std::string& key, const QString& text);

    [[nodiscard]] const ChecklistProgress& progress() const { return m_file.checklist; }
    void answer(std::string_view item, Answer answer);
    void muteItem(std::string_view item, const QString& reason);
    void unmuteItem(std::string_view item);
    void addAttempt(std::string_view item, FixAttempt attempt);
    void setOutcome(std::string_view item, std::size_t attempt, AttemptOutcome outcome);
    /// One side of an edit again; is no edit itself.
    void apply(const CaseEdit& edit, CaseEdit::Side side);
    /// As a re-test left it.
    void setProgress(ChecklistProgress progress);

    /// Differences that comparisons leave out, with the user's reason.
    [[nodiscard]] const std::vector<IgnoredChange>& ignoredChanges() const
    {
        return m_file.ignoredChanges;
    }
    void ignoreChange(IgnoredChange change);
    void showChangeAgain(const std::string& area, const std::string& path);

    // Kept with the case, but no work of the user's: these alone do not make it modified.
    void setSources(std::vector<std::string> sources);
    void setPinnedTags(std::vector<TagId> tags);
    void setClockCorrections(std::map<ArtifactId, double> corrections);
    void setLast(DiagnosisSummary summary);
    void rememberProgress(ChecklistProgress progress);

    /// Whether something was said since it was last saved.
    [[nodiscard]] bool isModified() const { return m_isModified; }
    void setModified(bool modified);

    /// Seconds since the epoch.
    [[nodiscard]] static double now();

signals:
    /// Rules would judge otherwise now: settings or machine.
    void diagnosisOptionsChanged();
    void notesChanged();
    void progressChanged();
    void ignoredChangesChanged();
    /// Work that is not saved was added.
    void edited();
    /// What it was, if it can be taken back: on the checklist and in notes.
    void editMade(const faultline::CaseEdit& edit);
    /// Everything is another case's: no earlier edit can be taken back.
    void replaced();
    void modifiedChanged(bool modified);

private:
    void changeProgress(const std::function<void(ChecklistProgress&)>& change);
    void changeItem(std::string_view item, const QString& text,
                    const std::function<void(ChecklistProgress&)>& change);
    void noteEdit();

    CaseFile m_file;
    bool m_isModified = false;
};

} // namespace faultline
