// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/metric_pairs.h"

#include "model/core/ascii.h"
#include "model/readers/console/step_words.h"
#include "model/readers/console/text_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace faultline::console {

namespace {

constexpr std::size_t kLongestName = 48;
constexpr std::size_t kMostPairs = 64;
constexpr std::uint64_t kMostPlace = std::uint64_t{1} << 50U;

// A table, not <cctype>, which asks the locale: this is asked of each character of a log.
constexpr std::array<bool, 256> kMetricCharacters = [] {
    std::array<bool, 256> holds{};
    for (int c = 0; c < 128; ++c)
        holds[static_cast<std::size_t>(c)] =
            isLetter(static_cast<char>(c)) || isDigit(static_cast<char>(c));
    for (const char c : {'_', '/', '@', '.', '-'})
        holds[static_cast<unsigned char>(c)] = true;
    return holds;
}();

bool isMetricCharacter(char c)
{
    return kMetricCharacters[static_cast<unsigned char>(c)];
}

/// Like trimmedStart(), which is slow for the single blank that mostly stands there.
std::string_view withoutBlanks(std::string_view text, bool withTabs)
{
    while (!text.empty() && (text.front() == ' ' || (withTabs && text.front() == '\t')))
        text.remove_prefix(1);
    return text;
}

/// First words of names that have two.
std::string_view firstWord(std::string_view lowerWord)
{
    struct Word {
        std::string_view printed;
        std::string_view written;
    };
    static constexpr std::array kWords{
        Word{"train", "train"},       Word{"training", "train"},  Word{"val", "val"},
        Word{"valid", "val"},         Word{"validation", "val"},  Word{"test", "test"},
        Word{"eval", "eval"},         Word{"evaluation", "eval"}, Word{"global", "global"},
        Word{"learning", "learning"}, Word{"total", "total"},     Word{"avg", "avg"},
        Word{"average", "average"},   Word{"mean", "mean"},       Word{"per-step", "step"},
        Word{"grad", "grad"},         Word{"gradient", "grad"},   Word{"running", "running"}};
    if (lowerWord.size() < 3 || lowerWord.size() > 10)
        return {};
    for (const Word& word : kWords) {
        if (word.printed.front() == lowerWord.front() && word.printed == lowerWord)
            return word.written;
    }
    return {};
}

/// Words behind which a number may stand without a sign between.
bool mayStandAlone(std::string_view name)
{
    static constexpr std::array kWords{
        std::string_view("step"),      std::string_view("global_step"),  std::string_view("epoch"),
        std::string_view("iter"),      std::string_view("iteration"),    std::string_view("batch"),
        std::string_view("lr"),        std::string_view("accuracy"),     std::string_view("acc"),
        std::string_view("step_time"), std::string_view("learning_rate")};
    return std::find(kWords.begin(), kWords.end(), name) != kWords.end()
           || (name.size() >= 4 && name.substr(name.size() - 4) == "loss");
}

/// Names that are printed in several ways, as one; empty: as printed.
std::string_view commonName(std::string_view name)
{
    struct Name {
        std::string_view printed;
        std::string_view written;
    };
    static constexpr std::array kNames{Name{"lr", "learning_rate"},
                                       Name{"base_lr", "learning_rate"},
                                       Name{"sec/step", "step_time"},
                                       Name{"s/it", "step_time"},
                                       Name{"sec_per_step", "step_time"},
                                       Name{"it", "iter"},
                                       Name{"iters", "iter"},
                                       Name{"iteration", "iter"},
                                       Name{"ep", "epoch"},
                                       Name{"minibatch", "batch"},
                                       Name{"mini-batch", "batch"},
                                       Name{"global_step/sec", "steps_per_sec"}};
    for (const Name& one : kNames) {
        if (one.printed.size() == name.size() && one.printed == name)
            return one.written;
    }
    return {};
}

std::string writtenOut(std::string_view name)
{
    if (const std::string_view common = commonName(name); !common.empty())
        return std::string(common);
    // "Train-accuracy", "Validation-accuracy": the hyphen parts the split from the metric.
    if (!contains(name, "-"))
        return std::string(name);
    struct Split {
        std::string_view printed;
        std::string_view written;
    };
    for (const Split& split :
         {Split{"train-", "train_"}, Split{"training-", "train_"}, Split{"val-", "val_"},
          Split{"valid-", "val_"}, Split{"validation-", "val_"}, Split{"eval-", "eval_"},
          Split{"test-", "test_"}}) {
        if (name.starts_with(split.printed))
            return std::string(split.written).append(name.substr(split.printed.size()));
    }
    return std::string(name);
}

/// The number at the front of `text`, with its unit; `text` moves behind it.
std::optional<double> takeValue(std::string_view& text)
{
    std::string_view rest = text;
    constexpr std::string_view kTensor = "tensor(";
    if (rest.starts_with(kTensor))
        rest.remove_prefix(kTensor.size());
    if (rest.empty())
        return std::nullopt;
    // "350ms", "0.5s", "3043M": the letters are a unit.
    std::size_t digits = 0;
    while (digits < rest.size() && (isDigit(rest[digits]) || rest[digits] == '.'))
        ++digits;
    const std::string_view behind = rest.substr(digits);
    struct UnitOf {
        std::string_view text;
        double factor;
    };
    static constexpr std::array kUnits{UnitOf{"ms", 1e-3},       UnitOf{"us", 1e-6},
                                       UnitOf{"sec", 1.0},       UnitOf{"s", 1.0},
                                       UnitOf{"MiB", 1048576.0}, UnitOf{"MB", 1e6},
                                       UnitOf{"M", 1048576.0},   UnitOf{"GiB", 1073741824.0},
                                       UnitOf{"GB", 1e9},        UnitOf{"G", 1e9}};
    if (digits > 0 && !behind.empty() && isLetter(behind[0]) && behind[0] != 'e'
        && behind[0] != 'E') {
        for (const UnitOf& unit : kUnits) {
            if (!behind.starts_with(unit.text)
                || (behind.size() > unit.text.size()
                    && isMetricCharacter(behind[unit.text.size()])))
                continue;
            std::string_view number = rest.substr(0, digits);
            const std::optional<double> value = takeNumber(number);
            if (!value || !number.empty())
                return std::nullopt;
            text = behind.substr(unit.text.size());
            return *value * unit.factor;
        }
        return std::nullopt;
    }
    const std::optional<double> value = takeNumber(rest);
    const bool isPartOfMore =
        rest.size() > 1 && (rest[0] == ':' || rest[0] == '-') && isDigit(rest[1]);
    if (!value || isPartOfMore) // a time of day, a date
        return std::nullopt;
    text = rest;
    return value;
}

/// "0-50" in the bracket of a place: the batches since the last such line. The second counts.
std::optional<double> takeRange(std::string_view& text)
{
    std::string_view rest = text;
    if (!takeInteger(rest) || !rest.starts_with("-"))
        return std::nullopt;
    rest.remove_prefix(1);
    const std::optional<std::uint64_t> last = takeInteger(rest);
    if (!last || *last > kMostPlace)
        return std::nullopt;
    text = rest;
    return static_cast<double>(*last);
}

/// "/100", "/ 100", " of 100", " out of 100" behind a place; 0 if nothing of that follows.
std::int64_t takeTotal(std::string_view& text)
{
    std::string_view rest = withoutBlanks(text, false);
    bool isTotal = false;
    for (const std::string_view word :
         {std::string_view("/"), std::string_view("of "), std::string_view("out of ")}) {
        if (rest.starts_with(word)) {
            rest = withoutBlanks(rest.substr(word.size()), false);
            isTotal = true;
            break;
        }
    }
    const std::optional<std::uint64_t> total = isTotal ? takeInteger(rest) : std::nullopt;
    const bool isPartOfMore = !rest.empty() && (isMetricCharacter(rest.front()) || rest[0] == ':');
    if (!total || *total > kMostPlace || isPartOfMore)
        return 0;
    text = rest;
    return static_cast<std::int64_t>(*total);
}

/// `value` of the total that "/10000" behind it names; `value` if it names none.
double shareOf(double value, std::string_view text)
{
    const std::int64_t total = takeTotal(text);
    return total > 0 && value >= 0.0 && value <= static_cast<double>(total)
               ? value / static_cast<double>(total)
               : value;
}

/// "(0.598)" behind a value: the mean of such values so far.
std::optional<double> meanBehind(std::string_view text)
{
    text = withoutBlanks(text, false);
    if (!text.starts_with("("))
        return std::nullopt;
    text = withoutBlanks(text.substr(1), false);
    const std::optional<double> mean = takeValue(text);
    return mean && withoutBlanks(text, false).starts_with(")") ? mean : std::nullopt;
}

/// A separator, the beginning of the line or a gap of at least two blanks before `at`.
bool beginsSegment(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] == ' ')
        --begin;
    if (begin == 0 || at - begin >= 2)
        return true;
    const char c = text[begin - 1];
    const bool isDash = c == '-' && begin < at && begin > 1 && text[begin - 2] == ' ';
    return c == '|' || c == ',' || c == ';' || c == '\t' || isDash;
}

