// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/messages.h"

#include "model/core/moment.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/plural_number.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline {

namespace {

/// Context "Messages", for the words that are ours.
class Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

/// Where a text is looked up that does not know its context: rules, signatures, pipelines, planner.
constexpr std::array kContexts{"Diagnosis", "Signatures", "Augment", "Vram"};

QString translate(const char* context, std::string_view literal)
{
    const QByteArray key(literal.data(), static_cast<qsizetype>(literal.size()));
    return QCoreApplication::translate(context, key.constData());
}

/// The sentence of a text, its places not filled in yet.
QString patternOf(const Text& text)
{
    const std::string_view source = text.source;
    if (source == "%1") // what somebody else says
        return QStringLiteral("%1");
    const QByteArray key(source.data(), static_cast<qsizetype>(source.size()));
    const int count = text.count ? pluralNumber(*text.count) : -1;
    QString untranslated = toQString(source);
    if (text.count)
        untranslated.replace(QStringLiteral("%n"), QString::number(count));
    const auto isFound = [&](QString& found, const char* context) {
        found = QCoreApplication::translate(context, key.constData(), nullptr, count);
        return found != untranslated;
    };
    QString found;
    const bool isTranslated =
        text.source.context != nullptr
            ? isFound(found, text.source.context)
            : std::any_of(kContexts.begin(), kContexts.end(),
                          [&](const char* context) { return isFound(found, context); });
    return text.count && !isTranslated ? toQString(englishForm(source, *text.count)) : found;
}

/// Fills %1..%9 in one pass, so that a "%2" inside an argument stays as it is.
QString fillPlaces(const QString& pattern, const QStringList& arguments)
{
    QString out;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar next = i + 1 < pattern.size() ? pattern[i + 1] : QChar();
        const qsizetype place = next.unicode() - u'1';
        if (pattern[i] == u'%' && place >= 0 && place < 9 && place < arguments.size()) {
            out += arguments[place];
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

QString significant(double value, int digits)
{
    QString text = QLocale().toString(value, 'g', digits);
    // As significant() of model/core/text.cpp: "1.5e19" and "1e-5".
    if (const qsizetype e = text.indexOf(u'e', 0, Qt::CaseInsensitive); e >= 0) {
        const bool isNegative = text.mid(e + 1, 1) == QLocale().negativeSign();
        qsizetype number = e + 1;
        while (number < text.size() - 1 && (!text[number].isDigit() || text[number] == u'0'))
            ++number;
        text = text.left(e) + u'e' + (isNegative ? QLocale().negativeSign() : QString())
               + text.mid(number);
    }
    return text;
}

QString wholeNumber(double value)
{
    return QLocale().toString(static_cast<qlonglong>(std::llround(std::clamp(value, -9e18, 9e18))));
}

QString ratio(double value)
{
    constexpr double kGrouped = 1000.0;
    constexpr double kReadable = 1e9;
    const double magnitude = std::abs(value);
    return magnitude >= kGrouped && magnitude < kReadable ? wholeNumber(value)
                                                          : significant(value, 3);
}

QString duration(double seconds)
{
    const double magnitude = std::abs(seconds);
    if (magnitude == 0.0)
        return Messages::tr("%1 s").arg(0);
    if (magnitude < 1e-3)
        return Messages::tr("%1 µs").arg(significant(seconds * 1e6, 3));
    if (magnitude < 1.0)
        return Messages::tr("%1 ms").arg(significant(seconds * 1e3, 3));
    if (magnitude < 60.0)
        return Messages::tr("%1 s").arg(significant(seconds, 3));
    const auto whole = static_cast<qlonglong>(std::min(std::round(magnitude), 9e15));
    const QString sign = seconds < 0 ? QStringLiteral("-") : QString();
    if (whole < 3600)
        return sign + Messages::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    if (whole < 86400)
        return sign + Messages::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
    return sign
           + Messages::tr("%1 d %2 h")
                 .arg(QLocale().toString(whole / 86400))
                 .arg(whole % 86400 / 3600);
}

QString wallTime(double seconds)
{
    if (!(std::abs(seconds) < 1e11))
        return Messages::tr("%1 s").arg(significant(seconds, 15));
    const auto time = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(seconds * 1e3));
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

} // namespace

QString translated(const Text& text)
{
    if (text.empty())
        return {};
    QStringList arguments;
    for (const Text::Argument& argument : text.arguments) {
        if (const auto* quantity = std::get_if<Quantity>(&argument))
            arguments.push_back(formatted(*quantity));
        else if (const auto* nested = std::get_if<NestedText>(&argument))
            arguments.push_back(translated(nested->text()));
        else
            arguments.push_back(QString::fromStdString(std::get<std::string>(argument)));
    }
    return fillPlaces(patternOf(text), arguments);
}

QString formatted(const Quantity& quantity)
{
    return formatted(quantity.value, quantity.unit);
}

QString formatted(double value, Unit unit)
{
    value += 0.0; // no minus before a zero
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("-∞");
    switch (unit) {
    case Unit::None: return significant(value, 4);
    case Unit::Count:
    case Unit::Step: return wholeNumber(value);
    case Unit::Fraction: return Messages::tr("%1 %").arg(significant(value * 100.0, 3));
    case Unit::Ratio: return Messages::tr("%1×").arg(ratio(value));
    case Unit::Seconds: return duration(value);
    case Unit::WallTime: return isMoment(value) ? wallTime(value) : formatted(value, Unit::Seconds);
    case Unit::Bytes:
        return QLocale().formattedDataSize(static_cast<qint64>(std::clamp(value, -9e18, 9e18)), 1);
    case Unit::StepsPerSecond: return Messages::tr("%1 steps/s").arg(significant(value, 3));
    case Unit::BytesPerSecond: return Messages::tr("%1/s").arg(formatted(value, Unit::Bytes));
    case Unit::Watts: return Messages::tr("%1 W").arg(significant(value, 4));
    case Unit::Joules: return Messages::tr("%1 J").arg(significant(value, 4));
    case Unit::Celsius: return Messages::tr("%1 °C").arg(significant(value, 3));
    case Unit::Hertz: return Messages::tr("%1 MHz").arg(significant(value * 1e-6, 4));
    }
    return significant(value, 4);
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Critical: return Messages::tr("Critical");
    case Severity::Warning: return Messages::tr("Warning");
    case Severity::Info: break;
    }
    return Messages::tr("Info");
}

QString issueSentence(const ImportIssue& issue)
{
    const QString sentence = translate("Issues", issueInfo(issue.code).sentence);
    if (issue.detail.empty())
        return sentence;
    return Messages::tr("%1 (%2)").arg(sentence, translated(issue.detail));
}

QString issueAdvice(const ImportIssue& issue)
{
    return translate("Issues", issueInfo(issue.code).advice);
}

QString issueSeverityName(IssueSeverity severity)
{
    switch (severity) {
    case IssueSeverity::Error: return Messages::tr("Unreadable");
    case IssueSeverity::DataLoss: return Messages::tr("Data lost");
    case IssueSeverity::Notice: return Messages::tr("Notice");
    case IssueSeverity::Info: break;
    }
    return Messages::tr("Info");
}

QString tagKindName(TagKind kind)
{
    switch (kind) {
    case TagKind::Scalar: return Messages::tr("Scalar");
    case TagKind::Image: return Messages::tr("Image");
    case TagKind::Histogram: return Messages::tr("Histogram");
    case TagKind::Text: return Messages::tr("Text");
    case TagKind::Audio: return Messages::tr("Audio");
    case TagKind::Graph: return Messages::tr("Graph");
    case TagKind::Hparams: return Messages::tr("Hyperparameters");
    case TagKind::PrCurve: return Messages::tr("Precision-recall curve");
    case TagKind::Layout: return Messages::tr("Layout");
    case TagKind::Other: break;
    }
    return Messages::tr("Other");
}

QString versionRoleName(VersionRole role)
{
    switch (role) {
    case VersionRole::Installed: return Messages::tr("installed");
    case VersionRole::Required: return Messages::tr("required");
    case VersionRole::Runtime: return Messages::tr("said by the program");
    case VersionRole::BuiltWith: return Messages::tr("built with");
    case VersionRole::Supported: return Messages::tr("newest the driver supports");
    }
    return {};
}

QString environmentSourceName(EnvironmentSource source)
{
    switch (source) {
    case EnvironmentSource::PipFreeze: return Messages::tr("Python packages");
    case EnvironmentSource::CondaList: return Messages::tr("Conda packages");
    case EnvironmentSource::CollectEnv: return Messages::tr("PyTorch environment report");
    case EnvironmentSource::NvidiaSmi: return Messages::tr("nvidia-smi");
    case EnvironmentSource::Dockerfile: return Messages::tr("Dockerfile");
    case EnvironmentSource::Requirements: return Messages::tr("Requirements");
    case EnvironmentSource::Console: return Messages::tr("Versions in the console");
    case EnvironmentSource::Recorder: return Messages::tr("Recorded facts");
    }
    return {};
}

QString configKindName(ConfigKind kind)
{
    switch (kind) {
    case ConfigKind::PipelineConfig: return Messages::tr("pipeline.config");
    case ConfigKind::LabelMap: return Messages::tr("Label map");
    case ConfigKind::Ultralytics: return Messages::tr("Ultralytics settings");
    case ConfigKind::MmDetection: return Messages::tr("MMDetection config");
    case ConfigKind::Lightning: return Messages::tr("Lightning hyperparameters");
    case ConfigKind::KerasModel: return Messages::tr("Keras model");
    case ConfigKind::RunFacts: return Messages::tr("Recorded run");
    case ConfigKind::Onnx: return Messages::tr("ONNX network");
    case ConfigKind::GraphDef: return Messages::tr("TensorFlow graph");
    case ConfigKind::Yaml: return Messages::tr("YAML");
    case ConfigKind::Json: return Messages::tr("JSON");
    }
    return {};
}

QString phaseName(PhaseKind phase)
{
    switch (phase) {
    case PhaseKind::StartUp: return Messages::tr("Start-up");
    case PhaseKind::WarmUp: return Messages::tr("Warm-up");
    case PhaseKind::Steady: return Messages::tr("Training");
    case PhaseKind::Evaluation: return Messages::tr("Evaluation");
    case PhaseKind::Checkpoint: return Messages::tr("Checkpoint");
    case PhaseKind::Idle: return Messages::tr("Idle");
    case PhaseKind::End: break;
    }
    return Messages::tr("End");
}

QString errorMessage(const Error& error)
{
    const QString path = toQString(error.path);
    const QString detail = translated(error.detail);
    if (path.isEmpty())
        return detail;
    if (!error.offsetBytes)
        return Messages::tr("%1: %2").arg(path, detail);
    return Messages::tr("%1: %2 (at byte %3)")
        .arg(path, detail, QLocale().toString(static_cast<qulonglong>(*error.offsetBytes)));
}

QString ruleTitle(const std::string& ruleId)
{
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (rule->info().id == ruleId)
            return translate("Rules", rule->info().title);
    }
    return QString::fromStdString(ruleId);
}

QString ruleSummary(const std::string& ruleId)
{
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (rule->info().id == ruleId)
            return translate("Rules", rule->info().summary);
    }
    return {};
}

} // namespace faultline
