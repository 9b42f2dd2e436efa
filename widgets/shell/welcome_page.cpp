// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/welcome_page.h"

#include "widgets/controls/card_frame.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kColumnWidth = 116 * kGrid;
constexpr int kMaxRecent = 5;
constexpr int kMargin = 3 * kGrid;
constexpr int kDoorIcon = 4 * kGrid;
/// Below this the doors stand one above the other.
constexpr int kLeastRowWidth = 84 * kGrid;

QString shortPath(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    auto* column = new QWidget(content);
    column->setMaximumWidth(kColumnWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * kGrid);
    m_title = new QLabel(tr("What do you want to find out?"), column);
    m_lead = new QLabel(tr("Drop a folder or files anywhere in this window, or choose below. "
                           "Faultline changes nothing, and nothing leaves this computer."),
                        column);
    m_lead->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(m_lead);
    buildDoors(*layout);
    buildOtherQuestions(*layout);
    m_recentBox = new QWidget(column);
    m_recentLayout = new QVBoxLayout(m_recentBox);
    // The buttons have room around their text, which is to stand below the other texts.
    m_recentLayout->setContentsMargins(-kGrid, kGrid, 0, 0);
    m_recentLayout->setSpacing(0);
    layout->addWidget(m_recentBox);
    m_recentBox->hide();
    buildHints(*layout);

    auto* outer = new QVBoxLayout(content);
    outer->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    // Stretches instead of an alignment, which would not ask wrapped texts for their height.
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(column, 1000);
    centred->addStretch(1);
    outer->addStretch(2);
    outer->addLayout(centred);
    outer->addStretch(3);
    setWidget(content);
    refreshLook();
}

void WelcomePage::buildDoors(QVBoxLayout& layout)
{
    m_doors = new QBoxLayout(QBoxLayout::LeftToRight);
    m_doors->setSpacing(2 * kGrid);
    layout.addLayout(m_doors);

    QVBoxLayout* run =
        addDoor(QStringLiteral("severity-critical"), tr("Why did this run fail?"),
                tr("Open what a training left behind: TensorBoard logs, console output, GPU logs, "
                   "profiler traces, configs. Faultline names the most likely cause, shows the "
                   "proof, and the fix."));
    QPushButton* folder = addButton(*run, QStringLiteral("folder"), tr("Open folder…"),
                                    tr("A folder of runs, or the folder of one run "
                                       "(Ctrl+Shift+O)"));
    folder->setDefault(true);
    connect(folder, &QPushButton::clicked, this, &WelcomePage::openFolderRequested);
    QPushButton* files = addButton(*run, QStringLiteral("open"), tr("Open files…"),
                                   tr("A log, an event file, a trace … (Ctrl+O)"));
    connect(files, &QPushButton::clicked, this, &WelcomePage::openFilesRequested);
    QPushButton* location = addButton(*run, QStringLiteral("cloud"), tr("Open location…"),
                                      tr("A bucket, a web server or another machine (Ctrl+L)"));
    connect(location, &QPushButton::clicked, this, &WelcomePage::openLocationRequested);
    QPushButton* record = addButton(*run, QStringLiteral("record"), tr("Record a run…"),
                                    tr("Start a training and watch it here (Ctrl+Shift+R)"));
    connect(record, &QPushButton::clicked, this, &WelcomePage::recordRequested);
    QVBoxLayout* recorded =
        addDoor(QStringLiteral("demo"), tr("Look at a recorded failure"),
                tr("A real training that diverged, built into the program: see its diagnosis, "
                   "curves, console and configuration before you open a run of your own."));
    QPushButton* demo = addButton(*recorded, QStringLiteral("demo"), tr("Open demo case"),
                                  tr("A real training that failed, built into the program"));
    connect(demo, &QPushButton::clicked, this, &WelcomePage::demoRequested);

    QVBoxLayout* learn =
        addDoor(QStringLiteral("learn"), tr("Learn to diagnose"),
                tr("Lessons on trainings that you diagnose yourself: name the cause and point at "
                   "the proof, then Faultline shows what it found. About ten minutes each."));
    QPushButton* lessons = addButton(*learn, QStringLiteral("learn"), tr("Open the lessons"),
                                     tr("Needs no run and no file"));
    connect(lessons, &QPushButton::clicked, this, &WelcomePage::learnRequested);
}

