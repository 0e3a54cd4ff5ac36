#include "ui/credits/creditpage.h"

#include "ui/credits/creditpanel.h"
#include "ui/errortext.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/recordpane.h"
#include "ui/widgets/recordtable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace {

QString actionOf(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        return u"creditRelease"_s;
    }
    switch (keyLetter(event).unicode()) {
    case u'G':
        return u"creditGrant"_s;
    case u'D':
        return u"creditDebit"_s;
    case u'H':
        return u"creditHold"_s;
    case u'C':
        return u"creditCapture"_s;
    case u'P':
        return u"creditPart"_s;
    case u'V':
        return u"creditReverse"_s;
    case u'M':
        return u"creditLimits"_s;
    default: // letters without a meaning here
        return {};
    }
}

}

CreditPage::CreditPage(const CreditServices &services, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_credits(services)
    , m_pane(new RecordPane(theme, u"credit"_s, this))
    , m_panel(new CreditPanel(m_credits, theme, this))
{
    setObjectName(u"creditPage"_s);
    setBoxRole(this, BoxRole::Page);
    m_pane->table().setModel(&m_model);
    m_pane->table().setOptionalColumns({ WalletModel::Minimum, WalletModel::Expiry });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_pane, 1);
    row->addWidget(m_panel);
    connectAll();
    retranslate();
    showState();
}

CreditPage::~CreditPage() = default;

void CreditPage::connectAll()
{
    WalletSearcher &searcher = m_credits.searcher();
    connect(&searcher, &WalletSearcher::foundChanged, this, &CreditPage::onFoundChanged);
    connect(&searcher, &WalletSearcher::readingChanged, this, [this] {
        m_pane->setReading(m_credits.searcher().isReading());
    });
    connect(m_pane, &RecordPane::searchEdited, this, [this](const QString &text) {
        m_areRowsWanted = false;
        m_credits.searcher().search(text);
    });
    connect(m_pane, &RecordPane::rowsWanted, this, [this] {
        m_areRowsWanted = true;
        giveRows();
    });
    connect(m_pane, &RecordPane::keyPressed, this, &CreditPage::onKey);
    connect(m_pane, &RecordPane::messageActionRequested, &m_credits, &CreditPresenter::refresh);
    connect(m_pane, &RecordPane::openRequested, this, [this] { m_panel->run(u"creditGrant"_s); });
    connect(&m_pane->table(), &RecordTable::chosenChanged, this, [this](const QModelIndex &chosen) {
        const Wallet *wallet = m_model.rowAt(chosen);
        if (!m_isFilling) {
            m_credits.choose(wallet ? rowKey(*wallet) : WalletKey());
        }
    });
    connect(m_panel, &DetailPanel::keyPressed, this, &CreditPage::onKey);
    connect(m_panel, &CreditPanel::focusReturned, this, &CreditPage::takeFocus);
}

QWidget &CreditPage::panel() { return *m_panel; }

void CreditPage::run(const QString &action) { m_panel->run(action); }

void CreditPage::setSite(const Site &site)
{
    m_credits.setSite(site);
    m_model.setZone(QTimeZone(site.zone));
}

void CreditPage::takeFocus()
{
    if (m_model.rowCount() == 0) {
        m_pane->search().setFocus(Qt::OtherFocusReason);
    } else {
        m_pane->takeFocus();
    }
}

void CreditPage::tick()
{
    if (isVisible()) {
        m_panel->tick();
    }
}

void CreditPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model.retranslate();
        showState();
    }
    QWidget::changeEvent(event);
}

void CreditPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_credits.clock().setActive(true);
}

void CreditPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_credits.clock().setActive(false);
}

void CreditPage::onFoundChanged()
{
    m_isFilling = true; // rows that leave move the cursor, which is no choice of a person
    m_model.setRows(m_credits.searcher().found().value_or(QList<Wallet>()));
    m_isFilling = false;
    QModelIndex chosen = m_model.indexOf(m_credits.chosenKey());
    if (const auto wanted = m_credits.takeWanted()) {
        const QModelIndex opened = m_model.indexOf(*wanted);
        chosen = opened.isValid() ? opened : chosen;
    }
    m_pane->table().chooseRow(chosen);
    showState();
    giveRows();
}

/** Not before the answer to what was typed: Enter must not open the row of somebody else. */
void CreditPage::giveRows()
{
    if (m_areRowsWanted && m_credits.searcher().isCurrent()) {
        m_areRowsWanted = false;
        m_pane->takeRows();
    }
}

void CreditPage::onKey(QKeyEvent *event)
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
    const QString action = actionOf(*event);
    if (keyLetter(*event) == u'/') {
        m_pane->search().setFocus(Qt::ShortcutFocusReason);
    } else if (!action.isEmpty() && !m_credits.isEditing()) {
        m_panel->run(action);
    } else {
        event->ignore();
    }
}

void CreditPage::stepBack()
{
    if (m_panel->stepBack()) {
        return;
    }
    if (m_pane->search().text().isEmpty()) {
        Q_EMIT leaveRequested();
        return;
    }
    m_pane->search().clear();
    m_credits.searcher().search({});
}

void CreditPage::showState()
{
    const WalletSearcher &searcher = m_credits.searcher();
    const int count = m_model.rowCount();
    const bool isCut = count >= WalletSearcher::walletsMax;
    m_pane->setCount(!searcher.found() ? QString()
            : isCut ? tr("the first %n wallets", nullptr, WalletSearcher::walletsMax)
                    : tr("%n wallets", nullptr, count));
    if (count > 0) {
        m_pane->showTable();
    } else if (searcher.found() && searcher.text().isEmpty()) {
        m_pane->showMessage(tr("There is no wallet yet"),
            tr("Type the name of a customer: the first grant opens a wallet."));
    } else if (searcher.found()) {
        m_pane->showMessage(tr("Nobody fits “%1”").arg(searcher.text()),
            tr("Customers come to the list with their first booking by name."));
    } else if (searcher.error()) {
        m_pane->showMessage(tr("The wallets cannot be shown"),
            ErrorText::sentence(*searcher.error()) + u'\n'
                + tr("Code for support: %1").arg(ErrorText::supportCode(*searcher.error())),
            tr("Try now"));
    } else {
        m_pane->showMessage({}, {});
    }
}

void CreditPage::retranslate()
{
    m_pane->setSearchHint(tr("Name or phone of a customer"));
    m_pane->table().setAccessibleName(tr("Wallets"));
}
