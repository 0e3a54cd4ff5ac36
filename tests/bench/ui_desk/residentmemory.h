#pragma once

/** Bytes of this process that are in memory now; 0 when the system does not tell. */
double residentBytes();
