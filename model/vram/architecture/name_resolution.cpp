// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/name_resolution.h"

#include "model/core/ascii.h"
#include "model/core/edit_distance.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {
namespace {

constexpr std::size_t kMaxNameBytes = 256;
constexpr std::size_t kMaxTokens = 64;
constexpr std::size_t kMaxSuggestions = 3;
/// Names that begin alike are worth naming when none is a slip of the pen away: "fasterrcnn_r50".
constexpr std::size_t kAlikeBytes = 4;

using Tokens = std::vector<std::string>;
using Suggestion = std::pair<std::size_t, std::string>; ///< edit distance, name
using Suggestions = std::vector<Suggestion>;            ///< nearest first

std::string joined(const Tokens& tokens, std::string_view between)
{
    std::string text;
    for (const std::string& token : tokens) {
        text += text.empty() ? "" : between;
        text += token;
    }
    return text;
}

/// What a model whose name is in the one written leaves of that unexplained.
struct Fit {
    const ModelRow* row = nullptr;
    std::size_t matched = 0; ///< tokens of that name of the model
    Tokens unknown;
    SetupValues values;

    [[nodiscard]] bool isBetterThan(const Fit& other) const
    {
        if (unknown.empty() != other.unknown.empty())
            return unknown.empty();
        if (unknown.size() != other.unknown.size() && !unknown.empty())
            return unknown.size() < other.unknown.size();
        return matched > other.matched;
    }
};

class Resolution {
public:
    Resolution(const Catalogue& catalogue, std::string_view name, std::string_view framework)
        : m_catalogue(catalogue),
          m_written(name),
          m_framework(framework),
          m_tokens(nameTokens(name))
    {
    }

    [[nodiscard]] Result<ResolvedName> run()
    {
        if (!m_framework.empty() && m_catalogue.framework(m_framework) == nullptr)
            return failed({FAULTLINE_TR_NOOP("Errors", "unknown framework '%1'"),
                           {std::string(m_framework)}});
        if (m_tokens.empty())
            return failed(FAULTLINE_TR_NOOP("Errors", "the name of the model is empty"));
        for (const ModelRow& row : m_catalogue.rows()) {
            if (!m_framework.empty() && row.framework != m_framework) {
                noteElsewhere(row);
                continue;
            }
            look(row, row.name);
            for (const std::string& other : row.otherNames)
                look(row, other);
        }
        if (m_best.row != nullptr && m_best.unknown.empty()) {
            addFolders();
            return ResolvedName{m_best.row, std::move(m_best.values)};
        }
        addSuggestions();
        return failed(explanation());
    }

private:
    /// Compares with one name of a model.
    void look(const ModelRow& row, const std::string& name)
    {
        const Tokens model = nameTokens(name);
        // What the other tokens mean is dear to find out, and few names are in what was written.
        if (!holds(model))
            return;
        Fit fit;
        fit.row = &row;
        Tokens rest;
        for (const std::string& token : m_tokens) {
            if (fit.matched < model.size() && token == model[fit.matched]) {
                explain(fit, rest);
                ++fit.matched;
            } else {
                rest.push_back(token);
            }
        }
        explain(fit, rest);
        if (m_best.row == nullptr || fit.isBetterThan(m_best))
            m_best = std::move(fit);
    }

    /// Whether what was written has all tokens of a model, in its order.
    [[nodiscard]] bool holds(const Tokens& model) const
    {
        std::size_t matched = 0;
        for (const std::string& token : m_tokens)
            matched += matched < model.size() && token == model[matched] ? 1 : 0;
        return matched == model.size();
    }

    /// A run of tokens that are not the model's.
    void explain(Fit& fit, Tokens& rest) const
    {
        for (std::size_t at = 0; at < rest.size();) {
            const TokenRules::Match match =
                m_catalogue.tokenRules().match(std::span(rest).subspan(at), fit.row->framework);
            if (match.count == 0)
                fit.unknown.push_back(rest[at]);
            fillIn(fit.values, match.values);
            at += std::max<std::size_t>(match.count, 1);
        }
        rest.clear();
    }

    /// Folders say what the name leaves open ("LVISv0.5-InstanceSegmentation/"), if anything.
    void addFolders()
    {
        const std::size_t slash = m_written.substr(0, kMaxNameBytes).find_last_of("/\\");
        if (slash == std::string_view::npos)
            return;
        std::string_view folders = m_written.substr(0, slash);
        while (!folders.empty()) {
            const std::size_t cut = std::min(folders.find_first_of("/\\"), folders.size());
            Tokens rest = nameTokens(folders.substr(0, cut));
            Fit said;
            said.row = m_best.row;
            explain(said, rest);
            fillIn(m_best.values, said.values);
            folders.remove_prefix(std::min(cut + 1, folders.size()));
        }
    }

