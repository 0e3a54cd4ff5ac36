#include "ui/shell/settingspage.h"

#include "core/config/settings.h"
#include "ui/lock/lockchoice.h"
#include "ui/paper/paperchoice.h"
#include "ui/shell/kioskscard.h"
#include "ui/shell/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace {

constexpr int columnWidth = 640;

}

SettingsPage::SettingsPage(const ShellParts &parts, KiosksPresenter &kiosks, QWidget *parent)
    : QWidget(parent)
    , m_settings(parts.settings)
    , m_theme(parts.theme)
    , m_language(parts.language)
    , m_title(new QLabel(this))
{
    setObjectName(u"settingsPage"_s);
    setBoxRole(this, BoxRole::Page);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget(scroll);
    setBoxRole(inside, BoxRole::Page);
    scroll->setWidget(inside);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    auto *row = new QHBoxLayout(inside);
    constexpr int side = 2 * Metrics::unit;
    row->setContentsMargins(side, side, side, side);
    auto *column = new QVBoxLayout;
    column->setSpacing(2 * Metrics::unit);
    row->addLayout(column, 1);
    row->addStretch(0);
    setTextRole(m_title, TextRole::Title);
    column->addWidget(m_title);
    m_paper = new PaperChoice(m_settings, this);
    m_paper->setObjectName(u"paperChoice"_s);
    m_lock = new LockChoice(m_settings, m_theme, this);
    m_lock->setObjectName(u"lockChoice"_s);
    m_kiosks = new KiosksCard(kiosks, m_theme, this);
    for (Card *card : std::initializer_list<Card *> {
             buildLook(), buildDesk(), m_kiosks, m_lock, m_paper, buildAbout() }) {
        card->setMaximumWidth(m_theme.scaled(columnWidth));
        column->addWidget(card);
    }
    column->addStretch(1);
    connectFields();
    retranslate();
}

void SettingsPage::showFacts(const DatabaseFacts &facts)
{
    m_facts = facts;
    retranslate();
}

QLabel *SettingsPage::addRow(QFormLayout &form, QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    label->setMinimumHeight(Metrics::controlHeight);
    form.addRow(label, field);
    return label;
}

Card *SettingsPage::buildLook()
{
    auto *card = new Card(BoxRole::Card, this);
    m_lookTitle = new QLabel(card);
    setTextRole(m_lookTitle, TextRole::Strong);
    card->content()->setSpacing(Metrics::unit);
    card->content()->addWidget(m_lookTitle);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(Metrics::unit);
    form->setHorizontalSpacing(2 * Metrics::unit);
    card->content()->addLayout(form);
    m_themes = new QComboBox(card);
    m_themes->setObjectName(u"themeChoice"_s);
    for (int i = 0; i < 4; ++i) {
        m_themes->addItem(QString());
    }
    m_themes->setCurrentIndex(static_cast<int>(m_settings.theme()));
    m_themeLabel = addRow(*form, m_themes);
    m_languages = new QComboBox(card);
    m_languages->setObjectName(u"languageChoice"_s);
    m_languages->addItem(QString(), QString());
    for (const QString &code : Language::codes()) {
        m_languages->addItem(Language::nameOf(code), code);
    }
    m_languages->setCurrentIndex(std::max(m_languages->findData(m_settings.language()), 0));
    m_languageLabel = addRow(*form, m_languages);
    return card;
}

Card *SettingsPage::buildDesk()
{
    auto *card = new Card(BoxRole::Card, this);
    m_deskTitle = new QLabel(card);
    setTextRole(m_deskTitle, TextRole::Strong);
    card->content()->setSpacing(Metrics::unit);
    card->content()->addWidget(m_deskTitle);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(Metrics::unit);
    form->setHorizontalSpacing(2 * Metrics::unit);
    card->content()->addLayout(form);
    m_name = new QLineEdit(m_settings.deskName(), card);
    m_name->setObjectName(u"deskName"_s);
    m_name->setMaxLength(60);
    m_nameLabel = addRow(*form, m_name);
    m_refresh = new QSpinBox(card);
    m_refresh->setObjectName(u"refreshSeconds"_s);
    m_refresh->setRange(Settings::refreshSecondsMin, Settings::refreshSecondsMax);
    m_refresh->setValue(m_settings.refreshSeconds());
    m_refreshLabel = addRow(*form, m_refresh);
    m_nameHint = new QLabel(card);
    m_nameHint->setWordWrap(true);
    setTextRole(m_nameHint, TextRole::Caption);
    card->content()->addWidget(m_nameHint);
    return card;
}

