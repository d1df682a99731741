// A stage made of widgets, and the steps of a script on it.
#pragma once

#include "application.h"
#include "hand.h"
#include "member.h"
#include "recorder.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <map>

class World : public QObject, private Listener, private Gate {
public:
    World(Application &application, Hand &hand);
    ~World() override;

    /// Makes the stage. Throws `Skip`.
    void build(const QJsonArray &responders);

    /// Does one step, and returns what happened meanwhile. Throws `Skip`.
    QJsonObject perform(const QJsonObject &step);

private:
    // Building, in world.cpp.
    void create(const QJsonObject &responder);
    void place(const QJsonObject &responder);
    void show();

    // What Qt tells, in world_hearing.cpp.
    bool isTold(Member &member, const QTouchEvent &event) override;
    void losesFocus(Member &member) override;
    bool arrives(QWindow &window, const QTouchEvent &event) override;
    void isChosen(QWidget &widget, const QTouchEvent &event) override;
    bool eventFilter(QObject *window, QEvent *event) override;

    // The steps, in world_properties.cpp, world_changes.cpp, world_stimuli.cpp, world_queries.cpp.
    void set(const QJsonObject &step);
    void change(const QJsonObject &step);
    void stimulate(const QJsonObject &step);
    QJsonObject answer(const QJsonObject &step) const;

    void setInteraction(QWidget &widget, bool isOn);
    void setAlpha(QWidget &widget, double alpha);
    void setFrame(QWidget &widget, const QJsonArray &frame);
    void setKeeps(const QJsonObject &step);

    void moveFinger(const QString &does, int finger, const QJsonValue &at);
    void deliver();
    void hitTest(const QWidget &widget, QPointF point);

    // Looking up.
    Member &member(const QJsonValue &name);
    const Member &member(const QJsonValue &name) const;
    /// The widget of that name; throws `Skip` where the responder is none.
    QWidget &widget(const QJsonValue &name) const;
    /// The responder of the stage that an object is, or is a part of.
    const Member *staged(const QObject *object) const;
    const Member *window(const QWindow &window) const;
    QJsonValue name(const QObject *object) const;
    const QObject *next(const QObject *object) const;
    QPointF location(const QPointF &screen, int finger, const QJsonValue &in) const;

    /// What Qt last told of a finger.
    struct Touch {
        QTouchEvent::TouchPoint point;
        QPointer<QWindow> window;
        QString phase;
    };

    Application &application;
    Hand &hand;
    Recorder recorder;
    std::map<QString, Member> members;
    QStringList order;

    QMap<int, Touch> touches;
    /// The widget that a finger's touch belongs to, by Qt's own table.
    QMap<int, QPointer<QWidget>> owners;
    /// The widget that the last touch-down or direct hit-test found.
    QPointer<const QWidget> found;
    bool result = false;
};
