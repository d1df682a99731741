// The calls that responders of the stage got during one step.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QVector>

class Recorder {
public:
    void call(const QString &receiver, const QString &message)
    {
        if (listening)
            calls.append(QJsonObject{{"receiver", receiver}, {"message", message}});
    }

    void touches(const QString &receiver, const QString &message, const QVector<int> &fingers)
    {
        if (!listening)
            return;
        QJsonArray numbers;
        for (int finger : fingers)
            numbers.append(finger);
        calls.append(
            QJsonObject{{"receiver", receiver}, {"message", message}, {"fingers", numbers}});
    }

    /// Hands over what was recorded since the last time.
    QJsonArray take()
    {
        const QJsonArray taken = calls;
        calls = QJsonArray();
        return taken;
    }

    /// Off while a stage is built or torn down.
    bool listening = false;

private:
    QJsonArray calls;
};
