#pragma once

#include "ui/kiosk/look/kiosklook.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <memory>

class CountdownBar;
class KioskField;
class KioskKeyboard;
class StepFrame;
class Stepper;
class TileGrid;

/** One of the screens that a kiosk may have. */
struct GalleryScreen {
    const char *name;
    KioskScreen screen;
};

/** The four screens of the rules, lying and standing. */
QList<GalleryScreen> galleryScreens();

/** From what the screen says of itself: what the kiosk makes of it is what is tried. */
double pixelsPerMillimetre(const KioskScreen &screen);

/**
 * Steps made of every part of ui/kiosk/look and ui/kiosk/keyboard with texts as long as they come,
 * each as large as its screen. The words of the parts themselves follow the language.
 */
class KioskGallery {
public:
    KioskGallery(const Theme &theme, const KioskScreen &screen, qreal textScale = 1.0);
    ~KioskGallery();

    StepFrame *welcome();
    StepFrame *times();
    StepFrame *name(const QString &language);
    StepFrame *code();
    StepFrame *review();

    KioskLook &look() { return m_look; }

    /** Of the last step that was made; null where it has none. */
    TileGrid *tiles = nullptr;
    TileGrid *days = nullptr;
    Stepper *stepper = nullptr;
    KioskField *field = nullptr;
    KioskKeyboard *keyboard = nullptr;

private:
    StepFrame *frame(const QString &title, const QString &subTitle);
    StepFrame *typing(StepFrame *frame, int kind, const QString &language);

    QSize m_size;
    KioskLook m_look;
    std::unique_ptr<StepFrame> m_frame;
};