/// Questions that no run is needed for.
void WelcomePage::buildOtherQuestions(QVBoxLayout& layout)
{
    auto* caption = new QLabel(tr("Other questions"), this);
    m_captions << caption;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->setColumnStretch(0, 1);
    const auto ask = [&](int row, const QString& question, const QString& iconName,
                         const QString& text, const QString& toolTip, auto signal) {
        grid->addWidget(makeTextLabel(question, this), row, 0, Qt::AlignVCenter);
        auto* button = new QPushButton(text, this);
        button->setToolTip(toolTip);
        button->setMinimumHeight(4 * kGrid);
        m_buttons.emplace_back(button, iconName);
        connect(button, &QPushButton::clicked, this, signal);
        grid->addWidget(button, row, 1);
    };
    ask(0,
        tr("Is this dataset sound? Boxes outside of their image, duplicates, rare classes, and "
           "what augmentation makes of it (COCO, Pascal VOC, YOLO, TFRecord)."),
        QStringLiteral("dataset"), tr("Open dataset folder…"),
        tr("The folder of the images and annotations"), &WelcomePage::openFolderRequested);
    ask(1,
        tr("Which GPU do I need? How much memory training a model takes, which GPUs it fits, and "
           "the largest batch on each."),
        QStringLiteral("memory"), tr("Plan GPU memory"), tr("Needs no run and no file"),
        &WelcomePage::memoryRequested);
    auto* group = new QVBoxLayout;
    group->setSpacing(kGrid / 2);
    group->addWidget(caption);
    group->addLayout(grid);
    layout.addSpacing(kGrid);
    layout.addLayout(group);
}

QVBoxLayout* WelcomePage::addDoor(const QString& iconName, const QString& title,
                                  const QString& text)
{
    auto* door = new CardFrame(this);
    door->setAccessibleName(title);
    auto* column = new QVBoxLayout(door);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    auto* sign = new QLabel(door);
    m_signs.emplace_back(sign, iconName);
    column->addWidget(sign);
    auto* heading = new QLabel(title, door);
    heading->setWordWrap(true);
    m_captions << heading;
    column->addWidget(heading);
    column->addWidget(makeMutedLabel(text, door));
    column->addStretch(1);
    m_doors->addWidget(door, 1);
    return column;
}

QPushButton* WelcomePage::addButton(QVBoxLayout& door, const QString& iconName, const QString& text,
                                    const QString& toolTip)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(toolTip);
    button->setMinimumHeight(4 * kGrid);
    m_buttons.emplace_back(button, iconName);
    door.addWidget(button);
    return button;
}

void WelcomePage::buildHints(QVBoxLayout& layout)
{
    auto* caption = new QLabel(tr("What can be opened"), this);
    auto* hint = new QLabel(
        tr("TensorBoard event files, console logs, Weights & Biases and MLflow folders, CSV and "
           "JSON metrics, nvidia-smi and host logs, profiler traces and memory snapshots, "
           "pipeline.config and other settings, package lists, checkpoints, datasets: one file, "
           "one run, or a folder of hundreds of runs. Damaged and unfinished files are read as far "
           "as they go."),
        this);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* group = new QVBoxLayout;
    group->setSpacing(kGrid / 2);
    group->addWidget(caption);
    group->addWidget(hint);
    layout.addSpacing(kGrid);
    layout.addLayout(group);
    m_captions << caption;
}

void WelcomePage::setRecent(const QList<QStringList>& recent)
{
    while (QLayoutItem* item = m_recentLayout->takeAt(0)) {
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
            button->fontMetrics().elidedText(full, Qt::ElideMiddle, kLeastRowWidth - 6 * kGrid));
        button->setToolTip(paths.join(u'\n'));
        connect(button, &QToolButton::clicked, this, [this, paths] { emit pathsRequested(paths); });
        m_recentLayout->addWidget(button);
    }
    refreshLook();
}

void WelcomePage::refreshLook()
{
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.7);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    QFont caption = font();
    caption.setPointSizeF(caption.pointSizeF() * 1.1);
    caption.setWeight(QFont::DemiBold);
    m_captions.removeIf([](const QPointer<QLabel>& label) { return label.isNull(); });
    for (const QPointer<QLabel>& label : std::as_const(m_captions))
        label->setFont(caption);
    for (const auto& [sign, name] : std::as_const(m_signs))
        sign->setPixmap(icon(name, accentColor(palette()))
                            .pixmap(QSize(kDoorIcon, kDoorIcon), devicePixelRatioF()));
    for (const auto& [button, name] : std::as_const(m_buttons)) {
        button->setIcon(button->isDefault() ? icon(name, palette().color(QPalette::HighlightedText))
                                            : icon(name, palette()));
        button->setIconSize(QSize(20, 20));
    }
    for (QToolButton* button : m_recentBox->findChildren<QToolButton*>())
        button->setIcon(icon(QStringLiteral("recent"), mutedTextColor(palette())));
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    m_doors->setDirection(event->size().width() < kLeastRowWidth ? QBoxLayout::TopToBottom
                                                                 : QBoxLayout::LeftToRight);
    QScrollArea::resizeEvent(event);
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_recentBox != nullptr)
        refreshLook();
    QScrollArea::changeEvent(event);
}

} // namespace faultline::ui
