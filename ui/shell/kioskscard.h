#pragma once

#include "ui/widgets/card.h"

#include <QList>

class KiosksPresenter;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
struct KioskInfo;

/**
 * The kiosks of the site: which are open, when each was last heard of, what is wrong with it; each
 * is closed, with a reason that visitors read, or opened from here. Hidden while there are none.
 * Borrows the presenter.
 */
class KiosksCard : public Card {
    Q_OBJECT

public:
    explicit KiosksCard(KiosksPresenter &kiosks, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** What one kiosk has on the card. */
    struct Row {
        QLabel *name = nullptr;
        QLabel *state = nullptr;
        QLineEdit *reason = nullptr;
        QPushButton *button = nullptr;
    };

    void refresh();
    void addRow();
    void fill(const Row &row, const KioskInfo &kiosk);
    void press(qsizetype index);
    static QString stateText(const KioskInfo &kiosk);
    static QString seenText(const KioskInfo &kiosk);
    static QStringList faults(const KioskInfo &kiosk);

    KiosksPresenter &m_kiosks;
    QLabel *m_title = nullptr;
    QLabel *m_refusal = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<Row> m_rows;
};
