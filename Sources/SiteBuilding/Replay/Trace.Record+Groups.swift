import Conformance

extension Trace.Record {
  /// The calls, cut into stretches of one message and the same fingers, as people read them.
  var groups: [ArraySlice<Trace.Call>] {
    var groups: [ArraySlice<Trace.Call>] = []
    var rest = calls[...]
    while let first = rest.first {
      let group = rest.prefix { $0.message == first.message && $0.fingers == first.fingers }
      groups.append(group)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }
}
