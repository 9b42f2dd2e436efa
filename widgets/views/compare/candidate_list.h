// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/case_comparison.h"

#include <QScrollArea>

class QVBoxLayout;

namespace faultline::ui {

/// What may explain the outcome that differs most, best first, with what speaks for and against
/// each, and the run that would decide between them.
class CandidateList : public QScrollArea {
    Q_OBJECT

public:
    explicit CandidateList(QWidget* parent = nullptr);

    void setComparison(const RunComparisonPtr& comparison);

signals:
    /// Where a side states it is to be shown.
    void sourceRequested(const faultline::ChangeSource& source, const QString& path);

private:
    void addPrimary(const RunComparison& comparison);
    void addOthers(const RunComparison& comparison);
    void addCandidate(const RunComparison& comparison, const Candidate& candidate);
    void addNextRun(const RunComparison& comparison, const NextRun& next);
    void addRest(const RunComparison& comparison);

    QVBoxLayout* m_column = nullptr;
    QWidget* m_page = nullptr;
};

} // namespace faultline::ui
