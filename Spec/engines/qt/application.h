// The application: `notify` is the gate that every event passes in Qt, first on its way to a
// window and then again on its way to a widget.
#pragma once

#include <QApplication>
#include <QTouchEvent>
#include <QWidget>
#include <QWindow>

/// Hears of the events that pass the gate.
class Gate {
public:
    virtual ~Gate() = default;

    /// Touches arrive for a window. Returns whether the application keeps them.
    virtual bool arrives(QWindow &window, const QTouchEvent &event) = 0;
    /// Qt has chosen a widget for touches.
    virtual void isChosen(QWidget &widget, const QTouchEvent &event) = 0;
};

inline bool isTouch(const QEvent &event)
{
    return event.type() == QEvent::TouchBegin || event.type() == QEvent::TouchUpdate
        || event.type() == QEvent::TouchEnd || event.type() == QEvent::TouchCancel;
}

class Application : public QApplication {
public:
    using QApplication::QApplication;

    Gate *gate = nullptr;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (gate && isTouch(*event)) {
            const auto &touch = *static_cast<QTouchEvent *>(event);
            if (receiver->isWindowType()) {
                if (gate->arrives(*static_cast<QWindow *>(receiver), touch))
                    return true;
            } else if (receiver->isWidgetType()) {
                gate->isChosen(*static_cast<QWidget *>(receiver), touch);
            }
        }
        return QApplication::notify(receiver, event);
    }
};
