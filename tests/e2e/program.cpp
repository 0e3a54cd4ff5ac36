#include "tests/e2e/program.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMilliseconds = 60000;

}

QJsonObject ProgramEnd::object() const { return QJsonDocument::fromJson(output).object(); }

QJsonArray ProgramEnd::array() const { return QJsonDocument::fromJson(output).array(); }

Program::Program(const QString &path, const QStringList &arguments, const QString &configFolder)
    : m_process(std::make_unique<QProcess>())
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CONFIG_HOME"_s, configFolder);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    m_process->setProcessEnvironment(environment);
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->start(path, arguments);
}

Program::~Program()
{
    if (m_process->state() != QProcess::NotRunning) {
        m_process->kill();
        m_process->waitForFinished(patienceMilliseconds);
    }
}

ProgramEnd Program::wait()
{
    ProgramEnd end;
    if (m_process->state() != QProcess::NotRunning) {
        m_process->waitForFinished(patienceMilliseconds);
    }
    if (m_process->state() == QProcess::NotRunning
        && m_process->exitStatus() == QProcess::NormalExit
        && m_process->error() != QProcess::FailedToStart) {
        end.exitCode = m_process->exitCode();
    }
    end.output = m_process->readAllStandardOutput();
    end.errors = QString::fromUtf8(m_process->readAllStandardError());
    return end;
}

void Program::kill()
{
    m_process->waitForStarted();
    m_process->kill();
    m_process->waitForFinished(patienceMilliseconds);
}
