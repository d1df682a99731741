/* The script's time beside that of the real clock, and where the difference decides. Plain C, so that
   the test of the engine calls it on any system. Times are in seconds. */

#include <stdbool.h>

/** A time by the script, in which only waits last, and by the real clock. */
typedef struct {
  double script, real;
} Moment;

/** Begins a script at a time of the real clock. */
void timesBegin(double real);

/** Has the script's time go on from something that happened at a time of the real clock. */
void timesAnchor(double real);

/** Lets the script wait, and returns the time of the real clock until when. */
double timesWait(double seconds);

/** What the script's time is, with a time of the real clock. */
Moment timesAt(double real);

/** Whether it depends on the real clock what a swipe does with a finger that has gone so far along its
    direction and across it. The first finger went down at `from`. The limits are those of GESTURE-63. */
bool clockDecidesSwipe(Moment from, Moment now, double along, double across);

/** Whether it depends on the real clock if a scroll view still holds back a touch that went down at
    `from` and rests. The limit is about that of SCROLL-9, of which only reports tell. */
bool clockDecidesDelay(Moment from, Moment now);
