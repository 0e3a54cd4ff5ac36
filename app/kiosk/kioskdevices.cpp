#include "app/kiosk/kioskdevices.h"

#include "app/kiosk/kioskstart.h"
#include "ui/kiosk/devices/kioskscanner.h"
#include "ui/kiosk/devices/mockhardware.h"

using namespace Qt::StringLiterals;

namespace {

KioskPress pressOf(const KioskSetup &setup)
{
    if (!setup.options.mockHardware.isEmpty()) {
        const MockHardware mock(setup.options.mockHardware);
        return KioskPresses::pictures(mock.folder(), mock.printerOffPath());
    }
    return setup.config.printer.isEmpty() ? KioskPress()
                                          : KioskPresses::queue(setup.config.printer);
}

QString scannerPathOf(const KioskSetup &setup)
{
    return setup.options.mockHardware.isEmpty()
        ? setup.config.scannerDevice
        : MockHardware(setup.options.mockHardware).scannerPath();
}

}

Result<std::unique_ptr<KioskDevices>> KioskDevices::make(const KioskSetup &setup)
{
    if (!setup.options.mockHardware.isEmpty()) {
        if (auto prepared = MockHardware(setup.options.mockHardware).prepare(); !prepared) {
            return prepared.error();
        }
    }
    return std::unique_ptr<KioskDevices>(new KioskDevices(setup));
}

KioskDevices::KioskDevices(const KioskSetup &setup)
    : m_printer(std::make_unique<KioskPrinter>(KioskPrinter::Setup {
        .press = pressOf(setup), .paper = setup.config.paper, .kioskName = setup.kioskName }))
    , m_tones(std::make_unique<KioskTones>(setup.config.volume))
    , m_voice(std::make_unique<KioskVoice>(setup.config.isSpeaking, setup.config.volume))
{
    const QString path = scannerPathOf(setup);
    if (!path.isEmpty()) {
        m_scanner = std::make_unique<KioskScanner>(path);
        connect(m_scanner.get(), &KioskScanner::scanned, this, &KioskDevices::scanned);
    }
    m_isScannerTyping = path.isEmpty() && setup.config.scanner == ScannerKind::Keyboard;
}

KioskDevices::~KioskDevices() = default;

void KioskDevices::listenTo(QWidget &window)
{
    if (m_isScannerTyping) {
        m_typing = std::make_unique<ScannerFilter>(window);
        connect(m_typing.get(), &ScannerFilter::scanned, this, &KioskDevices::scanned);
    }
}