/// Behind a number, its "%" and what explains it in brackets: "3.12 (+0.51z)| ".
bool endsSegment(std::string_view rest)
{
    constexpr std::size_t kLongestRemark = 16;
    if (rest.starts_with("%"))
        rest.remove_prefix(1);
    std::string_view behind = withoutBlanks(rest, false);
    if (behind.starts_with("(")) {
        const std::size_t close = behind.substr(0, kLongestRemark).find(')');
        if (close != std::string_view::npos) {
            rest = behind.substr(close + 1);
            behind = withoutBlanks(rest, false);
        }
    }
    if (behind.empty() || rest.size() - behind.size() >= 2)
        return true;
    const char c = behind.front();
    return c == '|' || c == ',' || c == ';' || c == '\t' || behind.starts_with("- ");
}

/// Moves into a list of numbers behind a sign: "lr=[1e-5, 1e-5]" and "return=[21.]", of which the
/// first counts; of other lists nothing does.
bool enterList(std::string_view& text, std::string_view name)
{
    std::string_view inside = withoutBlanks(text.substr(1), false);
    std::string_view behind = inside;
    if (!takeNumber(behind))
        return false;
    behind = withoutBlanks(behind, false);
    if (behind.starts_with(","))
        behind = withoutBlanks(behind.substr(1), false);
    const bool isOne = behind.starts_with("]") || behind.starts_with(")");
    const bool isRate = name == "lr" || name == "learning_rate";
    if (!isOne && !isRate)
        return false;
    text = inside;
    return true;
}

