#include "ui/paper/paperchoice.h"

#include "core/config/settings.h"
#include "ui/paper/printtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds listPatience { 5 };

}

PaperChoice::PaperChoice(Settings &settings, QWidget *parent)
    : Card(BoxRole::Card, parent)
    , m_settings(settings)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_ticketPrinter(new QComboBox(this))
    , m_ticketPaper(new QComboBox(this))
    , m_sheetPrinter(new QComboBox(this))
    , m_folder(new QLineEdit(settings.printFolder(), this))
{
    setTextRole(m_title, TextRole::Strong);
    setTextRole(m_hint, TextRole::Caption);
    m_hint->setWordWrap(true);
    m_ticketPrinter->setObjectName(u"ticketPrinter"_s);
    m_ticketPaper->setObjectName(u"ticketPaper"_s);
    m_sheetPrinter->setObjectName(u"sheetPrinter"_s);
    m_folder->setObjectName(u"printFolder"_s);
    content()->setSpacing(Metrics::unit);
    content()->addWidget(m_title);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(Metrics::unit);
    form->setHorizontalSpacing(2 * Metrics::unit);
    content()->addLayout(form);
    addRow(*form, 0, m_ticketPrinter);
    addRow(*form, 1, m_ticketPaper);
    addRow(*form, 2, m_sheetPrinter);
    addRow(*form, 3, m_folder);
    content()->addWidget(m_hint);
    for (int i = 0; i < 3; ++i) {
        m_ticketPaper->addItem(QString());
    }
    m_ticketPaper->setCurrentIndex(static_cast<int>(settings.ticketPaper()));
    m_patience.setSingleShot(true);
    m_patience.setInterval(listPatience);
    connectFields();
    retranslate();
}

PaperChoice::~PaperChoice()
{
    m_list.disconnect(this);
    m_list.kill();
    m_list.waitForFinished(100);
}

void PaperChoice::addRow(QFormLayout &form, size_t index, QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    label->setMinimumHeight(Metrics::controlHeight);
    form.addRow(label, field);
    m_labels.at(index) = label;
}

void PaperChoice::connectFields()
{
    connect(m_ticketPrinter, &QComboBox::activated, this, [this] {
        m_settings.setTicketPrinter(m_ticketPrinter->currentData().toString());
    });
    connect(m_sheetPrinter, &QComboBox::activated, this, [this] {
        m_settings.setSheetPrinter(m_sheetPrinter->currentData().toString());
    });
    connect(m_ticketPaper, &QComboBox::activated, this, [this](int index) {
        m_settings.setTicketPaper(static_cast<PaperSize>(index));
    });
    connect(m_folder, &QLineEdit::editingFinished, this, [this] {
        m_settings.setPrintFolder(m_folder->text());
        m_folder->setText(m_settings.printFolder());
    });
    connect(&m_list, &QProcess::finished, this, &PaperChoice::onPrinters);
    connect(&m_patience, &QTimer::timeout, &m_list, &QProcess::kill);
}

void PaperChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void PaperChoice::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    askForPrinters();
}

void PaperChoice::askForPrinters()
{
    if (m_list.state() == QProcess::NotRunning) {
        m_list.start(u"lpstat"_s, { u"-e"_s });
        m_patience.start();
    }
}

void PaperChoice::onPrinters()
{
    m_patience.stop();
    m_printers
        = QString::fromLocal8Bit(m_list.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    retranslate();
}

void PaperChoice::fillPrinters(QComboBox &box, const QString &chosen)
{
    box.clear();
    box.addItem(tr("PDF file in the folder"), QString());
    for (const QString &printer : std::as_const(m_printers)) {
        box.addItem(printer, printer);
    }
    if (!chosen.isEmpty() && !m_printers.contains(chosen)) {
        box.addItem(tr("%1 (not there)").arg(chosen), chosen);
    }
    box.setCurrentIndex(qMax(box.findData(chosen), 0));
}

void PaperChoice::retranslate()
{
    m_title->setText(tr("Paper"));
    m_labels.at(0)->setText(tr("Tickets go to"));
    m_labels.at(1)->setText(tr("Paper of tickets"));
    m_labels.at(2)->setText(tr("Day sheets go to"));
    m_labels.at(3)->setText(tr("Folder for PDF files"));
    m_hint->setText(tr("Receipts go where tickets go. Printers are set up in the system."));
    fillPrinters(*m_ticketPrinter, m_settings.ticketPrinter());
    fillPrinters(*m_sheetPrinter, m_settings.sheetPrinter());
    for (int i = 0; i < m_ticketPaper->count(); ++i) {
        m_ticketPaper->setItemText(i, PrintText::paper(static_cast<PaperSize>(i)));
    }
    m_ticketPrinter->setAccessibleName(m_labels.at(0)->text());
    m_ticketPaper->setAccessibleName(m_labels.at(1)->text());
    m_sheetPrinter->setAccessibleName(m_labels.at(2)->text());
    m_folder->setAccessibleName(m_labels.at(3)->text());
}
