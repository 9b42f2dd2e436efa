// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/session/lesson_walk.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QButtonGroup;
class QGroupBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace faultline::ui {

class ChoiceButton;

/// A question of a lesson: options, a proof where one is asked for, how sure, and the button that
/// commits to them. Then it tells which is right, and why the others are not.
class QuestionBox : public QWidget {
    Q_OBJECT

public:
    /// `walk` outlives it. `isPrediction`: of a knob, which is turned afterwards.
    QuestionBox(LessonWalk& walk, std::size_t part, bool isPrediction, QWidget* parent = nullptr);

    [[nodiscard]] bool asksProof() const { return m_proof != nullptr; }
    /// What the learner says proves it; nothing: none was found.
    void setProof(const Evidence& place, const QString& words);
    [[nodiscard]] bool hasProof() const { return m_place.has_value(); }
    [[nodiscard]] const std::vector<ChoiceButton*>& options() const { return m_options; }
    /// May be put elsewhere, so that it is always in sight; deleted with the box or its new parent,
    /// whichever is first.
    [[nodiscard]] QPushButton& commit() const { return *m_commit; }
    /// To what is to be done next.
    void focusFirst();

signals:
    void proofShown(const faultline::Evidence& place);

private:
    [[nodiscard]] QGroupBox* addGroup(const QString& title, const QString& accessible);
    void addOptions();
    void addProof();
    void addSureness();
    void refreshCommit();
    void commitAnswer();
    void reveal();
    [[nodiscard]] QString resultText() const;

    LessonWalk& m_walk;
    std::size_t m_part;
    bool m_isPrediction;
    QVBoxLayout* m_column;
    std::vector<ChoiceButton*> m_options;
    QButtonGroup* m_sureness = nullptr;
    QGroupBox* m_sureGroup = nullptr;
    QGroupBox* m_proof = nullptr;
    QLabel* m_proofText = nullptr;
    QPushButton* m_noProof = nullptr;
    std::optional<Evidence> m_place;
    bool m_hasNoProof = false;
    QPushButton* m_commit = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_result = nullptr;
};

} // namespace faultline::ui
