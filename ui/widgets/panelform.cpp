#include "ui/widgets/panelform.h"

#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

PanelForm::PanelForm(const QString &name, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_title(new QLabel(this))
    , m_echo(new QLabel(this))
    , m_fields(new QVBoxLayout)
{
    setObjectName(name);
    setTextRole(m_title, TextRole::Strong);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText); // names are what people typed
    m_title->setObjectName(name + u"Title"_s);
    m_echo->setWordWrap(true);
    m_echo->setTextFormat(Qt::PlainText);
    m_echo->setObjectName(name + u"Echo"_s);
    m_fields->setSpacing(Metrics::halfUnit);
    content()->addWidget(m_title);
    content()->addLayout(m_fields);
    content()->addWidget(m_echo);
    m_echo->hide();
}

void PanelForm::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QLineEdit *PanelForm::addField(const QString &name, int lengthMax)
{
    QLineEdit *field = makeField(name, lengthMax);
    addWidget(name, field);
    return field;
}

void PanelForm::addWidget(const QString &name, QWidget *widget)
{
    widget->setParent(this);
    widget->installEventFilter(this);
    QLabel *label = makeLabel(widget);
    m_fields->addWidget(label);
    m_fields->addWidget(widget);
    m_entries.insert(name, { label, widget });
    m_order.append(name);
}

void PanelForm::addFieldRow(const QStringList &names, int lengthMax)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(Metrics::unit);
    for (const QString &name : names) {
        QLineEdit *field = makeField(name, lengthMax);
        QLabel *label = makeLabel(field);
        auto *column = new QVBoxLayout;
        column->setSpacing(Metrics::halfUnit);
        column->addWidget(label);
        column->addWidget(field);
        row->addLayout(column, 1);
        m_entries.insert(name, { label, field });
        m_order.append(name);
    }
    m_fields->addLayout(row);
}

void PanelForm::setLabel(const QString &name, const QString &text)
{
    const Entry entry = m_entries.value(name);
    Q_ASSERT(entry.label);
    entry.label->setText(text);
    entry.widget->setAccessibleName(text);
}

void PanelForm::setFieldVisible(const QString &name, bool isVisible)
{
    const Entry entry = m_entries.value(name);
    Q_ASSERT(entry.label);
    entry.label->setVisible(isVisible);
    entry.widget->setVisible(isVisible);
}

QString PanelForm::text(const QString &name) const { return field(name)->text(); }

void PanelForm::setText(const QString &name, const QString &text)
{
    if (field(name)->text() != text) {
        field(name)->setText(text);
    }
}

QLineEdit *PanelForm::field(const QString &name) const
{
    auto *found = qobject_cast<QLineEdit *>(m_entries.value(name).widget);
    Q_ASSERT(found);
    return found;
}

void PanelForm::setEcho(EchoTone tone, const QString &text)
{
    setTextRole(m_echo, tone == EchoTone::Refused ? TextRole::WarningCaption : TextRole::Strong);
    m_echo->setText(text);
    m_echo->setVisible(!text.isEmpty());
}

void PanelForm::setBusy(bool isBusy)
{
    // Read-only, not disabled: a disabled field would throw the focus somewhere else.
    for (const Entry &entry : std::as_const(m_entries)) {
        if (auto *field = qobject_cast<QLineEdit *>(entry.widget)) {
            field->setReadOnly(isBusy);
        }
    }
}

void PanelForm::takeFocus(const QString &name)
{
    for (const QString &each : std::as_const(m_order)) {
        QWidget *widget = m_entries.value(each).widget;
        if (!widget->isVisibleTo(this) || (!name.isEmpty() && each != name)) {
            continue;
        }
        widget->setFocus(Qt::OtherFocusReason);
        if (auto *field = qobject_cast<QLineEdit *>(widget)) {
            field->selectAll();
        }
        return;
    }
}

bool PanelForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        if (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) {
            if (!press->isAutoRepeat()) {
                Q_EMIT submitRequested();
            }
            return true;
        }
        if (press->key() == Qt::Key_Escape) {
            Q_EMIT leaveRequested();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

QLineEdit *PanelForm::makeField(const QString &name, int lengthMax)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(name);
    field->setMaxLength(lengthMax);
    field->installEventFilter(this);
    connect(field, &QLineEdit::textEdited, this, &PanelForm::edited);
    return field;
}

QLabel *PanelForm::makeLabel(QWidget *buddy)
{
    auto *label = new QLabel(this);
    setTextRole(label, TextRole::Caption);
    label->setWordWrap(true); // a long name must not make the form wider than the panel
    label->setBuddy(buddy);
    return label;
}
