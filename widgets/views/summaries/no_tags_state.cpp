// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/no_tags_state.h"

#include "model/qt/text.h"
#include "widgets/view_context.h"

#include <QPushButton>

#include <vector>

namespace faultline::ui {

namespace {

/// Names of the runs that are not shown and logged one of the tags.
QStringList hiddenRuns(const TagIndex& index, const ViewContext& context)
{
    if (!index.data)
        return {};
    std::vector<bool> hasTags(index.data->runs.size(), false);
    for (const TagEntry& entry : index.entries) {
        for (const std::uint32_t run : entry.runs)
            hasTags[run] = true;
    }
    QStringList names;
    for (std::size_t i = 0; i < hasTags.size(); ++i) {
        const QString name = toQString(index.data->runs[i]->name);
        if (hasTags[i] && !context.isRunVisible(name))
            names.push_back(name);
    }
    return names;
}

} // namespace

NoTagsState::NoTagsState(ViewContext& context, QWidget* parent)
    : EmptyState(QStringLiteral("summaries"), parent),
      m_context(context),
      m_showRuns(addButton(tr("Show these runs"))),
      m_clearFilter(addButton(tr("Clear the filter")))
{
    connect(m_showRuns, &QPushButton::clicked, &m_context,
            [this] { m_context.setRunsVisible(m_hiddenRuns, true); });
    connect(m_clearFilter, &QPushButton::clicked, &m_context,
            [this] { m_context.setTagFilter({}); });
}

void NoTagsState::explain(const QString& kind, const TagIndex& index, std::size_t tagsOfVisibleRuns)
{
    const bool hasTags = !index.entries.empty();
    m_showRuns->setVisible(hasTags && tagsOfVisibleRuns == 0);
    m_clearFilter->setVisible(tagsOfVisibleRuns > 0);
    if (!hasTags)
        setTexts(tr("Nothing of this kind"),
                 tr("The event files that are open hold no %1.").arg(kind));
    else if (tagsOfVisibleRuns == 0)
        explainHiddenRuns(kind, index);
    else
        setTexts(tr("No tag matches the filter"), tr("None of the %n tag(s) contains “%1”.",
                                                     nullptr, static_cast<int>(tagsOfVisibleRuns))
                                                      .arg(m_context.tagFilter()));
}

void NoTagsState::explainHiddenRuns(const QString& kind, const TagIndex& index)
{
    m_hiddenRuns = hiddenRuns(index, m_context);
    setTexts(tr("The runs that are shown logged no %1").arg(kind),
             tr("%n run(s) logged some but are not shown; tick them in the Case list.", nullptr,
                static_cast<int>(m_hiddenRuns.size())));
}

} // namespace faultline::ui
