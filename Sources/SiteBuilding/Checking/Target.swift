/// What a link within the site leads to.
struct Target: Hashable {
  /// The file's path within the site; nil where the link leads out of its folder.
  var path: String?
  /// The name of the place in it, if the link names one.
  var anchor: String?

  /// Follows a link that stands on a page; nil where it leads to the web or elsewhere.
  init?(_ link: String, on page: String, base: BaseURL?) {
    var link = link[...]
    var folder = page.split(separator: "/").dropLast()
    if let base, link.hasPrefix(base.text) {
      link = link.dropFirst(base.text.count)
      folder = []
    } else if Self.leadsElsewhere(link) {
      return nil
    }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.first?.prefix { $0 != "?" } ?? ""
    if parts.count > 1 {
      // What follows a question mark is for a script, which finds it there.
      anchor = parts[1].prefix { $0 != "?" }.percentDecoded
    }
    path = link.first == "#" ? page : Self.path(String(file), from: folder.map(String.init))
  }

  /// Whether a link begins with a scheme, such as `https:`, or with a host.
  private static func leadsElsewhere(_ link: Substring) -> Bool {
    let scheme = link.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return link.hasPrefix("//") || link[scheme.endIndex...].first == ":" && !scheme.isEmpty
  }

  private static func path(_ file: String, from folder: [String]) -> String? {
    guard file.first != "/" else { return nil }
    var parts = folder
    let steps = file.split(separator: "/", omittingEmptySubsequences: false)
    for step in steps {
      switch step {
      case ".", "": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(step.percentDecoded)
      }
    }
    if steps.last == "" || steps.last == "." || steps.last == ".." { parts.append(SiteFile.front) }
    return parts.joined(separator: "/")
  }
}

extension Substring {
  /// The text with every `%XX` read as the byte it stands for.
  fileprivate var percentDecoded: String {
    guard contains("%") else { return String(self) }
    var decoded: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
