#include "tests/paper/printshop.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace {

/** $shop is the folder. Takes the document first, as lp does. */
QString lpScript(PrintShop::Mood mood)
{
    const QString begin = u"echo \"$@\" > $shop/arguments\n"_s;
    const QString print = begin
        + u"n=$(ls $shop/papers | wc -l); cat > $shop/papers/$(printf %03d $n).pdf\n"
          "echo \"request id is TestPrinter-$n (0 file(s))\"\n"_s;
    switch (mood) {
    case PrintShop::Mood::Prints:
    case PrintShop::Mood::OutOfPaper:
        return print;
    case PrintShop::Mood::PrinterMissing:
        return begin
            + u"cat > /dev/null; echo 'lp: The printer or class does not exist.' >&2; exit 1\n"_s;
    case PrintShop::Mood::Refuses:
        return begin
            + u"cat > /dev/null; echo 'lp: Unsupported document-format \"application/pdf\".' >&2;"
              " exit 1\n"_s;
    case PrintShop::Mood::Away:
        return begin
            + u"cat > /dev/null; echo 'lp: Error - scheduler not responding.' >&2; exit 1\n"_s;
    case PrintShop::Mood::Slow:
        return begin + u"exec sleep 60\n"_s;
    }
    return {};
}

QString lpstatScript(PrintShop::Mood mood)
{
    const QString names = u"if [ \"$1\" = -e ]; then echo TestPrinter; exit 0; fi\n"_s;
    return mood == PrintShop::Mood::OutOfPaper
        ? QString(names
            + u"for n in 0 1 2 3 4 5 6 7 8 9; do echo \"TestPrinter-$n anna 1024 Mon\"; done\n"_s)
        : names;
}

}

PrintShop::PrintShop()
    : m_path(qgetenv("PATH"))
{
    QDir(m_folder.path()).mkdir(u"papers"_s);
    QDir(m_folder.path()).mkdir(u"bin"_s);
    qputenv("PATH", m_folder.filePath(u"bin"_s).toLocal8Bit() + ':' + m_path);
    setMood(Mood::Prints);
}

PrintShop::~PrintShop() { qputenv("PATH", m_path); }

void PrintShop::setMood(Mood mood)
{
    writeProgram(u"lp"_s, lpScript(mood));
    writeProgram(u"lpstat"_s, lpstatScript(mood));
    writeProgram(u"cancel"_s, u"echo \"$@\" > $shop/cancelled\n"_s);
}

void PrintShop::remove()
{
    // Without the folders of the machine as well: one of them may have a real lp.
    qputenv("PATH", m_folder.filePath(u"papers"_s).toLocal8Bit());
}

QStringList PrintShop::papers() const
{
    const QDir papers(m_folder.filePath(u"papers"_s));
    QStringList paths;
    for (const QString &name : papers.entryList(QDir::Files, QDir::Name)) {
        paths.append(papers.filePath(name));
    }
    return paths;
}

QString PrintShop::lastArguments() const
{
    QFile file(m_folder.filePath(u"arguments"_s));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

QString PrintShop::lastCancelled() const
{
    QFile file(m_folder.filePath(u"cancelled"_s));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

void PrintShop::writeProgram(const QString &name, const QString &script)
{
    // Renamed into place: a program that runs cannot be written to.
    const QString path = m_folder.filePath(u"bin/"_s + name);
    QFile file(path + u".new"_s);
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("no print shop: %s", qUtf8Printable(file.errorString()));
    }
    const QString head = u"#!/bin/sh\nshop=%1\n"_s.arg(m_folder.path());
    file.write((head + script).toUtf8());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    file.close();
    QFile::remove(path);
    if (!file.rename(path)) {
        qFatal("no print shop: %s", qUtf8Printable(file.errorString()));
    }
}
