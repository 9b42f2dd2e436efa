// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/system_messages.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>

namespace faultline::console {

namespace {

struct Phrase {
    std::string_view local;
    std::string_view english;
};

// German, French, Spanish, Italian, Portuguese, Russian, Chinese (two scripts), Japanese, Korean.
constexpr std::array kPhrases{
    Phrase{"Getötet", "Killed"},
    Phrase{"Tué", "Killed"},
    Phrase{"Processus arrêté", "Killed"},
    Phrase{"Убито", "Killed"},
    Phrase{"已杀死", "Killed"},
    Phrase{"已殺死", "Killed"},
    Phrase{"已砍掉", "Killed"},
    Phrase{"強制終了", "Killed"},
    Phrase{"죽었음", "Killed"},
    Phrase{"Violación de segmento", "Segmentation fault"},
    Phrase{"Falha de segmentação", "Segmentation fault"},
    Phrase{"Ошибка сегментирования", "Segmentation fault"},
    Phrase{"段错误", "Segmentation fault"},
    Phrase{"程序記憶體區段錯誤", "Segmentation fault"},
    Phrase{"セグメンテーション違反", "Segmentation fault"},
    Phrase{"세그멘테이션 오류", "Segmentation fault"},
    Phrase{"Ungültiger Maschinenbefehl", "Illegal instruction"},
    Phrase{"Instruction illégale", "Illegal instruction"},
    Phrase{"Instrucción ilegal", "Illegal instruction"},
    Phrase{"Instrução ilegal", "Illegal instruction"},
    Phrase{"Недопустимая инструкция", "Illegal instruction"},
    Phrase{"非法指令", "Illegal instruction"},
    Phrase{"不正な命令です", "Illegal instruction"},
    Phrase{"잘못된 명령", "Illegal instruction"},
    Phrase{"Gleitkomma-Ausnahme", "Floating point exception"},
    Phrase{"Excepción de coma flotante", "Floating point exception"},
    Phrase{"Исключение в операции с плавающей точкой", "Floating point exception"},
    Phrase{"浮点数例外", "Floating point exception"},
    Phrase{"浮動小数点例外", "Floating point exception"},
    Phrase{"总线错误", "Bus error"},
    Phrase{"匯流排錯誤", "Bus error"},
    Phrase{"Ошибка шины", "Bus error"},
    Phrase{"バスエラー", "Bus error"},
    Phrase{"버스 오류", "Bus error"},
    Phrase{"已放弃", "Aborted"},
    Phrase{"已中止", "Aborted"},
    Phrase{"Аварийный останов", "Aborted"},
    Phrase{"アボートしました", "Aborted"},
    Phrase{"已终止", "Terminated"},
    Phrase{"已終止", "Terminated"},
    Phrase{"Завершено", "Terminated"},
    Phrase{"終了しました", "Terminated"},
    Phrase{"종료됨", "Terminated"}};
// ASCII ones are rows of the table of signatures.

constexpr std::array kLineWords{Phrase{"Zeile", "line"},  Phrase{"ligne", "line"},
                                Phrase{"línea", "line"},  Phrase{"linha", "line"},
                                Phrase{"строка", "line"}, Phrase{"行", "line"},
                                Phrase{"줄", "line"}};

} // namespace

std::string systemMessageInEnglish(std::string_view line)
{
    constexpr std::size_t kLongest = 240;
    if (line.size() > kLongest || line.size() < 4)
        return {};
    unsigned high = 0; // of all bytes at once: quick to see that there is none
    for (const char c : line)
        high |= static_cast<unsigned char>(c);
    if (high < 0x80)
        return {};
    for (const Phrase& phrase : kPhrases) {
        const std::size_t at = line.find(phrase.local);
        if (at == std::string_view::npos)
            continue;
        std::string front(line.substr(0, at));
        // In front of it stands nothing, or the shell's "script: line 3: 1234 ".
        if (!front.empty() && !contains(front, ":")
            && front.find_first_not_of("[]+- 0123456789") != std::string::npos)
            return {};
        for (const Phrase& word : kLineWords) {
            if (const std::size_t found = front.find(word.local); found != std::string::npos)
                front.replace(found, word.local.size(), word.english);
        }
        return front + std::string(phrase.english)
               + std::string(line.substr(at + phrase.local.size()));
    }
    return {};
}

} // namespace faultline::console
