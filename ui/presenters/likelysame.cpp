#include "ui/presenters/likelysame.h"

#include "core/base/onui.h"
#include "core/customers/customerservice.h"

namespace {

constexpr int typingPauseMs = 200;

}

LikelySame::LikelySame(CustomerService &customers, QObject *parent)
    : QObject(parent)
    , m_customers(customers)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &LikelySame::ask);
}

void LikelySame::look(const Fields &fields)
{
    if (fields != m_wanted) {
        m_wanted = fields;
        m_pause.start();
    }
}

void LikelySame::lookNow(const Fields &fields)
{
    m_wanted = fields;
    m_pause.stop();
    ask();
}

void LikelySame::forget()
{
    m_pause.stop();
    m_wanted = {};
    setPeople({});
}

void LikelySame::ask()
{
    if (m_isAsking) {
        return; // the answer that is on its way asks again for the newest fields
    }
    m_isAsking = true;
    onUi(this,
        m_customers.like(m_wanted.name, m_wanted.phone, m_wanted.mail),
        [this, asked = m_wanted](const Result<QList<Duplicate>> &answer) {
            m_isAsking = false;
            if (asked != m_wanted) {
                if (!m_pause.isActive() && m_wanted != Fields {}) {
                    ask();
                }
                return;
            }
            // It only proposes: without an answer the database still says so when it is added.
            setPeople(answer ? *answer : QList<Duplicate>());
        });
}

void LikelySame::setPeople(const QList<Duplicate> &people)
{
    if (people != m_people) {
        m_people = people;
        Q_EMIT peopleChanged();
    }
}
