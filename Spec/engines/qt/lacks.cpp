#include "lacks.h"

#include "skip.h"

#include <QHash>

namespace {

const QString documentation = "https://doc.qt.io/qt-5/";

struct Lack {
    const char *reason;
    const char *page;
};

const QHash<QString, Lack> lacks{
    {"set boundsOrigin", {"A widget's own coordinates always begin at 0 0.", "coordsys.html"}},
    {"set scale", {"A widget has no transform.", "coordsys.html"}},
    {"set rotation", {"A widget has no transform.", "coordsys.html"}},
    {"set translation", {"A widget has no transform.", "coordsys.html"}},
    {"set cornerRadius", {"A widget has no layer.", "qwidget.html"}},
    {"set zPosition", {"A widget has no layer.", "qwidget.html"}},
    {"set next", {"parentWidget() is not virtual.", "qwidget.html#parentWidget"}},
    {"set hitTest", {"childAt() is not virtual.", "qwidget.html#childAt"}},
    {"set hitTestPassesSelfThrough", {"childAt() is not virtual.", "qwidget.html#childAt"}},
    {"set pointInside", {"childAt() is not virtual.", "qwidget.html#childAt"}},
    {"set pointInsideOutset", {"childAt() is not virtual.", "qwidget.html#childAt"}},
    {"set delegate", {"QApplication has no delegate.", "qapplication.html"}},
    {"set exclusiveTouch",
     {"A widget cannot keep touches from other widgets.", "qtouchevent.html"}},
    {"set windowLevel",
     {"The order of windows is up to the window system; Qt has hints, but no levels.",
      "qt.html#WindowType-enum"}},
    {"ask tapCount", {"A touch event does not count taps.", "qtouchevent.html"}},
    {"change ignoreInteractionEvents",
     {"The application cannot be told to ignore touches.", "qapplication.html"}},
};

} // namespace

void skipIfLacking(const QJsonObject &step)
{
    for (const auto kind : {"set ", "change ", "do ", "ask "}) {
        const auto lack = lacks.constFind(kind + step[QString(kind).trimmed()].toString());
        if (lack != lacks.constEnd())
            throw Skip{QString(lack->reason), documentation + lack->page};
    }
}
