// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings_dialog.h"

#include "app/settings.h"
#include "model/qt/summary_store.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

namespace faultline::ui {

namespace {

constexpr int kSettingsWidth = 64 * kGrid;
constexpr int kLeastMebibytes = 16; ///< less would not hold a screen full of pictures
constexpr int kMostMebibytes = 1 << 20;
constexpr int kStepMebibytes = 64;
constexpr int kMebibyteBits = 20;

QString sizeText(std::size_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes));
}

} // namespace

void applySummaryMemory(const Settings& settings, SummaryStore& store)
{
    if (const std::optional<std::size_t> bytes = settings.summaryBytes())
        store.setCeilingBytes(*bytes);
}

SettingsDialog::SettingsDialog(Settings& settings, SummaryStore& store, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_store(store)
{
    setWindowTitle(tr("Settings"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(buildMemory());
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] {
                m_ceiling->setValue(
                    static_cast<int>(SummaryStore::kDefaultCeilingBytes >> kMebibyteBits));
            });
    column->addWidget(buttons);
    connect(&m_store, &SummaryStore::usageChanged, this, &SettingsDialog::refreshUsage);
    refreshUsage();
    resize(kSettingsWidth, sizeHint().height());
}

void SettingsDialog::openFor(Settings& settings, SummaryStore& store, QWidget* parent)
{
    auto* dialog = new SettingsDialog(settings, store, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QWidget* SettingsDialog::buildMemory()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(makeCardHeading(tr("Memory"), part));
    column->addWidget(makeMutedLabel(
        tr("Images, sounds, texts, histograms and curves that were read from event files are "
           "kept up to this limit, so that they show at once. Beyond it, what was looked at "
           "longest ago is let go and read again when it is needed. Scalars are always kept."),
        part));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * kGrid);
    form->setVerticalSpacing(kGrid);
    m_ceiling = new QSpinBox(part);
    m_ceiling->setRange(kLeastMebibytes, kMostMebibytes);
    m_ceiling->setSingleStep(kStepMebibytes);
    m_ceiling->setSuffix(tr(" MiB"));
    m_ceiling->setGroupSeparatorShown(true);
    m_ceiling->setAlignment(Qt::AlignRight);
    m_ceiling->setAccessibleName(tr("Memory for summaries"));
    m_ceiling->setValue(static_cast<int>(m_store.ceilingBytes() >> kMebibyteBits));
    m_ceiling->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    form->addRow(tr("&At most"), m_ceiling);
    m_usage = makeTextLabel({}, part);
    m_usage->setAccessibleName(tr("Memory used now"));
    m_free = new QPushButton(tr("&Free"), part);
    m_free->setToolTip(tr("Lets go of what is kept; what is on the screen stays"));
    m_free->setAutoDefault(false);
    connect(m_free, &QPushButton::clicked, this, [this] { m_store.clear(); });
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    row->addWidget(m_usage, 1);
    row->addWidget(m_free);
    form->addRow(tr("Now"), row);
    column->addLayout(form);
    return part;
}

void SettingsDialog::refreshUsage()
{
    const std::size_t used = m_store.usedBytes();
    const std::size_t kept = m_store.keptBytes();
    QString text = tr("%1 used").arg(sizeText(used));
    if (used > kept)
        text += tr(" · ") + tr("%1 of it on the screen alone").arg(sizeText(used - kept));
    m_usage->setText(text);
    m_free->setEnabled(kept > 0);
}

void SettingsDialog::accept()
{
    const auto bytes = static_cast<std::size_t>(m_ceiling->value()) << kMebibyteBits;
    // A limit of a file that is finer or smaller than the field shows is kept unless it is changed.
    if (bytes >> kMebibyteBits != m_store.ceilingBytes() >> kMebibyteBits) {
        m_settings.setSummaryBytes(bytes);
        m_store.setCeilingBytes(bytes);
    }
    QDialog::accept();
}

} // namespace faultline::ui
