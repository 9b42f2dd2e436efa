// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/schedule_form.h"

#include "model/qt/text.h"
#include "model/schedules/config_places.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/rate/number_box.h"
#include "widgets/views/rate/rate_names.h"
#include "widgets/views/rate/value_field.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

using nlohmann::json;
using Kind = ScheduleParameter::Kind;
using Changed = std::function<void(json)>;
using Show = std::function<void(const json&)>;

/// As it is typed: "30, 40"; anything else as JSON without quotes around words.
QString lineOf(const json& value)
{
    if (value.is_null())
        return {};
    if (value.is_string())
        return toQString(value.get<std::string>());
    std::string text = value.dump();
    if (value.is_array() && text.find('[', 1) == std::string::npos)
        text = text.substr(1, text.size() - 2);
    QString line = toQString(text);
    line.replace(QStringLiteral(","), QStringLiteral(", "));
    return line;
}

json valueOfLine(const QString& line, Kind kind)
{
    const std::string text = line.trimmed().toStdString();
    if (text.empty())
        return nullptr;
    const bool isList = kind == Kind::Numbers && text.front() != '[';
    json value = json::parse(isList ? '[' + text + ']' : text, nullptr, false);
    return value.is_discarded() ? json(text) : value;
}

std::pair<QWidget*, Show> makeNumber(const ScheduleParameter& parameter, const Changed& changed,
                                     QWidget* parent)
{
    auto* box = new NumberBox(parent);
    box->setWhole(parameter.kind == Kind::Whole);
    if (parameter.isNeeded)
        box->setUnsettable(parameter.low, parameter.high, ScheduleForm::tr("not set"));
    else
        box->setRange(parameter.low, parameter.high);
    QObject::connect(box, &QDoubleSpinBox::valueChanged, box,
                     [changed](double value) { changed(value); });
    return {box, [box](const json& value) {
                const QSignalBlocker blocker(box);
                if (value.is_null())
                    box->unset();
                // What is being typed is not rewritten.
                if (value.is_number() && value.get<double>() != box->value())
                    box->setValue(value.get<double>());
            }};
}

std::pair<QWidget*, Show> makeLine(Kind kind, const Changed& changed, QWidget* parent)
{
    auto* line = new QLineEdit(parent);
    line->setPlaceholderText(ScheduleForm::tr("not set"));
    QObject::connect(line, &QLineEdit::textEdited, line,
                     [changed, kind](const QString& text) { changed(valueOfLine(text, kind)); });
    return {line, [line, kind](const json& value) {
                if (valueOfLine(line->text(), kind) != value)
                    line->setText(lineOf(value));
            }};
}

std::pair<QWidget*, Show> makeControl(const ScheduleParameter& parameter, const Changed& changed,
                                      QWidget* parent)
{
    const bool isNumber = parameter.kind == Kind::Number || parameter.kind == Kind::Whole;
    if (isNumber && (parameter.isNeeded || !parameter.otherwise.is_null()))
        return makeNumber(parameter, changed, parent);
    if (parameter.kind == Kind::Flag) {
        auto* box = new QCheckBox(parent);
        QObject::connect(box, &QCheckBox::clicked, box,
                         [changed](bool checked) { changed(checked); });
        return {box, [box](const json& value) {
                    box->setChecked(value.is_boolean() && value.get<bool>());
                }};
    }
    if (parameter.kind == Kind::Word) {
        auto* box = new QComboBox(parent);
        for (const std::string& word : parameter.words)
            box->addItem(toQString(word));
        QObject::connect(box, &QComboBox::textActivated, box,
                         [changed](const QString& word) { changed(word.toStdString()); });
        return {box, [box](const json& value) { box->setCurrentText(lineOf(value)); }};
    }
    return makeLine(parameter.kind, changed, parent);
}

/// Whether one control serves both; what is shown where nothing is set may differ.
bool hasSameControl(const ScheduleParameter& a, const ScheduleParameter& b)
{
    return a.name == b.name && a.kind == b.kind && a.low == b.low && a.high == b.high
           && a.words == b.words && a.isNeeded == b.isNeeded
           && a.otherwise.is_null() == b.otherwise.is_null();
}

} // namespace

ScheduleForm::ScheduleForm(RateLab& lab, QWidget* parent) : QWidget(parent), m_lab(lab)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, kGrid, kGrid);
    column->setSpacing(kGrid);
    m_hint = makeMutedLabel({}, this);
    column->addWidget(m_hint);
    m_framework = new QComboBox(this);
    for (const std::string_view framework : scheduleFrameworks())
        m_framework->addItem(scheduleFrameworkName(framework), toQString(framework));
    auto* framework = new ValueField(tr("Framework"), m_framework, this);
    column->addWidget(framework);
    m_family = new QComboBox(this);
    m_family->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_family->setMinimumContentsLength(12);
    column->addWidget(new ValueField(tr("Schedule"), m_family, this));
    m_problem = makeTextLabel({}, this);
    column->addWidget(m_problem);
    m_rowsHost = new QWidget(this);
    m_rowsColumn = new QVBoxLayout(m_rowsHost);
    m_rowsColumn->setContentsMargins(0, 0, 0, 0);
    m_rowsColumn->setSpacing(kGrid);
    column->addWidget(m_rowsHost);
    m_reset = new QPushButton(tr("Reset"), this);
    m_reset->setToolTip(tr("Sets all parameters back"));
    connect(m_reset, &QPushButton::clicked, &m_lab, &RateLab::reset);
    column->addWidget(m_reset, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_framework, &QComboBox::activated, this, [this] {
        const std::string chosen = m_framework->currentData().toString().toStdString();
        const std::vector<std::string> families = exampleFamilies(chosen);
        if (!families.empty() && chosen != m_lab.spec().framework)
            m_lab.setFamily(chosen, families.front());
    });
    connect(m_family, &QComboBox::textActivated, this, [this](const QString& family) {
        m_lab.setFamily(m_lab.spec().framework, family.toStdString());
    });
    connect(&m_lab, &RateLab::specChanged, this, &ScheduleForm::refresh);
    connect(&m_lab, &RateLab::triedChanged, this, [this] {
        const TriedSchedulePtr& tried = m_lab.tried();
        const QString problem = tried ? translated(tried->plan.problem) : QString();
        m_problem->setText(problem);
        m_problem->setVisible(!problem.isEmpty());
    });
    m_problem->hide();
    refresh();
}

