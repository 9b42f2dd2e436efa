// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_case.h"

#include "model/qt/summary_store.h"

#include <chrono>

namespace faultline {

OpenCase::OpenCase(QObject* parent)
    : QObject(parent),
      m_jobs(std::make_shared<JobQueue>()),
      m_summaries(std::make_unique<SummaryStore>(m_jobs))
{
}

OpenCase::~OpenCase()
{
    (void)m_jobs->close(std::chrono::milliseconds(0));
}

} // namespace faultline
