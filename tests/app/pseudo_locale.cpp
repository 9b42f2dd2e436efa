// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/pseudo_locale.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QToolBar>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <array>

namespace faultline::test {

namespace {

constexpr QChar kOpen(u'⟦');
constexpr QChar kClose(u'⟧');
constexpr int kMostRows = 60;
constexpr int kDeepest = 8;

/// Written alike in every language: units, and names of formats and devices.
const QSet<QString>& commonWords()
{
    static const QSet<QString> kWords = [] {
        const QString words =
            QStringLiteral("B bytes KiB MiB GiB TiB kB MB GB ms µs ns min Hz MHz GHz kHz FPS px "
                           "fp32 fp16 bf16 GPU CPU "
                           "RAM NaN nan inf JSON YAML CSV HTML PDF PNG Markdown Faultline Ctrl Alt "
                           "Shift Meta Esc Del "
                           "Ins PgUp PgDown Return Enter Space Tab Home End Left Right Up Down");
        const QStringList list = words.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return kWords;
}

QString plainText(const QString& text)
{
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

/// What stands outside of the marks.
QString outside(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == kOpen)
            ++depth;
        else if (c == kClose)
            depth = std::max(0, depth - 1);
        else if (depth == 0)
            rest += c;
    }
    return rest;
}

QString nameOf(const QObject& object)
{
    const QString type = QString::fromLatin1(object.metaObject()->className());
    return object.objectName().isEmpty() || object.objectName().startsWith(QStringLiteral("qt_"))
               ? type
               : type + u'#' + object.objectName();
}

/// "faultline::ui::FindingCard/QLabel#title": the nearest of our own classes, then the widget.
QString placeOf(const QWidget& widget)
{
    for (const QWidget* parent = &widget; parent != nullptr; parent = parent->parentWidget()) {
        if (parent != &widget
            && QByteArray(parent->metaObject()->className()).startsWith("faultline"))
            return QString::fromLatin1(parent->metaObject()->className()) + u'/' + nameOf(widget);
    }
    return nameOf(widget);
}

const QAbstractItemModel& sourceOf(const QAbstractItemModel& model)
{
    const auto* proxy = qobject_cast<const QAbstractProxyModel*>(&model);
    return proxy != nullptr && proxy->sourceModel() != nullptr ? sourceOf(*proxy->sourceModel())
                                                               : model;
}

} // namespace

QString PseudoTranslator::translate(const char* context, const char* source, const char*, int) const
{
    Q_UNUSED(context)
    const QString text = QString::fromUtf8(source);
    // A third longer, as German is; dots, so that no place or marker is among them.
    return kOpen + text + QString((text.size() + 2) / 3, u'·') + kClose;
}

TextWalker::TextWalker(std::vector<Untranslated> untranslated)
    : m_untranslated(std::move(untranslated))
{
}

void TextWalker::addName(const QString& name)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || m_names.contains(trimmed))
        return;
    m_names.insert(trimmed);
    const auto longer = [](const QString& a, const QString& b) { return a.size() > b.size(); };
    m_longNames.insert(std::upper_bound(m_longNames.begin(), m_longNames.end(), trimmed, longer),
                       trimmed);
}

QString TextWalker::withoutNames(QString text) const
{
    for (const QString& name : m_longNames) {
        for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at)) {
            const auto isLetter = [&text](qsizetype i) {
                return i >= 0 && i < text.size() && text[i].isLetter();
            };
            if (isLetter(at - 1) || isLetter(at + name.size())) // of another word
                ++at;
            else
                text.replace(at, name.size(), QStringLiteral(" "));
        }
    }
    return text;
}

void TextWalker::check(const QString& place, const QString& text)
{
    if (text.isEmpty())
        return;
    ++m_count;
    static const QRegularExpression kWord(QStringLiteral("\\p{L}[\\p{L}\\p{M}0-9]+"));
    const QString rest = outside(plainText(text));
    if (!kWord.match(rest).hasMatch())
        return;
    const QString words = withoutNames(rest);
    bool isTranslated = true;
    for (auto found = kWord.globalMatch(words); found.hasNext();)
        isTranslated = commonWords().contains(found.next().captured()) && isTranslated;
    if (isTranslated)
        return;
    const QString whole = place + QStringLiteral(": ") + text.left(300);
    for (const Untranslated& one : m_untranslated) {
        if (QRegularExpression(QString::fromUtf8(one.where)).match(whole).hasMatch())
            return;
    }
    m_failures.insert(whole);
}

void TextWalker::walk(QWidget& root)
{
    walkWidget(root);
    const QList<QWidget*> below = root.findChildren<QWidget*>();
    for (QWidget* widget : below)
        walkWidget(*widget);
}

