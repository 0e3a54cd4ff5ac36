#include "ui/kiosk/keyboard/kioskkeyboard.h"

#include "ui/kiosk/keyboard/kioskkey.h"
#include "ui/kiosk/look/kiosklook.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qreal keyWidthMax = 24; // millimetres; wider keys are further apart, not better
constexpr qreal keyHeightMax = 20;
constexpr int roundsMax = 2;

/** As near as they may be: the room is for the keys. */
int gapOf(const KioskMetrics &metrics) { return metrics.px(KioskMetrics::gapMin); }

}

KioskKeyboard::KioskKeyboard(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_typist(new KeyTypist(this))
{
    setObjectName(u"kioskKeyboard"_s);
    setFocusPolicy(Qt::TabFocus); // a touch on the ground between keys leaves the field its focus
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &KioskLook::changed, this, [this] {
        updateGeometry();
        arrange();
    });
    connect(m_typist, &KeyTypist::layoutChanged, this, [this] {
        m_scan.restart();
        updateGeometry();
        arrange();
    });
    connect(m_typist, &KeyTypist::facesChanged, this, &KioskKeyboard::showFaces);
    connect(m_typist, &KeyTypist::doneRequested, this, &KioskKeyboard::doneRequested);
    arrange();
}

void KioskKeyboard::setField(KioskField *field) { m_typist->setField(field); }

void KioskKeyboard::setLanguages(const QStringList &codes) { m_typist->setLanguages(codes); }

void KioskKeyboard::setLanguage(const QString &code) { m_typist->setLanguage(code); }

void KioskKeyboard::restart() { m_typist->setField(m_typist->field()); }

void KioskKeyboard::setScanning(bool isScanning)
{
    m_isScanning = isScanning;
    m_scan.restart();
    showChosen();
}

KioskKeyboard::Plan KioskKeyboard::planFor(int width, int height) const
{
    const KioskMetrics &m = m_look.metrics();
    const int gap = gapOf(m);
    const auto keyWidth = [&](int columns) { return (width - (columns - 1) * gap) / columns; };
    Plan plan { m_typist->layout(), {}, 0 };
    int columns = plan.layout.columns();
    if (keyWidth(columns) < m.px(KioskMetrics::letterKeyMin)) {
        // At least the widest key must fit on a row.
        columns = std::max(3, (width + gap) / (m.key() + gap));
        plan.layout = plan.layout.wrapped(columns);
    }
    const auto rows = static_cast<int>(plan.layout.rows.size());
    const int high = (height - (rows - 1) * gap) / rows;
    plan.key = { std::min(keyWidth(columns), m.px(keyWidthMax)),
        std::clamp(high, m.key(), std::max(m.key(), m.px(keyHeightMax))) };
    plan.left = (width - columns * (plan.key.width() + gap) + gap) / 2;
    return plan;
}

int KioskKeyboard::heightForWidth(int width) const
{
    const Plan plan = planFor(width, 0);
    const auto rows = static_cast<int>(plan.layout.rows.size());
    return rows * (plan.key.height() + gapOf(m_look.metrics())) - gapOf(m_look.metrics());
}

QSize KioskKeyboard::sizeHint() const
{
    const KioskMetrics &m = m_look.metrics();
    const int columns = m_typist->layout().columns();
    const int width = columns * (m.key() + gapOf(m)) - gapOf(m);
    return { width, heightForWidth(width) };
}

QSize KioskKeyboard::minimumSizeHint() const
{
    const KioskMetrics &m = m_look.metrics();
    return { 3 * (m.key() + gapOf(m)) - gapOf(m), heightForWidth(std::max(width(), m.px(100))) };
}

void KioskKeyboard::rebuild(const KeyLayout &layout)
{
    for (KioskKey *key : std::as_const(m_keys)) {
        key->hide();
        key->deleteLater(); // one of them may be the one whose press this answers
    }
    m_keys.clear();
    m_layout = layout;
    for (const QList<Key> &row : layout.rows) {
        for (const Key &key : row) {
            auto *button = new KioskKey(m_look, key, this);
            button->setObjectName(u"kioskKey_%1"_s.arg(m_keys.size()));
            connect(button, &KioskKey::clicked, this, [this, key] { m_typist->press(key); });
            button->show();
            m_keys.append(button);
        }
    }
}

