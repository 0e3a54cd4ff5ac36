#pragma once

#include <QString>
#include <QValidator>

/**
 * What a field of a kiosk takes. The database counts the characters of a composed text (NFC), so
 * an emoji of a family or a letter with marks may count for several; it is taken whole or not at
 * all. Control characters are never taken.
 */
class LetterLimit : public QValidator {
    Q_OBJECT

public:
    /** @p allowed: only these; empty: everything. @p most: characters as the database counts. */
    LetterLimit(const QString &allowed, int most, QObject *parent);

    State validate(QString &text, int &position) const override;

    /** As much of @p text as fits beside what is there, in whole visible characters. */
    QString fitting(const QString &text, const QString &beside) const;

    static int count(const QString &text);

private:
    bool isAllowed(QStringView cluster) const;

    QString m_allowed;
    int m_most;
};