Card *SettingsPage::buildAbout()
{
    auto *card = new Card(BoxRole::Card, this);
    m_aboutTitle = new QLabel(card);
    setTextRole(m_aboutTitle, TextRole::Strong);
    card->content()->addWidget(m_aboutTitle);
    for (QLabel **label : { &m_version, &m_database, &m_folder }) {
        *label = new QLabel(card);
        (*label)->setWordWrap(true);
        (*label)->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setTextRole(*label, TextRole::Soft);
        card->content()->addWidget(*label);
    }
    m_version->setObjectName(u"aboutVersion"_s);
    m_database->setObjectName(u"aboutDatabase"_s);
    return card;
}

void SettingsPage::connectFields()
{
    connect(m_themes, &QComboBox::activated, this, [this](int index) {
        const auto choice = static_cast<ThemeChoice>(index);
        m_settings.setTheme(choice);
        m_theme.choose(choice);
    });
    connect(m_languages, &QComboBox::activated, this, [this] {
        const QString code = m_languages->currentData().toString();
        m_settings.setLanguage(code);
        m_language.choose(code);
    });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        m_settings.setDeskName(m_name->text());
        m_name->setText(m_settings.deskName());
    });
    connect(m_refresh, &QSpinBox::valueChanged, this, [this](int seconds) {
        m_settings.setRefreshSeconds(seconds);
        Q_EMIT refreshSecondsChanged(seconds);
    });
}

void SettingsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void SettingsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT leaveRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

void SettingsPage::retranslate()
{
    m_title->setText(tr("Settings"));
    m_lookTitle->setText(tr("Look"));
    m_deskTitle->setText(tr("Desk"));
    m_aboutTitle->setText(tr("About"));
    m_themeLabel->setText(tr("Theme"));
    m_languageLabel->setText(tr("Language"));
    m_nameLabel->setText(tr("Name of this desk"));
    m_refreshLabel->setText(tr("Read the day again every"));
    m_refresh->setSuffix(tr(" s", "seconds, after a number"));
    m_nameHint->setText(
        tr("Holds carry the name of the desk. A new name counts from the next start."));
    m_languages->setItemText(0, tr("As the system"));
    retranslateThemes();
    m_themes->setAccessibleName(m_themeLabel->text());
    m_languages->setAccessibleName(m_languageLabel->text());
    m_name->setAccessibleName(m_nameLabel->text());
    m_refresh->setAccessibleName(m_refreshLabel->text());
    m_version->setText(tr("Holdfast %1, Qt %2")
                           .arg(QStringLiteral(HOLDFAST_VERSION), QString::fromLatin1(qVersion())));
    m_database->setText(m_facts.isPrivate ? tr("Private database: %1").arg(m_facts.place)
                                          : tr("Shared server: %1").arg(m_facts.place));
    m_folder->setText(tr("Folder of this machine: %1").arg(m_facts.folder));
    m_database->setVisible(!m_facts.place.isEmpty());
    m_folder->setVisible(!m_facts.folder.isEmpty());
    m_paper->retranslate();
    m_lock->retranslate();
    alignLabels();
}

/** The fields of both cards begin at one edge. */
void SettingsPage::alignLabels()
{
    QList<QLabel *> labels { m_themeLabel, m_languageLabel, m_nameLabel, m_refreshLabel };
    for (QLabel *label : m_paper->labels()) {
        labels.append(label);
    }
    for (QLabel *label : m_lock->labels()) {
        labels.append(label);
    }
    int width = 0;
    for (QLabel *label : std::as_const(labels)) {
        label->ensurePolished();
        width = std::max(width, label->fontMetrics().boundingRect(label->text()).width());
    }
    for (QLabel *label : std::as_const(labels)) {
        label->setMinimumWidth(width + Metrics::unit);
    }
}

void SettingsPage::retranslateThemes()
{
    m_themes->setItemText(static_cast<int>(ThemeChoice::System), tr("As the system"));
    m_themes->setItemText(static_cast<int>(ThemeChoice::Light), tr("Light"));
    m_themes->setItemText(static_cast<int>(ThemeChoice::Dark), tr("Dark"));
    m_themes->setItemText(static_cast<int>(ThemeChoice::HighContrast), tr("High contrast"));
}
