import ArgumentParser
import Foundation

/// Generates the scenarios of `suite` for behave, with steps in Python.
struct GenerateBehave: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "behave", abstract: "The scenarios of `suite` as a feature for behave.")

  @Argument(help: "How many scenarios.")
  var count: Int

  @Argument(help: "The folder to make.")
  var folder: String

  func run() throws {
    var feature = """
      Feature: Hit-testing
        Scenario Outline: A touch finds its cell of the grid
          Given the grid
          When touching <x> <y>
          Then the hit-test view is <view>

          Examples:
            | x | y | view |

      """
    for index in 0..<count {
      let (x, y) = Grid.point(index)
      feature += "      | \(x) | \(y) | \(Grid.cell(x, y)) |\n"
    }
    let steps = "\(folder)/steps"
    try FileManager.default.createDirectory(atPath: steps, withIntermediateDirectories: true)
    try Data(feature.utf8).write(to: URL(fileURLWithPath: "\(folder)/grid.feature"))
    try Data(Self.steps.utf8).write(to: URL(fileURLWithPath: "\(steps)/grid.py"))
  }

  private static let steps = """
    from behave import given, then, when


    class View:
        def __init__(self, name, up, x, y, width, height):
            self.name, self.up, self.frame, self.subviews = name, up, (x, y, width, height), []
            if isinstance(up, View):
                up.subviews.append(self)

        def hit(self, x, y):
            if not (0 <= x < self.frame[2] and 0 <= y < self.frame[3]):
                return None
            for view in reversed(self.subviews):
                found = view.hit(x - view.frame[0], y - view.frame[1])
                if found:
                    return found
            return self


    @given("the grid")
    def build(context):
        context.window = View("window", "app", 0, 0, 300, 300)
        root = View("A", context.window, 0, 0, 300, 300)
        for index, name in enumerate("BCDEFG"):
            View(name, root, index % 2 * 150, index // 2 * 100, 150, 100)


    @when("touching {x:d} {y:d}")
    def touch(context, x, y):
        context.found = context.window.hit(x, y)


    @then("the hit-test view is {name}")
    def check(context, name):
        assert context.found.name == name, context.found.name

    """
}
