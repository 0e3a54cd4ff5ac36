#include "ui/paper/qrcode.h"

#include <qrencode.h>

#include <memory>

QrCode QrCode::of(const QString &text)
{
    struct Release {
        void operator()(QRcode *code) const { QRcode_free(code); }
    };

    const QByteArray bytes = text.toUtf8();
    if (bytes.isEmpty()) {
        return {};
    }
    const std::unique_ptr<QRcode, Release> encoded(
        QRcode_encodeString(bytes.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1));
    if (!encoded) {
        return {};
    }
    QrCode code;
    code.m_side = encoded->width;
    code.m_modules.resize(qsizetype(encoded->width) * encoded->width);
    for (qsizetype i = 0; i < code.m_modules.size(); ++i) {
        code.m_modules[i] = static_cast<char>(encoded->data[i] & 1); // the other bits say why
    }
    return code;
}

bool QrCode::isDark(int column, int row) const
{
    return m_modules.at(qsizetype(row) * m_side + column) != 0;
}
