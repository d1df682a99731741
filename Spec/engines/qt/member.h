// A responder of the stage: a widget, the application or a plain QObject, under its name.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

enum Phase { Began, Moved, Ended, Cancelled };

struct Member {
    QString name;
    QString kind;
    QPointer<QObject> object;

    /// The phases whose touches it accepts instead of leaving them to its class.
    bool keeps[4] = {false, false, false, false};
    /// Whether its filter (or `notify`) keeps all events.
    bool swallowsEvents = false;
    /// Whether the script hid it; `setParent` hides a widget too, and that has to be told apart.
    bool hidden = false;

    QWidget *widget() const { return qobject_cast<QWidget *>(object.data()); }
};

/// Hears what happens to the widgets of the stage.
class Listener {
public:
    virtual ~Listener() = default;

    /// A widget is told of touches. Returns whether it keeps them.
    virtual bool isTold(Member &member, const class QTouchEvent &event) = 0;
    /// A widget has lost the focus.
    virtual void losesFocus(Member &member) = 0;
};
