// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of two plugins: hyperparameters, and layouts of charts. Input: one of them.

#include "model/summaries/hparams.h"
#include "model/summaries/scalar_layout.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<HparamMessage> message = decodeHparams(bytes);
    if (message) {
        if (const auto* start = std::get_if<HparamSessionStart>(&*message)) {
            for (const auto& [name, value] : start->hparams) {
                // What came out of the bytes cannot be much longer than they are.
                if (toText(value).size() > 16 * size + 64)
                    std::abort();
            }
        }
    }
    (void)hparamsOfSummary(bytes);
    (void)layoutOfSummary(bytes);
    if (const Result<ScalarLayout> layout = decodeLayout(bytes)) {
        ScalarLayout twice = *layout;
        mergeLayout(twice, *layout);
        for (const LayoutCategory& category : layout->categories) {
            for (const LayoutChart& chart : category.charts)
                (void)matchTags(chart.patterns, {"loss", "train/loss"});
        }
    }
    return 0;
}
