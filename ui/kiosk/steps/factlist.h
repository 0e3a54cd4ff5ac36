#pragma once

#include <QList>
#include <QWidget>

class KioskLook;
class KioskText;
class QGridLayout;

/** What is known of a booking, one line each: a word and what it is. */
class FactList : public QWidget {
    Q_OBJECT

public:
    struct Fact {
        QString word;
        QString value;
    };

    /** @p look is borrowed. */
    explicit FactList(const KioskLook &look, QWidget *parent = nullptr);

    /** Facts without a value are left out. */
    void setFacts(const QList<Fact> &facts);

    /** Nothing of the values stays. */
    void wipe();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    const KioskLook &m_look;
    QGridLayout *m_grid = nullptr;
    QList<KioskText *> m_words;
    QList<KioskText *> m_values;
};
