// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/console_search.h"

#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kEditWidth = 20 * kGrid;
constexpr int kCountWidth = 9 * kGrid;

} // namespace

ConsoleSearch::ConsoleSearch(ConsoleModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_edit(new QLineEdit(this)),
      m_editIcon(m_edit->addAction(QIcon(), QLineEdit::LeadingPosition)),
      m_case(addToggle(tr("Aa"), tr("Match case"))),
      m_regex(addToggle(tr(".*"), tr("Regular expression"))),
      m_only(new IconButton(QStringLiteral("filter"), tr("Show only the lines found"), this)),
      m_count(new QLabel(this)),
      m_previous(
          new IconButton(QStringLiteral("chevron-up"), tr("Previous line found (Shift+F3)"), this)),
      m_next(new IconButton(QStringLiteral("chevron-down"), tr("Next line found (F3)"), this))
{
    m_edit->setPlaceholderText(tr("Search the log"));
    m_edit->setAccessibleName(tr("Search the log"));
    m_edit->setClearButtonEnabled(true);
    m_edit->setAcceptDrops(false); // files are dropped on the window
    m_edit->setFixedWidth(kEditWidth);
    m_edit->installEventFilter(this);
    m_only->setCheckable(true);
    m_count->setAccessibleName(tr("Lines found"));
    m_count->setMinimumWidth(kCountWidth);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 4);
    for (QWidget* part : std::initializer_list<QWidget*>{m_edit, m_case, m_regex, m_only})
        row->addWidget(part);
    row->addSpacing(kGrid / 2);
    for (QWidget* part : std::initializer_list<QWidget*>{m_count, m_previous, m_next})
        row->addWidget(part);

    connect(m_edit, &QLineEdit::textChanged, this, &ConsoleSearch::applyPattern);
    connect(m_case, &QToolButton::toggled, this, &ConsoleSearch::applyPattern);
    connect(m_regex, &QToolButton::toggled, this, &ConsoleSearch::applyPattern);
    connect(m_only, &QToolButton::toggled, &m_model, &ConsoleModel::setOnlyMatches);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepRequested(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepRequested(true); });
    connect(&m_model, &ConsoleModel::searchChanged, this, &ConsoleSearch::refreshCount);
    connect(&m_model, &ConsoleModel::rowsChanged, this,
            [this] { m_only->setChecked(m_model.showsOnlyMatches()); });
    refreshIcon();
    refreshCount();
}

QToolButton* ConsoleSearch::addToggle(const QString& text, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void ConsoleSearch::beginSearch()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void ConsoleSearch::clear()
{
    m_edit->clear();
}

void ConsoleSearch::applyPattern()
{
    m_model.setPattern({.text = m_edit->text().toStdString(),
                        .isRegex = m_regex->isChecked(),
                        .matchesCase = m_case->isChecked()});
}

void ConsoleSearch::setCurrentLine(std::optional<std::uint32_t> line)
{
    m_line = line;
    refreshCount();
}

void ConsoleSearch::refreshCount()
{
    const LineListPtr& found = m_model.matches();
    const bool any = found && !found->empty();
    m_previous->setEnabled(any);
    m_next->setEnabled(any);
    m_count->setToolTip(m_model.patternError());
    QString text;
    if (!m_model.patternError().isEmpty()) {
        text = tr("Not a regex");
    } else if (m_model.isSearching()) {
        text = tr("Searching…");
    } else if (found) {
        const auto at =
            m_line ? std::lower_bound(found->begin(), found->end(), *m_line) : found->end();
        const QString total = QLocale().toString(static_cast<qulonglong>(found->size()));
        text = at != found->end() && *at == *m_line
                   ? tr("%1 of %2").arg(QLocale().toString(at - found->begin() + 1), total)
                   : tr("%Ln line(s)", "", static_cast<int>(found->size()));
    }
    m_count->setText(text);
    setCountColor(!m_model.patternError().isEmpty() || (found && !any));
}

void ConsoleSearch::setCountColor(bool wrong)
{
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, wrong ? severityColor(Severity::Critical, palette())
                                                : mutedTextColor(palette()));
    m_count->setPalette(colors);
}

bool ConsoleSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit stepRequested(!key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        case Qt::Key_Escape:
            if (m_edit->text().isEmpty())
                emit left();
            else
                m_edit->clear();
            return true;
        case Qt::Key_Down: emit left(); return true;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ConsoleSearch::refreshIcon()
{
    m_editIcon->setIcon(icon(QStringLiteral("search"), mutedTextColor(palette())));
}

void ConsoleSearch::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_editIcon != nullptr) {
        refreshIcon();
        refreshCount();
    }
}

} // namespace faultline::ui
