#include "skip.h"
#include "world.h"

#include <QGraphicsOpacityEffect>

void World::set(const QJsonObject &step)
{
    const QString word = step["set"].toString();
    const QJsonValue to = step["to"];
    if (word == "handlesTouches" || word == "keepsTouches") {
        setKeeps(step);
    } else if (word == "swallowsEvents") {
        member(step["of"]).swallowsEvents = to.toBool();
    } else if (word == "hidden") {
        member(step["of"]).hidden = to.toBool();
        widget(step["of"]).setVisible(!to.toBool());
    } else if (word == "alpha") {
        setAlpha(widget(step["of"]), to.toDouble());
    } else if (word == "interactionEnabled") {
        setInteraction(widget(step["of"]), to.toBool());
    } else if (word == "frame") {
        setFrame(widget(step["of"]), to.toArray());
    } else if (word == "clipsToBounds") {
        if (!to.toBool())
            throw Skip{"A child widget is always clipped to its parent.",
                       "https://doc.qt.io/qt-5/qwidget.html#details"};
    } else if (word == "multipleTouch") {
        if (!to.toBool())
            throw Skip{"A widget that accepts touch events gets all points.",
                       "https://doc.qt.io/qt-5/qtouchevent.html#details"};
    } else if (word == "canBecomeFirstResponder") {
        // By Tab and by code, but not by a click: the policy that is nearest to a willing view's.
        widget(step["of"]).setFocusPolicy(to.toBool() ? Qt::TabFocus : Qt::NoFocus);
    } else if (word == "canResignFirstResponder" || word == "refusesToResign") {
        if (to.toBool() != (word == "canResignFirstResponder"))
            throw Skip{"A widget cannot refuse to lose the focus.",
                       "https://doc.qt.io/qt-5/qwidget.html#focusOutEvent"};
    } else {
        throw Skip{"This engine does not know how to set " + word + ".", {}};
    }
}

// A window's way not to take input is a flag of its own; the attribute counts inside windows only.
void World::setInteraction(QWidget &widget, bool isOn)
{
    if (widget.isWindow() && widget.windowHandle())
        widget.windowHandle()->setFlag(Qt::WindowTransparentForInput, !isOn);
    else
        widget.setAttribute(Qt::WA_TransparentForMouseEvents, !isOn);
}

void World::setAlpha(QWidget &widget, double alpha)
{
    if (widget.isWindow()) {
        widget.setWindowOpacity(alpha);
    } else {
        auto *effect = new QGraphicsOpacityEffect;
        effect->setOpacity(alpha);
        widget.setGraphicsEffect(effect);
    }
}

void World::setFrame(QWidget &widget, const QJsonArray &frame)
{
    const QRectF rect(frame.at(0).toDouble(), frame.at(1).toDouble(), frame.at(2).toDouble(),
                      frame.at(3).toDouble());
    if (rect != QRectF(rect.toRect()))
        throw Skip{"A widget's geometry is in whole numbers.",
                   "https://doc.qt.io/qt-5/qwidget.html#geometry-prop"};
    widget.setGeometry(rect.toRect());
}

void World::setKeeps(const QJsonObject &step)
{
    static const QHash<QString, Phase> phases{
        {"began", Began}, {"moved", Moved}, {"ended", Ended}, {"cancelled", Cancelled}};
    widget(step["of"]);
    Member &keeper = member(step["of"]);
    const bool keeps = step["to"].toBool();
    if (step["set"] == "keepsTouches")
        keeper.keeps[phases[step["phase"].toString()]] = keeps;
    else
        std::fill(std::begin(keeper.keeps), std::end(keeper.keeps), keeps);
}
