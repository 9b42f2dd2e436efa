// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/change_list.h"
#include "model/compare/changes/changes.h"
#include "model/core/ascii.h"
#include "model/core/config_document.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace faultline {

namespace {

constexpr double kCommitWeight = 0.6;
constexpr double kDirtyWeight = 0.4;
constexpr double kRemoteWeight = 0.3;
constexpr double kUnrecordedCode = 0.25;

/// What is known of the code that a run was made of.
struct CodeFact {
    std::string value;
    ChangeSource source;
};
struct CodeFacts {
    std::optional<CodeFact> commit;
    std::optional<CodeFact> dirty; ///< number of changed files, or "true"
    std::optional<CodeFact> remote;
};

/// Where recorder, trackers and scripts of their own write them.
struct CodePaths {
    std::string_view commit;
    std::string_view dirty;
    std::string_view remote;
};
constexpr std::array kCodePaths{
    CodePaths{"code.commit", "code.dirty", "code.remote"},
    CodePaths{"git.commit", "git.dirty", "git.remote"},
    CodePaths{"tags.mlflow.source.git.commit", "tags.mlflow.source.git.dirty",
              "tags.mlflow.source.git.repoURL"},
    CodePaths{"git_commit", "git_dirty", "git_remote"},
    CodePaths{"git_hash", "git_dirty", "git_url"},
    CodePaths{"git_sha", "git_dirty", "git_url"},
    CodePaths{"commit_hash", "git_dirty", "git_url"},
    CodePaths{"git_commit.value", "git_dirty.value", "git_remote.value"}};

/// Names with dots in them (of MLflow's tags) are one name, not groups.
std::size_t nodeOf(const ConfigDocument& document, std::string_view path)
{
    if (const std::size_t found = document.find(path); found != ConfigNode::npos)
        return found;
    const std::size_t dot = path.find('.');
    const std::size_t group =
        dot == std::string_view::npos ? ConfigNode::npos : document.find(path.substr(0, dot));
    if (group == ConfigNode::npos)
        return ConfigNode::npos;
    for (std::size_t at = document.nodes[group].firstChild; at != ConfigNode::npos;
         at = document.nodes[at].nextSibling) {
        if (document.nodes[at].name == path.substr(dot + 1))
            return at;
    }
    return ConfigNode::npos;
}

/// An address without the login in it: "https://user:token@host/x" is "https://host/x".
std::string withoutLogin(std::string address)
{
    const std::size_t scheme = address.find("://");
    if (scheme == std::string::npos)
        return address;
    const std::size_t begin = scheme + 3;
    const std::size_t end = std::min(address.find('/', begin), address.size());
    const std::size_t at = address.rfind('@', end);
    if (at != std::string::npos && at >= begin && at < end)
        address.erase(begin, at + 1 - begin);
    return address;
}

/// Host and path alone: "git@host:a/b.git" and "https://host/a/b" are the same place.
std::string placeOfRemote(std::string_view address)
{
    std::string place = withoutLogin(std::string(address));
    if (const std::size_t scheme = place.find("://"); scheme != std::string::npos) {
        place.erase(0, scheme + 3);
    } else if (const std::size_t colon = place.find(':'); colon != std::string::npos) {
        place[colon] = '/';
        place.erase(0, place.find('@') == std::string::npos ? 0 : place.find('@') + 1);
    }
    while (place.ends_with('/'))
        place.pop_back();
    if (place.ends_with(".git"))
        place.erase(place.size() - 4);
    return lowerAscii(place);
}

void takeFact(const ConfigDocument& document, std::string_view path, RunSide side,
              std::optional<CodeFact>& fact)
{
    if (fact)
        return;
    const std::size_t node = nodeOf(document, path);
    if (node == ConfigNode::npos || document.nodes[node].isGroup)
        return;
    // As it is written: a commit may look like a number.
    const std::string value(trimmed(document.nodes[node].value, " \t\"'"));
    if (!value.empty() && value != "null" && value != "None" && value != "~")
        fact = CodeFact{.value = value,
                        .source = {.side = side,
                                   .artifact = document.id(),
                                   .file = document.name(),
                                   .line = document.nodes[node].line}};
}

CodeFacts codeOf(const ComparedRun& run)
{
    CodeFacts facts;
    for (const CodePaths& paths : kCodePaths) {
        for (const ConfigDocumentPtr& document : run.of().configs) {
            takeFact(*document, paths.commit, run.side, facts.commit);
            takeFact(*document, paths.dirty, run.side, facts.dirty);
            takeFact(*document, paths.remote, run.side, facts.remote);
        }
    }
    if (facts.remote)
        facts.remote->value = withoutLogin(std::move(facts.remote->value));
    return facts;
}

/// One may be written short.
bool isSameCommit(const std::string& a, const std::string& b)
{
    constexpr std::size_t kShortest = 7;
    const std::string& shorter = a.size() < b.size() ? a : b;
    const std::string& longer = a.size() < b.size() ? b : a;
    return a == b || (shorter.size() >= kShortest && longer.starts_with(shorter));
}

bool isDirty(const std::optional<CodeFact>& dirty)
{
    return dirty && dirty->value != "0" && !equalsNoCase(dirty->value, "false");
}

class CodeComparer {
public:
    CodeComparer(const ComparedRun& a, const ComparedRun& b)
        : m_runA(a),
          m_runB(b),
          m_a(codeOf(a)),
          m_b(codeOf(b)),
          m_isSameRun(a.analysis->data == b.analysis->data && a.training == b.training)
    {
    }

