#include <stdio.h>

/** Answers the messages that come in until `bye` or the end. The framework has been started. */
void converse(FILE *in, FILE *out);
