#include "app/desk/steptext.h"

#include "ui/errortext.h"

QString StepText::sentence(BackendStep step)
{
    switch (step) {
    case BackendStep::LookingForServer:
        return tr("Looking for the database…");
    case BackendStep::CreatingDatabase:
        return tr("Creating the private database. This happens once and takes some seconds…");
    case BackendStep::StartingServer:
        return tr("Starting the private database…");
    case BackendStep::RecoveringServer:
        return tr("The database was not closed properly and puts itself in order…");
    case BackendStep::Connecting:
        return tr("Connecting…");
    case BackendStep::PreparingSchema:
        return tr("Bringing the database up to this version…");
    case BackendStep::LoadingDemo:
        return tr("Loading a demo day to try things on…");
    }
    Q_UNREACHABLE();
}

QString StepText::failure(const Error &error)
{
    if (error.code == ErrorCode::Unreachable) {
        return tr("The database server does not answer. Check that it runs and that the settings "
                  "name the right one.");
    }
    return ErrorText::sentence(error);
}
