#pragma once

#include "ui/presenters/bookingreturn.h"

#include <QWidget>

#include <array>

class ElidedLabel;
class QLabel;
class QLineEdit;
class Theme;

/**
 * What became of the pieces of one item. As long as nobody types how many are back, all are that
 * have not gone another way.
 */
class ReturnRow : public QWidget {
    Q_OBJECT

public:
    explicit ReturnRow(const Theme &theme, const HeldPieces &pieces, QWidget *parent = nullptr);

    ReturnLine line() const;

    /** The four fields, in the order of the Tab key; owned by the row. */
    QList<QLineEdit *> edits() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Part { Returned, Lost, Damaged, Consumed, PartCount };

    qint64 count(Part part) const;
    void fillReturned();
    void retranslate();

    HeldPieces m_pieces;
    bool m_isReturnedTyped = false;
    ElidedLabel *m_name = nullptr;
    QLabel *m_out = nullptr;
    std::array<QLabel *, PartCount> m_labels {};
    std::array<QLineEdit *, PartCount> m_edits {};
};
