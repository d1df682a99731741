// A widget of any class of Qt's that reports its touches and its loss of focus, and otherwise
// does what its class does.
#pragma once

#include "member.h"

#include <QFocusEvent>
#include <QTouchEvent>

template <typename Widget>
class StagedWidget : public Widget {
public:
    StagedWidget(Member &member, Listener &listener) : member(member), listener(listener)
    {
        // Without this Qt tells a widget nothing of touches.
        this->setAttribute(Qt::WA_AcceptTouchEvents);
    }

protected:
    bool event(QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            if (listener.isTold(member, *static_cast<QTouchEvent *>(event))) {
                event->accept();
                return true;
            }
            break;
        case QEvent::FocusOut:
            listener.losesFocus(member);
            break;
        default:
            break;
        }
        return Widget::event(event);
    }

private:
    Member &member;
    Listener &listener;
};
