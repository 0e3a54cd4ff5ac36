#include "ui/paper/paperform.h"

#include "ui/paper/paperpainter.h"

namespace {

/** 72 mm of the 80 can be printed on. */
constexpr PaperForm roll80 { { 80, 0 }, 4, 1, 5 * PaperPainter::mmPerInch / PaperPainter::rollDpi };
constexpr PaperForm sheetA5 { { 148, 210 }, 14, 1.25, 1.0 };
constexpr PaperForm sheetA4 { { 210, 297 }, 18, 1.25, 1.0 };

}

PaperForm PaperForm::of(PaperSize size)
{
    switch (size) {
    case PaperSize::Roll80:
        return roll80;
    case PaperSize::A5:
        return sheetA5;
    case PaperSize::A4:
        return sheetA4;
    }
    Q_UNREACHABLE();
}
