// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/compare.h"
#include "model/session/jobs/background_work.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

class OpenCase;
using RunComparisonPtr = std::shared_ptr<const RunComparison>;

/// Which trainings of the open case are compared, and what compare() says of them. A training is
/// known by its first run. GUI thread only.
class CaseComparison : public QObject {
    Q_OBJECT

public:
    /// `opened` outlives it.
    explicit CaseComparison(OpenCase& opened, QObject* parent = nullptr);

    /// A training that can be chosen.
    struct Choice {
        RunId run;
        std::string name;
        bool isFailed = false;       ///< it has a critical finding
        std::optional<double> begun; ///< wall time
        bool isSameTask = true;      ///< as the one that is asked about
    };
    /// What can stand on either side: of the same task first, sound ones, the newest first.
    [[nodiscard]] std::vector<Choice> choices() const;

    [[nodiscard]] const std::vector<RunId>& good() const { return m_good; } ///< the baseline first
    [[nodiscard]] const RunId& bad() const { return m_bad; }
    /// Unknown ones, and one that stands on both sides, are left out.
    void choose(std::vector<RunId> good, RunId bad);
    void swapSides();
    /// The training that a run, by its name, belongs to; none of what is not judged yet.
    [[nodiscard]] std::optional<RunId> trainingOf(const std::string& run) const;
    /// Chooses the one that failed as B, else `asked`.
    void compareTwo(const RunId& asked, const RunId& other);
    /// The same of a run that is going to be opened: as soon as both are judged.
    void compareWhenJudged(RunId asked, RunId other);
    /// Something looks at it: until then nothing is chosen by itself, and nothing computed.
    void setWanted();

    /// Null: nothing to compare, or not ready.
    [[nodiscard]] const RunComparisonPtr& result() const { return m_result; }
    [[nodiscard]] bool isComparing() const { return m_work.isRunning(); }
    void finish(); ///< waits. For pictures and tests

signals:
    void choiceChanged();
    void resultChanged();

private:
    void followDiagnosis();
    void chooseWhatIsMissing();
    void start();
    [[nodiscard]] std::vector<ComparedRun> otherRuns() const;
    [[nodiscard]] std::optional<ComparedRun> comparedRun(const RunId& run, RunSide side) const;

    OpenCase& m_opened;
    std::vector<RunId> m_good;
    RunId m_bad;
    std::optional<std::pair<RunId, RunId>> m_expected; ///< asked, other: not judged yet
    bool m_isWanted = false;
    RunComparisonPtr m_result;
    BackgroundWork<RunComparison> m_work;
};

} // namespace faultline
