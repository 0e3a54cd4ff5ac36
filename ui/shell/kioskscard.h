#pragma once

#include "ui/widgets/card.h"

#include <QList>

class KeyButton;
class KiosksPresenter;
class QGridLayout;
class QLabel;
class QLineEdit;
class Theme;
struct KioskInfo;

/**
 * The kiosks of the site: which are open, when each was last heard of, what is wrong with it; each
 * is closed, with a reason that visitors read, or opened from here. Hidden while there are none.
 * Borrows presenter and theme.
 */
class KiosksCard : public Card {
    Q_OBJECT

public:
    KiosksCard(KiosksPresenter &kiosks, const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** What one kiosk has on the card. */
    struct Row {
        QLabel *name = nullptr;
        QLabel *state = nullptr;
        QLineEdit *reason = nullptr;
        KeyButton *button = nullptr;
    };

    void refresh();
    void addRow();
    void fill(const Row &row, const KioskInfo &kiosk);
    void press(qsizetype index);
    static QString stateText(const KioskInfo &kiosk);
    static QString seenText(const KioskInfo &kiosk);
    static QStringList faults(const KioskInfo &kiosk);

    KiosksPresenter &m_kiosks;
    const Theme &m_theme;
    QLabel *m_title = nullptr;
    QLabel *m_refusal = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<Row> m_rows;
};
