#include "ui/kiosk/look/languagerow.h"

#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/shell/language.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

LanguageRow::LanguageRow(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"kioskLanguages"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    connect(&look, &KioskLook::changed, this, &LanguageRow::measure);
    measure();
}

void LanguageRow::setLanguages(const QStringList &codes)
{
    if (codes == m_codes) {
        return;
    }
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_codes = codes;
    for (const QString &code : codes) {
        auto *button = new KioskButton(m_look, KioskButton::Variant::Choice, this);
        button->setObjectName(u"kioskLanguage_"_s + code);
        button->setText(Language::nameOf(code));
        connect(button, &KioskButton::clicked, this, [this, code] { onPressed(code); });
        m_buttons.append(button);
    }
    place(static_cast<int>(codes.size()));
    showCurrent();
}

void LanguageRow::setCurrent(const QString &code)
{
    m_current = code;
    showCurrent();
}

void LanguageRow::onPressed(const QString &code)
{
    showCurrent(); // what is in use is decided by who is asked, not by the button
    if (code != m_current) {
        Q_EMIT languageRequested(code);
    }
}

void LanguageRow::showCurrent()
{
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(m_codes[i] == m_current);
    }
}

int LanguageRow::rowWidth() const
{
    int width = -m_look.metrics().gap();
    for (const KioskButton *button : m_buttons) {
        width += button->sizeHint().width() + m_look.metrics().gap();
    }
    return width;
}

void LanguageRow::fitInto(int width)
{
    const auto count = static_cast<int>(m_buttons.size());
    place(rowWidth() <= width ? count : (count + 1) / 2);
}

void LanguageRow::place(int columns)
{
    if (columns == m_columns && m_grid->count() == m_buttons.size()) {
        return;
    }
    m_columns = std::max(1, columns);
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item;
    }
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_grid->addWidget(m_buttons[i], i / m_columns, i % m_columns);
    }
    updateGeometry();
}

void LanguageRow::measure() { m_grid->setSpacing(m_look.metrics().gap()); }
