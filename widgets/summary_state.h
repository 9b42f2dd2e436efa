// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/summary_choices.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace faultline::ui {

/// Changes the SummaryChoices of a ViewContext and tells of it. GUI thread only. Setting what is
/// already set emits nothing.
class SummaryState : public QObject {
    Q_OBJECT

public:
    /// `choices` outlives it.
    explicit SummaryState(SummaryChoices& choices, QObject* parent = nullptr)
        : QObject(parent), m_choices(choices)
    {
    }

    void setChoices(const SummaryChoices& choices)
    {
        setTab(choices.tab);
        setLinksSteps(choices.linksSteps);
        setStep(choices.step);
    }

    /// SummaryTabInfo::id of the tab to show; empty: the first that has something to show.
    [[nodiscard]] QString tab() const { return m_choices.tab; }
    void setTab(const QString& id)
    {
        if (m_choices.tab == id)
            return;
        m_choices.tab = id;
        emit tabChanged();
    }

    [[nodiscard]] bool linksSteps() const { return m_choices.linksSteps; }
    void setLinksSteps(bool links)
    {
        if (m_choices.linksSteps == links)
            return;
        m_choices.linksSteps = links;
        emit stepChanged();
    }

    /// The step chosen last; nullopt: each value its latest.
    [[nodiscard]] std::optional<std::int64_t> step() const { return m_choices.step; }
    void setStep(std::optional<std::int64_t> step)
    {
        if (m_choices.step == step)
            return;
        m_choices.step = step;
        emit stepChanged();
    }

signals:
    void tabChanged();
    void stepChanged();

private:
    SummaryChoices& m_choices;
};

} // namespace faultline::ui
