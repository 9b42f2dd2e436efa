// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/lesson_walk.h"

#include "model/core/run.h"
#include "model/lessons/lesson_case.h"
#include "model/lessons/lesson_place.h"
#include "model/qt/lesson_shelf.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/readers/load_case.h"
#include "model/session/open_case.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <span>
#include <utility>

namespace faultline {

namespace {

using Kind = LessonBlock::Kind;

constexpr std::string_view kNoCase = "none";

/// Whether a block has a case of its own, in the folder that it names.
bool namesCase(const LessonBlock& block)
{
    return (block.kind == Kind::Contrast || block.kind == Kind::Check) && !block.argument.empty()
           && block.argument != kNoCase;
}

/// The folders of recorded runs that a knob chooses among.
std::span<const std::string> runsOf(const LessonBlock& block)
{
    if (!block.knob || block.knob->kind != KnobKind::Runs)
        return {};
    return block.knob->choices;
}

/// Every case that a lesson has, with the line that names it.
std::map<std::string, std::uint32_t> casesOf(const Lesson& lesson)
{
    std::map<std::string, std::uint32_t> cases;
    if (!lesson.caseFolder.empty() && lesson.caseFolder != kNoCase)
        cases.emplace(lesson.caseFolder, lesson.lineOf("case"));
    for (const LessonBlock& block : lesson.blocks) {
        if (namesCase(block))
            cases.emplace(block.argument, block.line);
        for (const std::string& folder : runsOf(block))
            cases.emplace(folder, block.line);
    }
    return cases;
}

Result<CasePtr> readCase(const std::string& folder, const std::string& name, ReadMonitor& monitor)
{
    if (name == kDemoPath)
        return loadDemoCase(monitor);
    const std::array<std::string, 1> path{(std::filesystem::path(folder) / name).string()};
    return loadCase(path, monitor);
}

QString problemText(const std::string& file, std::uint32_t line, const QString& what)
{
    const QString place =
        line > 0 ? toQString(file) + u':' + QString::number(line) : toQString(file);
    return place + QStringLiteral(": ") + what;
}

} // namespace

LessonWalk::LessonWalk(OpenCase& opened, std::string folder, std::string language, QObject* parent)
    : QObject(parent),
      m_opened(opened),
      m_folderPath(std::move(folder)),
      m_language(std::move(language)),
      m_reading(opened.jobs(), JobLane::Reading, JobPriority::Urgent)
{
    m_opened.setVerdictWithheld(true);
}

Result<LessonWalk::Read> LessonWalk::readAll(const std::string& folder, ReadMonitor& monitor)
{
    Result<LessonFolder> read = readLessonFolder(folder);
    if (!read)
        return read.error();
    Read all;
    all.folder = *std::move(read);
    for (const LessonProblem& problem : all.folder.problems)
        all.problems << problemText(problem.file, problem.line, translated(problem.what));
    for (const auto& [name, line] : casesOf(all.folder.lesson())) {
        const Result<CasePtr> data = readCase(folder, name, monitor);
        if (data)
            all.cases.emplace(name, *data);
        else
            all.problems << problemText(all.folder.texts.front().file, line,
                                        tr("The case \"%1\" cannot be opened: %2")
                                            .arg(toQString(name), errorMessage(data.error())));
    }
    return all;
}

void LessonWalk::start()
{
    m_reading.start(
        [folder = m_folderPath](WorkMonitor& monitor) { return readAll(folder, monitor); },
        [this](const Result<Read>& read) {
            if (read)
                take(*read);
            else
                m_error = errorMessage(read.error());
            m_isReady = true;
            emit ready();
        });
}

void LessonWalk::take(const Read& read)
{
    const LessonText& text = faultline::textOf(read.folder, m_language);
    m_lesson = text.parsed.lesson;
    m_cases = read.cases;
    m_problems = read.problems;
    for (const LessonProblem& problem : text.parsed.problems)
        m_problems << problemText(problem.file, problem.line, translated(problem.what));
    m_attempt.lesson = read.folder.lesson().id;
    m_attempt.version = read.folder.version();
    m_parts.clear();
    for (std::size_t i = 0; i < m_lesson.blocks.size(); ++i) {
        const LessonBlock& block = m_lesson.blocks[i];
        const bool isEmpty =
            QString(toQString(block.text)).trimmed().isEmpty() && block.options.empty();
        if (block.kind != Kind::Unknown && !isEmpty)
            m_parts.push_back(i);
    }
    if (m_parts.empty())
        m_error = tr("The lesson has no part that can be shown.");
    showCase(caseOf(0));
}

const LessonBlock& LessonWalk::block(std::size_t part) const
{
    return m_lesson.blocks[m_parts[part]];
}

const BlockAnswer* LessonWalk::answerTo(std::size_t part) const
{
    const auto answer = std::find_if(
        m_attempt.answers.begin(), m_attempt.answers.end(),
        [number = m_parts[part]](const BlockAnswer& one) { return one.block == number; });
    return answer == m_attempt.answers.end() ? nullptr : &*answer;
}

bool LessonWalk::isRevealed(std::size_t part) const
{
    return block(part).options.empty() || answerTo(part) != nullptr
           || std::find(m_revealed.begin(), m_revealed.end(), part) != m_revealed.end();
}

bool LessonWalk::mayGoOn() const
{
    return m_isReady && m_error.isEmpty() && !isAtEnd() && isRevealed(m_current);
}

void LessonWalk::next()
{
    if (!mayGoOn())
        return;
    ++m_current;
    showCase(caseOf(m_current));
    emit partChanged();
}

const CaseData* LessonWalk::dataOf(std::size_t part) const
{
    const auto data = m_cases.find(caseOf(part));
    return data == m_cases.end() ? nullptr : data->second.get();
}

QString LessonWalk::textOf(std::size_t part, std::string_view text) const
{
    const CaseData* const data = dataOf(part);
    QString written = toQString(text);
    for (qsizetype at = written.indexOf(QLatin1String("{{")); at >= 0;
         at = written.indexOf(QLatin1String("{{"), at)) {
        const qsizetype end = written.indexOf(QLatin1String("}}"), at);
        if (end < 0)
            break;
        const QString inside = written.mid(at + 2, end - at - 2).trimmed();
        // The blocks' values are parsed; the one that is written here is found by its words.
        QString shown = QStringLiteral("–");
        for (const LessonValue& value : block(part).values) {
            const QString place = (value.run.empty() ? QString() : toQString(value.run) + u':')
                                  + toQString(value.tag) + u'@' + QString::number(value.step);
            if (inside.section(u' ', 1).trimmed() != place || data == nullptr)
                continue;
            if (const std::optional<double> number = valueIn(*data, value))
                shown = formatted(*number, Unit::None);
        }
        written.replace(at, end + 2 - at, shown);
        at += shown.size();
    }
    return written;
}

void LessonWalk::answer(std::size_t part, std::size_t option, const std::optional<Evidence>& proof,
                        std::optional<double> sureness)
{
    const LessonBlock& asked = block(part);
    if (option >= asked.options.size() || answerTo(part) != nullptr)
        return;
    BlockAnswer answer;
    answer.block = m_parts[part];
    answer.question = asked.name + (asked.argument.empty() ? "" : " " + asked.argument);
    answer.option = option;
    answer.isRight = asked.options[option].isRight;
    if (!asked.proofs.empty()) {
        const CaseData* const data = dataOf(part);
        answer.isProofRight = proof && data != nullptr
                              && std::any_of(asked.proofs.begin(), asked.proofs.end(),
                                             [&](const ProofTarget& target) {
                                                 return proves(*data, target, *proof);
                                             });
        if (proof && data != nullptr)
            answer.proof = placeText(*data, *proof);
    }
    if (asked.asksSureness)
        answer.sureness = sureness;
    m_attempt.answers.push_back(std::move(answer));
    m_attempt.time = static_cast<double>(QDateTime::currentSecsSinceEpoch());
    refreshWithheld();
    emit answered(part);
}

void LessonWalk::reveal(std::size_t part)
{
    if (isRevealed(part))
        return;
    m_revealed.push_back(part);
    refreshWithheld();
    emit answered(part);
}

std::optional<Evidence> LessonWalk::proofOf(std::size_t part) const
{
    const CaseData* const data = dataOf(part);
    if (data == nullptr)
        return std::nullopt;
    for (const ProofTarget& target : block(part).proofs) {
        if (std::optional<Evidence> place = placeOf(*data, target))
            return place;
    }
    return std::nullopt;
}

std::string LessonWalk::caseOf(std::size_t part) const
{
    const std::string own =
        m_lesson.caseFolder.empty() ? std::string(kNoCase) : m_lesson.caseFolder;
    if (part >= m_parts.size())
        return own;
    const LessonBlock& at = block(part);
    return namesCase(at) ? at.argument : own;
}

void LessonWalk::showCase(const std::string& name)
{
    m_shownCase = name;
    // Before the case is there: nothing of it may be told for a moment.
    refreshWithheld();
    const auto data = m_cases.find(name);
    m_opened.setCase(data == m_cases.end() ? nullptr : data->second);
    if (data != m_cases.end())
        m_opened.diagnose();
    emit caseShown();
}

/// What rules say of a case is withheld while a part that asks about it waits for its answer.
void LessonWalk::refreshWithheld()
{
    bool isAsked = false;
    bool isWithheld = false;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        if (caseOf(part) != m_shownCase || block(part).options.empty())
            continue;
        // Of the lesson's own case it is the question for the cause; of others any question.
        const bool isCause = block(part).kind == Kind::Ask && block(part).argument == "cause";
        if (m_shownCase == caseOf(m_parts.size()) && !isCause)
            continue;
        isAsked = true;
        isWithheld = isWithheld || !isRevealed(part);
    }
    // A case that nothing asks about is that of a knob or a twin: told once the cause was.
    m_opened.setVerdictWithheld(isAsked ? isWithheld
                                        : m_attempt.answers.empty() && m_revealed.empty());
}

void LessonWalk::finish()
{
    m_reading.finish();
    m_opened.finishDiagnosis();
}

} // namespace faultline
