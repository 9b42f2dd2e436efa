// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace faultline::ui {

/// What the tabs of the Summaries page share: which of them is shown, and the step that all
/// sliders follow while they are linked. GUI thread only. Setting what is already set emits
/// nothing.
class SummaryState : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// SummaryTabInfo::id of the tab to show; empty: the first that has something to show.
    [[nodiscard]] QString tab() const { return m_tab; }
    void setTab(const QString& id)
    {
        if (m_tab == id)
            return;
        m_tab = id;
        emit tabChanged();
    }

    [[nodiscard]] bool linksSteps() const { return m_linksSteps; }
    void setLinksSteps(bool links)
    {
        if (m_linksSteps == links)
            return;
        m_linksSteps = links;
        emit stepChanged();
    }

    /// The step chosen last; nullopt: each value its latest.
    [[nodiscard]] std::optional<std::int64_t> step() const { return m_step; }
    void setStep(std::optional<std::int64_t> step)
    {
        if (m_step == step)
            return;
        m_step = step;
        emit stepChanged();
    }

signals:
    void tabChanged();
    void stepChanged();

private:
    QString m_tab;
    bool m_linksSteps = true;
    std::optional<std::int64_t> m_step;
};

} // namespace faultline::ui
