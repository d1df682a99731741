extension Dictionary {
  /// Creates a dictionary of pairs; of equal keys the first one counts.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
