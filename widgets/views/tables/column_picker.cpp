// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/tables/column_picker.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/readers/metrics/table_form.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/tables/column_form.h"
#include "widgets/views/tables/column_preview.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr QSize kSize(120 * kGrid, 80 * kGrid);
constexpr int kFormWidth = 36 * kGrid;
constexpr int kDelayMs = 120;

} // namespace

ColumnPicker::ColumnPicker(const JobQueuePtr& jobs, std::vector<PickableTable> tables,
                           std::size_t first, QWidget* parent)
    : QDialog(parent),
      m_tables(std::move(tables)),
      m_reading(jobs),
      m_file(new QComboBox(this)),
      m_form(new ColumnForm(this)),
      m_preview(new ColumnPreview(this)),
      m_problem(makeTextLabel({}, this))
{
    setWindowTitle(tr("Columns of a table"));
    resize(kSize);
    build();
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, [this] { startPreview(m_form->choice()); });
    connect(m_form, &ColumnForm::choiceChanged, this, [this] {
        m_delay.start();
        refreshButtons();
    });
    connect(m_form, &ColumnForm::currentChanged, this,
            [this] { m_preview->setCurrent(m_form->current()); });
    m_file->setCurrentIndex(static_cast<int>(std::min(first, m_tables.size() - 1)));
    connect(m_file, &QComboBox::currentIndexChanged, this,
            [this](int index) { showTable(static_cast<std::size_t>(std::max(index, 0))); });
    showTable(static_cast<std::size_t>(m_file->currentIndex()));
}

ColumnPicker::~ColumnPicker() = default;

void ColumnPicker::build()
{
    m_file->setAccessibleName(tr("File"));
    m_file->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const PickableTable& table : m_tables) {
        m_file->addItem(table.label);
        m_file->setItemData(m_file->count() - 1, toQString(table.path), Qt::ToolTipRole);
    }
    auto* file = new QFormLayout;
    file->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    file->addRow(tr("&File"), m_file);

    m_form->setFixedWidth(kFormWidth);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(3 * kGrid);
    middle->addWidget(m_form);
    middle->addWidget(m_preview, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("&Use these columns"), QDialogButtonBox::AcceptRole);
    m_use->setDefault(true);
    m_forget = buttons->addButton(tr("F&orget the choice"), QDialogButtonBox::ResetRole);
    m_forget->setToolTip(tr("Reads the file as it was read before columns were chosen"));
    m_forget->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_isForgotten = true;
        accept();
    });

    m_problem->setAccessibleName(tr("Why these columns cannot be used"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addLayout(file);
    column->addLayout(middle, 1);
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

const std::string& ColumnPicker::path() const
{
    return m_tables[m_shown].path;
}

std::optional<TableChoice> ColumnPicker::choice() const
{
    return m_isForgotten ? std::nullopt : std::optional(m_form->choice());
}

void ColumnPicker::showTable(std::size_t table)
{
    m_shown = table;
    m_isFilled = false;
    m_canRead = false;
    m_delay.stop();
    m_form->setEnabled(false);
    m_problem->clear();
    startPreview(m_tables[table].choice);
    refreshButtons();
}

void ColumnPicker::startPreview(const std::optional<TableChoice>& choice)
{
    m_canRead = false;
    m_reading.start(
        [path = m_tables[m_shown].path, choice](WorkMonitor& monitor) {
            return metrics::previewTable(path, choice, monitor);
        },
        [this](const Result<metrics::TablePreview>& preview) { takePreview(preview); });
    refreshButtons();
}

void ColumnPicker::takePreview(const Result<metrics::TablePreview>& preview)
{
    if (!preview) {
        m_problem->setText(errorMessage(preview.error()));
        m_preview->setPreview({});
        refreshButtons();
        return;
    }
    if (!std::exchange(m_isFilled, true)) {
        fillForm(*preview);
        m_form->setEnabled(true);
        // What is shown is what these columns give, not what was guessed without them.
        startPreview(m_form->choice());
        m_preview->setPreview(*preview);
        m_preview->setCurrent(m_form->current());
        return;
    }
    m_canRead = preview->rowsRead > 0 && preview->unknown.empty();
    m_preview->setPreview(*preview);
    m_problem->setText(preview->rowsRead > 0 ? QString()
                                             : tr("No row has a whole number in the column of the "
                                                  "steps. Choose another, or count the rows."));
    if (!m_form->hasCurves())
        m_problem->setText(tr("Choose at least one column that becomes a curve."));
    refreshButtons();
}

void ColumnPicker::fillForm(const metrics::TablePreview& preview)
{
    metrics::TableGuess guess = preview.guess;
    if (!m_tables[m_shown].choice && guess.run == metrics::TableGuess::npos)
        guess.run = metrics::runColumnOf(guess);
    m_form->setTable(guess);
}

void ColumnPicker::refreshButtons()
{
    m_forget->setVisible(m_tables[m_shown].choice.has_value());
    m_use->setEnabled(m_isFilled && m_canRead && m_form->hasCurves() && !m_delay.isActive());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

void ColumnPicker::settle()
{
    if (m_delay.isActive()) {
        m_delay.stop();
        startPreview(m_form->choice());
    }
    m_reading.finish();
    m_preview->settle();
}

} // namespace faultline::ui
