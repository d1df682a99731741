// An engine on Qt Widgets: messages come in and go out as lines of JSON.

#include "application.h"
#include "hand.h"
#include "skip.h"
#include "world.h"

#include <QJsonDocument>
#include <cstdio>
#include <iostream>
#include <string>

namespace {

const QJsonObject hello{
    {"type", "hello"},
    {"protocol", 1},
    {"engine",
     QJsonObject{
         {"name", "Qt Widgets"},
         {"version", qVersion()},
         {"language", "C++"},
         {"homepage", "https://doc.qt.io/qt-5/qtwidgets-index.html"},
         {"features",
          QJsonArray{"responder-chain", "hit-testing", "touches", "multi-touch", "windows",
                     "first-responder"}},
         {"kinds",
          QJsonArray{"application", "application delegate", "object", "responder", "window", "view",
                     "label", "image view", "button", "text field", "text view"}},
     }},
};

void write(const QJsonObject &message)
{
    const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, size_t(line.size()), stdout);
    std::fflush(stdout);
}

QJsonObject perform(Application &application, Hand &hand, const QJsonArray &stage,
                    const QJsonObject &request)
{
    QJsonObject reply{{"id", request["id"]}};
    try {
        World world(application, hand);
        world.build(stage);
        QJsonArray records;
        for (const auto &step : request["steps"].toArray())
            records.append(world.perform(step.toObject()));
        reply["type"] = "observed";
        reply["records"] = records;
    } catch (const Skip &skip) {
        reply["type"] = "skipped";
        reply["reason"] = skip.reason;
        if (!skip.url.isEmpty())
            reply["url"] = skip.url;
    } catch (const std::exception &problem) {
        reply["type"] = "errored";
        reply["message"] = problem.what();
    }
    return reply;
}

} // namespace

int main(int count, char **arguments)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(count, arguments);
    Hand hand;
    QHash<int, QJsonArray> stages;

    std::string line;
    while (std::getline(std::cin, line)) {
        const auto message = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const QString type = message["type"].toString();
        if (type == "hello")
            write(hello);
        else if (type == "stage")
            stages[message["id"].toInt()] = message["responders"].toArray();
        else if (type == "perform")
            write(perform(application, hand, stages[message["stage"].toInt()], message));
        else if (type == "bye")
            break;
    }
    return 0;
}
