#pragma once

#include <QTimer>
#include <QWidget>

class KeyButton;
class QLabel;
class QProgressBar;
class Theme;

/** What is on screen until the desk is ready: what is being done, or what stopped it. */
class StartScreen : public QWidget {
    Q_OBJECT

public:
    explicit StartScreen(const Theme &theme, QWidget *parent = nullptr);

    /** A step in words. The first ones stay unseen when they are quick. */
    void showStep(const QString &sentence);

    /** Why there is no desk, with a code for support and the technical detail on demand. */
    void showFailure(const QString &sentence, const QString &code, const QString &detail);

Q_SIGNALS:
    void retryRequested();
    void quitRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_detail = nullptr;
    QProgressBar *m_progress = nullptr;
    KeyButton *m_retry = nullptr;
    KeyButton *m_quit = nullptr;
    QTimer m_patience; ///< a quick start shows no words that only flicker
    QString m_code;
    bool m_isFailed = false;
};
