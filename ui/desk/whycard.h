#pragma once

#include "core/model/slotdetail.h"
#include "ui/widgets/card.h"

#include <QTimeZone>

#include <optional>

class QLabel;

/** "Why?": the terms that decide what a slot still gives, as the deciding SQL gives them. */
class WhyCard : public Card {
    Q_OBJECT

public:
    explicit WhyCard(QWidget *parent = nullptr);

    void showDetail(const SlotDetail &detail, const QTimeZone &zone);

    /** One line for each term instead of one sentence. */
    void setExpanded(bool isExpanded);

    bool isExpanded() const { return m_isExpanded; }

    /** A sentence after the terms, about something else that is not offered; empty: none. */
    void setAside(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text = nullptr;
    std::optional<SlotDetail> m_detail;
    QTimeZone m_zone;
    QString m_aside;
    bool m_isExpanded = false;
};
