extension Substring {
  /// Returns the parts between the occurrences of a separator: one of an empty text.
  ///
  /// Compares bytes where they are stored, because comparing characters takes a hundred times as long.
  package func parts(at separator: String) -> [Substring] {
    var (parts, start) = ([Substring](), startIndex)
    for place in utf8.places(of: separator.utf8) {
      let end = utf8.index(startIndex, offsetBy: place)
      parts.append(self[start..<end])
      start = utf8.index(end, offsetBy: separator.utf8.count)
    }
    parts.append(self[start...])
    return parts
  }
}

extension Substring.UTF8View {
  /// Returns the distances of a text's occurrences from the start.
  fileprivate func places(of text: String.UTF8View) -> [Int] {
    // Of a text from Foundation the bytes may not be stored.
    withContiguousStorageIfAvailable { Self.places(of: text, in: $0) }
      ?? Array(self).withUnsafeBufferPointer { Self.places(of: text, in: $0) }
  }

  private static func places(
    of text: String.UTF8View, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    guard let first = text.first else { return [] }
    var (places, index) = ([Int](), 0)
    while index < bytes.count {
      if bytes[index] == first, text.count == 1 || bytes[index...].starts(with: text) {
        places.append(index)
        index += text.count
      } else {
        index += 1
      }
    }
    return places
  }
}

extension Sequence<UInt8> {
  /// Returns the distance of the first such byte from the start; nil if there is none.
  package func offset(of byte: UInt8) -> Int? {
    withContiguousStorageIfAvailable { $0.firstIndex(of: byte) } ?? Array(self).firstIndex(of: byte)
  }
}
