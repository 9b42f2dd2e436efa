// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/undo_edits.h"
#include "model/qt/case_document.h"

#include <QTest>

using namespace faultline;
using namespace faultline::ui;

class UndoEditsTest : public QObject {
    Q_OBJECT

private slots:
    void answersAreTakenBack();
    void anAttemptIsTakenBackWithItsHistory();
    void typingIsOneStep();
    void otherItemsStay();
    void anotherCaseBeginsAnew();
};

void UndoEditsTest::answersAreTakenBack()
{
    CaseDocument document;
    UndoEdits edits(document);
    document.answer("boxes-are-valid", Answer::Fine);
    document.answer("boxes-are-valid", Answer::Problem);
    edits.undo();
    QVERIFY(document.progress().find("boxes-are-valid")->answer == Answer::Fine);
    edits.undo();
    QVERIFY(document.progress().find("boxes-are-valid") == nullptr);
    QVERIFY(!edits.canUndo());
    edits.redo();
    edits.redo();
    QVERIFY(document.progress().find("boxes-are-valid")->answer == Answer::Problem);
    QVERIFY(document.isModified());
}

void UndoEditsTest::anAttemptIsTakenBackWithItsHistory()
{
    CaseDocument document;
    UndoEdits edits(document);
    FixAttempt attempt;
    attempt.title = "Lower the learning rate";
    document.addAttempt("loss-is-finite", attempt);
    QCOMPARE(document.progress().find("loss-is-finite")->attempts.size(), 1U);
    document.setOutcome("loss-is-finite", 0, AttemptOutcome::Helped);
    edits.undo();
    QVERIFY(document.progress().find("loss-is-finite")->attempts[0].outcome
            == AttemptOutcome::Waiting);
    edits.undo();
    QVERIFY(document.progress().find("loss-is-finite") == nullptr);
}

void UndoEditsTest::typingIsOneStep()
{
    CaseDocument document;
    UndoEdits edits(document);
    for (const char* text : {"a", "as", "ask"})
        document.setNote(Note::Target::Case, "", QString::fromLatin1(text));
    document.setNote(Note::Target::Item, "boxes-are-valid", QStringLiteral("other"));
    QCOMPARE(edits.count(), 2);
    edits.undo();
    edits.undo();
    QVERIFY(document.note(Note::Target::Case, "").isEmpty());
    edits.redo();
    QCOMPARE(document.note(Note::Target::Case, ""), QStringLiteral("ask"));
}

/// What a re-test remembered meanwhile of another item is no part of the edit.
void UndoEditsTest::otherItemsStay()
{
    CaseDocument document;
    UndoEdits edits(document);
    document.answer("boxes-are-valid", Answer::Fine);
    ChecklistProgress progress = document.progress();
    progress.of("loss-is-finite").wasProblem = true;
    document.rememberProgress(progress);
    edits.undo();
    QVERIFY(document.progress().find("loss-is-finite")->wasProblem);
}

void UndoEditsTest::anotherCaseBeginsAnew()
{
    CaseDocument document;
    UndoEdits edits(document);
    document.answer("boxes-are-valid", Answer::Fine);
    document.clear();
    QVERIFY(!edits.canUndo());
}

QTEST_MAIN(UndoEditsTest)
#include "tst_undo_edits.moc"
