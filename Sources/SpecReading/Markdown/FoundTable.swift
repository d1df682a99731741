/// A table and the lines it covers.
struct FoundTable: Sendable {
  var table: PipeTable
  var lines: ClosedRange<Int>
}
