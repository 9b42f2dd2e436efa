// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/welcome_page.h"

#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kColumnWidth = 70 * kGrid;
constexpr int kMaxRecent = 5;
constexpr int kMargin = 3 * kGrid;

QString shortPath(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(tr("Find out why a training run failed"), this)),
      m_lead(
          new QLabel(tr("Drop a run folder anywhere in this window, or open one. Faultline reads "
                        "it, names the most likely cause and shows the curve that proves it. "
                        "Nothing is changed and nothing leaves this computer."),
                     this)),
      m_folder(new QPushButton(tr("Open folder…"), this)),
      m_demo(new QPushButton(tr("Open demo case"), this)),
      m_files(new QPushButton(tr("Open files…"), this)),
      m_record(new QPushButton(tr("Record a run…"), this)),
      m_recentBox(new QWidget(this)),
      m_recentLayout(new QVBoxLayout(m_recentBox))
{
    auto* column = new QWidget(this);
    column->setFixedWidth(kColumnWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * kGrid);
    m_lead->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(m_lead);
    buildButtons(*layout);
    buildHints(*layout);
    // The buttons have room around their text, which is to stand below the other texts.
    m_recentLayout->setContentsMargins(-kGrid, kGrid, 0, 0);
    m_recentLayout->setSpacing(0);
    layout->addWidget(m_recentBox);
    m_recentBox->hide();

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(2 * kMargin, kMargin, 2 * kMargin, kMargin);
    // Stretches instead of an alignment, which would not ask wrapped texts for their height.
    auto* centred = new QHBoxLayout;
    centred->addStretch();
    centred->addWidget(column);
    centred->addStretch();
    outer->addStretch(2);
    outer->addLayout(centred);
    outer->addStretch(3);
    refreshLook();
}

void WelcomePage::buildButtons(QVBoxLayout& layout)
{
    m_folder->setDefault(true);
    m_folder->setToolTip(tr("A folder of runs, or the folder of one run (Ctrl+Shift+O)"));
    m_demo->setToolTip(tr("A real training that failed, built into the program"));
    m_files->setToolTip(tr("Single event files (Ctrl+O)"));
    m_record->setToolTip(tr("Start a training and watch it here (Ctrl+Shift+R)"));
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    for (QPushButton* button : {m_folder, m_demo, m_files, m_record}) {
        button->setMinimumHeight(5 * kGrid);
        row->addWidget(button);
    }
    row->addStretch();
    layout.addSpacing(kGrid);
    layout.addLayout(row);
    connect(m_folder, &QPushButton::clicked, this, &WelcomePage::openFolderRequested);
    connect(m_demo, &QPushButton::clicked, this, &WelcomePage::demoRequested);
    connect(m_files, &QPushButton::clicked, this, &WelcomePage::openFilesRequested);
    connect(m_record, &QPushButton::clicked, this, &WelcomePage::recordRequested);
}

void WelcomePage::buildHints(QVBoxLayout& layout)
{
    auto* caption = new QLabel(tr("What can be opened"), this);
    auto* hint = new QLabel(
        tr("Event files of TensorBoard, console output, GPU and host logs, pipeline.config and "
           "other settings, package lists, profiler traces: one file, one run, or a folder with "
           "hundreds of runs. Damaged and unfinished files are read as far as they go."),
        this);
    hint->setWordWrap(true);
    auto* group = new QVBoxLayout;
    group->setSpacing(kGrid / 2);
    group->addWidget(caption);
    group->addWidget(hint);
    layout.addSpacing(2 * kGrid);
    layout.addLayout(group);
    m_captions << caption;
}

void WelcomePage::setRecent(const QList<QStringList>& recent)
{
    while (QLayoutItem* item = m_recentLayout->takeAt(0)) {
        if (auto* label = qobject_cast<QLabel*>(item->widget()))
            m_captions.removeAll(label);
        // Later: it may be one of these buttons that led here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_recentBox->setVisible(!recent.isEmpty());
    if (recent.isEmpty())
        return;
    auto* caption = new QLabel(tr("Recent"), m_recentBox);
    caption->setContentsMargins(kGrid, 0, 0, 0);
    m_captions << caption;
    m_recentLayout->addWidget(caption);
    const qsizetype count = std::min<qsizetype>(recent.size(), kMaxRecent);
    for (const QStringList& paths : recent.first(count)) {
        const QString first = shortPath(paths.value(0));
        const int others = static_cast<int>(paths.size()) - 1;
        auto* button = new QToolButton(m_recentBox);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const QString full = others > 0 ? tr("%1 and %n more", "", others).arg(first) : first;
        button->setText(
            button->fontMetrics().elidedText(full, Qt::ElideMiddle, kColumnWidth - 6 * kGrid));
        button->setToolTip(paths.join(u'\n'));
        connect(button, &QToolButton::clicked, this, [this, paths] { emit pathsRequested(paths); });
        m_recentLayout->addWidget(button);
    }
    refreshLook();
}

void WelcomePage::refreshLook()
{
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.9);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    QFont lead = font();
    lead.setPointSizeF(lead.pointSizeF() * 1.1);
    m_lead->setFont(lead);
    QFont caption = font();
    caption.setWeight(QFont::DemiBold);
    for (QLabel* label : std::as_const(m_captions))
        label->setFont(caption);

    m_folder->setIcon(icon(QStringLiteral("folder"), palette().color(QPalette::HighlightedText)));
    m_demo->setIcon(icon(QStringLiteral("demo"), palette()));
    m_files->setIcon(icon(QStringLiteral("open"), palette()));
    m_record->setIcon(icon(QStringLiteral("record"), palette()));
    for (QPushButton* button : {m_folder, m_demo, m_files, m_record})
        button->setIconSize(QSize(20, 20));
    for (QToolButton* button : m_recentBox->findChildren<QToolButton*>())
        button->setIcon(icon(QStringLiteral("recent"), mutedTextColor(palette())));
}

void WelcomePage::paintEvent(QPaintEvent*)
{
    // The dashed frame says that things can be dropped here.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(hairlineColor(palette()), 2.0);
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin), kGrid,
                            kGrid);
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshLook();
    QWidget::changeEvent(event);
}

} // namespace faultline::ui
