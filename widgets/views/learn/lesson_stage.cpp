// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/lesson_stage.h"

#include "model/core/console_log.h"
#include "model/lessons/lesson_grammar.h"
#include "model/lessons/lesson_knob.h"
#include "model/lessons/lesson_place.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/page_roles.h"
#include "widgets/shell/case_panel.h"
#include "widgets/shell/page_stack.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <utility>
#include <vector>

namespace faultline::ui {

namespace {

constexpr int kFilesWidth = 27 * kGrid;

QString pageId(const std::string& shown)
{
    return toQString(pageOfLesson(shown));
}

/// All pages but the one that this stands on, and the one that is of no case.
std::vector<std::unique_ptr<const ViewFactory>> stagePages()
{
    std::vector<std::unique_ptr<const ViewFactory>> pages = builtinViews();
    std::erase_if(pages, [](const std::unique_ptr<const ViewFactory>& page) {
        return page->id() == QLatin1String("learn") || page->id() == QLatin1String("fleet");
    });
    return pages;
}

} // namespace

QString placeName(const CaseData& data, const Evidence& place)
{
    if (const auto* point = std::get_if<SeriesEvidence>(&place)) {
        QString name = toQString(point->tag.text());
        if (data.runs.size() > 1)
            name = toQString(data.nameOf(point->run)) + QStringLiteral(" · ") + name;
        return LessonStage::tr("%1 at step %2", "curve, number")
            .arg(name, QLocale().toString(static_cast<qlonglong>(point->firstStep.value())));
    }
    if (const auto* line = std::get_if<LogEvidence>(&place))
        return LessonStage::tr("line %1 of %2", "number, file")
            .arg(QLocale().toString(line->sourceLine),
                 toQString(data.nameOf(line->log)).section(u'/', -1));
    return toQString(placeText(data, place));
}

LessonStage::LessonStage(ViewContext& context, LessonWalk& walk, QWidget* parent)
    : QWidget(parent), m_context(context), m_walk(walk)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildBar());
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    m_files = new CasePanel(context, splitter);
    m_files->hide();
    m_pages = new PageStack(context, stagePages(), splitter);
    splitter->addWidget(m_files);
    splitter->addWidget(m_pages);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kFilesWidth, 100 * kGrid});
    column->addWidget(splitter, 1);
    column->addWidget(buildPicked());
    connect(m_filesButton, &QToolButton::toggled, m_files, &QWidget::setVisible);
    connect(m_pages, &PageStack::pageShown, this, &LessonStage::followPage);
    connect(&context, &ViewContext::placePicked, this, &LessonStage::refreshPicked);
    connect(&context, &ViewContext::caseChanged, this, &LessonStage::refreshPicked);
    connect(&context, &ViewContext::findingRequested, this,
            [this] { showPage(QStringLiteral("overview")); });
    connect(&context.opened(), &OpenCase::verdictWithheldChanged, this, &LessonStage::refreshMenu);
    connect(&walk, &LessonWalk::ready, this, &LessonStage::takeLesson);
    connect(&walk, &LessonWalk::caseShown, this, &LessonStage::refreshCases);
    refreshPicked();
    if (walk.isReady())
        takeLesson();
}

LessonStage::~LessonStage()
{
    // They look at the state, which the owner of this may let go of next.
    delete m_pages;
    delete m_files;
}

QWidget* LessonStage::buildBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
    row->setSpacing(kGrid);
    m_filesButton = new QToolButton(bar);
    m_filesButton->setText(tr("Files"));
    m_filesButton->setToolTip(tr("Runs and files of the lesson's case"));
    m_filesButton->setCheckable(true);
    m_filesButton->setAutoRaise(true);
    m_filesButton->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(m_filesButton);
    m_tabs = new QTabBar(bar);
    m_tabs->setDrawBase(false);
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Pages of the lesson"));
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0)
            m_pages->showPage(m_tabs->tabData(tab).toString());
    });
    row->addWidget(m_tabs);
    m_menu = new QMenu(this);
    m_more = new QToolButton(bar);
    m_more->setText(tr("More pages"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setMenu(m_menu);
    row->addWidget(m_more);
    row->addStretch(1);
    m_caseLabel = makeMutedLabel(tr("Case:"), bar);
    m_caseLabel->setWordWrap(false);
    row->addWidget(m_caseLabel);
    m_cases = new QTabBar(bar);
    m_cases->setDrawBase(false);
    m_cases->setDocumentMode(true);
    m_cases->setExpanding(false);
    m_cases->setAccessibleName(tr("Cases of the lesson"));
    connect(m_cases, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0)
            m_walk.showCase(m_cases->tabData(tab).toString().toStdString());
    });
    row->addWidget(m_cases);
    return bar;
}