/// Scores of the classes, "dice [0.91, nan, 0.84]" (nnU-Net): the mean of those that are numbers,
/// as mean scores are made. Nothing of other names and other lists.
std::optional<double> takeScores(std::string_view& text, std::string_view name)
{
    if (!text.starts_with("[") || (!name.ends_with("dice") && !name.ends_with("iou")))
        return std::nullopt;
    std::string_view inside = text.substr(1);
    double sum = 0.0;
    std::size_t count = 0;
    while (true) {
        inside = withoutBlanks(inside, false);
        for (const std::string_view type : {"np.float32(", "np.float64("}) {
            if (inside.starts_with(type))
                inside.remove_prefix(type.size());
        }
        if (inside.starts_with("nan")) {
            inside.remove_prefix(3);
        } else if (const std::optional<double> score = takeNumber(inside)) {
            sum += *score;
            ++count;
        } else {
            return std::nullopt;
        }
        if (inside.starts_with(")"))
            inside.remove_prefix(1);
        inside = withoutBlanks(inside, false);
        if (inside.starts_with("]"))
            break;
        if (inside.starts_with(","))
            inside.remove_prefix(1);
    }
    text = inside.substr(1);
    return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
}

/// "[valid]" that ends at `close`: what follows is of that split.
std::string_view sectionBefore(std::string_view text, std::size_t close)
{
    const std::size_t open = text.substr(0, close).rfind('[');
    if (open == std::string_view::npos)
        return {};
    const std::string_view word = text.substr(open + 1, close - open - 1);
    for (const std::string_view split : {std::string_view("train"), std::string_view("valid"),
                                         std::string_view("val"), std::string_view("test")}) {
        if (word == split)
            return split == "valid" ? "val" : split;
    }
    return {};
}

