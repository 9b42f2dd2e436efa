// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/record_splitter.h"

namespace faultline::console {

void JsonRecordSplitter::feed(std::string_view text)
{
    for (const char c : text) {
        ++m_position;
        if (m_depth == 0) {
            if (c != '{')
                continue; // the array around the records, commas, blanks
            m_depth = 1;
            m_begin = m_position - 1;
            m_record.assign(1, c);
            m_inString = false;
            m_isEscaped = false;
            m_overflows = false;
            continue;
        }
        if (m_record.size() < kMaxRecord)
            m_record.push_back(c);
        else
            m_overflows = true;
        if (m_inString) {
            if (m_isEscaped)
                m_isEscaped = false;
            else if (c == '\\')
                m_isEscaped = true;
            else if (c == '"')
                m_inString = false;
            continue;
        }
        if (c == '"')
            m_inString = true;
        else if (c == '{' || c == '[')
            ++m_depth;
        else if ((c == '}' || c == ']') && --m_depth == 0) {
            if (m_overflows)
                ++m_tooLong;
            else
                m_sink(m_record, m_begin);
        }
    }
}

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
