// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/batch_toolbar.h"

#include "model/qt/text.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace faultline::ui {

namespace {

constexpr int kDefaultSize = 64;
constexpr int kLargestSize = 512;

/// Things that stay together when the toolbar wraps.
QHBoxLayout* addGroup(QWidget& toolbar)
{
    auto* group = new QWidget(&toolbar);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    toolbar.layout()->addWidget(group);
    return row;
}

} // namespace

BatchToolbar::BatchToolbar(QWidget* parent) : QWidget(parent)
{
    auto* flow = new FlowLayout(2 * kGrid, kGrid, this);
    flow->setContentsMargins(0, 0, 0, 0);
    buildWhich();
    buildLooks();
    buildPanels();
    refreshNumber();
}

void BatchToolbar::buildWhich()
{
    QHBoxLayout* source = addGroup(*this);
    m_datasets = new QComboBox(this);
    m_datasets->setAccessibleName(tr("Dataset"));
    m_datasets->setMaximumWidth(30 * kGrid);
    m_datasets->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_datasets, &QComboBox::textActivated, this, &BatchToolbar::datasetChosen);
    source->addWidget(m_datasets);
    m_splits = new QComboBox(this);
    m_splits->setAccessibleName(tr("Split"));
    m_splits->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_splits->setMinimumContentsLength(6);
    connect(m_splits, &QComboBox::activated, this, &BatchToolbar::requestChanged);
    source->addWidget(m_splits);

    QHBoxLayout* batch = addGroup(*this);
    m_previous =
        new IconButton(QStringLiteral("chevron-left"), tr("Previous batch (Ctrl+Left)"), this);
    m_numberText = new QLabel(this);
    auto* next =
        new IconButton(QStringLiteral("chevron-right"), tr("Next batch (Ctrl+Right)"), this);
    m_previous->setShortcut(Qt::CTRL | Qt::Key_Left);
    next->setShortcut(Qt::CTRL | Qt::Key_Right);
    connect(m_previous, &QToolButton::clicked, this, [this] { goTo(-1); });
    connect(next, &QToolButton::clicked, this, [this] { goTo(1); });
    batch->addWidget(m_previous);
    batch->addWidget(m_numberText);
    batch->addWidget(next);
    m_size = new QSpinBox(this);
    m_size->setRange(1, kLargestSize);
    m_size->setValue(kDefaultSize);
    m_size->setKeyboardTracking(false);
    m_size->setAccessibleName(tr("Images in a batch"));
    m_size->setToolTip(tr("Images in a batch"));
    m_size->setSuffix(tr(" images"));
    connect(m_size, &QSpinBox::valueChanged, this, &BatchToolbar::requestChanged);
    batch->addWidget(m_size);

    QHBoxLayout* seed = addGroup(*this);
    auto* label = new QLabel(tr("Seed"), this);
    m_seed = new QSpinBox(this);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setKeyboardTracking(false);
    m_seed->setMinimumWidth(11 * kGrid);
    m_seed->setAccessibleName(tr("Seed"));
    label->setBuddy(m_seed);
    connect(m_seed, &QSpinBox::valueChanged, this, &BatchToolbar::requestChanged);
    auto* fresh = new IconButton(QStringLiteral("reload"), tr("New seed (Ctrl+R)"), this);
    fresh->setShortcut(Qt::CTRL | Qt::Key_R);
    connect(fresh, &QToolButton::clicked, this, &BatchToolbar::newSeed);
    seed->addWidget(label);
    seed->addWidget(m_seed);
    seed->addWidget(fresh);
}

QToolButton* BatchToolbar::addToggle(const QString& iconName, const QString& text,
                                     const QString& name)
{
    auto* toggle = new IconButton(iconName, name, this);
    toggle->setCheckable(true);
    toggle->setText(text);
    toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return toggle;
}