/// "training's auc: 0.8", "valid_1's auc: 0.7": the split that the metric is of.
bool isPossessive(std::string_view rest)
{
    if (rest.empty() || (rest.front() != '\'' && rest.front() != '\xE2'))
        return false;
    return rest.starts_with("'s ") || rest.starts_with("\xE2\x80\x99s ");
}

/// Of a number, "nan", "inf", "tensor(...)" or a place in brackets.
bool mayBeginValue(char c)
{
    return isDigit(c) || c == '-' || c == '+' || c == '.' || c == '[' || c == '#' || c == 'n'
           || c == 'N' || c == 'i' || c == 'I' || c == 't';
}

/// A name in small letters, joined to the word before it, without memory of its own.
class LowerName {
public:
    void set(std::string_view before, std::string_view printed)
    {
        m_length = 0;
        if (!before.empty()) {
            append(before);
            append("_");
        }
        append(printed.substr(0, kLongestName));
        while (m_length > 0 && (m_text[m_length - 1] == '.' || m_text[m_length - 1] == '-'))
            --m_length;
    }
    [[nodiscard]] std::string_view text() const { return {m_text.data(), m_length}; }

private:
    void append(std::string_view part)
    {
        for (const char c : part)
            m_text[m_length++] = lowerAscii(c);
    }

    std::array<char, 2 * kLongestName> m_text{};
    std::size_t m_length = 0;
};

/// Several losses of one line that are called alike: the words in front of them tell them apart.
void tellApart(std::vector<MetricPair>& pairs)
{
    for (std::size_t i = 0; i + 1 < pairs.size(); ++i) {
        const std::string& name = pairs[i].name;
        const auto isSame = [&name](const MetricPair& pair) { return pair.name == name; };
        const auto next = pairs.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        if (pairs[i].isPlace || std::none_of(next, pairs.end(), isSame))
            continue;
        const std::string shared = name;
        for (std::size_t k = i; k < pairs.size(); ++k) {
            MetricPair& pair = pairs[k];
            if (pair.name != shared || pair.before.empty() || pair.before == "loss")
                continue;
            // "tot_loss[loss=0.9, ...]"
            pair.name =
                pair.before.ends_with("_" + shared) ? pair.before : pair.before + "_" + shared;
        }
    }
}

} // namespace

