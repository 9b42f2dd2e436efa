// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/summaries/summary_tab.h"

#include <functional>
#include <memory>
#include <utility>

namespace faultline::ui {

/// Logged pictures, over steps and runs.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeImagesTabFactory();

/// Logged texts and tables of texts.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeTextTabFactory();

/// Logged sounds: their waveforms, and files of them.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeAudioTabFactory();

/// Histograms over time, and the distributions that follow from them.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeHistogramsTabFactory();

/// Precision-recall curves, a line for each run.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makePrCurvesTabFactory();

/// Graphs as trees, layers of Keras models, what run metadata measured.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeGraphTabFactory();

/// Sessions by hyperparameters and metrics.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeHparamsTabFactory();

/// Charts that the logs lay out.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeLayoutsTabFactory();

/// Every tag that is no scalar: kind, plugin, values, bytes; what no other tab shows is named here.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeOtherTabFactory();

/// A factory for the usual case: a tab that is made of (ViewContext&, QWidget* parent).
/// `titleFunction` is called each time, so that it follows the language.
template <typename Tab>
class StandardSummaryTabFactory final : public SummaryTabFactory {
public:
    using Count = std::function<std::size_t(const CaseData& data)>;

    StandardSummaryTabFactory(QString id, QString (*titleFunction)(), Count count)
        : m_id(std::move(id)), m_title(titleFunction), m_count(std::move(count))
    {
    }
    /// Counts the tags of one kind.
    StandardSummaryTabFactory(QString id, QString (*titleFunction)(), TagKind kind)
        : StandardSummaryTabFactory(std::move(id), titleFunction, [kind](const CaseData& data) {
              return countTagsOfKind(data, kind);
          })
    {
    }

    [[nodiscard]] QString id() const override { return m_id; }
    [[nodiscard]] QString title() const override { return m_title(); }
    [[nodiscard]] std::size_t countTags(const CaseData& data) const override
    {
        return m_count(data);
    }
    [[nodiscard]] SummaryTab* create(ViewContext& context, QWidget* parent) const override
    {
        return new Tab(context, parent);
    }

private:
    QString m_id;
    QString (*m_title)();
    Count m_count;
};

} // namespace faultline::ui
