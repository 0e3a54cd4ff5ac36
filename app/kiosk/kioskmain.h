#pragma once

/**
 * The kiosk from its command line to its end; what main() returns. Help, wrong options, enrolment
 * and what is wrong with the configuration are answered where there is no display, too.
 */
int runKiosk(int argc, char **argv);
