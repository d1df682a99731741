// The words of the protocol that name nothing in Qt.
#pragma once

#include <QJsonObject>

/// Throws `Skip` if Qt has nothing for what a step says.
void skipIfLacking(const QJsonObject &step);
