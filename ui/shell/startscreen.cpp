#include "ui/shell/startscreen.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 700;
constexpr int textWidth = 520;
constexpr int progressWidth = 240;

}

StartScreen::StartScreen(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_retry(new KeyButton(theme, KeyButton::Variant::Primary, this))
    , m_quit(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"startScreen"_s);
    setBoxRole(this, BoxRole::Page);
    m_title->setObjectName(u"startTitle"_s);
    m_text->setObjectName(u"startText"_s);
    m_detail->setObjectName(u"startDetail"_s);
    m_retry->setObjectName(u"startRetry"_s);
    m_quit->setObjectName(u"startQuit"_s);
    setTextRole(m_title, TextRole::Title);
    setTextRole(m_text, TextRole::Body);
    setTextRole(m_detail, TextRole::Caption);
    // As high as the filled button beside it.
    m_quit->setMinimumHeight(theme.scaled(Metrics::largeControlHeight));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Metrics::unit + Metrics::halfUnit);
    column->addStretch(2);
    // In a box of their own: aligned in the column they would be as high as one long line.
    auto *texts = new QWidget(this);
    texts->setFixedWidth(theme.scaled(textWidth));
    auto *lines = new QVBoxLayout(texts);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(Metrics::unit + Metrics::halfUnit);
    for (QLabel *label : { m_title, m_text, m_detail }) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        lines->addWidget(label);
    }
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(texts);
    middle->addStretch(1);
    column->addLayout(middle);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(progressWidth);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Metrics::unit);
    buttons->addStretch(1);
    buttons->addWidget(m_retry);
    buttons->addWidget(m_quit);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch(3);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, &StartScreen::retranslate);
    connect(m_retry, &KeyButton::clicked, this, &StartScreen::retryRequested);
    connect(m_quit, &KeyButton::clicked, this, &StartScreen::quitRequested);
    m_patience.start();
    retranslate();
}

void StartScreen::showStep(const QString &sentence)
{
    m_isFailed = false;
    m_text->setText(sentence);
    retranslate();
}

void StartScreen::showFailure(const QString &sentence, const QString &code, const QString &detail)
{
    m_isFailed = true;
    m_code = code;
    m_text->setText(sentence);
    m_detail->setText(detail);
    retranslate();
    m_retry->setFocus(Qt::OtherFocusReason);
}

void StartScreen::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void StartScreen::retranslate()
{
    const bool isSpeaking = m_isFailed || !m_patience.isActive();
    m_title->setText(m_isFailed ? tr("The desk cannot open") : tr("Opening the desk"));
    m_retry->setText(tr("Try again"));
    m_quit->setText(tr("Quit"));
    m_detail->setToolTip(tr("Code for support: %1").arg(m_code));
    m_title->setVisible(isSpeaking);
    m_text->setVisible(isSpeaking);
    m_progress->setVisible(isSpeaking && !m_isFailed);
    m_detail->setVisible(m_isFailed && !m_detail->text().isEmpty());
    m_retry->setVisible(m_isFailed);
    m_quit->setVisible(m_isFailed);
}
