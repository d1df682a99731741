#include "world.h"

#include <QGuiApplication>

namespace {

const QString told[] = {
    "touchesBegan(_:with:)",
    "touchesMoved(_:with:)",
    "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)",
};

QVector<int> fingers(const QTouchEvent &event, Qt::TouchPointState state)
{
    QVector<int> fingers;
    for (const auto &point : event.touchPoints()) {
        if (point.state() == state)
            fingers.append(Hand::finger(point));
    }
    std::sort(fingers.begin(), fingers.end());
    return fingers;
}

QString phase(Qt::TouchPointState state)
{
    switch (state) {
    case Qt::TouchPointPressed: return "began";
    case Qt::TouchPointMoved: return "moved";
    case Qt::TouchPointStationary: return "stationary";
    case Qt::TouchPointReleased: return "ended";
    }
    return QString();
}

} // namespace

// Qt tells of fingers that go down, move and lift in one and the same call, and the states of the
// points say which does what: each state is recorded as the call of its phase.
bool World::isTold(Member &member, const QTouchEvent &event)
{
    if (event.type() == QEvent::TouchCancel) {
        // A cancellation comes without any points.
        recorder.touches(member.name, told[Cancelled], {});
        return member.keeps[Cancelled];
    }
    const QPair<Phase, Qt::TouchPointState> phases[] = {
        {Began, Qt::TouchPointPressed},
        {Moved, Qt::TouchPointMoved},
        {Ended, Qt::TouchPointReleased},
    };
    bool keeps = false;
    for (const auto &[phase, state] : phases) {
        const QVector<int> changed = fingers(event, state);
        if (changed.isEmpty())
            continue;
        recorder.touches(member.name, told[phase], changed);
        keeps = keeps || member.keeps[phase];
    }
    return keeps;
}

// A widget whose window is deactivated loses the keyboard, but stays its window's focus widget.
void World::losesFocus(Member &member)
{
    const QWidget *widget = member.widget();
    if (widget && widget->window()->focusWidget() != widget)
        recorder.call(member.name, "resignFirstResponder()");
}

bool World::arrives(QWindow &window, const QTouchEvent &event)
{
    for (const auto &point : event.touchPoints())
        touches[Hand::finger(point)] = {point, &window, phase(point.state())};
    if (event.type() == QEvent::TouchCancel) {
        for (auto &touch : touches) {
            if (touch.window == &window && touch.phase != "ended")
                touch.phase = "cancelled";
        }
    }
    const Member *self = staged(&application);
    if (!self)
        return false;
    recorder.call(self->name, "sendEvent(_:)");
    return self->swallowsEvents;
}

void World::isChosen(QWidget &widget, const QTouchEvent &event)
{
    for (const auto &point : event.touchPoints()) {
        if (point.state() == Qt::TouchPointPressed)
            found = &widget;
    }
}

bool World::eventFilter(QObject *object, QEvent *event)
{
    if (!isTouch(*event))
        return false;
    const Member *receiver = window(*static_cast<QWindow *>(object));
    if (!receiver)
        return false;
    recorder.call(receiver->name, "sendEvent(_:)");
    return receiver->swallowsEvents;
}