    /// Who asks for the model of one framework in another should be told which has it.
    void noteElsewhere(const ModelRow& row)
    {
        const auto isMeant = [this](const std::string& name) {
            return nameTokens(name) == m_tokens;
        };
        const bool isNew =
            std::find(m_elsewhere.begin(), m_elsewhere.end(), row.framework) == m_elsewhere.end();
        if (isNew
            && (isMeant(row.name)
                || std::any_of(row.otherNames.begin(), row.otherNames.end(), isMeant)))
            m_elsewhere.push_back(row.framework);
    }

    /// The models whose names are nearest to what was written.
    void addSuggestions()
    {
        const std::string written = joined(m_tokens, "_");
        for (const ModelRow& row : m_catalogue.rows()) {
            if (!m_framework.empty() && row.framework != m_framework)
                continue;
            addSuggestion(written, row.name);
            for (const std::string& other : row.otherNames)
                addSuggestion(written, other);
        }
    }

    void addSuggestion(const std::string& written, const std::string& name)
    {
        const std::string normalised = joined(nameTokens(name), "_");
        const std::size_t distance = editDistance(written, normalised);
        if (distance <= std::max<std::size_t>(3, written.size() / 3))
            keepNearest(m_near, {distance, name});
        else if (normalised.substr(0, kAlikeBytes) == written.substr(0, kAlikeBytes))
            keepNearest(m_alike, {distance, name});
    }

    static void keepNearest(Suggestions& nearest, Suggestion candidate)
    {
        if (std::find(nearest.begin(), nearest.end(), candidate) != nearest.end())
            return;
        nearest.insert(std::upper_bound(nearest.begin(), nearest.end(), candidate),
                       std::move(candidate));
        nearest.resize(std::min(nearest.size(), kMaxSuggestions));
    }

    [[nodiscard]] Text explanation() const
    {
        const std::string written(m_written.substr(0, kMaxNameBytes));
        Text text = m_framework.empty()
                        ? Text{FAULTLINE_TR_NOOP("Errors", "unknown model '%1'"), {written}}
                        : Text{FAULTLINE_TR_NOOP("Errors", "unknown model '%1' of %2"),
                               {written, std::string(m_framework)}};
        if (m_best.row != nullptr && !m_best.unknown.empty())
            text = {
                FAULTLINE_TR_NOOP("Errors", "%1: it would be '%2', but nothing is known of '%3'"),
                {std::move(text), m_best.row->name, joined(m_best.unknown, "', '")}};
        if (!m_elsewhere.empty())
            text = {FAULTLINE_TR_NOOP("Errors", "%1; it is a model of %2"),
                    {std::move(text), joined(m_elsewhere, ", ")}};
        std::vector<std::string> near;
        for (const auto& [distance, name] : m_near.empty() ? m_alike : m_near)
            near.push_back(name);
        if (!near.empty())
            text = {FAULTLINE_TR_NOOP("Errors", "%1; near: %2"),
                    {std::move(text), joined(near, ", ")}};
        return text;
    }

    [[nodiscard]] static Error failed(Text detail)
    {
        return {.code = ErrorCode::UnknownFormat, .detail = std::move(detail)};
    }

    const Catalogue& m_catalogue;
    std::string_view m_written;
    std::string_view m_framework;
    Tokens m_tokens;
    Fit m_best;
    Suggestions m_near;
    Suggestions m_alike;                  ///< told when none is near
    std::vector<std::string> m_elsewhere; ///< frameworks that have a model of this name
};

} // namespace

std::vector<std::string> nameTokens(std::string_view name)
{
    constexpr std::array<std::string_view, 6> kExtensions = {".py",  ".config", ".yaml",
                                                             ".yml", ".pth",    ".tar.gz"};
    name.remove_prefix(name.find_last_of("/\\") + 1);
    for (const std::string_view extension : kExtensions) {
        if (name.size() > extension.size()
            && name.substr(name.size() - extension.size()) == extension)
            name.remove_suffix(extension.size());
    }
    Tokens tokens = {""};
    for (const char c : name.substr(0, kMaxNameBytes)) {
        const bool isCut = c == '_' || c == '-' || c == ' ';
        if (isCut && !tokens.back().empty() && tokens.size() < kMaxTokens)
            tokens.emplace_back();
        else if (!isCut)
            tokens.back() += lowerAscii(c);
    }
    if (tokens.back().empty())
        tokens.pop_back();
    return tokens;
}

Result<ResolvedName> resolveName(const Catalogue& catalogue, std::string_view name,
                                 std::string_view framework)
{
    return Resolution(catalogue, name, framework).run();
}

} // namespace faultline::vram
