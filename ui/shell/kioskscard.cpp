#include "ui/shell/kioskscard.h"

#include "ui/errortext.h"
#include "ui/presenters/kioskspresenter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int reasonMax = 200; ///< characters, as the database has it
constexpr qint64 skewMax = 60; ///< seconds: more is worth a word
constexpr qint64 perMinute = 60'000; ///< milliseconds

}

KiosksCard::KiosksCard(KiosksPresenter &kiosks, const Theme &theme, QWidget *parent)
    : Card(BoxRole::Card, parent)
    , m_kiosks(kiosks)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_refusal(new QLabel(this))
    , m_grid(new QGridLayout)
{
    setObjectName(u"kiosksCard"_s);
    setTextRole(m_title, TextRole::Strong);
    m_refusal->setObjectName(u"kioskRefusal"_s);
    m_refusal->setWordWrap(true);
    setTextRole(m_refusal, TextRole::Warning);
    content()->setSpacing(Metrics::unit);
    content()->addWidget(m_title);
    content()->addLayout(m_grid);
    content()->addWidget(m_refusal);
    m_grid->setHorizontalSpacing(2 * Metrics::unit);
    m_grid->setVerticalSpacing(Metrics::unit);
    m_grid->setColumnStretch(1, 1);
    connect(&kiosks, &KiosksPresenter::listChanged, this, &KiosksCard::refresh);
    connect(&kiosks, &KiosksPresenter::refusalChanged, this, &KiosksCard::refresh);
    refresh();
}

void KiosksCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

void KiosksCard::addRow()
{
    const auto at = static_cast<int>(m_rows.size());
    Row row { new QLabel(this),
        new QLabel(this),
        new QLineEdit(this),
        new KeyButton(m_theme, KeyButton::Variant::Normal, this) };
    row.name->setObjectName(u"kioskName%1"_s.arg(at));
    row.state->setObjectName(u"kioskState%1"_s.arg(at));
    row.reason->setObjectName(u"kioskReason%1"_s.arg(at));
    row.button->setObjectName(u"kioskButton%1"_s.arg(at));
    row.state->setWordWrap(true);
    row.reason->setMaxLength(reasonMax);
    setTextRole(row.name, TextRole::Strong);
    m_grid->addWidget(row.name, 2 * at, 0);
    m_grid->addWidget(row.state, 2 * at, 1, 1, 2);
    m_grid->addWidget(row.reason, 2 * at + 1, 1);
    m_grid->addWidget(row.button, 2 * at + 1, 2);
    connect(row.button, &KeyButton::clicked, this, [this, at] { press(at); });
    connect(row.reason, &QLineEdit::returnPressed, this, [this, at] { press(at); });
    m_rows.append(row);
}

void KiosksCard::refresh()
{
    const QList<KioskInfo> &kiosks = m_kiosks.kiosks();
    setVisible(!kiosks.isEmpty());
    m_title->setText(tr("Kiosks"));
    while (m_rows.size() < kiosks.size()) {
        addRow();
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const bool isUsed = i < kiosks.size();
        for (QWidget *part : std::initializer_list<QWidget *> { row.name, row.state, row.button }) {
            part->setVisible(isUsed);
        }
        row.reason->setVisible(isUsed && kiosks.at(i).isOpen);
        if (isUsed) {
            fill(row, kiosks.at(i));
        }
    }
    const auto &refusal = m_kiosks.refusal();
    m_refusal->setVisible(refusal.has_value());
    if (refusal) {
        m_refusal->setText(!*refusal ? ErrorText::sentence(refusal->error())
                : **refusal == KioskWatchOutcome::NotFound
                ? tr("This kiosk has been removed.")
                : tr("Write why it is closed: visitors read it."));
    }
}

void KiosksCard::fill(const Row &row, const KioskInfo &kiosk)
{
    row.name->setText(kiosk.name);
    QStringList words { stateText(kiosk), seenText(kiosk) };
    words += faults(kiosk);
    row.state->setText(words.join(u" · "_s));
    setTextRole(row.state,
        KiosksPresenter::isSilent(kiosk) || !faults(kiosk).isEmpty() ? TextRole::Warning
                                                                     : TextRole::Body);
    row.reason->setPlaceholderText(tr("Why it is closed, for visitors"));
    row.reason->setAccessibleName(row.reason->placeholderText() + u' ' + kiosk.name);
    //: buttons: a kiosk takes visitors, or takes no new ones
    row.button->setText(kiosk.isOpen ? tr("Close") : tr("Open"));
    row.button->setAccessibleName(row.button->text() + u' ' + kiosk.name);
}

void KiosksCard::press(qsizetype index)
{
    const KioskInfo kiosk = m_kiosks.kiosks().value(index);
    if (kiosk.isOpen) {
        m_kiosks.close(kiosk.id, m_rows.at(index).reason->text());
        m_rows.at(index).reason->clear();
    } else {
        m_kiosks.open(kiosk.id);
    }
}

QString KiosksCard::stateText(const KioskInfo &kiosk)
{
    if (!kiosk.isOpen) {
        return tr("closed: %1").arg(kiosk.closedReason);
    }
    return kiosk.isWithinHours ? tr("open") : tr("closed by its hours");
}

QString KiosksCard::seenText(const KioskInfo &kiosk)
{
    if (!kiosk.lastSeenAt.isValid()) {
        return tr("never heard of");
    }
    if (!KiosksPresenter::isSilent(kiosk)) {
        return tr("answers");
    }
    const qint64 minutes = kiosk.lastSeenAt.msecsTo(kiosk.takenAt) / perMinute;
    return tr("silent for %n minute(s)", nullptr, static_cast<int>(minutes));
}

QStringList KiosksCard::faults(const KioskInfo &kiosk)
{
    QStringList faults;
    if (kiosk.helpAskedAt.isValid()) {
        faults.append(tr("somebody needs help"));
    }
    if (kiosk.health[u"printer"].toString() == u"fails") {
        faults.append(tr("printer: %1").arg(kiosk.health[u"printer_detail"].toString()));
    }
    if (kiosk.health[u"scanner"].toString() == u"fails") {
        faults.append(tr("scanner: %1").arg(kiosk.health[u"scanner_detail"].toString()));
    }
    const qint64 skew = kiosk.health[u"clock_skew"].toInteger();
    if (qAbs(skew) > skewMax) {
        faults.append(tr("its clock is off by %n second(s)", nullptr, static_cast<int>(skew)));
    }
    return faults;
}
