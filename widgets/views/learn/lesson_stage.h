// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/lesson_walk.h"
#include "widgets/view_context.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QTabBar;
class QToolButton;

namespace faultline::ui {

class CasePanel;
class PageStack;

/// The live pages of a lesson, on its own case: those that it names as tabs, the others in a menu,
/// and what was pointed at, to be taken as proof.
class LessonStage : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    LessonStage(ViewContext& context, LessonWalk& walk, QWidget* parent = nullptr);
    ~LessonStage() override;

    [[nodiscard]] PageStack& pages() const { return *m_pages; }
    [[nodiscard]] CasePanel& files() const { return *m_files; }
    [[nodiscard]] QPushButton& proofButton() const { return *m_take; }
    void showPage(const QString& id);
    /// Whether the present part asks for a proof.
    void setAsksProof(bool asks);
    /// What the pages follow of a knob.
    void turn(const LessonKnob& knob, const std::string& value);
    void showProof(const Evidence& place);
    void settle();

signals:
    /// "This is my proof."
    void proofTaken(const faultline::Evidence& place, const QString& words);
    void pageShown(const QString& id);

private:
    [[nodiscard]] QWidget* buildBar();
    [[nodiscard]] QWidget* buildPicked();
    void takeLesson();
    void refreshCases();
    void refreshPicked();
    void refreshMenu();
    void followPage(const QString& id);
    [[nodiscard]] QString titleOf(const QString& id) const;

    ViewContext& m_context;
    LessonWalk& m_walk;
    PageStack* m_pages = nullptr;
    CasePanel* m_files = nullptr;
    QTabBar* m_tabs = nullptr;
    QTabBar* m_cases = nullptr;
    QLabel* m_caseLabel = nullptr;
    QToolButton* m_more = nullptr;
    QToolButton* m_filesButton = nullptr;
    QMenu* m_menu = nullptr;
    QWidget* m_pickedBar = nullptr;
    QLabel* m_pickedText = nullptr;
    QPushButton* m_take = nullptr;
    bool m_asksProof = false;
};

/// A place in words: "train:loss at step 1,200", "line 812 of console.log".
[[nodiscard]] QString placeName(const CaseData& data, const Evidence& place);

} // namespace faultline::ui
