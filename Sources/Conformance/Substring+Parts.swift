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

  /// Returns what is between bytes that separate words, without empty parts.
  ///
  /// Compares bytes where they are stored, as `parts(at:)` does; compiled where it is called, with the
  /// comparison.
  @inlinable package func words(separatedAt isSeparator: (UInt8) -> Bool) -> [Substring] {
    var (words, place) = ([Substring](), 0)
    var text = self
    text.withUTF8 { bytes in
      for end in 0...bytes.count where end == bytes.count || isSeparator(bytes[end]) {
        if place < end {
          let start = utf8.index(startIndex, offsetBy: place)
          words.append(self[start..<utf8.index(start, offsetBy: end - place)])
        }
        place = end + 1
      }
    }
    return words
  }
}

extension String {
  /// Returns whether a function returns true for a byte of the text.
  @inlinable package func hasByte(where isWanted: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { $0.contains(where: isWanted) }
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