void KioskKeyboard::arrange()
{
    const Plan plan = planFor(width(), height());
    if (plan.layout.rows != m_layout.rows) {
        rebuild(plan.layout);
    }
    const int gap = gapOf(m_look.metrics());
    QList<QList<int>> centres;
    qsizetype index = 0;
    int y = 0;
    for (const QList<Key> &row : std::as_const(m_layout.rows)) {
        QList<int> rowCentres;
        int x = plan.left;
        for (const Key &key : row) {
            const int wide = key.span * (plan.key.width() + gap) - gap;
            m_keys.at(index++)->setGeometry(x, y, wide, plan.key.height());
            rowCentres.append(x + wide / 2);
            x += wide + gap;
        }
        centres.append(rowCentres);
        y += plan.key.height() + gap;
    }
    m_scan.setKeys(centres);
    showFaces();
    showChosen();
}

void KioskKeyboard::showFaces()
{
    for (KioskKey *button : std::as_const(m_keys)) {
        const KeyTypist::Face face = m_typist->faceOf(button->key());
        button->setFace(face.text, face.icon);
        if (button->isCut() && button->key().kind == Key::Kind::Space) {
            button->setFace({}, u"space"_s); // a long word on a narrow screen
        }
        button->setHeld(face.isHeld);
        button->setAccessibleName(face.name);
    }
}

KioskKey *KioskKeyboard::keyAt(int row, int column) const
{
    qsizetype index = column;
    for (int before = 0; before < row; ++before) {
        index += m_layout.rows.at(before).size();
    }
    return m_keys.at(index);
}

QString KioskKeyboard::rowName(int row) const
{
    QStringList names;
    for (qsizetype i = 0; i < m_layout.rows.at(row).size(); ++i) {
        names.append(keyAt(row, static_cast<int>(i))->accessibleName());
    }
    return names.join(u' ');
}

/** The ring is on one key, or on all keys of a row that a switch may take. */
void KioskKeyboard::showChosen()
{
    const bool isWholeRow = m_isScanning && !m_scan.isInRow();
    qsizetype index = 0;
    for (int row = 0; row < m_layout.rows.size(); ++row) {
        for (int column = 0; column < m_layout.rows.at(row).size(); ++column) {
            const bool isHere = row == m_scan.row() && (isWholeRow || column == m_scan.column());
            m_keys.at(index++)->setChosen(hasFocus() && isHere);
        }
    }
    if (hasFocus() && !m_keys.isEmpty()) {
        const QString name = isWholeRow ? rowName(m_scan.row())
                                        : keyAt(m_scan.row(), m_scan.column())->accessibleName();
        setAccessibleDescription(name);
        Q_EMIT chosenChanged(name);
    }
}

void KioskKeyboard::advance()
{
    m_scan.advance();
    showChosen();
}

void KioskKeyboard::take()
{
    const int row = m_scan.row();
    const int column = m_scan.column();
    if (m_scan.take()) {
        KioskKey *key = keyAt(row, column);
        m_scan.restart();
        key->click();
    }
    showChosen();
}

bool KioskKeyboard::isPassed() const { return m_scan.rounds() >= roundsMax; }

void KioskKeyboard::moveBy(int key)
{
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        m_scan.moveSideways(key == Qt::Key_Left ? -1 : 1);
    } else {
        m_scan.moveUpDown(key == Qt::Key_Up ? -1 : 1);
    }
    showChosen();
}

void KioskKeyboard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        moveBy(event->key());
        return;
    case Qt::Key_Space:
        if (m_isScanning) {
            advance();
        } else {
            keyAt(m_scan.row(), m_scan.column())->click();
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_isScanning) {
            take();
        } else {
            keyAt(m_scan.row(), m_scan.column())->click();
        }
        return;
    case Qt::Key_Backspace:
        m_typist->press({ Key::Kind::Backspace, {} });
        return;
    default:
        break;
    }
    const bool isTyped = !event->text().isEmpty() && event->text().front().isPrint()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isTyped) {
        m_typist->type(event->text());
        return;
    }
    QWidget::keyPressEvent(event);
}

void KioskKeyboard::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_scan.restart();
    showChosen();
}

void KioskKeyboard::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    showChosen();
}

void KioskKeyboard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        showFaces();
    }
    QWidget::changeEvent(event);
}

void KioskKeyboard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}
