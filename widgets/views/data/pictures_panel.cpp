// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/pictures_panel.h"

#include "model/qt/dataset_text.h"
#include "model/qt/roles.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/picture_canvas.h"
#include "widgets/views/data/picture_detail.h"
#include "widgets/views/data/picture_grid.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <utility>

namespace faultline::ui {

namespace {

enum Which { All, WithBoxes, WithoutBoxes, WithDefects };
constexpr int kComboWidth = 20 * kGrid;

} // namespace

PicturesPanel::PicturesPanel(const JobQueuePtr& jobs, ThumbnailLoader& loader, QWidget* parent)
    : QWidget(parent), m_loader(loader), m_work(jobs, JobLane::Short, JobPriority::Urgent)
{
    m_list = new QWidget(this);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildFilters());
    m_grid = new PictureGrid(m_loader, m_list);
    m_grid->setAccessibleName(tr("Images"));
    m_grid->setModel(&m_model);
    m_none = new EmptyState(QStringLiteral("search"), m_list);
    m_none->setTexts(
        tr("No image passes the filters"),
        tr("Another class or split, or a shorter part of the name, lets more through."));
    connect(m_none->addButton(tr("Show all images")), &QPushButton::clicked, this, [this] {
        fillFilters();
        m_search->clear();
        refilter();
    });
    m_listStack = new QStackedWidget(m_list);
    m_listStack->addWidget(m_grid);
    m_listStack->addWidget(m_none);
    column->addWidget(m_listStack, 1);

    m_detail = new PictureDetail(jobs, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_detail);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, kGrid, 0, 0);
    outer->addWidget(m_stack);

    const auto open = [this](const QModelIndex& index) { showRow(index.row()); };
    connect(m_grid, &QAbstractItemView::activated, this, open);
    connect(m_grid, &QAbstractItemView::clicked, this, open);
    connect(m_detail, &PictureDetail::closed, this, &PicturesPanel::closeDetail);
    connect(m_detail, &PictureDetail::previousRequested, this, [this] { showRow(m_row - 1); });
    connect(m_detail, &PictureDetail::nextRequested, this, [this] { showRow(m_row + 1); });
}

QWidget* PicturesPanel::buildFilters()
{
    auto* bar = new QWidget(m_list);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    const auto addCombo = [&](const QString& name) {
        auto* combo = new QComboBox(bar);
        combo->setAccessibleName(name);
        combo->setToolTip(name);
        combo->setMinimumWidth(kComboWidth);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(combo, &QComboBox::activated, this, &PicturesPanel::refilter);
        row->addWidget(combo);
        return combo;
    };
    m_classes = addCombo(tr("Images with a box of this class"));
    m_splits = addCombo(tr("Images of this split"));
    m_which = addCombo(tr("Which images"));
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Part of a name or record id"));
    m_search->setAccessibleName(tr("Part of a name or record id"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &PicturesPanel::refilter);
    row->addWidget(m_search, 1);
    m_count = makeMutedLabel({}, bar);
    m_count->setWordWrap(false);
    row->addWidget(m_count);
    return bar;
}

void PicturesPanel::fillFilters()
{
    m_classes->clear();
    m_splits->clear();
    m_which->clear();
    m_classes->addItem(tr("All classes"), -1);
    m_splits->addItem(tr("All splits"), -1);
    m_which->addItem(tr("All images"), All);
    m_which->addItem(tr("With boxes"), WithBoxes);
    m_which->addItem(tr("Without boxes"), WithoutBoxes);
    if (m_defective)
        m_which->addItem(tr("With defects"), WithDefects);
    if (!m_dataset)
        return;
    for (std::size_t i = 0; i < m_dataset->classes().size(); ++i)
        m_classes->addItem(className(*m_dataset, static_cast<std::int32_t>(i)),
                           static_cast<int>(i));
    const std::size_t splits = m_dataset->source().splits.size();
    for (std::size_t i = 0; i < splits; ++i)
        m_splits->addItem(splitName(m_dataset->source(), i), static_cast<int>(i));
    m_splits->setVisible(splits > 1);
}

void PicturesPanel::setDataset(const DatasetPtr& dataset)
{
    if (dataset == m_dataset)
        return;
    m_dataset = dataset;
    m_defective = nullptr;
    m_row = -1;
    m_detail->setDataset(dataset);
    m_model.setPictures(nullptr, {});
    m_stack->setCurrentWidget(m_list);
    {
        const QSignalBlocker quiet(m_search);
        m_search->clear();
    }
    fillFilters();
    refilter();
}

void PicturesPanel::setDefective(std::shared_ptr<const std::vector<bool>> defective)
{
    const bool hadThem = m_defective != nullptr;
    m_defective = std::move(defective);
    if (m_defective && !hadThem)
        m_which->addItem(tr("With defects"), WithDefects);
    if (m_which->currentData().toInt() == WithDefects)
        refilter();
}

void PicturesPanel::setClassFilter(int classIndex)
{
    m_classes->setCurrentIndex(std::max(0, m_classes->findData(classIndex)));
    closeDetail();
    refilter();
}

PictureFilter PicturesPanel::wantedFilter() const
{
    PictureFilter filter;
    filter.classIndex = m_classes->currentData().toInt();
    filter.split = m_splits->currentData().toInt();
    filter.text = m_search->text().trimmed();
    switch (m_which->currentData().toInt()) {
    case WithBoxes: filter.boxes = PictureFilter::Boxes::Some; break;
    case WithoutBoxes: filter.boxes = PictureFilter::Boxes::None; break;
    case WithDefects: filter.among = m_defective; break;
    default: break;
    }
    return filter;
}

void PicturesPanel::refilter()
{
    m_pending.reset();
    if (!m_dataset) {
        m_work.drop();
        takePictures({});
        return;
    }
    m_work.start(
        [dataset = m_dataset,
         filter = wantedFilter()](WorkMonitor& monitor) -> Result<std::vector<std::uint32_t>> {
            return filteredPictures(*dataset, filter, monitor);
        },
        [this](const Result<std::vector<std::uint32_t>>& pictures) {
            takePictures(pictures ? *pictures : std::vector<std::uint32_t>());
        });
}

void PicturesPanel::takePictures(std::vector<std::uint32_t> pictures)
{
    const bool isEmpty = pictures.empty() && m_dataset != nullptr;
    m_model.setPictures(m_dataset, std::move(pictures));
    m_listStack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_none) : m_grid);
    m_count->setText(countText());
    emit countChanged();
    if (const auto pending = std::exchange(m_pending, std::nullopt))
        showRow(m_model.rowOf(pending->first), pending->second);
}

