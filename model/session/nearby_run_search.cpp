// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/nearby_run_search.h"

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// What is open already: the sources, and the runs that lie elsewhere by links.
std::vector<std::string> openedPlaces(const CaseData& data)
{
    std::vector<std::string> places;
    for (const std::string& source : data.sources)
        places.push_back(placeOf(source));
    return places;
}

} // namespace

NearbyRunSearch::NearbyRunSearch(const OpenCase& opened, RunId asked, QObject* parent)
    : QObject(parent),
      m_opened(opened),
      m_asked(std::move(asked)),
      m_work(opened.jobs(), JobLane::Reading)
{
    m_work.setLabel(tr("Looking for runs beside this one"));
}

bool NearbyRunSearch::canLookBeside(const RunId& run)
{
    return !run.empty() && !run.view().starts_with(kDemoPath);
}

void NearbyRunSearch::start()
{
    const CaseAnalysisPtr analysis = m_opened.judged();
    const Training* training = nullptr;
    for (std::size_t i = 0; analysis && i < analysis->trainings.size(); ++i) {
        if (analysis->trainings[i].runs.front()->id == m_asked)
            training = &analysis->trainings[i];
    }
    if (training == nullptr || !canLookBeside(m_asked)) {
        emit ended();
        return;
    }
    m_askedName = toQString(training->name);
    m_work.start(
        [analysis, training, place = m_asked.text(), opened = openedPlaces(*analysis->data), this,
         post = m_receiver.post()](WorkMonitor& monitor) -> Result<std::size_t> {
            // `this` is touched only by what is posted, which is dropped when it has gone.
            NearbyFolders folders = findNearbyFolders(place, opened);
            const std::vector<std::string> all = folders.folders;
            monitor.expect(all.size());
            post([this, folders = std::move(folders)]() mutable {
                m_folders = std::move(folders);
                add(m_folders.passedOver);
            });
            std::size_t looked = 0;
            for (const std::string& folder : all) {
                if (monitor.isCancelled())
                    break;
                std::vector<NearbyRun> runs = judgeNearbyFolder(folder, *training, monitor);
                if (monitor.isCancelled())
                    break;
                ++looked;
                post([this, looked, runs = std::move(runs)]() mutable {
                    m_looked = looked;
                    add(std::move(runs));
                });
            }
            return looked;
        },
        [this](const Result<std::size_t>&) {
            m_receiver.deliver(); // what was found last
            emit ended();
        });
}

void NearbyRunSearch::cancel()
{
    m_wasCancelled = m_wasCancelled || isRunning();
    m_work.cancel();
}

void NearbyRunSearch::finish()
{
    m_work.finish();
}

void NearbyRunSearch::add(std::vector<NearbyRun> runs)
{
    std::move(runs.begin(), runs.end(), std::back_inserter(m_found));
    std::stable_sort(m_found.begin(), m_found.end(), isNearerThan);
    emit changed();
}

} // namespace faultline
