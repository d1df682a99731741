// The fingers: raw touch points, given to Qt where a platform plugin gives them.
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QPointF>
#include <QPointer>
#include <QTouchEvent>
#include <QWidget>

class QTouchDevice;

class Hand {
public:
    Hand();

    void touches(int finger, QPointF point);
    void moves(int finger, QPointF point);
    void lifts(int finger);
    /// Delivers what the fingers did since the last delivery, in one event.
    void deliver();
    void cancel();
    void wait(double seconds) { clock += ulong(seconds * 1000); }

    /// The widget that Qt's table of active touch points names for a finger.
    QWidget *target(int finger) const;

    /// Leaves nothing in Qt of the touches so far.
    void letGo();

    static int finger(const QTouchEvent::TouchPoint &point) { return point.id() & 0xffffff; }

private:
    struct Finger {
        QPointF point;
        Qt::TouchPointState state;
    };

    void change(int finger, QPointF point, Qt::TouchPointState state);

    QTouchDevice *device;
    QMap<int, Finger> down;
    /// Milliseconds of a clock that only scripts move.
    ulong clock = 1000;
    bool wasCancelled = false;
};
