import Benchmark
import Limits
import Responders

// The same ten responders in Swift and in plain C++; compare the pairs within one run.

benchmark("build and free, C++") { limit_free(limit_build()) }
benchmark("build and free, Responders") { _ = Grid() }

let limit = limit_build()
let grid = Grid()

benchmark("hit-test, C++") {
  precondition(limit_hit(limit, 200, 150) == 5)
}
benchmark("hit-test, Responders") {
  precondition(grid.window.hitTest(Point(x: 200, y: 150), with: nil) === grid.cells[3])
}
benchmark("walk the chain, C++") {
  precondition(limit_walk(limit, 5) == 6)
}
benchmark("walk the chain, Responders") {
  precondition(grid.count(from: grid.cells[3]) == 6)
}
benchmark("build, hit-test, walk, free, C++") {
  let tree = limit_build()
  precondition(limit_walk(tree, limit_hit(tree, 200, 150)) == 6)
  limit_free(tree)
}
benchmark("build, hit-test, walk, free, Responders") {
  let grid = Grid()
  let hit = grid.window.hitTest(Point(x: 200, y: 150), with: nil)
  precondition(hit.map(grid.count(from:)) == 6)
}

let handed = HandedTouch()
benchmark("down, move and up, handed on by eight views") { handed.tap() }

for depth in [10_000, 100_000] {
  let chain = DeepTree(levels: depth)
  benchmark("hit-test, \(depth) levels") {
    precondition(chain.top.hitTest(Point(x: 1, y: 1), with: nil) === chain.bottom)
  }
  benchmark("print the chain, \(depth) levels") {
    precondition(chain.bottom.chainDescription.utf8.count == depth * 8 - 4)
  }
  benchmark("build and free, \(depth) levels") { _ = DeepTree(levels: depth) }
}

Benchmark.main()
