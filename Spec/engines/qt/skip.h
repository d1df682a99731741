// What Qt has no notion of: thrown by a step, and answered with `skipped`.
#pragma once

#include <QString>

struct Skip {
    QString reason;
    QString url;
};
