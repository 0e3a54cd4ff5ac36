#pragma once

#include <QWidget>

class DeskPresenter;
class QLabel;

/** Which slot the panel speaks of: resource and time, what happens in it, the price. */
class SlotHeading : public QWidget {
    Q_OBJECT

public:
    /** @p desk is borrowed and outlives the heading. */
    explicit SlotHeading(DeskPresenter &desk, QWidget *parent = nullptr);

    /** Keeps the last slot on screen while the next one is on its way. */
    void refresh();

private:
    void showDetail();

    DeskPresenter &m_desk;
    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
};
