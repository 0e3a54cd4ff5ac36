#pragma once

#include <QStringList>

class QWidget;

/** Visible texts of buttons and labels inside @p widget that have less room than they need. */
QStringList cutTexts(const QWidget &widget);
