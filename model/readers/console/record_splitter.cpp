// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/record_splitter.h"

namespace faultline::console {

void CsvRowSplitter::feed(std::string_view text)
{
    for (const char c : text) {
        if (m_inQuotes && !m_quoteSeen) {
            if (c == '"')
                m_quoteSeen = true;
            else if (++m_bytes < kMaxRow)
                m_cell.push_back(c);
            continue;
        }
        if (m_quoteSeen && c == '"') { // doubled: one of the text
            m_quoteSeen = false;
            m_cell.push_back(c);
            continue;
        }
        if (m_quoteSeen)
            m_inQuotes = m_quoteSeen = false;
        if (c == '"' && m_cell.empty())
            m_inQuotes = true;
        else if (c == ',')
            endCell();
        else if (c == '\n')
            endRow();
        else if (c != '\r' && ++m_bytes < kMaxRow)
            m_cell.push_back(c);
    }
}

void CsvRowSplitter::finish()
{
    if (!m_cell.empty() || !m_cells.empty())
        endRow();
}

void CsvRowSplitter::endCell()
{
    if (m_cells.size() < 1'000)
        m_cells.push_back(std::move(m_cell));
    m_cell.clear();
}

void CsvRowSplitter::endRow()
{
    endCell();
    m_sink(m_cells);
    m_cells.clear();
    m_bytes = 0;
    m_inQuotes = m_quoteSeen = false;
}

} // namespace faultline::console
