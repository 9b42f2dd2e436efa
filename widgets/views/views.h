// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_factory.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace faultline::ui {

/// The pages that ship, one function each; collected by builtinViews().
[[nodiscard]] std::unique_ptr<const ViewFactory> makeOverviewViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeChecklistViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeCompareViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeScalarsViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeSummariesViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeHardwareViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeConsoleViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeConfigViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeTraceViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeDataViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeBatchesViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeMemoryViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeInputLabViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeRateViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeRulesViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeLearnViewFactory();
[[nodiscard]] std::unique_ptr<const ViewFactory> makeFleetViewFactory();

enum class WithoutCase { Disabled, Works };

/// A factory for the usual case: a page that is made of (ViewContext&, QWidget* parent).
/// `titleFunction` is called each time, so that it follows the language.
template <typename Page>
class StandardViewFactory : public ViewFactory {
public:
    StandardViewFactory(QString id, QString iconName, QString (*titleFunction)(),
                        std::vector<ArtifactKind> shownKinds = {},
                        WithoutCase withoutCase = WithoutCase::Disabled)
        : m_id(std::move(id)),
          m_iconName(std::move(iconName)),
          m_title(titleFunction),
          m_shownKinds(std::move(shownKinds)),
          m_withoutCase(withoutCase)
    {
    }

    [[nodiscard]] QString id() const override { return m_id; }
    [[nodiscard]] QString title() const override { return m_title(); }
    [[nodiscard]] QString iconName() const override { return m_iconName; }
    [[nodiscard]] bool shows(ArtifactKind kind) const override
    {
        return std::find(m_shownKinds.begin(), m_shownKinds.end(), kind) != m_shownKinds.end();
    }
    [[nodiscard]] bool worksWithoutCase() const override
    {
        return m_withoutCase == WithoutCase::Works;
    }
    [[nodiscard]] View* create(ViewContext& context, QWidget* parent) const override
    {
        return new Page(context, parent);
    }

private:
    QString m_id;
    QString m_iconName;
    QString (*m_title)();
    std::vector<ArtifactKind> m_shownKinds;
    WithoutCase m_withoutCase;
};

} // namespace faultline::ui
