#pragma once

#include "ui/kiosk/look/stepfooter.h"

class CountdownBar;
class KioskButton;
class KioskLook;
class KioskText;
class LanguageRow;
class ListenBar;
class NoticeCard;
class PagedArea;
class QBoxLayout;

/**
 * What every step of a kiosk stands in: the name of the place and the languages above, then the
 * question, what is to be known, the content, and the actions below.
 *
 * In the low layout everything that is touched lies in the lower half of the screen.
 * @p look is borrowed.
 */
class StepFrame : public QWidget {
    Q_OBJECT

public:
    using Action = StepFooter::Action;
    using Actions = StepFooter::Actions;

    /** Of every step between the first and the result. */
    static constexpr Actions visitActions
        = Actions(Action::Back) | Action::StartOver | Action::Help;

    explicit StepFrame(const KioskLook &look, QWidget *parent = nullptr);

    LanguageRow *languages() const { return m_languages; }

    CountdownBar *countdown() const { return m_countdown; } ///< hidden until it is shown

    ListenBar *listen() const { return m_listen; } ///< hidden until it is shown

    NoticeCard *notice() const { return m_notice; } ///< hidden until it says something

    KioskButton *mainButton() const { return m_footer->mainButton(); }

    /** The name at the top left. Default: Holdfast. */
    void setProductName(const QString &name);

    void setTitle(const QString &title);
    QString title() const;

    /** Empty: none. */
    void setSubTitle(const QString &subTitle);

    enum class Fit {
        Pages, ///< what is too high is turned in pages
        /**
         * Must be seen at once, as a keyboard must. On a screen that is too low the explanation is
         * left out for it, then the main action, which such a content has itself, then the title.
         */
        Whole,
    };

    /** Owned from now on; the frame keeps it until another one comes, then deletes it. */
    void setContent(QWidget *content, Fit fit = Fit::Pages);
    QWidget *content() const;

    void setActions(Actions actions) { m_footer->setActions(actions); }

    /** The words of the main action; empty: this step has none. */
    void setMain(const QString &text) { m_footer->setMain(text); }

    /**
     * All controls in the lower half, for those who sit. Where the half of a small screen does not
     * hold them, no more above it than they need.
     */
    void setLow(bool isLow);

    bool isLow() const { return m_isLow; }

Q_SIGNALS:
    void backRequested();
    void startOverRequested();
    void helpRequested();
    void mainRequested();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    void arrange();
    void arrangeHeader();
    void arrangeWords();
    int lowerHeight() const;
    void makeRoom();
    int aboveHeight() const;
    QList<QWidget *> walk() const;
    void measure();

    /** What is left out for a content that must be seen whole; each with those before it. */
    enum class Left { Nothing, SubTitle, Main, Title };

    const KioskLook &m_look;
    bool m_isLow = false;
    Left m_left = Left::Nothing;
    Fit m_fit = Fit::Pages;
    QWidget *m_header = nullptr;
    QWidget *m_words = nullptr;
    QWidget *m_body = nullptr;
    StepFooter *m_footer = nullptr;
    KioskText *m_product = nullptr;
    LanguageRow *m_languages = nullptr;
    KioskText *m_title = nullptr;
    KioskText *m_subTitle = nullptr;
    CountdownBar *m_countdown = nullptr;
    NoticeCard *m_notice = nullptr;
    PagedArea *m_area = nullptr;
    ListenBar *m_listen = nullptr;
    QWidget *m_lowLanguages = nullptr; ///< where the languages are in the low layout
    QBoxLayout *m_column = nullptr;
};
