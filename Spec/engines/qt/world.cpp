#include "world.h"

#include "lacks.h"
#include "skip.h"
#include "staged_widget.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextEdit>

World::World(Application &application, Hand &hand)
    : application(application), hand(hand)
{
}

void World::build(const QJsonArray &responders)
{
    for (const auto &responder : responders)
        create(responder.toObject());
    for (const auto &responder : responders)
        place(responder.toObject());
    show();
    QCoreApplication::processEvents();
    application.gate = this;
    recorder.listening = true;
}

// Nothing may be left for the next script: no filter, no grab, no widget, no pending event.
World::~World()
{
    recorder.listening = false;
    application.gate = nullptr;
    for (auto &[name, member] : members) {
        member.swallowsEvents = false;
        if (member.kind == "window" && member.widget() && member.widget()->windowHandle())
            member.widget()->windowHandle()->removeEventFilter(this);
    }
    hand.letGo();
    for (auto &[name, member] : members) {
        if (member.kind != "application")
            delete member.object.data();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

QJsonObject World::perform(const QJsonObject &step)
{
    skipIfLacking(step);
    QJsonObject record;
    if (step.contains("ask"))
        record["answer"] = answer(step);
    else if (step.contains("set"))
        set(step);
    else if (step.contains("change"))
        change(step);
    else
        stimulate(step);
    QCoreApplication::processEvents();
    const QJsonArray calls = recorder.take();
    if (!calls.isEmpty())
        record["calls"] = calls;
    return record;
}

// MARK: Building

void World::create(const QJsonObject &responder)
{
    const QString name = responder["name"].toString();
    Member &member = members[name];
    order.append(name);
    member.name = name;
    member.kind = responder["kind"].toString();
    if (member.kind == "application")
        member.object = &application;
    else if (member.kind == "window" || member.kind == "view")
        member.object = new StagedWidget<QWidget>(member, *this);
    else if (member.kind == "label" || member.kind == "image view")
        member.object = new StagedWidget<QLabel>(member, *this);
    else if (member.kind == "button")
        member.object = new StagedWidget<QPushButton>(member, *this);
    else if (member.kind == "text field")
        member.object = new StagedWidget<QLineEdit>(member, *this);
    else if (member.kind == "text view")
        member.object = new StagedWidget<QTextEdit>(member, *this);
    else
        // A responder, an object or an application delegate: stages have no other kinds than `hello`
        // claims.
        member.object = new QObject;
    if (member.kind == "window")
        member.widget()->setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
}

void World::place(const QJsonObject &responder)
{
    Member &placed = member(responder["name"]);
    QWidget *widget = placed.widget();
    if (!widget)
        return;
    if (placed.kind != "window" && responder.contains("in")) {
        widget->setParent(&this->widget(responder["in"]));
        widget->show();
    }
    setFrame(*widget, responder["frame"].toArray());
}

void World::show()
{
    for (const QString &name : qAsConst(order)) {
        const Member &shown = member(name);
        if (shown.kind != "window")
            continue;
        shown.widget()->show();
        shown.widget()->windowHandle()->installEventFilter(this);
    }
}

// MARK: Looking up

Member &World::member(const QJsonValue &name)
{
    return members.at(name.toString());
}

const Member &World::member(const QJsonValue &name) const
{
    return members.at(name.toString());
}

QWidget &World::widget(const QJsonValue &name) const
{
    if (QWidget *widget = member(name).widget())
        return *widget;
    throw Skip{"Only a widget can do that, and " + name.toString() + " is none.",
               "https://doc.qt.io/qt-5/qwidget.html"};
}

const Member *World::staged(const QObject *object) const
{
    for (; object; object = object->parent()) {
        for (const auto &[name, member] : members) {
            if (member.object == object)
                return &member;
        }
    }
    return nullptr;
}

const Member *World::window(const QWindow &window) const
{
    for (const auto &[name, member] : members) {
        if (member.widget() && member.widget()->windowHandle() == &window)
            return &member;
    }
    return nullptr;
}

QJsonValue World::name(const QObject *object) const
{
    const Member *named = staged(object);
    return named ? QJsonValue(named->name) : QJsonValue();
}
