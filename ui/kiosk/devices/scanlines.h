#pragma once

#include <QByteArray>
#include <QStringList>

/**
 * Cuts what a scanner sends into codes: one a line, however its bytes arrive. What is no code
 * (other bytes than visible ASCII, or too long) is dropped up to the end of its line, so that noise
 * on the line never becomes a half of something. Value; bounded memory.
 */
class ScanLines {
public:
    static constexpr qsizetype lengthMax = 200; ///< of one code; a QR mark of ours has 32

    /** The codes that @p bytes completes, in their order. */
    QStringList feed(const QByteArray &bytes);

    /** Forgets what has begun: the device was opened anew. */
    void clear();

    /** Lines that were no codes, so far. */
    int droppedCount() const { return m_droppedCount; }

private:
    void end(QStringList &codes);

    QByteArray m_begun;
    bool m_isBad = false; ///< the line that has begun
    int m_droppedCount = 0;
};
