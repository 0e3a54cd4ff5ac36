#pragma once

#include "ui/theme/themetokens.h"

#include <QString>

/** The application style sheet of a theme; @p scale enlarges text and controls. */
QString styleSheetOf(const ThemeTokens &tokens, qreal scale);