QWidget* LessonStage::buildPicked()
{
    auto* bar = new QFrame(this);
    bar->setFrameShape(QFrame::StyledPanel);
    m_pickedBar = bar;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(kGrid + kGrid / 2, kGrid / 2, kGrid, kGrid / 2);
    m_pickedText = makeTextLabel({}, bar);
    row->addWidget(m_pickedText, 1);
    m_take = new QPushButton(tr("This is my proof"), bar);
    m_take->setToolTip(tr("Ctrl+Return"));
    connect(m_take, &QPushButton::clicked, this, [this] {
        const std::optional<Evidence>& place = m_context.picked();
        const CasePtr& shown = m_context.opened().caseData();
        if (place && shown && m_asksProof)
            emit proofTaken(*place, placeName(*shown, *place));
    });
    row->addWidget(m_take);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        connect(shortcut, &QShortcut::activated, m_take, &QPushButton::click);
    }
    return bar;
}

void LessonStage::takeLesson()
{
    QStringList shown;
    {
        const QSignalBlocker blocker(m_tabs);
        while (m_tabs->count() > 0)
            m_tabs->removeTab(0);
        for (const std::string& name : m_walk.lesson().show)
            shown << pageId(name);
        shown.removeDuplicates();
        if (shown.isEmpty())
            shown << QStringLiteral("scalars");
        for (const QString& id : shown) {
            const QString title = titleOf(id);
            if (!title.isEmpty()) // a lesson may name a page that there is not
                m_tabs->setTabData(m_tabs->addTab(title), id);
        }
    }
    m_pages->neverWithhold(shown); // the lecturer chose them
    refreshMenu();
    refreshCases();
    // What is to be looked at before anything is turned: the plan of the first knob.
    for (std::size_t part = 0; part < m_walk.parts().size(); ++part) {
        const LessonBlock& block = m_walk.block(part);
        const bool isPlan =
            block.knob && block.knob->kind != KnobKind::View && block.knob->kind != KnobKind::Runs;
        if (!isPlan || m_walk.caseOf(part) != "none")
            continue;
        for (const std::string& name : m_walk.lesson().show) {
            if (auto* page = dynamic_cast<PlanningPage*>(m_pages->page(pageId(name))))
                page->applyPlan(block.knob->kind, block.knob->plan);
        }
        break;
    }
    if (m_tabs->count() > 0)
        m_pages->showPage(m_tabs->tabData(0).toString());
}

void LessonStage::refreshMenu()
{
    m_menu->clear();
    for (const std::unique_ptr<const ViewFactory>& page : m_pages->factories()) {
        const QString id = page->id();
        bool isTab = false;
        for (int tab = 0; tab < m_tabs->count(); ++tab)
            isTab = isTab || m_tabs->tabData(tab).toString() == id;
        const bool hasCase = m_context.opened().caseData() != nullptr;
        if (isTab || (!hasCase && !page->worksWithoutCase()))
            continue;
        QAction* action = m_menu->addAction(icon(page->iconName(), palette()), page->title());
        const bool isHidden = m_pages->isWithheld(id);
        action->setEnabled(!isHidden);
        if (isHidden)
            action->setText(tr("%1 (after your answer)", "page").arg(page->title()));
        connect(action, &QAction::triggered, this, [this, id] { showPage(id); });
    }
}

QString LessonStage::titleOf(const QString& id) const
{
    for (const std::unique_ptr<const ViewFactory>& page : m_pages->factories()) {
        if (page->id() == id)
            return page->title();
    }
    return {};
}

