#include "skip.h"
#include "world.h"

namespace {

/// The widgets in a parent, from back to front.
QVector<QWidget *> children(const QWidget &parent)
{
    QVector<QWidget *> children;
    for (QObject *child : parent.children()) {
        if (child->isWidgetType())
            children.append(static_cast<QWidget *>(child));
    }
    return children;
}

void stackAbove(QWidget &widget, QWidget &sibling)
{
    QVector<QWidget *> siblings = children(*sibling.parentWidget());
    siblings.removeOne(&widget);
    const int above = siblings.indexOf(&sibling) + 1;
    if (above < siblings.size())
        widget.stackUnder(siblings[above]);
    else
        widget.raise();
}

} // namespace

void World::change(const QJsonObject &step)
{
    const QString word = step["change"].toString();
    QWidget &changed = widget(step["of"]);
    if (word == "remove") {
        if (changed.isWindow())
            changed.hide();
        else
            changed.setParent(nullptr);
    } else if (word == "add") {
        changed.setParent(&widget(step["to"]));
        // A widget is hidden when it changes its parent, and has to be shown again.
        changed.setVisible(!member(step["of"]).hidden);
    } else if (word == "insert" && step["placement"] == "above") {
        stackAbove(changed, widget(step["sibling"]));
    } else if (word == "insert") {
        changed.stackUnder(&widget(step["sibling"]));
    } else if (word == "bringToFront") {
        changed.raise();
    } else if (word == "sendToBack") {
        changed.lower();
    } else if (word == "makeKey") {
        changed.activateWindow();
    } else {
        throw Skip{"This engine does not know how to change " + word + ".", {}};
    }
}
