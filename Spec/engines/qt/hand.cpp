#include "hand.h"

#include <QTouchDevice>
#include <private/qguiapplication_p.h>
#include <qpa/qwindowsysteminterface.h>

using Platform = QWindowSystemInterface;

Hand::Hand() : device(new QTouchDevice)
{
    device->setType(QTouchDevice::TouchScreen);
    device->setCapabilities(QTouchDevice::Position);
    Platform::registerTouchDevice(device);
}

void Hand::touches(int finger, QPointF point)
{
    change(finger, point, Qt::TouchPointPressed);
}

void Hand::moves(int finger, QPointF point)
{
    if (down.contains(finger))
        change(finger, point, Qt::TouchPointMoved);
}

void Hand::lifts(int finger)
{
    if (down.contains(finger))
        change(finger, down[finger].point, Qt::TouchPointReleased);
}

void Hand::change(int finger, QPointF point, Qt::TouchPointState state)
{
    down[finger] = {point, state};
}

// No window is named, so that Qt looks for it itself, as it does for a touch screen that is read
// without a window system.
void Hand::deliver()
{
    QList<Platform::TouchPoint> points;
    bool anything = false;
    for (auto finger = down.cbegin(); finger != down.cend(); ++finger) {
        Platform::TouchPoint point;
        point.id = finger.key();
        point.state = finger->state;
        point.area = QRectF(finger->point, QSizeF(0, 0));
        point.pressure = finger->state == Qt::TouchPointReleased ? 0 : 1;
        points.append(point);
        anything = anything || finger->state != Qt::TouchPointStationary;
    }
    if (!anything)
        return;
    clock += 10;
    for (auto finger = down.begin(); finger != down.end();) {
        if (finger->state == Qt::TouchPointReleased) {
            finger = down.erase(finger);
        } else {
            finger->state = Qt::TouchPointStationary;
            ++finger;
        }
    }
    Platform::handleTouchEvent<Platform::SynchronousDelivery>(nullptr, clock, device, points);
}

void Hand::cancel()
{
    down.clear();
    wasCancelled = true;
    clock += 10;
    Platform::handleTouchCancelEvent<Platform::SynchronousDelivery>(nullptr, clock, device);
}

QWidget *Hand::target(int finger) const
{
    const auto &active = QGuiApplicationPrivate::instance()->activeTouchPoints;
    for (auto entry = active.cbegin(); entry != active.cend(); ++entry) {
        if ((entry.key().touchPointId & 0xffffff) == finger)
            return qobject_cast<QWidget *>(entry->target.data());
    }
    return nullptr;
}

// A cancelled touch leaves the mouse that Qt made of it pressed, until a finger of the same number
// is lifted; so every finger is put down and lifted once, on a window that is in nobody's way.
void Hand::letGo()
{
    for (int finger : down.keys())
        lifts(finger);
    deliver();
    if (wasCancelled) {
        QWidget ground;
        ground.setWindowFlags(Qt::FramelessWindowHint);
        ground.setGeometry(0, 0, 800, 800);
        ground.show();
        for (int finger = 1; finger <= 10; ++finger) {
            touches(finger, QPointF(400, 400));
            deliver();
            lifts(finger);
            deliver();
        }
        wasCancelled = false;
    }
    // So long that no touch of the next script makes a double click with one of this.
    wait(60);
}
