#pragma once

#include <QProcessEnvironment>

/**
 * This program's environment without what would lead the server's programs astray: PGDATA and its
 * like, a language that is not installed, another zone. Their messages come in English.
 */
QProcessEnvironment serverEnvironment();
