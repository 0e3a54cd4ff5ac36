#include "ui/widgets/recordpage.h"

#include "ui/theme/textrole.h"
#include "ui/widgets/detailpanel.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/recordpane.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;

RecordPage::RecordPage(const Theme &theme, const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_pane(new RecordPane(theme, prefix, this))
{
    setObjectName(prefix + u"Page"_s);
    setBoxRole(this, BoxRole::Page);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_pane, 1);
    connect(m_pane, &RecordPane::searchEdited, this, [this](const QString &text) { search(text); });
    connect(m_pane, &RecordPane::keyPressed, this, &RecordPage::onKey);
}

void RecordPage::setPanel(DetailPanel *panel)
{
    m_panel = panel;
    layout()->addWidget(panel);
    connect(panel, &DetailPanel::keyPressed, this, &RecordPage::onKey);
    connect(panel, &DetailPanel::focusReturned, this, [this] { takeFocus(); });
    connect(panel, &DetailPanel::formDone, this, [this] { m_sinceDone.start(); });
}

void RecordPage::takeFocus() { m_pane->takeFocus(); }

void RecordPage::run(const QString &action) { m_panel->run(action); }

void RecordPage::open(const QString &action)
{
    if (!m_sinceDone.isValid() || m_sinceDone.hasExpired(QApplication::doubleClickInterval())) {
        run(action);
    }
}

void RecordPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void RecordPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setActive(true);
}

void RecordPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    setActive(false);
}

void RecordPage::onKey(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (event->isAutoRepeat() || !isPlain) {
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        stepBack();
        return;
    }
    if (!isEditing() && takeKey(*event)) {
        return;
    }
    const QString action = actionOf(*event);
    if (keyLetter(*event) == u'/') {
        m_pane->search().setFocus(Qt::ShortcutFocusReason);
    } else if (!action.isEmpty() && !isEditing()) {
        m_panel->run(action);
    } else {
        event->ignore();
    }
}

bool RecordPage::takeKey(const QKeyEvent &) { return false; }

void RecordPage::stepBack()
{
    if (m_panel->stepBack()) {
        return;
    }
    if (m_pane->search().text().isEmpty()) {
        Q_EMIT leaveRequested();
        return;
    }
    m_pane->search().clear();
    search({});
}
