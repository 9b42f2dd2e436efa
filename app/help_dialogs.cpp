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
#include <QGuiApplication>
#include <QLabel>
#include <QLibraryInfo>
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

QString shortcutsMarkdown(const QList<QAction*>& actions)
{
    QStringList rows{QStringLiteral("# %1").arg(Help::tr("Keyboard shortcuts")), QString(),
                     QStringLiteral("| %1 | %2 |").arg(Help::tr("Keys"), Help::tr("What they do")),
                     QStringLiteral("|---|---|")};
    const auto add = [&rows](const QString& keys, const QString& what) {
        rows << QStringLiteral("| **%1** | %2 |").arg(keys, what);
    };
    for (const QAction* action : actions) {
        QString text = action->text();
        add(action->shortcut().toString(QKeySequence::NativeText), text.remove(u'&'));
    }
    const std::array<std::pair<QString, QString>, 7> others{{
        {Help::tr("Up, Down"), Help::tr("From page to page in the rail")},
        {Help::tr("Space"), Help::tr("Show or hide the chosen run")},
        {Help::tr("Return"), Help::tr("Open the chosen file on its page")},
        {Help::tr("Drag"), Help::tr("Zoom a chart to a range")},
        {Help::tr("Shift+Drag, Left, Right"), Help::tr("Move a zoomed chart")},
        {Help::tr("Ctrl+Wheel, +, -"), Help::tr("Zoom a chart at the cursor")},
        {Help::tr("Double-click, 0, Home"), Help::tr("Show the whole chart")},
    }};
    for (const auto& [keys, what] : others)
        add(keys, what);
    return rows.join(u'\n');
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
