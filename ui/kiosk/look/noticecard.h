#pragma once

#include "ui/kiosk/look/kioskcard.h"

class KioskLook;
class KioskText;
class QLabel;

/** Something to know before going on: an icon, a sentence and what to do about it. */
class NoticeCard : public KioskCard {
    Q_OBJECT

public:
    enum class Kind { Info, Good, Warning, Error };

    /** @p look is borrowed. Says nothing and is hidden until say(). */
    explicit NoticeCard(const KioskLook &look, QWidget *parent = nullptr);

    /** Shows itself; @p more may be empty. An empty @p sentence hides the card. */
    void say(Kind kind, const QString &sentence, const QString &more = {});

    void clear() { say(Kind::Info, {}); }

private:
    void colour(Kind kind);
    void measure();

    const KioskLook &m_look;
    Kind m_kind = Kind::Info;
    QLabel *m_icon = nullptr;
    KioskText *m_sentence = nullptr;
    KioskText *m_more = nullptr;
};
