#pragma once

#include "core/model/daysheet.h"
#include "ui/paper/paperdocument.h"
#include "ui/paper/slipcontent.h"

#include <QImage>
#include <QString>
#include <QStringList>

/** Papers to test with, and what can be said about any of them. */
namespace PaperCheck {

/** A booking of four on 7 June 2027, 10:00 to 11:00 of Prague. */
SlipContent slip(const QString &customerName = {});

/** A day with this many parties, every third of them still held. */
DaySheet sheet(int rowCount);

/** Names that break layouts: 120 visible characters, words without end, emoji, right to left. */
QStringList hardNames();

/** What is wrong with the places of things on the pages; empty when all is well. */
QStringList faults(const PaperDocument &document);

/** What a program says on its standard output; null when it failed. */
QString outputOf(const QString &program, const QStringList &arguments);

/** Writes the document as PDF and answers the path; empty when it failed. */
QString writtenTo(const QString &folder, const PaperDocument &document);

/** What the QR mark in a picture says. */
QString decoded(const QImage &image, const QString &folder);

/** Saves a picture of each page when HOLDFAST_PICTURES names a folder. */
void savePictures(const QString &name, const PaperDocument &document);

}
