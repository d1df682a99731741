// The limit for a site: one process that renders each file with libcmark and writes the result.
// Usage: cmark-files OUTPUT FILE...

#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(*length + 1);
  size_t count = text ? fread(text, 1, *length, file) : 0;
  fclose(file);
  if (count == *length) return text;
  free(text);
  return NULL;
}

static int render(const char *path, const char *folder) {
  size_t length = 0;
  char *text = read_file(path, &length);
  if (!text) return 1;
  char *html = cmark_markdown_to_html(text, length, CMARK_OPT_DEFAULT);
  free(text);
  const char *slash = strrchr(path, '/');
  char output[4096];
  snprintf(output, sizeof output, "%s/%s.html", folder, slash ? slash + 1 : path);
  FILE *file = fopen(output, "wb");
  if (file) {
    fwrite(html, 1, strlen(html), file);
    fclose(file);
  }
  free(html);
  return file ? 0 : 1;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: cmark-files OUTPUT FILE...\n");
    return 64;
  }
  for (int index = 2; index < count; index++) {
    if (render(arguments[index], arguments[1])) {
      fprintf(stderr, "cannot render %s\n", arguments[index]);
      return 1;
    }
  }
  return 0;
}
