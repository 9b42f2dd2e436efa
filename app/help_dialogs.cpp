// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help_dialogs.h"

#include "app/message_log.h"
#include "model/qt/text.h"
#include "model/report/version.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLibraryInfo>
#include <QScrollArea>
#include <QSysInfo>
#include <QVersionNumber>

#include <array>
#include <utility>

namespace faultline::ui {

namespace {

class Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QDialog* makeDialog(const QString& title, QWidget* content, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 2 * kGrid);
    layout->setSpacing(2 * kGrid);
    layout->addWidget(content, 1);
    layout->addWidget(buttons);
    return dialog;
}

void addShortcut(QGridLayout& grid, const QString& what, const QString& keys)
{
    const int row = grid.rowCount();
    auto* key = new QLabel(keys);
    QFont font = key->font();
    font.setWeight(QFont::DemiBold);
    key->setFont(font);
    grid.addWidget(key, row, 0);
    grid.addWidget(new QLabel(what), row, 1);
}

} // namespace

void showAboutDialog(QWidget* parent)
{
    auto* text = new QLabel(parent);
    text->setTextFormat(Qt::RichText);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setWordWrap(true);
    text->setMinimumWidth(48 * kGrid);
    text->setText(
        Help::tr("<h2>Faultline %1</h2>"
                 "<p>Finds out why a deep-learning training run failed, and shows the proof.</p>"
                 "<p>Opened files are never changed, and nothing leaves this computer.</p>"
                 "<p>Free software under the GNU General Public License, version 3 or later. "
                 "Built with Qt %2.</p>")
            .arg(toQString(programVersion()), QLibraryInfo::version().toString()));
    makeDialog(Help::tr("About Faultline"), text, parent)->open();
}

void showShortcutsDialog(const QList<QAction*>& actions, QWidget* parent)
{
    auto* content = new QWidget(parent);
    auto* grid = new QGridLayout(content);
    grid->setHorizontalSpacing(4 * kGrid);
    grid->setColumnStretch(1, 1);
    for (const QAction* action : actions) {
        QString text = action->text();
        addShortcut(*grid, text.remove(u'&'),
                    action->shortcut().toString(QKeySequence::NativeText));
    }
    const std::array<std::pair<QString, QString>, 5> charts{{
        {Help::tr("Zoom a chart to a range"), Help::tr("Drag")},
        {Help::tr("Move a zoomed chart"), Help::tr("Shift+Drag, Left, Right")},
        {Help::tr("Zoom a chart at the cursor"), Help::tr("Ctrl+Wheel, +, -")},
        {Help::tr("Show the whole chart"), Help::tr("Double-click, 0, Home")},
        {Help::tr("Show or hide the chosen run"), Help::tr("Space")},
    }};
    for (const auto& entry : charts)
        addShortcut(*grid, entry.first, entry.second);

    auto* scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    QDialog* dialog = makeDialog(Help::tr("Keyboard shortcuts"), scroll, parent);
    dialog->resize(64 * kGrid, 72 * kGrid);
    dialog->open();
}

void copyDiagnosticsText()
{
    QStringList lines;
    lines << QStringLiteral("Faultline %1").arg(toQString(programVersion()));
    lines << QStringLiteral("Qt %1, %2, %3")
                 .arg(QLibraryInfo::version().toString(), QSysInfo::prettyProductName(),
                      QSysInfo::currentCpuArchitecture());
    lines << QStringLiteral("Platform %1, locale %2")
                 .arg(QGuiApplication::platformName(), QLocale().name());
    lines << QString() << QStringLiteral("Last messages:");
    lines += MessageLog::lines();
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace faultline::ui
