#pragma once

#include "ui/widgets/card.h"

#include <QProcess>
#include <QTimer>

#include <array>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class Settings;

/**
 * Which printer and paper tickets and day sheets go to. The printers are asked for each time that
 * the card appears; a chosen one that is away stays chosen. Changes apply and are kept at once.
 */
class PaperChoice : public Card {
    Q_OBJECT

public:
    /** @p settings are borrowed and outlive the card. */
    explicit PaperChoice(Settings &settings, QWidget *parent = nullptr);
    ~PaperChoice() override;

    /** For the page that sets all its labels to one width. */
    const std::array<QLabel *, 4> &labels() const { return m_labels; }

    /** Says everything anew; also called by the page, before it measures the labels. */
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void addRow(QFormLayout &form, size_t index, QWidget *field);
    void connectFields();
    void askForPrinters();
    void onPrinters();
    void fillPrinters(QComboBox &box, const QString &chosen);

    Settings &m_settings;
    QStringList m_printers;
    QProcess m_list;
    QTimer m_patience;
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    std::array<QLabel *, 4> m_labels {};
    QComboBox *m_ticketPrinter = nullptr;
    QComboBox *m_ticketPaper = nullptr;
    QComboBox *m_sheetPrinter = nullptr;
    QLineEdit *m_folder = nullptr;
};
