#include "limits.h"

#include <memory>
#include <vector>

namespace {

struct Responder {
  Responder *up = nullptr;
  virtual Responder *next() const { return up; }
  virtual ~Responder() = default;
};

struct View : Responder {
  double x, y, width, height, alpha = 1;
  bool hidden = false, enabled = true;
  int number;
  std::vector<std::unique_ptr<View>> subviews;

  View(int number, double x, double y, double width, double height)
      : x(x), y(y), width(width), height(height), number(number) {}

  View *add(std::unique_ptr<View> view) {
    view->up = this;
    subviews.push_back(std::move(view));
    return subviews.back().get();
  }

  virtual const View *hit(double px, double py) const {
    if (hidden || !enabled || alpha < 0.01) return nullptr;
    if (px < 0 || py < 0 || px >= width || py >= height) return nullptr;
    for (auto view = subviews.rbegin(); view != subviews.rend(); ++view) {
      if (const View *found = (*view)->hit(px - (*view)->x, py - (*view)->y)) return found;
    }
    return this;
  }
};

}  // namespace

struct limit_tree {
  Responder application, delegate, controller;
  View window{0, 0, 0, 300, 300};
};

limit_tree *limit_build(void) {
  auto *tree = new limit_tree;
  tree->application.up = &tree->delegate;
  tree->window.up = &tree->application;
  View *root = tree->window.add(std::make_unique<View>(1, 0, 0, 300, 300));
  root->up = &tree->controller;
  tree->controller.up = &tree->window;
  for (int index = 0; index < 6; index++) {
    root->add(std::make_unique<View>(2 + index, index % 2 * 150, index / 2 * 100, 150, 100));
  }
  return tree;
}

void limit_free(limit_tree *tree) { delete tree; }

int limit_hit(const limit_tree *tree, double x, double y) {
  const View *found = tree->window.hit(x, y);
  return found ? found->number : -1;
}

int limit_walk(const limit_tree *tree, int view) {
  const Responder *responder = &tree->window;
  if (view > 0) responder = tree->window.subviews[0].get();
  if (view > 1) responder = tree->window.subviews[0]->subviews[view - 2].get();
  int count = 0;
  for (; responder; responder = responder->next()) count++;
  return count;
}
