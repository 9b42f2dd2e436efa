// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/hparam_loader.h"

#include <utility>

namespace faultline {

HparamLoader::HparamLoader(const JobQueuePtr& jobs, QObject* parent) : QObject(parent), m_work(jobs)
{
    m_work.setLabel(tr("Reading hyperparameters"));
}

void HparamLoader::setCase(CasePtr data)
{
    if (data == m_wanted)
        return;
    m_wanted = std::move(data);
    if (m_isRequested && !m_work.isRunning())
        start();
}

void HparamLoader::request()
{
    if (std::exchange(m_isRequested, true) || !m_wanted)
        return;
    start();
}

void HparamLoader::start()
{
    m_running = m_wanted;
    if (!m_running) {
        m_done.reset();
        m_records.reset();
        emit recordsChanged();
        return;
    }
    m_work.start(
        [data = m_running, known = m_records](WorkMonitor& monitor) -> Result<HparamRecordsPtr> {
            return std::make_shared<const HparamRecords>(
                readHparams(*data, monitor, known ? *known : HparamRecords()));
        },
        [this](const Result<HparamRecordsPtr>& records) { take(records); });
}

void HparamLoader::take(const Result<HparamRecordsPtr>& records)
{
    m_done = m_running;
    // Memory that ran out is all that can fail: then nothing is known.
    m_records = records ? *records : std::make_shared<const HparamRecords>();
    emit recordsChanged();
    if (m_wanted != m_done)
        start();
}

} // namespace faultline
