#include "tests/ui/kioskgallery.h"

#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/kiosk/look/countdownbar.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/languagerow.h"
#include "ui/kiosk/look/noticecard.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/stepper.h"
#include "ui/kiosk/look/tilegrid.h"
#include "ui/shell/language.h"

#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr StepFrame::Actions allActions = StepFrame::Actions(StepFrame::Action::Back)
    | StepFrame::Action::StartOver | StepFrame::Action::Help;

QVBoxLayout *columnOf(QWidget &page, const KioskLook &look)
{
    auto *column = new QVBoxLayout(&page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look.metrics().gap());
    return column;
}

}

QList<GalleryScreen> galleryScreens()
{
    const QSize fullHd(1920, 1080);
    return {
        { "15 inch, lying", { { 1024, 768 }, { 305, 229 } } },
        { "15 inch, standing", { { 768, 1024 }, { 229, 305 } } },
        { "21.5 inch, lying", { fullHd, { 476, 268 } } },
        { "21.5 inch, standing", { fullHd.transposed(), { 268, 476 } } },
        { "24 inch, lying", { fullHd, { 531, 299 } } },
        { "24 inch, standing", { fullHd.transposed(), { 299, 531 } } },
        { "32 inch, lying", { fullHd, { 708, 398 } } },
        { "32 inch, standing", { fullHd.transposed(), { 398, 708 } } },
    };
}

double pixelsPerMillimetre(const KioskScreen &screen)
{
    return std::hypot(screen.pixels.width(), screen.pixels.height())
        / std::hypot(screen.millimetres.width(), screen.millimetres.height());
}

KioskGallery::KioskGallery(const Theme &theme, const KioskScreen &screen, qreal textScale)
    : m_size(screen.pixels)
    , m_look(theme, KioskMetrics(screen, textScale))
{
}

KioskGallery::~KioskGallery() = default;

StepFrame *KioskGallery::frame(const QString &title, const QString &subTitle)
{
    tiles = nullptr;
    days = nullptr;
    stepper = nullptr;
    field = nullptr;
    keyboard = nullptr;
    m_frame = std::make_unique<StepFrame>(m_look);
    m_frame->languages()->setLanguages({ u"cs"_s, u"sk"_s, u"ru"_s, u"en"_s });
    m_frame->languages()->setCurrent(u"en"_s);
    m_frame->setTitle(title);
    m_frame->setSubTitle(subTitle);
    m_frame->resize(m_size);
    return m_frame.get();
}

StepFrame *KioskGallery::welcome()
{
    StepFrame *step = frame(u"Welcome"_s, u"Touch what you would like to do."_s);
    tiles = new TileGrid(m_look, TileGrid::Shape::Grid);
    tiles->setTiles({
        { u"Book a time"_s, u"next free at 10:30"_s, KioskButton::TileState::Good },
        { u"I have a code"_s, u"check in or cancel"_s, KioskButton::TileState::Plain },
        { u"Ещё больше времени"_s, u"все сроки втрое дольше"_s, KioskButton::TileState::Chosen },
    });
    step->setContent(tiles);
    step->setActions(StepFrame::Action::Help);
    return step;
}

