#include "ui/desk/freebar.h"

#include "core/base/localday.h"
#include "ui/desk/commandlist.h"
#include "ui/desk/freefield.h"
#include "ui/errortext.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace {

constexpr int quickMax = 6;
constexpr int fieldWidth = 124;

}

FreeBar::FreeBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"freeBar"_s);
    build(theme);
    show(Mode::Off);
    retranslate();
}

void FreeBar::build(const Theme &theme)
{
    const auto add = [this, &theme](const QString &name, KeyButton::Variant variant) {
        auto *button = new KeyButton(theme, variant, this);
        button->setObjectName(name);
        return button;
    };
    m_open = add(u"freeOpen"_s, KeyButton::Variant::Normal);
    m_question = new QLabel(this);
    m_field = new FreeField(theme, this);
    m_field->setFixedWidth(theme.scaled(fieldWidth));
    connect(&theme, &Theme::changed, this, [this, &theme] {
        m_field->setFixedWidth(theme.scaled(fieldWidth));
        fitQuick();
    });
    m_question->setBuddy(m_field);
    m_find = add(u"freeFind"_s, KeyButton::Variant::Normal);
    m_refusal = new QLabel(this);
    m_refusal->setObjectName(u"freeRefusal"_s);
    setTextRole(m_refusal, TextRole::Error);
    m_says = new QLabel(this);
    m_says->setWordWrap(true);
    m_says->setObjectName(u"freeSays"_s);
    m_next = add(u"freeNext"_s, KeyButton::Variant::Normal);
    m_close = add(u"freeClose"_s, KeyButton::Variant::Quiet);
    m_close->setIconName(u"close"_s);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics::unit);
    row->addWidget(m_question);
    row->addWidget(m_field);
    addQuick(theme, *row);
    row->addWidget(m_find);
    row->addWidget(m_refusal);
    row->addWidget(m_says, 1);
    row->addStretch(0);
    row->addWidget(m_next);
    row->addWidget(m_open);
    row->addWidget(m_close);

    connect(m_open, &KeyButton::clicked, this, &FreeBar::askRequested);
    connect(m_find, &KeyButton::clicked, this, [this] { give(m_field->number()); });
    connect(m_next, &KeyButton::clicked, this, &FreeBar::nextRequested);
    connect(m_close, &KeyButton::clicked, this, &FreeBar::closeRequested);
    connect(m_field, &FreeField::numberChanged, m_refusal, &QWidget::hide);
}

/** One click is enough for the usual parties. */
void FreeBar::addQuick(const Theme &theme, QHBoxLayout &row)
{
    for (int party = 1; party <= quickMax; ++party) {
        auto *button = new KeyButton(theme, KeyButton::Variant::Quiet, this);
        button->setObjectName(u"freeQuick%1"_s.arg(party));
        button->setText(QString::number(party));
        button->setFocusPolicy(Qt::NoFocus); // digits do the same
        connect(button, &KeyButton::clicked, this, [this, party] { give(party); });
        row.addWidget(button);
        m_quick.append(button);
    }
}

void FreeBar::show(Mode mode)
{
    m_mode = mode;
    const bool isAsking = mode == Mode::Asking;
    for (QWidget *part : std::initializer_list<QWidget *> { m_question, m_field, m_find }) {
        part->setVisible(isAsking);
    }
    m_refusal->hide();
    m_says->setVisible(mode == Mode::On);
    m_next->setVisible(mode == Mode::On);
    m_open->setVisible(mode == Mode::Off);
    m_close->setVisible(mode != Mode::Off);
    fitQuick();
}

/** The numbers give way where the text is large or the window narrow. */
void FreeBar::fitQuick()
{
    int needed = 0;
    for (const QWidget *part :
        std::initializer_list<const QWidget *> { m_question, m_field, m_find, m_close }) {
        needed += part->sizeHint().width() + Metrics::unit;
    }
    for (const KeyButton *button : std::as_const(m_quick)) {
        needed += button->sizeHint().width() + Metrics::unit;
    }
    for (KeyButton *button : std::as_const(m_quick)) {
        button->setVisible(m_mode == Mode::Asking && needed <= width());
    }
}

