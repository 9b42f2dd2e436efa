// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/open_location_dialog.h"

#include "model/core/location.h"
#include "model/io/store.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <array>

namespace faultline::ui {

namespace {

constexpr int kWidth = 76 * kGrid;

/// A kind of place, and how it is written.
struct Example {
    const char* kind;
    const char* location;
};

constexpr std::array<Example, 5> kExamples{{
    {QT_TRANSLATE_NOOP("faultline::ui::OpenLocationDialog", "Google Cloud Storage"),
     "gs://bucket/runs/42"},
    {QT_TRANSLATE_NOOP("faultline::ui::OpenLocationDialog", "Amazon S3 and compatible"),
     "s3://bucket/runs/42"},
    {QT_TRANSLATE_NOOP("faultline::ui::OpenLocationDialog",
                       "Web server: a file or a listed folder"),
     "https://host/runs/42/"},
    {QT_TRANSLATE_NOOP("faultline::ui::OpenLocationDialog", "Another machine"),
     "ssh://gpu-1/data/runs/42"},
    {QT_TRANSLATE_NOOP("faultline::ui::OpenLocationDialog", "An archive, wherever it lies"),
     "gs://bucket/runs.tar.gz"},
}};

} // namespace

QString locationProblem(const QString& location)
{
    const std::string given = location.trimmed().toStdString();
    if (!isUri(given))
        return OpenLocationDialog::tr("A location begins with gs://, s3://, https:// or ssh://.");
    if (schemeOf(given) != "file" && storeKindOf(normalisedUri(given)) == nullptr)
        return OpenLocationDialog::tr("%1:// is not known: gs://, s3://, https:// and ssh:// are.")
            .arg(toQString(schemeOf(given)));
    if (schemeOf(given) != "file" && authorityOf(given).empty())
        return OpenLocationDialog::tr("The name of the bucket or machine is missing.");
    return {};
}

OpenLocationDialog::OpenLocationDialog(const QStringList& recent, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Open location"));
    setMinimumWidth(kWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    auto* label = new QLabel(tr("&Location of a run or a folder of runs"), this);
    column->addWidget(label);
    m_location = new QLineEdit(this);
    m_location->setPlaceholderText(QStringLiteral("gs://bucket/runs/42"));
    m_location->setClearButtonEnabled(true);
    label->setBuddy(m_location);
    if (!recent.isEmpty()) {
        auto* completer = new QCompleter(recent, m_location);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        m_location->setCompleter(completer);
    }
    column->addWidget(m_location);
    m_hint = makeMutedLabel({}, this);
    m_hint->setAccessibleName(tr("What is wrong with the location"));
    column->addWidget(m_hint);
    auto* examples = new QGridLayout;
    examples->setHorizontalSpacing(3 * kGrid);
    examples->setVerticalSpacing(kGrid / 2);
    for (std::size_t i = 0; i < kExamples.size(); ++i) {
        auto* kind = new QLabel(tr(kExamples[i].kind), this);
        auto* written = new QLabel(QString::fromLatin1(kExamples[i].location), this);
        written->setTextInteractionFlags(Qt::TextSelectableByMouse);
        examples->addWidget(kind, static_cast<int>(i), 0);
        examples->addWidget(written, static_cast<int>(i), 1);
    }
    examples->setColumnStretch(1, 1);
    column->addSpacing(kGrid);
    column->addLayout(examples);
    column->addSpacing(kGrid);
    column->addWidget(makeMutedLabel(
        tr("Credentials are found where the vendors' own programs look for them, and your own ssh "
           "is used; none are stored. Only what is shown is fetched."),
        this));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(m_location->text().trimmed());
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_location, &QLineEdit::textChanged, this, &OpenLocationDialog::refresh);
    refresh();
}

QString OpenLocationDialog::hint() const
{
    return m_hint->text();
}

void OpenLocationDialog::refresh()
{
    const QString problem = locationProblem(m_location->text());
    m_open->setEnabled(problem.isEmpty());
    // Not while the beginning is being typed.
    constexpr qsizetype kSchemeLength = 8;
    const bool isBegun = m_location->text().size() > kSchemeLength
                         || m_location->text().contains(QStringLiteral("://"));
    m_hint->setText(isBegun ? problem : QString());
}

} // namespace faultline::ui
