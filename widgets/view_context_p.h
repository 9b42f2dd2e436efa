// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/lesson_shelf.h"
#include "widgets/curve_options.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <optional>
#include <string>
#include <vector>

namespace faultline::ui {

struct RunHue {
    int hue = 0;     ///< index of the training
    int variant = 0; ///< position of the run within it
};

inline constexpr std::size_t kMaxZoomHistory = 50;

class ViewContext::Private {
public:
    explicit Private(OpenCase& openCase)
        : opened(openCase),
          lessons(openCase.jobs()),
          curveOptions(state.curves),
          summaries(state.summaries)
    {
    }

    OpenCase& opened;
    LessonShelf lessons;
    ViewState state;

    // What follows from the case.
    std::optional<std::vector<std::string>> sources; ///< nullopt: nothing is open
    QHash<QString, RunHue> hues;
    QSet<QString> knownRuns;

    QRegularExpression tagExpression;                ///< of state.tagFilter
    std::vector<std::optional<AxisRange>> pastZooms; ///< for undoZoom(), the last one last
    std::optional<Evidence> picked;
    CurveOptions curveOptions;
    SummaryState summaries;

    void adoptRuns(const CasePtr& data);
    /// Forgets where the user was looking: it was in another case.
    void forgetPlace();
    /// True if that is another one; it is remembered.
    bool setZoom(std::optional<AxisRange> range);
    void setTagFilter(const QString& pattern);
    /// What is analysed of the case, for linked_cursor.h; null: nothing yet.
    [[nodiscard]] const CaseAnalysis* analysis() const;
};

} // namespace faultline::ui
