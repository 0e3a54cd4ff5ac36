#pragma once

#include "ui/kiosk/look/noticecard.h"

#include <QCoreApplication>
#include <QString>

struct KioskMessage;

/** What a visitor is told about the last press, in whole sentences. */
class MessageWords {
    Q_DECLARE_TR_FUNCTIONS(MessageWords)

public:
    struct Words {
        NoticeCard::Kind kind = NoticeCard::Kind::Warning;
        QString sentence;
        QString more;
    };

    static Words of(const KioskMessage &message);

private:
    static Words locked(qint64 seconds);
};
