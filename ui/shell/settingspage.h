#pragma once

#include "ui/shell/databasefacts.h"
#include "ui/shell/shellparts.h"

#include <QWidget>

class Card;
class KiosksCard;
class KiosksPresenter;
class Language;
class LockChoice;
class PaperChoice;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class Settings;
class Theme;

/**
 * What a person may set on this machine, and the kiosks of the site. Changes apply and are kept at
 * once. Borrows all.
 */
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    SettingsPage(const ShellParts &parts, KiosksPresenter &kiosks, QWidget *parent = nullptr);

    void showFacts(const DatabaseFacts &facts);

Q_SIGNALS:
    void refreshSecondsChanged(int seconds);
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *addRow(QFormLayout &form, QWidget *field);
    Card *buildLook();
    Card *buildDesk();
    Card *buildAbout();
    void connectFields();
    void retranslate();
    void alignLabels();
    void retranslateThemes();

    Settings &m_settings;
    Theme &m_theme;
    Language &m_language;
    DatabaseFacts m_facts;
    PaperChoice *m_paper = nullptr;
    LockChoice *m_lock = nullptr;
    KiosksCard *m_kiosks = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_lookTitle = nullptr;
    QLabel *m_deskTitle = nullptr;
    QLabel *m_aboutTitle = nullptr;
    QLabel *m_themeLabel = nullptr;
    QLabel *m_languageLabel = nullptr;
    QLabel *m_nameLabel = nullptr;
    QLabel *m_refreshLabel = nullptr;
    QLabel *m_nameHint = nullptr;
    QLabel *m_version = nullptr;
    QLabel *m_database = nullptr;
    QLabel *m_folder = nullptr;
    QComboBox *m_themes = nullptr;
    QComboBox *m_languages = nullptr;
    QLineEdit *m_name = nullptr;
    QSpinBox *m_refresh = nullptr;
};