void LessonStage::showPage(const QString& id)
{
    m_pages->showPage(id);
}

void LessonStage::followPage(const QString& id)
{
    const QSignalBlocker blocker(m_tabs);
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (m_tabs->tabData(tab).toString() == id) {
            m_tabs->setCurrentIndex(tab);
            emit pageShown(id);
            return;
        }
    }
    const int tab = m_tabs->addTab(titleOf(id));
    m_tabs->setTabData(tab, id);
    m_tabs->setCurrentIndex(tab);
    refreshMenu();
    emit pageShown(id);
}

/// The lesson's own case, and beside it the one that a twin or a new case of the present part is.
void LessonStage::refreshCases()
{
    const QSignalBlocker blocker(m_cases);
    while (m_cases->count() > 0)
        m_cases->removeTab(0);
    const std::string own = m_walk.caseOf(m_walk.parts().size());
    const std::string present = m_walk.caseOf(m_walk.current());
    const auto add = [&](const QString& title, const std::string& name) {
        if (!m_walk.hasCase(name))
            return;
        const int tab = m_cases->addTab(title);
        m_cases->setTabData(tab, toQString(name));
        if (name == m_walk.shownCase())
            m_cases->setCurrentIndex(tab);
    };
    add(tr("First run"), own);
    if (present != own) {
        const bool isTwin = m_walk.block(m_walk.current()).kind == LessonBlock::Kind::Contrast;
        add(isTwin ? tr("Twin") : tr("New run"), present);
    }
    const bool isChoice = m_cases->count() > 1;
    m_cases->setVisible(isChoice);
    m_caseLabel->setVisible(isChoice);
    m_filesButton->setVisible(m_cases->count() > 0);
    refreshMenu();
}

void LessonStage::setAsksProof(bool asks)
{
    m_asksProof = asks;
    refreshPicked();
}

void LessonStage::refreshPicked()
{
    const std::optional<Evidence>& place = m_context.picked();
    const CasePtr& shown = m_context.opened().caseData();
    const bool hasPlace = place && shown;
    m_pickedBar->setVisible(m_asksProof);
    m_take->setEnabled(hasPlace);
    m_pickedText->setText(
        hasPlace ? tr("Chosen: %1").arg(placeName(*shown, *place))
                 : tr("Click what proves your answer: a point, a line, a field or an image. "
                      "By keyboard: Return, in a chart after Shift+arrows."));
}

void LessonStage::showProof(const Evidence& place)
{
    m_context.openProof(place, Severity::Info);
}

namespace {

std::optional<double> numberOf(const std::string& text)
{
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// What a page has anyway.
void turnView(ViewContext& context, const std::string& parameter, const std::string& value)
{
    const bool isOn = value == "on" || value == "true" || value == "1" || value == "log";
    if (parameter == "smoothing") {
        if (const std::optional<double> weight = numberOf(value))
            context.setSmoothing(*weight);
    } else if (parameter == "log_axis") {
        context.setLogY(isOn);
    } else if (parameter == "axis") {
        context.setXAxis(value == "wall"       ? XAxisKind::Wall
                         : value == "relative" ? XAxisKind::Relative
                                               : XAxisKind::Step);
    }
}

} // namespace

void LessonStage::turn(const LessonKnob& knob, const std::string& value)
{
    switch (knob.kind) {
    case KnobKind::View: turnView(m_context, knob.parameter, value); return;
    case KnobKind::Runs:
        if (m_walk.hasCase(value) && m_walk.shownCase() != value)
            m_walk.showCase(value);
        return;
    case KnobKind::Vram:
    case KnobKind::Pipeline:
    case KnobKind::Schedule:
    case KnobKind::Simulator: break;
    }
    if (auto* page = dynamic_cast<PlanningPage*>(m_pages->currentView()))
        page->applyPlan(knob.kind, planAt(knob, value));
}

void LessonStage::settle()
{
    if (View* page = m_pages->currentView())
        page->settle();
}

} // namespace faultline::ui
