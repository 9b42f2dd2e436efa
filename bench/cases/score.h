// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <cstddef>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace faultline::bench {

/// A line of labels.jsonl: the truth about a case.
struct CaseLabel {
    std::string name; ///< of its folder
    bool isHealthy = false;
    std::string code; ///< catalogue code of the rule that must fire
    int severity = 0;
    std::vector<std::string> first; ///< codes that are right as the first cause
    std::vector<std::string> may;   ///< codes that may fire beside it
    std::string gpu;                ///< to diagnose for; empty: as the case says

    /// Whether a finding of that code says something true.
    [[nodiscard]] bool allows(const std::string& code) const;
};

/// A file of labels, as make_cases.py writes it. Throws std::runtime_error for one that is missing
/// and nlohmann::json's exceptions for one that is not as expected.
[[nodiscard]] std::vector<CaseLabel> readLabels(const std::string& path);

/// Counts over cases.
class Score {
public:
    void add(const CaseLabel& label, const Diagnosis& diagnosis);
    /// Of a case that could not be opened at all: counts as missed.
    void addUnreadable(const CaseLabel& label, const std::string& why);
    /// Of a case of which something was taken away: it may know less, but not say what is wrong.
    void addPartial(const std::string& removed, const CaseLabel& label, const Diagnosis& diagnosis);

    void print(std::ostream& out) const;

private:
    struct Count {
        std::size_t of = 0;
        std::size_t all = 0;
        void add(bool hit)
        {
            of += hit ? 1 : 0;
            ++all;
        }
    };
    struct Partial {
        Count recall;
        Count wrongVerdict;
        std::size_t abstentions = 0;
    };

    void addHealthy(const CaseLabel& label, const Diagnosis& diagnosis);
    void addFaulty(const CaseLabel& label, const Diagnosis& diagnosis);

    std::map<char, Count> m_recall;              ///< by letter of the catalogue
    std::map<std::string, Count> m_recallOfRule; ///< by code
    Count m_precise;                             ///< warnings and criticals that are right
    Count m_firstIsRight;
    Count m_threeHoldRight;
    Count m_concrete; ///< fixes that name a value
    std::size_t m_healthy = 0;
    std::size_t m_falseCritical = 0;
    std::size_t m_falseWarning = 0;
    std::size_t m_abstentions = 0;
    std::map<std::string, std::size_t> m_falseAlarms; ///< by code, over healthy runs
    std::map<std::string, Partial> m_partial;
    std::vector<std::string> m_remarks; ///< every miss and false alarm, a line each
};

} // namespace faultline::bench
