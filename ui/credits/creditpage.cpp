#include "ui/credits/creditpage.h"

#include "ui/credits/creditpanel.h"
#include "ui/errortext.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/recordpane.h"
#include "ui/widgets/recordtable.h"

#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;

CreditPage::CreditPage(const CreditServices &services, const Theme &theme, QWidget *parent)
    : RecordPage(theme, u"credit"_s, parent)
    , m_credits(services)
    , m_panel(new CreditPanel(m_credits, theme, this))
{
    setPanel(m_panel);
    pane().table().setModel(&m_model);
    pane().table().setOptionalColumns({ WalletModel::Minimum, WalletModel::Expiry });
    connectAll();
    retranslate();
}

CreditPage::~CreditPage() = default;

void CreditPage::connectAll()
{
    WalletSearcher &searcher = m_credits.searcher();
    connect(&searcher, &WalletSearcher::foundChanged, this, &CreditPage::onFoundChanged);
    connect(&searcher, &WalletSearcher::readingChanged, this, [this] {
        pane().setReading(m_credits.searcher().isReading());
    });
    connect(&pane(), &RecordPane::rowsWanted, this, [this] {
        m_areRowsWanted = true;
        giveRows();
    });
    connect(&pane(), &RecordPane::messageActionRequested, &m_credits, &CreditPresenter::refresh);
    connect(&pane(), &RecordPane::openRequested, this, [this] { open(u"creditGrant"_s); });
    connect(&pane().table(), &RecordTable::chosenChanged, this, [this](const QModelIndex &chosen) {
        const Wallet *wallet = m_model.rowAt(chosen);
        if (!m_isFilling) {
            m_credits.choose(wallet ? rowKey(*wallet) : WalletKey());
        }
    });
}

QString CreditPage::actionOf(const QKeyEvent &event) const
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

bool CreditPage::isEditing() const { return m_credits.isEditing(); }

void CreditPage::setActive(bool isActive) { m_credits.clock().setActive(isActive); }

void CreditPage::search(const QString &text)
{
    m_areRowsWanted = false;
    m_credits.searcher().search(text);
}

void CreditPage::setSite(const Site &site)
{
    m_credits.setSite(site);
    m_model.setZone(QTimeZone(site.zone));
}

void CreditPage::takeFocus()
{
    if (m_model.rowCount() == 0) {
        pane().search().setFocus(Qt::OtherFocusReason);
    } else {
        pane().takeFocus();
    }
}

void CreditPage::tick()
{
    if (isVisible()) {
        m_panel->tick();
    }
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
    pane().table().chooseRow(chosen);
    showState();
    giveRows();
}

/** Not before the answer to what was typed: Enter must not open the row of somebody else. */
void CreditPage::giveRows()
{
    if (m_areRowsWanted && m_credits.searcher().isCurrent()) {
        m_areRowsWanted = false;
        pane().takeRows();
    }
}

void CreditPage::showState()
{
    const WalletSearcher &searcher = m_credits.searcher();
    const int count = m_model.rowCount();
    const bool isCut = count >= WalletSearcher::walletsMax;
    pane().setCount(!searcher.found() ? QString()
            : isCut ? tr("the first %n wallets", nullptr, WalletSearcher::walletsMax)
                    : tr("%n wallets", nullptr, count));
    if (count > 0) {
        pane().showTable();
    } else if (searcher.found() && searcher.text().isEmpty()) {
        pane().showMessage(tr("There is no wallet yet"),
            tr("Type the name of a customer: the first grant opens a wallet."));
    } else if (searcher.found()) {
        pane().showMessage(tr("Nobody fits “%1”").arg(searcher.text()),
            tr("Customers come to the list with their first booking by name."));
    } else if (searcher.error()) {
        pane().showMessage(tr("The wallets cannot be shown"),
            ErrorText::sentence(*searcher.error()) + u'\n'
                + tr("Code for support: %1").arg(ErrorText::supportCode(*searcher.error())),
            tr("Try now"));
    } else {
        pane().showMessage({}, {});
    }
}

void CreditPage::retranslate()
{
    pane().setSearchHint(tr("Name or phone of a customer"));
    pane().table().setAccessibleName(tr("Wallets"));
    m_model.retranslate();
    showState();
}