QString PicturesPanel::countText() const
{
    if (!m_dataset)
        return {};
    const int shown = m_model.rowCount();
    const auto all = static_cast<qulonglong>(m_dataset->imageCount());
    if (static_cast<qulonglong>(shown) == all)
        return tr("%n image(s)", nullptr, shown);
    const QLocale locale;
    return tr("%1 of %2 images").arg(locale.toString(shown), locale.toString(all));
}

bool PicturesPanel::isDetailShown() const
{
    return m_stack->currentWidget() == m_detail;
}

void PicturesPanel::showRow(int row, int box)
{
    if (row < 0 || row >= m_model.rowCount())
        return;
    m_row = row;
    const auto pictureAt = [this](int at) { return m_model.index(at).data(PictureRole).toUInt(); };
    std::vector<std::size_t> neighbours;
    if (row + 1 < m_model.rowCount())
        neighbours.push_back(pictureAt(row + 1));
    if (row > 0)
        neighbours.push_back(pictureAt(row - 1));
    m_detail->showPicture(pictureAt(row), row, m_model.rowCount(), neighbours, box);
    m_stack->setCurrentWidget(m_detail);
    m_detail->setFocus();
    emit pictureShown(pictureAt(row));
}

void PicturesPanel::openPicture(std::uint32_t picture, int box)
{
    if (!m_dataset)
        return;
    if (!m_work.isRunning() && m_model.rowOf(picture) >= 0) {
        showRow(m_model.rowOf(picture), box);
        return;
    }
    {
        const QSignalBlocker quiet(m_search);
        m_search->clear();
    }
    fillFilters();
    refilter();
    m_pending = {picture, box};
}

void PicturesPanel::closeDetail()
{
    m_stack->setCurrentWidget(m_list);
    if (m_row >= 0 && m_row < m_model.rowCount()) {
        const QModelIndex index = m_model.index(m_row);
        m_grid->setCurrentIndex(index);
        m_grid->scrollTo(index);
    }
    m_grid->setFocus();
}

void PicturesPanel::settle()
{
    m_work.finish();
    if (isDetailShown())
        m_detail->settle();
    else
        m_grid->settle();
}

} // namespace faultline::ui
