// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "widgets/view_factory.h"

#include <QString>

#include <cstddef>
#include <optional>

class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace faultline::ui {

class BreakdownPanel;
class CaptureHint;
class MemoryPane;
class TablePane;
class TimelinePane;
class TraceHeader;
class ViewContext;

/// The Trace page: what the steps of a profiler trace were spent on, and everything that ran.
class TraceView : public View {
    Q_OBJECT

public:
    TraceView(ViewContext& context, QWidget* parent);
    ~TraceView() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] TimelinePane& timelinePane() { return *m_timeline; }
    [[nodiscard]] MemoryPane& memoryPane() { return *m_memory; }
    [[nodiscard]] QTabWidget& tabs() { return *m_tabs; }
    [[nodiscard]] std::optional<std::size_t> currentStep() const { return m_step; }

private:
    void buildPage();
    void buildTabs();
    void connectState();
    void refreshCase();
    void showProfile(TraceProfilePtr profile);
    void fillTables();
    void chooseTab();
    /// A step somebody chose: every part of the page goes there.
    void showStep(std::optional<std::size_t> step);
    /// The stretch that proves a finding, if one of the shown profile was asked for.
    void showProof();
    [[nodiscard]] TraceProfilePtr wantedProfile() const;

    ViewContext& m_context;
    TraceProfilePtr m_profile;
    std::optional<std::size_t> m_step;

    QStackedWidget* m_stack = nullptr;
    CaptureHint* m_hint = nullptr;
    TraceHeader* m_header = nullptr;
    BreakdownPanel* m_breakdown = nullptr;
    QTabWidget* m_tabs = nullptr;
    TimelinePane* m_timeline = nullptr;
    TablePane* m_steps = nullptr;
    TablePane* m_kernels = nullptr;
    TablePane* m_stages = nullptr;
    TablePane* m_devices = nullptr;
    MemoryPane* m_memory = nullptr;
};

} // namespace faultline::ui