void TextWalker::walkWidget(QWidget& widget)
{
    if (qobject_cast<QHeaderView*>(&widget) != nullptr) // its texts are the model's
        return;
    const QString place = placeOf(widget);
    const auto says = [&](const char* what, const QString& text) {
        check(place + u'.' + QLatin1String(what), text);
    };
    if (widget.isWindow() || qobject_cast<QDockWidget*>(&widget) != nullptr)
        says("windowTitle", widget.windowTitle());
    says("toolTip", widget.toolTip());
    says("statusTip", widget.statusTip());
    says("whatsThis", widget.whatsThis());
    says("accessibleName", widget.accessibleName());
    says("accessibleDescription", widget.accessibleDescription());
    says("cursorText", widget.property("cursorText").toString());
    for (const QAction* action : widget.actions()) {
        if (action->isSeparator() && action->text().isEmpty())
            continue;
        check(place + QStringLiteral(".action#") + action->objectName(), action->text());
        check(place + QStringLiteral(".actionTip#") + action->objectName(), action->toolTip());
        check(place + QStringLiteral(".actionStatus#") + action->objectName(), action->statusTip());
    }
    if (const auto* label = qobject_cast<QLabel*>(&widget))
        says("text", label->text());
    else if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
        says("text", button->text());
    else if (const auto* group = qobject_cast<QGroupBox*>(&widget))
        says("title", group->title());
    else if (const auto* menu = qobject_cast<QMenu*>(&widget))
        says("title", menu->title());
    else if (const auto* line = qobject_cast<QLineEdit*>(&widget))
        says("placeholder", line->placeholderText());
    else if (const auto* plain = qobject_cast<QPlainTextEdit*>(&widget))
        says("placeholder", plain->placeholderText());
    else if (const auto* rich = qobject_cast<QTextEdit*>(&widget))
        says("content", rich->toPlainText());
    else if (const auto* bar = qobject_cast<QProgressBar*>(&widget))
        says("text", bar->isTextVisible() ? bar->text() : QString());
    else if (const auto* spin = qobject_cast<QSpinBox*>(&widget))
        says("affixes", spin->prefix() + u' ' + spin->suffix() + u' ' + spin->specialValueText());
    else if (const auto* real = qobject_cast<QDoubleSpinBox*>(&widget))
        says("affixes", real->prefix() + u' ' + real->suffix() + u' ' + real->specialValueText());
    else if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            says("tab", tabs->tabText(i));
            says("tabTip", tabs->tabToolTip(i));
        }
    } else if (const auto* combo = qobject_cast<QComboBox*>(&widget)) {
        walkModel(place, *combo->model());
    } else if (const auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
        if (view->model() != nullptr)
            walkModel(place, *view->model());
    }
    noteIfClipped(widget);
}

void TextWalker::walkModel(const QString& place, const QAbstractItemModel& model)
{
    const QString type = QString::fromLatin1(sourceOf(model).metaObject()->className());
    const QString where = place + u'/' + type;
    for (int column = 0; column < model.columnCount(); ++column) {
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
            check(where + QStringLiteral(".header%1").arg(column),
                  model.headerData(column, Qt::Horizontal, role).toString());
    }
    walkRows(where, model, {}, 0);
}

void TextWalker::walkRows(const QString& place, const QAbstractItemModel& model,
                          const QModelIndex& parent, int depth)
{
    constexpr std::array kRoles{Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole,
                                Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
    const int rows = std::min(model.rowCount(parent), kMostRows);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const Qt::ItemDataRole role : kRoles)
                check(place + QStringLiteral(".cell%1").arg(column),
                      model.data(index, role).toString());
        }
        const QModelIndex first = model.index(row, 0, parent);
        if (depth < kDeepest && model.hasChildren(first))
            walkRows(place, model, first, depth + 1);
    }
}

void TextWalker::noteIfClipped(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const bool isLine = label != nullptr && label->metaObject() == &QLabel::staticMetaObject
                        && !label->wordWrap() && !label->text().isEmpty();
    const bool isButton = button != nullptr && !button->text().isEmpty();
    if ((isLine || isButton) && widget.isVisible()
        && widget.width() < widget.minimumSizeHint().width())
        m_clipped.insert(placeOf(widget) + QStringLiteral(": ")
                         + (isLine ? label->text() : button->text()).left(120));
}

QStringList TextWalker::failures() const
{
    QStringList list(m_failures.begin(), m_failures.end());
    list.sort();
    return list;
}

QStringList TextWalker::clipped() const
{
    QStringList list(m_clipped.begin(), m_clipped.end());
    list.sort();
    return list;
}

} // namespace faultline::test
