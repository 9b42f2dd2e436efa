// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/preview/batch.h"
#include "model/preview/batch_item.h"
#include "model/preview/batch_order.h"
#include "model/preview/decoded_pictures.h"

#include <vector>

namespace faultline {

/// What items are made of while making them is timed. Keeps decoded pictures as a trainer does:
/// those that it may mix with, and nothing else. `request` outlives it.
class MeasureSource {
public:
    explicit MeasureSource(const BatchRequest& request)
        : m_selection(request),
          m_others(withoutChoice(request)),
          m_pipeline(compiledPipeline(request, m_remarks)),
          m_source{.request = request,
                   .pipeline = m_pipeline,
                   .others = m_others,
                   .decoded = m_pipeline.mixes() ? &m_decoded : nullptr}
    {
        prepareOpenCv();
    }
    MeasureSource(const MeasureSource&) = delete;
    MeasureSource& operator=(const MeasureSource&) = delete;

    [[nodiscard]] const BatchSource& items() const { return m_source; }
    [[nodiscard]] const BatchSelection& selection() const { return m_selection; }

private:
    [[nodiscard]] static BatchSelection withoutChoice(BatchRequest request)
    {
        request.onlyImage.reset();
        return BatchSelection(request);
    }

    BatchSelection m_selection;
    BatchSelection m_others;
    std::vector<augment::PipelineRemark> m_remarks;
    augment::CompiledPipeline m_pipeline;
    DecodedPictures m_decoded{kDecodedBytes};
    BatchSource m_source;
};

} // namespace faultline
