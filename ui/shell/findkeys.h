#pragma once

#include <QKeySequence>
#include <QString>

/** Keys of the field that finds, which no command of the desk stands for. */
namespace FindKeys {

/** "Ctrl+Enter": the button of the marked row. */
inline QString rescue()
{
    return QKeySequence(Qt::CTRL | Qt::Key_Enter).toString(QKeySequence::NativeText);
}

}
