// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rate_lab.h"
#include "model/simulator/simulation.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace faultline::ui {

class CurveView;
class Knob;
class LegendStrip;
class ValueField;

using SimulationPtr = std::shared_ptr<const Simulation>;

/// For learners: what a learning rate does to a noisy quadratic, while knobs are turned.
class SimulatorTab : public QWidget {
    Q_OBJECT

public:
    /// `lab` outlives it.
    SimulatorTab(const JobQueuePtr& jobs, RateLab& lab, QWidget* parent = nullptr);

    [[nodiscard]] const SimulationSettings& settings() const { return m_settings; }
    void setSettings(const SimulationSettings& settings); ///< as the user
    /// Null until the first is done.
    [[nodiscard]] const SimulationPtr& result() const { return m_result; }
    [[nodiscard]] QString sentence() const; ///< what it shows
    [[nodiscard]] CurveView& losses() const { return *m_losses; }
    void keepCurve(); ///< of the present result, to compare the next ones with
    void finish();    ///< waits for it. For pictures and tests

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A setting that is turned: reads and writes it, and how its field shows it.
    struct Row {
        ValueField* field = nullptr;
        std::function<void()> show;
        std::function<bool()> isUsers;
        std::function<void()> reset;
        double SimulationSettings::*fromTest = nullptr; ///< what may come from a range test
    };
    QWidget* buildKnobs();
    QWidget* buildPicture();
    void addChoices(QVBoxLayout& column);
    void addKnob(QVBoxLayout& column, const QString& name, double SimulationSettings::*member,
                 double low, double high, bool isLogarithmic, bool isWhole);
    void takeRangeTest();
    /// What begins with an optimizer; Adam's rates are of another size.
    [[nodiscard]] SimulationSettings defaultsOf(SimulatedOptimizer optimizer) const;
    void refreshKnobs();
    void simulate();
    void showResult();

    RateLab& m_lab;
    SimulationSettings m_measured; ///< of heavy ball, with what a range test says
    SimulationSettings m_defaults; ///< of the present optimizer
    SimulationSettings m_settings;
    bool m_isMeasured = false; ///< m_measured has rate and curvature of a range test
    SimulationPtr m_result;
    SimulationPtr m_kept;
    bool m_isOutdated = true; ///< m_settings changed since the last start
    std::vector<Row> m_rows;
    QLabel* m_sentence = nullptr;
    CurveView* m_losses = nullptr;
    CurveView* m_rates = nullptr;
    LegendStrip* m_legend = nullptr;
    QPushButton* m_keep = nullptr;
    BackgroundWork<SimulationPtr> m_work;
};

} // namespace faultline::ui
