/// Names the places of a page as code hosts do: `Apple 2019` gives `apple-2019`.
struct AnchorMaker {
  private var counts: [String: Int] = [:]

  /// The heading's anchor; a second heading of the same text gets `-1`, and so on.
  mutating func anchor(for text: String) -> String {
    let slug = Slug.make(of: text)
    let count = counts[slug, default: 0]
    counts[slug] = count + 1
    return count == 0 ? slug : "\(slug)-\(count)"
  }
}
