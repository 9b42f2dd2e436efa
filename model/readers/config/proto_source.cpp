// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/source_parsers.h"
#include "model/readers/config/text_proto_lexer.h"

#include <utility>

namespace faultline {

namespace {

using textproto::Lexer;
using textproto::Token;

/// Places of the fields of a textproto. Unlike the reader it stops at the first thing it does not
/// understand: what cannot be read for certain is not changed.
class ProtoParser {
public:
    explicit ProtoParser(std::string_view text)
        : m_text(text), m_lexer(text), m_builder(text, SourceSyntax::TextProto)
    {
        take();
    }

    ConfigSource run()
    {
        while (m_token.kind != Token::Kind::End && !m_builder.hasFailed()) {
            if (m_builder.at(m_stack.back()).kind == SourceField::Kind::List)
                item();
            else
                field();
        }
        if (m_stack.size() > 1)
            m_builder.fail(
                m_token.line,
                {FAULTLINE_TR_NOOP("Errors", "the file ends, but the bracket of line %1 is open"),
                 {std::to_string(m_builder.at(m_stack.back()).line)}});
        return m_builder.take();
    }

private:
    void take()
    {
        m_lastEnd = m_token.text.empty() ? m_lastEnd : offset() + m_token.text.size();
        m_token = m_lexer.next();
    }
    [[nodiscard]] std::size_t offset() const
    {
        return m_token.text.empty() ? m_text.size()
                                    : static_cast<std::size_t>(m_token.text.data() - m_text.data());
    }
    [[nodiscard]] bool is(char c) const
    {
        return m_token.kind == Token::Kind::Punctuation && m_token.text.front() == c;
    }
    [[nodiscard]] bool isCloser() const { return is('}') || is('>') || is(']'); }

    void fail(Text expected)
    {
        m_builder.fail(m_token.line,
                       m_token.kind == Token::Kind::Marker
                           ? Text{FAULTLINE_TR_NOOP("Errors", "a merge is not resolved"), {}}
                           : Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, \"%2\" found"),
                                  {std::move(expected), std::string(m_token.text.substr(0, 40))}});
    }

    void field()
    {
        if (is(';') || is(',')) {
            take();
            return;
        }
        if (isCloser()) {
            close();
            return;
        }
        if (m_token.kind != Token::Kind::Word) {
            fail(FAULTLINE_TR_NOOP("Errors", "a field name"));
            return;
        }
        const std::size_t made =
            m_builder.add(m_stack.back(), std::string(m_token.text), offset(), m_token.line);
        if (made == SourceField::npos)
            return;
        take();
        const bool hasColon = is(':');
        if (hasColon)
            take();
        m_builder.at(made).valueBegin = offset();
        if (is('{') || is('<') || (hasColon && is('[')))
            open(made);
        else if (hasColon)
            scalar(made);
        else
            fail(FAULTLINE_TR_NOOP("Errors", "\":\" or \"{\""));
    }

    void item()
    {
        if (is(',')) {
            take();
            return;
        }
        if (isCloser()) {
            close();
            return;
        }
        const std::size_t list = m_stack.back();
        const std::size_t made =
            m_builder.add(list, "[" + std::to_string(m_builder.at(list).children.size()) + "]",
                          offset(), m_token.line);
        if (made == SourceField::npos)
            return;
        m_builder.at(made).valueBegin = offset();
        if (is('{') || is('<'))
            open(made);
        else
            scalar(made);
    }

    void scalar(std::size_t field)
    {
        if (is('-'))
            take();
        if (m_token.kind == Token::Kind::String) {
            while (m_token.kind == Token::Kind::String)
                take();
        } else if (m_token.kind == Token::Kind::Word || m_token.kind == Token::Kind::Number) {
            take();
        } else {
            fail(FAULTLINE_TR_NOOP("Errors", "a value"));
            return;
        }
        m_builder.at(field).end = m_lastEnd;
    }

    void open(std::size_t field)
    {
        SourceField& made = m_builder.at(field);
        made.kind = is('[') ? SourceField::Kind::List : SourceField::Kind::Map;
        made.style = SourceField::Style::Braces;
        made.bodyBegin = offset() + 1;
        m_stack.push_back(field);
        m_closers.push_back(is('[') ? ']' : is('{') ? '}' : '>');
        if (m_stack.size() > SourceBuilder::kMaxDepth)
            m_builder.fail(m_token.line, FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
        take();
    }

    void close()
    {
        if (m_stack.size() == 1 || m_closers.back() != m_token.text.front()) {
            fail(FAULTLINE_TR_NOOP("Errors", "another bracket"));
            return;
        }
        SourceField& closed = m_builder.at(m_stack.back());
        closed.bodyEnd = offset();
        closed.end = offset() + 1;
        m_stack.pop_back();
        m_closers.pop_back();
        take();
    }

    std::string_view m_text;
    Lexer m_lexer;
    SourceBuilder m_builder;
    Token m_token;
    std::size_t m_lastEnd = 0; ///< of the token before
    std::vector<std::size_t> m_stack{0};
    std::vector<char> m_closers;
};

} // namespace

ConfigSource parseProtoSource(std::string_view text)
{
    return ProtoParser(text).run();
}

} // namespace faultline
