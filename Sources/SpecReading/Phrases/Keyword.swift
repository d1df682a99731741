/// The word that begins a step's column: arrange, stimulate, expect.
package enum Keyword: String, Hashable, Sendable, CaseIterable {
  case given
  case when
  case then
}
