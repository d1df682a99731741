/// What a page may be called: `Spec/touch/phases.md` is also `Spec/touch/phases`, `touch/phases`
/// and `phases`.
struct PageNames: Sequence {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The names, the longest first.
  func makeIterator() -> some IteratorProtocol<Substring> {
    let stem = path.hasSuffix(".md") ? path.dropLast(3) : path[...]
    let tails = stem.indices.lazy.filter { stem[$0] == "/" }.map { stem[stem.index(after: $0)...] }
    return ([path[...], stem] + tails).makeIterator()
  }

  /// The name that people are likely to write: the file's own, without its ending.
  var shortest: String {
    let file = path.split(separator: "/").last ?? path[...]
    return String(file.hasSuffix(".md") ? file.dropLast(3) : file)
  }
}