void BatchToolbar::buildLooks()
{
    QHBoxLayout* looks = addGroup(*this);
    m_boxes = addToggle(QStringLiteral("target"), tr("Boxes"), tr("Boxes and labels"));
    m_boxes->setChecked(true);
    m_original = addToggle(QStringLiteral("eye"), tr("Original"), tr("Images as decoded (O)"));
    m_network = addToggle(QStringLiteral("batch"), tr("Network view"),
                          tr("Images as the network is fed: normalised, stretched to be seen"));
    for (QToolButton* toggle : {m_boxes, m_original, m_network})
        connect(toggle, &QToolButton::toggled, this, &BatchToolbar::looksChanged);
    looks->addWidget(m_boxes);
    looks->addWidget(m_original);
    looks->addWidget(m_network);
    m_zoom = new QSlider(Qt::Horizontal, this);
    m_zoom->setRange(BatchGrid::kSmallestTile, BatchGrid::kLargestTile);
    m_zoom->setValue(BatchGrid::kDefaultTile);
    m_zoom->setSingleStep(kGrid);
    m_zoom->setPageStep(4 * kGrid);
    m_zoom->setFixedWidth(14 * kGrid);
    m_zoom->setAccessibleName(tr("Size of the images"));
    m_zoom->setToolTip(tr("Size of the images (Ctrl and wheel, + and -)"));
    connect(m_zoom, &QSlider::valueChanged, this, &BatchToolbar::tileSideChanged);
    looks->addWidget(m_zoom);
}

void BatchToolbar::buildPanels()
{
    QHBoxLayout* panels = addGroup(*this);
    m_steps = addToggle(QStringLiteral("config"), tr("Steps"), tr("Steps of the pipeline"));
    m_statistics = addToggle(QStringLiteral("scalars"), tr("Statistics"),
                             tr("Tensor, boxes and time of the batch"));
    panels->addWidget(m_steps);
    panels->addWidget(m_statistics);
    connect(m_steps, &QToolButton::clicked, this, &BatchToolbar::stepsToggled);
    connect(m_statistics, &QToolButton::clicked, this, &BatchToolbar::statisticsToggled);
}

void BatchToolbar::setPanelsShown(bool steps, bool statistics)
{
    m_steps->setChecked(steps);
    m_statistics->setChecked(statistics);
}

void BatchToolbar::setDatasetNames(const QStringList& names, const QString& current)
{
    m_datasets->clear();
    m_datasets->addItems(names);
    m_datasets->setCurrentText(current);
}

void BatchToolbar::setDataset(const DatasetPtr& dataset)
{
    const QString kept = m_splits->currentText();
    m_splits->clear();
    m_splits->addItem(tr("All splits"), -1);
    if (dataset) {
        const auto& splits = dataset->source().splits;
        for (std::size_t i = 0; i < splits.size() && i < 256; ++i) {
            if (!splits[i].name.empty())
                m_splits->addItem(toQString(splits[i].name), static_cast<int>(i));
        }
    }
    // What a trainer augments is the part that it trains on.
    const int same =
        kept.isEmpty() ? m_splits->findText(QStringLiteral("train")) : m_splits->findText(kept);
    m_splits->setCurrentIndex(std::max(0, same));
    m_splits->setVisible(m_splits->count() > 1);
    m_number = 0;
    refreshNumber();
}

void BatchToolbar::setTileSide(int side)
{
    const QSignalBlocker blocker(m_zoom);
    m_zoom->setValue(side);
}

void BatchToolbar::toggleOriginals()
{
    m_original->toggle();
}

void BatchToolbar::setGridShown(bool shown)
{
    m_zoom->setEnabled(shown);
    m_original->setEnabled(shown);
    m_network->setEnabled(shown);
}

std::uint64_t BatchToolbar::seed() const
{
    return static_cast<std::uint64_t>(m_seed->value());
}

std::size_t BatchToolbar::batchSize() const
{
    return static_cast<std::size_t>(m_size->value());
}

std::optional<std::uint8_t> BatchToolbar::split() const
{
    const int chosen = m_splits->currentData().toInt();
    if (m_splits->currentIndex() <= 0 || chosen < 0)
        return std::nullopt;
    return static_cast<std::uint8_t>(chosen);
}

PictureSide BatchToolbar::side() const
{
    if (m_original->isChecked())
        return PictureSide::Original;
    return m_network->isChecked() ? PictureSide::Network : PictureSide::Augmented;
}

bool BatchToolbar::withBoxes() const
{
    return m_boxes->isChecked();
}

void BatchToolbar::newSeed()
{
    m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(1'000'000)));
}

void BatchToolbar::goTo(int by)
{
    if (by < 0 && m_number == 0)
        return;
    m_number = by < 0 ? m_number - 1 : m_number + 1;
    refreshNumber();
    emit requestChanged();
}

void BatchToolbar::refreshNumber()
{
    m_previous->setEnabled(m_number > 0);
    m_numberText->setText(
        tr("Batch %1").arg(QLocale().toString(static_cast<qulonglong>(m_number + 1))));
}

} // namespace faultline::ui
