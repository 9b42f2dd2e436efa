// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/picture_detail.h"

#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/picture_canvas.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>

#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

/// Decoded pictures that are kept: the one that is shown and its neighbours.
constexpr std::size_t kBudgetBytes = std::size_t{256} << 20;
constexpr int kSideWidth = 44 * kGrid;

/// One side of a box in pixels, NaN where it has none.
double inPixels(const std::optional<QRectF>& rect, double (QRectF::*part)() const, int side)
{
    return rect ? ((*rect).*part)() * side : std::numeric_limits<double>::quiet_NaN();
}

ProfileColumn pixelColumn(const QString& title, const DatasetPtr& dataset, std::uint32_t picture,
                          double (QRectF::*part)() const, bool isHorizontal)
{
    const auto value = [=](std::size_t row) {
        const ImageRow& image = dataset->image(picture);
        const int width = image.width != 0 ? image.width : image.statedWidth;
        const int height = image.height != 0 ? image.height : image.statedHeight;
        return inPixels(boxRect(dataset->boxes(picture)[row], width, height), part,
                        isHorizontal ? width : height);
    };
    return {.title = title,
            .isNumber = true,
            .value = [value](std::size_t row) { return QVariant(value(row)); },
            .text =
                [value](std::size_t row) {
                    const double pixels = value(row);
                    return std::isfinite(pixels) ? QLocale().toString(pixels, 'f', 0)
                                                 : PictureDetail::tr("none");
                }};
}

ProfileTable boxTable(const DatasetPtr& dataset, std::uint32_t picture)
{
    ProfileTable table;
    if (!dataset || picture >= dataset->imageCount())
        return table;
    table.rowCount = dataset->boxes(picture).size();
    const auto name = [=](std::size_t row) {
        return className(*dataset, dataset->boxes(picture)[row].classIndex);
    };
    table.columns.push_back({.title = PictureDetail::tr("Class"),
                             .isNumber = false,
                             .value = [name](std::size_t row) { return QVariant(name(row)); },
                             .text = name});
    table.columns.push_back(
        pixelColumn(PictureDetail::tr("x"), dataset, picture, &QRectF::x, true));
    table.columns.push_back(
        pixelColumn(PictureDetail::tr("y"), dataset, picture, &QRectF::y, false));
    table.columns.push_back(
        pixelColumn(PictureDetail::tr("w"), dataset, picture, &QRectF::width, true));
    table.columns.push_back(
        pixelColumn(PictureDetail::tr("h"), dataset, picture, &QRectF::height, false));
    const auto remarks = [=](std::size_t row) {
        return boxRemarks(dataset->boxes(picture)[row]).join(QStringLiteral(", "));
    };
    table.columns.push_back({.title = PictureDetail::tr("Marked"),
                             .isNumber = false,
                             .value = [remarks](std::size_t row) { return QVariant(remarks(row)); },
                             .text = remarks});
    return table;
}

} // namespace

PictureDetail::PictureDetail(const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent), m_loader(jobs, 0, kBudgetBytes)
{
    m_canvas = new PictureCanvas(this);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_canvas);
    splitter->addWidget(buildSide());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setSizes({90 * kGrid, kSideWidth});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildToolbar());
    column->addWidget(splitter, 1);
    setFocusProxy(m_canvas);

    connect(m_canvas, &PictureCanvas::previousRequested, this, &PictureDetail::previousRequested);
    connect(m_canvas, &PictureCanvas::nextRequested, this, &PictureDetail::nextRequested);
    connect(m_canvas, &PictureCanvas::zoomChanged, this, [this](double zoom) {
        m_zoom->setText(tr("%1 %").arg(QLocale().toString(zoom * 100.0, 'f', 0)));
    });
    connect(m_canvas, &PictureCanvas::boxClicked, this, [this](int box) {
        m_canvas->setHighlightedBox(box);
        m_boxes->selectSourceRow(box);
    });
    connect(m_boxes, &CopyTable::sourceRowSelected, m_canvas, &PictureCanvas::setHighlightedBox);
    connect(&m_loader, &ThumbnailLoader::loaded, this, [this](std::size_t picture) {
        if (picture == m_picture)
            refreshPixels();
    });
}

QWidget* PictureDetail::buildToolbar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    auto* back = new QToolButton(bar);
    back->setText(tr("All images"));
    back->setIcon(icon(QStringLiteral("chevron-left"), palette()));
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setToolTip(tr("Back to all images (Esc)"));
    back->setAutoRaise(true);
    connect(back, &QToolButton::clicked, this, &PictureDetail::closed);
    row->addWidget(back);
    m_name = new ElidedLabel(Qt::ElideMiddle, bar);
    row->addWidget(m_name, 1);
    m_number = makeMutedLabel({}, bar);
    m_number->setWordWrap(false);
    row->addWidget(m_number);
    m_previous = new IconButton(QStringLiteral("chevron-left"), tr("Previous image (Left)"), bar);
    m_next = new IconButton(QStringLiteral("chevron-right"), tr("Next image (Right)"), bar);
    connect(m_previous, &QToolButton::clicked, this, &PictureDetail::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &PictureDetail::nextRequested);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addSpacing(2 * kGrid);
    auto* boxes = new IconButton(QStringLiteral("eye"), tr("Show boxes"), bar);
    boxes->setCheckable(true);
    boxes->setChecked(true);
    connect(boxes, &QToolButton::toggled, m_canvas, &PictureCanvas::setWithBoxes);
    row->addWidget(boxes);
    const auto addZoom = [&](const QString& iconName, const QString& name, auto action) {
        auto* button = new IconButton(iconName, name, bar);
        connect(button, &QToolButton::clicked, m_canvas, action);
        row->addWidget(button);
    };
    addZoom(QStringLiteral("zoom-out"), tr("Smaller (-)"), [this] { m_canvas->zoomBy(0.8); });
    addZoom(QStringLiteral("zoom-in"), tr("Larger (+)"), [this] { m_canvas->zoomBy(1.25); });
    addZoom(QStringLiteral("zoom-fit"), tr("All of it (0)"), [this] { m_canvas->fit(); });
    m_zoom = makeMutedLabel({}, bar);
    m_zoom->setWordWrap(false);
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000 %")));
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_zoom);
    return bar;
}

