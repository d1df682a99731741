// The in-process work in plain C++: what a hit-test and a walk of the chain cost at the least.

#ifdef __cplusplus
extern "C" {
#endif

/// A tree of views.
typedef struct limit_tree limit_tree;

/// Builds a window with a grid of six views in a root view, behind a controller: ten responders.
limit_tree *limit_build(void);

/// Frees the tree.
void limit_free(limit_tree *tree);

/// The number of the view found at a point, in points of the window; -1 where none is.
int limit_hit(const limit_tree *tree, double x, double y);

/// How many responders there are from the view with that number on.
int limit_walk(const limit_tree *tree, int view);

#ifdef __cplusplus
}
#endif