    ChangeSet run()
    {
        compare("commit", m_a.commit, m_b.commit, kCommitWeight, isSameCommit);
        dirtyFiles();
        compare("remote", m_a.remote, m_b.remote, kRemoteWeight,
                [](const std::string& a, const std::string& b) {
                    return placeOfRemote(a) == placeOfRemote(b);
                });
        if (!m_a.commit)
            m_list.addNotRecorded({FAULTLINE_TR_NOOP("Compare", "The code of %1"), {m_runA.name}});
        if (!m_b.commit)
            m_list.addNotRecorded({FAULTLINE_TR_NOOP("Compare", "The code of %1"), {m_runB.name}});
        return m_list.take();
    }

private:
    using IsSame = bool (*)(const std::string&, const std::string&);

    void compare(const char* path, const std::optional<CodeFact>& a,
                 const std::optional<CodeFact>& b, double weight, IsSame isSame)
    {
        if (!a && !b)
            return;
        if (a && b && isSame(a->value, b->value)) {
            m_list.addEqual();
            return;
        }
        RunChange change = begun(path, a, b);
        change.weight = weight;
        if (!a || !b) {
            change.kind = ChangeKind::Unrecorded;
            change.weight *= kUnrecordedCode;
        }
        m_list.add(path, std::move(change));
    }

    /// As many changed files need not be the same changes.
    void dirtyFiles()
    {
        if (!isDirty(m_a.dirty) && !isDirty(m_b.dirty)) {
            if (m_a.dirty && m_b.dirty)
                m_list.addEqual();
            return;
        }
        if (m_isSameRun)
            return;
        RunChange change = begun("dirty files", m_a.dirty, m_b.dirty);
        change.weight = kDirtyWeight;
        if (!m_a.dirty || !m_b.dirty || m_a.dirty->value == m_b.dirty->value) {
            change.kind = ChangeKind::Unrecorded;
            change.weight *= kUnrecordedCode;
            change.note = FAULTLINE_TR_NOOP("Compare", "what was changed is not recorded");
        }
        m_list.add("dirty files", std::move(change));
    }

    static RunChange begun(const char* path, const std::optional<CodeFact>& a,
                           const std::optional<CodeFact>& b)
    {
        RunChange change;
        change.path = path;
        if (a) {
            change.a = a->value;
            change.sources.push_back(a->source);
        }
        if (b) {
            change.b = b->value;
            change.sources.push_back(b->source);
        }
        return change;
    }

    const ComparedRun& m_runA;
    const ComparedRun& m_runB;
    CodeFacts m_a;
    CodeFacts m_b;
    bool m_isSameRun;
    ChangeList m_list{ChangeArea::Code};
};

} // namespace

ChangeSet codeChanges(const ComparedRun& a, const ComparedRun& b)
{
    return CodeComparer(a, b).run();
}

} // namespace faultline
