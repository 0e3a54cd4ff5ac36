#pragma once

#include "core/model/hold.h"
#include "ui/widgets/card.h"

#include <QTimeZone>

#include <optional>

class CountdownLabel;
class ElidedLabel;
class QLabel;
class Theme;

/** One hold or booking of a slot: who, how many, through whom, and how it stands. */
class HoldCard : public Card {
    Q_OBJECT

public:
    HoldCard(const Theme &theme, HoldId hold, QWidget *parent = nullptr);

    HoldId holdId() const { return m_hold.id; }

    void showHold(const Hold &hold, bool isOwn, const QTimeZone &zone);

    /** What the customer has in wallets, one line; empty: no wallet, or not known yet. */
    void showWallets(const QString &wallets);

    CustomerId customerId() const { return m_hold.customerId; }

    /** The chosen card is filled: the buttons act on it. */
    void setChosen(bool isChosen);

    bool isChosen() const { return m_isChosen; }

Q_SIGNALS:
    void chosen(HoldId hold);
    /** It is pulled at with the left button. */
    void dragWanted(QPoint globalPosition);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QString origin() const;

    const Theme &m_theme;
    Hold m_hold;
    QTimeZone m_zone;
    std::optional<QPoint> m_pulledFrom; ///< the left button went down there
    bool m_isOwn = false;
    bool m_isChosen = false;
    ElidedLabel *m_title = nullptr;
    ElidedLabel *m_origin = nullptr;
    ElidedLabel *m_lines = nullptr;
    ElidedLabel *m_wallets = nullptr;
    ElidedLabel *m_note = nullptr;
    CountdownLabel *m_countdown = nullptr;
    QLabel *m_status = nullptr;
    QLabel *m_placedAt = nullptr;
};