StepFrame *KioskGallery::times()
{
    using State = KioskButton::TileState;
    StepFrame *step = frame(u"When would you like to climb?"_s,
        u"Your place is kept for 5 minutes as soon as you choose a time."_s);
    auto *page = new QWidget;
    QVBoxLayout *column = columnOf(*page, m_look);
    days = new TileGrid(m_look, TileGrid::Shape::Strip, page);
    QList<KioskTile> dayTiles;
    const QStringList names {
        u"Mon"_s, u"Tue"_s, u"Wed"_s, u"Thu"_s, u"Fri"_s, u"Sat"_s, u"Sun"_s
    };
    for (int day = 0; day < 14; ++day) {
        dayTiles.append({ QString::number(7 + day),
            names.at(day % 7),
            day == 0 ? State::Chosen : State::Plain });
    }
    days->setTiles(dayTiles);
    stepper = new Stepper(m_look, page);
    stepper->setQuestion(u"How many people?"_s);
    stepper->setRange(1, 10);
    stepper->setNumber(3);
    tiles = new TileGrid(m_look, TileGrid::Shape::Grid, page);
    tiles->setTiles({
        { u"10:00"_s, u"6 places"_s, State::Good },
        { u"10:30"_s, u"3 left"_s, State::Few },
        { u"11:00"_s, u"1 left, too few"_s, State::Full },
        { u"11:30"_s, u"8 places"_s, State::Good },
        { u"12:00"_s, u"full"_s, State::Full },
        { u"12:30"_s, u"10 places"_s, State::Good },
        { u"13:00"_s, u"10 places"_s, State::Good },
        { u"13:30"_s, u"10 places"_s, State::Good },
    });
    column->addWidget(days);
    column->addWidget(stepper);
    column->addWidget(tiles, 1);
    step->setContent(page);
    step->setActions(allActions);
    return step;
}

StepFrame *KioskGallery::typing(StepFrame *step, int kind, const QString &language)
{
    auto *page = new QWidget;
    QVBoxLayout *column = columnOf(*page, m_look);
    field = new KioskField(m_look, static_cast<KioskField::Kind>(kind), page);
    field->setObjectName(u"galleryField"_s);
    field->setAccessibleName(u"Name"_s);
    keyboard = new KioskKeyboard(m_look, page);
    keyboard->setLanguages({ u"cs"_s, u"sk"_s, u"ru"_s, u"en"_s });
    keyboard->setLanguage(language);
    keyboard->setField(field);
    column->addWidget(field);
    column->addStretch(1);
    column->addWidget(keyboard);
    step->setContent(page, StepFrame::Fit::Whole);
    step->setActions(allActions);
    field->setFocus(Qt::OtherFocusReason);
    return step;
}

StepFrame *KioskGallery::name(const QString &language)
{
    StepFrame *step = frame(u"Your name"_s, {});
    step->setMain(u"Next"_s);
    step->countdown()->setTime(272s, 300s);
    step->countdown()->show();
    return typing(step, static_cast<int>(KioskField::Kind::Name), language);
}

StepFrame *KioskGallery::code()
{
    StepFrame *step = frame(u"The code of your booking"_s, u"It is on your ticket."_s);
    return typing(step, static_cast<int>(KioskField::Kind::Code), u"en"_s);
}

StepFrame *KioskGallery::review()
{
    StepFrame *step = frame(u"Is everything right?"_s, {});
    auto *page = new QWidget;
    QVBoxLayout *column = columnOf(*page, m_look);
    column->addWidget(new KioskText(m_look, KioskText::Kind::Large, page));
    auto *what = static_cast<KioskText *>(column->itemAt(0)->widget());
    what->setText(u"Monday 7 June, 10:30 to 11:30"_s);
    auto *who = new KioskText(m_look, KioskText::Kind::Body, page);
    who->setText(u"Hall A, 3 people, three pairs of climbing shoes"_s);
    column->addWidget(who);
    auto *pay = new KioskButton(m_look, KioskButton::Variant::Quiet, page);
    pay->setText(u"Pay at the desk"_s);
    auto *cancel = new KioskButton(m_look, KioskButton::Variant::Danger, page);
    cancel->setText(u"Give the place back"_s);
    column->addWidget(pay);
    column->addWidget(cancel);
    column->addStretch(1);
    step->setContent(page);
    step->setActions(allActions);
    step->setMain(u"Confirm booking"_s);
    step->countdown()->setTime(48s, 300s);
    step->countdown()->show();
    step->notice()->say(NoticeCard::Kind::Warning,
        u"Somebody was faster with 10:00."_s,
        u"These are the three nearest times."_s);
    return step;
}
