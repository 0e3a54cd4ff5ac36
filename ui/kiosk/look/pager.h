#pragma once

#include <QWidget>

class KioskButton;
class KioskLook;
class KioskText;
class QBoxLayout;

/**
 * Two large arrows and, in a column, where one is between them: beside what does not fit on the
 * screen. Never a scroll bar: nothing has to be dragged. Hidden while there is one page.
 */
class Pager : public QWidget {
    Q_OBJECT

public:
    /** Vertical: a column at the right of pages that follow each other downwards. */
    Pager(const KioskLook &look, Qt::Orientation orientation, QWidget *parent = nullptr);

    /** @p page counts from 0. Shows or hides itself. */
    void setPages(int page, int count);

    int page() const { return m_page; }

    int pageCount() const { return m_count; }

    /** The room that it takes when it is shown, pixels. */
    int wide() const;

    /** Its arrows stand side by side where @p height pixels do not hold one above the other. */
    void fitInto(int height);

    /** By Tab its arrows come after @p before. */
    void follow(QWidget *before);

Q_SIGNALS:
    void pageRequested(int page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void measure();
    void retranslate();

    const KioskLook &m_look;
    Qt::Orientation m_orientation;
    bool m_isFlat = false;
    int m_page = 0;
    int m_count = 1;
    KioskButton *m_back = nullptr;
    KioskText *m_where = nullptr;
    KioskButton *m_on = nullptr;
    QBoxLayout *m_layout = nullptr;
};
