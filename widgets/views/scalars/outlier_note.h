// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "model/session/jobs/background_work.h"

#include <QToolButton>

namespace faultline::ui {

class CurveView;

/// "12 points outside": how many points of the lines of a chart its fitted axis leaves out, and the
/// button that brings them in, for this chart alone. Counted at full resolution, in the background
/// where there are many. Hidden while there is nothing to say.
class OutlierNote : public QToolButton {
    Q_OBJECT

public:
    OutlierNote(const JobQueuePtr& jobs, CurveView& chart, QWidget* parent);

    /// The user wants this chart in full although outliers are ignored elsewhere.
    [[nodiscard]] bool showsAll() const { return m_showsAll; }
    void reset(); ///< the chart serves something else now

    /// Counts anew; after each redraw of the chart.
    void refresh(XAxisKind axis, bool ignoresOutliers);
    void finish(); ///< waits for the count
    [[nodiscard]] quint64 count() const { return m_count; }

signals:
    void showsAllChanged();

private:
    void setCount(quint64 count);
    void refreshText();

    CurveView& m_chart;
    BackgroundWork<quint64> m_counting;
    bool m_ignores = false;
    bool m_showsAll = false;
    quint64 m_count = 0;
};

} // namespace faultline::ui
