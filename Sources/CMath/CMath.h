#pragma once
// The functions of C's <math.h> (C17, 7.12) that Geo uses, for the browser build: it has no system headers, so they are
// declared here and linked from wasi-libc. Angles are in radians.

double asin(double x);
double atan(double x);
double atan2(double y, double x);
double atanh(double x);
double cos(double x);
double exp2(double x);
double log2(double x);
double sin(double x);
double sinh(double x);
