#include "app/kiosk/kioskvisits.h"

#include "app/kiosk/kioskbackend.h"
#include "app/kiosk/kioskdevices.h"
#include "app/kiosk/kioskstart.h"
#include "core/schedule/scheduleservice.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/window/kioskwindow.h"

#include <QGuiApplication>
#include <QScreen>

namespace {

KioskMetrics metricsOf(const KioskConfig &config)
{
    return KioskMetrics(KioskScreen::of(*QGuiApplication::primaryScreen(), config.ppi));
}

IdlePeriods periodsOf(const KioskConfig &config)
{
    return { .quiet = config.idle,
        .quietWithHold = config.idleWithHold,
        .warning = config.warning,
        .done = config.done };
}

QString languageOf(const KioskSetup &setup)
{
    return setup.options.language.isEmpty() ? setup.config.language : setup.options.language;
}

}

KioskVisits::KioskVisits(const Parts &parts)
    : m_look(parts.theme, metricsOf(parts.setup.config))
    , m_flow(std::make_unique<KioskFlow>(KioskFlow::Parts { .booking = parts.backend.booking(),
          .kiosk = parts.backend.kiosk(),
          .schedule = parts.backend.schedule(),
          .stock = parts.backend.stock(),
          .tickets = parts.backend.tickets(),
          .feed = parts.backend.feed(),
          .printing = parts.devices.printer(),
          .sounds = parts.devices.tones(),
          .speech = parts.devices.voice(),
          .store = parts.backend.store(),
          .periods = periodsOf(parts.setup.config),
          .language = languageOf(parts.setup) }))
    , m_window(std::make_unique<KioskWindow>(KioskWindow::Parts { .look = m_look,
          .flow = *m_flow,
          .language = parts.language,
          .languages = parts.setup.config.languages,
          .isLow = parts.setup.config.layout == KioskLayout::Low,
          .switchPeriod = parts.setup.config.switchPeriod }))
{
    parts.devices.voice().setLanguage(m_flow->language());
    connect(&m_flow->board(), &KioskBoard::changed, this, [this, window = m_window.get()] {
        const Site &site = m_flow->board().site();
        if (!site.name.isEmpty()) {
            window->frame().setProductName(site.name);
        }
    });
}

KioskVisits::~KioskVisits() = default;

QWidget *KioskVisits::takeWindow() { return m_window.release(); }

void KioskVisits::start() { m_flow->start(); }