QWidget* PictureDetail::buildSide()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(kGrid, 0, 0, 0);
    column->setSpacing(kGrid);
    m_problem = makeTextLabel({}, side);
    column->addWidget(m_problem);
    m_boxTitle = makeCardHeading({}, side);
    column->addWidget(m_boxTitle);
    m_boxes = new CopyTable(m_boxModel, tr("Boxes of the image"), side);
    column->addWidget(m_boxes, 1);
    column->addWidget(makeCardHeading(tr("Image"), side));
    m_facts = new QWidget(side);
    auto* form = new QFormLayout(m_facts);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(kGrid);
    form->setVerticalSpacing(kGrid / 2);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addWidget(m_facts);
    return side;
}

void PictureDetail::setDataset(const DatasetPtr& dataset)
{
    if (dataset == m_dataset)
        return;
    m_dataset = dataset;
    m_loader.setDataset(dataset);
    m_boxModel.setTable({});
    m_canvas->setPicture(nullptr, 0, nullptr);
}

void PictureDetail::showPicture(std::uint32_t picture, int number, int count,
                                const std::vector<std::size_t>& neighbours, int highlightedBox)
{
    if (!m_dataset || picture >= m_dataset->imageCount())
        return;
    m_picture = picture;
    std::vector<std::size_t> wanted{picture};
    wanted.insert(wanted.end(), neighbours.begin(), neighbours.end());
    m_loader.want(wanted);
    const QLocale locale;
    m_number->setText(tr("%1 of %2").arg(locale.toString(number + 1), locale.toString(count)));
    m_previous->setEnabled(number > 0);
    m_next->setEnabled(number + 1 < count);
    refreshBoxes();
    refreshFacts();
    refreshPixels();
    m_canvas->setHighlightedBox(highlightedBox);
    m_boxes->selectSourceRow(highlightedBox);
}

void PictureDetail::refreshPixels()
{
    const ThumbnailPtr pixels = m_loader.thumbnail(m_picture);
    m_canvas->setPicture(m_dataset, m_picture, pixels);
    m_problem->setVisible(pixels && !pixels->problem.isEmpty());
    m_problem->setText(pixels ? pixels->problem : QString());
}

void PictureDetail::refreshBoxes()
{
    m_boxModel.setTable(boxTable(m_dataset, m_picture));
    m_boxTitle->setText(tr("%n box(es)", nullptr, static_cast<int>(m_boxModel.rowCount())));
}

void PictureDetail::addFact(const QString& name, const QString& value)
{
    if (value.isEmpty())
        return;
    auto* label = new ElidedLabel(Qt::ElideMiddle, m_facts);
    label->setText(value);
    auto* form = static_cast<QFormLayout*>(m_facts->layout());
    form->addRow(makeMutedLabel(name, m_facts), label);
}

void PictureDetail::refreshFacts()
{
    auto* form = static_cast<QFormLayout*>(m_facts->layout());
    while (form->rowCount() > 0)
        form->removeRow(0);
    const ImageRow& row = m_dataset->image(m_picture);
    m_name->setText(toQString(m_dataset->where(m_picture)));
    const QString format = imageFormatName(row.format);
    const QString size = sizeText(row.width, row.height);
    addFact(tr("Size"), format.isEmpty() ? size : tr("%1, %2").arg(size, format));
    const bool statesOther =
        row.statedWidth != 0 && (row.statedWidth != row.width || row.statedHeight != row.height);
    if (statesOther)
        addFact(tr("Annotation says"), sizeText(row.statedWidth, row.statedHeight));
    if (row.sizeBytes > 0)
        addFact(tr("Bytes"), formatted(row.sizeBytes, Unit::Bytes));
    addFact(tr("Split"), splitName(m_dataset->source(), row.split));
    addFact(tr("Record"), toQString(m_dataset->recordId(m_picture)));
    addFact(tr("Name"), toQString(m_dataset->name(m_picture)));
    addFact(tr("Annotation"), toQString(m_dataset->annotation(m_picture)));
    addFact(tr("Remarks"), pictureRemarks(row).join(QStringLiteral(", ")));
}

void PictureDetail::settle()
{
    m_loader.finish();
    refreshPixels();
}

void PictureDetail::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace faultline::ui
