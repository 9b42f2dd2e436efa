// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/tables/column_form.h"

#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

using metrics::ColumnRole;
using metrics::ColumnType;
using metrics::TableColumn;
using metrics::TableGuess;

/// Index of the column in the table.
constexpr int kColumnRole = Qt::UserRole;
/// Whether the user wants it as a curve; a column that has another use meanwhile is none.
constexpr int kWantedRole = Qt::UserRole + 1;

bool holdsNumbers(const TableColumn& column)
{
    return column.type == ColumnType::Whole || column.type == ColumnType::Real;
}

QString typeName(ColumnType type)
{
    switch (type) {
    case ColumnType::Empty: return ColumnForm::tr("empty in the first rows");
    case ColumnType::Whole: return ColumnForm::tr("whole numbers");
    case ColumnType::Real: return ColumnForm::tr("numbers");
    case ColumnType::Time: return ColumnForm::tr("dates");
    case ColumnType::Text: return ColumnForm::tr("text");
    }
    return {};
}

/// Of columns that share a name only the last is read.
bool isShadowed(const TableGuess& table, std::size_t column)
{
    return std::any_of(
        table.columns.begin() + static_cast<std::ptrdiff_t>(column) + 1, table.columns.end(),
        [&](const TableColumn& other) { return other.name == table.columns[column].name; });
}

std::string chosenName(const QComboBox& box, const TableGuess& table)
{
    const int column = box.currentData().toInt();
    return column < 0 ? std::string() : table.columns[static_cast<std::size_t>(column)].name;
}

} // namespace

ColumnForm::ColumnForm(QWidget* parent)
    : QWidget(parent),
      m_step(new QComboBox(this)),
      m_time(new QComboBox(this)),
      m_run(new QComboBox(this)),
      m_curves(new QListWidget(this)),
      m_count(makeMutedLabel({}, this))
{
    build();
    for (QComboBox* box : {m_step, m_time, m_run}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (m_isFilling)
                return;
            refreshList();
            emit choiceChanged();
        });
    }
    connect(m_curves, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (m_isFilling)
            return;
        setWanted(*item, item->checkState() == Qt::Checked);
        refreshList();
        emit choiceChanged();
    });
    connect(m_curves, &QListWidget::currentRowChanged, this, [this] {
        if (!m_isFilling)
            emit currentChanged();
    });
}

void ColumnForm::build()
{
    m_step->setAccessibleName(tr("Column of the steps"));
    m_time->setAccessibleName(tr("Column of the times"));
    m_run->setAccessibleName(tr("Column that names the run"));
    m_curves->setAccessibleName(tr("Columns that become curves"));
    m_curves->setUniformItemSizes(true);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(kGrid);
    form->addRow(tr("&Steps"), m_step);
    form->addRow(tr("&Times"), m_time);
    form->addRow(tr("&Runs"), m_run);

    auto* heading = new QLabel(tr("&Curves"), this);
    heading->setBuddy(m_curves);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kGrid / 2);
    buttons->addWidget(heading);
    buttons->addWidget(m_count, 1);
    for (const auto& [title, checked] :
         {std::pair(tr("&All"), true), std::pair(tr("&None"), false)}) {
        auto* button = new QPushButton(title, this);
        button->setAutoDefault(false);
        button->setAccessibleName(checked ? tr("All columns of numbers become curves")
                                          : tr("No column becomes a curve"));
        connect(button, &QPushButton::clicked, this, [this, all = checked] { setAllChecked(all); });
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addLayout(form);
    column->addSpacing(kGrid);
    column->addLayout(buttons);
    column->addWidget(m_curves, 1);
}

void ColumnForm::fill(QComboBox& box, const QString& none, std::size_t chosen)
{
    box.clear();
    box.addItem(none, -1);
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        if (isShadowed(m_table, i))
            continue;
        const TableColumn& column = m_table.columns[i];
        box.addItem(toQString(column.name), static_cast<int>(i));
        box.setItemData(box.count() - 1, typeName(column.type), Qt::ToolTipRole);
        if (i == chosen)
            box.setCurrentIndex(box.count() - 1);
    }
}

