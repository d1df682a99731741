extension Sequence where Element: Hashable {
  /// The elements without repetitions, each at its first place.
  @inlinable package var unique: [Element] {
    var seen = Set<Element>(minimumCapacity: underestimatedCount)
    return filter { seen.insert($0).inserted }
  }
}
