// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/blob_tag_model.h"
#include "model/session/open_case.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace faultline::ui {

namespace {

class OtherTab final : public SummaryTab {
public:
    OtherTab(ViewContext& context, QWidget* parent)
        : SummaryTab(parent), m_context(context), m_sorted(new QSortFilterProxyModel(this))
    {
        m_sorted->setSourceModel(&m_model);
        m_sorted->setSortRole(m_model.sortRole());
        auto* table = new QTableView(this);
        table->setModel(m_sorted);
        table->setAccessibleName(BlobTagModel::tr("Summaries that are no scalars"));
        table->setSortingEnabled(true);
        table->sortByColumn(0, Qt::AscendingOrder);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->verticalHeader()->hide();
        // The tag takes what the others leave: it is what one looks for.
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        table->horizontalHeader()->setSectionResizeMode(BlobTagModel::TagColumn,
                                                        QHeaderView::Stretch);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(table);
        connect(&m_context, &ViewContext::caseChanged, this, &OtherTab::refresh);
        refresh();
    }

private:
    void refresh()
    {
        m_model.setCase(m_context.opened().caseData());
        emit statusTextChanged();
    }

    ViewContext& m_context;
    BlobTagModel m_model;
    QSortFilterProxyModel* m_sorted;
};

std::size_t countBlobTags(const CaseData& data)
{
    std::size_t count = 0;
    for (const RunPtr& run : data.runs)
        count += run->blobs.size();
    return count;
}

} // namespace

std::unique_ptr<const SummaryTabFactory> makeOtherTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<OtherTab>>(
        QStringLiteral("all"), [] { return BlobTagModel::tr("All"); }, &countBlobTags);
}

} // namespace faultline::ui
