/* Names and types only, of what the engine uses. */
#pragma once
#define M_PI 3.14159265358979323846
double fabs(double);
