#pragma once

#include "core/model/hold.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QLabel;
class QVBoxLayout;
class SlotGridModel;
class Theme;
class KeyButton;

/** The open holds of this desk on the day on screen; each is a button that jumps to its slot. */
class OwnHolds : public QWidget {
    Q_OBJECT

public:
    explicit OwnHolds(const Theme &theme, QWidget *parent = nullptr);

    /** Takes the holds of the model; keeps the buttons of those that are still there. */
    void refresh(const SlotGridModel &model);

Q_SIGNALS:
    void slotRequested(SlotId slot);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** More than these are counted, not listed: the rail has no room for more. */
    static constexpr int shownMax = 5;

    /** For screen readers; @p time is empty when the slot is not in the grid. */
    static QString spoken(const Hold &hold, const QString &time);
    KeyButton *buttonOf(const Hold &hold);
    void retranslate();

    const Theme &m_theme;
    QLabel *m_title = nullptr;
    QLabel *m_rest = nullptr;
    QVBoxLayout *m_column = nullptr;
    QHash<HoldId, KeyButton *> m_buttons;
    int m_restCount = 0;
    int m_count = 0;
};
