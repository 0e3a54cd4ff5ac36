#pragma once

#include <QByteArray>
#include <QString>

/** The dark and light modules of a QR mark, error correction level M. A value; any thread. */
class QrCode {
public:
    /** Light modules that must stay free around a mark. */
    static constexpr int quietModules = 4;

    QrCode() = default;

    /** Empty when @p text is empty or too long for any mark. */
    static QrCode of(const QString &text);

    /** Modules of one side, without the quiet zone; 0 when it is empty. */
    int side() const { return m_side; }

    bool isDark(int column, int row) const;

private:
    int m_side = 0;
    QByteArray m_modules; ///< row by row, 1 is dark
};
