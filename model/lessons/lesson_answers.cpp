// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/answers_json.h"

#include <cmath>
#include <limits>

namespace faultline {

namespace {

constexpr std::size_t kMostBlocks = 1000; ///< a number above is no block of a lesson
constexpr std::size_t kMostWords = 1000;  ///< bytes of a text in a file of answers

bool takeText(const AnswersJson& json, const char* key, std::string& text)
{
    const auto it = json.find(key);
    if (it == json.end() || !it->is_string())
        return false;
    text = it->get<std::string>();
    return text.size() <= kMostWords;
}

bool takeCount(const AnswersJson& json, const char* key, std::size_t& count)
{
    const auto it = json.find(key);
    if (it == json.end() || !it->is_number_unsigned())
        return false;
    count = it->get<std::size_t>();
    return count < kMostBlocks;
}

/// A number in [0, most].
bool takeNumber(const AnswersJson& json, const char* key, double most, double& number)
{
    const auto it = json.find(key);
    if (it == json.end() || !it->is_number())
        return false;
    number = it->get<double>();
    return number >= 0.0 && number <= most;
}

bool takeAnswer(const AnswersJson& json, BlockAnswer& answer)
{
    if (!json.is_object() || !takeCount(json, "block", answer.block)
        || !takeCount(json, "option", answer.option)
        || !takeText(json, "question", answer.question))
        return false;
    const auto right = json.find("right");
    if (right == json.end() || !right->is_boolean())
        return false;
    answer.isRight = right->get<bool>();
    if (json.contains("proof")) {
        const auto proved = json.find("proof_right");
        if (!takeText(json, "proof", answer.proof) || proved == json.end() || !proved->is_boolean())
            return false;
        answer.isProofRight = proved->get<bool>();
    }
    if (json.contains("sure")) {
        double sure = 0.0;
        if (!takeNumber(json, "sure", 1.0, sure))
            return false;
        answer.sureness = sure;
    }
    return true;
}

} // namespace

AnswersJson attemptJson(const LessonAttempt& attempt)
{
    AnswersJson answers = AnswersJson::array();
    for (const BlockAnswer& answer : attempt.answers) {
        AnswersJson json{{"block", answer.block},
                         {"question", answer.question},
                         {"option", answer.option},
                         {"right", answer.isRight}};
        if (answer.isProofRight) {
            json["proof"] = answer.proof;
            json["proof_right"] = *answer.isProofRight;
        }
        if (answer.sureness)
            json["sure"] = *answer.sureness;
        answers.push_back(std::move(json));
    }
    return {{"lesson", attempt.lesson},
            {"version", attempt.version},
            {"time", attempt.time},
            {"answers", std::move(answers)}};
}

bool readAttempt(const AnswersJson& json, LessonAttempt& attempt)
{
    constexpr double kLatest = 1e12;
    if (!json.is_object() || !takeText(json, "lesson", attempt.lesson) || attempt.lesson.empty()
        || !takeText(json, "version", attempt.version)
        || !takeNumber(json, "time", kLatest, attempt.time))
        return false;
    const auto answers = json.find("answers");
    if (answers == json.end() || !answers->is_array() || answers->size() > kMostBlocks)
        return false;
    for (const AnswersJson& one : *answers) {
        BlockAnswer answer;
        if (!takeAnswer(one, answer))
            return false;
        attempt.answers.push_back(std::move(answer));
    }
    return true;
}

std::string documentText(const AnswersJson& json)
{
    return json.dump(2, ' ', false, AnswersJson::error_handler_t::replace) + "\n";
}

Result<AnswersJson> documentOf(std::string_view text, std::string_view schema)
{
    AnswersJson json = AnswersJson::parse(text, nullptr, false);
    if (!json.is_object())
        return Error::corrupt(FAULTLINE_TR_NOOP("Lessons", "is cut or no JSON"));
    const auto found = json.find("schema");
    const std::string stated =
        found != json.end() && found->is_string() ? found->get<std::string>() : "";
    if (stated != schema)
        return Error::corrupt({FAULTLINE_TR_NOOP("Lessons", "is of schema \"%1\", not \"%2\""),
                               {stated.substr(0, 60), std::string(schema)}});
    return json;
}

std::string answersText(const HandedIn& answers)
{
    AnswersJson json{{"schema", kAnswersSchema}, {"person", answers.person}};
    if (!answers.name.empty())
        json["name"] = answers.name;
    json.update(attemptJson(answers.attempt));
    return documentText(json);
}

Result<HandedIn> parseAnswers(std::string_view text)
{
    const Result<AnswersJson> json = documentOf(text, kAnswersSchema);
    if (!json)
        return json.error();
    HandedIn answers;
    const bool hasName = json->contains("name");
    if (!readAttempt(*json, answers.attempt) || !takeText(*json, "person", answers.person)
        || answers.person.empty() || (hasName && !takeText(*json, "name", answers.name)))
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Lessons", "holds answers that make no sense, or lacks some"));
    return answers;
}

std::optional<double> brierScore(const std::vector<BlockAnswer>& answers)
{
    double sum = 0.0;
    std::size_t count = 0;
    for (const BlockAnswer& answer : answers) {
        if (!answer.sureness)
            continue;
        const double off = *answer.sureness - (answer.isRight ? 1.0 : 0.0);
        sum += off * off;
        ++count;
    }
    if (count == 0)
        return std::nullopt;
    return sum / static_cast<double>(count);
}

} // namespace faultline
