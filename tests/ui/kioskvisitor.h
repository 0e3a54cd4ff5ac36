#pragma once

#include "tests/ui/kioskfixture.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/window/kioskwindow.h"
#include "ui/shell/language.h"
#include "ui/theme/theme.h"

#include <QSize>

#include <memory>

class QPointingDevice;

/** A screen that a kiosk is tried on. */
struct TestScreen {
    QString name;
    QSize pixels;
    QSizeF millimetres;

    /** 15" 1024x768, and 21.5" 1920x1080 as it stands and turned. */
    static QList<TestScreen> all();
};

/** The window of a kiosk over a flow, touched by a finger or driven by keys as a visitor does. */
class KioskVisitor {
public:
    /** Theme and language are one per program. */
    KioskVisitor(KioskFixture &kiosk, const TestScreen &screen, Theme &theme, Language &language);
    ~KioskVisitor();

    /** The widget with this object name; null when there is none. */
    template <typename Widget> Widget *find(const QString &name)
    {
        return m_window->findChild<Widget *>(name);
    }

    bool isShown(const QString &name);

    /** Counts. Fails where the widget is not there to be touched. */
    void tap(QWidget *target);
    void tap(const QString &name);

    /** The tile with this title, in the grid with that name. */
    void tapTile(const QString &grid, const QString &title);

    int taps() const { return m_taps; }

    /** By Tab to the widget with this name, and Space. */
    void pressByKeys(const QString &name);

    /** A tile by Tab to its grid and arrows. */
    void pressTileByKeys(const QString &grid, const QString &title);

    /** Letters of a real keyboard into what has the focus. */
    void type(const QString &text);

    /** Waits until this step is on the screen, and not only in the flow. */
    bool waitFor(KioskStep step);

    KioskWindow &window() { return *m_window; }

    /** Everything that any widget of the program says or keeps, one per line. */
    static QString everyText();

    void savePicture(const QString &name);

private:
    void settle(const QWidget &target);
    QWidget *tileOf(const QString &grid, const QString &title);
    QWidget *focusByTab(const std::function<bool(QWidget *)> &isIt);

    KioskFixture &m_kiosk;
    KioskLook m_look;
    QPointingDevice *m_finger;
    std::unique_ptr<KioskWindow> m_window;
    int m_taps = 0;
};
