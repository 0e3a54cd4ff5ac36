#pragma once

#include "core/config/kioskconfig.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class Theme;

/**
 * The window of a kiosk: covers the screen, stays before everything and is closed by the program
 * alone. Shows a still picture with words until visitors can be served. UI thread.
 */
class KioskFrame : public QWidget {
    Q_OBJECT

public:
    /** What is on the screen while nobody can book. */
    enum class Still {
        Starting,
        Away, ///< no database: go to the desk; it comes back by itself
    };

    struct Look {
        bool isDemo = false; ///< says so on every screen
        bool isWindowed = false; ///< a usual window, to try things out
        CursorChoice cursor = CursorChoice::Hidden;
    };

    /** @p theme is borrowed and outlives the frame. */
    KioskFrame(const Theme &theme, const Look &look);
    ~KioskFrame() override;

    /** Comes onto the screen. */
    void open();

    /** What visitors use; becomes a child of the frame. Not shown before showContent(). */
    void setContent(QWidget *content);

    bool hasContent() const { return m_content != nullptr; }

    void showStill(Still still);

    /** Precondition: setContent(). */
    void showContent();

    bool isStill() const;

    Still still() const { return m_still; }

    /** From now on the window may close: the program ends. */
    void release();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void placeMark();
    void retranslate();

    const Theme &m_theme;
    Look m_look;
    Still m_still = Still::Starting;
    bool m_isReleased = false;
    bool m_hidesCursor = false;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_picture = nullptr;
    QLabel *m_icon = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_mark = nullptr; ///< null: it is no demo
    QWidget *m_content = nullptr;
};
