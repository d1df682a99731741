/// Numbers with their nouns.
enum Counted {
  /// `1 page`, `2 pages`.
  static func words(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
