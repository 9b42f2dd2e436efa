// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help_panel.h"

#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDesktopServices>
#include <QFile>
#include <QTextBrowser>
#include <QUrl>

namespace faultline::ui {

namespace {

const QString kFolder = QStringLiteral(":/help/");

} // namespace

HelpPanel::HelpPanel(QWidget* parent)
    : QWidget(parent), m_documents(new QComboBox(this)), m_browser(new QTextBrowser(this))
{
    const auto add = [this](const QString& title, const char* file) {
        m_documents->addItem(title, QString::fromLatin1(file));
    };
    add(tr("Keyboard shortcuts"), "");
    add(tr("Getting started"), "getting-started.md");
    add(tr("Comparing runs"), "comparing.md");
    add(tr("Curves: smoothing, groups, axes"), "curves.md");
    add(tr("Times and clocks"), "time.md");
    add(tr("Restarted runs"), "restarts.md");
    add(tr("Following a run"), "following.md");
    add(tr("Recording a run"), "recorder.md");
    add(tr("Images, histograms, texts"), "summaries.md");
    add(tr("Datasets"), "datasets.md");
    add(tr("Defects of datasets"), "defects.md");
    add(tr("Issues with files"), "issues.md");
    add(tr("Case files"), "case-file.md");
    add(tr("The command line"), "cli.md");
    m_documents->setAccessibleName(tr("Document"));
    m_documents->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_browser->setAccessibleName(tr("Text of the document"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->document()->setDocumentMargin(kGrid);

    auto* back = new IconButton(QStringLiteral("back"), tr("Previous document"), this);
    connect(back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    back->setEnabled(false);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
    top->addWidget(back);
    top->addWidget(m_documents, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    column->addLayout(top);
    column->addWidget(m_browser, 1);
    connect(m_documents, &QComboBox::activated, this,
            [this] { showDocument(m_documents->currentData().toString()); });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &HelpPanel::follow);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HelpPanel::refreshChosen);
}

void HelpPanel::setShortcuts(const QString& markdown)
{
    m_shortcuts = markdown;
    if (currentDocument().isEmpty())
        m_browser->setMarkdown(m_shortcuts);
}

bool HelpPanel::showDocument(const QString& file)
{
    if (file.isEmpty()) {
        m_browser->setMarkdown(m_shortcuts);
        m_documents->setCurrentIndex(0);
        return true;
    }
    if (m_documents->findData(file) < 0 || !QFile::exists(kFolder + file))
        return false;
    m_browser->setSource(QUrl(QStringLiteral("qrc") + kFolder + file),
                         QTextDocument::MarkdownResource);
    refreshChosen();
    return true;
}

QString HelpPanel::currentDocument() const
{
    return m_documents->currentData().toString();
}

void HelpPanel::follow(const QUrl& link)
{
    if (!link.scheme().isEmpty() && link.scheme() != QLatin1String("qrc")) {
        QDesktopServices::openUrl(link);
        return;
    }
    if (link.path().isEmpty()) // a place in this document
        m_browser->scrollToAnchor(link.fragment());
    else
        showDocument(link.fileName()); // what is for developers is not in the program
}

void HelpPanel::refreshChosen()
{
    const int at = m_documents->findData(m_browser->source().fileName());
    if (at > 0)
        m_documents->setCurrentIndex(at);
}

} // namespace faultline::ui
