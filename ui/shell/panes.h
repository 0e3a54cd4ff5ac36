#pragma once

#include <QList>

class QWidget;

/**
 * Gives the keyboard to the pane @p step places after the one that has @p focused: to the pane
 * itself, or to the first control in it. @p focused may be null; @p panes is not empty.
 */
void focusNextPane(const QList<QWidget *> &panes, const QWidget *focused, int step);
