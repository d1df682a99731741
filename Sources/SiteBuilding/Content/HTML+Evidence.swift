import Conformance
import SpecReading

extension HTML {
  /// Adds links to what the confidence of a clause rests on, or nothing where that has no address.
  mutating func appendBasis(of clause: Clause, _ edition: Edition) {
    let bases = edition.data.bases(of: clause)
    guard !bases.isEmpty else { return }
    line("p", .class("basis")) { line in
      let links = HTML { $0.append(bases) }
      let isFirm = clause.confidence.needsAddress
      line.append(isFirm ? edition.wording.restsOn(links) : edition.wording.toldAt(links))
    }
  }

  /// Adds what a cell of the ledger says of evidence; the ledger is in the original's language.
  mutating func append(_ evidence: Evidence) {
    append(text: evidence.confidence.rawValue)
    guard !evidence.bases.isEmpty else { return }
    append(text: " ")
    append(evidence.bases)
  }

  private mutating func append(_ bases: [Evidence.Basis]) {
    for (index, basis) in bases.enumerated() {
      if index > 0 { append(text: ", ") }
      append(basis)
    }
  }

  private mutating func append(_ basis: Evidence.Basis) {
    switch basis {
    case .address(let text):
      guard let address = Address.web(text) else { return append(text: text) }
      element("a", .href(address), .title(text), text: WebLabel(text).text)
    case .header(let file, let symbol):
      element("code", text: file)
      append(text: " ")
      element("code", text: symbol)
    }
  }
}

/// A short name for an address of the web: its host, and as much of the end of its path as is short.
///
///     WebLabel("https://developer.apple.com/documentation/uikit/uiview/ishidden").text
///     // developer.apple.com/…/uiview/ishidden
struct WebLabel: Hashable {
  /// The most characters behind the host.
  private static let longestPath = 30

  /// The name.
  let text: String

  init(_ address: String) {
    let parts = address.split(separator: "/").dropFirst()
    let host = parts.first.map { $0.hasPrefix("www.") ? $0.dropFirst(4) : $0 } ?? ""
    let path = parts.dropFirst().map(\.percentDecoded.withVisibleControls)
    let ends = [path, path.suffix(2), path.suffix(1)]
    guard let last = path.last else {
      text = String(host)
      return
    }
    let end = ends.first { $0.joined(separator: "/").count <= Self.longestPath }
    let gap = end?.count == path.count ? "" : "…/"
    text = "\(host)/\(gap)" + (end?.joined(separator: "/") ?? "\(last.prefix(Self.longestPath))…")
  }
}

extension SiteData {
  /// Where what the clause's sources say can be looked up, each place once; what Apple documents
  /// comes first.
  ///
  /// A clause that is documented or observed does not rest on what is only reported.
  fileprivate func bases(of clause: Clause) -> [Evidence.Basis] {
    let cited = clause.statements.compactMap { evidence[$0] }.filter { evidence in
      evidence.confidence.needsAddress || !clause.confidence.needsAddress
    }
    var seen: Set<Evidence.Basis> = []
    return Confidence.allCases.flatMap { confidence in
      cited.filter { $0.confidence == confidence }.flatMap(\.bases)
    }.filter { seen.insert($0).inserted }
  }
}
