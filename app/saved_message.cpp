// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/saved_message.h"

#include "widgets/controls/elided_label.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>
#include <QUrl>

#include <chrono>

namespace faultline::ui {

namespace {

constexpr std::chrono::seconds kStays{20};

class SavedMessage final : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(SavedMessage)

public:
    SavedMessage(const QString& path, QStatusBar& bar) : QWidget(&bar)
    {
        auto* text = new ElidedLabel(Qt::ElideMiddle, this);
        text->setText(tr("Saved %1").arg(QFileInfo(path).fileName()));
        text->setDetail(QDir::toNativeSeparators(path));
        setAccessibleName(text->text());
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(kGrid, 0, 0, 0);
        row->setSpacing(kGrid / 2);
        row->addWidget(text, 1);
        row->addWidget(makeButton(tr("Open"), path));
        row->addWidget(makeButton(tr("Show folder"), QFileInfo(path).absolutePath()));
        QTimer::singleShot(kStays, this, &QObject::deleteLater);
    }

private:
    QPushButton* makeButton(const QString& title, const QString& opened)
    {
        auto* button = new QPushButton(title, this);
        button->setFlat(true);
        connect(button, &QPushButton::clicked, this,
                [opened] { QDesktopServices::openUrl(QUrl::fromLocalFile(opened)); });
        return button;
    }
};

} // namespace

void showSavedFile(QStatusBar& bar, const QString& path)
{
    static const QString kName = QStringLiteral("saved-file");
    delete bar.findChild<QWidget*>(kName, Qt::FindDirectChildrenOnly);
    auto* message = new SavedMessage(path, bar);
    message->setObjectName(kName);
    bar.addWidget(message, 1);
}

} // namespace faultline::ui
