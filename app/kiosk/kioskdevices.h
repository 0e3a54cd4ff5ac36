#pragma once

#include "core/base/result.h"
#include "ui/kiosk/devices/kioskprinter.h"
#include "ui/kiosk/devices/kiosktones.h"
#include "ui/kiosk/devices/kioskvoice.h"
#include "ui/widgets/scannerfilter.h"

#include <QObject>

#include <memory>

class KioskScanner;
struct KioskSetup;

/** What stands around this kiosk, made as its configuration says. UI thread. */
class KioskDevices : public QObject {
    Q_OBJECT

public:
    /** Fails when the folder of mock hardware cannot be prepared. */
    static Result<std::unique_ptr<KioskDevices>> make(const KioskSetup &setup);
    ~KioskDevices() override;

    /** A scanner that types does so into @p window; borrowed. Nothing for other scanners. */
    void listenTo(QWidget &window);

    KioskPrinter &printer() { return *m_printer; }

    KioskTones &tones() { return *m_tones; }

    KioskVoice &voice() { return *m_voice; }

    /** Null: it types like a keyboard, or there is none. */
    const KioskScanner *scanner() const { return m_scanner.get(); }

    bool isScannerTyping() const { return m_isScannerTyping; }

Q_SIGNALS:
    void scanned(const QString &code);

private:
    explicit KioskDevices(const KioskSetup &setup);

    std::unique_ptr<KioskPrinter> m_printer;
    std::unique_ptr<KioskTones> m_tones;
    std::unique_ptr<KioskVoice> m_voice;
    std::unique_ptr<KioskScanner> m_scanner;
    std::unique_ptr<ScannerFilter> m_typing;
    bool m_isScannerTyping = false;
};
