#include "skip.h"
#include "world.h"

namespace {

QJsonObject responder(const QJsonValue &name)
{
    return {{"responder", name}};
}

} // namespace

QJsonObject World::answer(const QJsonObject &step) const
{
    const QString word = step["ask"].toString();
    const int finger = step["finger"].toInt();
    if (word == "hitTestView")
        return responder(name(found));
    if (word == "touchView")
        return responder(name(owners.value(1)));
    if (word == "fingerView")
        return responder(name(owners.value(finger)));
    if (word == "next")
        return responder(name(next(member(step["of"]).object)));
    if (word == "chain") {
        QJsonArray chain;
        for (const QObject *link = member(step["of"]).object; link; link = next(link))
            chain.append(name(link));
        return {{"responders", chain}};
    }
    if (word == "contains") {
        const QJsonArray at = step["at"].toArray();
        const QPoint point = QPointF(at.at(0).toDouble(), at.at(1).toDouble()).toPoint();
        return {{"truth", widget(step["of"]).rect().contains(point)}};
    }
    if (word == "subviews") {
        QJsonArray children;
        for (const QObject *child : widget(step["of"]).children()) {
            if (child->isWidgetType() && staged(child)->object == child)
                children.append(name(child));
        }
        return {{"responders", children}};
    }
    if (word == "phase" && touches.contains(finger))
        return {{"text", touches[finger].phase}};
    if (word == "location" && touches.contains(finger)) {
        const QPointF at = location(touches[finger].point.screenPos(), finger, step["in"]);
        return {{"point", QJsonArray{at.x(), at.y()}}};
    }
    if (word == "previousLocation" && touches.contains(finger)) {
        const QPointF at = location(touches[finger].point.lastScreenPos(), finger, step["in"]);
        return {{"point", QJsonArray{at.x(), at.y()}}};
    }
    if (word == "keyWindow")
        return responder(name(QApplication::activeWindow()));
    if (word == "firstResponder")
        return responder(name(widget(step["of"]).window()->focusWidget()));
    if (word == "isFirstResponder") {
        const QWidget &asked = widget(step["of"]);
        return {{"truth", asked.window()->focusWidget() == &asked}};
    }
    if (word == "result")
        return {{"truth", result}};
    throw Skip{"This engine does not know how to answer " + word + ".", {}};
}

// Where an event goes that a widget ignores: to the widget around it, and no further than to the
// window.
const QObject *World::next(const QObject *object) const
{
    if (object == &application)
        throw Skip{"The application is not on the way of an event that widgets ignore.",
                   "https://doc.qt.io/qt-5/qcoreapplication.html#notify"};
    const auto *widget = qobject_cast<const QWidget *>(object);
    return widget && !widget->isWindow() ? widget->parentWidget() : nullptr;
}

QPointF World::location(const QPointF &screen, int finger, const QJsonValue &in) const
{
    if (in.isString())
        return screen + widget(in).mapFromGlobal(QPoint());
    const QWindow *window = touches[finger].window;
    return window ? screen + window->mapFromGlobal(QPoint()) : screen;
}
