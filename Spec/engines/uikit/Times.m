#include "Times.h"
#include <math.h>

static double script = 0;
static Moment anchor = { 0, 0 };

void timesBegin(double real) {
  script = 0;
  timesAnchor(real);
}

void timesAnchor(double real) {
  anchor.script = script;
  anchor.real = real;
}

double timesWait(double seconds) {
  script += seconds;
  return anchor.real + (script - anchor.script);
}

Moment timesAt(double real) {
  return (Moment){ script, real };
}

/* What the script says, and what the clock makes of it, lie on two sides of a limit that shrinks. */
static bool isBetween(double distance, double shrinking, double early, double late) {
  return fabs(distance) > 50 * (1 - shrinking * late)
    && fabs(distance) <= 50 * (1 - shrinking * early);
}

bool clockDecidesSwipe(Moment from, Moment now, double along, double across) {
  double early = now.script - from.script, late = now.real - from.real;
  return isBetween(along, 0.94, early, late) || isBetween(across, 0.98, early, late)
    || (early <= 0.5 && late > 0.5);
}

bool clockDecidesDelay(Moment from, Moment now) {
  return now.script - from.script < 0.15 && now.real - from.real >= 0.1;
}
