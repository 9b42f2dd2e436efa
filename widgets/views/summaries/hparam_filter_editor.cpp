// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/hparam_filter_editor.h"

#include "model/qt/text.h"
#include "model/summaries/hparam_export.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDoubleValidator>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace faultline::ui {

namespace {

constexpr int kListRows = 5;

QString fieldText(const std::optional<double>& value)
{
    return value ? hparamText(*value, HparamColumnKind::Hparam) : QString();
}

} // namespace

HparamFilterEditor::HparamFilterEditor(QWidget* parent) : QWidget(parent)
{
    build();
    clear();
}

void HparamFilterEditor::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    auto* header = new QHBoxLayout;
    m_heading = new ElidedLabel(Qt::ElideMiddle, this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_heading->setFont(bold);
    header->addWidget(m_heading, 1);
    m_clear = new QPushButton(tr("Clear"), this);
    m_clear->setAccessibleName(tr("Clear this filter"));
    connect(m_clear, &QPushButton::clicked, this, [this] {
        const std::string key = m_key; // the answer may show another column
        emit filterRequested(key, {});
    });
    header->addWidget(m_clear);
    column->addLayout(header);
    m_hint = makeMutedLabel(tr("Choose a column above to filter the sessions by it."), this);
    column->addWidget(m_hint);

    m_range = new QWidget(this);
    auto* range = new QHBoxLayout(m_range);
    range->setContentsMargins(0, 0, 0, 0);
    range->setSpacing(kGrid / 2);
    const auto addField = [&](const QString& name, const QString& placeholder) {
        auto* field = new QLineEdit(m_range);
        field->setAccessibleName(name);
        field->setPlaceholderText(placeholder);
        field->setValidator(new QDoubleValidator(field));
        field->setMinimumWidth(6 * kGrid);
        connect(field, &QLineEdit::editingFinished, this, &HparamFilterEditor::ask);
        range->addWidget(field, 1);
        return field;
    };
    m_min = addField(tr("Least value"), tr("from"));
    range->addWidget(new QLabel(QStringLiteral("–"), m_range));
    m_max = addField(tr("Greatest value"), tr("to"));
    column->addWidget(m_range);

    m_contains = new QLineEdit(this);
    m_contains->setAccessibleName(tr("Text that values contain"));
    m_contains->setPlaceholderText(tr("contains"));
    m_contains->setClearButtonEnabled(true);
    connect(m_contains, &QLineEdit::textChanged, this, &HparamFilterEditor::ask);
    column->addWidget(m_contains);

    m_values = new QListWidget(this);
    m_values->setAccessibleName(tr("Values to show"));
    connect(m_values, &QListWidget::itemChanged, this, &HparamFilterEditor::ask);
    column->addWidget(m_values);
}

void HparamFilterEditor::clear()
{
    m_key.clear();
    m_filter = {};
    m_heading->setText(tr("Filter"));
    m_clear->hide();
    m_hint->show();
    m_range->hide();
    m_contains->hide();
    m_values->hide();
}

void HparamFilterEditor::fillValues(const HparamTable& table, std::size_t column)
{
    const std::vector<std::string> texts = distinctTexts(table, column);
    m_values->setVisible(!texts.empty() && texts.size() <= kMostValues);
    m_values->clear();
    if (m_values->isHidden())
        return;
    for (const std::string& text : texts) {
        auto* item =
            new QListWidgetItem(text.empty() ? tr("(no value)") : toQString(text), m_values);
        item->setData(Qt::UserRole, QByteArray::fromStdString(text));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(!m_filter.values || m_filter.values->contains(text) ? Qt::Checked
                                                                                : Qt::Unchecked);
    }
    const int rows = std::min(kListRows, m_values->count());
    m_values->setFixedHeight(rows * m_values->sizeHintForRow(0) + 2 * m_values->frameWidth() + 2);
}

void HparamFilterEditor::setColumn(const HparamTablePtr& table, std::size_t column,
                                   const HparamFilter& filter)
{
    if (!table || column >= table->columns.size())
        return clear();
    const HparamColumn& info = table->columns[column];
    // Otherwise what the user is typing would be replaced by what it was understood as.
    const bool isEditing = m_key == columnTitle(info)
                           && (m_min->hasFocus() || m_max->hasFocus() || m_contains->hasFocus());
    m_key = columnTitle(info);
    m_filter = filter;
    const bool isNumber = info.type == HparamColumnType::Number;
    m_heading->setText(tr("Filter: %1").arg(hparamTitle(info)));
    m_clear->setVisible(!filter.empty());
    m_hint->hide();
    m_range->setVisible(isNumber);
    m_contains->setVisible(info.type == HparamColumnType::Text);
    const QSignalBlocker values(m_values);
    const QSignalBlocker contains(m_contains);
    fillValues(*table, column);
    if (isEditing)
        return;
    m_min->setText(fieldText(filter.min));
    m_max->setText(fieldText(filter.max));
    m_contains->setText(toQString(filter.contains));
}

std::optional<double> HparamFilterEditor::numberIn(const QLineEdit& field) const
{
    bool ok = false;
    const double value = locale().toDouble(field.text().trimmed(), &ok);
    return ok ? std::optional(value) : std::nullopt;
}

void HparamFilterEditor::ask()
{
    if (m_key.empty())
        return;
    HparamFilter filter;
    if (!m_range->isHidden()) {
        filter.min = numberIn(*m_min);
        filter.max = numberIn(*m_max);
    }
    if (!m_contains->isHidden())
        filter.contains = m_contains->text().trimmed().toStdString();
    if (!m_values->isHidden()) {
        std::set<std::string> checked;
        for (int i = 0; i < m_values->count(); ++i) {
            if (m_values->item(i)->checkState() == Qt::Checked)
                checked.insert(m_values->item(i)->data(Qt::UserRole).toByteArray().toStdString());
        }
        if (checked.size() < static_cast<std::size_t>(m_values->count()))
            filter.values = std::move(checked);
    }
    if (filter == m_filter)
        return;
    m_filter = filter;
    const std::string key = m_key;
    emit filterRequested(key, filter);
}

} // namespace faultline::ui
