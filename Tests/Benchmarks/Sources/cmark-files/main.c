// The limit for a site: one process that renders each file with libcmark and writes the result.
// Usage: cmark-files PAGES OUTPUT

#include <cmark.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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

static int render(const char *pages, const char *name, const char *output) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", pages, name);
  size_t length = 0;
  char *text = read_file(path, &length);
  if (!text) return 1;
  char *html = cmark_markdown_to_html(text, length, CMARK_OPT_DEFAULT);
  free(text);
  snprintf(path, sizeof path, "%s/%s.html", output, name);
  FILE *file = fopen(path, "wb");
  if (file) {
    fwrite(html, 1, strlen(html), file);
    fclose(file);
  }
  free(html);
  return file ? 0 : 1;
}

int main(int count, char **arguments) {
  DIR *pages = count == 3 ? opendir(arguments[1]) : NULL;
  if (!pages) {
    fprintf(stderr, "usage: cmark-files PAGES OUTPUT\n");
    return 64;
  }
  mkdir(arguments[2], 0777);
  int failures = 0;
  for (struct dirent *entry; (entry = readdir(pages));) {
    if (strstr(entry->d_name, ".md")) failures += render(arguments[1], entry->d_name, arguments[2]);
  }
  closedir(pages);
  return failures > 0;
}
