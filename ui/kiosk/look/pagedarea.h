#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class KioskLook;
class Pager;

/**
 * What is higher than its room is turned in pages by large arrows at its right. A page ends before
 * what would be cut by its end. By keys, the page with the focus comes by itself. @p look is
 * borrowed.
 */
class PagedArea : public QWidget {
    Q_OBJECT

public:
    explicit PagedArea(const KioskLook &look, QWidget *parent = nullptr);

    /** Owned from now on; replaces and deletes what was there. Begins at its first page. */
    void setContent(QWidget *content);

    QWidget *content() const { return m_content; }

    /** How high @p content must at least be when it is @p width pixels wide. */
    static int leastHeight(const QWidget &content, int width);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void turnTo(int page);
    void follow(const QWidget *focus);
    QList<int> pageStarts(int high) const;

    const KioskLook &m_look;
    QWidget *m_window = nullptr; ///< what can be seen of the content
    QPointer<QWidget> m_content;
    Pager *m_pager = nullptr;
    QList<int> m_starts { 0 }; ///< of the pages, pixels from the top; the end is the last one
    int m_page = 0;
};
