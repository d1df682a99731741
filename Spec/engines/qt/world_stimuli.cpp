#include "skip.h"
#include "world.h"

namespace {

QPointF point(const QJsonValue &at)
{
    return {at.toArray().at(0).toDouble(), at.toArray().at(1).toDouble()};
}

} // namespace

void World::stimulate(const QJsonObject &step)
{
    const QString word = step["do"].toString();
    if (word == "touchBegins" || word == "touchMoves" || word == "touchEnds") {
        const QString does = word == "touchBegins" ? "touches"
            : word == "touchMoves"                 ? "moves"
                                                   : "lifts";
        moveFinger(does, 1, step["at"]);
        deliver();
    } else if (word == "fingers") {
        for (const auto &change : step["changes"].toArray()) {
            const QJsonObject finger = change.toObject();
            moveFinger(finger["does"].toString(), finger["finger"].toInt(), finger["at"]);
        }
        deliver();
    } else if (word == "touchesAreCancelled") {
        hand.cancel();
    } else if (word == "wait") {
        hand.wait(step["seconds"].toDouble());
    } else if (word == "hitTest") {
        hitTest(widget(step["of"]), point(step["at"]));
    } else if (word == "becomeFirstResponder") {
        QWidget &focused = widget(step["of"]);
        focused.setFocus();
        result = focused.window()->focusWidget() == &focused;
    } else if (word == "resignFirstResponder") {
        QWidget &focused = widget(step["of"]);
        if (focused.window()->focusWidget() != &focused)
            throw Skip{"clearFocus() returns nothing, and a widget without the focus loses none.",
                       "https://doc.qt.io/qt-5/qwidget.html#clearFocus"};
        focused.clearFocus();
        result = focused.window()->focusWidget() != &focused;
    } else {
        throw Skip{"This engine does not know how to do " + word + ".", {}};
    }
}

void World::moveFinger(const QString &does, int finger, const QJsonValue &at)
{
    if (does == "touches") {
        found = nullptr;
        touches.remove(finger);
        owners[finger] = nullptr;
        hand.touches(finger, point(at));
    } else if (does == "moves") {
        hand.moves(finger, point(at));
    } else {
        hand.lifts(finger);
    }
}

void World::deliver()
{
    hand.deliver();
    for (auto owner = owners.begin(); owner != owners.end(); ++owner) {
        if (QWidget *target = hand.target(owner.key()))
            *owner = target;
    }
}

// `childAt` looks at what is inside a widget, and never at the widget itself: where it finds
// nothing, the widget itself is what a touch would find, unless it is one that Qt passes over.
void World::hitTest(const QWidget &widget, QPointF at)
{
    const QPoint pixel = at.toPoint();
    const bool isPassedOver =
        staged(&widget)->hidden || widget.testAttribute(Qt::WA_TransparentForMouseEvents);
    found = widget.childAt(pixel);
    if (!found && !isPassedOver && widget.rect().contains(pixel))
        found = &widget;
}
