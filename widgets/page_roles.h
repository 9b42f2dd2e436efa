// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson.h"

namespace faultline::ui {

class ViewContext;

/// What some pages are beside a View. Whoever frames pages asks with dynamic_cast.

/// A page that plans something: memory, a schedule, an input pipeline.
class PlanningPage {
public:
    virtual ~PlanningPage() = default;
    /// Plans what a lesson asks about, by the keys of a knob (docs/lessons.md). False: the page
    /// plans nothing of that kind.
    virtual bool applyPlan(KnobKind kind, const LessonPlan& plan) = 0;
};

/// A page that frames pages of its own, on another case than that of the window.
class FramingPage {
public:
    virtual ~FramingPage() = default;
    /// What these look at; null: there are none at present. View::statusTextChanged() tells that
    /// it has become another.
    [[nodiscard]] virtual ViewContext* ownContext() const = 0;
};

} // namespace faultline::ui