void ScheduleForm::fillFamilies()
{
    const ScheduleSpec& spec = m_lab.spec();
    m_framework->setCurrentIndex(m_framework->findData(toQString(spec.framework)));
    if (std::exchange(m_familiesOf, spec.framework) != spec.framework) {
        m_family->clear();
        for (const std::string& family : exampleFamilies(spec.framework))
            m_family->addItem(toQString(family));
    }
    if (m_family->findText(toQString(spec.family))
        < 0) // of a plan: several that are chained, or a plateau
        m_family->addItem(toQString(spec.family));
    m_family->setCurrentText(toQString(spec.family));
}

void ScheduleForm::refresh()
{
    fillFamilies();
    std::vector<ScheduleParameter> parameters = scheduleParameters(m_lab.spec());
    std::erase_if(parameters, [](const ScheduleParameter& one) {
        return one.name == "schedulers" || one.name == "metric"; // whose parts are fields
    });
    const bool isSame = std::equal(parameters.begin(), parameters.end(), m_rows.begin(),
                                   m_rows.end(), [](const ScheduleParameter& one, const Row& row) {
                                       return hasSameControl(one, row.parameter);
                                   });
    if (!isSame)
        rebuild(parameters);
    for (std::size_t i = 0; i < parameters.size(); ++i)
        m_rows[i].parameter = std::move(parameters[i]);
    for (const Row& row : m_rows) {
        const json value = scheduleValue(m_lab.spec(), row.parameter.name);
        row.show(value.is_null() ? row.parameter.otherwise : value);
        const bool isUsers = value != scheduleValue(m_lab.baseline(), row.parameter.name);
        row.field->setOrigin(isUsers ? tr("given by you") : originOf(row.parameter), isUsers);
    }
    m_reset->setEnabled(m_lab.isChanged());
    const RatePicturePtr main = m_lab.main();
    const bool isUnknown = main && !main->study.plan;
    m_hint->setText(isUnknown ? tr("Choose a schedule or change it to lay it over the log.")
                              : QString());
    m_hint->setVisible(isUnknown);
}

void ScheduleForm::rebuild(const std::vector<ScheduleParameter>& parameters)
{
    for (const Row& row : m_rows) {
        row.field->hide(); // it may be the one that is told of a change now
        row.field->deleteLater();
    }
    m_rows.clear();
    for (const ScheduleParameter& parameter : parameters)
        addRow(parameter);
}

void ScheduleForm::addRow(const ScheduleParameter& parameter)
{
    auto [control, show] = makeControl(
        parameter, [this, name = parameter.name](json value) { set(name, value); }, m_rowsHost);
    auto* field = new ValueField(toQString(parameter.name), control, m_rowsHost);
    connect(field, &ValueField::resetRequested, this,
            [this, name = parameter.name] { set(name, scheduleValue(m_lab.baseline(), name)); });
    m_rowsColumn->addWidget(field);
    m_rows.push_back({.parameter = parameter, .field = field, .show = std::move(show)});
}

void ScheduleForm::set(const std::string& parameter, json value)
{
    ScheduleSpec spec = m_lab.spec();
    setScheduleValue(spec, parameter, std::move(value));
    m_lab.setSpec(std::move(spec));
}

QString ScheduleForm::originOf(const ScheduleParameter& parameter) const
{
    const ScheduleSpec& spec = m_lab.spec();
    if (scheduleValue(spec, parameter.name).is_null())
        return parameter.otherwise.is_null()
                   ? QString()
                   : tr("default of %1", "a framework").arg(scheduleFrameworkName(spec.framework));
    if (!m_lab.isBaselinePlan())
        return tr("example value");
    const RatePicturePtr main = m_lab.main();
    const ConfigDocumentPtr file = main ? main->study.config : nullptr;
    if (!file)
        return {};
    if (isOfDataset(parameter.name))
        return tr("dataset, log", "where a value is from");
    return configPathOf(*main->study.plan, *file, parameter.name).empty()
               ? scheduleFrameworkName(spec.framework)
               : toQString(file->file.displayName).section(u'/', -1);
}

ValueField* ScheduleForm::field(const QString& parameter) const
{
    for (const Row& row : m_rows) {
        if (row.field->name() == parameter)
            return row.field;
    }
    return nullptr;
}

} // namespace faultline::ui
