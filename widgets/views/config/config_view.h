// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "widgets/view_factory.h"

#include <vector>

class QComboBox;
class QStackedWidget;

namespace faultline::ui {

class ConfigPanel;
class EmptyState;
class EnvironmentPanel;
class ViewContext;

/// The Configuration page: every configuration, label map and environment of the case, one at a
/// time.
class ConfigView : public View {
    Q_OBJECT

public:
    ConfigView(ViewContext& context, QWidget* parent);

    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QComboBox& chooser() { return *m_chooser; }
    [[nodiscard]] ConfigPanel& config() { return *m_config; }

private:
    /// What a line of the chooser stands for.
    struct Entry {
        ArtifactKind kind = ArtifactKind::Config;
        QString name; ///< of the configuration; of an environment the run it belongs to
    };

    void buildPage();
    void pickField(const QString& path);
    void refreshCase();
    void addConfigs(const CaseData& opened);
    void addEnvironments(const CaseData& opened);
    void followState(ArtifactKind kind);
    void showEntry(std::size_t entry);
    void openConsole(const QString& path, quint32 line);
    void addEntry(Entry entry, const QString& text);
    [[nodiscard]] std::size_t entryOf(ArtifactKind kind, const QString& artifact) const;

    ViewContext& m_context;
    CasePtr m_case; ///< that m_entries are of
    std::vector<Entry> m_entries;
    std::vector<std::string> m_sources; ///< of the case that is listed
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QWidget* m_page = nullptr;
    QComboBox* m_chooser = nullptr;
    QStackedWidget* m_detail = nullptr;
    ConfigPanel* m_config = nullptr;
    EnvironmentPanel* m_environment = nullptr;
};

} // namespace faultline::ui