void findMetricPairs(std::string_view text, std::vector<MetricPair>& pairs)
{
    pairs.clear();
    std::string_view before;   // the word before, if a name of two words may begin with it
    std::string_view lastWord; // the word before, whatever it is
    std::string_view section;  // "[train] loss=0.5, [valid] loss=0.6": the split that follows
    std::string_view group;    // "tot_loss[loss=0.9, simple_loss=0.8]": the word of the bracket
    LowerName name;
    std::size_t at = 0;
    while (at < text.size() && pairs.size() < kMostPairs) {
        const char c = text[at];
        if (!isLetter(c) && c != '_') {
            if (c != ' ' && c != '\t' && c != '(')
                before = {};
            if (c != ' ')
                lastWord = {};
            if (c == ']') {
                group = {};
                section = sectionBefore(text, at);
            }
            ++at;
            // Digits that belong to no name: skip them whole.
            if (isDigit(c)) {
                while (at < text.size() && isMetricCharacter(text[at]))
                    ++at;
            }
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isMetricCharacter(text[at]))
            ++at;
        const std::string_view printed = text.substr(begin, at - begin);
        std::string_view rest = text.substr(at);
        if (isPossessive(rest)) {
            name.set({}, printed);
            const std::string_view split = firstWord(name.text());
            before = split.empty() ? printed.substr(0, kLongestName) : split;
            at += rest.find(' ');
            lastWord = {};
            continue;
        }
        if (!rest.empty() && rest.front() == '[')
            group = printed;
        if (!rest.empty() && (rest.front() == '\'' || rest.front() == '"'))
            rest.remove_prefix(1);
        const bool isClose = rest.empty() || (rest.front() != '\t');
        rest = withoutBlanks(rest, true);
        bool hasSign = false;
        if (!rest.empty() && (rest.front() == ':' || rest.front() == '=')) {
            hasSign = true;
            rest.remove_prefix(1);
            rest = withoutBlanks(rest, true);
        } else if (!rest.empty() && rest.front() == 'r'
                   && rest.starts_with("reached ")) { // "'val_loss' reached 0.51"
            hasSign = true;
            rest = withoutBlanks(rest.substr(8), false);
        }
        std::string_view wordBefore = std::exchange(lastWord, std::string_view());
        if (before.empty() && hasSign)
            before = section;
        if (wordBefore.empty() && !group.empty() && group.data() != printed.data())
            wordBefore = group;
        name.set(before, printed);
        before = {};
        if (!hasSign && isClose) {
            lastWord = printed;
            before = firstWord(name.text());
        }
        if (rest.empty() || (!hasSign && !mayBeginValue(rest[0])))
            continue;
        if (const std::optional<double> score = takeScores(rest, name.text())) {
            // nnU-Net's "Pseudo dice" is of the validation; a list is as sure as a sign.
            const bool isPseudo = lowerAscii(wordBefore) == "pseudo";
            pairs.push_back({.name = isPseudo ? "val_dice" : writtenOut(name.text()),
                             .value = *score,
                             .hasSign = true});
            lastWord = {};
            at = text.size() - rest.size();
            continue;
        }
        // "Eval num_timesteps=10000" is a place, "time per iteration: 0.6" is none.
        bool isPlace = isPlaceWord(name.text()) && wordBefore != "per";
        if (!isPlace && hasSign && printed.starts_with("num_") && isPlaceWord(printed)) {
            name.set({}, printed);
            isPlace = true;
        }
        const bool isBracketed = isPlace && (rest[0] == '[' || rest[0] == '#');
        if (isBracketed)
            rest = withoutBlanks(rest.substr(1), false);
        else if (hasSign && rest.size() > 1 && (rest[0] == '\'' || rest[0] == '"'))
            rest.remove_prefix(1); // numbers as strings: "{'loss': '0.5'}"
        else if (hasSign && (rest[0] == '[' || rest[0] == '(') && !enterList(rest, name.text()))
            continue;
        const std::string_view number = rest;
        const bool mayCount = hasSign || isBracketed || isPlace || mayStandAlone(name.text());
        if (!mayCount && !isDigit(rest[0]) && rest[0] != '-')
            continue;
        std::optional<double> value = takeValue(rest);
        if (!value && isBracketed)
            value = takeRange(rest);
        if (!value)
            continue;
        const std::optional<double> mean = meanBehind(rest);
        const std::string_view printedValue = number.substr(0, number.size() - rest.size());
        if (!mayCount && !mean
            && !(beginsSegment(text, begin) && endsSegment(rest)
                 && (isDigit(rest.data()[-1]) || isDigit(number.front())))
            && !(contains(printedValue, ".")
                 && isNumberOfTraining(name.text()))) // "ppl 3.2 lr 1e-4"
            continue;
        // "step: 0.5 s" is a time; "Train: 3 [ 50/1251": the epoch.
        const bool isWhole = *value == std::floor(*value);
        isPlace = isPlace && (isWhole || name.text().ends_with("epoch") || name.text() == "update");
        const bool isEpoch = begin == 0 && hasSign && isWhole && !isPlace && name.text() == "train"
                             && withoutBlanks(rest, false).starts_with("[");
        MetricPair pair{
            .name = {}, .value = *value, .mean = mean, .isPlace = isPlace, .hasSign = hasSign};
        if (isPlace)
            pair.of = takeTotal(rest);
        else if (rest.starts_with("/")) // "Accuracy: 9800/10000"
            pair.value = shareOf(pair.value, rest);
        // Some names keep their case: "Loss/total_loss", "mAP".
        const bool keepsCase = contains(printed, "mAP") || contains(printed, "Loss/");
        pair.name = writtenOut(keepsCase ? printed : name.text());
        if (isEpoch)
            pair.name = "epoch";
        const bool isCount = pair.name == "iter" && isWhole && wordBefore != "per";
        pair.isPlace = pair.isPlace || pair.name == "epoch" || isCount;
        pair.before = lowerAscii(wordBefore);
        pairs.push_back(std::move(pair));
        before = {};
        lastWord = {};
        at = text.size() - rest.size();
    }
    if (pairs.size() > 1)
        tellApart(pairs);
}