void ColumnForm::setTable(const TableGuess& table)
{
    m_isFilling = true;
    m_table = table;
    fill(*m_step, tr("None: rows are counted"), table.step);
    fill(*m_time, tr("None"), table.time);
    fill(*m_run, tr("None: all rows are of one run"), table.run);
    m_curves->clear();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (isShadowed(table, i))
            continue;
        const TableColumn& column = table.columns[i];
        auto* item = new QListWidgetItem(toQString(column.name), m_curves);
        item->setData(kColumnRole, static_cast<int>(i));
        item->setToolTip(typeName(column.type));
        const bool isCurve = column.role == ColumnRole::Metric && holdsNumbers(column);
        item->setCheckState(Qt::Unchecked); // there is a box
        setWanted(*item, isCurve);
    }
    refreshList();
    for (int row = 0; row < m_curves->count() && m_curves->currentRow() < 0; ++row) {
        if (m_curves->item(row)->checkState() == Qt::Checked)
            m_curves->setCurrentRow(row);
    }
    m_isFilling = false;
}

void ColumnForm::refreshList()
{
    const bool wasFilling = std::exchange(m_isFilling, true);
    int checked = 0;
    for (int row = 0; row < m_curves->count(); ++row) {
        QListWidgetItem& item = *m_curves->item(row);
        const int column = item.data(kColumnRole).toInt();
        const bool isOther = column == m_step->currentData().toInt()
                             || column == m_time->currentData().toInt()
                             || column == m_run->currentData().toInt();
        const ColumnType type = m_table.columns[static_cast<std::size_t>(column)].type;
        const bool canBe = !isOther && type != ColumnType::Text && type != ColumnType::Time;
        item.setFlags(canBe ? item.flags() | Qt::ItemIsEnabled : item.flags() & ~Qt::ItemIsEnabled);
        const bool isCurve = canBe && item.data(kWantedRole).toBool();
        item.setCheckState(isCurve ? Qt::Checked : Qt::Unchecked);
        checked += item.checkState() == Qt::Checked ? 1 : 0;
    }
    m_count->setText(QLocale().toString(checked));
    m_count->setAccessibleName(tr("%n column(s) become curves", nullptr, checked));
    m_isFilling = wasFilling;
}

void ColumnForm::setWanted(QListWidgetItem& item, bool wanted)
{
    const bool wasFilling = std::exchange(m_isFilling, true);
    item.setData(kWantedRole, wanted);
    m_isFilling = wasFilling;
}

void ColumnForm::setAllChecked(bool checked)
{
    for (int row = 0; row < m_curves->count(); ++row) {
        QListWidgetItem& item = *m_curves->item(row);
        const auto column = static_cast<std::size_t>(item.data(kColumnRole).toInt());
        setWanted(item, checked && holdsNumbers(m_table.columns[column]));
    }
    refreshList();
    emit choiceChanged();
}

TableChoice ColumnForm::choice() const
{
    TableChoice choice{
        .step = chosenName(*m_step, m_table), .time = chosenName(*m_time, m_table), .metrics = {}};
    if (const std::string run = chosenName(*m_run, m_table); !run.empty())
        choice.run = run;
    bool isAll = true;
    for (int row = 0; row < m_curves->count(); ++row) {
        const QListWidgetItem& item = *m_curves->item(row);
        const auto column = static_cast<std::size_t>(item.data(kColumnRole).toInt());
        if (item.checkState() == Qt::Checked)
            choice.metrics.push_back(m_table.columns[column].name);
        else if ((item.flags() & Qt::ItemIsEnabled) != 0 && holdsNumbers(m_table.columns[column]))
            isAll = false;
    }
    if (isAll)
        choice.metrics.clear();
    return choice;
}

bool ColumnForm::hasCurves() const
{
    for (int row = 0; row < m_curves->count(); ++row) {
        if (m_curves->item(row)->checkState() == Qt::Checked)
            return true;
    }
    return false;
}

QString ColumnForm::current() const
{
    const QListWidgetItem* item = m_curves->currentItem();
    return item == nullptr ? QString() : item->text();
}

} // namespace faultline::ui
