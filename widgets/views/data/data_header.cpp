// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/data_header.h"

#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/dataset_facts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

namespace faultline::ui {

namespace {

constexpr int kWidestChooser = 52 * kGrid;
constexpr int kReadingWidth = 30 * kGrid;

} // namespace

DataHeader::DataHeader(DatasetController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller)
{
    m_chooser = new QComboBox(this);
    m_chooser->setAccessibleName(tr("Dataset"));
    m_chooser->setMaximumWidth(kWidestChooser);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(16);
    connect(m_chooser, &QComboBox::textActivated, this, &DataHeader::datasetChosen);
    m_title = new ElidedLabel(Qt::ElideMiddle, this);
    m_facts = new ElidedLabel(Qt::ElideRight, this);
    m_facts->setMuted(true);

    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    top->addWidget(m_chooser, 2);
    top->addWidget(m_title, 2);
    top->addWidget(m_facts, 5);
    column->addLayout(top);
    column->addWidget(buildProgress());
    column->addWidget(buildNotice());
}

QWidget* DataHeader::buildProgress()
{
    m_progressRow = new QWidget(this);
    auto* row = new QHBoxLayout(m_progressRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_progressText = makeTextLabel({}, m_progressRow);
    row->addWidget(m_progressText, 1);
    m_progress = new QProgressBar(m_progressRow);
    m_progress->setFixedWidth(kReadingWidth);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Images and boxes read so far"));
    row->addWidget(m_progress);
    m_cancel = new QPushButton(tr("Cancel"), m_progressRow);
    m_cancel->setAccessibleName(tr("Stop reading the dataset"));
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_controller.cancel(m_name); });
    row->addWidget(m_cancel);
    m_again = new QPushButton(tr("Read again"), m_progressRow);
    connect(m_again, &QPushButton::clicked, this, [this] { m_controller.reload(m_name); });
    row->addWidget(m_again);
    return m_progressRow;
}

QWidget* DataHeader::buildNotice()
{
    m_notice = new CardFrame(this);
    auto* row = new QHBoxLayout(m_notice);
    row->setContentsMargins(2 * kGrid, kGrid, kGrid, kGrid);
    row->setSpacing(kGrid);
    m_noticeText = makeTextLabel({}, m_notice);
    row->addWidget(m_noticeText, 1);
    m_allow = new QPushButton(tr("Open them"), m_notice);
    connect(m_allow, &QPushButton::clicked, this, &DataHeader::outsideAllowed);
    row->addWidget(m_allow);
    m_locate = new QPushButton(tr("Locate…"), m_notice);
    m_locate->setToolTip(tr("Choose the folder of the files on this machine"));
    connect(m_locate, &QPushButton::clicked, this, &DataHeader::locateRequested);
    row->addWidget(m_locate);
    return m_notice;
}

void DataHeader::setNames(const QStringList& names)
{
    const QSignalBlocker quiet(m_chooser);
    const QString current = m_chooser->currentText();
    m_chooser->clear();
    m_chooser->addItems(names);
    m_chooser->setCurrentIndex(static_cast<int>(names.indexOf(current)));
    m_chooser->setVisible(names.size() > 1);
    m_title->setVisible(names.size() == 1);
}

void DataHeader::setName(const QString& name)
{
    m_name = name;
    const QSignalBlocker quiet(m_chooser);
    m_chooser->setCurrentText(name);
    m_chooser->setToolTip(name);
    m_title->setText(name);
    refresh();
}

void DataHeader::refresh()
{
    const DatasetState state = m_controller.state(m_name);
    const DatasetPtr dataset = m_controller.dataset(m_name);
    const DatasetSourcePtr source = m_controller.source(m_name);
    m_facts->setText(dataset  ? factsLine(*dataset)
                     : source ? datasetFormatName(source->format)
                              : QString());
    const bool isLoading = state == DatasetState::Loading;
    const bool isCancelled = state == DatasetState::Cancelled;
    m_progressRow->setVisible(isLoading || isCancelled);
    m_progress->setVisible(isLoading);
    m_cancel->setVisible(isLoading);
    m_again->setVisible(isCancelled);
    const int progress = m_controller.progress(m_name);
    m_progress->setRange(0, progress < 0 ? 0 : DatasetController::kProgressMax);
    m_progress->setValue(progress);
    if (isLoading)
        m_progressText->setText(
            source && source->file.sizeBytes > 0
                ? tr("Reading the index of %1…")
                      .arg(formatted(static_cast<double>(source->file.sizeBytes), Unit::Bytes))
                : tr("Reading the index…"));
    else if (isCancelled)
        m_progressText->setText(dataset ? tr("Reading was stopped. What follows is about %n "
                                             "image(s) that had been read by then.",
                                             nullptr, static_cast<int>(dataset->imageCount()))
                                        : tr("Reading was stopped."));
    refreshNotice();
}

void DataHeader::refreshNotice()
{
    const DatasetPtr dataset = m_controller.dataset(m_name);
    const DatasetSourcePtr source = m_controller.source(m_name);
    const AbsentFiles absent = source ? absentFilesOf(*source, dataset.get()) : AbsentFiles();
    m_notice->setVisible(!absent.isEmpty());
    m_noticeText->setText(absentSentence(absent));
    m_locate->setVisible(!absent.paths.isEmpty() || absent.missingPictures > 0);
    m_allow->setVisible(absent.outsidePictures > 0);
    m_notice->setStripe(severityColor(Severity::Warning, palette()));
}

} // namespace faultline::ui
