import Conformance
import Results

/// Splits the bytes of a stream into the messages of the base protocol: headers, an empty line, and as
/// many bytes of JSON as the header `Content-Length` says.
struct MessageSplitter {
  private static let maximumHeader = 1 << 13
  private static let maximumContent = 1 << 26
  private static let label = Array("content-length:".utf8)
  private static let emptyLine = Array("\r\n\r\n".utf8)

  private var buffer: [UInt8] = []
  private var start = 0
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0

  /// Adds bytes, and returns the messages that are complete; nil for one that is not JSON, that is longer
  /// than the limit, or whose headers are malformed. What follows such headers is searched for the next
  /// ones.
  mutating func add(_ bytes: [UInt8]) -> [JSON?] {
    buffer += bytes
    var messages: [JSON?] = []
    while true {
      let gone = min(skipped, buffer.count - start)
      start += gone
      skipped -= gone
      guard let end = endOfHeader() else {
        guard buffer.count - start > Self.maximumHeader else { break }
        messages.append(nil)
        start += Self.maximumHeader - Self.label.count
        continue
      }
      guard let length = Self.length(in: buffer[start..<end]) else {
        messages.append(nil)
        start = end
        continue
      }
      guard length <= Self.maximumContent else {
        messages.append(nil)
        (start, skipped) = (end, length)
        continue
      }
      guard buffer.count - end >= length else { break }
      messages.append(try? JSONReader.read(buffer[end..<end + length]))
      start = end + length
    }
    // Removing what was read costs as much as what is left.
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    return messages
  }

  /// Returns the index after the empty line that ends the headers; nil if it has not arrived.
  private func endOfHeader() -> Int? {
    buffer[start...].prefix(Self.maximumHeader).firstRange(of: Self.emptyLine)?.upperBound
  }

  /// Returns the length in the headers; nil if there is none. The content of a message whose headers were
  /// malformed may precede them on their first line.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 13 || $0 == 10 }).reversed() {
      let lowered = line.map(\.lowercasedASCII)
      guard let start = lowered.ranges(of: label).last else { continue }
      let digits = lowered[start.upperBound...].drop { $0 == 0x20 }
      guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  /// Returns a message with its header.
  static func frame(_ message: JSON) -> [UInt8] {
    let content = message.bytes()
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
