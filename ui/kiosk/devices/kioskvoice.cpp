#include "ui/kiosk/devices/kioskvoice.h"

#include <QLocale>

#if HOLDFAST_HAS_SPEECH
#include <QTextToSpeech>
#else
/** Stands where the engine would. */
class QTextToSpeech { };
#endif

using namespace Qt::StringLiterals;

namespace {

#if HOLDFAST_HAS_SPEECH
/** An engine that speaks; the one of Qt's own tests is none. */
QString engineName()
{
    const QStringList engines = QTextToSpeech::availableEngines();
    for (const QString &engine : engines) {
        if (engine != u"mock") {
            return engine;
        }
    }
    return {};
}
#endif

}

KioskVoice::KioskVoice(bool isWanted, int volume, QObject *parent)
    : KioskSpeech(parent)
{
#if HOLDFAST_HAS_SPEECH
    const QString engine = isWanted ? engineName() : QString();
    if (!engine.isEmpty()) {
        m_engine = std::make_unique<QTextToSpeech>(engine);
        m_engine->setVolume(static_cast<double>(volume) / 10);
    }
#else
    Q_UNUSED(isWanted)
    Q_UNUSED(volume)
#endif
}

KioskVoice::~KioskVoice() = default;

void KioskVoice::say(const QString &text)
{
    m_last = text;
    repeat();
}

void KioskVoice::repeat()
{
#if HOLDFAST_HAS_SPEECH
    if (m_engine && !m_last.isEmpty()) {
        m_engine->stop();
        m_engine->say(m_last);
    }
#endif
}

void KioskVoice::pause()
{
#if HOLDFAST_HAS_SPEECH
    if (!m_engine) {
        return;
    }
    if (m_engine->state() == QTextToSpeech::Paused) {
        m_engine->resume();
    } else {
        m_engine->pause();
    }
#endif
}

void KioskVoice::stop()
{
#if HOLDFAST_HAS_SPEECH
    if (m_engine) {
        m_engine->stop();
    }
#endif
}

void KioskVoice::forget()
{
    stop();
    m_last.clear();
}

bool KioskVoice::isAvailable() const
{
#if HOLDFAST_HAS_SPEECH
    return m_engine && m_engine->state() != QTextToSpeech::BackendError;
#else
    return false;
#endif
}

void KioskVoice::setLanguage(const QString &code)
{
#if HOLDFAST_HAS_SPEECH
    if (m_engine) {
        m_engine->setLocale(QLocale(code));
    }
#else
    Q_UNUSED(code)
#endif
}
