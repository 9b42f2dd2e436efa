// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/environment/compatibility.h"

#include <QWidget>

#include <vector>

class QLayout;
class QVBoxLayout;

namespace faultline::ui {

class SectionHeader;

/// What the compatibility tables say about the versions of a run: a card for each combination that
/// does not go together, one line for those that do. Folds; hidden if no combination is known.
class VerdictList : public QWidget {
    Q_OBJECT

public:
    explicit VerdictList(QWidget* parent = nullptr);

    void setEnvironments(const std::vector<EnvironmentPtr>& environments);
    [[nodiscard]] std::size_t problemCount() const { return m_problems; }

signals:
    /// A version was read in a console log: its path and 1-based line.
    void consoleLineRequested(const QString& path, quint32 line);

private:
    void buildRows(const std::vector<CompatibilityVerdict>& verdicts,
                   const std::vector<EnvironmentPtr>& environments);
    [[nodiscard]] QWidget* makeCard(const CompatibilityVerdict& verdict,
                                    const std::vector<EnvironmentPtr>& environments);
    void addPlace(QLayout& row, const CompatibilityFact& found,
                  const std::vector<EnvironmentPtr>& environments);

    SectionHeader* m_header = nullptr;
    QWidget* m_rows = nullptr;
    std::size_t m_problems = 0;
};

} // namespace faultline::ui