void FreeBar::ask(int party)
{
    m_field->setNumber(std::max(party, 1));
    show(Mode::Asking);
    m_field->takeFocus(true);
}

bool FreeBar::isAsking() const { return m_mode == Mode::Asking; }

void FreeBar::showOff() { show(Mode::Off); }

void FreeBar::give(int party)
{
    if (party < 1 || party > FreeField::partyMax) {
        m_refusal->setText(tr("From 1 to %1").arg(QLocale().toString(FreeField::partyMax)));
        m_refusal->show();
        m_field->takeFocus(true);
        return;
    }
    Q_EMIT partyGiven(party);
}

void FreeBar::showStatus(const FreeStatus &status, const FreeSlotFinder &finder)
{
    if (m_mode != Mode::On) {
        show(Mode::On);
    }
    //: %1 is a number of people, %n counts slots
    const QString fitting = status.isWeek
        ? tr("Free for %1: %n slot(s) of this week.", nullptr, status.fitting)
        : tr("Free for %1: %n slot(s) of this day.", nullptr, status.fitting);
    const QString found = foundText(status, finder);
    const QString text = fitting.arg(QLocale().toString(status.party))
        + (found.isEmpty() ? QString() : u' ' + found);
    m_says->setText(text);
    m_says->setAccessibleName(text);
    const bool isPossible = finder.phase() != FreeSlotFinder::Phase::Looking;
    m_next->setEnabled(isPossible);
}

QString FreeBar::foundText(const FreeStatus &status, const FreeSlotFinder &finder) const
{
    switch (finder.phase()) {
    case FreeSlotFinder::Phase::Off:
    case FreeSlotFinder::Phase::Wanted:
        return {};
    case FreeSlotFinder::Phase::Looking:
        return tr("Looking…", "for a free slot");
    case FreeSlotFinder::Phase::NoneFree:
        //: %1 is a date
        return (finder.found() ? tr("No other one until %1.") : tr("None until %1."))
            .arg(SiteText::shortDate(finder.lastDay()));
    case FreeSlotFinder::Phase::Failed:
        return finder.error() ? ErrorText::sentence(*finder.error()) : QString();
    case FreeSlotFinder::Phase::Found:
        break;
    }
    const NearbySlot &found = *finder.found();
    const QDate day = localDate(found.slot.range.start, status.zone);
    QString where = SiteText::span(found.slot.range, status.zone) + u", "_s + found.resourceName;
    if (status.isWeek || day != status.day) {
        where = SiteText::shortDate(day) + u", "_s + where;
    }
    return tr("Found: %1", "date, time, resource").arg(where);
}

void FreeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void FreeBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_mode == Mode::Asking && m_field->edit()->hasFocus()) {
        give(m_field->number());
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FreeBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitQuick();
}

void FreeBar::retranslate()
{
    m_open->setText(tr("Free for…", "so many people"));
    m_open->setKeyText(CommandList::keyOf(GridCommand::FirstFree));
    m_open->setToolTip(tr("Finds the first slot with room for so many people"));
    m_question->setText(tr("For how many people?"));
    m_find->setText(tr("Find"));
    m_find->setKeyText(CommandList::keyOf(GridCommand::Hold));
    m_next->setText(tr("Next one", "free slot"));
    m_next->setKeyText(CommandList::keyOf(GridCommand::FirstFree));
    m_close->setAccessibleName(tr("Show all slots again"));
    m_close->setToolTip(
        tr("Show all slots again (%1)").arg(CommandList::keyOf(GridCommand::StepBack)));
    for (KeyButton *button : std::as_const(m_quick)) {
        button->setAccessibleName(SiteText::people(button->text().toInt()));
    }
}