void findFractions(std::string_view text, std::vector<PlaceFraction>& fractions)
{
    fractions.clear();
    for (std::size_t slash = text.find('/'); slash != std::string_view::npos;
         slash = text.find('/', slash + 1)) {
        std::size_t end = slash;
        while (end > 0 && text[end - 1] == ' ')
            --end;
        std::size_t begin = end;
        while (begin > 0 && isDigit(text[begin - 1]))
            --begin;
        if (begin == end || end - begin > 15 || (begin > 0 && text[begin - 1] == '/'))
            continue;
        std::string_view behind = withoutBlanks(text.substr(slash + 1), false);
        const std::optional<std::uint64_t> whole = takeInteger(behind);
        if (!whole || *whole == 0 || *whole > kMostPlace)
            continue;
        std::string_view digits = text.substr(begin, end - begin);
        const std::optional<std::uint64_t> part = takeInteger(digits);
        if (!part || *part > kMostPlace)
            continue;
        std::size_t open = begin;
        while (open > 0 && text[open - 1] == ' ')
            --open;
        const char before = open == 0 ? '\0' : text[open - 1];
        const std::string_view next = withoutBlanks(behind, false);
        const bool isCounted = next.starts_with("batches") || next.starts_with("steps")
                               || next.starts_with("iterations") || next.starts_with("iters");
        const bool isClosed = next.starts_with("]") || next.starts_with(")")
                              || next.starts_with(",") || next.starts_with("(");
        const bool isBracketed = ((before == '[' || before == '(') && isClosed)
                                 || (before == '|' && (isCounted || next.starts_with("|")));
        // The characters that bars are drawn with are of three bytes; "|" closes that of tqdm.
        const bool isBar = (next.starts_with("[") && behind.size() > next.size())
                           || (before == '|' && next.starts_with("["))
                           || static_cast<unsigned char>(before) >= 0x80;
        if (isBracketed || isBar)
            fractions.push_back({.part = static_cast<std::int64_t>(*part),
                                 .whole = static_cast<std::int64_t>(*whole),
                                 .isBar = !isBracketed,
                                 .at = begin});
    }
}

void nameWait(std::vector<MetricPair>& pairs)
{
    const bool isTimed = std::any_of(pairs.begin(), pairs.end(), [](const MetricPair& pair) {
        return pair.name == "time" || pair.name == "step_time";
    });
    for (MetricPair& pair : pairs) {
        if (isTimed && pair.name == "data")
            pair.name = "data_time";
    }
}

bool isPlaceWord(std::string_view name)
{
    struct Words {
        char first;
        std::string_view rest; ///< parted by blanks, each with one before and behind
    };
    static constexpr std::array kWords{
        Words{'e', " epoch ep eval_epoch eval_step env_step env_steps episode "},
        Words{'s', " step "},
        Words{'g', " global_step global_iter "},
        Words{'i', " iter iters iteration it "},
        Words{'l', " learning_iteration "},
        Words{'r', " round "},
        Words{'u', " update "},
        Words{'t', " train_step train_iter train_epoch total_step total_timesteps "
                   "timestep timesteps_total training_iteration tick test_epoch "},
        Words{'n', " num_updates num_timesteps num_env_steps "},
        Words{'b', " batch "},
        Words{'m', " minibatch mini-batch "},
        Words{'v', " val_epoch val_step "}};
    if (name.size() < 2 || name.size() > 18)
        return false;
    for (const Words& words : kWords) {
        if (words.first != name.front())
            continue;
        for (std::size_t at = words.rest.find(name); at != std::string_view::npos;
             at = words.rest.find(name, at + 1)) {
            if (words.rest[at - 1] == ' ' && words.rest[at + name.size()] == ' ')
                return true;
        }
        return false;
    }
    return false;
}

} // namespace faultline::console
